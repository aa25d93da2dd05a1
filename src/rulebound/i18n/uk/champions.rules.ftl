### Marvel Champions: кожне правило коротко.

## Розділи та їхні сторінки.

champions-chapter-start = Перш ніж почати
champions-topic-golden-rules = Золоті правила
champions-topic-supply = Запас компонентів
champions-topic-discussion = Розмови за столом

champions-chapter-preparing = Підготовка
champions-topic-setup = Підготовка до гри
champions-topic-expert-mode = Експертний режим
champions-topic-player-decks = Колоди гравців
champions-topic-encounter-decks = Колоди сутичок

champions-chapter-round = Раунд
champions-topic-round = Раунд
champions-topic-player-phase = Фаза гравців
champions-topic-turn = Хід гравця
champions-topic-player-order = Перший гравець і порядок
champions-topic-end-of-player-phase = Кінець фази гравців
champions-topic-villain-phase = Фаза лиходія

champions-chapter-playing = Розіграш карт
champions-topic-play = Розіграти карту
champions-topic-initiation = Ініціювання властивостей крок за кроком
champions-topic-cost = Ціна
champions-topic-resources = Ресурси
champions-topic-allies = Союзники
champions-topic-supports-and-upgrades = Підтримка й апгрейди
champions-topic-events = Події

champions-chapter-heroes = Ваш герой
champions-topic-identity = Особа
champions-topic-form = Вигляд героя та альтер его
champions-topic-exhaust-and-ready = Виснажені й готові
champions-topic-attack = Атака
champions-topic-thwart = Знешкоджування
champions-topic-defend = Захист
champions-topic-recover = Лікування

champions-chapter-enemies = Вороги
champions-topic-activation = Активація
champions-topic-enemy-attack = Ворог атакує
champions-topic-enemy-scheme = Ворог втілює план
champions-topic-boost = Підсилення
champions-topic-villain = Лиходій
champions-topic-minions = Посіпаки
champions-topic-nemesis = Запеклий ворог

champions-chapter-damage = Поранення й поразка
champions-topic-damage = Поранення
champions-topic-hit-points = Життя
champions-topic-status = Картки стану
champions-topic-defeat = Поразка

champions-chapter-schemes = Плани й загроза
champions-topic-threat = Загроза
champions-topic-main-scheme = Основний план
champions-topic-side-scheme = Побічні плани
champions-topic-icons = Криза, небезпека, прискорення

champions-chapter-encounters = Карти сутичок
champions-topic-deal-and-reveal = Здати й розкрити
champions-topic-treachery = Лукавство
champions-topic-attachments = Прикріплення лиходія
champions-topic-environment = Середовище
champions-topic-obligation = Зобов’язання

champions-chapter-keywords = Ключові слова
champions-topic-keywords = Що таке ключові слова
champions-topic-guard = Охоронець
champions-topic-overkill = Надмір
champions-topic-peril = Ризик
champions-topic-quickstrike = Швидкий удар
champions-topic-retaliate = Удар у відповідь
champions-topic-surge = Наступ
champions-topic-toughness = Міцність
champions-topic-uses = Використовує

champions-chapter-abilities = Властивості
champions-topic-ability = Що таке властивість
champions-topic-action = Дія
champions-topic-interrupt = Втручання
champions-topic-response = Реакція
champions-topic-forced = Примусові властивості
champions-topic-constant = Постійні властивості
champions-topic-special = Спецвластивості
champions-topic-trigger = Що запускає властивість
champions-topic-when-words = При розкритті, при поразці, після
champions-topic-star = Зірочка
champions-topic-limits = Ліміт і максимум

champions-chapter-effects = Ефекти
champions-topic-choices = «Виберіть», «може», «не може»
champions-topic-then = «Тоді»
champions-topic-modifiers = Модифікатори
champions-topic-gain = Отримати
champions-topic-lasting = Тривалі й відстрочені ефекти
champions-topic-replacement = Заміна, запобігання, скасування
champions-topic-simultaneous = Одночасне виконання

champions-chapter-places = У грі та поза грою
champions-topic-in-play = У грі
champions-topic-out-of-play = Поза грою
champions-topic-attach = Прикріпити
champions-topic-move = Перемістити
champions-topic-search = Пошук
champions-topic-owner-and-control = Власник і контроль
champions-topic-counters = Жетони
champions-topic-empty-decks = Порожні колоди

champions-chapter-ending = Перемога й поразка
champions-topic-winning = Перемога в грі
champions-topic-elimination = Вибування з гри

champions-chapter-cards = Карти
champions-topic-card-types = Типи карт
champions-topic-unique = Унікальні карти
champions-topic-names-and-traits = Назви й характеристики
champions-topic-player-cards = Анатомія карт гравців
champions-topic-scenario-cards = Анатомія карт сценарію

## Правила.

champions-rule-golden-reference-over-learn-to-play = Довідник має пріоритет над навчальною книжкою
champions-rule-golden-card-over-rulebooks = Текст карти має пріоритет над правилами

champions-rule-grim-worst-outcome = Чого правила не кажуть, вирішують найгіршим чином
champions-rule-grim-play-continues = Після невблаганного рішення гра триває далі

champions-rule-supply-unlimited = Жетони й картки стану не обмежені кількістю
champions-rule-supply-substitutes = Замість жетонів, яких бракує, годяться будь-які інші

champions-rule-round-player-phase-first = Раунд починається з фази гравців
champions-rule-round-villain-phase-second = Фаза лиходія йде після кінця фази гравців
champions-rule-round-villain-step-order = Фаза лиходія має п’ять кроків у сталому порядку
champions-rule-round-loops = Після раунду починається новий

champions-rule-activation-villain-attack-or-scheme = Атака лиходія чи втілення плану — це активація
champions-rule-activation-once-per-player = Лиходій активується один раз на кожного гравця
champions-rule-activation-hero-form-attack = Проти героя лиходій атакує
champions-rule-activation-alter-ego-scheme = Проти альтер его лиходій втілює план
champions-rule-activation-extra-by-ability = Атака чи план через властивість — теж активація
champions-rule-activation-boost-every-time = Кожна активація лиходія дає йому карту підсилення

champions-rule-active-player-definition = Активний гравець — той, чий зараз хід

champions-rule-alternate-name-optional-field = Карта може мати альтернативну назву

champions-rule-upgrade-active-while-in-play = Апгрейд активний, поки він у грі
champions-rule-upgrade-stays-until-removed = Апгрейд лишається, доки властивість його не прибере
champions-rule-upgrade-enters-by-identity = Апгрейд входить у гру поряд з особою гравця
champions-rule-upgrade-modifies-identity = Апгрейд поряд з особою змінює цю особу
champions-rule-upgrade-attached-modifies-host = Прикріплений апгрейд змінює носія, а не особу

champions-rule-attack-hero-basic-exhausts = Герой виснажується для базової атаки
champions-rule-attack-hero-basic-damage = Базова атака героя завдає поранень за його АТК
champions-rule-attack-ally-basic-exhausts = Союзник виснажується для базової атаки
champions-rule-attack-ally-basic-damage = Базова атака союзника завдає поранень за його АТК
champions-rule-attack-labelled-ability = Властивість зі словом «атака» — це атака
champions-rule-attack-labelled-no-exhaust = Властивість «атака» сама не виснажує героя
champions-rule-attack-any-enemy-target = Атакувати можна будь-якого ворога без заборони
champions-rule-attack-enemy-extra-attack-explicit = Поза другим кроком ворог атакує лише за вказівкою

champions-rule-all-purpose-counter-no-inherent-rules = Багатоцільові жетони не мають власних правил
champions-rule-all-purpose-counter-named-types = Жетони з назвою — багатоцільові жетони цього типу

champions-rule-base-value-before-modifiers = Базове значення — це значення без модифікаторів
champions-rule-base-value-usually-printed = Базове значення — надруковане, якщо його не замінено

champions-rule-choose-choice-required = Слово «виберіть» вимагає вибору
champions-rule-choose-resolver-decides = Вибирає гравець, який виконує властивість
champions-rule-choose-must-change-game = Вибирайте те, що може змінити гру
champions-rule-choose-no-option-no-initiation = Без можливого варіанта властивість не ініціюють

champions-rule-remove-from-game-set-aside = Виведена з гри карта лежить осторонь, поза грою
champions-rule-remove-from-game-no-interaction = Виведена з гри карта ніяк не взаємодіє з грою
champions-rule-remove-from-game-permanent-by-default = Карту виводять з гри до її кінця

champions-rule-form-exactly-one = Гравець завжди у вигляді героя або альтер его
champions-rule-form-faceup-side = Вигляд визначає відкрита сторона карти особи
champions-rule-form-change-once-per-round = Раз за свій хід гравець може змінити вигляд
champions-rule-form-change-keeps-damage = Зміна вигляду зберігає поранення
champions-rule-form-change-keeps-status-cards = Зміна вигляду зберігає картки стану
champions-rule-form-change-keeps-attachments-and-tokens = Зміна вигляду зберігає прикріплення
champions-rule-form-change-keeps-tokens = Зміна вигляду зберігає жетони
champions-rule-form-change-keeps-effects = Зміна вигляду зберігає ефекти
champions-rule-form-change-keeps-ready-state = Зміна вигляду не готує і не виснажує
champions-rule-form-ability-change-is-free = Зміна через властивість не забирає власної зміни
champions-rule-form-hero-ignores-alter-ego-text = Текст про альтер его не діє на героя
champions-rule-form-alter-ego-ignores-hero-text = Текст про героя не діє на альтер его

champions-rule-exhaust-state-change = Виснаження повертає готову карту на 90 градусів
champions-rule-exhaust-not-twice = Виснажену карту не можна виснажити знову
champions-rule-exhaust-abilities-stay-active = Властивості виснаженої карти лишаються активними
champions-rule-exhaust-cost-needs-ready-card = Сплатити виснаженням може лише готова карта

champions-rule-delayed-effect-future-point = Відстрочений ефект чекає на названий момент
champions-rule-delayed-effect-automatic = Відстрочений ефект спрацьовує автоматично
champions-rule-delayed-effect-before-responses = Відстрочений ефект виконується до реакцій
champions-rule-delayed-effect-not-a-new-initiation = Відстрочений ефект — не нове ініціювання

champions-rule-owner-player-deck = Власник карти — гравець, у чиїй колоді вона була
champions-rule-owner-scenario = Карти сутичок належать сценарію

champions-rule-control-enters-under-owner = Карта входить у гру під контролем власника
champions-rule-control-scenario-cards = Карти сценарію контролює сценарій
champions-rule-control-changes-only-by-ability = Контроль змінює лише властивість
champions-rule-control-own-out-of-play-zones = Ви контролюєте карти у своїй руці, колоді й відбої
champions-rule-control-leaves-play-to-owner = Карта, що вийшла з гри, йде до зони власника
champions-rule-control-leaves-play-after-event = До власника карта йде після виконання події
champions-rule-control-new-location-untouchable = Ніщо не зачіпає карту на шляху до власника
champions-rule-control-character-keeps-state = Персонаж під новим контролем зберігає стан
champions-rule-control-moves-to-new-area = Персонаж переходить у зону того, хто його контролює
champions-rule-control-attached-cards-follow = Прикріплені карти змінюють контроль разом з носієм
champions-rule-control-duration-default = Зміна контролю діє, поки карта у грі

champions-rule-ability-in-play-only = Властивості діють лише на карти у грі
champions-rule-ability-self-reference-one-copy = Властивість про свою карту діє лише на цей екземпляр
champions-rule-ability-usable-only-from-play = Властивості діють, лише поки карта у грі
champions-rule-ability-events-from-hand = Події діють із руки
champions-rule-ability-must-change-game = Властивість ініціюють, лише якщо вона змінить гру
champions-rule-ability-change-check-ignores-cost = Сплата ціни не вважається зміною гри
champions-rule-ability-change-check-ignores-later = Майбутні властивості не враховують як зміну гри
champions-rule-ability-sentences-in-order = Речення виконують по порядку
champions-rule-ability-mandatory-types = Постійні, примусові, при розкритті й поразці — обов’язкові
champions-rule-ability-may-in-mandatory = Частина після «можете» необов’язкова
champions-rule-ability-optional-types = Дії, втручання, реакції та ресурси необов’язкові
champions-rule-ability-controller-decides-optional = Про необов’язкову властивість вирішує її гравець

champions-rule-enemy-villain-or-minion = Ворог — це лиходій або посіпака
champions-rule-enemy-scenario-elements = Слово «ворог» позначає й елементи сценарію

champions-rule-enemy-attack-step-order = Атака: карта підсилення, захист, розкриття, поранення
champions-rule-enemy-attack-villain-gets-boost-card = Лиходій, що атакує, отримує карту підсилення долілиць
champions-rule-enemy-attack-minion-skips-boost = Посіпака атакує без карти підсилення
champions-rule-enemy-attack-defender-must-exhaust = Щоб захищатися, виснажте героя або союзника
champions-rule-enemy-attack-defending-is-optional = Захищатися необов’язково
champions-rule-enemy-attack-defending-player-becomes-target = Гравець-захисник стає ціллю атаки
champions-rule-enemy-attack-boost-turned-one-by-one = В атаці карти підсилення розкривають по одній
champions-rule-enemy-attack-boost-icons-raise-atk = Кожен символ підсилення дає лиходієві +1 АТК
champions-rule-enemy-attack-boost-star-resolves-at-once = В атаці властивість зірочки виконують одразу
champions-rule-enemy-attack-boost-cards-discarded = Після атаки карти підсилення скидають у відбій
champions-rule-enemy-attack-damage-is-modified-atk = Атака ворога завдає поранень за модифікованою АТК
champions-rule-enemy-attack-hero-defender-reduces-by-def = ЗАХ героя-захисника зменшує поранення
champions-rule-enemy-attack-hero-defender-takes-rest = Решту поранень отримує герой-захисник
champions-rule-enemy-attack-ally-defender-takes-all = Союзник-захисник отримує всі поранення
champions-rule-enemy-attack-ally-excess-is-lost = Надлишок поранень союзника-захисника зникає
champions-rule-enemy-attack-undefended-definition = Атака, від якої ніхто не захистився, — без захисника
champions-rule-enemy-attack-undefended-target-hero-takes-all = Атака без захисника ранить героя на повну силу

champions-rule-enemy-scheme-step-order = План: карта підсилення, розкриття, загроза
champions-rule-enemy-scheme-villain-gets-boost-card = Лиходій, що втілює план, отримує карту підсилення
champions-rule-enemy-scheme-minion-skips-boost = Посіпака втілює план без карти підсилення
champions-rule-enemy-scheme-boost-turned-one-by-one = При втіленні плану карти підсилення розкривають по одній
champions-rule-enemy-scheme-boost-icons-raise-sch = Кожен символ підсилення дає лиходієві +1 ПЛН
champions-rule-enemy-scheme-boost-star-resolves-at-once = При втіленні плану зірочку виконують одразу
champions-rule-enemy-scheme-boost-cards-discarded = Після втілення плану карти підсилення скидають
champions-rule-enemy-scheme-threat-on-main-scheme = Ворог кладе загрозу за своїм ПЛН на основний план

champions-rule-interrupt-trigger-type = Слово «Втручання» позначає властивість втручання
champions-rule-interrupt-resolves-before-condition = Втручання виконують перед його умовою
champions-rule-interrupt-many-per-condition = Одна умова може запустити кілька втручань
champions-rule-interrupt-player-order = Втручаються в порядку гравців
champions-rule-interrupt-all-pass-resolves = Коли всі відмовились, умова виконується
champions-rule-interrupt-changed-condition-blocks-rest = У змінену умову більше не втручаються

champions-rule-enters-play-any-route = Будь-який шлях у гру — це «входить у гру»

champions-rule-ready-enters-ready = Карти входять у гру готові
champions-rule-ready-readying = Підготовка розвертає виснажену карту в готовність
champions-rule-ready-orientation = Готова карта лежить рівно перед своїм гравцем

champions-rule-player-elimination-identity-defeated = Гравець вибуває, коли його особа зазнає поразки
champions-rule-player-elimination-own-cards-discarded = Рука й колода гравця, що вибув, ідуть у відбій
champions-rule-player-elimination-controlled-cards-discarded = Карти гравця, що вибув, виходять із гри у відбій
champions-rule-player-elimination-dealt-encounter-cards-discarded = Здані гравцеві, що вибув, карти сутичок скидають
champions-rule-player-elimination-minions-move-clockwise = Посіпаки гравця, що вибув, нападають на наступного
champions-rule-player-elimination-minions-keep-state = Посіпаки, що перейшли, зберігають поранення й жетони
champions-rule-player-elimination-others-continue = Решта гравців грають далі
champions-rule-player-elimination-shared-result = Гравці, що вибули, поділяють результат решти
champions-rule-player-elimination-current-effect-finishes = Ефект, через який вибув гравець, виконують повністю
champions-rule-player-elimination-all-eliminated-loss = Коли вибули всі, гравці програли

champions-rule-action-own-turn = Дію запускають у свій хід або на прохання

champions-rule-friendly-player-controlled = Дружні карти — ті, що їх контролюють гравці

champions-rule-counter-placed-when-used = Карта, що використовує жетони, отримує їх зазначене число

champions-rule-threat-token-tracks-schemes = Жетони загрози показують загрозу на планах

champions-rule-acceleration-token-raises-step-one-threat = Кожен жетон прискорення додає 1 загрозу на першому кроці

champions-rule-hit-points-every-character = Кожен персонаж має життя
champions-rule-hit-points-identity-and-villain-dial = Поранення скручують лічильник особи чи лиходія
champions-rule-hit-points-villain-dial-zero = Нуль на лічильнику — поразка стадії лиходія
champions-rule-hit-points-ally-minion-tokens = Поранення союзників і посіпак позначають жетонами
champions-rule-hit-points-ally-minion-defeated-discard = Союзник чи посіпака без життя йде у відбій

champions-rule-remaining-hit-points-dial-value = Залишок життя особи чи лиходія — на лічильнику
champions-rule-remaining-hit-points-ally-minion-formula = Залишок життя — максимум без жетонів поранення
champions-rule-remaining-hit-points-zero-defeats = Персонаж без життя зазнає поразки

champions-rule-replacement-resolves-instead = Заміна виконується натомість
champions-rule-replacement-applies-at-condition = Заміна набуває сили після всіх втручань
champions-rule-replacement-most-recent-wins = З кількох замін виконують найновішу

champions-rule-nemesis-set-per-hero = Кожен герой має набір запеклого ворога
champions-rule-nemesis-enters-by-encounter-card = Запеклого ворога вводить лише карта сутички

champions-rule-prevent-damage = Запобігання зменшує поранення на вказане число
champions-rule-prevent-threat = Запобігання зменшує загрозу на вказане число

champions-rule-trigger-bold-text-before-colon = Жирний текст до двокрапки каже, коли ініціювати
champions-rule-trigger-forced-not-optional = Не за бажанням — лише властивості зі словом «Примусове»
champions-rule-trigger-game-resolves-at-moment = Примусові властивості гра виконує у вказаний момент
champions-rule-trigger-form-word-required = Слово «герой» чи «альтер его» вимагає такого вигляду
champions-rule-trigger-quoted-trigger-is-reference = Запуск у лапках лише вказує на карти з ним

champions-rule-defend-hero-basic-power = Базовий захист — виснажити героя, але не альтер его
champions-rule-defend-labelled-ability = Властивість зі словом «захист» — це захист
champions-rule-defend-labelled-no-exhaust = Властивість «захист» сама не виснажує героя

champions-rule-deal-encounter-ability-takes-top-card = Здана карта сутички лежить долілиць перед гравцем
champions-rule-deal-encounter-not-revealed-yet = Здана карта чекає на розкриття у фазі лиходія
champions-rule-deal-encounter-queue-in-steps-three-and-four = Здана на третьому чи четвертому кроці стає в чергу

champions-rule-star-points-to-text = Зірочка вказує на властивість у тексті карти
champions-rule-star-by-atk = Зірочка біля АТК: властивість за кожної атаки
champions-rule-star-by-sch = Зірочка біля ПЛН: властивість за кожного втілення плану
champions-rule-star-by-attachment-bonus = Зірочка біля +АТК чи +ПЛН прикріплення: його властивість
champions-rule-star-in-boost-field = Зірочка в полі підсилення: властивість підсилення

champions-rule-search-look-at-whole-zone = Хто шукає, може переглянути всі карти там
champions-rule-search-found-card-to-named-place = Знайдена карта йде туди, куди каже властивість
champions-rule-search-choose-one-of-many = З кількох відповідних карт вибирають одну
champions-rule-search-cards-stay-in-zone = Під час пошуку карти не покидають зони
champions-rule-search-shuffle-after-whole-deck = Переглянувши всю колоду, перетасуйте її

champions-rule-thwart-hero-basic-exhausts = Герой виснажується для базового знешкоджування
champions-rule-thwart-hero-basic-amount = Базове знешкоджування героя знімає загрозу за ЗНШ
champions-rule-thwart-ally-basic-amount = Знешкоджування союзника знімає загрозу за його ЗНШ
champions-rule-thwart-labelled-ability = Властивість зі словом «знешкоджування» — його спроба
champions-rule-thwart-labelled-no-exhaust = Властивість «знешкоджування» сама не виснажує героя

champions-rule-obligation-encounter-card-type = Зобов’язання — карта сутички, пов’язана з героєм
champions-rule-obligation-every-hero-has-one = Кожен герой має хоча б одне зобов’язання
champions-rule-obligation-shuffled-in-for-chosen-heroes = Зобов’язання вибраних героїв замішують у колоду
champions-rule-obligation-given-to-linked-player = Зобов’язання передають гравцеві його героя
champions-rule-obligation-linked-player-decides = Як виконати зобов’язання, вирішує гравець його героя
champions-rule-obligation-linked-hero-eliminated = Зобов’язання героя, що вибув, виводять з гри
champions-rule-obligation-linked-hero-eliminated-extra-card = За виведеним зобов’язанням розкривають ще одну карту
champions-rule-obligation-no-linked-hero = Зобов’язання без героя вирішує той, хто розкрив

champions-rule-initiation-declare-first = Спершу заявіть, що розігруєте чи ініціюєте
champions-rule-initiation-check-restrictions = Перевірте, що це дозволено і змінить гру
champions-rule-initiation-determine-cost = Визначте ціну з урахуванням модифікаторів
champions-rule-initiation-both-checks-pass = Платять, лише якщо обидві перевірки успішні
champions-rule-initiation-pay-or-abort = Якщо ціни не сплатити, усе припиняється
champions-rule-initiation-choices-after-payment = Вибір роблять після сплати, перед виконанням
champions-rule-initiation-begins-after-choices = Після вибору розіграш починається і його можна скасувати
champions-rule-initiation-resolves-unless-cancelled = Не скасоване виконується або входить у гру
champions-rule-initiation-event-discarded-after-effects = Виконана подія йде у відбій власника
champions-rule-initiation-interrupt-to-any-step = Втрутитися можна в будь-який крок розіграшу
champions-rule-initiation-response-to-any-step = Реагувати можна на будь-який крок розіграшу
champions-rule-initiation-source-leaving-play = Властивість триває, навіть якщо карта вийшла з гри
champions-rule-initiation-source-loss-breaks-cost = Властивість спиняється, якщо без карти ціни не сплатити

champions-rule-resource-card-discard-to-generate = Карту-ресурс скидають, щоб генерувати ресурси
champions-rule-resource-card-text-active-while-generating = Текст карти-ресурсу активний, коли вона генерує

champions-rule-status-three-types = Три стани: спантеличення, оглушення, міцність
champions-rule-status-placed-from-supply = Картку стану кладуть із запасу на персонажа
champions-rule-status-one-per-type = Не більше однієї картки стану кожного типу
champions-rule-status-priority-over-abilities = Картки стану мають пріоритет над властивостями

champions-rule-confused-player-thwart-replaced = Спантеличений скидає картку замість знешкоджування
champions-rule-confused-cost-still-paid = За зірване спантеличенням знешкоджування все одно платять
champions-rule-confused-enemy-scheme-replaced = Спантеличений ворог скидає картку замість плану

champions-rule-stunned-player-attack-replaced = Оглушений скидає картку замість атаки
champions-rule-stunned-cost-still-paid = За зірвану оглушенням атаку все одно платять
champions-rule-stunned-enemy-attack-replaced = Оглушений ворог скидає картку замість атаки

champions-rule-tough-damage-replaced = Замість поранень скидається картка міцності

champions-rule-end-of-player-phase-step-order = Кінець фази гравців: скинути, добрати, підготувати
champions-rule-end-of-player-phase-optional-discard = Кожен може скинути будь-яку кількість карт
champions-rule-end-of-player-phase-excess-discard = Карти понад розмір руки треба скинути
champions-rule-end-of-player-phase-player-picks-discards = Гравець сам вирішує, які карти скидати
champions-rule-end-of-player-phase-draw-up = Усі одночасно добирають карти до розміру руки
champions-rule-end-of-player-phase-ready-all = Усі одночасно готують усі свої карти

champions-rule-keywords-attribute-with-rules = Ключове слово дає карті особливі правила

champions-rule-uses-enters-with-counters = Карта «Використовує» входить у гру з жетонами
champions-rule-uses-type-name = Слово після числа називає тип жетонів
champions-rule-uses-counter-pays-ability = Жетонами платять за властивість карти
champions-rule-uses-spent-counter-to-supply = Витрачений жетон повертається в запас
champions-rule-uses-discard-after-last = Після останнього жетона карту скидають

champions-rule-toughness-enters-with-tough = Міцність: входить у гру з карткою міцності

champions-rule-overkill-ally-defender = Надмір: надлишок із союзника-захисника йде героєві
champions-rule-overkill-ally-spill-if-able = Надмір переходить на героя, лише якщо можливо
champions-rule-overkill-minion-to-villain = Надмір: надлишок із посіпаки йде лиходієві
champions-rule-overkill-tough-leaves-nothing = Міцність не лишає нічого для надміру

champions-rule-surge-reveal-another = Наступ: розкрийте ще одну карту сутички
champions-rule-surge-finish-first-card = Карту з наступом виконують до кінця перед новою

champions-rule-restricted-max-two = Не більше 2 карт з обмеженням на гравця
champions-rule-restricted-discard-down-immediately = Зайву карту з обмеженням скидають негайно

champions-rule-guard-villain-cannot-be-attacked = Охоронець: лиходія не можна атакувати
champions-rule-guard-villain-with-guard-exempt = Лиходія, що сам охоронець, атакувати можна

champions-rule-peril-no-consulting = Ризик: не можна радитися з іншими
champions-rule-peril-others-locked-out = Ризик: інші нічого не розігрують і не ініціюють

champions-rule-retaliate-damage-after-attack = Удар у відповідь: хто атакував, отримує поранення
champions-rule-retaliate-must-survive = Для удару у відповідь треба пережити атаку

champions-rule-quickstrike-attacks-on-engaging = Швидкий удар: одразу атакує героя, на якого нападає
champions-rule-quickstrike-not-in-alter-ego = Швидкий удар не діє проти альтер его

champions-rule-player-deck-empty-reshuffle = Порожню колоду гравця роблять наново з відбою
champions-rule-player-deck-empty-encounter-card-penalty = Чия колода скінчилась, бере карту сутички
champions-rule-player-deck-empty-draw-continues = Карти добирають далі з нової колоди
champions-rule-player-deck-empty-discard-stops = З нової колоди гравця карти не скидаються

champions-rule-encounter-deck-empty-reshuffle = Порожню колоду сутичок роблять наново з відбою
champions-rule-encounter-deck-empty-acceleration-token = Колода сутичок скінчилась — жетон прискорення
champions-rule-encounter-deck-empty-search-fails = Коли колода сутичок скінчилась, пошук провалено
champions-rule-encounter-deck-empty-new-deck-not-discarded = З нової колоди сутичок карти не скидаються
champions-rule-encounter-deck-empty-no-cards-left = Карт сутичок не лишилось — гравці програють

champions-rule-villain-stages-in-sequence = Колода лиходія — стадії по порядку

champions-rule-recover-alter-ego-only = Лікуватися може лише альтер его
champions-rule-recover-exhausts = Лікування виснажує альтер его
champions-rule-recover-amount = Лікування відновлює стільки життя, скільки ЛІК

champions-rule-heal-by-ability-reduces-damage = Лікування властивістю знімає стільки поранень
champions-rule-heal-cap-at-maximum = Лікують не вище за максимум життя

champions-rule-limit-per-copy = Ліміт рахують для кожного екземпляра окремо
champions-rule-limit-cancelled-counts = Скасоване використання враховується в ліміт

champions-rule-ally-limit-three = Гравець контролює не більше трьох союзників

champions-rule-treachery-revealer-resolves = Лукавство виконує той, хто його розкрив
champions-rule-treachery-discard-after = Після виконання лукавство йде у відбій

champions-rule-max-all-copies-all-players = Максимум рахують для всіх копій усіх гравців
champions-rule-max-ability-total = Максимум властивості рахують для всіх разом
champions-rule-max-cancelled-counts = Скасований ефект враховується в максимум
champions-rule-max-per-deck = Макс. на колоду обмежує копії в колоді
champions-rule-max-per-player = Макс. на гравця обмежує копії під контролем

champions-rule-maximum-hit-points-formula = Максимум життя — базове життя і модифікатори

champions-rule-modifiers-continuous = Модифіковані величини перевіряють постійно
champions-rule-modifiers-recalculate-from-base = Щоразу перераховують від базового значення
champions-rule-modifiers-add-before-multiply = Спершу плюс і мінус, тоді множення і ділення
champions-rule-modifiers-set-overrides = Встановлене значення переважає інші модифікатори
champions-rule-modifiers-latest-set-wins = Діє найновіше встановлене значення
champions-rule-modifiers-floor-zero = Величина нижче нуля вважається нулем
champions-rule-modifiers-no-negative-while-summing = Нуль застосовують лише після всіх модифікаторів
champions-rule-modifiers-round-up = Дроби наприкінці заокруглюють угору

champions-rule-may-named-player = Слово «може» дає вибір названому гравцеві
champions-rule-may-default-controller = Якщо нікого не названо, вибирає той, хто контролює

champions-rule-per-player-multiplies-by-starters = Символ «на гравця» множить на число тих, хто почав
champions-rule-per-player-elimination-no-effect = Вибуття гравця не зменшує значення «на гравця»

champions-rule-printed-physical-value = Надруковане — те, що стоїть на самій карті

champions-rule-engaged-minion-engages-on-entering = Посіпака, ввійшовши у гру, одразу нападає на гравця
champions-rule-engaged-resolver-by-default = Посіпака нападає на того, хто виконує карту
champions-rule-engaged-stays-until-ability = Посіпака не змінює гравця, доки не скаже властивість

champions-rule-consequential-damage-after-attack = Після атаки союзник отримує наслідкове поранення
champions-rule-consequential-damage-after-thwart = Знешкодивши, союзник отримує наслідкове поранення

champions-rule-cannot-absolute = Заборона «не можете» абсолютна

champions-rule-indirect-damage-divided = Непряме поранення ділять між своїми персонажами
champions-rule-indirect-damage-cap-per-character = Непрямих поранень не більше, ніж треба для поразки

champions-rule-discussion-free-talk = Гравці вільно радяться, зокрема про карти в руці
champions-rule-discussion-hand-not-forced = Ніхто не мусить показувати руку

champions-rule-stunned-ability-places-card = Оглушений отримує картку оглушення

champions-rule-simultaneous-first-player-orders = Порядок одночасних ефектів визначає перший гравець

champions-rule-main-scheme-advances-at-target = Досягши цілі, основний план переходить на нову стадію
champions-rule-main-scheme-old-stage-removed = Стару стадію основного плану прибирають
champions-rule-main-scheme-new-stage-when-revealed = Ефекти «При розкритті» нової стадії: сторона А, тоді Б
champions-rule-main-scheme-starting-threat = Нова стадія плану отримує стартову загрозу
champions-rule-main-scheme-step-one-threat = На першому кроці основний план отримує загрозу
champions-rule-main-scheme-excess-not-carried = Надлишкова загроза не переходить на нову стадію плану
champions-rule-main-scheme-acceleration-tokens-carried = Жетони прискорення переходять на нову стадію плану

champions-rule-identity-double-sided = Карта особи має боки героя й альтер его
champions-rule-identity-words-mean-current-form = Слова «герой» і «альтер его» — про поточний вигляд

champions-rule-sustained-damage-definition = Отримані поранення: максимум мінус залишок життя
champions-rule-sustained-damage-token-characters = Отримані поранення союзника чи посіпаки — жетони

champions-rule-gain-functions-as-if-had = Отримана характеристика діє як власна
champions-rule-gain-not-printed = Отримане не вважається надрукованим
champions-rule-gain-stat-while-active = Отриманий показник діє, поки властивість активна
champions-rule-gain-reverts-when-inactive = Коли властивість скінчилась, показник повертається
champions-rule-gain-hit-points-raise-current-and-max = Отримане життя підвищує поточне й максимум
champions-rule-gain-hit-points-lost-when-inactive = Отримане життя зникає разом з ефектом

champions-rule-move-not-to-same-place = Перемістити на те саме місце не можна
champions-rule-move-needs-destination = Без прийнятного місця переміщення немає
champions-rule-move-dial-and-card = Поранення переходять між лічильником і картою
champions-rule-move-from-dial-to-card = Поранення з лічильника: він зростає, карта отримує їх
champions-rule-move-from-card-to-dial = Поранення з карти скручують лічильник на стільки ж

champions-rule-game-end-players-win = Поразка останньої стадії лиходія — перемога гравців
champions-rule-game-end-villain-wins = Завершений останній план — перемога лиходія

champions-rule-character-members = Персонажі: герой, альтер его, союзник, лиходій, посіпака

champions-rule-first-player-token-marks = Жетон позначає першого гравця
champions-rule-first-player-token-passes-clockwise = Наприкінці раунду жетон переходить за годинником
champions-rule-first-player-eliminated-passes-token = Якщо перший гравець вибув, жетон одразу переходить
champions-rule-first-player-picks-encounter-target = Ціль карти сутички вибирає перший гравець

champions-rule-boost-after-defender-declaration = Підсилення розкривають після оголошення захисту
champions-rule-boost-only-this-activation = Символи підсилення діють лише в цій активації
champions-rule-boost-star-is-not-an-icon = Зірочка — не символ підсилення
champions-rule-boost-only-text-below-line = Як підсилення діє лише текст під рискою
champions-rule-boost-extra-cards-add-up = Символи додаткових карт підсилення додаються
champions-rule-boost-extra-cards-abilities-in-order = Властивості підсилення виконують по порядку

champions-rule-support-play-area = Підтримку розігрують в останній ряд зони гравця
champions-rule-support-stays-and-active = Підтримка активна, поки вона у грі
champions-rule-support-stays-in-play = Підтримка лишається, доки властивість її не прибере

champions-rule-after-event-just-finished = Слово «після» — про щойно завершену подію

champions-rule-side-scheme-icons = Побічний план має символи кризи, прискорення, небезпеки
champions-rule-side-scheme-enters-by-main-scheme = Побічний план входить у гру поряд з основним
champions-rule-side-scheme-starting-threat = Побічний план входить у гру зі стартовою загрозою
champions-rule-side-scheme-stays-while-threat = Побічний план лишається, поки на ньому є загроза
champions-rule-side-scheme-defeated-without-threat = Побічний план без загрози йде у відбій
champions-rule-side-scheme-thwartable = Побічний план знешкоджують так само, як основний

champions-rule-crisis-protects-main-scheme = Криза: з основного плану загрозу не знімають

champions-rule-acceleration-icon-adds-one-each = Кожен символ прискорення додає 1 загрозу на першому кроці

champions-rule-hazard-extra-encounter-card = Кожен символ небезпеки дає ще одну карту сутички
champions-rule-hazard-dealt-in-player-order = Карти небезпеки здають у порядку гравців

champions-rule-event-voluntary = Розігрувати подію необов’язково
champions-rule-event-must-change-game = Подію розігрують, лише якщо вона змінить гру

champions-rule-defeat-card-discarded = Карта, що зазнала поразки, йде у відбій

champions-rule-villain-defeat-stage-removed-from-game = Переможену стадію лиходія виводять з гри
champions-rule-villain-defeat-next-stage-revealed = Після поразки стадії лиходія розкривають наступну
champions-rule-villain-defeat-dial-reset = Лічильник лиходія накручують за новою стадією
champions-rule-villain-defeat-excess-damage-lost = Надлишкові поранення не переходять на нову стадію
champions-rule-villain-defeat-attachments-stay = Прикріплення лишаються на новій стадії лиходія
champions-rule-villain-defeat-status-cards-stay = Картки стану лишаються на новій стадії лиходія
champions-rule-villain-defeat-tokens-stay = Жетони, крім поранень, лишаються на новій стадії

champions-rule-damage-reduces-hit-points = Поранення віднімають життя

champions-rule-minion-stays-in-play = Посіпака лишається у грі, доки його не приберуть
champions-rule-minion-activates-after-villain = Посіпаки активуються по одному після лиходія
champions-rule-minion-hero-form-attacks = Посіпака, що нападає на героя, атакує
champions-rule-minion-alter-ego-schemes = Посіпака проти альтер его втілює план

champions-rule-constant-definition = Постійна властивість — без ключового слова й запуску
champions-rule-constant-active-in-play = Постійна властивість активна, поки карта у грі
champions-rule-constant-conditional-checked-continuously = Постійна властивість діє, щойно є її умова
champions-rule-constant-copies-stack = Кожна з однакових постійних властивостей діє окремо

champions-rule-qualifier-applies-to-each-item = Слово перед переліком стосується кожного елемента

champions-rule-attach-on-entering-play = Карту прикріплюють, коли вона входить у гру
champions-rule-attach-placement = Прикріплена карта лежить поряд із носієм чи під ним
champions-rule-attach-stays-until-removed = Прикріплення лишається, доки воно чи носій не вийде
champions-rule-attach-host-leaves-discard = Коли носій виходить із гри, прикріплення скидають
champions-rule-attach-independent-exhaust = Прикріплену карту виснажують і готують окремо
champions-rule-attach-checked-only-once = Прикріплення перевіряють лише в мить прикріплення
champions-rule-attach-failed-check-stays = Карта, яку не можна прикріпити, лишається, де була
champions-rule-attach-failed-check-discard = Карту, що не прикріпити й не лишити, скидають

champions-rule-attachment-modifies-villain-stats = Прикріплення може змінювати АТК і ПЛН лиходія

champions-rule-forced-interrupt-priority = Примусові втручання йдуть перед іншими
champions-rule-forced-response-priority = Примусові реакції йдуть перед іншими
champions-rule-forced-first-player-orders = Порядок примусових властивостей — за першим гравцем
champions-rule-forced-one-completes-before-next = Примусові властивості виконують по одній до кінця

champions-rule-when-defeated-automatic = Властивості «При поразці» виконуються автоматично

champions-rule-when-revealed-triggers-on-reveal = Властивості «При розкритті» діють, коли карту розкрито

champions-rule-response-trigger-type = Слово «Реакція» позначає властивість реакції
champions-rule-response-resolves-after-condition = Реакцію виконують одразу після її умови
champions-rule-response-many-per-condition = Одна умова може викликати багато реакцій
champions-rule-response-player-order = Реагують у порядку гравців
champions-rule-response-all-pass-closes = Коли всі відмовились, реакцій більше немає

champions-rule-resource-discard-from-hand = Скинуті з руки карти генерують свої ресурси
champions-rule-resource-by-ability = Ресурси генерують і властивості
champions-rule-resource-types = Ресурси: енергетичний, ментальний, фізичний
champions-rule-resource-wild-stands-for-any = Універсальний ресурс замінює будь-який тип
champions-rule-resource-card-cost-any-type = За карти платять ресурсами будь-якого типу
champions-rule-resource-at-least-cost = На карту треба не менше ресурсів, ніж її ціна
champions-rule-resource-ability-cost-at-least = На властивість треба не менше вказаних ресурсів
champions-rule-resource-ability-specific-types = Вказані типи ресурсів сплачують саме ними
champions-rule-resource-excess-lost = Надлишок ресурсів марнується

champions-rule-resource-ability-only-while-paying = Властивість «Ресурси» діє під час сплати

champions-rule-play-pay-and-place = Розіграти карту — сплатити ціну й покласти її
champions-rule-play-from-hand = Карти розігрують із руки
champions-rule-play-events-do-not-enter-play = Події не входять у гру

champions-rule-put-into-play-no-cost = Введення в гру не потребує сплати ціни
champions-rule-put-into-play-ignores-play-restrictions = Введення в гру оминає обмеження розіграшу
champions-rule-put-into-play-not-played = Введена в гру карта не розіграна
champions-rule-put-into-play-controller-area = Введена карта входить у зону того, хто її контролює
champions-rule-put-into-play-same-placement-rules = Введену карту кладуть так само, як розіграну

champions-rule-reveal-one-by-one-in-player-order = На четвертому кроці карти розкривають у порядку гравців
champions-rule-reveal-one-at-a-time = Здані карти розкривають і виконують по одній
champions-rule-reveal-turn-up-and-resolve = Розкрити — перевернути й виконати все вказане
champions-rule-reveal-dispatch-by-type = Розкриту карту виконують за її типом
champions-rule-reveal-by-card-text = Розкрите через текст карти виконують так само

champions-rule-hand-size-checked-end-of-player-phase = Розмір руки перевіряють лише в кінці фази гравців
champions-rule-hand-size-from-identity = Розмір руки вказано на карті особи

champions-rule-environment-enters-by-villain = Середовище входить у гру поряд із лиходієм
champions-rule-environment-active-in-play = Середовище діє, поки воно у грі
champions-rule-environment-stays-in-play = Середовище лишається у грі, доки його не приберуть

champions-rule-cancel-stops-initiation = Скасування повністю зупиняє ефект
champions-rule-cancel-cost-still-paid = За скасовану властивість усе одно платять
champions-rule-cancel-event-counts-as-played = Скасовану подію розіграно, її скидають
champions-rule-cancel-treachery-counts-as-revealed = Скасоване лукавство розкрито, його скидають

champions-rule-ally-stays-in-play = Союзник лишається у грі, доки його не приберуть
champions-rule-ally-any-number-per-turn = У хід можна діяти будь-якою кількістю союзників
champions-rule-ally-exhausts-to-thwart = Союзник виснажується, щоб знешкоджувати
champions-rule-ally-consequential-damage-mandatory = Наслідкове поранення союзника обов’язкове
champions-rule-ally-any-player-may-defend = Будь-який гравець може захистити своїм союзником

champions-rule-special-only-when-referenced = Спецвластивість діє лише за вказівкою іншої карти

champions-rule-confused-ability-places-card = Спантеличений отримує картку спантеличення

champions-rule-card-types-list = У грі чотирнадцять типів карт
champions-rule-card-types-change-replaces = Карта, що змінює тип, втрачає попередній

champions-rule-dash-power-unusable = Тире: цього вміння використати не можна

champions-rule-then-requires-full-resolution = Без повного виконання до «тоді» далі не йдуть
champions-rule-then-must-follow = Якщо текст до «тоді» виконано, решта обов’язкова

champions-rule-lasting-treated-as-constant = Тривалий ефект — як постійна властивість
champions-rule-lasting-outlives-source = Тривалий ефект не залежить від своєї карти
champions-rule-lasting-affects-later-cards = Тривалий ефект діє й на карти, що ввійшли пізніше
champions-rule-lasting-affects-newly-eligible = Тривалий ефект діє на карти, що почали підпадати
champions-rule-lasting-ends-before-end-of-period-abilities = Тривалий ефект минає перед властивостями кінця періоду
champions-rule-lasting-initiated-only-in-period = Тривалий ефект ініціюють лише у його період

champions-rule-in-play-played-cards = Розіграні й введені карти — у грі, крім подій
champions-rule-in-play-top-villain-and-main-scheme = Верхні карти лиходія й основного плану — у грі

champions-rule-out-of-play-player-zones = Рука, колода й відбій — поза грою
champions-rule-out-of-play-scenario-zones = Колода сутичок, її відбій, нижні карти — поза грою
champions-rule-out-of-play-removed-and-set-aside = Виведені й відкладені карти — поза грою

champions-rule-in-play-leaving = Карта виходить із гри, коли переміщається поза гру
champions-rule-in-play-new-copy = Карта, що повертається у гру, — це нова копія

champions-rule-out-of-play-events-and-treacheries = Події й лукавства виконують з-поза гри

champions-rule-draw-from-top = Карти беруть з верху своєї колоди
champions-rule-draw-together = Кілька карт можна взяти разом
champions-rule-draw-to-hand = Узяті карти йдуть у руку

champions-rule-triggering-condition-definition = Умова ініціювання визначає момент властивості
champions-rule-triggering-condition-shared-windows = Умови однієї події мають спільні вікна
champions-rule-triggering-condition-any-order-in-window = У вікні властивості ініціюють у будь-якому порядку

champions-rule-play-restriction-all-must-be-met = Усі умови розіграшу мають бути виконані

champions-rule-play-permission-optional-exception = Дозвіл дає грати поза звичайними правилами

champions-rule-wild-type-declared = Назвіть тип, який замінює універсальний ресурс
champions-rule-wild-only-wild-outside-payment = Поза сплатою універсальний ресурс — лише такий

champions-rule-unique-one-in-play = У грі лише одна унікальна карта з такою назвою
champions-rule-unique-identities-differ-by-alter-ego = Однойменні особи різняться альтер его
champions-rule-unique-allies-differ-by-alternate-name = Однойменні союзники різняться альтернативною назвою
champions-rule-unique-hero-and-ally-differ = Однойменні герой і союзник можуть різнитися

champions-rule-player-order-first-then-clockwise = Порядок гравців: перший, далі за годинником
champions-rule-player-order-sequence-continues = Черга йде колом, доки не вичерпається
champions-rule-player-order-next-player = Наступний гравець — за годинниковою стрілкою

champions-rule-player-phase-one-turn-each = Кожен гравець ходить раз у порядку гравців
champions-rule-player-phase-end-steps-after-all-turns = Скидають, добирають і готують лише після всіх ходів

champions-rule-villain-phase-step-one-threat = Крок 1: загроза за прискорення, жетони й символи
champions-rule-villain-phase-step-three-deal = Крок 3: кожному карта сутички і ще за небезпеку

champions-rule-trait-no-own-effect = Характеристика сама нічого не робить

champions-rule-player-turn-any-order-any-number = Можливості ходу — у будь-якому порядку й числі
champions-rule-player-turn-play-permanents = У хід: розіграти союзника, апгрейд чи підтримку
champions-rule-player-turn-basic-powers-by-form = У хід: лікуватися або героєм атакувати чи знешкоджувати
champions-rule-player-turn-use-allies = У хід: атакувати чи знешкоджувати союзником
champions-rule-player-turn-trigger-actions = У хід: запустити властивість «Дія»
champions-rule-player-turn-ask-other-player = У хід: попросити іншого гравця про дію
champions-rule-player-turn-asked-player-decides = Чи діяти, вирішує той, кого просять
champions-rule-player-turn-other-may-offer = Інший гравець може сам запропонувати дію

champions-rule-target-threat-definition = Ціль плану — загроза, за якої план переходить далі

champions-rule-cost-ability-cost-before-effect = Спершу ціна, тоді ефект
champions-rule-cost-arrow-separates = Стрілка відділяє ціну від ефекту
champions-rule-cost-may-overpay = Можна згенерувати більше ресурсів, ніж треба
champions-rule-cost-multiple-paid-together = Кілька цін сплачують одночасно
champions-rule-cost-no-change-no-payment = За те, що не змінить гри, платити не можна
champions-rule-cost-own-elements-only = Платять лише тим, що контролюють
champions-rule-cost-own-out-of-play-only = Поза грою платять лише власними картами

champions-rule-deckbuilding-one-identity = У колоди рівно одна особа
champions-rule-deckbuilding-size = У колоді від 40 до 50 карт
champions-rule-deckbuilding-identity-not-counted = Карту особи не рахують у колоді
champions-rule-deckbuilding-all-identity-specific-cards = У колоді мають бути всі карти героя
champions-rule-deckbuilding-one-aspect = У колоді лише один напрямок
champions-rule-deckbuilding-fill-with-aspect-or-basic = Решта колоди — карти напрямку й базові карти
champions-rule-deckbuilding-three-copies = Не більше трьох копій карти
champions-rule-deckbuilding-one-copy-unique = Не більше однієї копії унікальної карти
champions-rule-deckbuilding-identity-requirements = Вимоги особи до колоди мають бути виконані

champions-rule-encounter-deck-default-sets = Кожен сценарій має рекомендовані набори сутичок

champions-rule-expert-mode-villain-stages = Експертний режим має інші стадії лиходія
champions-rule-expert-mode-expert-set = Експертний режим додає експертний набір

champions-rule-modular-set-included = Базовий сценарій містить модульний набір
champions-rule-modular-set-swap = Модульний набір можна замінити іншим
champions-rule-modular-set-several-allowed = Модульних наборів можна додати кілька
champions-rule-modular-set-random-unseen = Модульний набір можна взяти навмання, не дивлячись

champions-rule-setup-order = Підготовка має чотирнадцять кроків по порядку
champions-rule-setup-step01-heroes = Підготовка 1: вибрати героїв, альтер его догори
champions-rule-setup-step02-hit-points = Підготовка 2: виставити життя гравців
champions-rule-setup-step03-first-player = Підготовка 3: вибрати першого гравця
champions-rule-setup-step04-obligations = Підготовка 4: відкласти зобов’язання
champions-rule-setup-step05-nemesis = Підготовка 5: відкласти набори запеклих ворогів
champions-rule-setup-step06-shuffle-player-decks = Підготовка 6: перетасувати колоди гравців
champions-rule-setup-step07-tokens-and-status = Підготовка 7: приготувати жетони й картки стану
champions-rule-setup-step08-villain = Підготовка 8: вибрати лиходія та його колоди
champions-rule-setup-step09-villain-hit-points = Підготовка 9: виставити життя лиходія
champions-rule-setup-step10-scheme-setup = Підготовка 10: виконати «Підготовку» плану 1А
champions-rule-setup-step10-when-revealed = Підготовка 10: виконати «При розкритті» карт у грі
champions-rule-setup-step11-encounter-deck = Підготовка 11: замішати колоду сутичок із зобов’язаннями
champions-rule-setup-step12-draw-hand = Підготовка 12: узяти карти за розміром руки
champions-rule-setup-step13-mulligan = Скиньте будь-які карти, тоді доберіть до розміру руки
champions-rule-setup-step13-no-reshuffle = Скинутих при мулігані карт не замішують назад
champions-rule-setup-step14-character-setup = Підготовка 14: виконати «Підготовку» карт осіб
champions-rule-setup-only-setup-abilities = Під час підготовки діє лише «Підготовка»

champions-rule-player-card-title = Карта гравця має назву
champions-rule-player-card-type = Тип карти гравця каже, як її використовують
champions-rule-player-card-traits = Карта гравця має характеристики
champions-rule-player-card-ability = Карта гравця має текст властивості
champions-rule-player-card-cost = Карта гравця має ціну в ресурсах
champions-rule-player-card-hit-points = Карта персонажа гравця має життя
champions-rule-player-card-resources = Карта гравця має ресурси, які генерує
champions-rule-player-card-classification = Карта гравця належить героєві, напрямку або базова
champions-rule-player-card-thw = Значення ЗНШ: як персонаж знешкоджує
champions-rule-player-card-atk = Значення АТК: як персонаж атакує
champions-rule-player-card-def = Значення ЗАХ: як персонаж захищається
champions-rule-player-card-rec = Значення ЛІК: як альтер его лікується
champions-rule-player-card-consequential-damage = Вміння може мати символи наслідкового поранення
champions-rule-player-card-hand-size = Кожен бік карти особи має свій розмір руки
champions-rule-player-card-collector-info = Карта гравця має назву продукту й номер
champions-rule-player-card-unique-symbol = Карта може мати символ унікальності
champions-rule-player-card-alternate-name = Союзник може мати альтернативну назву

champions-rule-scenario-card-title = Карта сценарію має назву
champions-rule-scenario-card-type = Тип карти сценарію каже, як її використовують
champions-rule-scenario-card-traits = Карта сценарію має характеристики
champions-rule-scenario-card-ability = Карта сценарію має текст властивості
champions-rule-scenario-card-hit-points = Карта персонажа сценарію має життя
champions-rule-scenario-card-sch = Значення ПЛН: як ворог втілює план
champions-rule-scenario-card-atk = Значення АТК: як ворог атакує
champions-rule-scenario-card-boost-icons = Символи підсилення — сила карти підсилення
champions-rule-scenario-card-starting-threat = Стартову загрозу кладуть, коли карта входить у гру
champions-rule-scenario-card-acceleration = Прискорення: як швидко просувається основний план
champions-rule-scenario-card-target-threat = Ціль плану: скільки загрози треба для нової стадії
champions-rule-scenario-card-stage-number = Карти лиходія й основного плану мають номер стадії
champions-rule-scenario-card-encounter-set-name = Карта сценарію називає свій набір сутичок
champions-rule-scenario-card-encounter-set-info = Карта сценарію має розмір набору й номер у ньому
champions-rule-scenario-card-collector-info = Карта сценарію має назву продукту й номер
