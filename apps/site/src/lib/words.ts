/* The words that many pages of the site say. What one part alone says stands beside it; what a game says comes from the game. */
import type { Language as Lang, Text as Said } from '@coup-doeil/core/chart';

export { LANGUAGES as langs } from '@coup-doeil/core/chart';
export type { Lang, Said };

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
  lamp: { en: 'By lamplight', fr: 'À la lampe' },
  /** Each in its own language: it leads there. */
  thisPage: { en: 'EN: this page in English', fr: 'FR: cette page en français' },
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
} satisfies Readonly<Record<string, Said>>;

/** The site's words in one language: `const w = say('fr'); w('charts')`. */
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
