### Лабораторія: порівняння гравців і швидкість.

compare-title = { $games ->
    [one] { $games } партія гри { $game }, зерно { $seed }
    [few] { $games } партії гри { $game }, зерно { $seed }
   *[other] { $games } партій гри { $game }, зерно { $seed }
 }
compare-title-together = { $games ->
    [one] Кожен гравець: { $games } партія гри { $game }, зерно { $seed }
    [few] Кожен гравець: { $games } партії гри { $game }, зерно { $seed }
   *[other] Кожен гравець: { $games } партій гри { $game }, зерно { $seed }
 }
compare-player = гравець
compare-games = партії
compare-wins = перемоги
compare-rate = частка перемог
compare-interval = інтервал 95 %
compare-fair = рівна частка
compare-decisions = рішень за партію
compare-cpu = секунди ЦП

bench-title = За секунду ЦП, Python { $python }; витрати в мкс
bench-game = гра
bench-setup = налаштування
bench-decisions = рішень/с
bench-games = партій/с
bench-fork = копія
bench-imagine = уявна копія
bench-view = вигляд
bench-no-peers = Інших рушіїв не встановлено. Для порівняння: pip install "rulebound[bench]" або ./rulebound bench у клоні.
bench-ratio = наш результат ×
