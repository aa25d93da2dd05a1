# Jak zmieniały się szanse: w scenie na koniec gry.

course-title = Jak zmieniały się szanse
course-offer = Komputer jeszcze raz przejdzie grę i wypróbuje każdą decyzję w wyobrażonych partiach. To trwa minutę albo dwie.
course-ask = Pokaż, jak zmieniały się szanse
course-thinking = Ocena gry: { $n } %
course-left = { $n ->
    [0] To potrwa jeszcze niecałą minutę.
    [one] To potrwa jeszcze około minuty.
    [few] To potrwa jeszcze około { $n } minut.
   *[many] To potrwa jeszcze około { $n } minut.
 }
course-leave = Nie trzeba tu czekać: ocena trwa sama, a znajdziesz ją w tym miejscu.
course-how = Każdą decyzję wypróbowano w wyobrażonych partiach komputera ({ $n }), z tego, co mógł wiedzieć gracz. Nikt nie widział ukrytych kart.
course-whose = Szansa na wygraną: { $names }.
course-chart = Szansa na wygraną
course-here = { $round ->
    [0] { $n } %, krok { $step }:
   *[other] { $n } %, { $unit } { $round }, krok { $step }:
}
course-position = Stół, jaki był wtedy
course-table = Szansa na wygraną po rundach
course-start = Na początku
course-end = Na końcu
course-turns = Punkty zwrotne
course-even = Żadna decyzja nie zmieniła wyraźnie szans.
course-points = { $way ->
    [up] o { $n } p. więcej
   *[down] o { $n } p. mniej
}
course-better = Komputer wybrałby raczej „{ $option }”: o { $n } p. lepiej.
course-as-good = Komputer nie widział nic wyraźnie lepszego.
course-when = { $round ->
    [0] Krok { $step }
   *[other] { CAPITAL($unit) } { $round }, krok { $step }
}
course-watch = Oglądaj
course-play-on = Graj dalej stąd
