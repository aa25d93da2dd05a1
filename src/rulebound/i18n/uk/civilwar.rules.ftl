### Marvel United: Civil War: кожне правило коротко.

## Розділи та їхні сторінки.

civilwar-chapter-start = Перш ніж почати
civilwar-topic-modes = Два режими
civilwar-topic-terms = Терміни
civilwar-topic-components = Що в коробці
civilwar-topic-compatibility = З іншими коробками

civilwar-chapter-preparing = Підготовка
civilwar-topic-setup = Підготовка до гри
civilwar-topic-setup-clash = Підготовка двобою героїв
civilwar-topic-setup-registration = Підготовка битви за реєстрацію
civilwar-topic-bid = Заявки

civilwar-chapter-turn = Хід
civilwar-topic-turn = Хід героя
civilwar-topic-actions = Дії
civilwar-topic-tokens = Жетони дій
civilwar-topic-equipment = Спорядження
civilwar-topic-storyline = Сюжетні лінії

civilwar-chapter-places = Ігрове поле
civilwar-topic-board = Кільце локацій
civilwar-topic-locations = Локації
civilwar-topic-control = Контроль над локаціями
civilwar-topic-approval = Громадське схвалення
civilwar-topic-population = Карти населення

civilwar-chapter-damage = Поранення й щити
civilwar-topic-damage = Поранення
civilwar-topic-shields = Щити

civilwar-chapter-clash = Двобій героїв
civilwar-topic-rounds = Раунди й події
civilwar-topic-scoring = Очки

civilwar-chapter-registration = Битва за реєстрацію
civilwar-topic-registration = Перебіг гри
civilwar-topic-missions = Місії
civilwar-topic-danger = Жетони небезпеки
civilwar-topic-prison = В’язниця

civilwar-chapter-keywords = Ключові слова
civilwar-topic-keywords = Ефекти інших коробок

civilwar-chapter-tournament = Турнір
civilwar-topic-tournament = Турнірні правила

## Правила.

## Склад гри

civilwar-rule-components-hero-cards = У наборі 8 героїв по 12 карт
civilwar-rule-components-equipment = У наборі 9 карт спорядження
civilwar-rule-components-locations = У наборі 6 локацій для обох режимів
civilwar-rule-components-population-cards = У наборі 12 карт населення
civilwar-rule-components-control-tokens = Кожна локація має двобічний жетон контролю
civilwar-rule-components-bases = Синіх і червоних підставок по 3
civilwar-rule-components-shield-tokens = У наборі 9 двобічних жетонів щита
civilwar-rule-components-mode-parts = Події й маркери команд — лише у «Двобої героїв»
civilwar-rule-components-registration-parts = Місії, камери й небезпека — лише в «Битві за реєстрацію»

## Режими гри

civilwar-rule-modes-two-modes = Режимів два, грають в одному з них
civilwar-rule-modes-no-villain = Лиходія немає: ходять лише герої
civilwar-rule-modes-two-teams = Змагаються дві команди: синя й червона
civilwar-rule-modes-team-size = У командах порівну героїв: по 2 або по 3
civilwar-rule-common-ties = Нічию розсуджує активний герой

## Терміни

civilwar-rule-terms-heroes = «Герої» — це герої вашої команди
civilwar-rule-terms-enemies = «Вороги» — це герої іншої команди
civilwar-rule-terms-attack-enemy = Атака завдає ворогові 1 поранення
civilwar-rule-terms-villain-henchman = «Лиходій» і «посіпака» — це ворог
civilwar-rule-terms-villain-turn = Хід ворога для вас — хід лиходія

## Сюжетні лінії

civilwar-rule-storyline-base-turns = Ходять так само, як у базовій грі
civilwar-rule-storyline-per-team = У кожної команди своя сюжетна лінія
civilwar-rule-storyline-opposite-ends = Сюжетні лінії починаються з протилежних країв
civilwar-rule-storyline-previous-symbols-own = Символи попередньої карти — лише зі своєї лінії
civilwar-rule-storyline-effects-own = Ефекти стосуються лише своєї сюжетної лінії

## Локації

civilwar-rule-location-eot-needs-control = Для ефекту кінця ходу потрібен контроль над локацією
civilwar-rule-location-eot-optional = Від ефекту кінця ходу можна відмовитися
civilwar-rule-location-continuous-both = Постійні ефекти локацій діють на обидві команди
civilwar-rule-location-mandatory-eot-both = Обов’язкові ефекти кінця ходу діють на обидві команди
civilwar-rule-location-overflow-damage = Переповнення ранить героя команди, що має контроль
civilwar-rule-location-overflow-unpreventable = Поранення від переповнення невідворотне
civilwar-rule-location-overflow-any-hero = Переповнення може поранити будь-кого, хто стоїть

## Щити

civilwar-rule-shield-owned = У героя 1 або 2 щити, залежно від режиму
civilwar-rule-shield-must-flip = Поранення мусить прийняти активний щит
civilwar-rule-shield-unpreventable-too = Щит приймає і невідворотні поранення
civilwar-rule-shield-counts-as-damage = Поранення, прийняте щитом, вважають завданим
civilwar-rule-shield-per-damage = Щит приймає 1 поранення, за решту скидають карти
civilwar-rule-shield-not-for-discard = Щит не рятує від скидання карт
civilwar-rule-shield-recover-on-stand = Після нокауту всі щити знову активні

## Підготовка до гри

civilwar-rule-setup-clash-trackers-zero = Обидва маркери починають із 0
civilwar-rule-setup-clash-choose-heroes = Кожна команда вибирає своїх героїв
civilwar-rule-setup-board-side = Поле лежить стороною обраного режиму догори
civilwar-rule-setup-shuffle-locations = Локації розкладають у випадковому порядку
civilwar-rule-setup-location-tokens = На локацію кладуть жетони, вказані в її комірках
civilwar-rule-setup-location-choice = Годяться будь-які 6 локацій, крім заборонених
civilwar-rule-setup-bases = Фігурка стоїть на підставці кольору своєї команди
civilwar-rule-setup-start-locations = Герої починають біля стрілки свого кольору
civilwar-rule-setup-control-blue = На початку кожна команда контролює 3 локації
civilwar-rule-setup-control-place = Жетони контролю лежать на місцях загроз
civilwar-rule-setup-clash-one-shield = Кожен герой починає з 1 активним щитом
civilwar-rule-setup-remove-double-wild = Карту з двома універсальними діями прибирають з гри
civilwar-rule-setup-remove-without-equipment = Універсальну карту прибирають і без спорядження
civilwar-rule-setup-opening-hand = Кожен герой починає з 3 картами в руці
civilwar-rule-setup-own-equipment = Герой користується власним спорядженням
civilwar-rule-setup-universal-equipment = Герой без спорядження може взяти універсальне
civilwar-rule-setup-clash-event-remove-one = Одну подію прибирають наосліп, лишається 5
civilwar-rule-setup-clash-no-event-at-start = На початку подій не розкривають
civilwar-rule-setup-population-arrows = Карти населення лічать локації від стрілок
civilwar-rule-setup-population = На початку виконують 1 карту населення
civilwar-rule-setup-clash-starting-team = Гравці вирішують, яка команда починає
civilwar-rule-setup-clash-starting-hero = Команда, що починає, вибирає першого героя
civilwar-rule-setup-clash-summary-card = Перший герой бере карту-пам’ятку

## Раунд

civilwar-rule-clash-alternate-turns = Команди ходять по черзі
civilwar-rule-clash-round-four-turns = Раунд — це 4 ходи, по 2 на команду
civilwar-rule-clash-hero-order = Герої команди ходять у сталому порядку
civilwar-rule-clash-team-order-choice = Порядок команди задають перші ходи її героїв
civilwar-rule-clash-reveal-event = Після 4-го ходу раунду розкривають подію
civilwar-rule-clash-event-discard-old = Нова подія змінює попередню
civilwar-rule-clash-event-instant = Негайну подію виконують перед ініціативою
civilwar-rule-clash-event-lasting = Тривала подія діє до наступної
civilwar-rule-clash-initiative = Раунд починає команда, у якої менше очок
civilwar-rule-clash-initiative-next-hero = Раунд починає наступний за порядком герой команди
civilwar-rule-clash-summary-each-round = Хто починає раунд, бере карту-пам’ятку
civilwar-rule-clash-initiative-tie = За рівності починає команда, чий маркер зверху
civilwar-rule-clash-initiative-tie-zero = При 0:0 маркер тих, хто починав, лежить знизу
civilwar-rule-clash-same-starter-2x2 = У грі 2×2 за тієї ж ініціативи починає той самий герой
civilwar-rule-clash-other-starter-3x3 = У грі 3×3 раунд щоразу починає інший герой
civilwar-rule-clash-last-round = Після п’ятої події грають останній раунд
civilwar-rule-clash-six-rounds = Гра триває 6 раундів
civilwar-rule-clash-end-at-40 = Гра закінчується після раунду, де хтось має 40 очок

## Громадське схвалення

civilwar-rule-approval-place = Героїчна дія дає жетон громадського схвалення
civilwar-rule-approval-not-own-location = Схвалення здобувають там, де немає вашого контролю
civilwar-rule-approval-flip-at-two = Два жетони схвалення перевертають жетон контролю
civilwar-rule-approval-persist = Один жетон схвалення лишається лежати
civilwar-rule-approval-immediate-use = Щойно здобуту локацію можна використати одразу
civilwar-rule-approval-reset-on-flip = Переворот через ефект скидає жетон схвалення
civilwar-rule-approval-mode = Громадське схвалення є лише у «Двобої героїв»

## Населення

civilwar-rule-population-green-check = Після кожного ходу перевіряють зелені поділки
civilwar-rule-population-one-per-space = Кожна зелена поділка дає 1 карту населення
civilwar-rule-population-first-time-only = Зелена поділка спрацьовує лише вперше
civilwar-rule-population-add-tokens = Карта населення додає бандитів і містян
civilwar-rule-population-before-event = Населення виконують перед подією
civilwar-rule-population-none-after-last = Після останнього ходу гри карти населення не беруть
civilwar-rule-population-deck-empty = Порожня колода населення нічого не додає

## Очки

civilwar-rule-scoring-civilian = Урятований містянин дає 1 очко
civilwar-rule-scoring-thug = Переможений бандит дає 1 очко
civilwar-rule-scoring-ko = Нокаут героя дає суперникам 5 очок
civilwar-rule-scoring-ko-any-cause = Нокаут дає очки, хоч би що його спричинило
civilwar-rule-scoring-control = Перевернутий жетон контролю дає 1 очко
civilwar-rule-scoring-discard-no-score = За скинутого містянина чи бандита очок немає
civilwar-rule-scoring-immediate = Очки нараховують одразу
civilwar-rule-scoring-stack-on-top = Маркер, що прийшов на зайняте поле, лягає зверху
civilwar-rule-scoring-winner = Перемагає команда, у якої більше очок
civilwar-rule-scoring-tie-locations = За рівності перемагає той, у кого більше локацій
civilwar-rule-scoring-tie-bottom = Знову рівність — перемагає нижній маркер
civilwar-rule-scoring-past-40 = Очки понад 40 теж рахують
civilwar-rule-balance-keep-double-wild = Менш досвідчені можуть лишити універсальні карти

## «Битва за реєстрацію»: заявки

civilwar-rule-bid-heroes-first = Героїв вибирають до заявок
civilwar-rule-bid-first-bidder = Хто заявляє першим, вирішує випадок
civilwar-rule-bid-meaning = Заявка — за скільки карт сині виконають 5 місій
civilwar-rule-bid-lower = Кожна заявка має бути меншою за попередню
civilwar-rule-bid-passer-red = Хто спасував, грає за червоних
civilwar-rule-bid-bidder-blue = Друга команда грає за синіх з останнім числом
civilwar-rule-bid-first-must-bid = Перша команда мусить назвати число
civilwar-rule-bid-advice = Порада: на місію йде близько 3 карт

## «Битва за реєстрацію»: підготовка

civilwar-rule-setup-registration-shields = У червоних по 1 щиту, у синіх по 2
civilwar-rule-setup-registration-mission-remove = Одну місію показують і прибирають, лишається 5
civilwar-rule-setup-registration-mission-no-peek = Колоду місій не можна переглядати
civilwar-rule-setup-registration-cell-remove = Одну камеру показують і прибирають, у червоних 5
civilwar-rule-setup-registration-cells-peek = Червоні можуть будь-коли глянути на свої камери
civilwar-rule-setup-registration-danger-supply = Жетони небезпеки лежать у загальному запасі
civilwar-rule-setup-registration-first-mission = Сині розкривають першу місію під час підготовки
civilwar-rule-setup-registration-first-hero = Сині вибирають героя, що ходить першим

## «Битва за реєстрацію»: ходи й кінець гри

civilwar-rule-registration-alternate = Сині й червоні ходять по черзі до кінця гри
civilwar-rule-registration-hero-order = Герої команди ходять один за одним, завжди однаково
civilwar-rule-registration-no-rounds = Немає раундів, подій, ініціативи й очок
civilwar-rule-registration-end-fifth-mission = П’ята місія негайно закінчує гру
civilwar-rule-registration-end-limit = Гра закінчується, коли сині перевищили своє число
civilwar-rule-registration-end-no-cards = Гра закінчується, якщо герой почав хід без жодної карти
civilwar-rule-registration-win-blue = Сині перемагають: 5 місій за заявлене число карт
civilwar-rule-registration-win-red = Червоні перемагають, якщо сині не встигли
civilwar-rule-registration-no-cards-red = Якщо в героя скінчилися карти, перемагають червоні
civilwar-rule-registration-jail-turn-counts = Карта, зіграна в камері, входить у заявлене число

## Місії та небезпека

civilwar-rule-mission-population-after = Виконана місія приносить карту населення
civilwar-rule-mission-no-population-after-fifth = Після п’ятої місії карти населення не беруть
civilwar-rule-mission-replace = Після ходу розкривають наступну місію
civilwar-rule-mission-one-active = Активна місія завжди лише одна
civilwar-rule-mission-complete-any-turn = Місію можна виконати й у хід червоних
civilwar-rule-danger-as-far-as-possible = Місію виконують настільки, наскільки можливо
civilwar-rule-danger-protected = Жоден ефект не прибирає жетонів небезпеки
civilwar-rule-danger-only-by-mission = Небезпеку скидають лише так, як каже місія
civilwar-rule-danger-travels = Небезпека переміщується разом із містянином чи бандитом
civilwar-rule-danger-red-cannot-remove = Червоні не можуть прибрати того, на кому небезпека
civilwar-rule-danger-none-placed = Місія без жетонів завершується з ходом синіх
civilwar-rule-danger-clear-on-completion = Після виконання місії решта жетонів іде в запас
civilwar-rule-control-flip-on-use = Хто використав ефект кінця ходу, віддає контроль
civilwar-rule-control-mandatory-no-flip = Обов’язковий ефект на чужій локації не змінює контролю

## В’язниця

civilwar-rule-prison-crisis-action = Червоний може дати жетон кризи синьому на своїй локації
civilwar-rule-prison-prepare-cell = Героїчна дія готує камеру
civilwar-rule-prison-cell-face-down = Приготована камера приховує пастку
civilwar-rule-prison-free-space = Місце камери вільне, якщо там ні карти, ні героя
civilwar-rule-prison-choose-cell-card = Камеру обирає команда, у разі суперечки — активний герой
civilwar-rule-prison-ko-to-cell = Нокаутований синій герой потрапляє до готової камери
civilwar-rule-prison-trap-with-crisis = Якщо є жетон кризи, спрацьовує пастка
civilwar-rule-prison-trap-other-target = Пастка діє на того, кого називає її текст
civilwar-rule-prison-trap-discard = Після пастки карту камери скидають
civilwar-rule-prison-crisis-discard = Після пастки жетони кризи героя скидають
civilwar-rule-prison-no-crisis-no-trap = Без жетона кризи пастка не спрацьовує
civilwar-rule-prison-no-cell-normal-ko = Без готової камери нокаут звичайний
civilwar-rule-prison-ko-inside-cell = Нокаут у камері: до іншої готової або на місці
civilwar-rule-prison-start-in-cell = У камері нокаутований герой відновлюється як завжди
civilwar-rule-prison-plays-card = В’язень грає карту як завжди
civilwar-rule-prison-no-move = В’язень не може переміщуватися
civilwar-rule-prison-no-actions = В’язень може лише тікати
civilwar-rule-prison-no-special = У камері особливі ефекти не діють
civilwar-rule-prison-no-equipment-use = У камері спорядженням не користуються
civilwar-rule-prison-no-equipment-charge = У камері спорядження не заряджають
civilwar-rule-prison-escape-when-standing = Звільнити можна того, хто вже не в нокауті
civilwar-rule-prison-escape-cost = Звільнення коштує 2 дії одного виду
civilwar-rule-prison-escape-wild = Для звільнення годиться й універсальна дія
civilwar-rule-prison-escape-by-self-or-ally = За звільнення платить в’язень або інший синій герой
civilwar-rule-prison-escape-location = Звільнений вибирає 1 з 2 виходів камери
civilwar-rule-prison-escape-continue = Хто звільнився сам, продовжує свій хід
civilwar-rule-prison-red-ko-reward = Нокаут червоного дає синім 2 жетони дій
civilwar-rule-prison-red-ko-normal = Нокаутований червоний герой у камеру не потрапляє
civilwar-rule-prison-cells-not-locations = Камери — не локації
civilwar-rule-prison-discard-count = Використана камера у гру не повертається

## Турнір

civilwar-rule-tournament-same-setup = Матч — це дві партії поспіль
civilwar-rule-tournament-same-heroes = В обох партіях ті самі герої
civilwar-rule-tournament-same-layout = В обох партіях те саме розташування локацій
civilwar-rule-tournament-same-cells = В обох партіях ті самі 5 камер
civilwar-rule-tournament-same-missions = В обох партіях ті самі 5 місій, перетасовані
civilwar-rule-tournament-swap-roles = У другій партії команди міняються сторонами
civilwar-rule-tournament-steps-before-setup = Турнір: сині, локації, герої, тоді підготовка
civilwar-rule-tournament-first-blue-random = Перших синіх визначає випадок, заявок немає
civilwar-rule-tournament-no-limit = У першій партії немає обмеження ходів
civilwar-rule-tournament-pick-four = Кожна команда вибирає 4 локації
civilwar-rule-tournament-reveal-order = Перші сині показують свої локації першими
civilwar-rule-tournament-ban-one = Кожна команда скидає 1 локацію суперників
civilwar-rule-tournament-six-remain = Решту 6 локацій розкладають випадково
civilwar-rule-tournament-location-copies = Одна локація може трапитися двічі
civilwar-rule-tournament-draft = Героїв називають по черзі: 1, 2, 1, тоді 1 і 1
civilwar-rule-tournament-no-twins = У команді не може бути двох однакових героїв
civilwar-rule-tournament-variants-allowed = Варіанти одного персонажа можуть бути разом
civilwar-rule-tournament-same-hero-both-teams = Обидві команди можуть мати одного й того самого героя
civilwar-rule-tournament-no-team-cards = На турнірі карт команд не використовують
civilwar-rule-tournament-record = Записують, скільки ходів знадобилося синім
civilwar-rule-tournament-record-cells = Записують, скільки камер скинули червоні
civilwar-rule-tournament-stop-game-two = Друга партія закінчується, щойно сині не встигли
civilwar-rule-tournament-winner = Матч виграє той, кому на 5 місій треба менше ходів
civilwar-rule-tournament-tie-cells = За рівних ходів вирішують скинуті камери
civilwar-rule-tournament-tie-cells-none-done = Якщо ніхто не впорався, вирішують скинуті камери
civilwar-rule-tournament-tie-red-second = Знову нічия — перемагають червоні другої партії

## Ключові слова

civilwar-rule-keyword-replace = У цих режимах ключові слова мають нове значення
civilwar-rule-keyword-threat-add = Жетони на загрозу — це жетони схвалення
civilwar-rule-keyword-threat-clear = Усунути загрозу — узяти контроль над локацією
civilwar-rule-keyword-threat-swap = Поміняти загрози — поміняти жетони контролю
civilwar-rule-keyword-threat-move = Переміщення загрози нічого не робить
civilwar-rule-keyword-swap-no-score = Обмін жетонами контролю очок не дає
civilwar-rule-keyword-delay = Затримка: ворог втрачає 1 символ попередньої карти
civilwar-rule-keyword-accelerate = Прискорення: ворог двічі використовує 1 символ
civilwar-rule-keyword-facedown-plan = План долілиць: жодного символу попередньої карти
civilwar-rule-keyword-next-turn-only = Затримка й прискорення тривають один хід ворога
civilwar-rule-keyword-bam = «БАЦ!» рахує символи на сюжетній лінії ворога
civilwar-rule-keyword-plan-deck = Колода планів — це колода одного з ворогів
civilwar-rule-keyword-plan-tokens = Жетони карти плану — це жетони карти населення
civilwar-rule-keyword-stun = Оглушення: особливі ефекти порожні до кінця ходу
civilwar-rule-keyword-stun-discard = Жетони оглушення скидають наприкінці ходу
civilwar-rule-keyword-health = Здоров’я — це кількість карт у руці ворога
civilwar-rule-keyword-health-squirrel-girl = Squirrel Girl рахує карти в руках усіх ворогів
civilwar-rule-keyword-defeat-villain = Перемогти лиходія — нокаутувати ворога
civilwar-rule-keyword-villain-ends-move = «Лиходій закінчує рух» — ворог входить на локацію
civilwar-rule-keyword-alone = Герой серед ворогів усе одно сам
civilwar-rule-keyword-ignore-removal = Ефекти, що прибирають героїв і лиходіїв, не діють
civilwar-rule-keyword-ignore-skip = Ефекти, що відбирають хід, не діють
civilwar-rule-keyword-ignore-unused = Чого немає в цих режимах, те не діє

## Заборони та сумісність

civilwar-rule-banned-rule = Заборонених локацій вибирати не можна
civilwar-rule-banned-list = Перелік заборонених локацій
civilwar-rule-compatibility-no-other-variant = Інших варіантів додавати не можна
civilwar-rule-compatibility-no-companions = Карт супутників використовувати не можна
civilwar-rule-compatibility-mix-content = Можна додавати героїв і локації інших наборів

## Поле

civilwar-rule-board-ring = Локації утворюють коло
civilwar-rule-board-opposite = Протилежна локація — за 3 кроки
civilwar-rule-board-slots = У комірці — один містянин або один бандит
civilwar-rule-board-slots-any-token = Після підготовки комірка приймає будь-який жетон
civilwar-rule-board-overflow-once = Переповнення — один раз на локацію й ефект
civilwar-rule-board-overflow-fill = Вільні комірки заповнюють, решту не додають

## Хід

civilwar-rule-turn-order = Хід: початок, карта з колоди, розіграш, дії, кінець
civilwar-rule-turn-draw = На початку ходу візьміть 1 карту
civilwar-rule-turn-draw-empty = Якщо карт у колоді бракує, беруть скільки є
civilwar-rule-turn-no-hand-limit = Розмір руки не обмежено
civilwar-rule-turn-play-one = За хід грають рівно 1 карту
civilwar-rule-turn-own-symbols = Кожен символ зіграної карти — це дія
civilwar-rule-turn-previous-symbols = Символи попередньої карти — теж дії
civilwar-rule-turn-previous-effect-not = Ефект попередньої карти недоступний
civilwar-rule-turn-any-order = Дії й ефекти виконують у будь-якому порядку
civilwar-rule-turn-unused-lost = Невикористані символи пропадають
civilwar-rule-turn-special-once = Особливий ефект — один раз за хід
civilwar-rule-turn-special-optional = Особливий ефект використовувати не обов’язково
civilwar-rule-turn-facedown-card = Карта долілиць нічого не дає
civilwar-rule-turn-end-effect = Ефект локації — останній крок ходу
civilwar-rule-turn-end-effect-no-chain = Переміщення ефектом кінця ходу не дає другого ефекту

## Дії та жетони

civilwar-rule-action-move = Дія переміщення веде на сусідню локацію
civilwar-rule-action-heroic-rescue = Героїчна дія рятує 1 містянина на локації
civilwar-rule-action-attack-thug = Атака перемагає 1 бандита на локації
civilwar-rule-action-attack-here-only = Атака дістає лише на своїй локації
civilwar-rule-action-wild = Універсальна дія — будь-яка з трьох
civilwar-rule-token-keep = Жетони дій зберігають, доки не витратять
civilwar-rule-token-spend = Жетон дії витрачають як одну дію
civilwar-rule-token-own-turn = Жетони витрачають лише у свій хід

## Поранення й нокаут

civilwar-rule-damage-card-to-bottom = Поранення кладе карту з руки під колоду
civilwar-rule-damage-ko = Порожня рука після поранення — нокаут
civilwar-rule-damage-ko-by-discard = Скинути останню карту — теж нокаут
civilwar-rule-damage-ko-after-last-card = Зіграно останню карту — нокаут наприкінці ходу
civilwar-rule-damage-ko-ignored = Ефекти оминають нокаутованого героя
civilwar-rule-damage-ko-own-turn = Нокаут у свій хід його закінчує
civilwar-rule-damage-recovery = Після нокауту герой встає й бере 4 карти
civilwar-rule-damage-no-discard-pile = Немає відбою й перетасування
civilwar-rule-damage-invulnerable = Жетон невразливості відвертає поранення
civilwar-rule-damage-invulnerable-expires = Невразливість минає на початку наступного ходу
civilwar-rule-damage-invulnerable-target = Невразливий герой усе одно може бути ціллю
civilwar-rule-damage-unpreventable = Від невідворотного поранення рятує лише щит
civilwar-rule-crisis-no-own-rule = Сам жетон кризи нічого не робить

## Спорядження

civilwar-rule-equipment-charge = Дія потрібного виду заряджає спорядження
civilwar-rule-equipment-use = Повністю заряджене спорядження діє один раз
civilwar-rule-equipment-keep = Заряди лишаються між ходами й після нокауту
