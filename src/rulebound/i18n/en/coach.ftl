# The coach of a first game. What a mark says (-line) has room for three lines in a bubble: 135 letters.

coach-guide = Guide
coach-at = { $n } of { $of }
coach-said = (read)
coach-about = It speaks only when something is new. You play the real game, nothing is scripted.
coach-stop = Stop the guide
coach-start = Guide me through a first game
coach-skip = Skip the guide
coach-got = Got it
coach-worth = What the best options are worth

coach-champions-glow = What glows is possible now
coach-champions-glow-line = Click it, or press its number. Everything else says why not when you click it. You cannot break a rule here.
coach-champions-turn = This is your turn
coach-champions-turn-line = First the players act, then the villain answers. In your turn you may do anything you can pay for, in any order.
coach-champions-move = A good first move
coach-champions-move-line = It wears a dotted ring. You are free to do something else.
coach-champions-pay = Cards pay for cards
coach-champions-pay-line = Cards from your hand are discarded for the symbols at their foot. What you pay with is suggested, and can be changed.
coach-champions-villain = The villain attacks you
coach-champions-villain-line = Whoever defends exhausts. A hero takes off their defense; an ally takes all of it. A boost card may add more.

coach-fellowship-glow = What glows is possible now
coach-fellowship-glow-line = Click it, or press its number. Everything else says why not when you click it. You cannot break a rule here.
coach-fellowship-plan = Your heroes pay
coach-fellowship-plan-line = Each hero gets a coin every round, for cards of their own sphere. A good first move wears a dotted ring.
coach-fellowship-commit = Who goes on the quest?
coach-fellowship-commit-line = Willpower stands against threat, and more threat is about to be revealed. Who commits lies down and cannot fight.
coach-fellowship-defend = An enemy attacks
coach-fellowship-defend-line = A ready character takes its defense off the attack. Without one, a hero takes it all. The shadow card may change it.
coach-fellowship-why = Why this is not possible
coach-fellowship-why-line = A cross is what is missing, a check is what is met already. The blue chip opens the rule.

coach-versus-resource = Any card can be a resource
coach-versus-resource-line = Put one face down each turn: it gives a point in every turn. Keep the characters that you want to recruit next.
coach-versus-recruit = Spend your points
coach-versus-recruit-line = What glows can be recruited; click it. The strongest option wears a dotted ring.
coach-versus-formation = The front row protects
coach-versus-formation-line = Whoever stands behind somebody cannot be attacked without flight, and attacks only with range.
coach-versus-attack = Attack against defense
coach-versus-attack-line = Click who attacks, then whom. As much attack as defense stuns; the rest breaks through. The defender strikes back.
coach-versus-why = Why this is not possible
coach-versus-why-line = A cross is what is missing, a check is what is met already. The blue chip opens the rule.

coach-guardians-hero = One of these heroes is you
coach-guardians-hero-line = What glows can be taken: click it, or press its number. A hero has one ability of their own, all through the game.
coach-guardians-draft = Your hand for the battle
coach-guardians-draft-line = Take one card, the rest goes on to the next player. You want different numbers, and low ones.
coach-guardians-lay = Low numbers first
coach-guardians-lay-line = A number may not be lower than the one before it. What the computer would lay wears a dotted ring.
coach-guardians-act = One of two actions
coach-guardians-act-line = You perform one of the two actions on the card that you have revealed. What they do stands on the card.
coach-guardians-why = Why this is not possible
coach-guardians-why-line = A cross is what is missing, a check is what is met already. The blue chip opens the rule.

coach-civilwar-hero = Your team takes a turn
coach-civilwar-hero-line = What glows can be picked: click it, or press its number. The cards in the hand of a hero are the hero’s life.
coach-civilwar-play = One card a turn
coach-civilwar-play-line = Its symbols and those of your team’s card before it are your actions. What is best wears a dotted ring.
coach-civilwar-act = These are your actions
coach-civilwar-act-line = Move to a neighbour, attack a thug or a hero, rescue a civilian with a heroic action. A star is any of them.
coach-civilwar-life = Cards are life
coach-civilwar-life-line = Each damage puts a card from the hand under the deck. A hero without cards is knocked out, and comes back later.
coach-civilwar-why = Why this is not possible
coach-civilwar-why-line = A cross is what is missing, a check is what is met already. The blue chip opens the rule.
