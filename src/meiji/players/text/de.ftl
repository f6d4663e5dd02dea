level-beginner = Anfänger
level-learner = Lernender
level-player = Spieler
level-veteran = Routinier
level-expert = Könner
level-master = Meister
level-person-beginner = Hana
level-person-learner = Kenji
level-person-player = Ume
level-person-veteran = Goro
level-person-expert = Shizu
level-person-master = Okina
level-about-beginner = Spielt schnell und macht viele Fehler: für deine allerersten Partien.
level-about-learner = Schaut ein wenig voraus und macht noch viele Fehler.
level-about-player = Plant den eigenen Zug und macht selten grobe Fehler.
level-about-veteran = Plant den eigenen Zug gründlich, achtet aber nicht auf die anderen.
level-about-expert = Rechnet mit den Antworten der anderen.
level-about-master = Denkt über jede Entscheidung am längsten nach: der stärkste Gegner hier.
seat = Spieler { $seat }
hint-move = { $move }: { $chance } % Gewinnchance, { $lead ->
    [0] gleichauf mit dem besten Gegner
   *[other] { $ahead ->
        [yes] am Ende etwa { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } voraus
       *[no] am Ende etwa { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } zurück
    }
}
hint-alone = { $points ->
    [one] { $move }: am Ende etwa { $points } Punkt
   *[other] { $move }: am Ende etwa { $points } Punkte
}
hint-more = { $points ->
    [one] { $source }: etwa +{ $points } Punkt gegenüber dem nächstbesten Zug
   *[other] { $source }: etwa +{ $points } Punkte gegenüber dem nächstbesten Zug
}
hint-less = { $points ->
    [one] { $source }: etwa −{ $points } Punkt gegenüber dem nächstbesten Zug
   *[other] { $source }: etwa −{ $points } Punkte gegenüber dem nächstbesten Zug
}
hint-other-more = { $points ->
    [one] { $name }, { $source }: etwa +{ $points } Punkt
   *[other] { $name }, { $source }: etwa +{ $points } Punkte
}
hint-other-less = { $points ->
    [one] { $name }, { $source }: etwa −{ $points } Punkt
   *[other] { $name }, { $source }: etwa −{ $points } Punkte
}
hint-reply = { $name } würde dann wohl spielen: { $move }
hint-otherwise = nach dem nächstbesten Zug würde { $name } wohl spielen: { $move }
hint-even = etwa so gut wie der beste Zug
hint-taken = sonst nimmt es wohl { $name }: { $move }
hint-nudge-even = Mehrere Züge sind etwa gleich gut: Nimm, was zu deinem Plan passt.
hint-nudge-source = Wo kannst du Punkte holen? Denk an: { $source }.
hint-nudge-rival = Denk daran, was { $name } als Nächstes vorhat.
hint-nudge-clear = Ein Zug ist besser als alle anderen. Was brauchst du für deine nächsten Züge?
