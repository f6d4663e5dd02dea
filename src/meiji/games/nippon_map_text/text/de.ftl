# Ortsnamen auf der Karte beider Nippon-Spiele.
region-kyushu = Kyushu
region-kansai = Kansai
region-kanto = Kanto
region-hokkaido = Hokkaido

city-fukuoka = Fukuoka
city-nagasaki = Nagasaki
city-kyoto = Kyoto
city-osaka = Osaka
city-tokyo = Tokio
city-yokohama = Yokohama
city-sapporo = Sapporo
city-hakodate = Hakodate

names-are-ours = Die Namen der Regionen und Städte stammen von uns.
