import type { ActionAsk, BattlefieldInput } from '@coup-doeil/core/battle';
import type { Plan } from '@coup-doeil/core/plan';
import { type Chain, type ChainStep, createChain, createPlan } from '@coup-doeil/kit/twin';
import type { JdgBattle } from '../../src/battle/types.ts';
import { fireBy, foot, guns, shockBy, type Unit } from './fixture.ts';

/** Some counters on some ground, and actions in order: as a plan, and as a chain that is gone through throw by throw. */
export interface ChainCase {
  readonly name: string;
  readonly units: readonly Unit[];
  readonly ground?: Partial<BattlefieldInput>;
  /** An action, counted from 1, that is done under some other reading alone. */
  readonly elsewhere?: number;
  readonly plan: Plan;
  readonly chain: Chain<JdgBattle>;
}

const horse = (id: string, hex: string, side: string, more: Partial<Unit> = {}): Unit =>
  foot(id, hex, side, { arm: 'cavalry', ratings: { cohesion: 6, movement: 8 }, ...more });

const a = foot('a', '0505', 'blue');
const b = foot('b', '0404', 'blue', { facing: { side: 1 }, strength: 6 });
const g = guns('g', '0506', 'blue', { strength: 8 });
const h = guns('h', '0507', 'blue', { strength: 6 });
const d = foot('d', '0504', 'red', { facing: { side: 3 } });
const e = foot('e', '0504', 'red', { facing: { side: 3 }, ratings: { cohesion: 4, movement: 4 } });

// Too weak to win: what answers it comes up.
const weak = foot('a', '0505', 'blue', { strength: 2 });
const strong = foot('d', '0504', 'red', { facing: { side: 3 }, strength: 9 });

const shock = shockBy(['a'], '0504');
const inOrder = (...asks: readonly ActionAsk[]): Pick<ChainCase, 'plan' | 'chain'> => {
  const steps = asks.map((ask) => ({ ask }));
  return { plan: createPlan(steps), chain: createChain(steps) };
};

/** What an earlier action makes possible, the first that is offered. */
const followUp =
  (at: number, id: string): Chain<JdgBattle>[number] =>
  (_, came): ChainStep => {
    const ask = came[at]?.follow.find((follow) => follow.id === id)?.asks[0];
    return ask ? { ask } : 'stopped';
  };

/** Only where no defender of an earlier action recoiled. */
const ifFailed =
  (at: number, ask: ActionAsk): Chain<JdgBattle>[number] =>
  (_, came): ChainStep => {
    const before = came[at];
    if (!before) return 'skipped';
    const hit = Object.entries(before.fates).some(
      ([unit, fate]) => unit.startsWith('defenders') && fate.startsWith('recoils'),
    );
    return hit ? 'skipped' : { ask };
  };

/** Two actions, up to four dice. Tried under every option of every reading wherever tests run. */
export const EVERYWHERE: readonly ChainCase[] = [
  {
    name: 'a shock, then the counter-shock',
    units: [weak, strong],
    plan: {
      steps: [
        { id: 'first', action: shock },
        { id: 'counter', follow: { step: 'first', id: 'counter-shock' } },
      ],
    },
    chain: [() => ({ ask: shock }), followUp(0, 'counter-shock')],
  },
  { name: 'a fire, then the shock', units: [a, g, d], ...inOrder(fireBy('g', '0504'), shock) },
];

/** Tried by default wherever tests run, under every option in the proof. */
export const OTHERS: readonly ChainCase[] = [
  {
    name: 'a second attack only if the first failed',
    units: [a, b, d],
    plan: {
      steps: [
        { id: 'first', action: shock },
        { id: 'second', action: shockBy(['b'], '0504'), when: [{ check: 'came', step: 'first', as: 'failed' }] },
      ],
    },
    chain: [() => ({ ask: shock }), ifFailed(0, shockBy(['b'], '0504'))],
  },
];

/** Four actions, each with dice of its own: by default wherever tests run, under every option in the proof. */
export const DEEP: readonly ChainCase[] = [
  {
    name: 'two fires, the shock, its counter-shock',
    units: [weak, g, h, strong],
    plan: {
      steps: [
        { id: 'guns', action: fireBy('g', '0504') },
        { id: 'more', action: fireBy('h', '0504') },
        { id: 'first', action: shock },
        { id: 'counter', follow: { step: 'first', id: 'counter-shock' } },
      ],
    },
    chain: [
      () => ({ ask: fireBy('g', '0504') }),
      () => ({ ask: fireBy('h', '0504') }),
      () => ({ ask: shock }),
      followUp(2, 'counter-shock'),
    ],
  },
  {
    name: 'a shock from town to town over a stream, its counter-shock, one more in answer, and a fire',
    units: [foot('a', '0505', 'blue', { strength: 4 }), g, d],
    ground: {
      hexes: [
        { hex: '0504', terrains: ['town'] },
        { hex: '0505', terrains: ['village'] },
      ],
      hexsides: [{ hexside: '0504/0505', features: ['stream'] }],
    },
    plan: {
      steps: [
        { id: 'first', action: shockBy(['a'], '0504') },
        { id: 'counter', follow: { step: 'first', id: 'counter-shock' } },
        { id: 'again', follow: { step: 'counter', id: 'counter-shock' } },
        { id: 'guns', action: fireBy('g', '0504') },
      ],
    },
    chain: [
      () => ({ ask: shock }),
      followUp(0, 'counter-shock'),
      followUp(1, 'counter-shock'),
      () => ({ ask: fireBy('g', '0504') }),
    ],
  },
  {
    name: 'a charge met by a counter-charge, its pursuit, a fire, and a shock if the charge failed',
    elsewhere: 2,
    units: [
      horse('c', '0404', 'blue', { facing: { side: 1 }, traits: ['heavy'], strength: 7 }),
      a,
      g,
      horse('x', '0504', 'red', { facing: { side: 4 } }),
    ],
    plan: {
      steps: [
        { id: 'charge', action: { ...shockBy(['c'], '0504', 'charges'), answers: { 'counter-charge': 'yes' } } },
        { id: 'pursuit', follow: { step: 'charge', id: 'pursuit' } },
        { id: 'guns', action: fireBy('g', '0504') },
        { id: 'shock', action: shock, when: [{ check: 'came', step: 'charge', as: 'failed' }] },
      ],
    },
    chain: [
      () => ({ ask: { ...shockBy(['c'], '0504', 'charges'), answers: { 'counter-charge': 'yes' } } }),
      followUp(0, 'pursuit'),
      () => ({ ask: fireBy('g', '0504') }),
      ifFailed(0, shock),
    ],
  },
  {
    name: 'a breakthrough past a square and guns, then a fire and a shock',
    units: [
      horse('c', '0404', 'blue', { facing: { side: 1 }, traits: ['heavy'], strength: 6 }),
      foot('a', '0505', 'blue', { strength: 6 }),
      guns('g', '0506', 'blue', { strength: 8 }),
      foot('q', '0504', 'red', { facing: { side: 0 }, state: ['square'], strength: 3 }),
      guns('k', '0504', 'red', { facing: { side: 0 }, state: ['disordered'], strength: 2 }),
      foot('r', '0403', 'red', { facing: { side: 2 }, strength: 7 }),
    ],
    plan: {
      steps: [
        {
          id: 'charge',
          action: {
            ...shockBy(['a'], '0504'),
            parts: [
              { counter: 'a', as: 'attacks' },
              { counter: 'c', as: 'charges' },
            ],
          },
        },
        { id: 'through', follow: { step: 'charge', id: 'breakthrough' } },
        { id: 'guns', action: fireBy('g', '0403') },
        { id: 'shock', action: shockBy(['c'], '0403') },
      ],
    },
    chain: [
      () => ({
        ask: {
          ...shockBy(['a'], '0504'),
          parts: [
            { counter: 'a', as: 'attacks' },
            { counter: 'c', as: 'charges' },
          ],
        },
      }),
      followUp(0, 'breakthrough'),
      () => ({ ask: fireBy('g', '0403') }),
      () => ({ ask: shockBy(['c'], '0403') }),
    ],
  },
];

/** Four actions with so many ends that the proof alone goes through them. */
export const LONG: readonly ChainCase[] = [
  {
    name: 'a shock of two at a stack of two, the other battery, and two more shocks',
    units: [a, b, h, d, e],
    ...inOrder(shockBy(['a', 'b'], '0504'), fireBy('h', '0504'), shock, shockBy(['b'], '0504')),
  },
  {
    name: 'four attacks on a village behind a stream and a slope, disordered units among all',
    units: [
      foot('a', '0505', 'blue', { state: ['disordered'] }),
      b,
      guns('g', '0506', 'blue', { strength: 8, formation: 'first' }),
      guns('h', '0506', 'blue', {
        strength: 6,
        ratings: { cohesion: 6, movement: 4, range: 2 },
        formation: 'first',
      }),
      foot('d', '0504', 'red', { facing: { side: 1 }, state: ['disordered'] }),
      { id: 'p', hex: '0504', side: 'red', arm: 'general', ratings: { movement: 8 } },
    ],
    ground: {
      hexes: [
        { hex: '0504', terrains: ['village'], level: 1 },
        { hex: '0404', terrains: ['town'], level: 0 },
      ],
      hexsides: [
        { hexside: '0504/0505', features: ['stream', 'slope'] },
        { hexside: '0404/0504', features: ['steep-slope'] },
      ],
    },
    ...inOrder(
      {
        ...fireBy('g', '0504'),
        parts: [
          { counter: 'g', as: 'leads' },
          { counter: 'h', as: 'supports' },
        ],
      },
      shockBy(['a', 'b'], '0504'),
      fireBy('h', '0504'),
      shockBy(['b'], '0504'),
    ),
  },
];
