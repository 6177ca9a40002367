import { openBoard } from '@coup-doeil/core/battle';
import { listReadings, listTables, runCalculator } from '@coup-doeil/kit/twin';
import { battle } from '../../src/battle.ts';
import { randomBattle } from './random-battle.ts';

/** Tables that differ from the default one in several readings that touch one another; then in one option of each reading. */
export const TABLES: readonly Readonly<Record<string, string>>[] = [
  { zoc: 'front', 'zone-stops': 'yes', 'down-slope': 'high' },
  { 'zone-holders': 'steady', 'zone-barriers': 'forbidden', ic: 'arms', 'walled-shelter': 'no' },
  { engaged: 'marked', formed: 'marked', 'several-terrains': 'sum' },
  { fast: 'marked', 'mietzel-all': 'rest', 'engaged-by-formed': 'free', 'down-slope': 'low' },
  { 'who-attacks': 'good-order', 'which-leader': 'all', 'lead-arm': 'worse', 'loss-point': 'mark' },
  { 'bound-cavalry': 'told', 'multi-hex': 'every', 'spine-entry': 'better' },
  { 'entrenchment-direction': 'inward', 'note-3': 'rivers', 'bombardment-hexside': 'line' },
  { 'lone-leader': 'unit', 'zone-stops': 'yes', 'mietzel-all': 'rest' },
  ...listTables(listReadings(battle)).map(([, readings]) => readings),
];

/** A position by its number: each table in turn. */
export const draw = (seed: number, more: Parameters<typeof randomBattle>[1] = {}) => ({
  document: randomBattle(seed, more),
  readings: TABLES[seed % TABLES.length] ?? {},
});
export type Situation = ReturnType<typeof draw>;

export const open = ({ document, readings }: Situation) => openBoard(battle, document, { readings });

/** A calculator’s own answer, asked as anybody would. */
export const tell = (id: string, input: unknown, situation: Pick<Situation, 'readings'>) =>
  runCalculator(battle, id, input, situation);
