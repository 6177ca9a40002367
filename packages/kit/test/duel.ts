import { bands, column, figure, grid, ladder, modifiers, notes, oneOf, same, t } from '@coup-doeil/core/chart';
import {
  type Answer,
  type Calculator,
  type Context,
  choice,
  defineDiceCalculator,
  describeInput,
  flag,
  type Game,
  list,
  listRowOptions,
  listRows,
  optionalNumber,
  type Refusal,
  reading,
  refuse,
  unit,
  wholeNumber,
} from '@coup-doeil/core/game';

/** A game of one page that passes every check; each test breaks one thing of it. */
const sheet = {
  notes: notes<{ a: { bars: readonly string[] }; b: { never: string } }>({
    id: 'notes',
    title: t('Notes', 'Notes'),
    document: 'new',
    rows: {
      a: { mark: 'a', text: t('No volley here.', 'Pas de salve ici.'), terms: { bars: ['volley'] } },
      b: { mark: 'b', text: t('Never at night.', 'Jamais de nuit.'), terms: { never: 'night' } },
    },
  }),
};

const terrain = grid({
  id: 'terrain',
  title: t('Ground', 'Terrain'),
  document: 'new',
  notes: [sheet.notes.note('a')],
  columns: { defence: column(t('Defence', 'Défense'), figure) },
  rows: {
    open: { label: t('Open / Field', 'Découvert / Champ'), cells: '0' },
    wood: { label: t('Wood', 'Bois'), cells: '-1 [a]' },
  },
});
const table = bands({
  id: 'table',
  title: t('Fire', 'Tir'),
  document: 'new',
  columns: { effect: column(t('Effect', 'Effet'), oneOf({ H: 'hit', '-': 'miss' })) },
  rows: [
    ['5 +', 'H'],
    ['4 -', '-'],
  ],
});
const odds = ladder({
  id: 'odds',
  title: t('Odds', 'Rapport'),
  document: 'new',
  column: column(t('Modifier', 'Modificateur'), figure),
  rungs: [
    ['2/1 +', '+1'],
    ['1/1', '0'],
    ['1/2 -', '-1'],
  ],
});
const lines = modifiers({
  id: 'lines',
  title: t('Modifiers', 'Modificateurs'),
  document: 'new',
  notes: [sheet.notes.note('b')],
  groups: { fire: t('Fire', 'Tir') },
  lines: {
    flank: { group: 'fire', value: '+2', label: t('Flank', 'Flanc'), rules: '3.1' },
    volley: { group: 'fire', value: '+1 [b]', label: t('Volley', 'Salve') },
  },
});
export const CHARTS = { terrain, table, odds, lines, notes: sheet.notes };

const oldNotes = sheet.notes.reprint({ document: 'old', rows: { a: { terms: { bars: [] } } } });
export const OLD = {
  terrain: terrain.reprint({ document: 'old', notes: [oldNotes.note('a')] }),
  table: table.reprint({ document: 'old' }),
  odds: odds.reprint({ document: 'old' }),
  lines: lines.reprint({ document: 'old', notes: [oldNotes.note('b')] }),
  notes: oldNotes,
};

const READINGS = {
  'flank-in-wood': reading({
    question: t('Does a flank count in a wood?', 'Un flanc compte-t-il dans un bois\u202f?'),
    options: { counts: t('it does', 'oui'), lost: t('it does not', 'non') },
    why: t('The sheet is silent.', 'La feuille n’en dit rien.'),
    confidence: 'weak',
    cite: { document: 'new', chart: 'lines', row: 'flank' },
  }),
};

const DIE = { id: 'd6', faces: [1, 2, 3, 4, 5, 6] };
const DICE = [{ die: DIE, why: t('the fire', 'le tir') }];
const NAMES: Readonly<Record<string, ReturnType<typeof t>>> = {
  hit: t('a hit', 'touché'),
  miss: t('a miss', 'manqué'),
  holds: t('stands', 'tient'),
  falls: t('runs', 'fuit'),
};
const nameOf = (id: string) => NAMES[id] ?? same(id);
const input = describeInput({
  attack: wholeNumber({ label: t('Attack', 'Attaque'), min: 1, max: 8, default: 2 }),
  defence: wholeNumber({ label: t('Defence', 'Défense'), min: 1, max: 8, default: 2 }),
  ground: choice({
    label: t('Ground', 'Terrain'),
    options: listRowOptions(terrain, ['open', 'wood'], 'defence'),
    default: 'open',
  }),
  flank: flag({ label: t('From the flank', 'De flanc') }),
  volley: flag({ label: t('Volley', 'Salve') }),
  night: flag({ label: t('At night', 'De nuit'), when: { volley: true } }),
  targets: list({
    label: t('Targets', 'Cibles'),
    min: 1,
    max: 2,
    of: unit({
      label: t('Target', 'Cible'),
      roles: { ratings: ['rating'] },
      fields: { rating: optionalNumber({ label: t('Rating', 'Valeur'), min: 0, max: 6 }) },
    }),
  }),
});
const ratingOf = ({ rating }: { readonly rating: number | null } = { rating: null }) => rating ?? 3;

type Shot = NonNullable<typeof input.type>;

const shoot = (
  { charts, tally, reading: ask }: Context<typeof CHARTS, typeof READINGS>,
  shot: Shot,
): number | Refusal => {
  const line = (id: 'flank' | 'volley') => charts.lines.line(id);
  const rung = charts.odds.at(shot.attack, shot.defence, 'defender');
  tally.add(rung, rung.value);
  const cell = charts.terrain.at(shot.ground, 'defence');
  tally.add(cell, cell.value);
  if (shot.flank && (shot.ground === 'open' || ask('flank-in-wood') === 'counts'))
    tally.add(line('flank'), line('flank').value);
  if (!shot.volley) return tally.total;
  if (shot.night) return refuse(t('No volley at night.', 'Pas de salve de nuit.'), charts.notes.note('b'));
  const a = charts.notes.note('a');
  if (cell.marks.includes('a') && a.value.bars.includes('volley'))
    tally.ignore(line('volley'), line('volley').value, a);
  else tally.add(line('volley'), line('volley').value);
  return tally.total;
};

export const calculator = defineDiceCalculator({
  id: 'fire',
  title: t('Fire', 'Tir'),
  lead: t('One side fires.', 'Un camp tire.'),
  input,
  printings: ['2020', '2010'],
  charts: { '2020': CHARTS, '2010': OLD },
  readings: READINGS,
  measure: { label: t('A target runs', 'Une cible fuit'), list: 'defender', counts: (id) => id === 'falls' },
  odds: {
    result: { label: t('On the table', 'Sur la table'), role: 'table', outcome: nameOf },
    defender: { label: t('First target', 'Première cible'), role: { unit: 'targets', index: 1 }, outcome: nameOf },
  },
  examples: [
    { id: 'plain', title: t('A plain shot', 'Un tir simple'), words: 'attack=2' },
    { id: 'volley', title: t('A volley into a wood', 'Une salve dans un bois'), words: 'volley=true ground=wood' },
  ],
  answer: (context, shot) => {
    const total = shoot(context, shot);
    if (typeof total !== 'number') return total;
    const { charts } = context;
    const rating = ratingOf(shot.targets[0]);
    const answer: Answer = {
      total,
      branches: {
        dice: DICE,
        fates: ['holds', 'falls'],
        rows: listRows(
          DICE,
          (face) => ({ id: charts.table.at(face + total).cells.effect.value }),
          ({ id }) => {
            const [test, fail] = id === 'hit' ? ([0, 'falls'] as const) : ([null, 'holds'] as const);
            return {
              id,
              tests: test === 0 ? [{ die: DIE, need: rating, why: t('the test', 'le test') }] : [],
              parties: [{ units: [{ unit: 'targets.1', pass: 'holds', fail, test }] }],
            };
          },
        ),
      },
      facts: [{ id: 'targets', label: t('Targets', 'Cibles'), value: shot.targets.length }],
      faces: {
        die: 'd6',
        chart: 'table',
        rows: [{ face: 1, total: 1 + total, row: charts.table.at(1 + total).id, cells: {}, marks: {} }],
      },
    };
    return answer;
  },
});

const listed = ({ id, title }: { readonly id: string; readonly title: ReturnType<typeof t> }) => ({ id, title });

// A calculator of some input, as every game hands it out.
const any: Calculator = calculator;

/** The game, with another calculator or other charts where a test says so. */
export const duel = ({
  calculator: own = any,
  charts = Object.values(CHARTS),
  old = Object.values(OLD),
  ...rest
}: Partial<Omit<Game, 'charts'>> & {
  calculator?: Calculator;
  charts?: Awaited<ReturnType<Game['charts']>>[string];
  old?: Awaited<ReturnType<Game['charts']>>[string];
} = {}): Game => ({
  meta: {
    id: 'duel',
    title: t('Duel', 'Duel'),
    publisher: 'None',
    period: t('Once', 'Jadis'),
    about: t('A game of one page.', 'Un jeu d’une page.'),
    dice: ['d6'],
    printings: [
      { id: '2020', year: 2020, label: t('2020', '2020') },
      { id: '2010', year: 2010, label: t('2010', '2010') },
    ],
    languages: ['en', 'fr'],
    stage: 'draft',
    version: '1.0.0',
    charts: Object.values(CHARTS).map(listed),
    calculators: [listed(calculator)],
  },
  sources: ['new', 'old'].map((id) => ({
    id,
    title: t('A sheet', 'Une feuille'),
    year: 2020,
    languages: ['en', 'fr'],
    about: t('One page.', 'Une page.'),
  })),
  readings: READINGS,
  silences: [],
  charts: async () => ({ '2020': charts, '2010': old }),
  calculators: { fire: async () => own },
  ...rest,
});
export const fire = any;
