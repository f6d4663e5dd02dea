# To, co jest wspólne dla wszystkich gier. We wszystkich językach te same komunikaty w tej samej kolejności.
player = Gracz { $number }
why-over = Gra jest skończona.
why-turn = Teraz kolej gracza { $name }.
why-owner = To należy do gracza { $name }.
why-not-asked = Teraz nie o to chodzi.
why-rules = Zasady nie pozwalają na to teraz.
