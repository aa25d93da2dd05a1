### Marvel Champions: каждое правило вкратце.

## Главы и их страницы.

champions-chapter-start = Прежде чем начать
champions-topic-golden-rules = Золотые правила
champions-topic-supply = Запас жетонов
champions-topic-discussion = Разговоры за столом

champions-chapter-preparing = Подготовка
champions-topic-setup = Подготовка к игре
champions-topic-expert-mode = Экспертный режим
champions-topic-player-decks = Колоды игроков
champions-topic-encounter-decks = Колоды столкновений

champions-chapter-round = Раунд
champions-topic-round = Раунд
champions-topic-player-phase = Фаза игроков
champions-topic-turn = Ход игрока
champions-topic-player-order = Первый игрок и порядок
champions-topic-end-of-player-phase = Конец фазы игроков
champions-topic-villain-phase = Фаза злодея

champions-chapter-playing = Розыгрыш карт
champions-topic-play = Розыграть карту
champions-topic-initiation = Применение способностей шаг за шагом
champions-topic-cost = Стоимость
champions-topic-resources = Ресурсы
champions-topic-allies = Союзники
champions-topic-supports-and-upgrades = Поддержка и улучшения
champions-topic-events = События

champions-chapter-heroes = Ваш герой
champions-topic-identity = Личность
champions-topic-form = Облик героя и альтер-эго
champions-topic-exhaust-and-ready = Истощённые и готовые
champions-topic-attack = Атака
champions-topic-thwart = Противодействие
champions-topic-defend = Защита
champions-topic-recover = Восстановление и лечение

champions-chapter-enemies = Враги
champions-topic-activation = Активация
champions-topic-enemy-attack = Враг атакует
champions-topic-enemy-scheme = Враг воплощает замысел
champions-topic-boost = Усиление
champions-topic-villain = Злодей
champions-topic-minions = Приспешники
champions-topic-nemesis = Заклятый враг

champions-chapter-damage = Урон и поражение
champions-topic-damage = Урон
champions-topic-hit-points = Здоровье
champions-topic-status = Карты состояния
champions-topic-defeat = Поражение

champions-chapter-schemes = Замыслы и угроза
champions-topic-threat = Угроза
champions-topic-main-scheme = Основной замысел
champions-topic-side-scheme = Побочные замыслы
champions-topic-icons = Кризис, опасность, ускорение

champions-chapter-encounters = Карты столкновений
champions-topic-deal-and-reveal = Раздать и раскрыть
champions-topic-treachery = Коварство
champions-topic-attachments = Прикрепления злодея
champions-topic-environment = Окружение
champions-topic-obligation = Обязательство

champions-chapter-keywords = Ключевые слова
champions-topic-keywords = Что такое ключевые слова
champions-topic-guard = Охрана
champions-topic-overkill = Пробивание
champions-topic-peril = Риск
champions-topic-quickstrike = Быстрый удар
champions-topic-retaliate = Возмездие
champions-topic-surge = Натиск
champions-topic-toughness = Стойкость
champions-topic-uses = Запас

champions-chapter-abilities = Способности
champions-topic-ability = Что такое способность
champions-topic-action = Действие
champions-topic-interrupt = Прерывание
champions-topic-response = Реакция
champions-topic-forced = Принудительные способности
champions-topic-constant = Постоянные способности
champions-topic-special = Особые способности
champions-topic-trigger = Что запускает способность
champions-topic-when-words = При раскрытии, при поражении, после
champions-topic-star = Звезда
champions-topic-limits = Лимит и максимум

champions-chapter-effects = Эффекты
champions-topic-choices = «Выберите», «может», «не может»
champions-topic-then = «Затем»
champions-topic-modifiers = Модификаторы
champions-topic-gain = Получить
champions-topic-lasting = Длящиеся и отложенные эффекты
champions-topic-replacement = Замена, предотвращение, отмена
champions-topic-simultaneous = Одновременное выполнение

champions-chapter-places = В игре и вне игры
champions-topic-in-play = В игре
champions-topic-out-of-play = Вне игры
champions-topic-attach = Прикрепить
champions-topic-move = Переместить
champions-topic-search = Поиск
champions-topic-owner-and-control = Владелец и контроль
champions-topic-counters = Жетоны
champions-topic-empty-decks = Опустевшие колоды

champions-chapter-ending = Победа и поражение
champions-topic-winning = Победа в игре
champions-topic-elimination = Выбывание из игры

champions-chapter-cards = Карты
champions-topic-card-types = Типы карт
champions-topic-unique = Уникальные карты
champions-topic-names-and-traits = Названия и черты
champions-topic-player-cards = Устройство карт игроков
champions-topic-scenario-cards = Устройство карт сценария

## Правила.

champions-rule-golden-reference-over-learn-to-play = Справочник важнее обучающей книги
champions-rule-golden-card-over-rulebooks = Текст карты важнее правил

champions-rule-grim-worst-outcome = О чём правила молчат, решается худшим образом
champions-rule-grim-play-continues = После выбора худшего игра просто продолжается

champions-rule-supply-unlimited = Число жетонов и карт состояния не ограничено
champions-rule-supply-substitutes = Недостающие жетоны можно заменить любыми другими

champions-rule-round-player-phase-first = Раунд начинается с фазы игроков
champions-rule-round-villain-phase-second = Фаза злодея идёт после конца фазы игроков
champions-rule-round-villain-step-order = В фазе злодея пять шагов в твёрдом порядке
champions-rule-round-loops = За раундом начинается новый

champions-rule-activation-villain-attack-or-scheme = Атака злодея или воплощение замысла — это активация
champions-rule-activation-once-per-player = Злодей активируется по разу на каждого игрока
champions-rule-activation-hero-form-attack = Против героя злодей атакует
champions-rule-activation-alter-ego-scheme = Против альтер-эго злодей воплощает замысел
champions-rule-activation-extra-by-ability = Атака или замысел из-за способности — тоже активация
champions-rule-activation-boost-every-time = Каждая активация даёт злодею карту усиления

champions-rule-active-player-definition = Активный игрок — тот, чей сейчас ход

champions-rule-alternate-name-optional-field = У карты может быть второе имя

champions-rule-upgrade-active-while-in-play = Улучшение активно, пока оно в игре
champions-rule-upgrade-stays-until-removed = Улучшение остаётся, пока его не уберёт способность
champions-rule-upgrade-enters-by-identity = Улучшение входит в игру рядом с личностью
champions-rule-upgrade-modifies-identity = Улучшение рядом с личностью меняет её
champions-rule-upgrade-attached-modifies-host = Прикреплённое улучшение меняет носителя, а не личность

champions-rule-attack-hero-basic-exhausts = Герой истощается ради базовой атаки
champions-rule-attack-hero-basic-damage = Базовая атака героя наносит урон, равный его АТК
champions-rule-attack-ally-basic-exhausts = Союзник истощается ради базовой атаки
champions-rule-attack-ally-basic-damage = Базовая атака союзника наносит урон, равный его АТК
champions-rule-attack-labelled-ability = Способность с пометкой «атака» — это атака
champions-rule-attack-labelled-no-exhaust = Способность «атака» сама не истощает героя
champions-rule-attack-any-enemy-target = Атаковать можно любого врага, если нет запрета
champions-rule-attack-enemy-extra-attack-explicit = Вне второго шага враг атакует только по указанию

champions-rule-all-purpose-counter-no-inherent-rules = У универсальных жетонов нет своих правил
champions-rule-all-purpose-counter-named-types = Именные жетоны — это универсальные с таким названием

champions-rule-base-value-before-modifiers = Базовое значение — это значение без модификаторов
champions-rule-base-value-usually-printed = Базовое значение — напечатанное, если не заменено

champions-rule-choose-choice-required = Слово «выберите» требует выбора
champions-rule-choose-resolver-decides = Выбирает игрок, выполняющий способность
champions-rule-choose-must-change-game = Выбирайте то, что может изменить игру
champions-rule-choose-no-option-no-initiation = Без возможного варианта способность не применить

champions-rule-remove-from-game-set-aside = Удалённая из игры карта лежит в стороне, вне игры
champions-rule-remove-from-game-no-interaction = Удалённая карта никак не влияет на игру
champions-rule-remove-from-game-permanent-by-default = Карта удаляется до конца игры

champions-rule-form-exactly-one = Игрок всегда в облике героя или альтер-эго
champions-rule-form-faceup-side = Облик — это открытая сторона карты личности
champions-rule-form-change-once-per-round = Раз за свой ход игрок может сменить облик
champions-rule-form-change-keeps-damage = Смена облика сохраняет урон
champions-rule-form-change-keeps-status-cards = Смена облика сохраняет карты состояния
champions-rule-form-change-keeps-attachments-and-tokens = Смена облика сохраняет прикреплённые карты
champions-rule-form-change-keeps-tokens = Смена облика сохраняет жетоны
champions-rule-form-change-keeps-effects = Смена облика сохраняет эффекты
champions-rule-form-change-keeps-ready-state = Смена облика не готовит и не истощает
champions-rule-form-ability-change-is-free = Смена по способности не тратит собственной смены
champions-rule-form-hero-ignores-alter-ego-text = Текст про альтер-эго не действует на героя
champions-rule-form-alter-ego-ignores-hero-text = Текст про героя не действует на альтер-эго

champions-rule-exhaust-state-change = Истощение поворачивает готовую карту набок
champions-rule-exhaust-not-twice = Истощённую карту нельзя истощить снова
champions-rule-exhaust-abilities-stay-active = Способности истощённой карты остаются активны
champions-rule-exhaust-cost-needs-ready-card = Оплатить истощением может лишь готовая карта

champions-rule-delayed-effect-future-point = Отложенный эффект ждёт названного момента
champions-rule-delayed-effect-automatic = Отложенный эффект срабатывает сам в свой момент
champions-rule-delayed-effect-before-responses = Отложенный эффект выполняется до реакций
champions-rule-delayed-effect-not-a-new-initiation = Отложенный эффект — не новое применение

champions-rule-owner-player-deck = Владелец карты — игрок, в чьей колоде она была
champions-rule-owner-scenario = Картами столкновений владеет сценарий

champions-rule-control-enters-under-owner = Карта входит в игру под контролем владельца
champions-rule-control-scenario-cards = Карты сценария контролирует сценарий
champions-rule-control-changes-only-by-ability = Контроль меняет только способность
champions-rule-control-own-out-of-play-zones = Вы контролируете карты на руке, в колоде и в сбросе
champions-rule-control-leaves-play-to-owner = Вышедшая из игры карта уходит в зону владельца
champions-rule-control-leaves-play-after-event = К владельцу карта идёт после выполнения события
champions-rule-control-new-location-untouchable = Ничто не затрагивает карту на пути к владельцу
champions-rule-control-character-keeps-state = Персонаж под новым контролем сохраняет состояние
champions-rule-control-moves-to-new-area = Персонаж переходит в зону того, кто его контролирует
champions-rule-control-attached-cards-follow = Прикреплённые карты меняют контроль с носителем
champions-rule-control-duration-default = Смена контроля действует, пока карта в игре

champions-rule-ability-in-play-only = Способности действуют только на карты в игре
champions-rule-ability-self-reference-one-copy = Способность о своей карте касается лишь этой копии
champions-rule-ability-usable-only-from-play = Способности действуют, лишь пока карта в игре
champions-rule-ability-events-from-hand = События действуют с руки
champions-rule-ability-must-change-game = Способность применяют, лишь если она изменит игру
champions-rule-ability-change-check-ignores-cost = Внесение платы не считается изменением игры
champions-rule-ability-change-check-ignores-later = Будущие способности не в счёт как изменение игры
champions-rule-ability-sentences-in-order = Предложения выполняются по порядку
champions-rule-ability-mandatory-types = Постоянные, принудительные и усиления — обязательны
champions-rule-ability-may-in-mandatory = Часть после слова «можете» необязательна
champions-rule-ability-optional-types = Действия, прерывания, реакции, ресурсы — по желанию
champions-rule-ability-controller-decides-optional = О необязательной способности решает её игрок

champions-rule-enemy-villain-or-minion = Враг — это злодей или приспешник
champions-rule-enemy-scenario-elements = Словом «враг» называют и элементы сценария

champions-rule-enemy-attack-step-order = Атака: карта усиления, защита, раскрытие, урон
champions-rule-enemy-attack-villain-gets-boost-card = Атакующий злодей получает карту усиления рубашкой вверх
champions-rule-enemy-attack-minion-skips-boost = Приспешник атакует без карты усиления
champions-rule-enemy-attack-defender-must-exhaust = Чтобы защититься, истощите героя или союзника
champions-rule-enemy-attack-defending-is-optional = Защищаться необязательно
champions-rule-enemy-attack-defending-player-becomes-target = Защищающийся игрок становится целью атаки
champions-rule-enemy-attack-boost-turned-one-by-one = При атаке карты усиления раскрывают по одной
champions-rule-enemy-attack-boost-icons-raise-atk = Каждый символ усиления даёт злодею +1 АТК
champions-rule-enemy-attack-boost-star-resolves-at-once = При атаке способность звезды выполняется сразу
champions-rule-enemy-attack-boost-cards-discarded = Выполненные при атаке карты усиления сбрасывают
champions-rule-enemy-attack-damage-is-modified-atk = Атака врага наносит урон по его итоговой АТК
champions-rule-enemy-attack-hero-defender-reduces-by-def = ЗАЩ защищающегося героя уменьшает урон
champions-rule-enemy-attack-hero-defender-takes-rest = Остаток урона получает защищающийся герой
champions-rule-enemy-attack-ally-defender-takes-all = Защищающийся союзник получает весь урон
champions-rule-enemy-attack-ally-excess-is-lost = Лишний урон по союзнику-защитнику пропадает
champions-rule-enemy-attack-undefended-definition = Атака, от которой никто не защитился, — без защитника
champions-rule-enemy-attack-undefended-target-hero-takes-all = Атака без защитника бьёт по герою в полную силу

champions-rule-enemy-scheme-step-order = Замысел: карта усиления, раскрытие, угроза
champions-rule-enemy-scheme-villain-gets-boost-card = Воплощая замысел, злодей получает карту усиления
champions-rule-enemy-scheme-minion-skips-boost = Приспешник воплощает замысел без карты усиления
champions-rule-enemy-scheme-boost-turned-one-by-one = При замысле карты усиления раскрывают по одной
champions-rule-enemy-scheme-boost-icons-raise-sch = Каждый символ усиления даёт злодею +1 ЗМС
champions-rule-enemy-scheme-boost-star-resolves-at-once = При замысле способность звезды выполняется сразу
champions-rule-enemy-scheme-boost-cards-discarded = Выполненные при замысле карты усиления сбрасывают
champions-rule-enemy-scheme-threat-on-main-scheme = Враг кладёт угрозу по своему ЗМС на основной замысел

champions-rule-interrupt-trigger-type = Слово «Прерывание» обозначает прерывание
champions-rule-interrupt-resolves-before-condition = Прерывание выполняется до своего условия
champions-rule-interrupt-many-per-condition = Одно условие может вызвать несколько прерываний
champions-rule-interrupt-player-order = Прерывают в порядке игроков
champions-rule-interrupt-all-pass-resolves = Когда все отказались, условие выполняется
champions-rule-interrupt-changed-condition-blocks-rest = Изменённое условие больше не прерывают

champions-rule-enters-play-any-route = Любой путь в игру — это вход в игру

champions-rule-ready-enters-ready = Карты входят в игру готовыми
champions-rule-ready-readying = Подготовка разворачивает истощённую карту
champions-rule-ready-orientation = Готовая карта лежит прямо перед своим игроком

champions-rule-player-elimination-identity-defeated = Игрок выбывает, когда его личность побеждена
champions-rule-player-elimination-own-cards-discarded = Рука и колода выбывшего идут в сброс
champions-rule-player-elimination-controlled-cards-discarded = Карты выбывшего игрока в игре идут в сброс
champions-rule-player-elimination-dealt-encounter-cards-discarded = Розданные выбывшему карты столкновений сбрасывают
champions-rule-player-elimination-minions-move-clockwise = Приспешники выбывшего переходят к следующему игроку
champions-rule-player-elimination-minions-keep-state = Перешедшие приспешники сохраняют урон и жетоны
champions-rule-player-elimination-others-continue = Остальные игроки играют дальше
champions-rule-player-elimination-shared-result = Выбывшие разделяют исход с остальными
champions-rule-player-elimination-current-effect-finishes = Эффект, выбивший игрока, выполняется до конца
champions-rule-player-elimination-all-eliminated-loss = Когда выбыли все, игроки проиграли

champions-rule-action-own-turn = Действие — в свой ход или по просьбе

champions-rule-friendly-player-controlled = Дружественные карты — под контролем игроков

champions-rule-counter-placed-when-used = Карта с жетонами получает указанное их число

champions-rule-threat-token-tracks-schemes = Жетоны угрозы показывают угрозу на замыслах

champions-rule-acceleration-token-raises-step-one-threat = Каждый жетон ускорения даёт +1 угрозу на первом шаге

champions-rule-hit-points-every-character = У каждого персонажа есть здоровье
champions-rule-hit-points-identity-and-villain-dial = Урон уменьшает счётчик личности или злодея
champions-rule-hit-points-villain-dial-zero = Ноль на счётчике — стадия злодея побеждена
champions-rule-hit-points-ally-minion-tokens = Урон союзников и приспешников отмечают жетонами
champions-rule-hit-points-ally-minion-defeated-discard = Союзник или приспешник без здоровья идёт в сброс

champions-rule-remaining-hit-points-dial-value = Остаток здоровья личности и злодея — на счётчике
champions-rule-remaining-hit-points-ally-minion-formula = Остаток здоровья — максимум минус жетоны урона
champions-rule-remaining-hit-points-zero-defeats = Персонаж без здоровья побеждён

champions-rule-replacement-resolves-instead = Замена выполняется вместо исходного
champions-rule-replacement-applies-at-condition = Замена вступает в силу после всех прерываний
champions-rule-replacement-most-recent-wins = Из нескольких замен действует последняя

champions-rule-nemesis-set-per-hero = У каждого героя есть набор заклятого врага
champions-rule-nemesis-enters-by-encounter-card = Заклятого врага вводит лишь карта столкновения

champions-rule-prevent-damage = Предотвращение уменьшает урон на указанное число
champions-rule-prevent-threat = Предотвращение уменьшает угрозу на указанное число

champions-rule-trigger-bold-text-before-colon = Жирный текст до двоеточия говорит, когда применять
champions-rule-trigger-forced-not-optional = Не по желанию — лишь то, где сказано «принудительно»
champions-rule-trigger-game-resolves-at-moment = Принудительные способности игра выполняет сама
champions-rule-trigger-form-word-required = Слово «герой» или «альтер-эго» требует этого облика
champions-rule-trigger-quoted-trigger-is-reference = Запуск в кавычках лишь указывает на карты с ним

champions-rule-defend-hero-basic-power = Базовая защита — истощить героя, но не альтер-эго
champions-rule-defend-labelled-ability = Способность с пометкой «защита» — это защита
champions-rule-defend-labelled-no-exhaust = Способность «защита» сама не истощает героя

champions-rule-deal-encounter-ability-takes-top-card = Розданная карта столкновения лежит рубашкой вверх
champions-rule-deal-encounter-not-revealed-yet = Розданная карта ждёт раскрытия в фазе злодея
champions-rule-deal-encounter-queue-in-steps-three-and-four = Розданная на шаге три или четыре встаёт в очередь

champions-rule-star-points-to-text = Звезда указывает на способность в тексте карты
champions-rule-star-by-atk = Звезда у АТК: способность при каждой атаке
champions-rule-star-by-sch = Звезда у ЗМС: способность при каждом замысле
champions-rule-star-by-attachment-bonus = Звезда у +АТК или +ЗМС карты: её способность
champions-rule-star-in-boost-field = Звезда в поле усиления: способность усиления

champions-rule-search-look-at-whole-zone = Кто ищет, может смотреть все карты там
champions-rule-search-found-card-to-named-place = Найденная карта идёт туда, куда сказано
champions-rule-search-choose-one-of-many = Из нескольких подходящих карт берут одну
champions-rule-search-cards-stay-in-zone = Во время поиска карты остаются на месте
champions-rule-search-shuffle-after-whole-deck = Просмотрев всю колоду, перемешайте её

champions-rule-thwart-hero-basic-exhausts = Герой истощается ради базового противодействия
champions-rule-thwart-hero-basic-amount = Противодействуя, герой снимает угрозу, равную ПРТ
champions-rule-thwart-ally-basic-amount = Противодействуя, союзник снимает угрозу, равную ПРТ
champions-rule-thwart-labelled-ability = Способность с пометкой «противодействие» — оно и есть
champions-rule-thwart-labelled-no-exhaust = Способность «противодействие» сама не истощает героя

champions-rule-obligation-encounter-card-type = Обязательство — карта столкновения, связанная с героем
champions-rule-obligation-every-hero-has-one = У каждого героя есть хотя бы одно обязательство
champions-rule-obligation-shuffled-in-for-chosen-heroes = Обязательства выбранных героев замешивают в колоду
champions-rule-obligation-given-to-linked-player = Обязательство передают игроку его героя
champions-rule-obligation-linked-player-decides = Как выполнить обязательство, решает игрок его героя
champions-rule-obligation-linked-hero-eliminated = Обязательство выбывшего героя удаляют из игры
champions-rule-obligation-linked-hero-eliminated-extra-card = После удалённого обязательства раскрывают ещё карту
champions-rule-obligation-no-linked-hero = Обязательство без героя решает тот, кто раскрыл

champions-rule-initiation-declare-first = Сначала объявите карту или способность
champions-rule-initiation-check-restrictions = Проверьте, что это разрешено и изменит игру
champions-rule-initiation-determine-cost = Определите стоимость с учётом модификаторов
champions-rule-initiation-both-checks-pass = Платят, лишь если обе проверки пройдены
champions-rule-initiation-pay-or-abort = Если плату не внести, всё отменяется
champions-rule-initiation-choices-after-payment = Выбор делают после оплаты, до выполнения
champions-rule-initiation-begins-after-choices = После выбора розыгрыш начался: его можно отменить
champions-rule-initiation-resolves-unless-cancelled = Неотменённое выполняется или входит в игру
champions-rule-initiation-event-discarded-after-effects = Выполненное событие идёт в сброс владельца
champions-rule-initiation-interrupt-to-any-step = Прервать можно любой шаг розыгрыша
champions-rule-initiation-response-to-any-step = Реагировать можно на любой шаг розыгрыша
champions-rule-initiation-source-leaving-play = Способность идёт дальше, даже если карта вышла из игры
champions-rule-initiation-source-loss-breaks-cost = Способность прерывается, если без карты не заплатить

champions-rule-resource-card-discard-to-generate = Карту ресурса сбрасывают, чтобы получить ресурсы
champions-rule-resource-card-text-active-while-generating = Текст карты ресурса действует, когда она даёт ресурсы

champions-rule-status-three-types = Три состояния: замешательство, оглушение, стойкость
champions-rule-status-placed-from-supply = Карту состояния кладут из запаса на персонажа
champions-rule-status-one-per-type = Не больше одной карты состояния каждого типа
champions-rule-status-priority-over-abilities = Карты состояния важнее прочих способностей

champions-rule-confused-player-thwart-replaced = Замешательство сбрасывают вместо противодействия
champions-rule-confused-cost-still-paid = За сорванное замешательством противодействие платят
champions-rule-confused-enemy-scheme-replaced = Враг в замешательстве сбрасывает его вместо замысла

champions-rule-stunned-player-attack-replaced = Оглушённый сбрасывает карту вместо атаки
champions-rule-stunned-cost-still-paid = За потерянную из-за оглушения атаку платят
champions-rule-stunned-enemy-attack-replaced = Оглушённый враг сбрасывает карту вместо атаки

champions-rule-tough-damage-replaced = Вместо урона сбрасывается карта стойкости

champions-rule-end-of-player-phase-step-order = Конец фазы игроков: сброс, добор, подготовка
champions-rule-end-of-player-phase-optional-discard = Каждый может сбросить любое число карт
champions-rule-end-of-player-phase-excess-discard = Карты сверх размера руки надо сбросить
champions-rule-end-of-player-phase-player-picks-discards = Игрок сам решает, какие карты сбросить
champions-rule-end-of-player-phase-draw-up = Все вместе добирают карты до размера руки
champions-rule-end-of-player-phase-ready-all = Все вместе готовят все свои карты

champions-rule-keywords-attribute-with-rules = Ключевое слово даёт карте особые правила

champions-rule-uses-enters-with-counters = Карта с запасом входит в игру с жетонами
champions-rule-uses-type-name = Слово после числа называет тип жетонов
champions-rule-uses-counter-pays-ability = Жетонами платят за способность карты
champions-rule-uses-spent-counter-to-supply = Потраченный жетон возвращается в запас
champions-rule-uses-discard-after-last = После последнего жетона карту сбрасывают

champions-rule-toughness-enters-with-tough = Стойкость: входит в игру с картой стойкости

champions-rule-overkill-ally-defender = Пробивание: лишнее с союзника-защитника идёт герою
champions-rule-overkill-ally-spill-if-able = Пробивание переходит на героя, только если можно
champions-rule-overkill-minion-to-villain = Пробивание: лишнее с приспешника идёт злодею
champions-rule-overkill-tough-leaves-nothing = Стойкость ничего не оставляет для пробивания

champions-rule-surge-reveal-another = Натиск: раскройте ещё карту столкновения
champions-rule-surge-finish-first-card = Карту с натиском выполняют до конца перед новой

champions-rule-restricted-max-two = Не больше 2 карт с ограничением у игрока
champions-rule-restricted-discard-down-immediately = Лишнюю карту с ограничением сбрасывают сразу

champions-rule-guard-villain-cannot-be-attacked = Охрана: злодея нельзя атаковать
champions-rule-guard-villain-with-guard-exempt = Злодея, который сам с охраной, атаковать можно

champions-rule-peril-no-consulting = Риск: нельзя советоваться с другими
champions-rule-peril-others-locked-out = Риск: другие ничего не играют и не применяют

champions-rule-retaliate-damage-after-attack = Возмездие: после атаки урон атакующему
champions-rule-retaliate-must-survive = Для возмездия надо пережить атаку

champions-rule-quickstrike-attacks-on-engaging = Быстрый удар: вступив в бой с героем, сразу атакует
champions-rule-quickstrike-not-in-alter-ego = Быстрый удар не действует против альтер-эго

champions-rule-player-deck-empty-reshuffle = Пустую колоду игрока собирают заново из сброса
champions-rule-player-deck-empty-encounter-card-penalty = Чья колода кончилась, получает карту столкновения
champions-rule-player-deck-empty-draw-continues = Добор продолжается из новой колоды
champions-rule-player-deck-empty-discard-stops = Из новой колоды игрока карты не сбрасывают

champions-rule-encounter-deck-empty-reshuffle = Пустую колоду столкновений собирают из сброса
champions-rule-encounter-deck-empty-acceleration-token = Колода столкновений кончилась — жетон ускорения
champions-rule-encounter-deck-empty-search-fails = Когда колода столкновений кончилась, поиск провален
champions-rule-encounter-deck-empty-new-deck-not-discarded = Из новой колоды столкновений карты не сбрасывают
champions-rule-encounter-deck-empty-no-cards-left = Карт столкновений не осталось — игроки проиграли

champions-rule-villain-stages-in-sequence = Колода злодея — стадии по порядку

champions-rule-recover-alter-ego-only = Восстанавливаться может только альтер-эго
champions-rule-recover-exhausts = Восстановление истощает альтер-эго
champions-rule-recover-amount = Восстановление снимает урон, равный ВСТ

champions-rule-heal-by-ability-reduces-damage = Лечение способностью снимает столько урона
champions-rule-heal-cap-at-maximum = Лечат не выше максимума здоровья

champions-rule-limit-per-copy = Лимит считают для каждой копии отдельно
champions-rule-limit-cancelled-counts = Отменённое применение идёт в счёт лимита

champions-rule-ally-limit-three = Игрок контролирует не больше трёх союзников

champions-rule-treachery-revealer-resolves = Коварство выполняет тот, кто его раскрыл
champions-rule-treachery-discard-after = После выполнения коварство идёт в сброс

champions-rule-max-all-copies-all-players = Максимум считают по всем копиям всех игроков
champions-rule-max-ability-total = Максимум способности считают для всех вместе
champions-rule-max-cancelled-counts = Отменённый эффект идёт в счёт максимума
champions-rule-max-per-deck = Макс. на колоду ограничивает копии в колоде
champions-rule-max-per-player = Макс. на игрока ограничивает копии под контролем

champions-rule-maximum-hit-points-formula = Максимум здоровья — база и модификаторы

champions-rule-modifiers-continuous = Изменяемые величины проверяются постоянно
champions-rule-modifiers-recalculate-from-base = Каждый раз пересчитывают от базового значения
champions-rule-modifiers-add-before-multiply = Сначала плюс и минус, потом умножение и деление
champions-rule-modifiers-set-overrides = Установленное значение важнее других модификаторов
champions-rule-modifiers-latest-set-wins = Действует последнее установленное значение
champions-rule-modifiers-floor-zero = Величина ниже нуля считается нулём
champions-rule-modifiers-no-negative-while-summing = До нуля поднимают лишь после всех модификаторов
champions-rule-modifiers-round-up = Дроби в конце округляют вверх

champions-rule-may-named-player = Слово «может» даёт выбор названному игроку
champions-rule-may-default-controller = Если никто не назван, выбирает контролирующий

champions-rule-per-player-multiplies-by-starters = Символ «на игрока» умножает на число начавших
champions-rule-per-player-elimination-no-effect = Выбывание не уменьшает значение «на игрока»

champions-rule-printed-physical-value = Напечатанное — то, что стоит на самой карте

champions-rule-engaged-minion-engages-on-entering = Приспешник, войдя в игру, вступает в бой с игроком
champions-rule-engaged-resolver-by-default = Приспешник вступает в бой с тем, кто выполняет карту
champions-rule-engaged-stays-until-ability = Приспешник не меняет игрока без указания карты

champions-rule-consequential-damage-after-attack = После атаки союзник получает сопутствующий урон
champions-rule-consequential-damage-after-thwart = После противодействия союзник получает сопутствующий урон

champions-rule-cannot-absolute = Запрет «не можете» абсолютен

champions-rule-indirect-damage-divided = Непрямой урон делят между своими персонажами
champions-rule-indirect-damage-cap-per-character = Непрямого урона не больше, чем может вынести персонаж

champions-rule-discussion-free-talk = Игроки свободно общаются, в том числе о картах
champions-rule-discussion-hand-not-forced = Никто не обязан показывать руку

champions-rule-stunned-ability-places-card = Оглушённый получает карту оглушения

champions-rule-simultaneous-first-player-orders = Порядок одновременных эффектов решает первый игрок

champions-rule-main-scheme-advances-at-target = У предела угрозы основной замысел сменяет стадию
champions-rule-main-scheme-old-stage-removed = Старую стадию основного замысла убирают
champions-rule-main-scheme-new-stage-when-revealed = Эффекты «При раскрытии» новой стадии: сторона А, затем Б
champions-rule-main-scheme-starting-threat = Новая стадия замысла получает начальную угрозу
champions-rule-main-scheme-step-one-threat = На первом шаге основной замысел получает угрозу
champions-rule-main-scheme-excess-not-carried = Лишняя угроза не переходит на новую стадию замысла
champions-rule-main-scheme-acceleration-tokens-carried = Жетоны ускорения переходят на новую стадию замысла

champions-rule-identity-double-sided = У карты личности стороны героя и альтер-эго
champions-rule-identity-words-mean-current-form = Слова «герой» и «альтер-эго» — о текущем облике

champions-rule-sustained-damage-definition = Полученный урон: максимум минус остаток здоровья
champions-rule-sustained-damage-token-characters = Полученный урон союзника и приспешника — жетоны

champions-rule-gain-functions-as-if-had = Полученное свойство действует как своё
champions-rule-gain-not-printed = Полученное не считается напечатанным
champions-rule-gain-stat-while-active = Полученный показатель действует, пока способность активна
champions-rule-gain-reverts-when-inactive = Когда способность кончилась, показатель возвращается
champions-rule-gain-hit-points-raise-current-and-max = Полученное здоровье повышает текущее и максимум
champions-rule-gain-hit-points-lost-when-inactive = Полученное здоровье уходит вместе с эффектом

champions-rule-move-not-to-same-place = На то же самое место не переместить
champions-rule-move-needs-destination = Без допустимого места перемещения нет
champions-rule-move-dial-and-card = Урон перемещается между счётчиком и картой
champions-rule-move-from-dial-to-card = Урон со счётчика: он растёт, карта получает урон
champions-rule-move-from-card-to-dial = Урон с карты уменьшает счётчик на столько же

champions-rule-game-end-players-win = Победа над последней стадией злодея — победа игроков
champions-rule-game-end-villain-wins = Завершённый последний замысел — победа злодея

champions-rule-character-members = Персонажи: герой, альтер-эго, союзник, злодей, приспешник

champions-rule-first-player-token-marks = Жетон отмечает первого игрока
champions-rule-first-player-token-passes-clockwise = В конце раунда жетон переходит по часовой стрелке
champions-rule-first-player-eliminated-passes-token = Если первый игрок выбыл, жетон сразу переходит
champions-rule-first-player-picks-encounter-target = Цель карты столкновения выбирает первый игрок

champions-rule-boost-after-defender-declaration = Усиление раскрывают после объявления защиты
champions-rule-boost-only-this-activation = Символы усиления действуют лишь в этой активации
champions-rule-boost-star-is-not-an-icon = Звезда — не символ усиления
champions-rule-boost-only-text-below-line = Как усиление действует лишь текст под чертой
champions-rule-boost-extra-cards-add-up = Символы дополнительных карт усиления складываются
champions-rule-boost-extra-cards-abilities-in-order = Способности усиления выполняются по порядку

champions-rule-support-play-area = Поддержку разыгрывают в последний ряд
champions-rule-support-stays-and-active = Поддержка активна, пока она в игре
champions-rule-support-stays-in-play = Поддержка остаётся, пока её не уберёт способность

champions-rule-after-event-just-finished = Слово «после» — о только что завершённом

champions-rule-side-scheme-icons = Символы замысла: кризис, ускорение, опасность
champions-rule-side-scheme-enters-by-main-scheme = Побочный замысел входит в игру рядом с основным
champions-rule-side-scheme-starting-threat = Побочный замысел входит в игру с начальной угрозой
champions-rule-side-scheme-stays-while-threat = Побочный замысел остаётся, пока на нём есть угроза
champions-rule-side-scheme-defeated-without-threat = Побочный замысел без угрозы идёт в сброс
champions-rule-side-scheme-thwartable = Побочному замыслу противодействуют так же, как основному

champions-rule-crisis-protects-main-scheme = Кризис: с основного замысла угрозу не снимают

champions-rule-acceleration-icon-adds-one-each = Каждый символ ускорения даёт +1 угрозу на первом шаге

champions-rule-hazard-extra-encounter-card = Каждый символ опасности даёт ещё карту столкновения
champions-rule-hazard-dealt-in-player-order = Карты опасности раздают в порядке игроков

champions-rule-event-voluntary = Разыгрывать событие необязательно
champions-rule-event-must-change-game = Событие играют, лишь если оно изменит игру

champions-rule-defeat-card-discarded = Побеждённая карта идёт в сброс

champions-rule-villain-defeat-stage-removed-from-game = Побеждённую стадию злодея удаляют из игры
champions-rule-villain-defeat-next-stage-revealed = После побеждённой стадии злодея раскрывают следующую
champions-rule-villain-defeat-dial-reset = Счётчик злодея ставят по новой стадии
champions-rule-villain-defeat-excess-damage-lost = Лишний урон не переходит на новую стадию злодея
champions-rule-villain-defeat-attachments-stay = Прикреплённое остаётся на новой стадии злодея
champions-rule-villain-defeat-status-cards-stay = Карты состояния остаются на новой стадии злодея
champions-rule-villain-defeat-tokens-stay = Жетоны, кроме урона, остаются на новой стадии

champions-rule-damage-reduces-hit-points = Урон отнимает здоровье

champions-rule-minion-stays-in-play = Приспешник остаётся в игре, пока его не уберут
champions-rule-minion-activates-after-villain = Приспешники активируются по одному после злодея
champions-rule-minion-hero-form-attacks = Приспешник в бою с героем атакует
champions-rule-minion-alter-ego-schemes = Приспешник против альтер-эго воплощает замысел

champions-rule-constant-definition = Постоянная способность — без ключевого слова и запуска
champions-rule-constant-active-in-play = Постоянная способность активна, пока карта в игре
champions-rule-constant-conditional-checked-continuously = Постоянная способность действует при своём условии
champions-rule-constant-copies-stack = Одинаковые постоянные способности складываются

champions-rule-qualifier-applies-to-each-item = Слово перед перечнем относится к каждому пункту

champions-rule-attach-on-entering-play = Карту прикрепляют, когда она входит в игру
champions-rule-attach-placement = Прикреплённая карта лежит рядом с носителем или под ним
champions-rule-attach-stays-until-removed = Прикреплённая карта остаётся, пока носитель в игре
champions-rule-attach-host-leaves-discard = Когда носитель уходит, прикреплённую карту сбрасывают
champions-rule-attach-independent-exhaust = Прикреплённую карту истощают и готовят отдельно
champions-rule-attach-checked-only-once = Прикрепление проверяют лишь в момент прикрепления
champions-rule-attach-failed-check-stays = Карта, которую не прикрепить, остаётся где была
champions-rule-attach-failed-check-discard = Карту, которой некуда деться, сбрасывают

champions-rule-attachment-modifies-villain-stats = Прикрепление может менять АТК и ЗМС злодея

champions-rule-forced-interrupt-priority = Принудительные прерывания идут раньше других
champions-rule-forced-response-priority = Принудительные реакции идут раньше других
champions-rule-forced-first-player-orders = Порядок принудительных способностей — за первым игроком
champions-rule-forced-one-completes-before-next = Принудительные способности выполняют по одной

champions-rule-when-defeated-automatic = Способности «При поражении» срабатывают сами

champions-rule-when-revealed-triggers-on-reveal = Способности «При раскрытии» — когда карту раскрыли

champions-rule-response-trigger-type = Слово «Реакция» обозначает реакцию
champions-rule-response-resolves-after-condition = Реакция идёт сразу после своего условия
champions-rule-response-many-per-condition = Одно условие может вызвать много реакций
champions-rule-response-player-order = Реагируют в порядке игроков
champions-rule-response-all-pass-closes = Когда все отказались, реакций больше нет

champions-rule-resource-discard-from-hand = Сброшенные с руки карты дают свои ресурсы
champions-rule-resource-by-ability = Ресурсы дают и способности
champions-rule-resource-types = Ресурсы: энергия, разум, сила
champions-rule-resource-wild-stands-for-any = Универсальный ресурс заменяет любой тип
champions-rule-resource-card-cost-any-type = За карты платят ресурсами любого типа
champions-rule-resource-at-least-cost = На карту нужно не меньше ресурсов, чем её стоимость
champions-rule-resource-ability-cost-at-least = На способность нужно не меньше указанных ресурсов
champions-rule-resource-ability-specific-types = Указанные типы ресурсов платят именно ими
champions-rule-resource-excess-lost = Лишние ресурсы пропадают

champions-rule-resource-ability-only-while-paying = Способность «Ресурс» применяют при оплате

champions-rule-play-pay-and-place = Разыграть карту — оплатить стоимость и положить её
champions-rule-play-from-hand = Карты разыгрывают с руки
champions-rule-play-events-do-not-enter-play = События не входят в игру

champions-rule-put-into-play-no-cost = Ввод в игру не требует оплаты
champions-rule-put-into-play-ignores-play-restrictions = Ввод в игру обходит ограничения розыгрыша
champions-rule-put-into-play-not-played = Введённая в игру карта не разыграна
champions-rule-put-into-play-controller-area = Введённая карта входит в зону контролирующего игрока
champions-rule-put-into-play-same-placement-rules = Введённую карту кладут так же, как разыгранную

champions-rule-reveal-one-by-one-in-player-order = На четвёртом шаге карты раскрывают в порядке игроков
champions-rule-reveal-one-at-a-time = Розданные карты раскрывают и выполняют по одной
champions-rule-reveal-turn-up-and-resolve = Раскрыть — перевернуть и выполнить всё сказанное
champions-rule-reveal-dispatch-by-type = Раскрытую карту выполняют по её типу
champions-rule-reveal-by-card-text = Раскрытое по тексту карты выполняют так же

champions-rule-hand-size-checked-end-of-player-phase = Размер руки проверяют лишь в конце фазы игроков
champions-rule-hand-size-from-identity = Размер руки указан на карте личности

champions-rule-environment-enters-by-villain = Окружение входит в игру рядом со злодеем
champions-rule-environment-active-in-play = Окружение действует, пока оно в игре
champions-rule-environment-stays-in-play = Окружение остаётся в игре, пока его не уберут

champions-rule-cancel-stops-initiation = Отмена полностью останавливает эффект
champions-rule-cancel-cost-still-paid = За отменённую способность всё равно платят
champions-rule-cancel-event-counts-as-played = Отменённое событие разыграно и сброшено
champions-rule-cancel-treachery-counts-as-revealed = Отменённое коварство раскрыто и сброшено

champions-rule-ally-stays-in-play = Союзник остаётся в игре, пока его не уберут
champions-rule-ally-any-number-per-turn = В свой ход действуют любым числом союзников
champions-rule-ally-exhausts-to-thwart = Союзник истощается ради противодействия
champions-rule-ally-consequential-damage-mandatory = Сопутствующий урон союзника обязателен
champions-rule-ally-any-player-may-defend = Любой игрок может защитить своим союзником

champions-rule-special-only-when-referenced = Особая способность — лишь по указанию другой карты

champions-rule-confused-ability-places-card = Кого привели в замешательство, получает его карту

champions-rule-card-types-list = В игре четырнадцать типов карт
champions-rule-card-types-change-replaces = Карта, сменившая тип, теряет прежний

champions-rule-dash-power-unusable = Прочерк: этим умением пользоваться нельзя

champions-rule-then-requires-full-resolution = Без полного выполнения до «затем» дальше не идут
champions-rule-then-must-follow = Если всё до «затем» выполнено, остальное обязательно

champions-rule-lasting-treated-as-constant = Длящийся эффект — как постоянная способность
champions-rule-lasting-outlives-source = Длящийся эффект не зависит от своей карты
champions-rule-lasting-affects-later-cards = Длящийся эффект действует и на вошедшие позже карты
champions-rule-lasting-affects-newly-eligible = Длящийся эффект действует на ставшие подходящими
champions-rule-lasting-ends-before-end-of-period-abilities = Длящийся эффект кончается до способностей конца срока
champions-rule-lasting-initiated-only-in-period = Длящийся эффект начинают лишь в его срок

champions-rule-in-play-played-cards = Разыгранные и введённые карты — в игре, кроме событий
champions-rule-in-play-top-villain-and-main-scheme = Верхние карты злодея и основного замысла — в игре

champions-rule-out-of-play-player-zones = Рука, колода и сброс — вне игры
champions-rule-out-of-play-scenario-zones = Колода столкновений, её сброс, нижние карты — вне игры
champions-rule-out-of-play-removed-and-set-aside = Удалённые и отложенные карты — вне игры

champions-rule-in-play-leaving = Карта выходит из игры, перемещаясь вне игры
champions-rule-in-play-new-copy = Карта, которая возвращается в игру, — новая копия

champions-rule-out-of-play-events-and-treacheries = События и коварства выполняют вне игры

champions-rule-draw-from-top = Карты берут с верха своей колоды
champions-rule-draw-together = Несколько карт можно взять вместе
champions-rule-draw-to-hand = Взятые карты идут на руку

champions-rule-triggering-condition-definition = Условие срабатывания задаёт момент способности
champions-rule-triggering-condition-shared-windows = У условий одного события общие окна
champions-rule-triggering-condition-any-order-in-window = В окне способности идут в любом порядке

champions-rule-play-restriction-all-must-be-met = Все условия розыгрыша должны быть выполнены

champions-rule-play-permission-optional-exception = Разрешение позволяет играть вне обычных правил

champions-rule-wild-type-declared = Назовите тип, который заменяет универсальный ресурс
champions-rule-wild-only-wild-outside-payment = Вне оплаты универсальный ресурс — только такой

champions-rule-unique-one-in-play = В игре лишь одна уникальная карта с таким названием
champions-rule-unique-identities-differ-by-alter-ego = Одноимённые личности различаются альтер-эго
champions-rule-unique-allies-differ-by-alternate-name = Одноимённые союзники различаются вторым именем
champions-rule-unique-hero-and-ally-differ = Одноимённые герой и союзник могут различаться

champions-rule-player-order-first-then-clockwise = Порядок игроков: первый, далее по часовой стрелке
champions-rule-player-order-sequence-continues = Очередь идёт по кругу, пока не исчерпается
champions-rule-player-order-next-player = Следующий игрок — по часовой стрелке

champions-rule-player-phase-one-turn-each = Каждый игрок ходит раз в порядке игроков
champions-rule-player-phase-end-steps-after-all-turns = Сброс, добор и подготовка — лишь после всех ходов

champions-rule-villain-phase-step-one-threat = Шаг 1: угроза за ускорение, жетоны и символы
champions-rule-villain-phase-step-three-deal = Шаг 3: каждому карта столкновения, плюс опасность

champions-rule-trait-no-own-effect = Черта сама ничего не делает

champions-rule-player-turn-any-order-any-number = Возможности хода — в любом порядке и числе
champions-rule-player-turn-play-permanents = В ход: разыграть союзника, улучшение или поддержку
champions-rule-player-turn-basic-powers-by-form = В ход: применить базовое умение своего облика
champions-rule-player-turn-use-allies = В ход: атаковать или противодействовать союзником
champions-rule-player-turn-trigger-actions = В ход: применить способность «Действие»
champions-rule-player-turn-ask-other-player = В ход: попросить другого игрока о действии
champions-rule-player-turn-asked-player-decides = Действовать ли, решает тот, кого просят
champions-rule-player-turn-other-may-offer = Другой игрок может сам предложить действие

champions-rule-target-threat-definition = Предел угрозы — при нём замысел сменяет стадию

champions-rule-cost-ability-cost-before-effect = Сначала плата, потом эффект
champions-rule-cost-arrow-separates = Стрелка отделяет плату от эффекта
champions-rule-cost-may-overpay = Можно получить больше ресурсов, чем нужно
champions-rule-cost-multiple-paid-together = Всё, что входит в плату, вносят одновременно
champions-rule-cost-no-change-no-payment = За то, что не изменит игру, платить нельзя
champions-rule-cost-own-elements-only = Платят лишь тем, что контролируют
champions-rule-cost-own-out-of-play-only = Вне игры платят лишь своими картами

champions-rule-deckbuilding-one-identity = У колоды ровно одна личность
champions-rule-deckbuilding-size = В колоде от 40 до 50 карт
champions-rule-deckbuilding-identity-not-counted = Карта личности не входит в размер колоды
champions-rule-deckbuilding-all-identity-specific-cards = В колоде должны быть все карты героя
champions-rule-deckbuilding-one-aspect = В колоде лишь один аспект
champions-rule-deckbuilding-fill-with-aspect-or-basic = Остальная колода — карты аспекта и базовые карты
champions-rule-deckbuilding-three-copies = Не больше трёх копий карты
champions-rule-deckbuilding-one-copy-unique = Не больше одной копии уникальной карты
champions-rule-deckbuilding-identity-requirements = Требования личности к колоде обязательны

champions-rule-encounter-deck-default-sets = У сценария есть рекомендованные наборы столкновений

champions-rule-expert-mode-villain-stages = В экспертном режиме другие стадии злодея
champions-rule-expert-mode-expert-set = Экспертный режим добавляет экспертный набор

champions-rule-modular-set-included = Базовый сценарий включает модульный набор
champions-rule-modular-set-swap = Модульный набор можно заменить другим
champions-rule-modular-set-several-allowed = Модульных наборов можно добавить несколько
champions-rule-modular-set-random-unseen = Модульный набор можно взять случайно, не глядя

champions-rule-setup-order = В подготовке четырнадцать шагов по порядку
champions-rule-setup-step01-heroes = Подготовка 1: выбрать героев, альтер-эго вверх
champions-rule-setup-step02-hit-points = Подготовка 2: выставить здоровье игроков
champions-rule-setup-step03-first-player = Подготовка 3: выбрать первого игрока
champions-rule-setup-step04-obligations = Подготовка 4: отложить обязательства
champions-rule-setup-step05-nemesis = Подготовка 5: отложить наборы заклятых врагов
champions-rule-setup-step06-shuffle-player-decks = Подготовка 6: перемешать колоды игроков
champions-rule-setup-step07-tokens-and-status = Подготовка 7: приготовить жетоны и карты состояния
champions-rule-setup-step08-villain = Подготовка 8: выбрать злодея и его колоды
champions-rule-setup-step09-villain-hit-points = Подготовка 9: выставить здоровье злодея
champions-rule-setup-step10-scheme-setup = Подготовка 10: выполнить «Подготовку» замысла 1A
champions-rule-setup-step10-when-revealed = Подготовка 10: выполнить «При раскрытии» карт в игре
champions-rule-setup-step11-encounter-deck = Подготовка 11: колода столкновений и обязательства
champions-rule-setup-step12-draw-hand = Подготовка 12: взять карты по размеру руки
champions-rule-setup-step13-mulligan = Сбросьте любые карты, затем доберите до размера руки
champions-rule-setup-step13-no-reshuffle = Сброшенные при замене карты не замешивают обратно
champions-rule-setup-step14-character-setup = Подготовка 14: выполнить «Подготовку» карт личностей
champions-rule-setup-only-setup-abilities = Во время подготовки действует только «Подготовка»

champions-rule-player-card-title = У карты игрока есть название
champions-rule-player-card-type = Тип карты игрока говорит, как её применять
champions-rule-player-card-traits = У карты игрока есть черты
champions-rule-player-card-ability = У карты игрока есть текст способности
champions-rule-player-card-cost = У карты игрока есть стоимость в ресурсах
champions-rule-player-card-hit-points = У персонажа игрока есть здоровье
champions-rule-player-card-resources = На карте игрока указаны её ресурсы
champions-rule-player-card-classification = Карта игрока — героя, аспекта или базовая
champions-rule-player-card-thw = Значение ПРТ: как персонаж противодействует
champions-rule-player-card-atk = Значение АТК: как персонаж атакует
champions-rule-player-card-def = Значение ЗАЩ: как персонаж защищается
champions-rule-player-card-rec = Значение ВСТ: как альтер-эго восстанавливается
champions-rule-player-card-consequential-damage = У умения бывают символы сопутствующего урона
champions-rule-player-card-hand-size = У каждой стороны личности свой размер руки
champions-rule-player-card-collector-info = На карте игрока указаны продукт и номер
champions-rule-player-card-unique-symbol = На карте может быть символ уникальности
champions-rule-player-card-alternate-name = У союзника может быть второе имя

champions-rule-scenario-card-title = У карты сценария есть название
champions-rule-scenario-card-type = Тип карты сценария говорит, как её применять
champions-rule-scenario-card-traits = У карты сценария есть черты
champions-rule-scenario-card-ability = У карты сценария есть текст способности
champions-rule-scenario-card-hit-points = У персонажа сценария есть здоровье
champions-rule-scenario-card-sch = Значение ЗМС: как враг воплощает замысел
champions-rule-scenario-card-atk = Значение АТК: как враг атакует
champions-rule-scenario-card-boost-icons = Символы усиления — сила карты усиления
champions-rule-scenario-card-starting-threat = Начальную угрозу кладут, когда карта входит в игру
champions-rule-scenario-card-acceleration = Ускорение: как быстро движется основной замысел
champions-rule-scenario-card-target-threat = Предел угрозы: сколько её нужно для новой стадии
champions-rule-scenario-card-stage-number = На картах злодея и основного замысла — номер стадии
champions-rule-scenario-card-encounter-set-name = Карта сценария называет свой набор столкновений
champions-rule-scenario-card-encounter-set-info = На карте сценария — размер набора и номер в нём
champions-rule-scenario-card-collector-info = На карте сценария указаны продукт и номер
