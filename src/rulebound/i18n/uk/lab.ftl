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
compare-rating = рейтинг
tournament-title = { $games ->
    [one] Турнір із гри { $game }: { $games } партія кожної пари, зерно { $seed }
    [few] Турнір із гри { $game }: { $games } партії кожної пари, зерно { $seed }
   *[other] Турнір із гри { $game }: { $games } партій кожної пари, зерно { $seed }
 }
tournament-title-together = { $games ->
    [one] Турнір із гри { $game }: { $games } роздача, однакова для всіх, зерно { $seed }
    [few] Турнір із гри { $game }: { $games } роздачі, однакові для всіх, зерно { $seed }
   *[other] Турнір із гри { $game }: { $games } роздач, однакових для всіх, зерно { $seed }
 }
tournament-cross = Очки гравця в рядку проти гравця в стовпці
tournament-cross-together = Роздачі, що їх виграв гравець у рядку, але не гравець у стовпці

bench-title = За секунду ЦП, Python { $python }; витрати в мкс
bench-game = гра
bench-decisions = рішень/с
bench-games = партій/с
bench-fork = копія
bench-imagine = уявна копія
bench-clone = клон
bench-view = вигляд
bench-no-peers = Інших рушіїв не встановлено. Для порівняння: pip install "rulebound[bench]" або ./rulebound bench у клоні.

## Навантаження і витримка

load-what = Партій водночас: { $matches }, з’єднань: { $connections }, секунд: { $seconds }
load-answers = Відповідей людей: { $answers }, за секунду: { $per }; разом із комп’ютерними гравцями за секунду: { $events }
load-times = Від відповіді, доки її побачать усі: медіана { $median } мс, 99-й процентиль { $p99 } мс, найгірше { $worst } мс
load-games = Тим часом розпочато ігор: { $begun }, зіграно до кінця: { $finished }, здано: { $conceded }
load-views = Надіслано видів столу: { $views }, кожен по { $size } кБ до стискання
load-cpu = Процесор: сервер { $server } с ({ $each } мс на відповідь), роздуми { $workers } с, PostgreSQL, Redis і nginx { $others } с
load-memory = Пам’ять сервера: { $mb } МБ, на кожну партію { $each } кБ; відкритих файлів: { $files }
load-machine = Навантаження машини: { $load }; сам натовп ужив { $crowd } с процесора
load-returns = Обірваних і поновлених з’єднань: { $n }, найповільніше через { $slowest } с
load-errors = Помилок: { $n }
load-error = · { $error }
soak-killed = Убито: { $victim }, разів: { $times }
soak-answers = Підтверджено відповідей за { $seconds } с: { $acknowledged }; втрачено: { $lost }
soak-matches = Ігор: { $matches }; після програвання стоять там, де стояли: { $replayed }; закінчено: { $finished }
soak-returns = Обірваних і поновлених з’єднань: { $n }, половина за { $median } с, усі за { $slowest } с; ту саму позицію побачено знову разів: { $same }
soak-sample = Хвилина { $minute }: пам’ять { $mb } МБ, відкритих файлів { $files }, завдань { $tasks }, столів { $tables }, процесор { $cpu } с
soak-machine = Навантаження машини: { $load }
refused-program = Немає програми { $program }: спершу встановіть її (у Debian: apt-get install { $package }).
refused-start = { $program } не запускається: { $problem }
refused-processes = Процесів може бути від 1 до { $most }, а не { $processes }.
refused-processes-sqlite = Кільком процесам потрібні PostgreSQL і Redis: додайте --postgres, і обидва запустяться для цього виміру.
refused-load-game = «{ $game }» немає серед ігор натовпу: { $games }.
refused-victim = «{ $victim }» не можна вбити; назвіть щось із { $victims }.
refused-victim-sqlite = На SQLite немає чого вбивати під назвою { $victim }: додайте --postgres.

## Добір ваг

tune-title = { $games ->
    [one] { $games } партія { $game }, зерно { $seed }: наскільки добре передбачено наслідки
    [few] { $games } партії { $game }, зерно { $seed }: наскільки добре передбачено наслідки
   *[many] { $games } партій { $game }, зерно { $seed }: наскільки добре передбачено наслідки
 }
tune-weights = ваги
tune-loss = логарифмічна втрата
tune-accuracy = вгадано
tune-positions = відкладених позицій
tune-before = досі
tune-after = тепер
tune-feature = що враховано
tune-error = стандартна похибка
tune-even = рівні шанси
refused-tune-games = Замало партій, щоб щось сказати ({ $games }): зіграйте щонайменше { $least }.
refused-tune-mind = Комп’ютерні гравці { $game } нічого не лічать у позиції, тож добирати нічого.
refused-tune-write = Для { $game } немає таблиці ваг, яку можна було б записати.
