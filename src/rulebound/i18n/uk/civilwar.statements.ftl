### Marvel United: Civil War: кожне правило дослівно.

civilwar-statement-components-hero-cards = У наборі 8 героїв (Captain America, Kate Bishop, Spectrum, Goliath, Iron Man, Tigra, Wonder Man, Yellowjacket) по 12 карт героя, разом 96.
civilwar-statement-components-equipment = У наборі 9 карт спорядження.
civilwar-statement-components-locations = У наборі 6 локацій; їх використовують в обох режимах.
civilwar-statement-components-population-cards = У наборі 12 карт населення; їх використовують в обох режимах.
civilwar-statement-components-control-tokens = Є 6 двобічних жетонів контролю над локацією (синій і червоний бік), по одному на локацію.
civilwar-statement-components-bases = Для фігурок є 3 сині й 3 червоні підставки.
civilwar-statement-components-shield-tokens = Є 9 двобічних жетонів щита (активний і неактивний бік).
civilwar-statement-components-mode-parts = Лише у «Двобої героїв» використовують 6 карт подій, 2 маркери команд і 1 карту-пам’ятку.
civilwar-statement-components-registration-parts = Лише в «Битві за реєстрацію» використовують 6 карт місій, 6 карт камер і 6 жетонів небезпеки.

civilwar-statement-modes-two-modes = Режимів «команда проти команди» рівно два: «Двобій героїв» (звичайний) і «Битва за реєстрацію» (змагальний, асиметричний).
civilwar-statement-modes-no-villain = Лиходія в цих режимах немає: ходять лише герої.
civilwar-statement-modes-two-teams = Гравці діляться на дві команди-суперниці: синю й червону.
civilwar-statement-modes-team-size = В обох командах однакова кількість героїв: або по 2 (2×2), або по 3 (3×3).

civilwar-statement-common-ties = Якщо під час виконання ефекту виникає рівність, як її розсудити, вирішує активний герой.

civilwar-statement-terms-heroes = У ваших ефектах слово «герої» означає лише героїв вашої команди.
civilwar-statement-terms-enemies = У ваших ефектах слово «вороги» означає героїв команди суперників.
civilwar-statement-terms-attack-enemy = Герой може дією атаки завдати 1 поранення героєві суперників, і той скидає 1 карту.
civilwar-statement-terms-villain-henchman = У ваших ефектах слова «лиходій» і «посіпака» означають ворога (героя команди суперників).
civilwar-statement-terms-villain-turn = Хід, у якому активним героєм є ворог, для ваших ефектів вважається ходом лиходія.

civilwar-statement-storyline-base-turns = Герої ходять так само, як у базовій грі, крім змін для цих режимів.
civilwar-statement-storyline-per-team = Кожна команда має власну, незалежну сюжетну лінію.
civilwar-statement-storyline-opposite-ends = Обидві сюжетні лінії починаються з протилежних країв ігрової зони.
civilwar-statement-storyline-previous-symbols-own = Герой користується лише нижніми символами попередньої карти героя на сюжетній лінії власної команди.
civilwar-statement-storyline-effects-own = Ефекти, що згадують сюжетну лінію, стосуються лише лінії команди цього героя.

civilwar-statement-location-eot-needs-control = Активний герой може використати необов’язковий ефект кінця ходу локації, де завершив хід, лише якщо цю локацію контролює його команда.
civilwar-statement-location-eot-optional = Чи використати необов’язковий ефект кінця ходу, вирішує активний герой.
civilwar-statement-location-continuous-both = Постійні ефекти локацій діють на обидві команди, хай хто контролює локацію.
civilwar-statement-location-mandatory-eot-both = Обов’язкові ефекти кінця ходу діють на обидві команди, хай хто контролює локацію.
civilwar-statement-location-overflow-damage = Коли на локації стається переповнення, команда, яка її контролює, мусить вибрати 1 свого героя, і він отримує 1 поранення.
civilwar-statement-location-overflow-unpreventable = Поранення від переповнення невідворотне.
civilwar-statement-location-overflow-any-hero = Вибраний для переповнення герой може бути будь-де, навіть у камері, але не в нокауті.

civilwar-statement-shield-owned = Перед кожним героєм лежить 1 або 2 жетони щита, залежно від режиму.
civilwar-statement-shield-must-flip = Коли герой має отримати поранення, а активний щит у нього є, він мусить замість скидати карту перевернути один активний щит на неактивний бік.
civilwar-statement-shield-unpreventable-too = Щити приймають і невідворотні поранення.
civilwar-statement-shield-counts-as-damage = Поранення, прийняте щитом, для всіх ефектів гри все одно вважається завданим.
civilwar-statement-shield-per-damage = Кожне поранення розігрують окремо, тож 2 поранення проти 1 активного щита коштують щита й 1 карти.
civilwar-statement-shield-not-for-discard = Щити не замінюють ефекту, який каже героєві скинути карти з руки.
civilwar-statement-shield-recover-on-stand = Коли герой відновлюється після нокауту, він перевертає всі свої щити назад на активний бік.

civilwar-statement-setup-clash-trackers-zero = «Двобій героїв», підготовка, крок 1: обидва маркери команд починають на поділці 0 шкали очок.
civilwar-statement-setup-clash-choose-heroes = «Двобій героїв», підготовка, крок 3: кожна команда вибирає своїх героїв (2 або 3).

civilwar-statement-setup-board-side = Підготовка, крок 1 (обидва режими): посередині лежить двобічне поле Civil War стороною обраного режиму догори.
civilwar-statement-setup-shuffle-locations = Підготовка, крок 2 (обидва режими): 6 локацій перемішують і розкладають довкола поля.
civilwar-statement-setup-location-tokens = Підготовка, крок 2 (обидва режими): на кожну локацію кладуть жетони містян і бандитів, надруковані в її комірках.
civilwar-statement-setup-location-choice = Гравці можуть узяти 6 локацій цього набору або будь-яке поєднання локацій, які мають, крім заборонених.
civilwar-statement-setup-bases = Підготовка, крок 3 (обидва режими): кожна фігурка стоїть на підставці кольору своєї команди.
civilwar-statement-setup-start-locations = Підготовка, крок 3 (обидва режими): герої кожної команди починають на локації, позначеній стрілкою її кольору.
civilwar-statement-setup-control-blue = Підготовка, крок 4 (обидва режими): жетон контролю лежить синім боком на стартовій локації синіх і на 2 локаціях, сусідніх зі стартовою локацією червоних, а на решті 3 — червоним.
civilwar-statement-setup-control-place = Підготовка, крок 4 (обидва режими): жетони контролю лежать на місцях загроз локацій, а карт загроз немає.

civilwar-statement-setup-clash-one-shield = «Двобій героїв», підготовка, крок 5: кожен герой бере 1 щит активним боком догори.

civilwar-statement-setup-remove-double-wild = Підготовка, крок 6 (обидва режими): кожен герой виймає зі своєї колоди карту з двома універсальними діями й прибирає її з гри.
civilwar-statement-setup-remove-without-equipment = Підготовка, крок 6 (обидва режими): карту з двома універсальними діями прибирають і тоді, коли герой не бере спорядження.
civilwar-statement-setup-opening-hand = Підготовка, крок 6 (обидва режими): прибравши карту, кожен герой тасує колоду й бере 3 карти.
civilwar-statement-setup-own-equipment = Підготовка, крок 6 (обидва режими): герой, який має власні карти спорядження, користується ними.
civilwar-statement-setup-universal-equipment = Підготовка, крок 6 (обидва режими): герой без власного спорядження може вибрати 1 карту універсального спорядження.

civilwar-statement-setup-clash-event-remove-one = «Двобій героїв», підготовка, крок 7: карти подій перемішують у колоду долілиць, і 1 із них прибирають із гри, не показуючи, тож лишається 5.
civilwar-statement-setup-clash-no-event-at-start = «Двобій героїв», підготовка, крок 7: на початку гри жодної події не розкривають.

civilwar-statement-setup-population-arrows = Карти населення називають локації відносно червоної та синьої стрілок на полі.
civilwar-statement-setup-population = Підготовка, крок 8 / 10 (обидва режими): карти населення перемішують долілиць, беруть 1 із них і виконують.

civilwar-statement-setup-clash-starting-team = «Двобій героїв», підготовка, крок 9: гравці вирішують, яка команда починає.
civilwar-statement-setup-clash-starting-hero = «Двобій героїв», підготовка, крок 9: команда, що починає, вибирає, котрий із її героїв ходить першим.
civilwar-statement-setup-clash-summary-card = «Двобій героїв», підготовка, крок 9: герой, що ходить першим, бере карту-пам’ятку.

civilwar-statement-clash-alternate-turns = Коли хід героя завершено, наступний хід робить інша команда, і так доки не походять по 2 герої кожної команди.
civilwar-statement-clash-round-four-turns = Раунд — це завжди 4 ходи героїв, по 2 на команду, і у 2×2, і у 3×3.
civilwar-statement-clash-hero-order = Герої команди ходять у сталому циклічному порядку, який продовжується з раунду в раунд.
civilwar-statement-clash-team-order-choice = Кожна команда встановлює порядок своїх героїв тоді, коли кожен із них робить перший хід.
civilwar-statement-clash-reveal-event = Наприкінці раунду, після його 4-го ходу, розкривають верхню карту подій.
civilwar-statement-clash-event-discard-old = Коли розкривають нову подію, спершу скидають активну, тож активною буває щонайбільше одна.
civilwar-statement-clash-event-instant = Негайний ефект події виконують одразу, до перевірки ініціативи.
civilwar-statement-clash-event-lasting = Подія з тривалим ефектом діє, доки не розкрито нову подію.
civilwar-statement-clash-initiative = Після події перевіряють ініціативу: новий раунд починає команда, у якої менше очок.
civilwar-statement-clash-initiative-next-hero = Команда з ініціативою починає раунд зі свого наступного за порядком героя.
civilwar-statement-clash-summary-each-round = Кожен герой, що починає раунд, бере карту-пам’ятку.
civilwar-statement-clash-initiative-tie = Якщо під час перевірки ініціативи очок порівну, вважається, що менше їх у команди, чий маркер лежить поверх іншого.
civilwar-statement-clash-initiative-tie-zero = Якщо обидва маркери ще на 0 і жоден не рухався, нижнім вважається маркер команди, що починала гру.
civilwar-statement-clash-same-starter-2x2 = У грі 2×2, якщо ініціатива не змінюється, раунд починає той самий герой, що й попередній.
civilwar-statement-clash-other-starter-3x3 = У грі 3×3, навіть якщо ініціатива не змінюється, раунд починає інший герой, ніж попередній.
civilwar-statement-clash-last-round = Коли розкрито 5-ту, останню подію, грають ще один, останній раунд, і гра закінчується.
civilwar-statement-clash-six-rounds = «Двобій героїв», у якому ніхто не досяг 40, триває рівно 6 раундів.
civilwar-statement-clash-end-at-40 = Гра закінчується також наприкінці раунду, в якому чийсь маркер досяг 40 або перейшов далі.

civilwar-statement-approval-place = Герой може героїчною дією покласти жетон героїчної дії із запасу на вільне місце громадського схвалення, пов’язане з його локацією.
civilwar-statement-approval-not-own-location = Жетони схвалення може класти лише герой, чия команда не контролює цієї локації.
civilwar-statement-approval-flip-at-two = Коли на локації 2 жетони схвалення, обидва одразу скидають, а її жетон контролю перевертають.
civilwar-statement-approval-persist = Один жетон схвалення лишається на локації впродовж ходів і раундів.
civilwar-statement-approval-immediate-use = Локацію, перевернуту протягом ходу, нова команда, що її контролює, може використати заради ефекту кінця ходу в цьому ж ході.
civilwar-statement-approval-reset-on-flip = Якщо контроль перевертає ефект, а там лежить 1 жетон схвалення, його скидають.
civilwar-statement-approval-mode = Громадське схвалення є лише у «Двобої героїв».

civilwar-statement-population-green-check = Після кожного ходу героя перевіряють, чи якийсь маркер уперше досяг зеленої поділки або минув її.
civilwar-statement-population-one-per-space = За кожну зелену поділку, якої вперше досягли чи яку вперше минули, беруть і виконують 1 карту населення.
civilwar-statement-population-first-time-only = Зелена поділка спрацьовує лише раз за гру — для того маркера, який досягне її першим.
civilwar-statement-population-add-tokens = Карта населення додає показану кількість бандитів і містян на названі нею локації.
civilwar-statement-population-before-event = Якщо після того самого ходу мають бути і карта населення, і подія, спершу виконують карту населення.
civilwar-statement-population-none-after-last = Після останнього ходу героя у грі карти населення не беруть.
civilwar-statement-population-deck-empty = Якщо колода населення порожня, нічого не додають.

civilwar-statement-scoring-civilian = Урятований містянин пересуває маркер команди, що його врятувала, на 1.
civilwar-statement-scoring-thug = Переможений бандит пересуває маркер команди, що його перемогла, на 1.
civilwar-statement-scoring-ko = Нокаутований герой пересуває маркер команди суперників на 5.
civilwar-statement-scoring-ko-any-cause = Винагороду за нокаут отримують, хай що його спричинило, зокрема й переповнення.
civilwar-statement-scoring-control = Перевернутий жетон контролю пересуває на 1 маркер команди, чий колір тепер видно.
civilwar-statement-scoring-discard-no-score = Містянин чи бандит, якого скинуто ефектом (а не врятовано чи переможено), очок не дає.
civilwar-statement-scoring-immediate = Маркери пересувають тієї миті, коли стається те, за що дають очки.
civilwar-statement-scoring-stack-on-top = Маркер, що прийшов на зайняте поле, кладуть поверх іншого маркера.
civilwar-statement-scoring-winner = Наприкінці гри перемагає команда, чий маркер просунувся по шкалі далі.
civilwar-statement-scoring-tie-locations = Якщо очок порівну, перемагає команда, яка контролює більше локацій.
civilwar-statement-scoring-tie-bottom = Якщо й контрольованих локацій порівну, перемагає команда, чий маркер лежить у стосі внизу.
civilwar-statement-scoring-past-40 = Очки понад 40 теж рахують.

civilwar-statement-balance-keep-double-wild = Щоб зрівняти сили у «Двобої героїв», суперники досвідченішої команди можуть залишити собі карти з двома універсальними діями.

civilwar-statement-bid-heroes-first = Перед заявками кожна команда вибирає своїх героїв.
civilwar-statement-bid-first-bidder = Першою заявляє випадково визначена команда.
civilwar-statement-bid-meaning = Заявка — це кількість карт героїв на сюжетній лінії того, хто заявляє, за яку він береться, граючи за синіх, виконати 5 місій.
civilwar-statement-bid-lower = Команди заявляють по черзі, і кожна заявка має бути меншою за попередню.
civilwar-statement-bid-passer-red = Заявки закінчуються, коли команда пасує; той, хто спасував, грає за червоних.
civilwar-statement-bid-bidder-blue = Команда, яка не спасувала, грає за синіх, і останнє назване число — її межа.
civilwar-statement-bid-first-must-bid = Команда, що заявляє першою, не може спасувати, доки не названо жодного числа, а заявка має бути не менша за 1.
civilwar-statement-bid-advice = Лише порада: синім потрібно приблизно по 3 карти на місію; у першій грі варто починати заявки з числа, більшого за 15, і не опускатися нижче 12.

civilwar-statement-setup-registration-shields = «Битва за реєстрацію», підготовка, крок 5: кожен червоний герой бере 1 активний щит, а кожен синій — 2.
civilwar-statement-setup-registration-mission-remove = «Битва за реєстрацію», підготовка, крок 7: карти місій перемішують долілиць біля синіх; верхню показують обом командам і прибирають, тож лишається 5.
civilwar-statement-setup-registration-mission-no-peek = Колоди місій гравці переглядати не можуть.
civilwar-statement-setup-registration-cell-remove = «Битва за реєстрацію», підготовка, крок 8: 1 випадкову карту камери показують обом командам і прибирають; решта 5 дістаються червоним.
civilwar-statement-setup-registration-cells-peek = Червоні можуть будь-коли дивитися на свої доступні карти камер.
civilwar-statement-setup-registration-danger-supply = «Битва за реєстрацію», підготовка, крок 9: жетони небезпеки лежать у загальному запасі.
civilwar-statement-setup-registration-first-mission = «Битва за реєстрацію», підготовка, крок 11: сині розкривають верхню місію й розміщують жетони небезпеки, як вона каже.
civilwar-statement-setup-registration-first-hero = «Битва за реєстрацію», підготовка, крок 12: сині вибирають, котрий із їхніх героїв робить перший хід гри.

civilwar-statement-registration-alternate = Після першого ходу команди ходять по черзі, щоразу одним героєм, доки гра не закінчиться.
civilwar-statement-registration-hero-order = Усередині команди герої ходять у сталому циклічному порядку.
civilwar-statement-registration-no-rounds = У «Битві за реєстрацію» немає раундів, подій, ініціативи та шкали очок.
civilwar-statement-registration-end-fifth-mission = Гра одразу закінчується, коли сині виконали свою 5-ту місію.
civilwar-statement-registration-end-limit = Гра одразу закінчується, коли сині перевищили заявлену кількість ходів.
civilwar-statement-registration-end-no-cards = Гра одразу закінчується, коли будь-який герой починає хід без карт у руці й без карт у колоді.
civilwar-statement-registration-win-blue = Сині перемагають, якщо виконали свою 5-ту місію, маючи на сюжетній лінії карт героїв не більше за заявлене число.
civilwar-statement-registration-win-red = Червоні перемагають, якщо сині не виконали 5 місій за заявлену кількість ходів.
civilwar-statement-registration-no-cards-red = Якщо гра закінчується, бо герой не має карт, перемагають червоні, адже сині не виконали 5 місій.
civilwar-statement-registration-jail-turn-counts = Карта, яку зіграв ув’язнений синій герой, лежить на сюжетній лінії та входить у межу.

civilwar-statement-mission-population-after = Коли місію виконано, одразу після ходу поточного героя беруть і виконують 1 карту населення.
civilwar-statement-mission-no-population-after-fifth = Після 5-ї місії карти населення не беруть.
civilwar-statement-mission-replace = Після карти населення виконану місію скидають, розкривають верхню місію й застосовують її ефекти.
civilwar-statement-mission-one-active = Активна місія завжди рівно одна, і виконати можна лише її.
civilwar-statement-mission-complete-any-turn = Місія виконана, щойно справдилася її умова, — навіть у хід червоного героя.

civilwar-statement-danger-as-far-as-possible = Якщо ефектів місії не можна застосувати повністю, їх застосовують, наскільки це можливо.
civilwar-statement-danger-protected = Жетонів небезпеки не може скинути чи прибрати жоден ефект, який скидає чи прибирає жетони.
civilwar-statement-danger-only-by-mission = Жетон небезпеки скидають лише так, як описує активна місія.
civilwar-statement-danger-travels = Якщо містянина чи бандита з жетоном небезпеки переміщують на іншу локацію, жетон небезпеки переміщується з ним.
civilwar-statement-danger-red-cannot-remove = Червоний герой не може врятувати, перемогти чи скинути містянина або бандита, на якому лежить жетон небезпеки.
civilwar-statement-danger-none-placed = Якщо не вдалося розмістити жодного жетона небезпеки, місія вважається виконаною наприкінці наступного ходу синіх.
civilwar-statement-danger-clear-on-completion = Коли місію виконано, жетони небезпеки, що лишилися на полі, повертаються в запас.

civilwar-statement-control-flip-on-use = Коли герой використовує ефект кінця ходу локації, яку контролює його команда, жетон контролю одразу перевертають на бік іншої команди.
civilwar-statement-control-mandatory-no-flip = Обов’язковий ефект кінця ходу, виконаний на локації, яку контролює інша команда, контролю не перевертає.

civilwar-statement-prison-crisis-action = Червоний герой може витратити 1 героїчну дію на локації, де є синій герой, щоб дати тому жетон кризи.
civilwar-statement-prison-prepare-cell = Червоний герой може у свій хід витратити 1 героїчну дію, щоб покласти 1 доступну карту камери на вільне місце для камери.
civilwar-statement-prison-cell-face-down = Приготована карта камери лежить долілиць (пастку приховано).
civilwar-statement-prison-free-space = Місце для камери вільне, якщо на ньому немає ні карти камери, ні героя.
civilwar-statement-prison-choose-cell-card = Карту камери червоні можуть вибирати разом; якщо згоди немає, вирішує активний герой.
civilwar-statement-prison-ko-to-cell = Коли синього героя нокаутовано й є хоч 1 приготована камера, червоні мусять вибрати одну з них і покласти героя на її місце.
civilwar-statement-prison-trap-with-crisis = Якщо герой, якого поклали в камеру, має бодай один жетон кризи, виконують пастку цієї карти камери.
civilwar-statement-prison-trap-other-target = Пастка не обов’язково діє на нокаутованого героя: вона діє на того, кого називає її текст, і це може бути й цей герой, хоч він і в нокауті.
civilwar-statement-prison-trap-discard = Після пастки карту камери скидають.
civilwar-statement-prison-crisis-discard = Після пастки всі жетони кризи ув’язненого героя скидають.
civilwar-statement-prison-no-crisis-no-trap = Якщо нокаутований герой не має жетона кризи, карту камери скидають без ефекту.
civilwar-statement-prison-no-cell-normal-ko = Якщо приготованої камери немає, нокаутованого синього героя кладуть на його локації, і наступного ходу він відновлюється як звичайно.
civilwar-statement-prison-ko-inside-cell = Синього героя, нокаутованого в камері, переміщують до приготованої камери на вибір червоних, якщо така є; інакше його кладуть у теперішній камері.
civilwar-statement-prison-start-in-cell = Синій герой, що після нокауту починає хід у камері, встає та поповнює руку за звичайним правилом відновлення.
civilwar-statement-prison-plays-card = Ув’язнений герой грає карту героя як звичайно.
civilwar-statement-prison-no-move = Ув’язнений герой ніяк не може переміщуватися.
civilwar-statement-prison-no-actions = Поки герой у камері, він не може виконувати жодних дій, окрім утечі.
civilwar-statement-prison-no-special = Поки герой у камері, жоден особливий ефект його карт не діє.
civilwar-statement-prison-no-equipment-use = Герой у камері не може користуватися своїм спорядженням.
civilwar-statement-prison-no-equipment-charge = Герой у камері не може заряджати свого спорядження.
civilwar-statement-prison-escape-when-standing = Ув’язненого героя можна звільнити лише тоді, коли він уже не в нокауті.
civilwar-statement-prison-escape-cost = Звільнення коштує 2 дії переміщення, або 2 героїчні дії, або 2 атаки.
civilwar-statement-prison-escape-wild = Символи й жетони універсальної дії можуть замінити будь-яку з двох дій, якими платять за втечу.
civilwar-statement-prison-escape-by-self-or-ally = Ціну платить в’язень або інший синій герой — у власний хід того, хто платить.
civilwar-statement-prison-escape-location = Герой, що тікає, вибирає 1 із 2 локацій, показаних біля його камери, і його ставлять туди.
civilwar-statement-prison-escape-continue = Герой, що звільнився сам, може скористатися рештою свого ходу, маючи дії та особливі ефекти, які лишилися.
civilwar-statement-prison-red-ko-reward = Коли червоного героя нокаутовано, сині одразу розподіляють між своїми героями, як захочуть, 2 жетони дій (переміщення, героїчної дії чи атаки в будь-якому поєднанні).
civilwar-statement-prison-red-ko-normal = Нокаутований червоний герой ніколи не потрапляє в камеру; він лежить на своїй локації та відновлюється як звичайно.
civilwar-statement-prison-cells-not-locations = Для ефектів гри камери — не локації.
civilwar-statement-prison-discard-count = Скинуті карти камер лишаються поза грою, і їхня кількість дорівнює кількості ув’язнень.

civilwar-statement-tournament-same-setup = Матч — це дві партії «Битви за реєстрацію» поспіль.
civilwar-statement-tournament-same-heroes = В обох партіях кожна команда використовує тих самих героїв.
civilwar-statement-tournament-same-layout = Розташування локацій в обох партіях однакове.
civilwar-statement-tournament-same-cells = В обох партіях використовують ті самі 5 карт камер.
civilwar-statement-tournament-same-missions = В обох партіях використовують ті самі 5 місій, перетасовані наново.
civilwar-statement-tournament-swap-roles = У другій партії команди міняються кольорами й ролями.
civilwar-statement-tournament-steps-before-setup = До підготовки визначають, хто першим грає за синіх, тоді вибирають локації, тоді героїв; ці кроки замінюють звичайні.
civilwar-statement-tournament-first-blue-random = Яка команда першою грає за синіх, визначає випадок; заявок немає.
civilwar-statement-tournament-no-limit = Без заявок у партії 1 немає межі ходів; вона закінчується з 5-ю місією або тоді, коли герой починає хід без карт.
civilwar-statement-tournament-pick-four = Кожна команда вибирає 4 локації.
civilwar-statement-tournament-reveal-order = Вибрані локації показують суперникам, починаючи з команди, яка першою грає за синіх.
civilwar-statement-tournament-ban-one = Кожна команда відкидає 1 з локацій, вибраних командою суперників.
civilwar-statement-tournament-six-remain = Решту 6 локацій розкладають випадково.
civilwar-statement-tournament-location-copies = У колі можуть трапитися дві копії тієї самої локації.
civilwar-statement-tournament-draft = Героїв оголошують у такому порядку: сині 1, червоні 2, сині 1; у грі 3×3 далі сині — свого останнього й червоні — свого останнього.
civilwar-statement-tournament-no-twins = В одній команді не може бути двох однакових героїв.
civilwar-statement-tournament-variants-allowed = В одній команді можуть бути два різні варіанти того самого персонажа.
civilwar-statement-tournament-same-hero-both-teams = Обидві команди можуть використовувати копії того самого героя.
civilwar-statement-tournament-no-team-cards = У турнірних партіях карт команд використовувати не можна.
civilwar-statement-tournament-record = Наприкінці партії записують, за скільки ходів герої синіх виконали 5 місій.
civilwar-statement-tournament-record-cells = Наприкінці партії для червоних записують кількість скинутих карт камер.
civilwar-statement-tournament-stop-game-two = Партія 2 одразу закінчується, коли сині не виконали 5 місій за стільки ходів, скільки знадобилося суперникам у партії 1.
civilwar-statement-tournament-winner = Матч виграє команда, яка виконала 5 місій за меншу кількість ходів героїв.
civilwar-statement-tournament-tie-cells = Якщо ходів порівну, перемагає команда, яка, граючи за червоних, скинула більше камер.
civilwar-statement-tournament-tie-cells-none-done = Якщо жодна команда не виконала 5 місій, перемагає та, яка, граючи за червоних, скинула більше камер.
civilwar-statement-tournament-tie-red-second = Якщо й тоді нічия, перемагає команда, яка грала за червоних у другій партії.

civilwar-statement-keyword-replace = Ефект із котримось із перелічених ключових слів виконують так, як описано тут; це повністю замінює його початкове значення.
civilwar-statement-keyword-threat-add = Додати жетони дій на загрозу — це додати жетони героїчної дії в зону громадського схвалення.
civilwar-statement-keyword-threat-clear = Усунути загрозу — це перевернути жетон контролю на бік власної команди.
civilwar-statement-keyword-threat-swap = Поміняти місцями загрози — це поміняти місцями жетони контролю.
civilwar-statement-keyword-threat-move = Переміщення загрози нічого не робить.
civilwar-statement-keyword-swap-no-score = Обмін жетонами контролю — не переворот і очок не дає.
civilwar-statement-keyword-delay = Затримати лиходія: у наступний хід ворога герой не користується 1 вибраним нижнім символом попередньої карти на своїй сюжетній лінії.
civilwar-statement-keyword-accelerate = Прискорити лиходія: у наступний хід ворога герой може двічі використати 1 вибраний нижній символ попередньої карти на своїй сюжетній лінії.
civilwar-statement-keyword-facedown-plan = Зіграти карту плану лиходія долілиць без ефекту: у наступний хід ворога герой не користується жодним нижнім символом попередньої карти.
civilwar-statement-keyword-next-turn-only = Затримка, прискорення й карта долілиць діють лише один хід ворога.
civilwar-statement-keyword-bam = «БАЦ!» спрацьовує за всі відповідні символи, видимі внизу й в особливих ефектах карт, які ворог використав на своїй сюжетній лінії.
civilwar-statement-keyword-plan-deck = Колода чи карта плану лиходія — це колода чи карта одного ворожого героя, якого вибирає активний герой.
civilwar-statement-keyword-plan-tokens = Бандити чи містяни, додані картою плану лиходія, — це ті, яких додала карта населення.
civilwar-statement-keyword-stun = Жетон оглушення отримує ворог; до кінця свого ходу цей герой вважає особливі ефекти всіх своїх карт героя на своїй сюжетній лінії порожніми.
civilwar-statement-keyword-stun-discard = Наприкінці свого ходу оглушений герой скидає всі свої жетони оглушення.
civilwar-statement-keyword-health = Здоров’я лиходіїв і посіпак — це кількість карт героя в руці ворога.
civilwar-statement-keyword-health-squirrel-girl = Для карти «Zdrowy Rozsądek» героїні Squirrel Girl беруть суму всіх карт у руках усіх ворогів.
civilwar-statement-keyword-defeat-villain = Перемогти лиходія чи посіпаку — це нокаутувати ворога.
civilwar-statement-keyword-villain-ends-move = «Лиходій закінчує рух на вашій локації» — це про ворога, який входить на вашу локацію, а не про того, що завершує на ній хід.
civilwar-statement-keyword-alone = Герой на локації, де є вороги, усе одно вважається таким, що там сам.
civilwar-statement-keyword-ignore-removal = На все, що прибирає з поля героїв, лиходіїв чи посіпак, не зважають.
civilwar-statement-keyword-ignore-skip = На все, через що герой, лиходій чи посіпака пропускає хід, не зважають.
civilwar-statement-keyword-ignore-unused = На все, що стосується місій чи компонентів, яких у режимах «команда проти команди» не використовують, не зважають.

civilwar-statement-banned-rule = Локацій із переліку заборонених не можна вибирати під час підготовки в жодному з двох режимів.
civilwar-statement-banned-list = Перелік заборонених: S.H.I.E.L.D. Headquarters, Stark Labs (Marvel United); Great Mound (Rise of the Black Panther); Hala й усі 6 локацій Таноса (The Infinity Gauntlet); Mojoverse (Blue Team); Hellfire Club Building (Gold Team); The Danger Room (First Class); Morlock Tunnels (X-Force); Statue of Liberty (Maximum Carnage); Dark Beast Laboratory, The Core / Seattle Slave Camp (The Age of Apocalypse); Camp Hammond (Secret Invasion); Harvester of Sorrow (Annihilation); Monster Isle (Multiverse Promos).

civilwar-statement-compatibility-no-other-variant = Жоден із режимів «команда проти команди» не можна поєднати з іншим варіантом гри.
civilwar-statement-compatibility-no-companions = Карт супутників не можна використовувати в жодному з цих режимів.
civilwar-statement-compatibility-mix-content = Героїв і локації набору можна поєднувати з іншими героями й локаціями, крім заборонених.

civilwar-statement-board-ring = 6 локацій утворюють коло; кожна сусідня з двома обабіч неї.
civilwar-statement-board-opposite = Локація, протилежна до позиції i, — це позиція i+3 кола.
civilwar-statement-board-slots = Локація має сталу кількість комірок, і в кожну вміщується один містянин або один бандит.
civilwar-statement-board-slots-any-token = Надруковані символи комірок мають значення лише під час підготовки; далі в кожну комірку можна покласти містянина чи бандита.
civilwar-statement-board-overflow-once = Переповнення спрацьовує один раз на локацію та на карту чи ефект, хай скільки жетонів зайві.
civilwar-statement-board-overflow-fill = Якщо треба додати більше жетонів, ніж є вільних комірок, вільні заповнюють, а решти не додають.

civilwar-statement-turn-order = Хід героя йде в такому порядку: початок, карта з колоди, розіграш, дії, кінець ходу.
civilwar-statement-turn-draw = На початку свого ходу активний герой бере 1 карту.
civilwar-statement-turn-draw-empty = Герой, який бере карти, коли в колоді їх бракує, бере скільки може, без штрафу.
civilwar-statement-turn-no-hand-limit = Розмір руки не обмежено; «доберіть до n» нічого не робить, якщо в руці n або більше карт.
civilwar-statement-turn-play-one = Активний герой мусить зіграти рівно 1 карту горілиць у кінець сюжетної лінії.
civilwar-statement-turn-own-symbols = Герой може використати кожен символ щойно зіграної карти як дію.
civilwar-statement-turn-previous-symbols = Герой може також використати кожен нижній символ попередньої карти героя на сюжетній лінії; у першої карти лінії попередньої немає.
civilwar-statement-turn-previous-effect-not = Особливий ефект попередньої карти наступному героєві недоступний.
civilwar-statement-turn-any-order = Символи, жетони й особливий ефект можна використовувати в будь-якому порядку й упереміш.
civilwar-statement-turn-unused-lost = Невикористані символи пропадають наприкінці ходу й жетонами ніколи не стають.
civilwar-statement-turn-special-once = Особливий ефект зіграної карти можна використати один раз за хід.
civilwar-statement-turn-special-optional = Використовувати особливий ефект не обов’язково, якщо карта не каже інакше.
civilwar-statement-turn-facedown-card = Карта долілиць на сюжетній лінії не дає ні символів, ні ефекту.
civilwar-statement-turn-end-effect = Ефект кінця ходу локації, де стоїть герой, — найостанніший крок ходу.
civilwar-statement-turn-end-effect-no-chain = Якщо ефект кінця ходу перемістив героя, ефект нової локації через це не спрацьовує.

civilwar-statement-action-move = Дія переміщення веде героя на сусідню локацію.
civilwar-statement-action-heroic-rescue = Героїчна дія рятує 1 містянина на локації героя; жетон повертається в запас.
civilwar-statement-action-attack-thug = Дія атаки перемагає 1 бандита на локації героя.
civilwar-statement-action-attack-here-only = Дія атаки дістає лише цілі на власній локації героя.
civilwar-statement-action-wild = Символ чи жетон універсальної дії використовують як 1 дію переміщення, атаки або героїчну дію — вибирають тоді, коли його використовують.

civilwar-statement-token-keep = Жетони дій лишаються в героя від ходу до ходу, доки їх не витратять.
civilwar-statement-token-spend = Жетон дії витрачають як одну дію його виду, і він повертається в запас.
civilwar-statement-token-own-turn = Жетон дії витрачає лише його власник і лише у власний хід.

civilwar-statement-damage-card-to-bottom = За 1 поранення, не прийняте щитом, гравець героя вибирає 1 карту в руці й кладе її під низ власної колоди героя.
civilwar-statement-damage-ko = Героя, чия рука спорожніла через поранення, одразу нокаутовано, і його фігурку кладуть.
civilwar-statement-damage-ko-by-discard = Героя, чия рука спорожніла через ефект скидання, теж нокаутовано, якщо ефект не каже інакше.
civilwar-statement-damage-ko-after-last-card = Герой, що зіграв останню карту з руки, завершує хід, і наприкінці ходу його нокаутовано, якщо рука досі порожня.
civilwar-statement-damage-ko-ignored = На нокаутованого героя жоден ефект не зважає: він не отримує поранень і жетонів, і його не переміщують.
civilwar-statement-damage-ko-own-turn = Герой, нокаутований у власний хід, втрачає решту цього ходу.
civilwar-statement-damage-recovery = На початку свого наступного ходу нокаутований герой встає, бере 4 карти замість 1 і далі продовжує хід.
civilwar-statement-damage-no-discard-pile = Відбою й перетасування немає: зіграні карти лишаються на сюжетній лінії.
civilwar-statement-damage-invulnerable = Жетон невразливості відвертає від героя всі поранення, які можна відвернути.
civilwar-statement-damage-invulnerable-expires = Герой втрачає жетон невразливості на початку свого наступного ходу.
civilwar-statement-damage-invulnerable-target = Героя з жетоном невразливості все одно можна вибрати ціллю.
civilwar-statement-damage-unpreventable = Невідворотне поранення не зважає на невразливість та інший захист, але зважає на щити.

civilwar-statement-crisis-no-own-rule = Жетон кризи сам нічого не робить; його значення задає режим або карта.

civilwar-statement-equipment-charge = Герой може у свій хід витратити дію того виду, який показано на порожній комірці заряду його спорядження, щоб заповнити цю комірку.
civilwar-statement-equipment-use = Коли всі комірки заряду заповнено, герой може у свій хід один раз використати спорядження, після чого всі комірки порожніють.
civilwar-statement-equipment-keep = Заряди лишаються на спорядженні від ходу до ходу й після нокауту.

## Примітки та причини.

civilwar-note-components-equipment = Кому з героїв яке спорядження належить — наше рішення (розділ 4 нашого набору).
civilwar-note-common-ties = Між ходами (події, населення, місії) активним вважається герой, чий хід щойно закінчився (наше рішення).
civilwar-note-location-continuous-both = Жодна з 6 локацій набору не має постійного ефекту.
civilwar-note-location-mandatory-eot-both = Жодна з 6 локацій набору не має обов’язкового ефекту.
civilwar-note-location-overflow-any-hero = Книжка не обмежує місця й не виключає ув’язненого героя; виняток для нокаутованих випливає з базового правила, за яким на них не зважають. Про нокаут у камері є окреме правило.
civilwar-note-shield-per-damage = Сказано прямо: щоразу, коли герой має отримати поранення, — в однині.
civilwar-note-setup-clash-choose-heroes = Що поза турнірами герой у грі лише один раз — наше рішення (кожна колода є в одній копії); порядок вибору довільний.
civilwar-note-setup-start-locations = Що дві стрілки протилежні, виведено із симетрії; розташування жетонів контролю не допускає сусідніх стартів.
civilwar-note-setup-remove-double-wild = У тексті правил бракує символу. Ускладнений режим того самого сезону теж прибирає карту з двома універсальними діями, і це ціна за колоди команд цього сезону. Запитання й відповіді видавця: з кількох копій карти, яку прибирають, ідеться лише про 1.
civilwar-note-setup-remove-without-equipment = У тексті правил бракує символу; див. правило про карту з двома універсальними діями.
civilwar-note-setup-own-equipment = У книжці сказано «має користуватися»; прочитано так: воно у грі. Що на початку воно незаряджене — наше рішення, частина нашого механізму зарядки; надруковане спорядження того сезону починає горілиць, готовим до використання.
civilwar-note-setup-universal-equipment = Вибір після взяття карт відповідає порядку книжки. У наборі 1 універсальна карта, і порядок, у якому на неї претендують, — наше рішення (розділ 4 нашого набору).
civilwar-note-setup-population-arrows = Запис «червона+k / синя+k» і лік за годинниковою стрілкою — наше рішення.
civilwar-note-setup-clash-starting-team = Випадковий вибір за замовчуванням — наше рішення.
civilwar-note-clash-hero-order = Роз’яснення автора про гру з кількома гравцями: порядок героїв задають їхні перші ходи, і він зберігається всю гру.
civilwar-note-clash-team-order-choice = Книжка визначає лише першого героя. Це підтверджує роз’яснення автора: порядок складається з того, хто ходить першим, другим, третім.
civilwar-note-clash-initiative = Що очки події вже враховують, випливає з надрукованого порядку (подія, потім ініціатива).
civilwar-note-clash-initiative-tie-zero = Наше рішення: порядку в стосі на першій поділці книжка не називає. Цей самий порядок вирішує й остаточну рівність.
civilwar-note-clash-end-at-40 = Що наприкінці останнього раунду події не розкривають, виведено з правила про населення. Очки від події враховують наприкінці наступного раунду (наше рішення).
civilwar-note-approval-persist = Виведено: за книжкою жетони схвалення прибирають лише тоді, коли їх 2.
civilwar-note-approval-reset-on-flip = Наше рішення; книжка цього не розглядає.
civilwar-note-approval-mode = Виведено: розділ належить до «Двобою героїв», а «Битва за реєстрацію» має власне правило контролю.
civilwar-note-population-green-check = Очки, здобуті між двома ходами (подія, населення, переповнення), перевіряють після наступного ходу героя (наше рішення).
civilwar-note-population-deck-empty = Наше рішення.
civilwar-note-scoring-ko-any-cause = Виведено: причини книжка не обмежує.
civilwar-note-scoring-discard-no-score = Тлумачення базової гри; за книжкою очки дають лише за врятованих і переможених.
civilwar-note-scoring-immediate = Сказано прямо: маркер пересувають щоразу, коли це стається.
civilwar-note-scoring-past-40 = Виведено з «досягає 40 або перевищує».
civilwar-note-balance-keep-double-wild = Що це лише для «Двобою героїв», виведено з місця в книжці.
civilwar-note-bid-meaning = Про заявку й перемогу книжка говорить картами на сюжетній лінії, про кінець гри — ходами: це те саме число, адже жоден хід синіх не минає без карти.
civilwar-note-bid-first-must-bid = Наше рішення; книжка не розглядає пасу без заявки.
civilwar-note-bid-advice = Порада, а не правило: заявки лишаються дозволеними.
civilwar-note-setup-registration-cells-peek = Що синім дивитися не можна, виведено (камери кладуть, приховавши пастку).
civilwar-note-registration-hero-order = Вислів книжки «хід 1 зі своїх героїв» порядку не називає; його доповнює базове правило (роз’яснення автора, як і для «Двобою героїв»).
civilwar-note-registration-no-rounds = Виведено: ці частини належать до розділу про «Двобій героїв».
civilwar-note-registration-end-limit = Узято дослівно: «перевищено», тому перевіряють на початку ходу синіх N+1.
civilwar-note-registration-win-blue = Хід червоних після останньої карти випливає з буквальної умови кінця «перевищено».
civilwar-note-registration-no-cards-red = Виведено з умов перемоги.
civilwar-note-registration-jail-turn-counts = Виведено: герой грає свою карту як звичайно.
civilwar-note-mission-one-active = Виведено: наступну місію розкривають лише після ходу.
civilwar-note-mission-complete-any-turn = Виведено з вислову «поточний герой»; жодна карта набору не діє в хід іншої команди.
civilwar-note-danger-red-cannot-remove = Наше рішення: випливає з правила, що небезпеку прибирає лише місія. Воно охоплює й ефекти здалеку та поранення цілей.
civilwar-note-danger-none-placed = Наше рішення.
civilwar-note-danger-clear-on-completion = Наше рішення, потрібне для наших місій.
civilwar-note-control-mandatory-no-flip = Виведено: переворот пов’язано з використанням на локації, яку контролює власна команда.
civilwar-note-prison-crisis-action = На одному герої може бути кілька жетонів кризи (книжка говорить про всі його жетони кризи); нокаутований — за базовим правилом; ув’язнений — камера не локація.
civilwar-note-prison-prepare-cell = Де завгодно: виведено, місця книжка не називає. Червоний герой може зробити це кілька разів за хід.
civilwar-note-prison-cell-face-down = Що червоні можуть дивитися на приготовану камеру, виведено з кроку 8 підготовки.
civilwar-note-prison-ko-to-cell = Хай яка причина: книжка її не обмежує.
civilwar-note-prison-trap-other-target = Нокаутованого героя досягають лише пастки; про те, що решта ефектів на нього не зважає, є окреме правило.
civilwar-note-prison-no-cell-normal-ko = Що його жетони кризи лишаються, виведено з «без подальших наслідків».
civilwar-note-prison-ko-inside-cell = Наше рішення: книжка цього не передбачає; правило про нокаут застосовано дослівно.
civilwar-note-prison-no-move = Про ефекти товаришів по команді, що переміщують в’язня: у наборі Wasp переміщує лише героїв на своїй локації, тому це перевіряють на вигаданих даних.
civilwar-note-prison-escape-wild = Виведено зі значення універсальної дії.
civilwar-note-prison-escape-by-self-or-ally = Що локація помічника не має значення, що ціну не ділять і що ув’язнений помічник може звільнити лише себе, виведено.
civilwar-note-prison-red-ko-reward = У тексті правил бракує символів, але пропусків у ньому три («A B або C»), тому це переміщення, героїчна дія та атака; універсальна була б четвертою. Нокаутовані сині герої жетонів не отримують, ув’язнені можуть (базове правило / наше рішення).
civilwar-note-prison-red-ko-normal = Виведено: за книжкою в камеру потрапляють лише сині герої.
civilwar-note-prison-discard-count = Рівність сказано в турнірних правилах; що скинуті камери не повертаються, виведено.
civilwar-note-tournament-first-blue-random = Що заявок немає, виведено: результат — кількість ходів.
civilwar-note-tournament-no-limit = Наше рішення: випливає з того, що заявок немає. У партії 2 теж немає межі, якщо в партії 1 сині не впоралися.
civilwar-note-tournament-pick-four = 4 локації однієї команди різні (наше рішення).
civilwar-note-tournament-reveal-order = Що їх приховано, доки не показано, виведено з «представляють свій вибір».
civilwar-note-tournament-ban-one = Порядок двох відкидань: спершу перша синя команда (наше рішення).
civilwar-note-tournament-no-twins = Однакові — це той самий герой із нашого переліку (наше рішення).
civilwar-note-tournament-variants-allowed = Книжка називає Wolverine і Old Man Logan; за нашим тлумаченням варіант — це інший герой із нашого переліку.
civilwar-note-tournament-stop-game-two = Якщо в партії 1 числа немає, то й у партії 2 такої зупинки немає (наше рішення).
civilwar-note-keyword-threat-add = Наше рішення: у «Битві за реєстрацію» зони схвалення немає, тож там такий ефект нічого не робить. Що не на локації власної команди, випливає з правила «Схвалення здобувають там, де немає вашого контролю»; для ефектів здалеку це наше рішення.
civilwar-note-keyword-swap-no-score = Наше рішення.
civilwar-note-keyword-delay = Символ вибирає той, хто використовує ефект, коли він виконується (наше рішення; у книжці сказано лише «вибраний»).
civilwar-note-keyword-accelerate = Символ вибирає герой, який може ним скористатися (наше рішення).
civilwar-note-keyword-bam = У тексті правил бракує символу X; він лишається в даних карт.
civilwar-note-keyword-plan-tokens = У тексті правил бракує символів; пропусків у ньому два, через риску: бандит / містянин.
civilwar-note-keyword-health-squirrel-girl = Squirrel Girl у наборі немає, тому це перевіряють на вигаданих даних.
civilwar-note-keyword-alone = На нокаутованих товаришів по команді не зважають, як і всюди (базове правило).
civilwar-note-compatibility-mix-content = Сказано у вступі книжки.
civilwar-note-board-slots-any-token = Запитання й відповіді видавця 2.0.
civilwar-note-board-overflow-once = Запитання й відповіді видавця 2.0.
civilwar-note-board-overflow-fill = Які жетони заповнюють вільні комірки: за порядком переліку (наше рішення, розділ 6 нашого набору).
civilwar-note-turn-order = У базових правилах саме такий порядок: карта з колоди, розіграш, дії, ефект локації.
civilwar-note-turn-draw-empty = Виведено (з наших нотаток про джерела).
civilwar-note-turn-no-hand-limit = Виведено: межі ніде не названо.
civilwar-note-turn-any-order = Запитання й відповіді видавця 2.0.
civilwar-note-turn-unused-lost = Запитання й відповіді видавця 2.0.
civilwar-note-turn-facedown-card = Що наступний герой далі назад не дивиться, — наше рішення (у джерелах цього не знайшлося).
civilwar-note-turn-end-effect = У базових правилах саме такий порядок: карта з колоди, розіграш, дії, ефект локації.
civilwar-note-turn-end-effect-no-chain = Виведено (з наших нотаток про джерела).
civilwar-note-token-keep = Роз’яснення автора: жетони можна зберегти на пізніші ходи.
civilwar-note-damage-ko-by-discard = Виведено: одна надрукована локація називає своїм винятком, що скинути всі карти з руки — не нокаут; отже, без цього винятку — нокаут.
civilwar-note-damage-ko-after-last-card = Роз’яснення автора, яке цитує базові правила. Порядок (наше рішення): після ефекту кінця ходу та скидання жетонів оглушення, перед картою населення, місією та подією.
civilwar-note-damage-ko-ignored = Запитання й відповіді видавця 2.0. Виняток із правил цих режимів: пастка може подіяти на щойно нокаутованого героя.
civilwar-note-damage-ko-own-turn = Запитання й відповіді видавця щодо нокауту на початку власного ходу: цей хід утрачено; у наступному герой встає, бере 4 карти й грає далі. Щодо нокауту пізніше протягом ходу це виведено звідти.
civilwar-note-damage-recovery = Запитання й відповіді видавця 2.0. Якщо в колоді менше ніж 4 карти, герой бере стільки, скільки є (виведено).
civilwar-note-damage-invulnerable-expires = Роз’яснення автора: до наступного ходу цього героя.
civilwar-note-damage-invulnerable-target = Запитання й відповіді видавця 2.0.
civilwar-note-damage-unpreventable = Так прочитано польське слово «nieuchronne»; що щити й тут діють, сказано в розділі про щити.
civilwar-note-equipment-charge = Наш механізм. Надруковане спорядження того сезону комірок не має: його використовують горілиць, перевертають долілиць і заряджають на початку власного ходу за певну ціну (здебільшого 1 жетон дії). Універсальна дія годиться для будь-якої комірки, а комірка W приймає будь-яку дію.
civilwar-note-equipment-use = Наш механізм. Надруковане спорядження того сезону комірок не має: його використовують горілиць, перевертають долілиць і заряджають на початку власного ходу за певну ціну (здебільшого 1 жетон дії).
civilwar-note-equipment-keep = Наш механізм. Надруковане спорядження того сезону комірок не має: його використовують горілиць, перевертають долілиць і заряджають на початку власного ходу за певну ціну (здебільшого 1 жетон дії).
