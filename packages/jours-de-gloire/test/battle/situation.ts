import { openBoard } from '@coup-doeil/core/battle';
import { createRandom, listReadings, listTables, runCalculator } from '@coup-doeil/kit/twin';
import { battle } from '../../src/battle.ts';
import { randomBattle } from './random-battle.ts';

/** Tables that differ from the default one in several readings that touch one another; then in one option of each reading. */
export const TABLES: readonly Readonly<Record<string, string>>[] = [
  { facing: 'vertex', 'line-of-sight': 'usual', 'spine-sight': 'either' },
  { 'attack-arc': 'any', 'stack-facing': 'exposed' },
  { 'who-attacks': 'good-order', 'routed-face': 'front' },
  { 'fire-arc': 'any', 'spine-entry': 'better', 'combined-range': 'shorter' },
  { 'guns-in-square': 'own-front', 'test-face': 'front', 'artillery-attacks': 'offered' },
  { zoc: 'all', 'zone-holders': 'not-routed', 'zone-stops': 'goes-on' },
  ...listTables(listReadings(battle)).map(([, readings]) => readings),
];

/** A position by its number: each table in turn. */
export const draw = (seed: number, more: Parameters<typeof randomBattle>[1] = {}) => {
  const readings = TABLES[seed % TABLES.length] ?? {};
  // How heights block is printed nowhere: the slow reading knows level ground alone.
  const flat = readings['line-of-sight'] === 'usual';
  const edition = createRandom(1000 + seed)(3) ? '2016' : '2006';
  return { document: randomBattle(seed, { ...more, flat }), readings, edition };
};
export type Situation = ReturnType<typeof draw>;

export const open = ({ document, readings, edition }: Situation) => openBoard(battle, document, { edition, readings });

/** A calculator’s own answer, asked as anybody would. */
export const tell = (id: string, input: unknown, situation: Situation) => runCalculator(battle, id, input, situation);
