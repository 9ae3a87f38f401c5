# What the tutorial says: step-N at each step, hint-N when something else was tried there.
step-1 = The aim: runs of one series and columns of one value, which bring points at the end. You are Zoé, with six dolls in hand. Choose two for your first tableau: the Sunflowers 2 and 3, neighbours of one series.
hint-1 = Choose the Sunflowers 2 and 3, then lay them.
step-2 = All tableaux are turned up together, and everyone draws two cards. It is your turn: show one card of your hand to trade. The Cornflower 7 fits with nothing you have; show that one.
hint-2 = Show the Cornflower 7.
step-3 = Ivan and Olga each offer a card face down. Only you see both, and you must take one. Take Ivan’s.
hint-3 = Take the card that Ivan offers.
step-4 = The cards have changed hands. Everyone knows what Ivan got; what you got, only Ivan knows. Now it is Ivan’s turn to show.
step-5 = Ivan shows a card, and you must offer one in turn, hidden. Offer the Poppy 6: you can spare it.
hint-5 = Offer the Poppy 6.
step-6 = Ivan took Olga’s card instead, and Olga has had her turn. At the end of the round everyone takes the tableau back and lays four cards of all they own. So it goes on: six, then eight.
step-7 = Three rounds later, the last laying: thirteen of your fourteen cards. One fits with nothing. Leave it out and lay the rest.
hint-7 = One card has no neighbour in its series: leave that one out.
step-8 = The count: columns of one value, and runs of one series. The columns bring 12, the Poppies’ run of two 2, the Marigolds’ runs of two and three 6, the Sunflowers’ run of five 10 and a bonus of 1. Together 31: a fine collection!
