### Слова столу у браузері.

## Початкова сторінка

page-title = П’ять карткових ігор, які знають свої правила.
page-subtitle = Грайте самі з комп’ютером або надішліть другові посилання. Будь-якої миті можна спитати «чому?» і «чому ні?».
page-continue = Продовжити
page-new = Нова гра
page-campaign = Кампанія
page-campaign-new = Нова кампанія
page-campaign-begin = Почати кампанію
page-campaign-play = Грати сценарій
page-campaign-go-on = Назад до столу
page-campaign-on = Далі в кампанії
page-campaign-friends = Грають друзі: інші місця отримають посилання
page-campaign-number = Кампанія { $n }
page-campaign-unknown = Цей браузер не зберігає такої кампанії.
page-play-now = Грати
page-set-up = Налаштувати
page-coming = Незабаром
page-open-file = Відкрити збережену гру
page-seats-file = Взяти місця в інший браузер
page-seats-file-line = Файл із секретами ваших місць: відкрийте його там, як збережену гру. Хто має файл, той теж сидить на них.
page-seats-taken = { $n ->
    [one] Тут тепер місця { $n } гри.
   *[other] Тут тепер місця { $n } ігор.
 }
page-host-says = Від господаря цього сервера: { $words }
page-language = Мова
page-theme = Темна чи світла
page-your-move = Ваш хід
page-waits = Очікування
page-over = Завершено
page-forget = Прибрати зі списку: { $name }
page-continue-all = Показати всі { $n }
page-manage = Посилання й налаштування: { $name }
page-forget-ask = Цей браузер забуде гру. Більше ніхто нічого не втратить.
page-forget-seat-ask = Цей браузер забуде своє місце і не повернеться без нового посилання.
page-forget-yes = Прибрати
page-remove = Видалити цю гру
page-remove-ask = Гру буде видалено для всіх, разом із повтором і всіма посиланнями. Цього не скасувати.
page-remove-yes = Видалити для всіх
page-no = Ні
page-here = тут
page-new-link = Нове посилання
page-new-link-ask = Браузер, у якого зараз місце ({ $name }), втратить його. Там сяде той, хто відкриє нове посилання.
page-new-link-yes = Зробити нове посилання
page-seat-lost = Місце втрачено
page-seat-lost-line = Ваше місце отримало нове посилання, якого цей браузер не відкривав. Попросіть його.
page-study = Для перегляду
page-file-answers = { $n ->
    [one] { $n } відповідь
    [few] { $n } відповіді
   *[many] { $n } відповідей
}
page-file-play = Грати далі
page-file-study = Лише переглянути
page-game-champions = Marvel Champions
page-line-champions = Герої разом проти лиходія та його плану.
page-players-champions = 1–4, разом
page-game-fellowship = Володар перснів
page-line-fellowship = Подорож крізь Морок-ліс, бої та загроза, яку треба стримувати.
page-players-fellowship = 1–4, разом
page-game-versus = VS System
page-line-versus = Два строї одне проти одного; на кожен хід є відповідь.
page-players-versus = 2, дуель
page-game-guardians = Вартові: Битва супергероїв
page-line-guardians = Таємно викладіть прийом. Сім тактик, пастки, нокаути.
page-players-guardians = 2–8, кожен за себе або команди
page-game-civilwar = Marvel United: Громадянська війна
page-line-civilwar = Дві команди, шість локацій, одна публіка.
page-players-civilwar = 2–6, дві команди

## За стіл

page-all-games = Усі ігри
page-nowhere = Такої сторінки немає
page-nowhere-line = За цією адресою нічого немає. Можливо, у посиланні загубилася літера.
page-setup-line = Усе нижче вже годиться для першої гри.
page-game-options = Гра
page-own-options = Кожен гравець
page-free = вільний
page-own-deck = Власна колода
page-own-deck-line = По карті в рядку: код або назва і скільки («01005 x 3»).
page-own-deck-use = Грати цією колодою
page-own-deck-file = Прочитати файл
page-own-deck-drop = Готова колода
page-deck-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
}
page-seats = Місця
page-seat = Гравець { $n }
page-seat-me = Я
page-seat-computer = Комп’ютер
page-seat-open = Вільне
page-seat-open-line = Посилання на вільне місце буде за столом.
page-seat-add = Ще один гравець
page-seat-remove = Без: { $name }
page-computers = Комп’ютерні гравці
page-player-random = Випадковий
page-player-easy = Легкий
page-player-fair = Середній
page-player-strong = Сильний
page-player-expert = Експерт
page-player-heuristic = Середній
page-player-search = Пошуковий
page-player-about-random = Обирає будь-що, не думаючи.
page-player-about-easy = Дивиться на крок уперед, а в кожному третьому рішенні обирає перше, що спаде на думку.
page-player-about-fair = Дивиться на крок уперед. Відповідає одразу.
page-player-about-strong = Приміряє кожен варіант у сотнях уявних партій, близько секунди.
page-player-about-expert = Приміряє кожен варіант у тисячах уявних партій, до п’яти секунд.
page-level-1 = Легко для початку
page-level-2 = Для другої гри
page-level-3 = Важко
page-your-name = Ваше ім’я
page-rename = Зберегти
page-start = Почати гру
page-setup-refused = Так грати не можна.
page-setup-players = { $n ->
    [one] { $n } гравець
    [few] { $n } гравці
   *[many] { $n } гравців
}
page-setup-nobody = Жодне місце не ваше: ви будете глядачем.
page-join-title = Для вас є вільне місце
page-join-line = Скажіть, як вас називати, і сідайте.
page-join = Сісти за стіл
page-join-with = За столом: { $names }
page-join-again = Цей браузер уже сидить за тим столом. Взяти й це місце?
page-join-too = Взяти й це місце
page-join-back = Назад на своє місце
page-join-gone = Це місце не можна зайняти

## Колоди

page-decks = Колоди
page-deck = Колода
page-deck-build = Зібрати колоду
page-deck-pool = Карти
page-deck-found = { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
}
page-deck-all = Показати всі
page-deck-more = Ще одна: { $name }
page-deck-less = На одну менше: { $name }
page-deck-copies = У колоді: { $n }
page-deck-search = Назва, риса або текст
page-deck-factions = Колір
page-deck-no-faction = Без команди
page-deck-kinds = Тип
page-deck-cost = Вартість
page-deck-trait = Риса
page-deck-any-trait = Будь-яка риса
page-deck-inside = У колоді
page-deck-name = Назва
page-deck-unnamed = Колода без назви
page-deck-open = Відкрити колоду
page-deck-mine = Мої колоди
page-deck-begin = Почати з готової
page-deck-new = Нова
page-deck-leaders = { $n ->
    [1] Герой
   *[other] Герої, до { $n }
}
page-deck-legal = Колода за правилами
page-deck-illegal = Ще не за правилами
page-deck-play = Грати нею
page-deck-import = Імпорт
page-deck-export = Експорт
page-deck-import-line = Вставте список із MarvelCDB чи RingsDB, файл OCTGN або по одній карті в рядку.
page-deck-read = Прочитати список
page-deck-missing = Цього немає в коробці:
page-deck-missing-line = Цього немає в коробці: { $cards }
page-deck-format-text = Текст
page-deck-format-octgn = OCTGN
page-deck-format-toml = Rulebound
page-deck-curve = Скільки карт скільки коштують
page-deck-forget = Видалити цю колоду
page-deck-forget-ask = Видалити її з цього браузера? Надіслане посилання працюватиме й далі.

## Зв’язок із сервером

page-opening = Відкриваємо …
page-no-server = Сервер не відповідає. Чи він запущений?
page-no-answer = Сервер не дав корисної відповіді ({ $status }).
page-line-lost = Зв’язок утрачено, пробуємо знову
page-closed = Цей стіл не відкривається
page-not-yours = Цей браузер не має місця за тим столом. Попросіть посилання.
page-not-a-file = Цей файл не є збереженою грою.

## Вибір

page-choice = Що треба вирішити
page-you = Ви
page-you-decide = Вирішуєте ви
page-all-decide = Вирішують усі
page-one-decides = Вирішує { $name }
page-others-decide = Вирішують інші
page-waiting = Очікуємо: { $names }
page-choose = Виберіть
page-also-deciding = Усі відповідають одночасно; ще думають: { $names }
page-seek = Знайти серед { $n }
page-glowing = { $n ->
    [1] або натисніть на підсвічену карту
   *[other] підсвічено { $n }: натисніть на потрібне
 }
page-other = Інше
page-option = варіант { $key }
page-can = можна взяти
page-hint = Порада
page-hint-thinking = Комп’ютерний гравець думає …
page-stage = Стадія { $stage } з { $last }
page-hint-pay = Комп’ютерний гравець сплатив би саме цим.
page-hint-then = { $advice } (далі: { $steps })
page-pay = Сплатити
page-pay-with = Сплатити: { $names }
page-paid = Сплачено: { $names }.
page-repay = Сплатити інакше
page-bill = Вибрано { $have } з { $cost }
page-cancel = Назад
page-undo = Скасувати
page-undo-ask = Попросити скасувати
page-undo-wanted = { $name } просить скасувати свою останню відповідь.
page-undo-waiting = Ще мають погодитися: { $names }
page-agree = Погодитися
page-refuse = Відмовити

## Стіл

page-hand = Ваша рука
page-hand-empty = У руці немає карт
page-deciding = вирішує
page-laid = викладено
page-lay-here = покладіть карту сюди
page-your-series = Ваша серія
page-series-last = Останній номер: { $number }.
page-series-stance = Вас захищає стійка.
page-face-down = { $back }, долілиць
page-house = домашня карта
page-house-parts = Придумано для цього проєкту: { $parts }
page-copies = ×{ $n } у коробці
page-mark-not-used = ще не використано
page-mark-used = використано
page-mark-exhausted = виснажено
page-mark-stunned = Оглушення
page-mark-confused = Спантеличення
page-mark-tough = Міцність

## Бічна смуга

page-rail = Гравці та події
page-log = Що сталося
page-details = Докладно
page-close = Закрити
page-away = немає на зв’язку
page-kept = замість нього комп’ютер
page-copy-link = Посилання
page-copied = Посилання скопійовано. Надішліть його, кому бажаєте.
page-stand-in = Хай грає комп’ютер
page-take-back = Повернутися на місце
page-look-from = Дивитися з місця: { $name }
page-spectators = Глядачі
page-rulebook = Правила, «{ $section }»
page-rule-missing = Правило { $rule } не вдалося прочитати.
page-why-not = Чому ні: { $name }?
page-why-legal = { $name }: зараз можна
page-met = Виконано:
page-unmet = Не виконано:
page-show-position = Показати крок { $step }
page-scrubber = Попередні позиції
page-step = Крок { $step } з { $last }
page-now = Зараз, крок { $step }
page-step-back = Крок назад
page-step-on = Крок уперед
page-earlier = Раніше
page-earlier-note = Так було раніше. Гра триває на своєму місці.
page-back-to-now = Повернутися
page-go-on = Нова гра звідси

## Кінець

page-end-won = { $rounds ->
    [0] Перемога
   *[other] Перемога: { $unit } { $rounds }
}
page-end-lost = { $rounds ->
    [0] Поразка
   *[other] Поразка: { $unit } { $rounds }
}
page-end-rematch = Ще раз
page-end-now = Тепер: { $what }
page-end-against = Комп’ютер: { $player }
page-end-sides = Помінятися сторонами
page-end-more = Ще один супротивник
page-end-who = Хто грав
page-end-computer = (комп’ютер, { $level })
page-end-winner = переможець
page-end-board = Показати стіл
page-end-scene = Як усе було
page-end-numbers = У числах
page-end-steps = рішень
page-unit-round = раунд
page-unit-rounds = раундів
page-play = Грати
page-pause = Пауза
page-speed = Швидкість
page-speed-times = { $n }×
page-figure-cards-played = зіграно карт
page-figure-enemy-attacks = атак ворогів
page-figure-knocked-out = вибито з гри
page-phases = Фази раунду
page-history = Ваші партії
page-history-line = Зіграно до кінця в цьому браузері, і як часто ви перемагали.
page-history-none = У цьому браузері ще не зіграно до кінця жодної партії.
page-history-rates = Як часто ви перемагали
page-history-games = Усі партії
page-history-won = перемог: { $won } з { $played }
page-history-look = Переглянути
page-history-again = Так само ще раз
page-ended = Завершені партії: { $n }
page-today = Партія дня, { $day }
page-today-line = Сьогодні для всіх однакова роздача. Для однієї людини, з комп’ютерними партнерами.
page-today-play = Зіграти
page-today-again = Ще раз
page-won = Ви перемогли
page-lost = Ви програли
page-replay = Переглянути
page-share = Посилання на запис
page-save = Зберегти у файл
page-again = Ще одна гра

## Меню

page-menu = Меню
page-spectate-link = Посилання для глядачів
page-leave-seat = Хай за мене грає комп’ютер
page-keys = Клавіші
page-key-option = 1–9
page-key-option-does = вибрати варіант
page-key-arrows = стрілки
page-key-arrows-does = від карти до карти; у журналі крок за кроком
page-key-take = Enter
page-key-take-does = взяти карту
page-key-zoom = Пробіл
page-key-zoom-does = показати карту великою
page-key-why = ?
page-key-why-does = чому або чому ні
page-key-hint = H
page-key-hint-does = порада
page-key-undo = U
page-key-undo-does = скасувати
page-key-log = L
page-key-log-does = що сталося
page-key-menu = M
page-key-menu-does = меню
page-key-theme = T
page-key-theme-does = темна чи світла
page-key-guide = G
page-key-guide-does = наставник: так чи ні
page-key-close = Esc
page-key-close-does = закрити
page-key-civilwar-only = Q W E
page-key-civilwar-only-does = лише те, для чого потрібне переміщення, атака чи героїчна дія
page-key-civilwar-end = 0
page-key-civilwar-end-does = закінчити хід або відмовитися
page-key-civilwar-ring = { page-key-arrows }
page-key-civilwar-ring-does = на локації: по колу
page-key-civilwar-story = B R
page-key-civilwar-story-does = остання карта синьої чи червоної сюжетної лінії
page-only = Лише { $what }. Esc — усе.
page-only-none = { $what }: зараз не придасться.

## Книга правил

page-rules = Правила
page-rules-open = Відкрити в книзі правил
page-rules-begin = На початок
page-rules-no-such = У цій книзі правил немає такої сторінки.
page-rules-chapters = Розділи
page-rules-game = Яка гра
page-rules-turn = Інші сторінки
page-rules-beside = Що з цим пов’язано
page-rules-english = Деякі з цих правил поки що лише англійською.
page-rules-related = Пов’язані правила
page-rules-none = Поза цією сторінкою нічого.
page-rules-cards = Карти, які цього стосуються
page-rules-no-cards = Жодна карта цього не згадує.
page-rules-all-cards = Показати всі карти: { $n }
page-rules-of-one = Лише для «{ $title }».
page-rules-of-all = Показати для всієї сторінки
page-rules-note = Як ми це розуміємо:
page-rules-house = наше рішення
page-rules-house-why = Чому ми так вирішили:
page-rules-untested = програма цього показати не може
page-rules-untested-why = Чому програма не може цього показати:
page-rules-source = Друкована книга правил:
page-rules-copy = Скопіювати посилання на це правило
page-rules-search = Пошук у правилах
page-rules-search-line = Пошук, правил: { $n }. Слово, карта або id правила
page-rules-results = Знайдене
page-rules-found = { $n ->
    [0] Нічого не знайдено.
    [one] { $n } результат
    [few] { $n } результати
   *[other] { $n } результатів
 }
page-rules-kind-rule = Правило
page-rules-kind-topic = Сторінка
page-rules-kind-card = Карта
page-position = Позиція
page-position-example = Приклад із книги правил
page-position-of = Позиція: { $title }
page-position-also = Вона також показує:
page-position-look = Тут нічого не стається само: запитайте карти, чому ні.
page-position-back = На крок назад
page-position-next = Наступний крок ({ $n } з { $last })
page-position-board = { $n ->
    [0] Стіл перед першим кроком
   *[other] Стіл після кроку { $n } з { $last }
 }
page-position-play = Показати поспіль
page-position-pause = Пауза
page-position-changed = щойно змінилося
page-position-keys-step = крок за кроком
page-position-keys-play = показ і пауза
page-position-watch = Подивитися за столом
page-position-try = Спробувати за столом
page-position-from = З книги правил
page-how = Як грати
page-how-aim = Про що гра
page-how-round = Як іде раунд
page-how-end = Чим закінчується
page-how-tip = Порада
page-how-symbols = Що означають символи
page-how-play = Зіграти першу гру
page-how-aim-champions = Ви разом граєте за героїв проти лиходія. Зведіть життя його останньої стадії до 0, перш ніж основний план набере свою загрозу.
page-how-round-champions-1 = Ваш хід: у будь-якому порядку, скільки можете оплатити, розігруйте карти, атакуйте, знешкоджуйте плани, користуйтеся союзниками. Карти з руки — це й ваші ресурси: ними платять, скидаючи їх.
page-how-round-champions-2 = Раз за хід можна змінити вигляд. Герой атакує, знешкоджує і захищається; альтер его лікується, а лиходій тоді втілює план замість атаки.
page-how-round-champions-3 = Потім усі скидають непотрібне, добирають карти до розміру руки і готують свої карти.
page-how-round-champions-4 = Фаза лиходія: на основному плані росте загроза, лиходій і посіпаки атакують або втілюють план, кожен гравець розкриває карту сутички.
page-how-end-champions = Ви перемагаєте, коли подолано останню стадію лиходія. Ви програєте, коли основний план здійснено або коли вибули всі герої.
page-how-tip-champions = Добрий перший хід: станьте героєм, розіграйте те, що допомагає щораунду, і лишіть карту на захист.
page-how-aim-guardians = Кожен — герой у низці боїв. Хто першим виграє три бої, той виграв гру.
page-how-round-guardians-1 = Усі одночасно викладають по карті прийому долілиць, праворуч у свою серію. Її номер не може бути меншим за попередній.
page-how-round-guardians-2 = Починаючи з першого гравця, усі по черзі відкривають карти й виконують одну з двох дій на них.
page-how-round-guardians-3 = Хто відкрив прийом, на якому лежить «Нокаут», виходить із бою; пастка забирає 1 енергію. Виходить і той, у кого не лишилося енергії чи кому нема чого викласти.
page-how-round-guardians-4 = Після трьох таких етапів серії прибирають, і починається новий раунд.
page-how-end-guardians = Останній герой у бою виграє його; далі всі починають новий бій із 3 енергії й беруть із драфту нові карти.
page-how-tip-guardians = Спершу викладайте малі номери: після 7 підходить лише ще одна 7.
page-how-aim-versus = Двоє гравців, у кожного команда персонажів. Хто наприкінці ходу не має витривалості, той програв; обидва починають із 50.
page-how-round-versus-1 = Візьміть дві карти, потім покладіть одну карту з руки долілиць у ряд ресурсів.
page-how-round-versus-2 = Кожен ресурс дає одну одиницю: наймайте за них персонажів і спорядження, а тоді шикуйте передній ряд і ряд підтримки.
page-how-round-versus-3 = Атака: персонаж або команда атакує одного з персонажів супротивника. Атака проти захисту вирішує, хто буде оглушений.
page-how-round-versus-4 = Оглушений персонаж коштує своєму гравцеві витривалості; у фазі відновлення кожен відновлює одного, решта йде в стос КО.
page-how-end-versus = Надлишок атаки над захистом оглушеного проривається до гравця, а гравця без неоглушених персонажів атакують прямо.
page-how-tip-versus = Наймайте найдорожчого, за кого можете заплатити, а малими атакуйте разом.
page-how-aim-civilwar = Дві команди героїв, сині й червоні, на кільці з шести локацій. У двобої героїв виграє команда з більшим рахунком; у битві за реєстрацію сині мають виконати місії, доки в них є карти.
page-how-round-civilwar-1 = Візьміть карту, зіграйте одну карту на сюжетну лінію своєї команди й скористайтеся її символами разом із символами попередньої.
page-how-round-civilwar-2 = Переміщення веде до сусідньої локації, атака ранить бандита чи ворожого героя, героїчна дія рятує містянина. Зірка — будь-що з цього.
page-how-round-civilwar-3 = Карти в руці — ваше життя: кожне поранення кладе одну під колоду. Герой без карт нокаутований і згодом підводиться.
page-how-round-civilwar-4 = Потім можна застосувати ефект локації, якщо вона під контролем вашої команди, і ходить інша команда.
page-how-end-civilwar = Очки дають урятовані містяни, переможені бандити й герої та контроль над локаціями. Два жетони схвалення повертають локацію до вашої команди.
page-how-tip-civilwar = Дивіться, що ваша карта лишає партнерові: наступний герой команди теж користується її символами.
page-how-aim-fellowship = Ви разом мандруєте пригодою. Покладіть досить прогресу на її останній етап, перш ніж ваша загроза сягне 50 чи загинуть герої.
page-how-round-fellowship-1 = Ресурси й планування: кожен герой отримує ресурс; ними платять за союзників і спорядження сфери цього героя.
page-how-round-fellowship-2 = Пригода: залучіть персонажів, вони виснажуються. Відкривають карти зустрічей і порівнюють силу волі із загрозою в зоні випробувань: надлишок дає прогрес, нестача підвищує вашу загрозу.
page-how-round-fellowship-3 = Можете вирушити в локацію, а тоді зустрічаєте ворогів: на вас ідуть ті, чиєї агресивності сягає ваша загроза.
page-how-round-fellowship-4 = Бій: кожен ворог отримує тіньову карту й атакує; захищайтеся готовим персонажем, потім бийте у відповідь. Наприкінці всі готуються, а загроза росте на 1.
page-how-end-fellowship = Ви перемагаєте, коли пройдено останній етап пригоди. Хто сягнув 50 загрози або втратив усіх героїв, вибуває.
page-how-tip-fellowship = Лишайте по готовому персонажу на кожного ворога, що атакуватиме: залучені захищатися не можуть.

## Між незнайомими

page-concede = Здатися
page-concede-ask = Здатися в цій грі? Цього не можна буде взяти назад.
page-concede-yes = Так, здаюся
page-claim = Зажадати перемоги
page-give-seat = Звільнити своє місце
page-give-seat-ask = Віддати своє місце комусь іншому? Цей браузер більше його не відкриє.
page-give-seat-yes = Так, звільнити
page-gone = більше не грає
page-time-left = Залишилося часу: { $time }
page-known = Ця гра почалася зі збереженого файлу: той, хто її створив, може знати карти.
page-clock = Годинник
page-clock-none = Без годинника
page-clock-game = { $minutes } хв на всю гру
page-clock-move = { $seconds } с на хід

## Стіл «Громадянської війни»

page-civilwar-controls = Контролює: { $team }
page-civilwar-start = старт
page-civilwar-ko = КО
page-civilwar-spent = { $symbol }, витрачено
page-civilwar-token = Жетон: { $symbol }
page-civilwar-empty = порожня комірка: { $symbol }
page-civilwar-storyline = { $side ->
    [red] Червона сюжетна лінія
   *[other] Синя сюжетна лінія
 }, { $n }
page-civilwar-storyline-of = { $side ->
    [red] Червона сюжетна лінія
   *[other] Синя сюжетна лінія
 }, { $n } з { $most }
page-civilwar-no-card = Карт іще немає.
page-civilwar-joined-own = Ваша карта й попередня:
page-civilwar-joined = { $hero }: зіграна карта й попередня:
page-civilwar-gives = Наступний герой отримає ({ $team }):
page-civilwar-open = Показати обидві сюжетні лінії
page-civilwar-behind = Відстає й почала б наступний раунд: { $team }.
page-civilwar-tied = Рівний рахунок: чий жетон лежить зверху, та команда вважається позаду й почала б наступний раунд: { $team }.
page-civilwar-score = Рахунок: сині { $blue }, червоні { $red }
page-civilwar-round = Раунд { $n } з { $most }
page-civilwar-turns = Ходи
page-civilwar-next = ходить далі
page-civilwar-cell-free = Карти камери ще немає: її готує героїчна дія
page-civilwar-cell-hidden = підготовлено, долілиць
page-civilwar-mission = місія { $n } з { $most }
page-civilwar-no-mission = Місії немає
page-civilwar-progress = скинуто { $n } з { $most }
page-civilwar-used = Карти синіх
page-civilwar-missions-left = Синім ще місій: { $n }
page-civilwar-game = Гра { $n } з 2
page-civilwar-to-beat = { $n ->
    [one] перевершити { $n } хід
    [few] перевершити { $n } ходи
   *[other] перевершити { $n } ходів
 }
page-civilwar-heroes = Ваші герої
page-civilwar-full = готове
page-civilwar-pool = Дії, що залишилися
page-civilwar-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[other] { $n } карт
 }
page-civilwar-has-picked = Вибір: { $team }
page-civilwar-counted = { $what }: { $n }
page-civilwar-has = Спорядження: { $card }
page-civilwar-side = Команда { $n }
