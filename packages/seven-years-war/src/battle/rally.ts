import { type ActionRules, hasSideState, type PreparedAsk, type ReadyAction } from '@coup-doeil/core/battle';
import { t } from '@coup-doeil/core/chart';
import { type Refusal, refuse } from '@coup-doeil/core/game';
import { measureDistance } from '@coup-doeil/hex';
import { rallySheet } from '../charts/rally.ts';
import type { Army, Hex, Shelter } from '../vocabulary.ts';
import { tellFaces, tellUnpainted } from './facts.ts';
import { terrainsAt } from './ground.ts';
import { findLeaders } from './leaders.ts';
import type { WarBattle, WarBoard, WarCounter } from './types.ts';
import { isUnit } from './zones.ts';

// The document of an army that nothing is said of is that of a steady one.
const armyOf = (board: WarBoard, side: string): Army =>
  (['broken', 'demoralised'] as const).find((word) => hasSideState(board, side, word)) ?? 'steady';

/** Where no enemy stands on the map, as far as an input goes. */
const FARTHEST = 99;

const distanceToEnemy = (board: WarBoard, counter: WarCounter): number => {
  let nearest = FARTHEST;
  for (const other of board.counters)
    if (other.side !== counter.side && other.hex >= 0 && isUnit(board, other))
      nearest = Math.min(nearest, measureDistance(board.ground.grid, counter.hex, other.hex));
  return nearest;
};

const hasShakenFriend = (board: WarBoard, counter: WarCounter): boolean =>
  board.counters.some(
    (other) =>
      other.side === counter.side &&
      other.id !== counter.id &&
      other.hex >= 0 &&
      other.order !== 'good-order' &&
      measureDistance(board.ground.grid, counter.hex, other.hex) <= 1,
  );

const SHELTERS: readonly (Hex & Shelter)[] = ['woods', 'town', 'walled-town'];

const prepare = (board: WarBoard, { side, parts }: PreparedAsk<WarBattle>): ReadyAction | Refusal => {
  const [part, ...others] = parts;
  const place = { cite: { document: rallySheet.document, chart: rallySheet.id } };
  if (!part || others.length > 0) return refuse(t('One unit at a time.', 'Une unité à la fois.'), place);
  const { counter } = part;
  if (counter.order === 'good-order') return refuse(t('It is in good order.', 'Elle est en bon ordre.'), place);
  const terrains = terrainsAt(board, counter.hex);
  const led = findLeaders(board, counter);
  return {
    calculator: 'rally',
    input: {
      arm: counter.arm,
      morale: counter.morale ?? 0,
      ...led.input,
      distance: distanceToEnemy(board, counter),
      shelter: SHELTERS.find((hex) => terrains.includes(hex)) ?? 'none',
      friends: hasShakenFriend(board, counter),
      army: armyOf(board, side),
    },
    roles: [{ path: '', counter: counter.id }],
    questions: [],
    facts: [...led.facts, ...tellFaces([counter]), ...tellUnpainted(board, [counter.hex])],
  };
};

export const rallyAction: ActionRules<WarBattle> = {
  id: 'rally',
  label: t('Rally', 'Ralliement'),
  manners: { rallies: t('rallies', 'se rallie') },
  against: 'own',
  pools: (board, side, hex) =>
    board.counters
      .filter((counter) => counter.side === side && counter.hex === hex && counter.order !== 'good-order')
      .map((counter) => ({ counters: [{ counter, manners: ['rallies'] }] })),
  prepare,
};
