# Lo que dice la lección: step-N en cada paso, hint-N cuando se intenta otra cosa.
step-1 = Es de noche y eres Zoé. En el mazo hay pesadillas; la luna del dorso dice si la siguiente es difícil de calcular a ojo. ¡Dale la vuelta!
step-2 = ¡Bubúho! ¿Qué peluche lo tapa entero? Los osos son los más grandes y dan 1 sueño; los pandas, 2; el conejo, 3; y el unicornio, el más pequeño de todos, 4. No vale medir: fíate de tus ojos. Esta vez, toma el conejo.
hint-2 = ¡Qué valiente! Pero esta vez toma el conejo.
step-3 = Lou va a lo seguro con un oso. Ahora cada cual pone su peluche sobre la pesadilla; se desliza solo hasta el mejor lugar. Tú primero.
step-4 = ¡Tapado, hasta la punta de las orejas! El conejo tiene tres estrellas: robas tres sueños de la almohada. Sus dibujos sirven para contar tu sueño.
step-5 = El oso de Lou también tapa y da un sueño: cada peluche se prueba por separado. Los peluches vuelven, y Lou da la vuelta a la pesadilla siguiente.
step-6 = ¿Y con el unicornio? Demasiado pequeño: lo que asoma brilla y no robas nada. Con doce sueños al final de una ronda, ganas. También hay una noche en equipo y una noche agitada en la que todo el mundo agarra a la vez.
