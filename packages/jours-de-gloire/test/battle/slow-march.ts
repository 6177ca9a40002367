import type { Battlefield, BattleUnit } from '@coup-doeil/core/battle';
import { isRefusal, silentTally } from '@coup-doeil/core/game';
import { findNeighbour, listUnitsAt, SIDES } from '@coup-doeil/kit/twin';
import { notes2006, notes2016 } from '../../src/charts/notes.ts';
import { terrain2006, terrain2016 } from '../../src/charts/terrain.ts';
import { MARCH_READINGS } from '../../src/readings/march.ts';
import { disorderedAgain } from '../../src/readings/shared.ts';
import { tallyMarch } from '../../src/rules/march.ts';
import { disordered } from '../../src/rules/units.ts';
import type { State } from '../../src/vocabulary.ts';
import { between, isUnit, orderOf, type Readings, rowAt, zoneOf } from './slow-jdg.ts';

const ASKED = { ...MARCH_READINGS, 'disordered-again': disorderedAgain };

/** Every hex by repeated passes over the map: no queue, no table. */
export const slowReach = (
  document: Battlefield,
  unit: BattleUnit,
  { edition, readings }: { readonly edition: string; readonly readings: Readings },
): Map<string, number> => {
  if (!unit.hex) return new Map();
  const { side, arm, hex: start } = unit;
  const enemies = document.units.filter((one) => one.side !== side && one.hex);
  const zones = new Set(enemies.flatMap((enemy) => zoneOf(document, enemy, readings)));
  const charts =
    edition === '2006' ? { terrain: terrain2006, notes: notes2006 } : { terrain: terrain2016, notes: notes2016 };
  const movement = arm === 'general' ? 8 : 4;
  const optionOf = (reading: keyof typeof ASKED): string =>
    readings[reading] ?? Object.keys(ASKED[reading].options)[0] ?? '';
  type Key = `${string} ${State} ${'on' | 'stop'}`;
  const best = new Map<Key, number>([[`${start} ${orderOf(unit) as State} on`, 0]]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [key, cost] of [...best]) {
      const [hex = '', state, stop] = key.split(' ') as [string, State, string];
      if (stop === 'stop') continue;
      for (const way of SIDES) {
        const to = findNeighbour(document, hex, way);
        if (to === undefined || enemies.some((enemy) => enemy.hex === to)) continue;
        const friend = listUnitsAt(document, to).some(
          (one) => one.side === side && isUnit(document, one, readings) && (to !== start || one !== unit),
        );
        const beside = SIDES.some((s) => {
          const next = findNeighbour(document, to, s);
          return enemies.some((enemy) => enemy.hex === next && isUnit(document, enemy, readings));
        });
        const tally = silentTally();
        const context = { edition, charts, tally, reading: optionOf as never };
        const step = tallyMarch(
          context,
          { arm: arm as 'infantry', disordered: state === 'disordered' },
          {
            ...(between(document, hex, to) as object as Parameters<typeof tallyMarch>[2]),
            hex: rowAt(document, to) as 'clear',
            friendly: friend,
            leaving: zones.has(hex),
            entering: zones.has(to),
            beside,
          },
        );
        if (isRefusal(step)) continue;
        const sum = cost + tally.total;
        const fate = step.disorders ? disordered(state, () => optionOf('disordered-again') as 'apart') : 'hold';
        const after = fate === 'disordered' || fate === 'routed' ? fate : state;
        const stops = arm !== 'general' || readings['general-zone'] === 'ends';
        const ends = zones.has(to) && readings['zone-stops'] !== 'goes-on' && stops;
        const next: Key = `${to} ${after} ${ends ? 'stop' : 'on'}`;
        if (sum <= movement && sum < (best.get(next) ?? Number.POSITIVE_INFINITY)) {
          best.set(next, sum);
          changed = true;
        }
      }
    }
  }
  const hexes = new Map<string, number>();
  for (const [key, cost] of best) {
    const [hex = ''] = key.split(' ');
    hexes.set(hex, Math.min(cost, hexes.get(hex) ?? cost));
  }
  return hexes;
};
