# Names of places on the map of both Nippon games.
region-kyushu = Kyushu
region-kansai = Kansai
region-kanto = Kanto
region-hokkaido = Hokkaido

city-fukuoka = Fukuoka
city-nagasaki = Nagasaki
city-kyoto = Kyoto
city-osaka = Osaka
city-tokyo = Tokyo
city-yokohama = Yokohama
city-sapporo = Sapporo
city-hakodate = Hakodate

names-are-ours = The names of regions and cities are ours.
