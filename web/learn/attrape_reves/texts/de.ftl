# Was die Lektion sagt: step-N bei jedem Schritt, hint-N, wenn dort etwas anderes versucht wurde.
step-1 = Es ist Nacht, und du bist Zoé. Im Stapel liegen Albträume; der Mond auf der Rückseite verrät, wie schwer der nächste zu schätzen ist. Deck ihn auf!
step-2 = Uhubuh! Welches Kuscheltier verdeckt ihn ganz? Die Bären sind am größten und bringen 1 Traum, die Pandas 2, das Kaninchen 3, und das Einhorn, das kleinste von allen, 4. Messen gilt nicht: Vertrau deinen Augen. Nimm diesmal das Kaninchen.
hint-2 = Mutig! Aber nimm diesmal das Kaninchen.
step-3 = Lou geht auf Nummer sicher und nimmt einen Bären. Jetzt legen alle ihr Kuscheltier auf den Albtraum; es rutscht von selbst an die beste Stelle. Du zuerst.
step-4 = Verdeckt, bis zu den Ohrspitzen! Das Kaninchen hat drei Sterne: Du ziehst drei Träume aus dem Kissen. Mit ihren Bildern kannst du deinen Traum erzählen.
step-5 = Lous Bär verdeckt ihn auch und bringt einen Traum: Jedes Kuscheltier wird für sich geprüft. Die Kuscheltiere kommen zurück, und Lou deckt den nächsten Albtraum auf.
step-6 = Und mit dem Einhorn? Zu klein: Was herausschaut, leuchtet, und du ziehst nichts. Mit zwölf Träumen am Ende einer Runde gewinnst du. Es gibt auch eine Nacht, in der alle zusammen spielen, und eine unruhige Nacht, in der alle gleichzeitig schnappen.
