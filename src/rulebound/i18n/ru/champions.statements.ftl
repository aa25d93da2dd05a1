### Marvel Champions: каждое правило дословно.

champions-statement-golden-reference-over-learn-to-play = Если справочник правил прямо противоречит обучающей книге, верен справочник.
champions-statement-golden-card-over-rulebooks = Если текст карты противоречит обучающей книге или справочнику, верен текст карты.

champions-statement-grim-worst-outcome = Если справочник не даёт ответа на вопрос о правилах или о порядке применения способностей, игроки решают его так, как, по их мнению, хуже всего для победы в сценарии.
champions-statement-grim-play-continues = После такого худшего решения игра просто продолжается.

champions-statement-supply-unlimited = Число жетонов угрозы, жетонов урона, карт состояния и универсальных жетонов, которые могут быть в игре, не ограничено.
champions-statement-supply-substitutes = Если жетонов, счётчиков или карт состояния не хватает, их можно заменить любыми другими жетонами, счётчиками или монетами.

champions-statement-round-player-phase-first = Раунд начинается с фазы игроков: игроки ходят в порядке игроков, после чего эта фаза завершается.
champions-statement-round-villain-phase-second = Фаза злодея начинается лишь тогда, когда выполнены все шаги конца фазы игроков.
champions-statement-round-villain-step-order = Фаза злодея идёт в таком порядке: угроза на основной замысел, активации злодея и приспешников, раздача карт столкновений, раскрытие карт столкновений, передача жетона первого игрока.
champions-statement-round-loops = Когда раунд заканчивается, начинается новый — с первого шага.

champions-statement-activation-villain-attack-or-scheme = Атака злодея и воплощение им замысла считаются активацией.
champions-statement-activation-once-per-player = На втором шаге фазы злодея злодей активируется по одному разу на каждого игрока.
champions-statement-activation-hero-form-attack = Злодей, активирующийся против игрока в облике героя, атакует.
champions-statement-activation-alter-ego-scheme = Злодей, активирующийся против игрока в облике альтер-эго, воплощает замысел.
champions-statement-activation-extra-by-ability = Дополнительная атака злодея или дополнительное воплощение замысла из-за способности карты — тоже активация.
champions-statement-activation-boost-every-time = При каждой своей активации, в том числе вызванной способностью карты, злодей получает для неё одну карту усиления из колоды столкновений.

champions-statement-active-player-definition = Активный игрок — тот, кто сейчас выполняет свой ход в фазе игроков.

champions-statement-alternate-name-optional-field = Под названием карты может стоять второе имя — имя другой личности того же персонажа.

champions-statement-upgrade-active-while-in-play = Улучшение активно всё время, пока оно в игре.
champions-statement-upgrade-stays-until-removed = Улучшение остаётся в игре, пока способность карты не заставит его выйти из игры.
champions-statement-upgrade-enters-by-identity = Если улучшение не прикрепляется к чему-то другому, оно входит в игру рядом с картой личности своего игрока.
champions-statement-upgrade-modifies-identity = Улучшение, лежащее у личности, изменяет героя этого игрока, его альтер-эго или обоих.
champions-statement-upgrade-attached-modifies-host = Улучшение, прикреплённое к другой карте, изменяет эту карту, а не личность игрока, который его разыграл.

champions-statement-attack-hero-basic-exhausts = Чтобы применить базовое умение атаки против врага, герой должен истощиться.
champions-statement-attack-hero-basic-damage = Базовая атака героя наносит атакованному врагу урон, равный АТК героя.
champions-statement-attack-ally-basic-exhausts = Чтобы применить своё базовое умение атаки, союзник должен истощиться.
champions-statement-attack-ally-basic-damage = Базовая атака союзника наносит урон, равный АТК союзника.
champions-statement-attack-labelled-ability = Выполнение способности, в запуске которой стоит пометка «атака», считается атакой на определённую цель.
champions-statement-attack-labelled-no-exhaust = Применение способности с пометкой «атака» не истощает героя, если этого не требует текст способности.
champions-statement-attack-any-enemy-target = Целью атак героев и союзников может быть любой враг в игре, если способность карты не запрещает выбрать эту цель.
champions-statement-attack-enemy-extra-attack-explicit = Вне второго шага враг атакует, только если способность карты прямо велит ему атаковать.

champions-statement-all-purpose-counter-no-inherent-rules = У универсальных жетонов нет собственных правил: они лишь отмечают эффекты и состояния.
champions-statement-all-purpose-counter-named-types = Если способность карты требует жетонов с определённым названием, на карту кладут универсальные жетоны под этим названием.

champions-statement-base-value-before-modifiers = Базовое значение — это указанное значение без всяких модификаторов.
champions-statement-base-value-usually-printed = Если базовое значение ничем не заменено, оно равно напечатанному.

champions-statement-choose-choice-required = Слово «выберите» означает, что для выполнения способности нужно сделать выбор.
champions-statement-choose-resolver-decides = Выбор делает игрок, который выполняет способность со словом «выберите».
champions-statement-choose-must-change-game = Выбирая, игрок обязан взять вариант, способный изменить состояние игры, если такой есть.
champions-statement-choose-no-option-no-initiation = Если ни один из вариантов выполнить невозможно, способность применить нельзя.

champions-statement-remove-from-game-set-aside = Карту, удалённую из игры, откладывают в сторону, вне игры.
champions-statement-remove-from-game-no-interaction = Пока карта удалена из игры, она никак не может взаимодействовать с игрой.
champions-statement-remove-from-game-permanent-by-default = Если срок удаления не указан, карта удалена до конца игры.

champions-statement-form-exactly-one = В каждый момент игрок находится либо в облике героя, либо в облике альтер-эго.
champions-statement-form-faceup-side = Облик игрока определяет открытая сторона карты личности.
champions-statement-form-change-once-per-round = Раз за раунд, в свой собственный ход, игрок может сменить облик, перевернув карту личности.
champions-statement-form-change-keeps-damage = При смене облика сохраняется урон, полученный персонажем.
champions-statement-form-change-keeps-status-cards = При смене облика сохраняются все карты состояния на персонаже.
champions-statement-form-change-keeps-attachments-and-tokens = При смене облика сохраняется всё, что прикреплено к персонажу.
champions-statement-form-change-keeps-tokens = При смене облика сохраняются все жетоны на персонаже.
champions-statement-form-change-keeps-effects = При смене облика сохраняются эффекты, действующие на персонажа.
champions-statement-form-change-keeps-ready-state = При смене облика карта остаётся готовой или истощённой, какой и была.
champions-statement-form-ability-change-is-free = Смена облика, вызванная способностью карты, не расходует собственную смену облика игрока раз за раунд.
champions-statement-form-hero-ignores-alter-ego-text = Пока игрок в облике героя, способности карт, взаимодействующие с альтер-эго, с этой личностью не взаимодействуют.
champions-statement-form-alter-ego-ignores-hero-text = Пока игрок в облике альтер-эго, способности карт, взаимодействующие с героем, с этой личностью не взаимодействуют.

champions-statement-exhaust-state-change = Истощаясь, готовая карта становится истощённой (её поворачивают на 90 градусов).
champions-statement-exhaust-not-twice = Истощённую карту нельзя истощить снова, пока её не подготовят.
champions-statement-exhaust-abilities-stay-active = Способности истощённой карты остаются активными и могут влиять на игру.
champions-statement-exhaust-cost-needs-ready-card = Способность, плата за которую — истощение её карты, нельзя применить, пока эта карта истощена.

champions-statement-delayed-effect-future-point = Отложенный эффект вступает в силу в тот будущий момент или при том условии, которые названы в его способности.
champions-statement-delayed-effect-automatic = Отложенный эффект выполняется автоматически, как только наступает его момент или условие.
champions-statement-delayed-effect-before-responses = Отложенный эффект выполняется раньше, чем что-либо сможет отреагировать на тот же момент или условие.
champions-statement-delayed-effect-not-a-new-initiation = Вступление отложенного эффекта в силу — не новое применение способности.

champions-statement-owner-player-deck = Владелец карты — игрок, в чьей колоде она была в начале игры.
champions-statement-owner-scenario = Сценарию принадлежит колода столкновений и каждая карта столкновения.

champions-statement-control-enters-under-owner = Карты входят в игру под контролем своего владельца.
champions-statement-control-scenario-cards = Карты сценария контролирует сценарий.
champions-statement-control-changes-only-by-ability = Контроль над картой меняется только из-за способности, которая его меняет.
champions-statement-control-own-out-of-play-zones = Игрок контролирует карты в своих зонах вне игры: на руке, в колоде и в сбросе.
champions-statement-control-leaves-play-to-owner = Когда карта, контроль над которой сменился, выходит из игры, она попадает в зону своего владельца вне игры (на руку, в колоду или в сброс).
champions-statement-control-leaves-play-after-event = Выходящая из игры карта под чужим контролем возвращается в зону владельца лишь после того, как выполнено вызвавшее это событие игры.
champions-statement-control-new-location-untouchable = Другие способности карт не могут взаимодействовать с местом, куда возвращается карта, контроль над которой сменился.
champions-statement-control-character-keeps-state = Персонаж в игре, контроль над которым сменился, сохраняет своё состояние: готов он или истощён, есть на нём урон или нет.
champions-statement-control-moves-to-new-area = Персонаж, контроль над которым сменился, перемещается в игровую зону нового контролирующего игрока.
champions-statement-control-attached-cards-follow = Улучшения и прикрепления на карте, контроль над которой сменился, перемещаются вместе с ней и переходят под тот же контроль.
champions-statement-control-duration-default = Смена контроля, срок которой не указан, действует, пока карта остаётся в игре.

champions-statement-ability-in-play-only = Способности карт взаимодействуют только с картами в игре, если в них не названо то, что находится вне игры.
champions-statement-ability-self-reference-one-copy = Способность, влияющая на карту, на которой она напечатана, влияет только на эту копию.
champions-statement-ability-usable-only-from-play = Способности карт всех типов, кроме событий и коварств, можно применять и они действуют, только пока карта в игре, если в способности не сказано, что она работает вне игры.
champions-statement-ability-events-from-hand = Карты событий взаимодействуют с игрой, находясь вне игры (прямо с руки).
champions-statement-ability-must-change-game = Способность можно применить, только если её эффект сам по себе изменит состояние игры.
champions-statement-ability-change-check-ignores-cost = При проверке, изменит ли способность игру, последствия внесения платы за неё не учитываются.
champions-statement-ability-change-check-ignores-later = При проверке, изменит ли способность игру, взаимодействие с более поздними способностями не учитывается.
champions-statement-ability-sentences-in-order = Способность из нескольких предложений выполняют предложение за предложением в том порядке, в каком они напечатаны.
champions-statement-ability-mandatory-types = Постоянные способности, способности «При раскрытии» и «При поражении», принудительные способности, способности усиления и ключевые слова выполнять обязательно.
champions-statement-ability-may-in-mandatory = Если в обязательной способности есть слово «может», то часть текста после него необязательна.
champions-statement-ability-optional-types = Действия, прерывания, реакции и способности ресурсов необязательны.
champions-statement-ability-controller-decides-optional = Применять ли необязательную способность в её момент, решает игрок, контролирующий карту с ней.

champions-statement-enemy-villain-or-minion = Враг — это злодей или приспешник.
champions-statement-enemy-scenario-elements = Слово «враг» обозначает и то, что принадлежит сценарию: например, вражеские карты или вражеские способности.

champions-statement-enemy-attack-step-order = Атака врага выполняется по порядку: дать карту усиления, объявить защитника, раскрыть карты усиления, нанести урон.
champions-statement-enemy-attack-villain-gets-boost-card = На первом шаге атаки злодей получает одну карту усиления из колоды столкновений рубашкой вверх.
champions-statement-enemy-attack-minion-skips-boost = Когда атакует приспешник, оба шага с картами усиления пропускают.
champions-statement-enemy-attack-defender-must-exhaust = Игрок, который защищается, должен истощить в роли защитника героя или союзника.
champions-statement-enemy-attack-defending-is-optional = Защищаться от атаки врага или нет, решает игрок.
champions-statement-enemy-attack-defending-player-becomes-target = Если защищается не тот игрок, которого атакуют, целью атаки становится защищающийся игрок.
champions-statement-enemy-attack-boost-turned-one-by-one = При атаке злодея все его карты усиления раскрывают по одной.
champions-statement-enemy-attack-boost-icons-raise-atk = Каждый символ усиления увеличивает АТК атакующего злодея на 1.
champions-statement-enemy-attack-boost-star-resolves-at-once = Способность усиления, отмеченную звездой в поле усиления, выполняют сразу после раскрытия её карты.
champions-statement-enemy-attack-boost-cards-discarded = Выполненные карты усиления сбрасывают.
champions-statement-enemy-attack-damage-is-modified-atk = Урон от атаки врага равен АТК атакующего с учётом модификаторов.
champions-statement-enemy-attack-hero-defender-reduces-by-def = Когда защищается герой, урон от атаки уменьшается на ЗАЩ этого героя.
champions-statement-enemy-attack-hero-defender-takes-rest = Когда защищается герой, урон, оставшийся после уменьшения, наносится этому герою.
champions-statement-enemy-attack-ally-defender-takes-all = Когда защищается союзник, весь урон от атаки наносится ему и никакая ЗАЩ его не уменьшает.
champions-statement-enemy-attack-ally-excess-is-lost = Урон сверх того, что нужен для поражения защищающегося союзника, герою не наносится.
champions-statement-enemy-attack-undefended-definition = Атака, от которой не защищался ни один персонаж, — атака без защитника.
champions-statement-enemy-attack-undefended-target-hero-takes-all = Весь урон от атаки без защитника наносится герою, который был целью активации, и ЗАЩ его не уменьшает.

champions-statement-enemy-scheme-step-order = Воплощение замысла врагом выполняется по порядку: дать карту усиления, раскрыть карты усиления, положить угрозу.
champions-statement-enemy-scheme-villain-gets-boost-card = Воплощая замысел, злодей сначала получает одну карту усиления из колоды столкновений рубашкой вверх.
champions-statement-enemy-scheme-minion-skips-boost = Когда замысел воплощает приспешник, оба шага с картами усиления пропускают.
champions-statement-enemy-scheme-boost-turned-one-by-one = Когда замысел воплощает злодей, карты усиления раскрывают по одной.
champions-statement-enemy-scheme-boost-icons-raise-sch = Каждый символ усиления на этих картах увеличивает ЗМС злодея, воплощающего замысел, на 1.
champions-statement-enemy-scheme-boost-star-resolves-at-once = Способность усиления со звездой выполняют сразу, когда её карту раскрывают при воплощении замысла.
champions-statement-enemy-scheme-boost-cards-discarded = Карты усиления, использованные при воплощении замысла, сбрасывают после выполнения их эффекта.
champions-statement-enemy-scheme-threat-on-main-scheme = Злодей или приспешник, воплощающий замысел, кладёт на основной замысел угрозу, равную своему ЗМС с учётом модификаторов.

champions-statement-interrupt-trigger-type = Способность, отмеченная жирным словом «Прерывание», — это прерывание.
champions-statement-interrupt-resolves-before-condition = Прерывание можно применить, когда вот-вот наступит его условие срабатывания, и выполняется оно раньше этого условия.
champions-statement-interrupt-many-per-condition = Одно условие срабатывания может вызвать несколько прерываний.
champions-statement-interrupt-player-order = Возможность прервать или отказаться игроки получают в порядке игроков, начиная с первого.
champions-statement-interrupt-all-pass-resolves = Когда все игроки подряд отказались, условие выполняется без дальнейших прерываний.
champions-statement-interrupt-changed-condition-blocks-rest = Если прерывание меняет или отменяет условие срабатывания, прерывать это условие больше нельзя.

champions-statement-enters-play-any-route = Карта входит в игру всякий раз, когда попадает в неё извне: разыграна ли она, введена способностью или раскрыта из колоды столкновений.

champions-statement-ready-enters-ready = Карты входят в игру готовыми.
champions-statement-ready-readying = Подготовка возвращает истощённую карту в готовое состояние.
champions-statement-ready-orientation = Готовая карта лежит так, чтобы контролирующий её игрок читал текст слева направо.

champions-statement-player-elimination-identity-defeated = Игрок выбывает, когда его герой или альтер-эго побеждён.
champions-statement-player-elimination-own-cards-discarded = Когда игрок выбывает, все карты его руки и колоды попадают в сброс их владельца.
champions-statement-player-elimination-controlled-cards-discarded = Когда игрок выбывает, все карты в игре под его контролем попадают в сбросы своих владельцев.
champions-statement-player-elimination-dealt-encounter-cards-discarded = Карты столкновений, полученные выбывшим игроком, сбрасывают.
champions-statement-player-elimination-minions-move-clockwise = Приспешники, сражавшиеся с выбывшим игроком, вступают в бой со следующим игроком по часовой стрелке.
champions-statement-player-elimination-minions-keep-state = Приспешники, перешедшие из-за выбывания игрока, сохраняют урон, другие жетоны и карты состояния.
champions-statement-player-elimination-others-continue = Оставшиеся игроки продолжают игру.
champions-statement-player-elimination-shared-result = Выбывшие игроки побеждают или проигрывают вместе с остальными — смотря по тому, чем закончится игра.
champions-statement-player-elimination-current-effect-finishes = Если игрок выбывает, пока выполняется эффект способности, этот эффект выполняют до конца.
champions-statement-player-elimination-all-eliminated-loss = Если выбыли все игроки, игра заканчивается и они проигрывают.

champions-statement-action-own-turn = Способность «Действие» можно применить только в ход её игрока или в ход другого игрока по его просьбе.

champions-statement-friendly-player-controlled = Дружественной считается каждая карта под контролем любого игрока.

champions-statement-counter-placed-when-used = Если карта использует жетоны определённого типа, на неё кладут указанное число универсальных жетонов.

champions-statement-threat-token-tracks-schemes = Жетоны угрозы отмечают, сколько угрозы на картах замыслов.

champions-statement-acceleration-token-raises-step-one-threat = Каждый жетон ускорения увеличивает на 1 угрозу, которую кладут на основной замысел на первом шаге фазы злодея.

champions-statement-hit-points-every-character = У каждого героя, альтер-эго, союзника, приспешника и злодея есть здоровье.
champions-statement-hit-points-identity-and-villain-dial = Урон личности или злодею уменьшает значение их счётчика здоровья на столько же.
champions-statement-hit-points-villain-dial-zero = Счётчик злодея на нуле означает, что нынешняя стадия злодея побеждена.
champions-statement-hit-points-ally-minion-tokens = Урон союзнику или приспешнику отмечают жетонами урона, каждый из которых уменьшает его здоровье на 1.
champions-statement-hit-points-ally-minion-defeated-discard = Союзник или приспешник, у которого здоровье равно нулю или меньше, побеждён и идёт в сброс своего вида.

champions-statement-remaining-hit-points-dial-value = Оставшееся здоровье личности или злодея — это значение на их счётчике.
champions-statement-remaining-hit-points-ally-minion-formula = Оставшееся здоровье союзника или приспешника — это его максимум здоровья минус жетоны урона на нём.
champions-statement-remaining-hit-points-zero-defeats = Персонаж, у которого оставшееся здоровье равно нулю или меньше, побеждён.

champions-statement-replacement-resolves-instead = Эффект замены выполняет то, что происходит, иным образом вместо исходного.
champions-statement-replacement-applies-at-condition = Замена, созданная прерыванием, вступает в силу тогда, когда выполнялось бы само условие срабатывания, — после всех прерываний этого условия.
champions-statement-replacement-most-recent-wins = Если к одному условию срабатывания относятся несколько замен, выполняется только самая последняя из них.

champions-statement-nemesis-set-per-hero = У каждого героя есть собственный набор заклятого врага, который может появиться в любом сценарии.
champions-statement-nemesis-enters-by-encounter-card = Набор заклятого врага вводится в игру только по указанию карты столкновения, и это набор того игрока, которому дано указание.

champions-statement-prevent-damage = Предотвращение урона уменьшает на указанное число урон, который получил бы персонаж.
champions-statement-prevent-threat = Предотвращение угрозы уменьшает на указанное число угрозу, которую положили бы на замысел.

champions-statement-trigger-bold-text-before-colon = Жирный текст до двоеточия — запуск способности; он говорит, когда её можно применить.
champions-statement-trigger-forced-not-optional = Действия, прерывания и реакции применяют по желанию игрока, если в запуске нет слова «принудительно».
champions-statement-trigger-game-resolves-at-moment = Принудительные способности, «При раскрытии» и «При поражении» игра выполняет сама в тот момент, который в них указан.
champions-statement-trigger-form-word-required = Способность, в запуске которой стоит «герой» или «альтер-эго», можно применить, только пока применяющий её игрок в этом облике.
champions-statement-trigger-quoted-trigger-is-reference = Текст запуска, напечатанный в кавычках вместе с двоеточием, — не запуск: он указывает на все карты с таким запуском.

champions-statement-defend-hero-basic-power = Герой, но не альтер-эго, может применить базовое умение защиты от атаки, истощившись.
champions-statement-defend-labelled-ability = Выполнение способности с пометкой «защита» в запуске считается защитой.
champions-statement-defend-labelled-no-exhaust = Способность с пометкой «защита» не истощает героя, если этого не требует её текст.

champions-statement-deal-encounter-ability-takes-top-card = Когда способность раздаёт игроку карту столкновения, он берёт верхнюю карту колоды столкновений и кладёт её перед собой рубашкой вверх.
champions-statement-deal-encounter-not-revealed-yet = Розданную карту столкновения раскрывают не сразу: она присоединяется к картам, которые этот игрок раскроет в фазе злодея.
champions-statement-deal-encounter-queue-in-steps-three-and-four = Карта, розданная на шаге три или четыре фазы злодея, встаёт в очередь карт, раскрываемых в той же фазе.

champions-statement-star-points-to-text = Звезда у АТК, ЗМС или поля усиления карты столкновения означает, что при таком использовании карты действует связанная с ней способность из её текста.
champions-statement-star-by-atk = Звезда у АТК врага означает, что у него есть прерывание или реакция, которые применяются при каждой его атаке.
champions-statement-star-by-sch = Звезда у ЗМС врага означает, что у него есть прерывание или реакция, которые применяются всякий раз, когда он воплощает замысел.
champions-statement-star-by-attachment-bonus = Звезда у +АТК или +ЗМС прикрепления означает, что у него есть прерывание или реакция, которые применяются всякий раз, когда враг атакует или воплощает замысел с изменённым значением.
champions-statement-star-in-boost-field = Звезда в поле усиления означает, что у карты есть способность усиления, которая действует всякий раз, когда карту сбрасывают как карту усиления.

champions-statement-search-look-at-whole-zone = Игрок, который ищет, может посмотреть все карты в разрешённой зоне.
champions-statement-search-found-card-to-named-place = Найденную карту, подходящую под условие, кладут туда, куда указывает способность.
champions-statement-search-choose-one-of-many = Если под условие подходят несколько карт, ищущий игрок выбирает одну из них.
champions-statement-search-cards-stay-in-zone = Пока идёт поиск, карты не покидают просматриваемую зону.
champions-statement-search-shuffle-after-whole-deck = После любой способности, которая позволяет игроку просмотреть всю колоду, эту колоду перемешивают.

champions-statement-thwart-hero-basic-exhausts = Чтобы применить базовое умение противодействия, герой должен истощиться.
champions-statement-thwart-hero-basic-amount = Базовое противодействие героя снимает с одного замысла угрозу, равную ПРТ героя.
champions-statement-thwart-ally-basic-amount = Базовое противодействие союзника снимает с одного замысла угрозу, равную ПРТ союзника.
champions-statement-thwart-labelled-ability = Выполнение способности с пометкой «противодействие» в запуске — попытка противодействия определённому замыслу.
champions-statement-thwart-labelled-no-exhaust = Способность с пометкой «противодействие» не истощает героя, если этого не требует её текст.

champions-statement-obligation-encounter-card-type = Обязательство — тип карты столкновения, связанной с героем.
champions-statement-obligation-every-hero-has-one = С каждым героем связана одна или несколько карт обязательств.
champions-statement-obligation-shuffled-in-for-chosen-heroes = Все обязательства выбранных героев во время подготовки замешивают в колоду столкновений.
champions-statement-obligation-given-to-linked-player = Раскрытое обязательство передают игроку, который контролирует связанного героя.
champions-statement-obligation-linked-player-decides = Как выполнить обязательство, решает игрок, который контролирует связанного героя.
champions-statement-obligation-linked-hero-eliminated = Если связанный герой выбыл, способность раскрытого обязательства не выполняют, а карту удаляют из игры.
champions-statement-obligation-linked-hero-eliminated-extra-card = После того как обязательство выбывшего героя удалено, раскрывают дополнительную карту столкновения.
champions-statement-obligation-no-linked-hero = Если у раскрытого обязательства нет связанного героя, как его выполнить, решает раскрывший его игрок.

champions-statement-initiation-declare-first = Чтобы разыграть карту или применить способность, игрок сначала объявляет, что намерен это сделать.
champions-statement-initiation-check-restrictions = Прежде всего проверяют, что сейчас карту можно разыграть или способность применить и что эффект может изменить игру.
champions-statement-initiation-determine-cost = Затем определяют стоимость или стоимости с учётом модификаторов.
champions-statement-initiation-both-checks-pass = К оплате переходят, только если пройдены и проверка ограничений, и определение стоимости.
champions-statement-initiation-pay-or-abort = Если на шаге оплаты стоимость заплатить нельзя, всё прекращается и ничего не платят.
champions-statement-initiation-choices-after-payment = Выбор, которого требует карта, делают после оплаты и до того, как карта или способность начнёт выполняться.
champions-statement-initiation-begins-after-choices = После выбора начинается розыгрыш карты или применение способности — с этого момента их можно отменить.
champions-statement-initiation-resolves-unless-cancelled = Если отмены не было, способность выполняется или карта входит в игру.
champions-statement-initiation-event-discarded-after-effects = Выполненное событие после своих эффектов попадает в сброс владельца.
champions-statement-initiation-interrupt-to-any-step = Если какой-либо шаг этого порядка выполнил бы условие срабатывания прерывания, это прерывание можно применить непосредственно перед выполнением условия.
champions-statement-initiation-response-to-any-step = Если какой-либо шаг этого порядка выполнил условие срабатывания реакции, эту реакцию можно применить сразу после выполнения условия.
champions-statement-initiation-source-leaving-play = Применённая способность карты в игре выполняется дальше, даже если другой эффект заставил эту карту выйти из игры.
champions-statement-initiation-source-loss-breaks-cost = Но применённая способность прерывается, если без её карты за неё невозможно заплатить.

champions-statement-resource-card-discard-to-generate = Карта ресурса — карта игрока, которую сбрасывают с руки, чтобы получить ресурсы.
champions-statement-resource-card-text-active-while-generating = Текст карты ресурса активен, когда карту используют для получения ресурсов.

champions-statement-status-three-types = Карты состояния бывают трёх типов: замешательство, оглушение и стойкость.
champions-statement-status-placed-from-supply = Когда персонаж получает карту состояния, карту этого типа берут из запаса и кладут на него.
champions-statement-status-one-per-type = На персонаже не может быть больше одной карты состояния каждого типа.
champions-statement-status-priority-over-abilities = Если порядок выполнения вызывает противоречие, карты состояния важнее всех прочих способностей.

champions-statement-confused-player-thwart-replaced = Когда герой или союзник в замешательстве пытается противодействовать или применить способность противодействия, вместо этого сбрасывают карту замешательства.
champions-statement-confused-cost-still-paid = Плату за противодействие, сорванное замешательством, всё равно нужно внести.
champions-statement-confused-enemy-scheme-replaced = Когда злодей или приспешник в замешательстве воплощал бы замысел, вместо этого сбрасывают карту замешательства.

champions-statement-stunned-player-attack-replaced = Когда оглушённый герой или союзник пытается атаковать или применить способность атаки, вместо этого сбрасывают карту оглушения.
champions-statement-stunned-cost-still-paid = Плату за атаку, сорванную оглушением, всё равно нужно внести.
champions-statement-stunned-enemy-attack-replaced = Когда оглушённый злодей или приспешник атаковал бы, вместо этого сбрасывают карту оглушения.

champions-statement-tough-damage-replaced = Когда персонаж с картой стойкости получил бы любой урон, урон не наносится, а вместо этого сбрасывают карту стойкости.

champions-statement-end-of-player-phase-step-order = Фаза игроков завершается такими шагами по порядку: сброс с руки, добор до размера руки, подготовка всех карт.
champions-statement-end-of-player-phase-optional-discard = В порядке игроков каждый может сбросить с руки любое число карт.
champions-statement-end-of-player-phase-excess-discard = Игрок, у которого карт больше его размера руки, должен сбросить лишние.
champions-statement-end-of-player-phase-player-picks-discards = Какие из своих карт сбросить, каждый игрок решает сам.
champions-statement-end-of-player-phase-draw-up = Все игроки одновременно добирают карты до своего размера руки.
champions-statement-end-of-player-phase-ready-all = Все игроки одновременно подготавливают все свои карты.

champions-statement-keywords-attribute-with-rules = Ключевое слово — свойство карты, которое даёт ей особые правила.

champions-statement-uses-enters-with-counters = Карта с ключевым словом «Запас (X тип)» получает X универсальных жетонов из общего запаса, когда входит в игру.
champions-statement-uses-type-name = Слово после числа называет тип жетонов карты.
champions-statement-uses-counter-pays-ability = У карты с ключевым словом «Запас» есть способность, плата за которую — названные жетоны.
champions-statement-uses-spent-counter-to-supply = Потраченный жетон снимают с карты и возвращают в общий запас.
champions-statement-uses-discard-after-last = Карту сбрасывают после того, как потрачен её последний жетон и способность выполнена.

champions-statement-toughness-enters-with-tough = Персонаж со стойкостью получает карту состояния «стойкость», когда входит в игру.

champions-statement-overkill-ally-defender = Когда от атаки с пробиванием защищается союзник, урон сверх его оставшегося здоровья наносится герою игрока, который контролирует этого союзника.
champions-statement-overkill-ally-spill-if-able = Лишний урон при пробивании переходит на героя, только если это возможно.
champions-statement-overkill-minion-to-villain = Когда атака с пробиванием побеждает приспешника, урон сверх его оставшегося здоровья наносится злодею.
champions-statement-overkill-tough-leaves-nothing = Урон, остановленный картой стойкости, не оставляет излишка для пробивания.

champions-statement-surge-reveal-another = Раскрыв карту столкновения с натиском, игрок должен взять и раскрыть ещё одну карту столкновения.
champions-statement-surge-finish-first-card = Все эффекты карты с натиском выполняют раньше, чем дополнительную карту.

champions-statement-restricted-max-two = Игрок не может одновременно контролировать больше 2 карт с ограничением.
champions-statement-restricted-discard-down-immediately = Игрок, у которого карт с ограничением больше 2, должен сразу же выбирать и сбрасывать их из игры, пока не останется 2.

champions-statement-guard-villain-cannot-be-attacked = Пока игрок в бою с приспешником с охраной, он не может атаковать злодея.
champions-statement-guard-villain-with-guard-exempt = Приспешник с охраной, с которым игрок в бою, не мешает атаковать злодея, у которого самого есть охрана.

champions-statement-peril-no-consulting = Игрок, выполняющий карту с риском, не может советоваться с другими игроками.
champions-statement-peril-others-locked-out = Пока игрок выполняет карту с риском, другие игроки не могут разыгрывать карты и применять способности.

champions-statement-retaliate-damage-after-attack = После атаки на персонажа с «Возмездием X» он наносит атакующему X урона.
champions-statement-retaliate-must-survive = Персонаж наносит урон возмездия, только если пережил атаку.

champions-statement-quickstrike-attacks-on-engaging = Когда враг с быстрым ударом вступает в бой с игроком в облике героя, он сразу же атакует этого игрока.
champions-statement-quickstrike-not-in-alter-ego = Быстрый удар ничего не делает, если игрок, с которым враг вступил в бой, в облике альтер-эго.

champions-statement-player-deck-empty-reshuffle = Когда колода игрока заканчивается, он перемешивает свой сброс и составляет из него новую колоду.
champions-statement-player-deck-empty-encounter-card-penalty = Игрок, у которого закончилась колода, сразу получает одну карту из колоды столкновений.
champions-statement-player-deck-empty-draw-continues = Если колода заканчивается, пока игрок берёт карты, он продолжает брать из новой колоды до указанного числа.
champions-statement-player-deck-empty-discard-stops = Если колода заканчивается, пока из неё сбрасывают карты, из новой колоды карты не сбрасывают.

champions-statement-encounter-deck-empty-reshuffle = Когда колода столкновений заканчивается, сброс столкновений сразу перемешивают и составляют из него новую колоду столкновений.
champions-statement-encounter-deck-empty-acceleration-token = Каждый раз, когда колода столкновений заканчивается, к основному замыслу кладут один жетон ускорения.
champions-statement-encounter-deck-empty-search-fails = Если колода столкновений заканчивается, пока способность ищет определённую карту, эта способность её не находит, колоду составляют заново с новым жетоном ускорения, и игра продолжается.
champions-statement-encounter-deck-empty-new-deck-not-discarded = Способность, прерванная тем, что колода столкновений закончилась, не сбрасывает карты из новой колоды.
champions-statement-encounter-deck-empty-no-cards-left = Если нужно взять карту столкновения, а и колода столкновений, и её сброс пусты, игроки проигрывают.

champions-statement-villain-stages-in-sequence = Колода злодея — одна или несколько карт стадий с номерами по порядку.

champions-statement-recover-alter-ego-only = Восстановление — базовое умение, которое игрок может применить в облике альтер-эго.
champions-statement-recover-exhausts = Применение умения восстановления истощает альтер-эго.
champions-statement-recover-amount = Восстановление лечит у альтер-эго урон, равный его ВСТ.

champions-statement-heal-by-ability-reduces-damage = Лечение способностью карты уменьшает урон персонажа на указанное число.
champions-statement-heal-cap-at-maximum = Лечение не может поднять здоровье персонажа выше его максимума, если эффект прямо этого не разрешает.

champions-statement-limit-per-copy = «Лимит: X за срок» относится к каждой копии карты отдельно, так что способность каждой копии можно применить X раз за этот срок.
champions-statement-limit-cancelled-counts = Применение, эффект которого отменён, всё равно идёт в счёт лимита.

champions-statement-ally-limit-three = Игрок может одновременно контролировать не больше трёх союзников.

champions-statement-treachery-revealer-resolves = Игрок, раскрывший коварство, обязан выполнить его эффект.
champions-statement-treachery-discard-after = Коварство кладут в сброс столкновений после того, как его эффект выполнен или отменён.

champions-statement-max-all-copies-all-players = «Макс. X за срок» ограничивает все копии с одним названием для всех игроков вместе.
champions-statement-max-ability-total = Если «макс. X за срок» — часть способности, все игроки вместе могут применить эту способность одноимённых карт не больше X раз за этот срок.
champions-statement-max-cancelled-counts = Отменённый эффект всё равно идёт в счёт максимума.
champions-statement-max-per-deck = «Макс. X на колоду» ограничивает число копий карты в колоде каждого игрока.
champions-statement-max-per-player = «Макс. X на игрока» ограничивает число копий карты, которые каждый игрок может контролировать в любой момент.

champions-statement-maximum-hit-points-formula = Максимум здоровья персонажа — его базовое здоровье плюс или минус модификаторы активных способностей, которые дают ему здоровье.

champions-statement-modifiers-continuous = Игра постоянно проверяет и обновляет каждую изменяемую величину.
champions-statement-modifiers-recalculate-from-base = Всякий раз, когда модификатор появляется или исчезает, величину пересчитывают от базового значения со всеми активными модификаторами.
champions-statement-modifiers-add-before-multiply = Сложение и вычитание учитывают раньше, чем умножение и деление.
champions-statement-modifiers-set-overrides = Модификатор, который устанавливает значение, важнее всех прочих модификаторов.
champions-statement-modifiers-latest-set-wins = Если устанавливающих модификаторов несколько, действует самый последний.
champions-statement-modifiers-floor-zero = Величина, которая после всех модификаторов оказалась ниже нуля, считается нулём: у карты не бывает отрицательного числа символов, свойств, способностей или ключевых слов и отрицательной стоимости.
champions-statement-modifiers-no-negative-while-summing = До нуля величину поднимают после учёта всех модификаторов, а не в ходе подсчёта.
champions-statement-modifiers-round-up = Дроби округляют вверх после всего подсчёта.

champions-statement-may-named-player = Слово «может» даёт названному игроку право выполнить этот текст или нет.
champions-statement-may-default-controller = Если игрок не назван, право решать принадлежит тому, кто контролирует карту со способностью.

champions-statement-per-player-multiplies-by-starters = Символ «на игрока» умножает значение на число игроков, начавших сценарий.
champions-statement-per-player-elimination-no-effect = Выбывание игрока не уменьшает значение «на игрока».

champions-statement-printed-physical-value = «Напечатанное» — это текст, свойство или значение, физически стоящие на карте.

champions-statement-engaged-minion-engages-on-entering = Приспешник, входящий в игру, сразу вступает в бой с игроком, и его кладут перед зоной этого игрока.
champions-statement-engaged-resolver-by-default = Если сам приспешник или введший его эффект не говорит иного, он вступает в бой с игроком, который выполняет эту карту столкновения.
champions-statement-engaged-stays-until-ability = Приспешник остаётся в бою со своим игроком, пока способность карты не заставит его вступить в бой с другим.

champions-statement-consequential-damage-after-attack = После атаки союзник получает по 1 урону за каждый символ сопутствующего урона под его АТК.
champions-statement-consequential-damage-after-thwart = После противодействия союзник получает по 1 урону за каждый символ сопутствующего урона под его ПРТ.

champions-statement-cannot-absolute = Слово «не может» абсолютно: никакая способность и никакой эффект его не преодолевают.

champions-statement-indirect-damage-divided = Непрямой урон игроку или группе игроков делят между всеми персонажами под контролем этих игроков.
champions-statement-indirect-damage-cap-per-character = Персонажу нельзя назначить больше непрямого урона, чем нужно для его поражения.

champions-statement-discussion-free-talk = Игроки могут свободно общаться, в том числе о картах в своих руках.
champions-statement-discussion-hand-not-forced = Игроки не обязаны называть или показывать карты в своих руках.

champions-statement-stunned-ability-places-card = Способность, которая оглушает персонажа, кладёт на него карту оглушения.

champions-statement-simultaneous-first-player-orders = Если два или более эффекта с одним условием срабатывания должны выполниться в один момент, их порядок решает первый игрок.

champions-statement-main-scheme-advances-at-target = Основной замысел сменяет стадию, когда угроза на нём равна пределу угрозы или больше.
champions-statement-main-scheme-old-stage-removed = Когда основной замысел сменяет стадию, верхнюю карту колоды замыслов убирают со стола.
champions-statement-main-scheme-new-stage-when-revealed = Когда основной замысел сменяет стадию, выполняют эффекты «При раскрытии» новой стадии: сначала стороны А, затем стороны Б.
champions-statement-main-scheme-starting-threat = Новая стадия получает свою начальную угрозу, если она у неё есть.
champions-statement-main-scheme-step-one-threat = На первом шаге фазы злодея основной замысел получает угрозу, равную значению его поля ускорения.
champions-statement-main-scheme-excess-not-carried = Лишняя угроза не переходит на новую стадию основного замысла.
champions-statement-main-scheme-acceleration-tokens-carried = Жетоны ускорения переходят на новую стадию основного замысла.

champions-statement-identity-double-sided = Карта личности — двусторонняя карта игрока: на одной стороне герой, на другой альтер-эго.
champions-statement-identity-words-mean-current-form = Слова «герой» и «альтер-эго» на карте означают игрока, чья личность сейчас в этом облике, а не сторону карты.

champions-statement-sustained-damage-definition = Полученный урон — это максимум здоровья персонажа с учётом всех модификаторов минус его оставшееся здоровье (для личности или злодея — значение счётчика).
champions-statement-sustained-damage-token-characters = Для союзника или приспешника полученный урон — это число жетонов урона на нём.

champions-statement-gain-functions-as-if-had = Карта, которая получает свойство (черту, ключевое слово или текст способности), действует так, будто оно у неё есть.
champions-statement-gain-not-printed = Полученные свойства не считаются напечатанными.
champions-statement-gain-stat-while-active = Полученный показатель изменяет соответствующий показатель карты, пока способность активна.
champions-statement-gain-reverts-when-inactive = Когда такая способность заканчивается или перестаёт быть активной, показатель возвращается к значению без неё.
champions-statement-gain-hit-points-raise-current-and-max = Полученное здоровье увеличивает и текущее здоровье, и его максимум, пока карта активна.
champions-statement-gain-hit-points-lost-when-inactive = Когда эффект, дающий здоровье, перестаёт быть активным, добавленное здоровье снова пропадает.

champions-statement-move-not-to-same-place = То, что перемещают, нельзя переместить туда, где оно уже находится.
champions-statement-move-needs-destination = Эффект перемещения нельзя выполнить, если нет допустимого места назначения.
champions-statement-move-dial-and-card = Урон может перемещаться между счётчиком и картой в обе стороны.
champions-statement-move-from-dial-to-card = Урон, перемещённый со счётчика на карту, увеличивает значение счётчика на столько же, но не выше максимума здоровья, и кладёт столько же урона на карту.
champions-statement-move-from-card-to-dial = Урон, перемещённый с карты на счётчик, снимают с карты и на столько же уменьшают значение счётчика.

champions-statement-game-end-players-win = Игроки побеждают, когда побеждают последнюю стадию злодея.
champions-statement-game-end-villain-wins = Злодей побеждает, когда завершена последняя стадия основного замысла.

champions-statement-character-members = Герои, альтер-эго, союзники, злодеи и приспешники — персонажи.

champions-statement-first-player-token-marks = Жетон первого игрока отмечает первого игрока.
champions-statement-first-player-token-passes-clockwise = В конце раунда, на пятом шаге фазы злодея, жетон переходит к следующему игроку по часовой стрелке; в следующем раунде первый игрок — он.
champions-statement-first-player-eliminated-passes-token = Если первый игрок выбыл, жетон сразу переходит к следующему игроку по часовой стрелке.
champions-statement-first-player-picks-encounter-target = Если карта столкновения должна выбрать игрока или карту, а допустимых несколько, выбирает первый игрок.

champions-statement-boost-after-defender-declaration = Карты усиления раскрывают только после того, как игроки объявили, защищаются ли они.
champions-statement-boost-only-this-activation = Символы усиления увеличивают АТК или ЗМС только в текущей активации.
champions-statement-boost-star-is-not-an-icon = Звезда — не символ усиления и сама по себе не увеличивает АТК или ЗМС.
champions-statement-boost-only-text-below-line = Когда карту используют как карту усиления, выполняют только способность под разделительной чертой.
champions-statement-boost-extra-cards-add-up = Если в активации есть дополнительные карты усиления, все их символы усиления складываются.
champions-statement-boost-extra-cards-abilities-in-order = Если в активации есть дополнительные карты усиления, все их способности усиления выполняют по порядку.

champions-statement-support-play-area = Поддержку разыгрывают в последний ряд зоны её игрока.
champions-statement-support-stays-and-active = Поддержка активна всё время, пока она в игре.
champions-statement-support-stays-in-play = Поддержка остаётся в игре, пока способность карты не заставит её выйти.

champions-statement-after-event-just-finished = Слово «после» относится к событию, которое только что завершилось.

champions-statement-side-scheme-icons = На побочном замысле могут быть символы кризиса, ускорения и опасности, обозначающие его эффекты.
champions-statement-side-scheme-enters-by-main-scheme = Раскрытый побочный замысел входит в игру рядом с колодой основного замысла.
champions-statement-side-scheme-starting-threat = Побочный замысел входит в игру со своей начальной угрозой.
champions-statement-side-scheme-stays-while-threat = Побочный замысел остаётся в игре, пока на нём есть угроза или пока способность карты не заставит его выйти из игры.
champions-statement-side-scheme-defeated-without-threat = Когда с побочного замысла снята последняя угроза, он побеждён и идёт в сброс столкновений.
champions-statement-side-scheme-thwartable = Угрозу с побочного замысла снимают теми же способами, что и с основного.

champions-statement-crisis-protects-main-scheme = Пока в игре есть побочный замысел с символом кризиса, с основного замысла нельзя снимать угрозу.

champions-statement-acceleration-icon-adds-one-each = Каждый символ ускорения в игре кладёт на основной замысел ещё 1 угрозу на первом шаге фазы злодея.

champions-statement-hazard-extra-encounter-card = Каждый символ опасности в игре добавляет на третьем шаге фазы злодея одну карту столкновения на всех.
champions-statement-hazard-dealt-in-player-order = Дополнительные карты за символы опасности раздают в порядке игроков: первую — первому игроку, вторую — следующему и так далее.

champions-statement-event-voluntary = Разыгрывать ли событие, решает игрок, если в запуске события нет слова «принудительно».
champions-statement-event-must-change-game = Событие нельзя разыграть, если его эффект, не считая внесения платы, не изменит игру.

champions-statement-defeat-card-discarded = Побеждённую карту сбрасывают, если не действует более частное правило (побеждённую стадию злодея удаляют из игры).

champions-statement-villain-defeat-stage-removed-from-game = Карту побеждённой стадии злодея удаляют из игры.
champions-statement-villain-defeat-next-stage-revealed = После победы над стадией злодея раскрывают следующую по порядку.
champions-statement-villain-defeat-dial-reset = Счётчик злодея ставят на значение новой стадии.
champions-statement-villain-defeat-excess-damage-lost = Лишний урон не переходит на новую стадию злодея.
champions-statement-villain-defeat-attachments-stay = При смене стадии прикрепления остаются на злодее.
champions-statement-villain-defeat-status-cards-stay = При смене стадии карты состояния остаются на злодее.
champions-statement-villain-defeat-tokens-stay = При смене стадии все жетоны, кроме урона, остаются на злодее.

champions-statement-damage-reduces-hit-points = Урон отнимает у персонажа здоровье.

champions-statement-minion-stays-in-play = Приспешник остаётся в игре, пока способность карты или эффект игры не заставит его выйти.
champions-statement-minion-activates-after-villain = Приспешники, сражающиеся с игроком, активируются по одному на втором шаге, после того как злодей активировался против этого игрока.
champions-statement-minion-hero-form-attacks = Приспешник в бою с игроком в облике героя, активируясь, атакует.
champions-statement-minion-alter-ego-schemes = Приспешник в бою с игроком в облике альтер-эго, активируясь, воплощает замысел.

champions-statement-constant-definition = Постоянная способность — любая способность без ключевого слова и без жирного запуска.
champions-statement-constant-active-in-play = Постоянная способность становится активной, когда её карта входит в игру, и остаётся активной, пока карта не выйдет из игры.
champions-statement-constant-conditional-checked-continuously = Постоянная способность с условием («во время», «если», «пока») действует всегда, когда это условие выполнено.
champions-statement-constant-copies-stack = Несколько одинаковых постоянных способностей в игре действуют каждая независимо.

champions-statement-qualifier-applies-to-each-item = Уточняющее слово перед перечнем относится к каждому его пункту, где это имеет смысл.

champions-statement-attach-on-entering-play = Карту со словом «прикрепите» прикрепляют к указанному элементу игры, когда она входит в игру.
champions-statement-attach-placement = Прикреплённую карту кладут рядом с носителем или частично под него так, чтобы был виден её эффект.
champions-statement-attach-stays-until-removed = Прикреплённая карта остаётся в игре, пока её носитель не выйдет из игры либо способность или эффект игры не заставит выйти её саму.
champions-statement-attach-host-leaves-discard = Когда носитель выходит из игры, прикреплённую карту сбрасывают.
champions-statement-attach-independent-exhaust = Прикреплённую карту истощают и готовят независимо от её носителя.
champions-statement-attach-checked-only-once = Допустимость прикрепления проверяют только в момент прикрепления.
champions-statement-attach-failed-check-stays = Если проверка не пройдена, карту не прикрепляют, и она остаётся в прежнем состоянии или в прежней зоне.
champions-statement-attach-failed-check-discard = Если карта, не прошедшая проверку, не может остаться в прежнем состоянии или в прежней зоне, её сбрасывают.

champions-statement-attachment-modifies-villain-stats = Прикрепление на злодее может менять АТК и ЗМС злодея, как указано в его полях.

champions-statement-forced-interrupt-priority = Принудительные прерывания идут раньше прочих прерываний того же условия.
champions-statement-forced-response-priority = Принудительные реакции идут раньше прочих реакций на то же условие.
champions-statement-forced-first-player-orders = Если одновременно должны выполниться несколько принудительных способностей, порядок решает первый игрок, кто бы ни контролировал карты.
champions-statement-forced-one-completes-before-next = Каждую принудительную способность выполняют, насколько возможно, прежде чем применить следующую с тем же условием.

champions-statement-when-defeated-automatic = Когда побеждены стадия злодея, побочный замысел, стадия основного замысла, союзник или приспешник, их способности «При поражении» выполняются автоматически.

champions-statement-when-revealed-triggers-on-reveal = Способности «При раскрытии» выполняются, когда игрок раскрывает карту из колоды столкновений, новую стадию основного замысла или новую стадию злодея.

champions-statement-response-trigger-type = Способность, отмеченная жирным словом «Реакция», — это реакция.
champions-statement-response-resolves-after-condition = Реакцию можно применить сразу после того, как наступило её условие срабатывания.
champions-statement-response-many-per-condition = За одним условием срабатывания может последовать много реакций.
champions-statement-response-player-order = Возможность отреагировать или отказаться игроки получают в порядке игроков, начиная с первого.
champions-statement-response-all-pass-closes = Когда все игроки отказались, реакций на это условие больше применить нельзя.

champions-statement-resource-discard-from-hand = Игрок получает ресурсы, сбрасывая карты с руки: каждая даёт напечатанные на ней ресурсы.
champions-statement-resource-by-ability = Игрок получает ресурсы и способностями карт, которые их дают.
champions-statement-resource-types = Ресурсы бывают трёх типов: энергия, разум и сила.
champions-statement-resource-wild-stands-for-any = Универсальный ресурс можно использовать как любой из трёх типов.
champions-statement-resource-card-cost-any-type = Стоимость большинства карт можно заплатить ресурсами любого типа.
champions-statement-resource-at-least-cost = Чтобы разыграть карту, игрок должен получить не меньше ресурсов, чем её стоимость.
champions-statement-resource-ability-cost-at-least = Чтобы применить способность с платой ресурсами, игрок должен получить и заплатить не меньше указанного числа ресурсов.
champions-statement-resource-ability-specific-types = За способность, которая требует ресурсов определённых типов, нужно заплатить этими типами в указанном числе.
champions-statement-resource-excess-lost = Лишние ресурсы, полученные для оплаты, пропадают, и потратить их на следующие оплаты нельзя.

champions-statement-resource-ability-only-while-paying = Способность «Ресурс» контролирующий её игрок может применить в тот момент, когда получает ресурсы для оплаты.

champions-statement-play-pay-and-place = Разыграть карту — значит заплатить её стоимость и положить её в игровую зону.
champions-statement-play-from-hand = Карты разыгрывают с руки игрока.
champions-statement-play-events-do-not-enter-play = События при розыгрыше не входят в игру.

champions-statement-put-into-play-no-cost = При вводе карты в игру её стоимость не учитывается.
champions-statement-put-into-play-ignores-play-restrictions = Ввод карты в игру обходит ограничения и запреты на её розыгрыш.
champions-statement-put-into-play-not-played = Введённая в игру карта не считается разыгранной.
champions-statement-put-into-play-controller-area = Карта, введённая в игру, попадает в игровую зону игрока, который её контролирует.
champions-statement-put-into-play-same-placement-rules = Место и зону введённой карты определяют те же правила, что и для разыгранной, если эффект не говорит иного.

champions-statement-reveal-one-by-one-in-player-order = На четвёртом шаге фазы злодея каждый игрок в порядке игроков раскрывает и выполняет все розданные ему карты столкновений.
champions-statement-reveal-one-at-a-time = Розданные игроку карты столкновений раскрывают по одной, и каждую выполняют, прежде чем раскрыть следующую.
champions-statement-reveal-turn-up-and-resolve = Раскрыть карту столкновения — значит повернуть её лицевой стороной вверх и выполнить всё, что на ней, в том числе «При раскрытии» и ключевые слова.
champions-statement-reveal-dispatch-by-type = Раскрытую карту столкновения выполняют по её типу: прикрепление прикрепляется, приспешник вступает в бой с раскрывшим, коварство выполняют и сбрасывают, окружение входит в игру рядом со злодеем, побочный замысел — рядом с основным, обязательство получает его игрок.
champions-statement-reveal-by-card-text = Карту столкновения, которую игрок раскрывает из колоды или другой зоны по тексту карты, выполняют так же.

champions-statement-hand-size-checked-end-of-player-phase = Размер руки проверяют только в конце фазы игроков.
champions-statement-hand-size-from-identity = Размер руки игрока — это значение на его карте личности.

champions-statement-environment-enters-by-villain = Окружение входит в игру рядом со злодеем.
champions-statement-environment-active-in-play = Эффект окружения действует, пока оно в игре.
champions-statement-environment-stays-in-play = Окружение остаётся в игре, пока способность карты или эффект игры не заставит его выйти.

champions-statement-cancel-stops-initiation = Отменяющая способность перехватывает применение эффекта или способности и полностью его останавливает.
champions-statement-cancel-cost-still-paid = Отменённая способность считается применённой без эффекта, и плату за неё нужно внести.
champions-statement-cancel-event-counts-as-played = Событие, эффект которого отменён, считается разыгранным: плата за него не возвращается, и его сразу сбрасывают.
champions-statement-cancel-treachery-counts-as-revealed = Коварство, эффекты которого отменены, считается раскрытым, и его сразу кладут в сброс столкновений.

champions-statement-ally-stays-in-play = Союзник остаётся в игре, пока способность карты или эффект игры не заставит его выйти.
champions-statement-ally-any-number-per-turn = В свой ход игрок может атаковать или противодействовать любым числом союзников под своим контролем.
champions-statement-ally-exhausts-to-thwart = Чтобы противодействовать, союзник должен истощиться.
champions-statement-ally-consequential-damage-mandatory = Сопутствующий урон обязательно наносят союзнику, который действовал.
champions-statement-ally-any-player-may-defend = Когда игрока атакуют, любой игрок может истощить союзника под своим контролем, чтобы защититься от этой атаки.

champions-statement-special-only-when-referenced = Особую способность выполняют, только когда об этом прямо сказано в способности другой карты.

champions-statement-confused-ability-places-card = Способность, которая приводит персонажа в замешательство, даёт ему карту замешательства.

champions-statement-card-types-list = Типы карт: союзник, прикрепление, окружение, событие, личность (герой и альтер-эго), основной замысел, приспешник, обязательство, ресурс, побочный замысел, поддержка, коварство, улучшение и злодей.
champions-statement-card-types-change-replaces = Карта, сменившая тип, теряет все прежние типы и действует как карта нового типа.

champions-statement-dash-power-unusable = Персонаж, у которого вместо значения умения стоит прочерк, не может истощиться, чтобы применить это умение.

champions-statement-then-requires-full-resolution = Если текст до слова «затем» выполнен не полностью, текст после него не начинают.
champions-statement-then-must-follow = Если текст до слова «затем» выполнен полностью, нужно попытаться выполнить и текст после него.

champions-statement-lasting-treated-as-constant = Длящийся эффект в течение указанного срока действует как постоянная способность.
champions-statement-lasting-outlives-source = Длящийся эффект действует весь свой срок, остаётся ли в игре создавшая его карта или нет.
champions-statement-lasting-affects-later-cards = Карта, вошедшая в игру после создания длящегося эффекта, попадает под его действие.
champions-statement-lasting-affects-newly-eligible = Карта в игре, состояние которой изменилось так, что длящийся эффект теперь её охватывает, попадает под его действие.
champions-statement-lasting-ends-before-end-of-period-abilities = Длящийся эффект заканчивается, когда истекает его срок, — непосредственно перед способностями, которые применяют в конце этого срока.
champions-statement-lasting-initiated-only-in-period = Длящийся эффект, который заканчивается с определённым сроком, можно создать только в течение этого срока.

champions-statement-in-play-played-cards = Все разыгранные и введённые в игру карты, кроме событий, остаются в игре, пока способность или эффект игры не заставит их выйти.
champions-statement-in-play-top-villain-and-main-scheme = Верхняя карта колоды злодея и верхняя карта колоды основного замысла находятся в игре.

champions-statement-out-of-play-player-zones = Карты на руке, в колоде и в сбросе игрока находятся вне игры.
champions-statement-out-of-play-scenario-zones = Карты колоды столкновений, сброса столкновений и нижние карты колод злодея и основного замысла находятся вне игры.
champions-statement-out-of-play-removed-and-set-aside = Карты, удалённые из игры или отложенные, находятся вне игры.

champions-statement-in-play-leaving = Карта выходит из игры, когда перемещается из игровой зоны вне игры.
champions-statement-in-play-new-copy = Карта, которая вышла из игры и вернулась, — новая копия: за ней не сохраняются ни длящиеся эффекты, ни израсходованные лимиты.

champions-statement-out-of-play-events-and-treacheries = События и коварства выполняют только вне игры, по правилам их типов.

champions-statement-draw-from-top = Карты берут с верха собственной колоды игрока.
champions-statement-draw-together = Две или более карты, которые берут на одном шаге игры или по одной способности, можно взять вместе.
champions-statement-draw-to-hand = Взятые карты игрок добавляет в свою руку.

champions-statement-triggering-condition-definition = Условие срабатывания — определённое событие в тексте способности, которое задаёт момент, когда её можно применить.
champions-statement-triggering-condition-shared-windows = Если одно событие создаёт несколько условий срабатывания, у них общее окно прерываний до него и общее окно реакций после него.
champions-statement-triggering-condition-any-order-in-window = В пределах такого окна подходящие способности можно применять в любом порядке.

champions-statement-play-restriction-all-must-be-met = Чтобы карту можно было разыграть или способность применить, должны быть выполнены все её ограничения.

champions-statement-play-permission-optional-exception = Разрешение — необязательное условие, которое позволяет игроку разыграть карту или применить способность вне обычных правил.

champions-statement-wild-type-declared = Игрок, получающий универсальный ресурс, должен назвать, какой тип (энергию, разум или силу) тот заменяет.
champions-statement-wild-only-wild-outside-payment = Вне получения ресурсов для оплаты универсальный ресурс — только универсальный и не считается никаким другим типом.

champions-statement-unique-one-in-play = Уникальная карта с данным названием может быть в игре только одна на всех игроков.
champions-statement-unique-identities-differ-by-alter-ego = Две личности с одинаковым именем, но разными альтер-эго могут участвовать в одной игре.
champions-statement-unique-allies-differ-by-alternate-name = Два уникальных союзника с одинаковым названием, но разными вторыми именами могут быть вместе в игре и в одной колоде.
champions-statement-unique-hero-and-ally-differ = Герой и уникальный союзник с одинаковым названием могут быть вместе в игре и в колоде, если альтер-эго и второе имя различаются.

champions-statement-player-order-first-then-clockwise = «В порядке игроков» означает, что первый игрок идёт первым, а остальные следуют по одному по часовой стрелке.
champions-statement-player-order-sequence-continues = Если не сказано, что очередь заканчивается, когда каждый игрок действовал по разу, она идёт по кругу снова, пока не исчерпается.
champions-statement-player-order-next-player = Следующий игрок — это всегда следующий по часовой стрелке в порядке игроков.

champions-statement-player-phase-one-turn-each = В фазе игроков каждый игрок делает один ход в порядке игроков.
champions-statement-player-phase-end-steps-after-all-turns = Сброс, добор и подготовка происходят только после того, как все игроки сделали свои ходы.

champions-statement-villain-phase-step-one-threat = На первом шаге на основной замысел кладут угрозу, равную значению его поля ускорения плюс 1 за каждый жетон и символ ускорения в игре.
champions-statement-villain-phase-step-three-deal = На третьем шаге каждому игроку раздают рубашкой вверх по одной карте столкновения, а также дополнительные карты за символы опасности в игре.

champions-statement-trait-no-own-effect = У черты нет собственного эффекта, но способности могут ссылаться на карты, у которых она есть или которых она лишена.

champions-statement-player-turn-any-order-any-number = В свой ход игрок может использовать возможности хода в любом порядке и каждую, кроме смены облика, любое число раз.
champions-statement-player-turn-play-permanents = Одна из возможностей хода — разыграть с руки союзника, улучшение или поддержку.
champions-statement-player-turn-basic-powers-by-form = Одна из возможностей хода — применить базовое умение восстановления в облике альтер-эго либо базовое умение атаки или противодействия в облике героя.
champions-statement-player-turn-use-allies = Одна из возможностей хода — атаковать врага или противодействовать замыслу союзником под своим контролем, в любом облике.
champions-statement-player-turn-trigger-actions = Одна из возможностей хода — применить способность «Действие» карты под своим контролем, открытой карты столкновения в игре или события на руке.
champions-statement-player-turn-ask-other-player = Одна из возможностей хода — попросить другого игрока применить способность «Действие» карты под его контролем или события на его руке.
champions-statement-player-turn-asked-player-decides = Применять ли способность, решает игрок, которого попросили.
champions-statement-player-turn-other-may-offer = Другой игрок может и сам предложить применить такую способность «Действие».

champions-statement-target-threat-definition = Предел угрозы — количество угрозы, при котором колода основного замысла сменяет стадию; он напечатан на основном замысле.

champions-statement-cost-ability-cost-before-effect = Эффект способности с платой выполняется только после того, как плата внесена.
champions-statement-cost-arrow-separates = Стрелка в тексте способности отделяет плату слева от эффекта справа.
champions-statement-cost-may-overpay = Внося плату, игрок может получить больше ресурсов, чем нужно.
champions-statement-cost-multiple-paid-together = Если карта или способность требует нескольких плат, все их вносят одновременно.
champions-statement-cost-no-change-no-payment = Плату за способность нельзя внести, если её эффект не изменил бы состояние игры.
champions-statement-cost-own-elements-only = Платящий игрок должен платить картами и элементами игры под своим собственным контролем.
champions-statement-cost-own-out-of-play-only = Если плату вносят элементами вне игры, можно использовать только собственные элементы платящего игрока.

champions-statement-deckbuilding-one-identity = Игрок выбирает ровно одну карту личности.
champions-statement-deckbuilding-size = В колоде игрока не меньше 40 и не больше 50 карт.
champions-statement-deckbuilding-identity-not-counted = Карта личности не входит в размер колоды.
champions-statement-deckbuilding-all-identity-specific-cards = В колоде должны быть все карты выбранного героя во всех их копиях.
champions-statement-deckbuilding-one-aspect = В колоде можно использовать только один аспект (агрессию, правосудие, лидерство или защиту).
champions-statement-deckbuilding-fill-with-aspect-or-basic = Остальную колоду заполняют картами выбранного аспекта и базовыми картами.
champions-statement-deckbuilding-three-copies = В колоде может быть не больше трёх копий каждой неуникальной карты, считая по названию.
champions-statement-deckbuilding-one-copy-unique = В колоде может быть не больше одной копии каждой уникальной карты, считая по названию вместе с картой личности, кроме исключений для разных вторых имён или альтер-эго.
champions-statement-deckbuilding-identity-requirements = Все требования карты личности к составлению колоды должны быть выполнены.

champions-statement-encounter-deck-default-sets = У каждого сценария есть рекомендованный список наборов столкновений, составляющих его колоду столкновений по умолчанию.

champions-statement-expert-mode-villain-stages = В экспертном режиме используется другое сочетание стадий злодея, чем в стандартном.
champions-statement-expert-mode-expert-set = Экспертный режим добавляет в колоду столкновений экспертный набор.

champions-statement-modular-set-included = Большинство сценариев, в том числе все сценарии базового набора, включают в свой список модульный набор столкновений.
champions-statement-modular-set-swap = Модульный набор сценария можно убрать и заменить любым другим модульным набором.
champions-statement-modular-set-several-allowed = К сценарию можно добавить несколько модульных наборов.
champions-statement-modular-set-random-unseen = Модульный набор можно выбрать случайно и замешать в колоду, не глядя на его карты.

champions-statement-setup-order = Четырнадцать шагов подготовки выполняют в указанном порядке.
champions-statement-setup-step01-heroes = Шаг 1: каждый игрок выбирает одного героя и кладёт перед собой карту личности стороной альтер-эго вверх.
champions-statement-setup-step02-hit-points = Шаг 2: каждый игрок ставит счётчик на начальное здоровье, указанное на карте личности.
champions-statement-setup-step03-first-player = Шаг 3: игроки выбирают первого игрока, и он получает жетон первого игрока.
champions-statement-setup-step04-obligations = Шаг 4: обязательство каждого выбранного героя вынимают из карт героя и откладывают.
champions-statement-setup-step05-nemesis = Шаг 5: заклятого врага каждого игрока и его карты столкновений откладывают.
champions-statement-setup-step06-shuffle-player-decks = Шаг 6: каждый игрок перемешивает свою колоду.
champions-statement-setup-step07-tokens-and-status = Шаг 7: готовят запасы жетонов угрозы, жетонов урона и универсальных жетонов, а также карт оглушения, замешательства и стойкости.
champions-statement-setup-step08-villain = Шаг 8: выбирают злодея и кладут в центр стола колоду злодея и колоду основного замысла.
champions-statement-setup-step09-villain-hit-points = Шаг 9: счётчик злодея ставят на здоровье, указанное на карте злодея.
champions-statement-setup-step10-scheme-setup = Шаг 10: выполняют указания «Подготовка» стороны 1A основного замысла.
champions-statement-setup-step10-when-revealed = Шаг 10: выполняют способности «При раскрытии» карт столкновений, вошедших в игру при подготовке.
champions-statement-setup-step11-encounter-deck = Шаг 11: колоду столкновений составляют из её наборов, добавляют обязательства, отложенные на шаге 4, и перемешивают.
champions-statement-setup-step12-draw-hand = Шаг 12: каждый игрок берёт столько карт, каков его размер руки на карте личности.
champions-statement-setup-step13-mulligan = Шаг 13: каждый игрок может сбросить с руки любое число карт и затем добрать до размера руки.
champions-statement-setup-step13-no-reshuffle = Карты, сброшенные при замене руки, не замешивают обратно в колоду.
champions-statement-setup-step14-character-setup = Шаг 14: выполняют указания «Подготовка» карт личностей, если они есть.
champions-statement-setup-only-setup-abilities = Во время подготовки игроки не применяют никаких способностей своих карт, кроме способностей «Подготовка».

champions-statement-player-card-title = У карты игрока есть название.
champions-statement-player-card-type = У карты игрока есть тип, который определяет, как она действует и как её применяют.
champions-statement-player-card-traits = У карты игрока есть список черт, на которые могут ссылаться тексты способностей.
champions-statement-player-card-ability = У карты игрока есть текст способности, говорящий, как она взаимодействует с игрой.
champions-statement-player-card-cost = У карты игрока, которую разыгрывают, есть стоимость в ресурсах.
champions-statement-player-card-hit-points = У карты персонажа игрока есть здоровье.
champions-statement-player-card-resources = На карте игрока указаны ресурсы, которые она даёт, когда её сбрасывают.
champions-statement-player-card-classification = Для составления колоды карта игрока относится к одному из видов: карта героя, карта аспекта или базовая.
champions-statement-player-card-thw = ПРТ показывает, насколько хорошо персонаж противодействует.
champions-statement-player-card-atk = АТК показывает, насколько хорошо персонаж атакует.
champions-statement-player-card-def = ЗАЩ показывает, насколько хорошо персонаж защищается.
champions-statement-player-card-rec = ВСТ показывает, насколько хорошо альтер-эго восстанавливается.
champions-statement-player-card-consequential-damage = У умения могут быть символы сопутствующего урона — урона, который персонаж получает за его применение.
champions-statement-player-card-hand-size = На стороне карты личности указан размер руки, до которого её игрок каждый раунд доводит число карт на руке.
champions-statement-player-card-collector-info = На карте указаны продукт, из которого она взята, и её номер в нём.
champions-statement-player-card-unique-symbol = На карте может стоять символ уникальности.
champions-statement-player-card-alternate-name = На карте союзника может стоять второе имя.

champions-statement-scenario-card-title = У карты сценария есть название.
champions-statement-scenario-card-type = У карты сценария есть тип, который определяет, как она действует и как её применяют.
champions-statement-scenario-card-traits = У карты сценария есть список черт, на которые могут ссылаться тексты способностей.
champions-statement-scenario-card-ability = У карты сценария есть текст способности, говорящий, как она взаимодействует с игрой.
champions-statement-scenario-card-hit-points = У карты персонажа сценария есть здоровье.
champions-statement-scenario-card-sch = ЗМС показывает, насколько хорошо враг воплощает замысел.
champions-statement-scenario-card-atk = АТК показывает, насколько хорошо враг атакует.
champions-statement-scenario-card-boost-icons = На карте есть символы усиления, показывающие её силу, когда её сбрасывают как карту усиления.
champions-statement-scenario-card-starting-threat = Начальная угроза — это угроза, которую кладут на карту, когда она входит в игру.
champions-statement-scenario-card-acceleration = Ускорение показывает, насколько быстро основной замысел продвигается каждый раунд.
champions-statement-scenario-card-target-threat = Предел угрозы — это угроза, которая должна накопиться на замысле, чтобы колода замыслов сменила стадию.
champions-statement-scenario-card-stage-number = На карте злодея или основного замысла стоит номер стадии в сценарии.
champions-statement-scenario-card-encounter-set-name = Карта сценария называет набор столкновений, к которому относится.
champions-statement-scenario-card-encounter-set-info = На карте сценария указаны размер её набора столкновений и её собственный номер в нём.
champions-statement-scenario-card-collector-info = На карте сценария указаны продукт, из которого она взята, и её номер в нём.

## Примечания и основания.

champions-reason-golden-reference-over-learn-to-play = Это соотношение двух печатных книг; в программе только один свод правил, и по состоянию игры нельзя узнать, какой из книг она следовала.

champions-note-grim-worst-outcome = Программа не может сама заметить неясный вопрос. Принятое толкование: любой порядок или вопрос, который справочник оставляет открытым и не решает ни одно примечание, игрокам предлагают как особо отмеченный выбор, и применяется вариант, который они считают худшим.

champions-reason-supply-substitutes = Это касается только печатных компонентов; в программе жетоны никогда не кончаются.

champions-note-activation-once-per-player = Порядок игроков в справочнике здесь не назван; принятое толкование: в порядке игроков.
champions-note-activation-boost-every-time = Активация, вместо которой сброшена карта оглушения или замешательства, не происходит, и карты усиления для неё нет.

champions-note-form-change-once-per-round = Здесь сказано «раз за раунд, в свой ход», а в разделе о ходе игрока — «раз за ход». Принятое толкование: раз за свой ход; ход у игрока за раунд один.

champions-note-control-new-location-untouchable = Это предложение очень сжатое; принятое толкование: ничто не может среагировать на карту в зоне владельца или затронуть её в ходе самого этого перемещения. Для более поздних эффектов она там такая же карта, как все.
champions-note-control-moves-to-new-area = Ни одна карта базового набора не меняет контроль над картой в игре.

champions-note-ability-usable-only-from-play = Способности усиления, текст карт ресурсов и обязательства во время выполнения следуют собственным разделам, хотя карта в этот момент не в игре.

champions-note-enemy-attack-defender-must-exhaust = В справочнике сказано об одном герое или союзнике в роли защитника; принятое толкование: истощением от атаки защищается не больше одного персонажа.
champions-note-enemy-attack-hero-defender-reduces-by-def = Имеется в виду базовое умение защиты: способность с пометкой «защита» сама по себе делает героя защитником, но ЗАЩ не применяет.
champions-note-enemy-attack-undefended-definition = Способность с пометкой «защита» делает атаку атакой с защитником с момента применения; для раскрытого раньше эффекта усиления (Kree Manipulator, Electric Whip Attack) атака была ещё без защитника.

champions-note-interrupt-changed-condition-blocks-rest = Это плохо согласуется с разделом о замене (из нескольких замен одного условия действует последняя). Принятое толкование: несколько замен существуют одновременно, только если применены до того, как какая-либо из них изменила условие.

champions-note-defend-labelled-ability = Справочник не говорит, что влечёт защита такой способностью. Принятое толкование: этот игрок становится защищающимся; героя она истощает, только если так в ней сказано; ЗАЩ уменьшает урон только при базовом умении защиты.
champions-note-defend-labelled-no-exhaust = В справочнике это сказано лишь о пометках «атака» и «противодействие»; принято, что с защитой так же.

champions-note-deal-encounter-queue-in-steps-three-and-four = Принятое толкование: карту, розданную на шаге четыре игроку, который уже раскрыл всё, раскрывают ещё до конца этого шага.

champions-note-star-points-to-text = В первом предложении этого раздела сказано, что звезда стоит в поле ускорения; в последнем его пункте и в разделе об усилении — в поле усиления, и верно это.
champions-note-star-by-atk = Звезда карты Melter отмечает постоянную способность (вынужденный защитник-союзник), а не прерывание и не реакцию; текст карты важнее.
champions-note-star-in-boost-field = Здесь в справочнике сказано, что способность действует при сбросе карты усиления, в другом месте — сразу при раскрытии. Принятое толкование: её выполняют при раскрытии, а затем карту сбрасывают.

champions-note-initiation-determine-cost = Модификаторы стоимости названы в справочнике дважды (шаги 2 и 3); здесь они объединены.

champions-note-confused-player-thwart-replaced = В справочнике названы только герой и союзник. Принятое толкование: способность с пометкой «противодействие», применённая в облике альтер-эго (Legal Practice), тоже заменяется. Союзник, чьё противодействие заменено, не противодействовал и сопутствующего урона не получает.
champions-note-confused-enemy-scheme-replaced = Принятое толкование: воплощение замысла не начинается, поэтому карты усиления для него не дают.

champions-note-stunned-player-attack-replaced = Принятое толкование: союзник, чья атака заменена, не атаковал и сопутствующего урона не получает.
champions-note-stunned-enemy-attack-replaced = Принятое толкование: атака не начинается, поэтому оглушённый злодей не получает для неё карты усиления.

champions-note-tough-damage-replaced = Урон, остановленный стойкостью, не оставляет ничего для пробивания.

champions-note-overkill-ally-defender = Урон, остановленный стойкостью, не оставляет ничего для пробивания.
champions-note-overkill-ally-spill-if-able = Ключевое слово называет героя; по ответу издателя излишек получает личность в любом облике, потому что урон с обликом не связан.
champions-note-overkill-minion-to-villain = Урон, остановленный стойкостью, не оставляет ничего для пробивания.
champions-note-overkill-tough-leaves-nothing = Стойкость и пробивание вместе в справочнике не рассмотрены; это следует из того, что при стойкости урон вообще не наносится.

champions-note-restricted-max-two = Предел может быть превышен лишь на то мгновение, когда лишнюю карту сбрасывают. Карт с ограничением в базовом наборе нет.

champions-note-guard-villain-with-guard-exempt = Буквальное прочтение справочника («если у того самого нет ключевого слова охраны»). Злодеев с охраной в базовом наборе нет.

champions-note-peril-no-consulting = Разговоры за столом программе недоступны; речь идёт только о её собственных каналах общения. Карт с риском в базовом наборе нет.
champions-note-peril-others-locked-out = Карт с риском в базовом наборе нет.

champions-note-retaliate-damage-after-attack = Справочник не говорит, кто получает урон; принято, что атакующий, как и на картах.

champions-note-quickstrike-attacks-on-engaging = В справочнике сказано, что враг выбирает игрока своей целью; принято, что он вступает с ним в бой.

champions-note-player-deck-empty-reshuffle = Справочник молчит о том, что делать, если пуст и сброс; принятое толкование: новой колоды нет, и идущие взятие или сброс карт прекращаются.
champions-note-player-deck-empty-encounter-card-penalty = В справочнике сказано, что игрок берёт одну карту из колоды столкновений. Принятое толкование: её раздают рубашкой вверх и раскрывают на шаге четыре.

champions-note-encounter-deck-empty-reshuffle = Если пуст и сброс, колода остаётся пустой, пока какую-нибудь карту не сбросят или не нужно будет взять.
champions-note-encounter-deck-empty-acceleration-token = По разделу о жетоне ускорения жетон лежит на основном замысле, а здесь — рядом с колодой основного замысла. Принятое толкование: он связан с этой колодой и переживает стадию.
champions-note-encounter-deck-empty-no-cards-left = Справочник об этом молчит; таков ответ издателя.

champions-note-limit-per-copy = Карт с таким лимитом в двух копиях в базовом наборе нет.
champions-note-limit-cancelled-counts = Ни одна карта базового набора не отменяет способность игрока.

champions-note-ally-limit-three = Справочник не говорит, запрещён ли четвёртый союзник. Принятое толкование: его можно разыграть или ввести в игру, а игрок, превысивший предел, выбирает союзника и сбрасывает его.

champions-note-may-named-player = Ни одна карта базового набора не называет в тексте со словом «может» другого игрока.

champions-note-engaged-stays-until-ability = Предложение справочника разорвано (слова «или пока способность карты не заставит приспешника вступить в бой с другим игроком» относятся к правилу о том, с кем он вступает в бой); здесь это отдельное правило.

champions-note-indirect-damage-divided = Справочник не говорит, кто делит урон. Принятое толкование: каждый затронутый игрок делит его между своими персонажами. Карт с непрямым уроном в базовом наборе нет.
champions-note-indirect-damage-cap-per-character = Принятое толкование: урон, который не может вынести ни один персонаж игрока, пропадает.

champions-reason-discussion-free-talk = Это разговоры людей за столом; состояние игры от них не зависит. Единственное ограничение накладывает «Риск».

champions-note-main-scheme-starting-threat = Все основные замыслы базового набора начинают с 0. Стадия 1B получает начальную угрозу при подготовке.

champions-note-gain-hit-points-lost-when-inactive = В справочнике сказано лишь, что изменённое значение возвращается. Принятое толкование: и текущее здоровье, и его максимум уменьшаются на прибавку.

champions-note-hazard-extra-encounter-card = В справочнике сказано «раздайте всем игрокам по одной дополнительной карте», а затем «первую дополнительную — первому игроку, вторую — второму». Принятое толкование: за каждый символ опасности — всего одна дополнительная карта столкновения, в порядке игроков.
champions-note-hazard-dealt-in-player-order = За каждый символ опасности — всего одна дополнительная карта столкновения, в порядке игроков; если символов больше, чем игроков, раздача идёт по кругу дальше.

champions-note-event-voluntary = Здесь в справочнике стоит другое слово («обязательно»), чем для принудительных способностей; принято, что значит оно то же.

champions-note-minion-activates-after-villain = В справочнике сказано только «по порядку»; принятое толкование: порядок нескольких своих приспешников выбирает игрок.

champions-note-qualifier-applies-to-each-item = Карт с таким перечнем в базовом наборе нет.

champions-note-put-into-play-ignores-play-restrictions = Уникальность и предел союзников — не ограничения розыгрыша, и они действуют.

champions-note-in-play-new-copy = Справочник об этом молчит; таков ответ издателя. Злодей, чья стадия сменилась, из игры не выходит.

champions-note-play-permission-optional-exception = Ни одна карта базового набора не даёт такого разрешения (Make the Call вводит в игру).

champions-note-villain-phase-step-three-deal = На шаге 3 в справочнике напечатано «символ угрозы»; иметься в виду может только символ опасности.

champions-note-player-turn-any-order-any-number = Смена облика: раз за свой ход.
champions-note-player-turn-basic-powers-by-form = Здесь вместо противодействия в справочнике стоит другое слово; имеется в виду базовое умение противодействия.

champions-note-deckbuilding-three-copies = Это противоречит требованию взять все карты героя для Wakanda Forever! (5 копий). Принятое толкование: карт героя это не касается, их число задаёт герой.
champions-note-deckbuilding-identity-requirements = Личностей с таким требованием в базовом наборе нет.

champions-note-setup-step04-obligations = На шаге 4 сказано об одном обязательстве на героя, в разделе об обязательствах — об одном или нескольких, которые все замешивают. Принятое толкование: берут все.
champions-note-setup-step10-scheme-setup = Ни один шаг подготовки её не называет; принятое толкование: начальную угрозу стадии 1B кладут здесь, при подготовке, когда открывают 1B.
champions-note-setup-step10-when-revealed = По справочнику колоду столкновений составляют только на шаге 11. Принятое толкование: наборы сценария собирают и перемешивают до шага 10, чтобы тексты «Подготовка» и «При раскрытии» могли ими пользоваться; на шаге 11 добавляют обязательства и перемешивают снова.
champions-note-setup-step11-encounter-deck = Карты наборов уже собраны к шагу 10, когда они нужны.
champions-note-setup-only-setup-abilities = Справочник об этом молчит; таков ответ издателя.

champions-note-scenario-card-starting-threat = Ни один шаг подготовки прямо не кладёт начальную угрозу стадии 1B основного замысла; она следует из этого поля, и её кладут при подготовке.
champions-note-scenario-card-encounter-set-info = Сверено с картами базового набора: на обязательствах стоит обозначение набора героя, а номера в наборе нет.
