column-player = player
column-games = games
column-wins = wins
column-share = share of wins (95 %)
column-fair = fair share
column-lead = average lead
column-score = average score
column-rating = rating (95 %)
report-title = Tournament: { $game }
report-about = { $games } games with { $seats } players, seeds from { $seed }, options { $options }.
report-explained = Every seed was played from every position at the table. The fair share is what equal players would win. Scores: the median, and the range of eight games in ten.
chart-shares = Share of wins
chart-ratings = Rating
chart-scores = Scores

review-title = Review: { $game }
review-chart = Chance to win after every move
review-move = move
review-accuracy = { $percent } % accuracy
review-left = Points left, compared with strong play
review-left-source = { $points ->
    [one] { $source }: { $points } point, strong play has { $strong }.
   *[other] { $source }: { $points } points, strong play has { $strong }.
}
review-lessons = Turns that cost most
review-none = None worth mentioning.
review-cost = { $points ->
    [one] Cost about { $points } point.
   *[other] Cost about { $points } points.
}
review-cost-turn = { $points ->
    [one] The whole turn cost about { $points } point.
   *[other] The whole turn cost about { $points } points.
}
review-chance-fell = Chance to win: { $chance } % instead of { $best } %.
review-better = Better: { $better }.
review-missed = Points missed: { $parts }.
review-gave = Points given to { $name }: { $parts }.
review-part = { $points } ({ $source })
review-line = Likely continuation: { $line }.
review-points = Points by source
review-source = source
review-average = average of strong play
review-about = Every decision was judged with what the player could know then.
kind-only = Only move
kind-good = Good
kind-inaccuracy = Inaccuracy
kind-mistake = Mistake
kind-blunder = Blunder
phase-opening = Opening
phase-middle = Middle
phase-end = End

study-title = What things are worth: { $game }
study-about = { $games } games with { $seats } players, all of them { $player }, seeds from { $seed }, options { $options }.
study-explained = Share of wins and average lead of those who had it, with 95 % intervals. The dashed line is the average of the group. A star marks what clearly stands out. Strong players take a thing when it suits them, so this does not prove what it would do for everyone.
study-seat = Turn order
study-opening = First actions
column-thing = component
column-times = times
column-text = what it does
