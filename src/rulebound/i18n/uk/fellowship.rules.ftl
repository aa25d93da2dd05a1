### «Володар Перснів»: правила, кожне стисло.

## Розділи та їхні сторінки.

fellowship-chapter-start = Перш ніж почати
fellowship-topic-golden-rules = Золоті правила
fellowship-topic-core = Що це за гра
fellowship-topic-discussion = Розмови за столом

fellowship-chapter-preparing = Приготування
fellowship-topic-setup = Приготування до гри
fellowship-topic-decks = Створення колод
fellowship-topic-starter-decks = Стартові колоди
fellowship-topic-scenarios = Сценарії
fellowship-topic-modes = Режими складності

fellowship-chapter-round = Раунд
fellowship-topic-phases = Сім фаз
fellowship-topic-active-player = Чий хід
fellowship-topic-action-windows = Вікна дій
fellowship-topic-empty-decks = Порожні колоди

fellowship-chapter-planning = Ресурси й планування
fellowship-topic-resource-phase = Фаза ресурсів
fellowship-topic-draw = Добір карт
fellowship-topic-planning-phase = Фаза планування
fellowship-topic-play = Зіграти карту
fellowship-topic-cost = Вартість
fellowship-topic-neutral = Нейтральні карти

fellowship-chapter-quest = Пригода
fellowship-topic-quest-phase = Фаза пригод
fellowship-topic-staging = Випробування
fellowship-topic-willpower = Сила волі
fellowship-topic-quests = Карти й етапи пригод

fellowship-chapter-travel = Подорож
fellowship-topic-travel = Фаза подорожі
fellowship-topic-locations = Локації

fellowship-chapter-encounter = Фаза зустрічей
fellowship-topic-encounter-phase = Фаза зустрічей
fellowship-topic-engagement = Вступ у бій
fellowship-topic-enemies = Вороги
fellowship-topic-treacheries = Підступи

fellowship-chapter-combat = Бій
fellowship-topic-combat-phase = Фаза бою
fellowship-topic-shadow = Тіньові карти
fellowship-topic-enemy-attacks = Атаки ворогів
fellowship-topic-defending = Захист
fellowship-topic-your-attacks = Атаки гравців
fellowship-topic-damage = Поранення й витривалість

fellowship-chapter-refresh = Відпочинок і загроза
fellowship-topic-refresh = Фаза відпочинку
fellowship-topic-threat = Рівень загрози

fellowship-chapter-characters = Персонажі та їхні карти
fellowship-topic-characters = Персонажі
fellowship-topic-heroes = Герої
fellowship-topic-allies = Союзники
fellowship-topic-attachments = Спорядження
fellowship-topic-events = Події
fellowship-topic-objectives = Цілі та їхня варта
fellowship-topic-exhaust-and-ready = Виснажені й готові
fellowship-topic-unique = Унікальні карти

fellowship-chapter-keywords = Ключові слова
fellowship-topic-keywords = Що таке ключові слова
fellowship-topic-doomed = Лихо
fellowship-topic-immune = Імунітет
fellowship-topic-permanent = Постійно
fellowship-topic-ranged = Дальня атака
fellowship-topic-restricted = Обмежена кількість
fellowship-topic-sentinel = Вартівник
fellowship-topic-surge = Навала

fellowship-chapter-abilities = Властивості
fellowship-topic-ability = Що таке властивість
fellowship-topic-action = Дія
fellowship-topic-response = Реакція
fellowship-topic-forced = Примусові властивості
fellowship-topic-constant = Постійні властивості
fellowship-topic-trigger = Що активує властивість
fellowship-topic-order = Черговість властивостей
fellowship-topic-limits = Ліміти
fellowship-topic-self-reference = Карти, що називають себе

fellowship-chapter-effects = Ефекти
fellowship-topic-effects = Що таке ефект
fellowship-topic-choices = «Виберіть», «може», «не може»
fellowship-topic-then = «Потім»
fellowship-topic-modifiers = Модифікатори
fellowship-topic-gain = Отримання й порожні карти
fellowship-topic-lasting = Тривалі й відкладені ефекти
fellowship-topic-replacement = Заміна й скасування
fellowship-topic-swap-and-move = Обмін і переміщення

fellowship-chapter-places = У грі та поза грою
fellowship-topic-in-play = У грі
fellowship-topic-out-of-play = Поза грою
fellowship-topic-search = Пошук
fellowship-topic-control = Власність і розпорядження

fellowship-chapter-ending = Перемога й поразка
fellowship-topic-winning = Перемога
fellowship-topic-elimination = Вибування й поразка
fellowship-topic-score = Підрахунок очок

fellowship-chapter-cards = Карти
fellowship-topic-card-types = Типи карт
fellowship-topic-player-cards = Структура карт гравця
fellowship-topic-encounter-cards = Структура карт зустрічей
fellowship-topic-quest-cards = Структура карт пригод

fellowship-chapter-campaign = Кампанія
fellowship-topic-campaign = Кампанія та її журнал
fellowship-topic-campaign-setup = Приготування сценарію кампанії
fellowship-topic-heroes-of-a-campaign = Братство героїв
fellowship-topic-campaign-cards = Карти підтримки й труднощів
fellowship-topic-campaign-pool = Реєстр кампанії
fellowship-topic-expert-campaign = Експертна кампанія

## Правила.

fellowship-rule-core-cooperative = Усі гравці разом перемагають або програють
fellowship-rule-core-player-count = Грають від 1 до 4 гравців
fellowship-rule-core-box-contents = Карти в коробці
fellowship-rule-core-box-components = Жетони й лічильники в коробці
fellowship-rule-core-threat-dial-per-player = Кожен гравець має свій лічильник загрози

fellowship-rule-state-ready-or-exhausted = Карта у грі готова або виснажена

fellowship-rule-starter-legal-as-printed = Стартовою колодою можна грати завжди
fellowship-rule-starter-leadership = Стартова колода «Лідерство»
fellowship-rule-starter-tactics = Стартова колода «Тактика»
fellowship-rule-starter-spirit = Стартова колода «Дух»
fellowship-rule-starter-lore = Стартова колода «Знання»

fellowship-rule-scenario-passage-quest-cards = Карти пригод «Проходу через Морок-ліс»

fellowship-rule-quest-enters-side-a = Карти пригод входять стороною А

fellowship-rule-scenario-passage-encounter-cards = Карти зустрічей «Проходу через Морок-ліс»

fellowship-rule-setup-shuffle-decks = Кожну колоду тасують окремо
fellowship-rule-setup-token-pool = Жетони лежать у загальному запасі
fellowship-rule-setup-first-player = Гравці вибирають першого гравця
fellowship-rule-setup-opening-hand = Кожен гравець бере 6 карт
fellowship-rule-setup-quest-deck-order = Колода пригод лежить за порядком етапів
fellowship-rule-setup-scenario-instructions = Виконують приготування етапу 1А

fellowship-rule-example-passage-setup = Приготування «Проходу через Морок-ліс»

fellowship-rule-zone-areas = Ігрові зони на столі

fellowship-rule-round-phase-order = Раунд має сім фаз

fellowship-rule-resource-pool-per-hero = Кожен герой має свій запас ресурсів

fellowship-rule-draw-no-hand-limit = Розмір руки не обмежено

fellowship-rule-cost-multi-hero-payment = За карту можуть платити кілька героїв

fellowship-rule-starter-single-sphere = Стартова колода має одну сферу

fellowship-rule-play-ally-placement = Союзника кладуть у зону гравця
fellowship-rule-play-attachment-attached = Спорядження прикріплюють до карти у грі
fellowship-rule-play-attachment-legal-host = Спорядження каже, до чого його кріпити

fellowship-rule-sphere-list = Є чотири сфери впливу

fellowship-rule-example-payment = Приклад: платять лише відповідні герої

fellowship-rule-staging-always = Випробування відбувається щораунду

fellowship-rule-example-king-spider = Приклад: відкрито «Короля павуків»
fellowship-rule-example-caption-values = Значення на зображених картах
fellowship-rule-example-quest-resolution = Приклад: розв’язка пригоди

fellowship-rule-travel-cost-unpayable = Без сплати вартості не подорожують
fellowship-rule-travel-next-after-explored = Після дослідження їдуть далі в новій фазі

fellowship-rule-engagement-highest-first = Першим вступає найагресивніший ворог

fellowship-rule-example-engagement-first = Приклад: перші перевірки агресивності
fellowship-rule-example-engagement-second = Приклад: останні перевірки агресивності

fellowship-rule-engagement-pass-not-final = Перевірка без ворога не остання

fellowship-rule-shadow-face-down-hidden = Тіньові карти лежать долілиць
fellowship-rule-shadow-no-reshuffle = Заради тіньових карт скид не тасують
fellowship-rule-shadow-leaves-with-enemy = Тіньові карти йдуть разом із ворогом
fellowship-rule-shadow-only-shadow-text = Діє лише текст «Тінь»

fellowship-rule-combat-player-attack-after-all-enemies = Гравці атакують після всіх ворогів
fellowship-rule-combat-one-attack-per-enemy = Одна атака на кожного ворога

fellowship-rule-example-defence-shadow-boost = Приклад: тінь підсилює атаку
fellowship-rule-example-defence-choice-of-order = Приклад: гравець вибирає, хто атакує першим
fellowship-rule-example-undefended-single-hero = Приклад: незахищена атака на єдиного героя

fellowship-rule-shadow-revealed-if-undefended = Незахищена атака теж відкриває тінь

fellowship-rule-example-attack-kill = Приклад: атака знищує ворога
fellowship-rule-example-attack-survive = Приклад: ворог виживає після атаки

fellowship-rule-quest-completed-stage-removed = Пройдений етап змінює наступний
fellowship-rule-quest-side-a-then-flip = Спершу сторона А, потім сторона В

fellowship-rule-elimination-enemies-keep-attachments = Повернуті вороги зберігають поранення

fellowship-rule-damage-accumulates = Поранення накопичуються до зцілення
fellowship-rule-damage-heal = Зцілення знімає жетони поранень

fellowship-rule-ability-player-card-types = Властивості карт гравців

fellowship-rule-action-phase-restricted = Дію певної фази виконують лише в ній

fellowship-rule-response-aragorn-example = Приклад: реакція Арагорна
fellowship-rule-response-source-in-play = Реагує лише карта у грі

fellowship-rule-ranged-normal-requirements = Дальня атака має звичайні вимоги

fellowship-rule-permanent-when-added = Постійні карти додає кампанія
fellowship-rule-permanent-cannot-be-removed = Постійну карту не вилучить зустріч
fellowship-rule-permanent-not-by-player = Постійної карти не вилучить гравець
fellowship-rule-permanent-campaign-only = Постійні карти бувають лише в кампанії

fellowship-rule-sentinel-normal-requirements = Вартівник захищається за звичайних вимог

fellowship-rule-forced-every-time = Примусовий ефект діє щоразу
fellowship-rule-forced-special-kinds = Особливі види примусових ефектів

fellowship-rule-example-enchanted-stream = Приклад: «Зачарований струмок» не дає брати

fellowship-rule-unique-after-leaving = Унікальну карту можна зіграти знову

fellowship-rule-neutral-full-cost = Нейтральна карта коштує повну вартість

fellowship-rule-objective-claim = Як здобувають ціль

fellowship-rule-guarded-enemy-attached = Ворог стереже ціль, доки не знищений
fellowship-rule-guarded-location-attached = Локація стереже ціль, доки не досліджена
fellowship-rule-guarded-treachery = Підступ не стереже цілі
fellowship-rule-guarded-objective = Ціль не стереже іншої цілі

fellowship-rule-scenario-passage-sets = Набори «Проходу через Морок-ліс»
fellowship-rule-scenario-passage-difficulty = «Прохід через Морок-ліс»: складність 1
fellowship-rule-scenario-anduin-sets = Набори «Мандрівки по Андуїну»
fellowship-rule-scenario-anduin-difficulty = «Мандрівка по Андуїну»: складність 4
fellowship-rule-scenario-dol-guldur-sets = Набори «Втечі з Дол-Гульдура»
fellowship-rule-scenario-dol-guldur-difficulty = «Втеча з Дол-Гульдура»: складність 7

fellowship-rule-mode-two-modes = Є легкий і нормальний режими
fellowship-rule-mode-scoring-any = Очки рахують у будь-якому режимі
fellowship-rule-mode-easy-resource = Легкий режим: кожен герой має 1 ресурс
fellowship-rule-mode-easy-remove-cards = Легкий режим: карти з колом вилучають
fellowship-rule-mode-normal = Нормальний режим нічого не змінює

fellowship-rule-deck-hero-unique-between-players = Двох однакових героїв не буває
fellowship-rule-deck-unique-ally-same-name-hero = Герой і союзник з одним ім’ям несумісні
fellowship-rule-deck-cross-check = Гравці звіряють свої колоди
fellowship-rule-deck-free-mix = Склад колоди вільний

fellowship-rule-sample-leadership-spirit-heroes = Лідерство й дух: герої
fellowship-rule-sample-leadership-spirit-allies = Лідерство й дух: союзники
fellowship-rule-sample-leadership-spirit-events = Лідерство й дух: події
fellowship-rule-sample-leadership-spirit-attachments = Лідерство й дух: спорядження
fellowship-rule-sample-lore-tactics-heroes = Знання й тактика: герої
fellowship-rule-sample-lore-tactics-allies = Знання й тактика: союзники
fellowship-rule-sample-lore-tactics-events = Знання й тактика: події
fellowship-rule-sample-lore-tactics-attachments = Знання й тактика: спорядження

fellowship-rule-campaign-no-carry-over = В іншу кампанію нічого не переходить
fellowship-rule-campaign-resolution-exception = Розв’язка може діяти й поза кампанією

fellowship-rule-score-only-on-win = Очки рахують лише за перемоги
fellowship-rule-score-base = Додають загрозу, загиблих і поранення
fellowship-rule-score-rounds = Кожен раунд додає 10
fellowship-rule-score-victory-points = Переможні очки віднімають
fellowship-rule-score-lower-is-better = Що менше очок, то краще

fellowship-rule-victory-points-count = Переможний стос рахують наприкінці

fellowship-rule-log-fields = Що є в журналі кампанії

fellowship-rule-score-sheet-fields = Що є на бланку підрахунку

fellowship-rule-golden-whole-line = Довідник охоплює всі продукти серії
fellowship-rule-golden-reference-over-rulebook = Довідник важливіший за правила
fellowship-rule-golden-card-over-rules = Текст карти важливіший за правила
fellowship-rule-golden-grim-rule = Похмуре правило: вибирають найгірше

fellowship-rule-location-moved-out-of-staging = Активна локація покидає зону випробувань
fellowship-rule-location-only-one-active = Активна локація лише одна
fellowship-rule-location-threat-not-counted = Активна локація не додає загрози
fellowship-rule-location-buffer = Прогрес спершу йде на активну локацію
fellowship-rule-location-buffer-overflow = Надлишок прогресу йде на пригоду

fellowship-rule-active-player-definition = Хто є активним гравцем

fellowship-rule-play-sequence = Кроки розігрування карти
fellowship-rule-play-targets-after-payment = Цілі вибирають після сплати
fellowship-rule-play-response-between-steps = Реакція може бути й між кроками

fellowship-rule-attack-enemy-outside-combat = Атака ворога поза фазою бою
fellowship-rule-attack-player-outside-combat = Атака гравця поза фазою бою

fellowship-rule-base-definition = Базове значення — до модифікаторів

fellowship-rule-sentinel-defend-other = Вартівник може захистити іншого гравця
fellowship-rule-sentinel-after-undefended = Вартівник чекає на атакованого гравця

fellowship-rule-cost-own-components = Платять тим, чим розпоряджаються
fellowship-rule-cost-own-out-of-play = Поза грою платять зі своїх зон
fellowship-rule-cost-simultaneous = Кілька вартостей платять водночас
fellowship-rule-cost-not-payable-without-effect = Без наслідку вартість не платять
fellowship-rule-cost-to-separates = «Щоб» відділяє вартість від ефекту

fellowship-rule-elimination-causes = Через що гравець вибуває
fellowship-rule-elimination-no-heroes = Гравець без героїв вибуває
fellowship-rule-elimination-card-effect = Карта може вивести гравця з гри
fellowship-rule-elimination-cards-to-discard = Карти вибулого гравця йдуть у скид
fellowship-rule-elimination-deck-to-discard = Колода вибулого гравця йде у скид
fellowship-rule-elimination-enemies-return = Вороги вибулого повертаються в зону
fellowship-rule-elimination-others-continue = Решта гравців продовжує гру
fellowship-rule-elimination-fewer-reveals = За кожного вибулого відкривають на 1 менше
fellowship-rule-elimination-all-out = Усі вибули — гру програно

fellowship-rule-choose-means-target = Вибрати — означає вказати ціль
fellowship-rule-choose-controller = Цілі вибирає розпорядник властивості
fellowship-rule-choose-no-target = Без цілі властивість не активують

fellowship-rule-removed-definition = Вилучена карта не бере участі у грі
fellowship-rule-removed-duration = Вилучена карта не повертається

fellowship-rule-staging-card-sequence = Кроки відкриття карти
fellowship-rule-staging-placed-by-type = Куди кладуть відкриту карту

fellowship-rule-exhaust-not-twice = Виснажену карту не виснажують знову
fellowship-rule-exhaust-abilities-active = Властивості виснаженої карти діють

fellowship-rule-delayed-definition = Відкладений ефект чекає свого моменту
fellowship-rule-delayed-before-responses = Відкладені ефекти — перед реакціями
fellowship-rule-delayed-not-new-ability = Відкладений ефект — не нова властивість

fellowship-rule-reveal-definition = Як відкривають карту зустрічі

fellowship-rule-match-required = Ресурси мають відповідати сфері
fellowship-rule-match-zero-cost = Нульова вартість теж потребує героя

fellowship-rule-control-owner = Хто власник карти
fellowship-rule-control-initial = Карта входить у розпорядження власника
fellowship-rule-control-encounter-cards = Картами зустрічей розпоряджається сценарій
fellowship-rule-control-current = Розпорядник карти може змінитися
fellowship-rule-control-out-of-play-own = Ви розпоряджаєтеся рукою, колодою і скидом
fellowship-rule-control-leaves-to-owner = Карта повертається до власника
fellowship-rule-control-physical-move = Це переміщення не активує властивостей
fellowship-rule-control-state-kept = У нового розпорядника стан не змінюється
fellowship-rule-control-attachments-follow = Спорядження переходить разом із картою
fellowship-rule-control-duration = Розпорядження діє, поки карта у грі

fellowship-rule-ability-types = Типи властивостей
fellowship-rule-ability-optional = Дії та реакції необов’язкові
fellowship-rule-ability-mandatory = Постійні й примусові властивості обов’язкові
fellowship-rule-ability-keyword-optional = Ключове слово з «може» необов’язкове
fellowship-rule-ability-only-in-play-targets = Властивості діють лише на карти у грі
fellowship-rule-ability-from-play-only = Властивості діють лише з гри
fellowship-rule-ability-events-from-out-of-play = Події діють з-поза гри
fellowship-rule-ability-must-change-state = Властивість має змінювати стан гри
fellowship-rule-ability-must-be-payable = Вартість властивості має бути посильною
fellowship-rule-ability-sentence-by-sentence = Речення застосовують одне за одним

fellowship-rule-enters-play-definition = Коли карта входить у гру

fellowship-rule-ready-enters-ready = Карти входять у гру готовими
fellowship-rule-ready-ready-effect = Підготовка знімає виснаження

fellowship-rule-defending-player-definition = Хто є гравцем, що захищається
fellowship-rule-defending-player-sentinel = Вартівник не змінює атакованого гравця
fellowship-rule-defending-player-specific-character = Захищається розпорядник атакованого

fellowship-rule-ranged-any-engaged-enemy = Дальня атака дістає чужих ворогів
fellowship-rule-ranged-both-times = Дальня атака діє у своїх і чужих атаках

fellowship-rule-action-only-in-window = Дії — лише у вікнах дій
fellowship-rule-action-resolve-fully = Одна дія завершується до наступної
fellowship-rule-action-source-in-play = Дії ваших карт у грі
fellowship-rule-action-source-event = Дії подій у руці
fellowship-rule-action-source-out-of-play = Дії карт поза грою
fellowship-rule-action-source-encounter = Дії карт зустрічей і пригод

fellowship-rule-explored-threshold = Досить прогресу — локацію досліджено
fellowship-rule-explored-in-staging = Досліджують і локації в зоні випробувань
fellowship-rule-explored-not-discarded = Дослідити — не те саме, що скинути

fellowship-rule-effect-definition = Що таке ефект
fellowship-rule-effect-elements-not-effect = Вартість та умови — не ефекти
fellowship-rule-effect-resolve-as-much = Ефект застосовують, наскільки можна
fellowship-rule-effect-untargeted-up-to-available = Без цілей беруть стільки, скільки є
fellowship-rule-effect-expiry-not-effect = Кінець ефекту — не ефект
fellowship-rule-effect-choose-one-must-change = Вибирають те, що змінить гру

fellowship-rule-replacement-definition = Ефект заміни діє натомість
fellowship-rule-replacement-last-wins = Діє останній ефект заміни

fellowship-rule-shadow-only-when-dealt = Ефект тіні діє лише з розданої карти

fellowship-rule-tokens-unlimited = Жетони не вичерпуються

fellowship-rule-player-order-definition = Порядок ходів: від першого за годинником
fellowship-rule-player-order-wraps = Порядок ходів іде колом до кінця

fellowship-rule-threat-floor = Рівень загрози не буває нижчим за 0

fellowship-rule-play-pay = За зіграну карту платять
fellowship-rule-play-from-hand = Карти грають із руки

fellowship-rule-put-into-play-no-cost = Додати у гру нічого не коштує
fellowship-rule-put-into-play-no-restrictions = Додавання у гру не має обмежень
fellowship-rule-put-into-play-not-played = Додана у гру карта не зіграна
fellowship-rule-put-into-play-area = Куди додають карту у гру

fellowship-rule-mulligan-once = Початкову руку міняють раз
fellowship-rule-mulligan-all = Початкову руку міняють усю

fellowship-rule-willpower-contribution = Залучені персонажі додають силу волі

fellowship-rule-destroyed-hero-ally = Знищеного персонажа кладуть у скид
fellowship-rule-destroyed-enemy = Знищений ворог іде у скид зустрічей
fellowship-rule-destroyed-not-discarded = Знищити — не те саме, що скинути

fellowship-rule-staging-not-at-location = Гравці не в локаціях зони випробувань
fellowship-rule-staging-location-threat = Локації в зоні випробувань дають загрозу
fellowship-rule-staging-enemy-threat = Вороги в зоні випробувань дають загрозу

fellowship-rule-triggered-list = Які властивості зумовлені
fellowship-rule-triggered-automatic = Примусові властивості діють самі

fellowship-rule-immune-definition = Що таке імунітет
fellowship-rule-immune-not-targetable = Карта з імунітетом не може бути ціллю
fellowship-rule-immune-not-peripheral = Імунітет захищає лише саму карту
fellowship-rule-immune-lasting-rechecked = Новий імунітет знімає давні ефекти

fellowship-rule-empty-player-deck = Вичерпана колода гравця не тасується
fellowship-rule-empty-encounter-deck-quest = Вичерпану колоду зустрічей формують знову

fellowship-rule-enemy-stays-in-play = Ворог лишається, доки не знищений

fellowship-rule-hero-one-to-three = Кожен гравець має від 1 до 3 героїв
fellowship-rule-hero-start-in-play = Герої починають у грі
fellowship-rule-hero-provides-resources = Герої дають ресурси

fellowship-rule-location-card-stays-until-explored = Локація лишається, доки не досліджена

fellowship-rule-character-two-types = Герої та союзники — персонажі
fellowship-rule-character-stays-in-play = Персонаж лишається, доки не знищений

fellowship-rule-treachery-immediate = Підступ застосовують негайно

fellowship-rule-event-when-playable = Коли можна зіграти подію
fellowship-rule-event-sequence = Подію сплачують, виконують і скидають
fellowship-rule-event-cannot-enter-play = Подія не може ввійти у гру

fellowship-rule-quest-deck-sequence = Карти пригод ідуть за порядком

fellowship-rule-ally-played-from-hand = Союзників грають із руки

fellowship-rule-attachment-needs-host = Спорядженню потрібно до чого кріпитися
fellowship-rule-attachment-any-number = На карті може бути багато спорядження
fellowship-rule-attachment-host-leaves = Спорядження йде разом із картою
fellowship-rule-attachment-restriction-checked-once = Умови прикріплення перевіряють раз
fellowship-rule-attachment-other-players-character = Можна спорядити чужого персонажа
fellowship-rule-attachment-control-passes = Тоді спорядження змінює розпорядника
fellowship-rule-attachment-independent-state = Спорядження виснажують окремо

fellowship-rule-objective-stays = Ціль лишається, доки її не приберуть
fellowship-rule-objective-controller = Хто розпоряджається ціллю

fellowship-rule-multi-defence-sum = Кілька оборонців складають силу захисту
fellowship-rule-multi-defence-one-takes-all = Усі поранення дістає один оборонець

fellowship-rule-keyword-list = Перелік ключових слів
fellowship-rule-keyword-reminder-text = Пояснення курсивом — не правило
fellowship-rule-keyword-numbers-add = Числа ключового слова додають

fellowship-rule-when-definition = «Коли»: подія саме відбувається

fellowship-rule-player-deck-shuffled = У колоді гравця немає героїв

fellowship-rule-encounter-deck-types = З чого складається колода зустрічей
fellowship-rule-encounter-deck-by-scenario = Колоду зустрічей визначає сценарій

fellowship-rule-copy-by-title = Копія має ту саму назву

fellowship-rule-doomed-each-player = Лихо підвищує загрозу кожному

fellowship-rule-limit-per-phase-round = Ліміт за раунд рахують на кожній копії
fellowship-rule-limit-per-game = Ліміт за гру рахують на гравця
fellowship-rule-limit-cancel-counts = Скасований ефект теж рахують у ліміт

fellowship-rule-x-default-zero = X дорівнює 0, якщо не визначено
fellowship-rule-x-cost-modified-separately = Зміна вартості не змінює X

fellowship-rule-modifier-continuous = Значення оновлюють постійно
fellowship-rule-modifier-recalculate-from-base = Значення рахують заново від базового
fellowship-rule-modifier-order = Спершу додають, потім множать
fellowship-rule-modifier-set-overrides = Задане значення переважає решту
fellowship-rule-modifier-set-last-wins = Діє останнє задане значення
fellowship-rule-modifier-floor-zero = Значення, менше за 0, — це 0
fellowship-rule-modifier-no-negative-things = Символів і вартості менше 0 не буває
fellowship-rule-modifier-round-up = Дроби заокруглюють угору

fellowship-rule-may-option = «Може» дає право вибору

fellowship-rule-surge-reveal-one = Навала відкриває ще одну карту
fellowship-rule-surge-each-instance = Кожна навала відкриває карту
fellowship-rule-surge-timing = Навала діє після самої карти

fellowship-rule-optional-engage-optional = У бій можна не вступати
fellowship-rule-optional-engage-cost-irrelevant = Агресивність тут не має значення

fellowship-rule-printed-definition = Надруковане: те, що на самій карті

fellowship-rule-next-player-definition = Наступний гравець — за годинником
fellowship-rule-next-player-solo = Наодинці наступного гравця немає

fellowship-rule-cannot-absolute = «Не може» — без винятків

fellowship-rule-cannot-be-damaged-no-tokens = На таку карту не кладуть поранень
fellowship-rule-cannot-be-damaged-not-chosen = Таку карту не вибирають для поранень
fellowship-rule-cannot-be-damaged-existing-stays = Давні поранення лишаються
fellowship-rule-cannot-be-damaged-other-removal = Інші ефекти можуть її прибрати

fellowship-rule-cannot-have-attachments-block = Деякі карти не мають спорядження
fellowship-rule-cannot-have-attachments-trait = Заборонено лише спорядження з ознакою
fellowship-rule-cannot-have-attachments-gained = Нова заборона скидає спорядження

fellowship-rule-neutral-mixed-spheres = За нейтральну платять різні сфери
fellowship-rule-neutral-no-sphere = Нейтральна карта не має сфери

fellowship-rule-restricted-max-two = Щонайбільше 2 з обмеженою кількістю
fellowship-rule-restricted-third = Заради третього одне скидають

fellowship-rule-restriction-all-must-hold = Треба дотримати всіх обмежень

fellowship-rule-permission-optional = Дозволом можна не скористатися

fellowship-rule-simultaneous-first-player = Порядок ефектів вирішує перший гравець

fellowship-rule-trait-no-effect = Сама ознака нічого не робить

fellowship-rule-gain-resources = Отримані ресурси йдуть у запас героя
fellowship-rule-gain-not-printed = Отримане не є надрукованим

fellowship-rule-hit-points-destroyed = Поранення на всю витривалість знищують
fellowship-rule-hit-points-modifier-loss = Втрата бонусу може знищити карту

fellowship-rule-engagement-compare = Перевіряють загрозу проти агресивності

fellowship-rule-move-not-same-place = Не переміщують туди, де вже лежить
fellowship-rule-move-no-destination = Без місця призначення не переміщують

fellowship-rule-victory-keyword = Ворог із «Перемогою» йде в переможний стос
fellowship-rule-victory-explored = Локація з «Перемогою» йде в стос
fellowship-rule-victory-other-exit = Інакше переможних очок немає
fellowship-rule-victory-not-text-box = Порожній текст не знімає «Перемогу»

fellowship-rule-win-last-stage = Пройдений останній етап — перемога
fellowship-rule-win-extra-conditions = Карти додають умови перемоги

fellowship-rule-first-player-eliminated = Вибулий перший гравець передає жетон
fellowship-rule-first-player-target = За карти зустрічей вибирає перший гравець
fellowship-rule-first-player-orders-simultaneous = Одночасне впорядковує перший гравець

fellowship-rule-score-eliminated-threat = Вибулий гравець — це загроза 50

fellowship-rule-after-definition = «Після того як»: щойно відбулося

fellowship-rule-travel-effect-is-cost = Ефект подорожі — це вартість

fellowship-rule-swap-needs-both = Для обміну потрібні обидві сторони
fellowship-rule-swap-zero-value = Нуль міняють, риску — ні

fellowship-rule-damage-steps = Кроки завдання поранень

fellowship-rule-blank-text-box = Порожня карта не має тексту
fellowship-rule-blank-gained-stays = Отримане лишається і на порожній карті
fellowship-rule-blank-stats-stay = Порожня карта зберігає значення

fellowship-rule-constant-definition = Постійна властивість діє, поки у грі
fellowship-rule-constant-conditional = Постійна властивість може мати умову
fellowship-rule-constant-stack = Однакові постійні властивості додаються

fellowship-rule-then-sequence = «Потім» чекає на попередню частину
fellowship-rule-then-must-attempt = Частину після «потім» треба виконати
fellowship-rule-then-fails = Без першої частини другої немає

fellowship-rule-current-quest-definition = Поточна пригода — етап, який проходять

fellowship-rule-starting-threat-sum = Початкова загроза — сума героїв

fellowship-rule-search-look-all = Під час пошуку дивляться всі карти
fellowship-rule-search-may-take = Знайдену карту можна взяти
fellowship-rule-search-not-leaving = Карти під час пошуку лишаються на місці

fellowship-rule-setup-effects-resolve-fully = Ефекти приготувань застосовують повністю
fellowship-rule-setup-seven-steps = Приготування має сім кроків

fellowship-rule-forced-before-optional = Примусові ефекти — перед реакціями
fellowship-rule-forced-order-first-player = Примусові впорядковує перший гравець
fellowship-rule-forced-one-after-another = Примусові ефекти — один за одним
fellowship-rule-forced-active-at-trigger = Карта мала бути тоді у грі

fellowship-rule-quest-advance-immediately = Досить прогресу — одразу новий етап
fellowship-rule-quest-no-carry-over = Надлишок прогресу не переходить далі

fellowship-rule-response-after-trigger = Реакція йде за своєю умовою
fellowship-rule-response-several = На одну подію можна реагувати кілька разів
fellowship-rule-response-when-before-after = «Коли» діє раніше за «після того як»
fellowship-rule-response-round-robin = Реагують по черзі, доки всі не спасують
fellowship-rule-response-closed = Коли всі спасували, реакцій уже немає

fellowship-rule-resource-flow = Ресурси беруть із запасу й повертають

fellowship-rule-threat-elimination-level = Загроза 50 — гравець вибуває

fellowship-rule-self-reference = Карта зі своєю назвою — лише ця карта

fellowship-rule-attack-meaning = Сила атаки визначає поранення

fellowship-rule-defence-meaning = Сила захисту зменшує поранення

fellowship-rule-cancel-priority = Скасування діє перед усім іншим
fellowship-rule-cancel-no-longer-imminent = На скасований ефект не реагують
fellowship-rule-cancel-cost-stays = Вартість скасованого не повертають
fellowship-rule-cancel-event-discarded = Скасована подія йде у скид
fellowship-rule-cancel-treachery-discarded = Скасований підступ іде у скид

fellowship-rule-discard-separate = Кожен має свій скид
fellowship-rule-discard-home = Карту скидають до її власного скиду
fellowship-rule-discard-open = Скиди відкриті для всіх
fellowship-rule-discard-order-fixed = Порядок карт у скиді не змінюють
fellowship-rule-discard-simultaneous-order = Порядок скидання вирішує власник

fellowship-rule-talk-allowed = Гравці можуть обговорювати все
fellowship-rule-talk-no-peeking = У чужу руку не заглядають
fellowship-rule-talk-no-command = Ніхто не наказує іншому гравцеві
fellowship-rule-talk-own-decisions = Кожен вирішує за свої карти

fellowship-rule-deck-minimum-50 = У колоді щонайменше 50 карт
fellowship-rule-deck-no-maximum = Верхньої межі колоди немає
fellowship-rule-deck-three-copies = Щонайбільше 3 копії карти

fellowship-rule-guarded-attach-next = Ціль стереже наступна карта
fellowship-rule-guarded-chain = Стережена карта за стереженою
fellowship-rule-guarded-threat-counts = Варта в зоні випробувань дає загрозу
fellowship-rule-guarded-no-claim = Стережену ціль не здобути
fellowship-rule-guarded-stays-after = Вільна ціль чекає в зоні випробувань

fellowship-rule-framework-mandatory = Структурні кроки обов’язкові

fellowship-rule-card-type-list = Типи карт
fellowship-rule-card-type-change = Новий тип замінює старий

fellowship-rule-lasting-survives-source = Тривалий ефект переживає своє джерело
fellowship-rule-lasting-player-snapshot = Від карт гравців — лише на карти у грі
fellowship-rule-lasting-encounter-dynamic = Від карт зустрічей — і на пізніші карти
fellowship-rule-lasting-ends-before-end-triggers = Тривалий ефект минає перед самим кінцем
fellowship-rule-lasting-only-within-period = Починається лише у свій період

fellowship-rule-engaged-mutual = Бій взаємний
fellowship-rule-engaged-no-threat = Ворог у бою не додає загрози
fellowship-rule-engaged-until = Доки ворог лишається в бою

fellowship-rule-in-play-definition = Що перебуває у грі

fellowship-rule-out-of-play-definition = Що перебуває поза грою

fellowship-rule-in-play-shadow-not = Тіньова карта не у грі

fellowship-rule-leaves-play-definition = Коли карта покидає гру

fellowship-rule-restriction-outside-play = Обмеження діють і поза грою

fellowship-rule-draw-from-top = Карти беруть із верху колоди
fellowship-rule-draw-simultaneous = Кілька карт беруть водночас
fellowship-rule-draw-unlimited = Узяття карт не обмежено

fellowship-rule-trigger-definition = Що таке умова активації
fellowship-rule-trigger-shared-window = Одна подія — одне вікно реакцій

fellowship-rule-unique-group-limit = Унікальна карта — у грі лише одна
fellowship-rule-unique-put-into-play = Друга унікальна копія у гру не входить
fellowship-rule-unique-encounter-version = Версія колоди зустрічей витісняє вашу

fellowship-rule-qualifier-distributes = Уточнювач стосується кожного слова

fellowship-rule-phase-combat-steps = Кроки фази бою
fellowship-rule-phase-refresh-steps = Кроки фази відпочинку
fellowship-rule-phase-encounter-steps = Кроки фази зустрічей
fellowship-rule-phase-planning-steps = Кроки фази планування
fellowship-rule-phase-travel-steps = Кроки фази подорожі
fellowship-rule-phase-quest-steps = Кроки фази пригод
fellowship-rule-phase-resource-steps = Кроки фази ресурсів

fellowship-rule-order-three-layers = Постійні, примусові, потім реакції
fellowship-rule-order-when-then-after = У кожній групі «коли» — перед «після»

fellowship-rule-to-cost-unpaid = Немає сплати — немає ефекту

fellowship-rule-framework-loop-steps = Деякі кроки повертають назад

fellowship-rule-window-first-player-first = У вікні дій першим діє перший гравець
fellowship-rule-window-closes-on-consecutive-passes = Усі спасували поспіль — вікно закрите
fellowship-rule-window-pass-not-final = Хто спасував, може діяти пізніше
fellowship-rule-window-after-1-3 = Вікно дій після взяття карт
fellowship-rule-window-special-2-2 = Особливе вікно дій планування
fellowship-rule-window-after-3-1 = Вікно дій перед залученням
fellowship-rule-window-after-3-2 = Вікно дій перед випробуванням
fellowship-rule-window-after-3-3 = Вікно дій перед розв’язкою
fellowship-rule-window-none-between-reveals = Між відкриттями карт вікна немає
fellowship-rule-window-after-3-4 = Вікно дій після розв’язки
fellowship-rule-window-after-4-2 = Вікно дій після подорожі
fellowship-rule-window-after-5-2 = Вікно дій після нагоди вступити в бій
fellowship-rule-window-after-5-3 = Вікно дій після перевірок агресивності
fellowship-rule-window-after-6-2 = Вікно дій після роздачі тіньових карт
fellowship-rule-window-none-6-5-to-6-10 = Між атаками вікон дій немає
fellowship-rule-window-after-7-4 = Вікно дій після передачі жетона
fellowship-rule-window-after-6-4b = Вікно дій перед оголошенням оборонця
fellowship-rule-window-after-6-4-1 = Вікно дій перед ефектом тіні
fellowship-rule-window-after-6-4-2 = Вікно дій перед пораненнями від ворога
fellowship-rule-window-after-6-4-3 = Вікно дій після поранень від ворога
fellowship-rule-window-none-before-ranged = Перед дальньою атакою вікна немає
fellowship-rule-window-after-6-8-1 = Вікно дій перед підрахунком атаки
fellowship-rule-window-after-6-8-2 = Вікно дій перед пораненням ворога
fellowship-rule-window-after-6-8-3 = Вікно дій після поранення ворога

fellowship-rule-step-0-0 = Крок 0.0: раунд починається
fellowship-rule-step-1-1 = Крок 1.1: фаза ресурсів починається
fellowship-rule-step-phase-begin-is-trigger = Початок фази — це подія гри
fellowship-rule-step-1-2 = Крок 1.2: кожен герой отримує ресурс
fellowship-rule-step-1-3 = Крок 1.3: кожен гравець бере карту
fellowship-rule-step-1-4 = Крок 1.4: фаза ресурсів завершується
fellowship-rule-step-phase-end-is-trigger = Кінець фази — це подія гри
fellowship-rule-step-2-1 = Крок 2.1: фаза планування починається
fellowship-rule-step-2-2-active-plays = Крок 2.2: карти грає активний гравець
fellowship-rule-step-2-2-stays-open = Крок 2.2 триває, доки всі не спасують
fellowship-rule-step-allies-only-planning = Союзників і спорядження — у плануванні
fellowship-rule-step-2-3 = Крок 2.3: планує наступний гравець
fellowship-rule-step-2-4 = Крок 2.4: фаза планування завершується
fellowship-rule-step-3-1 = Крок 3.1: фаза пригод починається
fellowship-rule-step-3-2-order = Крок 3.2: персонажів залучають по черзі
fellowship-rule-step-3-2-exhaust = Крок 3.2: залучення виснажує
fellowship-rule-step-3-3-reveal = Крок 3.3: по карті на кожного гравця
fellowship-rule-step-3-3-when-revealed = Крок 3.3: карту за картою
fellowship-rule-step-3-4-compare = Крок 3.4: сила волі проти загрози
fellowship-rule-step-3-4-success = Крок 3.4: успіх дає прогрес
fellowship-rule-step-3-4-active-location = Крок 3.4: спершу активна локація
fellowship-rule-step-3-4-failure = Крок 3.4: невдача підвищує загрозу
fellowship-rule-step-3-4-tie = Крок 3.4: за нічиєї нічого не стається
fellowship-rule-step-3-4-stay-committed = Персонажі в пригоді до кінця фази
fellowship-rule-step-3-4-not-readied = Розв’язка не готує персонажів
fellowship-rule-step-3-5 = Крок 3.5: фаза пригод завершується
fellowship-rule-step-4-1 = Крок 4.1: фаза подорожі починається
fellowship-rule-step-4-2-optional = Крок 4.2: гравці можуть вирушити
fellowship-rule-step-4-2-one = Крок 4.2: щонайбільше одна локація
fellowship-rule-step-4-2-first-player = Крок 4.2: вирішує перший гравець
fellowship-rule-step-4-2-blocked = Крок 4.2: не за активної локації
fellowship-rule-step-4-3 = Крок 4.3: фаза подорожі завершується
fellowship-rule-step-5-1 = Крок 5.1: фаза зустрічей починається
fellowship-rule-step-5-2 = Крок 5.2: можна вступити в бій з одним
fellowship-rule-step-5-3-sequence = Крок 5.3: перевіряють по колу
fellowship-rule-step-5-3-one-per-check = Крок 5.3: за перевірку — один ворог
fellowship-rule-step-5-3-end = Крок 5.3: доки ніхто не вступає в бій
fellowship-rule-step-5-4 = Крок 5.4: фаза зустрічей завершується
fellowship-rule-step-6-1 = Крок 6.1: фаза бою починається
fellowship-rule-step-6-2-one-each = Крок 6.2: кожному ворогові тіньова карта
fellowship-rule-step-6-2-player-order = Крок 6.2: за порядком ходів
fellowship-rule-step-6-2-cost-order = Крок 6.2: спершу найагресивнішому
fellowship-rule-step-6-3 = Крок 6.3: починаються атаки ворогів
fellowship-rule-step-6-4a-choose = Крок 6.4а: вибирають, який ворог атакує
fellowship-rule-step-6-4a-eligible = Крок 6.4а: кожен ворог атакує раз
fellowship-rule-step-6-4a-mandatory = Крок 6.4а: атаки ворогів обов’язкові
fellowship-rule-step-6-5 = Крок 6.5: вороги наступного гравця
fellowship-rule-step-6-6 = Крок 6.6: атаки ворогів завершуються
fellowship-rule-step-6-7 = Крок 6.7: починаються атаки гравців
fellowship-rule-step-6-8a-optional = Крок 6.8а: гравець може атакувати
fellowship-rule-step-6-8a-repeat = Крок 6.8а: повторюють, доки є охота
fellowship-rule-step-6-9 = Крок 6.9: атакує наступний гравець
fellowship-rule-step-6-10 = Крок 6.10: атаки гравців завершуються
fellowship-rule-step-6-11 = Крок 6.11: тіньові карти скидають
fellowship-rule-step-7-1 = Крок 7.1: фаза відпочинку починається
fellowship-rule-step-7-2 = Крок 7.2: усі карти готують
fellowship-rule-step-7-3 = Крок 7.3: загроза кожного зростає на 1
fellowship-rule-step-7-4 = Крок 7.4: передають жетон першого гравця
fellowship-rule-step-7-5 = Крок 7.5: фаза відпочинку завершується
fellowship-rule-step-0-1 = Крок 0.1: раунд завершується
fellowship-rule-step-0-1-trigger = Кінець раунду — це подія гри
fellowship-rule-step-6-4b = Крок 6.4б: називають ворога, що атакує
fellowship-rule-step-6-4-1-one-defender = Крок 6.4.1: один оборонець
fellowship-rule-step-6-4-1-exhaust = Крок 6.4.1: захист виснажує
fellowship-rule-step-6-4-1-undefended = Крок 6.4.1: можна не захищатися
fellowship-rule-step-6-4-1-own-enemies-only = Крок 6.4.1: лише від своїх ворогів
fellowship-rule-step-6-4-2 = Крок 6.4.2: ефект тіні
fellowship-rule-step-6-4-3-damage = Крок 6.4.3: атака мінус захист

fellowship-rule-combat-undefended = Незахищена атака: захист не рахують
fellowship-rule-combat-undefended-hero-only = Незахищена атака: все дістає один герой
fellowship-rule-combat-defender-left = Без оборонця атака стає незахищеною
fellowship-rule-combat-no-overflow = Зайві поранення не переходять далі

fellowship-rule-step-6-4-4 = Крок 6.4.4: атака ворога завершується
fellowship-rule-step-6-8b = Крок 6.8б: ціль і нападники
fellowship-rule-step-6-8b-all-ranged = Крок 6.8б: дальня атака на чужого ворога
fellowship-rule-step-6-8-1 = Крок 6.8.1: долучається дальня атака
fellowship-rule-step-6-8-2 = Крок 6.8.2: силу атаки додають
fellowship-rule-step-6-8-3 = Крок 6.8.3: ворог зазнає поранень
fellowship-rule-step-6-8-4 = Крок 6.8.4: атака гравця завершується
fellowship-rule-step-6-8-4-attackers-until = Доки персонаж вважається нападником

fellowship-rule-player-card-title = Карта гравця: назва й унікальність
fellowship-rule-player-card-cost = Карта гравця: вартість
fellowship-rule-player-card-threat-cost = Герой: ціна загрози
fellowship-rule-player-card-sphere = Карта гравця: сфера
fellowship-rule-player-card-willpower = Персонаж: сила волі
fellowship-rule-player-card-attack = Персонаж: сила атаки
fellowship-rule-player-card-defense = Персонаж: сила захисту
fellowship-rule-player-card-hit-points = Персонаж: очки витривалості
fellowship-rule-player-card-resource-icon = Герой: символ ресурсів
fellowship-rule-player-card-traits = Карта гравця: ознаки
fellowship-rule-player-card-text = Карта гравця: текст
fellowship-rule-player-card-type = Карта гравця: тип
fellowship-rule-player-card-set-info = Карта гравця: набір і номер

fellowship-rule-encounter-card-title = Карта зустрічі: назва
fellowship-rule-encounter-card-engagement-cost = Ворог: агресивність
fellowship-rule-encounter-card-threat = Ворог і локація: сила загрози
fellowship-rule-encounter-card-attack = Ворог: сила атаки
fellowship-rule-encounter-card-defense = Ворог: сила захисту
fellowship-rule-encounter-card-quest-points = Локація: очки пригоди
fellowship-rule-encounter-card-hit-points = Ворог: очки витривалості
fellowship-rule-encounter-card-set-icon = Карта зустрічі: символ набору й коло
fellowship-rule-encounter-card-traits = Карта зустрічі: ознаки
fellowship-rule-encounter-card-text = Карта зустрічі: текст
fellowship-rule-encounter-card-shadow = Карта зустрічі: ефект тіні
fellowship-rule-encounter-card-type = Карта зустрічі: тип
fellowship-rule-encounter-card-set-info = Карта зустрічі: набір і номер
fellowship-rule-encounter-card-scenario-title = Ціль: назва сценарію
fellowship-rule-encounter-card-victory = Карта зустрічі: переможні очки

fellowship-rule-quest-card-title = Карта пригоди: назва етапу
fellowship-rule-quest-card-scenario-icon = Карта пригоди: символ сценарію
fellowship-rule-quest-card-sequence = Карта пригоди: номер етапу
fellowship-rule-quest-card-encounter-info = Карта пригоди: набори зустрічей
fellowship-rule-quest-card-scenario-title = Карта пригоди: назва сценарію
fellowship-rule-quest-card-text = Карта пригоди: текст
fellowship-rule-quest-card-set-info = Карта пригоди: набір і номер
fellowship-rule-quest-card-quest-points = Карта пригоди: очки пригоди

fellowship-rule-campaign-sequence = Сценарії кампанії йдуть один за одним
fellowship-rule-campaign-loss-no-penalty = Програний сценарій грають знову

fellowship-rule-log-record-each-scenario = Підсумки записують у журнал кампанії
fellowship-rule-log-consulted-at-setup = Під час приготувань звіряють журнал

fellowship-rule-heroes-recorded = Імена героїв записують
fellowship-rule-heroes-fallen = Герой у скиді стає загиблим
fellowship-rule-heroes-fallen-banned = Загиблого героя більше не беруть
fellowship-rule-heroes-deck-free = Колоди між сценаріями можна змінювати
fellowship-rule-heroes-same-heroes = У кожному сценарії ті самі герої
fellowship-rule-heroes-replace-fallen = Загиблого героя можна замінити
fellowship-rule-heroes-replace-fallen-penalty = Заміна коштує всім +1 до загрози
fellowship-rule-heroes-voluntary-change = Одного героя можна обміняти
fellowship-rule-heroes-voluntary-change-penalty = Обмін коштує всім +1 до загрози
fellowship-rule-heroes-none-left = Героїв немає — загиблий повертається

fellowship-rule-card-types-three = Карти кампанії, підтримки й труднощів

fellowship-rule-campaign-card-setup = Карта кампанії доповнює приготування
fellowship-rule-campaign-card-resolution = Після перемоги карту кампанії перевертають

fellowship-rule-boon-earned-only = Карти підтримки спершу заробляють

fellowship-rule-burden-set-icon = Карти труднощів мають власний символ
fellowship-rule-burden-added-when-told = Труднощі додають лише за вказівкою

fellowship-rule-pool-definition = Реєстр кампанії — перелік заробленого
fellowship-rule-pool-permanent-note = Героя постійної карти записують
fellowship-rule-pool-player-boon-may = Підтримку можна додати в колоду
fellowship-rule-pool-boon-not-counted = Підтримку не рахують у розмір колоди
fellowship-rule-pool-player-burden-must = Труднощі треба додати в колоду
fellowship-rule-pool-burden-not-counted = Труднощів не рахують у розмір колоди
fellowship-rule-pool-fallen-removes-permanent = Постійні карти загиблого вилучають

fellowship-rule-expert-damage-kept = Експертний режим: поранення лишаються
fellowship-rule-expert-damage-placed = Експертний режим: поранення кладуть знову
fellowship-rule-expert-heal-option = Експертний режим: зцілення дає загрозу

fellowship-rule-setup-steps-1 = Приготування кампанії 1: герої з журналу
fellowship-rule-setup-steps-2 = Приготування кампанії 2: загиблі герої
fellowship-rule-setup-steps-3 = Приготування кампанії 3: обмін героїв
fellowship-rule-setup-steps-4 = Приготування кампанії 4: рівень загрози
fellowship-rule-setup-steps-5 = Приготування кампанії 5: постійні карти
fellowship-rule-setup-steps-6 = Приготування кампанії 6: карти приготувань
fellowship-rule-setup-steps-7 = Приготування кампанії 7: колоди гравців
fellowship-rule-setup-steps-8 = Приготування кампанії 8: колода зустрічей
