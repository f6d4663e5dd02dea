level-beginner = beginner
level-learner = learner
level-player = player
level-veteran = veteran
level-expert = expert
level-master = master
level-person-beginner = Hana
level-person-learner = Kenji
level-person-player = Ume
level-person-veteran = Goro
level-person-expert = Shizu
level-person-master = Okina
level-about-beginner = Plays fast and makes many mistakes: for your very first games.
level-about-learner = Looks a little ahead and still makes many mistakes.
level-about-player = Plans ahead within a turn and rarely makes big mistakes.
level-about-veteran = Plans every turn with care, but ignores what the others may do.
level-about-expert = Reckons with the answers of the others.
level-about-master = Thinks longest about every decision: the strongest player here.
seat = player { $seat }
hint-move = { $move }: { $chance } % chance to win, { $lead ->
    [0] level with the best other player
   *[other] { $ahead ->
        [yes] about { $points ->
            [one] { $points } point
           *[other] { $points } points
        } ahead in the end
       *[no] about { $points ->
            [one] { $points } point
           *[other] { $points } points
        } behind in the end
    }
}
hint-alone = { $points ->
    [one] { $move }: about { $points } point in the end
   *[other] { $move }: about { $points } points in the end
}
hint-more = { $points ->
    [one] { $source }: about +{ $points } point compared with the next best move
   *[other] { $source }: about +{ $points } points compared with the next best move
}
hint-less = { $points ->
    [one] { $source }: about −{ $points } point compared with the next best move
   *[other] { $source }: about −{ $points } points compared with the next best move
}
hint-other-more = { $points ->
    [one] { $name }, { $source }: about +{ $points } point
   *[other] { $name }, { $source }: about +{ $points } points
}
hint-other-less = { $points ->
    [one] { $name }, { $source }: about −{ $points } point
   *[other] { $name }, { $source }: about −{ $points } points
}
hint-reply = { $name } would then probably play: { $move }
hint-otherwise = after the next best move { $name } would probably play: { $move }
hint-even = about as good as the best move
hint-taken = otherwise { $name } would probably take it: { $move }
hint-nudge-even = Several moves are about even: choose what fits your plan.
hint-nudge-source = Where can you gain points? Think of: { $source }.
hint-nudge-rival = Think of what { $name } wants to do next.
hint-nudge-clear = One move is better than all others. What do you need for your next turns?
