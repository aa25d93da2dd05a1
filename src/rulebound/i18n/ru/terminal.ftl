### Терминал и команды.

## Стол

terminal-begins = { $game }. Зерно { $seed }: с тем же зерном раздача будет такой же.
terminal-other-version = { $file } сохранён по версии правил { $theirs }, теперь это { $ours }: файл остаётся прежним, а эта игра будет сохранена в другой.
terminal-goes-on = Партия из { $file } продолжается после { $answers ->
    [one] { $answers } решения
   *[other] { $answers } решений
 }.
terminal-spectator = глазами зрителя
terminal-news = Что произошло
terminal-copies = { $n ->
    [one] { $n } копия
    [few] { $n } копии
   *[other] { $n } копий
 }
terminal-house = придумано для этого проекта: { $parts }

## Команды за столом

terminal-commands = номер: выбор · ? справка · u отменить · h совет · l журнал · s запись · c сдаться · q выход
terminal-help =
    Номер выбирает вариант с этим номером.
    ?          это объяснение и правило, по которому задан вопрос
    ? 2        объясняет вариант 2
    ? ИМЯ      что написано на карте и почему её можно или нельзя применить
    ? ПРАВИЛО  показывает правило по его идентификатору
    u          отменяет последнее решение, если с тех пор ничего не открыто
    h          что сделал бы компьютер
    l          журнал с правилами; l 200 показывает последние 200 строк
    s ФАЙЛ     сохраняет партию
    c          сдаться, навсегда
    q          выход; партию можно сохранить и продолжить позже
    Enter      показывает стол ещё раз
terminal-sit-down = { $seat }: садитесь и нажмите Enter. Остальные пусть отвернутся.
terminal-undone = Решение отменено.
terminal-saved =
    Сохранено в { $file }. Продолжить:
      { $resume }
terminal-saved-end =
    Сохранено в { $file }. Посмотреть ещё раз:
      { $replay }
terminal-concede = Сдаться навсегда? д: да, Enter: нет
terminal-quit = Сохранить партию перед выходом? Enter: да, n: нет, или введите имя файла:
terminal-yes = д да
terminal-no = н нет
terminal-input-ended =
    Ввод закончился раньше партии. Она сохранена в { $file }; продолжить:
      { $resume }
terminal-winners = { $n ->
    [1] Победитель: { $names }.
   *[other] Победители: { $names }.
 }
terminal-end-save = Партия окончена. s ФАЙЛ сохраняет её, l показывает журнал, Enter — выход.

## Вопросы

terminal-possible = { $where }: сейчас можно, вариант { $options }
terminal-not-possible = { $where }: сейчас нельзя
terminal-not-here = На столе, насколько вам видно, её нет.
terminal-which = Так называется не одно: { $names }. Введите имя подробнее.
terminal-unknown-thing = Здесь нет ничего с именем «{ $name }»: после ? введите номер варианта, название карты или идентификатор правила.

## Неверный ввод

terminal-wrong = «{ $typed }» — не вариант: введите номер от 1 до { $last } или ? для справки.
terminal-wrong-log = «{ $typed }» — не число строк: введите l или, например, l 100.
terminal-wrong-end = «{ $typed }» уже нельзя: введите s ФАЙЛ, чтобы сохранить, l для журнала или Enter для выхода.
terminal-file-exists = Файл { $file } уже есть: выберите другое имя.
terminal-refused-with = Остальных игроков { $wanted }, а в --with названо { $given }: назовите одного для всех или каждого через запятую.

## Повтор

terminal-step = Шаг { $step } из { $last }: { $viewer }
terminal-decides = { $n ->
    [1] Решает
   *[other] Решают
 } { $names }: { $rule }
terminal-decided = { $seat }: решение принято.
terminal-decided-on = { $seat } решает: { $option }.
terminal-replay-commands = n вперёд · p назад · номер: перейти к шагу · a: до конца · seat 2: глазами игрока 2 (seat 0: глазами зрителя) · l журнал · ? ИМЯ · q выйти
terminal-no-step = Шага { $step } нет: в сохранённой партии шаги от 0 до { $last }.
terminal-wrong-replay = «{ $typed }» никуда не ведёт: введите n, p, шаг от 0 до { $last }, a, seat 1, l или q.
terminal-wrong-seat = Места «{ $typed }» здесь нет: введите от seat 1 до seat { $seats } или seat 0 для зрителя.

## Командная строка

cli-help = Карточные игры точно по правилам: у каждого решения указано правило, из которого оно следует.
cli-example = Пример: { $program } play guardians --players 4
cli-help-table = Открыть стол в браузере (то же, что без команды).
cli-example-table = Пример: { $program } table --port 8000 --database postgresql://localhost/rulebound
cli-help-host = Где слушать; с 0.0.0.0 могут присоединиться другие компьютеры.
cli-help-port = Порт; 0 — любой свободный.
cli-help-database = База данных PostgreSQL, где хранить игры; без неё они хранятся в папке данных.
cli-help-redis = Сервер Redis, который связывает несколько столов на одной базе PostgreSQL.
cli-help-journal = сообщать, что происходит, строками JSON: партии созданные, оконченные и удалённые, достигнутые пределы
cli-help-keep = Сколько дней хранить законченные игры, которые никто не открывает; остальные хранятся вчетверо дольше, 0 — всегда.
cli-help-name = Имя, по которому браузеры находят этот сервер, например table.example.org; можно указать несколько раз.
cli-help-table-player = Файл с собственным игроком, который сядет за этот стол, например ./mine.py; можно указать несколько раз.
cli-help-data = Папка для игр; обычно — папка данных ваших программ.
cli-help-no-browser = Только сказать, где стол; не открывать браузер.
cli-help-load = Измерить, сколько партий выдержит сервер: толпа играет во все игры на своих серверах или на том, что уже работает.
cli-example-load = Пример: { $program } load --matches 200 --seconds 120 · { $program } load --postgres --processes 2 --nginx
cli-help-load-url = сервер, который уже работает; без него серверы запускаются для этого замера
cli-help-load-matches = партий одновременно
cli-help-load-connections = соединений на каждую партию: двое людей, остальные зрители
cli-help-load-seconds = сколько секунд измерять
cli-help-load-think = сколько секунд в среднем думает человек
cli-help-load-length = после скольких ответов люди в среднем сдаются; 0: играют до конца
cli-help-load-games = игры через запятую; без этого все
cli-help-load-player = компьютерный игрок; random думает меньше всех
cli-help-load-processes = процессов сервера; для нескольких нужен --postgres
cli-help-load-postgres = на своих PostgreSQL и Redis вместо SQLite
cli-help-load-nginx = через nginx с файлом из deploy/
cli-help-load-no-compression = не сжимать видов стола; браузерам они приходят сжатыми
cli-load-progress = секунды
cli-help-soak = Долго играть толпой или убивать под ней серверы, PostgreSQL и Redis и доказать, что ничто подтверждённое не потеряно.
cli-example-soak = Пример: { $program } soak --minutes 30 · { $program } soak --kills 40 --postgres --processes 2 --victims server,postgres,redis
cli-help-soak-minutes = сколько минут
cli-help-soak-kills = сколько раз что-то убивают
cli-help-soak-victims = что убивают по очереди: server, postgres, redis, через запятую
cli-help-soak-seed = определяет мгновения убийств
cli-soak-progress = выдержка
cli-refused-load = С такими числами играть нельзя: не меньше 1 партии, от 2 до 100 соединений, больше 0 секунд, и ничего меньше 0.
cli-refused-soak = Скажите, как долго, через --minutes, или сколько раз убивать, через --kills; ни одно не может быть меньше 0.
cli-help-backup = Записать все игры стола в один файл и проверить его, проиграв их снова; стол может работать дальше.
cli-example-backup = Пример: { $program } backup games.backup --data /var/lib/rulebound
cli-help-restore = Положить игры из резервной копии в пустую базу данных и проверить их, проиграв снова.
cli-example-restore = Пример: { $program } restore games.backup --database postgresql://localhost/rulebound
cli-help-backup-file = файл резервной копии
cli-help-no-replay = не проигрывать игры снова
cli-help-admin = Для хозяина стола: показать и удалить игры, запретить адреса, сказать что-то всем, освободить место.
cli-example-admin = Пример: { $program } admin list · { $program } admin ban 203.0.113.0/24
cli-help-admin-what = list (перечень), show (показать), delete (удалить), ban (запретить), unban (разрешить), notice (объявление) или lift: удалить игры, которые занимают место, хотя никто в них не отвечал
cli-help-admin-words = игра по её id, адрес или сеть либо слова объявления (без слов последнее исчезает)
cli-help-admin-hours = для lift: игры, которым не меньше стольких часов
cli-backup-written = { $file } записан, строк: { $rows }.
cli-backup-differs = В { $file } не то, что туда записано: диск может быть полон или испорчен.
cli-backup-fault = { $match }: { $problem }
cli-backup-proven = Проиграно снова: стоят так, как стояли, { $proven } из { $matches } игр; всего ответов: { $answers }.
cli-restored = { $file } восстановлен, строк: { $rows }.
cli-admin-list = Показано игр: { $n }; идут: { $running }.
cli-admin-bans = Запрещены: { $addresses }
cli-admin-notice = Сказано всем: { $words }
cli-admin-match = { $match }: { $game }, версия правил { $version }, ответов: { $answers }
cli-admin-times = Начата { $started }, последний раз открыта { $touched }
cli-admin-seat = Игрок { $seat }: { $kind }, имя: { $name }, компьютерный игрок: { $player }
cli-admin-deleted = Удалено игр: { $n }.
cli-admin-banned = { $address } под запретом; сервер узнает об этом за несколько секунд.
cli-admin-unbanned = { $address } снова может входить.
cli-admin-not-banned = { $address } и не был под запретом.
cli-admin-noticed = Все увидят это за несколько секунд.
cli-admin-notice-gone = Объявление убрано.
cli-admin-lifted = Удалено игр, в которых никто не отвечал: { $n }; идут: { $running }.
cli-refused-admin = «{ $what }» — это ничто из { $known }.
cli-refused-admin-words = Скажите, к чему: после { $what } должна стоять игра или адрес.
cli-refused-match = Игры { $match } здесь нет: admin list покажет те, что есть.
cli-refused-network = «{ $address }» — не адрес и не сеть, как 192.0.2.7 или 2001:db8::/64.
cli-refused-no-database = По адресу { $file } стола нет: назовите его папку через --data или базу данных через --database.
refused-backup = { $file } — не целая резервная копия: { $problem }
refused-restore-full = В этой базе данных уже есть игры: резервную копию кладут только в пустую, чтобы ничего не затереть.
refused-restore-differs = В базе данных не то, что восстановлено: не играйте на ней.
cli-help-play = Сыграть партию в терминале.
cli-example-play = Пример: { $program } play guardians --players 4 --teams 2 --with fair,random,strong --seed 7
cli-help-resume = Продолжить сохранённую партию.
cli-example-resume = Пример: { $program } resume guardians-7.json
cli-help-replay = Показать сохранённую партию по шагам.
cli-example-replay = Пример: { $program } replay guardians-7.json --seat 1
cli-help-judge = Показать, какими были шансы в сохранённой партии, где они изменились и что было бы лучше.
cli-example-judge = Пример: { $program } judge guardians-7.json --budget 200
cli-help-rules = Показать все правила, где они исполняются, и их тесты.
cli-example-rules = Пример: { $program } rules guardians --check
cli-help-cards = Показать все карты: данные, текст, количество.
cli-example-cards = Пример: { $program } cards guardians --lang uk
cli-help-deck = Сказать, что не так с колодой, показать колоды игры или перенести списки из других программ и в них.
cli-example-deck = Пример: { $program } deck check my-deck.toml · { $program } deck list champions · { $program } deck import from-ringsdb.txt --out my-deck.toml · { $program } deck export lore --game fellowship --format octgn
cli-help-deck-what = check (проверить), list (показать), import (прочитать) или export (записать)
cli-help-deck-name = файл колоды, игра, колоды которой показать, или колода, которая есть в игре из --game
cli-help-deck-game = игра, для которой колода, если в файле этого не сказано
cli-help-deck-format = как записать колоду: text (как MarvelCDB и RingsDB), octgn (.o8d) или toml
cli-help-deck-out = файл, в который записать; без него список будет выведен
cli-help-campaign = Сыграть несколько партий подряд как кампанию: начать её, продолжить, прочитать журнал.
cli-example-campaign = Пример: { $program } campaign new journey.json --decks leadership,spirit · { $program } campaign play journey.json
cli-help-campaign-what = new (начать), play (играть) или show (показать)
cli-help-campaign-file = файл кампании
cli-help-campaign-decks = Колоды, по одной на игрока: названия колод игры или файлы (TOML или JSON).
cli-help-campaign-names = new: имена игроков.
cli-help-campaign-mode = new: режим, normal (обычный) или easy (лёгкий).
cli-help-campaign-expert = new: экспертный режим, в котором раны остаются между сценариями.
cli-help-campaign-after = new: файл завершённой кампании, из которой кое-что переходит.
cli-help-conformance = Проверить игру на случайных партиях.
cli-example-conformance = Пример: { $program } conformance guardians --matches 1000 --seed 1
cli-help-compare = Измерить, как часто игроки побеждают друг друга.
cli-example-compare = Пример: { $program } compare guardians --players heuristic,random --games 1000 --setup players=2
cli-help-tournament = Выяснить, кто самый сильный игрок: каждый играет с каждым.
cli-example-tournament = Пример: { $program } tournament guardians --players random,heuristic,search --games 100 --setup players=2
cli-help-tune = Подобрать, чего стоит позиция, по партиям компьютера против самого себя.
cli-example-tune = Пример: { $program } tune champions --games 500 --seed 1
cli-help-bench = Измерить скорость рядом с другими движками.
cli-example-bench = Пример: { $program } bench guardians --json
cli-help-compile = Скомпилировать правила, если есть компилятор C: игры идут в несколько раз быстрее.
cli-example-compile = Пример: { $program } compile

cli-help-version = Показать версию.
cli-help-plain = Работать как обычный Python, даже если есть скомпилированные модули.
cli-help-game = Название игры.
cli-help-play-help = Показать эту справку; с названием игры — и её настройки.
cli-help-file = Сохранённая партия.
cli-help-lang = Язык: en, uk, ru или pl.
cli-help-json = Вывести данные для программ вместо текста.
cli-help-seat = Ваше место.
cli-help-with = Кто играет на остальных местах: easy, fair, strong, expert, random или human; одно имя для всех или по одному через запятую. Собственный игрок — по файлу: ./mine.py.
cli-help-seed = С тем же зерном результат будет тем же.
cli-help-seed-random = Число или слово: с тем же зерном раздача такая же. Без него решает случай.
cli-help-replay-seat = Чьими глазами смотреть; 0 — глазами зрителя.
cli-help-at = Начать с этого шага.
cli-help-auto = Показать остаток партии без вопросов.
cli-help-check = Ошибка, если у правила нет теста или названо неизвестное правило.
cli-help-matches = Сколько партий сыграть с каждой настройкой.
cli-help-campaigns = Столько целых случайных кампаний, если они есть в игре.
cli-help-by-lot = Сколько ещё партий сыграть, каждую с другой случайной настройкой: где в игре есть колоды, со случайными допустимыми.
cli-help-workers = Сколько процессов занять; обычно по одному на процессор.
cli-help-folder = Куда сохранять записи неудачных партий.
cli-help-compare-players = Кого сравнить, через запятую. Собственный игрок — по файлу: ./mine.py.
cli-help-tournament-players = Кто участвует, через запятую. Собственный игрок — по файлу: ./mine.py.
cli-help-tournament-games = Сколько партий играет каждая пара, чётное число; каждую раздачу играют дважды, меняясь сторонами.
cli-help-tune-player = Кто играет: habit — быстро, heuristic и search — лучше.
cli-help-tune-write = Записать веса в код игры, а не показать их.
cli-help-judge-budget = Сколько воображаемых партий приходится на каждое решение: больше — надёжнее, но дольше.
cli-judge-progress = Решения
cli-help-setup = Настройка игры, например --setup players=4; можно указать несколько.
cli-help-games = Сколько партий сыграть.
cli-help-bench-game = Какую игру измерить; без названия — все.
cli-help-all-setups = Измерить все настройки, а не по три каждой игры.
cli-help-seconds = Сколько секунд процессора длится каждое измерение.

cli-game-options = Настройки { $game }:
cli-game-no-options = У игры { $game } нет настроек.
cli-option-default = обычно { $value }
cli-option-many = (несколько через запятую)
cli-game-example = Пример: { $program } play { $game } { $options }

cli-cards-total = Карт: { $cards }, разных: { $kinds }.
cli-deck-problem = ✗ { $problem } — { $title } ({ $rule })
cli-deck-missing = ✗ Нет в коробке: { $n } × { $card }
cli-deck-legal = { $name }: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
 }, колода по правилам.
cli-deck-illegal = { $name }: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
 }, колода не по правилам.
cli-deck-listed = { $deck }: { $name }, { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
 }
cli-deck-folder = Их файлы лежат в { $folder }.
cli-campaign-begun =
    Кампания в { $file }. Играть:
      { $play }
cli-campaign-other-version = Кампания сохранена по версии правил { $theirs }, теперь это { $ours }: какой она была, она остаётся в { $file }.
cli-campaign-saved =
    Кампания сохранена в { $file }. Продолжить:
      { $play }
cli-campaign-going-on = Сценарий идёт, решений пока: { $answers }.
cli-refused-campaign-what = «{ $what }» с кампанией не сделать: напишите new, play или show.
cli-refused-campaign-decks = Сценарий идёт: колоды можно сменить, когда он окончен.
cli-refused-deck-what = «{ $what }» с колодой не сделать: напишите check, list, import или export.
cli-refused-deck-game = Неясно, для какой игры колода в файле { $file }: добавьте --game ИГРА или строку game = "…" в файл.
cli-rules-enforced = исполняется:
cli-rules-proven = доказано:
cli-rules-nowhere = нигде
cli-rules-untestable = нельзя проверить: { $reason }
cli-rules-total = Правил: { $rules }; названо в коде: { $enforced }; доказано тестами: { $proven }; нельзя проверить: { $untestable }; { $faults ->
    [0] всё на месте
   *[other] недостатков: { $faults }
 }.
cli-check-untestable = { $rule } нельзя проверить: { $reason }
cli-check-unproven = { $rule }: нет теста
cli-check-stale = { $rule }: в списке ещё не доказанных, но оно доказано или такого правила нет
cli-rules-awaited = Игра ещё создаётся: правил, которые ещё не доказаны: { $n } (unproven.txt).
cli-check-unknown = { $rule } названо, но такого правила нет: { $places }
cli-compare-progress = Партии
cli-bench-progress = Измерение
cli-compile-translating = Перевод правил на C
cli-compile-progress = Компиляция { $group }
cli-compile-training = Идёт игра: компилятор узнаёт, что делается часто
cli-compile-done = Правила скомпилированы; со следующего запуска работают они.
cli-compile-ready = Правила уже скомпилированы, и с тех пор ничего не изменилось.
cli-compile-no-mypyc = Не хватает mypyc, который переводит правила: pip install mypy setuptools.
cli-compile-no-compiler = Здесь нет компилятора C, так что компилировать нечем: установите его (в Debian: apt-get install gcc) или играйте дальше, как раньше.
cli-compile-no-headers = Не хватает заголовков C для Python { $version }, так что компилировать не выйдет: установите их (в Debian: apt-get install python3-dev) или играйте дальше, как раньше.
cli-compile-failed = Правила не удалось скомпилировать: { $problem }
cli-compile-installed = Скомпилировать можно только клон; для установленной программы соберите скомпилированный wheel с RULEBOUND_COMPILE=1.
cli-compiled-stale = Исходный код изменился после компиляции, поэтому работает обычный Python: { $program } compile снова сделает его быстрым.
cli-conformance-progress = Партии { $game }
cli-conformance-failure = Нарушено: { $promise } ({ $setup }; зерно { $seed }): { $detail }
cli-conformance-saved =
    Сохранено в { $file }. Посмотреть:
      { $replay }
cli-conformance-campaigns = Целых кампаний: { $n }.
cli-conformance-total = { $game }: партий { $matches }, решений { $answers }, { $failures ->
    [0] нарушений нет
   *[other] нарушений: { $failures }
 }.

## Неверные команды

cli-refused-no-game = Какая игра? Есть такие: { $games }.
cli-refused-option = У игры { $game } нет настройки { $option }. Есть такие: { $options }.
cli-refused-value = { $option } не может быть «{ $value }»: выберите одно из { $values }.
cli-refused-no-value = После { $option } нужно значение.
cli-refused-short = Настройки { $option } нет: настройки начинаются с двух дефисов, например --players 4.
cli-refused-word = Только одна игра за раз: слово «{ $word }» лишнее.
cli-refused-number = { $option } должно быть не меньше 1, а не { $number }.
cli-refused-setup = «{ $word }» не задаёт настройку игры: пишите так: --setup players=4.
cli-refused-seconds = --seconds должно быть больше 0 и не больше 3600, а не { $seconds }.
cli-refused-finished = Партия в { $file } окончена. Посмотреть: { $replay }
cli-refused-no-tests = Тестов здесь нет: они входят в исходный код, а не в установленную программу.
cli-wrong-option = Здесь нет параметра { $option }: смотрите --help.
cli-wrong-missing = Не хватает { $name }: пример есть в --help.
cli-wrong-number = Для { $name } нужно число.
cli-wrong-command = Команды «{ $command }» нет. Команды: { $commands }.
cli-wrong = Команду нельзя понять: { $problem }; смотрите --help.
cli-bug = Этого не должно было случиться, это ошибка в Rulebound: { $error } (с { $debug }=1 видно, где)

## Судья завершённой партии

judge-how = Каждое решение оценено по тому, что мог знать игрок; воображаемых партий: { $plays }.
judge-turning = Переломные моменты
judge-no-turning = Резких перемен в шансах не было.
judge-turn = Шаги { $step }–{ $until }, { $side }: с { $before } % до { $after } %.
judge-mistakes = Что было бы лучше
judge-no-mistakes = Явных ошибок не найдено.
judge-mistake = Шаг { $step }, { $seat }: «{ $taken }». Лучше: «{ $better }», на { $loss } % больше (± { $error }, по { $plays } партий на каждый вариант).
