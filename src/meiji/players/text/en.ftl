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
level-about-beginner = Plays quickly and errs a lot: for your very first games.
level-about-learner = Looks a little ahead and still errs often.
level-about-player = Plans its own turn and seldom errs by much.
level-about-veteran = Plans its own turn with care, without a thought for what the others may answer.
level-about-expert = Searches through what the others may answer.
level-about-master = Searches longest at each decision: the strongest there is here.

seat = seat { $seat }
source-regions = regions
source-ships = ships
source-objectives = objectives
source-achievements = achievements

hint-move = { $move }: chance to win { $chance } %, { $lead ->
    [0] level with the best other seat
   *[other] { $ahead ->
        [yes] about { $points } points ahead
       *[no] about { $points } points behind
    }
}
hint-alone = { $move }: about { $points } points in the end
hint-more = { $source }: about { $points } points more than with the next best move
hint-less = { $source }: about { $points } points less than with the next best move
hint-other-more = { $name }, { $source }: about { $points } points more
hint-other-less = { $name }, { $source }: about { $points } points less
hint-reply = { $name } would then probably choose: { $move }
hint-otherwise = with the next best move { $name } would probably choose: { $move }
