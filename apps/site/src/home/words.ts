/** The words of the home page. */
export const words = {
  en: {
    plate: 'Plate I.',
    caption: 'A charge upon a square, with infantry. Which lines count, and which are set aside?',
    open: 'Open the calculators',
    exact: [
      'Exact',
      'Sixty per cent is six faces of ten. Every die is counted, none is thrown a hundred thousand times.',
    ],
    shown: ['Shown', 'The sum stands line by line, the struck lines too, each naming what set it aside.'],
    cited: ['Cited', 'leads from each figure to its cell on the sheet. The chart you read is the chart that reckons.'],
    frank: ['Open', 'Where a sheet is silent the question stays a question, with a house answer you can switch.'],
    how: 'How it answers',
  },
  fr: {
    plate: 'Planche I.',
    caption: 'Une charge sur un carré, avec de l’infanterie. Quelles lignes comptent, lesquelles sont écartées\u202f?',
    open: 'Ouvrir les calculs',
    exact: [
      'Exact',
      'Soixante pour cent, ce sont six faces sur dix. Chaque dé est compté, aucun n’est lancé cent mille fois.',
    ],
    shown: ['Montré', 'La somme se lit ligne à ligne, les lignes barrées aussi, chacune avec ce qui l’écarte.'],
    cited: ['Cité', 'mène de chaque chiffre à sa case sur la feuille. La table qu’on lit est celle qui calcule.'],
    frank: [
      'Ouvert',
      'Là où une feuille se tait, la question reste une question, avec une réponse maison que l’on peut changer.',
    ],
    how: 'Comment il répond',
  },
};
