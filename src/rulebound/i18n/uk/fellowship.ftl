### «Володар Перснів». Назви карт — у кінці.

fellowship-title = «Володар Перснів»: карткова гра
fellowship-line = Від одного до чотирьох гравців разом проходять пригоду: завершіть останній етап, перш ніж вас зупинять загроза або вороги.
fellowship-result-won = Гравці перемогли. Рахунок: { $n }.
fellowship-result-lost = Гравці програли.
fellowship-back-player = карта гравця
    .acc = карту гравця
    .gen = карти гравця
    .dat = карті гравця
    .pl-gen = карт гравця
    .gender = f
fellowship-back-encounter = карта зустрічі
    .acc = карту зустрічі
    .gen = карти зустрічі
    .dat = карті зустрічі
    .pl-gen = карт зустрічей
    .gender = f
fellowship-back-quest = карта пригоди
    .acc = карту пригоди
    .gen = карти пригоди
    .dat = карті пригоди
    .pl-gen = карт пригод
    .gender = f
fellowship-facedown-orc-guard = вартовий-орк
    .acc = вартового-орка
    .gen = вартового-орка
    .dat = вартовому-орку
    .pl-gen = вартових-орків
    .gender = m

## Before the game

fellowship-option-scenario = Сценарій
fellowship-option-scenario-mirkwood = Прохід через Морок-ліс
fellowship-option-scenario-anduin = Мандрівка по Андуїну
fellowship-option-scenario-dol-guldur = Втеча з Дол-Гульдура
fellowship-option-decks = Колоди
fellowship-option-decks-leadership = Лідерство (стартова колода)
fellowship-option-decks-tactics = Тактика (стартова колода)
fellowship-option-decks-spirit = Дух (стартова колода)
fellowship-option-decks-lore = Знання (стартова колода)
fellowship-option-decks-leadership-and-spirit = Лідерство й дух
fellowship-option-decks-lore-and-tactics = Знання й тактика
fellowship-option-mode = Режим
fellowship-option-mode-normal = нормальний
fellowship-option-mode-easy = легкий
fellowship-refused-players = Гравців не може бути { $n }: грають від 1 до { $most }.
fellowship-refused-scenario = Сценарію { $scenario } немає. Виберіть із таких: { $scenarios }.
fellowship-refused-same-hero = { $hero } може бути лише в одній колоді: два гравці не можуть мати того самого героя.
fellowship-refused-ally-like-hero = { $ally } не може бути в колоді: інший гравець має героя з таким самим іменем.
fellowship-refused-deck-name = Колоди { $deck } немає. Виберіть із таких: { $decks }.
fellowship-refused-deck = Цією колодою не можна грати: { $problem }
fellowship-deck-hero = героя { $code } немає.
fellowship-deck-heroes = у ній { $n ->
        [one] { $n } герой
        [few] { $n } герої
       *[many] { $n } героїв
     }, а має бути від 1 до { $most }.
fellowship-deck-same-hero = у ній двічі той самий герой.
fellowship-deck-unknown = карти гравця { $code } немає.
fellowship-deck-size = у ній { $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[many] { $n } карт
     }, а потрібно щонайменше { $least }.
fellowship-deck-copies = дозволено щонайбільше { $n ->
        [one] { $n } копію
        [few] { $n } копії
       *[many] { $n } копій
     } карти { $card }.

## Що означає вибір перед грою, для тих, хто так ще не грав

fellowship-about-decks-leadership = Ресурси й сильні союзники: уміє все. Колода для першої гри.
fellowship-about-decks-tactics = Зброя й воїни: ніхто не б’ється краще, ніхто гірше не проходить пригод. Радше для двох гравців, ніж для одного.
fellowship-about-decks-spirit = Багато сили волі, мало загрози й відповіді на підступи; слабка в бою.
fellowship-about-decks-lore = Бере карти, лікує і знає, що буде далі; повільна.
fellowship-about-decks-leadership-and-spirit = Герої двох сфер: сильна в пригоді, а союзники б’ються.
fellowship-about-decks-lore-and-tactics = Герої двох сфер: б’ється, лікує і бере карти.
fellowship-about-scenario-mirkwood = Павуки й ліс, у якому легко заблукати. Складність 1 на карті: сценарій для першої гри.
fellowship-about-scenario-anduin = Троль на самому початку, а далі вниз по річці під дедалі більшою загрозою. Складність 4.
fellowship-about-scenario-dol-guldur = Один герой — у полоні у вежі Некроманта. Складність 7: краще втрьох або вчотирьох.
fellowship-about-mode-normal = Сценарій такий, як надруковано.
fellowship-about-mode-easy = Кожен герой починає з одним додатковим ресурсом, а найважчі карти прибрано.

## Steps

fellowship-step-set-up = Приготування
fellowship-step-opening-hands = Початкові руки
fellowship-step-follow-scenario = Сценарій
fellowship-step-begin-round = Раунд починається
fellowship-step-collect-resources = Фаза ресурсів: ресурси
fellowship-step-draw-cards = Фаза ресурсів: карти
fellowship-step-resource-actions = Фаза ресурсів: дії
fellowship-step-end-resource-phase = Фаза ресурсів завершується
fellowship-step-begin-planning = Фаза планування починається
fellowship-step-plan = Фаза планування
fellowship-step-end-planning = Фаза планування завершується
fellowship-step-begin-quest = Фаза пригод починається
fellowship-step-quest-actions = Фаза пригод: дії до залучення персонажів
fellowship-step-commit = Фаза пригод: залучення персонажів
fellowship-step-commit-actions = Фаза пригод: дії до випробування
fellowship-step-begin-staging = Фаза пригод: випробування починається
fellowship-step-stage = Фаза пригод: випробування
fellowship-step-staging-actions = Фаза пригод: дії після випробування
fellowship-step-resolve-quest = Фаза пригод: розв’язка
fellowship-step-resolution-actions = Фаза пригод: дії після розв’язки
fellowship-step-end-quest = Фаза пригод завершується
fellowship-step-begin-travel = Фаза подорожі починається
fellowship-step-travel = Фаза подорожі
fellowship-step-travel-actions = Фаза подорожі: дії
fellowship-step-end-travel = Фаза подорожі завершується
fellowship-step-begin-encounter = Фаза зустрічей починається
fellowship-step-engage = Фаза зустрічей: нагода вступити в бій
fellowship-step-engage-actions = Фаза зустрічей: дії після вступу в бій
fellowship-step-check-engagement = Фаза зустрічей: перевірки агресивності
fellowship-step-check-actions = Фаза зустрічей: дії після перевірок
fellowship-step-end-encounter = Фаза зустрічей завершується
fellowship-step-begin-combat = Фаза бою починається
fellowship-step-deal-shadow-cards = Фаза бою: тіньові карти
fellowship-step-shadow-actions = Фаза бою: дії
fellowship-step-begin-enemy-attacks = Фаза бою: починаються атаки ворогів
fellowship-step-enemy-attack = Фаза бою: атаки ворогів
fellowship-step-begin-player-attacks = Фаза бою: починаються атаки гравців
fellowship-step-player-attack = Фаза бою: атаки гравців
fellowship-step-end-combat = Фаза бою завершується
fellowship-step-ready-cards = Фаза відпочинку: підготовка карт
fellowship-step-raise-threat = Фаза відпочинку: загроза
fellowship-step-pass-first-player = Фаза відпочинку: жетон першого гравця
fellowship-step-refresh-actions = Фаза відпочинку: дії
fellowship-step-end-refresh = Фаза відпочинку завершується
fellowship-step-end-round = Раунд завершується
fellowship-step-end = Гру закінчено

## The table

fellowship-area-scenario = Пригода
fellowship-area-score = Рахунок
fellowship-zone-encounter-deck = Колода зустрічей
fellowship-zone-encounter-discard = Скид зустрічей
fellowship-zone-quest = Поточна пригода
fellowship-zone-quest-deck = Колода пригод
fellowship-zone-active-location = Активна локація
fellowship-zone-staging = Зона випробувань
fellowship-zone-revealing = Відкрита карта
fellowship-zone-beside = Відкладені карти
fellowship-zone-victory = Переможний стос
fellowship-zone-removed = Вилучено з гри
fellowship-zone-engaged = Вороги в бою
fellowship-zone-heroes = Герої
fellowship-zone-allies = Союзники
fellowship-zone-on-deck = На колоді
fellowship-zone-hand = Рука
fellowship-zone-deck = Колода
fellowship-zone-discard = Скид
fellowship-counter-round = Раунд
fellowship-counter-staging-threat = Загроза в зоні випробувань
fellowship-counter-willpower = Залучена сила волі
fellowship-counter-to-reveal = Ще буде відкрито карт
fellowship-counter-attack = Атака
fellowship-counter-defense = Захист
fellowship-counter-threat = Загроза
fellowship-counter-damage = Поранення
fellowship-counter-resources = Ресурси
fellowship-counter-progress = Прогрес
fellowship-counter-score-fallen = Ціна загрози загиблих героїв
fellowship-counter-score-result = Результат
fellowship-counter-score-sum = Сума
fellowship-counter-score-rounds = По 10 за кожен раунд
fellowship-counter-score-victory = Переможні очки
fellowship-counter-score-total = Разом
fellowship-mark-first-player = перший гравець
fellowship-mark-active = активний гравець
fellowship-mark-passing = пасує до кінця фази
fellowship-mark-out = гравець вибув
fellowship-mark-exhausted = карта виснажена
fellowship-mark-committed = у пригоді
fellowship-mark-captive = у полоні
fellowship-mark-shadow = тіньова карта
fellowship-mark-picked = обрано
fellowship-mark-attacker = атакує
fellowship-mark-defender = захищається
fellowship-mark-face-down = долілиць
fellowship-mark-commits-later = залучає персонажів пізніше
fellowship-mark-landed = поранення завдано
fellowship-mark-facedown-orc-guard = вартовий-орк
fellowship-mark-phase-resource = фаза ресурсів
fellowship-mark-phase-planning = фаза планування
fellowship-mark-phase-quest = фаза пригод
fellowship-mark-phase-travel = фаза подорожі
fellowship-mark-phase-encounter = фаза зустрічей
fellowship-mark-phase-combat = фаза бою
fellowship-mark-phase-refresh = фаза відпочинку
fellowship-phase-resource = фаза ресурсів
    .gen = фази ресурсів
fellowship-phase-planning = фаза планування
    .gen = фази планування
fellowship-phase-quest = фаза пригод
    .gen = фази пригод
fellowship-phase-travel = фаза подорожі
    .gen = фази подорожі
fellowship-phase-encounter = фаза зустрічей
    .gen = фази зустрічей
fellowship-phase-combat = фаза бою
    .gen = фази бою
fellowship-phase-refresh = фаза відпочинку
    .gen = фази відпочинку
fellowship-phase-any = будь-яка фаза
fellowship-deck-factions = Сфера
fellowship-figure-threat-raised = набрано загрози
fellowship-figure-progress = прогресу
fellowship-figure-explored = досліджено локацій
fellowship-figure-destroyed = знищено
fellowship-kind-hero = Герой
fellowship-kind-ally = Союзник
fellowship-kind-attachment = Спорядження
fellowship-kind-event = Подія
fellowship-kind-enemy = Ворог
fellowship-kind-location = Локація
fellowship-kind-treachery = Підступ
fellowship-kind-objective = Ціль
fellowship-kind-objective-ally = Ціль-союзник
fellowship-kind-quest = Пригода
fellowship-kind-campaign = Кампанія
fellowship-sphere-leadership = Лідерство
fellowship-sphere-lore = Знання
fellowship-sphere-spirit = Дух
fellowship-sphere-tactics = Тактика
fellowship-sphere-neutral = Нейтральна
fellowship-sphere-none = без сфери
fellowship-faction-leadership = Лідерство
fellowship-faction-lore = Знання
fellowship-faction-spirit = Дух
fellowship-faction-tactics = Тактика
fellowship-faction-neutral = Нейтральна
fellowship-faction-encounter = Зустріч
fellowship-icon-leadership = Лідерство
fellowship-icon-lore = Знання
fellowship-icon-spirit = Дух
fellowship-icon-tactics = Тактика
fellowship-icon-shadow = ефект тіні
fellowship-icon-gold-ring = жовте коло
fellowship-stat-cost = Вартість
fellowship-stat-threat-cost = Ціна загрози
fellowship-stat-engagement = Агресивність
fellowship-stat-stage = Етап
fellowship-stat-threat = Загроза
fellowship-stat-willpower = Сила волі
fellowship-stat-attack = Сила атаки
fellowship-stat-defense = Сила захисту
fellowship-stat-hit-points = Очки витривалості
fellowship-stat-quest-points = Очки пригоди
fellowship-stat-victory = Перемога
fellowship-set-leadership = Лідерство
fellowship-set-lore = Знання
fellowship-set-spirit = Дух
fellowship-set-tactics = Тактика
fellowship-set-neutral = Нейтральні карти
fellowship-set-spiders-of-mirkwood = Павуки з Морок-лісу
fellowship-set-dol-guldur-orcs = Дол-Гульдурські орки
fellowship-set-passage-through-mirkwood = Прохід через Морок-ліс
fellowship-set-wilderlands = Дикий Край
fellowship-set-saurons-reach = Всевидюче Око Саурона
fellowship-set-journey-along-the-anduin = Мандрівка по Андуїну
fellowship-set-escape-from-dol-guldur = Втеча з Дол-Гульдура
fellowship-scenario-mirkwood = Прохід через Морок-ліс
fellowship-scenario-anduin = Мандрівка по Андуїну
fellowship-scenario-dol-guldur = Втеча з Дол-Гульдура

## What the browser table adds

fellowship-moment-resource = Ресурси
fellowship-moment-planning = Планування
fellowship-moment-quest = Пригоди
fellowship-moment-travel = Подорож
fellowship-moment-encounter = Зустрічі
fellowship-moment-combat = Бій
fellowship-moment-refresh = Відпочинок
fellowship-table-tally = Що чому протистоїть
fellowship-table-willpower = сила волі
fellowship-table-threat = загроза
fellowship-table-attack = атака
fellowship-table-defense = захист
fellowship-table-engaged = У бою
fellowship-table-so-far = наразі { SIGNED($n) }
fellowship-table-damage = { $n ->
    [one] { $n } поранення
    [few] { $n } поранення
   *[other] { $n } поранень
 }
fellowship-table-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[other] { $n } карт
 }
fellowship-table-else = ефекти
fellowship-table-later = пізніше
fellowship-table-shadow = тінь
fellowship-table-then-progress = Далі: прогрес { $n } на { CASE($card, "acc") }.
fellowship-table-then-both = Далі: прогрес { $n } на { CASE($card, "acc") } і { $rest } на пригоду.
fellowship-table-then-raise = Далі: загроза кожного гравця зросте на { $n }.
fellowship-table-then-nothing = Далі: нічого не станеться.
fellowship-table-to-come = { $n ->
    [one] Буде відкрито ще { $n } карту.
    [few] Буде відкрито ще { $n } карти.
   *[other] Буде відкрито ще { $n } карт.
 }
fellowship-table-then-keeps = Далі: { $card }, витривалість { $n } з { $most }.
fellowship-table-then-destroyed = Далі: { $card } гине.
fellowship-table-then-undefended = Поки ніхто не захищається: усе дістанеться герою.
fellowship-table-engages = { $card }: { $n }
fellowship-table-parts = Показати складники
fellowship-table-open = { $name }: переглянути
fellowship-table-score = Таблиця рахунку
fellowship-table-player = Гравець

## Asking

fellowship-ask-planning = Планування: зіграйте союзників і спорядження або виконайте дію. Ресурсів у ваших героїв: { $n }.
fellowship-ask-action = { $what ->
    [enemy] { PERSON($on) ->
        [you] { $by } атакує вас із силою { $n }.
       *[other] { $by } атакує з силою { $n }. Ціль: { $on }.
     } Виконати дію?
    [players] Ваша атака, сила { $n }. Ціль: { $on }, захист { $defense }, витривалість { $left }. Виконати дію?
    [quest] Пригода: сила волі { $willpower } проти загрози { $threat }. Виконати дію?
   *[phase] Виконати дію?
 }
fellowship-ask-commit = Хто вирушає у пригоду? Поки що сила волі { $willpower } проти загрози { $threat }.
fellowship-ask-travel = Куди вирушають гравці?
fellowship-ask-engage = Вступити в бій із ворогом? Ті, чия агресивність не вища за вашу загрозу ({ $threat }), прийдуть самі.
fellowship-ask-check = Ваша загроза { $threat }: який із цих ворогів вступає з вами в бій?
fellowship-ask-deal = Якому з ваших ворогів першому роздати тіньову карту?
fellowship-ask-enemy = Який ворог атакує вас наступним?
fellowship-ask-defend = { $you ->
    [0] { $by } атакує з силою { $n } і відкриє тіньову карту. Ціль: { $on }. Захищатимете?
   *[other] { $by } атакує вас із силою { $n } і відкриє тіньову карту. Хто захищається?
 }
fellowship-ask-attack-damage = { $by }: хто зазнає поранень ({ $n })?
fellowship-ask-attack = { $told ->
    [0] Якого ворога ви атакуєте?
   *[other] { $by }: якого ворога атакувати?
 }
fellowship-ask-attackers = Хто атакує? Ціль: { $on }. Сила атаки поки що { $n }, захист { $defense }, витривалість { $left }.
fellowship-ask-pay = Сплатіть { $cost }, карта { $card }: залишилося { $left }.
fellowship-ask-x = { $card }: виберіть X. Ресурсів для цього: { $n }.
fellowship-ask-pay-to-ready = Сплатити { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурси
       *[many] { $n } ресурсів
     }, щоб підготувати героя? { $card }.
fellowship-ask-order = Кілька ефектів водночас: який застосувати першим?
fellowship-ask-answer = На що саме ви реагуєте?
fellowship-ask-first = Хто буде першим гравцем?
fellowship-ask-mulligan = Залишити цю руку? Її можна один раз замінити всю.
fellowship-ask-discard-cost = { $by }: { $deeds }. Яку карту?
fellowship-ask-discard-first = Скидається кілька ваших карт: яка йде у скид першою?
fellowship-ask-discard = { $by }: { $deeds }. Яку карту?
fellowship-ask-restricted = { $card }: забагато спорядження з обмеженою кількістю, скиньте одне.
fellowship-ask-attach = { $card }: до чого прикріпити цю карту?
fellowship-ask-choose = { $told ->
    [0] { $by }: виберіть.
   *[other] { $by }: { $deeds }. Що вибрати?
 }
fellowship-ask-choose-one = { $by }: виберіть одне.
fellowship-ask-find = { $by }: { $deeds }. Яку карту?
fellowship-ask-take = { $by }: { $deeds }. Яку карту взяти?
fellowship-ask-put-back = { $card }: яку карту покласти назад? Остання опиниться зверху.
fellowship-ask-sink = { $by }: зверху колоди зустрічей лежить { $card }. Покласти цю карту під низ?
fellowship-ask-may = { $by }: { $deeds }?
fellowship-ask-damage = { $by }: { $deeds }. Кому?
fellowship-ask-heal = { $by }: { $deeds }. Кого?
fellowship-ask-ready = { $by }: { $deeds }. Яку карту?
fellowship-ask-exhaust = { $by }: { $deeds }. Яку карту?
fellowship-ask-progress = { $by }: { $deeds }. Куди?
fellowship-ask-return = { $by }: { $deeds }. Яку карту?
fellowship-ask-cancel-reveal = Відкрито карту { $on }. Скасувати її ефекти?
fellowship-ask-cancel-shadow = { $by }: тіньова карта { $on }. Скасувати її ефект?
fellowship-ask-response-commit = { $on } вирушає у пригоду. Реакція?
fellowship-ask-response-quested = Пригоду розв’язано. Реакція?
fellowship-ask-response-progress = Прогрес { $n }, де: { $on }. Реакція?
fellowship-ask-response-stage = Етап пройдено: { $on }. Реакція?
fellowship-ask-response-travel = Гравці прибули: { $on }. Реакція?
fellowship-ask-response-engage = { $on } вступає в бій із гравцем. Реакція?
fellowship-ask-response-shadow-dealt = { $on } отримує тіньову карту. Реакція?
fellowship-ask-response-shadow = Ефект тіні карти { $on } застосовано. Реакція?
fellowship-ask-response-enemy-attack = { $by } завершує атаку. Реакція?
fellowship-ask-response-defend = { $on } захищається. Нападник: { $by }. Реакція?
fellowship-ask-response-attack = Атаку завершено. Ціль: { $on }. Реакція?
fellowship-ask-response-declare = { $on } атакує. Реакція?
fellowship-ask-response-damage = Поранення: { $n }, кому: { $on }. Реакція?
fellowship-ask-response-defeat = Знищено: { $on }. Реакція?
fellowship-ask-response-leave = { $on } покидає гру. Реакція?
fellowship-ask-response-claim = Здобуто ціль: { $on }. Реакція?
fellowship-ask-response-rescue = Врятовано: { $on }. Реакція?
fellowship-ask-response-reveal = Відкрито карту { $on }. Реакція?
fellowship-ask-response-enter = Увійшла в гру карта { $on }. Реакція?
fellowship-ask-response-play = Зіграно карту { $on }. Реакція?
fellowship-ask-response-use = Використано властивість карти { $on }. Реакція?
fellowship-note-willpower = Сила волі { $n }
fellowship-note-attack = Атака { $n }
fellowship-note-defense = Захист { $n }
fellowship-note-hit-points = Залишилося витривалості: { $n }
fellowship-note-resources = { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурси
   *[many] { $n } ресурсів
 }
fellowship-note-engagement = Агресивність { $n }
fellowship-note-threat = Загроза { $n }
fellowship-note-quest-points = Очки пригоди: { $n }
fellowship-ask-response-begin-phase = Реакція на початок фази?
fellowship-ask-response-begin-round = Реакція на початок раунду?
fellowship-ask-response-end-of-phase = Реакція на кінець фази?
fellowship-ask-response-end-of-round = Реакція на кінець раунду?

## Options

fellowship-do-play = Зіграти { CASE($on, "acc") }
fellowship-do-use = Використати { CASE($on, "acc") }
fellowship-do-use-1 = Використати { CASE($on, "acc") }: перша властивість
fellowship-do-use-2 = Використати { CASE($on, "acc") }: друга властивість
fellowship-do-use-3 = Використати { CASE($on, "acc") }: третя властивість
fellowship-do-pass = Пас
fellowship-do-pass-phase = Пасувати до кінця фази
fellowship-do-stop-passing = Більше не пасувати
fellowship-do-commit = Залучити: { $on }
fellowship-do-done = Готово
fellowship-do-travel = Вирушити до локації «{ $on }»
fellowship-do-stay = Не вирушати
fellowship-do-engage = Вступити в бій: { $on }
fellowship-do-no-engage = Не вступати в бій
fellowship-do-deal = { CAPITAL($on) }
fellowship-do-enemy = { CAPITAL($on) }
fellowship-do-defend = Захищається { $on }
fellowship-do-no-defense = Не захищатися
fellowship-do-damage = { CAPITAL($on) }
fellowship-do-attack = Атакувати: { $on }
fellowship-do-no-attack = Більше не атакувати
fellowship-do-attacker = Атакує { $on }
fellowship-do-spend = Ресурс героя { $on }
fellowship-do-x = X дорівнює { $on }
fellowship-do-pay = Сплатити
fellowship-do-decline = Не сплачувати
fellowship-do-resolve = { CAPITAL($on) }
fellowship-do-resolve-1 = { CAPITAL($on) }, перша властивість
fellowship-do-resolve-2 = { CAPITAL($on) }, друга властивість
fellowship-do-resolve-3 = { CAPITAL($on) }, третя властивість
fellowship-do-answer = { CAPITAL($on) }
fellowship-do-first = { CAPITAL($on) }
fellowship-do-by-lot = Нехай вирішить жереб
fellowship-do-keep = Залишити руку
fellowship-do-mulligan = Замішати її в колоду і взяти нову
fellowship-do-discard = Скинути { CASE($on, "acc") }
fellowship-do-attach = { CAPITAL($on) }
fellowship-do-choose = { CAPITAL($on) }
fellowship-do-take = Узяти { CASE($on, "acc") }
fellowship-do-put-back = { CAPITAL($on) }
fellowship-do-sink = Покласти під низ { CASE($on, "acc") }
fellowship-do-leave-it = Залишити зверху
fellowship-do-heal = { CAPITAL($on) }
fellowship-do-ready = { CAPITAL($on) }
fellowship-do-exhaust = { CAPITAL($on) }
fellowship-do-progress = { CAPITAL($on) }
fellowship-do-return = { CAPITAL($on) }
fellowship-do-branch = { $on ->
    [draw] Узяти карти
    [exhaust-damaged] Виснажити поранених персонажів
    [damage] Поранення
    [threat] Знизити рівень загрози
    [one-player] Один гравець
    [each-player] Кожен гравець
    [defense] Сила захисту
    [willpower] Сила волі
   *[other] { $on }
 }

## Requirements

fellowship-needs-window-open = Відкрите вікно дій
fellowship-needs-right-phase = Зараз указана на карті фаза ({ $phase })
fellowship-needs-source-is-there = Карта у грі, або це подія у вашій руці
fellowship-needs-may-decide = Карта у вашому розпорядженні або належить сценарію
fellowship-needs-heroes-match = Один із ваших героїв має символ її сфери ({ $sphere })
fellowship-needs-resources-suffice = Коштує { $cost }, ваші відповідні герої мають { $have }
fellowship-needs-changes-the-game = Це змінить стан гри
fellowship-needs-copies-left = Цього раунду її зіграно не забагато разів (щонайбільше { $n })
fellowship-needs-right-moment = Зараз відповідний момент
fellowship-needs-limit-left = Ліміт не вичерпано
fellowship-needs-costs-payable = Вартість можна сплатити
fellowship-needs-in-hand = Це союзник або спорядження у вашій руці
fellowship-needs-planning-window = Триває фаза планування
fellowship-needs-is-active = Ви — активний гравець
fellowship-needs-unique-is-free = Унікальної карти з такою назвою немає у грі
fellowship-needs-has-a-host = Є до чого прикріпити
fellowship-needs-not-forbidden = Жодна карта цього не забороняє
fellowship-needs-is-own-character = Це персонаж у вашому розпорядженні
fellowship-needs-is-ready = Карта готова
fellowship-needs-may-commit = Персонажа ще не залучено, і жодна карта цього не забороняє
fellowship-needs-is-staged-location = Це локація в зоні випробувань
fellowship-needs-none-is-active = Активної локації немає
fellowship-needs-travel-cost-payable = Вартість подорожі можна сплатити
fellowship-needs-may-be-travelled-to = Жодна карта не забороняє подорож туди
fellowship-needs-is-staged-enemy = Це ворог у зоні випробувань
fellowship-needs-may-be-engaged = Жодна карта не забороняє вступити з ним у бій
fellowship-needs-may-help = Це персонаж атакованого гравця або вартівник
fellowship-needs-is-character = Це персонаж
fellowship-needs-may-defend = Жодна карта не забороняє захищатися
fellowship-needs-may-attack = Жодна карта не забороняє атакувати
fellowship-needs-not-struck-yet = Ви ще не атакували його в цій фазі
fellowship-needs-in-reach = Один із ваших готових персонажів може його дістати

## The log

fellowship-log-round = Раунд { $n }.
fellowship-log-phase = Починається фаза { $phase ->
    [resource] ресурсів
    [planning] планування
    [quest] пригод
    [travel] подорожі
    [encounter] зустрічей
    [combat] бою
   *[refresh] відпочинку
 }.
fellowship-log-starting-threat = { PERSON($player) ->
    [you] Ви починаєте
   *[other] { $player } починає
 } з рівнем загрози { $n }.
fellowship-log-first = { PERSON($player) ->
    [you] Ви — перший гравець
   *[other] { $player } — перший гравець
 }.
fellowship-log-first-player = Жетон першого гравця { PERSON($player) ->
    [you] отримуєте ви
   *[other] отримує { $player }
 }.
fellowship-log-mulligan = { PERSON($player) ->
    [you] Ви берете
   *[other] { $player } бере
 } нову руку.
fellowship-log-plans = { PERSON($player) ->
    [you] Ви — активний гравець
   *[other] { $player } — активний гравець
 }.
fellowship-log-gains = { CAPITAL($card) } { GENDER($card) ->
        [pl] отримують
       *[m] отримує
     } { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурси
       *[many] { $n } ресурсів
     }.
fellowship-log-spends = { CAPITAL($card) } { GENDER($card) ->
        [pl] витрачають
       *[m] витрачає
     } { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурси
       *[many] { $n } ресурсів
     }.
fellowship-log-draws = { PERSON($player) ->
    [you] Ви берете
   *[other] { $player } бере
 } { $n ->
        [one] { $n } карту
        [few] { $n } карти
       *[many] { $n } карт
     }.
fellowship-log-cannot-draw = { PERSON($player) ->
    [you] Ви не можете
   *[other] { $player } не може
 } брати карт.
fellowship-log-instead-of-drawing = { PERSON($player) ->
    [you] Ви не берете карт: натомість скидаєте
   *[other] { $player } не бере карт: натомість скидає
 } { CASE($card, "acc") }.
fellowship-log-plays = { PERSON($player) ->
    [you] Ви граєте
   *[other] { $player } грає
 } { CASE($card, "acc") }.
fellowship-log-uses = { PERSON($player) ->
    [you] Ви використовуєте
   *[other] { $player } використовує
 } { CASE($card, "acc") }.
fellowship-log-enters = { CAPITAL($card) } { GENDER($card) ->
        [pl] входять
       *[m] входить
     } у гру.
fellowship-log-leaves = { CAPITAL($card) } { GENDER($card) ->
        [pl] покидають
       *[m] покидає
     } гру.
fellowship-log-takes-control = { PERSON($player) ->
    [you] Ви отримуєте
   *[other] { $player } отримує
 } у своє розпорядження { CASE($card, "acc") }.
fellowship-log-readies = { CAPITAL(CASE($card, "acc")) } підготовлено.
fellowship-log-exhausts = { CAPITAL(CASE($card, "acc")) } виснажено.
fellowship-log-ready = Усі карти підготовлено.
fellowship-log-commits = { PERSON($player) ->
    [you] Ви залучаєте
   *[other] { $player } залучає
 } до пригоди: { $cards }.
fellowship-log-leaves-quest = { CAPITAL($card) } більше не бере участі в пригоді.
fellowship-log-reveals = Відкрито { CASE($card, "acc") }.
fellowship-log-surge = Навала: відкривають ще одну карту.
fellowship-log-guards = { CAPITAL($card) } { GENDER($card) ->
        [pl] стережуть
       *[m] стереже
     } { CASE($on, "acc") }.
fellowship-log-encounter-deck-made = Зі скиду зустрічей сформовано нову колоду зустрічей.
fellowship-log-quest-resolved = Сила волі { $willpower } проти загрози { $threat }.
fellowship-log-quest-tied = Нічия: нічого не відбувається.
fellowship-log-progress = На { CASE($card, "acc") } покладено { $n ->
        [one] { $n } жетон
        [few] { $n } жетони
       *[many] { $n } жетонів
     } прогресу.
fellowship-log-progress-removed = Із { CASE($card, "gen") } знято { $n ->
        [one] { $n } жетон
        [few] { $n } жетони
       *[many] { $n } жетонів
     } прогресу.
fellowship-log-explored = { CAPITAL(CASE($card, "acc")) } досліджено.
fellowship-log-stage-defeated = Етап «{ $card }» пройдено.
fellowship-log-stage-revealed = Наступний етап: { $card }.
fellowship-log-turned-over = { CAPITAL(CASE($card, "acc")) } перевернуто.
fellowship-log-threat-raised = { PERSON($player) ->
    [you] Ваш рівень загрози
   *[other] { $player }: рівень загрози
 } зростає на { $n } до { $threat }.
fellowship-log-threat-reduced = { PERSON($player) ->
    [you] Ваш рівень загрози
   *[other] { $player }: рівень загрози
 } знижується на { $n } до { $threat }.
fellowship-log-travels = Гравці вирушають до локації «{ $card }».
fellowship-log-engages = { CAPITAL($card) } { GENDER($card) ->
        [pl] вступають
       *[m] вступає
     } { PERSON($player) ->
    [you] в бій з вами
   *[other] в бій. Ціль: { $player }
 }.
fellowship-log-returns-to-staging = { CAPITAL($card) } { GENDER($card) ->
        [pl] повертаються
       *[m] повертається
     } в зону випробувань.
fellowship-log-shadow-dealt = { CAPITAL($card) } { GENDER($card) ->
        [pl] отримують
       *[m] отримує
     } тіньову карту.
fellowship-log-shadow = Тіньова карта: { $card }.
fellowship-log-shadows-discarded = Скинуто тіньові карти: { $cards }.
fellowship-log-enemy-attacks = { CAPITAL($enemy) } { GENDER($enemy) ->
        [pl] атакують
       *[m] атакує
     }{ PERSON($player) ->
    [you] {" "}вас
   *[other] . Ціль: { $player }
 }.
fellowship-log-defends = { CAPITAL($card) } захищається.
fellowship-log-undefended = { PERSON($player) ->
    [you] Атака на вас
   *[other] { $player }: атака
 } незахищена.
fellowship-log-no-damage = { CAPITAL($card) } не { GENDER($card) ->
        [pl] завдають
       *[m] завдає
     } поранень.
fellowship-log-attacks = Ціль атаки — { $enemy }. Нападники: { $cards }.
fellowship-log-strikes = Атака із силою { $n }, ціль — { $enemy }. Поранень: { $damage }.
fellowship-log-damaged = { CAPITAL($card) } { GENDER($card) ->
        [pl] зазнають
       *[m] зазнає
     } { $n ->
        [one] { $n } поранення
        [few] { $n } поранень
       *[many] { $n } поранень
     }.
fellowship-log-prevents = Запобігли { $n ->
        [one] { $n } пораненню
       *[other] { $n } пораненням
     }.
fellowship-log-destroyed = { CAPITAL(CASE($card, "acc")) } знищено.
fellowship-log-healed = { CAPITAL($card) }: зцілено { $n ->
        [one] { $n } поранення
        [few] { $n } поранення
       *[many] { $n } поранень
     }.
fellowship-log-discards = { PERSON($player) ->
    [you] Ви скидаєте
   *[other] { $player } скидає
 }: { $cards }.
fellowship-log-takes = { PERSON($player) ->
    [you] Ви берете
   *[other] { $player } бере
 } в руку: { $cards }.
fellowship-log-forced = Спрацьовує примусовий ефект { CASE($card, "gen") }.
fellowship-log-discards-top = { PERSON($player) ->
    [you] Ви скидаєте
   *[other] { $player } скидає
 } з колоди: { $cards }.
fellowship-log-discard-shuffled = { PERSON($player) ->
    [you] Ви замішуєте
   *[other] { $player } замішує
 } скид у колоду.
fellowship-log-shuffled-away = { CAPITAL(CASE($card, "acc")) } замішано в колоду.
fellowship-log-finds = { PERSON($player) ->
    [you] Ви знаходите
   *[other] { $player } знаходить
 } { CASE($card, "acc") }.
fellowship-log-searches = { PERSON($player) ->
    [you] Ви берете
   *[other] { $player } бере
 } з колоди { $n ->
        [one] { $n } карту
        [few] { $n } карти
       *[many] { $n } карт
     }.
fellowship-log-looks = { PERSON($player) ->
    [you] Ви переглядаєте
   *[other] { $player } переглядає
 } { CASE($card, "acc") }.
fellowship-log-cancelled = { CAPITAL(CASE($card, "acc")) } скасовано.
fellowship-log-replaced = { CAPITAL($card) } { GENDER($card) ->
        [pl] змінюють
       *[m] змінює
     } те, що мало статися.
fellowship-log-removed = { CAPITAL(CASE($card, "acc")) } вилучено з гри.
fellowship-log-claims = { PERSON($player) ->
    [you] Ви здобуваєте
   *[other] { $player } здобуває
 } { CASE($card, "acc") }.
fellowship-log-captured = { CAPITAL($card) } потрапляє в полон.
fellowship-log-rescued = { CAPITAL(CASE($card, "acc")) } врятовано з полону.
fellowship-log-set-aside = { CAPITAL(CASE($card, "acc")) } відкладено.
fellowship-log-back-on-top = { CAPITAL($card) } { GENDER($card) ->
        [pl] повертаються
       *[m] повертається
     } на верх колоди зустрічей.
fellowship-log-eliminated = { PERSON($player) ->
    [you] Ви вибуваєте
   *[other] { $player } вибуває
 } з гри.
fellowship-log-won = Гравці перемагають. Рахунок: { $n }.
fellowship-log-lost = Гравці програли.

## Card text: abilities

fellowship-ability-action = { $phase ->
    [quest] Дія у фазі пригод
    [combat] Дія у фазі бою
   *[any] Дія
 }
fellowship-ability-response = Реакція
fellowship-ability-interrupt = Реакція
fellowship-ability-cancel = Реакція
fellowship-ability-would = Примусово
fellowship-ability-forced-interrupt = Примусово
fellowship-ability-forced-response = Примусово
fellowship-ability-when-revealed = Після відкриття
fellowship-ability-shadow = Тінь
fellowship-ability-travel = Подорож
fellowship-ability-setup = Приготування
fellowship-ability-resolution = Розв’язка

## Card text: printed words

fellowship-text-encounter-sets = Набори зустрічей: { $sets }.
fellowship-text-attach = Прикріпіть до { CASE($to, "gen") }.
fellowship-text-max-per-host = Ліміт: 1 на карту, до якої прикріплено.
fellowship-text-payers = Вартість треба сплатити ресурсами із запасів { $n ->
        [one] { $n } героя
        [few] { $n } різних героїв
       *[many] { $n } різних героїв
     }.
fellowship-text-also-in = Можна зіграти також, коли триває { $phase }.
fellowship-text-played-per-round = За раунд можна зіграти лише { $n ->
        [one] { $n } копію
        [few] { $n } копії
       *[many] { $n } копій
     }.
fellowship-text-follows-first = Цією картою розпоряджається перший гравець.
fellowship-text-detached-staging = Вважається спорядженням; якщо її відкріпити, вона повертається в зону випробувань.
fellowship-text-leaves-to-encounter-top = Примусово: Якщо ця карта покидає гру, вона повертається на верх колоди зустрічей, а не у скид.
fellowship-text-leaves-to-removed = Якщо ця карта покидає гру, її вилучають із гри.
fellowship-keyword-doomed = Лихо { $n }.
fellowship-keyword-guarded = Стережений.
fellowship-keyword-permanent = Постійно.
fellowship-keyword-ranged = Дальня атака.
fellowship-keyword-restricted = Обмежена кількість.
fellowship-keyword-sentinel = Вартівник.
fellowship-keyword-setup = Приготування.
fellowship-keyword-surge = Навала.
fellowship-keyword-name-ranged = Дальня атака
fellowship-keyword-name-sentinel = Вартівник

## Card text: triggering conditions

fellowship-when-this-commits = цього персонажа залучають до пригоди
    .after = цього персонажа залучено до пригоди
fellowship-when-quested-unsuccessfully-while-staged = розв’язка пригоди невдала, а ця карта — в зоні випробувань
    .after = розв’язка пригоди була невдалою, а ця карта — в зоні випробувань
fellowship-when-progress-placed-here = сюди кладуть прогрес
    .after = сюди покладено прогрес
fellowship-when-this-stage-is-defeated = цей етап проходять
    .after = цей етап пройдено
fellowship-when-a-quest-card-is-defeated = карту пригоди проходять
    .after = карту пригоди пройдено
fellowship-when-players-travel-here = гравці вирушають сюди
    .after = гравці вирушили сюди
fellowship-when-you-travel = ви вирушаєте до локації
    .after = ви вирушили до локації
fellowship-when-this-engages = цей ворог вступає в бій з гравцем
    .after = цей ворог вступив у бій з гравцем
fellowship-when-this-attacks = цей ворог атакує
    .after = цей ворог атакував
fellowship-when-this-attacks-without-shadow = цей ворог атакує, маючи тіньову карту без ефекту
    .after = цей ворог атакував, маючи тіньову карту без ефекту
fellowship-when-shadow-effect-of-this-resolves = спрацьовує ефект тіньової карти, розданої цьому ворогові
    .after = спрацював ефект тіньової карти, розданої цьому ворогові
fellowship-when-shadow-effect-triggers = спрацьовує ефект тіні
    .after = активовано ефект тіні
fellowship-when-shadow-dealt-against-you = ворогові в бою з вами роздають тіньову карту
    .after = ворогові в бою з вами роздано тіньову карту
fellowship-when-this-defends = цього персонажа оголошують оборонцем
    .after = цього персонажа оголошено оборонцем
fellowship-when-a-character-defends = персонажа оголошують оборонцем
    .after = персонажа оголошено оборонцем
fellowship-when-host-is-declared-attacker = героя з цією картою оголошують нападником
    .after = героя з цією картою оголошено нападником
fellowship-when-this-suffers-damage = цей персонаж зазнає поранень
    .after = цей персонаж зазнав поранень
fellowship-when-this-takes-part-in-destroying = цей персонаж бере участь в атаці, що знищує ворога
    .after = цей персонаж узяв участь в атаці, що знищила ворога
fellowship-when-host-destroys = герой із цією картою атакує і знищує ворога
    .after = герой із цією картою атакував і знищив ворога
fellowship-when-a-character-is-destroyed = персонажа знищують
    .after = персонажа знищено
fellowship-when-your-character-is-destroyed = персонажа у вашому розпорядженні знищують
    .after = персонажа у вашому розпорядженні знищено
fellowship-when-this-is-destroyed = цю карту знищують
    .after = цю карту знищено
fellowship-when-an-ally-leaves-play = союзник будь-якого гравця покидає гру
    .after = союзник будь-якого гравця покинув гру
fellowship-when-this-leaves-play = ця карта покидає гру
    .after = ця карта покинула гру
fellowship-when-this-is-explored = цю локацію досліджують і вона покидає гру
    .after = цю локацію досліджено й вона покинула гру
fellowship-when-your-hero-leaves = герой з ознакою «{ $trait }» у вашому розпорядженні покидає гру
    .after = герой з ознакою «{ $trait }» у вашому розпорядженні покинув гру
fellowship-when-named-is-destroyed = { CASE($title, "acc") } знищують
    .after = { CASE($title, "acc") } знищено
fellowship-when-destroyed-by-named = { $title } { GENDER($title) ->
        [pl] знищують
       *[m] знищує
     } персонажа
    .after = персонажа знищує { $title }
fellowship-when-this-enters-play = ця карта входить у гру
    .after = ця карта ввійшла у гру
fellowship-when-you-play-this = ви граєте цю карту
    .after = ви зіграли цю карту
fellowship-when-a-card-is-revealed = з колоди зустрічей відкривають карту з ефектами «Після відкриття»
    .after = з колоди зустрічей відкрито карту з ефектами «Після відкриття»
fellowship-when-a-treachery-is-revealed = з колоди зустрічей відкривають карту підступу з ефектами «Після відкриття»
    .after = з колоди зустрічей відкрито карту підступу з ефектами «Після відкриття»
fellowship-when-an-enemy-is-revealed-while-committed = з колоди зустрічей відкривають ворога, а цього персонажа залучено до пригоди
    .after = з колоди зустрічей відкрито ворога, а цього персонажа залучено до пригоди
    .after = ціль здобуто
fellowship-when-the-prisoner-is-rescued = полоненого рятують
    .after = полоненого врятовано
fellowship-when-a-hero-would-be-captured = випадковий герой мав би потрапити в полон
    .after = випадковий герой мав би потрапити в полон
fellowship-when-phase-begins = на початку { CASE($phase, "gen") }
fellowship-when-round-ends = наприкінці раунду
fellowship-when-round-ends-for-the-host = наприкінці раунду, якщо цю карту прикріплено до героя,
fellowship-when-combat-ends-with-this-in-staging = наприкінці фази бою, якщо цей ворог у зоні випробувань,
fellowship-ability-at = { $when } { $body }

## Card text: effects

fellowship-effect-add-resources = додайте { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурси
       *[many] { $n } ресурсів
     } { CASE($target, "dat") }
fellowship-effect-add-resources-by = додайте 1 ресурс { CASE($target, "dat") } за { CASE($n, "acc") }
fellowship-effect-spend = витратьте { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурси
       *[many] { $n } ресурсів
     } { CASE($target, "gen") }
fellowship-effect-raise-threat = { $by ->
        [you] підвищте свій рівень загрози
       *[other] { $who } підвищує свій рівень загрози
     } на { $n }
fellowship-effect-raise-threat-by = { $by ->
        [you] підвищте свій рівень загрози
       *[other] { $who } підвищує свій рівень загрози
     } на { $n }
fellowship-effect-reduce-threat = { $by ->
        [you] знизьте свій рівень загрози
       *[other] { $who } знижує свій рівень загрози
     } на { $n }
fellowship-effect-place-progress = покладіть { $n ->
        [one] { $n } жетон
        [few] { $n } жетони
       *[many] { $n } жетонів
     } прогресу на { CASE($target, "acc") }
fellowship-effect-place-progress-by = покладіть на { CASE($target, "acc") } жетони прогресу: { $n }
fellowship-effect-remove-progress = зніміть { $n ->
        [one] { $n } жетон
        [few] { $n } жетони
       *[many] { $n } жетонів
     } прогресу з { CASE($target, "gen") }
fellowship-effect-remove-progress-by = зніміть з { CASE($target, "gen") } жетони прогресу: { $n }
fellowship-effect-leave-quest = вилучіть з пригоди { CASE($target, "acc") }
fellowship-effect-take-to-hand = поверніть { CASE($target, "acc") } в руку власника
fellowship-effect-shuffle-discard-into-deck = { $by ->
        [you] замішайте свій скид у свою колоду
       *[other] { $who } замішує свій скид у свою колоду
     }
fellowship-effect-shuffle-into-owners-deck = замішайте { CASE($target, "acc") } назад у { GENDER($target) ->
        [m] його
        [n] його
       *[f] її
     } колоду
fellowship-effect-put-hero-into-play = додайте у гру { CASE($target, "acc") } у розпорядження власника
fellowship-effect-search-top = за бажанням пошукайте одну карту серед { $n ->
        [one] { $n } верхньої карти
       *[other] { $n } верхніх карт
     } своєї колоди й візьміть її в руку, а решту замішайте в колоду
fellowship-effect-look-at-deck = перегляньте верхні карти колоди будь-якого гравця ({ $n }), додайте одну з них у руку її власника, а решту поверніть на верх колоди в будь-якому порядку
fellowship-effect-give-control = той гравець отримує цю карту у своє розпорядження
fellowship-effect-choose-another-player = виберіть іншого гравця: { $effects }
fellowship-effect-engage = втягніть у бій із собою { CASE($target, "acc") }
fellowship-effect-return-to-staging = поверніть { CASE($target, "acc") } в зону випробувань
fellowship-effect-keep-from-attacking = { $target } не може до кінця фази атакувати гравця, з яким перебуває в бою
fellowship-effect-many-defenders = до кінця фази { $who } може оголошувати будь-яку кількість оборонців проти кожного ворога
fellowship-effect-attack-bonus = ворог, що атакує, отримує +{ $n } до сили атаки
fellowship-effect-attack-bonus-by = сила атаки ворога, що атакує, зростає на { $n }
fellowship-effect-ignore-defense = силу захисту оборонця не враховують
fellowship-effect-deal-shadow = роздайте { CASE($target, "dat") } ще { $n ->
        [one] { $n } тіньову карту
        [few] { $n } тіньові карти
       *[many] { $n } тіньових карт
     }
fellowship-effect-deal-shadow-by = роздайте { CASE($target, "dat") } додаткові тіньові карти — { $n }
fellowship-effect-look-at-shadow = перегляньте цю тіньову карту
fellowship-effect-enemy-attacks = { $target } атакує вас
fellowship-effect-attack-as-shadow = ця карта атакує гравця, що захищається, і він може оголосити одного оборонця; вона отримує власну тіньову карту, а після бою повертається на верх колоди зустрічей
fellowship-effect-back-on-top = ця карта повертається на верх колоди зустрічей
fellowship-effect-attack-with = цей персонаж негайно атакує доступного ворога
fellowship-effect-cancel-shadow = скасуйте цей ефект тіні
fellowship-effect-cancel-when-revealed = скасуйте її ефекти «Після відкриття»
fellowship-effect-cancel-and-replace = скасуйте її ефекти «Після відкриття», тоді скиньте її та замініть наступною картою з колоди зустрічей
fellowship-effect-resolve-when-revealed = застосуйте ефект «Після відкриття» цієї карти
fellowship-effect-reveal-more = відкрийте { $n ->
        [one] { $n } карту
        [few] { $n } карти
       *[many] { $n } карт
     } з колоди зустрічей
fellowship-effect-reveal-more-by = відкрийте з колоди зустрічей { CASE($n, "cards") }
fellowship-effect-each-reveals-top = кожен гравець відкриває верхню карту колоди зустрічей і додає її в зону випробувань
fellowship-effect-gain-surge = ця карта отримує «Навалу»
fellowship-effect-add-to-staging = знайдіть у колоді зустрічей { CASE($target, "acc") } і додайте в зону випробувань, тоді перетасуйте колоду
fellowship-effect-add-to-staging-also = знайдіть у колоді зустрічей або скиді зустрічей { CASE($target, "acc") } і додайте в зону випробувань, тоді перетасуйте колоду
fellowship-effect-look-at-encounter = перегляньте верхню карту колоди зустрічей
fellowship-effect-look-at-encounter-sink = перегляньте верхню карту колоди зустрічей; за бажанням покладіть її під низ колоди
fellowship-effect-attach-this = { $who } прикріплює цю карту до одного зі своїх героїв; вона вважається спорядженням
fellowship-effect-attach-to-deck = прикріпіть цю карту до колоди { CASE($who, "gen") }; вона вважається спорядженням
fellowship-effect-next-stage-at-random = перейдіть до однієї з карт наступного етапу навмання
fellowship-effect-win = гравці перемагають у грі
fellowship-effect-lose = гравці програють
fellowship-effect-claim-this = здобудьте цю ціль, якщо до неї не прикріплено карт зустрічей, і прикріпіть її до { CASE($target, "gen") }
fellowship-effect-stage-guarded = знайдіть у колоді зустрічей { CASE($target, "acc") }, покладіть у зону випробувань, перетасуйте колоду й прикріпіть до кожної з них карту зустрічі
fellowship-effect-capture = випадковий герой потрапляє в полон: доки його не врятовано, його не можна використовувати, він не зазнає поранень і не отримує ресурсів
fellowship-effect-rescue = врятуйте полоненого, і він зазнає { $n ->
        [one] { $n } поранення
        [few] { $n } поранень
       *[many] { $n } поранень
     }
fellowship-effect-set-aside = відкладіть { CASE($target, "acc") } поза грою
fellowship-effect-come-into-staging = цей ворог з’являється в зоні випробувань
fellowship-effect-face-down = { $by ->
        [you] покладіть
       *[other] { $who } кладе
     } долілиць перед собою верхню карту своєї колоди як ворога, що щойно вступив у бій: { $name } із силою атаки { $attack }, силою захисту { $defense } і { $hp ->
        [one] { $hp } очком
        [few] { $hp } очками
       *[many] { $hp } очками
     } витривалості
fellowship-effect-engage-this = додайте цю карту у гру в бою з вами
fellowship-change-willpower = { $more ->
        [1] { SIGNED($n) } до сили волі
       *[other] отримує { SIGNED($n) } до сили волі
     }
fellowship-change-attack = { $more ->
        [1] { SIGNED($n) } до сили атаки
       *[other] отримує { SIGNED($n) } до сили атаки
     }
fellowship-change-defense = { $more ->
        [1] { SIGNED($n) } до сили захисту
       *[other] отримує { SIGNED($n) } до сили захисту
     }
fellowship-change-threat = отримує { SIGNED($n) } до загрози
fellowship-change-no-threat = не додає своєї загрози
fellowship-change-staging-threat = зростає на { $n }

## Card text: constant abilities

fellowship-gets-willpower = { $target } отримує { SIGNED($n) } до сили волі
fellowship-gets-attack = { $target } отримує { SIGNED($n) } до сили атаки
fellowship-gets-defense = { $target } отримує { SIGNED($n) } до сили захисту
fellowship-gets-hit-points = { $target } отримує { SIGNED($n) } до очок витривалості
fellowship-gets-threat = { $target } отримує { SIGNED($n) } до загрози
fellowship-gets-icon-spirit = { $target } отримує символ ресурсів сфери «Дух»
fellowship-gets-reveals = у кожній фазі пригод відкривайте додатково { $n ->
        [one] { $n } карту
        [few] { $n } карти
       *[many] { $n } карт
     } з колоди зустрічей
fellowship-gets-refresh-threat = у фазі відпочинку кожен гравець підвищує свій рівень загрози ще на { $n }
fellowship-gets-collects = { $target } отримує додатково { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурси
       *[many] { $n } ресурсів
     } у кожній фазі ресурсів
fellowship-gets-attacks-staging = { $target } може атакувати ворогів у зоні випробувань, якщо атакує без інших персонажів
fellowship-gets-excess-as-threat = поранення від { CASE($target, "gen") }, що перевищують очки витривалості атакованого персонажа, підвищують рівень загрози атакованого гравця
fellowship-gets-must-travel = гравці мусять вирушити сюди, якщо активної локації немає
fellowship-gets-price-of-readying = { CASE($target, "acc") } не готують у фазі відпочинку, якщо не сплатити { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурси
       *[many] { $n } ресурсів
     } з його запасу
fellowship-cannot-attack = { $target } не може атакувати
fellowship-cannot-defend = { $target } не може захищатися
fellowship-cannot-be-defeated = цей етап не можна пройти
fellowship-cannot-be-engaged-by-choice = гравці не можуть за власним бажанням втягувати в бій { CASE($target, "acc") }
fellowship-cannot-have-attachments = на { CASE($target, "acc") } не можна грати спорядження
fellowship-cannot-have-attachments-of = на { CASE($target, "acc") } не можна грати спорядження з ознакою «{ $trait }»
fellowship-players-cannot-draw = гравці не можуть брати карт
fellowship-players-cannot-stage = крок випробування пропускають
fellowship-players-cannot-make-engagement-checks = перевірок агресивності не виконують
fellowship-allies-per-round = усі гравці разом можуть зіграти щонайбільше { $n ->
        [one] { $n } союзника
        [few] { $n } союзників
       *[many] { $n } союзників
     } за раунд
fellowship-ends-win = гравці перемагають, { $condition }
fellowship-ends-lose = гравці програють, { $condition }
fellowship-instead-of-drawing = наступного разу, коли гравець мав би взяти карти з цієї колоди, натомість скиньте цю карту

## Card text: numbers and conditions

fellowship-amount-per-player = { $n } на кожного гравця
    .cards = по { $n ->
        [one] { $n } карті
        [few] { $n } карти
       *[many] { $n } карт
     } на кожного гравця
fellowship-amount-damage-here = кожне поранення на ній
    .acc = кожне поранення на ній
    .gen = кожного поранення на ній
    .dat = кожному пораненню на ній
    .gender = n
fellowship-amount-resources-here = кожен ресурс на ній
    .acc = кожен ресурс на ній
    .gen = кожного ресурсу на ній
    .dat = кожному ресурсові на ній
    .gender = mi
fellowship-amount-damage-suffered = кожне щойно отримане поранення
    .acc = кожне щойно отримане поранення
    .gen = кожного щойно отриманого поранення
    .dat = кожному щойно отриманому пораненню
    .gender = n
fellowship-amount-players = стільки, скільки гравців у грі
    .cards = стільки карт, скільки гравців у грі
fellowship-if-threat-at-least = якщо ваш рівень загрози — { $n } або більше
fellowship-if-host-trait = якщо герой із цією картою має ознаку «{ $trait }»
fellowship-if-host-is = якщо герой із цією картою — { $title }
fellowship-if-host-attacks = якщо атакує карту з ознакою «{ $trait }»
fellowship-if-undefended = якщо атака незахищена
fellowship-if-attacking-staging = якщо атакує в зоні випробувань
fellowship-if-active-location = доки це активна локація
fellowship-if-staging-empty = якщо в зоні випробувань немає карт
fellowship-if-other-enemies-staged = якщо в зоні випробувань є інші вороги
fellowship-if-prisoner-held = доки полоненого не врятовано
fellowship-if-fewer-objectives = доки { $n ->
        [1] гравці не здобули жодної цілі
       *[other] здобутих гравцями цілей менше, ніж { $n }
     }

## Card text: nouns and what is said of them

fellowship-noun-character = персонаж
    .acc = персонажа
    .gen = персонажа
    .dat = персонажеві
    .few = персонажів
    .pl-gen = персонажів
    .gender = m
fellowship-noun-hero = герой
    .acc = героя
    .gen = героя
    .dat = героєві
    .pl-gen = героїв
    .gender = m
fellowship-noun-ally = союзник
    .acc = союзника
    .gen = союзника
    .dat = союзникові
    .pl-gen = союзників
    .gender = m
fellowship-noun-attachment = спорядження
    .acc = спорядження
    .gen = спорядження
    .dat = спорядженню
    .pl-gen = споряджень
    .gender = n
fellowship-noun-event = подія
    .acc = подію
    .gen = події
    .dat = події
    .pl-gen = подій
    .gender = f
fellowship-noun-card = карта
    .acc = карту
    .gen = карти
    .dat = карті
    .pl-gen = карт
    .gender = f
fellowship-noun-enemy = ворог
    .acc = ворога
    .gen = ворога
    .dat = ворогові
    .pl-gen = ворогів
    .gender = m
fellowship-noun-engaged-enemy = ворог у бою
    .acc = ворога в бою
    .gen = ворога в бою
    .dat = ворогові в бою
    .pl-gen = ворогів у бою
    .gender = m
fellowship-noun-location = локація
    .acc = локацію
    .gen = локації
    .dat = локації
    .pl-gen = локацій
    .gender = f
fellowship-noun-objective = ціль
    .acc = ціль
    .gen = цілі
    .dat = цілі
    .pl-gen = цілей
    .gender = f
fellowship-noun-encounter-card = карта зустрічі
    .acc = карту зустрічі
    .gen = карти зустрічі
    .dat = карті зустрічі
    .pl-gen = карт зустрічей
    .gender = f
fellowship-noun-quest = поточна пригода
    .acc = поточну пригоду
    .gen = поточної пригоди
    .dat = поточній пригоді
    .pl-gen = поточних пригод
    .gender = f
fellowship-noun-staged-threat = загроза в зоні випробувань
    .gender = f
fellowship-noun-active-location = активна локація
    .acc = активну локацію
    .gen = активної локації
    .dat = активній локації
    .pl-gen = активних локацій
    .gender = f
fellowship-noun-attacking-enemy = ворог-нападник
    .acc = ворога-нападника
    .gen = ворога-нападника
    .dat = ворогові-нападнику
    .pl-gen = ворогів-нападників
    .gender = m
fellowship-noun-attacked-enemy = атакований ворог
    .acc = атакованого ворога
    .gen = атакованого ворога
    .dat = атакованому ворогові
    .pl-gen = атакованих ворогів
    .gender = m
fellowship-noun-defending-character = персонаж-оборонець
    .acc = персонажа-оборонця
    .gen = персонажа-оборонця
    .dat = персонажеві-оборонцю
    .pl-gen = персонажів-оборонців
    .gender = m
fellowship-noun-attachment-on-defender = спорядження оборонця
    .acc = спорядження оборонця
    .gen = спорядження оборонця
    .dat = спорядженню оборонця
    .pl-gen = споряджень оборонця
    .gender = n
fellowship-noun-shadow-card = тіньова карта
    .acc = тіньову карту
    .gen = тіньової карти
    .dat = тіньовій карті
    .pl-gen = тіньових карт
    .gender = f
fellowship-committed = { $noun } з числа залучених до пригоди
    .acc = { CASE($noun, "acc") } з числа залучених до пригоди
    .gen = { CASE($noun, "gen") } з числа залучених до пригоди
    .dat = { CASE($noun, "dat") } з числа залучених до пригоди
    .pl-gen = { CASE($noun, "pl-gen") } з числа залучених до пригоди
    .gender = { GENDER($noun) }
fellowship-not-committed = { $noun } з числа не залучених до пригоди
    .acc = { CASE($noun, "acc") } з числа не залучених до пригоди
    .gen = { CASE($noun, "gen") } з числа не залучених до пригоди
    .dat = { CASE($noun, "dat") } з числа не залучених до пригоди
    .pl-gen = { CASE($noun, "pl-gen") } з числа не залучених до пригоди
    .gender = { GENDER($noun) }
fellowship-damaged = { $noun } із пораненнями
    .acc = { CASE($noun, "acc") } із пораненнями
    .gen = { CASE($noun, "gen") } із пораненнями
    .dat = { CASE($noun, "dat") } із пораненнями
    .pl-gen = { CASE($noun, "pl-gen") } із пораненнями
    .gender = { GENDER($noun) }
fellowship-most-damaged = { $noun } з найбільшою кількістю поранень
    .acc = { CASE($noun, "acc") } з найбільшою кількістю поранень
    .gen = { CASE($noun, "gen") } з найбільшою кількістю поранень
    .dat = { CASE($noun, "dat") } з найбільшою кількістю поранень
    .pl-gen = { CASE($noun, "pl-gen") } з найбільшою кількістю поранень
    .gender = { GENDER($noun) }
fellowship-with-keyword = { $noun } із ключовим словом «{ $keyword }»
    .acc = { CASE($noun, "acc") } із ключовим словом «{ $keyword }»
    .gen = { CASE($noun, "gen") } із ключовим словом «{ $keyword }»
    .dat = { CASE($noun, "dat") } із ключовим словом «{ $keyword }»
    .pl-gen = { CASE($noun, "pl-gen") } із ключовим словом «{ $keyword }»
    .gender = { GENDER($noun) }
fellowship-of-sphere = { $noun } (сфера «{ $sphere }»)
    .acc = { CASE($noun, "acc") } (сфера «{ $sphere }»)
    .gen = { CASE($noun, "gen") } (сфера «{ $sphere }»)
    .dat = { CASE($noun, "dat") } (сфера «{ $sphere }»)
    .pl-gen = { CASE($noun, "pl-gen") } (сфера «{ $sphere }»)
    .gender = { GENDER($noun) }
fellowship-at-threat = { $noun } гравця з рівнем загрози { $n } або вище
    .acc = { CASE($noun, "acc") } гравця з рівнем загрози { $n } або вище
    .gen = { CASE($noun, "gen") } гравця з рівнем загрози { $n } або вище
    .dat = { CASE($noun, "dat") } гравця з рівнем загрози { $n } або вище
    .pl-gen = { CASE($noun, "pl-gen") } гравця з рівнем загрози { $n } або вище
    .gender = { GENDER($noun) }
fellowship-with-cost-x = { $noun } із надрукованою вартістю X зі скиду будь-якого гравця
    .acc = { CASE($noun, "acc") } із надрукованою вартістю X зі скиду будь-якого гравця
    .gen = { CASE($noun, "gen") } із надрукованою вартістю X зі скиду будь-якого гравця
    .dat = { CASE($noun, "dat") } із надрукованою вартістю X зі скиду будь-якого гравця
    .pl-gen = { CASE($noun, "pl-gen") } із надрукованою вартістю X зі скиду будь-якого гравця
    .gender = { GENDER($noun) }
fellowship-in-staging = { $noun } у зоні випробувань
    .acc = { CASE($noun, "acc") } у зоні випробувань
    .gen = { CASE($noun, "gen") } у зоні випробувань
    .dat = { CASE($noun, "dat") } у зоні випробувань
    .pl-gen = { CASE($noun, "pl-gen") } у зоні випробувань
    .gender = { GENDER($noun) }
fellowship-not-engaged-with-you = { $noun } із зони випробувань або з бою проти іншого гравця
    .acc = { CASE($noun, "acc") } із зони випробувань або з бою проти іншого гравця
    .gen = { CASE($noun, "gen") } із зони випробувань або з бою проти іншого гравця
    .dat = { CASE($noun, "dat") } із зони випробувань або з бою проти іншого гравця
    .pl-gen = { CASE($noun, "pl-gen") } із зони випробувань або з бою проти іншого гравця
    .gender = { GENDER($noun) }

## The campaign

fellowship-faction-boon = Підтримка
fellowship-faction-burden = Труднощі
fellowship-set-campaign = Кампанія
fellowship-step-muster = Кампанія: герої
fellowship-step-recover = Кампанія: поранення і карти підтримки
fellowship-refused-fallen = { $hero } у списку загиблих героїв: до кінця кампанії цим героєм не може грати ніхто.
fellowship-refused-one-change = Гравець { $player } може замінити щонайбільше одного героя після кожного виграного сценарію.
fellowship-refused-other-heroes = Гравець { $player } повинен грати героями, указаними в журналі кампанії.
fellowship-refused-log = Журнал кампанії хибний: { $problem }.
fellowship-refused-campaign-over = Кампанію завершено: усі сценарії виграно.
fellowship-refused-campaign-scenario = Зараз черга сценарію { $current }, а не { $scenario }.
fellowship-refused-campaign-players = Колод у цій кампанії { $players }, а не { $n }.
fellowship-refused-campaign-mode = Режим цієї кампанії — { $current }, а не { $mode }.
fellowship-ask-replace-fallen = Загинув герой: { $hero }. Хто заступить його місце? Кожен гравець отримає +1 до початкового рівня загрози до кінця кампанії.
fellowship-ask-change-hero = Замінити героя? Кожен гравець отримає +1 до початкового рівня загрози до кінця кампанії.
fellowship-ask-new-hero = Хто прийде натомість?
fellowship-ask-heal-for-threat = Зцілити героя перед сценарієм? Лише ваш початковий рівень загрози зросте на 1 до кінця кампанії.
fellowship-ask-take-boon = Додати { CASE($card, "acc") } у свою колоду?
fellowship-do-go-without = Ніхто
fellowship-do-keep-heroes = Залишити цих героїв
fellowship-do-change = Замінити { CASE($on, "acc") }
fellowship-do-leave-wounds = Нікого не зцілювати
fellowship-do-take-along = Додати
fellowship-do-leave-behind = Не додавати
fellowship-log-campaign-card = Кампанія: { $card }.
fellowship-log-resolution = { CAPITAL($card) }: виконано розв’язку.
fellowship-log-fallen = До загиблих героїв додано: { $card }.
fellowship-log-penalty-all = Кожен гравець отримує +{ $n } до початкового рівня загрози до кінця кампанії.
fellowship-log-penalty-own = { PERSON($player) ->
    [you] Ви отримуєте
   *[other] { $player } отримує
 } +{ $n } до початкового рівня загрози до кінця кампанії.
fellowship-log-hero-leaves = { PERSON($player) ->
    [you] Ви відпускаєте
   *[other] { $player } відпускає
 } { CASE($card, "acc") }.
fellowship-log-hero-joins = { PERSON($player) ->
    [you] До вас
   *[other] { $player }:
 } приєднується { $card }.
fellowship-log-healed-for-threat = { CAPITAL($card) } одужує: { PERSON($player) ->
    [you] ви отримуєте
   *[other] { $player } отримує
 } +1 до початкового рівня загрози до кінця кампанії.
fellowship-log-wounded = { CAPITAL($card) }: поранень на початку { $n }.
fellowship-when-named-leaves-play = карта «{ $title }» покидає гру
    .after = карта «{ $title }» покинула гру
fellowship-when-the-first-objective-is-claimed = першу ціль здобувають
    .after = першу ціль здобуто
fellowship-effect-put-aside-into-play = додайте { CASE($title, "acc") } у гру
fellowship-effect-set-copies-aside = відкладіть усі копії { CASE($title, "gen") } поза грою
fellowship-effect-attach-aside = { $who } прикріплює 1 відкладену копію { CASE($title, "gen") } до героя, яким розпоряджається
fellowship-effect-attach-by-first = прикріпіть { CASE($title, "acc") } до героя на вибір першого гравця
fellowship-effect-capture-prisoner = натомість у полон потрапляє герой, указаний у журналі кампанії; прикріплені до нього карти лежать долілиць, доки його не врятовано
fellowship-effect-capture-too = { $title } теж потрапляє в полон і не покидає через це гру
fellowship-effect-free-captive = переверніть { CASE($title, "acc") } горілиць і покладіть на неї поранення: { $n }
fellowship-effect-turn-this-over = переверніть цю карту
fellowship-effect-earn = додайте { CASE($title, "acc") } до реєстру кампанії
fellowship-effect-each-earns = кожен гравець заробляє 1 копію { CASE($title, "gen") }; додайте їх до реєстру кампанії
fellowship-effect-earn-attached = додайте кожну копію { CASE($title, "gen") } у грі до реєстру кампанії та запишіть ім’я її героя; у наступних сценаріях її прикріплюють до цього героя
fellowship-effect-record-prisoner = запишіть полоненим героя з найбільшою кількістю поранень; якщо таких кілька, виберіть навмання
fellowship-effect-bequeath = додайте { CASE($title, "acc") } до реєстру вашої наступної кампанії
fellowship-refused-campaign-no-mode = Режиму { $mode } немає: виберіть normal або easy.
fellowship-refused-campaign-not-over = Інша кампанія ще не завершена: з неї нічого не переходить.
fellowship-campaign-players = Гравці та герої
fellowship-campaign-fallen = Загиблі герої
fellowship-campaign-penalties = Штрафи (загроза)
fellowship-campaign-notes = Примітки
fellowship-campaign-completed = Завершені сценарії
fellowship-campaign-boons = Реєстр кампанії: карти підтримки
fellowship-campaign-burdens = Реєстр кампанії: карти труднощів
fellowship-campaign-result = Результат кампанії
fellowship-campaign-line = Три сценарії поспіль з тими самими героями. Здобуте, втрачене й загиблі лишаються.
fellowship-campaign-way = { $n ->
    [0] Попереду три дороги
    [1] Одну дорогу пройдено, лишилося дві
    [2] Дві дороги пройдено, лишилася вежа
   *[other] Усі дороги пройдено
 }
fellowship-campaign-of-three = із 3 пройдено
fellowship-campaign-points = очок, менше — краще
fellowship-campaign-penalty = до загрози
fellowship-campaign-stop-won = пройдено за { $n ->
    [one] { $n } раунд
    [few] { $n } раунди
   *[other] { $n } раундів
 }, { $score }
fellowship-campaign-stop-next = Далі
fellowship-campaign-stop-later = згодом
fellowship-campaign-none = –
fellowship-campaign-player = { $n }. { $name }: { $heroes }
fellowship-campaign-player-alone = { $n }. { $name }: героїв не лишилося
fellowship-campaign-penalty-all = кожен гравець +{ $n }
fellowship-campaign-penalty-own = { $player } +{ $n }
fellowship-campaign-note-expert = Експертний режим: поранення лишаються між сценаріями.
fellowship-campaign-note-easy = Легкий режим.
fellowship-campaign-note-permanent = { $hero }: прикріплено { CASE($card, "acc") }.
fellowship-campaign-note-prisoner = У полоні: { $hero }.
fellowship-campaign-note-wounds = { $hero }, поранень: { $n }.
fellowship-campaign-note-change = Готуючи наступний сценарій, кожен гравець може замінити одного героя; тоді кожен гравець отримає +1 до початкового рівня загрози до кінця кампанії.
fellowship-campaign-note-legacy = Наступна кампанія починається з картою: { $card }.
fellowship-campaign-note-lost = { $scenario }, поразок: { $n }.
fellowship-campaign-won = { $scenario }: { $n } (загроза { $threat }, загиблі герої { $fallen }, поранення { $damage }, раунди { $rounds }, переможні очки { $victory })
fellowship-campaign-earned = { $card } ×{ $n }
fellowship-campaign-next = Досі { $n }. Далі: { $scenario }.
fellowship-campaign-over = Усі сценарії виграно: { $n }.
fellowship-if-stage-was = якщо етапом 3B була карта «{ $title }»

## Traits

fellowship-trait-archer = Лучник
fellowship-trait-armor = Обладунок
fellowship-trait-artifact = Артефакт
fellowship-trait-beorning = Беорнінг
fellowship-trait-condition = Стан
fellowship-trait-craftsman = Ремісник
fellowship-trait-creature = Істота
fellowship-trait-dol-guldur = Дол-Гульдур
fellowship-trait-dunedain = Дунедайн
fellowship-trait-dungeon = Підземелля
fellowship-trait-dwarf = Гном
fellowship-trait-forest = Ліс
fellowship-trait-goblin = Гоблін
fellowship-trait-gondor = Гондор
fellowship-trait-hobbit = Гобіт
fellowship-trait-insect = Комаха
fellowship-trait-istari = Істар
fellowship-trait-item = Предмет
fellowship-trait-marshland = Болото
fellowship-trait-minstrel = Менестрель
fellowship-trait-mountain = Гори
fellowship-trait-nazgul = Назгул
fellowship-trait-noble = Шляхетний
fellowship-trait-noldor = Нолдор
fellowship-trait-orc = Орк
fellowship-trait-ranger = Слідопит
fellowship-trait-riverland = Річковий край
fellowship-trait-rohan = Рохан
fellowship-trait-scout = Розвідник
fellowship-trait-silvan = Лісовий ельф
fellowship-trait-skill = Навичка
fellowship-trait-spider = Павук
fellowship-trait-steward = Намісник
fellowship-trait-stronghold = Твердиня
fellowship-trait-title = Титул
fellowship-trait-trap = Пастка
fellowship-trait-troll = Троль
fellowship-trait-undead = Нежить
fellowship-trait-warrior = Воїн
fellowship-trait-wasteland = Пустище
fellowship-trait-weapon = Зброя

## What all living card games say, in the words of this game

fellowship-lcg-characters-of = кожен персонаж у розпорядженні { CASE($who, "gen") }
    .acc = кожного персонажа у розпорядженні { CASE($who, "gen") }
    .gen = кожного персонажа у розпорядженні { CASE($who, "gen") }
    .dat = кожному персонажеві у розпорядженні { CASE($who, "gen") }
    .gender = m
fellowship-lcg-chosen = { $noun } на ваш вибір
    .acc = { CASE($noun, "acc") } на ваш вибір
    .gen = { CASE($noun, "gen") } на ваш вибір
    .dat = { CASE($noun, "dat") } на ваш вибір
    .gender = { GENDER($noun) }
fellowship-lcg-controlled-by = { $noun } { $by ->
        [you] у вашому розпорядженні
       *[other] у розпорядженні { CASE($who, "gen") }
     }
    .acc = { CASE($noun, "acc") } { $by ->
        [you] у вашому розпорядженні
       *[other] у розпорядженні { CASE($who, "gen") }
     }
    .gen = { CASE($noun, "gen") } { $by ->
        [you] у вашому розпорядженні
       *[other] у розпорядженні { CASE($who, "gen") }
     }
    .dat = { CASE($noun, "dat") } { $by ->
        [you] у вашому розпорядженні
       *[other] у розпорядженні { CASE($who, "gen") }
     }
    .pl-gen = { CASE($noun, "pl-gen") } { $by ->
        [you] у вашому розпорядженні
       *[other] у розпорядженні { CASE($who, "gen") }
     }
    .few = { CASE($noun, "few") } { $by ->
        [you] у вашому розпорядженні
       *[other] у розпорядженні { CASE($who, "gen") }
     }
    .gender = { GENDER($noun) }
fellowship-lcg-effect-choose-player = виберіть гравця: { $deeds }
fellowship-lcg-effect-deal = завдайте { $n ->
        [one] { $n } поранення
        [few] { $n } поранення
       *[many] { $n } поранень
     } { CASE($target, "dat") }
fellowship-lcg-effect-gains-trait-phase = { $target } { GENDER($target) ->
    [pl] отримують
   *[m] отримує
 } ознаку «{ $trait }» до кінця фази
fellowship-lcg-effect-heal = зціліть { $n ->
        [one] { $n } поранення
        [few] { $n } поранення
       *[many] { $n } поранень
     } { CASE($target, "gen") }
fellowship-lcg-effect-heal-all = зціліть усі поранення { CASE($target, "gen") }
fellowship-lcg-effect-heal-by = зціліть у { CASE($target, "gen") } { CASE($n, "damage") }
fellowship-lcg-effect-lasts-attack = до кінця цієї атаки { $target } { $changes }
fellowship-lcg-effect-lasts-phase = до кінця фази { $target } { $changes }
fellowship-lcg-effect-lasts-round = до кінця раунду { $target } { $changes }
fellowship-lcg-effect-put-into-play = додайте у гру у своє розпорядження { CASE($target, "acc") }
fellowship-lcg-effect-ready = підготуйте { CASE($target, "acc") }
fellowship-lcg-effect-remove-from-game = вилучіть цю карту з гри
fellowship-lcg-effect-return-topmost = { $by ->
    [you] візьміть у руку
   *[other] { $who } бере в руку
 } { GENDER($noun) ->
    [f] верхню
    [n] верхнє
    [mi] верхній
   *[m] верхнього
 } у своєму скиді { CASE($noun, "acc") }
fellowship-lcg-effect-take-control = отримайте у своє розпорядження { CASE($target, "acc") }
fellowship-lcg-engaged-with = { $noun } { $by ->
        [you] у бою з вами
       *[other] у бою проти { CASE($who, "gen") }
     }
    .acc = { CASE($noun, "acc") } { $by ->
        [you] у бою з вами
       *[other] у бою проти { CASE($who, "gen") }
     }
    .gen = { CASE($noun, "gen") } { $by ->
        [you] у бою з вами
       *[other] у бою проти { CASE($who, "gen") }
     }
    .dat = { CASE($noun, "dat") } { $by ->
        [you] у бою з вами
       *[other] у бою проти { CASE($who, "gen") }
     }
    .pl-gen = { CASE($noun, "pl-gen") } { $by ->
        [you] у бою з вами
       *[other] у бою проти { CASE($who, "gen") }
     }
    .gender = { GENDER($noun) }
fellowship-lcg-exhausted = { GENDER($noun) ->
        [f] виснажена
        [n] виснажене
       *[m] виснажений
     } { $noun }
    .acc = { GENDER($noun) ->
        [f] виснажену
        [n] виснажене
        [mi] виснажений
       *[m] виснаженого
     } { CASE($noun, "acc") }
    .gen = { GENDER($noun) ->
        [f] виснаженої
       *[m] виснаженого
     } { CASE($noun, "gen") }
    .dat = { GENDER($noun) ->
        [f] виснаженій
       *[m] виснаженому
     } { CASE($noun, "dat") }
    .gender = { GENDER($noun) }
fellowship-lcg-gains-trait = { $target } { GENDER($target) ->
    [pl] отримують
   *[m] отримує
 } ознаку «{ $trait }»
fellowship-lcg-host = { $noun } із цим спорядженням
    .acc = { CASE($noun, "acc") } із цим спорядженням
    .gen = { CASE($noun, "gen") } із цим спорядженням
    .dat = { CASE($noun, "dat") } із цим спорядженням
    .pl-gen = { CASE($noun, "pl-gen") } із цим спорядженням
    .gender = { GENDER($noun) }
fellowship-lcg-if-absent = якщо в грі немає { CASE($noun, "gen") }
fellowship-lcg-in-discard-piles = { $noun } зі скиду будь-якого гравця
    .acc = { CASE($noun, "acc") } зі скиду будь-якого гравця
    .gen = { CASE($noun, "gen") } зі скиду будь-якого гравця
    .dat = { CASE($noun, "dat") } зі скиду будь-якого гравця
    .gender = { GENDER($noun) }
fellowship-lcg-in-your-hand = { $noun } зі своєї руки
    .acc = { CASE($noun, "acc") } зі своєї руки
    .gen = { CASE($noun, "gen") } зі своєї руки
    .dat = { CASE($noun, "dat") } зі своєї руки
    .pl-gen = { CASE($noun, "pl-gen") } зі своєї руки
    .gender = { GENDER($noun) }
fellowship-lcg-in-your-discard-pile = { $noun } зі свого скиду
    .acc = { CASE($noun, "acc") } зі свого скиду
    .gen = { CASE($noun, "gen") } зі свого скиду
    .dat = { CASE($noun, "dat") } зі свого скиду
    .pl-gen = { CASE($noun, "pl-gen") } зі свого скиду
    .gender = { GENDER($noun) }
fellowship-lcg-named = { $title }
    .acc = { CASE($title, "acc") }
    .gen = { CASE($title, "gen") }
    .dat = { CASE($title, "dat") }
    .gender = { GENDER($title) }
fellowship-lcg-ready = { $noun } у готовності
    .acc = { CASE($noun, "acc") } у готовності
    .gen = { CASE($noun, "gen") } у готовності
    .dat = { CASE($noun, "dat") } у готовності
    .pl-gen = { CASE($noun, "pl-gen") } у готовності
    .gender = { GENDER($noun) }
fellowship-lcg-so-many-by = { CASE($noun, "pl-gen") } на ваш вибір: { $n }
    .acc = { CASE($noun, "pl-gen") } на ваш вибір: { $n }
fellowship-lcg-who-engaged = гравець у бою з цим ворогом
    .acc = гравця в бою з цим ворогом
    .gen = гравця в бою з цим ворогом
    .dat = гравцеві в бою з цим ворогом
    .pl-gen = гравців у бою з цим ворогом
    .gender = m
fellowship-lcg-with-trait = { $noun } з ознакою «{ $trait }»
    .acc = { CASE($noun, "acc") } з ознакою «{ $trait }»
    .gen = { CASE($noun, "gen") } з ознакою «{ $trait }»
    .dat = { CASE($noun, "dat") } з ознакою «{ $trait }»
    .pl-gen = { CASE($noun, "pl-gen") } з ознакою «{ $trait }»
    .gender = { GENDER($noun) }

## Names of cards

fellowship-card-1 = Арагорн
    .acc = карту «Арагорн»
    .gen = карти «Арагорн»
    .dat = карті «Арагорн»
fellowship-card-2 = Теодред
    .acc = карту «Теодред»
    .gen = карти «Теодред»
    .dat = карті «Теодред»
fellowship-card-3 = Глоїн
    .acc = карту «Глоїн»
    .gen = карти «Глоїн»
    .dat = карті «Глоїн»
fellowship-card-4 = Гімлі
    .acc = карту «Гімлі»
    .gen = карти «Гімлі»
    .dat = карті «Гімлі»
fellowship-card-5 = Леголас
    .acc = карту «Леголас»
    .gen = карти «Леголас»
    .dat = карті «Леголас»
fellowship-card-6 = Талін
    .acc = карту «Талін»
    .gen = карти «Талін»
    .dat = карті «Талін»
fellowship-card-7 = Еовин
    .acc = карту «Еовин»
    .gen = карти «Еовин»
    .dat = карті «Еовин»
fellowship-card-8 = Елеонора
    .acc = карту «Елеонора»
    .gen = карти «Елеонора»
    .dat = карті «Елеонора»
fellowship-card-9 = Дунгір
    .acc = карту «Дунгір»
    .gen = карти «Дунгір»
    .dat = карті «Дунгір»
fellowship-card-10 = Денетор
    .acc = карту «Денетор»
    .gen = карти «Денетор»
    .dat = карті «Денетор»
fellowship-card-11 = Глорфіндел
    .acc = карту «Глорфіндел»
    .gen = карти «Глорфіндел»
    .dat = карті «Глорфіндел»
fellowship-card-12 = Беравор
    .acc = карту «Беравор»
    .gen = карти «Беравор»
    .dat = карті «Беравор»
fellowship-card-13 = Охоронець цитаделі
    .acc = карту «Охоронець цитаделі»
    .gen = карти «Охоронець цитаделі»
    .dat = карті «Охоронець цитаделі»
fellowship-card-14 = Фарамир
    .acc = карту «Фарамир»
    .gen = карти «Фарамир»
    .dat = карті «Фарамир»
fellowship-card-15 = Син Арнора
    .acc = карту «Син Арнора»
    .gen = карти «Син Арнора»
    .dat = карті «Син Арнора»
fellowship-card-16 = Розвідник зі Снігогоків
    .acc = карту «Розвідник зі Снігогоків»
    .gen = карти «Розвідник зі Снігогоків»
    .dat = карті «Розвідник зі Снігогоків»
fellowship-card-17 = Лучник зі Срібножили
    .acc = карту «Лучник зі Срібножили»
    .gen = карти «Лучник зі Срібножили»
    .dat = карті «Лучник зі Срібножили»
fellowship-card-18 = Довгобородий вбивця орків
    .acc = карту «Довгобородий вбивця орків»
    .gen = карти «Довгобородий вбивця орків»
    .dat = карті «Довгобородий вбивця орків»
fellowship-card-19 = Брок Залізний Кулак
    .acc = карту «Брок Залізний Кулак»
    .gen = карти «Брок Залізний Кулак»
    .dat = карті «Брок Залізний Кулак»
fellowship-card-20 = Завжди напоготові
    .acc = карту «Завжди напоготові»
    .gen = карти «Завжди напоготові»
    .dat = карті «Завжди напоготові»
fellowship-card-21 = Спільна справа
    .acc = карту «Спільна справа»
    .gen = карти «Спільна справа»
    .dat = карті «Спільна справа»
fellowship-card-22 = За Гондор!
    .acc = карту «За Гондор!»
    .gen = карти «За Гондор!»
    .dat = карті «За Гондор!»
fellowship-card-23 = Прихована атака
    .acc = карту «Прихована атака»
    .gen = карти «Прихована атака»
    .dat = карті «Прихована атака»
fellowship-card-24 = Доблесна жертва
    .acc = карту «Доблесна жертва»
    .gen = карти «Доблесна жертва»
    .dat = карті «Доблесна жертва»
fellowship-card-25 = Похмура рішучість
    .acc = карту «Похмура рішучість»
    .gen = карти «Похмура рішучість»
    .dat = карті «Похмура рішучість»
fellowship-card-26 = Намісник Гондору
    .acc = карту «Намісник Гондору»
    .gen = карти «Намісник Гондору»
    .dat = карті «Намісник Гондору»
fellowship-card-27 = Камінь Келебріан
    .acc = карту «Камінь Келебріан»
    .gen = карти «Камінь Келебріан»
    .dat = карті «Камінь Келебріан»
fellowship-card-28 = Досвідчений сокирник
    .acc = карту «Досвідчений сокирник»
    .gen = карти «Досвідчений сокирник»
    .dat = карті «Досвідчений сокирник»
fellowship-card-29 = Гондорський списник
    .acc = карту «Гондорський списник»
    .gen = карти «Гондорський списник»
    .dat = карті «Гондорський списник»
fellowship-card-30 = Кінний лучник
    .acc = карту «Кінний лучник»
    .gen = карти «Кінний лучник»
    .dat = карті «Кінний лучник»
fellowship-card-31 = Беорн
    .acc = карту «Беорн»
    .gen = карти «Беорн»
    .dat = карті «Беорн»
fellowship-card-32 = Майстер клинка
    .acc = карту «Майстер клинка»
    .gen = карти «Майстер клинка»
    .dat = карті «Майстер клинка»
fellowship-card-33 = Дощ зі стріл
    .acc = карту «Дощ зі стріл»
    .gen = карти «Дощ зі стріл»
    .dat = карті «Дощ зі стріл»
fellowship-card-34 = Виверт
    .acc = карту «Виверт»
    .gen = карти «Виверт»
    .dat = карті «Виверт»
fellowship-card-35 = Блискавичний удар
    .acc = карту «Блискавичний удар»
    .gen = карти «Блискавичний удар»
    .dat = карті «Блискавичний удар»
fellowship-card-36 = Стіна списів
    .acc = карту «Стіна списів»
    .gen = карти «Стіна списів»
    .dat = карті «Стіна списів»
fellowship-card-37 = Стрімкий удар
    .acc = карту «Стрімкий удар»
    .gen = карти «Стрімкий удар»
    .dat = карті «Стрімкий удар»
fellowship-card-38 = Пліч-о-пліч
    .acc = карту «Пліч-о-пліч»
    .gen = карти «Пліч-о-пліч»
    .dat = карті «Пліч-о-пліч»
fellowship-card-39 = Клинок Гондоліну
    .acc = карту «Клинок Гондоліну»
    .gen = карти «Клинок Гондоліну»
    .dat = карті «Клинок Гондоліну»
fellowship-card-40 = Лати цитаделі
    .acc = карту «Лати цитаделі»
    .gen = карти «Лати цитаделі»
    .dat = карті «Лати цитаделі»
    .gender = pl
fellowship-card-41 = Гномська сокира
    .acc = карту «Гномська сокира»
    .gen = карти «Гномська сокира»
    .dat = карті «Гномська сокира»
fellowship-card-42 = Ріг Гондору
    .acc = карту «Ріг Гондору»
    .gen = карти «Ріг Гондору»
    .dat = карті «Ріг Гондору»
fellowship-card-43 = Мандрівник Тук
    .acc = карту «Мандрівник Тук»
    .gen = карти «Мандрівник Тук»
    .dat = карті «Мандрівник Тук»
fellowship-card-44 = Лорієнський провідник
    .acc = карту «Лорієнський провідник»
    .gen = карти «Лорієнський провідник»
    .dat = карті «Лорієнський провідник»
fellowship-card-45 = Мисливець із Півночі
    .acc = карту «Мисливець із Півночі»
    .gen = карти «Мисливець із Півночі»
    .dat = карті «Мисливець із Півночі»
fellowship-card-46 = Привітання галадримів
    .acc = карту «Привітання галадримів»
    .gen = карти «Привітання галадримів»
    .dat = карті «Привітання галадримів»
fellowship-card-47 = Сила волі
    .acc = карту «Сила волі»
    .gen = карти «Сила волі»
    .dat = карті «Сила волі»
fellowship-card-48 = Поспішний удар
    .acc = карту «Поспішний удар»
    .gen = карти «Поспішний удар»
    .dat = карті «Поспішний удар»
fellowship-card-49 = Воля Заходу
    .acc = карту «Воля Заходу»
    .gen = карти «Воля Заходу»
    .dat = карті «Воля Заходу»
fellowship-card-50 = Випробування сили волі
    .acc = карту «Випробування сили волі»
    .gen = карти «Випробування сили волі»
    .dat = карті «Випробування сили волі»
fellowship-card-51 = Вставай і бийся
    .acc = карту «Вставай і бийся»
    .gen = карти «Вставай і бийся»
    .dat = карті «Вставай і бийся»
fellowship-card-52 = Світло в пітьмі
    .acc = карту «Світло в пітьмі»
    .gen = карти «Світло в пітьмі»
    .dat = карті «Світло в пітьмі»
fellowship-card-53 = Гробниця гномів
    .acc = карту «Гробниця гномів»
    .gen = карти «Гробниця гномів»
    .dat = карті «Гробниця гномів»
fellowship-card-54 = Фортуна чи доля
    .acc = карту «Фортуна чи доля»
    .gen = карти «Фортуна чи доля»
    .dat = карті «Фортуна чи доля»
fellowship-card-55 = Ласка Володарки
    .acc = карту «Ласка Володарки»
    .gen = карти «Ласка Володарки»
    .dat = карті «Ласка Володарки»
fellowship-card-56 = Сила землі
    .acc = карту «Сила землі»
    .gen = карти «Сила землі»
    .dat = карті «Сила землі»
fellowship-card-57 = Несподівана відвага
    .acc = карту «Несподівана відвага»
    .gen = карти «Несподівана відвага»
    .dat = карті «Несподівана відвага»
fellowship-card-58 = Дочка Німродель
    .acc = карту «Дочка Німродель»
    .gen = карти «Дочка Німродель»
    .dat = карті «Дочка Німродель»
fellowship-card-59 = Ереборський коваль
    .acc = карту «Ереборський коваль»
    .gen = карти «Ереборський коваль»
    .dat = карті «Ереборський коваль»
fellowship-card-60 = Генамарт Річкоспівець
    .acc = карту «Генамарт Річкоспівець»
    .gen = карти «Генамарт Річкоспівець»
    .dat = карті «Генамарт Річкоспівець»
fellowship-card-61 = Шахтар із Залізного Кряжу
    .acc = карту «Шахтар із Залізного Кряжу»
    .gen = карти «Шахтар із Залізного Кряжу»
    .dat = карті «Шахтар із Залізного Кряжу»
fellowship-card-62 = Глеовайн
    .acc = карту «Глеовайн»
    .gen = карти «Глеовайн»
    .dat = карті «Глеовайн»
fellowship-card-63 = Мудрість Імладрісу
    .acc = карту «Мудрість Імладрісу»
    .gen = карти «Мудрість Імладрісу»
    .dat = карті «Мудрість Імладрісу»
fellowship-card-64 = Багатство Лорієну
    .acc = карту «Багатство Лорієну»
    .gen = карти «Багатство Лорієну»
    .dat = карті «Багатство Лорієну»
fellowship-card-65 = Хитрість Радагаста
    .acc = карту «Хитрість Радагаста»
    .gen = карти «Хитрість Радагаста»
    .dat = карті «Хитрість Радагаста»
fellowship-card-66 = Таємні стежки
    .acc = карту «Таємні стежки»
    .gen = карти «Таємні стежки»
    .dat = карті «Таємні стежки»
    .gender = pl
fellowship-card-67 = Пошуки Гандальфа
    .acc = карту «Пошуки Гандальфа»
    .gen = карти «Пошуки Гандальфа»
    .dat = карті «Пошуки Гандальфа»
    .gender = pl
fellowship-card-68 = Гостинність Беорна
    .acc = карту «Гостинність Беорна»
    .gen = карти «Гостинність Беорна»
    .dat = карті «Гостинність Беорна»
fellowship-card-69 = Лісова западня
    .acc = карту «Лісова западня»
    .gen = карти «Лісова западня»
    .dat = карті «Лісова западня»
fellowship-card-70 = Захисник Лорієну
    .acc = карту «Захисник Лорієну»
    .gen = карти «Захисник Лорієну»
    .dat = карті «Захисник Лорієну»
fellowship-card-71 = Темне знання
    .acc = карту «Темне знання»
    .gen = карти «Темне знання»
    .dat = карті «Темне знання»
fellowship-card-72 = Самозбереження
    .acc = карту «Самозбереження»
    .gen = карти «Самозбереження»
    .dat = карті «Самозбереження»
fellowship-card-73 = Гандальф
    .acc = карту «Гандальф»
    .gen = карти «Гандальф»
    .dat = карті «Гандальф»
fellowship-card-74 = Король павуків
    .acc = карту «Король павуків»
    .gen = карти «Король павуків»
    .dat = карті «Король павуків»
fellowship-card-75 = Дзижчороги
    .acc = карту «Дзижчороги»
    .gen = карти «Дзижчороги»
    .dat = карті «Дзижчороги»
    .gender = pl
fellowship-card-76 = Поріддя Унголіанти
    .acc = карту «Поріддя Унголіанти»
    .gen = карти «Поріддя Унголіанти»
    .dat = карті «Поріддя Унголіанти»
fellowship-card-77 = Велика лісова павутина
    .acc = карту «Велика лісова павутина»
    .gen = карти «Велика лісова павутина»
    .dat = карті «Велика лісова павутина»
fellowship-card-78 = Гори Морок-лісу
    .acc = карту «Гори Морок-лісу»
    .gen = карти «Гори Морок-лісу»
    .dat = карті «Гори Морок-лісу»
    .gender = pl
fellowship-card-79 = Очі лісу
    .acc = карту «Очі лісу»
    .gen = карти «Очі лісу»
    .dat = карті «Очі лісу»
    .gender = pl
fellowship-card-80 = У тенетах павутини
    .acc = карту «У тенетах павутини»
    .gen = карти «У тенетах павутини»
    .dat = карті «У тенетах павутини»
fellowship-card-81 = Вершник на вовку
    .acc = карту «Вершник на вовку»
    .gen = карти «Вершник на вовку»
    .dat = карті «Вершник на вовку»
fellowship-card-82 = Троль із пагорбів
    .acc = карту «Троль із пагорбів»
    .gen = карти «Троль із пагорбів»
    .dat = карті «Троль із пагорбів»
fellowship-card-83 = Гоблін-стрілець
    .acc = карту «Гоблін-стрілець»
    .gen = карти «Гоблін-стрілець»
    .dat = карті «Гоблін-стрілець»
fellowship-card-84 = Болотна гадюка
    .acc = карту «Болотна гадюка»
    .gen = карти «Болотна гадюка»
    .dat = карті «Болотна гадюка»
fellowship-card-85 = Варги
    .acc = карту «Варги»
    .gen = карти «Варги»
    .dat = карті «Варги»
    .gender = pl
fellowship-card-86 = Відчай
    .acc = карту «Відчай»
    .gen = карти «Відчай»
    .dat = карті «Відчай»
fellowship-card-87 = Бурі Землі
    .acc = карту «Бурі Землі»
    .gen = карти «Бурі Землі»
    .dat = карті «Бурі Землі»
    .gender = pl
fellowship-card-88 = Східна затока
    .acc = карту «Східна затока»
    .gen = карти «Східна затока»
    .dat = карті «Східна затока»
fellowship-card-89 = Дол-Гульдурські орки
    .acc = карту «Дол-Гульдурські орки»
    .gen = карти «Дол-Гульдурські орки»
    .dat = карті «Дол-Гульдурські орки»
    .gender = pl
fellowship-card-90 = Ватажок Уфтак
    .acc = карту «Ватажок Уфтак»
    .gen = карти «Ватажок Уфтак»
    .dat = карті «Ватажок Уфтак»
fellowship-card-91 = Приборкувач із Дол-Гульдура
    .acc = карту «Приборкувач із Дол-Гульдура»
    .gen = карти «Приборкувач із Дол-Гульдура»
    .dat = карті «Приборкувач із Дол-Гульдура»
fellowship-card-92 = Гнані тінню
    .acc = карту «Гнані тінню»
    .gen = карти «Гнані тінню»
    .dat = карті «Гнані тінню»
    .gender = pl
fellowship-card-93 = Рука Некроманта
    .acc = карту «Рука Некроманта»
    .gen = карти «Рука Некроманта»
    .dat = карті «Рука Некроманта»
fellowship-card-94 = Перевал Некроманта
    .acc = карту «Перевал Некроманта»
    .gen = карти «Перевал Некроманта»
    .dat = карті «Перевал Некроманта»
fellowship-card-95 = Зачарований струмок
    .acc = карту «Зачарований струмок»
    .gen = карти «Зачарований струмок»
    .dat = карті «Зачарований струмок»
fellowship-card-96 = Лісовий павук
    .acc = карту «Лісовий павук»
    .gen = карти «Лісовий павук»
    .dat = карті «Лісовий павук»
fellowship-card-97 = Патруль Східної затоки
    .acc = карту «Патруль Східної затоки»
    .gen = карти «Патруль Східної затоки»
    .dat = карті «Патруль Східної затоки»
fellowship-card-98 = Чорні лісові кажани
    .acc = карту «Чорні лісові кажани»
    .gen = карти «Чорні лісові кажани»
    .dat = карті «Чорні лісові кажани»
    .gender = pl
fellowship-card-99 = Стара лісова дорога
    .acc = карту «Стара лісова дорога»
    .gen = карти «Стара лісова дорога»
    .dat = карті «Стара лісова дорога»
fellowship-card-100 = Лісова брама
    .acc = карту «Лісова брама»
    .gen = карти «Лісова брама»
    .dat = карті «Лісова брама»
fellowship-card-101 = Тюремник підземелля
    .acc = карту «Тюремник підземелля»
    .gen = карти «Тюремник підземелля»
    .dat = карті «Тюремник підземелля»
fellowship-card-102 = Назгул із Дол-Гульдура
    .acc = карту «Назгул із Дол-Гульдура»
    .gen = карти «Назгул із Дол-Гульдура»
    .dat = карті «Назгул із Дол-Гульдура»
fellowship-card-103 = Страж печер
    .acc = карту «Страж печер»
    .gen = карти «Страж печер»
    .dat = карті «Страж печер»
fellowship-card-104 = Під покровом тіні
    .acc = карту «Під покровом тіні»
    .gen = карти «Під покровом тіні»
    .dat = карті «Під покровом тіні»
fellowship-card-105 = Залізні кайдани
    .acc = карту «Залізні кайдани»
    .gen = карти «Залізні кайдани»
    .dat = карті «Залізні кайдани»
    .gender = pl
fellowship-card-106 = Безкраї печери
    .acc = карту «Безкраї печери»
    .gen = карти «Безкраї печери»
    .dat = карті «Безкраї печери»
    .gender = pl
fellowship-card-107 = Брама вежі
    .acc = карту «Брама вежі»
    .gen = карти «Брама вежі»
    .dat = карті «Брама вежі»
fellowship-card-108 = Мапа Гандальфа
    .acc = карту «Мапа Гандальфа»
    .gen = карти «Мапа Гандальфа»
    .dat = карті «Мапа Гандальфа»
fellowship-card-109 = Смолоскип із підземелля
    .acc = карту «Смолоскип із підземелля»
    .gen = карти «Смолоскип із підземелля»
    .dat = карті «Смолоскип із підземелля»
fellowship-card-110 = Тіньовий ключ
    .acc = карту «Тіньовий ключ»
    .gen = карти «Тіньовий ключ»
    .dat = карті «Тіньовий ключ»
fellowship-card-111 = Гобліни Імлистих гір
    .acc = карту «Гобліни Імлистих гір»
    .gen = карти «Гобліни Імлистих гір»
    .dat = карті «Гобліни Імлистих гір»
    .gender = pl
fellowship-card-112 = Нічне скупчення
    .acc = карту «Нічне скупчення»
    .gen = карти «Нічне скупчення»
    .dat = карті «Нічне скупчення»
fellowship-card-113 = Береги Андуїну
    .acc = карту «Береги Андуїну»
    .gen = карти «Береги Андуїну»
    .dat = карті «Береги Андуїну»
    .gender = pl
fellowship-card-114 = Ірисові Луки
    .acc = карту «Ірисові Луки»
    .gen = карти «Ірисові Луки»
    .dat = карті «Ірисові Луки»
    .gender = pl
fellowship-card-115 = Східні ворони
    .acc = карту «Східні ворони»
    .gen = карти «Східні ворони»
    .dat = карті «Східні ворони»
    .gender = pl
fellowship-card-116 = Лиха буря
    .acc = карту «Лиха буря»
    .gen = карти «Лиха буря»
    .dat = карті «Лиха буря»
fellowship-card-117 = Переслідувані тінню
    .acc = карту «Переслідувані тінню»
    .gen = карти «Переслідувані тінню»
    .dat = карті «Переслідувані тінню»
    .gender = pl
fellowship-card-118 = Підступний туман
    .acc = карту «Підступний туман»
    .gen = карти «Підступний туман»
    .dat = карті «Підступний туман»
fellowship-card-119a = Мухи та павуки
    .acc = карту «Мухи та павуки»
    .gen = карти «Мухи та павуки»
    .dat = карті «Мухи та павуки»
    .gender = pl
fellowship-card-119b = Мухи та павуки
    .acc = карту «Мухи та павуки»
    .gen = карти «Мухи та павуки»
    .dat = карті «Мухи та павуки»
    .gender = pl
fellowship-card-120a = Роздоріжжя
    .acc = карту «Роздоріжжя»
    .gen = карти «Роздоріжжя»
    .dat = карті «Роздоріжжя»
fellowship-card-120b = Роздоріжжя
    .acc = карту «Роздоріжжя»
    .gen = карти «Роздоріжжя»
    .dat = карті «Роздоріжжя»
fellowship-card-121a = Вибрана стежка
    .acc = карту «Вибрана стежка»
    .gen = карти «Вибрана стежка»
    .dat = карті «Вибрана стежка»
fellowship-card-121b = Не сходьте зі стежки!
    .acc = карту «Не сходьте зі стежки!»
    .gen = карти «Не сходьте зі стежки!»
    .dat = карті «Не сходьте зі стежки!»
fellowship-card-122a = Вибрана стежка
    .acc = карту «Вибрана стежка»
    .gen = карти «Вибрана стежка»
    .dat = карті «Вибрана стежка»
fellowship-card-122b = Стежка Беорна
    .acc = карту «Стежка Беорна»
    .gen = карти «Стежка Беорна»
    .dat = карті «Стежка Беорна»
fellowship-card-123a = Вежа Некроманта
    .acc = карту «Вежа Некроманта»
    .gen = карти «Вежа Некроманта»
    .dat = карті «Вежа Некроманта»
fellowship-card-123b = Вежа Некроманта
    .acc = карту «Вежа Некроманта»
    .gen = карти «Вежа Некроманта»
    .dat = карті «Вежа Некроманта»
fellowship-card-124a = Крізь печери
    .acc = карту «Крізь печери»
    .gen = карти «Крізь печери»
    .dat = карті «Крізь печери»
fellowship-card-124b = Крізь печери
    .acc = карту «Крізь печери»
    .gen = карти «Крізь печери»
    .dat = карті «Крізь печери»
fellowship-card-125a = Геть із підземелля
    .acc = карту «Геть із підземелля»
    .gen = карти «Геть із підземелля»
    .dat = карті «Геть із підземелля»
fellowship-card-125b = Геть із підземелля
    .acc = карту «Геть із підземелля»
    .gen = карти «Геть із підземелля»
    .dat = карті «Геть із підземелля»
fellowship-card-126a = До ріки…
    .acc = карту «До ріки…»
    .gen = карти «До ріки…»
    .dat = карті «До ріки…»
fellowship-card-126b = До ріки…
    .acc = карту «До ріки…»
    .gen = карти «До ріки…»
    .dat = карті «До ріки…»
fellowship-card-127a = Плавання Андуїном
    .acc = карту «Плавання Андуїном»
    .gen = карти «Плавання Андуїном»
    .dat = карті «Плавання Андуїном»
fellowship-card-127b = Плавання Андуїном
    .acc = карту «Плавання Андуїном»
    .gen = карти «Плавання Андуїном»
    .dat = карті «Плавання Андуїном»
fellowship-card-128a = Засідка на березі
    .acc = карту «Засідка на березі»
    .gen = карти «Засідка на березі»
    .dat = карті «Засідка на березі»
fellowship-card-128b = Засідка на березі
    .acc = карту «Засідка на березі»
    .gen = карти «Засідка на березі»
    .dat = карті «Засідка на березі»
fellowship-card-129a = Прохід через Морок-ліс
    .acc = карту «Прохід через Морок-ліс»
    .gen = карти «Прохід через Морок-ліс»
    .dat = карті «Прохід через Морок-ліс»
fellowship-card-129b = Прохід через Морок-ліс
    .acc = карту «Прохід через Морок-ліс»
    .gen = карти «Прохід через Морок-ліс»
    .dat = карті «Прохід через Морок-ліс»
fellowship-card-130a = Мандрівка по Андуїну
    .acc = карту «Мандрівка по Андуїну»
    .gen = карти «Мандрівка по Андуїну»
    .dat = карті «Мандрівка по Андуїну»
fellowship-card-130b = Мандрівка по Андуїну
    .acc = карту «Мандрівка по Андуїну»
    .gen = карти «Мандрівка по Андуїну»
    .dat = карті «Мандрівка по Андуїну»
fellowship-card-131a = Втеча з Дол-Гульдура
    .acc = карту «Втеча з Дол-Гульдура»
    .gen = карти «Втеча з Дол-Гульдура»
    .dat = карті «Втеча з Дол-Гульдура»
fellowship-card-131b = Втеча з Дол-Гульдура
    .acc = карту «Втеча з Дол-Гульдура»
    .gen = карти «Втеча з Дол-Гульдура»
    .dat = карті «Втеча з Дол-Гульдура»
fellowship-card-132 = Підтримка Мендора
    .acc = карту «Підтримка Мендора»
    .gen = карти «Підтримка Мендора»
    .dat = карті «Підтримка Мендора»
fellowship-card-133 = Доблесть
    .acc = карту «Доблесть»
    .gen = карти «Доблесть»
    .dat = карті «Доблесть»
fellowship-card-134 = Обраний долею
    .acc = карту «Обраний долею»
    .gen = карти «Обраний долею»
    .dat = карті «Обраний долею»
fellowship-card-135 = Мендор
    .acc = карту «Мендор»
    .gen = карти «Мендор»
    .dat = карті «Мендор»
fellowship-card-136 = Виводок Унголіанти
    .acc = карту «Виводок Унголіанти»
    .gen = карти «Виводок Унголіанти»
    .dat = карті «Виводок Унголіанти»
fellowship-card-137 = Підступна отрута
    .acc = карту «Підступна отрута»
    .gen = карти «Підступна отрута»
    .dat = карті «Підступна отрута»
fellowship-card-138 = У шрамах
    .acc = карту «У шрамах»
    .gen = карти «У шрамах»
    .dat = карті «У шрамах»

# --- Переміщення, обмін, порожні текстові секції ---
fellowship-change-blank = має порожню текстову секцію
fellowship-gets-blank = { $target } має порожню текстову секцію
fellowship-effect-move-damage = перемістіть { $n ->
    [one] { $n } поранення
    [few] { $n } поранення
   *[many] { $n } поранень
 } з { CASE($target, "gen") } на { CASE($to, "acc") }
fellowship-effect-move-damage-by = перемістіть з { CASE($target, "gen") } на { CASE($to, "acc") } { CASE($n, "damage") }
fellowship-effect-move-resources = перемістіть { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурси
   *[many] { $n } ресурсів
 } з { CASE($target, "gen") } на { CASE($to, "acc") }
fellowship-effect-move-resources-by = перемістіть ресурси з { CASE($target, "gen") } на { CASE($to, "acc") }: { $n }
fellowship-effect-swap-cards = поміняйте місцями { CASE($one, "acc") } і { CASE($other, "acc") }
fellowship-effect-swap-values = { $period ->
    [attack] до кінця цієї атаки
    [round] до кінця раунду
   *[phase] до кінця фази
 } поміняйте значення «{ $stat }» { CASE($one, "gen") } і { CASE($other, "gen") }
fellowship-log-moves-damage = { $n ->
    [one] { $n } поранення переміщено
    [few] { $n } поранення переміщено
   *[many] { $n } поранень переміщено
 } з { CASE($card, "gen") } на { CASE($to, "acc") }.
fellowship-log-moves-resources = { $n ->
    [one] { $n } ресурс переміщено
    [few] { $n } ресурси переміщено
   *[many] { $n } ресурсів переміщено
 } з { CASE($card, "gen") } на { CASE($to, "acc") }.
fellowship-log-swaps = { CAPITAL($card) } і { $other } міняються.
fellowship-lcg-effect-lasts-combat = до кінця фази бою { $target } { $changes }
fellowship-lcg-effect-lasts-quest = до кінця фази пригод { $target } { $changes }

## What computer players count in a position; .better is said of a choice after which it speaks more for the player

fellowship-feature-stages = наступні етапи пригоди
    .better = менше етапів попереду
fellowship-feature-progress = потрібний прогрес
    .better = менше потрібного прогресу
fellowship-feature-location = прогрес, потрібний активній локації
    .better = активна локація ближча до дослідження
fellowship-feature-goal = ворог, якого треба знищити
    .better = немає ворога, якого треба знищити
fellowship-feature-goal-hurt = рани ворога, якого треба знищити
    .better = більше ран у ворога, якого треба знищити
fellowship-feature-blocked = етап, який зараз не завершити
    .better = етап, який можна завершити
fellowship-feature-staged-threat = загроза в зоні випробувань
    .better = менше загрози в зоні випробувань
fellowship-feature-shortage = нестача сили волі
    .better = досить сили волі для пригоди
fellowship-feature-staged-enemies = вороги в зоні випробувань
    .better = менше ворогів у зоні випробувань
fellowship-feature-enemy-strength = витривалість і захист ворогів у бою
    .better = слабші вороги в бою
fellowship-feature-enemy-attack = атака ворогів у бою
    .better = слабші удари ворогів
fellowship-feature-room = запас до межі загрози
    .better = нижчий рівень загрози
fellowship-feature-willpower = сила волі персонажів
    .better = більше сили волі
fellowship-feature-attack = атака персонажів
    .better = сильніша атака
fellowship-feature-defense = захист персонажів
    .better = міцніший захист
fellowship-feature-heroes = живі герої
    .better = більше живих героїв
fellowship-feature-health = витривалість героїв
    .better = здоровіші герої
fellowship-feature-resources = ресурси героїв
    .better = більше ресурсів
fellowship-feature-allies = союзники в грі
    .better = більше союзників у грі
fellowship-feature-attachments = спорядження в грі
    .better = краще спорядження в грі
fellowship-feature-hand = користь карт у руці
    .better = краща рука
