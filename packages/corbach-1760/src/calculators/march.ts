import { type Text, t } from '@coup-doeil/core/chart';
import {
  choice,
  defineCalculator,
  describeInput,
  type Fact,
  group,
  isRefusal,
  list,
  listRowOptions,
  optionalNumber,
  wholeNumber,
} from '@coup-doeil/core/game';
import { notes142 } from '../charts/notes.ts';
import { terrain142 } from '../charts/terrain.ts';
import { ROAD_OPTIONS } from '../names.ts';
import { MARCH_READINGS } from '../readings/march.ts';
import { type Stepped, tallyStep } from '../rules/march.ts';
import { type Gait, HEXES, HEXSIDES, type Mover } from '../vocabulary.ts';

const MOVER_NAMES = {
  infantry: t('infantry', 'infanterie'),
  cavalry: t('cavalry', 'cavalerie'),
  'light-cavalry': t('light cavalry', 'cavalerie légère'),
  artillery: t('artillery', 'artillerie'),
  commander: t('a commander', 'un chef'),
} satisfies Record<Mover, Text>;

/** The columns of those whose own the chart has; in which the others read is a reading. */
const BY_MOVER = {
  field: 'mover',
  columns: { infantry: 'infantry', cavalry: 'cavalry', 'light-cavalry': 'cavalry' } satisfies Partial<
    Record<Mover, Gait>
  >,
};
const stepField = group({
  label: t('Step', 'Pas'),
  roles: { ground: ['hex', 'road'], hexside: ['hexsides', 'level'] },
  fields: {
    hex: choice({
      label: t('Hex entered', 'Hex où l’on entre'),
      options: listRowOptions(terrain142, HEXES),
      columnBy: BY_MOVER,
      default: 'clear',
      decisions: { clear: t('go over clear ground', 'passer en terrain clair') },
    }),
    road: choice({
      label: t('Along a road', 'En suivant une route'),
      help: t('It runs through both hexes and the side between.', 'Elle passe par les deux hex et leur bord commun.'),
      options: ROAD_OPTIONS,
      default: 'none',
      decisions: {
        road: t('follow a road', 'suivre une route'),
        'sunken-road': t('follow a sunken road', 'suivre un chemin creux'),
      },
    }),
    hexsides: list({
      label: t('Hexside crossed', 'Bord d’hex franchi'),
      of: choice({
        label: t('Hexside', 'Bord d’hex'),
        options: listRowOptions(terrain142, HEXSIDES),
        columnBy: BY_MOVER,
        default: 'stream',
      }),
      max: HEXSIDES.length,
      decisions: { without: t('keep off this hexside: {what}', 'éviter ce bord\u202f: {what}') },
    }),
    level: wholeNumber({ label: t('Levels climbed', 'Niveaux montés'), min: -2, max: 2, default: 0 }),
    turning: wholeNumber({
      label: t('Points for changes of facing', 'Points de changement d’orientation'),
      decisions: { less: t('turn for {n} less', 'tourner pour {n} de moins') },
      help: t('The sheet has no figure.', 'La feuille ne les chiffre pas.'),
      min: 0,
      max: 12,
      default: 0,
      rare: true,
    }),
    turningGround: wholeNumber({
      label: t('What the ground adds to them', 'Ce que le terrain y ajoute'),
      help: t('Nothing along a road.', 'Rien en suivant une route.'),
      min: 0,
      max: 12,
      default: 0,
      rare: true,
    }),
  },
});

const input = describeInput({
  mover: choice({ label: t('Who marches', 'Qui marche'), options: MOVER_NAMES, default: 'infantry', fixed: true }),
  allowance: optionalNumber({ label: t('Movement points', 'Points de mouvement'), min: 0, max: 40 }),
  steps: list({
    label: t('Steps', 'Pas'),
    of: stepField,
    min: 1,
    max: 20,
    fixed: true,
    inherits: ['hex', 'road'],
  }),
});

/** What happens to its order, step by step. */
const order = (steps: readonly Stepped[]): Fact[] =>
  steps.flatMap(({ disorganised, tests }, i) => [
    ...(disorganised
      ? [
          {
            id: `step-${i + 1}-disorganised`,
            label: t('Step {n}', 'Pas {n}', { n: i + 1 }),
            value: 'disorganised',
            text: t('disorganised', 'désorganisée'),
            cite: disorganised.cite,
          },
        ]
      : []),
    ...(tests
      ? [
          {
            id: `step-${i + 1}-tests`,
            label: t('Step {n}', 'Pas {n}', { n: i + 1 }),
            value: 'tests',
            text: t(
              'tests for disorganisation; the roll is not printed',
              'test de désorganisation\u202f; le jet n’est pas imprimé',
            ),
            cite: tests.cite,
          },
        ]
      : []),
  ]);

const left = (allowance: number | null, cost: number): Fact[] => {
  if (allowance === null) return [];
  const rest = allowance - cost;
  return [
    rest < 0
      ? { id: 'short', label: t('Points short', 'Points manquants'), value: -rest }
      : { id: 'left', label: t('Points left', 'Points restants'), value: rest },
  ];
};

/** What each step of a march and the whole cost, what disorganises, what calls for a test, and what is forbidden. */
export const calculator = defineCalculator({
  game: 'corbach-1760',
  id: 'march',
  title: t('March', 'Marche'),
  lead: t('One step or a whole march, against an allowance.', 'Un pas ou toute une marche, face au potentiel.'),
  totalIs: 'cost',
  input,
  readings: MARCH_READINGS,
  charts: { '142': { terrain: terrain142, notes: notes142 } },
  examples: [
    {
      id: 'stream-and-village',
      title: t('Over a stream, into a village', 'Par-dessus un ruisseau, dans un village'),
      words: 'allowance=5 steps.1.hexsides=stream steps.2.hex=village',
    },
    {
      id: 'light-cavalry',
      title: t('Light cavalry into woods', 'Cavalerie légère dans un bois'),
      words: 'mover=light-cavalry steps.1.hex=woods',
    },
    {
      id: 'guns-on-the-road',
      title: t('Guns up a slope, along the road', 'Des canons en pente, par la route'),
      words: 'mover=artillery steps.1.road=road steps.1.hexsides=slope steps.1.level=2',
    },
  ],
  answer: (context, { mover, allowance, steps }) => {
    const done: Stepped[] = [];
    for (const [i, step] of steps.entries()) {
      const within = context.tally.within(`step-${i + 1}`, () => t('Step {n}', 'Pas {n}', { n: i + 1 }));
      const result = tallyStep(context, mover, step, within);
      if (isRefusal(result)) return result;
      done.push(result);
    }
    const { total } = context.tally;
    return { total, facts: [...left(allowance, total), ...order(done)] };
  },
});
