/** The words of the page of corrected figures. */
export const words = {
  en: {
    sub: 'Figures that stood wrong on this site, when they were put right, and what the sheet says.',
    none: 'No published figure has had to be corrected so far.',
    heads: ['Date', 'Where', 'Stood', 'Stands'],
  },
  fr: {
    sub: 'Les chiffres qui étaient faux sur ce site, la date de leur correction, et ce que dit la feuille.',
    none: 'Aucun chiffre publié n’a dû être corrigé jusqu’ici.',
    heads: ['Date', 'Où', 'Était', 'Est'],
  },
};
