### Термінал і команди.

## Стіл

terminal-begins = { $game }. Зерно { $seed }: з тим самим зерном роздача буде такою самою.
terminal-other-version = { $file } збережено за версією правил { $theirs }, тепер це { $ours }: файл лишається, яким був, а цю гру буде збережено в інший.
terminal-goes-on = Партія з { $file } триває після { $answers ->
    [one] { $answers } рішення
   *[other] { $answers } рішень
 }.
terminal-spectator = очима глядача
terminal-news = Що сталося
terminal-copies = { $n ->
    [one] { $n } копія
    [few] { $n } копії
   *[other] { $n } копій
 }
terminal-house = вигадано для цього проєкту: { $parts }

## Команди за столом

terminal-commands = номер: вибір · ? довідка · u скасувати · h порада · l журнал · s запис · c здатися · q вихід
terminal-help =
    Номер вибирає варіант із цим номером.
    ?          це пояснення і правило, за яким поставлено питання
    ? 2        пояснює варіант 2
    ? НАЗВА    що написано на карті й чому її можна чи не можна застосувати
    ? ПРАВИЛО  показує правило за його ідентифікатором
    u          скасовує останнє рішення, якщо відтоді нічого не відкрито
    h          що зробив би комп’ютер
    l          журнал із правилами; l 200 показує останні 200 рядків
    s ФАЙЛ     зберігає партію
    c          здатися, назавжди
    q          вихід; партію можна зберегти й продовжити пізніше
    Enter      показує стіл ще раз
terminal-sit-down = { $seat }: сідайте й натисніть Enter. Решта хай відвернеться.
terminal-undone = Рішення скасовано.
terminal-saved =
    Збережено у { $file }. Продовжити:
      { $resume }
terminal-saved-end =
    Збережено у { $file }. Переглянути ще раз:
      { $replay }
terminal-concede = Здатися назавжди? т: так, Enter: ні
terminal-quit = Зберегти партію перед виходом? Enter: так, n: ні, або введіть назву файлу:
terminal-yes = т так
terminal-no = н ні
terminal-input-ended =
    Введення скінчилося раніше за партію. Її збережено у { $file }; продовжити:
      { $resume }
terminal-winners = { $n ->
    [1] Переможець: { $names }.
   *[other] Переможці: { $names }.
 }
terminal-end-save = Партію завершено. s ФАЙЛ зберігає її, l показує журнал, Enter — вихід.

## Питання

terminal-possible = { $where }: зараз можна, варіант { $options }
terminal-not-possible = { $where }: зараз не можна
terminal-not-here = На столі, наскільки вам видно, її немає.
terminal-which = Так називається не одне: { $names }. Введіть назву докладніше.
terminal-unknown-thing = Тут немає нічого з назвою «{ $name }»: після ? введіть номер варіанта, назву карти або ідентифікатор правила.

## Хибне введення

terminal-wrong = «{ $typed }» — не варіант: введіть номер від 1 до { $last } або ? для довідки.
terminal-wrong-log = «{ $typed }» — не кількість рядків: введіть l або, наприклад, l 100.
terminal-wrong-end = «{ $typed }» уже не можна: введіть s ФАЙЛ, щоб зберегти, l для журналу або Enter для виходу.
terminal-file-exists = Файл { $file } уже є: виберіть іншу назву.
terminal-refused-with = Решти гравців { $wanted }, а в --with названо { $given }: назвіть одного для всіх або кожного через кому.

## Повтор

terminal-step = Крок { $step } з { $last }: { $viewer }
terminal-decides = { $n ->
    [1] Вирішує
   *[other] Вирішують
 } { $names }: { $rule }
terminal-decided = { $seat }: рішення ухвалено.
terminal-decided-on = { $seat } вирішує: { $option }.
terminal-replay-commands = n далі · p назад · номер: перейти до кроку · a: до кінця · seat 2: очима гравця 2 (seat 0: очима глядача) · l журнал · ? НАЗВА · q вийти
terminal-no-step = Кроку { $step } немає: у збереженій партії кроки від 0 до { $last }.
terminal-wrong-replay = «{ $typed }» нікуди не веде: введіть n, p, крок від 0 до { $last }, a, seat 1, l або q.
terminal-wrong-seat = Місця «{ $typed }» тут немає: введіть від seat 1 до seat { $seats } або seat 0 для глядача.

## Командний рядок

cli-help = Карткові ігри точно за правилами: біля кожного рішення вказано правило, з якого воно випливає.
cli-example = Приклад: { $program } play guardians --players 4
cli-help-table = Відкрити стіл у браузері (те саме, що без команди).
cli-example-table = Приклад: { $program } table --port 8000 --database postgresql://localhost/rulebound
cli-help-host = Де слухати; з 0.0.0.0 можуть приєднатися інші комп’ютери.
cli-help-port = Порт; 0 — будь-який вільний.
cli-help-database = База даних PostgreSQL, де зберігати ігри; без неї вони зберігаються в теці даних.
cli-help-redis = Сервер Redis, що з’єднує кілька столів на одній базі PostgreSQL.
cli-help-journal = повідомляти, що відбувається, рядками JSON: партії створені, завершені й видалені, досягнуті межі
cli-help-keep = Скільки днів тримати завершені ігри, яких ніхто не відкриває; інші тримаються вчетверо довше, 0 — завжди.
cli-help-name = Назва, за якою браузери знаходять цей сервер, наприклад table.example.org; можна вказати кілька разів.
cli-help-table-player = Файл із власним гравцем, який сяде за цей стіл, наприклад ./mine.py; можна вказати кілька разів.
cli-help-data = Тека для ігор; зазвичай — тека даних ваших програм.
cli-help-no-browser = Лише сказати, де стіл; не відкривати браузер.
cli-help-load = Виміряти, скільки партій витримає сервер: натовп грає в усі ігри на власних серверах або на тому, що вже працює.
cli-example-load = Приклад: { $program } load --matches 200 --seconds 120 · { $program } load --postgres --processes 2 --nginx
cli-help-load-url = сервер, що вже працює; без нього сервери запускаються для цього виміру
cli-help-load-matches = партій водночас
cli-help-load-connections = з’єднань на кожну партію: двоє людей, решта глядачі
cli-help-load-seconds = скільки секунд вимірювати
cli-help-load-think = скільки секунд у середньому думає людина
cli-help-load-length = після скількох відповідей люди в середньому здаються; 0: грають до кінця
cli-help-load-games = ігри через кому; без цього всі
cli-help-load-player = комп’ютерний гравець; random думає найменше
cli-help-load-processes = процесів сервера; для кількох потрібен --postgres
cli-help-load-postgres = на власних PostgreSQL і Redis замість SQLite
cli-help-load-nginx = через nginx із файлом із deploy/
cli-help-load-no-compression = не стискати видів столу; браузерам вони надходять стиснутими
cli-load-progress = секунди
cli-help-soak = Довго грати натовпом або вбивати під ним сервери, PostgreSQL і Redis та довести, що ніщо підтверджене не втрачено.
cli-example-soak = Приклад: { $program } soak --minutes 30 · { $program } soak --kills 40 --postgres --processes 2 --victims server,postgres,redis
cli-help-soak-minutes = скільки хвилин
cli-help-soak-kills = скільки разів щось убивають
cli-help-soak-victims = що вбивають по черзі: server, postgres, redis, через кому
cli-help-soak-seed = визначає миті вбивств
cli-soak-progress = витримка
cli-refused-load = З такими числами грати не можна: щонайменше 1 партія, від 2 до 100 з’єднань, більше ніж 0 секунд, і нічого менше від 0.
cli-refused-soak = Скажіть, як довго, через --minutes, або скільки разів убивати, через --kills; жодне не може бути менше від 0.
cli-help-backup = Записати всі ігри столу в один файл і перевірити його, програвши їх знову; стіл може працювати далі.
cli-example-backup = Приклад: { $program } backup games.backup --data /var/lib/rulebound
cli-help-restore = Покласти ігри з резервної копії в порожню базу даних і перевірити їх, програвши знову.
cli-example-restore = Приклад: { $program } restore games.backup --database postgresql://localhost/rulebound
cli-help-backup-file = файл резервної копії
cli-help-no-replay = не програвати ігор знову
cli-help-admin = Для господаря столу: показати й видалити ігри, заборонити адреси, сказати щось усім, звільнити місце.
cli-example-admin = Приклад: { $program } admin list · { $program } admin ban 203.0.113.0/24
cli-help-admin-what = list (перелік), show (показати), delete (видалити), ban (заборонити), unban (дозволити), notice (оголошення) або lift: видалити ігри, які займають місце, хоч ніхто в них не відповідав
cli-help-admin-words = гра за її id, адреса чи мережа або слова оголошення (без слів останнє зникає)
cli-help-admin-hours = для lift: ігри, яким щонайменше стільки годин
cli-backup-written = { $file } записано, рядків: { $rows }.
cli-backup-differs = У { $file } не те, що туди записано: диск може бути повний або зіпсований.
cli-backup-fault = { $match }: { $problem }
cli-backup-proven = Програно знову: стоять так, як стояли, { $proven } з { $matches } ігор; усього відповідей: { $answers }.
cli-restored = { $file } відновлено, рядків: { $rows }.
cli-admin-list = Показано ігор: { $n }; тривають: { $running }.
cli-admin-bans = Заборонено: { $addresses }
cli-admin-notice = Сказано всім: { $words }
cli-admin-match = { $match }: { $game }, версія правил { $version }, відповідей: { $answers }
cli-admin-times = Почато { $started }, востаннє відкрито { $touched }
cli-admin-seat = Гравець { $seat }: { $kind }, ім’я: { $name }, комп’ютерний гравець: { $player }
cli-admin-deleted = Видалено ігор: { $n }.
cli-admin-banned = { $address } заборонено; сервер знатиме за кілька секунд.
cli-admin-unbanned = { $address } знову може заходити.
cli-admin-not-banned = { $address } не було заборонено.
cli-admin-noticed = Усі побачать це за кілька секунд.
cli-admin-notice-gone = Оголошення прибрано.
cli-admin-lifted = Видалено ігор, у яких ніхто не відповідав: { $n }; тривають: { $running }.
cli-refused-admin = «{ $what }» — це нічого з { $known }.
cli-refused-admin-words = Скажіть, до чого: після { $what } має стояти гра або адреса.
cli-refused-match = Гри { $match } тут немає: admin list покаже ті, що є.
cli-refused-network = «{ $address }» — не адреса й не мережа, як-от 192.0.2.7 або 2001:db8::/64.
cli-refused-no-database = За адресою { $file } столу немає: назвіть його теку через --data або базу даних через --database.
refused-backup = { $file } — не ціла резервна копія: { $problem }
refused-restore-full = У цій базі даних уже є ігри: резервну копію кладуть лише в порожню, щоб нічого не затерти.
refused-restore-differs = У базі даних не те, що відновлено: не грайте на ній.
cli-help-play = Зіграти партію в терміналі.
cli-example-play = Приклад: { $program } play guardians --players 4 --teams 2 --with fair,random,strong --seed 7
cli-help-resume = Продовжити збережену партію.
cli-example-resume = Приклад: { $program } resume guardians-7.json
cli-help-replay = Показати збережену партію крок за кроком.
cli-example-replay = Приклад: { $program } replay guardians-7.json --seat 1
cli-help-judge = Показати, якими були шанси у збереженій партії, де вони змінилися і що було б краще.
cli-example-judge = Приклад: { $program } judge guardians-7.json --budget 200
cli-help-rules = Показати всі правила, де їх виконано, та їхні тести.
cli-example-rules = Приклад: { $program } rules guardians --check
cli-help-cards = Показати всі карти: дані, текст, кількість.
cli-example-cards = Приклад: { $program } cards guardians --lang uk
cli-help-deck = Сказати, що не так з колодою, показати колоди гри або перенести списки з інших програм і до них.
cli-example-deck = Приклад: { $program } deck check my-deck.toml · { $program } deck list champions · { $program } deck import from-ringsdb.txt --out my-deck.toml · { $program } deck export lore --game fellowship --format octgn
cli-help-deck-what = check (перевірити), list (показати), import (прочитати) або export (записати)
cli-help-deck-name = файл колоди, гра, колоди якої показати, або колода, що є у грі з --game
cli-help-deck-game = гра, для якої колода, якщо у файлі цього не сказано
cli-help-deck-format = як записати колоду: text (як MarvelCDB і RingsDB), octgn (.o8d) або toml
cli-help-deck-out = файл, у який записати; без нього список буде виведено
cli-help-campaign = Зіграти кілька партій поспіль як кампанію: почати її, продовжити, прочитати журнал.
cli-example-campaign = Приклад: { $program } campaign new journey.json --decks leadership,spirit · { $program } campaign play journey.json
cli-help-campaign-what = new (почати), play (грати) або show (показати)
cli-help-campaign-file = файл кампанії
cli-help-campaign-decks = Колоди, по одній на гравця: назви колод гри або файли (TOML чи JSON).
cli-help-campaign-names = new: імена гравців.
cli-help-campaign-mode = new: режим, normal (нормальний) або easy (легкий).
cli-help-campaign-expert = new: експертний режим, у якому поранення лишаються між сценаріями.
cli-help-campaign-after = new: файл завершеної кампанії, з якої дещо переходить.
cli-help-conformance = Перевірити гру на випадкових партіях.
cli-example-conformance = Приклад: { $program } conformance guardians --matches 1000 --seed 1
cli-help-compare = Виміряти, як часто гравці перемагають одне одного.
cli-example-compare = Приклад: { $program } compare guardians --players heuristic,random --games 1000 --setup players=2
cli-help-tournament = З’ясувати, хто найсильніший гравець: кожен грає з кожним.
cli-example-tournament = Приклад: { $program } tournament guardians --players random,heuristic,search --games 100 --setup players=2
cli-help-tune = Підібрати, чого варта позиція, за партіями комп’ютера проти самого себе.
cli-example-tune = Приклад: { $program } tune champions --games 500 --seed 1
cli-help-bench = Виміряти швидкість поруч з іншими рушіями.
cli-example-bench = Приклад: { $program } bench guardians --json
cli-help-compile = Скомпілювати правила, якщо є компілятор C: ігри йдуть у кілька разів швидше.
cli-example-compile = Приклад: { $program } compile

cli-help-version = Показати версію.
cli-help-plain = Працювати як звичайний Python, навіть якщо є скомпільовані модулі.
cli-help-game = Назва гри.
cli-help-play-help = Показати цю довідку; з назвою гри — і її налаштування.
cli-help-file = Збережена партія.
cli-help-lang = Мова: en, uk, ru або pl.
cli-help-json = Вивести дані для програм замість тексту.
cli-help-seat = Ваше місце.
cli-help-with = Хто грає на решті місць: easy, fair, strong, expert, random або human; одна назва для всіх або по одній через кому. Власний гравець — за файлом: ./mine.py.
cli-help-seed = З тим самим зерном результат буде тим самим.
cli-help-seed-random = Число або слово: з тим самим зерном роздача така сама. Без нього вирішує випадок.
cli-help-replay-seat = Чиїми очима дивитися; 0 — очима глядача.
cli-help-at = Почати з цього кроку.
cli-help-auto = Показати решту партії без запитань.
cli-help-check = Помилка, якщо правило не має тесту або названо невідоме правило.
cli-help-matches = Скільки партій зіграти з кожним налаштуванням.
cli-help-campaigns = Стільки цілих випадкових кампаній, якщо вони є у грі.
cli-help-by-lot = Скільки ще партій зіграти, кожну з іншим випадковим налаштуванням: де у грі є колоди, з випадковими дозволеними.
cli-help-workers = Скільки процесів зайняти; зазвичай по одному на процесор.
cli-help-folder = Куди зберігати записи невдалих партій.
cli-help-compare-players = Кого порівняти, через кому. Власний гравець — за файлом: ./mine.py.
cli-help-tournament-players = Хто бере участь, через кому. Власний гравець — за файлом: ./mine.py.
cli-help-tournament-games = Скільки партій грає кожна пара, парне число; кожну роздачу грають двічі, міняючись сторонами.
cli-help-tune-player = Хто грає: habit — швидко, heuristic і search — краще.
cli-help-tune-write = Записати ваги в код гри, а не показати їх.
cli-help-judge-budget = Скільки уявних партій припадає на кожне рішення: більше — певніше, але довше.
cli-judge-progress = Рішення
cli-help-setup = Налаштування гри, наприклад --setup players=4; можна вказати кілька.
cli-help-games = Скільки партій зіграти.
cli-help-bench-game = Яку гру виміряти; без назви — усі.
cli-help-all-setups = Виміряти всі налаштування, а не по три кожної гри.
cli-help-seconds = Скільки секунд процесора триває кожне вимірювання.

cli-game-options = Налаштування { $game }:
cli-game-no-options = Гра { $game } не має налаштувань.
cli-option-default = зазвичай { $value }
cli-option-many = (кілька через кому)
cli-game-example = Приклад: { $program } play { $game } { $options }

cli-cards-total = Карт: { $cards }, різних: { $kinds }.
cli-deck-problem = ✗ { $problem } — { $title } ({ $rule })
cli-deck-missing = ✗ Немає в коробці: { $n } × { $card }
cli-deck-legal = { $name }: { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
 }, колода за правилами.
cli-deck-illegal = { $name }: { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
 }, колода не за правилами.
cli-deck-listed = { $deck }: { $name }, { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
 }
cli-deck-folder = Їхні файли лежать у { $folder }.
cli-campaign-begun =
    Кампанія у { $file }. Грати:
      { $play }
cli-campaign-other-version = Кампанію збережено за версією правил { $theirs }, тепер це { $ours }: якою вона була, вона лишається в { $file }.
cli-campaign-saved =
    Кампанію збережено у { $file }. Продовжити:
      { $play }
cli-campaign-going-on = Сценарій триває, рішень досі: { $answers }.
cli-refused-campaign-what = «{ $what }» з кампанією не зробити: напишіть new, play або show.
cli-refused-campaign-decks = Сценарій триває: колоди можна змінити, коли його завершено.
cli-refused-deck-what = «{ $what }» з колодою не зробити: напишіть check, list, import або export.
cli-refused-deck-game = Незрозуміло, для якої гри колода у файлі { $file }: додайте --game ГРА або рядок game = "…" у файл.
cli-rules-enforced = виконано:
cli-rules-proven = доведено:
cli-rules-nowhere = ніде
cli-rules-untestable = не можна перевірити: { $reason }
cli-rules-total = Правил: { $rules }; названо в коді: { $enforced }; доведено тестами: { $proven }; не можна перевірити: { $untestable }; { $faults ->
    [0] усе на місці
   *[other] вад: { $faults }
 }.
cli-check-untestable = { $rule } не можна перевірити: { $reason }
cli-check-unproven = { $rule }: немає тесту
cli-check-stale = { $rule }: у списку ще не доведених, але його доведено або такого правила немає
cli-rules-awaited = Гра ще створюється: правил, які ще не доведено: { $n } (unproven.txt).
cli-check-unknown = { $rule } названо, але такого правила немає: { $places }
cli-compare-progress = Партії
cli-bench-progress = Вимірювання
cli-compile-translating = Переклад правил мовою C
cli-compile-progress = Компіляція { $group }
cli-compile-training = Іде гра: компілятор дізнається, що робиться часто
cli-compile-done = Правила скомпільовано; з наступного запуску працюють вони.
cli-compile-ready = Правила вже скомпільовано, і відтоді нічого не змінилося.
cli-compile-no-mypyc = Бракує mypyc, який перекладає правила: pip install mypy setuptools.
cli-compile-no-compiler = Тут немає компілятора C, тож компілювати нічим: установіть його (у Debian: apt-get install gcc) або грайте далі, як досі.
cli-compile-no-headers = Бракує заголовків C для Python { $version }, тож компілювати не вийде: установіть їх (у Debian: apt-get install python3-dev) або грайте далі, як досі.
cli-compile-failed = Правила не вдалося скомпілювати: { $problem }
cli-compile-installed = Скомпілювати можна лише клон; для встановленої програми зберіть скомпільований wheel із RULEBOUND_COMPILE=1.
cli-compiled-stale = Вихідний код змінився після компіляції, тому працює звичайний Python: { $program } compile знову зробить його швидким.
cli-conformance-progress = Партії { $game }
cli-conformance-failure = Порушено: { $promise } ({ $setup }; зерно { $seed }): { $detail }
cli-conformance-saved =
    Збережено у { $file }. Переглянути:
      { $replay }
cli-conformance-campaigns = Цілих кампаній: { $n }.
cli-conformance-total = { $game }: партій { $matches }, рішень { $answers }, { $failures ->
    [0] порушень немає
   *[other] порушень: { $failures }
 }.

## Хибні команди

cli-refused-no-game = Яка гра? Є такі: { $games }.
cli-refused-option = Гра { $game } не має налаштування { $option }. Є такі: { $options }.
cli-refused-value = { $option } не може бути «{ $value }»: виберіть одне з { $values }.
cli-refused-no-value = Після { $option } потрібне значення.
cli-refused-short = Налаштування { $option } немає: налаштування починаються з двох дефісів, наприклад --players 4.
cli-refused-word = Лише одна гра за раз: слово «{ $word }» зайве.
cli-refused-number = { $option } має бути не менше 1, а не { $number }.
cli-refused-setup = «{ $word }» не задає налаштування гри: пишіть так: --setup players=4.
cli-refused-seconds = --seconds має бути більше 0 і не більше 3600, а не { $seconds }.
cli-refused-finished = Партію у { $file } завершено. Переглянути: { $replay }
cli-refused-no-tests = Тестів тут немає: вони належать до вихідного коду, а не до встановленої програми.
cli-wrong-option = Тут немає параметра { $option }: дивіться --help.
cli-wrong-missing = Бракує { $name }: приклад є в --help.
cli-wrong-number = Для { $name } потрібне число.
cli-wrong-command = Команди «{ $command }» немає. Команди: { $commands }.
cli-wrong = Команду не можна зрозуміти: { $problem }; дивіться --help.
cli-bug = Цього не мало статися, це помилка в Rulebound: { $error } (з { $debug }=1 видно, де)

## Суддя завершеної партії

judge-how = Кожне рішення оцінено за тим, що міг знати гравець; уявних партій: { $plays }.
judge-turning = Переломні моменти
judge-no-turning = Різких змін у шансах не було.
judge-turn = Кроки { $step }–{ $until }, { $side }: з { $before } % до { $after } %.
judge-mistakes = Що було б краще
judge-no-mistakes = Явних помилок не знайдено.
judge-mistake = Крок { $step }, { $seat }: «{ $taken }». Краще: «{ $better }», на { $loss } % більше (± { $error }, по { $plays } партій на кожен варіант).
