### Marvel Champions: кожне правило дослівно.

champions-statement-golden-reference-over-learn-to-play = Якщо довідник прямо суперечить навчальній книжці, діє те, що каже довідник.
champions-statement-golden-card-over-rulebooks = Якщо текст карти суперечить навчальній книжці чи довіднику, діє текст карти.

champions-statement-grim-worst-outcome = Якщо довідник не дає відповіді на питання про правила чи про порядок ініціювання властивостей, гравці вирішують його так, як, на їхню думку, найгірше для перемоги в сценарії.
champions-statement-grim-play-continues = Після рішення за невблаганним правилом гра просто триває далі.

champions-statement-supply-unlimited = Скільки жетонів загрози, жетонів поранення, карток стану та багатоцільових жетонів може бути у грі, не обмежено.
champions-statement-supply-substitutes = Якщо жетонів, лічильників чи карток стану забракло, замість них годяться будь-які інші жетони, лічильники чи монети.

champions-statement-round-player-phase-first = Раунд починається з фази гравців: гравці ходять у порядку гравців, а тоді фаза завершується.
champions-statement-round-villain-phase-second = Фаза лиходія починається лише тоді, коли виконано всі кроки кінця фази гравців.
champions-statement-round-villain-step-order = Фаза лиходія йде в такому порядку: загроза на основний план, активації лиходія та посіпак, роздача карт сутички, розкриття карт сутички, передача жетона першого гравця.
champions-statement-round-loops = Коли раунд завершується, починається новий раунд з першого його кроку.

champions-statement-activation-villain-attack-or-scheme = Атака лиходія чи втілення ним плану вважається активацією.
champions-statement-activation-once-per-player = На другому кроці фази лиходія лиходій активується по одному разу на кожного гравця.
champions-statement-activation-hero-form-attack = Лиходій, що активується проти гравця у вигляді героя, атакує.
champions-statement-activation-alter-ego-scheme = Лиходій, що активується проти гравця у вигляді альтер его, втілює план.
champions-statement-activation-extra-by-ability = Додаткова атака лиходія чи додаткове втілення плану через властивість карти — теж активація.
champions-statement-activation-boost-every-time = За кожної своєї активації, зокрема й спричиненої властивістю карти, лиходій отримує для неї одну карту підсилення з колоди сутичок.

champions-statement-active-player-definition = Активний гравець — це гравець, який саме зараз виконує свій хід у фазі гравців.

champions-statement-alternate-name-optional-field = Під назвою карти може стояти альтернативна назва, тобто інша особистість того самого персонажа.

champions-statement-upgrade-active-while-in-play = Апгрейд активний увесь час, поки він у грі.
champions-statement-upgrade-stays-until-removed = Апгрейд лишається у грі, доки властивість карти не змусить його вийти з гри.
champions-statement-upgrade-enters-by-identity = Якщо апгрейд не прикріплюється до чогось іншого, він входить у гру поряд із картою особи свого гравця.
champions-statement-upgrade-modifies-identity = Апгрейд, покладений біля особи, модифікує героя цього гравця, його альтер его або обох.
champions-statement-upgrade-attached-modifies-host = Апгрейд, прикріплений до іншої карти, модифікує цю карту, а не особу гравця, який його розіграв.

champions-statement-attack-hero-basic-exhausts = Щоб скористатися базовим умінням атаки проти ворога, герой повинен виснажитися.
champions-statement-attack-hero-basic-damage = Базова атака героя завдає атакованому ворогові стільки поранень, яка АТК героя.
champions-statement-attack-ally-basic-exhausts = Щоб скористатися своїм базовим умінням атаки, союзник повинен виснажитися.
champions-statement-attack-ally-basic-damage = Базова атака союзника завдає стільки поранень, яка АТК союзника.
champions-statement-attack-labelled-ability = Виконання властивості, у запуску якої стоїть слово «атака», вважається атакою на певну ціль.
champions-statement-attack-labelled-no-exhaust = Використання властивості зі словом «атака» не виснажує героя, якщо цього не вимагає її текст.
champions-statement-attack-any-enemy-target = Ціллю атаки героя чи союзника може бути будь-який ворог у грі, якщо властивість карти не забороняє такої цілі.
champions-statement-attack-enemy-extra-attack-explicit = Поза другим кроком ворог атакує лише тоді, коли властивість карти прямо каже йому атакувати.

champions-statement-all-purpose-counter-no-inherent-rules = Багатоцільові жетони не мають власних правил: вони лише позначають ефекти та стани.
champions-statement-all-purpose-counter-named-types = Якщо властивість карти вимагає жетонів із певною назвою, на карту кладуть багатоцільовий жетон під цією назвою.

champions-statement-base-value-before-modifiers = Базове значення — це вказане значення без жодних модифікаторів.
champions-statement-base-value-usually-printed = Якщо базове значення ніщо не замінює, воно дорівнює надрукованому.

champions-statement-choose-choice-required = Слово «виберіть» означає, що для виконання властивості треба зробити вибір.
champions-statement-choose-resolver-decides = Вибір робить той гравець, який виконує властивість зі словом «виберіть».
champions-statement-choose-must-change-game = Вибираючи, гравець повинен узяти варіант, який може змінити стан гри, якщо такий варіант є.
champions-statement-choose-no-option-no-initiation = Якщо жодного з варіантів виконати неможливо, властивості ініціювати не можна.

champions-statement-remove-from-game-set-aside = Карту, виведену з гри, кладуть осторонь, поза грою.
champions-statement-remove-from-game-no-interaction = Поки карту виведено з гри, вона ніяк не може взаємодіяти з грою.
champions-statement-remove-from-game-permanent-by-default = Якщо тривалість не вказано, карту виводять до кінця гри.

champions-statement-form-exactly-one = У будь-яку мить гравець має вигляд або героя, або альтер его.
champions-statement-form-faceup-side = Вигляд гравця визначає сторона карти особи, повернута горілиць.
champions-statement-form-change-once-per-round = Раз за раунд, у свій власний хід, гравець може змінити вигляд, перевернувши свою карту особи.
champions-statement-form-change-keeps-damage = Коли вигляд змінюється, персонаж зберігає отримані поранення.
champions-statement-form-change-keeps-status-cards = Коли вигляд змінюється, персонаж зберігає всі картки стану.
champions-statement-form-change-keeps-attachments-and-tokens = Коли вигляд змінюється, персонаж зберігає всі прикріплення.
champions-statement-form-change-keeps-tokens = Коли вигляд змінюється, персонаж зберігає всі жетони.
champions-statement-form-change-keeps-effects = Коли вигляд змінюється, зберігаються ефекти, застосовані до персонажа.
champions-statement-form-change-keeps-ready-state = Коли вигляд змінюється, карта лишається готовою чи виснаженою, якою й була.
champions-statement-form-ability-change-is-free = Зміна вигляду через властивість карти не забирає в гравця його власної зміни вигляду раз за раунд.
champions-statement-form-hero-ignores-alter-ego-text = Поки гравець має вигляд героя, властивості карт, що взаємодіють з альтер его, не взаємодіють із цією особою.
champions-statement-form-alter-ego-ignores-hero-text = Поки гравець має вигляд альтер его, властивості карт, що взаємодіють із героєм, не взаємодіють із цією особою.

champions-statement-exhaust-state-change = Виснажити карту — це перевести її з готовності у виснаження (повернути на 90 градусів).
champions-statement-exhaust-not-twice = Виснажену карту не можна виснажити знову, доки її не приведено в готовність.
champions-statement-exhaust-abilities-stay-active = Властивості виснаженої карти лишаються активними й можуть впливати на гру.
champions-statement-exhaust-cost-needs-ready-card = Властивості, ціна якої — виснажити її карту, не можна використати, поки ця карта виснажена.

champions-statement-delayed-effect-future-point = Відстрочений ефект вступає в силу в той майбутній момент або за тієї умови, які називає його властивість.
champions-statement-delayed-effect-automatic = Відстрочений ефект виконується автоматично, щойно настає його момент чи умова.
champions-statement-delayed-effect-before-responses = Відстрочений ефект виконується раніше, ніж будь-що інше може зреагувати на той самий момент чи умову.
champions-statement-delayed-effect-not-a-new-initiation = Коли відстрочений ефект вступає в силу, це не нове ініціювання властивості.

champions-statement-owner-player-deck = Власник карти — гравець, у колоді якого вона була на початку гри.
champions-statement-owner-scenario = Колодою сутичок і кожною картою сутичок володіє сценарій.

champions-statement-control-enters-under-owner = Карти входять у гру під контролем свого власника.
champions-statement-control-scenario-cards = Карти сценарію контролює сценарій.
champions-statement-control-changes-only-by-ability = Контроль над картою змінюється лише через властивість, яка змінює контроль.
champions-statement-control-own-out-of-play-zones = Гравець контролює карти у власних зонах поза грою: у руці, колоді та відбої.
champions-statement-control-leaves-play-to-owner = Коли карта, контроль над якою змінився, виходить із гри, вона йде до зони свого власника поза грою (рука, колода чи відбій).
champions-statement-control-leaves-play-after-event = Карта зі зміненим контролем, що виходить із гри, повертається до зони власника лише тоді, коли виконано подію гри, яка це спричинила.
champions-statement-control-new-location-untouchable = Інші властивості карт не можуть взаємодіяти з місцем, куди повертається карта зі зміненим контролем.
champions-statement-control-character-keeps-state = Персонаж у грі, що переходить під інший контроль, лишається в тому самому стані: готовий чи виснажений, поранений чи ні.
champions-statement-control-moves-to-new-area = Персонаж, що переходить під інший контроль, переміщається в ігрову зону того, хто тепер його контролює.
champions-statement-control-attached-cards-follow = Апгрейди та прикріплення на карті, контроль над якою змінюється, переміщаються і змінюють контроль разом із нею.
champions-statement-control-duration-default = Якщо тривалість не вказано, зміна контролю діє, доки карта лишається у грі.

champions-statement-ability-in-play-only = Властивості карт взаємодіють лише з картами у грі, якщо прямо не називають елементів поза грою.
champions-statement-ability-self-reference-one-copy = Властивість, що впливає на карту, на якій вона надрукована, впливає лише на цей екземпляр.
champions-statement-ability-usable-only-from-play = Властивості карт усіх типів, крім подій і лукавств, можна використати або вони діють лише поки карта у грі, якщо властивість не каже, що працює з-поза гри.
champions-statement-ability-events-from-hand = Карти подій взаємодіють із грою просто з-поза гри (з руки).
champions-statement-ability-must-change-game = Властивість можна ініціювати лише тоді, коли її ефект сам по собі змінив би стан гри.
champions-statement-ability-change-check-ignores-cost = Коли перевіряють, чи властивість змінить гру, наслідків сплати її ціни не враховують.
champions-statement-ability-change-check-ignores-later = Коли перевіряють, чи властивість змінить гру, взаємодії з пізнішими властивостями не враховують.
champions-statement-ability-sentences-in-order = Властивість із кількох речень виконують речення за реченням у надрукованому порядку.
champions-statement-ability-mandatory-types = Постійні властивості, «При розкритті», «При поразці», примусові властивості, властивості підсилення та ключові слова виконувати обов’язково.
champions-statement-ability-may-in-mandatory = В обов’язковій властивості зі словом «можете» частина після цього слова необов’язкова.
champions-statement-ability-optional-types = Властивості дії, втручання, реакції та ресурсів необов’язкові.
champions-statement-ability-controller-decides-optional = Гравець, який контролює карту з необов’язковою властивістю, сам вирішує, чи використати її у відповідний момент.

champions-statement-enemy-villain-or-minion = Ворог — це лиходій або посіпака.
champions-statement-enemy-scenario-elements = Слово «ворог» позначає й елементи, що належать сценарію: карти ворога, властивості ворога.

champions-statement-enemy-attack-step-order = Атака ворога виконується в такому порядку: здати карту підсилення, оголосити захисника, перевернути карти підсилення, завдати поранень.
champions-statement-enemy-attack-villain-gets-boost-card = На першому кроці атаки лиходія йому здають долілиць одну карту підсилення з колоди сутичок.
champions-statement-enemy-attack-minion-skips-boost = Коли атакує посіпака, обидва кроки підсилення пропускають.
champions-statement-enemy-attack-defender-must-exhaust = Гравець, який захищається, повинен виснажити героя або союзника як захисника.
champions-statement-enemy-attack-defending-is-optional = Захищатися від атаки ворога чи ні, вибирає гравець.
champions-statement-enemy-attack-defending-player-becomes-target = Якщо захищає не той гравець, якого атакують, ціллю атаки стає гравець-захисник.
champions-statement-enemy-attack-boost-turned-one-by-one = В атаці лиходія всі його карти підсилення перевертають горілиць по одній.
champions-statement-enemy-attack-boost-icons-raise-atk = Кожен символ підсилення підвищує АТК лиходія, що атакує, на 1.
champions-statement-enemy-attack-boost-star-resolves-at-once = Властивість підсилення, позначену зірочкою в полі підсилення, виконують одразу після того, як її карту перевернуто.
champions-statement-enemy-attack-boost-cards-discarded = Карти підсилення скидають у відбій після їх виконання.
champions-statement-enemy-attack-damage-is-modified-atk = Атака ворога завдає стільки поранень, скільки становить його АТК після модифікаторів.
champions-statement-enemy-attack-hero-defender-reduces-by-def = Коли захищається герой, поранення від атаки зменшуються на ЗАХ цього героя.
champions-statement-enemy-attack-hero-defender-takes-rest = Коли захищається герой, поранення, що лишилися після зменшення, завдаються цьому героєві.
champions-statement-enemy-attack-ally-defender-takes-all = Коли захищається союзник, усі поранення від атаки завдаються цьому союзникові, і жоден ЗАХ їх не зменшує.
champions-statement-enemy-attack-ally-excess-is-lost = Поранення понад ті, що завдали поразки союзникові-захиснику, героєві не завдаються.
champions-statement-enemy-attack-undefended-definition = Атака, від якої жоден персонаж не захищався, — це атака без захисника.
champions-statement-enemy-attack-undefended-target-hero-takes-all = Усі поранення від атаки без захисника завдаються героєві, який був ціллю активації, без зменшення на ЗАХ.

champions-statement-enemy-scheme-step-order = Втілення плану ворогом виконується в такому порядку: здати карту підсилення, перевернути карти підсилення, викласти загрозу.
champions-statement-enemy-scheme-villain-gets-boost-card = Коли план втілює лиходій, йому спершу здають долілиць одну карту підсилення з колоди сутичок.
champions-statement-enemy-scheme-minion-skips-boost = Коли план втілює посіпака, обидва кроки підсилення пропускають.
champions-statement-enemy-scheme-boost-turned-one-by-one = Коли лиходій втілює план, карти підсилення перевертають по одній.
champions-statement-enemy-scheme-boost-icons-raise-sch = Кожен символ підсилення на картах підсилення підвищує ПЛН лиходія, що втілює план, на 1.
champions-statement-enemy-scheme-boost-star-resolves-at-once = Властивість підсилення, позначену зірочкою, виконують одразу, коли її карту перевернуто під час втілення плану.
champions-statement-enemy-scheme-boost-cards-discarded = Карти підсилення, використані для втілення плану, скидають у відбій після виконання їхнього ефекту.
champions-statement-enemy-scheme-threat-on-main-scheme = Лиходій чи посіпака, що втілює план, кладе на основний план загрозу, рівну своєму модифікованому ПЛН.

champions-statement-interrupt-trigger-type = Властивість, позначена жирним словом «Втручання», — це властивість втручання.
champions-statement-interrupt-resolves-before-condition = Втручання можна використати, коли його умова ініціювання от-от настане, і воно виконується перед виконанням цієї умови.
champions-statement-interrupt-many-per-condition = Одна умова ініціювання може запустити кілька втручань.
champions-statement-interrupt-player-order = Гравці отримують нагоду використати втручання або відмовитися в порядку гравців, починаючи з першого гравця.
champions-statement-interrupt-all-pass-resolves = Коли всі гравці поспіль відмовилися, умова виконується без подальших втручань.
champions-statement-interrupt-changed-condition-blocks-rest = Якщо втручання змінює чи скасовує умову ініціювання, інших втручань у цю умову використати вже не можна.

champions-statement-enters-play-any-route = Карта входить у гру щоразу, коли потрапляє у гру з-поза гри: її розіграно, введено в гру властивістю чи розкрито з колоди сутичок.

champions-statement-ready-enters-ready = Карти входять у гру готовими.
champions-statement-ready-readying = Підготувати виснажену карту — це повернути її у стан готовності.
champions-statement-ready-orientation = Готова карта лежить так, щоб той, хто її контролює, читав її текст зліва направо.

champions-statement-player-elimination-identity-defeated = Гравець вибуває з гри, коли його герой чи альтер его зазнає поразки.
champions-statement-player-elimination-own-cards-discarded = Коли гравець вибуває, усі карти з його руки й колоди кладуть у відбій їхнього власника.
champions-statement-player-elimination-controlled-cards-discarded = Коли гравець вибуває, усі карти у грі під його контролем кладуть у відбій їхніх власників.
champions-statement-player-elimination-dealt-encounter-cards-discarded = Карти сутичок, узяті гравцем, що вибув, скидають у відбій.
champions-statement-player-elimination-minions-move-clockwise = Посіпаки, що нападали на гравця, який вибув, нападають на наступного гравця за годинниковою стрілкою.
champions-statement-player-elimination-minions-keep-state = Посіпаки, що переходять через вибуття гравця, зберігають поранення, інші жетони та картки стану.
champions-statement-player-elimination-others-continue = Решта гравців продовжують гру.
champions-statement-player-elimination-shared-result = Гравці, що вибули, перемагають чи програють разом із рештою залежно від того, чим закінчиться гра.
champions-statement-player-elimination-current-effect-finishes = Якщо гравець вибуває під час виконання ефекту властивості, цей ефект виконують повністю.
champions-statement-player-elimination-all-eliminated-loss = Якщо вибули всі гравці, гра закінчується і гравці програють.

champions-statement-action-own-turn = Властивість «Дія» можна запустити лише у власний хід її гравця або в хід іншого гравця на прохання того гравця.

champions-statement-friendly-player-controlled = Дружніми називають усі карти під контролем будь-якого гравця.

champions-statement-counter-placed-when-used = Якщо карта використовує жетони певного типу, на неї кладуть зазначену кількість багатоцільових жетонів.

champions-statement-threat-token-tracks-schemes = Жетони загрози позначають кількість загрози на картах планів.

champions-statement-acceleration-token-raises-step-one-threat = Кожен жетон прискорення збільшує загрозу, яку кладуть на основний план на першому кроці фази лиходія, на 1.

champions-statement-hit-points-every-character = Кожен герой, альтер его, союзник, посіпака та лиходій має життя.
champions-statement-hit-points-identity-and-villain-dial = Поранення особі чи лиходієві зменшують значення на лічильнику життя на стільки ж.
champions-statement-hit-points-villain-dial-zero = Нуль на лічильнику лиходія означає, що поточна стадія лиходія зазнала поразки.
champions-statement-hit-points-ally-minion-tokens = Поранення союзника чи посіпаки позначають жетонами поранення, і кожен зменшує його життя на 1.
champions-statement-hit-points-ally-minion-defeated-discard = Союзник чи посіпака, у якого нуль життя або менше, зазнає поразки і йде до відбою свого виду.

champions-statement-remaining-hit-points-dial-value = Залишок життя особи чи лиходія — це значення на лічильнику.
champions-statement-remaining-hit-points-ally-minion-formula = Залишок життя союзника чи посіпаки — це його максимум життя без жетонів поранення на ньому.
champions-statement-remaining-hit-points-zero-defeats = Персонаж, у якого залишок життя — нуль або менше, зазнає поразки.

champions-statement-replacement-resolves-instead = Ефект заміни вирішує ситуацію по-іншому, замість початкового способу.
champions-statement-replacement-applies-at-condition = Заміна, створена втручанням, набуває сили, коли мала б виконатися сама умова ініціювання, після всіх втручань у цю умову.
champions-statement-replacement-most-recent-wins = Якщо до однієї умови ініціювання застосовно кілька ефектів заміни, виконують лише найновіший.

champions-statement-nemesis-set-per-hero = Кожен герой має особистий набір запеклого ворога, який може потрапити в будь-який сценарій.
champions-statement-nemesis-enters-by-encounter-card = Набір запеклого ворога потрапляє у гру лише так, як вказує карта сутички, і це власний набір того гравця, якому це вказано.

champions-statement-prevent-damage = Запобігання пораненням зменшує поранення, які отримав би персонаж, на вказане число.
champions-statement-prevent-threat = Запобігання загрозі зменшує загрозу, яку поклали б на план, на вказане число.

champions-statement-trigger-bold-text-before-colon = Жирний текст до двокрапки — це запуск властивості, і він каже, коли її можна ініціювати.
champions-statement-trigger-forced-not-optional = Властивості дії, втручання й реакції гравець ініціює за бажанням, якщо в запуску немає слова «Примусове».
champions-statement-trigger-game-resolves-at-moment = Примусові властивості, «При розкритті» та «При поразці» виконує сама гра у вказаний ними момент.
champions-statement-trigger-form-word-required = Властивість зі словом «герой» чи «альтер его» в запуску можна використати, лише поки гравець, який її використовує, має цей вигляд.
champions-statement-trigger-quoted-trigger-is-reference = Текст запуску, надрукований у лапках разом із двокрапкою, — не запуск: він вказує на всі карти з таким запуском.

champions-statement-defend-hero-basic-power = Герой, але не альтер его, може скористатися базовим умінням захисту від атаки, виснажившись.
champions-statement-defend-labelled-ability = Виконання властивості, у запуску якої стоїть слово «захист», вважається захистом.
champions-statement-defend-labelled-no-exhaust = Властивість зі словом «захист» не виснажує героя, якщо цього не вимагає її текст.

champions-statement-deal-encounter-ability-takes-top-card = Коли властивість здає гравцеві карту сутички, цей гравець бере верхню карту колоди сутичок і кладе її долілиць перед собою.
champions-statement-deal-encounter-not-revealed-yet = Здану карту сутички не розкривають, коли її здано: вона додається до карт, які цей гравець розкриває у фазі лиходія.
champions-statement-deal-encounter-queue-in-steps-three-and-four = Карта, здана на третьому чи четвертому кроці фази лиходія, стає в чергу карт, які розкривають у цій самій фазі.

champions-statement-star-points-to-text = Зірочка біля АТК, ПЛН чи в полі підсилення карти сутички означає, що діє пов’язана властивість у тексті карти, коли карту використовують у цей спосіб.
champions-statement-star-by-atk = Зірочка біля АТК ворога означає, що ворог має втручання чи реакцію, яка ініціюється щоразу, коли він атакує.
champions-statement-star-by-sch = Зірочка біля ПЛН ворога означає, що ворог має втручання чи реакцію, яка ініціюється щоразу, коли він втілює план.
champions-statement-star-by-attachment-bonus = Зірочка біля +АТК чи +ПЛН прикріплення означає, що прикріплення має втручання чи реакцію, яка ініціюється щоразу, коли ворог атакує чи втілює план із модифікованим значенням.
champions-statement-star-in-boost-field = Зірочка в полі підсилення означає, що карта має властивість підсилення, яка діє щоразу, коли карту скидають як карту підсилення.

champions-statement-search-look-at-whole-zone = Гравець, який шукає, може переглянути всі карти в дозволеній зоні.
champions-statement-search-found-card-to-named-place = Знайдену карту, що відповідає критерію, кладуть туди, куди каже властивість.
champions-statement-search-choose-one-of-many = Якщо критерію відповідають кілька карт, гравець, який шукає, вибирає одну з них.
champions-statement-search-cards-stay-in-zone = Поки триває пошук, карти не покидають зони, де шукають.
champions-statement-search-shuffle-after-whole-deck = Після будь-якої властивості, що дає гравцеві переглянути всю колоду, цю колоду тасують.

champions-statement-thwart-hero-basic-exhausts = Щоб скористатися базовим умінням знешкоджування, герой повинен виснажитися.
champions-statement-thwart-hero-basic-amount = Базове знешкоджування героя знімає з одного плану загрозу, рівну ЗНШ героя.
champions-statement-thwart-ally-basic-amount = Базове знешкоджування союзника знімає з одного плану загрозу, рівну ЗНШ союзника.
champions-statement-thwart-labelled-ability = Виконання властивості, у запуску якої стоїть слово «знешкоджування», — це спроба знешкоджування певного плану.
champions-statement-thwart-labelled-no-exhaust = Властивість зі словом «знешкоджування» не виснажує героя, якщо цього не вимагає її текст.

champions-statement-obligation-encounter-card-type = Зобов’язання — це тип карт сутичок, пов’язаних із героєм.
champions-statement-obligation-every-hero-has-one = Кожен герой має одну чи більше пов’язаних із ним карт зобов’язань.
champions-statement-obligation-shuffled-in-for-chosen-heroes = Усі зобов’язання вибраних героїв замішують у колоду сутичок під час підготовки.
champions-statement-obligation-given-to-linked-player = Розкрите зобов’язання передають гравцеві, який контролює пов’язаного героя.
champions-statement-obligation-linked-player-decides = Гравець, який контролює пов’язаного героя, вирішує, як виконати зобов’язання.
champions-statement-obligation-linked-hero-eliminated = Якщо пов’язаний герой вибув із гри, властивість розкритого зобов’язання ігнорують, а карту виводять з гри.
champions-statement-obligation-linked-hero-eliminated-extra-card = Після того як зобов’язання героя, що вибув, виведено з гри, розкривають додаткову карту сутички.
champions-statement-obligation-no-linked-hero = Якщо розкрите зобов’язання не має пов’язаного героя, як його виконати, вирішує гравець, який його розкрив.

champions-statement-initiation-declare-first = Щоб розіграти карту чи ініціювати властивість, гравець спершу заявляє про такий намір.
champions-statement-initiation-check-restrictions = По-перше, перевіряють, що карту можна розіграти чи властивість ініціювати саме зараз і що її ефект може змінити гру.
champions-statement-initiation-determine-cost = По-друге, визначають ціну чи ціни з урахуванням модифікаторів.
champions-statement-initiation-both-checks-pass = До сплати переходять лише тоді, коли успішні і перевірка обмежень, і визначення ціни.
champions-statement-initiation-pay-or-abort = Якщо на кроці сплати ціну сплатити неможливо, увесь процес припиняється і нічого не сплачують.
champions-statement-initiation-choices-after-payment = Вибір, якого вимагає карта, роблять після сплати і до того, як карта чи властивість почне виконуватися.
champions-statement-initiation-begins-after-choices = Після вибору карта починає розігруватися чи властивість починає ініціюватися, і саме тут її можна скасувати.
champions-statement-initiation-resolves-unless-cancelled = Якщо її не скасовано, властивість виконується або карта входить у гру.
champions-statement-initiation-event-discarded-after-effects = Виконана подія йде у відбій свого власника після своїх ефектів.
champions-statement-initiation-interrupt-to-any-step = Якщо якийсь крок цього процесу втілив би умову ініціювання втручання, це втручання можна використати безпосередньо перед виконанням умови.
champions-statement-initiation-response-to-any-step = Якщо якийсь крок цього процесу втілює умову ініціювання реакції, цю реакцію можна використати одразу після виконання умови.
champions-statement-initiation-source-leaving-play = Ініційована властивість карти у грі триває, навіть якщо інший ефект змушує цю карту вийти з гри.
champions-statement-initiation-source-loss-breaks-cost = Ініційована властивість усе ж спиняється, якщо через втрату її карти ціни сплатити неможливо.

champions-statement-resource-card-discard-to-generate = Карта-ресурс — це карта гравця, яку скидають з руки, щоб генерувати ресурси.
champions-statement-resource-card-text-active-while-generating = Текст на карті-ресурсі активний, коли карту використовують для генерування ресурсів.

champions-statement-status-three-types = Є три типи карток стану: спантеличення, оглушення та міцність.
champions-statement-status-placed-from-supply = Коли персонаж отримує картку стану, беруть одну картку цього типу із запасу й кладуть на нього.
champions-statement-status-one-per-type = Персонаж не може мати більше однієї картки стану кожного типу.
champions-statement-status-priority-over-abilities = Якщо порядок виконання суперечливий, картки стану мають пріоритет над усіма іншими властивостями.

champions-statement-confused-player-thwart-replaced = Коли спантеличений герой чи союзник намагається знешкоджувати або використати властивість знешкоджування, натомість скидають картку спантеличення.
champions-statement-confused-cost-still-paid = Ціну знешкоджування, яке зупинило спантеличення, однаково треба сплатити.
champions-statement-confused-enemy-scheme-replaced = Коли спантеличений лиходій чи посіпака мав би втілювати план, натомість скидають картку спантеличення.

champions-statement-stunned-player-attack-replaced = Коли оглушений герой чи союзник намагається атакувати або використати властивість атаки, натомість скидають картку оглушення.
champions-statement-stunned-cost-still-paid = Ціну атаки, яку зупинило оглушення, однаково треба сплатити.
champions-statement-stunned-enemy-attack-replaced = Коли оглушений лиходій чи посіпака мав би атакувати, натомість скидають картку оглушення.

champions-statement-tough-damage-replaced = Коли персонаж із карткою міцності мав би отримати будь-яку кількість поранень, поранень не завдають, а натомість скидають картку міцності.

champions-statement-end-of-player-phase-step-order = Фаза гравців закінчується такими кроками по порядку: скинути карти з руки, добрати до розміру руки, підготувати всі карти.
champions-statement-end-of-player-phase-optional-discard = У порядку гравців кожен гравець може скинути будь-яку кількість карт з руки.
champions-statement-end-of-player-phase-excess-discard = Гравець, який має в руці більше карт, ніж його розмір руки, повинен скинути надлишок.
champions-statement-end-of-player-phase-player-picks-discards = Кожен гравець сам вирішує, які зі своїх карт скинути.
champions-statement-end-of-player-phase-draw-up = Усі гравці одночасно добирають карти до свого розміру руки.
champions-statement-end-of-player-phase-ready-all = Усі гравці одночасно готують усі свої карти.

champions-statement-keywords-attribute-with-rules = Ключове слово — це ознака карти, яка дає їй особливі правила.

champions-statement-uses-enters-with-counters = Карта зі словом «Використовує (X тип)» отримує X багатоцільових жетонів із запасу, коли входить у гру.
champions-statement-uses-type-name = Слово після числа називає тип жетонів цієї карти.
champions-statement-uses-counter-pays-ability = Карта зі словом «Використовує» має властивість, ціна якої — названі жетони.
champions-statement-uses-spent-counter-to-supply = Витрачений жетон знімають із карти й повертають у запас.
champions-statement-uses-discard-after-last = Карту скидають у відбій після того, як використано її останній жетон і виконано властивість.

champions-statement-toughness-enters-with-tough = Персонаж із ключовим словом «Міцність» отримує картку стану «міцність», коли входить у гру.

champions-statement-overkill-ally-defender = Коли від атаки з надміром захищається союзник, поранення понад залишок життя союзника завдаються героєві гравця, який контролює цього союзника.
champions-statement-overkill-ally-spill-if-able = Надлишок від надміру переходить на героя, лише якщо це можливо.
champions-statement-overkill-minion-to-villain = Коли атака з надміром завдає поразки посіпаці, поранення понад залишок життя посіпаки завдаються лиходієві.
champions-statement-overkill-tough-leaves-nothing = Поранення, які зупинила картка міцності, не лишають надлишку для надміру.

champions-statement-surge-reveal-another = Після того як гравець розкриває карту сутички з наступом, цей гравець повинен узяти й розкрити ще одну карту сутички.
champions-statement-surge-finish-first-card = Усі ефекти карти з наступом виконують раніше, ніж виконують додаткову карту.

champions-statement-restricted-max-two = Гравець не може одночасно контролювати більше 2 карт з обмеженням.
champions-statement-restricted-discard-down-immediately = Гравець, який має більше 2 карт з обмеженням, повинен одразу вибрати і скинути з гри карти з обмеженням, щоб лишилося 2.

champions-statement-guard-villain-cannot-be-attacked = Поки на гравця нападає посіпака-охоронець, цей гравець не може атакувати лиходія.
champions-statement-guard-villain-with-guard-exempt = Посіпака-охоронець, що нападає, не заважає атакувати лиходія, який сам має слово «охоронець».

champions-statement-peril-no-consulting = Гравець, який виконує карту з ризиком, не може радитися з іншими гравцями.
champions-statement-peril-others-locked-out = Поки гравець виконує карту з ризиком, інші гравці не можуть розігрувати карти чи ініціювати властивості.

champions-statement-retaliate-damage-after-attack = Після того як персонажа з ключовим словом «Удар у відповідь X» атаковано, він завдає X поранень тому, хто атакував.
champions-statement-retaliate-must-survive = Персонаж завдає поранень ударом у відповідь, лише якщо пережив атаку.

champions-statement-quickstrike-attacks-on-engaging = Коли ворог зі швидким ударом нападає на гравця у вигляді героя, він одразу атакує цього гравця.
champions-statement-quickstrike-not-in-alter-ego = Швидкий удар нічого не робить, якщо гравець, на якого напали, має вигляд альтер его.

champions-statement-player-deck-empty-reshuffle = Коли колода гравця закінчується, він тасує свій відбій і робить із нього нову колоду.
champions-statement-player-deck-empty-encounter-card-penalty = Гравець, чия колода закінчилася, одразу отримує одну карту з колоди сутичок.
champions-statement-player-deck-empty-draw-continues = Якщо колода закінчується під час набору карт, гравець добирає далі з нової колоди до вказаного числа.
champions-statement-player-deck-empty-discard-stops = Якщо колода закінчується, поки з неї скидають карти, з нової колоди карт не скидають.

champions-statement-encounter-deck-empty-reshuffle = Коли колода сутичок закінчується, відбій сутичок негайно тасують у нову колоду сутичок.
champions-statement-encounter-deck-empty-acceleration-token = Щоразу, коли колода сутичок закінчується, біля основного плану кладуть один жетон прискорення.
champions-statement-encounter-deck-empty-search-fails = Якщо колода сутичок закінчується, поки властивість шукає певну карту, властивість її не знаходить, колоду роблять наново з новим жетоном прискорення, і гра триває.
champions-statement-encounter-deck-empty-new-deck-not-discarded = Властивість, яку перервало закінчення колоди сутичок, не скидає карт із нової колоди.
champions-statement-encounter-deck-empty-no-cards-left = Якщо треба взяти карту сутички, а колода сутичок та її відбій порожні, гравці програють.

champions-statement-villain-stages-in-sequence = Колода лиходія — це одна чи кілька карт стадій із послідовними номерами.

champions-statement-recover-alter-ego-only = Лікування — це базове вміння, яким гравець може скористатися у вигляді альтер его.
champions-statement-recover-exhausts = Використання вміння лікування виснажує альтер его.
champions-statement-recover-amount = Лікування відновлює альтер его стільки життя, скільки становить його ЛІК.

champions-statement-heal-by-ability-reduces-damage = Лікування властивістю карти зменшує поранення персонажа на вказане число.
champions-statement-heal-cap-at-maximum = Лікування не може підняти життя персонажа вище за максимум, якщо ефект прямо цього не дозволяє.

champions-statement-limit-per-copy = «Ліміт X на період» стосується кожного екземпляра карти окремо, тож кожен екземпляр властивості можна використати X разів за цей період.
champions-statement-limit-cancelled-counts = Використання, ефект якого скасовано, все одно враховується в ліміт.

champions-statement-ally-limit-three = Гравець може одночасно контролювати щонайбільше трьох союзників.

champions-statement-treachery-revealer-resolves = Гравець, який розкриває лукавство, повинен виконати його ефект.
champions-statement-treachery-discard-after = Лукавство кладуть у відбій сутичок після того, як його ефект виконано чи скасовано.

champions-statement-max-all-copies-all-players = «Макс. X на період» обмежує всі копії з однаковою назвою для всіх гравців разом.
champions-statement-max-ability-total = Якщо «макс. X на період» є частиною властивості, усі гравці разом можуть ініціювати цю властивість на однойменних картах щонайбільше X разів за період.
champions-statement-max-cancelled-counts = Скасований ефект усе одно враховується в максимум.
champions-statement-max-per-deck = «Макс. X на колоду» обмежує кількість копій карти в колоді кожного гравця.
champions-statement-max-per-player = «Макс. X на гравця» обмежує кількість копій карти, які кожен гравець може контролювати в будь-яку мить.

champions-statement-maximum-hit-points-formula = Максимум життя персонажа — це його базове життя плюс чи мінус модифікатори активних властивостей, через які він отримує життя.

champions-statement-modifiers-continuous = Гра постійно перевіряє й оновлює кожну величину, яку щось модифікує.
champions-statement-modifiers-recalculate-from-base = Щоразу, коли модифікатор додається чи зникає, величину перераховують від її базового значення з усіма активними модифікаторами.
champions-statement-modifiers-add-before-multiply = Додавання та віднімання рахують раніше за множення та ділення.
champions-statement-modifiers-set-overrides = Модифікатор, що встановлює значення, переважає всі інші модифікатори.
champions-statement-modifiers-latest-set-wins = Якщо модифікаторів, що встановлюють значення, кілька, діє найновіший.
champions-statement-modifiers-floor-zero = Величина, що після всіх модифікаторів падає нижче нуля, вважається нулем: карта не має від’ємних символів, показників, властивостей, ціни чи ключових слів.
champions-statement-modifiers-no-negative-while-summing = Межу нуля застосовують після врахування всіх модифікаторів, а не поміж ними.
champions-statement-modifiers-round-up = Дроби заокруглюють угору після повного обчислення.

champions-statement-may-named-player = Слово «може» дає названому гравцеві право вибору, чи виконувати текст.
champions-statement-may-default-controller = Якщо гравця не названо, вибір належить гравцеві, який контролює карту з цією властивістю.

champions-statement-per-player-multiplies-by-starters = Символ «на гравця» множить своє значення на кількість гравців, які почали сценарій.
champions-statement-per-player-elimination-no-effect = Вибуття гравця не зменшує значення «на гравця».

champions-statement-printed-physical-value = Надрукованим називають текст, характеристику чи значення, що фізично стоїть на карті.

champions-statement-engaged-minion-engages-on-entering = Посіпака, що входить у гру, одразу нападає на гравця, і його кладуть перед зоною цього гравця.
champions-statement-engaged-resolver-by-default = Якщо посіпака чи ефект, що його ввів, не каже іншого, він нападає на гравця, який виконує цю карту сутички.
champions-statement-engaged-stays-until-ability = Посіпака й далі нападає на свого гравця, доки властивість карти не змусить його напасти на іншого.

champions-statement-consequential-damage-after-attack = Після того як союзник атакує, він отримує 1 поранення за кожен символ наслідкового поранення під його АТК.
champions-statement-consequential-damage-after-thwart = Після того як союзник знешкоджує, він отримує 1 поранення за кожен символ наслідкового поранення під його ЗНШ.

champions-statement-cannot-absolute = Слова «не можете» абсолютні: їх не переважає жодна властивість і жоден ефект.

champions-statement-indirect-damage-divided = Непряме поранення гравцеві чи групі гравців ділять між усіма персонажами, яких ці гравці контролюють.
champions-statement-indirect-damage-cap-per-character = Персонажеві не можна призначити більше непрямих поранень, ніж треба для його поразки.

champions-statement-discussion-free-talk = Гравці можуть вільно спілкуватися, зокрема й про карти у своїх руках.
champions-statement-discussion-hand-not-forced = Гравці не мусять розповідати про карти у своїх руках чи показувати їх.

champions-statement-stunned-ability-places-card = Властивість, що оглушує персонажа, кладе на нього картку стану «оглушення».

champions-statement-simultaneous-first-player-orders = Якщо два чи більше ефектів з однаковою умовою ініціювання мають виконатися в один момент, їхній порядок визначає перший гравець.

champions-statement-main-scheme-advances-at-target = Колода основного плану переходить на нову стадію, коли загроза на основному плані дорівнює його цілі або перевищує її.
champions-statement-main-scheme-old-stage-removed = Коли основний план переходить на нову стадію, верхню карту колоди планів прибирають зі столу.
champions-statement-main-scheme-new-stage-when-revealed = Коли основний план переходить на нову стадію, виконують ефекти «При розкритті» нової стадії: сторони А, а тоді сторони Б.
champions-statement-main-scheme-starting-threat = Нова стадія отримує свою стартову загрозу, якщо має її.
champions-statement-main-scheme-step-one-threat = На першому кроці фази лиходія основний план отримує загрозу, рівну його полю прискорення.
champions-statement-main-scheme-excess-not-carried = Надлишкова загроза не переходить на нову стадію основного плану.
champions-statement-main-scheme-acceleration-tokens-carried = Жетони прискорення переходять на нову стадію основного плану.

champions-statement-identity-double-sided = Карта особи — це двостороння карта гравця з героєм на одному боці та альтер его на другому.
champions-statement-identity-words-mean-current-form = Слова «герой» і «альтер его» на карті означають гравця, чия особа зараз має цей вигляд, а не бік карти.

champions-statement-sustained-damage-definition = Отримані поранення — це максимум життя персонажа з усіма модифікаторами мінус його залишок життя (для особи чи лиходія — значення на лічильнику).
champions-statement-sustained-damage-token-characters = Для союзника чи посіпаки отримані поранення — це кількість жетонів поранення на ньому.

champions-statement-gain-functions-as-if-had = Карта, що отримує ознаку (характеристику, ключове слово чи текст властивості), діє так, ніби має її.
champions-statement-gain-not-printed = Отримані ознаки не вважаються надрукованими.
champions-statement-gain-stat-while-active = Отриманий показник модифікує відповідний показник, поки властивість активна.
champions-statement-gain-reverts-when-inactive = Коли така властивість закінчується чи перестає бути активною, показник повертається до значення без неї.
champions-statement-gain-hit-points-raise-current-and-max = Отримане життя підвищує і поточне життя, і максимум життя, поки карта активна.
champions-statement-gain-hit-points-lost-when-inactive = Коли ефект, що дає життя, перестає бути активним, додаткове життя знову зникає.

champions-statement-move-not-to-same-place = Елемент, який переміщають, не можна перемістити туди, де він уже є.
champions-statement-move-needs-destination = Ефект переміщення не можна виконати, якщо немає дозволеного місця призначення.
champions-statement-move-dial-and-card = Поранення можуть переходити між лічильником і картою в обох напрямках.
champions-statement-move-from-dial-to-card = Поранення, переміщені з лічильника на карту, піднімають лічильник на стільки ж, але не вище за максимум життя, і кладуть стільки ж поранень на карту.
champions-statement-move-from-card-to-dial = Поранення, переміщені з карти на лічильник, знімають ці поранення з карти і зменшують лічильник на стільки ж.

champions-statement-game-end-players-win = Гравці перемагають, коли завдають поразки останній стадії лиходія.
champions-statement-game-end-villain-wins = Лиходій перемагає, коли завершено останню стадію основного плану.

champions-statement-character-members = Герої, альтер его, союзники, лиходії та посіпаки — персонажі.

champions-statement-first-player-token-marks = Жетон першого гравця позначає першого гравця.
champions-statement-first-player-token-passes-clockwise = Наприкінці раунду, на п’ятому кроці фази лиходія, жетон переходить до наступного гравця за годинниковою стрілкою, який буде першим у наступному раунді.
champions-statement-first-player-eliminated-passes-token = Якщо перший гравець вибуває, жетон одразу переходить до наступного гравця за годинниковою стрілкою.
champions-statement-first-player-picks-encounter-target = Якщо карта сутички має вибрати гравця чи карту, а дозволених кілька, одного чи одну вибирає перший гравець.

champions-statement-boost-after-defender-declaration = Карти підсилення перевертають лише після того, як гравці оголосили, чи захищаються.
champions-statement-boost-only-this-activation = Символи підсилення підвищують АТК чи ПЛН лише на поточну активацію.
champions-statement-boost-star-is-not-an-icon = Зірочка — не символ підсилення і сама по собі не підвищує АТК чи ПЛН.
champions-statement-boost-only-text-below-line = Коли карту використовують як карту підсилення, виконують лише властивість під розділовою рискою.
champions-statement-boost-extra-cards-add-up = Якщо в активації є додаткові карти підсилення, усі їхні символи підсилення додаються.
champions-statement-boost-extra-cards-abilities-in-order = Якщо в активації є додаткові карти підсилення, усі їхні властивості підсилення виконують по порядку.

champions-statement-support-play-area = Підтримку розігрують в останній ряд зони її гравця.
champions-statement-support-stays-and-active = Підтримка активна увесь час, поки вона у грі.
champions-statement-support-stays-in-play = Підтримка лишається у грі, доки властивість карти не змусить її вийти.

champions-statement-after-event-just-finished = Слово «після» стосується події, яка щойно завершилася.

champions-statement-side-scheme-icons = На побічному плані можуть бути символи кризи, прискорення та небезпеки, що позначають його ефекти.
champions-statement-side-scheme-enters-by-main-scheme = Розкритий побічний план входить у гру поряд із колодою основного плану.
champions-statement-side-scheme-starting-threat = Побічний план входить у гру зі своєю стартовою загрозою.
champions-statement-side-scheme-stays-while-threat = Побічний план лишається у грі, поки на ньому є загроза або доки властивість карти не змусить його вийти.
champions-statement-side-scheme-defeated-without-threat = Побічний план зазнає поразки, і його кладуть у відбій сутичок, коли з нього знято останню загрозу.
champions-statement-side-scheme-thwartable = Загрозу з побічного плану знімають тими самими способами, що й з основного.

champions-statement-crisis-protects-main-scheme = Поки у грі є побічний план із символом кризи, з основного плану не можна знімати загрозу.

champions-statement-acceleration-icon-adds-one-each = Кожен символ прискорення у грі кладе на основний план ще 1 загрозу на першому кроці фази лиходія.

champions-statement-hazard-extra-encounter-card = Кожен символ небезпеки у грі додає загалом одну додаткову карту сутички на третьому кроці фази лиходія.
champions-statement-hazard-dealt-in-player-order = Додаткові карти за символи небезпеки здають у порядку гравців: першу — першому гравцеві, другу — наступному і так далі.

champions-statement-event-voluntary = Розігрувати подію чи ні, вибирає гравець, якщо в запуску події не стоїть «Примусове».
champions-statement-event-must-change-game = Події не можна розіграти, якщо її ефект, не рахуючи сплати ціни, не змінив би гри.

champions-statement-defeat-card-discarded = Карту, що зазнала поразки, скидають у відбій, якщо не діє конкретніше правило (переможену стадію лиходія виводять з гри).

champions-statement-villain-defeat-stage-removed-from-game = Карту переможеної стадії лиходія виводять з гри.
champions-statement-villain-defeat-next-stage-revealed = Після поразки стадії лиходія розкривають наступну за порядком стадію.
champions-statement-villain-defeat-dial-reset = Лічильник лиходія виставляють на значення нової стадії.
champions-statement-villain-defeat-excess-damage-lost = Надлишкові поранення не переходять на нову стадію лиходія.
champions-statement-villain-defeat-attachments-stay = Прикріплення лишаються на лиходієві, коли змінюється стадія.
champions-statement-villain-defeat-status-cards-stay = Картки стану лишаються на лиходієві, коли змінюється стадія.
champions-statement-villain-defeat-tokens-stay = Усі жетони, крім поранень, лишаються на лиходієві, коли змінюється стадія.

champions-statement-damage-reduces-hit-points = Поранення забирають у персонажа життя.

champions-statement-minion-stays-in-play = Посіпака лишається у грі, доки властивість карти чи ефект гри не змусить його вийти.
champions-statement-minion-activates-after-villain = Посіпаки, що нападають на гравця, активуються по одному на другому кроці, після того як проти цього гравця активувався лиходій.
champions-statement-minion-hero-form-attacks = Посіпака, що нападає на гравця у вигляді героя, атакує, коли активується.
champions-statement-minion-alter-ego-schemes = Посіпака, що нападає на гравця у вигляді альтер его, втілює план, коли активується.

champions-statement-constant-definition = Постійна властивість — це будь-яка властивість без ключового слова й без жирного запуску.
champions-statement-constant-active-in-play = Постійна властивість стає активною, коли її карта входить у гру, і лишається активною, доки карта не вийде з гри.
champions-statement-constant-conditional-checked-continuously = Постійна властивість з умовою (під час, якщо, поки) діє щоразу, коли цю умову виконано.
champions-statement-constant-copies-stack = Кілька однакових постійних властивостей у грі діють кожна незалежно.

champions-statement-qualifier-applies-to-each-item = Означення перед переліком стосується кожного елемента переліку, де це має сенс.

champions-statement-attach-on-entering-play = Карту зі словом «прикріпіть» прикріплюють до вказаного елемента гри, коли вона входить у гру.
champions-statement-attach-placement = Прикріплену карту кладуть поряд із носієм або частково під нього, щоб було видно її ефект.
champions-statement-attach-stays-until-removed = Прикріплена карта лишається у грі, доки не вийде з гри її носій або доки властивість чи ефект гри не змусить її вийти.
champions-statement-attach-host-leaves-discard = Коли носій виходить із гри, прикріплену карту скидають у відбій.
champions-statement-attach-independent-exhaust = Прикріплену карту виснажують і готують незалежно від її носія.
champions-statement-attach-checked-only-once = Чи дозволено прикріплення, перевіряють лише в мить прикріплення.
champions-statement-attach-failed-check-stays = Якщо перевірка невдала, карту не прикріплюють, і вона лишається в попередньому стані чи зоні.
champions-statement-attach-failed-check-discard = Якщо карта, що не пройшла перевірки, не може лишитися в попередньому стані чи зоні, її скидають у відбій.

champions-statement-attachment-modifies-villain-stats = Прикріплення на лиходієві може змінювати його АТК і ПЛН, як вказано в полях прикріплення.

champions-statement-forced-interrupt-priority = Примусові втручання мають пріоритет над іншими втручаннями в ту саму умову.
champions-statement-forced-response-priority = Примусові реакції мають пріоритет над іншими реакціями на ту саму умову.
champions-statement-forced-first-player-orders = Якщо кілька примусових властивостей мають виконатися водночас, порядок визначає перший гравець, хоч би хто контролював карти.
champions-statement-forced-one-completes-before-next = Кожну примусову властивість виконують наскільки можливо, перш ніж ініціюють наступну з тією самою умовою.

champions-statement-when-defeated-automatic = Коли стадія лиходія, побічний план, стадія основного плану, союзник чи посіпака зазнає поразки, його властивості «При поразці» виконуються автоматично.

champions-statement-when-revealed-triggers-on-reveal = Властивості «При розкритті» виконуються, коли гравець розкриває карту з колоди сутичок, нову стадію основного плану чи нову стадію лиходія.

champions-statement-response-trigger-type = Властивість, позначена жирним словом «Реакція», — це властивість реакції.
champions-statement-response-resolves-after-condition = Реакцію можна використати одразу після того, як настала її умова ініціювання.
champions-statement-response-many-per-condition = За однією умовою ініціювання може йти багато реакцій.
champions-statement-response-player-order = Гравці отримують нагоду зреагувати або відмовитися в порядку гравців, починаючи з першого гравця.
champions-statement-response-all-pass-closes = Коли всі гравці відмовилися, реакцій на цю умову більше використати не можна.

champions-statement-resource-discard-from-hand = Гравець генерує ресурси, скидаючи карти з руки: кожна дає надруковані на ній ресурси.
champions-statement-resource-by-ability = Гравець також генерує ресурси властивостями карт, що дають ресурси.
champions-statement-resource-types = Є три типи ресурсів: енергетичний, ментальний і фізичний.
champions-statement-resource-wild-stands-for-any = Універсальний ресурс можна використати як будь-який із трьох типів.
champions-statement-resource-card-cost-any-type = Ціну більшості карт можна сплачувати ресурсами будь-якого типу.
champions-statement-resource-at-least-cost = Щоб розіграти карту, гравець повинен згенерувати щонайменше стільки ресурсів, яка її ціна.
champions-statement-resource-ability-cost-at-least = Щоб використати властивість із ціною в ресурсах, гравець повинен згенерувати і сплатити щонайменше вказану кількість ресурсів.
champions-statement-resource-ability-specific-types = Властивість, що вимагає певних типів ресурсів, треба сплатити саме цими типами у вказаній кількості.
champions-statement-resource-excess-lost = Зайві ресурси, згенеровані для сплати, втрачаються, і ними не можна платити пізніше.

champions-statement-resource-ability-only-while-paying = Властивість «Ресурси» той, хто її контролює, може використати в момент, коли генерує ресурси для сплати.

champions-statement-play-pay-and-place = Розіграти карту — це сплатити її ціну й покласти її в ігрову зону.
champions-statement-play-from-hand = Карти розігрують із руки гравця.
champions-statement-play-events-do-not-enter-play = Розіграні події не входять у гру.

champions-statement-put-into-play-no-cost = Введення карти в гру не зважає на її ціну.
champions-statement-put-into-play-ignores-play-restrictions = Введення карти в гру оминає обмеження й заборони на її розіграш.
champions-statement-put-into-play-not-played = Введена в гру карта не вважається розіграною.
champions-statement-put-into-play-controller-area = Введена в гру карта входить в ігрову зону гравця, який її контролює.
champions-statement-put-into-play-same-placement-rules = Розташування й зона введеної в гру карти підлягають тим самим правилам, ніби її розіграли, якщо ефект не каже іншого.

champions-statement-reveal-one-by-one-in-player-order = На четвертому кроці фази лиходія кожен гравець у порядку гравців розкриває і виконує всі здані йому карти сутички.
champions-statement-reveal-one-at-a-time = Здані гравцеві карти сутички розкривають по одній: кожну виконують, перш ніж перевернути наступну.
champions-statement-reveal-turn-up-and-resolve = Розкрити карту сутички — це перевернути її горілиць і виконати все, що на ній, зокрема «При розкритті» та ключові слова.
champions-statement-reveal-dispatch-by-type = Розкриту карту сутички виконують за її типом: прикріплення прикріплюється, посіпака нападає на того, хто розкрив, лукавство виконують і скидають, середовище входить у гру біля лиходія, побічний план — біля основного плану, зобов’язання йде до свого гравця.
champions-statement-reveal-by-card-text = Карту сутички, яку гравець розкриває з колоди чи іншої зони через текст карти, виконують так само.

champions-statement-hand-size-checked-end-of-player-phase = Розмір руки перевіряють лише в кінці фази гравців.
champions-statement-hand-size-from-identity = Розмір руки гравця — це значення на його карті особи.

champions-statement-environment-enters-by-villain = Середовище входить у гру поряд із лиходієм.
champions-statement-environment-active-in-play = Ефект середовища діє увесь час, поки воно у грі.
champions-statement-environment-stays-in-play = Середовище лишається у грі, доки властивість карти чи ефект гри не змусить його вийти.

champions-statement-cancel-stops-initiation = Властивість скасування перехоплює ініціювання ефекту чи властивості й повністю його зупиняє.
champions-statement-cancel-cost-still-paid = Скасована властивість вважається ініційованою без ефекту, і її ціну треба сплатити.
champions-statement-cancel-event-counts-as-played = Подія, ефект якої скасовано, вважається розіграною, її ціна лишається сплаченою, і її одразу скидають у відбій.
champions-statement-cancel-treachery-counts-as-revealed = Лукавство, ефекти якого скасовано, вважається розкритим, і його одразу кладуть у відбій сутичок.

champions-statement-ally-stays-in-play = Союзник лишається у грі, доки властивість карти чи ефект гри не змусить його вийти.
champions-statement-ally-any-number-per-turn = У свій хід гравець може атакувати чи знешкоджувати будь-якою кількістю союзників, яких контролює.
champions-statement-ally-exhausts-to-thwart = Щоб знешкоджувати, союзник повинен виснажитися.
champions-statement-ally-consequential-damage-mandatory = Наслідкове поранення обов’язково завдають союзникові, який діяв.
champions-statement-ally-any-player-may-defend = Коли атакують гравця, будь-який гравець може виснажити союзника, якого контролює, щоб захистити від цієї атаки.

champions-statement-special-only-when-referenced = Спецвластивість виконують лише тоді, коли це прямо каже властивість іншої карти.

champions-statement-confused-ability-places-card = Властивість, що спантеличує персонажа, дає йому картку стану «спантеличення».

champions-statement-card-types-list = Типи карт: союзник, прикріплення, середовище, подія, особа (герой і альтер его), основний план, посіпака, зобов’язання, ресурс, побічний план, підтримка, лукавство, апгрейд і лиходій.
champions-statement-card-types-change-replaces = Карта, що змінює свій тип, втрачає всі попередні типи й діє як карта нового типу.

champions-statement-dash-power-unusable = Персонаж, у якого замість значення вміння стоїть тире, не може виснажитися, щоб скористатися цим умінням.

champions-statement-then-requires-full-resolution = Якщо текст до слова «тоді» не виконано повністю, текст після нього не починають виконувати.
champions-statement-then-must-follow = Якщо текст до слова «тоді» виконано повністю, треба спробувати виконати й текст після нього.

champions-statement-lasting-treated-as-constant = Тривалий ефект упродовж вказаного періоду вважають постійною властивістю.
champions-statement-lasting-outlives-source = Тривалий ефект діє весь свій період незалежно від того, чи лишилася у грі карта, що його створила.
champions-statement-lasting-affects-later-cards = На карту, що входить у гру після створення тривалого ефекту, він діє.
champions-statement-lasting-affects-newly-eligible = На карту у грі, стан якої змінився так, що тривалий ефект тепер її охоплює, цей ефект діє.
champions-statement-lasting-ends-before-end-of-period-abilities = Тривалий ефект минає, коли спливає його період, безпосередньо перед властивостями, що ініціюються наприкінці цього періоду.
champions-statement-lasting-initiated-only-in-period = Тривалий ефект, що закінчується разом із певним періодом, можна ініціювати лише в цьому періоді.

champions-statement-in-play-played-cards = Крім подій, усі карти, які розіграно чи введено в гру, перебувають у грі, доки властивість чи ефект гри не змусить їх вийти.
champions-statement-in-play-top-villain-and-main-scheme = Верхня карта колоди лиходія та верхня карта колоди основного плану перебувають у грі.

champions-statement-out-of-play-player-zones = Карти в руці, колоді та відбої гравця — поза грою.
champions-statement-out-of-play-scenario-zones = Карти в колоді сутичок, у відбої сутичок і нижні карти колод лиходія та основного плану — поза грою.
champions-statement-out-of-play-removed-and-set-aside = Карти, що покинули гру чи відкладені, — поза грою.

champions-statement-in-play-leaving = Карта виходить із гри, коли переміщається з ігрової зони за межі гри.
champions-statement-in-play-new-copy = Карта, що вийшла з гри й повернулася, — нова копія: з нею не лишається ні тривалий ефект, ні використаний ліміт.

champions-statement-out-of-play-events-and-treacheries = Події та лукавства виконують лише з-поза гри, за правилами їхніх типів.

champions-statement-draw-from-top = Карти беруть з верху власної колоди гравця.
champions-statement-draw-together = Дві чи більше карт, які беруть на одному кроці гри чи однією властивістю, можна взяти разом.
champions-statement-draw-to-hand = Узяті карти додають у руку гравця.

champions-statement-triggering-condition-definition = Умова ініціювання — це певна подія в тексті властивості, яка визначає момент, коли властивість можна використати.
champions-statement-triggering-condition-shared-windows = Якщо одна подія створює кілька умов ініціювання, вони мають спільне вікно втручань перед нею і спільне вікно реакцій після неї.
champions-statement-triggering-condition-any-order-in-window = У такому вікні відповідні властивості можна використовувати в будь-якому порядку.

champions-statement-play-restriction-all-must-be-met = Щоб карту розіграти чи властивість використати, мають бути виконані всі їхні обмеження.

champions-statement-play-permission-optional-exception = Дозвіл — це необов’язкова умова, яка дає гравцеві розіграти карту чи використати властивість поза звичайними правилами.

champions-statement-wild-type-declared = Гравець, який генерує універсальний ресурс, повинен назвати тип, який він замінює (енергетичний, ментальний чи фізичний).
champions-statement-wild-only-wild-outside-payment = Поза генеруванням ресурсів для сплати універсальний ресурс є лише універсальним і не вважається жодним іншим типом.

champions-statement-unique-one-in-play = Серед усіх гравців у грі може бути лише одна унікальна карта з певною назвою.
champions-statement-unique-identities-differ-by-alter-ego = Дві особи з однаковим ім’ям, але різними альтер его можуть бути в одній грі.
champions-statement-unique-allies-differ-by-alternate-name = Два унікальні союзники з однаковою назвою, але різними альтернативними назвами можуть бути разом у грі та в одній колоді.
champions-statement-unique-hero-and-ally-differ = Герой та унікальний союзник з однаковою назвою можуть бути разом у грі та в колоді, якщо альтер его й альтернативна назва різні.

champions-statement-player-order-first-then-clockwise = «У порядку гравців» означає, що першим діє перший гравець, а решта йдуть по одному за годинниковою стрілкою.
champions-statement-player-order-sequence-continues = Якщо не сказано, що черга закінчується, коли кожен гравець подіяв один раз, вона йде колом знову, доки не вичерпається.
champions-statement-player-order-next-player = «Наступний гравець» завжди означає наступного за годинниковою стрілкою в порядку гравців.

champions-statement-player-phase-one-turn-each = У фазі гравців кожен гравець виконує один хід у порядку гравців.
champions-statement-player-phase-end-steps-after-all-turns = Скидають, добирають і готують карти лише після того, як усі гравці виконали свої ходи.

champions-statement-villain-phase-step-one-threat = Перший крок кладе на основний план загрозу, рівну його полю прискорення, плюс 1 за кожен жетон і символ прискорення у грі.
champions-statement-villain-phase-step-three-deal = На третьому кроці кожному гравцеві здають долілиць одну карту сутички та ще додаткові карти за символи небезпеки у грі.

champions-statement-trait-no-own-effect = Характеристика сама не має ефекту, але властивості можуть вказувати на карти, що мають її чи не мають.

champions-statement-player-turn-any-order-any-number = У свій хід гравець може користуватися можливостями ходу в будь-якому порядку, і кожною, крім зміни вигляду, скільки завгодно разів.
champions-statement-player-turn-play-permanents = Можливість ходу: розіграти з руки союзника, апгрейд чи підтримку.
champions-statement-player-turn-basic-powers-by-form = Можливість ходу: скористатися базовим умінням лікування у вигляді альтер его або базовим умінням атаки чи знешкоджування у вигляді героя.
champions-statement-player-turn-use-allies = Можливість ходу: союзником під своїм контролем атакувати ворога чи знешкоджувати план, у будь-якому вигляді.
champions-statement-player-turn-trigger-actions = Можливість ходу: запустити властивість «Дія» на карті під своїм контролем, на карті сутички горілиць у грі чи на події в руці.
champions-statement-player-turn-ask-other-player = Можливість ходу: попросити іншого гравця запустити властивість «Дія» на карті під його контролем чи на події в його руці.
champions-statement-player-turn-asked-player-decides = Чи запускати властивість, вирішує гравець, якого просять.
champions-statement-player-turn-other-may-offer = Інший гравець може й сам запропонувати використати таку властивість «Дія».

champions-statement-target-threat-definition = Ціль плану — це надрукована на основному плані кількість загрози, за якої колода основного плану переходить на нову стадію.

champions-statement-cost-ability-cost-before-effect = Ефект властивості з ціною виконується лише після сплати цієї ціни.
champions-statement-cost-arrow-separates = Стрілка в тексті властивості відділяє ціну ліворуч від ефекту праворуч.
champions-statement-cost-may-overpay = Сплачуючи ціну, гравець може згенерувати більше ресурсів, ніж треба.
champions-statement-cost-multiple-paid-together = Якщо карта чи властивість має кілька цін, усі сплачують одночасно.
champions-statement-cost-no-change-no-payment = Ціни властивості не можна сплатити, якщо її ефект не змінив би стану гри.
champions-statement-cost-own-elements-only = Гравець, який платить, повинен платити картами й елементами гри під власним контролем.
champions-statement-cost-own-out-of-play-only = Якщо ціну сплачують елементами поза грою, можна використати лише власні такі елементи гравця, який платить.

champions-statement-deckbuilding-one-identity = Гравець вибирає рівно одну карту особи.
champions-statement-deckbuilding-size = У колоді гравця щонайменше 40 і щонайбільше 50 карт.
champions-statement-deckbuilding-identity-not-counted = Карту особи не враховують у розмірі колоди.
champions-statement-deckbuilding-all-identity-specific-cards = У колоді мають бути всі карти вибраного героя, прив’язані до його особи, у всіх їхніх копіях.
champions-statement-deckbuilding-one-aspect = У колоді можна використати лише один напрямок (агресія, правосуддя, захист чи лідерство).
champions-statement-deckbuilding-fill-with-aspect-or-basic = Решту колоди заповнюють картами вибраного напрямку та базовими картами.
champions-statement-deckbuilding-three-copies = У колоді може бути щонайбільше три копії за назвою кожної неунікальної карти.
champions-statement-deckbuilding-one-copy-unique = У колоді може бути щонайбільше одна копія за назвою кожної унікальної карти, разом із картою особи, за винятком випадків із різними альтернативними назвами чи альтер его.
champions-statement-deckbuilding-identity-requirements = Усі вимоги до складання колоди на карті особи мають бути виконані.

champions-statement-encounter-deck-default-sets = Кожен сценарій має рекомендований список наборів сутичок, що утворює його звичайну колоду сутичок.

champions-statement-expert-mode-villain-stages = В експертному режимі інше поєднання стадій лиходія, ніж у стандартному.
champions-statement-expert-mode-expert-set = Експертний режим додає до колоди сутичок експертний набір сутичок.

champions-statement-modular-set-included = Більшість сценаріїв, зокрема всі базові, мають у своєму списку модульний набір сутичок.
champions-statement-modular-set-swap = Модульний набір сценарію можна вилучити й замінити будь-яким іншим модульним набором.
champions-statement-modular-set-several-allowed = До сценарію можна додати кілька модульних наборів.
champions-statement-modular-set-random-unseen = Модульний набір можна вибрати навмання й замішати, не дивлячись на його карти.

champions-statement-setup-order = Чотирнадцять кроків підготовки виконують у наведеному порядку.
champions-statement-setup-step01-heroes = Крок 1: кожен гравець вибирає одного героя і кладе карту особи перед собою стороною альтер его догори.
champions-statement-setup-step02-hit-points = Крок 2: кожен гравець виставляє на лічильнику початкове життя з карти особи.
champions-statement-setup-step03-first-player = Крок 3: гравці вибирають першого гравця, який отримує жетон першого гравця.
champions-statement-setup-step04-obligations = Крок 4: зобов’язання кожного вибраного героя виймають із карт героя й відкладають.
champions-statement-setup-step05-nemesis = Крок 5: запеклого ворога кожного гравця та його карти сутичок відкладають.
champions-statement-setup-step06-shuffle-player-decks = Крок 6: кожен гравець тасує свою колоду.
champions-statement-setup-step07-tokens-and-status = Крок 7: готують запаси жетонів загрози, поранення й багатоцільових жетонів та карток оглушення, спантеличення й міцності.
champions-statement-setup-step08-villain = Крок 8: вибирають лиходія, а його колоду лиходія та колоду основного плану кладуть у центр.
champions-statement-setup-step09-villain-hit-points = Крок 9: на лічильнику лиходія виставляють життя з карти лиходія.
champions-statement-setup-step10-scheme-setup = Крок 10: виконують вказівки «Підготовка» на стороні 1А основного плану.
champions-statement-setup-step10-when-revealed = Крок 10: виконують властивості «При розкритті» карт сутичок, що увійшли в гру під час підготовки.
champions-statement-setup-step11-encounter-deck = Крок 11: колоду сутичок складають з її наборів, додають зобов’язання, відкладені на кроці 4, і тасують.
champions-statement-setup-step12-draw-hand = Крок 12: кожен гравець бере стільки карт, який розмір руки на його особі.
champions-statement-setup-step13-mulligan = Крок 13: кожен гравець може скинути будь-яку кількість карт з руки, а тоді добрати до розміру руки.
champions-statement-setup-step13-no-reshuffle = Карт, скинутих під час мулігану, не замішують назад у колоду.
champions-statement-setup-step14-character-setup = Крок 14: виконують вказівки «Підготовка» на картах осіб, якщо вони є.
champions-statement-setup-only-setup-abilities = Під час підготовки гравці не використовують жодних властивостей своїх карт, крім властивостей «Підготовка».

champions-statement-player-card-title = Карта гравця має назву.
champions-statement-player-card-type = Карта гравця має тип, який визначає, як вона діє і як її використовують.
champions-statement-player-card-traits = Карта гравця має перелік характеристик, на які можуть посилатися тексти властивостей.
champions-statement-player-card-ability = Карта гравця має текст властивості, який каже, як вона взаємодіє з грою.
champions-statement-player-card-cost = Карта гравця, яку розігрують, має ціну в ресурсах.
champions-statement-player-card-hit-points = Карта персонажа гравця має життя.
champions-statement-player-card-resources = На карті гравця вказано ресурси, які вона генерує, коли її скидають.
champions-statement-player-card-classification = Карта гравця має належність для складання колоди: до особи, до напрямку чи базова.
champions-statement-player-card-thw = Значення ЗНШ каже, наскільки добре персонаж знешкоджує.
champions-statement-player-card-atk = Значення АТК каже, наскільки добре персонаж атакує.
champions-statement-player-card-def = Значення ЗАХ каже, наскільки добре персонаж захищається.
champions-statement-player-card-rec = Значення ЛІК каже, наскільки добре альтер его лікується.
champions-statement-player-card-consequential-damage = Вміння може мати символи наслідкового поранення — поранень, які персонаж отримує за його використання.
champions-statement-player-card-hand-size = На кожному боці карти особи є розмір руки, до якого гравець доводить свою руку щораунду.
champions-statement-player-card-collector-info = На карті вказано продукт, до якого вона належить, і її номер у цьому продукті.
champions-statement-player-card-unique-symbol = Карта може мати символ унікальності.
champions-statement-player-card-alternate-name = Карта союзника може мати альтернативну назву.

champions-statement-scenario-card-title = Карта сценарію має назву.
champions-statement-scenario-card-type = Карта сценарію має тип, який визначає, як вона діє і як її використовують.
champions-statement-scenario-card-traits = Карта сценарію має перелік характеристик, на які можуть посилатися тексти властивостей.
champions-statement-scenario-card-ability = Карта сценарію має текст властивості, який каже, як вона взаємодіє з грою.
champions-statement-scenario-card-hit-points = Карта персонажа сценарію має життя.
champions-statement-scenario-card-sch = Значення ПЛН каже, наскільки добре ворог втілює план.
champions-statement-scenario-card-atk = Значення АТК каже, наскільки добре ворог атакує.
champions-statement-scenario-card-boost-icons = Карта має символи підсилення, що вказують її силу, коли її скидають як карту підсилення.
champions-statement-scenario-card-starting-threat = Стартова загроза — це загроза, яку кладуть на карту, коли вона входить у гру.
champions-statement-scenario-card-acceleration = Прискорення каже, як швидко просувається основний план щораунду.
champions-statement-scenario-card-target-threat = Ціль плану — це загроза, яка має назбиратися на плані, щоб колода планів перейшла на нову стадію.
champions-statement-scenario-card-stage-number = Карта лиходія чи основного плану має номер стадії у сценарії.
champions-statement-scenario-card-encounter-set-name = Карта сценарію називає набір сутичок, до якого належить.
champions-statement-scenario-card-encounter-set-info = На карті сценарію вказано розмір її набору сутичок і її власний номер у ньому.
champions-statement-scenario-card-collector-info = На карті сценарію вказано продукт, до якого вона належить, і її номер у цьому продукті.

## Примітки та причини.

champions-reason-golden-reference-over-learn-to-play = Ідеться про те, котра з двох надрукованих книжок важливіша; у програмі правила лише одні, тож жоден стан гри не покаже, за котрою вона діяла.
champions-note-grim-worst-outcome = Програма сама відкритого питання не помітить; тлумачення: кожен порядок чи питання, які довідник лишає відкритими й жодна з цих приміток не розв’язує, дають гравцям на вибір із позначкою невблаганного правила, і застосовують варіант, який вони позначать найгіршим.
champions-reason-supply-substitutes = Ідеться лише про речі з коробки; у програмі жетони ніколи не закінчуються (див. правило про необмежений запас).
champions-note-activation-once-per-player = Порядку між гравцями довідник тут не називає; тлумачення: порядок гравців.
champions-note-activation-boost-every-time = Активація, яку заміняє картка оглушення чи спантеличення, не відбувається й карти підсилення не отримує.
champions-note-form-change-once-per-round = Ця стаття каже «раз за раунд, у свій власний хід», стаття про хід гравця — «раз за хід». Чинне тлумачення: раз за власний хід; за раунд гравець має один хід.
champions-note-control-new-location-untouchable = Речення дуже стисле; тлумачення: у межах цього переміщення ніщо не може зреагувати на карту в зоні власника чи досягти її там. Пізніші ефекти бачать її там, як будь-яку іншу карту.
champions-note-control-moves-to-new-area = Жодна карта базового набору не змінює контролю над картою у грі, тому це перевіряють на вигаданій карті.
champions-note-ability-usable-only-from-play = Властивості підсилення, текст на картах ресурсів і зобов’язання під час виконання підпорядковані власним статтям, хоча карта тієї миті не у грі.
champions-note-enemy-attack-defender-must-exhaust = Довідник говорить про одного героя або союзника як захисника; тлумачення: від атаки захищається, виснажуючись, щонайбільше один персонаж.
champions-note-enemy-attack-hero-defender-reduces-by-def = Мається на увазі базове вміння захисту: сама лише властивість зі словом «захист» робить героя захисником, але не додає ЗАХ.
champions-note-enemy-attack-undefended-definition = Властивість зі словом «захист» робить атаку захищеною від миті, коли її використано; ефект підсилення, перевернутий раніше (Kree Manipulator, Electric Whip Attack), застав іще атаку без захисника.
champions-note-interrupt-changed-condition-blocks-rest = Це погано узгоджується зі статтею про заміну (з кількох ефектів заміни однієї умови діє найновіший). Тлумачення: кілька замін співіснують лише тоді, коли їх ініційовано до того, як котрась із них змінила умову.
champions-note-defend-labelled-ability = Довідник не каже, що означає захищатися властивістю з таким словом. Тлумачення: вона робить цього гравця захисником; героя виснажує, лише якщо так сказано; поранення зменшуються на ЗАХ лише за базового вміння захисту.
champions-note-defend-labelled-no-exhaust = Довідник каже це лише про слова «атака» і «знешкоджування»; чинне тлумачення: із захистом так само.
champions-note-deal-encounter-queue-in-steps-three-and-four = Тлумачення: карту, яку на четвертому кроці здали гравцеві, що вже розкрив усі свої, теж розкривають до кінця цього кроку.
champions-note-star-points-to-text = Перше речення статті каже, що зірочка стоїть у полі прискорення; останній її пункт і стаття про підсилення кажуть «у полі підсилення», і це чинне.
champions-note-star-by-atk = Зірочка Melter позначає постійну властивість (захищатися мусить союзник), а не втручання й не реакцію; діє текст карти.
champions-note-star-in-boost-field = Тут довідник каже, що це діє, коли карту скидають як карту підсилення, в іншому місці — щойно її перевернуто. Тлумачення: властивість виконують, коли карту перевернуто, а тоді карту скидають.
champions-note-initiation-determine-cost = Довідник називає модифікатори ціни двічі (кроки 2 і 3); тут їх зведено в одне правило.
champions-note-confused-player-thwart-replaced = Довідник називає лише героя та союзника. Тлумачення: властивість зі словом «знешкоджування», використану у вигляді альтер его (Legal Practice), теж заміняють. Союзник, чиє знешкоджування замінено, не знешкоджував і наслідкового поранення не отримує.
champions-note-confused-enemy-scheme-replaced = Тлумачення: втілення плану не починається, тож карти підсилення для нього не здають.
champions-note-stunned-player-attack-replaced = Тлумачення: союзник, чию атаку замінено, не атакував і наслідкового поранення не отримує.
champions-note-stunned-enemy-attack-replaced = Тлумачення: атака не починається, тож оглушений лиходій не отримує для неї карти підсилення.
champions-note-tough-damage-replaced = Поранення, які зупинила міцність, нічого не лишають для надміру.
champions-note-overkill-ally-defender = Поранення, які зупинила міцність, нічого не лишають для надміру.
champions-note-overkill-ally-spill-if-able = Ключове слово називає героя; за відповіддю видавця, надлишок отримує карта особи в будь-якому вигляді, бо поранення до вигляду не прив’язані.
champions-note-overkill-minion-to-villain = Поранення, які зупинила міцність, нічого не лишають для надміру.
champions-note-overkill-tough-leaves-nothing = Довідник не розглядає міцності й надміру разом; це випливає з того, що через міцність поранень не завдають зовсім.
champions-note-restricted-max-two = Межу можна перевищити на ту мить, коли діє правило про негайне скидання зайвих. У базовому наборі немає карт з обмеженням, тому це перевіряють на вигаданій карті.
champions-note-guard-villain-with-guard-exempt = Дослівне прочитання довідника: виняток стосується того, хто сам має ключове слово «охоронець». Жоден лиходій базового набору охоронцем не є, тому це перевіряють на вигаданій карті.
champions-note-peril-no-consulting = Розмов за столом програма не досягає; ідеться лише про її власні канали. Жодна карта базового набору не має ризику.
champions-note-peril-others-locked-out = Жодна карта базового набору не має ризику; лукавство для перевірки вигадане.
champions-note-retaliate-damage-after-attack = Довідник не каже, хто отримує поранення; прочитано: той, хто атакував, як на картах.
champions-note-quickstrike-attacks-on-engaging = Довідник каже, що ворог вибирає гравця своєю ціллю; прочитано: нападає на нього.
champions-note-player-deck-empty-reshuffle = Довідник мовчить про те, що й відбій порожній; тлумачення: колоди не роблять, а узяття чи скидання карт, що тривало, закінчується.
champions-note-player-deck-empty-encounter-card-penalty = Довідник каже, що гравець бере одну карту з колоди сутичок. Тлумачення: її здають долілиць і розкривають на четвертому кроці.
champions-note-encounter-deck-empty-reshuffle = Якщо й відбій порожній, колода лишається порожньою, доки якусь карту не скинуть чи не треба буде взяти.
champions-note-encounter-deck-empty-acceleration-token = За статтею про жетон прискорення він лежить на основному плані, а тут — біля колоди основного плану. Тлумачення: він належить колоді основного плану та переживає стадію.
champions-note-encounter-deck-empty-no-cards-left = Довідник мовчить; це відповідь видавця.
champions-note-limit-per-copy = Жодна карта базового набору з таким лімітом не має двох копій, тому це перевіряють на вигаданій карті.
champions-note-limit-cancelled-counts = Жодна карта базового набору не скасовує властивості гравця, тому це перевіряють на вигаданій карті.
champions-note-ally-limit-three = Довідник не каже, чи четвертого союзника не приймають. Тлумачення: його можна розіграти чи ввести у гру, а гравець, що перевищив ліміт союзників, вибирає союзника й скидає його.
champions-note-may-named-player = Жодна карта базового набору не називає зі словом «може» іншого гравця, тому це перевіряють на вигаданій карті.
champions-note-engaged-stays-until-ability = Речення довідника розірване («або доки властивість карти не змусить посіпаку напасти на іншого гравця» прив’язано до правила про призначення); прочитано як окреме правило.
champions-note-indirect-damage-divided = Довідник не каже, хто ділить. Тлумачення: кожен гравець, якого це стосується, ділить поранення між власними персонажами. Жодна карта базового набору непрямих поранень не завдає, тому це перевіряють на вигаданій карті.
champions-note-indirect-damage-cap-per-character = Тлумачення: те, чого не може прийняти жоден персонаж гравця, пропадає.
champions-reason-discussion-free-talk = Розмови людей за столом; жоден стан гри від них не залежить. Єдина їх межа — заборона радитися під час ризику.
champions-note-main-scheme-starting-threat = Усі основні плани базового набору починають із 0. Стадія 1В отримує стартову загрозу під час підготовки.
champions-note-gain-hit-points-lost-when-inactive = Довідник каже лише, що модифіковане значення повертається до попереднього. Тлумачення: і теперішнє, і найбільше життя зменшуються на розмір бонусу.
champions-note-hazard-extra-encounter-card = У довіднику сказано «здайте всім гравцям по одній додатковій карті», а далі «першу додаткову карту — першому гравцеві, другу — другому». Тлумачення: кожен символ небезпеки дає загалом одну додаткову карту сутички, і здають їх у порядку гравців.
champions-note-hazard-dealt-in-player-order = Кожен символ небезпеки дає загалом одну додаткову карту сутички; їх здають у порядку гравців, а коли символів більше, ніж гравців, починають коло знову.
champions-note-event-voluntary = Довідник вживає тут інше слово («обов’язково»), ніж для примусових властивостей; прочитано як «примусово».
champions-note-minion-activates-after-villain = Довідник каже лише «по черзі»; тлумачення: порядок кількох посіпак одного гравця вибирає цей гравець.
champions-note-qualifier-applies-to-each-item = У базовому наборі жодна карта не має такого переліку в цьому вигляді, тому це перевіряють на вигаданій карті.
champions-note-put-into-play-ignores-play-restrictions = Унікальність і ліміт союзників — не обмеження розіграшу, тому вони діють і тут.
champions-note-in-play-new-copy = Довідник мовчить; це відповідь видавця. Лиходій, чия стадія змінюється, із гри не виходить.
champions-note-play-permission-optional-exception = Жодна карта базового набору такого дозволу не дає (Make the Call вводить у гру), тому це перевіряють на вигаданій карті.
champions-note-villain-phase-step-three-deal = На кроці 3 у довіднику надруковано «символ загрози»; це може означати лише символ небезпеки.
champions-note-player-turn-any-order-any-number = Змінити вигляд можна раз за власний хід: див. правило про зміну вигляду.
champions-note-player-turn-basic-powers-by-form = Тут у довіднику інше слово замість знешкоджування; мається на увазі базове вміння знешкоджування.
champions-note-deckbuilding-three-copies = Суперечить правилу про всі карти, прив’язані до особи, через Wakanda Forever! (5 копій). Тлумачення: прив’язаних до особи карт це не стосується, їхню кількість визначає герой.
champions-note-deckbuilding-identity-requirements = Жодна карта особи базового набору такої вимоги не має, тому це перевіряють на вигаданій карті.
champions-note-setup-step04-obligations = Крок 4 говорить про одне зобов’язання на героя, стаття про зобов’язання — про одне чи більше, які всі замішують. Тлумачення: беруть усі.
champions-note-setup-step10-scheme-setup = Жоден крок підготовки цього не називає; тлумачення: стартову загрозу стадії 1В кладуть тут, під час підготовки, коли з’являється 1В.
champions-note-setup-step10-when-revealed = За довідником колоду сутичок складають лише на кроці 11. Тлумачення: набори сценарію збирають і тасують до кроку 10, щоб ними могли скористатися тексти «Підготовка» та «При розкритті»; на кроці 11 додають зобов’язання й тасують знову.
champions-note-setup-step11-encounter-deck = Див. примітку до властивостей «При розкритті» на кроці 10: карти наборів уже зібрано, коли їх потребує крок 10.
champions-note-setup-only-setup-abilities = Довідник мовчить; це відповідь видавця.
champions-note-scenario-card-starting-threat = Жоден крок підготовки прямо не кладе стартової загрози стадії 1В основного плану; вона випливає з цього поля, і її кладуть під час підготовки.
champions-note-scenario-card-encounter-set-info = Звірено з таблицею карт базового набору: зобов’язання мають у ній код набору свого героя і не мають номера в наборі.
