# The site. Messages stand in the order in which pages use them.
skip = Skip to the content
language = Language
unofficial = Meiji is unofficial and free software. Learn these games from their real rulebooks, at a real table.
welcome = Industry, silk and steam
welcome-text = Play economic board games of Meiji-era Japan: with friends by a link, at one screen, or against the computer. A name is all you need.
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
start-game = New game
components = Components
components-text = Every component as a picture and in words, with the source of its values. ※ marks what we had to reconstruct.
rules = Rules in short
rules-text = A short reference in our own words, for a quick look during the game. The real rulebook says more.
chapters = Chapters
guide = First-game guide
guide-seen = Understood
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
large-board = Large view
history = History
step-back = One move back
step-on = One move on
back-to-now = Back to the current position
looking-back = After move { $moment } of { $last }
connection-lost = Connection lost. The game continues by itself when you are back online.
again-in = Something went wrong. Trying again in { $seconds } s.
unsent = Your move has not been sent yet. Next try in { $seconds } s.
table-more = About this game
confirm-off = Stop asking before final moves
confirm-on = Ask before final moves
replace-who = Replace
replace-by = with computer:
replace = Replace
seats = Players
thinks = thinks
points = Points
points-of = Points of { $name }
wins-by = { $points ->
    [0] { $name } wins the tie-break
    [one] { $name } wins by { $points } point
   *[other] { $name } wins by { $points } points
}
shared-win = A shared victory
game-over = The game is over
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
somebody-thinks = { $name } is thinking …
somebody-cannot-go-on = { $name } is stuck here: take back a move, let another level play, or download the game.
somebody-decides = { $name } is choosing
sure-final = You cannot take this back. Press again to play it.
final = cannot be taken back
to-choices = To the choices
show-all = Show all choices
undo = Undo
restart-turn = Restart my turn
log = Log

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
login-wrong = Name and password do not match.
code-wrong = Name and recovery code do not match.
copy-not-yours = Only its players may copy a running game.
real-no-computer = Computers cannot play in a game from a real table.
not-late = You can vote only about another player who has kept everyone waiting too long.
hook-only-relaxed = Only relaxed games call an address.
hook-wrong = Enter a public http or https address on the usual port.
hook-private = This address is in a private network; only public ones are called.

## Hints

hints = Hints
hints-text = Solo and computer games always allow hints. With other people a hint would be an advantage, so you decide.
hints-ask = Allow hints for everyone in this game
hint = Hint
hint-best = Best moves
hint-text = Estimated without hidden information, by playing the game on many times.
hint-looking = Looking for a hint …
hint-not-here = Hints are not allowed in this game.
hint-failed = No hint found; try again.
hint-cancel = Cancel
hint-cancelled = Hint cancelled.
hint-set-aside = There is no hint for this decision.

## Reviews

review = Review
review-of = Review: { $title }
review-chart = Chance to win after every move
review-chart-text = A circle marks a mistake; click it to see the position before it.
review-turning = Turning points
review-mistakes = Mistakes
review-none = None worth mentioning.
review-then = See the position before move { $number }
review-points = Points by source
review-running = Looking at every decision of the game …
review-waits = Another review is running; yours comes next.
review-done = { $done } of { $total } steps
review-not-yet = Nobody has reviewed this game yet. Any of its players can start a review.
review-failed = The review failed.
review-set-aside = This game cannot be reviewed: three attempts failed.
review-start = Start the review
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
