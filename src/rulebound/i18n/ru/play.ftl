# Words of the table while a game is played: telling, settings, phrases, invitations.

play-telling = Смотрите
play-beat = { $at } из { $of }
play-next = Дальше
play-skip = Пропустить
play-recap = После вашего хода
play-recap-none = Пока не произошло ничего, кроме ваших собственных действий.

play-settings = Настройки
play-settings-kept = Хранятся в этом браузере и действуют за всеми столами.
play-set-speed = Скорость
play-set-speed-line = Как долго показывать каждый шаг, когда действует игра или другой игрок. Щёлкните, чтобы пропустить.
play-set-speed-click = По щелчку
play-set-speed-slow = Медленно
play-set-speed-normal = Обычно
play-set-speed-fast = Быстро
play-set-speed-off = Выключено
play-set-text = Размер текста
play-set-text-line = Для панели выбора, журнала и пояснений рядом.
play-set-text-normal = Обычный
play-set-text-large = Крупный
play-set-text-larger = Очень крупный
play-set-sound = Звуки
play-set-sound-line = Короткие звуки, когда наступает ваш ход и когда что-то происходит.
play-set-confirm = Подтверждать конец хода
play-set-confirm-line = Прежде чем завершить ход или фазу, игра переспросит.
play-set-free = Применять бесплатные способности автоматически
play-set-free-line = Прерывание или отклик, который ничего не стоит, применяется без вопроса, если он единственный.
play-confirm-end = Точно? Выберите ещё раз: { $option }

play-talk = Сказать что-нибудь
play-say-hello = Привет!
play-say-luck = Удачи!
play-say-thanks = Спасибо!
play-say-well-played = Отличная игра!
play-say-nice = Хороший ход!
play-say-sorry = Извините!
play-say-moment = Минутку, пожалуйста.
play-say-your-move = Ваш ход.
play-say-help = Мне нужна помощь.
play-say-mine = Я возьму это на себя.
play-say-yours = Возьмите это на себя, пожалуйста.
play-say-attack = Давайте атаковать.
play-say-scheme = Сначала разберёмся с угрозой.
play-say-careful = Осторожно!

play-invite = Пригласить
play-invite-line = Кто откроет эту ссылку, сядет сюда: { $name }. Она действует один раз.
play-invite-watch = Пригласить зрителя
play-invite-watch-line = Кто откроет эту ссылку, сможет смотреть игру. Карты на руках останутся скрытыми.
play-invite-qr = Та же ссылка в виде QR-кода
play-invite-link = Ссылка
play-invite-copy = Скопировать

# Piles that can be looked through.
play-piles = Стопки
play-pile-look = Просмотреть: { $pile }, { $n }

# What computer players are called, by seat; whoever reads a sentence about themselves.
play-computer-1 = Ада
play-computer-2 = Бо
play-computer-3 = Клео
play-computer-4 = Декс
play-computer-5 = Эли
play-computer-6 = Фэй
play-computer-7 = Гас
play-computer-8 = Хэл
