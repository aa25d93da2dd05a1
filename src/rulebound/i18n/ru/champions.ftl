### Marvel Champions. Названия карт берутся с самих карт.

champions-title = Marvel Champions: карточная игра
champions-line = От одного до четырёх героев вместе против злодея: одолейте его последнюю стадию, пока не завершился основной замысел.
champions-result-players = Игроки победили!
champions-result-villain = { $villain } побеждает: игроки проиграли.
champions-back-player = карта игрока
champions-back-encounter = карта столкновения
champions-drone = дрон рубашкой вверх

## Перед игрой

champions-option-heroes = Герои
champions-option-heroes-spider-man = Spider-Man
champions-option-heroes-captain-marvel = Captain Marvel
champions-option-heroes-she-hulk = She-Hulk
champions-option-heroes-iron-man = Iron Man
champions-option-heroes-black-panther = Black Panther
champions-option-decks = Колоды
champions-option-villain = Злодей
champions-option-villain-rhino = Rhino
champions-option-villain-klaw = Klaw
champions-option-villain-ultron = Ultron
champions-option-mode = Режим
champions-option-mode-standard = стандартный
champions-option-mode-expert = экспертный
champions-option-modular = Модульные наборы
champions-option-modular-bomb-scare = Bomb Scare
champions-option-modular-masters-of-evil = Masters of Evil
champions-option-modular-under-attack = Under Attack
champions-option-modular-legions-of-hydra = Legions of Hydra
champions-option-modular-the-doomsday-chair = The Doomsday Chair
champions-option-modular-random = случайный, которого никто не видел
champions-option-doubles = Один и тот же герой несколько раз
champions-option-doubles-true = да
champions-option-doubles-false = нет
champions-option-decks-none = стартовая колода
champions-option-decks-spider-man = Spider-Man (стартовая колода)
champions-option-decks-captain-marvel = Captain Marvel (стартовая колода)
champions-option-decks-she-hulk = She-Hulk (стартовая колода)
champions-option-decks-iron-man = Iron Man (стартовая колода)
champions-option-decks-black-panther = Black Panther (стартовая колода)
champions-option-decks-spider-man-aggression = Spider-Man (агрессия)
champions-refused-players = { $n ->
    [one] { $n } герой
    [few] { $n } героя
   *[many] { $n } героев
 } — так играть нельзя: выберите от 1 до { $most }.
champions-refused-hero = Героя { $hero } нет. Выберите из таких: { $heroes }.
champions-refused-same-hero = Личность с одним именем может быть в игре только одна: выберите разных героев.
champions-refused-villain = Злодея { $villain } нет. Выберите из таких: { $villains }.
champions-refused-modular = Модульного набора { $modular } нет. Выберите из таких: { $sets }.
champions-refused-decks = Колод { $decks }, а героев { $heroes }: задайте не больше одной на героя.
champions-refused-deck-name = У героя { $hero } нет колоды { $deck }. Выберите из таких: { $decks }.
champions-refused-no-deck = Для героя { $hero } нет колоды: задайте список карт.
champions-refused-deck = Колодой героя { $hero } играть нельзя: { $problem }
champions-deck-hero = { $hero } — не герой.
champions-deck-unknown = карты игрока { $code } нет.
champions-deck-size = в ней { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
 }, а можно от { $least } до { $most }.
champions-deck-own = в ней должны быть все копии карты { $card } ({ $n }).
champions-deck-aspects = можно взять только один аспект, а в ней: { $aspects }.
champions-deck-foreign = карта { $card } принадлежит другому герою.
champions-deck-copies = карты { $card } можно взять не больше { $n ->
    [one] { $n } копии
   *[other] { $n } копий
 }.
champions-deck-unique = карта { $card } уникальна: можно взять только одну.
champions-deck-demand = личность требует { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
 } с чертой «{ $trait }».

## Шаги игры

champions-step-set-up = Подготовка
champions-step-open-scenario = Сценарий
champions-step-mulligan = Замена стартовой руки
champions-step-start-round = Начало раунда
champions-step-turn = Ход игрока
champions-step-end-player-phase = Конец фазы игроков
champions-step-villain-threat = Фаза злодея: угроза
champions-step-villain-activates = Фаза злодея: активация
champions-step-deal-encounter-cards = Фаза злодея: раздача карт столкновений
champions-step-reveal-encounter-cards = Фаза злодея: раскрытие карт столкновений
champions-step-end-round = Конец раунда
champions-step-end = Игра окончена

## Что лежит на столе

champions-area-scenario = Сценарий
champions-zone-encounter-deck = Колода столкновений
champions-zone-encounter-discard = Сброс столкновений
champions-zone-villain = Злодей
champions-zone-boosts = Карты усиления
champions-zone-main-scheme = Основной замысел
champions-zone-side-schemes = Побочные замыслы
champions-zone-environments = Окружения
champions-zone-revealing = Выполняется
champions-zone-villain-deck = Колода злодея
champions-zone-scheme-deck = Колода замыслов
champions-zone-removed = Вне игры
champions-zone-engaged = Сражающиеся приспешники
champions-zone-identity = Личность
champions-zone-allies = Союзники
champions-zone-upgrades = Улучшения
champions-zone-supports = Поддержка
champions-zone-dealt = Розданные карты столкновений
champions-zone-hand = Рука
champions-zone-deck = Колода
champions-zone-discard = Сброс
champions-counter-round = Раунд
champions-counter-acceleration = Жетоны ускорения
champions-counter-hit-points = Здоровье
champions-counter-damage = Урон
champions-counter-threat = Угроза
champions-counter-all-purpose-counters = жетоны
champions-counter-arrow-counters = жетоны стрел
champions-counter-attack-counters = жетоны атаки
champions-counter-energy-counters = жетоны энергии
champions-counter-medical-counters = медицинские жетоны
champions-counter-snoop-counters = жетоны слежки
champions-counter-web-counters = жетоны паутины
champions-mark-first-player = первый игрок
champions-mark-active = активный игрок
champions-mark-out = вне игры
champions-mark-hero = облик героя
champions-mark-alter-ego = облик альтер-эго
champions-mark-exhausted = истощение
champions-mark-stunned = оглушение
champions-mark-confused = замешательство
champions-mark-tough = стойкость
champions-mark-drone = дрон
champions-kind-hero = Герой
champions-kind-alter-ego = Альтер-эго
champions-kind-ally = Союзник
champions-kind-event = Событие
champions-kind-resource = Ресурс
champions-kind-support = Поддержка
champions-kind-upgrade = Улучшение
champions-kind-villain = Злодей
champions-kind-main-scheme = Основной замысел
champions-kind-side-scheme = Побочный замысел
champions-kind-minion = Приспешник
champions-kind-treachery = Коварство
champions-kind-attachment = Прикрепление
champions-kind-obligation = Обязательство
champions-kind-environment = Окружение
champions-aspect-aggression = агрессия
champions-aspect-justice = правосудие
champions-aspect-leadership = лидерство
champions-aspect-protection = защита
champions-aspect-basic = базовая
champions-aspect-hero = герой
champions-aspect-encounter = столкновение
champions-faction-aggression = агрессия
champions-faction-justice = правосудие
champions-faction-leadership = лидерство
champions-faction-protection = защита
champions-faction-basic = базовая
champions-faction-hero = герой
champions-faction-encounter = столкновение
champions-resource-energy = ресурс энергии
champions-resource-mental = ресурс разума
champions-resource-physical = ресурс силы
champions-resource-wild = универсальный ресурс
champions-icon-energy = энергия
champions-icon-mental = разум
champions-icon-physical = сила
champions-icon-wild = универсальный
champions-icon-acceleration = ускорение
champions-icon-crisis = кризис
champions-icon-hazard = опасность
champions-icon-boost = усиление
champions-icon-boost-star = звезда усиления
champions-icon-attack-star = звезда АТК
champions-icon-scheme-star = звезда ЗМС
champions-stat-cost = Стоимость
champions-stat-stage = Стадия
champions-stat-thwart = ПРТ
champions-stat-attack = АТК
champions-stat-defense = ЗАЩ
champions-stat-recover = ВСТ
champions-stat-scheme = ЗМС
champions-stat-hand = Размер руки
champions-stat-hit-points = Здоровье
champions-stat-hit-points-per-player = Здоровье на игрока
champions-stat-start-threat = Начальная угроза
champions-stat-start-threat-per-player = Начальная угроза на игрока
champions-stat-acceleration = Ускорение
champions-stat-acceleration-per-player = Ускорение на игрока
champions-stat-threat = Предел угрозы
champions-stat-threat-per-player = Предел угрозы на игрока
champions-stat-thwart-hurts = Сопутствующий урон при противодействии
champions-stat-attack-hurts = Сопутствующий урон при атаке
champions-set-spider-man = Spider-Man
champions-set-captain-marvel = Captain Marvel
champions-set-she-hulk = She-Hulk
champions-set-iron-man = Iron Man
champions-set-black-panther = Black Panther
champions-set-spider-man-nemesis = Заклятый враг: Spider-Man
champions-set-captain-marvel-nemesis = Заклятый враг: Captain Marvel
champions-set-she-hulk-nemesis = Заклятый враг: She-Hulk
champions-set-iron-man-nemesis = Заклятый враг: Iron Man
champions-set-black-panther-nemesis = Заклятый враг: Black Panther
champions-set-aggression = Агрессия
champions-set-justice = Правосудие
champions-set-leadership = Лидерство
champions-set-protection = Защита
champions-set-basic = Базовые карты
champions-set-rhino = Rhino
champions-set-klaw = Klaw
champions-set-ultron = Ultron
champions-set-bomb-scare = Bomb Scare
champions-set-masters-of-evil = Masters of Evil
champions-set-under-attack = Under Attack
champions-set-legions-of-hydra = Legions of Hydra
champions-set-the-doomsday-chair = The Doomsday Chair
champions-set-standard = Стандартный набор
champions-set-expert = Экспертный набор

## Вопросы

champions-ask-turn = Ваш ход: что вы делаете?
champions-ask-asked = Вас просят о действии.
champions-ask-pay = Заплатите { $cost }: уже получено { $have }
champions-ask-wild = Чем считать универсальный ресурс?
champions-ask-order = Что выполнить первым?
champions-ask-defend = Кто защищается от атаки силой { $n }?
champions-ask-attack = Кого атаковать?
champions-ask-thwart = С какого замысла снять угрозу?
champions-ask-damage = Кому нанести урон?
champions-ask-heal = Кого лечить?
champions-ask-stunned = Кого оглушить?
champions-ask-confused = Кого привести в замешательство?
champions-ask-tough = Кому дать стойкость?
champions-ask-ready = Какую карту привести в готовность?
champions-ask-exhaust = Какую карту истощить?
champions-ask-discard = Сбросить карты?
champions-ask-discard-down = У вас слишком много карт: сбросьте одну.
champions-ask-discard-cost = Сбросьте карту как плату.
champions-ask-mulligan = Замена стартовой руки: сбросьте любое число карт.
champions-ask-first = Кто первый игрок?
champions-ask-ally-limit = У вас слишком много союзников: сбросьте одного.
champions-ask-grim = Правила не говорят, что идёт первым: выберите худшее для игроков.
champions-ask-restricted = Слишком много карт с ограничением: сбросьте одну.
champions-ask-attach = К чему прикрепить?
champions-ask-give = Под чей контроль?
champions-ask-assign = Распределите урон.
champions-ask-activate = Какой приспешник активируется следующим?
champions-ask-choose = Выберите.
champions-ask-choose-one = Выберите одно.
champions-ask-may-change-form = Сменить облик?
champions-ask-may = Выполнить то, что предлагает карта?
champions-ask-take = Какую карту взять?
champions-ask-return = Какую карту вернуть?
champions-ask-threat = Куда положить угрозу?
champions-ask-sequence = Какой шаг следующий?
champions-ask-interrupt-enemy-attack = Прерывание: атака врага?
champions-ask-response-enemy-attack = Реакция: атака врага?
champions-ask-interrupt-enemy-scheme = Прерывание: враг воплощает замысел?
champions-ask-response-enemy-scheme = Реакция: враг воплощает замысел?
champions-ask-interrupt-attack = Прерывание: атака?
champions-ask-response-attack = Реакция: атака?
champions-ask-interrupt-thwart = Прерывание: противодействие?
champions-ask-response-thwart = Реакция: противодействие?
champions-ask-interrupt-damage = Прерывание: урон?
champions-ask-response-damage = Реакция: урон?
champions-ask-interrupt-threat = Прерывание: угроза?
champions-ask-response-threat = Реакция: угроза?
champions-ask-interrupt-defeat = Прерывание: поражение?
champions-ask-response-defeat = Реакция: поражение?
champions-ask-interrupt-reveal = Прерывание: раскрытая карта?
champions-ask-response-reveal = Реакция: раскрытая карта?
champions-ask-interrupt-enter = Прерывание: карта входит в игру?
champions-ask-response-enter = Реакция: карта входит в игру?
champions-ask-interrupt-play = Прерывание: разыгранная карта?
champions-ask-response-play = Реакция: разыгранная карта?
champions-ask-interrupt-pay = Прерывание: оплата?
champions-ask-response-pay = Реакция: оплата?
champions-ask-interrupt-use = Прерывание: использованная способность?
champions-ask-response-use = Реакция: использованная способность?
champions-ask-interrupt-change-form = Прерывание: смена облика?
champions-ask-response-change-form = Реакция: смена облика?
champions-ask-interrupt-end-of-phase = Прерывание: конец фазы?
champions-ask-response-end-of-phase = Реакция: конец фазы?
champions-ask-interrupt-end-of-round = Прерывание: конец раунда?
champions-ask-response-end-of-round = Реакция: конец раунда?

## Ответы

champions-do-play = Разыграть: { $on }
champions-do-use = Использовать: { $on }
champions-do-use-1 = Использовать: { $on }, первая способность
champions-do-use-2 = Использовать: { $on }, вторая способность
champions-do-use-3 = Использовать: { $on }, третья способность
champions-do-attack = Атака: { $on }
champions-do-thwart = Противодействие: { $on }
champions-do-recover = Восстановление
champions-do-change-form = Сменить облик
champions-do-ask = Попросить о действии: { $on }
champions-do-end-turn = Закончить ход
champions-do-pass = Отказаться
champions-do-done = Готово
champions-do-spend = Потратить: { $on }
champions-do-stands-for = { $on ->
    [energy] Энергия
    [mental] Разум
    [physical] Сила
   *[other] { $on }
 }
champions-do-resolve = { $on }
champions-do-resolve-1 = { $on }, первая способность
champions-do-resolve-2 = { $on }, вторая способность
champions-do-resolve-3 = { $on }, третья способность
champions-do-defeat = Первым терпит поражение: { $on }
champions-do-defend = Защищается { $on }
champions-do-no-defense = Не защищаться
champions-do-damage = { $on }
champions-do-heal = { $on }
champions-do-stunned = { $on }
champions-do-confused = { $on }
champions-do-tough = { $on }
champions-do-ready = { $on }
champions-do-exhaust = { $on }
champions-do-discard = Сбросить: { $on }
champions-do-first = { $on }
champions-do-attach = { $on }
champions-do-give = { $on }
champions-do-assign = 1 урон: { $on }
champions-do-activate = { $on }
champions-do-choose = { $on }
champions-do-branch = { $on ->
    [damage] Урон
    [threat] Угроза
    [draw] Взять карты
    [drone] Дрон
    [spend] Потратить ресурсы
    [exhaust] Истощение
    [stun] Оглушение
    [acceleration] Жетон ускорения
    [thw] ПРТ
    [atk] АТК
    [discard] Сбросить
    [upgrades] Истощить улучшения
   *[other] { $on }
 }
champions-do-take = Взять: { $on }
champions-do-return = { $on }
champions-do-threat = { $on }

## Что должно быть верно

champions-needs-not-locked-out = никто другой не выполняет карту с риском
champions-needs-right-form = вы в нужном облике{ $form ->
    [hero] {" "}(герой)
    [alter-ego] {" "}(альтер-эго)
   *[any] {""}
 }
champions-needs-right-moment = сейчас подходящий момент
champions-needs-game-has-begun = подготовка окончена
champions-needs-limit-left = лимит не исчерпан
champions-needs-changes-the-game = это изменит игру
champions-needs-costs-payable = плату можно внести
champions-needs-resources-suffice = стоит { $cost }, вы можете получить { $have }
champions-needs-can-be-played = это союзник, улучшение или поддержка у вас на руке
champions-needs-is-no-resource-card = это не карта ресурса: их только тратят
champions-needs-form-allows = карту можно разыграть в этом облике{ $form ->
    [hero] {" "}(только герой)
    [alter-ego] {" "}(только альтер-эго)
   *[any] {""}
 }
champions-needs-unique-is-free = уникальной карты с таким названием нет в игре
champions-needs-room-for-it = предел на игрока не достигнут
champions-needs-has-a-host = есть к чему прикрепить
champions-needs-no-guard = с вами не сражается враг с охраной
champions-needs-may-be-attacked = цель можно атаковать
champions-needs-is-ready = карта готова
champions-needs-hero-or-ally = это герой или союзник
champions-needs-is-alter-ego = это альтер-эго
champions-needs-has-atk = есть АТК
champions-needs-has-thw = есть ПРТ
champions-needs-has-enemy = есть враг, которого можно атаковать
champions-needs-has-scheme = есть замысел, которому можно противодействовать
champions-needs-is-damaged = есть урон, который можно вылечить
champions-needs-no-crisis = в игре нет символа кризиса
champions-needs-has-threat = на замысле есть угроза
champions-needs-may-lose-threat = с замысла можно снимать угрозу
champions-needs-not-changed-yet = сейчас ваш ход, и вы в нём ещё не меняли облик

## Что произошло

champions-log-acceleration = Жетонов ускорения: { $n }.
champions-log-attach-fails = { $card }: прикрепить не к чему.
champions-log-attacks = { $card } атакует с силой { $n }. Цель: { $enemy }.
champions-log-boost = Усиление: { $card }, символов: { $n }.
champions-log-cancelled = { $card } отменяется.
champions-log-cannot-be-hurt = { $card } не может получать урон.
champions-log-changes-form = { $player } меняет облик: { $card }.
champions-log-confusion-lost = { $card } избавляется от замешательства.
champions-log-consequential = { $card } получает { $n } { $n ->
    [one] сопутствующий урон
   *[other] сопутствующего урона
 }.
champions-log-damaged = { $card } получает { $n } { $n ->
    [one] урон
   *[other] урона
 }.
champions-log-dealt = { $player } получает карту столкновения.
champions-log-deck-made = { $player } замешивает сброс в новую колоду.
champions-log-defeated = { $card } терпит поражение.
champions-log-defends = { $card } защищается.
champions-log-discards = В сброс: { $cards }.
champions-log-discards-top = { $player } сбрасывает с верха колоды: { $cards }.
champions-log-draws = { $player } берёт { $n } { $n ->
    [one] карту
    [few] карты
   *[many] карт
 }.
champions-log-eliminated = { $player } выбывает из игры.
champions-log-encounter-deck-made = Новая колода столкновений; жетонов ускорения: { $n }.
champions-log-enemy-attacks = { $enemy } атакует. Цель: { $player }.
champions-log-enemy-schemes = { $enemy } воплощает замысел.
champions-log-engages = { $card } вступает в бой. Противник: { $player }.
champions-log-enters = { $card } входит в игру.
champions-log-exhausts = { $card } истощается.
champions-log-finds = { $player } находит: { $card }.
champions-log-first = { $player } — первый игрок.
champions-log-first-player = Жетон первого игрока получает { $player }.
champions-log-generates = { $player } получает ресурсы с карты { $card }.
champions-log-gets-stunned = { $card } получает оглушение.
champions-log-gets-confused = { $card } получает замешательство.
champions-log-gets-tough = { $card } получает стойкость.
champions-log-healed = { $card } восстанавливает { $n } { $n ->
    [one] здоровье
   *[other] здоровья
 }.
champions-log-leaves = { $card } выходит из игры.
champions-log-obligation-ignored = { $card } удаляется: герой этой карты выбыл.
champions-log-placed-instead = { $card } принимает на себя { $n } { $n ->
    [one] урон
   *[other] урона
 }.
champions-log-players-win = Игроки побеждают.
champions-log-plays = { $player } разыгрывает: { $card }.
champions-log-prevents = Предотвращено: { $n }.
champions-log-quickstrike = { $card }: быстрый удар.
champions-log-readies = { $card } приходит в готовность.
champions-log-ready = Все игроки приводят свои карты в готовность.
champions-log-recovers = { $card } восстанавливается.
champions-log-removed = { $card } удаляется из игры.
champions-log-replaced = { $card } меняет ход событий.
champions-log-retaliates = { $card }: возмездие.
champions-log-reveals = { $player } раскрывает: { $card }.
champions-log-round = Раунд { $n }.
champions-log-scheme-completed = { $scheme }: замысел завершён.
champions-log-scheme-defeated = { $scheme }: замысел сорван.
champions-log-scheme-stage = Основной замысел теперь — { $scheme }.
champions-log-shuffled-in = { $player } замешивает в колоду: { $cards }.
champions-log-spends = { $player } сбрасывает для оплаты карту { $card }.
champions-log-stun-lost = { $card } избавляется от оглушения.
champions-log-surge = Натиск: { $player } раскрывает ещё одну карту.
champions-log-threat-placed = { $n ->
    [one] { $n } угроза добавляется
    [few] { $n } угрозы добавляются
   *[many] { $n } угроз добавляется
 } на замысел { $scheme }.
champions-log-threat-removed = { $n ->
    [one] { $n } угроза снимается
    [few] { $n } угрозы снимаются
   *[many] { $n } угроз снимается
 } с замысла { $scheme }.
champions-log-takes-control = { $player } берёт под контроль: { $card }.
champions-log-thwarts = { $card } противодействует замыслу: { $scheme }.
champions-log-tough-lost = { $card } теряет стойкость и не получает урона.
champions-log-turn = Ходит { $player }.
champions-log-uses = { $player } использует: { $card }.
champions-log-villain-phase = Начинается фаза злодея.
champions-log-villain-stage = Следующая стадия: { $card }.
champions-log-villain-wins = { $villain } побеждает.

## Тексты карт: способности

champions-ability-action = { $form ->
    [hero] Действие героя
    [alter-ego] Действие альтер-эго
   *[any] Действие
 }{ $label ->
    [attack] {" "}(атака)
    [thwart] {" "}(противодействие)
    [defense] {" "}(защита)
   *[none] {""}
 }
champions-ability-interrupt = { $form ->
    [hero] Прерывание героя
    [alter-ego] Прерывание альтер-эго
   *[any] Прерывание
 }{ $label ->
    [attack] {" "}(атака)
    [thwart] {" "}(противодействие)
    [defense] {" "}(защита)
   *[none] {""}
 }
champions-ability-response = { $form ->
    [hero] Реакция героя
    [alter-ego] Реакция альтер-эго
   *[any] Реакция
 }{ $label ->
    [attack] {" "}(атака)
    [thwart] {" "}(противодействие)
    [defense] {" "}(защита)
   *[none] {""}
 }
champions-ability-would = { $form ->
    [hero] Принудительное прерывание героя
    [alter-ego] Принудительное прерывание альтер-эго
   *[any] Принудительное прерывание
 }{ $label ->
    [attack] {" "}(атака)
    [thwart] {" "}(противодействие)
    [defense] {" "}(защита)
   *[none] {""}
 }
champions-ability-forced-interrupt = { $form ->
    [hero] Принудительное прерывание героя
    [alter-ego] Принудительное прерывание альтер-эго
   *[any] Принудительное прерывание
 }{ $label ->
    [attack] {" "}(атака)
    [thwart] {" "}(противодействие)
    [defense] {" "}(защита)
   *[none] {""}
 }
champions-ability-forced-response = { $form ->
    [hero] Принудительная реакция героя
    [alter-ego] Принудительная реакция альтер-эго
   *[any] Принудительная реакция
 }{ $label ->
    [attack] {" "}(атака)
    [thwart] {" "}(противодействие)
    [defense] {" "}(защита)
   *[none] {""}
 }
champions-ability-resource = { $form ->
    [hero] Ресурс героя
    [alter-ego] Ресурс альтер-эго
   *[any] Ресурс
 }{ $label ->
    [attack] {" "}(атака)
    [thwart] {" "}(противодействие)
    [defense] {" "}(защита)
   *[none] {""}
 }
champions-ability-when-revealed = { $form ->
    [hero] При раскрытии (герой)
    [alter-ego] При раскрытии (альтер-эго)
   *[any] При раскрытии
 }{ $label ->
    [attack] {" "}(атака)
    [thwart] {" "}(противодействие)
    [defense] {" "}(защита)
   *[none] {""}
 }
champions-ability-when-defeated = { $form ->
    [hero] При поражении (герой)
    [alter-ego] При поражении (альтер-эго)
   *[any] При поражении
 }{ $label ->
    [attack] {" "}(атака)
    [thwart] {" "}(противодействие)
    [defense] {" "}(защита)
   *[none] {""}
 }
champions-ability-boost = { $form ->
    [hero] Усиление (герой)
    [alter-ego] Усиление (альтер-эго)
   *[any] Усиление
 }{ $label ->
    [attack] {" "}(атака)
    [thwart] {" "}(противодействие)
    [defense] {" "}(защита)
   *[none] {""}
 }
champions-ability-special = { $form ->
    [hero] Особая способность героя
    [alter-ego] Особая способность альтер-эго
   *[any] Особая способность
 }{ $label ->
    [attack] {" "}(атака)
    [thwart] {" "}(противодействие)
    [defense] {" "}(защита)
   *[none] {""}
 }
champions-ability-setup = { $form ->
    [hero] Подготовка героя
    [alter-ego] Подготовка альтер-эго
   *[any] Подготовка
 }{ $label ->
    [attack] {" "}(атака)
    [thwart] {" "}(противодействие)
    [defense] {" "}(защита)
   *[none] {""}
 }
champions-ability = { $head }: { $body }
champions-ability-effects = { $effects }
champions-ability-costs = { $costs } → { $effects }
champions-ability-when-interrupt = когда { $when }, { $body }
champions-ability-when-would = когда { $when }, { $body }
champions-ability-when-forced-interrupt = когда { $when }, { $body }
champions-ability-when-response = после того как { $when }, { $body }
champions-ability-when-forced-response = после того как { $when }, { $body }
champions-ability-limited = { $text } ({ $limit })
champions-ability-named = { $name } — { $text }
champions-while = { $said }, { $condition }

## Тексты карт: напечатанные слова

champions-text-hero-only = Только в облике героя.
champions-text-alter-ego-only = Только в облике альтер-эго.
champions-text-attach = Носитель: { $to }.
champions-text-max-per-player = Не больше 1 на игрока.
champions-text-max-per-host = Не больше 1 на носителя.
champions-text-doubles = Даёт вдвое больше ресурсов при оплате карт аспекта «{ $aspect }».
champions-text-uses = Запас: { $type } ({ $n }).
champions-text-counters = При входе в игру получает { $type } ({ $n }).
champions-text-give-to = Достаётся игроку, чей герой — { $hero }.
champions-text-loses = Если эта стадия завершена, игроки проигрывают.
champions-keyword-surge = Натиск.
champions-keyword-guard = Охрана.
champions-keyword-toughness = Стойкость.
champions-keyword-quickstrike = Быстрый удар.
champions-keyword-retaliate = Возмездие { $n }.
champions-keyword-overkill = Пробивание.
champions-keyword-peril = Риск.
champions-keyword-restricted = Ограничение.
champions-keyword-any-player = Можно разыграть под контроль любого игрока.
champions-keyword-max-per-deck = Не больше { $n } в колоде.
champions-keyword-only-allies-defend = Сражающийся с ним игрок должен защищаться от его атак союзником, если может.

## Тексты карт: условия срабатывания

champions-when-villain-attacks-you = злодей атакует вас
champions-when-this-attacks = этот персонаж атакует
champions-when-host-attacks = носитель атакует
champions-when-this-attacks-you = этот враг атакует вас
champions-when-host-attacks-and-damages = носитель атаковал и нанёс урон персонажу
champions-when-your-hero-defends = ваш герой защитился
champions-when-villain-schemes = злодей воплощает замысел
champions-when-this-schemes = этот враг воплотил замысел
champions-when-host-schemes = носитель воплотил замысел
champions-when-your-hero-attacks = ваш герой атаковал
champions-when-you-make-a-basic-attack = вы провели базовую атаку
champions-when-your-hero-attacks-and-defeats = ваш герой атаковал и победил врага
champions-when-this-defeats-a-minion = этот персонаж атаковал и победил приспешника
champions-when-this-thwarts = этот персонаж провёл противодействие
champions-when-you-would-take-attack-damage = вы должны получить урон от атаки
champions-when-your-hero-would-take-damage = ваш герой должен получить урон
champions-when-host-would-take-damage = носитель должен получить урон
champions-when-villain-took-damage = злодей получил урон
champions-when-threat-would-be-placed = на замысел должна быть положена угроза
champions-when-threat-placed-here-in-step-one = сюда положена угроза на первом шаге фазы злодея
champions-when-this-is-defeated = эта карта терпит поражение
champions-when-host-is-defeated = носитель терпит поражение
champions-when-host-would-be-defeated = носитель должен потерпеть поражение
champions-when-facedown-drone-is-defeated = приспешник-дрон рубашкой вверх потерпел поражение
champions-when-you-defeat-a-minion = вы победили приспешника
champions-when-treachery-revealed = из колоды столкновений раскрыта карта коварства
champions-when-encounter-card-revealed = из колоды столкновений раскрыта карта
champions-when-this-enters-play = эта карта вошла в игру
champions-when-minion-enters-play = приспешник вошёл в игру
champions-when-you-play-this = вы разыграли эту карту
champions-when-you-change-to-this-form = вы приняли этот облик

## Тексты карт: плата

champions-cost-exhaust-this = истощите эту карту
champions-cost-exhaust-identity = истощите свою личность
champions-cost-remove-counters = снимите отсюда { $n } { $n ->
    [one] жетон
    [few] жетона
   *[many] жетонов
 }
champions-cost-discard-this = сбросьте эту карту
champions-cost-spend = потратьте { $resources }
champions-cost-spend-x = потратьте X × { $resource }
champions-cost-damage-this = нанесите этой карте { $n } { $n ->
    [one] урон
   *[other] урона
 }
champions-cost-damage-you = получите { $n } { $n ->
    [one] урон
   *[other] урона
 }
champions-cost-heal = восстановите { $n } { $n ->
    [one] здоровье
   *[other] здоровья
 }
champions-cost-discard-cards = сбросьте с руки { $n } { $n ->
    [one] карту
    [few] карты
   *[many] карт
 }
champions-cost-pay-for-an-ally = заплатите указанную стоимость союзника из сброса любого игрока
champions-cost-discard-up-to = сбросьте с руки до { $n } { $n ->
    [one] карты
   *[other] карт
 }

## Тексты карт: эффекты. Цели ниже стоят в именительном падеже, поэтому цель — подлежащее: «любой враг получает 2 урона».

champions-effect-generate = получите { $resources }
champions-effect-deal = { $target } получает { $n } { $n ->
    [one] урон
   *[other] урона
 }
champions-effect-deal-by = { $target } получает урон: { $n }
champions-effect-deal-overkill = { $said } с пробиванием
champions-effect-deal-overkill-if = { $said }; { $condition }, атака получает пробивание
champions-effect-remove-threat = { $target } теряет { $n } { $n ->
    [one] угрозу
    [few] угрозы
   *[many] угроз
 }
champions-effect-remove-threat-by = { $target } теряет угрозу: { $n }
champions-effect-place-threat = { $target } получает { $n } { $n ->
    [one] угрозу
    [few] угрозы
   *[many] угроз
 }
champions-effect-place-threat-by = { $target } получает угрозу: { $n }
champions-effect-heal = { $target } восстанавливает { $n } { $n ->
    [one] здоровье
   *[other] здоровья
 }
champions-effect-heal-by = { $target } восстанавливает здоровье: { $n }
champions-effect-heal-all = { $target } восстанавливает всё здоровье
champions-effect-move-damage = { $target } получает урон, перемещённый с вашего героя: { $n }
champions-effect-move-damage-from = урон ({ $n }) перемещается: { $source } → { $target }
champions-effect-give-stunned = { $target } получает оглушение
champions-effect-give-confused = { $target } получает замешательство
champions-effect-give-tough = { $target } получает стойкость
champions-effect-stun-damaged = каждый персонаж, которому эта атака нанесла урон, получает оглушение
champions-effect-ready = { $target } приходит в готовность
champions-effect-exhaust = { $target } истощается
champions-effect-prevent = предотвратите { $n } { $n ->
    [one] единицу
    [few] единицы
   *[many] единиц
 }
champions-effect-prevent-all = полностью предотвратите это
champions-effect-place-here-instead = положите этот урон сюда; когда здесь { $n } { $n ->
    [one] урон
   *[other] урона
 }, сбросьте эту карту
champions-effect-assign = { $target } получают урон, который вы распределяете: { $n }
champions-effect-assign-by = { $target } получают урон, который вы распределяете: { $n }
champions-effect-indirect = { $who }: непрямой урон { $n }
champions-effect-draw = { $by ->
    [you] возьмите
   *[other] { $who } берёт
 } { $n ->
    [one] { $n } карту
    [few] { $n } карты
    [many] { $n } карт
   *[other] карты: { $n }
 }
champions-effect-draw-up = возьмите карты до указанного размера руки
champions-effect-discard-top-by = { $by ->
    [you] сбросьте
   *[other] { $who } сбрасывает
 } верхние карты колоды: { $n }
champions-effect-discard = { $target } уходит в сброс
champions-effect-discard-top = { $by ->
    [you] сбросьте
   *[other] { $who } сбрасывает
 } { $n ->
    [1] верхнюю карту
    [one] { $n } верхнюю карту
    [few] { $n } верхние карты
   *[many] { $n } верхних карт
 } колоды
champions-effect-discard-top-keep = сбросьте { $n } { $n ->
    [one] верхнюю карту
    [few] верхние карты
   *[many] верхних карт
 } колоды и возьмите из них те, на которых указан { $resource }
champions-effect-discard-random = { $by ->
    [you] сбросьте
   *[other] { $who } сбрасывает
 } { $n } { $n ->
    [one] случайную карту
    [few] случайные карты
   *[many] случайных карт
 } с руки
champions-effect-return-to-hand = { $target } возвращается в руку владельца
champions-effect-remove-from-game = удалите эту карту из игры
champions-effect-add-counters = положите сюда { $type }: { $n }
champions-effect-look-at-top = посмотрите { $n } { $n ->
    [one] верхнюю карту
    [few] верхние карты
   *[many] верхних карт
 } колоды, возьмите одну, остальные сбросьте
champions-effect-change-form = смените облик
champions-effect-may-change-to-alter-ego = можете принять облик альтер-эго
champions-effect-may-change-to-hero = можете принять облик героя
champions-effect-take-control = { $target } переходит под ваш контроль
champions-effect-put-into-play = { $target } входит в игру под вашим контролем
champions-effect-acceleration = основной замысел получает жетон ускорения
champions-effect-surge = эта карта получает натиск
champions-effect-enemy-attacks = { $target } атакует вас
champions-effect-enemy-attacks-engaged = { $target } атакует героя, с которым сражается
champions-effect-enemy-schemes = { $target } воплощает замысел
champions-effect-extra-boost = враг получает ещё одну карту усиления на эту активацию
champions-effect-gain-overkill = атака получает пробивание
champions-effect-less-threat = он кладёт на { $n } { $n ->
    [one] угрозу
    [few] угрозы
   *[many] угроз
 } меньше
champions-effect-instead = этого не происходит
champions-effect-cancel-when-revealed = отмените её эффекты «При раскрытии»
champions-effect-cancel-card = отмените её эффекты и сбросьте её
champions-effect-take-threat-as-damage = вместо этого вы получаете столько же урона
champions-effect-reveal-top = раскройте верхнюю карту колоды столкновений
champions-effect-deal-encounter = { $by ->
    [you] вы получаете
   *[other] { $who } получает
 } карту столкновения
champions-effect-find-reveal = найдите в колоде и сбросе столкновений карту «{ $title }», раскройте её и перетасуйте колоду
champions-effect-find-put = найдите в колоде и сбросе столкновений карту «{ $title }», введите её в игру и перетасуйте колоду
champions-effect-find-put-engaged = найдите в колоде и сбросе столкновений карту «{ $title }», введите её в игру сражающейся с вами и перетасуйте колоду
champions-effect-find-reveal-trait = найдите в колоде и сбросе столкновений приспешника с чертой «{ $trait }» и раскройте его
champions-effect-find-put-trait = найдите в колоде и сбросе столкновений приспешника с чертой «{ $trait }», введите его в игру сражающимся с вами и перетасуйте колоду
champions-effect-discard-until-minion = сбрасывайте карты с верха колоды столкновений, пока не выйдет приспешник; { $who } вступает с ним в бой
champions-effect-discard-until-minion-trait = сбрасывайте карты с верха колоды столкновений, пока не выйдет приспешник с чертой «{ $trait }»; { $who } вступает с ним в бой
champions-effect-discard-until-side-scheme = сбрасывайте карты с верха колоды столкновений, пока не выйдет побочный замысел, и раскройте его
champions-effect-drone = { $by ->
    [you] введите в игру рубашкой вверх { $n ->
        [1] верхнюю карту своей колоды как приспешника-дрона, сражающегося с вами
        [one] { $n } верхнюю карту своей колоды как приспешников-дронов, сражающихся с вами
        [few] { $n } верхние карты своей колоды как приспешников-дронов, сражающихся с вами
       *[many] { $n } верхних карт своей колоды как приспешников-дронов, сражающихся с вами
     }
   *[other] { $who } вводит в игру рубашкой вверх { $n ->
        [1] верхнюю карту своей колоды как приспешника-дрона, сражающегося с этим игроком
        [one] { $n } верхнюю карту своей колоды как приспешников-дронов, сражающихся с этим игроком
        [few] { $n } верхние карты своей колоды как приспешников-дронов, сражающихся с этим игроком
       *[many] { $n } верхних карт своей колоды как приспешников-дронов, сражающихся с этим игроком
     }
 }
champions-effect-nemesis = ваш заклятый враг и его побочный замысел входят в игру, а остальные карты его набора замешиваются в колоду столкновений
champions-effect-put-this-into-play = введите эту карту в игру сражающейся с вами
champions-effect-if = { $condition }, то { $effects }
champions-effect-if-otherwise = { $said }; иначе { $otherwise }
champions-effect-then = { $first }, после чего { $after }
champions-effect-branch = { $effects }
champions-effect-choose-one = { $by ->
    [you] выберите одно
   *[other] { $who } выбирает одно
 } ({ $branches })
champions-effect-may = { $by ->
    [you] можете
   *[other] { $who } может
 }: { $effects }
champions-effect-each-player = каждый игрок: { $effects }
champions-effect-resolve-specials = выполните в любом порядке особую способность каждого своего улучшения с чертой «{ $trait }»
champions-effect-spend = потратьте { $resources }
champions-effect-later-end-of-round = { $effect } в конце раунда
champions-effect-later-end-of-phase = { $effect } в конце фазы
champions-effect-later-activation = { $effect } в конце этой активации
champions-effect-gains-trait-phase = { $target } получает черту «{ $trait }» до конца фазы
champions-effect-cheaper = следующая карта, которую в эту фазу разыграет { $by }, стоит на { $n } меньше
champions-effect-lasts-phase = { $target } получает { $changes } до конца фазы
champions-effect-lasts-attack = { $target } получает { $changes } до конца этой активации
champions-change-atk = +{ $n } АТК
champions-change-thw = +{ $n } ПРТ
champions-change-sch = +{ $n } ЗМС
champions-change-def = +{ $n } ЗАЩ
champions-effect-hulk = сбросьте верхнюю карту своей колоды; сила — любой враг получает 2 урона, энергия — каждый персонаж получает 1 урон, разум — сбросьте эту карту, универсальный — всё перечисленное
champions-effect-drain = сбросьте с руки каждую карту с указанным ресурсом энергии
champions-effect-call = этот союзник входит в игру под вашим контролем
champions-effect-rob = каждый игрок кладёт сюда рубашкой вверх случайную карту с руки
champions-effect-give-back = каждая карта отсюда возвращается в руку владельца
champions-effect-vultures-plans = каждый игрок сбрасывает случайную карту с руки; основной замысел получает 1 угрозу за каждый вид ресурса среди сброшенных карт
champions-effect-repulsor-blast = выберите врага и сбросьте 5 верхних карт своей колоды; этот враг получает 1 урон и ещё 2 за каждый ресурс энергии, указанный на сброшенных картах
champions-effect-generate-top-of-discard = получите ресурсы верхней карты своего сброса
champions-effect-stark-tower = игрок по вашему выбору берёт на руку самое верхнее улучшение с чертой «Технология» из своего сброса
champions-effect-mark-v-helmet = любой замысел теряет 1 угрозу (каждый замысел, если у вас есть черта «Полёт»)
champions-effect-backlash = каждый игрок сбрасывает 5 верхних карт своей колоды и получает 1 урон за каждый указанный на них ресурс энергии
champions-effect-search-upgrade = найдите в своей колоде улучшение, возьмите его на руку и перетасуйте колоду
champions-effect-search-black-panther-upgrade = найдите в своей колоде улучшение с чертой «Чёрная Пантера», возьмите его на руку и перетасуйте колоду
champions-effect-ancestral-knowledge = замешайте в свою колоду до 3 карт с разными названиями из своего сброса
champions-effect-energy-daggers = выберите игрока; злодей и каждый сражающийся с этим игроком враг получают по 1 урону (по 2, если это последний шаг)
champions-effect-ritual-combat = сбросьте верхнюю карту колоды столкновений, затем выберите: ваш герой получает урон или основной замысел получает угрозу — на 1 больше, чем символов усиления на сброшенной карте
champions-effect-whirlwind = проведите эту атаку также против каждого другого героя
champions-effect-drone-to-owner = этот дрон уходит в сброс своего владельца

## Тексты карт: цели, игроки, числа, условия

champions-target-this = эта карта
champions-target-host = носитель
champions-target-that = та карта
champions-target-that-minion = этот приспешник
champions-target-the-attacked-enemy = атакованный враг
champions-target-the-attacker = атакующий
champions-target-the-chosen = выбранная карта
champions-target-an-enemy = любой враг
champions-target-each-enemy = каждый враг
champions-target-a-minion = любой приспешник
champions-target-each-minion = каждый приспешник
champions-target-each-minion-engaged-with-you = каждый сражающийся с вами приспешник
champions-target-a-drone = приспешник-дрон
champions-target-each-drone = каждый приспешник-дрон
champions-target-each-drone-engaged-with-you = каждый сражающийся с вами приспешник-дрон
champions-target-each-facedown-drone = каждый приспешник-дрон рубашкой вверх
champions-target-the-villain = злодей
champions-target-the-villain-and-your-minions = злодей, а также каждый сражающийся с вами приспешник,
champions-target-minion-with-most-hit-points = приспешник с наибольшим указанным здоровьем
champions-target-free-minion-with-most-hit-points = приспешник с наибольшим указанным здоровьем, к которому не прикреплена другая копия этой карты
champions-target-your-identity = ваша личность
champions-target-your-hero = ваш герой
champions-target-your-alter-ego = ваше альтер-эго
champions-target-each-hero = каждый герой
champions-target-a-hero-or-ally = герои и союзники
champions-target-a-friendly-character = любой дружественный персонаж
champions-target-each-friendly-character = каждый дружественный персонаж
champions-target-a-character = любой персонаж
champions-target-each-character = каждый персонаж
champions-target-each-character-you-control = каждый ваш персонаж
champions-target-an-ally = любой союзник
champions-target-each-ally-you-control = каждый ваш союзник
champions-target-an-upgrade-you-control = одно ваше улучшение на ваш выбор
champions-target-each-upgrade-you-control = каждое ваше улучшение
champions-target-an-upgrade-or-support-you-control = одно ваше улучшение или поддержка
champions-target-a-scheme = любой замысел
champions-target-a-different-scheme = другой замысел
champions-target-each-scheme = каждый замысел
champions-target-a-side-scheme = побочный замысел
champions-target-each-side-scheme = каждый побочный замысел
champions-target-the-main-scheme = основной замысел
champions-target-characters-of = каждый персонаж, которого контролирует { $who },
champions-target-trait = { $of } с чертой «{ $trait }»
champions-target-list = { $items }
champions-target-ready = { $of } (в готовности)
champions-target-named = { $title }
champions-who-you = вы
champions-who-each = каждый игрок
champions-who-first = первый игрок
champions-who-one = игрок по вашему выбору
champions-who-that = тот игрок
champions-who-engaged = сражающийся с этим приспешником игрок
champions-amount-times = { $n } за { $each }
champions-amount-plus = { $plus } плюс { $said }
champions-amount-most = { $said } (не больше { $most })
champions-amount-instead = { $n } ({ $other }, { $condition })
champions-amount-per-player = { $n } на игрока
champions-amount-threat-on = столько, сколько угрозы на карте «{ $title }»
champions-count-trait = { $of } с чертой «{ $trait }»
champions-count-each-minion = каждого приспешника
champions-count-each-minion-engaged-with-you = каждого сражающегося с вами приспешника
champions-count-each-enemy = каждого врага
champions-count-each-drone = каждого приспешника-дрона
champions-count-each-drone-engaged-with-you = каждого сражающегося с вами приспешника-дрона
champions-count-a-minion = каждого приспешника
champions-count-each-side-scheme = каждый побочный замысел в игре
champions-count-each-upgrade-you-control = каждое ваше улучшение
champions-amount-cards-discarded = каждую сброшенную так карту
champions-amount-x = X
champions-amount-that-many = столько же
champions-amount-counters-here = каждый жетон здесь
champions-amount-damage-of-the-attack = столько, сколько урона нанесла эта атака
champions-amount-threat-placed = столько, сколько угрозы так положено
champions-amount-damage-sustained = каждую единицу урона на вас
champions-amount-your-heros-atk = АТК вашего героя
champions-amount-remaining-hit-points = её оставшееся здоровье
champions-if-not = если неверно, что { $of }
champions-if-trait = если у вас есть черта «{ $trait }»
champions-if-paid-with = если в оплате есть { $resource }
champions-if-exists = если в игре есть { $target }
champions-if-absent = если в игре нет карты «{ $target }»
champions-if-nothing-was-done = если это ничего не изменило
champions-if-no-attack-was-made = если так не состоялось ни одной атаки
champions-if-final-step = если это последний шаг
champions-if-alter-ego-form = если вы в облике альтер-эго
champions-if-no-minions = если в игре нет приспешников
champions-if-hero-form = если вы в облике героя
champions-if-undefended = если это атака без защитника
champions-if-attack-dealt-damage = если атака нанесла урон
champions-if-activation-damaged-you = если эта активация нанесла вам урон
champions-gets-for = { $said } за { $each }
champions-gets-instead = { $said } (+{ $n }, { $condition })
champions-gets-atk = { CAPITAL($target) } получает +{ $n } АТК
champions-gets-thw = { CAPITAL($target) } получает +{ $n } ПРТ
champions-gets-def = { CAPITAL($target) } получает +{ $n } ЗАЩ
champions-gets-sch = { CAPITAL($target) } получает +{ $n } ЗМС
champions-gets-rec = { CAPITAL($target) } получает +{ $n } ВСТ
champions-gets-hp = { CAPITAL($target) } получает +{ $n } к здоровью
champions-gets-hand = { CAPITAL($target) } получает +{ $n } к размеру руки
champions-gets-ally-limit = Ваш лимит союзников больше на { $n }
champions-gets-retaliate = { CAPITAL($target) } получает +{ $n } к возмездию
champions-gets-guard = { CAPITAL($target) } получает охрану (+{ $n })
champions-gets-overkill = { CAPITAL($target) } получает пробивание (+{ $n })
champions-gets-base-atk = { CAPITAL($target) }: базовая АТК — { $n }
champions-gets-base-atk-set = { CAPITAL($target) } имеет базовую АТК { $n }
champions-gets-base-sch-set = { CAPITAL($target) } имеет базовый ЗМС { $n }
champions-gets-base-hp-set = { CAPITAL($target) } имеет базовое здоровье { $n }
champions-gets-hand-cap = { CAPITAL($target) }: размер руки не больше { $n }
champions-gets-trait = { CAPITAL($target) } получает черту «{ $trait }»
champions-cannot-take-damage = { CAPITAL($target) } не может получать урон
champions-cannot-take-damage-from = { CAPITAL($target) } не может получать урон от улучшений с чертой «{ $trait }»
champions-may-play-ally = Вы можете разыгрывать союзников из своего сброса.
champions-may-play-support = Вы можете разыгрывать поддержку из своего сброса.
champions-may-play-upgrade = Вы можете разыгрывать улучшения из своего сброса.
champions-cannot-lose-threat = { CAPITAL($target) } не может терять угрозу
champions-cannot-be-attacked = { CAPITAL($target) } не может быть целью атаки

## Черты

champions-trait-avenger = Мститель
champions-trait-genius = Гений
champions-trait-hero-for-hire = Герой по найму
champions-trait-defense = Защита
champions-trait-skill = Навык
champions-trait-superpower = Суперсила
champions-trait-aerial = Полёт
champions-trait-attack = Атака
champions-trait-persona = Персона
champions-trait-item = Предмет
champions-trait-tech = Технология
champions-trait-condition = Состояние
champions-trait-criminal = Преступник
champions-trait-gamma = Гамма
champions-trait-thwart = Противодействие
champions-trait-shield = Щ.И.Т.
champions-trait-spy = Шпион
champions-trait-location = Локация
champions-trait-brute = Громила
champions-trait-armor = Броня
champions-trait-weapon = Оружие
champions-trait-hydra = Гидра
champions-trait-elite = Элита
champions-trait-soldier = Солдат
champions-trait-attorney = Адвокат
champions-trait-wakanda = Ваканда
champions-trait-king = Король
champions-trait-tactic = Тактика
champions-trait-black-panther = Чёрная Пантера
champions-trait-defender = Защитник
champions-trait-android = Андроид
champions-trait-masters-of-evil = Повелители зла
champions-trait-mercenary = Наёмник
champions-trait-drone = Дрон
champions-trait-assassin = Убийца
champions-trait-kree = Крии
champions-trait-cyborg = Киборг
