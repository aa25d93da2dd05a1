### Laboratorium: porównania graczy i szybkość.

compare-title = { $games ->
    [one] { $games } partia gry { $game }, ziarno { $seed }
    [few] { $games } partie gry { $game }, ziarno { $seed }
   *[other] { $games } partii gry { $game }, ziarno { $seed }
 }
compare-title-together = { $games ->
    [one] Każdy gracz: { $games } partia gry { $game }, ziarno { $seed }
    [few] Każdy gracz: { $games } partie gry { $game }, ziarno { $seed }
   *[other] Każdy gracz: { $games } partii gry { $game }, ziarno { $seed }
 }
compare-player = gracz
compare-games = partie
compare-wins = wygrane
compare-rate = odsetek wygranych
compare-interval = przedział 95%
compare-fair = równy udział
compare-decisions = decyzji na partię
compare-cpu = sekundy procesora

bench-title = Na sekundę procesora, Python { $python }; koszty w µs
bench-game = gra
bench-setup = ustawienia
bench-decisions = decyzji/s
bench-games = partii/s
bench-fork = kopia
bench-imagine = kopia wyobrażona
bench-view = widok
bench-no-peers = Nie zainstalowano innych silników. Dla porównania: pip install "rulebound[bench]" albo ./rulebound bench w klonie.
bench-ratio = nasz wynik ×
