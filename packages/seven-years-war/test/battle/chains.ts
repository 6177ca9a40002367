import type { ActionAsk, BattlefieldInput } from '@coup-doeil/core/battle';
import type { ChainStep } from '@coup-doeil/kit/twin';
import { horse, type Unit, unit } from './fixture.ts';

/** An action, with the fates of its counters where the sheet has no odds. */
export type Step = Exclude<ChainStep, string>;

/** Some counters on some ground, and actions in order. */
export interface ChainCase {
  readonly name: string;
  readonly units: readonly Unit[];
  readonly ground?: Partial<BattlefieldInput>;
  /** Actions, counted from 1, that the sheet refuses whatever is thrown. */
  readonly idle?: readonly number[];
  readonly steps: readonly Step[];
}

const ask = (action: string, as: string, id: string, target: string): ActionAsk => ({
  action,
  side: 'blue',
  parts: [{ counter: id, as }],
  targets: [target],
});
export const attack = (id: string) => ask('attack', 'attacks', id, '0504');
export const charge = (id: string, at: string) => ask('deep-charge', 'charges', id, at);
const rally = (id: string, at: string) => ask('rally', 'rallies', id, at);
const bombard = (id: string) => ask('bombardment', 'bombards', id, '0504');

export const UNITS = {
  a: unit('a', '0505', 'blue'),
  c: horse('c', '0404', 'blue', { ratings: { morale: 5, movement: 8 } }),
  k: horse('k', '0604', 'blue', { ratings: { morale: 6, movement: 8 } }),
  r: unit('r', '0506', 'blue', { state: ['disordered'] }),
  s: unit('s', '0507', 'blue', { state: ['routed'] }),
  l: { id: 'l', hex: '0404', side: 'blue', arm: 'leader', ratings: { movement: 8, modifier: 1 } },
  d: unit('d', '0504', 'red'),
} satisfies Record<string, Unit>;
const { a, c, k, r, s, l, d } = UNITS;

/** Tried under every option of every reading wherever tests run; the later ones four dice deep. */
export const CHAINS: readonly ChainCase[] = [
  {
    name: 'a fork, then the deep charges of two, then the next attack without them',
    units: [a, c, k, l, d],
    steps: [
      { ask: attack('a'), fates: { a: 'unhurt', d: 'loss-r' } },
      { ask: charge('c', '0404') },
      { ask: charge('k', '0604') },
      { ask: attack('a'), fates: { a: 'r', d: 'unhurt' } },
    ],
  },
  {
    name: 'a fork that retreats, then a deep charge',
    idle: [2],
    units: [a, c, d],
    steps: [{ ask: attack('a'), fates: { a: 'unhurt', d: 'loss-retreats' } }, { ask: charge('c', '0404') }],
  },
  {
    name: 'a deep charge made twice',
    idle: [2],
    units: [c, l, d],
    steps: [{ ask: charge('c', '0404') }, { ask: charge('c', '0404') }],
  },
  {
    name: 'two rallies',
    units: [r, s, d],
    steps: [{ ask: rally('r', '0506') }, { ask: rally('s', '0507') }, { ask: rally('s', '0507') }],
  },
  {
    name: 'two deep charges, an attack, two rallies, an attack',
    units: [a, c, k, r, s, l, d],
    steps: [
      { ask: charge('c', '0404') },
      { ask: charge('k', '0604') },
      { ask: attack('c'), fates: { c: 'r', d: 'loss-r' } },
      { ask: rally('r', '0506') },
      { ask: rally('s', '0507') },
      { ask: attack('a'), fates: { a: 'unhurt', d: 'loss-retreats' } },
    ],
  },
  {
    name: 'four rallies of one unit beside two leaders, in a walled town',
    units: [
      unit('r', '0506', 'blue', { state: ['routed'], ratings: { morale: 3, movement: 4 } }),
      { id: 'l', hex: '0506', side: 'blue', arm: 'leader', ratings: { movement: 8, modifier: 1 } },
      { id: 'm', hex: '0506', side: 'blue', arm: 'leader', ratings: { movement: 8, modifier: 1 } },
      d,
    ],
    ground: {
      hexes: [{ hex: '0506', terrains: ['walled-town'] }],
      sides: [{ side: 'blue', state: ['broken'] }],
    },
    steps: [
      { ask: rally('r', '0506') },
      { ask: rally('r', '0506') },
      { ask: rally('r', '0506') },
      { ask: rally('r', '0506') },
    ],
  },
  {
    name: 'a bombardment, two deep charges, two rallies of what they left',
    units: [
      unit('g', '0507', 'blue', { arm: 'artillery', ratings: { morale: 4, movement: 3, range: 4 } }),
      c,
      k,
      unit('r', '0605', 'blue', { state: ['disordered', 'step-lost'] }),
      l,
      d,
    ],
    ground: { hexes: [{ hex: '0504', terrains: ['woods', 'marsh'] }] },
    steps: [
      { ask: bombard('g'), fates: { d: 'r' } },
      { ask: charge('c', '0404') },
      { ask: charge('k', '0604') },
      { ask: rally('r', '0605') },
      { ask: rally('r', '0605') },
    ],
  },
];
