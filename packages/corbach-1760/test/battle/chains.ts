import type { ActionAsk, BattlefieldInput } from '@coup-doeil/core/battle';
import type { Plan } from '@coup-doeil/core/plan';
import { type Chain, createChain, createPlan } from '@coup-doeil/kit/twin';
import type { CorbachBattle } from '../../src/battle/types.ts';
import { guns, horse, type Unit, unit } from './fixture.ts';

/** Some counters on some ground, and actions in order: as a plan, and as a chain that is gone through throw by throw. */
export interface ChainCase {
  readonly name: string;
  readonly units: readonly Unit[];
  readonly ground?: Partial<BattlefieldInput>;
  readonly plan: Plan;
  readonly chain: Chain<CorbachBattle>;
}

const ask = (action: string, as: string, ids: readonly string[], target = '0504'): ActionAsk => ({
  action,
  side: 'blue',
  parts: ids.map((counter) => ({ counter, as })),
  targets: [target],
});
export const fire = (id: string, target?: string) => ask('fire', 'fires', [id], target);
export const combat = (...ids: readonly string[]) => ask('combat', 'attacks', ids);

const inOrder = (...asks: readonly ActionAsk[]): Pick<ChainCase, 'plan' | 'chain'> => {
  const steps = asks.map((one) => ({ ask: one }));
  return { plan: createPlan(steps), chain: createChain(steps) };
};

const a = unit('a', '0505', 'blue', { back: { strength: 2, ratings: { morale: 3 } } });
const b = unit('b', '0404', 'blue', { facing: { vertex: 0 }, strength: 3 });
const c = horse('c', '0404', 'blue', { facing: { vertex: 0 }, state: ['disorganised-by-combat'] });
const g = guns('g', '0506', 'blue', { traits: ['twelve-pounder'] });
const h = guns('h', '0507', 'blue');
const d = unit('d', '0504', 'red', { facing: { vertex: 3 }, back: { strength: 2, ratings: { morale: 2 } } });
const e = horse('e', '0504', 'red', { facing: { vertex: 3 }, state: ['disorganised-by-combat'], strength: 2 });
export const UNITS = { a, b, c, g, h, d, e };

/** Defenders are hit where one is worse off, or their side lost a step or went back. */
const HIT_ROWS = ['6', '7', '8', '9', '10', '11'];
const ifFailed =
  (at: number, next: ActionAsk): Chain<CorbachBattle>[number] =>
  (_, came) => {
    const before = came[at];
    if (!before) return 'skipped';
    const isWorse = Object.entries(before.fates).some(
      ([who, fate]) => who.startsWith('defenders') && !['holds', 'tests'].includes(fate),
    );
    const isHit = isWorse || HIT_ROWS.some((id) => before.row === id || before.row.startsWith(`${id}-`));
    return isHit ? 'skipped' : { ask: next };
  };

/** A fire, then a combat: up to five dice. Tried under every option of every reading wherever tests run. */
export const EVERYWHERE: readonly ChainCase[] = [
  { name: 'a fire, then the combat', units: [a, g, d], ...inOrder(fire('g'), combat('a')) },
];

/** Tried by default wherever tests run, under every option in the proof. */
export const OTHERS: readonly ChainCase[] = [
  { name: 'a combat at a stack that loses steps under the star', units: [a, d, e], ...inOrder(combat('a')) },
  {
    name: 'a second combat only if the first failed',
    units: [a, b, d],
    plan: {
      steps: [
        { id: 'first', action: combat('a') },
        { id: 'second', action: combat('b'), when: [{ check: 'came', step: 'first', as: 'failed' }] },
      ],
    },
    chain: [() => ({ ask: combat('a') }), ifFailed(0, combat('b'))],
  },
];

/** Four actions, each with dice of its own; seconds under each option, so that the proof alone goes through them. */
export const DEEP: readonly ChainCase[] = [
  {
    name: 'two fires, the combat, and another if it failed',
    units: [a, b, g, h, d],
    plan: {
      steps: [
        { id: 'guns', action: fire('g') },
        { id: 'more', action: fire('h') },
        { id: 'first', action: combat('a') },
        { id: 'second', action: combat('b'), when: [{ check: 'came', step: 'first', as: 'failed' }] },
      ],
    },
    chain: [
      () => ({ ask: fire('g') }),
      () => ({ ask: fire('h') }),
      () => ({ ask: combat('a') }),
      ifFailed(2, combat('b')),
    ],
  },
  {
    name: 'a fire, then three combats of horse and foot at horse under the star',
    units: [b, c, unit('a', '0505', 'blue', { strength: 2 }), g, e],
    ...inOrder(fire('g'), combat('c'), combat('a'), combat('b')),
  },
  {
    name: 'two fires and two combats up a slope over a bridge, at light units in a village, commanders beside',
    units: [
      unit('a', '0505', 'blue', { formation: 'first', marks: ['reordered'] }),
      horse('c', '0404', 'blue', { facing: { vertex: 0 }, traits: ['heavy', 'bonus'] }),
      g,
      h,
      unit('d', '0504', 'red', { facing: { vertex: 0 }, traits: ['light'], formation: 'second' }),
      { id: 'p', hex: '0505', side: 'blue', arm: 'commander', ratings: { movement: 6 } },
      { id: 'q', hex: '0504', side: 'red', arm: 'commander', ratings: { movement: 6 } },
    ],
    ground: {
      hexes: [{ hex: '0504', terrains: ['village'], level: 1, road: 'sunken-road' }],
      hexsides: [
        { hexside: '0504/0505', features: ['stream'], road: 'road' },
        { hexside: '0404/0504', features: ['slope'] },
      ],
      formations: [{ formation: 'second', side: 'red', state: ['demoralised'] }],
    },
    ...inOrder(fire('g'), fire('h'), combat('a'), combat('c')),
  },
  {
    name: 'two fires and two combats at a routed unit in march column',
    units: [
      a,
      b,
      g,
      guns('h', '0509', 'blue', { state: ['disorganised'] }),
      unit('d', '0504', 'red', { facing: { vertex: 3 }, state: ['routed', 'march-column'] }),
    ],
    ...inOrder(fire('g'), fire('h'), combat('a'), combat('b')),
  },
];
