# What is the same in every game. The same messages stand in all languages, in the same order.
player = Player { $number }
why-over = The game is over.
why-turn = It is { $name }'s turn.
why-owner = This belongs to { $name }.
why-not-asked = This is not asked now.
why-rules = The rules do not allow this now.
