import { openBoard } from '@coup-doeil/core/battle';
import { listReadings, listTables, runCalculator } from '@coup-doeil/kit/twin';
import { battle } from '../../src/battle.ts';
import { randomBattle } from './random-battle.ts';

/** Tables that differ from the default one in several readings that touch one another; then in one option of each reading. */
export const TABLES: readonly Readonly<Record<string, string>>[] = [
  { facing: 'hexside', 'light-cavalry-woods': 'one', 'zone-village': 'both' },
  { 'attack-arc': 'any', 'zone-bridge': 'stopped', 'climb-two': 'whole' },
  { 'stack-fights': 'top', 'slope-direction': 'climbing', 'demoralised-mix': 'all' },
  { 'routed-defends': 'disorganised', 'other-movers': 'cavalry', 'fire-flank': 'all' },
  { 'artillery-in-combat': 'both', zoc: 'six', 'light-target': 'any' },
  { 'spine-entry': 'better', 'fire-arc': 'any', 'zone-holders': 'steady', 'rear-fire': 'flank' },
  { 'lone-leader': 'unit', 'commander-order': 'unit', 'reaction-firers': 'others' },
  { 'line-of-sight': 'usual', 'spine-sight': 'one', 'fire-flank': 'all', 'rear-fire': 'flank' },
  ...listTables(listReadings(battle)).map(([, readings]) => readings),
];
const TURNS = [undefined, { active: 'blue' }, { active: 'red' }] as const;

/** A position by its number: each table in turn, each under one turn or another. */
export const draw = (seed: number, more: Parameters<typeof randomBattle>[1] = {}) => {
  const turn = TURNS[(seed + Math.floor(seed / TABLES.length)) % 3];
  const readings = TABLES[seed % TABLES.length] ?? {};
  // How heights block is printed nowhere: the slow reading knows level ground alone.
  const flat = readings['line-of-sight'] === 'usual';
  return { document: randomBattle(seed, { ...more, flat, ...(turn ? { turn } : {}) }), readings };
};
export type Situation = ReturnType<typeof draw>;

export const open = ({ document, readings }: Situation) => openBoard(battle, document, { readings });

/** A calculator’s own answer, asked as anybody would. */
export const tell = (id: string, input: unknown, situation: Pick<Situation, 'readings'>) =>
  runCalculator(battle, id, input, situation);
