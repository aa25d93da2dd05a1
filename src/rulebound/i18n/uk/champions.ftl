### Marvel Champions. Names of cards come from the cards themselves.

champions-title = Marvel Champions: настільна гра
champions-line = Від одного до чотирьох героїв разом проти лиходія: здолайте останню стадію, перш ніж завершиться основний план.
champions-result-players = Гравці перемогли!
champions-result-villain = { $villain } перемагає: гравці програли.
champions-back-player = карта гравця
    .acc = карту гравця
    .gender = f
champions-back-encounter = карта сутички
    .acc = карту сутички
    .gender = f
champions-facedown-drone = дрон долілиць

## Before the game

champions-option-heroes = Герої
champions-option-heroes-spider-man = Spider-Man
champions-option-heroes-captain-marvel = Captain Marvel
champions-option-heroes-she-hulk = She-Hulk
champions-option-heroes-iron-man = Iron Man
champions-option-heroes-black-panther = Black Panther
champions-option-decks = Колоди
champions-option-villain = Лиходій
champions-option-villain-rhino = Rhino
champions-option-villain-klaw = Klaw
champions-option-villain-ultron = Ultron
champions-option-mode = Режим
champions-option-mode-standard = стандартний
champions-option-mode-expert = експертний
champions-option-modular = Модульні набори
champions-option-modular-bomb-scare = Bomb Scare
champions-option-modular-masters-of-evil = Masters of Evil
champions-option-modular-under-attack = Under Attack
champions-option-modular-legions-of-hydra = Legions of Hydra
champions-option-modular-the-doomsday-chair = The Doomsday Chair
champions-option-modular-random = випадковий, якого ніхто не бачив
champions-option-doubles = Той самий герой кілька разів
champions-option-doubles-true = так
champions-option-doubles-false = ні
champions-option-decks-none = стартова колода
champions-option-decks-spider-man = Spider-Man (стартова колода)
champions-option-decks-captain-marvel = Captain Marvel (стартова колода)
champions-option-decks-she-hulk = She-Hulk (стартова колода)
champions-option-decks-iron-man = Iron Man (стартова колода)
champions-option-decks-black-panther = Black Panther (стартова колода)
champions-option-decks-spider-man-aggression = Spider-Man (агресія)
champions-refused-players = { $n ->
    [one] { $n } героєм
   *[other] { $n } героями
 } грати не можна: виберіть від 1 до { $most }.
champions-refused-hero = Героя { $hero } немає. Виберіть із таких: { $heroes }.
champions-refused-same-hero = Унікальна особа може бути в грі лише одна: виберіть різних героїв.
champions-refused-villain = Лиходія { $villain } немає. Виберіть із таких: { $villains }.
champions-refused-modular = Модульного набору { $modular } немає. Виберіть із таких: { $sets }.
champions-refused-decks = Колод { $decks }, а героїв { $heroes }: подайте щонайбільше одну на героя.
champions-refused-deck-name = Герой { $hero } не має колоди { $deck }. Виберіть із таких: { $decks }.
champions-refused-no-deck = Для героя { $hero } немає колоди: подайте список карт.
champions-refused-deck = Колодою героя { $hero } не можна грати: { $problem }
champions-deck-hero = { $hero } — не герой.
champions-deck-no-hero = героя не вибрано.
champions-deck-unknown = карти гравця { $code } немає.
champions-deck-size = у ній { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
 }, а дозволено від { $least } до { $most }.
champions-deck-own = у ній мають бути всі копії карти { $card } ({ $n }).
champions-deck-aspects = дозволено лише один напрямок, а в ній такі: { $aspects }.
champions-deck-foreign = карта { $card } належить іншому героєві.
champions-deck-copies = карти { $card } дозволено щонайбільше { $n ->
    [one] { $n } копію
    [few] { $n } копії
   *[many] { $n } копій
 }.
champions-deck-unique = карта { $card } унікальна: дозволено лише одну.
champions-deck-demand = особа вимагає { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
 } з характеристикою «{ $trait }».

## Що означає вибір перед грою, для тих, хто так ще не грав

champions-about-heroes-spider-man = Бере карту щоразу, коли його атакує ворог, і добре захищається.
champions-about-heroes-captain-marvel = За енергію лікується й бере карти; сильно б’є.
champions-about-heroes-iron-man = Починає слабким, з однією картою в руці: кожна частина обладунку робить його сильнішим.
champions-about-heroes-she-hulk = Найбільше здоров’я й найсильніший удар, зате мала рука.
champions-about-heroes-black-panther = Дає відсіч, коли його атакують; збирає апгрейди, які б’ють усі разом.
champions-about-villain-rhino = Б’є прямо й сильно, а його план рухається повільно. Лиходій для першої гри.
champions-about-villain-klaw = Ніколи не відомо, наскільки сильно він ударить: він відкриває ще одну карту підсилення. Має багато посіпак.
champions-about-villain-ultron = Робить дронів із ваших власних карт, дедалі більше, а сам отримує поранення останнім.
champions-about-mode-standard = Лиходій має стадії I і II.
champions-about-mode-expert = Лиходій має стадії II і III, і замішано експертний набір: для тих, хто перемагає у стандартному режимі.
champions-about-modular-bomb-scare = Бомба: її вибух ранить відповідно до загрози на ній.
champions-about-modular-masters-of-evil = Четверо сильних посіпак.
champions-about-modular-under-attack = Зброя й обладунок для лиходія, а також криза.
champions-about-modular-legions-of-hydra = Madame Hydra та солдати, що стоять на варті.
champions-about-modular-the-doomsday-chair = M.O.D.O.K. і план із великою загрозою.

## Steps

champions-step-set-up = Підготовка
champions-step-open-scenario = Сценарій
champions-step-mulligan = Муліган
champions-step-start-round = Початок раунду
champions-step-turn = Хід гравця
champions-step-end-player-phase = Кінець фази гравців
champions-step-villain-threat = Фаза лиходія: загроза
champions-step-villain-activates = Фаза лиходія: активація
champions-step-deal-encounter-cards = Фаза лиходія: роздача карт сутички
champions-step-reveal-encounter-cards = Фаза лиходія: розкриття карт сутички
champions-step-end-round = Кінець раунду
champions-step-end = Гру завершено

## The phases of a round, in the top bar

champions-moment-player = Фаза гравців
champions-moment-threat = Загроза
champions-moment-activate = Активація
champions-moment-deal = Роздача
champions-moment-reveal = Розкриття

## The table

champions-area-scenario = Сценарій
champions-zone-encounter-deck = Колода сутичок
champions-zone-encounter-discard = Відбій сутичок
champions-zone-villain = Лиходій
champions-zone-boosts = Карти підсилення
champions-zone-main-scheme = Основний план
champions-zone-side-schemes = Побічні плани
champions-zone-environments = Середовища
champions-zone-revealing = Виконується
champions-zone-playing = Розігрується
champions-zone-villain-deck = Колода лиходія
champions-zone-scheme-deck = Колода планів
champions-zone-removed = Виведені з гри
champions-zone-engaged = Посіпаки-нападники
champions-zone-identity = Особа
champions-zone-allies = Союзники
champions-zone-upgrades = Апгрейди
champions-zone-supports = Підтримка
champions-zone-dealt = Здані карти сутички
champions-zone-hand = Рука
champions-zone-deck = Колода
champions-zone-discard = Відбій
champions-counter-round = Раунд
champions-counter-acceleration = Жетони прискорення
champions-counter-hit-points = Життя
champions-counter-damage = Поранення
champions-counter-threat = Загроза
champions-counter-stage = Стадія
champions-counter-all-purpose-counters = жетони
    .acc = жетон
    .few = жетони
    .many = жетонів
champions-counter-arrow-counters = жетони стріл
    .acc = жетон стріл
    .few = жетони стріл
    .many = жетонів стріл
champions-counter-attack-counters = жетони атаки
    .acc = жетон атаки
    .few = жетони атаки
    .many = жетонів атаки
champions-counter-energy-counters = жетони енергії
    .acc = жетон енергії
    .few = жетони енергії
    .many = жетонів енергії
champions-counter-medical-counters = медичні жетони
    .acc = медичний жетон
    .few = медичні жетони
    .many = медичних жетонів
champions-counter-snoop-counters = жетони стеження
    .acc = жетон стеження
    .few = жетони стеження
    .many = жетонів стеження
champions-counter-web-counters = жетони павутини
    .acc = жетон павутини
    .few = жетони павутини
    .many = жетонів павутини
champions-mark-first-player = перший гравець
champions-mark-active = активний гравець
champions-mark-out = вибув
champions-mark-hero = вигляд героя
champions-mark-alter-ego = вигляд альтер его
champions-mark-exhausted = виснаження
champions-mark-stunned = оглушення
champions-mark-confused = спантеличення
champions-mark-tough = міцність
champions-mark-drone = дрон
champions-deck-factions = Аспект
champions-figure-damage-villain = поранень лиходієві
champions-figure-threat-removed = знято загрози
champions-figure-threat-placed = розміщено загрози
champions-figure-defeated = персонажів переможено
champions-kind-hero = Герой
champions-kind-alter-ego = Альтер его
champions-kind-ally = Союзник
champions-kind-event = Подія
champions-kind-resource = Ресурс
champions-kind-support = Підтримка
champions-kind-upgrade = Апгрейд
champions-kind-villain = Лиходій
champions-kind-main-scheme = Основний план
champions-kind-side-scheme = Побічний план
champions-kind-minion = Посіпака
champions-kind-treachery = Лукавство
champions-kind-attachment = Прикріплення
champions-kind-obligation = Зобов’язання
champions-kind-environment = Середовище
champions-aspect-aggression = агресія
champions-aspect-justice = правосуддя
champions-aspect-leadership = лідерство
champions-aspect-protection = захист
champions-aspect-basic = базова
champions-aspect-hero = герой
champions-aspect-encounter = сутичка
champions-faction-aggression = агресія
champions-faction-justice = правосуддя
champions-faction-leadership = лідерство
champions-faction-protection = захист
champions-faction-basic = базова
champions-faction-hero = герой
champions-faction-encounter = сутичка
champions-resource-energy = енергетичний
    .ins = енергетичним
    .pl = енергетичні
    .pl-gen = енергетичних
champions-resource-mental = ментальний
    .ins = ментальним
    .pl = ментальні
    .pl-gen = ментальних
champions-resource-physical = фізичний
    .ins = фізичним
    .pl = фізичні
    .pl-gen = фізичних
champions-resource-wild = універсальний
    .ins = універсальним
    .pl = універсальні
    .pl-gen = універсальних
champions-icon-energy = енергетичний
champions-icon-mental = ментальний
champions-icon-physical = фізичний
champions-icon-wild = універсальний
champions-icon-acceleration = прискорення
champions-icon-crisis = криза
champions-icon-hazard = небезпека
champions-icon-boost = підсилення
champions-icon-boost-star = зірочка підсилення
champions-icon-attack-star = зірочка АТК
champions-icon-scheme-star = зірочка ПЛН
champions-stat-cost = Ціна
champions-stat-stage = Стадія
champions-stat-thwart = ЗНШ
champions-stat-attack = АТК
champions-stat-defense = ЗАХ
champions-stat-recover = ЛІК
champions-stat-scheme = ПЛН
champions-stat-hand = Розмір руки
champions-stat-hit-points = Життя
champions-stat-hit-points-per-player = Життя на гравця
champions-stat-start-threat = Стартова загроза
champions-stat-start-threat-per-player = Стартова загроза на гравця
champions-stat-acceleration = Прискорення
champions-stat-acceleration-per-player = Прискорення на гравця
champions-stat-threat = Ціль плану
champions-stat-threat-per-player = Ціль плану на гравця
champions-stat-thwart-hurts = Наслідкові поранення знешкоджування
champions-stat-attack-hurts = Наслідкові поранення атаки
champions-set-spider-man = Spider-Man
champions-set-captain-marvel = Captain Marvel
champions-set-she-hulk = She-Hulk
champions-set-iron-man = Iron Man
champions-set-black-panther = Black Panther
champions-set-spider-man-nemesis = Запеклий ворог: Spider-Man
champions-set-captain-marvel-nemesis = Запеклий ворог: Captain Marvel
champions-set-she-hulk-nemesis = Запеклий ворог: She-Hulk
champions-set-iron-man-nemesis = Запеклий ворог: Iron Man
champions-set-black-panther-nemesis = Запеклий ворог: Black Panther
champions-set-aggression = Агресія
champions-set-justice = Правосуддя
champions-set-leadership = Лідерство
champions-set-protection = Захист
champions-set-basic = Базові карти
champions-set-rhino = Rhino
champions-set-klaw = Klaw
champions-set-ultron = Ultron
champions-set-bomb-scare = Bomb Scare
champions-set-masters-of-evil = Masters of Evil
champions-set-under-attack = Under Attack
champions-set-legions-of-hydra = Legions of Hydra
champions-set-the-doomsday-chair = The Doomsday Chair
champions-set-standard = Стандартний набір
champions-set-expert = Експертний набір

## Asking

champions-ask-turn = Ваш хід: що робите?
champions-ask-asked = Вас просять про дію.
champions-ask-pay = { $have ->
        [0] Сплатіть { $cost }, карта { $card }.
       *[other] Сплатіть { $cost }, карта { $card }: уже є { $have }.
    }
champions-ask-wild = { $by }: що позначає універсальний ресурс?
champions-ask-order = Кілька ефектів водночас: що виконати першим?
champions-ask-defend = { $boost ->
        [0] { $by } атакує з силою { $n }. Ціль: { $on }. Хто захищається?
       *[other] { $by } атакує з силою { $n } + підсилення. Ціль: { $on }. Хто захищається?
    }
champions-ask-attack = { $n ->
    [0] { $by }: { $deeds }. Кого?
   *[other] { $by } атакує з силою { $n }: кого саме?
 }
champions-ask-thwart = { $n ->
    [0] { $by }: { $deeds }. Який план?
   *[other] { $by } знімає { $n } загрози: з якого плану?
 }
champions-ask-damage = { $by }: { $deeds }. Кому?
champions-ask-heal = { $by }: { $deeds }. Кого?
champions-ask-stunned = { $by }: { $deeds }. Кого?
champions-ask-confused = { $by }: { $deeds }. Кого?
champions-ask-tough = { $by }: { $deeds }. Кому?
champions-ask-ready = { $by }: { $deeds }. Яку карту?
champions-ask-exhaust = { $by }: { $deeds }. Яку карту?
champions-ask-discard = { $told ->
    [0] Скинути карти?
   *[other] { $by }: { $deeds }. Яку карту?
 }
champions-ask-discard-down = { $n ->
    [1] У вас на одну карту більше, ніж можна: скиньте її.
   *[other] У вас забагато карт (зайвих { $n }): скиньте одну.
 }
champions-ask-discard-cost = { $by }: { $deeds }. Яку карту?
champions-ask-mulligan = Муліган: скиньте будь-яку кількість карт.
champions-ask-first = Хто перший гравець?
champions-ask-ally-limit = Забагато союзників: скиньте одного.
champions-ask-grim = Правила не кажуть, що йде першим: виберіть найгірше для гравців.
champions-ask-restricted = Забагато карт з обмеженням: скиньте одну.
champions-ask-attach = { $by }: до кого чи до чого прикріпити?
champions-ask-give = { $by }: під чий контроль?
champions-ask-assign = { $by }: хто зазнає наступного поранення? Залишилося розподілити: { $n }.
champions-ask-activate = Який посіпака активується наступним?
champions-ask-choose = { $told ->
    [0] { $by }: виберіть.
   *[other] { $by }: { $deeds }. Що вибрати?
 }
champions-ask-choose-one = { $by }: виберіть одне.
champions-ask-may-change-form = { $by }: змінити вигляд?
champions-ask-may = { $by }: { $deeds }?
champions-ask-take = { $by }: { $deeds }. Яку карту?
champions-ask-return = { $by }: { $deeds }. Яку карту?
champions-ask-threat = { $by }: { $deeds }. Який план?
champions-ask-sequence = { $by }: який наступний крок?
champions-ask-interrupt-enemy-attack = { $boost ->
        [0] { $by } атакує з силою { $n }. Ціль: { $on }. Втрутитися?
       *[other] { $by } атакує з силою { $n } + підсилення. Ціль: { $on }. Втрутитися?
    }
champions-ask-response-enemy-attack = { $by } завершує атаку. Ціль: { $on }. Реакція?
champions-ask-interrupt-enemy-scheme = { $boost ->
        [0] { $by } втілює план, сила { $n }. Втрутитися?
       *[other] { $by } втілює план, сила { $n } + підсилення. Втрутитися?
    }
champions-ask-response-enemy-scheme = { $by }: план втілено. Реакція?
champions-ask-interrupt-attack = { $by } атакує. Ціль: { $on }. Втрутитися?
champions-ask-response-attack = { $by } завершує атаку. Ціль: { $on }. Реакція?
champions-ask-interrupt-thwart = { $by } знімає загрозу: { $n }. План: { $on }. Втрутитися?
champions-ask-response-thwart = { $by } завершує знешкоджування. План: { $on }. Реакція?
champions-ask-interrupt-damage = Поранення: { $n }, кому: { $on }. Втрутитися?
champions-ask-response-damage = Завдано поранень: { $n }, кому: { $on }. Реакція?
champions-ask-interrupt-threat = Загроза { $n }, де: { $on }. Втрутитися?
champions-ask-response-threat = Додано загрози { $n }, де: { $on }. Реакція?
champions-ask-interrupt-defeat = { $on } зазнає поразки. Втрутитися?
champions-ask-response-defeat = Переможено: { $on }. Реакція?
champions-ask-interrupt-reveal = Розкривається карта { $on }. Втрутитися?
champions-ask-response-reveal = Розкрито карту { $on }. Реакція?
champions-ask-interrupt-enter = { $on } входить у гру. Втрутитися?
champions-ask-response-enter = Увійшла в гру карта { $on }. Реакція?
champions-ask-interrupt-play = Розігрується карта { $on }. Втрутитися?
champions-ask-response-play = Розіграно карту { $on }. Реакція?
champions-ask-interrupt-pay = Сплачується карта { $on }. Втрутитися?
champions-ask-response-pay = Сплачено карту { $on }. Реакція?
champions-ask-interrupt-use = Діє властивість карти { $on }. Втрутитися?
champions-ask-response-use = Використано властивість карти { $on }. Реакція?
champions-ask-interrupt-change-form = { $on } змінює вигляд. Втрутитися?
champions-ask-response-change-form = Вигляд змінено: { $on }. Реакція?
champions-ask-interrupt-end-of-phase = Втручання: кінець фази?
champions-ask-response-end-of-phase = Реакція: кінець фази?
champions-ask-interrupt-end-of-round = Втручання: кінець раунду?
champions-ask-response-end-of-round = Реакція: кінець раунду?

## Options

champions-note-defense = ЗАХ { $n }
champions-note-hit-points = Життя: { $n }
champions-note-threat = Загроза: { $n }
champions-do-play = Розіграти: { $on }
champions-do-use = Використати: { $on }
champions-do-use-1 = Використати: { $on }, перша властивість
champions-do-use-2 = Використати: { $on }, друга властивість
champions-do-use-3 = Використати: { $on }, третя властивість
champions-do-attack = Атака: { $on }
champions-do-thwart = Знешкоджування: { $on }
champions-do-attack-with = Атакує { $on }
champions-do-thwart-with = Знешкоджує { $on }
champions-do-recover = Лікування
champions-do-change-form = Змінити вигляд
champions-do-ask = Попросити про дію: { $on }
champions-do-end-turn = Завершити хід
champions-do-end-turn-discard = Спершу скинути …
champions-do-pass = Відмовитися
champions-do-done = Готово
champions-do-spend = Сплатити: { $on }
champions-do-stands-for = { $on ->
    [energy] Енергетичний
    [mental] Ментальний
    [physical] Фізичний
   *[other] { $on }
 }
champions-do-resolve = { CAPITAL($on) }
champions-do-resolve-1 = { CAPITAL($on) }, перша властивість
champions-do-resolve-2 = { CAPITAL($on) }, друга властивість
champions-do-resolve-3 = { CAPITAL($on) }, третя властивість
champions-do-defeat = Першим зазнає поразки: { $on }
champions-do-defend = Захищається { $on }
champions-do-no-defense = Не захищатися
champions-do-damage = { CAPITAL($on) }
champions-do-heal = { CAPITAL($on) }
champions-do-stunned = { CAPITAL($on) }
champions-do-confused = { CAPITAL($on) }
champions-do-tough = { CAPITAL($on) }
champions-do-ready = { CAPITAL($on) }
champions-do-exhaust = { CAPITAL($on) }
champions-do-discard = Скинути: { $on }
champions-do-first = { CAPITAL($on) }
champions-do-attach = { CAPITAL($on) }
champions-do-give = { CAPITAL($on) }
champions-do-assign = 1 поранення: { $on }
champions-do-activate = { CAPITAL($on) }
champions-do-choose = { CAPITAL($on) }
champions-do-branch = { $on ->
    [damage] Поранення
    [threat] Загроза
    [draw] Узяти карти
    [drone] Дрон
    [spend] Сплатити ресурси
    [exhaust] Виснажити
    [stun] Бути оглушеним
    [acceleration] Жетон прискорення
    [thw] ЗНШ
    [atk] АТК
    [discard] Скинути
    [upgrades] Виснажити апгрейди
   *[other] { $on }
 }
champions-do-take = Взяти: { $on }
champions-do-return = { CAPITAL($on) }
champions-do-threat = { CAPITAL($on) }

## Requirements

champions-needs-not-locked-out = Ніхто інший не виконує карту з ризиком
champions-needs-right-form = Ви в потрібному вигляді{ $form ->
    [hero] {" "}(герой)
    [alter-ego] {" "}(альтер его)
   *[any] {""}
 }
champions-needs-right-moment = Зараз відповідний момент
champions-needs-game-has-begun = Підготовку завершено
champions-needs-limit-left = Ліміт не вичерпано
champions-needs-changes-the-game = Це змінить стан гри
champions-needs-costs-payable = Ціну можна сплатити
champions-needs-resources-suffice = Коштує { $cost }, ви можете згенерувати { $have }
champions-needs-can-be-played = Це союзник, апгрейд або підтримка у вашій руці
champions-needs-is-no-resource-card = Це не карта-ресурс: їх лише сплачують
champions-needs-form-allows = Карту можна розіграти в цьому вигляді{ $form ->
    [hero] {" "}(лише герой)
    [alter-ego] {" "}(лише альтер его)
   *[any] {""}
 }
champions-needs-unique-is-free = Унікальної карти з такою назвою немає в грі
champions-needs-room-for-it = Максимуму на гравця не досягнуто
champions-needs-has-a-host = Є до чого прикріпити
champions-needs-no-guard = Проти вас немає посіпаки-охоронця
champions-needs-may-be-attacked = Ціль можна атакувати
champions-needs-is-ready = Карта в готовності
champions-needs-hero-or-ally = Це герой або союзник
champions-needs-is-alter-ego = Це альтер его
champions-needs-has-atk = Є значення АТК
champions-needs-has-thw = Є значення ЗНШ
champions-needs-has-enemy = Є ворог, якого можна атакувати
champions-needs-has-scheme = Є план, який можна знешкоджувати
champions-needs-is-damaged = Є поранення, які можна вилікувати
champions-needs-no-crisis = У грі немає символу кризи
champions-needs-has-threat = На плані є загроза
champions-needs-may-lose-threat = З плану можна знімати загрозу
champions-needs-not-changed-yet = Зараз ваш хід, і ви в ньому ще не змінювали вигляду

## The log

champions-log-acceleration = Жетонів прискорення: { $n }.
champions-log-attach-fails = Карту { $card } нема до чого прикріпити.
champions-log-attached = Карту { $card } прикріплено. Де саме: { $host }.
champions-log-attacks = { CAPITAL($card) } атакує із силою { $n }. Ціль: { $enemy }.
champions-log-boost = Підсилення: { $card }, символів: { $n }.
champions-log-cancelled = Карту { $card } скасовано.
champions-log-cannot-be-hurt = { CAPITAL($card) } не може отримувати поранень.
champions-log-changes-form = { PERSON($player) ->
    [you] Ви змінюєте
   *[other] { $player } змінює
 } вигляд: { $card }.
champions-log-confusion-lost = { CAPITAL($card) } втрачає картку спантеличення.
champions-log-consequential = { CAPITAL($card) } отримує { $n ->
    [one] { $n } наслідкове поранення
    [few] { $n } наслідкові поранення
   *[many] { $n } наслідкових поранень
 }.
champions-log-damaged = { CAPITAL($card) } отримує { $n ->
    [one] { $n } поранення
    [few] { $n } поранення
   *[many] { $n } поранень
 }.
champions-log-dealt = { PERSON($player) ->
    [you] Ви отримуєте
   *[other] { $player } отримує
 } карту сутички.
champions-log-deck-made = { PERSON($player) ->
    [you] Ви замішуєте
   *[other] { $player } замішує
 } відбій у нову колоду.
champions-log-defeated = { CAPITAL($card) } зазнає поразки.
champions-log-defends = { CAPITAL($card) } захищається.
champions-log-discards = { PERSON($player) ->
    [you] Ви скидаєте
   *[other] { $player } скидає
 }: { $cards }.
champions-log-discards-encounter = З колоди сутичок скинуто: { $card }.
champions-log-discards-top = { PERSON($player) ->
    [you] Ви скидаєте
   *[other] { $player } скидає
 } з колоди: { $cards }.
champions-log-draws = { PERSON($player) ->
    [you] Ви берете
   *[other] { $player } бере
 } { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
 }.
champions-log-eliminated = { PERSON($player) ->
    [you] Ви вибуваєте
   *[other] { $player } вибуває
 } з гри.
champions-log-encounter-deck-made = Нова колода сутичок; жетонів прискорення: { $n }.
champions-log-enemy-attacks = { CAPITAL($enemy) } { PERSON($player) ->
    [you] атакує вас
   *[other] атакує. Ціль: { $player }
 }.
champions-log-enemy-schemes = { CAPITAL($enemy) } втілює план.
champions-log-engages = { CAPITAL($card) } { PERSON($player) ->
    [you] нападає на вас
   *[other] нападає. Ціль: { $player }
 }.
champions-log-enters = { CAPITAL($card) } входить у гру.
champions-log-exhausts = { CAPITAL($card) } виснажується.
champions-log-finds = { PERSON($player) ->
    [you] Ви знаходите
   *[other] { $player } знаходить
 } { CASE($card, "acc") }.
champions-log-first = { PERSON($player) ->
    [you] Ви — перший гравець
   *[other] { $player } — перший гравець
 }.
champions-log-first-player = Жетон першого гравця { PERSON($player) ->
    [you] отримуєте ви
   *[other] отримує { $player }
 }.
champions-log-forced = { CAPITAL($card) }: спрацьовує примусова властивість.
champions-log-generates = { PERSON($player) ->
    [you] Ви генеруєте
   *[other] { $player } генерує
 } ресурси картою { $card }.
champions-log-gets-stunned = { CAPITAL($card) } отримує картку оглушення.
champions-log-gets-confused = { CAPITAL($card) } отримує картку спантеличення.
champions-log-gets-tough = { CAPITAL($card) } отримує картку міцності.
champions-log-healed = { CAPITAL($card) }: вилікувано { $n ->
    [one] { $n } поранення
    [few] { $n } поранення
   *[many] { $n } поранень
 }.
champions-log-leaves = { CAPITAL($card) } виходить із гри.
champions-log-nemesis-shuffled = У колоду сутичок замішано: { $cards }.
champions-log-no-damage = { CAPITAL($card) } не отримує поранень.
champions-log-no-threat = Загроза не додається.
champions-log-obligation-ignored = Карту { $card } виведено з гри: її герой вибув.
champions-log-placed-instead = Натомість на карту { $card } покладено { $n ->
    [one] { $n } поранення
    [few] { $n } поранення
   *[many] { $n } поранень
 }.
champions-log-players-win = Гравці перемагають.
champions-log-plays = { PERSON($player) ->
    [you] Ви розігруєте
   *[other] { $player } розігрує
 } карту { $card }.
champions-log-prevents = Запобігли { $of ->
    [threat] { $n ->
        [one] { $n } загрозі
       *[other] { $n } загрозам
     }
   *[damage] { $n ->
        [one] { $n } пораненню
       *[other] { $n } пораненням
     }
 }.
champions-log-put-under = { PERSON($player) ->
    [you] Ви кладете
   *[other] { $player } кладе
 } долілиць під карту { $under }: { $card }.
champions-log-quickstrike = { CAPITAL($card) } завдає швидкого удару.
champions-log-readies = { CAPITAL($card) } знову в готовності.
champions-log-ready = Усі гравці приводять свої карти в готовність.
champions-log-recovers = { CAPITAL($card) } лікується.
champions-log-removed = Карту { $card } виведено з гри.
champions-log-replaced = { CAPITAL($card) } змінює те, що мало статися.
champions-log-retaliates = { CAPITAL($card) } завдає удару у відповідь.
champions-log-reveals = { PERSON($player) ->
    [you] Ви розкриваєте
   *[other] { $player } розкриває
 } карту { $card }.
champions-log-round = Раунд { $n }.
champions-log-scheme-completed = План { $scheme } завершено.
champions-log-scheme-defeated = План { $scheme } знешкоджено.
champions-log-scheme-stage = Основний план тепер — { $scheme }.
champions-log-shuffled-in = { PERSON($player) ->
    [you] Ви замішуєте
   *[other] { $player } замішує
 } в колоду: { $cards }.
champions-log-spends = { PERSON($player) ->
    [you] Ви скидаєте
   *[other] { $player } скидає
 } для сплати карту { $card }.
champions-log-starting-threat = План { $scheme } починає з { $n ->
    [one] { $n } загрозою
    [few] { $n } загрозами
   *[many] { $n } загрозами
 }.
champions-log-stun-lost = { CAPITAL($card) } втрачає картку оглушення.
champions-log-surge = Наступ: { PERSON($player) ->
    [you] ви розкриваєте
   *[other] { $player } розкриває
 } ще одну карту.
champions-log-takes = { PERSON($player) ->
    [you] Ви берете
   *[other] { $player } бере
 } в руку: { $cards }.
champions-log-threat-placed = На план { $scheme } покладено { $n ->
    [one] { $n } загрозу
    [few] { $n } загрози
   *[many] { $n } загроз
 }.
champions-log-threat-removed = З плану { $scheme } знято { $n ->
    [one] { $n } загрозу
    [few] { $n } загрози
   *[many] { $n } загроз
 }.
champions-log-takes-control = { PERSON($player) ->
    [you] Ви берете
   *[other] { $player } бере
 } під контроль карту { $card }.
champions-log-thwarts = { CAPITAL($card) } знешкоджує план { $scheme }.
champions-log-tough-lost = { CAPITAL($card) } втрачає картку міцності й не отримує поранень.
champions-log-turn = { PERSON($player) ->
    [you] Ваш хід
   *[other] Хід: { $player }
 }.
champions-log-uses = { PERSON($player) ->
    [you] Ви використовуєте
   *[other] { $player } використовує
 } карту { $card }.
champions-log-villain-phase = Починається фаза лиходія.
champions-log-villain-stage = Наступна стадія: { $card }.
champions-log-villain-wins = { $villain } перемагає.

## Card text: abilities

champions-ability-action = { $form ->
    [hero] Дія героя
    [alter-ego] Дія альтер его
   *[any] Дія
 }{ $label ->
    [attack] {" "}(атака)
    [thwart] {" "}(знешкоджування)
    [defense] {" "}(захист)
   *[none] {""}
 }
champions-ability-interrupt = { $form ->
    [hero] Втручання героя
    [alter-ego] Втручання альтер его
   *[any] Втручання
 }{ $label ->
    [attack] {" "}(атака)
    [thwart] {" "}(знешкоджування)
    [defense] {" "}(захист)
   *[none] {""}
 }
champions-ability-response = { $form ->
    [hero] Реакція героя
    [alter-ego] Реакція альтер его
   *[any] Реакція
 }{ $label ->
    [attack] {" "}(атака)
    [thwart] {" "}(знешкоджування)
    [defense] {" "}(захист)
   *[none] {""}
 }
champions-ability-would = { $form ->
    [hero] Примусове втручання героя
    [alter-ego] Примусове втручання альтер его
   *[any] Примусове втручання
 }{ $label ->
    [attack] {" "}(атака)
    [thwart] {" "}(знешкоджування)
    [defense] {" "}(захист)
   *[none] {""}
 }
champions-ability-forced-interrupt = { $form ->
    [hero] Примусове втручання героя
    [alter-ego] Примусове втручання альтер его
   *[any] Примусове втручання
 }{ $label ->
    [attack] {" "}(атака)
    [thwart] {" "}(знешкоджування)
    [defense] {" "}(захист)
   *[none] {""}
 }
champions-ability-forced-response = { $form ->
    [hero] Примусова реакція героя
    [alter-ego] Примусова реакція альтер его
   *[any] Примусова реакція
 }{ $label ->
    [attack] {" "}(атака)
    [thwart] {" "}(знешкоджування)
    [defense] {" "}(захист)
   *[none] {""}
 }
champions-ability-resource = { $form ->
    [hero] Ресурси героя
    [alter-ego] Ресурси альтер его
   *[any] Ресурси
 }{ $label ->
    [attack] {" "}(атака)
    [thwart] {" "}(знешкоджування)
    [defense] {" "}(захист)
   *[none] {""}
 }
champions-ability-when-revealed = { $form ->
    [hero] При розкритті (герой)
    [alter-ego] При розкритті (альтер его)
   *[any] При розкритті
 }{ $label ->
    [attack] {" "}(атака)
    [thwart] {" "}(знешкоджування)
    [defense] {" "}(захист)
   *[none] {""}
 }
champions-ability-when-defeated = { $form ->
    [hero] При поразці (герой)
    [alter-ego] При поразці (альтер его)
   *[any] При поразці
 }{ $label ->
    [attack] {" "}(атака)
    [thwart] {" "}(знешкоджування)
    [defense] {" "}(захист)
   *[none] {""}
 }
champions-ability-boost = { $form ->
    [hero] Підсилення (герой)
    [alter-ego] Підсилення (альтер его)
   *[any] Підсилення
 }{ $label ->
    [attack] {" "}(атака)
    [thwart] {" "}(знешкоджування)
    [defense] {" "}(захист)
   *[none] {""}
 }
champions-ability-special = { $form ->
    [hero] Спецвластивість героя
    [alter-ego] Спецвластивість альтер его
   *[any] Спецвластивість
 }{ $label ->
    [attack] {" "}(атака)
    [thwart] {" "}(знешкоджування)
    [defense] {" "}(захист)
   *[none] {""}
 }
champions-ability-setup = { $form ->
    [hero] Підготовка героя
    [alter-ego] Підготовка альтер его
   *[any] Підготовка
 }{ $label ->
    [attack] {" "}(атака)
    [thwart] {" "}(знешкоджування)
    [defense] {" "}(захист)
   *[none] {""}
 }

## Card text: printed words

champions-text-hero-only = Лише у вигляді героя.
champions-text-alter-ego-only = Лише у вигляді альтер его.
champions-text-attach = Прикріпіть до { CASE($to, "gen") }.
champions-text-max-per-player = Макс. 1 на гравця.
champions-text-max-per-host = Макс. 1 на носія.
champions-text-doubles = Генерує вдвічі більше ресурсів для карт напрямку «{ $aspect }».
champions-text-uses = Використовує { $n ->
    [one] { $n } { CASE($type, "acc") }
    [few] { $n } { CASE($type, "few") }
   *[many] { $n } { CASE($type, "many") }
 }.
champions-text-counters = Входить у гру, маючи { $n ->
    [one] { $n } { CASE($type, "acc") }
    [few] { $n } { CASE($type, "few") }
   *[many] { $n } { CASE($type, "many") }
 }.
champions-text-give-to = Дістається гравцеві, чий герой — { $hero }.
champions-text-loses = Якщо цю стадію завершено, гравці програють.
champions-keyword-surge = Наступ.
champions-keyword-guard = Охоронець.
champions-keyword-toughness = Міцність.
champions-keyword-quickstrike = Швидкий удар.
champions-keyword-retaliate = Удар у відповідь { $n }.
champions-keyword-overkill = Надмір.
champions-keyword-peril = Ризик.
champions-keyword-restricted = Обмеження.
champions-text-any-player = Можна розіграти під контроль будь-якого гравця.
champions-text-max-per-deck = Макс. { $n } на колоду.
champions-text-only-allies-defend = Гравець, на якого він нападає, має захищатися від його атак союзником, якщо може.

## Card text: triggering conditions

champions-when-villain-attacks-you = лиходій атакує вас
    .after = лиходій атакував вас
champions-when-this-attacks = цей персонаж атакує
    .after = цей персонаж атакував
champions-when-host-attacks = ворог із цією картою атакує
    .after = ворог із цією картою атакував
champions-when-this-attacks-you = цей ворог атакує вас
    .after = цей ворог атакував вас
champions-when-host-attacks-and-damages = ворог із цією картою атакує й ранить персонажа
    .after = ворог із цією картою атакував і поранив персонажа
champions-when-your-hero-defends = ваш герой захищається
    .after = ваш герой захистився
champions-when-villain-schemes = лиходій втілює план
    .after = лиходій утілив план
champions-when-this-schemes = цей ворог втілює план
    .after = цей ворог утілив план
champions-when-host-schemes = ворог із цією картою втілює план
    .after = ворог із цією картою втілив план
champions-when-your-hero-attacks = ваш герой атакує
    .after = ваш герой атакував
champions-when-you-make-a-basic-attack = ви виконуєте базову атаку
    .after = ви виконали базову атаку
champions-when-your-hero-attacks-and-defeats = ваш герой атакує та перемагає ворога
    .after = ваш герой атакував і переміг ворога
champions-when-this-defeats-a-minion = цей персонаж атакує та перемагає посіпаку
    .after = цей персонаж атакував і переміг посіпаку
champions-when-this-thwarts = цей персонаж знешкоджує план
    .after = цей персонаж виконав знешкоджування
champions-when-you-would-take-attack-damage = ви маєте отримати поранення від атаки
champions-when-your-hero-would-take-damage = ваш герой має отримати поранення
champions-when-host-would-take-damage = персонаж із цією картою має отримати поранення
champions-when-villain-took-damage = лиходій отримує поранення
    .after = лиходій отримав поранення
champions-when-threat-would-be-placed = на план мають покласти загрозу
champions-when-threat-placed-here-in-step-one = сюди кладуть загрозу на першому кроці фази лиходія
    .after = сюди поклали загрозу на першому кроці фази лиходія
champions-when-this-is-defeated = ця карта зазнає поразки
    .after = ця карта зазнала поразки
champions-when-host-is-defeated = персонаж із цією картою зазнає поразки
    .after = персонаж із цією картою зазнав поразки
champions-when-host-would-be-defeated = персонаж із цією картою мав би зазнати поразки
champions-when-you-defeat-a-minion = ви перемагаєте посіпаку
    .after = ви перемогли посіпаку
champions-when-treachery-revealed = з колоди сутичок розкривають лукавство
    .after = з колоди сутичок розкрили лукавство
champions-when-encounter-card-revealed = з колоди сутичок розкривають карту
    .after = з колоди сутичок розкрили карту
champions-when-this-enters-play = ця карта входить у гру
    .after = ця карта увійшла в гру
champions-when-minion-enters-play = посіпака входить у гру
    .after = посіпака увійшов у гру
champions-when-you-play-this = ви розіграли цю карту
    .after = ви розіграли цю карту
champions-when-you-change-to-this-form = ви змінили вигляд на цей
    .after = ви змінили вигляд на цей

## Card text: costs

champions-effect-spend-x = сплатіть X { CASE($resource, "pl-gen") } ресурсів
champions-effect-take-damage = отримайте { $n ->
        [one] { $n } поранення
        [few] { $n } поранення
       *[many] { $n } поранень
     }

## Card text: effects

champions-effect-generate = згенеруйте { $resources } ресурс
champions-effect-deal-overkill = { $said } з надміром
champions-effect-deal-overkill-if = { $said }; { $condition }, атака отримує надмір
champions-effect-remove-threat = зніміть { $n ->
        [one] { $n } загрозу
        [few] { $n } загрози
       *[many] { $n } загроз
     } з { CASE($target, "gen") }
champions-effect-remove-threat-by = зніміть з { CASE($target, "gen") } { CASE($n, "threat") }
champions-effect-place-threat = покладіть { $n ->
        [one] { $n } загрозу
        [few] { $n } загрози
       *[many] { $n } загроз
     } на { CASE($target, "acc") }
champions-effect-place-threat-by = покладіть на { CASE($target, "acc") } { CASE($n, "threat") }
champions-effect-move-damage = перемістіть { $n ->
        [one] { $n } поранення
        [few] { $n } поранення
       *[many] { $n } поранень
     } зі свого героя на { CASE($target, "acc") }
champions-effect-move-damage-by = перемістіть зі свого героя на { CASE($target, "acc") } { CASE($n, "damage") }
champions-effect-move-damage-from = перемістіть { $n ->
        [one] { $n } поранення
        [few] { $n } поранення
       *[many] { $n } поранень
     } з { CASE($source, "gen") } на { CASE($target, "acc") }
champions-effect-move-damage-from-by = перемістіть з { CASE($source, "gen") } на { CASE($target, "acc") } { CASE($n, "damage") }
champions-effect-give-stunned = оглушіть { CASE($target, "acc") }
champions-effect-give-confused = спантеличте { CASE($target, "acc") }
champions-effect-give-tough = дайте картку міцності { CASE($target, "dat") }
champions-effect-stun-damaged = оглушіть кожного персонажа, якому ця атака завдала поранень
champions-effect-place-here-instead = покладіть ці поранення сюди; щойно тут буде { $n ->
        [one] { $n } поранення
        [few] { $n } поранення
       *[many] { $n } поранень
     }, скиньте цю карту
champions-effect-assign = розподіліть { $n ->
        [one] { $n } поранення
        [few] { $n } поранення
       *[many] { $n } поранень
     } між { CASE($target, "ins") }
champions-effect-assign-by = розподіліть між { CASE($target, "ins") } { CASE($n, "damage") }
champions-effect-indirect = { $by ->
    [you] отримайте
   *[other] { $who } отримує
 } { $n ->
    [one] { $n } непряме поранення
    [few] { $n } непрямі поранення
   *[many] { $n } непрямих поранень
 }
champions-effect-indirect-by = { $by ->
    [you] отримайте
   *[other] { $who } отримує
 } непрямі поранення: { CASE($n, "damage") }
champions-effect-draw-up = візьміть карти до надрукованого розміру руки
champions-effect-discard-top-keep = скиньте { $n ->
        [one] { $n } верхню карту
        [few] { $n } верхні карти
       *[many] { $n } верхніх карт
     } своєї колоди й візьміть із них у руку ті, на яких надруковано { $resource } ресурс
champions-effect-change-form = змініть вигляд
champions-effect-may-change-to-alter-ego = можете змінити вигляд на альтер его
champions-effect-may-change-to-hero = можете змінити вигляд на героя
champions-effect-acceleration = додайте до основного плану жетон прискорення
champions-effect-surge = ця карта отримує наступ
champions-effect-enemy-attacks = { $target } { GENDER($target) ->
    [pl] атакують
   *[m] атакує
 } вас
champions-effect-enemy-attacks-engaged = { $target } { GENDER($target) ->
    [pl] атакують героїв, на яких нападають
   *[m] атакує героя, на якого нападає
 }
champions-effect-enemy-schemes = { $target } { GENDER($target) ->
    [pl] втілюють план
   *[m] втілює план
 }
champions-effect-extra-boost = цей ворог отримує ще одну карту підсилення на цю активацію
champions-effect-gain-overkill = атака отримує надмір
champions-effect-less-threat = цей ворог кладе на { $n ->
        [one] { $n } загрозу
        [few] { $n } загрози
       *[many] { $n } загроз
     } менше
champions-effect-take-threat-as-damage = натомість ви отримуєте стільки ж поранень
champions-effect-reveal-top = розкрийте верхню карту колоди сутичок
champions-effect-deal-encounter = { $by ->
    [you] здайте собі
   *[other] { $who } отримує
 } карту сутички
champions-effect-nemesis = ваш запеклий ворог і його побічний план входять у гру, а решту його набору замішують у колоду сутичок
champions-effect-put-this-into-play = введіть цю карту в гру як посіпаку, що нападає на вас
champions-effect-resolve-specials = виконайте в будь-якому порядку спецвластивість кожного апгрейду «{ $trait }» під вашим контролем
champions-effect-spend = сплатіть { $resources } { GENDER($resources) ->
    [pl] ресурси
   *[m] ресурс
 }
champions-effect-spend-several = сплатіть { $n ->
    [one] { $n } { $resource } ресурс
    [few] { $n } { CASE($resource, "pl") } ресурси
   *[many] { $n } { CASE($resource, "pl-gen") } ресурсів
 }
champions-effect-later-activation = наприкінці цієї активації { CASE($effect, "inner") }
champions-change-atk = +{ $n } АТК
champions-change-thw = +{ $n } ЗНШ
champions-change-sch = +{ $n } ПЛН
champions-change-def = +{ $n } ЗАХ
champions-effect-put-under-this = кожен гравець кладе сюди долілиць випадкову карту з руки
champions-effect-return-from-under = кожна карта звідси повертається в руку власника
champions-effect-generate-top-of-discard = згенеруйте ресурси верхньої карти свого відбою
champions-effect-backlash = кожен гравець скидає 5 верхніх карт своєї колоди й отримує 1 поранення за кожен надрукований на них енергетичний ресурс
champions-effect-also-attack = виконайте цю атаку також проти кожного іншого героя
champions-effect-to-owners-discard = його карта йде у відбій власника

## Card text: targets, players, numbers, conditions

champions-amount-per-player = { $n } на гравця
    .damage = { $n ->
        [one] { $n } поранення
        [few] { $n } поранення
       *[many] { $n } поранень
     } за кожного гравця
    .threat = { $n ->
        [one] { $n } загрозу
        [few] { $n } загрози
       *[many] { $n } загроз
     } за кожного гравця
    .cards = { $n ->
        [one] { $n } карту
        [few] { $n } карти
       *[many] { $n } карт
     } за кожного гравця
champions-amount-threat-on = стільки, скільки загрози на карті { $title }
    .damage = стільки поранень, скільки загрози на карті { $title }
    .threat = стільки загрози, скільки її на карті { $title }
    .cards = стільки карт, скільки загрози на карті { $title }
champions-amount-damage-of-the-attack = стільки, скільки поранень завдала ця атака
    .cards = стільки карт, скільки поранень завдала ця атака
champions-amount-threat-placed = стільки, скільки загрози так покладено
    .cards = стільки карт, скільки загрози так покладено
champions-amount-damage-sustained = кожне отримане вами поранення
    .acc = кожне отримане вами поранення
champions-amount-your-heros-atk = АТК вашого героя
    .damage = стільки поранень, скільки становить АТК вашого героя
champions-amount-remaining-hit-points = залишок її життя
    .dat = залишку її життя
champions-if-trait = якщо ви маєте характеристику «{ $trait }»
champions-if-paid-with = якщо серед сплачених ресурсів є { $resource }
champions-if-no-attack-was-made = якщо так не відбулося жодної атаки
champions-if-alter-ego-form = якщо ви у вигляді альтер его
champions-if-no-minions = якщо в грі немає посіпак
champions-if-hero-form = якщо ви у вигляді героя
champions-if-undefended = якщо це атака без захисника
champions-if-attack-dealt-damage = якщо атака завдала поранень
champions-if-activation-damaged-you = якщо ця активація завдала вам поранень
champions-gets-atk = { $target } { GENDER($target) ->
    [pl] отримують
   *[m] отримує
 } +{ $n } АТК
champions-gets-thw = { $target } { GENDER($target) ->
    [pl] отримують
   *[m] отримує
 } +{ $n } ЗНШ
champions-gets-def = { $target } { GENDER($target) ->
    [pl] отримують
   *[m] отримує
 } +{ $n } ЗАХ
champions-gets-sch = { $target } { GENDER($target) ->
    [pl] отримують
   *[m] отримує
 } +{ $n } ПЛН
champions-gets-rec = { $target } { GENDER($target) ->
    [pl] отримують
   *[m] отримує
 } +{ $n } ЛІК
champions-gets-hp = { $target } { GENDER($target) ->
    [pl] отримують
   *[m] отримує
 } +{ $n } до життя
champions-gets-hand = { $target } { GENDER($target) ->
    [pl] отримують
   *[m] отримує
 } +{ $n } до розміру руки
champions-gets-ally-limit = ваш ліміт союзників більший на { $n }
champions-gets-retaliate = { $target } { GENDER($target) ->
    [pl] отримують
   *[m] отримує
 } удар у відповідь { $n }
champions-gets-guard = { $target } { GENDER($target) ->
    [pl] отримують
   *[m] отримує
 } охоронця
champions-gets-overkill = { $target } { GENDER($target) ->
    [pl] отримують
   *[m] отримує
 } надмір
champions-gets-base-atk = базова АТК { CASE($target, "gen") } дорівнює { CASE($n, "dat") }
champions-gets-base-atk-set = базова АТК { CASE($target, "gen") } — { $n }
champions-gets-base-sch-set = базовий ПЛН { CASE($target, "gen") } — { $n }
champions-gets-base-hp-set = базове життя { CASE($target, "gen") } — { $n }
champions-gets-hand-cap = { $target } { GENDER($target) ->
    [pl] мають
   *[m] має
 } розмір руки щонайбільше { $n }
champions-cannot-take-damage = { $target } не { GENDER($target) ->
    [pl] можуть
   *[m] може
 } отримувати поранень
champions-cannot-take-damage-from = { $target } не { GENDER($target) ->
    [pl] можуть
   *[m] може
 } отримувати поранень від апгрейдів «{ $trait }»
champions-may-play-ally = ви можете розігрувати союзників зі свого відбою
champions-may-play-support = ви можете розігрувати карти підтримки зі свого відбою
champions-may-play-upgrade = ви можете розігрувати апгрейди зі свого відбою
champions-cannot-lose-threat = з { CASE($target, "gen") } не можна знімати загрозу
champions-cannot-be-attacked = { CASE($target, "acc") } не можна атакувати

## Traits

champions-trait-avenger = Месник
champions-trait-genius = Геній
champions-trait-hero-for-hire = Герой за наймом
champions-trait-defense = Захист
champions-trait-skill = Навичка
champions-trait-superpower = Суперсила
champions-trait-aerial = Політ
champions-trait-attack = Атака
champions-trait-persona = Персона
champions-trait-item = Предмет
champions-trait-tech = Технологія
champions-trait-condition = Стан
champions-trait-criminal = Злочинець
champions-trait-gamma = Гамма
champions-trait-thwart = Знешкоджування
champions-trait-shield = Щ.И.Т.
champions-trait-spy = Шпигун
champions-trait-location = Місце
champions-trait-brute = Громило
champions-trait-armor = Броня
champions-trait-weapon = Зброя
champions-trait-hydra = Гідра
champions-trait-elite = Елітний
champions-trait-soldier = Солдат
champions-trait-attorney = Адвокат
champions-trait-wakanda = Ваканда
champions-trait-king = Король
champions-trait-tactic = Тактика
champions-trait-black-panther = Чорна Пантера
champions-trait-defender = Захисник
champions-trait-android = Андроїд
champions-trait-masters-of-evil = Володарі зла
champions-trait-mercenary = Найманець
champions-trait-drone = Дрон
champions-trait-assassin = Вбивця
champions-trait-kree = Крі
champions-trait-cyborg = Кіборг

## Card text: nouns and what is said of them

champions-noun-enemy = ворог
    .acc = ворога
    .gen = ворога
    .dat = ворогові
    .gender = m
champions-noun-minion = посіпака
    .acc = посіпаку
    .gen = посіпаки
    .dat = посіпаці
    .gender = m
champions-noun-villain = лиходій
    .acc = лиходія
    .gen = лиходія
    .dat = лиходієві
    .gender = m
champions-noun-character = персонаж
    .acc = персонажа
    .gen = персонажа
    .dat = персонажеві
    .gender = m
champions-noun-friendly-character = дружній персонаж
    .acc = дружнього персонажа
    .gen = дружнього персонажа
    .dat = дружньому персонажеві
    .gender = m
champions-noun-hero = герой
    .acc = героя
    .gen = героя
    .dat = героєві
    .gender = m
champions-noun-heroes-and-allies = герої та союзники
    .acc = героїв та союзників
    .gen = героїв та союзників
    .dat = героям та союзникам
    .ins = героями та союзниками
    .gender = pl
champions-noun-ally = союзник
    .acc = союзника
    .gen = союзника
    .dat = союзникові
    .gender = m
champions-noun-upgrade = апгрейд
    .acc = апгрейд
    .gen = апгрейду
    .dat = апгрейдові
    .gender = mi
champions-noun-support = підтримка
    .acc = підтримку
    .gen = підтримки
    .dat = підтримці
    .gender = f
champions-noun-upgrade-or-support = апгрейд або підтримка
    .acc = апгрейд або підтримку
    .gen = апгрейду або підтримки
    .dat = апгрейдові або підтримці
    .gender = mi
champions-noun-identity = особа
    .acc = особу
    .gen = особи
    .dat = особі
    .gender = f
champions-noun-alter-ego = альтер его
    .acc = альтер его
    .gen = альтер его
    .dat = альтер его
    .gender = n
champions-noun-scheme = план
    .acc = план
    .gen = плану
    .dat = планові
    .gender = mi
champions-noun-side-scheme = побічний план
    .acc = побічний план
    .gen = побічного плану
    .dat = побічному планові
    .gender = mi
champions-noun-main-scheme = основний план
    .acc = основний план
    .gen = основного плану
    .dat = основному планові
    .gender = mi
champions-noun-attacked-enemy = атакований ворог
    .acc = атакованого ворога
    .gen = атакованого ворога
    .dat = атакованому ворогові
    .gender = m
champions-noun-attacker = ворог, що атакує
    .acc = ворога, що атакує
    .gen = ворога, що атакує
    .dat = ворогові, що атакує,
    .gender = m
champions-noun-card = карта
    .acc = карту
    .gen = карти
    .dat = карті
    .pl-gen = карт
    .gender = f
champions-toughest = { $noun } з найбільшим надрукованим життям
    .acc = { CASE($noun, "acc") } з найбільшим надрукованим життям
    .gen = { CASE($noun, "gen") } з найбільшим надрукованим життям
    .dat = { CASE($noun, "dat") } з найбільшим надрукованим життям
    .gender = { GENDER($noun) }
champions-with-resource = { $noun } з надрукованим { CASE($resource, "ins") } ресурсом
    .acc = { CASE($noun, "acc") } з надрукованим { CASE($resource, "ins") } ресурсом
    .gen = { CASE($noun, "gen") } з надрукованим { CASE($resource, "ins") } ресурсом
    .dat = { CASE($noun, "dat") } з надрукованим { CASE($resource, "ins") } ресурсом
    .gender = { GENDER($noun) }
champions-when-facedown-minion-is-defeated = посіпака долілиць зазнає поразки
    .after = посіпака долілиць зазнав поразки
champions-effect-pay-for = сплатіть надруковану ціну { CASE($target, "gen") }
champions-effect-find-reveal = знайдіть у колоді сутичок або її відбої { CASE($target, "acc") }, розкрийте знайдену карту й перетасуйте колоду
champions-effect-find-put = знайдіть у колоді сутичок або її відбої { CASE($target, "acc") }, введіть знайдену карту в гру й перетасуйте колоду
champions-effect-find-engaged = знайдіть у колоді сутичок або її відбої { CASE($target, "acc") }, введіть знайдену карту в гру як посіпаку, що нападає на вас, і перетасуйте колоду
champions-effect-discard-until-engaged = скидайте карти з верху колоди сутичок, доки не відкриється { $target }; цей посіпака нападає на { CASE($who, "acc") }
champions-effect-discard-until-revealed = скидайте карти з верху колоди сутичок, доки не відкриється { $target }, і розкрийте { GENDER($target) ->
    [f] її
   *[m] його
 }
champions-effect-discard-encounter = скиньте верхню карту колоди сутичок
champions-effect-face-down = { $by ->
    [you] введіть у гру долілиць { $n ->
        [1] верхню карту своєї колоди як посіпаку «{ $trait }», що нападає на вас
        [few] { $n } верхні карти своєї колоди як посіпак «{ $trait }», що нападають на вас
       *[many] { $n } верхніх карт своєї колоди як посіпак «{ $trait }», що нападають на вас
     }
   *[other] { $who } вводить у гру долілиць { $n ->
        [1] верхню карту своєї колоди як посіпаку «{ $trait }», що нападає на цього гравця
        [few] { $n } верхні карти своєї колоди як посіпак «{ $trait }», що нападають на цього гравця
       *[many] { $n } верхніх карт своєї колоди як посіпак «{ $trait }», що нападають на цього гравця
     }
 }
champions-amount-resources-discarded = кожен надрукований на скинутих так картах { $resource } ресурс
    .acc = кожен надрукований на скинутих так картах { $resource } ресурс
champions-amount-resource-types-discarded = кожен тип ресурсу на скинутих так картах
    .acc = кожен тип ресурсу на скинутих так картах
champions-amount-boost-icons-discarded = кожен символ підсилення на скинутій карті
    .acc = кожен символ підсилення на скинутій карті
champions-if-discarded = якщо так скинуто карту з надрукованим { CASE($resource, "ins") } або універсальним ресурсом

## What computer players count in a position; .better is said of a choice after which it speaks more for the player

champions-feature-villain = життя лиходія
    .better = слабший лиходій
champions-feature-later-villain = життя наступних стадій лиходія
    .better = менше життя в наступних стадій лиходія
champions-feature-stages = майбутні стадії лиходія
    .better = менше стадій лиходія попереду
champions-feature-villain-tough = міцність лиходія
    .better = лиходій без міцності
champions-feature-villain-stunned = оглушений лиходій
    .better = лиходія оглушено
champions-feature-villain-confused = спантеличений лиходій
    .better = лиходія спантеличено
champions-feature-attachments = прикріплення лиходія
    .better = менше прикріплень у лиходія
champions-feature-minions = посіпаки в грі
    .better = менше посіпак
champions-feature-minion-attack = атака посіпак
    .better = слабші удари посіпак
champions-feature-minion-health = життя посіпак
    .better = слабші посіпаки
champions-feature-side-threat = загроза на побічних планах
    .better = менше загрози на побічних планах
champions-feature-hazard = символи небезпеки
    .better = менше карт сутичок щораунду
champions-feature-crisis = символи кризи
    .better = основному плану можна завадити
champions-feature-pace = загроза, що додається щораунду
    .better = менше загрози щораунду
champions-feature-room = запас на основному плані
    .better = менше загрози на основному плані
champions-feature-health = життя героїв
    .better = здоровіші герої
champions-feature-exhausted = виснажені герої
    .better = герой готовий діяти
champions-feature-stunned = оглушені герої
    .better = жодного героя не оглушено
champions-feature-confused = спантеличені герої
    .better = жодного героя не спантеличено
champions-feature-hand = карти в руці
    .better = більше карт у руці
champions-feature-equipment = апгрейди та підтримка в грі
    .better = кращі апгрейди та підтримка в грі
champions-feature-allies = союзники в грі
    .better = сильніші союзники в грі
champions-feature-out = вибулі герої
    .better = більше героїв у грі
