### Marvel United: Громадянська війна: дві команди героїв одна проти одної.

civilwar-title = Marvel United: Громадянська війна
civilwar-line = Дві команди героїв одна проти одної: здобувайте очки у «Двобої героїв», тікайте від закону в «Битві за реєстрацію» або зіграйте турнір.
civilwar-result = Перемагає { CASE($team, "inner") }!
civilwar-team-blue = Синя команда
    .inner = синя команда
    .gen = синьої команди
    .dat = синій команді
    .acc = синю команду
    .ins = синьою командою
    .loc = синій команді
    .gender = f
civilwar-team-red = Червона команда
    .inner = червона команда
    .gen = червоної команди
    .dat = червоній команді
    .acc = червону команду
    .ins = червоною командою
    .loc = червоній команді
    .gender = f

## Before the game

civilwar-option-mode = Режим
civilwar-option-mode-clash = Двобій героїв: шість раундів заради очок
civilwar-option-mode-registration = Битва за реєстрацію: місії проти в’язниці
civilwar-option-mode-tournament = Турнір: дві битви за реєстрацію зі зміною ролей
civilwar-option-teams = Герої
civilwar-option-teams-2x2 = двоє проти двох
civilwar-option-teams-3x3 = троє проти трьох
civilwar-option-blue-players = Скільки гравців у синій команді
civilwar-option-red-players = Скільки гравців у червоній команді
civilwar-option-blue = Герої синьої команди
civilwar-option-red = Герої червоної команди
civilwar-option-locations = Локації
civilwar-option-bid = Битва за реєстрацію: заявлена кількість карт синіх
civilwar-option-bid-0 = 11, як звичайно
civilwar-option-auction = За цю кількість торгуються
civilwar-option-auction-true = так, менша заявка грає за синіх
civilwar-option-auction-false = ні
civilwar-option-balance = Хто зберігає карти з двома універсальними діями
civilwar-option-balance-none = ніхто
civilwar-option-balance-blue = синя команда
civilwar-option-balance-red = червона команда
civilwar-option-starting-team = Хто починає двобій
civilwar-option-starting-team-none = за жеребом
civilwar-option-starting-team-blue = синя команда
civilwar-option-starting-team-red = червона команда
civilwar-option-universal-equipment = Герої без спорядження
civilwar-option-universal-equipment-true = можуть узяти універсальне
civilwar-option-universal-equipment-false = лишаються без нього
civilwar-option-blue-captain-america = Captain America
civilwar-option-blue-kate-bishop = Kate Bishop
civilwar-option-blue-spectrum = Spectrum
civilwar-option-blue-goliath = Goliath
civilwar-option-blue-iron-man = Iron Man
civilwar-option-blue-tigra = Tigra
civilwar-option-blue-wonder-man = Wonder Man
civilwar-option-blue-yellowjacket = Yellowjacket
civilwar-option-blue-base-captain-america = Captain America (базова гра)
civilwar-option-blue-base-iron-man = Iron Man (базова гра)
civilwar-option-blue-base-captain-marvel = Captain Marvel
civilwar-option-blue-base-black-panther = Black Panther
civilwar-option-blue-base-falcon = Falcon
civilwar-option-blue-base-wasp = Wasp
civilwar-option-red-captain-america = Captain America
civilwar-option-red-kate-bishop = Kate Bishop
civilwar-option-red-spectrum = Spectrum
civilwar-option-red-goliath = Goliath
civilwar-option-red-iron-man = Iron Man
civilwar-option-red-tigra = Tigra
civilwar-option-red-wonder-man = Wonder Man
civilwar-option-red-yellowjacket = Yellowjacket
civilwar-option-red-base-captain-america = Captain America (базова гра)
civilwar-option-red-base-iron-man = Iron Man (базова гра)
civilwar-option-red-base-captain-marvel = Captain Marvel
civilwar-option-red-base-black-panther = Black Panther
civilwar-option-red-base-falcon = Falcon
civilwar-option-red-base-wasp = Wasp
civilwar-option-locations-avengers-mountain = Гора Месників
civilwar-option-locations-washington-dc = Вашингтон
civilwar-option-locations-the-raft = Рафт
civilwar-option-locations-sokovia = Соковія
civilwar-option-locations-bar-with-no-name = Бар без назви
civilwar-option-locations-garrett-castle = Замок Гарретт
civilwar-option-locations-avengers-mansion = Особняк Месників
civilwar-option-locations-helicarrier = Гелікаррієр
civilwar-option-locations-times-square = Таймс-сквер
civilwar-option-locations-nypd-hq = Управління поліції Нью-Йорка
civilwar-option-locations-avengers-tower = Вежа Месників
civilwar-option-locations-central-park = Центральний парк
civilwar-faction-captain-america = Captain America
civilwar-faction-kate-bishop = Kate Bishop
civilwar-faction-spectrum = Spectrum
civilwar-faction-goliath = Goliath
civilwar-faction-iron-man = Iron Man
civilwar-faction-tigra = Tigra
civilwar-faction-wonder-man = Wonder Man
civilwar-faction-yellowjacket = Yellowjacket
civilwar-faction-base-captain-america = Captain America (базова гра)
civilwar-faction-base-iron-man = Iron Man (базова гра)
civilwar-faction-base-captain-marvel = Captain Marvel
civilwar-faction-base-black-panther = Black Panther
civilwar-faction-base-falcon = Falcon
civilwar-faction-base-wasp = Wasp
civilwar-faction-universal = Універсальне
civilwar-faction-blue = Синя команда
civilwar-faction-red = Червона команда
civilwar-faction-event = Подія
civilwar-faction-location = Локація
civilwar-faction-population = Населення

civilwar-refused-players = За { $colour ->
    [blue] синю команду
   *[red] червону команду
 } не може грати стільки людей ({ $n }): героїв у ній { $size }, тож гравців — від 1 до { $size }.
civilwar-refused-variant = Ці режими не поєднуються з іншим варіантом гри ({ $variant }).
civilwar-refused-companions = Карти супутників у цих режимах не використовують ({ $card }).
civilwar-refused-team-cards = Карти команд тут не використовують ({ $card }): у цьому наборі їх немає, а на турнірах вони заборонені.
civilwar-refused-tournament-choice = У турнірі локації та героїв обирають під час самого матчу: залиште ці списки порожніми.
civilwar-refused-balance = Карти з двома універсальними діями можна зберегти лише у «Двобої героїв»; у «Битві за реєстрацію» сили вирівнює заявка.
civilwar-refused-bid = Не можна заявити { $n }: дозволено від 1 до { $most } або 0, тобто звичайну кількість.
civilwar-refused-heroes = Героїв у { $colour ->
    [blue] синій команді
   *[red] червоній команді
 } — { $n }, а має бути { $size }.
civilwar-refused-hero = Немає героя «{ $hero }». Є: { $heroes }.
civilwar-refused-hero-twice = { $hero }: цього героя обрано двічі, а кожен лише один.
civilwar-refused-banned = Локація «{ $place }» заборонена: у цих режимах вона не працює.
civilwar-refused-location = Немає локації «{ $place }». Є: { $places }.
civilwar-refused-locations = Для кола потрібно 6 різних локацій, а їх { $n }.

## The steps of a game

civilwar-step-pick-locations = Вибір локацій
civilwar-step-ban-locations = Відкидання локацій
civilwar-step-draft-heroes = Вибір героїв
civilwar-step-bid = Заявки
civilwar-step-lay-out = Розкладання локацій
civilwar-step-deal = Роздача
civilwar-step-first-turn = Перед першим ходом
civilwar-step-choose-hero = Чий хід
civilwar-step-start-turn = Початок ходу
civilwar-step-play-card = Розіграш карти
civilwar-step-act = Дії
civilwar-step-end-turn = Кінець ходу
civilwar-step-after-turn = Між ходами
civilwar-step-end-round = Кінець раунду
civilwar-step-end = Гру завершено

## What lies on the table

civilwar-moment-draw = Добір
civilwar-moment-play = Карта
civilwar-moment-act = Дії
civilwar-moment-end = Кінець ходу

civilwar-area-draft = Вибір
civilwar-area-ring = Коло локацій
civilwar-area-track = Шкала очок
civilwar-area-prison = В’язниця «Сховище»
civilwar-area-turn = Хід
civilwar-area-storyline-blue = Сюжетна лінія синіх
civilwar-area-storyline-red = Сюжетна лінія червоних

civilwar-zone-hand = Рука
civilwar-zone-deck = Колода
civilwar-zone-equipment = Спорядження
civilwar-zone-storyline = Сюжетна лінія
civilwar-zone-event = Подія
civilwar-zone-event-deck = Колода подій
civilwar-zone-event-discard = Відбій подій
civilwar-zone-mission = Місія
civilwar-zone-mission-deck = Колода місій
civilwar-zone-mission-discard = Відбій місій
civilwar-zone-cells = Доступні камери
civilwar-zone-cell-discard = Скинуті камери
civilwar-zone-removed = Прибрано з гри
civilwar-zone-population = Колода населення
civilwar-zone-population-discard = Відбій населення

civilwar-back-hero = карта героя
    .acc = карту героя
    .inner = героя
civilwar-back-figure = герой
civilwar-back-equipment = спорядження
civilwar-back-location = локація
civilwar-back-event = подія
civilwar-back-population = карта населення
civilwar-back-mission = місія
civilwar-back-cell = карта камери

civilwar-figure-rescued = врятовано містян
civilwar-figure-thugs = переможено бандитів
civilwar-figure-approvals = схвалень
civilwar-figure-controlled = захоплено локацій
civilwar-kind-figure = Герой
civilwar-kind-hero-card = Карта героя
civilwar-kind-equipment = Спорядження
civilwar-kind-location = Локація
civilwar-kind-event = Подія
civilwar-kind-population = Населення
civilwar-kind-mission = Місія
civilwar-kind-cell = Камера

civilwar-icon-move = Переміщення
civilwar-icon-attack = Атака
civilwar-icon-heroic = Героїчна дія
civilwar-icon-wild = Універсальна дія
civilwar-icon-civilian = Містянин
civilwar-icon-thug = Бандит
civilwar-icon-empty = вільна комірка
civilwar-icon-instant = негайна
civilwar-icon-lasting = тривала

civilwar-house-name = назва
civilwar-house-title = назва
civilwar-house-text = ефект
civilwar-house-symbols = символи
civilwar-house-slots = комірки зарядів
civilwar-house-need = потрібна кількість

civilwar-counter-slots = Комірки
civilwar-counter-civilians = Містяни
civilwar-counter-thugs = Бандити
civilwar-counter-endangered-civilians = Містяни в небезпеці
civilwar-counter-endangered-thugs = Бандити з жетоном небезпеки
civilwar-counter-danger = Небезпека
civilwar-counter-approval = Громадське схвалення
civilwar-counter-hand = Карт у руці
civilwar-counter-deck = Карт у колоді
civilwar-counter-shields = Активні щити
civilwar-counter-token-move = Жетони переміщення
civilwar-counter-token-attack = Жетони атаки
civilwar-counter-token-heroic = Жетони героїчної дії
civilwar-counter-token-wild = Жетони універсальної дії
civilwar-counter-crisis = Жетони кризи
civilwar-counter-stun = Жетони оглушення
civilwar-counter-slot-move = комірка переміщення
civilwar-counter-slot-attack = комірка атаки
civilwar-counter-slot-heroic = комірка героїчної дії
civilwar-counter-slot-wild = комірка будь-якої дії
civilwar-counter-turns = Ходи
civilwar-counter-delayed-move = Затримані символи переміщення
civilwar-counter-delayed-attack = Затримані символи атаки
civilwar-counter-delayed-heroic = Затримані символи героїчної дії
civilwar-counter-delayed-wild = Затримані символи універсальної дії
civilwar-counter-score-blue = Очки синіх
civilwar-counter-score-red = Очки червоних
civilwar-counter-round = Раунд
civilwar-counter-round-turn = Ходи цього раунду
civilwar-counter-next-green = Наступна зелена поділка
civilwar-counter-missions = Виконані місії
civilwar-counter-progress = Скинуті жетони небезпеки
civilwar-counter-cards-used = Зіграні карти синіх
civilwar-counter-danger-supply = Жетони небезпеки в запасі
civilwar-counter-game = Партія
civilwar-counter-to-beat = Ходів, які треба перевершити
civilwar-counter-drafted = Обрано героїв
civilwar-counter-pool-move = Дії переміщення
civilwar-counter-pool-attack = Атаки
civilwar-counter-pool-heroic = Героїчні дії
civilwar-counter-pool-wild = Універсальні дії

civilwar-mark-blue = сині
civilwar-mark-red = червоні
civilwar-mark-blue-arrow = старт синіх
civilwar-mark-red-arrow = старт червоних
civilwar-mark-active = активний герой
civilwar-mark-ko = нокаут
civilwar-mark-jailed = у камері
civilwar-mark-invulnerable = невразливість
civilwar-mark-guarded = захист у наступний хід ворога
civilwar-mark-stunned = оглушення
civilwar-mark-summary = має карту-пам’ятку
civilwar-mark-taken = хід зроблено
civilwar-mark-now = ходить зараз
civilwar-mark-face-down = долілиць
civilwar-mark-behind-blue = сині вважаються позаду
civilwar-mark-behind-red = червоні вважаються позаду
civilwar-mark-top-blue = синій маркер зверху
civilwar-mark-top-red = червоний маркер зверху
civilwar-mark-free = вільна
civilwar-mark-prepared = приготована
civilwar-mark-occupied = зайнята
civilwar-mark-special-left = особливий ефект іще не використано
civilwar-mark-phase-draw = добір
civilwar-mark-phase-play = гра карти
civilwar-mark-phase-act = дії
civilwar-mark-phase-end = кінець ходу

civilwar-symbol-move = переміщення
    .gen = переміщення
    .acc = дію переміщення
    .few = дії переміщення
    .many = дій переміщення
    .gender = n
civilwar-symbol-attack = атака
    .gen = атаки
    .acc = атаку
    .few = атаки
    .many = атак
    .gender = f
civilwar-symbol-heroic = героїчна дія
    .gen = героїчної дії
    .acc = героїчну дію
    .few = героїчні дії
    .many = героїчних дій
    .gender = f
civilwar-symbol-wild = універсальна дія
    .gen = універсальної дії
    .acc = універсальну дію
    .few = універсальні дії
    .many = універсальних дій
    .gender = f
civilwar-plain-card = { $hero }: { $symbols }
    .inner = { GENDER($symbols) ->
        [pl] із символами: { $symbols }
       *[other] із символом { CASE($symbols, "gen") }
    }
    .full = { GENDER($symbols) ->
        [pl] із символами: { $symbols }
       *[other] із символом { CASE($symbols, "gen") }
    }
civilwar-titled-card = { $title } ({ $symbols })
    .inner = { CASE($title, "inner") }
    .full = { CASE($title, "inner") } ({ $symbols })
civilwar-population = Населення { $n }
civilwar-cell-space = Камера { $letter ->
    [A] А
    [B] Б
   *[C] В
 }
    .gen = камери { $letter ->
        [A] А
        [B] Б
       *[C] В
    }
    .acc = камеру { $letter ->
        [A] А
        [B] Б
       *[C] В
    }
    .gender = f
civilwar-exits = виходи: { $places }
civilwar-civilian-in = містянин на локації «{ $place }»
    .acc = містянина на локації «{ $place }»
civilwar-thug-in = бандит на локації «{ $place }»
    .acc = бандита на локації «{ $place }»
civilwar-folk-civilians = містяни
    .acc = містянина
    .dat = містянину
    .pl-acc = містян
civilwar-folk-thugs = бандити
    .acc = бандита
    .dat = бандиту
    .pl-acc = бандитів
civilwar-from-arrow = { $k ->
    [0] дві біля стрілок
    [1] дві наступні за годинниковою стрілкою
   *[other] дві на відстані { $k } від стрілок за годинниковою стрілкою
 }
civilwar-places-1-2-3-4-5 = кожну локацію, крім стартової локації синіх
civilwar-places-1-2-4-5 = кожну локацію, крім двох стартових
civilwar-places-2-4 = кожну з 2 локацій поруч зі стартовою локацією червоних

## What is asked

civilwar-ask-act = { $hero }: що далі?
civilwar-ask-ban = Яку локацію суперників відкинути?
civilwar-ask-bid = { $last ->
    [0] За скільки карт на вашій сюжетній лінії ви виконаєте 5 місій? На місію потрібно близько 3 карт; першого разу почніть вище від 15.
   *[other] Остання заявка — { $last }. Заявите менше чи пасуєте й граєте за червоних? Першого разу не заявляйте менше ніж 12.
 }
civilwar-ask-choose-one = Що обираєте?
civilwar-ask-damage = { CAPITAL($deeds) }. Хто отримує поранення?
civilwar-ask-defeat = { CAPITAL($deeds) }. Перемогти бандита?
civilwar-ask-delay = Без якого символу мине наступний хід ворога?
civilwar-ask-discard = { $hero }: яку карту скинути?
civilwar-ask-draft = Який герой приєднується до вашої команди?
civilwar-ask-end-of-turn = { $place }: { $does } Застосувати?
civilwar-ask-equip = { $hero }: узяти універсальне спорядження?
civilwar-ask-exit = Куди тікає { $hero }?
civilwar-ask-flip = { CAPITAL($deeds) }. Яка локація переходить під ваш контроль?
civilwar-ask-give-token = { CAPITAL($deeds) }. Хто отримує жетон?
civilwar-ask-go = { CAPITAL($deeds) }. Куди?
civilwar-ask-guard = { CAPITAL($deeds) }. Кого захистити?
civilwar-ask-jail = До якої камери потрапляє { $hero }?
civilwar-ask-let-charge = { CAPITAL($deeds) }. Чиє спорядження зарядити?
civilwar-ask-let-discard = { CAPITAL($deeds) }. Хто скидає карту?
civilwar-ask-let-draw = { CAPITAL($deeds) }. Хто бере карту?
civilwar-ask-let-draw-to = { CAPITAL($deeds) }. Хто бере карти?
civilwar-ask-look = { CAPITAL($deeds) }. Чию колоду подивитися?
civilwar-ask-lose = { $hero } отримує поранення: яку карту скинути?
civilwar-ask-most = На кількох локаціях їх порівну: яку обрати?
civilwar-ask-next-hero = Який герой ходить?
civilwar-ask-overflow = Локація «{ $place }» переповнена: хто отримує поранення?
civilwar-ask-pay = Чим платите?
civilwar-ask-pick = Яку локацію ваша команда обирає таємно ({ $n } з 4)?
civilwar-ask-play = { $hero }: яку карту зіграти?
civilwar-ask-pull = { CAPITAL($deeds) }. Якого бандита перемістити сюди?
civilwar-ask-ready = { CAPITAL($deeds) }. Чий щит відновити?
civilwar-ask-rescue = { CAPITAL($deeds) }. Урятувати містянина?
civilwar-ask-reward = Червоний герой у нокауті: хто отримує який жетон (лишилося { $n })?
civilwar-ask-search = { CAPITAL($deeds) }. Яку карту покласти на верх колоди?
civilwar-ask-send-off = { CAPITAL($deeds) }. Кого скинути?
civilwar-ask-send = { CAPITAL($deeds) }. Який жетон і куди перемістити?
civilwar-ask-space = На яке місце камери?
civilwar-ask-spend = Символ універсальної дії чи жетон?
civilwar-ask-strike = { CAPITAL($deeds) }. Хто ціль?
civilwar-ask-strike-at = { CAPITAL($deeds) }. На якій локації?
civilwar-ask-strip = { CAPITAL($deeds) }. Хто щось втрачає?
civilwar-ask-strip-shield = { CAPITAL($deeds) }. Хто втрачає щит?
civilwar-ask-strip-what = Що саме?
civilwar-ask-stun = { CAPITAL($deeds) }. Хто отримує жетон оглушення?
civilwar-ask-swap = { CAPITAL($deeds) }. Який жетон контролю поміняти?
civilwar-ask-twice = Який символ попередньої карти використати двічі?
civilwar-ask-ward = { CAPITAL($deeds) }. Хто отримує жетон невразливості?
civilwar-ask-which-token = З жетоном небезпеки чи без?

## What can be done

civilwar-do-approve = Здобути громадське схвалення на локації «{ $on }»
civilwar-do-attack = Атакувати: { $on }
civilwar-do-ban = Відкинути локацію «{ $on }»
civilwar-do-bid = Карт: { $on }
civilwar-do-capture = Дати жетон кризи: { $on }
civilwar-do-charge-move = Зарядити переміщенням: { $on }
civilwar-do-charge-attack = Зарядити атакою: { $on }
civilwar-do-charge-heroic = Зарядити героїчною дією: { $on }
civilwar-do-choose = { CAPITAL($on) }
civilwar-do-damage = { $on }
civilwar-do-decline = Ні
civilwar-do-defeat = Перемогти { CASE($on, "acc") }
civilwar-do-delay-move = Переміщення
civilwar-do-delay-attack = Атака
civilwar-do-delay-heroic = Героїчна дія
civilwar-do-delay-wild = Універсальна дія
civilwar-do-discard = Скинути карту { CASE($on, "full") }
civilwar-do-done = Досить
civilwar-do-draft = { $on }
civilwar-do-end = Завершити хід
civilwar-do-endangered = З жетоном небезпеки: { $on }
civilwar-do-equip = Узяти: { $on }
civilwar-do-escape-move = Звільнити за 2 дії переміщення: { $on }
civilwar-do-escape-attack = Звільнити за 2 атаки: { $on }
civilwar-do-escape-heroic = Звільнити за 2 героїчні дії: { $on }
civilwar-do-exit = { $on }
civilwar-do-flip = { $on }
civilwar-do-give-token = { $on }
civilwar-do-go = { $on }
civilwar-do-guard = { $on }
civilwar-do-jail = { $on }
civilwar-do-let-charge = { $on }
civilwar-do-let-discard = { $on }
civilwar-do-let-draw = { $on }
civilwar-do-let-draw-to = { $on }
civilwar-do-look = { $on }
civilwar-do-lose = { $on }
civilwar-do-mission = Виконати завдання місії на локації «{ $on }»
civilwar-do-most = { $on }
civilwar-do-move = Переміститися на локацію «{ $on }»
civilwar-do-next-hero = { $on }
civilwar-do-overflow = { $on }
civilwar-do-pass = Спасувати й грати за червоних
civilwar-do-pay-card = Скинути карту
civilwar-do-pay-move = Скинути жетон переміщення
civilwar-do-pay-attack = Скинути жетон атаки
civilwar-do-pay-heroic = Скинути жетон героїчної дії
civilwar-do-pay-wild = Скинути жетон універсальної дії
civilwar-do-pick = { $on }
civilwar-do-plain = Без жетона небезпеки: { $on }
civilwar-do-play = Зіграти карту { CASE($on, "full") }
civilwar-do-prepare = Приготувати камеру: { $on }
civilwar-do-pull = { CAPITAL($on) }
civilwar-do-pull-endangered = З жетоном небезпеки: { $on }
civilwar-do-ready = { $on }
civilwar-do-rescue = Урятувати { CASE($on, "acc") }
civilwar-do-reward-move = Жетон переміщення: { $on }
civilwar-do-reward-attack = Жетон атаки: { $on }
civilwar-do-reward-heroic = Жетон героїчної дії: { $on }
civilwar-do-search = { $on }
civilwar-do-send-off = Скинути { CASE($on, "acc") }
civilwar-do-send-thug = Бандита на локацію «{ $on }»
civilwar-do-send-endangered-thug = Бандита з жетоном небезпеки на локацію «{ $on }»
civilwar-do-send-civilian = Містянина на локацію «{ $on }»
civilwar-do-send-endangered-civilian = Містянина з жетоном небезпеки на локацію «{ $on }»
civilwar-do-space = { $on }
civilwar-do-special = Використати особливий ефект карти { CASE($on, "inner") }
civilwar-do-spend-token = Жетон
civilwar-do-spend-wild = Символ універсальної дії
civilwar-do-strike = { CAPITAL($on) }
civilwar-do-strike-at = { $on }
civilwar-do-strip = { $on }
civilwar-do-strip-move = Жетон переміщення: { $on }
civilwar-do-strip-attack = Жетон атаки: { $on }
civilwar-do-strip-heroic = Жетон героїчної дії: { $on }
civilwar-do-strip-wild = Жетон універсальної дії: { $on }
civilwar-do-strip-charge = Заряд спорядження: { $on }
civilwar-do-strip-shield = { $on }
civilwar-do-stun = { $on }
civilwar-do-swap = { $on }
civilwar-do-twice-move = Переміщення
civilwar-do-twice-attack = Атака
civilwar-do-twice-heroic = Героїчна дія
civilwar-do-twice-wild = Універсальна дія
civilwar-do-use = Використати спорядження: { $on }
civilwar-do-use-place = Використати ефект локації «{ $on }»
civilwar-do-ward = { $on }

## Why not

civilwar-needs-a-space-is-free = Є вільне місце для камери
civilwar-needs-a-use = Із цим зараз можна щось зробити
civilwar-needs-approval-is-used = У цьому режимі є громадське схвалення
civilwar-needs-can-charge-equipment = Ви не в камері, де спорядження не заряджають
civilwar-needs-can-use-equipment = Ви не в камері, де спорядження не використовують
civilwar-needs-can-walk = Ви не в камері, звідки не можна переміститися
civilwar-needs-danger-lies-there = На цій локації лежить жетон небезпеки
civilwar-needs-equipment-does-something = Ефект цієї карти може зараз щось зробити
civilwar-needs-has-move = У вас лишилася дія переміщення
civilwar-needs-has-attack = У вас лишилася атака
civilwar-needs-has-heroic = У вас лишилася героїчна дія
civilwar-needs-has-two-move = У вас лишилися дві дії переміщення
civilwar-needs-has-two-attack = У вас лишилися дві атаки
civilwar-needs-has-two-heroic = У вас лишилися дві героїчні дії
civilwar-needs-has-what-the-mission-wants = У вас лишилася дія, якої потребує місія
civilwar-needs-helper-is-free = Ви самі не в іншій камері
civilwar-needs-is-adjacent = Ця локація сусідня з вашою
civilwar-needs-is-an-enemy = Це ворог
civilwar-needs-is-available = Це одна з доступних камер
civilwar-needs-is-controlled-by-enemies = Цю локацію контролює команда суперників
civilwar-needs-is-free-space = На цьому місці немає ні карти камери, ні героя
civilwar-needs-is-fully-charged = Усі комірки зарядів заповнені
civilwar-needs-is-in-a-cell = Цей герой у камері
civilwar-needs-is-in-your-location = Вони на вашій локації
civilwar-needs-is-not-knocked-out = Цей герой не в нокауті
civilwar-needs-is-not-stunned = На вас немає жетонів оглушення
civilwar-needs-is-out-of-cell = Ви не в камері
civilwar-needs-is-prepared = Там лежить карта камери
civilwar-needs-is-where-you-are = Ви на цій локації
civilwar-needs-is-with-you = Цей герой на вашій локації
civilwar-needs-is-your-equipment = Це ваше спорядження
civilwar-needs-is-your-team-mate = І в’язень, і ви — із синьої команди
civilwar-needs-may-be-taken = Хтось із них без жетона небезпеки, або місія дозволяє вам його скинути
civilwar-needs-mission-wants-an-action = У цій місії жетони небезпеки скидають за дії
civilwar-needs-somebody-is-there = Там хтось є
civilwar-needs-special-does-something = Її особливий ефект може зараз щось зробити
civilwar-needs-special-is-left = На карті є особливий ефект, ще не використаний
civilwar-needs-special-is-not-void = Ви не в камері, де особливі ефекти не діють
civilwar-needs-stands = Цей герой не в нокауті
civilwar-needs-stands-in-the-cell = В’язень уже не в нокауті
civilwar-needs-takes-move = Є вільна комірка, що приймає переміщення
civilwar-needs-takes-attack = Є вільна комірка, що приймає атаку
civilwar-needs-takes-heroic = Є вільна комірка, що приймає героїчну дію
civilwar-needs-was-just-played = Це щойно зіграна вами карта
civilwar-needs-was-not-used-this-turn = Цього ходу спорядження ще не використано
civilwar-needs-you-are-blue = Ви із синьої команди
civilwar-needs-you-are-red = Ви з червоної команди
civilwar-needs-your-turn-is-ending = Ваш хід завершується: ефект локації діє наприкінці
civilwar-needs-you-end-your-turn-there = Ви завершуєте там хід
civilwar-needs-your-team-controls-it = Її контролює ваша команда
civilwar-needs-place-does-something = Ефект цієї локації може зараз щось зробити

## What happened

civilwar-log-accelerates = { $team } наступного ходу може двічі використати символ попередньої карти.
civilwar-log-answers = { $hero } відповідає картою { CASE($card, "inner") }.
civilwar-log-bam = БАМ! Враховано символів: { $n }.
civilwar-log-blinds = { $team } наступного ходу не отримає символів попередньої карти.
civilwar-log-looks = { $hero }: верхня карта колоди — { $card }.
civilwar-log-spares = Наступна карта населення додасть менше бандитів: { $n }.
civilwar-log-approves = { $team } здобуває громадське схвалення на локації «{ $place }».
civilwar-log-attacks = { $hero } атакує. Ціль: { $enemy }.
civilwar-log-bans = { $team } відкидає локацію «{ $place }».
civilwar-log-bids = Команда { $side } заявляє { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
 }.
civilwar-log-bids-first = Першою заявляє команда { $side }.
civilwar-log-breaks-out = { $hero } виривається з камери.
civilwar-log-captured = { $hero } отримує жетон кризи (тепер їх { $n }).
civilwar-log-cell-discarded = Карту камери скинуто: { $card }.
civilwar-log-cells-noted = { $team } скинула карт камер: { $n }.
civilwar-log-charges = { $hero } заряджає спорядження: { $card } (заповнено комірок: { $n }).
civilwar-log-comes = { $place }: містян { $civilians }, бандитів { $thugs }.
civilwar-log-danger = Покладено жетонів небезпеки: { $n }.
civilwar-log-danger-gone = Жетон небезпеки скинуто ({ $n } з { $need }).
civilwar-log-defeats = { $team } перемагає бандита на локації «{ $place }».
civilwar-log-delays = { $team } наступного ходу не отримає символ { CASE($symbol, "gen") } з попередньої карти.
civilwar-log-drafts = { $team } обирає героя: { $hero }.
civilwar-log-draws = { $n ->
    [0] { $hero }: у колоді більше немає карт.
    [one] { $hero } бере { $n } карту.
    [few] { $hero } бере { $n } карти.
   *[many] { $hero } бере { $n } карт.
 }
civilwar-log-enters = { $hero } переміщується на локацію «{ $place }».
civilwar-log-equipped = { $hero }: спорядження — { $card }.
civilwar-log-escapes = { $hero } тікає з камери на локацію «{ $place }».
civilwar-log-event = Подія: { $card }.
civilwar-log-event-discarded = Подія закінчилася: { $card }.
civilwar-log-first-blue = Першою за синіх грає команда { $side }.
civilwar-log-flips = { $team } бере під контроль локацію «{ $place }».
civilwar-log-frees = { $hero } відчиняє камеру. На волі — { $prisoner }.
civilwar-log-gains = { $hero } отримує цього ходу { $n ->
    [one] { $n } { CASE($symbol, "acc") }
    [few] { $n } { CASE($symbol, "few") }
   *[many] { $n } { CASE($symbol, "many") }
 }.
civilwar-log-game-noted = { $n ->
    [0] { $team } не виконала 5 місій.
    [one] { $team } виконала 5 місій за { $n } хід.
    [few] { $team } виконала 5 місій за { $n } ходи.
   *[many] { $team } виконала 5 місій за { $n } ходів.
 }
civilwar-log-game-over = Партію завершено. Перемогла { CASE($team, "inner") }.
civilwar-log-green-space = Досягнуто зеленої поділки { $n }.
civilwar-log-guarded = { $hero } має захист у наступний хід ворога.
civilwar-log-initiative = Раунд { $round }. Починає { CASE($team, "inner") }.
civilwar-log-jailed = { $hero } потрапляє до { CASE($cell, "gen") }.
civilwar-log-knocked-out = { $hero } — у нокауті!
civilwar-log-laid-out = Коло локацій: { $places }.
civilwar-log-last-turn = Раунд { $round } був останнім.
civilwar-log-lies = { $hero } лежить на своїй локації: жодної камери не приготовано.
civilwar-log-lies-inside = { $hero } лишається лежати в камері.
civilwar-log-loses-card = { $hero } скидає карту з руки під колоду (лишилося в руці: { $left }).
civilwar-log-mission = Місія: { $card }.
civilwar-log-mission-discarded = Місію скинуто: { $card }.
civilwar-log-mission-done = Виконано місію { $n } з 5: { $card }.
civilwar-log-no-population = Карт населення більше немає.
civilwar-log-overflow = Локація «{ $place }» переповнена. Її контролює { CASE($team, "inner") }.
civilwar-log-passes = Команда { $side } пасує на заявці { $n } і грає за червоних.
civilwar-log-pays-token = { $hero } скидає жетон дії.
civilwar-log-plays = { $hero } грає карту { CASE($card, "full") }.
civilwar-log-population = Розкрито карту «{ $card }».
civilwar-log-prepares = { $hero } готує { CASE($cell, "acc") }.
civilwar-log-prevented = { $hero } під захистом: нічого не стається.
civilwar-log-readies = { $hero } відновлює щит (активних щитів: { $n }).
civilwar-log-recovers = { $hero } приходить до тями.
civilwar-log-removed = Прибрано з гри: { $card }.
civilwar-log-rescues = { $team } рятує містянина на локації «{ $place }».
civilwar-log-scores = { $team } здобуває { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
 }; усього — { $score }.
civilwar-log-sent-off = Хтось залишає локацію «{ $place }», і очок за це немає.
civilwar-log-searches = { $hero } переглядає колоду.
civilwar-log-shield-lost = { $hero } назавжди втрачає щит (лишилося: { $n }).
civilwar-log-shield-turns = { $hero } перевертає щит неактивним боком догори й не скидає карти.
civilwar-log-shows = { $team } обрала локації: { $places }.
civilwar-log-special = { $hero } використовує особливий ефект карти { CASE($card, "inner") }.
civilwar-log-starts = Починає { CASE($team, "inner") }.
civilwar-log-stripped = { $hero } втрачає жетони або заряди.
civilwar-log-stun-gone = { $hero } скидає жетони оглушення.
civilwar-log-stunned = { $hero } отримує оглушення (жетонів: { $n }).
civilwar-log-summary = { $hero } бере карту-пам’ятку.
civilwar-log-swap = Ролі змінено: тепер за синіх грає команда { $side }.
civilwar-log-swaps-control = Жетони контролю локацій «{ $one }» і «{ $other }» поміняно.
civilwar-log-thug-moves = Бандита переміщено з локації «{ $place }» на локацію «{ $to }».
civilwar-log-token = { $hero } отримує { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
   *[many] { $n } жетонів
 } { CASE($symbol, "gen") }.
civilwar-log-token-moves = Жетон переміщено з локації «{ $place }» на локацію «{ $to }».
civilwar-log-trap = Пастка спрацьовує: { $card }.
civilwar-log-turn = Ходить { $hero }.
civilwar-log-turn-over = { $hero } завершує хід.
civilwar-log-uses = { $hero } використовує спорядження: { $card }.
civilwar-log-uses-place = { $hero } використовує ефект локації «{ $place }».
civilwar-log-warded = { $hero } отримує жетон невразливості.
civilwar-log-wins = Перемагає { CASE($team, "inner") }.

## The texts of cards

civilwar-text-effects = { CAPITAL($effects) }.
civilwar-text-end-of-turn = Кінець ходу: { $effects }.
civilwar-text-enemy-ko = Коли ворог опиняється в нокауті: { $effects }.
civilwar-text-enemy-enters = Коли ворог приходить на вашу локацію: { $effects }.
civilwar-text-must = Кінець ходу (обов’язково): { $effects }.
civilwar-text-trap = Пастка: { $effects }.
civilwar-text-shelters = Герої на цій локації не отримують поранень, яким можна запобігти.
civilwar-text-control-bonus = До наступної події перевернутий жетон контролю дає на { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
 } більше.
civilwar-text-ko-bonus = До наступної події нокаут дає { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
 } замість 5.
civilwar-text-comes = Додайте { $n ->
    [one] { $n } { CASE($who, "acc") }
   *[other] { $n } { CASE($who, "pl-acc") }
 } { $k ->
    [0] на кожну локацію біля стрілки
    [1] на наступну локацію за годинниковою стрілкою від кожної стрілки поля
   *[other] на { $k }-гу локацію за годинниковою стрілкою від кожної стрілки поля
 }.
civilwar-text-arrivals = Додайте по 1 { CASE($who, "dat") } на кожну локацію біля стрілки.
civilwar-text-danger-thug = На кожній із 2 локацій, де найбільше бандитів, покладіть жетони небезпеки щонайбільше на { $n ->
    [one] { $n } бандита
   *[other] { $n } бандитів
 }.
civilwar-text-danger-civilian = На кожній із 2 локацій, де найбільше містян, покладіть жетони небезпеки щонайбільше на { $n ->
    [one] { $n } містянина
   *[other] { $n } містян
 }.
civilwar-text-danger-location = Покладіть { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
   *[many] { $n } жетонів
 } небезпеки на { $where }.
civilwar-text-danger-hero = Кладіть жетони небезпеки по одному на червоних героїв у порядку їхніх ходів, доки не покладете { $most }.
civilwar-text-done-defeat = Місію виконано, коли скинуто { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
   *[many] { $n } жетонів
 }: перемагайте бандитів із жетонами.
civilwar-text-done-rescue = Місію виконано, коли скинуто { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
   *[many] { $n } жетонів
 }: рятуйте містян із жетонами.
civilwar-text-done-damage = Місію виконано, коли скинуто { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
   *[many] { $n } жетонів
 }: завдавайте поранень героям із жетонами.
civilwar-text-done-heroic = Місію виконано, коли скинуто { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
   *[many] { $n } жетонів
 }: за кожен витратьте героїчну дію на його локації.
civilwar-text-done-move = Місію виконано, коли скинуто { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
   *[many] { $n } жетонів
 }: за кожен витратьте дію переміщення на його локації, лишаючись на місці.
civilwar-text-done-attack = Місію виконано, коли скинуто { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
   *[many] { $n } жетонів
 }: за кожен витратьте атаку або 1 поранення особливого ефекту на його локації.

civilwar-effect-add = додайте по 1 { CASE($who, "dat") } на кожну з цих локацій: { $places }
civilwar-effect-alone = якщо на вашій локації немає інших героїв вашої команди, { $deeds }
civilwar-effect-choose-one = виберіть одне: { $branches }
civilwar-effect-way = { $deeds }
civilwar-effect-damage = завдайте { CASE($who, "dat") } { $n ->
    [one] { $n } поранення
    [few] { $n } поранення
   *[many] { $n } поранень
 }
civilwar-effect-let-charge-self = покладіть на своє спорядження { $n ->
    [one] { $n } заряд
    [few] { $n } заряди
   *[many] { $n } зарядів
 }
civilwar-effect-defeat = { $n ->
    [one] можете перемогти { $n } бандита { $where }
   *[other] переможіть до { $n } бандитів { CASE($where, "pl") }
 }
civilwar-effect-defeat-up-to = { $n ->
    [one] переможіть до { $n } бандита { $where }
   *[other] переможіть до { $n } бандитів { CASE($where, "pl") }
 }
civilwar-effect-delay = у наступний хід ворога герой не отримає { $n ->
    [one] { $n } обраного вами символу
   *[other] { $n } обраних вами символів
 } попередньої карти
civilwar-effect-let-discard-self = скиньте { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
 }
civilwar-effect-let-draw-self = візьміть { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
 }
civilwar-effect-let-draw-to-self = беріть карти, доки в руці не стане { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
 }
civilwar-effect-flip = переверніть до { $n ->
    [one] { $n } жетона
   *[other] { $n } жетонів
 } контролю боком своєї команди догори
civilwar-effect-gain = цього ходу отримайте ще { $n ->
    [one] { $n } { CASE($symbol, "acc") }
    [few] { $n } { CASE($symbol, "few") }
   *[many] { $n } { CASE($symbol, "many") }
 }
civilwar-effect-give-token = дайте { CASE($who, "dat") } { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
   *[many] { $n } жетонів
 } { CASE($symbol, "gen") }
civilwar-effect-give-token-self = візьміть { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
   *[many] { $n } жетонів
 } { CASE($symbol, "gen") }
civilwar-effect-go = перемістіться { CASE($where, "acc") }
civilwar-effect-take-along = перемістіть { CASE($who, "acc") } { CASE($where, "acc") }
civilwar-effect-guard = у наступний хід ворога захистіть { CASE($who, "acc") } від першого поранення, якому можна запобігти, і першого жетона кризи
civilwar-effect-guard-self = у наступний хід ворога не зважайте на перше поранення, якому можна запобігти, і перший жетон кризи
civilwar-effect-hand-of = якщо у вас у руці рівно { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
 }, { $deeds }
civilwar-effect-let-charge = покладіть { $n ->
    [one] { $n } заряд
    [few] { $n } заряди
   *[many] { $n } зарядів
 } на спорядження { CASE($who, "gen") }
civilwar-effect-let-discard = { $who } скидає { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
 }
civilwar-effect-let-draw = { $who } бере { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
 }
civilwar-effect-let-draw-to = { $who } бере карти, доки в руці не стане { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
 }
civilwar-effect-move-tokens = перемістіть до { $n ->
    [one] { $n } містянина або бандита
   *[other] { $n } містян або бандитів
 } з вашої локації у вільні комірки сусідніх локацій
civilwar-effect-pay-card = заплатіть 1 карту з руки
civilwar-effect-pay-token = заплатіть 1 жетон дії
civilwar-effect-pay-either = заплатіть 1 карту з руки або 1 жетон дії
civilwar-effect-pull = перемістіть скільки завгодно бандитів (принаймні 1) із сусідніх локацій у вільні комірки вашої локації
civilwar-effect-ready = { $n ->
    [one] можете відновити { $n } щит
   *[other] відновіть до { $n } щитів
 } { CASE($who, "gen") }
civilwar-effect-ready-each = відновіть { $n ->
    [one] { $n } щит
    [few] { $n } щити
   *[many] { $n } щитів
 } { CASE($who, "gen") }
civilwar-effect-ready-self = відновіть { $n ->
    [one] { $n } свій щит
    [few] { $n } свої щити
   *[many] { $n } своїх щитів
 }
civilwar-effect-rescue = { $n ->
    [one] можете врятувати { $n } містянина { $where }
   *[other] урятуйте до { $n } містян { CASE($where, "pl") }
 }
civilwar-effect-rescue-up-to = { $n ->
    [one] урятуйте до { $n } містянина { $where }
   *[other] урятуйте до { $n } містян { CASE($where, "pl") }
 }
civilwar-effect-search = знайдіть у своїй колоді 1 карту, перетасуйте колоду й покладіть цю карту наверх
civilwar-effect-send-off = скиньте до { $n ->
    [one] { $n } { CASE($who, "acc") }
   *[other] { $n } { CASE($who, "pl-acc") }
 } { $where } без очок
civilwar-effect-gain-per-card = за кожну карту на вашій сюжетній лінії цього ходу отримайте ще { $n ->
    [one] { $n } { CASE($symbol, "acc") }
    [few] { $n } { CASE($symbol, "few") }
   *[many] { $n } { CASE($symbol, "many") }
 }
civilwar-effect-strike = { $n ->
    [one] завдайте { $n } поранення цілі { $where }
    [few] завдайте { $n } поранення цілям { CASE($where, "pl") }, поділивши їх як завгодно
   *[many] завдайте { $n } поранень цілям { CASE($where, "pl") }, поділивши їх як завгодно
 }
civilwar-effect-strip = заберіть у { CASE($who, "gen") } { $n ->
    [one] { $n } жетон дії або заряд
    [few] { $n } жетони дій або заряди
   *[many] { $n } жетонів дій або зарядів
 } на ваш вибір
civilwar-effect-strip-all = заберіть у { CASE($who, "gen") } всі жетони дій і заряди
civilwar-effect-strip-shield = приберіть із гри { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
   *[many] { $n } жетонів
 } щита { CASE($who, "gen") }
civilwar-effect-stun = дайте { CASE($who, "dat") } { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
   *[many] { $n } жетонів
 } оглушення
civilwar-effect-ward = дайте { CASE($who, "dat") } жетон невразливості
civilwar-effect-ward-self = візьміть жетон невразливості

civilwar-effect-aid-threat = покладіть { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
   *[many] { $n } жетонів
 } героїчної дії в зону громадського схвалення { $where }, якщо її контролюють вороги
civilwar-effect-clear-threat = переверніть боком своєї команди догори жетон контролю { $where }
civilwar-effect-swap-threats = поміняйте місцями жетони контролю 2 локацій
civilwar-effect-ignored-move-threat = перемістіть загрозу (нічого не стається)
civilwar-effect-ignored-removal = приберіть когось із поля (нічого не стається)
civilwar-effect-ignored-skip = хтось пропускає хід (нічого не стається)
civilwar-effect-ignored-unused = використайте те, чого немає в цьому режимі (нічого не стається)
civilwar-effect-accelerate = у наступний хід ворога герой може двічі використати { $n ->
    [one] { $n } символ
    [few] { $n } символи
   *[many] { $n } символів
 } попередньої карти
civilwar-effect-face-down-plan = у наступний хід ворога герой не отримає символів попередньої карти
civilwar-effect-bam = за кожен символ { CASE($symbol, "gen") } на сюжетній лінії ворогів { $deeds }
civilwar-effect-look-at-plan = подивіться верхню карту колоди одного з ворогів
civilwar-effect-spare-plan = наступна карта населення додає менше бандитів (на { $n })

civilwar-who-ally = інший герой вашої команди
    .gen = іншого героя вашої команди
    .dat = іншому героєві вашої команди
    .acc = іншого героя вашої команди
civilwar-who-hero = герой вашої команди
    .gen = героя вашої команди
    .dat = героєві вашої команди
    .acc = героя вашої команди
civilwar-who-hero-here = герой вашої команди на вашій локації
    .gen = героя вашої команди на вашій локації
    .dat = героєві вашої команди на вашій локації
    .acc = героя вашої команди на вашій локації
civilwar-who-heroes-here = усі герої вашої команди на вашій локації
    .gen = усіх героїв вашої команди на вашій локації
    .dat = усім героям вашої команди на вашій локації
    .acc = усіх героїв вашої команди з вашої локації
    .gender = pl
civilwar-who-enemy-here = ворог на вашій локації
    .gen = ворога на вашій локації
    .dat = ворогові на вашій локації
    .acc = ворога на вашій локації
civilwar-who-enemy-adjacent = ворог на сусідній локації
    .gen = ворога на сусідній локації
    .dat = ворогові на сусідній локації
    .acc = ворога на сусідній локації
civilwar-who-enemy-near = ворог на вашій або сусідній локації
    .gen = ворога на вашій або сусідній локації
    .dat = ворогові на вашій або сусідній локації
    .acc = ворога на вашій або сусідній локації
civilwar-who-each-enemy-here = кожен ворог на вашій локації
    .gen = кожного ворога на вашій локації
    .dat = кожному ворогові на вашій локації
    .acc = кожного ворога на вашій локації
civilwar-who-blue-hero = синій герой, який не в нокауті й не в камері
    .gen = синього героя, який не в нокауті й не в камері
    .dat = синьому героєві, який не в нокауті й не в камері,
    .acc = синього героя, який не в нокауті й не в камері
civilwar-who-any-blue-hero = будь-який синій герой
    .gen = будь-якого синього героя
    .dat = будь-якому синьому героєві
    .acc = будь-якого синього героя
civilwar-who-each-blue = кожен синій герой, який не в нокауті,
    .gen = кожного синього героя, який не в нокауті
    .dat = кожному синьому героєві, який не в нокауті,
    .acc = кожного синього героя, який не в нокауті
civilwar-who-every-blue = кожен синій герой, навіть у нокауті,
    .gen = кожного синього героя, навіть у нокауті,
    .dat = кожному синьому героєві, навіть у нокауті,
    .acc = кожного синього героя, навіть у нокауті
civilwar-who-each-red = кожен червоний герой, який не в нокауті,
    .gen = кожного червоного героя, який не в нокауті
    .dat = кожному червоному героєві, який не в нокауті,
    .acc = кожного червоного героя, який не в нокауті
civilwar-who-each-behind = кожен герой команди, у якої менше очок,
    .gen = кожного героя команди, у якої менше очок
    .dat = кожному героєві команди, у якої менше очок,
    .acc = кожного героя команди, у якої менше очок
civilwar-who-everyone = кожен герой обох команд
    .gen = кожного героя обох команд
    .dat = кожному героєві обох команд
    .acc = кожного героя обох команд

civilwar-where-here = на вашій локації
    .pl = на вашій локації
    .acc = на вашу локацію
civilwar-where-adjacent = на сусідній локації
    .pl = на сусідніх локаціях
    .acc = на сусідню локацію
civilwar-where-one-adjacent = на сусідній локації
    .pl = на одній із сусідніх локацій
    .acc = на сусідню локацію
civilwar-where-near = на вашій або сусідній локації
    .pl = на вашій і сусідніх локаціях
    .acc = на вашу або сусідню локацію
civilwar-where-opposite = на протилежній локації
    .pl = на протилежній локації
    .acc = на протилежну локацію
civilwar-where-any = на будь-якій локації
    .pl = на будь-яких локаціях
    .acc = на будь-яку локацію
civilwar-where-other-with-enemy = на іншій локації, де є ворог
    .pl = на інших локаціях, де є ворог
    .acc = на іншу локацію, де є ворог

## The names of heroes and cards

civilwar-hero-captain-america = Captain America
    .gender = m
civilwar-hero-kate-bishop = Kate Bishop
    .gender = f
civilwar-hero-spectrum = Spectrum
    .gender = f
civilwar-hero-goliath = Goliath
    .gender = m
civilwar-hero-iron-man = Iron Man
    .gender = m
civilwar-hero-tigra = Tigra
    .gender = f
civilwar-hero-wonder-man = Wonder Man
    .gender = m
civilwar-hero-yellowjacket = Yellowjacket
    .gender = m
civilwar-hero-base-captain-america = Captain America (базова гра)
    .gender = m
civilwar-hero-base-iron-man = Iron Man (базова гра)
    .gender = m
civilwar-hero-base-captain-marvel = Captain Marvel
    .gender = f
civilwar-hero-base-black-panther = Black Panther
    .gender = m
civilwar-hero-base-falcon = Falcon
    .gender = m
civilwar-hero-base-wasp = Wasp
    .gender = f
civilwar-card-captain-america-10 = Лідер підпілля
    .inner = «Лідер підпілля»
civilwar-card-captain-america-11 = Рикошет щита
    .inner = «Рикошет щита»
civilwar-card-captain-america-12 = Тримати стрій
    .inner = «Тримати стрій»
civilwar-card-kate-bishop-10 = Стріла із сюрпризом
    .inner = «Стріла із сюрпризом»
civilwar-card-kate-bishop-11 = Далекий постріл
    .inner = «Далекий постріл»
civilwar-card-kate-bishop-12 = Лакі, піца-пес
    .inner = «Лакі, піца-пес»
civilwar-card-spectrum-10 = Швидкість світла
    .inner = «Швидкість світла»
civilwar-card-spectrum-11 = Фотонний шквал
    .inner = «Фотонний шквал»
civilwar-card-spectrum-12 = Безтілесна
    .inner = «Безтілесна»
civilwar-card-goliath-10 = Тупіт велетня
    .inner = «Тупіт велетня»
civilwar-card-goliath-11 = Крок велетня
    .inner = «Крок велетня»
civilwar-card-goliath-12 = Підняти завали
    .inner = «Підняти завали»
civilwar-card-iron-man-10 = Залп репульсорів
    .inner = «Залп репульсорів»
civilwar-card-iron-man-11 = Логістика Старка
    .inner = «Логістика Старка»
civilwar-card-iron-man-12 = Елемент живлення
    .inner = «Елемент живлення»
civilwar-card-tigra-10 = Стрибок хижачки
    .inner = «Стрибок хижачки»
civilwar-card-tigra-11 = Шал кігтів
    .inner = «Шал кігтів»
civilwar-card-tigra-12 = Котяча реакція
    .inner = «Котяча реакція»
civilwar-card-wonder-man-10 = Іонний удар
    .inner = «Іонний удар»
civilwar-card-wonder-man-11 = Іонне тіло
    .inner = «Іонне тіло»
civilwar-card-wonder-man-12 = Зірка екрана
    .inner = «Зірка екрана»
civilwar-card-yellowjacket-10 = Частинки Піма
    .inner = «Частинки Піма»
civilwar-card-yellowjacket-11 = Жало-розрядник
    .inner = «Жало-розрядник»
civilwar-card-yellowjacket-12 = Саботаж
    .inner = «Саботаж»
civilwar-card-base-captain-america-10 = Лідерство
    .inner = «Лідерство»
civilwar-card-base-captain-america-11 = Лідерство
    .inner = «Лідерство»
civilwar-card-base-captain-america-12 = Лідерство
    .inner = «Лідерство»
civilwar-card-base-iron-man-10 = Ресурси Старка
    .inner = «Ресурси Старка»
civilwar-card-base-iron-man-11 = Глибокий аналіз бою
    .inner = «Глибокий аналіз бою»
civilwar-card-base-iron-man-12 = Підзарядка
    .inner = «Підзарядка»
civilwar-card-base-captain-marvel-10 = Фотонний вибух
    .inner = «Фотонний вибух»
civilwar-card-base-captain-marvel-11 = Фотонний вибух
    .inner = «Фотонний вибух»
civilwar-card-base-captain-marvel-12 = Фотонний вибух
    .inner = «Фотонний вибух»
civilwar-card-vibranium-shield = Вібранієвий щит
civilwar-card-recurve-bow = Рекурсивний лук
civilwar-card-photon-gauntlets = Фотонні рукавиці
civilwar-card-pym-reservoir = Резервуар Піма
civilwar-card-extremis-armor = Броня «Екстреміс»
civilwar-card-cat-amulet = Котячий амулет
civilwar-card-ionic-belt = Іонний пояс
civilwar-card-stinger-gauntlets = Рукавиці-жала
civilwar-card-field-kit = Польовий набір
civilwar-card-avengers-mountain = Гора Месників
civilwar-card-washington-dc = Вашингтон
civilwar-card-the-raft = Рафт
civilwar-card-sokovia = Соковія
civilwar-card-bar-with-no-name = Бар без назви
civilwar-card-garrett-castle = Замок Гарретт
civilwar-card-avengers-mansion = Особняк Месників
civilwar-card-helicarrier = Гелікаррієр
civilwar-card-times-square = Таймс-сквер
civilwar-card-nypd-hq = Управління поліції Нью-Йорка
civilwar-card-avengers-tower = Вежа Месників
civilwar-card-central-park = Центральний парк
civilwar-card-press-conference = Пресконференція
civilwar-card-riots = Вуличні заворушення
civilwar-card-evacuation = Евакуація
civilwar-card-media-frenzy = Галас у пресі
civilwar-card-ceasefire = Припинення вогню
civilwar-card-resupply = Поповнення запасів
civilwar-card-clear-the-streets = Очистити вулиці
civilwar-card-get-them-out = Вивести людей
civilwar-card-safe-houses = Конспіративні квартири
civilwar-card-secret-couriers = Таємні кур’єри
civilwar-card-raid-the-armory = Наліт на арсенал
civilwar-card-turn-the-tables = Помінятися ролями
civilwar-card-power-dampener = Глушник сил
civilwar-card-shock-collar = Електронашийник
civilwar-card-ambush = Засідка
civilwar-card-confiscation = Конфіскація
civilwar-card-martial-law = Воєнний стан
civilwar-card-reinforcements = Підкріплення

## What computer players count in a position; .better is said of a choice after which it speaks more for the player

civilwar-feature-score = перевага в очках
    .better = більше очок, ніж у ворогів
civilwar-feature-risk = герої, яких можуть нокаутувати
    .better = герої в меншій небезпеці
civilwar-feature-kit = жетони, заряди й позначки
    .better = більше жетонів і зарядів
civilwar-feature-control = локації під контролем
    .better = більше локацій під контролем
civilwar-feature-approval = схвалення в інших локаціях
    .better = більше схвалення в інших локаціях
civilwar-feature-symbols = символи останньої карти
    .better = кращі символи для наступного героя
civilwar-feature-cards = запас карт Синьої команди
    .better = кращий темп у місіях
civilwar-feature-cells = підготовлені камери
    .better = вигідніше становище з камерами
civilwar-feature-blue-risk = герої Синьої команди під загрозою нокауту
    .better = краще становище поранених Синьої команди
civilwar-feature-red-risk = герої Червоної команди під загрозою нокауту
    .better = краще становище поранених Червоної команди
civilwar-feature-crisis = герої Синьої команди в кризі
    .better = вигідніший розклад криз
civilwar-feature-blue-kit = жетони й заряди Синьої команди
    .better = вигідніший стан жетонів Синьої команди
civilwar-feature-red-kit = жетони й заряди Червоної команди
    .better = вигідніший стан жетонів Червоної команди
civilwar-feature-jailed = герої Синьої команди в камерах
    .better = вигідніший розклад бранців
civilwar-feature-down = нокаутовані герої Синьої команди
    .better = вигідніший розклад нокаутів
civilwar-feature-distance = кроки Синьої команди до цілей
    .better = вигідніша відстань до цілей місії
civilwar-feature-blue-symbols = символи останньої карти Синьої команди
    .better = вигідніші символи на останній карті Синьої команди
civilwar-feature-red-symbols = символи останньої карти Червоної команди
    .better = вигідніші символи на останній карті Червоної команди
