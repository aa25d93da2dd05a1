# Words of the table while a game is played: telling, settings, phrases, invitations.

play-telling = Patrz
play-beat = { $at } z { $of }
play-next = Dalej
play-skip = Pomiń
play-recap = Od twojej tury
play-recap-none = Nie wydarzyło się jeszcze nic poza tym, co zrobiono z twojej woli.

play-settings = Ustawienia
play-settings-kept = Zapisane w tej przeglądarce, dla wszystkich stołów.
play-set-speed = Szybkość
play-set-speed-line = Jak długo widać każdy krok, gdy działa gra lub inny gracz. Kliknięcie go pomija.
play-set-speed-click = Po kliknięciu
play-set-speed-slow = Wolno
play-set-speed-normal = Zwykle
play-set-speed-fast = Szybko
play-set-speed-off = Wyłączone
play-set-text = Wielkość tekstu
play-set-text-line = Dla paska wyboru, dziennika i objaśnień obok.
play-set-text-normal = Zwykła
play-set-text-large = Duża
play-set-text-larger = Bardzo duża
play-set-sound = Dźwięki
play-set-sound-line = Krótkie dźwięki, gdy przychodzi twój ruch i gdy coś się dzieje.
play-set-confirm = Potwierdzanie końca tury
play-set-confirm-line = Przed zakończeniem tury lub fazy gra pyta jeszcze raz.
play-set-free = Samoczynne użycie darmowych zdolności
play-set-free-line = Przerwanie lub odpowiedź bez kosztu działa bez pytania, jeśli jest jedyna.
play-confirm-end = Na pewno? Wybierz jeszcze raz: { $option }

play-talk = Powiedz coś
play-say-hello = Cześć!
play-say-luck = Powodzenia!
play-say-thanks = Dzięki!
play-say-well-played = Świetna gra!
play-say-nice = Dobry ruch!
play-say-sorry = Przepraszam!
play-say-moment = Chwileczkę, proszę.
play-say-your-move = Twój ruch.
play-say-help = Potrzebuję pomocy.
play-say-mine = Zajmę się tym.
play-say-yours = Zajmij się tym, proszę.
play-say-attack = Atakujmy!
play-say-scheme = Najpierw zajmijmy się zagrożeniem.
play-say-careful = Ostrożnie!

play-invite = Zaproś
play-invite-line = Kto otworzy ten link, zajmie miejsce: { $name }. Działa jeden raz.
play-invite-watch = Zaproś widza
play-invite-watch-line = Kto otworzy ten link, może oglądać grę. Karty na ręce pozostają ukryte.
play-invite-qr = Ten sam link jako kod QR
play-invite-link = Link
play-invite-copy = Kopiuj

# Piles that can be looked through.
play-piles = Stosy
play-pile-look = Przejrzyj: { $pile }, { $n }

# What computer players are called, by seat; whoever reads a sentence about themselves.
play-computer-1 = Ada
play-computer-2 = Bo
play-computer-3 = Cleo
play-computer-4 = Dex
play-computer-5 = Eli
play-computer-6 = Fay
play-computer-7 = Gus
play-computer-8 = Hal
