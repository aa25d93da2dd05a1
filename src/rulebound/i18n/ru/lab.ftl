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
compare-rating = рейтинг
tournament-title = { $games ->
    [one] Турнир по игре { $game }: { $games } партия каждой пары, зерно { $seed }
    [few] Турнир по игре { $game }: { $games } партии каждой пары, зерно { $seed }
   *[other] Турнир по игре { $game }: { $games } партий каждой пары, зерно { $seed }
 }
tournament-title-together = { $games ->
    [one] Турнир по игре { $game }: { $games } раздача, одинаковая для всех, зерно { $seed }
    [few] Турнир по игре { $game }: { $games } раздачи, одинаковые для всех, зерно { $seed }
   *[other] Турнир по игре { $game }: { $games } раздач, одинаковых для всех, зерно { $seed }
 }
tournament-cross = Очки игрока в строке против игрока в столбце
tournament-cross-together = Раздачи, которые выиграл игрок в строке, но не игрок в столбце

bench-title = За секунду ЦП, Python { $python }; затраты в мкс
bench-game = игра
bench-decisions = решений/с
bench-games = партий/с
bench-fork = копия
bench-imagine = мнимая копия
bench-clone = клон
bench-view = вид
bench-no-peers = Другие движки не установлены. Для сравнения: pip install "rulebound[bench]" или ./rulebound bench в клоне.

## Нагрузка и выдержка

load-what = Партий одновременно: { $matches }, соединений: { $connections }, секунд: { $seconds }
load-answers = Ответов людей: { $answers }, в секунду: { $per }; вместе с компьютерными игроками в секунду: { $events }
load-times = От ответа, пока его увидят все: медиана { $median } мс, 99-й процентиль { $p99 } мс, худшее { $worst } мс
load-games = Тем временем начато игр: { $begun }, сыграно до конца: { $finished }, сдано: { $conceded }
load-views = Отправлено видов стола: { $views }, каждый по { $size } кБ до сжатия
load-cpu = Процессор: сервер { $server } с ({ $each } мс на ответ), размышления { $workers } с, PostgreSQL, Redis и nginx { $others } с
load-memory = Память сервера: { $mb } МБ, на каждую партию { $each } кБ; открытых файлов: { $files }
load-machine = Нагрузка машины: { $load }; сама толпа заняла { $crowd } с процессора
load-returns = Оборванных и восстановленных соединений: { $n }, самое медленное через { $slowest } с
load-errors = Ошибок: { $n }
load-error = · { $error }
soak-killed = Убито: { $victim }, раз: { $times }
soak-answers = Подтверждено ответов за { $seconds } с: { $acknowledged }; потеряно: { $lost }
soak-matches = Игр: { $matches }; проигранные снова стоят там, где стояли: { $replayed }; закончено: { $finished }
soak-returns = Оборванных и восстановленных соединений: { $n }, половина за { $median } с, все за { $slowest } с; ту же позицию увидели снова раз: { $same }
soak-sample = Минута { $minute }: память { $mb } МБ, открытых файлов { $files }, задач { $tasks }, столов { $tables }, процессор { $cpu } с
soak-machine = Нагрузка машины: { $load }
refused-program = Нет программы { $program }: сначала установите её (в Debian: apt-get install { $package }).
refused-start = { $program } не запускается: { $problem }
refused-processes = Процессов может быть от 1 до { $most }, а не { $processes }.
refused-processes-sqlite = Нескольким процессам нужны PostgreSQL и Redis: добавьте --postgres, и оба запустятся для этого замера.
refused-load-game = «{ $game }» нет среди игр толпы: { $games }.
refused-victim = «{ $victim }» нельзя убить; назовите что-то из { $victims }.
refused-victim-sqlite = На SQLite нечего убивать под именем { $victim }: добавьте --postgres.

## Подбор весов

tune-title = { $games ->
    [one] { $games } партия { $game }, зерно { $seed }: насколько хорошо предсказаны исходы
    [few] { $games } партии { $game }, зерно { $seed }: насколько хорошо предсказаны исходы
   *[many] { $games } партий { $game }, зерно { $seed }: насколько хорошо предсказаны исходы
 }
tune-weights = веса
tune-loss = логарифмическая потеря
tune-accuracy = угадано
tune-positions = отложенных позиций
tune-before = прежние
tune-after = новые
tune-feature = что учтено
tune-error = стандартная ошибка
tune-even = равные шансы
refused-tune-games = Слишком мало партий, чтобы что-то сказать ({ $games }): сыграйте не меньше { $least }.
refused-tune-mind = Компьютерные игроки { $game } ничего не считают в позиции, подбирать нечего.
refused-tune-write = Для { $game } нет таблицы весов, которую можно было бы записать.
