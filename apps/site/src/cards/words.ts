type Subject = { readonly dice: string; readonly sheet: string; readonly version: string };

/** The words of a player's card: `sheet` is what it was typed from. */
export const makeWords = ({ dice, sheet, version }: Subject) => ({
  en: {
    title: 'Player’s card',
    sub: 'Every chart on one or two sheets, A4 or Letter. The print of this page is the card alone.',
    print: 'Print',
    dice: `Dice: ${dice};`,
    paper: 'Paper',
    ink: 'Ink',
    colours: 'Two colours',
    black: 'Black',
    foot: `a reading of the house; see Sources and doubts. The figures of “${sheet}”, words of our own; this card does not replace the rules.`,
    data: `Coup d’œil, data ${version}`,
  },
  fr: {
    title: 'Fiche du joueur',
    sub: 'Toutes les tables sur une ou deux feuilles, A4 ou Letter. L’impression de cette page est la fiche seule.',
    print: 'Imprimer',
    dice: `Dés\u202f: ${dice}\u202f;`,
    paper: 'Papier',
    ink: 'Encre',
    colours: 'Deux couleurs',
    black: 'Noir',
    foot: `une lecture de la maison\u202f; voir Sources et doutes. Les chiffres de «\u202f${sheet}\u202f», des mots à nous\u202f; cette fiche ne remplace pas les règles.`,
    data: `Coup d’œil, données ${version}`,
  },
});
