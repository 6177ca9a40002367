/** The words of the site itself, in both languages. What belongs to a game comes from the game. */
export const langs = ['en', 'fr'] as const;
export type Lang = (typeof langs)[number];
export type Said = Readonly<Record<Lang, string>>;

export const otherLang: Readonly<Record<Lang, Lang>> = { en: 'fr', fr: 'en' };
export const langNames: Said = { en: 'English', fr: 'Français' };

export const words = {
  brand: { en: 'Coup d’œil', fr: 'Coup d’œil' },
  motto: {
    en: 'Wargame charts that compute, and show their working.',
    fr: 'Des tables de jeu qui calculent, et montrent leur calcul.',
  },
  skip: { en: 'To the page', fr: 'Aller à la page' },
  rooms: { en: 'Rooms', fr: 'Salles' },
  menu: { en: 'Menu', fr: 'Menu' },
  trail: { en: 'Where you are', fr: 'Où vous êtes' },
  games: { en: 'Games', fr: 'Jeux' },
  charts: { en: 'Charts', fr: 'Tables' },
  calculators: { en: 'Calculators', fr: 'Calculs' },
  atlas: { en: 'Atlas', fr: 'Atlas' },
  cards: { en: 'Cards', fr: 'Fiches' },
  search: { en: 'Search', fr: 'Chercher' },
  find: { en: 'Find', fr: 'Trouver' },
  searchFor: { en: 'Search charts, rules, terrains', fr: 'Chercher tables, règles, terrains' },
  searchHint: { en: 'Village, pursuit…', fr: 'Village, poursuite…' },
  nothingFound: { en: 'Nothing found for', fr: 'Rien trouvé pour' },
  found: { en: 'found', fr: 'trouvés' },
  searchFailed: {
    en: 'The search could not be opened. Try again with a network, once.',
    fr: 'La recherche n’a pas pu s’ouvrir. Essayez encore, une fois, avec le réseau.',
  },
  close: { en: 'Close', fr: 'Fermer' },
  lamp: { en: 'By lamplight', fr: 'À la lampe' },
  inOther: { en: 'FR: cette page en français', fr: 'EN: this page in English' },
  newer: { en: 'A newer version is ready.', fr: 'Une version plus récente est prête.' },
  useNewer: { en: 'Use it', fr: 'La prendre' },
  later: { en: 'Later', fr: 'Plus tard' },
  sources: { en: 'Sources and doubts', fr: 'Sources et doutes' },
  corrections: { en: 'Corrected figures', fr: 'Chiffres corrigés' },
  data: { en: 'Data', fr: 'Données' },
  docs: { en: 'For contributors', fr: 'Pour contribuer' },
  rights: { en: 'Rights', fr: 'Droits' },
  disclaimer: {
    en: 'Names belong to their owners. The site gives figures and short names of the sheets, and words of its own; it is no substitute for the games or their rules.',
    fr: 'Les noms appartiennent à leurs propriétaires. Le site donne les chiffres et les noms courts des feuilles, et des mots à lui\u202f; il ne remplace ni les jeux ni leurs règles.',
  },
  reckon: { en: 'Reckon it', fr: 'Le calculer' },
  unprinted: { en: 'not on the sheet', fr: 'pas sur la feuille' },
  printing: { en: 'Printing', fr: 'Tirage' },
  compare: { en: 'Compare', fr: 'Comparer' },
  lastUsed: { en: 'Used last', fr: 'Derniers calculs' },
  offline: { en: 'Works without a network after one visit.', fr: 'Marche sans réseau après une visite.' },
  lost: { en: 'Off the map', fr: 'Hors de la carte' },
  lostSaid: {
    en: 'There is no page at this address. Nothing you saved is lost.',
    fr: 'Il n’y a pas de page à cette adresse. Rien de ce que vous avez gardé n’est perdu.',
  },
  shown: { en: 'shown', fr: 'montrés' },
  more: { en: 'Show more', fr: 'En montrer plus' },
} satisfies Readonly<Record<string, Said>>;

/** The site's words in one language: `const w = say('fr'); w('find')`. */
export const say =
  (lang: Lang) =>
  (word: keyof typeof words): string =>
    words[word][lang];

/** How far a game is proved. */
export const stages = {
  draft: { en: 'Stage: draft.', fr: 'État\u202f: ébauche.' },
  checked: { en: 'Stage: checked.', fr: 'État\u202f: vérifié.' },
  verified: { en: 'Stage: verified.', fr: 'État\u202f: éprouvé.' },
} satisfies Readonly<Record<'draft' | 'checked' | 'verified', Said>>;
