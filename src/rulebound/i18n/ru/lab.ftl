### Лаборатория: сравнение игроков и скорость.

compare-title = { $games ->
    [one] { $games } партия игры { $game }, зерно { $seed }
    [few] { $games } партии игры { $game }, зерно { $seed }
   *[other] { $games } партий игры { $game }, зерно { $seed }
 }
compare-title-together = { $games ->
    [one] Каждый игрок: { $games } партия игры { $game }, зерно { $seed }
    [few] Каждый игрок: { $games } партии игры { $game }, зерно { $seed }
   *[other] Каждый игрок: { $games } партий игры { $game }, зерно { $seed }
 }
compare-player = игрок
compare-games = партии
compare-wins = победы
compare-rate = доля побед
compare-interval = интервал 95 %
compare-fair = равная доля
compare-decisions = решений за партию
compare-cpu = секунды ЦП

bench-title = За секунду ЦП, Python { $python }; затраты в мкс
bench-game = игра
bench-setup = настройки
bench-decisions = решений/с
bench-games = партий/с
bench-fork = копия
bench-imagine = мнимая копия
bench-view = вид
bench-no-peers = Другие движки не установлены. Для сравнения: pip install "rulebound[bench]" или ./rulebound bench в клоне.
bench-ratio = наш результат ×
