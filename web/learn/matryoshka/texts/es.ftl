# Lo que dice la lección: step-N en cada paso, hint-N cuando se intenta otra cosa.
step-1 = El objetivo: escaleras de una serie y columnas de un valor, que dan puntos al final. Eres Zoé y tienes seis muñecas en la mano. Elige dos para tu primera vitrina: Girasol 2 y 3, vecinas de una misma serie.
hint-1 = Elige Girasol 2 y 3 y colócalas.
step-2 = Todas las vitrinas se destapan a la vez, y cada cual roba dos cartas. Te toca: muestra una carta de tu mano para intercambiarla. Aciano 7 no combina con nada de lo que tienes; muestra esa.
hint-2 = Muestra Aciano 7.
step-3 = Ivan y Olga ofrecen una carta cada uno, boca abajo. Solo tú ves las dos, y tienes que quedarte con una. Quédate con la de Ivan.
hint-3 = Quédate con la carta que ofrece Ivan.
step-4 = Las cartas han cambiado de manos. Todo el mundo sabe qué ha recibido Ivan; lo que has recibido tú, solo lo sabe Ivan. Ahora le toca mostrar a él.
step-5 = Ivan muestra una carta y tú tienes que ofrecer una, oculta. Ofrece Amapola 6: no te hace falta.
hint-5 = Ofrece Amapola 6.
step-6 = Ivan ha preferido la carta de Olga, y Olga ya ha tenido su turno. Al final de la ronda, cada cual recoge su vitrina y coloca cuatro cartas de todas las que tiene. Y así se sigue: con seis y luego con ocho.
step-7 = Tres rondas después, la última vitrina: trece de tus catorce cartas. Una no combina con nada. Déjala fuera y coloca las demás.
hint-7 = Una carta no tiene vecina en su serie: deja fuera esa.
step-8 = La cuenta: columnas de un valor y escaleras de una serie. Las columnas dan 12; la escalera de dos de Amapola, 2; las de dos y tres de Caléndula, 6; la de cinco de Girasol, 10 y 1 extra. En total, 31: ¡una bonita colección!
