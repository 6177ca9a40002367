import { bands, column, notes, oneOf, t } from '@coup-doeil/core/chart';

/** Who may try it, as the sheet says above the roll. */
export type ChargeTerms = {
  cavalry: { readonly arm: 'cavalry' };
  engaged: { readonly engaged: true };
  formed: { readonly formed: true };
  once: { readonly perTurn: number };
  after: { readonly after: 'advance' };
  sum: { readonly adds: readonly ['die', 'morale', 'leader'] };
};

const place = {
  id: 'deep-charge',
  title: t('Deep charges', 'Charges profondes'),
  document: '001',
};

const terms = notes<ChargeTerms>({
  ...place,
  rows: {
    cavalry: { mark: '', text: t('For cavalry alone.', 'Pour la seule cavalerie.'), terms: { arm: 'cavalry' } },
    engaged: { mark: '', text: t('It is engaged.', 'Elle est engagée.'), terms: { engaged: true } },
    formed: { mark: '', text: t('It is formed.', 'Elle est formée.'), terms: { formed: true } },
    once: {
      mark: '',
      text: t('It has made no deep charge this turn.', 'Elle n’en a pas encore fait de ce tour.'),
      terms: { perTurn: 1 },
    },
    after: {
      mark: '',
      text: t('The advance moves are over.', 'Les avances sont terminées.'),
      terms: { after: 'advance' },
    },
    sum: {
      mark: '',
      text: t(
        'The die, the unit’s morale and the morale modifier of a leader in its stack.',
        'Le dé, le moral de l’unité et le modificateur de moral d’un chef de sa pile.',
      ),
      terms: { adds: ['die', 'morale', 'leader'] },
    },
  },
});

/** How a deep charge may come out. */
export const RESULTS = ['free', 'obliged'] as const;

/** How a deep charge comes out. */
export type Result = (typeof RESULTS)[number];

const sheet = bands({
  ...place,
  notes: (['cavalry', 'engaged', 'formed', 'once', 'after', 'sum'] as const).map((id) => terms.note(id)),
  columns: {
    result: column(
      t('Part in the next attack', 'Participation à la prochaine attaque'),
      oneOf({ '–': 'free', required: 'obliged' } satisfies Record<string, Result>),
    ),
  },
  rows: [
    ['10 -', '–', { unprinted: true }],
    ['11 +', 'required', { rules: '19.11.1', terms: { obliges: 'next-attack' } }],
  ],
});

/** The roll, with what must hold before it. */
export const deepChargeSheet: typeof sheet & Pick<typeof terms, 'note'> = { ...sheet, note: terms.note };
