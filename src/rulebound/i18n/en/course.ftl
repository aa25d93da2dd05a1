# How the chances went, in the scene at the end of a game.

course-title = How the chances went
course-offer = The computer goes through the game once more and tries every decision in imagined games. That takes a minute or two.
course-ask = Show how the chances went
course-thinking = Judging the game: { $n } %
course-left = { $n ->
    [0] Less than a minute to go.
    [one] About { $n } minute to go.
   *[other] About { $n } minutes to go.
 }
course-leave = You need not wait here: it goes on by itself, and you find it in this place.
course-how = Every decision was tried in { $n } imagined games of the computer, from what its player could know. No hidden card was seen.
course-whose = The chance of { $names } to win.
course-chart = Chance to win
course-here = { $round ->
    [0] { $n } %, step { $step }:
   *[other] { $n } %, { $unit } { $round }, step { $step }:
}
course-position = The table as it stood then
course-table = The chance to win, round by round
course-start = At its beginning
course-end = At its end
course-turns = Turning points
course-even = No decision changed the chances by much.
course-points = { $way ->
    [up] { $n } points more
   *[down] { $n } points less
}
course-better = The computer would rather have chosen “{ $option }”: { $n } points better.
course-as-good = The computer saw nothing clearly better.
course-when = { $round ->
    [0] Step { $step }
   *[other] { CAPITAL($unit) } { $round }, step { $step }
}
course-watch = Watch
course-play-on = Play on from here
