# Words of the table while a game is played: telling, settings, phrases, invitations.

play-telling = Watch
play-beat = { $at } of { $of }
play-next = Next
play-skip = Skip
play-recap = Since your turn
play-recap-none = Nothing has happened yet that you did not do yourself.

play-settings = Settings
play-settings-kept = Kept in this browser, for all tables.
play-set-speed = Speed
play-set-speed-line = How long each step is shown when the game or another player acts. A click skips it.
play-set-speed-click = By click
play-set-speed-slow = Slow
play-set-speed-normal = Normal
play-set-speed-fast = Fast
play-set-speed-off = Off
play-set-text = Size of the words
play-set-text-line = For the bar, the log and what is shown beside it.
play-set-text-normal = Normal
play-set-text-large = Large
play-set-text-larger = Very large
play-set-sound = Sounds
play-set-sound-line = Short sounds when it is your move, and for what happens.
play-set-confirm = Confirm the end of a turn
play-set-confirm-line = Whoever ends a turn or a phase is asked once more.
play-set-free = Use free abilities by themselves
play-set-free-line = An interrupt or response that costs nothing is used without asking, if it is the only one.
play-confirm-end = Really? Choose it once more: { $option }

play-talk = Say something
play-say-hello = Hello!
play-say-luck = Good luck!
play-say-thanks = Thank you!
play-say-well-played = Well played!
play-say-nice = Nice one!
play-say-sorry = Sorry!
play-say-moment = One moment, please.
play-say-your-move = It is your move.
play-say-help = I need help.
play-say-mine = I will take care of it.
play-say-yours = You take it, please.
play-say-attack = Let us attack.
play-say-scheme = Let us deal with the threat first.
play-say-careful = Careful!

play-invite = Invite
play-invite-line = Whoever opens this link takes the seat: { $name }. It works once.
play-invite-watch = Let somebody watch
play-invite-watch-line = Whoever opens this link can watch. Hands stay hidden.
play-invite-qr = The same link as a QR code
play-invite-link = Link
play-invite-copy = Copy

# Piles that can be looked through.
play-piles = Piles
play-pile-look = Look through: { $pile }, { $n }

# What computer players are called, by seat; whoever reads a sentence about themselves.
play-computer-1 = Ada
play-computer-2 = Bo
play-computer-3 = Cleo
play-computer-4 = Dex
play-computer-5 = Eli
play-computer-6 = Fay
play-computer-7 = Gus
play-computer-8 = Hal
