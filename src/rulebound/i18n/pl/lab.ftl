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
compare-rating = ranking
tournament-title = { $games ->
    [one] Turniej gry { $game }: { $games } partia każdej pary, ziarno { $seed }
    [few] Turniej gry { $game }: { $games } partie każdej pary, ziarno { $seed }
   *[other] Turniej gry { $game }: { $games } partii każdej pary, ziarno { $seed }
 }
tournament-title-together = { $games ->
    [one] Turniej gry { $game }: { $games } rozdanie, to samo dla wszystkich, ziarno { $seed }
    [few] Turniej gry { $game }: { $games } rozdania, te same dla wszystkich, ziarno { $seed }
   *[other] Turniej gry { $game }: { $games } rozdań, tych samych dla wszystkich, ziarno { $seed }
 }
tournament-cross = Punkty gracza z wiersza przeciw graczowi z kolumny
tournament-cross-together = Rozdania wygrane przez gracza z wiersza, a nie przez gracza z kolumny

bench-title = Na sekundę procesora, Python { $python }; koszty w µs
bench-game = gra
bench-decisions = decyzji/s
bench-games = partii/s
bench-fork = kopia
bench-imagine = kopia wyobrażona
bench-clone = klon
bench-view = widok
bench-no-peers = Nie zainstalowano innych silników. Dla porównania: pip install "rulebound[bench]" albo ./rulebound bench w klonie.

## Obciążenie i próba długotrwała

load-what = Partii naraz: { $matches }, połączeń: { $connections }, sekund: { $seconds }
load-answers = Odpowiedzi ludzi: { $answers }, na sekundę: { $per }; z graczami komputerowymi na sekundę: { $events }
load-times = Od odpowiedzi, aż zobaczą ją wszyscy: mediana { $median } ms, 99. percentyl { $p99 } ms, najgorzej { $worst } ms
load-games = W tym czasie rozpoczęto gier: { $begun }, rozegrano do końca: { $finished }, poddano: { $conceded }
load-views = Wysłano widoków stołu: { $views }, każdy po { $size } kB przed spakowaniem
load-cpu = Procesor: serwer { $server } s ({ $each } ms na odpowiedź), myślenie { $workers } s, PostgreSQL, Redis i nginx { $others } s
load-memory = Pamięć serwera: { $mb } MB, na każdą partię { $each } kB; otwartych plików: { $files }
load-machine = Obciążenie maszyny: { $load }; sam tłum zużył { $crowd } s procesora
load-returns = Zerwanych i wznowionych połączeń: { $n }, najwolniejsze po { $slowest } s
load-errors = Błędów: { $n }
load-error = · { $error }
soak-killed = Zabito: { $victim }, razy: { $times }
soak-answers = Potwierdzonych odpowiedzi w { $seconds } s: { $acknowledged }; utraconych: { $lost }
soak-matches = Gier: { $matches }; odtworzone stoją tam, gdzie stały: { $replayed }; zakończonych: { $finished }
soak-returns = Zerwanych i wznowionych połączeń: { $n }, połowa w { $median } s, wszystkie w { $slowest } s; tę samą pozycję zobaczono znowu razy: { $same }
soak-sample = Minuta { $minute }: pamięć { $mb } MB, otwartych plików { $files }, zadań { $tasks }, stołów { $tables }, procesor { $cpu } s
soak-machine = Obciążenie maszyny: { $load }
refused-program = Brakuje programu { $program }: najpierw go zainstaluj (w Debianie: apt-get install { $package }).
refused-start = { $program } się nie uruchamia: { $problem }
refused-processes = Procesów może być od 1 do { $most }, a nie { $processes }.
refused-processes-sqlite = Kilka procesów potrzebuje PostgreSQL i Redis: dodaj --postgres, a oba zostaną uruchomione na czas próby.
refused-load-game = „{ $game }” nie ma wśród gier tłumu: { $games }.
refused-victim = „{ $victim }” nie można zabić; wybierz spośród { $victims }.
refused-victim-sqlite = Na SQLite nie ma czego zabić pod nazwą { $victim }: dodaj --postgres.

## Dobór wag

tune-title = { $games ->
    [one] { $games } partia { $game }, ziarno { $seed }: jak dobrze przewidziano wyniki
    [few] { $games } partie { $game }, ziarno { $seed }: jak dobrze przewidziano wyniki
   *[many] { $games } partii { $game }, ziarno { $seed }: jak dobrze przewidziano wyniki
 }
tune-weights = wagi
tune-loss = strata logarytmiczna
tune-accuracy = trafione
tune-positions = odłożone pozycje
tune-before = dotąd
tune-after = teraz
tune-feature = co się liczy
tune-error = błąd standardowy
tune-even = równe szanse
refused-tune-games = Za mało partii, aby coś powiedzieć ({ $games }): rozegraj co najmniej { $least }.
refused-tune-mind = Gracze komputerowi { $game } niczego nie liczą w pozycji, więc nie ma czego dobierać.
refused-tune-write = Dla { $game } nie ma tabeli wag, którą można by zapisać.
