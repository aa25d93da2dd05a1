### Короткі назви правил VS System.

## Розділи та їхні сторінки.

versus-chapter-start = Перш ніж почати
versus-topic-golden-rules = Золоті правила
versus-topic-setup = Підготовка до гри
versus-topic-decks = Складання колоди
versus-topic-victory = Перемога

versus-chapter-cards = Карти
versus-topic-anatomy = Карти й зони
versus-topic-uniqueness = Унікальність
versus-topic-equipment = Спорядження
versus-topic-locations = Локації
versus-topic-plot-twists = Повороти сюжету

versus-chapter-turn = Хід
versus-topic-draw = Фаза добору
versus-topic-resources = Ресурси
versus-topic-recruit = Найм
versus-topic-formation = Шикування
versus-topic-recovery = Фаза відновлення

versus-chapter-combat = Атака
versus-topic-declaring = Оголошення атаки
versus-topic-protected = Прикриття, політ, дальність
versus-topic-resolving = Виконання атаки
versus-topic-breakthrough = Прорив
versus-topic-direct = Пряма атака
versus-topic-leaving = Хто виходить з атаки
versus-topic-team-attacks = Командні атаки
versus-topic-reinforcement = Підкріплення
versus-topic-power-up = Посилення
versus-topic-stun = Оглушені персонажі

versus-chapter-effects = Ефекти й ланцюжок
versus-topic-powers = Властивості
versus-topic-chain = Ланцюжок
versus-topic-priority = Пріоритет

## Правила.

## Cards and table

versus-rule-anatomy-four-types = Кожна карта належить до одного з чотирьох типів
versus-rule-anatomy-name = Кожна карта має назву
versus-rule-anatomy-recruit-cost = Персонажі та спорядження мають вартість найму
versus-rule-anatomy-version = Версія розрізняє персонажів з одним іменем
versus-rule-anatomy-team = Персонаж належить до команд, указаних на карті
versus-rule-anatomy-flight-icon = Значок польоту дає політ
versus-rule-anatomy-range-icon = Значок дальності дає дальність
versus-rule-anatomy-atk = На карті персонажа надруковано значення АТК
versus-rule-anatomy-def = На карті персонажа надруковано значення ЗАХ
versus-rule-anatomy-threshold-cost = Локації та повороти сюжету мають порогову вартість
versus-rule-anatomy-ongoing-icon = Значок показує, що поворот сюжету діє постійно
versus-rule-anatomy-flavor-text = Художній текст ні на що не впливає
versus-rule-anatomy-collector-number = Колекційний номер: три літери випуску й число
versus-rule-anatomy-rarity-colour = Колір колекційного номера показує рідкісність
versus-rule-anatomy-resource = Будь-яка карта в ряду ресурсів — ресурс
versus-rule-anatomy-resource-not-character = Персонаж у ряду ресурсів не є персонажем у грі
versus-rule-anatomy-resource-peek-own = Свої закриті ресурси можна дивитися будь-коли
versus-rule-anatomy-resource-no-reorder = Порядок карт у ряду ресурсів міняти не можна
versus-rule-anatomy-resource-hidden-from-opponent = Супротивник не бачить ваших закритих ресурсів
versus-rule-anatomy-hand-hidden = Свою руку показувати не треба
versus-rule-anatomy-deck-hidden = У колоду ніхто не дивиться
versus-rule-anatomy-hand-unlimited = У руці може бути скільки завгодно карт
versus-rule-anatomy-rows = Три ряди: передній, підтримки, ресурсів
versus-rule-anatomy-ko = Карта потрапляє у стос КО свого власника
versus-rule-anatomy-ko-pile-face-up = Карти у стосі КО лежать відкрито
versus-rule-anatomy-discard = Скинути — це покласти карту з руки у свій стос КО
versus-rule-anatomy-controller = Карту контролює той, на чиєму боці вона лежить
versus-rule-anatomy-enter-ready-character = Персонажі входять у гру готовими
versus-rule-anatomy-enter-ready-resource = Ресурси входять у гру готовими
versus-rule-anatomy-exhaust = Виснажити карту — повернути її набік
versus-rule-anatomy-ready-uses = Виснажити можна лише готового персонажа
versus-rule-anatomy-grid = Стрій — це сітка: на місці один персонаж
versus-rule-anatomy-adjacent = Поруч — це сусідні в ряду або один за одним
versus-rule-anatomy-phase-order = Хід: добір, розбудова, бій, відновлення

## Setting up

versus-rule-setup-two-players = Грають двоє
versus-rule-setup-endurance-50 = Кожен починає з 50 очками витривалості
versus-rule-setup-endurance-shown = Витривалість гравців завжди видно
versus-rule-setup-random-chooser = Жереб визначає, хто вибирає першу ініціативу
versus-rule-setup-chooser-decides = Обраний жеребом каже, хто має першу ініціативу
versus-rule-setup-shuffle = Колоди тасують перед набором стартових рук
versus-rule-setup-cut = Супротивник може зняти вашу колоду
versus-rule-setup-opening-hand = Стартова рука — чотири карти
versus-rule-setup-mulligan = Стартову руку можна замінити
versus-rule-setup-mulligan-once = Стартову руку замінюють лише один раз
versus-rule-setup-mulligan-order = Про заміну руки першим вирішує гравець з ініціативою
versus-rule-setup-mulligan-bottom-order = Порядок замінених карт під колодою вибирає гравець
versus-rule-setup-initiative-first-actor = Гравець з ініціативою діє у фазі першим
versus-rule-setup-initiative-marked = Позначено, хто має ініціативу

## Decks

versus-rule-deck-minimum-60 = У колоді не менше ніж 60 карт
versus-rule-deck-no-maximum = Найбільшого розміру колоди немає
versus-rule-deck-starter-40 = У стартовій колоді рівно 40 карт
versus-rule-deck-four-copies = Не більше чотирьох карт з однією назвою
versus-rule-deck-four-per-version = Кожна версія персонажа рахується окремо
versus-rule-deck-army-unlimited = Персонажів Армії в колоді може бути скільки завгодно
versus-rule-deck-any-vs-card = Підходить будь-яка карта з сорочкою VS System
versus-rule-deck-copies-apply-to-starter = Межа копій діє і для стартових колод

## Cards and rules

versus-rule-golden-card-over-rule = Текст карти важливіший за правила
versus-rule-golden-cannot-wins = Заборона важливіша за дозвіл

## Draw phase

versus-rule-draw-two-cards = Щоходу обидва гравці беруть по дві карти
versus-rule-draw-window = Дві карти беруть до отримання пріоритету
versus-rule-draw-empty-deck = Через порожню колоду не програють

## Build phase

versus-rule-build-order = Розбудова: ресурси, найм, шикування — по черзі
versus-rule-build-resource-optional = Класти карту в ряд ресурсів не обов’язково
versus-rule-build-resource-one-per-turn = Не більше одного ресурсу з руки за хід
versus-rule-build-resource-face-down = Ресурс кладуть долілиць
versus-rule-build-resource-rightmost = Новий ресурс кладуть праворуч
versus-rule-build-resource-no-flip-char-equip = Персонажів і спорядження в ряду не перевертають

## Recruiting

versus-rule-recruit-points = Кожен ресурс дає одну ресурсну одиницю
versus-rule-recruit-points-snapshot = Ресурсні одиниці рахують один раз, на початку етапу
versus-rule-recruit-points-lost = Невитрачені одиниці зникають після етапу найму
versus-rule-recruit-many = Наймайте, доки вистачає ресурсних одиниць
versus-rule-recruit-row-choice = Найнятий стає в передній ряд або ряд підтримки
versus-rule-recruit-slot-choice = Найнятий займає будь-яке вільне місце ряду
versus-rule-recruit-on-chain = Найм іде через ланцюжок
versus-rule-recruit-paid-on-announcement = Одиниці платять одразу й не повертають
versus-rule-recruit-own-step-only = Наймають лише у своєму етапі найму
versus-rule-recruit-no-sickness = Новий персонаж може атакувати одразу

## Formation

versus-rule-formation-move = В етапі шикування можна міняти ряд
versus-rule-formation-move-within = В етапі шикування можна міняти місце в ряду
versus-rule-formation-clear = Має бути ясно, хто попереду, а хто позаду
versus-rule-formation-any-state = Переміщувати можна й виснажених, і оглушених
versus-rule-formation-fixed-otherwise = Поза етапом шикування переміщують лише ефекти

## Combat

versus-rule-combat-protected = Той, хто попереду, прикриває того, хто за ним
versus-rule-combat-protected-not-attacked = Прикритого атакують лише з польотом
versus-rule-combat-front-never-protected = У передньому ряду нікого не прикрито
versus-rule-combat-exhausted-protects = Виснажений персонаж теж прикриває
versus-rule-combat-stunned-not-protecting = Оглушений персонаж не прикриває
versus-rule-combat-flight = Політ дає змогу атакувати прикритих
versus-rule-combat-flight-support = З самим польотом із ряду підтримки не атакують
versus-rule-combat-range = Дальність дає змогу атакувати з ряду підтримки
versus-rule-combat-range-protected = З самою дальністю прикритого не атакують
versus-rule-combat-flight-and-range = Політ і дальність: із підтримки на прикритих
versus-rule-combat-initiative-attacks-first = Першим атакує гравець з ініціативою
versus-rule-combat-own-step-only = Атакують лише у своєму етапі атаки
versus-rule-combat-one-at-a-time = Атаки йдуть одна за одною
versus-rule-combat-more-attacks = Можна атакувати ще, доки є кому
versus-rule-combat-declare = Нападник готовий і стоїть у передньому ряду
versus-rule-combat-declare-defender = Атакують доступного персонажа супротивника
versus-rule-combat-no-stunned-target = Оглушеного персонажа атакувати не можна
versus-rule-combat-response-before-exhaust = На оголошену атаку можна відповісти до її початку
versus-rule-combat-illegal-cancel = Атаку, що стала недозволеною, скасовують
versus-rule-combat-begins-on-exhaust = Атака починається, коли нападника виснажено
versus-rule-combat-legal-after-start = Розпочата атака вже не стане недозволеною
versus-rule-combat-becomes-attacker = Нападник — від виснаження до кінця атаки
versus-rule-combat-becomes-defender = Захисник — від початку атаки до її кінця
versus-rule-combat-ends = Атака закінчується, коли її наслідки виконано
versus-rule-combat-window = Під час атаки можна додавати ефекти
versus-rule-combat-compare-less = АТК менша за ЗАХ: захисник неушкоджений
versus-rule-combat-compare-equal = АТК дорівнює ЗАХ: захисника оглушено
versus-rule-combat-compare-greater = АТК більша за ЗАХ: захисника оглушено
versus-rule-combat-back-stun = Захисник оглушує, якщо його АТК не менша за ЗАХ
versus-rule-combat-back-less = АТК захисника менша за ЗАХ: нападник неушкоджений
versus-rule-combat-simultaneous = Обидва порівняння роблять одночасно
versus-rule-combat-breakthrough = Прорив: надлишок АТК над ЗАХ забирає витривалість
versus-rule-combat-breakthrough-plus-stun = Прорив додається до втрати від оглушення
versus-rule-combat-breakthrough-needs-stun = Без оглушення немає прориву
versus-rule-combat-no-breakthrough-back = За оглушеного нападника прориву немає
versus-rule-combat-direct = Гравця без неоглушених персонажів атакують напряму
versus-rule-combat-direct-loss = Пряма атака забирає витривалість, рівну АТК
versus-rule-combat-direct-is-breakthrough = Втрата від прямої атаки вважається проривом
versus-rule-combat-direct-position = І пряма атака потребує переднього ряду чи дальності
versus-rule-combat-direct-exhausts = І пряма атака виснажує нападника
versus-rule-combat-direct-late-character = Розпочата пряма атака лишається прямою
versus-rule-combat-attacker-leaves = Оглушений чи прибраний нападник вибуває з атаки
versus-rule-combat-no-attacker-cancels = Атаку без нападників скасовують
versus-rule-combat-defender-leaves = Атаку без захисника скасовують
versus-rule-combat-attackers-ready-again = Без захисника нападники знову готові
versus-rule-combat-no-rejoin = Хто вибув з атаки, у неї не повертається
versus-rule-combat-negative = АТК і ЗАХ, менші за нуль, рахуються як нуль
versus-rule-combat-illegal-declaration-refused = Недозволене оголошення атаки не приймають

## Team attacks

versus-rule-team-attack-definition = Командна атака: кілька персонажів проти одного
versus-rule-team-attack-shared-team = Учасники командної атаки — з однієї команди
versus-rule-team-attack-each-legal = Кожен має бути здатний атакувати й сам
versus-rule-team-attack-exhaust-all = Виснажують усіх учасників
versus-rule-team-attack-sum = АТК усіх нападників додають
versus-rule-team-attack-breakthrough = Прорив — сума АТК мінус ЗАХ
versus-rule-team-attack-choose-one = Гравець, що захищається, вибирає, кому відповісти
versus-rule-team-attack-back-stun = Вибраного нападника можна оглушити у відповідь
versus-rule-team-attack-back-regardless = Захисник відповідає, навіть якщо його оглушено
versus-rule-team-attack-continues = Атака триває, доки лишився хоч один нападник
versus-rule-team-attack-dropped-atk = АТК того, хто вибув, не враховують
versus-rule-team-attack-multi-team = Потрібна одна команда, спільна для всіх
versus-rule-team-attack-direct = Команда може атакувати й гравця
versus-rule-team-attack-direct-no-back = Під час атаки на гравця у відповідь не оглушують
versus-rule-team-attack-partial-illegal = Хто став недозволеним, вибуває, решта атакує

## Reinforcement

versus-rule-reinforcement-window = Підкріплюють, поки триває атака супротивника
versus-rule-reinforcement-cost = Щоб підкріпити, виснажують готового з підтримки
versus-rule-reinforcement-support-only = Підкріплює лише ряд підтримки
versus-rule-reinforcement-adjacent = Підкріплюють того, хто попереду або поруч
versus-rule-reinforcement-example-nimrod = Якщо попереду нікого, підкріплюють лише сусідів
versus-rule-reinforcement-not-self = Себе підкріпити не можна
versus-rule-reinforcement-ready-only = Виснажений персонаж не підкріплює
versus-rule-reinforcement-shared-team = Підкріплюють лише у своїй команді
versus-rule-reinforcement-prevents-breakthrough = Підкріплення відвертає прорив
versus-rule-reinforcement-stun-loss-stays = Підкріплення не рятує від оглушення
versus-rule-reinforcement-on-chain = Підкріплення йде через ланцюжок
versus-rule-reinforcement-duration = Підкріплення тримається до кінця атаки
versus-rule-reinforcement-repeat = Друге підкріплення нічого не додає

## Power-up

versus-rule-power-up-discard-same-name = Посилюють, скинувши карту з тим самим іменем
versus-rule-power-up-version-irrelevant = Версія для посилення не важлива
versus-rule-power-up-attacker-or-defender = Посилюють лише свого нападника або захисника
versus-rule-power-up-bonus = Посилення дає +1 АТК і +1 ЗАХ
versus-rule-power-up-repeat = Персонажа можна посилити кілька разів
versus-rule-power-up-duration = Посилення тримається до кінця атаки
versus-rule-power-up-on-chain = Посилення йде через ланцюжок

## Stunning

versus-rule-stun-endurance-loss = Оглушення забирає витривалість за вартістю найму
versus-rule-stun-any-source = Будь-яке оглушення забирає витривалість
versus-rule-stun-printed-cost = Втрата від оглушення — надрукована вартість
versus-rule-stun-face-down-exhausted = Оглушеного перевертають і виснажують
versus-rule-stun-counts-exhausted = Оглушений вважається виснаженим
versus-rule-stun-keeps-place = Оглушений лишається на своєму місці
versus-rule-stun-keeps-identity = Оглушений зберігає ім’я, версію та команду
versus-rule-stun-cannot-ready = Оглушений не може стати готовим
versus-rule-stun-text-inactive = Текст оглушеного неактивний
versus-rule-stun-no-power-use = Оглушений не застосовує своїх властивостей
versus-rule-stun-loses-powers = Оглушений втрачає політ, дальність і властивості
versus-rule-stun-visible = На оглушеного може подивитися будь-хто
versus-rule-stun-again = Оглушеного не можна оглушити знову
versus-rule-stun-power-on-chain = Оглушення не скасовує ефекту, що вже в ланцюжку
versus-rule-stun-recover = Відновлений лежить відкрито, але лишається виснаженим

## Recovery phase

versus-rule-recovery-order = Спершу витривалість, далі КО, готовність, ініціатива
versus-rule-recovery-choose-one = Кожен відновлює одного оглушеного
versus-rule-recovery-initiative-chooses-first = Кого відновити, першим вибирає гравець з ініціативою
versus-rule-recovery-ko-rest = Решта оглушених потрапляє у стос КО
versus-rule-recovery-mandatory = Відновити одного обов’язково
versus-rule-recovery-ready-all = Потім усі карти стають готовими
versus-rule-recovery-initiative-passes = Ініціатива переходить до іншого гравця
versus-rule-recovery-start-window = Пріоритет — до перевірки витривалості, не пізніше

## Winning

versus-rule-victory-check-time = Витривалість перевіряють лише у фазі відновлення
versus-rule-victory-lose-at-zero = При 0 і нижче програють тому, хто має більше
versus-rule-victory-both-below = Якщо в обох 0 і нижче, перемагає той, хто має більше
versus-rule-victory-tie-extra-turn = Порівну при 0 і нижче — ще один хід
versus-rule-victory-tie-repeat = Додаткові ходи — скільки знадобиться
versus-rule-victory-gain-no-cap = Витривалість може перевищити 50
versus-rule-victory-concede = Здатися можна будь-коли
versus-rule-victory-turn-limit = Після ходу 40 перемагає той, хто має більше

## Uniqueness

versus-rule-uniqueness-character = Новий унікальний персонаж заміняє тезка
versus-rule-uniqueness-owner-pile = Замінена карта йде у стос КО свого власника
versus-rule-uniqueness-on-entry = Унікальність діє одразу, без ланцюжка
versus-rule-uniqueness-any-version = Унікальність порівнює імена, а не версії
versus-rule-uniqueness-army = Персонажі Армії не унікальні
versus-rule-uniqueness-per-player = Унікальність стосується лише ваших персонажів
versus-rule-uniqueness-stunned-counts = Для унікальності рахується й оглушений
versus-rule-uniqueness-no-stun-loss = КО через унікальність не забирає витривалості
versus-rule-uniqueness-any-entry = Унікальність — хоч би як персонаж увійшов у гру
versus-rule-uniqueness-location = Перевернута локація заміняє вашу таку саму
versus-rule-uniqueness-location-face-down = Закритих копій локації унікальність не стосується
versus-rule-uniqueness-equipment = Спорядження зі словом «унікальна» унікальне
versus-rule-uniqueness-equipment-not-unique = Решта спорядження не унікальна
versus-rule-uniqueness-plot-twist = Повороти сюжету не унікальні

## Equipment

versus-rule-equipment-recruit = Спорядження наймають так само, як персонажів
versus-rule-equipment-attach = Спорядження приєднують до персонажа
versus-rule-equipment-no-slot = Спорядження не займає місця у строю
versus-rule-equipment-one-each = У персонажа не більше одного спорядження
versus-rule-equipment-no-move = Спорядження не переходить до іншого персонажа
versus-rule-equipment-ko-with-character = Спорядження йде у стос КО разом із персонажем
versus-rule-equipment-own-character = Споряджають лише своїх персонажів
versus-rule-equipment-stunned-bearer = Спорядити можна й оглушеного
versus-rule-equipment-stunned-inactive = Спорядження оглушеного не діє
versus-rule-equipment-target-gone = Спорядження без носія потрапляє у стос КО

## Locations

versus-rule-location-flip-in-row-only = Локацію перевертають лише в ряду ресурсів
versus-rule-location-must-be-face-up = Локація діє лише відкритою
versus-rule-location-stays-up = Перевернуту локацію знову не перевертають
versus-rule-location-threshold = Порогова вартість — кількість карт у ряду з цією локацією
versus-rule-location-no-points = За перевертання локації одиниць не платять
versus-rule-location-stays-resource = Перевернута локація лишається ресурсом
versus-rule-location-any-time = Локацію перевертають, коли є пріоритет
versus-rule-location-flip-off-chain = Перевертання локації обходиться без ланцюжка

## Plot twists

versus-rule-plot-twist-two-ways = Поворот сюжету можна зіграти з ряду ресурсів
versus-rule-plot-twist-play-from-hand = Поворот сюжету можна зіграти з руки
versus-rule-plot-twist-threshold = Карт у ряду не менше порогової вартості повороту
versus-rule-plot-twist-no-points = За поворот сюжету одиниць не платять
versus-rule-plot-twist-threshold-timing = Порогову вартість перевіряють лише під час розіграшу
versus-rule-plot-twist-from-row = Поворот із ряду: переверніть і виконайте текст
versus-rule-plot-twist-row-stays-resource = Зіграний із ряду поворот лишається ресурсом
versus-rule-plot-twist-row-inert = Без постійної дії поворот більше не впливає
versus-rule-plot-twist-row-no-turn-back = Зіграний поворот сюжету назад не перевертають
versus-rule-plot-twist-from-hand = Поворот із руки: покажіть і виконайте текст
versus-rule-plot-twist-hand-to-ko = Поворот, зіграний з руки, йде у стос КО
versus-rule-plot-twist-hand-pending = У ланцюжку поворот — ні в руці, ні у стосі КО
versus-rule-plot-twist-on-chain = Поворот сюжету йде через ланцюжок
versus-rule-plot-twist-any-time = Поворот сюжету грають, коли є пріоритет
versus-rule-plot-twist-ongoing-first-part = Текст до слів «Постійна дія» виконують як звичайно
versus-rule-plot-twist-ongoing-duration = Постійна дія триває, поки карта відкрита в ряду
versus-rule-plot-twist-ongoing-from-hand = Якщо зіграти з руки, постійної дії немає
versus-rule-plot-twist-ongoing-starts = Постійна дія починається, коли ефект виконано
versus-rule-plot-twist-ongoing-negated = Скасований поворот відкритий, але не діє
versus-rule-plot-twist-additional-cost = Додаткову вартість платять під час розіграшу

## Powers

versus-rule-power-three-kinds = Властивості: оплачувані, умовні, тривалі
versus-rule-power-from-text = Властивості карти — те, що в її тексті
versus-rule-power-payment-arrow = Оплачувана властивість: вартість, стрілка, ефект
versus-rule-power-payment-costs = Платять витривалістю, скиданням карт, виснаженням
versus-rule-power-payment-repeat = Властивість можна оплачувати скільки завгодно разів
versus-rule-power-any-time = Властивість застосовують, коли є пріоритет
versus-rule-power-endurance-cost = Не можна заплатити більше витривалості, ніж маєш
versus-rule-power-activate = Активувати — це виснажити цю карту
versus-rule-power-activate-exhausted = Виснажену карту активувати не можна
versus-rule-power-no-activate-no-exhaust = Без активації властивість не виснажує карту
versus-rule-power-triggered-words = Умовна властивість: «коли», «щоразу», «на початку»
versus-rule-power-triggered-auto = Умовна властивість спрацьовує сама
versus-rule-power-triggered-repeat = Умовна властивість спрацьовує й не раз за хід
versus-rule-power-triggered-stunned-source = Властивість на власне оглушення спрацьовує
versus-rule-power-triggered-order = Порядок своїх одночасних властивостей вибираєте ви
versus-rule-power-trigger-no-target = Без цілі умовна властивість у ланцюжок не потрапляє
versus-rule-power-continuous = Тривала властивість діє, поки карта активна
versus-rule-power-replacement = Замінена подія не відбувається
versus-rule-power-target = Ціль вибирають, коли грають карту чи властивість
versus-rule-power-target-illegal = Якщо єдина ціль недозволена, ефекту немає
versus-rule-power-target-some-illegal = Ефект діє на цілі, що лишилися дозволеними
versus-rule-power-left-and-back = Карта, що пішла й повернулася, — нова карта
versus-rule-power-unless = Зі словами «хіба що» можна вибрати друге
versus-rule-power-negate = Скасований ефект зникає, плата не повертається
versus-rule-power-this-turn-duration = Ефекти «до кінця ходу» зникають після відновлення
versus-rule-power-this-attack-duration = Ефекти «до кінця атаки» зникають разом із нею

## The chain

versus-rule-chain-events = Найм, повороти, властивості й атаки йдуть у ланцюжок
versus-rule-chain-respond = На ефект можна відповісти
versus-rule-chain-first-object = Відповіді додають після першого ефекту
versus-rule-chain-resolve-last = Ланцюжок виконують з останнього ефекту
versus-rule-chain-one-at-a-time = Після пасів виконують один ефект
versus-rule-chain-new-between = Між ефектами можна додавати нові
versus-rule-chain-three-example = З трьох ефектів першим виконують третій
versus-rule-chain-off-chain-actions = Ресурси, переміщення й перевертання — без ланцюжка
versus-rule-chain-empty-pass-advances = Усі пасують за порожнього ланцюжка — етап завершено
versus-rule-chain-own-actions-empty = Свої дії — у своєму етапі й за порожнього ланцюжка

## Priority

versus-rule-priority-phase-start = На початку фази пріоритет у гравця з ініціативою
versus-rule-priority-phase-and-step = Початок фази та її першого етапу — одна мить
versus-rule-priority-step-start = На початку етапу пріоритет у того, хто його виконує
versus-rule-priority-after-resolution = Після ефекту пріоритет у того, хто виконує етап
versus-rule-priority-outside-step = Поза етапом пріоритет у гравця з ініціативою
versus-rule-priority-options = З пріоритетом: додати ефект або пасувати
versus-rule-priority-keep = Хто додав ефект, знову має пріоритет
versus-rule-priority-pass = Пас передає пріоритет іншому гравцеві
versus-rule-priority-pass-reset = Новий ефект починає лік пасів заново
versus-rule-priority-action-resets = Дія поза ланцюжком теж скидає паси
