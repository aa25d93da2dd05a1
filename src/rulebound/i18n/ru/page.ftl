### Слова стола в браузере.

## Начальная страница

page-title = Пять карточных игр, которые знают свои правила.
page-subtitle = Играйте в одиночку с компьютером или пошлите другу ссылку. В любой момент можно спросить «почему?» и «почему нет?».
page-continue = Продолжить
page-new = Новая игра
page-campaign = Кампания
page-campaign-new = Новая кампания
page-campaign-begin = Начать кампанию
page-campaign-play = Играть сценарий
page-campaign-go-on = Назад к столу
page-campaign-on = Дальше в кампании
page-campaign-friends = Играют друзья: другие места получат ссылки
page-campaign-number = Кампания { $n }
page-campaign-unknown = Этот браузер не хранит такой кампании.
page-play-now = Играть
page-set-up = Настроить
page-coming = Скоро
page-open-file = Открыть сохранённую игру
page-seats-file = Взять места в другой браузер
page-seats-file-line = Файл с секретами ваших мест: откройте его там, как сохранённую игру. У кого файл, тот тоже сидит на них.
page-seats-taken = { $n ->
    [one] Здесь теперь места { $n } игры.
   *[other] Здесь теперь места { $n } игр.
 }
page-host-says = От хозяина этого сервера: { $words }
page-language = Язык
page-theme = Тёмная или светлая
page-your-move = Ваш ход
page-waits = Ожидание
page-over = Завершена
page-forget = Убрать из списка: { $name }
page-continue-all = Показать все { $n }
page-manage = Ссылки и настройки: { $name }
page-forget-ask = Этот браузер забудет игру. Больше никто ничего не потеряет.
page-forget-seat-ask = Этот браузер забудет своё место и не вернётся без новой ссылки.
page-forget-yes = Убрать
page-remove = Удалить эту игру
page-remove-ask = Игра будет удалена для всех, вместе с повтором и всеми ссылками. Это нельзя отменить.
page-remove-yes = Удалить для всех
page-no = Нет
page-here = здесь
page-new-link = Новая ссылка
page-new-link-ask = Браузер, у которого сейчас место ({ $name }), потеряет его. Там сядет тот, кто откроет новую ссылку.
page-new-link-yes = Сделать новую ссылку
page-seat-lost = Место потеряно
page-seat-lost-line = Ваше место получило новую ссылку, которую этот браузер не открывал. Попросите её.
page-study = Для просмотра
page-file-answers = { $n ->
    [one] { $n } ответ
    [few] { $n } ответа
   *[many] { $n } ответов
}
page-file-play = Играть дальше
page-file-study = Только просмотреть
page-game-champions = Marvel Champions
page-line-champions = Герои вместе против злодея и его замысла.
page-players-champions = 1–4, вместе
page-game-fellowship = Властелин колец
page-line-fellowship = Поход через Лихолесье, бои и угроза, которую надо сдерживать.
page-players-fellowship = 1–4, вместе
page-game-versus = VS System
page-line-versus = Два строя лицом к лицу; на каждый ход есть ответ.
page-players-versus = 2, дуэль
page-game-guardians = Стражи Галактики: Битва супергероев
page-line-guardians = Тайно выложите приём. Семь тактик, ловушки, нокауты.
page-players-guardians = 2–8, каждый за себя или команды
page-game-civilwar = Marvel United: Гражданская война
page-line-civilwar = Две команды, шесть локаций, одна публика.
page-players-civilwar = 2–6, две команды

## За стол

page-all-games = Все игры
page-nowhere = Такой страницы нет
page-nowhere-line = По этому адресу ничего нет. Возможно, в ссылке потерялась буква.
page-setup-line = Всё, что ниже, уже годится для первой игры.
page-game-options = Игра
page-own-options = Каждый игрок
page-free = свободен
page-own-deck = Своя колода
page-own-deck-line = По карте в строке: код или название и сколько («01005 x 3»).
page-own-deck-use = Играть этой колодой
page-own-deck-file = Прочитать файл
page-own-deck-drop = Готовая колода
page-deck-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
page-seats = Места
page-seat = Игрок { $n }
page-seat-me = Я
page-seat-computer = Компьютер
page-seat-open = Свободно
page-seat-open-line = Ссылка на свободное место будет за столом.
page-seat-add = Ещё один игрок
page-seat-remove = Без: { $name }
page-computers = Компьютерные игроки
page-player-random = Случайный
page-player-easy = Лёгкий
page-player-fair = Средний
page-player-strong = Сильный
page-player-expert = Эксперт
page-player-heuristic = Средний
page-player-search = Поисковый
page-player-about-random = Выбирает что угодно, не раздумывая.
page-player-about-easy = Смотрит на шаг вперёд, а в каждом третьем решении выбирает первое, что придёт в голову.
page-player-about-fair = Смотрит на шаг вперёд. Отвечает сразу.
page-player-about-strong = Примеряет каждый вариант в сотнях воображаемых партий, около секунды.
page-player-about-expert = Примеряет каждый вариант в тысячах воображаемых партий, до пяти секунд.
page-level-1 = Легко для начала
page-level-2 = Для второй игры
page-level-3 = Трудно
page-your-name = Ваше имя
page-rename = Сохранить
page-start = Начать игру
page-setup-refused = Так играть нельзя.
page-setup-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
}
page-setup-nobody = Ни одно место не ваше: вы будете зрителем.
page-join-title = Для вас есть свободное место
page-join-line = Скажите, как вас называть, и садитесь.
page-join = Сесть за стол
page-join-with = За столом: { $names }
page-join-again = Этот браузер уже сидит за тем столом. Взять и это место?
page-join-too = Взять и это место
page-join-back = Назад на своё место
page-join-gone = Это место нельзя занять

## Колоды

page-decks = Колоды
page-deck = Колода
page-deck-build = Собрать колоду
page-deck-pool = Карты
page-deck-found = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
page-deck-all = Показать все
page-deck-more = Ещё одна: { $name }
page-deck-less = На одну меньше: { $name }
page-deck-copies = В колоде: { $n }
page-deck-search = Название, свойство или текст
page-deck-factions = Цвет
page-deck-no-faction = Без команды
page-deck-kinds = Тип
page-deck-cost = Стоимость
page-deck-trait = Свойство
page-deck-any-trait = Любое свойство
page-deck-inside = В колоде
page-deck-name = Название
page-deck-unnamed = Колода без названия
page-deck-open = Открыть колоду
page-deck-mine = Мои колоды
page-deck-begin = Начать с готовой
page-deck-new = Новая
page-deck-leaders = { $n ->
    [1] Герой
   *[other] Герои, до { $n }
}
page-deck-legal = Колода по правилам
page-deck-illegal = Пока не по правилам
page-deck-play = Играть ею
page-deck-import = Импорт
page-deck-export = Экспорт
page-deck-import-line = Вставьте список из MarvelCDB или RingsDB, файл OCTGN или по одной карте в строке.
page-deck-read = Прочитать список
page-deck-missing = Этого нет в коробке:
page-deck-missing-line = Этого нет в коробке: { $cards }
page-deck-format-text = Текст
page-deck-format-octgn = OCTGN
page-deck-format-toml = Rulebound
page-deck-curve = Сколько карт сколько стоят
page-deck-forget = Удалить эту колоду
page-deck-forget-ask = Удалить её из этого браузера? Отправленная ссылка продолжит работать.

## Связь с сервером

page-opening = Открываем …
page-no-server = Сервер не отвечает. Он запущен?
page-no-answer = Сервер не дал полезного ответа ({ $status }).
page-line-lost = Связь потеряна, пробуем снова
page-closed = Этот стол не открывается
page-not-yours = У этого браузера нет места за тем столом. Попросите ссылку.
page-not-a-file = Этот файл не является сохранённой игрой.

## Выбор

page-choice = Что надо решить
page-you = Вы
page-you-decide = Решаете вы
page-all-decide = Решают все
page-one-decides = Решает { $name }
page-others-decide = Решают другие
page-waiting = Ждём: { $names }
page-choose = Выберите
page-also-deciding = Все отвечают одновременно; ещё думают: { $names }
page-seek = Найти среди { $n }
page-glowing = { $n ->
    [1] или нажмите на светящуюся карту
   *[other] светится { $n }: нажмите на нужное
 }
page-other = Другое
page-option = вариант { $key }
page-can = можно взять
page-hint = Совет
page-hint-thinking = Компьютерный игрок думает …
page-stage = Стадия { $stage } из { $last }
page-hint-pay = Компьютерный игрок заплатил бы именно этим.
page-hint-then = { $advice } (затем: { $steps })
page-pay = Заплатить
page-pay-with = Заплатить: { $names }
page-paid = Уплачено: { $names }.
page-repay = Заплатить иначе
page-bill = Выбрано { $have } из { $cost }
page-cancel = Назад
page-undo = Отменить
page-undo-ask = Попросить отменить
page-undo-wanted = { $name } просит отменить свой последний ответ.
page-undo-waiting = Ещё должны согласиться: { $names }
page-agree = Согласиться
page-refuse = Отказать

## Стол

page-hand = Ваша рука
page-hand-empty = В руке нет карт
page-deciding = решает
page-laid = выложено
page-lay-here = положите карту сюда
page-your-series = Ваша серия
page-series-last = Последний номер: { $number }.
page-series-stance = Вас защищает стойка.
page-face-down = { $back }, рубашкой вверх
page-house = домашняя карта
page-house-parts = Придумано для этого проекта: { $parts }
page-copies = ×{ $n } в коробке
page-mark-not-used = ещё не использовано
page-mark-used = использовано
page-mark-exhausted = истощено
page-mark-stunned = Оглушение
page-mark-confused = Замешательство
page-mark-tough = Стойкость

## Боковая полоса

page-rail = Игроки и события
page-log = Что произошло
page-details = Подробно
page-close = Закрыть
page-away = нет на связи
page-kept = вместо него компьютер
page-copy-link = Ссылка
page-copied = Ссылка скопирована. Пошлите её, кому хотите.
page-stand-in = Пусть играет компьютер
page-take-back = Вернуться на место
page-look-from = Смотреть с места: { $name }
page-spectators = Зрители
page-rulebook = Правила, «{ $section }»
page-rule-missing = Правило { $rule } не удалось прочитать.
page-why-not = Почему нет: { $name }?
page-why-legal = { $name }: сейчас можно
page-met = Выполнено:
page-unmet = Не выполнено:
page-show-position = Показать шаг { $step }
page-scrubber = Прежние позиции
page-step = Шаг { $step } из { $last }
page-now = Сейчас, шаг { $step }
page-step-back = Шаг назад
page-step-on = Шаг вперёд
page-earlier = Раньше
page-earlier-note = Так было раньше. Игра идёт на своём месте.
page-back-to-now = Вернуться
page-go-on = Новая игра отсюда

## Конец

page-end-won = { $rounds ->
    [0] Победа
   *[other] Победа: { $unit } { $rounds }
}
page-end-lost = { $rounds ->
    [0] Поражение
   *[other] Поражение: { $unit } { $rounds }
}
page-end-rematch = Ещё раз
page-end-now = Теперь: { $what }
page-end-against = Компьютер: { $player }
page-end-sides = Поменяться сторонами
page-end-more = Ещё один противник
page-end-who = Кто играл
page-end-computer = (компьютер, { $level })
page-end-winner = победитель
page-end-board = Показать стол
page-end-scene = Как всё было
page-end-numbers = В числах
page-end-steps = решений
page-unit-round = раунд
page-unit-rounds = раундов
page-play = Играть
page-pause = Пауза
page-speed = Скорость
page-speed-times = { $n }×
page-figure-cards-played = сыграно карт
page-figure-enemy-attacks = атак врагов
page-figure-knocked-out = выбито из игры
page-phases = Фазы раунда
page-history = Ваши партии
page-history-line = Сыграно до конца в этом браузере, и как часто вы побеждали.
page-history-none = В этом браузере ещё не сыграно до конца ни одной партии.
page-history-rates = Как часто вы побеждали
page-history-games = Все партии
page-history-won = побед: { $won } из { $played }
page-history-look = Посмотреть
page-history-again = Так же ещё раз
page-ended = Оконченные партии: { $n }
page-today = Партия дня, { $day }
page-today-line = Сегодня у всех одинаковая раздача. Для одного человека, с компьютерными партнёрами.
page-today-play = Сыграть
page-today-again = Ещё раз
page-won = Вы победили
page-lost = Вы проиграли
page-replay = Пересмотреть
page-share = Ссылка на запись
page-save = Сохранить в файл
page-again = Ещё одна игра

## Меню

page-menu = Меню
page-spectate-link = Ссылка для зрителей
page-leave-seat = Пусть за меня играет компьютер
page-keys = Клавиши
page-key-option = 1–9
page-key-option-does = выбрать вариант
page-key-arrows = стрелки
page-key-arrows-does = от карты к карте; в журнале шаг за шагом
page-key-take = Enter
page-key-take-does = взять карту
page-key-zoom = Пробел
page-key-zoom-does = показать карту крупно
page-key-why = ?
page-key-why-does = почему или почему нет
page-key-hint = H
page-key-hint-does = совет
page-key-undo = U
page-key-undo-does = отменить
page-key-log = L
page-key-log-does = что произошло
page-key-menu = M
page-key-menu-does = меню
page-key-theme = T
page-key-theme-does = тёмная или светлая
page-key-guide = G
page-key-guide-does = наставник: да или нет
page-key-close = Esc
page-key-close-does = закрыть
page-key-civilwar-only = Q W E
page-key-civilwar-only-does = только то, для чего нужно перемещение, атака или героическое действие
page-key-civilwar-end = 0
page-key-civilwar-end-does = закончить ход или отказаться
page-key-civilwar-ring = { page-key-arrows }
page-key-civilwar-ring-does = на локации: по кругу
page-key-civilwar-story = B R
page-key-civilwar-story-does = последняя карта синей или красной сюжетной линии
page-only = Только { $what }. Esc — всё.
page-only-none = { $what }: сейчас не пригодится.

## Книга правил

page-rules = Правила
page-rules-open = Открыть в книге правил
page-rules-begin = К началу
page-rules-no-such = В этой книге правил нет такой страницы.
page-rules-chapters = Главы
page-rules-game = Какая игра
page-rules-turn = Другие страницы
page-rules-beside = Что с этим связано
page-rules-english = Некоторые из этих правил пока только по-английски.
page-rules-related = Связанные правила
page-rules-none = Вне этой страницы ничего.
page-rules-cards = Карты, которых это касается
page-rules-no-cards = Ни одна карта этого не упоминает.
page-rules-all-cards = Показать все карты: { $n }
page-rules-of-one = Только для «{ $title }».
page-rules-of-all = Показать для всей страницы
page-rules-note = Как мы это понимаем:
page-rules-house = наше решение
page-rules-house-why = Почему мы так решили:
page-rules-untested = программа этого показать не может
page-rules-untested-why = Почему программа не может этого показать:
page-rules-source = Печатная книга правил:
page-rules-copy = Скопировать ссылку на это правило
page-rules-search = Поиск в правилах
page-rules-search-line = Поиск, правил: { $n }. Слово, карта или id правила
page-rules-results = Найденное
page-rules-found = { $n ->
    [0] Ничего не найдено.
    [one] { $n } результат
    [few] { $n } результата
   *[other] { $n } результатов
 }
page-rules-kind-rule = Правило
page-rules-kind-topic = Страница
page-rules-kind-card = Карта
page-position = Позиция
page-position-example = Пример из книги правил
page-position-of = Позиция: { $title }
page-position-also = Она также показывает:
page-position-look = Здесь ничего не происходит само: спросите карты, почему нет.
page-position-back = На шаг назад
page-position-next = Следующий шаг ({ $n } из { $last })
page-position-board = { $n ->
    [0] Стол перед первым шагом
   *[other] Стол после шага { $n } из { $last }
 }
page-position-play = Показать подряд
page-position-pause = Пауза
page-position-changed = только что изменилось
page-position-keys-step = шаг за шагом
page-position-keys-play = показ и пауза
page-position-watch = Посмотреть за столом
page-position-try = Попробовать за столом
page-position-from = Из книги правил
page-how = Как играть
page-how-aim = О чём игра
page-how-round = Как идёт раунд
page-how-end = Чем кончается
page-how-tip = Совет
page-how-symbols = Что означают символы
page-how-play = Сыграть первую игру
page-how-aim-champions = Вы вместе играете за героев против злодея. Сведите здоровье его последней стадии к 0, прежде чем основной замысел наберёт свою угрозу.
page-how-round-champions-1 = Ваш ход: в любом порядке, сколько можете оплатить, разыгрывайте карты, атакуйте, противодействуйте замыслам, используйте союзников. Карты с руки — это и ваши ресурсы: ими платят, сбрасывая их.
page-how-round-champions-2 = Раз за ход можно сменить облик. Герой атакует, противодействует и защищается; альтер-эго восстанавливается, а злодей тогда воплощает замысел вместо атаки.
page-how-round-champions-3 = Затем все сбрасывают ненужное, добирают карты до размера руки и готовят свои карты.
page-how-round-champions-4 = Фаза злодея: на основном замысле растёт угроза, злодей и приспешники атакуют или воплощают замысел, каждый игрок раскрывает карту столкновения.
page-how-end-champions = Вы побеждаете, когда побеждена последняя стадия злодея. Вы проигрываете, когда основной замысел завершён или когда выбыли все герои.
page-how-tip-champions = Хороший первый ход: станьте героем, разыграйте то, что помогает каждый раунд, и оставьте карту на защиту.
page-how-aim-guardians = Каждый — герой в череде боёв. Кто первым выиграет три боя, тот выиграл игру.
page-how-round-guardians-1 = Все одновременно выкладывают по карте приёма лицевой стороной вниз, справа в свою серию. Её номер не может быть меньше предыдущего.
page-how-round-guardians-2 = Начиная с первого игрока, все по очереди открывают карты и выполняют одно из двух действий на них.
page-how-round-guardians-3 = Кто открыл приём, на котором лежит «Нокаут», выходит из боя; ловушка отнимает 1 энергию. Выходит и тот, у кого не осталось энергии или кому нечего выложить.
page-how-round-guardians-4 = После трёх таких этапов серии убирают, и начинается новый раунд.
page-how-end-guardians = Последний герой в бою выигрывает его; затем все начинают новый бой с 3 энергии и выбирают новые карты.
page-how-tip-guardians = Сначала выкладывайте малые номера: после 7 подходит только ещё одна 7.
page-how-aim-versus = Два игрока, у каждого команда персонажей. У кого в конце хода не осталось выносливости, тот проиграл; оба начинают с 50.
page-how-round-versus-1 = Возьмите две карты, затем положите одну карту из руки рубашкой вверх в ряд ресурсов.
page-how-round-versus-2 = Каждый ресурс даёт одну единицу: нанимайте на них персонажей и снаряжение, а потом стройте передний ряд и ряд поддержки.
page-how-round-versus-3 = Атака: персонаж или команда атакует одного из персонажей противника. Атака против защиты решает, кто будет оглушён.
page-how-round-versus-4 = Оглушённый персонаж стоит своему игроку выносливости; в фазе восстановления каждый восстанавливает одного, остальные уходят в стопку КО.
page-how-end-versus = Излишек атаки над защитой оглушённого прорывается к игроку, а игрока без неоглушённых персонажей атакуют напрямую.
page-how-tip-versus = Нанимайте самого дорогого, за кого можете заплатить, а малыми атакуйте вместе.
page-how-aim-civilwar = Две команды героев, синие и красные, на кольце из шести локаций. В поединке героев выигрывает команда с большим счётом; в битве за регистрацию синие должны выполнить миссии, пока у них есть карты.
page-how-round-civilwar-1 = Возьмите карту, сыграйте одну карту на сюжетную линию своей команды и используйте её символы вместе с символами предыдущей.
page-how-round-civilwar-2 = Перемещение ведёт в соседнюю локацию, атака ранит бандита или вражеского героя, героическое действие спасает горожанина. Звезда — любое из них.
page-how-round-civilwar-3 = Карты в руке — ваша жизнь: каждый урон кладёт одну под колоду. Герой без карт нокаутирован и позже встаёт.
page-how-round-civilwar-4 = Затем можно применить эффект локации, если её контролирует ваша команда, и ходит другая команда.
page-how-end-civilwar = Очки дают спасённые горожане, побеждённые бандиты и герои и контроль над локациями. Два жетона одобрения переводят локацию к вашей команде.
page-how-tip-civilwar = Смотрите, что ваша карта оставляет партнёру: следующий герой команды тоже использует её символы.
page-how-aim-fellowship = Вы вместе проходите приключение. Положите достаточно прогресса на его последний этап, прежде чем ваша угроза дойдёт до 50 или погибнут герои.
page-how-round-fellowship-1 = Ресурсы и планирование: каждый герой получает ресурс; ими платят за союзников и снаряжение сферы этого героя.
page-how-round-fellowship-2 = Приключение: отправьте персонажей, они истощаются. Открывают карты встреч и сравнивают силу воли с угрозой в зоне испытаний: излишек даёт прогресс, недостача повышает вашу угрозу.
page-how-round-fellowship-3 = Можете отправиться в локацию, а затем встречаете врагов: на вас идут те, до чьей агрессивности дошла ваша угроза.
page-how-round-fellowship-4 = Бой: каждый враг получает карту тени и атакует; защищайтесь готовым персонажем, затем бейте в ответ. В конце все готовятся, а угроза растёт на 1.
page-how-end-fellowship = Вы побеждаете, когда пройден последний этап приключения. Кто дошёл до 50 угрозы или потерял всех героев, выбывает.
page-how-tip-fellowship = Оставляйте по готовому персонажу на каждого врага, который атакует: отправленные защищаться не могут.

## Между незнакомыми

page-concede = Сдаться
page-concede-ask = Сдаться в этой игре? Это нельзя будет взять назад.
page-concede-yes = Да, сдаюсь
page-claim = Потребовать победу
page-give-seat = Освободить своё место
page-give-seat-ask = Отдать своё место кому-то другому? Этот браузер больше его не откроет.
page-give-seat-yes = Да, освободить
page-gone = больше не играет
page-time-left = Осталось времени: { $time }
page-known = Эта игра началась с сохранённого файла: тот, кто её создал, может знать карты.
page-clock = Часы
page-clock-none = Без часов
page-clock-game = { $minutes } мин на всю игру
page-clock-move = { $seconds } с на ход

## Стол «Гражданской войны»

page-civilwar-controls = Контролирует: { $team }
page-civilwar-start = старт
page-civilwar-ko = КО
page-civilwar-spent = { $symbol }, потрачено
page-civilwar-token = Жетон: { $symbol }
page-civilwar-empty = пустая ячейка: { $symbol }
page-civilwar-storyline = { $side ->
    [red] Красная сюжетная линия
   *[other] Синяя сюжетная линия
 }, { $n }
page-civilwar-storyline-of = { $side ->
    [red] Красная сюжетная линия
   *[other] Синяя сюжетная линия
 }, { $n } из { $most }
page-civilwar-no-card = Карт ещё нет.
page-civilwar-joined-own = Ваша карта и предыдущая:
page-civilwar-joined = { $hero }: сыгранная карта и предыдущая:
page-civilwar-gives = Следующий герой получит ({ $team }):
page-civilwar-open = Показать обе сюжетные линии
page-civilwar-behind = Отстаёт и начала бы следующий раунд: { $team }.
page-civilwar-tied = Счёт равный: чей жетон лежит сверху, та команда считается позади и начала бы следующий раунд: { $team }.
page-civilwar-score = Счёт: синие { $blue }, красные { $red }
page-civilwar-round = Раунд { $n } из { $most }
page-civilwar-turns = Ходы
page-civilwar-next = ходит дальше
page-civilwar-cell-free = Карты камеры ещё нет: её готовит героическое действие
page-civilwar-cell-hidden = подготовлена, рубашкой вверх
page-civilwar-mission = миссия { $n } из { $most }
page-civilwar-no-mission = Миссии нет
page-civilwar-progress = сброшено { $n } из { $most }
page-civilwar-used = Карты синих
page-civilwar-missions-left = Синим ещё миссий: { $n }
page-civilwar-game = Партия { $n } из 2
page-civilwar-to-beat = { $n ->
    [one] превзойти { $n } ход
    [few] превзойти { $n } хода
   *[other] превзойти { $n } ходов
 }
page-civilwar-heroes = Ваши герои
page-civilwar-full = готово
page-civilwar-pool = Оставшиеся действия
page-civilwar-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
 }
page-civilwar-has-picked = Выбор: { $team }
page-civilwar-counted = { $what }: { $n }
page-civilwar-has = Снаряжение: { $card }
page-civilwar-side = Команда { $n }
