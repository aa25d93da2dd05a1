### Marvel United: Civil War: каждое правило дословно.

civilwar-statement-components-hero-cards = В наборе 8 героев (Captain America, Kate Bishop, Spectrum, Goliath, Iron Man, Tigra, Wonder Man, Yellowjacket), у каждого по 12 карт героя, всего 96.
civilwar-statement-components-equipment = В наборе 9 карт снаряжения.
civilwar-statement-components-locations = В наборе 6 локаций, которые используют в обоих режимах.
civilwar-statement-components-population-cards = В наборе 12 карт населения, которые используют в обоих режимах.
civilwar-statement-components-control-tokens = Есть 6 двусторонних жетонов контроля (синяя и красная стороны), по одному на локацию.
civilwar-statement-components-bases = Есть 3 синие и 3 красные подставки для фигурок.
civilwar-statement-components-shield-tokens = Есть 9 двусторонних жетонов щита (активная и неактивная стороны).
civilwar-statement-components-mode-parts = Только в «Поединке героев» используют 6 карт событий, 2 маркера команд и 1 карту-памятку.
civilwar-statement-components-registration-parts = Только в «Битве за регистрацию» используют 6 карт миссий, 6 карт камер и 6 жетонов опасности.

civilwar-statement-modes-two-modes = Режимов игры команд друг против друга ровно два: «Поединок героев» (стандартный) и «Битва за регистрацию» (соревновательный, асимметричный).
civilwar-statement-modes-no-villain = В этих режимах злодея нет: ходят только герои.
civilwar-statement-modes-two-teams = Игроки делятся на две противоборствующие команды — синюю и красную.
civilwar-statement-modes-team-size = В обеих командах одинаковое число героев: либо по 2 (2×2), либо по 3 (3×3).

civilwar-statement-common-ties = Если при выполнении эффекта возникает ничья, как её разрешить, решает активный герой.

civilwar-statement-terms-heroes = В ваших эффектах слово «герои» означает только героев вашей собственной команды.
civilwar-statement-terms-enemies = В ваших эффектах слово «враги» означает героев другой команды.
civilwar-statement-terms-attack-enemy = Действием атаки герой может нанести 1 урон герою другой команды; тот тогда сбрасывает 1 карту.
civilwar-statement-terms-villain-henchman = Слова «злодей» и «приспешник» в ваших эффектах означают врага (героя другой команды).
civilwar-statement-terms-villain-turn = Ход, в котором активный герой — враг, для ваших эффектов считается ходом злодея.

civilwar-statement-storyline-base-turns = Герои ходят так же, как в базовой игре, за исключением изменений этих режимов.
civilwar-statement-storyline-per-team = У каждой команды своя, независимая сюжетная линия.
civilwar-statement-storyline-opposite-ends = Две сюжетные линии начинаются с противоположных краёв игровой области.
civilwar-statement-storyline-previous-symbols-own = Герой пользуется нижними символами предыдущей карты героя только с сюжетной линии своей команды.
civilwar-statement-storyline-effects-own = Эффекты, говорящие о сюжетной линии, относятся только к сюжетной линии команды этого героя.

civilwar-statement-location-eot-needs-control = Необязательный эффект конца хода локации, в которой закончился ход, активный герой может использовать, только если эту локацию контролирует его команда.
civilwar-statement-location-eot-optional = Использовать ли необязательный эффект конца хода, решает активный герой.
civilwar-statement-location-continuous-both = Постоянные эффекты локаций действуют на обе команды, кто бы ни контролировал локацию.
civilwar-statement-location-mandatory-eot-both = Обязательные эффекты конца хода локаций касаются обеих команд, кто бы ни контролировал локацию.
civilwar-statement-location-overflow-damage = Когда в локации происходит переполнение, контролирующая её команда должна выбрать 1 своего героя, и он получает 1 урон.
civilwar-statement-location-overflow-unpreventable = Урон от переполнения неотвратим.
civilwar-statement-location-overflow-any-hero = Герой, выбранный для урона от переполнения, может находиться где угодно, в том числе в камере, но не быть нокаутированным.

civilwar-statement-shield-owned = Перед каждым героем лежит 1 или 2 жетона щита, в зависимости от режима.
civilwar-statement-shield-must-flip = Когда герой получил бы урон и у него есть активный щит, он обязан перевернуть один активный щит на неактивную сторону вместо сброса карты.
civilwar-statement-shield-unpreventable-too = Щиты принимают и неотвратимый урон.
civilwar-statement-shield-counts-as-damage = Урон, принятый щитом, для всех эффектов игры считается нанесённым.
civilwar-statement-shield-per-damage = Каждую единицу урона обрабатывают отдельно, так что 2 урона при 1 активном щите стоят щита и 1 карты.
civilwar-statement-shield-not-for-discard = Щиты не заменяют эффект, который велит герою сбросить карты из руки.
civilwar-statement-shield-recover-on-stand = Когда герой приходит в себя после нокаута, он переворачивает все свои щиты обратно на активную сторону.

civilwar-statement-setup-clash-trackers-zero = Подготовка «Поединка», шаг 1: оба маркера команд начинают на делении 0 шкалы очков.
civilwar-statement-setup-clash-choose-heroes = Подготовка «Поединка», шаг 3: каждая команда выбирает своих героев (2 или 3).

civilwar-statement-setup-board-side = Подготовка, шаг 1 (оба режима): двустороннее поле «Гражданской войны» лежит в середине стороной выбранного режима вверх.
civilwar-statement-setup-shuffle-locations = Подготовка, шаг 2 (оба режима): 6 локаций перемешивают и раскладывают вокруг поля.
civilwar-statement-setup-location-tokens = Подготовка, шаг 2 (оба режима): на каждую локацию кладут жетоны горожан и бандитов, указанные в её ячейках.
civilwar-statement-setup-location-choice = Игроки могут использовать 6 локаций этого набора или любое сочетание локаций, которые у них есть, кроме запрещённых.
civilwar-statement-setup-bases = Подготовка, шаг 3 (оба режима): каждую фигурку ставят на подставку цвета её команды.
civilwar-statement-setup-start-locations = Подготовка, шаг 3 (оба режима): герои каждой команды начинают в локации, на которую указывает стрелка её цвета.
civilwar-statement-setup-control-blue = Подготовка, шаг 4 (оба режима): жетон контроля лежит синей стороной вверх в начальной локации синих и в 2 локациях, соседних с начальной локацией красных, а красной — в остальных 3.
civilwar-statement-setup-control-place = Подготовка, шаг 4 (оба режима): жетоны контроля лежат на местах угроз локаций, а карт угроз в игре нет.

civilwar-statement-setup-clash-one-shield = Подготовка «Поединка», шаг 5: каждый герой берёт 1 щит активной стороной вверх.

civilwar-statement-setup-remove-double-wild = Подготовка, шаг 6 (оба режима): каждый герой вынимает из своей колоды карту с двумя универсальными действиями и убирает её из игры.
civilwar-statement-setup-remove-without-equipment = Подготовка, шаг 6 (оба режима): карту с двумя универсальными действиями убирают, даже если герой не берёт снаряжение.
civilwar-statement-setup-opening-hand = Подготовка, шаг 6 (оба режима): после этого каждый герой тасует свою колоду и берёт 3 карты.
civilwar-statement-setup-own-equipment = Подготовка, шаг 6 (оба режима): герой, у которого есть собственные карты снаряжения, использует их.
civilwar-statement-setup-universal-equipment = Подготовка, шаг 6 (оба режима): герой без собственного снаряжения может выбрать 1 карту универсального снаряжения.

civilwar-statement-setup-clash-event-remove-one = Подготовка «Поединка», шаг 7: карты событий тасуют в закрытую колоду и 1 убирают из игры, не показывая, так что остаётся 5.
civilwar-statement-setup-clash-no-event-at-start = Подготовка «Поединка», шаг 7: в начале игры событие не раскрывают.

civilwar-statement-setup-population-arrows = Карты населения называют локации относительно красной и синей стрелок на поле.
civilwar-statement-setup-population = Подготовка, шаг 8 или 10 (оба режима): карты населения тасуют рубашкой вверх, берут 1 и выполняют.

civilwar-statement-setup-clash-starting-team = Подготовка «Поединка», шаг 9: игроки решают, какая команда начинает.
civilwar-statement-setup-clash-starting-hero = Подготовка «Поединка», шаг 9: начинающая команда выбирает, кто из её героев ходит первым.
civilwar-statement-setup-clash-summary-card = Подготовка «Поединка», шаг 9: герой, который ходит первым, берёт карту-памятку.

civilwar-statement-clash-alternate-turns = Когда ход героя закончен, следующий ход — у другой команды, и так, пока не сходят по 2 героя каждой команды.
civilwar-statement-clash-round-four-turns = Раунд — это всегда 4 хода героев, по 2 на команду, и в игре 2×2, и в игре 3×3.
civilwar-statement-clash-hero-order = Герои команды ходят в постоянном круговом порядке, который продолжается из раунда в раунд.
civilwar-statement-clash-team-order-choice = Каждая команда задаёт порядок своих героев сама, когда каждый из них делает свой первый ход.
civilwar-statement-clash-reveal-event = В конце раунда, после его 4-го хода, раскрывают верхнюю карту событий.
civilwar-statement-clash-event-discard-old = Когда раскрывают новое событие, сначала сбрасывают активное, так что активно не больше одного.
civilwar-statement-clash-event-instant = Немедленный эффект события выполняют сразу, до проверки инициативы.
civilwar-statement-clash-event-lasting = Событие с длительным эффектом действует, пока не раскрыто новое.
civilwar-statement-clash-initiative = После события проверяют инициативу: новый раунд начинает команда, у которой меньше очков.
civilwar-statement-clash-initiative-next-hero = Команда с инициативой начинает раунд своим следующим по порядку героем.
civilwar-statement-clash-summary-each-round = Каждый герой, который начинает раунд, берёт карту-памятку.
civilwar-statement-clash-initiative-tie = Если при проверке инициативы очков поровну, считается, что их меньше у команды, чей маркер лежит поверх другого.
civilwar-statement-clash-initiative-tie-zero = Если оба маркера ещё на 0 и никто не продвинулся, маркер начинавшей команды считается нижним.
civilwar-statement-clash-same-starter-2x2 = В игре 2×2, если инициатива не сменилась, раунд начинает тот же герой, что и предыдущий.
civilwar-statement-clash-other-starter-3x3 = В игре 3×3, даже если инициатива не сменилась, раунд начинает не тот герой, который начинал предыдущий.
civilwar-statement-clash-last-round = Когда раскрыто пятое, последнее событие, играют ещё один, последний раунд, и игра заканчивается.
civilwar-statement-clash-six-rounds = «Поединок», в котором никто не достигает 40 очков, длится ровно 6 раундов.
civilwar-statement-clash-end-at-40 = Игра заканчивается также в конце раунда, в котором маркер достиг деления 40 или прошёл его.

civilwar-statement-approval-place = Героическим действием герой может положить героический жетон из запаса на свободное место общественного одобрения, связанное с его локацией.
civilwar-statement-approval-not-own-location = Жетоны одобрения может класть только герой, команда которого не контролирует эту локацию.
civilwar-statement-approval-flip-at-two = Когда у локации 2 жетона одобрения, оба сразу сбрасывают, а её жетон контроля переворачивают.
civilwar-statement-approval-persist = Один жетон одобрения остаётся у локации и между ходами, и между раундами.
civilwar-statement-approval-immediate-use = Эффект конца хода локации, перевёрнутой во время хода, новая контролирующая команда может использовать в том же ходу.
civilwar-statement-approval-reset-on-flip = Если жетон контроля переворачивает какой-либо эффект, когда у локации лежит 1 жетон одобрения, этот жетон одобрения сбрасывают.
civilwar-statement-approval-mode = Общественное одобрение используют только в «Поединке героев».

civilwar-statement-population-green-check = После каждого хода героя проверяют, не достиг ли маркер зелёного деления и не прошёл ли его впервые.
civilwar-statement-population-one-per-space = За каждое впервые достигнутое или пройденное зелёное деление берут и выполняют 1 карту населения.
civilwar-statement-population-first-time-only = Зелёное деление срабатывает за игру только один раз — для того маркера, который придёт первым.
civilwar-statement-population-add-tokens = Карта населения добавляет в названные на ней локации указанное число бандитов и горожан.
civilwar-statement-population-before-event = Если после одного и того же хода нужно выполнить карту населения и событие, сначала выполняют карту населения.
civilwar-statement-population-none-after-last = После последнего хода героя в игре карту населения не берут.
civilwar-statement-population-deck-empty = Если колода населения пуста, ничего не добавляют.

civilwar-statement-scoring-civilian = Спасённый горожанин продвигает маркер спасшей команды на 1.
civilwar-statement-scoring-thug = Побеждённый бандит продвигает маркер победившей команды на 1.
civilwar-statement-scoring-ko = Нокаутированный герой продвигает маркер другой команды на 5.
civilwar-statement-scoring-ko-any-cause = Очки за нокаут дают, чем бы он ни был вызван, в том числе переполнением.
civilwar-statement-scoring-control = Перевёрнутый жетон контроля продвигает на 1 маркер команды, цвет которой теперь виден.
civilwar-statement-scoring-discard-no-score = Горожанин или бандит, сброшенный эффектом (не спасённый и не побеждённый), очков не приносит.
civilwar-statement-scoring-immediate = Маркеры продвигают в тот самый момент, когда заработаны очки.
civilwar-statement-scoring-stack-on-top = Маркер, пришедший на занятое деление, кладут поверх другого.
civilwar-statement-scoring-winner = В конце игры побеждает команда, чей маркер продвинулся по шкале дальше.
civilwar-statement-scoring-tie-locations = При равенстве очков побеждает команда, которая контролирует больше локаций.
civilwar-statement-scoring-tie-bottom = Если и число контролируемых локаций равное, побеждает команда, чей маркер лежит внизу.
civilwar-statement-scoring-past-40 = Очки сверх 40 считают.

civilwar-statement-balance-keep-double-wild = Для выравнивания сил в «Поединке героев» соперники более опытной команды могут оставить свои карты с двумя универсальными действиями.

civilwar-statement-bid-heroes-first = Каждая команда выбирает героев до заявок.
civilwar-statement-bid-first-bidder = Первую заявку делает команда, выбранная случайно.
civilwar-statement-bid-meaning = Заявка — это число карт героев на собственной сюжетной линии, за которое команда берётся выполнить 5 миссий, играя за синих.
civilwar-statement-bid-lower = Команды делают заявки по очереди, и каждая должна быть меньше предыдущей.
civilwar-statement-bid-passer-red = Заявки заканчиваются, когда команда спасует; спасовавшая играет за красных.
civilwar-statement-bid-bidder-blue = Команда, которая не спасовала, играет за синих, и её ограничение — последнее названное число.
civilwar-statement-bid-first-must-bid = Первая команда не может спасовать, пока не названо ни одного числа; заявка не бывает меньше 1.
civilwar-statement-bid-advice = Это только совет: на миссию нужно около 3 карт синих; в первой игре заявки стоит начинать выше 15 и не опускаться ниже 12.

civilwar-statement-setup-registration-shields = Подготовка «Битвы за регистрацию», шаг 5: каждый красный герой берёт 1 активный щит, каждый синий — 2.
civilwar-statement-setup-registration-mission-remove = Подготовка «Битвы за регистрацию», шаг 7: карты миссий тасуют рубашкой вверх рядом с синими; верхнюю показывают обеим командам и убирают, так что остаётся 5.
civilwar-statement-setup-registration-mission-no-peek = Игроки не могут просматривать колоду миссий.
civilwar-statement-setup-registration-cell-remove = Подготовка «Битвы за регистрацию», шаг 8: 1 случайную карту камеры показывают обеим командам и убирают; остальные 5 получает красная команда.
civilwar-statement-setup-registration-cells-peek = Красная команда может в любой момент смотреть свои доступные карты камер.
civilwar-statement-setup-registration-danger-supply = Подготовка «Битвы за регистрацию», шаг 9: жетоны опасности лежат в общем запасе.
civilwar-statement-setup-registration-first-mission = Подготовка «Битвы за регистрацию», шаг 11: синяя команда раскрывает верхнюю миссию и раскладывает жетоны опасности, как в ней сказано.
civilwar-statement-setup-registration-first-hero = Подготовка «Битвы за регистрацию», шаг 12: синяя команда выбирает, кто из её героев делает первый ход игры.

civilwar-statement-registration-alternate = После первого хода команды ходят по очереди, каждый раз одним героем, до конца игры.
civilwar-statement-registration-hero-order = Внутри команды герои ходят в постоянном круговом порядке.
civilwar-statement-registration-no-rounds = В «Битве за регистрацию» нет раундов, событий, инициативы и шкалы очков.
civilwar-statement-registration-end-fifth-mission = Игра сразу заканчивается, когда синие выполнили 5-ю миссию.
civilwar-statement-registration-end-limit = Игра сразу заканчивается, когда превышено заявленное число ходов синих.
civilwar-statement-registration-end-no-cards = Игра сразу заканчивается, когда какой-либо герой начинает ход без карт и в руке, и в колоде.
civilwar-statement-registration-win-blue = Синие побеждают, если 5-я миссия выполнена, когда на их сюжетной линии не больше заявленного числа карт героев.
civilwar-statement-registration-win-red = Красные побеждают, если синие не выполнили 5 миссий за заявленное число ходов.
civilwar-statement-registration-no-cards-red = Если игра заканчивается потому, что у героя нет карт, побеждают красные: синие не выполнили 5 миссий.
civilwar-statement-registration-jail-turn-counts = Карта, сыгранная синим героем в камере, лежит на сюжетной линии и входит в заявленное число.

civilwar-statement-mission-population-after = Когда миссия выполнена, сразу после хода текущего героя берут и выполняют 1 карту населения.
civilwar-statement-mission-no-population-after-fifth = После 5-й миссии карту населения не берут.
civilwar-statement-mission-replace = После карты населения выполненную миссию сбрасывают, раскрывают верхнюю миссию и выполняют её эффекты.
civilwar-statement-mission-one-active = Всегда активна ровно одна миссия, и выполнить можно только её.
civilwar-statement-mission-complete-any-turn = Миссия выполнена, как только соблюдено её условие, даже в ход красного героя.

civilwar-statement-danger-as-far-as-possible = Если эффекты миссии нельзя выполнить полностью, их выполняют, насколько возможно.
civilwar-statement-danger-protected = Жетоны опасности нельзя сбросить или убрать никаким эффектом, который сбрасывает или убирает жетоны.
civilwar-statement-danger-only-by-mission = Жетон опасности сбрасывают только тем способом, какой описан в активной миссии.
civilwar-statement-danger-travels = Если горожанин или бандит с жетоном опасности перемещён в другую локацию, жетон перемещается вместе с ним.
civilwar-statement-danger-red-cannot-remove = Красный герой не может спасти, победить или сбросить горожанина или бандита, на котором лежит жетон опасности.
civilwar-statement-danger-none-placed = Если нельзя положить ни одного жетона опасности, миссия считается выполненной в конце следующего хода синих.
civilwar-statement-danger-clear-on-completion = Когда миссия выполнена, жетоны опасности, ещё лежащие на поле, возвращают в запас.

civilwar-statement-control-flip-on-use = Когда герой использует эффект конца хода локации, которую контролирует его команда, жетон контроля сразу переворачивают на сторону другой команды.
civilwar-statement-control-mandatory-no-flip = Обязательный эффект конца хода, выполненный в локации под контролем другой команды, контроля не меняет.

civilwar-statement-prison-crisis-action = Красный герой может потратить 1 героическое действие в локации, где есть синий герой, чтобы дать этому герою жетон кризиса.
civilwar-statement-prison-prepare-cell = В свой ход красный герой может потратить 1 героическое действие, чтобы положить 1 доступную карту камеры на свободное место камеры.
civilwar-statement-prison-cell-face-down = Приготовленная карта камеры лежит рубашкой вверх (ловушка скрыта).
civilwar-statement-prison-free-space = Место камеры свободно, если на нём нет ни карты камеры, ни героя.
civilwar-statement-prison-choose-cell-card = Красная команда может выбирать карту камеры вместе; если согласия нет, решает активный герой.
civilwar-statement-prison-ko-to-cell = Когда синий герой нокаутирован и есть хотя бы 1 приготовленная камера, красные должны выбрать одну из них и положить героя на её место.
civilwar-statement-prison-trap-with-crisis = Если у героя, попавшего в камеру, есть хотя бы один жетон кризиса, срабатывает ловушка этой карты камеры.
civilwar-statement-prison-trap-other-target = Ловушка не обязательно действует на нокаутированного героя: она действует на того, кого называет её текст, а это может быть и он, хотя и нокаутирован.
civilwar-statement-prison-trap-discard = После ловушки карту камеры сбрасывают.
civilwar-statement-prison-crisis-discard = После ловушки сбрасывают все жетоны кризиса героя, попавшего в камеру.
civilwar-statement-prison-no-crisis-no-trap = Если у нокаутированного героя нет жетона кризиса, карту камеры сбрасывают без эффекта.
civilwar-statement-prison-no-cell-normal-ko = Если приготовленной камеры нет, нокаутированного синего героя кладут в его локации, и в свой следующий ход он приходит в себя как обычно.
civilwar-statement-prison-ko-inside-cell = Синего героя, нокаутированного в камере, перемещают в приготовленную камеру по выбору красных, если такая есть; иначе его кладут в той же камере.
civilwar-statement-prison-start-in-cell = Синий герой, начинающий ход в камере после нокаута, встаёт и пополняет руку по обычному правилу восстановления.
civilwar-statement-prison-plays-card = Герой в камере играет карту героя как обычно.
civilwar-statement-prison-no-move = Герой в камере не может перемещаться никаким образом.
civilwar-statement-prison-no-actions = Пока герой в камере, он не может выполнять никаких действий, кроме побега.
civilwar-statement-prison-no-special = Пока герой в камере, все особые эффекты его карт не действуют.
civilwar-statement-prison-no-equipment-use = Герой в камере не может использовать своё снаряжение.
civilwar-statement-prison-no-equipment-charge = Герой в камере не может заряжать своё снаряжение.
civilwar-statement-prison-escape-when-standing = Героя в камере можно освободить только тогда, когда он уже не нокаутирован.
civilwar-statement-prison-escape-cost = Освобождение стоит 2 действий перемещения, 2 героических действий или 2 действий атаки.
civilwar-statement-prison-escape-wild = Универсальные символы и жетоны могут заменить любое из действий, которыми платят за освобождение.
civilwar-statement-prison-escape-by-self-or-ally = Платит узник или другой синий герой, каждый в свой собственный ход.
civilwar-statement-prison-escape-location = Освобождённый герой выбирает 1 из 2 локаций, указанных у места его камеры, и его ставят туда.
civilwar-statement-prison-escape-continue = Освободившийся сам герой может продолжить ход с оставшимися действиями и особыми эффектами.
civilwar-statement-prison-red-ko-reward = Когда красный герой нокаутирован, синие сразу распределяют между своими героями, как пожелают, 2 жетона действий (перемещения, героического действия или атаки в любом сочетании).
civilwar-statement-prison-red-ko-normal = Нокаутированный красный герой никогда не попадает в камеру: он лежит в своей локации и приходит в себя как обычно.
civilwar-statement-prison-cells-not-locations = Для эффектов игры камеры не считаются локациями.
civilwar-statement-prison-discard-count = Сброшенные карты камер остаются вне игры; их число равно числу заключений.

civilwar-statement-tournament-same-setup = Матч — две партии «Битвы за регистрацию» подряд.
civilwar-statement-tournament-same-heroes = В обеих партиях каждая команда использует одних и тех же героев.
civilwar-statement-tournament-same-layout = Расположение локаций в обеих партиях одно и то же.
civilwar-statement-tournament-same-cells = В обеих партиях используют одни и те же 5 карт камер.
civilwar-statement-tournament-same-missions = В обеих партиях используют одни и те же 5 миссий, перетасованные заново.
civilwar-statement-tournament-swap-roles = Во второй партии команды меняются цветами и ролями.
civilwar-statement-tournament-steps-before-setup = До подготовки по жребию определяют первую синюю команду, затем выбирают локации, затем героев; эти шаги заменяют обычные.
civilwar-statement-tournament-first-blue-random = Какая команда первой играет за синих, решает случай; заявок нет.
civilwar-statement-tournament-no-limit = Без заявок у первой партии нет ограничения ходов: она заканчивается с 5-й миссией или когда герой начинает ход без карт.
civilwar-statement-tournament-pick-four = Каждая команда выбирает 4 локации.
civilwar-statement-tournament-reveal-order = Выбранные локации показывают соперникам; начинает команда, которая первой играет за синих.
civilwar-statement-tournament-ban-one = Каждая команда сбрасывает 1 из локаций, выбранных другой командой.
civilwar-statement-tournament-six-remain = Оставшиеся 6 локаций раскладывают случайно.
civilwar-statement-tournament-location-copies = В кольце могут быть две копии одной и той же локации.
civilwar-statement-tournament-draft = Героев объявляют в таком порядке: синие — 1, красные — 2, синие — 1; в игре 3×3 затем синие — последнего и красные — последнего.
civilwar-statement-tournament-no-twins = В одной команде не может быть двух одинаковых героев.
civilwar-statement-tournament-variants-allowed = В одной команде могут быть два разных варианта одного персонажа.
civilwar-statement-tournament-same-hero-both-teams = Обе команды могут использовать копии одного и того же героя.
civilwar-statement-tournament-no-team-cards = В турнирных партиях карты команд не допускаются.
civilwar-statement-tournament-record = В конце партии записывают, за сколько ходов герои синих выполнили 5 миссий.
civilwar-statement-tournament-record-cells = В конце партии для красных записывают число сброшенных карт камер.
civilwar-statement-tournament-stop-game-two = Вторая партия сразу заканчивается, когда синие не выполнили 5 миссий за столько ходов, сколько понадобилось соперникам в первой.
civilwar-statement-tournament-winner = Матч выигрывает команда, которая выполнила 5 миссий за меньшее число ходов героев.
civilwar-statement-tournament-tie-cells = При равенстве ходов побеждает команда, у которой, когда она играла за красных, сброшено больше камер.
civilwar-statement-tournament-tie-cells-none-done = Если ни одна команда не выполнила 5 миссий, побеждает та, у которой, когда она играла за красных, сброшено больше камер.
civilwar-statement-tournament-tie-red-second = Если и тогда ничья, побеждает команда, игравшая за красных во второй партии.

civilwar-statement-keyword-replace = Эффект, в котором есть одно из перечисленных ключевых слов, выполняют так, как описано здесь; это полностью заменяет его первоначальное значение.
civilwar-statement-keyword-threat-add = Добавить жетоны действий к угрозе — значит добавить героические жетоны в область общественного одобрения.
civilwar-statement-keyword-threat-clear = Устранить угрозу — значит перевернуть жетон контроля на сторону своей команды.
civilwar-statement-keyword-threat-swap = Поменять угрозы местами — значит поменять местами жетоны контроля.
civilwar-statement-keyword-threat-move = Перемещение угрозы ничего не делает.
civilwar-statement-keyword-swap-no-score = Обмен жетонами контроля — не переворот и очков не даёт.
civilwar-statement-keyword-delay = Задержка злодея: в следующий ход врага этот герой не пользуется 1 выбранным нижним символом предыдущей карты на своей сюжетной линии.
civilwar-statement-keyword-accelerate = Ускорение злодея: в следующий ход врага этот герой может дважды использовать 1 выбранный нижний символ предыдущей карты на своей сюжетной линии.
civilwar-statement-keyword-facedown-plan = Карта плана злодея, сыгранная рубашкой вверх без эффекта: в следующий ход врага этот герой не пользуется никаким нижним символом предыдущей карты.
civilwar-statement-keyword-next-turn-only = Задержка, ускорение и карта плана рубашкой вверх действуют только один ход врага.
civilwar-statement-keyword-bam = «БАМ!» срабатывает для всех подходящих символов, видимых внизу и в особых эффектах карт, которые враг использует на своей сюжетной линии.
civilwar-statement-keyword-plan-deck = Колода или карта плана злодея — это колода или карта одного героя врагов, которого выбирает активный герой.
civilwar-statement-keyword-plan-tokens = Бандиты и горожане, добавленные картой плана злодея, — это те, которых добавила карта населения.
civilwar-statement-keyword-stun = Жетон оглушения дают врагу; до конца своего хода этот герой считает особые эффекты всех своих карт на сюжетной линии пустыми.
civilwar-statement-keyword-stun-discard = В конце своего хода оглушённый герой сбрасывает все свои жетоны оглушения.
civilwar-statement-keyword-health = Здоровье злодеев и приспешников — это число карт героя в руке врага.
civilwar-statement-keyword-health-squirrel-girl = Для «Zdrowy Rozsądek» героя Squirrel Girl складывают все карты в руках всех врагов.
civilwar-statement-keyword-defeat-villain = Победить злодея или приспешника — значит нокаутировать врага.
civilwar-statement-keyword-villain-ends-move = «Злодей заканчивает движение в вашей локации» означает врага, который вошёл в вашу локацию, а не того, кто закончил в ней ход.
civilwar-statement-keyword-alone = Герой в локации с врагами всё равно считается одним.
civilwar-statement-keyword-ignore-removal = Всё, что говорит об удалении с поля героев, злодеев или приспешников, не учитывают.
civilwar-statement-keyword-ignore-skip = Всё, что говорит о пропуске хода героем, злодеем или приспешником, не учитывают.
civilwar-statement-keyword-ignore-unused = Всё, что говорит о миссиях или компонентах, не используемых в этих режимах, не учитывают.

civilwar-statement-banned-rule = Локации из списка запрещённых нельзя выбирать при подготовке ни в одном из этих режимов.
civilwar-statement-banned-list = Список запрещённых: S.H.I.E.L.D. Headquarters, Stark Labs (Marvel United); Great Mound (Rise of the Black Panther); Hala и все 6 локаций Thanos (The Infinity Gauntlet); Mojoverse (Blue Team); Hellfire Club Building (Gold Team); The Danger Room (First Class); Morlock Tunnels (X-Force); Statue of Liberty (Maximum Carnage); Dark Beast Laboratory, The Core / Seattle Slave Camp (The Age of Apocalypse); Camp Hammond (Secret Invasion); Harvester of Sorrow (Annihilation); Monster Isle (Multiverse Promos).

civilwar-statement-compatibility-no-other-variant = Ни один из этих режимов нельзя сочетать ни с каким другим вариантом игры.
civilwar-statement-compatibility-no-companions = Ни в одном из этих режимов нельзя использовать карты спутников.
civilwar-statement-compatibility-mix-content = Героев и локации этого набора можно сочетать с другими героями и локациями, кроме запрещённых.

civilwar-statement-board-ring = 6 локаций образуют кольцо; каждая — соседняя с двумя ближайшими.
civilwar-statement-board-opposite = Напротив локации на месте i лежит локация на месте i+3 кольца.
civilwar-statement-board-slots = В локации определённое число ячеек; в каждой помещается один горожанин или один бандит.
civilwar-statement-board-slots-any-token = Символы, напечатанные в ячейках, важны только при подготовке; потом любая ячейка принимает и горожанина, и бандита.
civilwar-statement-board-overflow-once = Переполнение происходит один раз на локацию и карту или эффект, сколько бы жетонов ни было лишних.
civilwar-statement-board-overflow-fill = Если нужно добавить больше жетонов, чем есть пустых ячеек, свободные ячейки заполняют, а остальные жетоны не добавляют.

civilwar-statement-turn-order = Ход героя идёт в таком порядке: начало, взятие карты, розыгрыш карты, действия, конец хода.
civilwar-statement-turn-draw = В начале хода активный герой берёт 1 карту.
civilwar-statement-turn-draw-empty = Герой, у которого в колоде не хватает карт, берёт сколько есть, и наказания за это нет.
civilwar-statement-turn-no-hand-limit = Размер руки не ограничен; «доберите до n» ничего не делает, если в руке n или больше карт.
civilwar-statement-turn-play-one = Активный герой обязан сыграть ровно 1 карту лицом вверх в конец сюжетной линии.
civilwar-statement-turn-own-symbols = Каждый символ только что сыгранной карты герой может использовать как действие.
civilwar-statement-turn-previous-symbols = Герой может использовать и каждый нижний символ предыдущей карты героя на сюжетной линии; у первой карты линии предыдущей нет.
civilwar-statement-turn-previous-effect-not = Особый эффект предыдущей карты следующему герою недоступен.
civilwar-statement-turn-any-order = Символы, жетоны и особый эффект можно использовать в любом порядке и вперемежку.
civilwar-statement-turn-unused-lost = Неиспользованные символы в конце хода пропадают и жетонами никогда не становятся.
civilwar-statement-turn-special-once = Особый эффект сыгранной карты можно использовать один раз за ход.
civilwar-statement-turn-special-optional = Использовать особый эффект не обязательно, если карта не говорит иного.
civilwar-statement-turn-facedown-card = Карта рубашкой вверх на сюжетной линии не даёт ни символов, ни эффекта.
civilwar-statement-turn-end-effect = Эффект конца хода локации героя — самый последний шаг хода.
civilwar-statement-turn-end-effect-no-chain = Если герой перемещён эффектом конца хода, эффект новой локации не срабатывает.

civilwar-statement-action-move = Действие перемещения ведёт героя в соседнюю локацию.
civilwar-statement-action-heroic-rescue = Героическое действие спасает 1 горожанина в локации героя; его жетон возвращают в запас.
civilwar-statement-action-attack-thug = Действие атаки побеждает 1 бандита в локации героя.
civilwar-statement-action-attack-here-only = Действие атаки достаёт только цели в локации самого героя.
civilwar-statement-action-wild = Универсальный символ или жетон используют как 1 перемещение, атаку или героическое действие; вид выбирают при использовании.

civilwar-statement-token-keep = Жетоны действий остаются у героя между ходами, пока он их не потратит.
civilwar-statement-token-spend = Жетон действия тратят как одно действие его вида и возвращают в запас.
civilwar-statement-token-own-turn = Жетон действия тратит только его владелец и только в свой собственный ход.

civilwar-statement-damage-card-to-bottom = За 1 урон, не принятый щитом, игрок этого героя выбирает 1 карту из руки и кладёт её под низ его колоды.
civilwar-statement-damage-ko = Герой, чья рука опустела из-за урона, сразу нокаутирован, и его фигурку кладут.
civilwar-statement-damage-ko-by-discard = Герой, чья рука опустела из-за эффекта сброса, тоже нокаутирован, если эффект не говорит иного.
civilwar-statement-damage-ko-after-last-card = Герой, сыгравший последнюю карту из руки, заканчивает свой ход и в его конце нокаутирован, если рука всё ещё пуста.
civilwar-statement-damage-ko-ignored = Никакие эффекты не учитывают нокаутированного героя: он не получает ни урона, ни жетонов, и его не перемещают.
civilwar-statement-damage-ko-own-turn = Герой, нокаутированный в свой собственный ход, теряет остаток этого хода.
civilwar-statement-damage-recovery = В начале своего следующего хода нокаутированный герой встаёт, берёт 4 карты вместо 1 и продолжает ход.
civilwar-statement-damage-no-discard-pile = Сброса и перетасовки нет: сыгранные карты остаются на сюжетной линии.
civilwar-statement-damage-invulnerable = Жетон неуязвимости предотвращает весь предотвратимый урон герою.
civilwar-statement-damage-invulnerable-expires = Герой теряет жетон неуязвимости в начале своего следующего хода.
civilwar-statement-damage-invulnerable-target = Героя с жетоном неуязвимости всё равно можно выбрать целью.
civilwar-statement-damage-unpreventable = На неотвратимый урон не действуют ни неуязвимость, ни прочее предотвращение, но щиты действуют.

civilwar-statement-crisis-no-own-rule = У жетона кризиса нет собственного эффекта; его значение задаёт режим или карта.

civilwar-statement-equipment-charge = В свой ход герой может потратить действие вида, указанного в пустой ячейке заряда его снаряжения, чтобы заполнить эту ячейку.
civilwar-statement-equipment-use = Когда все ячейки заряда заполнены, герой может в свой ход один раз использовать снаряжение; после этого все ячейки пусты.
civilwar-statement-equipment-keep = Заряды остаются на снаряжении между ходами и после нокаута.

## Примечания и основания.

civilwar-note-components-equipment = Какая карта какому герою принадлежит — наше решение.

civilwar-note-common-ties = Между ходами (события, население, миссии) активным считается герой, чей ход только что закончился (наше решение).

civilwar-note-location-continuous-both = Ни у одной из 6 локаций этого набора нет постоянного эффекта.
civilwar-note-location-mandatory-eot-both = Ни у одной из 6 локаций этого набора нет обязательного эффекта.
civilwar-note-location-overflow-any-hero = Книга правил не ограничивает место и не исключает героя в камере; исключение для нокаутированных следует из базового правила, что их не учитывают. О нокауте в камере есть отдельное правило.

civilwar-note-shield-per-damage = В книге прямо сказано «каждый раз, когда герой должен получить урон», в единственном числе.

civilwar-note-setup-clash-choose-heroes = То, что вне турниров герой бывает в игре только в одном экземпляре, — наше решение (каждая колода одна); порядок выбора свободный.

civilwar-note-setup-start-locations = То, что две стрелки стоят друг напротив друга, — вывод из симметрии; расположение жетонов контроля исключает соседние начальные локации.
civilwar-note-setup-remove-double-wild = Символ в тексте книги утрачен. Hard Challenge того же сезона тоже убирает карту с двумя универсальными действиями, и она же — плата за колоды команд этого сезона. По ответам издателя из нескольких копий убираемой карты уходит только 1.
civilwar-note-setup-remove-without-equipment = Символ в тексте книги утрачен; см. правило об удалении карты с двумя универсальными действиями.
civilwar-note-setup-own-equipment = В книге сказано «следует»; принято, что снаряжение в игре. То, что в начале оно не заряжено, — наше решение и часть нашего способа зарядки; напечатанное снаряжение этого сезона начинает игру лицом вверх, готовым к использованию.
civilwar-note-setup-universal-equipment = Выбор после взятия карт соответствует порядку книги. В наборе 1 универсальная карта, и очередность прав на неё — наше решение.
civilwar-note-setup-population-arrows = Счёт мест от красной и синей стрелок по часовой стрелке — наше решение.

civilwar-note-setup-clash-starting-team = Случайный выбор по умолчанию — наше решение.

civilwar-note-clash-hero-order = Разъяснение автора об играх нескольких игроков: порядок героев задают их первые ходы, и он сохраняется всю игру.
civilwar-note-clash-team-order-choice = В книге определён только первый герой. Подтверждается разъяснением автора: порядок создаёт то, кто ходит первым, вторым, третьим.
civilwar-note-clash-initiative = То, что очки от события уже учтены, следует из напечатанного порядка (событие, затем инициатива).
civilwar-note-clash-initiative-tie-zero = Наше решение: порядок маркеров на первом делении в книге не указан. Тот же порядок решает и итоговую ничью.
civilwar-note-clash-end-at-40 = То, что в конце последнего раунда событие не раскрывают, — вывод из правила о населении. Очки от события учитываются в конце следующего раунда (наше решение).

civilwar-note-approval-persist = Вывод: книга убирает жетоны одобрения, только когда их 2.
civilwar-note-approval-reset-on-flip = Наше решение; в книге этого случая нет.
civilwar-note-approval-mode = Вывод: раздел относится к главе о «Поединке», а в «Битве за регистрацию» своё правило контроля.

civilwar-note-population-green-check = Очки, полученные между двумя ходами (событие, население, переполнение), проверяют после следующего хода героя (наше решение).
civilwar-note-population-deck-empty = Наше решение.

civilwar-note-scoring-ko-any-cause = Вывод: книга не ограничивает причину.
civilwar-note-scoring-discard-no-score = Прочтение базовой игры; в книге очки даны только за спасённых и побеждённых.
civilwar-note-scoring-immediate = Прямо сказано: маркер продвигают каждый раз, когда это происходит.
civilwar-note-scoring-past-40 = Вывод из слов «достигает 40 или превышает».

civilwar-note-balance-keep-double-wild = То, что это касается только «Поединка», — вывод из места этого текста в книге.

civilwar-note-bid-meaning = При заявке и при победе книга говорит о картах на сюжетной линии, при конце игры — о ходах: это одно и то же число, поскольку ни один ход синих не проходит без карты.
civilwar-note-bid-first-must-bid = Наше решение; паса без заявки в книге нет.
civilwar-note-bid-advice = Это совет, а не правило: такие заявки допустимы.

civilwar-note-setup-registration-cells-peek = То, что синие смотреть не могут, — вывод (камеры кладут так, что ловушка скрыта).

civilwar-note-registration-hero-order = Слова книги «ход 1 из своих героев» не называют порядка; его даёт базовое правило (разъяснение автора, как и для «Поединка»).
civilwar-note-registration-no-rounds = Вывод: эти части относятся к главе о «Поединке».
civilwar-note-registration-end-limit = Понимается буквально: «превышено», поэтому проверка — в начале следующего после предела хода синих.
civilwar-note-registration-win-blue = Ход красных после последней карты следует из буквального условия «превышено».
civilwar-note-registration-no-cards-red = Вывод из условий победы.
civilwar-note-registration-jail-turn-counts = Вывод: герой играет карту как обычно.

civilwar-note-mission-one-active = Вывод: следующую миссию раскрывают только после хода.
civilwar-note-mission-complete-any-turn = Вывод из слов «текущий герой»; ни одна карта набора не действует в ход другой команды.

civilwar-note-danger-red-cannot-remove = Наше решение: следует из правила, что опасность убирает только миссия. Касается и эффектов на расстоянии, и урона целям.
civilwar-note-danger-none-placed = Наше решение.
civilwar-note-danger-clear-on-completion = Наше решение, нужное для наших миссий.

civilwar-note-control-mandatory-no-flip = Вывод: переворот связан с использованием в локации под контролем своей команды.

civilwar-note-prison-crisis-action = У одного героя может быть несколько жетонов кризиса (в книге сказано обо всех его жетонах кризиса); нокаутированному герою жетон не дают по базовому правилу, а герою в камере — потому что камера не локация.
civilwar-note-prison-prepare-cell = Откуда угодно: вывод, место в книге не названо. Красный герой может сделать это несколько раз за ход.
civilwar-note-prison-cell-face-down = То, что красные могут смотреть приготовленную камеру, — вывод из шага 8 подготовки.
civilwar-note-prison-ko-to-cell = По любой причине: книга её не ограничивает.
civilwar-note-prison-trap-other-target = На нокаутированного героя действуют только ловушки; см. правило, что нокаутированных не учитывают.
civilwar-note-prison-no-cell-normal-ko = То, что его жетоны кризиса остаются, — вывод из слов «без дальнейших последствий».
civilwar-note-prison-ko-inside-cell = Наше решение: в книге этот случай не предусмотрен; правило о нокауте применяется буквально.
civilwar-note-prison-no-move = Это касается и эффекта, которым его перемещал бы герой его команды (в наборе Wasp перемещает только героев в своей локации).
civilwar-note-prison-escape-wild = Вывод из того, что значит универсальное действие.
civilwar-note-prison-escape-by-self-or-ally = То, что локация помощника не важна, плату не делят, а помощник, который сам в камере, может освободить только себя, — вывод.
civilwar-note-prison-red-ko-reward = Символы в книге утрачены, но пропусков в тексте три («А, Б или В»), то есть перемещение, героическое действие и атака; универсальное было бы четвёртым. Нокаутированные синие герои ничего не получают, герои в камере могут (базовое правило и наше решение).
civilwar-note-prison-red-ko-normal = Вывод: книга отправляет в камеры только синих героев.
civilwar-note-prison-discard-count = Равенство сказано в турнирных правилах; то, что сброшенные камеры не возвращаются, — вывод.

civilwar-note-tournament-first-blue-random = То, что заявок нет, — вывод: результат — число ходов.
civilwar-note-tournament-no-limit = Наше решение: следует из отсутствия заявок. У второй партии тоже нет предела, если синие не справились в первой.
civilwar-note-tournament-pick-four = 4 локации одной команды различны (наше решение).
civilwar-note-tournament-reveal-order = То, что до показа они скрыты, — вывод из слов «представляют свой выбор».
civilwar-note-tournament-ban-one = Порядок двух отклонений: сначала первая синяя команда (наше решение).
civilwar-note-tournament-no-twins = Одинаковые — значит одна и та же карта героя по каталогу (наше решение).
civilwar-note-tournament-variants-allowed = В книге названы Wolverine и Old Man Logan; наше прочтение: вариант — другой герой по каталогу.
civilwar-note-tournament-stop-game-two = Если в первой партии числа нет, у второй такой остановки нет (наше решение).

civilwar-note-keyword-threat-add = Наше решение: в «Битве за регистрацию» области одобрения нет, поэтому там такой эффект ничего не делает. Что это невозможно в локации своей команды, следует из правила об одобрении; для эффектов на расстоянии это наше решение.
civilwar-note-keyword-swap-no-score = Наше решение.
civilwar-note-keyword-delay = Символ выбирает тот, кто использует эффект, при его выполнении (наше решение; в книге сказано лишь «выбранный»).
civilwar-note-keyword-accelerate = Символ выбирает герой, который может его использовать (наше решение).
civilwar-note-keyword-bam = Символ X в книге утрачен; он указывается в данных карты.
civilwar-note-keyword-plan-tokens = Символы в книге утрачены; пропусков два, с чертой между ними: бандит / горожанин.
civilwar-note-keyword-health-squirrel-girl = Squirrel Girl в этот набор не входит.
civilwar-note-keyword-alone = Нокаутированных героев своей команды здесь, как и везде, не учитывают (базовое правило).

civilwar-note-compatibility-mix-content = Сказано во вступлении книги.

civilwar-note-board-slots-any-token = Ответы издателя 2.0.
civilwar-note-board-overflow-once = Ответы издателя 2.0.
civilwar-note-board-overflow-fill = Какие жетоны занимают свободные ячейки: в порядке перечисления (наше решение).

civilwar-note-turn-order = В базовой книге правил порядок такой: взятие карты, розыгрыш, действия, эффект локации.
civilwar-note-turn-draw-empty = Вывод.
civilwar-note-turn-no-hand-limit = Вывод: предел нигде не назван.
civilwar-note-turn-any-order = Ответы издателя 2.0.
civilwar-note-turn-unused-lost = Ответы издателя 2.0.
civilwar-note-turn-facedown-card = То, что следующий герой не смотрит дальше назад, — наше решение (ответа в правилах нет).
civilwar-note-turn-end-effect = В базовой книге правил порядок такой: взятие карты, розыгрыш, действия, эффект локации.
civilwar-note-turn-end-effect-no-chain = Вывод.

civilwar-note-token-keep = Разъяснение автора: жетоны можно сохранить для следующих ходов.

civilwar-note-damage-ko-by-discard = Вывод: у одной напечатанной локации как исключение сказано, что сброс всех карт из руки не нокаутирует, — значит, без неё нокаутирует.
civilwar-note-damage-ko-after-last-card = Разъяснение автора со ссылкой на базовую книгу правил. Порядок (наше решение): после эффекта конца хода и сброса жетонов оглушения, до карты населения, миссии и события.
civilwar-note-damage-ko-ignored = Ответы издателя 2.0. Исключение в правилах этих режимов: ловушка может действовать на только что нокаутированного героя.
civilwar-note-damage-ko-own-turn = По ответам издателя о нокауте в начале собственного хода: этот ход потерян; в следующий герой встаёт, берёт 4 карты и играет дальше. Для нокаута позже в ходу — вывод отсюда.
civilwar-note-damage-recovery = Ответы издателя 2.0. Если в колоде меньше 4 карт, берут сколько есть (вывод).
civilwar-note-damage-invulnerable-expires = Разъяснение автора: до следующего хода этого героя.
civilwar-note-damage-invulnerable-target = Ответы издателя 2.0.
civilwar-note-damage-unpreventable = Прочтение слова «неотвратимый»; то, что щиты действуют и тогда, сказано в разделе о щитах.

civilwar-note-equipment-charge = Наш способ. У напечатанного снаряжения этого сезона ячеек нет: его используют лицом вверх, переворачивают рубашкой вверх и заряжают снова в начале своего хода за плату (чаще всего 1 жетон действия). Универсальное действие подходит к любой ячейке, универсальная ячейка принимает любое действие.
civilwar-note-equipment-use = Наш способ. У напечатанного снаряжения этого сезона ячеек нет: его используют лицом вверх, переворачивают рубашкой вверх и заряжают снова в начале своего хода за плату (чаще всего 1 жетон действия).
civilwar-note-equipment-keep = Наш способ. У напечатанного снаряжения этого сезона ячеек нет: его используют лицом вверх, переворачивают рубашкой вверх и заряжают снова в начале своего хода за плату (чаще всего 1 жетон действия).
