# The site. Messages stand in the order in which pages use them.
skip = Skip to the content
language = Language
unofficial = Meiji is unofficial and free software. Learn these games from their real rulebooks, at a real table.
welcome = Industry, silk and steam
welcome-text = Three rich board games of Meiji-era Japan, free in your browser: build factories, lay railways, win the markets of a country on the move.
welcome-back = Welcome back, { $name }
promise-computers = Play at once against computers, from your first game to master
promise-friends = Invite friends by a link, or share one screen
promise-learning = Learn as you play: hints, reasons and a review of every game
name-enough = A name is all you need. No account, no e-mail.
name-ask = Your name
name-save = Save name
my-tables = My games
open-tables = Open games
no-open-tables = No open games right now. Start one and let anyone join.
finished-tables = Finished games
start-now = Start the game
solo = Solo
opponents = { $number ->
    [one] Your opponent
   *[other] Your opponents
}
opponent-friend = Friends
opponent-friend-text = You get a link to send. The game begins when everybody is there.
opponent-screen = At this screen
opponent-screen-text = Pass the phone or the mouse on.
more-options = More options
who-above = as chosen above
solo-text = Your rival is Takatoshi, who needs no player: after each of your turns he turns up a tile and takes a worker, a train space or a market from under your nose. Meet your goals before the last consolidation to win.
start-table = Start a game
play-now = Play now
components = Components
components-text = Every component as a picture and in words, with the source of its values. ※ marks what we had to reconstruct.
rules = Rules in short
rules-text = A short reference in our own words, for a quick look during the game. The real rulebook says more.
chapters = Chapters
guide = First-game guide
guide-seen = Understood
guide-more = Show the whole explanation
guide-off = Stop explaining
guide-on = Explain every kind of decision again
reconstructed = reconstructed
for-exactly = For { $number } players
for-people = { $least ->
    [one] For { $least } to { $most } players
   *[other] For { $least } to { $most } players
}
your-turn = Your turn
to-move = to move
seats-free = { $number ->
    [one] 1 player missing
   *[other] { $number } players missing
}
new-moves = { $number ->
    [one] 1 new move
   *[other] { $number } new moves
}
waits-since = your turn; last move { $since }
last-move = last move: { $since }
ago-now = just now
ago-minutes = { $number ->
    [one] 1 minute ago
   *[other] { $number } minutes ago
}
ago-hours = { $number ->
    [one] 1 hour ago
   *[other] { $number } hours ago
}
ago-days = { $number ->
    [one] 1 day ago
   *[other] { $number } days ago
}
is-copy = What if
is-upload = Loaded
to-origin = To the original game
seat-free = free
seat-number = Player { $number }
person-number = Player { $number }
own-box = This game uses the box { $box }.
how-many = How many players?
who-sits = Who plays?
who-me = me
who-friend = a friend, by link
who-screen = someone at this screen
who-computer = { $name } ({ $level })
screen-name = Name of the player at this screen
computer-name = Computer ({ $level })
pace = Pace
pace-live = Live: everyone is here now
pace-relaxed = Relaxed: play when you have time
listed-ask = Anyone may join or watch: list the game on the home page
seed = Seed
seed-ask = A number that fixes every draw
seed-alone = You can choose a seed only for a private game alone or against computers. Otherwise whoever chose it could work out what the others hold.
waiting = waiting for players
waiting-text = The game starts by itself as soon as everyone is here.
sit-down = Join
computer-instead = Let a computer play
invite-link = Link for players
spectator-link = Link for spectators
copy = Copy
delete-table = Delete this game
sure = Really? Press again.
invited = { $name } invites you to a game of { $title }
choose-seat = Choose your colour
sorry = That didn't work
not-found = Not found
go-home = To the home page
board = Board
parts = Parts of the board
history = History
step-back = One move back
step-on = One move on
menu = Menu
settings = Settings
close = Close
zoom = Size of the board
zoom-in = Larger
zoom-out = Smaller
zoom-fit = Fit to screen
sheet = Choices: show more or less
choices-number = { $number ->
    [one] 1 choice
   *[other] { $number } choices
}
rules-tab = Rules
rules-search = Search the rules
rules-none = Nothing found. Try another word.
theme = Colours
theme-system = like the device
theme-light = light
theme-dark = dark
text-size = Text size
text-normal = normal
text-large = large
letters = Keys
letters-on = Letters and signs play choices
letters-off = Letters and signs do nothing
back-to-now = Back to the current position
looking-back = After move { $moment } of { $last }
connection-lost = Connection lost. The game continues by itself when you are back online.
again-in = Something went wrong. Trying again in { $seconds } s.
unsent = Your move has not been sent yet. Next try in { $seconds } s.
table-more = About this game
confirm-off = Stop asking before final moves
confirm-on = Ask before final moves
end-turn-off = Stop asking before my turn ends
end-turn-on = Ask before my turn ends
replace-who = Replace
replace-by = with computer:
replace = Replace
seats = Players
thinks = thinks
points = Points
wins-by = { $points ->
    [0] { $name } wins the tie-break
    [one] { $name } wins by { $points } point
   *[other] { $name } wins by { $points } points
}
shared-by = { $names } share the victory with { $points } points
solo-over = { $points ->
    [one] The game is over: { $points } point
   *[other] The game is over: { $points } points
}
made-the-difference = { $source } made the difference: { $more } to { $less }.
points-by-source = Points by source
points-total = Total
show-result = Show the result
look-at-board = Look at the board
share-game = Share this game: anyone with this link can look at it
chart = Points during the game
rematch = Play again
rematch-go = To the next game
download = Download the game
download-sealed = The backup is sealed and holds every move: only this site can open it, and only as this game at one screen.
seed-was = The seed of this game was { $seed }.
curtain = It is { $name }'s turn. Everyone else, look away.
curtain-open = I am here: show my view
since = Since your last move
since-places = Marked on the board.
somebody-thinks = { $name } is thinking
since-more = and { $n } more
somebody-cannot-go-on = { $name } is stuck here: take back a move, let another level play, or download the game.
somebody-decides = { $name } is choosing
sure-final = You cannot take this back. Press again to play it.
sure-end = This ends your turn. Press again to end it.
final = cannot be taken back
show-all = Show all choices
panel-back = Back to all choices
panel-play = Play this
panel-usual = usual
panel-besides = In any case
then-asks = then: { $what }
then-other = then the next player
then-draw = then something is revealed
then-over = then the game ends
unavailable = Not now ({ $n })
undo = Undo
restart-turn = Restart my turn
takes-back = { $who ->
    [you] take back { $times ->
        [one] a turn
       *[other] { $times } turns
    }
   *[other] takes back { $times ->
        [one] a turn
       *[other] { $times } turns
    }
}
take-back-turn = Take back my turn
take-back-step = Take back my last step
undo-is-told = The log will say so, and anything drawn since is drawn anew
log = Log
you-do = You
log-of = Whose lines
log-of-all = Everybody
scoring-title = The regions are scored
scoring-player = Player
scoring-influence = Influence
scoring-trains = Trains
scoring-ships = Ships
scoring-points = Points
scoring-foreign = Foreign companies
goals-against = Your goals against { $name }
goal-met = reached
rival-about = How { $name } plays
go-on = Continue
pace-of-others = Show others' turns
pace-instant = at once
pace-fast = fast
pace-calm = calmly
pace-steps = step by step
replay-turns = Replay their turns
caption-skip = Click or press space: the next step, or skip the rest
sounds = Sounds

## What is refused

no-such-page = There is no such page.
no-such-method = This address cannot be called in this way.
no-such-table = This game does not exist. Perhaps it was deleted.
no-such-moment = There is no move { $moment }; this game has moves 0 to { $last }.
no-such-seat = There is no such player in this game.
name-needed = Tell us your name first: enter it on the home page.
name-empty = A name needs at least one letter.
name-too-long = A name has at most { $most } letters.
one-seat-each = You are already in this game.
seat-is-taken = Someone else already plays here.
link-needed = This game is private. Ask for the link.
link-wrong = This link is wrong or out of date.
only-owner = Only the host may do this.
not-your-table = You do not play in this game.
not-your-turn = It is not your turn.
not-begun = The game has not begun yet.
not-over = The game is not over yet.
game-is-over = The game is over.
over-is-over = The game is over; nothing can be taken back.
somebody-was-quicker = The game has moved on; look again.
move-not-legal = You cannot play "{ $move }" now.
moves-count = Send at least one move and at most { $most }.
chain-not-legal = Nothing was played: move { $number } of { $count }, "{ $move }", is not possible there.
chain-reveals = Nothing was played: move { $number } of { $count }, "{ $move }", reveals something; see it before you decide what follows.
chain-ends-turn = Nothing was played: after move { $number } of { $count }, "{ $move }", somebody else decides.
moment-needed = Say after which move you play.
nothing-to-undo = You cannot take this back: something was revealed, or someone else has played since.
curtain-closed = The curtain is closed.
save-at-the-end = This game has hidden cards, so spectators can download it only at the end.
save-sealed-elsewhere = This save was sealed by another site, or it is damaged; only the site that sealed it can open it.
save-unreadable = This save could not be read: it is damaged, or needs too much time or memory.
number-needed = { $name } must be a whole number of at most six digits.
form-too-old = This page was open for too long, or cookies are off. Reload it.
length-needed = The request does not say how long it is.
too-much = That is too much at once.
too-often = Too many at once; wait a moment.
too-many-open = Too many pages are open from your address; close some.
not-now = That cannot be done right now; try again in a moment.
bad-request = We do not understand this request.
our-mistake = Something went wrong on our side; we have made a note of it.

## Accounts, copies, real tables, waiting

account = Account
account-text = An account is optional. It lets you play on in another browser; your games come along.
account-have = You are logged in as { $name }.
register = Create an account
log-in = Log in
log-out = Log out
password = Password
password-rule = At least { $least } characters; a few words are easy to remember and hard to guess.
password-new = New password
password-lost = Forgot your password?
code = Recovery code
code-keep = Keep this code: it is shown only now, and it is the only way to replace a lost password.
delete-me = Delete my account
delete-me-text = This deletes your name, your account and the games only you play. In all other games a computer plays on for you.
somebody-gone = a player who left
late = Everyone has been waiting for { $name } for a long time.
late-you = It's your turn: the others are waiting for you.
vote = Let a computer take over
what-if = What if? Play on from here
what-if-text = Copies this position into a private game; hidden cards are drawn anew
trying-out = You are trying out:
copy-from = a copy of { $title } from move { $moment }
back-to-original = Back to the real game
copy-badge = Copy from move { $moment }
notify-on = Notify me when it is my turn
notify-off = Stop notifying me
hook = Address to call when it is my turn
hook-save = Save address
upload = Load a saved game
upload-text = Save file
upload-go = Load
real = Record a game from a real table
real-text = Everyone shares this screen. Whatever you draw at your table, you enter here.
real-start = Enter the setup
drawn-ask = What did you draw?
drawn-what = Drawn
drawn-number = Draw { $number }: what was it?
drawn-that = That was it
drawn-so-far = Entered so far
password-length = A password needs { $least } to { $most } characters.
password-weak = Anyone would guess this password; use a few words.
password-wrong = This is not your password.
have-account = You already have an account.
name-taken = This name is taken; choose another one.
name-mixed = Write the name of an account in one alphabet.
login-wrong = Name and password do not match.
code-wrong = Name and recovery code do not match.
copy-not-yours = Only its players may copy a running game.
real-no-computer = Computers cannot play in a game from a real table.
not-late = You can vote only about another player who has kept everyone waiting too long.
hook-only-relaxed = Only relaxed games call an address.
hook-wrong = Enter a public http or https address on the usual port.
hook-private = This address is in a private network; only public ones are called.

## Coming back

return-link = Your return link
return-text = This link brings you back to your games, from any browser and without a password. Keep it, and keep it to yourself.
return-new = Keep your return link: with it you find your way back here from any browser.
return-kept = I have kept it
return-renew = Make a new link
return-renew-text = A new link ends the old one and logs out all your other browsers.
return-welcome = Welcome back, { $name }!
return-ask = Play on as { $name } in this browser?
return-instead = Right now you are { $name } here.
return-own = To come back as { $name } later, keep this link
return-go = I am { $name }
return-not = Not me
return-wrong = This return link is wrong or out of date.
return-account = There is an account for this player now: log in with its password.
invite-scan = Send the link, or let your friends scan the code.
used-title = This game of { $title } has begun
used-text = Everyone is here; the invitation has been used.
used-watch = Watch the game
used-me = I am { $name }
used-paste = Paste your return link
used-go = Back to my game
used-lost = No return link? Ask { $name } to invite you again.
lost-title = Somebody is lost?
lost-text = Invite again, and whoever opens the new link plays on. The player you replace hears of it and can object.
lost-invite = Invite again for { $name }
lost-link = Link to play on for { $name }
lost-you = You seemed lost, so someone else was invited to play on for you.
lost-taken = Someone else plays on for you, because you seemed lost.
lost-object = I am here: I play myself
lost-back = { $name } is back and plays on. You can watch.
seat-invited = { $name } invites you to play on in a game of { $title }
seat-instead = You take over from { $name }, who seems lost.
seat-go = Play on
holder-here = { $name } is here right now.
holder-back = { $name } is back and plays on.
holder-may-object = { $name } can still object. You can play on in { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.
holder-may-object-hours = { $name } can still object. You can play on in { $hours ->
    [one] one hour
   *[other] { $hours } hours
}.
rematch-not-moved = { $name } has not moved in this game. Start a new one and invite { $name }.
too-many-reports = You have { $most } open reports. Please wait until they are settled.
lost-hidden = With hidden cards there is time to object first: ten minutes, in a relaxed game a day.
rated-to-the-end = This game counts: play it to the end, give up or leave.
## Leaving a game

computers-play = Let a computer play
leaving = Leave or end the game
leave = Leave the game
leave-waiting = Leave this game
leave-text = You can go at any time. A computer plays on in your place, and you may watch.
leave-to = Computer:
resign = Give up
resign-text = If you give up, the game ends and your opponent wins.
resign-only-two = You can give up only in a running game of two, as one of its players. Leave it instead: a computer plays on for you.
end-propose = Propose to end the game
end-text = The game ends without a winner as soon as everyone agrees.
end-proposed = { $name } proposes to end the game without a winner.
delete-propose = Propose to delete the game
delete-text = Others play here, too: the game is deleted as soon as everyone agrees.
delete-proposed = { $name } proposes to delete this game for everyone.
delete-together = Others play here, too. Propose to delete the game: it goes as soon as everyone agrees.
proposal-waits = Waiting for { $names }.
proposal-agree = Agree
proposal-decline = Decline
proposal-withdraw = Withdraw
no-such-proposal = You can propose to end or to delete a game, nothing else.
seat-is-theirs = { $name } plays here. Only { $name } can hand over to a computer, or the votes of all others after a long wait.
departed-left = { $name } has left; { $computer } plays on.
departed-voted = { $name } stayed away too long; by your votes { $computer } plays on.
ended-agreed = Ended by agreement
ended-resigned = { $name } gave up
table-deleted = { $name } deleted your game of { $title }.
replaced-clock = Your time ran out in { $title }: a computer goes on for you.
replaced-voted = The others voted in { $title }: a computer goes on for you.
review-not-whole = This game was not played to its end, so it cannot be reviewed.

## Watching

share = Share
you-watch = You are watching.
you-watch-hand = You see what { $name } sees.
watch-cookie = Your browser has to keep a cookie of this site to watch; then open the link again.
hand-show = Show my hand by a link
hand-text = Whoever opens this link watches through your eyes. The other players see nothing by it.
hand-link = Watch me: this link shows my hand
hand-hide = Hide my hand again
nothing-to-show = There is no hand of yours to show here.
one-watches = One person is watching.
many-watch = { $number } are watching.

## Chat, notes, the owner's page

chat = Chat
chat-players = Chat of the players
chat-players-text = Only the players read this.
chat-spectators = Chat of the spectators
chat-spectators-text = The players read this only after the game.
chat-watching = watches
chat-say = Your message
chat-send = Send
chat-mute = Mute
chat-mute-text = Read nothing more from this person
chat-unmute = Read { $names } again
chat-report = Report
chat-report-text = Show this message to the owner of the site
chat-reported = Reported
chat-off = Turn the chat off for me
chat-on = Turn the chat on
chat-is-off = You have turned the chat off.
chat-empty = Write something first.
chat-too-long = A message has at most { $most } letters.
no-such-phrase = There is no such phrase.
no-such-message = There is no such message.
phrase-hello = Hello!
phrase-luck = Good luck, have fun!
phrase-moment = I need a moment.
phrase-back = Back in a few minutes.
phrase-nice = Well played!
phrase-ouch = Ouch!
phrase-thanks = Thank you!
phrase-good-game = Good game!
notes = My notes
notes-text = Only you see them.
notes-save = Save notes
notes-saved = Saved
note-too-long = Notes have at most { $most } letters.
banned = The owner of this site has banned you; you can only look on.
owner = Site owner
reports = Reports
reports-none = Nothing has been reported.
report-by = Reported by { $name }
report-nothing = All is well
report-message = Delete the message
report-ban = Delete it and ban the writer
report-table = Delete the game
no-such-report = There is no such report; perhaps it has been settled.
banned-people = Banned
banned-none = Nobody is banned.
unban = Let in again
owner-not-banned = An owner of the site cannot be banned.

## Archive and ratings

archive = Finished games
archive-all-mine = All my finished games, with statistics
archive-game = Game
archive-players = Players
archive-result = Result
archive-option = Option
archive-opponent = Played with
archive-all = all
archive-won = won
archive-lost = not won
archive-none = ended by agreement
archive-show = Show
archive-total = { $number ->
    [0] No finished games here yet.
    [one] 1 finished game
   *[other] { $number } finished games
}
archive-minutes = { $number } min
archive-moves = { $number ->
    [one] 1 move
   *[other] { $number } moves
}
archive-agreed = ended by agreement
archive-resigned = somebody gave up
archive-pages = Pages
archive-saves = All as saves
stats-line = Games: { $games } · won: { $won } · points on average: { $average } · best: { $best }
stats-seats = By seat
stats-games = Games
stats-average = Points
stats-sources = Where the points come from, a game
stats-source = Source
stats-mine = You
stats-winners = Winners
profile-mine = My page
profile-since = Plays here since { $date }
profile-guest = Guest since { $date }
profile-ratings = Ratings
profile-games = Games
profile-together = Games together
profile-hide = Hide this page from strangers: only people I played with see it
profile-save = Save
rating-two = two players
rating-many = three or four players
rating-curve = { $number ->
    [one] after 1 rated game
   *[other] after { $number } rated games
}
crest-motif = Your crest
crest-colour = Its colour
no-such-crest = There is no such crest.
motif-name = { $motif ->
    [plum] plum blossom
    [chrysanthemum] chrysanthemum
    [bellflower] bellflower
    [clover] clover
    [stars] three stars
    [tortoise] tortoise shell
    [waves] waves
    [arrows] arrows
    [fan] fan
    [gear] gear
    [ship] ship
    [train] train
    [torii] torii
   *[silk] silk reel
}
colour-name = { $colour ->
    [indigo] indigo
    [vermilion] vermilion
    [moss] moss green
    [plum] plum
    [rust] rust
   *[ink] ink
}
no-such-person = There is no such player, or you may not see this page.
level-measured = Measured on the ladder, where 400 points more mean ten times the odds to win.
level-unmeasured = Nobody has measured this level in a game yet.
rated = Rated game
rated-ask = This game counts for the ratings
rated-text = Everyone needs an account, and everyone who joins agrees. No hints, no copies, nothing taken back across turns. Whoever leaves comes last; a game given up within the first ten moves does not count.
rated-join = It counts for the ratings: whoever joins agrees and needs an account.
rated-account = Rated games are for players with an account; create one or log in first.
rated-who = A rated game is yours against friends or computer levels, without players at the same screen.
rated-fair = A rated game has no chosen seed, no hints and the usual box.
rated-fixed = This is a rated game: its players stay the same.
rated-no-copies = This game counts for the ratings: it cannot be saved or tried out while it runs.
## Clocks

clock = Time left
clock-live = Clock for a live game
clock-relaxed = Clock for a relaxed game
clock-none = no clock
clock-terms = { $bank } for each player, { $increment } more with every turn
clock-nights = no time runs from 22 to 8 o'clock
clock-weekends = no time runs on weekends
clock-nights-ask = Relaxed: no time runs at night, from 22 to 8 o'clock where you are
clock-weekends-ask = Relaxed: no time runs on weekends
clock-paused = The clocks are paused.
clock-go-on = Go on
clock-wrong = A clock has a bank of one minute to 60 days, at most 7 days a turn, a known time zone, and one of warn, vote, computer, resign at zero.
clock-rests = Only relaxed games rest at night and on weekends.
no-clock = There is no clock running here.
pause-propose = Propose to pause the clocks
pause-proposed = { $name } proposes to pause the clocks.
zero-ask = When a player's time is up
zero-warn = nothing happens, it is only shown
zero-vote = the others may go on without them or end the game
zero-computer = a computer takes over
zero-resign = they give up; among three or four a computer takes over
departed-clock = { $name } ran out of time; { $computer } plays on.
span-days = { $days } d { $hours } h
span-hours = { $hours } h { $minutes } min
span-minutes = { $seconds ->
    [0] { $minutes } min
   *[other] { $minutes } min { $seconds } s
}
span-seconds = { $seconds } s

## Being called, and the app

calls = Notifications
calls-text = In a relaxed game we call you when it is your turn: once a turn, and not in your quiet hours.
calls-go = How I am notified
calls-here-on = Call me in this game
calls-here-off = Do not call me in this game
push = On this device
push-text = A message from your browser, even when this site is closed. It says which game waits, nothing more.
push-on = Call me on this device
push-off = Stop calling me on this device
push-denied = Your browser does not allow messages from this site; its settings can change that.
push-failed = Your browser could not be registered.
device-number = Device { $number }
device-remove = Remove
device-wrong = This browser's address or keys cannot be used.
too-many-devices = You already have { $most } devices; remove one first.
call-failed = The last call failed: { $why }
mail = By e-mail
mail-address = E-mail address
mail-save = Save address
mail-unconfirmed = We have sent you a letter; click the link in it.
mail-confirmed = Confirmed.
mail-not-here = This site sends no e-mail.
mail-wrong = This is no e-mail address.
mail-confirm = Calls from Meiji by e-mail?
mail-confirm-yes = Yes, call me by e-mail
mail-confirm-text = Someone wants to be called at this address when it is their turn in a game. If that is you, open this link; if not, do nothing: { $address }
mail-turn = { $title }: your turn
mail-turn-text = It is your turn in { $title }: { $address }
quiet = Quiet hours
quiet-text = What comes up then is told when they are over, if it is still your turn.
quiet-from = From
quiet-to = to
quiet-save = Save hours
quiet-wrong = Quiet hours go from one full hour to another, in a known time zone.
offline = You are offline
offline-text = This page is kept on your device; your games are safe on the server and go on when you are back.
offline-again = Try again

## Lobby

lobby = Lobby
ways = Ways through the site
name-change = Change my name
lobby-text = Find people to play with: get into a game right away, join an open one, or watch.
lobby-filter = Which games
lobby-all-games = All games
lobby-all-paces = Any pace
pace-live-short = Live
pace-relaxed-short = Relaxed
crest-change = Change my crest and who sees this page
archive-text = All your finished games: look back, download them, and see what brings you points.
lobby-go = To the lobby: quick match and filters
lobby-join = Games to join
lobby-watch = Games to watch
lobby-nothing = Nothing to watch right now.
match = Quick match
match-text = Joins the open game that has waited longest, or opens one for others to join.
match-go = Find a game
match-alone = A match needs at least two players.

## Hints

hints = Hints
hints-text = Solo and computer games always allow hints. With other people a hint would be an advantage, so you decide.
hints-ask = Allow hints for everyone in this game
hint = Hint
hint-best = Show the best moves
hint-text = Estimated without hidden information, by playing the game on many times.
hint-line = How it could go on
hint-looking = Looking for a hint
hint-not-here = Hints are not allowed in this game.
hint-failed = No hint found; try again.
hint-cancel = Cancel
hint-cancelled = Hint cancelled.
hint-set-aside = There is no hint for this decision.

## Reviews

review = Review
review-of = Review: { $title }
review-accuracy = accuracy
review-turns-of = See the turns of { $name }
review-left = Points { $name } left, compared with strong play
review-left-none = From no source clearly fewer than in strong play.
review-lessons = The turns that cost { $name } most
review-better = Better:
review-try = Try again from here
review-how = Accuracy weighs every turn by the points it cost: 100 % loses nothing. The limits are shares of what strong players score.
review-chart-text = A circle marks a turn that cost much; click it to see the position before it.
review-then = See it on the board (move { $number })
review-chart = Chance to win after every move
review-none = None worth mentioning.
review-points = Points by source
review-running = Looking at every decision of the game …
review-waits = Another review is running; yours comes next.
review-done = { $done } of { $total } steps
review-not-yet = Nobody has reviewed this game yet. Any of its players can start a review.
review-failed = The review failed.
review-set-aside = This game cannot be reviewed: three attempts failed.
review-start = Start the review
review-share = Share this summary
review-shared = { $title }: { $players }. { $link }
review-shared-player = { $points ->
    [one] { $name } { $points } point ({ $percent } % accuracy)
   *[other] { $name } { $points } points ({ $percent } % accuracy)
}
turning-place = turning point { $place } of { $total }
turning-line = Better, and how it could go on:
turning-played = Back to what was played
turning-previous = Previous
turning-next = Next
turning-steps = Turning points
turning-summary = Summary
turning-begin = Step through the turning points
to-table = To the game

## Tokens of programs

tokens = Tokens for programs
tokens-text = With a token your own program can join games and play for you. So can anyone else who has it: give each program its own, and revoke it when you no longer need it.
token-keep = Here is your token; it is shown only now:
token-name = Name of the program
token-make = Create a token
token-since = { $name }, since { $date }
token-revoke = Revoke
token-wrong = This token is unknown or revoked.
not-for-programs = Programs cannot do this: the account page is for people.
no-such-token = You have no such token.
too-many-tokens = You already have { $most } tokens; revoke one first.

# Tournaments
tournaments = Tournaments
tournaments-text = Join one and play round after round, or make your own for your club. Everyone may watch.
tournaments-open = Open to join
tournaments-running = Being played
tournaments-over = Finished
tournaments-none = No open tournament right now. Make one!
tournaments-too-many = You already organise { $most } tournaments that are not over.
tournaments-go = Tournaments
tournament-make = New tournament
tournament-make-go = Make the tournament
tournament-name = Name
tournament-name-empty = Give the tournament a name.
tournament-about = What players should know (optional)
tournament-format = How it is played
format-swiss = Swiss system
format-swiss-text = A fixed number of rounds. You meet players who are doing as well as you, nobody twice. Up to 64 players.
format-robin = Round robin
format-robin-text = Everyone meets everyone exactly once. Up to 16 players.
format-knockout = Knock-out
format-knockout-text = Two meet, the winner goes on, up to the final. Up to 64 players.
tournament-rounds-ask = Rounds
tournament-rounds = A Swiss tournament has 1 to { $most } rounds.
tournament-size-ask = Players in a game
tournament-size = This game cannot be played with that many in this kind of tournament; a knock-out is for two.
tournament-size-text = { $number } in a game
tournament-mirror = Mirrored games
tournament-mirror-text = Two players meet in two games at once, with the same setup and seats exchanged. Everything drawn later is drawn separately, so neither game tells anything about the other.
tournament-mirror-ask = Play every meeting mirrored
tournament-mirror-wrong = Mirrored games are for two, in games whose whole setup is open.
tournament-mirrored = mirrored
tournament-zero = Whoever runs out of time loses the game. Whoever never made a move is out of the tournament.
tournament-clock = A tournament needs a clock.
tournament-rated-ask = All games count for the ratings
tournament-account = Tournaments are for players with an account.
tournament-live = live
tournament-relaxed = relaxed
tournament-players = { $number ->
    [one] 1 player
   *[other] { $number } players
}
tournament-places = { $number } of at most { $most }, starts with { $least } or more
tournament-round = Round { $number }
tournament-round-of = Round { $number } of { $all }
tournament-final = Final
tournament-by = Organised by { $name }
tournament-is-open = Open to join
tournament-is-over = Finished
tournament-join = Join
tournament-leave = Leave the tournament
tournament-withdraw = Withdraw
tournament-start = Start the tournament
tournament-remove = Remove
tournament-nobody = Nobody has joined yet.
tournament-my-game = To your game
tournament-organise = For you as the organiser
tournament-news = Announcement for everyone
tournament-news-go = Announce
tournament-end = End the tournament
tournament-end-text = No more rounds; games still being played count.
tournament-end-early = It is called off.
tournament-delete = Delete this tournament
tournament-standings = Standings
tournament-place = Place
tournament-player = Player
tournament-games = Games
tournament-opponents = Opponents
tournament-share = Score share
tournament-shared = shared place
tournament-out = out since round { $round }
tournament-crosswise = Who met whom
tournament-bracket = Bracket
tournament-playing = { $number ->
    [one] 1 game being played
   *[other] { $number } games being played
}
tournament-watch = Watch
tournament-replay = Look at the game
tournament-leg = Game { $number } of 2
tournament-gone = gave up
tournament-absent = not there
tournament-sits-out = Sitting out:
tournament-of = A game of the tournament
tournament-how = How it counts
tournament-how-points = You get a point for every player you finish ahead of and half a point for a tie: 1–0 in a game of two, 2–1–0 with three, 3–2–1–0 with four.
tournament-how-swiss = You meet players with as many points as you. If one is left over, they sit out, nobody twice if possible, and get the points of a win. At a smaller table the empty chair counts half a point for everyone there.
tournament-how-robin = Everyone meets everyone exactly once. Where that does not work out with full games, some games are smaller.
tournament-how-ties = Level on points? First the games among those players count, if all of them have met; then the sum of their opponents' points; then their share of the points scored in their games. If that is level, too, they share the place.
tournament-how-knockout = The winner goes on. If a meeting ends level, more points scored go on, then the better seed. Seeds go by rating, otherwise by lot.
tournament-how-forfeits = Whoever gives up, leaves or runs out of time comes last in that game. Whoever gave up a game without a single move is out of the tournament. If all agree to end a game, it is a tie.
tournament-begun = This tournament has already started.
tournament-full = This tournament is full, or it has just started.
tournament-few = A tournament starts with { $least } players or more.
tournament-over = This tournament is over.
tournament-not-there = That player is not in this tournament.
tournament-organiser = Only the organiser can do that.
tournament-game = This game belongs to a tournament and cannot be deleted.
tournament-game-begins = Your tournament game begins
no-such-tournament = There is no such tournament.
only-site-owner = Only the owner of the site can do that.
## Learning

learn-title = Learn { $title }
learn-text = { $count ->
    [one] One short lesson on the real board. You learn by playing.
   *[other] { $count } short lessons on the real board. You learn by playing.
}
learn-none = There are no lessons for this game yet. Read the rules in short, or start with the guide of your first game.
learn-done = { $done } of { $count } done
learn-progress = Lessons done
learn-begin = Start the first lesson
learn-go-on = Go on: { $title }
learn-all-done = You have done them all.
learn-first-time = First time? Learn in 10 minutes
lesson-you = You
lesson-of = Lesson { $number } of { $count }
lesson-goal = Your goal:
lesson-reached = Well done!
lesson-missed = Not yet. Your goal was:
lesson-wrong = Not this:
lesson-again = Try again
lesson-next = Next: { $title }
lesson-play = Play a whole game
lesson-is-done = Done
game-about = About the game
game-win = How you win
game-tips = Ten tips, measured
game-tips-text = Averages of { $games } games of two equal strong players, those who won against those who lost.
game-learn = Learn it: { $count } short lessons
game-learn-on = Go on learning: { $done } of { $count } lessons done
## Friends and challenges

friends = Friends
friends-go = My friends
friends-none = No friends here yet. Open a player's page and ask.
friends-play = Your friends play
friends-asked = Waiting for an answer
friends-blocked = Blocked
friend-ask = Ask to be friends
friend-asks = { $name } would like to be friends
friend-accept = Accept
friend-decline = Decline
friend-withdraw = Withdraw
friend-end = End friendship
friend-block = Block
friend-unblock = Unblock
friend-page = Player's page
friend-self = That is you.
friend-account = Friends are for players with an account, on both sides.
too-many-friends = You have reached { $most }; end or withdraw something first.
takes-no-requests = { $name } takes no requests from you.
no-such-request = There is nothing to answer here any more.
challenge = Challenge
challenge-who = Challenge { $name }
challenge-text = { $name } accepts or declines; until then you can withdraw. Who plays first is drawn.
challenge-players = { $number } players
challenge-call = { $name } challenges you
challenge-mine = You challenge { $name }
challenge-accept = Accept and play
challenge-accepted = { $name } accepts your challenge
challenge-declined = { $name } declines your challenge
challenge-no-account = { $name } has no account, so this game cannot be rated.
too-many-challenges = { $most } of your challenges are still open; withdraw one first.
no-such-challenge = This challenge is not open any more.
profile-plays = Plays now

## Solo game of the week

solo-week = Solo game of the week
solo-week-text = The same start and the same luck for everyone. You play it once, without hints; when you are done you see how the others did.
solo-which = Week { $week }
solo-play = Play
solo-go-on = Go on playing
solo-account = You need an account for this.
solo-players = { $number ->
    [0] Nobody has begun yet.
    [one] 1 player so far.
   *[other] { $number } players so far.
}
solo-later = You see their points when you have finished.
solo-player = Player
solo-no-score = not finished
solo-weeks = Other weeks
solo-once = You have had your game of this week.
solo-score = { $games ->
    [one] mean of the last games; 1 game, best: { $best }
   *[other] mean of the last games; { $games } games, best: { $best }
}
no-solo = This game cannot be played solo.
no-such-week = There was no solo game in that week.
rating-solo = solo, points
