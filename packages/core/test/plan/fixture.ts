import {
  type ActionRules,
  type Change,
  defineBattle,
  type GameBoard,
  openBoard,
  type Question,
} from '../../src/battle/index.ts';
import { t } from '../../src/chart/index.ts';
import { field, foot, type Unit } from '../battle/skirmish.ts';
import { fight as fightCalculator } from '../fixture/fight.ts';
import { type Skirmish, skirmish } from '../fixture/skirmish.ts';

const [fight, rally] = skirmish.actions as [ActionRules<Skirmish>, ActionRules<Skirmish>];

export const fightBy = (ids: readonly string[], more = {}) => ({
  action: 'fight',
  side: 'blue',
  parts: ids.map((counter) => ({ counter, as: 'plain' })),
  targets: ['0504'],
  ...more,
});

const flight = (counter: string): Question => ({
  id: `flight.${counter}`,
  side: 'red',
  label: t('Does it flee?', 'Fuit-elle\u202f?'),
  options: [
    { id: 'stays', label: t('it stays', 'elle reste') },
    { id: 'flees', label: t('it flees', 'elle fuit') },
  ],
});

/** Who is lost is out; who is shaken may flee, off the map; attackers are marked. */
const after: NonNullable<ActionRules<Skirmish>['after']> = (_, { parts, outcome, answer }) => {
  const changes: Change[] = parts.map(({ counter: { id } }) => ({
    change: 'mark',
    counter: id,
    add: ['moved'],
    remove: [],
  }));
  const questions: Question[] = [];
  for (const [id, fate] of Object.entries(outcome.fates)) {
    if (fate === 'lost') changes.push({ change: 'eliminate', counter: id });
    if (fate !== 'shaken') continue;
    changes.push({ change: 'state', counter: id, add: ['shaken'], remove: [] });
    questions.push(flight(id));
    if (answer(`flight.${id}`) === 'flees') changes.push({ change: 'move', counter: id });
  }
  return { changes, questions, facts: [] };
};

const again: NonNullable<ActionRules<Skirmish>['follow']> = (next, { side }) => [
  {
    id: 'again',
    label: t('Once more', 'Encore une fois'),
    side,
    asks: next.byId.has('d') ? [fightBy(['a']), fightBy(['a', 'b'])].map((ask) => ({ ...ask, side })) : [],
    facts: [],
  },
  {
    id: 'elsewhere',
    label: t('Elsewhere', 'Ailleurs'),
    side,
    changes: [{ change: 'move', counter: 'a', hex: '0404' }],
    asks: [fightBy(['a'])],
    facts: [],
  },
];

/** The skirmish with what its outcomes change, a volley that may be put before a fight, and a rally whose end is named. */
const { measure: _, odds: __, ...bare } = fightCalculator;

export const door = defineBattle<Skirmish>({
  ...skirmish,
  calculators: { ...skirmish.calculators, bare },
  emptyReadings: ['shaken'],
  actions: [
    { ...fight, after, follow: again },
    { ...fight, id: 'volley', prepares: true, mark: 'moved', after },
    {
      ...rally,
      after: (_, { outcome }) => ({
        changes: Object.keys(outcome.fates).map((counter) => ({
          change: 'state',
          counter,
          add: [],
          remove: ['shaken'],
        })),
        questions: [],
        facts: [],
      }),
    },
    { ...fight, id: 'stare', prepare: (board, ask) => ({ ...fight.prepare(board, ask), calculator: 'bare' }) },
  ],
});

export const units: readonly Unit[] = [
  foot('a', '0505'),
  foot('b', '0404', 'blue', { facing: { side: 2 } }),
  foot('d', '0504', 'red', { facing: { side: 3 } }),
];

export const openPlan = (more: readonly Unit[] = [], readings = {}, ground = {}): GameBoard<Skirmish> =>
  openBoard(door, field([...units, ...more], ground), { readings });
