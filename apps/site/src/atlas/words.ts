/** The words of a game’s atlas. */
export const words = {
  en: {
    title: 'Odds atlas',
    sub: 'What becomes of each side in the end, tests included, for every total that can be reached.',
    lines: '%: contour lines',
    tints: 'tints, from rare to likely',
    opening: 'the calculator’s opening situation',
    exact: 'The exact ways',
    total: 'Total',
    read: 'How to read it.',
    readSaid:
      'Each plate starts from the calculator’s opening situation, one unit a side. A total opens the calculator at a situation that reaches it. Where a column’s rating moves the total too, strengths make up for it, so that each cell stands at its own total and rating. Every die is counted.',
    ends: 'Outside.',
    endsSaid:
      'Totals and ratings beyond the edge change nothing more, or cannot be reached from there in a step or two.',
    open: 'Open the calculator',
    card: 'Player’s card',
    none: 'No calculator of this game ends in odds by a total.',
  },
  fr: {
    title: 'Atlas des chances',
    sub: 'Ce que devient chaque camp à la fin, tests compris, pour tout total que l’on peut atteindre.',
    lines: '\u202f%\u202f: courbes de niveau',
    tints: 'teintes, du rare au probable',
    opening: 'la situation de départ du calcul',
    exact: 'Les cas exacts',
    total: 'Total',
    read: 'Lecture.',
    readSaid:
      'Chaque planche part de la situation de départ du calcul, une unité par camp. Un total ouvre le calcul dans une situation qui l’atteint. Quand la valeur d’une colonne change aussi le total, les forces le compensent\u202f: chaque case est à son total et à sa valeur. Chaque dé est compté.',
    ends: 'Hors du tableau.',
    endsSaid:
      'Au-delà du bord, totaux et valeurs ne changent plus rien, ou ne s’atteignent pas de là en un pas ou deux.',
    open: 'Ouvrir le calcul',
    card: 'Fiche du joueur',
    none: 'Aucun calcul de ce jeu ne finit en chances selon un total.',
  },
};
