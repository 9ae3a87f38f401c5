# Textos comunes: lo que rechaza la mesa misma, partidas grabadas.
language-name = Español
seat = Persona { $number }
refusal = { $why } ({ $rule })

refused-game-over = La partida ha terminado: ya no se puede hacer nada más.
refused-no-seat = Ese asiento no existe en esta mesa.
refused-lag = Esta jugada pide, por la conexión, más margen del que da una mesa.
refused-time-runs-back = Esta jugada tiene una hora anterior a la de la jugada que la precede.
refused-tick-not-due = Consta un plazo vencido en un momento en el que no había ninguno.
refused-tick-missing = Antes de esta jugada falta un plazo que ya había vencido.
refused-no-what-if = Este juego no se puede continuar desde un momento de una grabación.
refused-what-if-over = En ese momento la partida había terminado: elige uno anterior.
refused-no-moment = No existe ese momento: esta partida tiene { $last } jugadas.

record-no-end = A esta grabación le falta la última línea: su secreto nunca se reveló y no se puede comprobar el reparto. Usa una copia completa del archivo.
record-header = La primera línea no es la cabecera de una grabación ({ $why }). Elige un archivo que haya escrito «ludotheque play» o una mesa.
record-format = Esta grabación usa el formato { $found }; este programa lee el formato { $known }. Ábrela con la versión de Ludothèque que la escribió.
record-other-game = Esta grabación es de { $found }, no de { $known }.
record-cut = El archivo se corta en la línea { $line }. Usa una copia completa.
record-after-end = La línea { $line } está después del final de la grabación. Usa una copia intacta del archivo.
record-line = La línea { $line } está dañada ({ $why }). Usa una copia intacta del archivo.
record-too-long = Esta grabación es demasiado larga: un servidor acepta { $most } jugadas. En la terminal la muestra «ludotheque replay».
record-too-large = Esta repetición tendría más de { $most } MB. En la terminal, «ludotheque replay» muestra la grabación.
record-options = Las opciones de la cabecera no son posibles ({ $why }).
record-seats = La cabecera nombra a { $found } participantes, pero las opciones dicen { $known }.
record-rules = Se jugó con la versión { $found } de las reglas; este programa conoce la versión { $known }. Ábrela con la versión de Ludothèque que la escribió.
record-illegal = La jugada de la línea { $line } no está permitida ({ $rule }).
record-origin = Los repartos anteriores que nombra la cabecera no pueden ser: demasiados, en desorden o más largos que la partida.
record-deal = Un servidor no acepta este reparto: un secreto tiene como máximo { $most } caracteres y cada asiento un solo nonce de 64 letras, cifras, «-» y «_» como máximo.
record-commitment = El secreto revelado no coincide con lo prometido: puede que se haya cambiado el reparto.
record-result = El resultado de la última línea no es el que sale de las jugadas.
record-gap = Falta la jugada { $number }.
record-epoch = La jugada { $number } la escribió un dueño de la mesa posterior al que indica su fila.
record-row = No se puede leer ({ $why }).

bad-more-time = El tiempo extra es para uno de los { $seats } asientos.
more-time-told = El doble de tiempo para mirar y elegir: { $names }

analysis-luck-good = Habilidad: { $lost } % de una victoria desaprovechado. Suerte: +{ $luck } %.
analysis-luck-bad = Habilidad: { $lost } % de una victoria desaprovechado. Suerte: −{ $bad } %.
