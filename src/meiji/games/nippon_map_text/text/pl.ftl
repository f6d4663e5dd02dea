# Nazwy miejsc na mapie obu gier Nippon.
region-kyushu = Kiusiu
region-kansai = Kansai
region-kanto = Kanto
region-hokkaido = Hokkaido

city-fukuoka = Fukuoka
city-nagasaki = Nagasaki
city-kyoto = Kioto
city-osaka = Osaka
city-tokyo = Tokio
city-yokohama = Jokohama
city-sapporo = Sapporo
city-hakodate = Hakodate

names-are-ours = Nazwy regionów i miast są nasze.
