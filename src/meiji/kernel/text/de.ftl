# Was in jedem Spiel gleich ist. In allen Sprachen stehen dieselben Meldungen in derselben Reihenfolge.
player = Spieler { $number }
why-over = Das Spiel ist zu Ende.
why-turn = { $name } ist am Zug.
why-owner = Das gehört { $name }.
why-not-asked = Danach ist jetzt nicht gefragt.
why-rules = Die Regeln erlauben das jetzt nicht.
