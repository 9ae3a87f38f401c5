# Ce que dit la leçon : step-N à chaque étape, hint-N quand autre chose y a été tenté.
step-1 = Il fait nuit, et vous êtes Zoé. Les cauchemars attendent dans la pile ; la lune au dos dit si le prochain est difficile à juger. Retournez-le !
step-2 = Hibouh ! Quel doudou le cache en entier ? Les ours sont les plus grands et rapportent 1 rêve, les pandas 2, le lapin 3, la licorne, la plus petite, 4. Interdit de mesurer : fiez-vous à votre œil. Cette fois, prenez le lapin.
hint-2 = Une idée courageuse ; mais prenez le lapin cette fois.
step-3 = Lou joue la sécurité avec un ours. Chacun pose maintenant son doudou sur le cauchemar ; il glisse tout seul à sa meilleure place. À vous.
step-4 = Couvert, jusqu’au bout des oreilles ! Le lapin a trois étoiles : vous piochez trois rêves dans le sac-oreiller. Leurs images servent à raconter votre rêve.
step-5 = L’ours de Lou couvre aussi, pour un rêve : chaque doudou est essayé seul. Les doudous reviennent, et Lou retourne le cauchemar suivant.
step-6 = Et si vous aviez pris la licorne ? Trop petite : ce qui dépasse brille, et vous ne piochez rien. Douze rêves à la fin d’une manche, et c’est gagné. Il existe aussi une nuit tous ensemble, et une nuit agitée où tout le monde attrape à la fois.
