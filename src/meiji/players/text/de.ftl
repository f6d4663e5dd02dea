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
level-about-beginner = Spielt schnell und irrt sich oft: für die allerersten Partien.
level-about-learner = Schaut ein wenig voraus und irrt sich noch oft.
level-about-player = Plant den eigenen Zug und irrt sich selten um viel.
level-about-veteran = Plant den eigenen Zug gründlich, ohne an die Antworten der anderen zu denken.
level-about-expert = Durchsucht, was die anderen antworten könnten.
level-about-master = Sucht bei jeder Entscheidung am längsten: der stärkste, den es hier gibt.

seat = Platz { $seat }
source-regions = Regionen
source-ships = Schiffe
source-objectives = Erfolge
source-achievements = Erfolge

hint-move = { $move }: Gewinnchance { $chance } %, { $lead ->
    [0] gleichauf mit dem besten anderen Platz
   *[other] { $ahead ->
        [yes] etwa { $points } Punkte Vorsprung
       *[no] etwa { $points } Punkte Rückstand
    }
}
hint-alone = { $move }: am Ende etwa { $points } Punkte
hint-more = { $source }: etwa { $points } Punkte mehr als mit dem nächstbesten Zug
hint-less = { $source }: etwa { $points } Punkte weniger als mit dem nächstbesten Zug
hint-other-more = { $name }, { $source }: etwa { $points } Punkte mehr
hint-other-less = { $name }, { $source }: etwa { $points } Punkte weniger
hint-reply = { $name } würde dann wohl wählen: { $move }
hint-otherwise = nach dem nächstbesten Zug würde { $name } wohl wählen: { $move }
