# What the tutorial says: step-N at each step, hint-N when something else was tried there.
step-1 = It is night, and you are Zoé. Nightmares lie in the pile; the moon on the back tells how hard the next one is to judge. Turn it up!
step-2 = Hoo-Boo! Which toy hides it whole? Bears are the largest and earn 1 dream, pandas 2, the rabbit 3, the unicorn, smallest of all, 4. No measuring: trust your eye. This time, take the rabbit.
hint-2 = A brave thought; but take the rabbit this time.
step-3 = Lou plays it safe with a bear. Now everyone lays their toy on the nightmare; it slides to its best place by itself. You first.
step-4 = Covered, to the last ear! The rabbit has three stars: you draw three dreams from the pillow. Their pictures are for telling your dream.
step-5 = Lou’s bear covers as well, for one dream: each toy is tried alone. The toys go back, and Lou turns up the next nightmare.
step-6 = And had you taken the unicorn? Too small: what sticks out glows, and you draw nothing. With twelve dreams at the end of a round you win. There is also a night for all together, and a restless night in which everyone grabs at once.
