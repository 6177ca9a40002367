import { column, grid, oneOf, t } from '@coup-doeil/core/chart';

/** What befalls a unit: `none` is said in so many words, `unsaid` is where the sheet is silent. */
export const FATES = ['unsaid', 'none', 'disorder', 'rout', 'surrender'] as const;

/** What befalls a unit. */
export type Fate = (typeof FATES)[number];

const fate = oneOf({
  '–': 'unsaid',
  none: 'none',
  Disorder: 'disorder',
  Rout: 'rout',
  'surrender (1 LP)': 'surrender',
} satisfies Record<string, Fate>);

/** What morale does in combat, by the morale of a unit. */
export const moraleEffects = grid({
  id: 'morale-effects',
  title: t('What morale does in combat', 'Ce que le moral fait au combat'),
  document: '001',
  columns: {
    retreat: column(t('Voluntary retreat', 'Retraite volontaire'), oneOf({ '–': 'unsaid', yes: 'yes' })),
    loss: column(t('A loss point, a step being lost already', 'Un point de perte, un pas étant déjà perdu'), fate),
    r: column(t('Result “r”', 'Résultat «\u202fr\u202f»'), fate),
    s: column(t('Result “S”', 'Résultat «\u202fS\u202f»'), fate),
  },
  // biome-ignore format: it looks like the sheet
  rows: {
    //                                                       retreat | loss    | r        | S
    'morale-5': { label: t('Morale 5', 'Moral 5'), terms: { morale: 5 }, cells: 'yes | –        | none     | –' },
    'morale-4': { label: t('Morale 4', 'Moral 4'), terms: { morale: 4 }, cells: '–   | Disorder | Disorder | –' },
    'morale-3': { label: t('Morale 3', 'Moral 3'), terms: { morale: 3 }, cells: '–   | Rout     | Disorder | surrender (1 LP)' },
  },
});
