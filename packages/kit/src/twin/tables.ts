import type { BattleDoor } from '@coup-doeil/core/battle';
import { listOptions, type Readings } from '@coup-doeil/core/game';

/** Every reading that a board may be asked for: those of its door, and of the door’s calculators. */
export const listReadings = ({ readings, calculators }: Pick<BattleDoor, 'readings' | 'calculators'>): Readings =>
  Object.assign({}, ...Object.values(calculators).map((calculator) => calculator.readings), readings);

/** A table by what tells it from the default one, and the readings that it has otherwise. */
export type OtherTable = readonly [name: string, readings: Readonly<Record<string, string>>];

/** The table by default, then for each other option of each reading the table that differs in it alone. */
export const listTables = (readings: Readings): OtherTable[] => [
  ['by default', {}],
  ...Object.entries(readings).flatMap(([id, spec]) =>
    listOptions(spec)
      .slice(1)
      .map((option): OtherTable => [`${id} = ${option}`, { [id]: option }]),
  ),
];
