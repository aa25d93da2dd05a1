# Words of the table while a game is played: telling, settings, phrases, invitations.

play-telling = Дивіться
play-beat = { $at } з { $of }
play-next = Далі
play-skip = Пропустити
play-recap = Після вашого ходу
play-recap-none = Поки що не сталося нічого, крім ваших власних дій.

play-settings = Налаштування
play-settings-kept = Зберігаються в цьому браузері й діють за всіма столами.
play-set-speed = Швидкість
play-set-speed-line = Скільки часу показувати кожен крок, коли діє гра або інший гравець. Клацніть, щоб пропустити.
play-set-speed-click = За клацанням
play-set-speed-slow = Повільно
play-set-speed-normal = Звичайно
play-set-speed-fast = Швидко
play-set-speed-off = Вимкнено
play-set-text = Розмір тексту
play-set-text-line = Для панелі вибору, журналу та підказок поруч.
play-set-text-normal = Звичайний
play-set-text-large = Великий
play-set-text-larger = Дуже великий
play-set-sound = Звуки
play-set-sound-line = Короткі звуки, коли надходить ваш хід і коли щось відбувається.
play-set-confirm = Підтверджувати кінець ходу
play-set-confirm-line = Перш ніж завершити хід або фазу, гра перепитає.
play-set-free = Використовувати безкоштовні здібності самостійно
play-set-free-line = Переривання чи відповідь, що нічого не коштує, спрацьовує без запитання, якщо вона єдина.
play-confirm-end = Справді? Виберіть ще раз: { $option }

play-talk = Сказати щось
play-say-hello = Привіт!
play-say-luck = Щасти!
play-say-thanks = Дякую!
play-say-well-played = Чудова гра!
play-say-nice = Гарний хід!
play-say-sorry = Вибачте!
play-say-moment = Хвилинку, будь ласка.
play-say-your-move = Ваш хід.
play-say-help = Мені потрібна допомога.
play-say-mine = Я візьму це на себе.
play-say-yours = Візьміть це на себе, будь ласка.
play-say-attack = Атакуймо!
play-say-scheme = Спершу впораймося із загрозою.
play-say-careful = Обережно!

play-invite = Запросити
play-invite-line = Хто відкриє це посилання, сяде сюди: { $name }. Воно діє один раз.
play-invite-watch = Запросити глядача
play-invite-watch-line = Хто відкриє це посилання, зможе дивитися гру. Карти на руках лишаються прихованими.
play-invite-qr = Те саме посилання як QR-код
play-invite-link = Посилання
play-invite-copy = Скопіювати

# Piles that can be looked through.
play-piles = Стоси
play-pile-look = Переглянути: { $pile }, { $n }

# What computer players are called, by seat; whoever reads a sentence about themselves.
play-computer-1 = Ада
play-computer-2 = Бо
play-computer-3 = Клео
play-computer-4 = Декс
play-computer-5 = Елі
play-computer-6 = Фей
play-computer-7 = Ґас
play-computer-8 = Гел
