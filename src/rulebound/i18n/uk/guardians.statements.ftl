### «Вартові Галактики»: кожне правило дослівно.

guardians-statement-components-technique-deck = У наборі 49 карт прийомів: по сім копій кожного із семи типів.
guardians-statement-components-hero-cards = У наборі 10 різних карт героїв.
guardians-statement-components-tactic-cards = У наборі 7 двобічних карт тактики (сторона з номером і сторона з пасткою), по одній на кожен тип прийому, тож вони показують усі прийоми гри.
guardians-statement-components-tactic-number = Номер на карті тактики — це номер її прийому.
guardians-statement-components-knockout-cards = У наборі 7 карт «Нокаут».
guardians-statement-components-team-cards = У наборі 4 карти команд.
guardians-statement-components-energy-cards = У наборі 4 двобічні карти енергії.
guardians-statement-components-reference-cards = У наборі 4 карти-пам’ятки.
guardians-statement-components-battlefield-cards = У наборі 12 карт полів бою.
guardians-statement-components-first-player-card = Карта першого гравця у грі рівно одна.

guardians-statement-setup-first-player-random = Першого гравця визначають випадково, і він бере карту першого гравця.
guardians-statement-setup-deal-two-heroes = Кожному гравцеві роздають долілиць 2 карти героїв.
guardians-statement-setup-keep-one-hero = Кожен гравець залишає рівно одного з розданих героїв і кладе його горілиць перед собою.
guardians-statement-setup-other-heroes-to-box = Героїв, яких не вибрано чи не роздано, повертають у коробку, і у грі вони участі не беруть.

guardians-statement-hero-unique-ability = Кожен герой має одну власну властивість — активну (позначену) або пасивну.
guardians-statement-hero-active-once-per-battle = Активну властивість можна застосувати один раз за бій.
guardians-statement-hero-active-flips-card = Коли активну властивість застосовано, карту героя перевертають долілиць.
guardians-statement-hero-passive-always-on = Пасивна властивість діє постійно.

guardians-statement-setup-energy-card-zero-wins = Кожен гравець бере карту енергії, на якій показано 0 перемог.
guardians-statement-setup-energy-three = Під час підготовки до гри карта героя закриває верхні 3 символи енергії, тож кожен герой починає з 3 енергії.

guardians-statement-energy-tracked = Енергію, здобуту чи втрачену в бою, одразу відкрито показують на карті енергії.
guardians-statement-energy-max-six = Герой ніколи не може мати більше ніж 6 енергії.

guardians-statement-setup-tactics-number-side = Усі 7 карт тактики викладають номером догори.
guardians-statement-setup-knockout-stack = На початку 7 карт «Нокаут» лежать стосом поряд із картами тактики.
guardians-statement-setup-shuffle-battlefields = Якщо гравців 3 або більше, колоду полів бою перемішують і кладуть біля карт тактики.

guardians-statement-battlefield-changes-one-battle = Поле бою змінює правила лише того бою, під час якого лежить горілиць.

guardians-statement-two-player-no-battlefields = У грі вдвох карт полів бою не використовують.

guardians-statement-setup-shuffle-techniques = Усі карти прийомів перемішують в одну колоду долілиць.

guardians-statement-overview-series-of-battles = Гра — це низка боїв: доки ніхто не має 3 перемог, починається наступний бій.
guardians-statement-overview-all-players-in-each-battle = У кожному бою беруть участь усі гравці.
guardians-statement-overview-out-hero-unaffected = На героя, що вийшов із бою, ефекти прийомів більше не діють.

guardians-statement-battle-setup-return-knockouts = Підготовка до бою, крок 1: карти «Нокаут», які ще лежать на картах тактики, повертають у стос.
guardians-statement-battle-setup-reset-tactics = Перед боєм усі карти тактики перевертають номером догори.
guardians-statement-battle-setup-reset-energy = Кожен герой, навіть той, що вийшов із попереднього бою, починає бій із 3 енергії.
guardians-statement-battle-setup-unflip-active-heroes = Перед боєм героїв з активною властивістю, які лежать долілиць, перевертають горілиць.
guardians-statement-battle-setup-discard-old-battlefield = Відкрите поле бою попереднього бою скидають у відбій.
guardians-statement-battle-setup-reveal-battlefield = Верхнє поле бою для нового бою відкривають до того, як гравці доповнять руки та проведуть драфт.
guardians-statement-battle-setup-first-battle-draw-five = На початку першого бою кожен гравець бере 5 прийомів.
guardians-statement-battle-setup-discard-down-to-five = У наступних боях гравець, у якого в руці більше ніж 5 карт, скидає зайві, доки не лишиться 5.
guardians-statement-battle-setup-draw-up-to-five = У наступних боях гравець, у якого в руці менше ніж 5 карт, добирає до 5; добирають після того, як зайві карти скинуто.
guardians-statement-battle-setup-refill-order = Руки доводять до 5 карт по черзі, від першого гравця за годинниковою стрілкою.
guardians-statement-battle-setup-out-hero-refills = Гравець, чий герой вийшов із попереднього бою, доводить руку до 5 карт, як і всі, зберігаючи карти, що в нього є.
guardians-statement-battle-setup-draft-layout-base = Для 2, 3 і 4 гравців на драфт викладають горілиць відповідно 6, 8 і 10 прийомів.
guardians-statement-battle-setup-draft-layout-merged = Для 5, 6, 7 і 8 гравців на драфт викладають горілиць відповідно 12, 14, 16 і 18 прийомів.
guardians-statement-battle-setup-draft-starts-right = Першим на драфті вибирає гравець праворуч від першого гравця.
guardians-statement-battle-setup-draft-counter-clockwise = Драфт іде проти годинникової стрілки, кожен бере в руку по одній карті, тож перший гравець у кожному колі вибирає останнім.
guardians-statement-battle-setup-draft-second-pass = Далі йде друге коло в тому самому порядку, знову від сусіда першого гравця праворуч.
guardians-statement-battle-setup-draft-leftover-discard = Два прийоми, що лишилися після драфту, йдуть у відбій.
guardians-statement-battle-setup-five-plus-needs-both-boxes = Один набір розраховано на 2–4 гравців; щоб грати в 5–8, потрібен ще й набір «Месники».

guardians-statement-flow-round-three-stages = У раунді 3 етапи.
guardians-statement-flow-stage-four-phases = В етапі чотири фази: вибір карт, виконання дій, перевірка кінця бою, перевірка кінця раунду.

guardians-statement-selection-simultaneous = Усі гравці, які в бою, одночасно вибирають по одній карті з руки.
guardians-statement-selection-face-down-right-end = Вибрану карту кладуть долілиць праворуч, у кінець власної серії.
guardians-statement-selection-non-decreasing = Номер викладеної карти має бути не менший за номер ліворуч від неї в серії.
guardians-statement-selection-illegal-out-on-reveal = Карту з надто низьким номером викласти можна, але її власник виходить із бою, коли її відкрито.
guardians-statement-selection-act-when-all-laid = Фаза дій починається, коли карту виклав кожен гравець, який у бою.

guardians-statement-action-first-player-reveals-first = У фазі дій першим карту відкриває перший гравець.
guardians-statement-action-too-low-leaves = Герой, чия відкрита карта має номер, нижчий за номер ліворуч від неї, виходить із бою й дії не виконує.
guardians-statement-action-reveal-check-order = Коли карту відкрито, перевіряють у такому порядку: номер, «Нокаут», пастка, дія; герой, що вийшов із бою на котромусь кроці, решту пропускає.
guardians-statement-action-one-of-two = Інакше гравець виконує рівно одну з двох дій карти, на свій вибір.
guardians-statement-action-clockwise-order = Черга йде за годинниковою стрілкою, доки кожен гравець, що лишився в бою, не виконає однієї дії.
guardians-statement-action-end-immediately-one-left = Коли вийшли всі герої, крім одного, бій одразу, у будь-якій фазі, закінчується, і герой, що лишився, в ньому перемагає.

guardians-statement-flow-battle-end-check = Перевірка кінця бою: якщо лишився один герой, його оголошують переможцем, інакше бій триває.

guardians-statement-first-player-card-not-passed = Наприкінці раунду чи бою карта першого гравця нікуди не переходить.
guardians-statement-first-player-only-by-initiative = Гравець стає першим, виконавши дію «Перехоплення ініціативи» прийому «Засідка».

guardians-statement-flow-round-end-clear-series = Коли в раунді кожен зробив по 3 ходи, усі серії йдуть у спільний відбій.
guardians-statement-flow-new-round = Коли серії прибрано, починається новий раунд, і номер першої карти в ньому не обмежено.

guardians-statement-knockout-place-any-free = Ефект, що викладає «Нокаут», дає гравцеві змогу покласти його на будь-яку карту тактики, де його немає.
guardians-statement-knockout-one-per-tactic = На карті тактики лежить щонайбільше один «Нокаут».
guardians-statement-knockout-triggered = Герой, що відкрив прийом, на чиїй карті тактики лежить «Нокаут», виходить із бою.
guardians-statement-knockout-first-hero-only = «Нокаут» виводить із бою лише першого героя, який відкрив відповідний прийом.
guardians-statement-knockout-returns-to-stack = «Нокаут», що спрацював, повертається у стос.
guardians-statement-knockout-remove-any = Ефект, що прибирає «Нокаут», повертає один із будь-якої карти тактики у стос.

guardians-statement-trap-set-flips-tactic = Щоб поставити пастку, одну карту тактики на вибір гравця, яка лежить номером догори, перевертають пасткою догори.
guardians-statement-trap-hits-any-hero = Будь-який герой, що відкрив прийом із пасткою, зазнає поранення, навіть той, хто її поставив.
guardians-statement-trap-one-damage = Пастка завдає 1 поранення, тобто герой втрачає 1 енергію.
guardians-statement-trap-stays = Пастка, що спрацювала, лишається на місці.
guardians-statement-trap-remove-flips-back = Щоб зняти пастку, одну карту тактики на вибір гравця, яка лежить пасткою догори, перевертають номером догори.

guardians-statement-elimination-last-energy = Герой, що втратив останню енергію, хай через що, виходить із бою; зайві поранення пропадають.
guardians-statement-elimination-cannot-lay = Герой, який мусить викласти прийом і не може, виходить із бою.
guardians-statement-elimination-last-card-safe = Розіграш останньої карти з руки з бою не виводить.
guardians-statement-elimination-no-lay-no-act = Герой, що вийшов із бою, прийомів не викладає.
guardians-statement-elimination-out-no-action = Герой, що вийшов із бою, дії не виконує, навіть якщо на цьому етапі вже виклав карту.
guardians-statement-elimination-not-targetable = Героя, що вийшов із бою, не можна вибрати ціллю.
guardians-statement-elimination-series-discarded = Коли герой виходить із бою, уся його серія, разом із картою, викладеною цього ходу, одразу йде у відбій.
guardians-statement-elimination-hand-kept = Гравець, чий герой вийшов із бою, зберігає карти в руці.

guardians-statement-first-player-out-keeps-card = Якщо в бою більше ніж два гравці, перший гравець, вийшовши з бою, зберігає карту першого гравця.
guardians-statement-first-player-out-left-starts = Поки перший гравець поза боєм, першим карту відкриває його сусід ліворуч.

guardians-statement-elimination-simultaneous-cannot-lay = Гравці, які в одній фазі вибору не мають що викласти, виходять із бою одночасно.

guardians-statement-victory-simultaneous-all-win = Якщо так одночасно вийшли всі герої, що лишалися, бій закінчується, і в ньому перемагають усі вони.
guardians-statement-victory-simultaneous-effect-all-win = Якщо один ефект одночасно вивів із бою всіх героїв, що лишалися, у бою перемагають усі вони.
guardians-statement-victory-unrevealed-card-ignored = Герой, до якого черга ще не дійшла, карти не відкриває, тому може перемогти й із картою, яка вивела б його з бою.
guardians-statement-victory-add-win = Рахунок переможця на карті енергії зростає на 1.
guardians-statement-victory-winner-series-discarded = Коли бій закінчується, прийоми, що ще лежать у серіях, відкриті чи ні, йдуть у відбій до підготовки наступного бою; карти в руках лишаються.
guardians-statement-victory-third-win = Герой, що здобув третю перемогу, одразу перемагає у грі.
guardians-statement-victory-tie-first-player = Якщо третю перемогу одночасно здобули кілька героїв, серед яких перший гравець, перемагає він.
guardians-statement-victory-tie-nearest-clockwise = Якщо першого гравця серед них немає, перемагає претендент, найближчий до нього за годинниковою стрілкою.
guardians-statement-victory-variant-four-wins = Варіант на вибір: у разі такої нічиєї гру можна продовжити до четвертої перемоги.
guardians-statement-victory-variant-deciding-battle = Варіант на вибір: у разі такої нічиєї можна провести вирішальний бій лише між претендентами.

guardians-statement-team-four-two-teams = Четверо гравців можуть поділитися на синю та червону команди.
guardians-statement-team-player-counts = Командна гра можлива для 4 гравців (2 команди), 6 гравців (2 або 3 команди) і 8 гравців (2 або 4 команди).
guardians-statement-team-deal-team-cards = Кожному гравцеві роздають долілиць по одній карті команди.
guardians-statement-team-same-colour-same-team = Гравці з однаковим кольором утворюють команду.
guardians-statement-team-alternate-seating = Члени команди сідають одне навпроти одного, тож команди за столом чергуються.
guardians-statement-team-battle-ends-one-team = Командний бій закінчується, коли лишилися герої тільки однієї команди.
guardians-statement-team-simultaneous-both-win = Якщо останні герої кількох команд вийшли одночасно, у бою перемагає кожна з цих команд.
guardians-statement-team-team-wins-battle = У бою перемагає ця команда; її перемоги рахують один раз — на карті енергії одного з її членів.
guardians-statement-team-third-win = Команда, що здобула третю перемогу, одразу перемагає у грі.
guardians-statement-team-tie-first-player-team = Якщо третю перемогу одночасно здобули обидві команди, перемагає команда першого гравця.

guardians-statement-effect-feint-manoeuvre-knockout = «Обманний маневр» прийому «Планування» викладає одну карту «Нокаут».
guardians-statement-effect-hail-of-blows-two = «Град ударів» прийому «Ближній бій» забирає у вибраного героя 2 енергії.
guardians-statement-effect-shoot-to-kill = «Стрільба на ураження» прийому «Постріл» забирає щонайменше 1 енергію і може вивести з бою героя, в якого лишилася 1.

guardians-statement-example-full-turn = Приклад: «Нокаут» Максима ловить Катю пізніше на тому самому етапі, а Женя витримує пастку, усе одно діє, виводить Максима з бою й перемагає.

guardians-statement-merge-technique-decks = Якщо грають двома наборами, колоди прийомів перемішують в одну.
guardians-statement-merge-battlefield-decks = Якщо грають двома наборами, колоди полів бою перемішують в одну.
guardians-statement-merge-one-tactic-and-knockout-set = Якщо грають двома наборами, беруть один комплект карт тактики та карт «Нокаут» із будь-якого з них.
guardians-statement-merge-deal-one-hero-per-box = Якщо грають двома наборами, кожному гравцеві роздають долілиць по одному герою з кожного набору замість двох з одного.
guardians-statement-merge-keep-one-return-other = Кожен гравець залишає одного з двох героїв, а другого повертає в його набір.

guardians-statement-team-six-eight-mix-cards = Для командної гри в 6 або 8 карти команд обох наборів змішують наосліп і роздають кожному гравцеві по одній.
guardians-statement-team-two-teams-by-colour = Якщо команд дві, гравців ділять за кольором символу.
guardians-statement-team-six-two-teams-remove = Якщо гравців 6, а команд дві, спершу прибирають одну синю та одну червону карти.
guardians-statement-team-three-four-by-colour-and-back = Якщо команд три або чотири, гравців ділять за кольором і сорочкою карти разом.
guardians-statement-team-six-three-teams-remove = Якщо гравців 6, а команд три, спершу прибирають дві карти з однаковими сорочкою та лицем.
guardians-statement-team-rotation-seating = Команди сідають почергово: кожен гравець команди 2 — ліворуч від гравця команди 1, команда 3 — ліворуч від команди 2 і так далі.

guardians-statement-effect-all-opponents-scope = Ефект, що стосується всіх суперників, не діє ні на героя, який його зіграв, ні на членів його команди.
guardians-statement-effect-draw-x = «Візьміть X»: X прийомів переходять із колоди в руку гравця.
guardians-statement-effect-stall-guard = Якщо ввімкнено наш захист від затягування, з 9-го раунду бою прийомів ніхто не бере; про це повідомляють на початку того раунду й щоразу, коли взяти карти не вдалося.
guardians-statement-effect-reshuffle-discard = Коли колода закінчується, спільний відбій перемішують у нову колоду.
guardians-statement-effect-give-named-technique-search = Якщо певний прийом мають отримати всі гравці, у колоді й відбої шукають стільки копій, скільки потрібно, і кожен гравець отримує одну.
guardians-statement-effect-give-named-technique-shuffle = Після такого пошуку колоду перемішують.
guardians-statement-effect-give-named-technique-short = Якщо копій забракло, знайдені роздають проти годинникової стрілки від гравця праворуч від першого.
guardians-statement-effect-discard-random = «Скиньте X»: названий гравець скидає X випадкових карт із руки.
guardians-statement-effect-discard-fewer = Гравець, у якого менше ніж X карт, втрачає їх усі.
guardians-statement-effect-discard-none = Гравець, у якого в руці карт немає, через ефект скидання нічого не втрачає й лишається в бою.
guardians-statement-effect-damage-x = «Завдайте X поранень» чи «отримайте X поранень»: названий герой втрачає X енергії.
guardians-statement-effect-gain-energy = «Отримайте X енергії» збільшує енергію героя на X.
guardians-statement-effect-trap-before-action = Поранення від пастки герой зазнає одразу, коли відкриває карту, до її дії.
guardians-statement-effect-trap-before-own-removal = Поранення від пастки герой зазнає навіть тоді, коли відкрита карта могла б цю пастку зняти.
guardians-statement-effect-lethal-trap-no-action = Герой, що через пастку втратив останню енергію, виходить із бою й дії не виконує.
guardians-statement-effect-trap-until-battle-end = Пастка діє до кінця бою, якщо її не зніме якийсь ефект.
guardians-statement-effect-knockout-over-trap = «Нокаут» можна покласти на карту тактики, яка лежить пасткою догори.
guardians-statement-effect-knockout-no-action = Герой, якого вивів із бою «Нокаут», дії відкритої карти не виконує.
guardians-statement-effect-knockouts-return-at-battle-end = Наприкінці бою карти «Нокаут», що лишилися на картах тактики, повертаються у стос.
guardians-statement-effect-initiative-when-first-out = «Перехоплення ініціативи» можна виконати й тоді, коли перший гравець поза боєм: карту забирають, але 1 за надрукованим символом, якого в тексті правил бракує, не отримує ніхто.
guardians-statement-effect-initiative-by-first-player = Якщо «Перехоплення ініціативи» виконує перший гравець, 1 за надрукованим символом отримує він сам.
guardians-statement-effect-initiative-old-first-player = Якщо «Перехоплення ініціативи» виконує інший гравець, колишній перший гравець, якщо він у бою, отримує 1 за надрукованим символом.
guardians-statement-effect-initiative-skip-acted = «Перехоплення ініціативи» одразу змінює порядок: наступним діє найближчий ліворуч від виконавця гравець, який ще не діяв, а тих, хто вже діяв, пропускають.
guardians-statement-effect-stun-show-hand = «Оглушення» прийому «Засідка»: якщо названого прийому в гравця немає, він показує всім карти в руці.
guardians-statement-effect-explosives-vantage-own-trap = «Вибухівка» (прийом «Арсенал»), яка знімає пастку з власної карти тактики, робить це лише після того, як герой зазнав поранення від цієї пастки.
guardians-statement-effect-vantage-own-trap = «Вигідна позиція» (прийом «Планування»), яка знімає пастку з власної карти тактики, робить це лише після того, як герой зазнав поранення від цієї пастки.
guardians-statement-effect-stance-protects-knockout = «Захисна стійка» прийому «Оборона» захищає від карт «Нокаут».
guardians-statement-effect-stance-protects-hail = «Захисна стійка» захищає від «Граду ударів».
guardians-statement-effect-stance-protects-shot = «Захисна стійка» захищає від обох дій «Пострілу».
guardians-statement-effect-stance-nothing-else = Більше ні від чого «Захисна стійка» не захищає: ні від пасток, ні від «Підкату», ні від «Оглушення», ні від другої дії «Ближнього бою», ні від надто низького номера.
guardians-statement-effect-stance-marker = На знак стійки карту «Оборона» повертають на 90 градусів.
guardians-statement-effect-stance-duration = Стійка триває, поки повернута «Оборона» лежить у серії.
guardians-statement-effect-stance-knockout-returned = Захищений герой, який натрапив на «Нокаут», повертає його у стос і лишається в бою.
guardians-statement-effect-stance-targetable = Героя у стійці можна вибрати ціллю «Граду ударів», але поранень він не зазнає.
guardians-statement-effect-tackle-suppress-empty-hand = «Підкат» прийому «Виверт» і «Загороджувальний вогонь» прийому «Постріл» нічого не роблять гравцям, у яких у руці карт немає.
guardians-statement-effect-tackle-suppress-may-target-empty = Гравця, в якого в руці карт немає, усе одно можна вибрати ціллю «Підкату» чи «Загороджувального вогню».
guardians-statement-effect-empty-hand-stays-until-lay = Герой, у якого в руці карт немає, лишається в бою, доки не муситиме викласти прийом.
guardians-statement-effect-stance-not-against-own-card = «Захисна стійка» не захищає від «Нокауту» на карті «Оборона», яка саме мала б її створити; захищає лише раніше повернута «Оборона» в серії.

## Примітки та причини.

guardians-note-components-tactic-number = Виведено: у книжці лише сказано, що карти тактики мають сторону з номером і показують усі прийоми; значення від 1 до 7 — наше рішення.
guardians-note-components-team-cards = Що 4 карти — це 2 червоні й 2 сині, виведено з командних правил для 4, 6 і 8 гравців.
guardians-note-components-reference-cards = Що надруковано на карті-пам’ятці, у книжці не сказано.
guardians-note-components-first-player-card = Карта одна й тоді, коли грають двома наборами (виведено).
guardians-note-hero-active-once-per-battle = Наше поле бою «Маєток Месників» дає ще одне застосування від раунду 2 (поля бою можуть змінювати правила).
guardians-note-hero-passive-always-on = Наші властивості, які самі називають свою межу (Дракс, Космо), її зберігають.
guardians-note-overview-all-players-in-each-battle = Єдиний виняток — необов’язковий вирішальний бій (варіант у разі нічиєї).
guardians-note-overview-out-hero-unaffected = У наших прийомах немає дії, що стосується всіх суперників; якщо таку додати, вона теж має оминати героя, що вийшов із бою.
guardians-note-battle-setup-discard-down-to-five = Які карти скидати, не сказано; наше рішення: на власний вибір.
guardians-note-battle-setup-draft-counter-clockwise = Що перший гравець вибирає останнім, випливає з початку й напрямку.
guardians-note-battle-setup-five-plus-needs-both-boxes = Нижню межу 2 та верхню межу 8 узято з надрукованої таблиці.
guardians-note-action-reveal-check-order = Наше рішення (пункт 2.3 нашого набору): книжка визначає лише, що «Нокаут» і пастка йдуть перед дією.
guardians-note-action-one-of-two = Виконати й другу дію можна лише завдяки нашій властивості Зоряного Лорда.
guardians-note-first-player-card-not-passed = Наше поле бою «Гелікаррієр» переміщує карту наприкінці раунду.
guardians-note-flow-new-round = Що перша карта без обмежень, виведено: ліворуч від неї карти немає.
guardians-note-knockout-one-per-tactic = Що без вільної карти тактики нічого не стається — наше рішення.
guardians-note-elimination-last-energy = Що зайві поранення пропадають, виведено.
guardians-note-elimination-cannot-lay = Що «не має чого викласти» означає порожню руку, виведено з правила про блеф у розділі про перемогу в бою.
guardians-note-first-player-out-left-starts = Що пропускають і сусіда ліворуч, який теж поза боєм, виведено.
guardians-note-victory-simultaneous-effect-all-win = Наше рішення (пункт 2.5 нашого набору): у книжці йдеться лише про тих, хто не має чого викласти.
guardians-note-victory-winner-series-discarded = Виведено: за книжкою серії прибирають лише наприкінці раунду й після виходу з бою, але новий бій починається з нових серій.
guardians-note-victory-variant-four-wins = Нову нічию за 4 перемог розсуджує надруковане правило нічиєї (наше рішення).
guardians-note-victory-variant-deciding-battle = Нову нічию в ньому розсуджує надруковане правило нічиєї (наше рішення).
guardians-note-team-player-counts = Виведено: описано лише такі кількості; 3 і 4 команди випливають із пар з однаковим кольором і сорочкою.
guardians-note-team-simultaneous-both-win = Виведено з правила нічиєї за третю перемогу.
guardians-note-team-tie-first-player-team = Якщо команд 3 або 4 і першого гравця немає серед тих, у кого нічия: перемагає та з них, чий член сидить найближче за годинниковою стрілкою від першого гравця (наше рішення, за зразком нічиєї без першого гравця).
guardians-note-effect-shoot-to-kill = Рівно 1 поранення кожному з щонайбільше 2 суперників — наше рішення.
guardians-note-effect-all-opponents-scope = Жоден прийом нашого набору не діє на всіх суперників; перевіряють лише те, кого вважають цілями.
guardians-note-effect-draw-x = Єдиний виняток — наш захист від затягування (вимкнений, доки гравці його не ввімкнуть).
guardians-reason-effect-stall-guard = За книжкою гравець мусить узяти карту, тож початково захист вимкнено. Хто хоче, міг би тягнути бій без кінця картами, які дають більше, ніж коштують; цей перемикач — для столів, що хочуть скінчити (пункт 2.9 нашого набору).
guardians-note-effect-reshuffle-discard = Про добирання до 5: відповідь видавця від 13.07.2019.
guardians-note-effect-initiative-when-first-out = У тексті правил бракує символу; наше тлумачення: поранення (його можна змінити в налаштуваннях гри, пункт 2.6 нашого набору).
guardians-note-effect-initiative-by-first-player = У тексті правил бракує символу; наше тлумачення: поранення (його можна змінити в налаштуваннях гри, пункт 2.6 нашого набору).
guardians-note-effect-initiative-old-first-player = Виведено з двох надрукованих окремих випадків (перший гравець поза боєм — не отримує ніхто; діє перший гравець — отримує він сам). Який це символ — наше рішення, його можна змінити в налаштуваннях гри.
guardians-note-effect-stun-show-hand = Що стається, коли прийом у гравця є, — наше рішення.
guardians-note-effect-stance-protects-hail = Наша героїня Ґамора на стійку не зважає (така її властивість).
guardians-note-effect-stance-protects-shot = Що героя у стійці можна вибрати ціллю й дій «Пострілу», — наше рішення; книжка каже це про «Град ударів».
guardians-note-effect-stance-nothing-else = Виведено: книжка називає лише «Нокаути», «Град ударів» та обидві дії «Пострілу».
guardians-note-effect-stance-not-against-own-card = Джерело — відповідь видавця від 16.07.2019 про набір «Месники», а не книжка правил; тут це діє, бо прийоми обох наборів спільні (виведено).
