/* The words that many pages of the site say. What one part alone says stands beside it; what a game says comes from the game. */
import { type Language as Lang, LANGUAGES as langs, type Text as Said, t } from '@coup-doeil/core/chart';

export type { Lang, Said };
export { langs };

export const words = {
  brand: t('Coup d’œil', 'Coup d’œil'),
  motto: t(
    'Wargame charts that compute, and show their working.',
    'Des tables de jeu qui calculent, et montrent leur calcul.',
  ),
  skip: t('To the page', 'Aller à la page'),
  rooms: t('Sections', 'Rubriques'),
  menu: t('Menu', 'Menu'),
  trail: t('Where you are', 'Où vous êtes'),
  games: t('Games', 'Jeux'),
  charts: t('Charts', 'Tables'),
  calculators: t('Calculators', 'Calculs'),
  board: t('Board', 'Carte'),
  atlas: t('Atlas', 'Atlas'),
  cards: t('Cards', 'Fiches'),
  workbench: t('Workbench', 'Atelier'),
  search: t('Search', 'Chercher'),
  lamp: t('By lamplight', 'À la lampe'),
  /** Each in its own language: it leads there. */
  thisPage: t('EN: this page in English', 'FR: cette page en français'),
  sources: t('Sources and doubts', 'Sources et doutes'),
  corrections: t('Corrected figures', 'Chiffres corrigés'),
  data: t('Data', 'Données'),
  docs: t('For contributors', 'Pour contribuer'),
  rights: t('Rights', 'Droits'),
  disclaimer: t(
    'Names belong to their owners. The site gives figures and short names of the sheets, and words of its own; it is no substitute for the games or their rules.',
    'Les noms appartiennent à leurs propriétaires. Le site donne les chiffres et les noms courts des feuilles, et des mots à lui\u202f; il ne remplace ni les jeux ni leurs règles.',
  ),
  calculate: t('Calculate', 'Calculer'),
  unprinted: t('not on the sheet', 'pas sur la feuille'),
  printing: t('Printing', 'Édition'),
  compare: t('Compare', 'Comparer'),
  lastUsed: t('Used last', 'Derniers calculs'),
  offline: t('Works without a network: what is kept', 'Marche sans réseau\u202f: ce qui est enregistré'),
  lost: t('Off the map', 'Hors de la carte'),
  lostSaid: t(
    'There is no page at this address. Nothing you saved is lost.',
    'Il n’y a pas de page à cette adresse. Rien de ce que vous avez enregistré n’est perdu.',
  ),
} satisfies Readonly<Record<string, Said>>;

/** Words in the shape that they have, each in one language. */
type InLanguage<W> = W extends Said ? string : { readonly [K in keyof W]: InLanguage<W[K]> };

const isText = (value: object): value is Said => langs.every((lang) => lang in value);

/** The words of a page in its language. */
export const pickLanguage = <W>(words: W, lang: Lang): InLanguage<W> => {
  const pick = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (isText(value)) return value[lang];
    if (Array.isArray(value)) return value.map(pick);
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, pick(inner)]));
  };
  // The same shape, with a string for each text.
  return pick(words) as InLanguage<W>;
};

/** The site's words in one language: `const w = say('fr'); w('charts')`. */
export const say =
  (lang: Lang) =>
  (word: keyof typeof words): string =>
    words[word][lang];

/** How far a game is proved. */
export const stages = {
  draft: t('Stage: draft.', 'État\u202f: ébauche.'),
  checked: t('Stage: checked.', 'État\u202f: vérifié.'),
  verified: t('Stage: verified.', 'État\u202f: éprouvé.'),
} satisfies Readonly<Record<'draft' | 'checked' | 'verified', Said>>;
