### «Властелин колец»: правила, каждое вкратце.

## Главы и их страницы.

fellowship-chapter-start = Прежде чем начать
fellowship-topic-golden-rules = Золотые правила
fellowship-topic-core = Что это за игра
fellowship-topic-discussion = Разговоры за столом

fellowship-chapter-preparing = Подготовка
fellowship-topic-setup = Подготовка к игре
fellowship-topic-decks = Составление колод
fellowship-topic-starter-decks = Стартовые колоды
fellowship-topic-scenarios = Сценарии
fellowship-topic-modes = Режимы сложности

fellowship-chapter-round = Раунд
fellowship-topic-phases = Семь фаз
fellowship-topic-active-player = Чей ход
fellowship-topic-action-windows = Окна действий
fellowship-topic-empty-decks = Опустевшие колоды

fellowship-chapter-planning = Ресурсы и планирование
fellowship-topic-resource-phase = Фаза ресурсов
fellowship-topic-draw = Взятие карт
fellowship-topic-planning-phase = Фаза планирования
fellowship-topic-play = Розыграть карту
fellowship-topic-cost = Стоимость
fellowship-topic-neutral = Нейтральные карты

fellowship-chapter-quest = Приключение
fellowship-topic-quest-phase = Фаза приключений
fellowship-topic-staging = Испытание
fellowship-topic-willpower = Сила воли
fellowship-topic-quests = Карты и этапы приключений

fellowship-chapter-travel = Путешествие
fellowship-topic-travel = Фаза путешествия
fellowship-topic-locations = Локации

fellowship-chapter-encounter = Фаза встреч
fellowship-topic-encounter-phase = Фаза встреч
fellowship-topic-engagement = Вступление в бой
fellowship-topic-enemies = Враги
fellowship-topic-treacheries = Коварства

fellowship-chapter-combat = Бой
fellowship-topic-combat-phase = Фаза боя
fellowship-topic-shadow = Карты тени
fellowship-topic-enemy-attacks = Атаки врагов
fellowship-topic-defending = Защита
fellowship-topic-your-attacks = Атаки игроков
fellowship-topic-damage = Урон и здоровье

fellowship-chapter-refresh = Отдых и угроза
fellowship-topic-refresh = Фаза отдыха
fellowship-topic-threat = Уровень угрозы

fellowship-chapter-characters = Персонажи и их карты
fellowship-topic-characters = Персонажи
fellowship-topic-heroes = Герои
fellowship-topic-allies = Союзники
fellowship-topic-attachments = Снаряжение
fellowship-topic-events = События
fellowship-topic-objectives = Цели и их стража
fellowship-topic-exhaust-and-ready = Истощённые и готовые
fellowship-topic-unique = Уникальные карты

fellowship-chapter-keywords = Ключевые слова
fellowship-topic-keywords = Что такое ключевые слова
fellowship-topic-doomed = Рок
fellowship-topic-immune = Иммунитет
fellowship-topic-permanent = Постоянно
fellowship-topic-ranged = Дальняя атака
fellowship-topic-restricted = Ограничение
fellowship-topic-sentinel = Часовой
fellowship-topic-surge = Натиск

fellowship-chapter-abilities = Свойства
fellowship-topic-ability = Что такое свойство
fellowship-topic-action = Действие
fellowship-topic-response = Реакция
fellowship-topic-forced = Вынужденные свойства
fellowship-topic-constant = Постоянные свойства
fellowship-topic-trigger = Что активирует свойство
fellowship-topic-order = Порядок свойств
fellowship-topic-limits = Лимиты
fellowship-topic-self-reference = Карты, называющие себя

fellowship-chapter-effects = Эффекты
fellowship-topic-effects = Что такое эффект
fellowship-topic-choices = «Выберите», «может», «не может»
fellowship-topic-then = «Затем»
fellowship-topic-modifiers = Модификаторы
fellowship-topic-gain = Получение и пустые карты
fellowship-topic-lasting = Длительные и отложенные эффекты
fellowship-topic-replacement = Замена и отмена
fellowship-topic-swap-and-move = Обмен и перемещение

fellowship-chapter-places = В игре и вне игры
fellowship-topic-in-play = В игре
fellowship-topic-out-of-play = Вне игры
fellowship-topic-search = Поиск
fellowship-topic-control = Владение и контроль

fellowship-chapter-ending = Победа и поражение
fellowship-topic-winning = Победа
fellowship-topic-elimination = Выбывание и поражение
fellowship-topic-score = Подсчёт очков

fellowship-chapter-cards = Карты
fellowship-topic-card-types = Типы карт
fellowship-topic-player-cards = Устройство карт игрока
fellowship-topic-encounter-cards = Устройство карт встреч
fellowship-topic-quest-cards = Устройство карт приключений

fellowship-chapter-campaign = Кампания
fellowship-topic-campaign = Кампания и её журнал
fellowship-topic-campaign-setup = Подготовка сценария кампании
fellowship-topic-heroes-of-a-campaign = Братство героев
fellowship-topic-campaign-cards = Карты помощи и тягот
fellowship-topic-campaign-pool = Реестр кампании
fellowship-topic-expert-campaign = Экспертная кампания

## Правила.

fellowship-rule-core-cooperative = Все игроки вместе побеждают или проигрывают
fellowship-rule-core-player-count = Играют от 1 до 4 игроков
fellowship-rule-core-box-contents = Карты в коробке
fellowship-rule-core-box-components = Жетоны и счётчики в коробке
fellowship-rule-core-threat-dial-per-player = У каждого игрока свой счётчик угрозы

fellowship-rule-state-ready-or-exhausted = Карта в игре готова или истощена

fellowship-rule-starter-legal-as-printed = Стартовой колодой можно играть всегда
fellowship-rule-starter-leadership = Стартовая колода «Лидерство»
fellowship-rule-starter-tactics = Стартовая колода «Тактика»
fellowship-rule-starter-spirit = Стартовая колода «Дух»
fellowship-rule-starter-lore = Стартовая колода «Знание»

fellowship-rule-scenario-passage-quest-cards = Карты приключений «Пути через Лихолесье»

fellowship-rule-quest-enters-side-a = Карты приключений входят стороной А

fellowship-rule-scenario-passage-encounter-cards = Карты встреч «Пути через Лихолесье»

fellowship-rule-setup-shuffle-decks = Каждую колоду тасуют отдельно
fellowship-rule-setup-token-pool = Жетоны лежат в общем запасе
fellowship-rule-setup-first-player = Игроки выбирают первого игрока
fellowship-rule-setup-opening-hand = Каждый игрок берёт 6 карт
fellowship-rule-setup-quest-deck-order = Колода приключений лежит по порядку этапов
fellowship-rule-setup-scenario-instructions = Выполняют подготовку этапа 1А

fellowship-rule-example-passage-setup = Подготовка «Пути через Лихолесье»

fellowship-rule-zone-areas = Игровые зоны на столе

fellowship-rule-round-phase-order = В раунде семь фаз

fellowship-rule-resource-pool-per-hero = У каждого героя свой запас ресурсов

fellowship-rule-draw-no-hand-limit = Размер руки не ограничен

fellowship-rule-cost-multi-hero-payment = За карту могут платить несколько героев

fellowship-rule-starter-single-sphere = В стартовой колоде одна сфера

fellowship-rule-play-ally-placement = Союзника кладут в зону игрока
fellowship-rule-play-attachment-attached = Снаряжение крепят к карте в игре
fellowship-rule-play-attachment-legal-host = Снаряжение говорит, к чему его крепить

fellowship-rule-sphere-list = Есть четыре сферы влияния

fellowship-rule-example-payment = Пример: платят только подходящие герои

fellowship-rule-staging-always = Испытание происходит каждый раунд

fellowship-rule-example-king-spider = Пример: открыт King Spider
fellowship-rule-example-caption-values = Значения на изображённых картах
fellowship-rule-example-quest-resolution = Пример: развязка приключения

fellowship-rule-travel-cost-unpayable = Без оплаты стоимости не путешествуют
fellowship-rule-travel-next-after-explored = После исследования едут дальше в новой фазе

fellowship-rule-engagement-highest-first = Первым вступает самый агрессивный враг

fellowship-rule-example-engagement-first = Пример: первые проверки агрессивности
fellowship-rule-example-engagement-second = Пример: последние проверки агрессивности

fellowship-rule-engagement-pass-not-final = Проверка без врага не последняя

fellowship-rule-shadow-face-down-hidden = Карты тени лежат лицом вниз
fellowship-rule-shadow-no-reshuffle = Ради карт тени сброс не тасуют
fellowship-rule-shadow-leaves-with-enemy = Карты тени уходят вместе с врагом
fellowship-rule-shadow-only-shadow-text = Действует только текст «Тень»

fellowship-rule-combat-player-attack-after-all-enemies = Игроки атакуют после всех врагов
fellowship-rule-combat-one-attack-per-enemy = Одна атака на каждого врага

fellowship-rule-example-defence-shadow-boost = Пример: тень усиливает атаку
fellowship-rule-example-defence-choice-of-order = Пример: игрок выбирает, кто атакует первым
fellowship-rule-example-undefended-single-hero = Пример: атака без защитника

fellowship-rule-shadow-revealed-if-undefended = Атака без защитника тоже открывает тень

fellowship-rule-example-attack-kill = Пример: атака уничтожает врага
fellowship-rule-example-attack-survive = Пример: враг выживает после атаки

fellowship-rule-quest-completed-stage-removed = Пройденный этап сменяется следующим
fellowship-rule-quest-side-a-then-flip = Сначала сторона А, потом сторона В

fellowship-rule-elimination-enemies-keep-attachments = Вернувшиеся враги сохраняют урон

fellowship-rule-damage-accumulates = Урон копится до лечения
fellowship-rule-damage-heal = Лечение снимает жетоны урона

fellowship-rule-ability-player-card-types = Свойства карт игроков

fellowship-rule-action-phase-restricted = Действие фазы выполняют только в ней

fellowship-rule-response-aragorn-example = Пример: реакция Aragorn
fellowship-rule-response-source-in-play = Реагирует только карта в игре

fellowship-rule-ranged-normal-requirements = У дальней атаки обычные требования

fellowship-rule-permanent-when-added = Постоянные карты добавляет кампания
fellowship-rule-permanent-cannot-be-removed = Постоянную карту не удалит встреча
fellowship-rule-permanent-not-by-player = Постоянную карту не удалит игрок
fellowship-rule-permanent-campaign-only = Постоянные карты бывают лишь в кампании

fellowship-rule-sentinel-normal-requirements = Часовой защищается по обычным правилам

fellowship-rule-forced-every-time = Вынужденный эффект действует каждый раз
fellowship-rule-forced-special-kinds = Особые виды вынужденных эффектов

fellowship-rule-example-enchanted-stream = Пример: Enchanted Stream не даёт брать карты

fellowship-rule-unique-after-leaving = Уникальную карту можно разыграть снова

fellowship-rule-neutral-full-cost = Нейтральная карта стоит полную стоимость

fellowship-rule-objective-claim = Как добывают цель

fellowship-rule-guarded-enemy-attached = Враг охраняет цель, пока не уничтожен
fellowship-rule-guarded-location-attached = Локация охраняет цель, пока не исследована
fellowship-rule-guarded-treachery = Коварство не охраняет цель
fellowship-rule-guarded-objective = Цель не охраняет другую цель

fellowship-rule-scenario-passage-sets = Наборы «Пути через Лихолесье»
fellowship-rule-scenario-passage-difficulty = «Путь через Лихолесье»: сложность 1
fellowship-rule-scenario-anduin-sets = Наборы «Путешествия по Андуину»
fellowship-rule-scenario-anduin-difficulty = «Путешествие по Андуину»: сложность 4
fellowship-rule-scenario-dol-guldur-sets = Наборы «Побега из Дол-Гулдура»
fellowship-rule-scenario-dol-guldur-difficulty = «Побег из Дол-Гулдура»: сложность 7

fellowship-rule-mode-two-modes = Есть лёгкий и обычный режимы
fellowship-rule-mode-scoring-any = Очки считают в любом режиме
fellowship-rule-mode-easy-resource = Лёгкий режим: у каждого героя 1 ресурс
fellowship-rule-mode-easy-remove-cards = Лёгкий режим: карты с кольцом удаляют
fellowship-rule-mode-normal = Обычный режим ничего не меняет

fellowship-rule-deck-hero-unique-between-players = Двух одинаковых героев не бывает
fellowship-rule-deck-unique-ally-same-name-hero = Герой и союзник с одним именем несовместимы
fellowship-rule-deck-cross-check = Игроки сверяют свои колоды
fellowship-rule-deck-free-mix = Состав колоды свободный

fellowship-rule-sample-leadership-spirit-heroes = Лидерство и дух: герои
fellowship-rule-sample-leadership-spirit-allies = Лидерство и дух: союзники
fellowship-rule-sample-leadership-spirit-events = Лидерство и дух: события
fellowship-rule-sample-leadership-spirit-attachments = Лидерство и дух: снаряжение
fellowship-rule-sample-lore-tactics-heroes = Знание и тактика: герои
fellowship-rule-sample-lore-tactics-allies = Знание и тактика: союзники
fellowship-rule-sample-lore-tactics-events = Знание и тактика: события
fellowship-rule-sample-lore-tactics-attachments = Знание и тактика: снаряжение

fellowship-rule-campaign-no-carry-over = В другую кампанию ничего не переходит
fellowship-rule-campaign-resolution-exception = Развязка может действовать вне кампании

fellowship-rule-score-only-on-win = Очки считают только при победе
fellowship-rule-score-base = Складывают угрозу, погибших и урон
fellowship-rule-score-rounds = Каждый раунд добавляет 10
fellowship-rule-score-victory-points = Победные очки вычитают
fellowship-rule-score-lower-is-better = Чем меньше очков, тем лучше

fellowship-rule-victory-points-count = Победную стопку считают в конце

fellowship-rule-log-fields = Что есть в журнале кампании

fellowship-rule-score-sheet-fields = Что есть на бланке подсчёта

fellowship-rule-golden-whole-line = Справочник охватывает всю серию
fellowship-rule-golden-reference-over-rulebook = Справочник важнее правил
fellowship-rule-golden-card-over-rules = Текст карты важнее правил
fellowship-rule-golden-grim-rule = Мрачное правило: выбирают худшее

fellowship-rule-location-moved-out-of-staging = Активная локация уходит из зоны испытаний
fellowship-rule-location-only-one-active = Активная локация только одна
fellowship-rule-location-threat-not-counted = Активная локация не добавляет угрозы
fellowship-rule-location-buffer = Прогресс сначала идёт на активную локацию
fellowship-rule-location-buffer-overflow = Излишек прогресса идёт на приключение

fellowship-rule-active-player-definition = Кто такой активный игрок

fellowship-rule-play-sequence = Шаги розыгрыша карты
fellowship-rule-play-targets-after-payment = Цели выбирают после оплаты
fellowship-rule-play-response-between-steps = Реакция бывает и между шагами

fellowship-rule-attack-enemy-outside-combat = Атака врага вне фазы боя
fellowship-rule-attack-player-outside-combat = Атака игрока вне фазы боя

fellowship-rule-base-definition = Базовое значение — до модификаторов

fellowship-rule-sentinel-defend-other = Часовой может защитить другого игрока
fellowship-rule-sentinel-after-undefended = Часовой ждёт атакованного игрока

fellowship-rule-cost-own-components = Платят тем, что контролируют
fellowship-rule-cost-own-out-of-play = Вне игры платят из своих зон
fellowship-rule-cost-simultaneous = Несколько стоимостей платят разом
fellowship-rule-cost-not-payable-without-effect = Без последствий стоимость не платят
fellowship-rule-cost-to-separates = «Чтобы» отделяет стоимость от эффекта

fellowship-rule-elimination-causes = Из-за чего игрок выбывает
fellowship-rule-elimination-no-heroes = Игрок без героев выбывает
fellowship-rule-elimination-card-effect = Карта может вывести игрока из игры
fellowship-rule-elimination-cards-to-discard = Карты выбывшего игрока идут в сброс
fellowship-rule-elimination-deck-to-discard = Колода выбывшего игрока идёт в сброс
fellowship-rule-elimination-enemies-return = Враги выбывшего возвращаются в зону
fellowship-rule-elimination-others-continue = Остальные игроки продолжают
fellowship-rule-elimination-fewer-reveals = За каждого выбывшего открывают на 1 меньше
fellowship-rule-elimination-all-out = Все выбыли — игра проиграна

fellowship-rule-choose-means-target = Выбрать — значит указать цель
fellowship-rule-choose-controller = Цели выбирает владелец свойства
fellowship-rule-choose-no-target = Без цели свойство не активируют

fellowship-rule-removed-definition = Удалённая карта не участвует в игре
fellowship-rule-removed-duration = Удалённая карта не возвращается

fellowship-rule-staging-card-sequence = Шаги открытия карты
fellowship-rule-staging-placed-by-type = Куда кладут открытую карту

fellowship-rule-exhaust-not-twice = Истощённую карту не истощают снова
fellowship-rule-exhaust-abilities-active = Свойства истощённой карты действуют

fellowship-rule-delayed-definition = Отложенный эффект ждёт своего момента
fellowship-rule-delayed-before-responses = Отложенные эффекты — до реакций
fellowship-rule-delayed-not-new-ability = Отложенный эффект — не новое свойство

fellowship-rule-reveal-definition = Как открывают карту встречи

fellowship-rule-match-required = Ресурсы должны подходить к сфере
fellowship-rule-match-zero-cost = Нулевая стоимость тоже требует героя

fellowship-rule-control-owner = Кто владелец карты
fellowship-rule-control-initial = Карта входит под контроль владельца
fellowship-rule-control-encounter-cards = Карты встреч контролирует сценарий
fellowship-rule-control-current = Контролирующий игрок может смениться
fellowship-rule-control-out-of-play-own = Вы контролируете руку, колоду и сброс
fellowship-rule-control-leaves-to-owner = Карта уходит к владельцу
fellowship-rule-control-physical-move = Это перемещение не вызывает свойств
fellowship-rule-control-state-kept = При смене контроля состояние сохраняется
fellowship-rule-control-attachments-follow = Снаряжение переходит вместе с картой
fellowship-rule-control-duration = Контроль длится, пока карта в игре

fellowship-rule-ability-types = Типы свойств
fellowship-rule-ability-optional = Действия и реакции необязательны
fellowship-rule-ability-mandatory = Постоянные и вынужденные обязательны
fellowship-rule-ability-keyword-optional = Ключевое слово с «может» необязательно
fellowship-rule-ability-only-in-play-targets = Свойства действуют на карты в игре
fellowship-rule-ability-from-play-only = Свойства действуют только из игры
fellowship-rule-ability-events-from-out-of-play = События действуют вне игры
fellowship-rule-ability-must-change-state = Свойство должно менять игру
fellowship-rule-ability-must-be-payable = Стоимость свойства должна быть посильной
fellowship-rule-ability-sentence-by-sentence = Предложения применяют по очереди

fellowship-rule-enters-play-definition = Когда карта входит в игру

fellowship-rule-ready-enters-ready = Карты входят в игру готовыми
fellowship-rule-ready-ready-effect = Подготовка снимает истощение

fellowship-rule-defending-player-definition = Кто защищающийся игрок
fellowship-rule-defending-player-sentinel = Часовой не меняет атакованного игрока
fellowship-rule-defending-player-specific-character = Защищается игрок атакованного персонажа

fellowship-rule-ranged-any-engaged-enemy = Дальняя атака достаёт чужих врагов
fellowship-rule-ranged-both-times = Дальняя атака — в своих и чужих атаках

fellowship-rule-action-only-in-window = Действия — только в окнах действий
fellowship-rule-action-resolve-fully = Одно действие завершается до другого
fellowship-rule-action-source-in-play = Действия ваших карт в игре
fellowship-rule-action-source-event = Действия событий на руке
fellowship-rule-action-source-out-of-play = Действия карт вне игры
fellowship-rule-action-source-encounter = Действия карт встреч и приключений

fellowship-rule-explored-threshold = Достаточно прогресса — локация исследована
fellowship-rule-explored-in-staging = Исследуют и локации в зоне испытаний
fellowship-rule-explored-not-discarded = Исследовать — не то же, что сбросить

fellowship-rule-effect-definition = Что такое эффект
fellowship-rule-effect-elements-not-effect = Стоимость и условия — не эффекты
fellowship-rule-effect-resolve-as-much = Эффект применяют, насколько можно
fellowship-rule-effect-untargeted-up-to-available = Без целей берут столько, сколько есть
fellowship-rule-effect-expiry-not-effect = Конец эффекта — не эффект
fellowship-rule-effect-choose-one-must-change = Выбирают то, что изменит игру

fellowship-rule-replacement-definition = Эффект замены действует взамен
fellowship-rule-replacement-last-wins = Действует последний эффект замены

fellowship-rule-shadow-only-when-dealt = Эффект тени действует с розданной карты

fellowship-rule-tokens-unlimited = Жетоны не кончаются

fellowship-rule-player-order-definition = Порядок ходов: от первого по часовой
fellowship-rule-player-order-wraps = Порядок ходов идёт по кругу до конца

fellowship-rule-threat-floor = Уровень угрозы не бывает ниже 0

fellowship-rule-play-pay = За разыгранную карту платят
fellowship-rule-play-from-hand = Карты разыгрывают с руки

fellowship-rule-put-into-play-no-cost = Введение в игру ничего не стоит
fellowship-rule-put-into-play-no-restrictions = На введение в игру ограничения не действуют
fellowship-rule-put-into-play-not-played = Введённая в игру карта не разыграна
fellowship-rule-put-into-play-area = Куда вводят карту в игру

fellowship-rule-mulligan-once = Начальную руку меняют один раз
fellowship-rule-mulligan-all = Начальную руку меняют целиком

fellowship-rule-willpower-contribution = Отправленные персонажи дают силу воли

fellowship-rule-destroyed-hero-ally = Уничтоженный персонаж идёт в сброс
fellowship-rule-destroyed-enemy = Уничтоженный враг идёт в сброс встреч
fellowship-rule-destroyed-not-discarded = Уничтожить — не то же, что сбросить

fellowship-rule-staging-not-at-location = Игроки не в локациях зоны испытаний
fellowship-rule-staging-location-threat = Локации в зоне испытаний дают угрозу
fellowship-rule-staging-enemy-threat = Враги в зоне испытаний дают угрозу

fellowship-rule-triggered-list = Какие свойства срабатывают
fellowship-rule-triggered-automatic = Вынужденные свойства действуют сами

fellowship-rule-immune-definition = Что такое иммунитет
fellowship-rule-immune-not-targetable = Карта с иммунитетом не может быть целью
fellowship-rule-immune-not-peripheral = Иммунитет защищает только саму карту
fellowship-rule-immune-lasting-rechecked = Новый иммунитет снимает прежние эффекты

fellowship-rule-empty-player-deck = Пустая колода игрока не тасуется
fellowship-rule-empty-encounter-deck-quest = Пустую колоду встреч собирают снова

fellowship-rule-enemy-stays-in-play = Враг остаётся, пока не уничтожен

fellowship-rule-hero-one-to-three = У каждого игрока от 1 до 3 героев
fellowship-rule-hero-start-in-play = Герои начинают в игре
fellowship-rule-hero-provides-resources = Герои дают ресурсы

fellowship-rule-location-card-stays-until-explored = Локация остаётся, пока не исследована

fellowship-rule-character-two-types = Герои и союзники — персонажи
fellowship-rule-character-stays-in-play = Персонаж остаётся, пока не уничтожен

fellowship-rule-treachery-immediate = Коварство применяют сразу

fellowship-rule-event-when-playable = Когда можно разыграть событие
fellowship-rule-event-sequence = Событие оплачивают, применяют, сбрасывают
fellowship-rule-event-cannot-enter-play = Событие не может войти в игру

fellowship-rule-quest-deck-sequence = Карты приключений идут по порядку

fellowship-rule-ally-played-from-hand = Союзников разыгрывают с руки

fellowship-rule-attachment-needs-host = Снаряжению нужно к чему крепиться
fellowship-rule-attachment-any-number = На карте может быть много снаряжения
fellowship-rule-attachment-host-leaves = Снаряжение уходит вместе с картой
fellowship-rule-attachment-restriction-checked-once = Условия крепления проверяют один раз
fellowship-rule-attachment-other-players-character = Можно снарядить чужого персонажа
fellowship-rule-attachment-control-passes = Тогда снаряжение меняет хозяина
fellowship-rule-attachment-independent-state = Снаряжение истощают отдельно

fellowship-rule-objective-stays = Цель остаётся, пока её не уберут
fellowship-rule-objective-controller = Кто контролирует цель

fellowship-rule-multi-defence-sum = Несколько защитников складывают защиту
fellowship-rule-multi-defence-one-takes-all = Весь урон получает один защитник

fellowship-rule-keyword-list = Список ключевых слов
fellowship-rule-keyword-reminder-text = Пояснение курсивом — не правило
fellowship-rule-keyword-numbers-add = Числа ключевого слова складывают

fellowship-rule-when-definition = «Когда»: событие происходит сейчас

fellowship-rule-player-deck-shuffled = В колоде игрока нет героев

fellowship-rule-encounter-deck-types = Из чего состоит колода встреч
fellowship-rule-encounter-deck-by-scenario = Колоду встреч определяет сценарий

fellowship-rule-copy-by-title = У копии то же название

fellowship-rule-doomed-each-player = Рок повышает угрозу каждому

fellowship-rule-limit-per-phase-round = Лимит за раунд считают для каждой копии
fellowship-rule-limit-per-game = Лимит за игру считают для игрока
fellowship-rule-limit-cancel-counts = Отменённый эффект тоже идёт в лимит

fellowship-rule-x-default-zero = X равен 0, если не определён
fellowship-rule-x-cost-modified-separately = Изменение стоимости не меняет X

fellowship-rule-modifier-continuous = Значения обновляют постоянно
fellowship-rule-modifier-recalculate-from-base = Значения считают заново от базового
fellowship-rule-modifier-order = Сначала складывают, потом умножают
fellowship-rule-modifier-set-overrides = Заданное значение важнее остальных
fellowship-rule-modifier-set-last-wins = Действует последнее заданное значение
fellowship-rule-modifier-floor-zero = Значение меньше 0 — это 0
fellowship-rule-modifier-no-negative-things = Символов и стоимости меньше 0 не бывает
fellowship-rule-modifier-round-up = Дроби округляют вверх

fellowship-rule-may-option = «Может» даёт право выбора

fellowship-rule-surge-reveal-one = Натиск открывает ещё одну карту
fellowship-rule-surge-each-instance = Каждый натиск открывает карту
fellowship-rule-surge-timing = Натиск действует после самой карты

fellowship-rule-optional-engage-optional = В бой можно не вступать
fellowship-rule-optional-engage-cost-irrelevant = Агрессивность здесь не важна

fellowship-rule-printed-definition = Напечатанное: то, что на самой карте

fellowship-rule-next-player-definition = Следующий игрок — по часовой стрелке
fellowship-rule-next-player-solo = В одиночку следующего игрока нет

fellowship-rule-cannot-absolute = «Не может» — без исключений

fellowship-rule-cannot-be-damaged-no-tokens = На такую карту не кладут урон
fellowship-rule-cannot-be-damaged-not-chosen = Такую карту не выбирают для урона
fellowship-rule-cannot-be-damaged-existing-stays = Прежний урон остаётся
fellowship-rule-cannot-be-damaged-other-removal = Другие эффекты могут её убрать

fellowship-rule-cannot-have-attachments-block = Некоторые карты без снаряжения
fellowship-rule-cannot-have-attachments-trait = Запрещено лишь снаряжение с чертой
fellowship-rule-cannot-have-attachments-gained = Новый запрет сбрасывает снаряжение

fellowship-rule-neutral-mixed-spheres = За нейтральную платят разные сферы
fellowship-rule-neutral-no-sphere = У нейтральной карты нет сферы

fellowship-rule-restricted-max-two = Не больше 2 с ограничением
fellowship-rule-restricted-third = Ради третьего одно сбрасывают

fellowship-rule-restriction-all-must-hold = Нужно соблюсти все ограничения

fellowship-rule-permission-optional = Разрешением можно не пользоваться

fellowship-rule-simultaneous-first-player = Порядок эффектов решает первый игрок

fellowship-rule-trait-no-effect = Сама черта ничего не делает

fellowship-rule-gain-resources = Полученные ресурсы идут герою
fellowship-rule-gain-not-printed = Полученное не напечатано

fellowship-rule-hit-points-destroyed = Урон на всё здоровье уничтожает
fellowship-rule-hit-points-modifier-loss = Потеря бонуса может уничтожить карту

fellowship-rule-engagement-compare = Сравнивают угрозу и агрессивность

fellowship-rule-move-not-same-place = Не перемещают туда, где уже лежит
fellowship-rule-move-no-destination = Без места назначения не перемещают

fellowship-rule-victory-keyword = Враг с «Победой» идёт в победную стопку
fellowship-rule-victory-explored = Локация с «Победой» идёт в стопку
fellowship-rule-victory-other-exit = Иначе победных очков нет
fellowship-rule-victory-not-text-box = Пустой текст не снимает «Победу»

fellowship-rule-win-last-stage = Пройденный последний этап — победа
fellowship-rule-win-extra-conditions = Карты добавляют условия победы

fellowship-rule-first-player-eliminated = Выбывший первый игрок передаёт жетон
fellowship-rule-first-player-target = За карты встреч выбирает первый игрок
fellowship-rule-first-player-orders-simultaneous = Одновременное упорядочивает первый игрок

fellowship-rule-score-eliminated-threat = Выбывший игрок — это угроза 50

fellowship-rule-after-definition = «После того как»: только что произошло

fellowship-rule-travel-effect-is-cost = Эффект путешествия — это стоимость

fellowship-rule-swap-needs-both = Для обмена нужны обе стороны
fellowship-rule-swap-zero-value = Ноль меняют, прочерк — нет

fellowship-rule-damage-steps = Шаги нанесения урона

fellowship-rule-blank-text-box = У пустой карты нет текста
fellowship-rule-blank-gained-stays = Полученное остаётся и на пустой карте
fellowship-rule-blank-stats-stay = Пустая карта сохраняет значения

fellowship-rule-constant-definition = Постоянное свойство действует в игре
fellowship-rule-constant-conditional = У постоянного свойства бывает условие
fellowship-rule-constant-stack = Одинаковые постоянные свойства копятся

fellowship-rule-then-sequence = «Затем» ждёт предыдущую часть
fellowship-rule-then-must-attempt = Часть после «затем» нужно выполнить
fellowship-rule-then-fails = Без первой части нет второй

fellowship-rule-current-quest-definition = Текущее приключение — нынешний этап

fellowship-rule-starting-threat-sum = Начальная угроза — сумма героев

fellowship-rule-search-look-all = При поиске смотрят все карты
fellowship-rule-search-may-take = Найденную карту можно взять
fellowship-rule-search-not-leaving = Карты при поиске остаются на месте

fellowship-rule-setup-effects-resolve-fully = Эффекты подготовки применяют полностью
fellowship-rule-setup-seven-steps = Подготовка состоит из семи шагов

fellowship-rule-forced-before-optional = Вынужденные эффекты — до реакций
fellowship-rule-forced-order-first-player = Вынужденные упорядочивает первый игрок
fellowship-rule-forced-one-after-another = Вынужденные эффекты — по одному
fellowship-rule-forced-active-at-trigger = Карта должна была быть тогда в игре

fellowship-rule-quest-advance-immediately = Достаточно прогресса — сразу новый этап
fellowship-rule-quest-no-carry-over = Излишек прогресса не переходит дальше

fellowship-rule-response-after-trigger = Реакция следует за своим условием
fellowship-rule-response-several = На одно событие бывает много реакций
fellowship-rule-response-when-before-after = «Когда» раньше, чем «после того как»
fellowship-rule-response-round-robin = Реагируют по очереди, пока все не спасуют
fellowship-rule-response-closed = Когда все спасовали, реакций больше нет

fellowship-rule-resource-flow = Ресурсы берут из запаса и возвращают

fellowship-rule-threat-elimination-level = Угроза 50 — игрок выбывает

fellowship-rule-self-reference = Карта со своим названием — только она

fellowship-rule-attack-meaning = Сила атаки определяет урон

fellowship-rule-defence-meaning = Сила защиты уменьшает урон

fellowship-rule-cancel-priority = Отмена действует прежде всего
fellowship-rule-cancel-no-longer-imminent = На отменённый эффект не реагируют
fellowship-rule-cancel-cost-stays = Стоимость отменённого не возвращают
fellowship-rule-cancel-event-discarded = Отменённое событие идёт в сброс
fellowship-rule-cancel-treachery-discarded = Отменённое коварство идёт в сброс

fellowship-rule-discard-separate = У каждого свой сброс
fellowship-rule-discard-home = Карту сбрасывают в её сброс
fellowship-rule-discard-open = Сбросы открыты для всех
fellowship-rule-discard-order-fixed = Порядок карт в сбросе не меняют
fellowship-rule-discard-simultaneous-order = Порядок сброса решает владелец

fellowship-rule-talk-allowed = Игроки могут обсуждать всё
fellowship-rule-talk-no-peeking = В чужую руку не заглядывают
fellowship-rule-talk-no-command = Никто не приказывает другому игроку
fellowship-rule-talk-own-decisions = Каждый решает за свои карты

fellowship-rule-deck-minimum-50 = В колоде не меньше 50 карт
fellowship-rule-deck-no-maximum = Верхнего предела колоды нет
fellowship-rule-deck-three-copies = Не больше 3 копий карты

fellowship-rule-guarded-attach-next = Цель охраняет следующая карта
fellowship-rule-guarded-chain = Охраняемая карта за охраняемой
fellowship-rule-guarded-threat-counts = Стража в зоне испытаний даёт угрозу
fellowship-rule-guarded-no-claim = Охраняемую цель не добыть
fellowship-rule-guarded-stays-after = Свободная цель ждёт в зоне испытаний

fellowship-rule-framework-mandatory = Структурные шаги обязательны

fellowship-rule-card-type-list = Типы карт
fellowship-rule-card-type-change = Новый тип заменяет старый

fellowship-rule-lasting-survives-source = Длительный эффект переживает источник
fellowship-rule-lasting-player-snapshot = От карт игроков — лишь на карты в игре
fellowship-rule-lasting-encounter-dynamic = От карт встреч — и на поздние карты
fellowship-rule-lasting-ends-before-end-triggers = Длительный эффект кончается перед концом
fellowship-rule-lasting-only-within-period = Начинается только в свой период

fellowship-rule-engaged-mutual = Бой взаимный
fellowship-rule-engaged-no-threat = Враг в бою не добавляет угрозы
fellowship-rule-engaged-until = До каких пор враг в бою

fellowship-rule-in-play-definition = Что находится в игре

fellowship-rule-out-of-play-definition = Что находится вне игры

fellowship-rule-in-play-shadow-not = Карта тени не в игре

fellowship-rule-leaves-play-definition = Когда карта покидает игру

fellowship-rule-restriction-outside-play = Ограничения действуют и вне игры

fellowship-rule-draw-from-top = Карты берут с верха колоды
fellowship-rule-draw-simultaneous = Несколько карт берут разом
fellowship-rule-draw-unlimited = Взятие карт не ограничено

fellowship-rule-trigger-definition = Что такое условие активации
fellowship-rule-trigger-shared-window = Одно событие — одно окно реакций

fellowship-rule-unique-group-limit = Уникальная карта в игре только одна
fellowship-rule-unique-put-into-play = Вторая уникальная копия в игру не входит
fellowship-rule-unique-encounter-version = Версия колоды встреч вытесняет вашу

fellowship-rule-qualifier-distributes = Уточнение относится к каждому слову

fellowship-rule-phase-combat-steps = Шаги фазы боя
fellowship-rule-phase-refresh-steps = Шаги фазы отдыха
fellowship-rule-phase-encounter-steps = Шаги фазы встреч
fellowship-rule-phase-planning-steps = Шаги фазы планирования
fellowship-rule-phase-travel-steps = Шаги фазы путешествия
fellowship-rule-phase-quest-steps = Шаги фазы приключений
fellowship-rule-phase-resource-steps = Шаги фазы ресурсов

fellowship-rule-order-three-layers = Постоянные, вынужденные, потом реакции
fellowship-rule-order-when-then-after = В каждой группе «когда» — до «после»

fellowship-rule-to-cost-unpaid = Нет оплаты — нет эффекта

fellowship-rule-framework-loop-steps = Некоторые шаги возвращают назад

fellowship-rule-window-first-player-first = В окне действий первый — первый игрок
fellowship-rule-window-closes-on-consecutive-passes = Все спасовали подряд — окно закрыто
fellowship-rule-window-pass-not-final = Кто спасовал, может действовать позже
fellowship-rule-window-after-1-3 = Окно действий после взятия карт
fellowship-rule-window-special-2-2 = Особое окно действий планирования
fellowship-rule-window-after-3-1 = Окно действий перед отправкой
fellowship-rule-window-after-3-2 = Окно действий перед испытанием
fellowship-rule-window-after-3-3 = Окно действий перед развязкой
fellowship-rule-window-none-between-reveals = Между открытиями карт окна нет
fellowship-rule-window-after-3-4 = Окно действий после развязки
fellowship-rule-window-after-4-2 = Окно действий после путешествия
fellowship-rule-window-after-5-2 = Окно действий после вступления в бой
fellowship-rule-window-after-5-3 = Окно действий после проверок
fellowship-rule-window-after-6-2 = Окно действий после раздачи карт тени
fellowship-rule-window-none-6-5-to-6-10 = Между атаками окон действий нет
fellowship-rule-window-after-7-4 = Окно действий после передачи жетона
fellowship-rule-window-after-6-4b = Окно действий перед защитником
fellowship-rule-window-after-6-4-1 = Окно действий перед эффектом тени
fellowship-rule-window-after-6-4-2 = Окно действий перед уроном от врага
fellowship-rule-window-after-6-4-3 = Окно действий после урона от врага
fellowship-rule-window-none-before-ranged = Перед дальней атакой окна нет
fellowship-rule-window-after-6-8-1 = Окно действий перед подсчётом атаки
fellowship-rule-window-after-6-8-2 = Окно действий перед уроном врагу
fellowship-rule-window-after-6-8-3 = Окно действий после урона врагу

fellowship-rule-step-0-0 = Шаг 0.0: раунд начинается
fellowship-rule-step-1-1 = Шаг 1.1: фаза ресурсов начинается
fellowship-rule-step-phase-begin-is-trigger = Начало фазы — событие игры
fellowship-rule-step-1-2 = Шаг 1.2: каждый герой получает ресурс
fellowship-rule-step-1-3 = Шаг 1.3: каждый игрок берёт карту
fellowship-rule-step-1-4 = Шаг 1.4: фаза ресурсов завершается
fellowship-rule-step-phase-end-is-trigger = Конец фазы — событие игры
fellowship-rule-step-2-1 = Шаг 2.1: фаза планирования начинается
fellowship-rule-step-2-2-active-plays = Шаг 2.2: карты играет активный игрок
fellowship-rule-step-2-2-stays-open = Шаг 2.2 длится, пока все не спасуют
fellowship-rule-step-allies-only-planning = Союзников и снаряжение — в планировании
fellowship-rule-step-2-3 = Шаг 2.3: планирует следующий игрок
fellowship-rule-step-2-4 = Шаг 2.4: фаза планирования завершается
fellowship-rule-step-3-1 = Шаг 3.1: фаза приключений начинается
fellowship-rule-step-3-2-order = Шаг 3.2: персонажей отправляют по очереди
fellowship-rule-step-3-2-exhaust = Шаг 3.2: отправка истощает
fellowship-rule-step-3-3-reveal = Шаг 3.3: по карте на каждого игрока
fellowship-rule-step-3-3-when-revealed = Шаг 3.3: карта за картой
fellowship-rule-step-3-4-compare = Шаг 3.4: сила воли против угрозы
fellowship-rule-step-3-4-success = Шаг 3.4: успех даёт прогресс
fellowship-rule-step-3-4-active-location = Шаг 3.4: сначала активная локация
fellowship-rule-step-3-4-failure = Шаг 3.4: неудача повышает угрозу
fellowship-rule-step-3-4-tie = Шаг 3.4: ничья ничего не меняет
fellowship-rule-step-3-4-stay-committed = Персонажи в приключении до конца фазы
fellowship-rule-step-3-4-not-readied = Развязка не готовит персонажей
fellowship-rule-step-3-5 = Шаг 3.5: фаза приключений завершается
fellowship-rule-step-4-1 = Шаг 4.1: фаза путешествия начинается
fellowship-rule-step-4-2-optional = Шаг 4.2: игроки могут отправиться в путь
fellowship-rule-step-4-2-one = Шаг 4.2: не больше одной локации
fellowship-rule-step-4-2-first-player = Шаг 4.2: решает первый игрок
fellowship-rule-step-4-2-blocked = Шаг 4.2: не при активной локации
fellowship-rule-step-4-3 = Шаг 4.3: фаза путешествия завершается
fellowship-rule-step-5-1 = Шаг 5.1: фаза встреч начинается
fellowship-rule-step-5-2 = Шаг 5.2: можно вступить в бой с одним
fellowship-rule-step-5-3-sequence = Шаг 5.3: проверяют по кругу
fellowship-rule-step-5-3-one-per-check = Шаг 5.3: за проверку — один враг
fellowship-rule-step-5-3-end = Шаг 5.3: пока никто не вступает в бой
fellowship-rule-step-5-4 = Шаг 5.4: фаза встреч завершается
fellowship-rule-step-6-1 = Шаг 6.1: фаза боя начинается
fellowship-rule-step-6-2-one-each = Шаг 6.2: каждому врагу карта тени
fellowship-rule-step-6-2-player-order = Шаг 6.2: в порядке ходов
fellowship-rule-step-6-2-cost-order = Шаг 6.2: сначала самому агрессивному
fellowship-rule-step-6-3 = Шаг 6.3: начинаются атаки врагов
fellowship-rule-step-6-4a-choose = Шаг 6.4а: выбирают атакующего врага
fellowship-rule-step-6-4a-eligible = Шаг 6.4а: каждый враг атакует один раз
fellowship-rule-step-6-4a-mandatory = Шаг 6.4а: атаки врагов обязательны
fellowship-rule-step-6-5 = Шаг 6.5: враги следующего игрока
fellowship-rule-step-6-6 = Шаг 6.6: атаки врагов завершаются
fellowship-rule-step-6-7 = Шаг 6.7: начинаются атаки игроков
fellowship-rule-step-6-8a-optional = Шаг 6.8а: игрок может атаковать
fellowship-rule-step-6-8a-repeat = Шаг 6.8а: повторяют, пока есть желание
fellowship-rule-step-6-9 = Шаг 6.9: атакует следующий игрок
fellowship-rule-step-6-10 = Шаг 6.10: атаки игроков завершаются
fellowship-rule-step-6-11 = Шаг 6.11: карты тени сбрасывают
fellowship-rule-step-7-1 = Шаг 7.1: фаза отдыха начинается
fellowship-rule-step-7-2 = Шаг 7.2: все карты готовят
fellowship-rule-step-7-3 = Шаг 7.3: угроза каждого растёт на 1
fellowship-rule-step-7-4 = Шаг 7.4: передают жетон первого игрока
fellowship-rule-step-7-5 = Шаг 7.5: фаза отдыха завершается
fellowship-rule-step-0-1 = Шаг 0.1: раунд завершается
fellowship-rule-step-0-1-trigger = Конец раунда — событие игры
fellowship-rule-step-6-4b = Шаг 6.4б: называют атакующего врага
fellowship-rule-step-6-4-1-one-defender = Шаг 6.4.1: один защитник
fellowship-rule-step-6-4-1-exhaust = Шаг 6.4.1: защита истощает
fellowship-rule-step-6-4-1-undefended = Шаг 6.4.1: можно не защищаться
fellowship-rule-step-6-4-1-own-enemies-only = Шаг 6.4.1: только от своих врагов
fellowship-rule-step-6-4-2 = Шаг 6.4.2: эффект тени
fellowship-rule-step-6-4-3-damage = Шаг 6.4.3: атака минус защита

fellowship-rule-combat-undefended = Атака без защитника: защиту не считают
fellowship-rule-combat-undefended-hero-only = Атака без защитника: весь урон — герою
fellowship-rule-combat-defender-left = Без защитника атака незащищённая
fellowship-rule-combat-no-overflow = Лишний урон не переходит дальше

fellowship-rule-step-6-4-4 = Шаг 6.4.4: атака врага завершается
fellowship-rule-step-6-8b = Шаг 6.8б: цель и нападающие
fellowship-rule-step-6-8b-all-ranged = Шаг 6.8б: дальняя атака на чужого врага
fellowship-rule-step-6-8-1 = Шаг 6.8.1: присоединяется дальняя атака
fellowship-rule-step-6-8-2 = Шаг 6.8.2: силу атаки складывают
fellowship-rule-step-6-8-3 = Шаг 6.8.3: враг получает урон
fellowship-rule-step-6-8-4 = Шаг 6.8.4: атака игрока завершается
fellowship-rule-step-6-8-4-attackers-until = До каких пор персонаж нападает

fellowship-rule-player-card-title = Карта игрока: название и уникальность
fellowship-rule-player-card-cost = Карта игрока: стоимость
fellowship-rule-player-card-threat-cost = Герой: цена угрозы
fellowship-rule-player-card-sphere = Карта игрока: сфера
fellowship-rule-player-card-willpower = Персонаж: сила воли
fellowship-rule-player-card-attack = Персонаж: сила атаки
fellowship-rule-player-card-defense = Персонаж: сила защиты
fellowship-rule-player-card-hit-points = Персонаж: здоровье
fellowship-rule-player-card-resource-icon = Герой: символ ресурсов
fellowship-rule-player-card-traits = Карта игрока: черты
fellowship-rule-player-card-text = Карта игрока: текст
fellowship-rule-player-card-type = Карта игрока: тип
fellowship-rule-player-card-set-info = Карта игрока: набор и номер

fellowship-rule-encounter-card-title = Карта встречи: название
fellowship-rule-encounter-card-engagement-cost = Враг: агрессивность
fellowship-rule-encounter-card-threat = Враг и локация: угроза
fellowship-rule-encounter-card-attack = Враг: сила атаки
fellowship-rule-encounter-card-defense = Враг: сила защиты
fellowship-rule-encounter-card-quest-points = Локация: очки приключения
fellowship-rule-encounter-card-hit-points = Враг: здоровье
fellowship-rule-encounter-card-set-icon = Карта встречи: символ набора и кольцо
fellowship-rule-encounter-card-traits = Карта встречи: черты
fellowship-rule-encounter-card-text = Карта встречи: текст
fellowship-rule-encounter-card-shadow = Карта встречи: эффект тени
fellowship-rule-encounter-card-type = Карта встречи: тип
fellowship-rule-encounter-card-set-info = Карта встречи: набор и номер
fellowship-rule-encounter-card-scenario-title = Цель: название сценария
fellowship-rule-encounter-card-victory = Карта встречи: победные очки

fellowship-rule-quest-card-title = Карта приключения: название этапа
fellowship-rule-quest-card-scenario-icon = Карта приключения: символ сценария
fellowship-rule-quest-card-sequence = Карта приключения: номер этапа
fellowship-rule-quest-card-encounter-info = Карта приключения: наборы встреч
fellowship-rule-quest-card-scenario-title = Карта приключения: название сценария
fellowship-rule-quest-card-text = Карта приключения: текст
fellowship-rule-quest-card-set-info = Карта приключения: набор и номер
fellowship-rule-quest-card-quest-points = Карта приключения: очки приключения

fellowship-rule-campaign-sequence = Сценарии кампании идут друг за другом
fellowship-rule-campaign-loss-no-penalty = Проигранный сценарий играют снова

fellowship-rule-log-record-each-scenario = Итоги записывают в журнал кампании
fellowship-rule-log-consulted-at-setup = При подготовке сверяют журнал

fellowship-rule-heroes-recorded = Имена героев записывают
fellowship-rule-heroes-fallen = Герой в сбросе становится погибшим
fellowship-rule-heroes-fallen-banned = Погибшего героя больше не берут
fellowship-rule-heroes-deck-free = Колоды между сценариями можно менять
fellowship-rule-heroes-same-heroes = В каждом сценарии те же герои
fellowship-rule-heroes-replace-fallen = Погибшего героя можно заменить
fellowship-rule-heroes-replace-fallen-penalty = Замена стоит всем +1 к угрозе
fellowship-rule-heroes-voluntary-change = Одного героя можно сменить
fellowship-rule-heroes-voluntary-change-penalty = Смена стоит всем +1 к угрозе
fellowship-rule-heroes-none-left = Героев нет — погибший возвращается

fellowship-rule-card-types-three = Карты кампании, помощи и тягот

fellowship-rule-campaign-card-setup = Карта кампании дополняет подготовку
fellowship-rule-campaign-card-resolution = После победы карту кампании переворачивают

fellowship-rule-boon-earned-only = Карты помощи сначала зарабатывают

fellowship-rule-burden-set-icon = У карт тягот свой символ
fellowship-rule-burden-added-when-told = Тяготы добавляют лишь по указанию

fellowship-rule-pool-definition = Реестр кампании — список заработанного
fellowship-rule-pool-permanent-note = Героя постоянной карты записывают
fellowship-rule-pool-player-boon-may = Помощь можно добавить в колоду
fellowship-rule-pool-boon-not-counted = Помощь не считают в размер колоды
fellowship-rule-pool-player-burden-must = Тяготу нужно добавить в колоду
fellowship-rule-pool-burden-not-counted = Тяготу не считают в размер колоды
fellowship-rule-pool-fallen-removes-permanent = Постоянные карты погибшего удаляют

fellowship-rule-expert-damage-kept = Экспертный режим: урон остаётся
fellowship-rule-expert-damage-placed = Экспертный режим: урон кладут снова
fellowship-rule-expert-heal-option = Экспертный режим: лечение даёт угрозу

fellowship-rule-setup-steps-1 = Подготовка кампании 1: герои из журнала
fellowship-rule-setup-steps-2 = Подготовка кампании 2: погибшие герои
fellowship-rule-setup-steps-3 = Подготовка кампании 3: смена героев
fellowship-rule-setup-steps-4 = Подготовка кампании 4: уровень угрозы
fellowship-rule-setup-steps-5 = Подготовка кампании 5: постоянные карты
fellowship-rule-setup-steps-6 = Подготовка кампании 6: карты подготовки
fellowship-rule-setup-steps-7 = Подготовка кампании 7: колоды игроков
fellowship-rule-setup-steps-8 = Подготовка кампании 8: колода встреч
