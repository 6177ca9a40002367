import { silentTally } from '@coup-doeil/core/game';
import { type Arrival, changeMode, FORBIDDEN, findReach, type StepCost } from '@coup-doeil/hex';
import { notesSheet } from '../charts/notes.ts';
import { terrainHexes } from '../charts/terrain-hexes.ts';
import { terrainHexsides } from '../charts/terrain-hexsides.ts';
import { zoneExit } from '../charts/zone-exit.ts';
import { marchStep } from '../rules/march.ts';
import { crossing, type Field, find, hexesAt, standing, type Table } from './setup.ts';
import { enemyZones } from './zones.ts';

const charts = {
  'terrain-hexes': terrainHexes,
  'terrain-hexsides': terrainHexsides,
  'zone-exit': zoneExit,
  notes: notesSheet,
};

/** A hex within reach: its cost in movement points, and whether the sheet is silent on a part of that. */
export interface Reached {
  readonly cost: number;
  readonly incomplete: boolean;
  readonly arrival: Arrival;
}

/** Every cost known, or a part of them that the sheet does not print. */
const MODES = 2;

/** Every hex that a unit reaches, by its march alone: not into an enemy, and no zone stops it (the sheet has no rule). */
export const reachable = (at: Table, field: Field, id: string, allowance: number): ReadonlyMap<number, Reached> => {
  const { unit, hex } = find(field, id);
  const { prussian = false, fast = false, column = false, command = true, stands = 'engaged' } = unit;
  const marcher = { mover: unit.arm, prussian, fast, column, command, allowance };
  const enemies = new Set(
    standing(field)
      .filter((one) => one.unit.owner !== unit.owner)
      .map((one) => one.hex),
  );
  const zones = enemyZones(at, field, unit.owner);
  const step: StepCost = (from, side, to) => {
    if (enemies.has(to)) return FORBIDDEN;
    const held = zones.get(from);
    const tally = silentTally();
    const gaps = marchStep(
      { edition: 'sheet', charts, tally, reading: (reading) => at.reading(reading) },
      marcher,
      {
        leaving: held ? stands : 'none',
        formed: held?.some(({ unit: { arm, formed } }) => arm === 'cavalry' && formed === true) ?? false,
        hexsides: crossing(field, from, side),
        terrains: hexesAt(field, to),
      },
      tally,
    );
    if (!Array.isArray(gaps)) return FORBIDDEN;
    // Searches count in half points.
    return gaps.length > 0 ? changeMode(tally.total * 2, 1) : tally.total * 2;
  };
  const reached = new Map<number, Reached>();
  for (const arrival of findReach(field.grid, step, { from: hex, modes: MODES, allowance: allowance * 2 })) {
    const incomplete = arrival.mode === 1;
    // What is known in full is worth more than what is cheaper and not.
    if (!reached.has(arrival.hex) || (reached.get(arrival.hex)?.incomplete && !incomplete))
      reached.set(arrival.hex, { cost: arrival.cost / 2, incomplete, arrival });
  }
  return reached;
};
