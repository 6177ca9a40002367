import type { Battlefield, BattleUnit } from '@coup-doeil/core/battle';
import { findNeighbour, SIDES } from '@coup-doeil/kit/twin';
import { crossedBy, figureOf, holdersOf, isFormed, type Readings, terrainsAt } from './slow-war.ts';

// Figures typed from the sheet: the first for infantry, artillery and leaders, the second for cavalry.
const HEX: Readonly<Record<string, readonly [number, number]>> = {
  clear: [1, 1],
  woods: [2, 3],
  town: [1, 1],
  'walled-town': [1, 1],
  marsh: [2, 3],
  'pond-river': [2, 2],
};

/** A step: its cost; all that is left; or none that can be made. */
type Cost = number | 'all' | undefined;

const exitOf = (map: Battlefield, unit: BattleUnit, from: string, readings: Readings): Cost => {
  const holders = holdersOf(map, unit.side, from, readings);
  if (holders.length === 0) return 0;
  if (unit.state.includes('support')) return 1;
  if (readings.engaged === 'marked' && !unit.state.includes('engaged')) return 0;
  const horse = unit.arm === 'cavalry';
  const prussian = horse && unit.traits.includes('prussian');
  const fast = prussian || unit.traits.includes('fast') || (horse && readings.fast !== 'marked');
  // Slow and engaged: the sheet has no figure.
  if (!fast) return 0;
  if (holders.some((one) => one.arm === 'cavalry' && isFormed(one, readings)))
    return readings['engaged-by-formed'] === 'free' ? 0 : undefined;
  return prussian ? 1 : 2;
};

const entryOf = (map: Battlefield, unit: BattleUnit, from: string, to: string, readings: Readings): Cost => {
  const column = unit.arm === 'cavalry' ? 1 : 0;
  const features = crossedBy(map, from, to);
  const terrains = terrainsAt(map, to);
  const spanned = features.includes('bridge') || features.includes('crossing');
  if (terrains.includes('deep-water') || features.includes('pond')) return undefined;
  if (features.includes('elbe') && !spanned) return undefined;
  if (features.includes('mietzel') && !spanned) {
    const inCommand = !unit.state.includes('out-of-command');
    const arms = unit.arm === 'infantry' || unit.arm === 'cavalry';
    const may = readings.ic === 'arms' ? arms : inCommand;
    return may && unit.state.includes('column') ? 'all' : undefined;
  }
  let cost = Math.max(...terrains.map((word) => HEX[word]?.[column] ?? Number.NaN));
  if (features.includes('up-slope')) cost += 1;
  if (features.includes('down-slope')) {
    const asked = readings['down-slope'] ?? 'artillery';
    cost += column === 1 || asked === 'high' || (asked === 'artillery' && unit.arm === 'artillery') ? 1 : 0;
  }
  if (features.includes('stream') && !spanned) cost += 1;
  const works = features.includes('entrenchment') || features.includes('entrenchment-out');
  const lifted = readings['entrenchment-direction'] === 'inward' && !features.includes('entrenchment');
  if (works && !lifted) cost += column === 1 ? 2 : 1;
  return cost;
};

/** Every hex by repeated passes over the map: no queue, no table. */
export const slowReach = (map: Battlefield, unit: BattleUnit, readings: Readings): Map<string, number> => {
  const allowance = figureOf(unit, 'movement', readings);
  const best = new Map<string, number>(unit.hex ? [[`${unit.hex} on`, 0]] : []);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [key, spent] of [...best]) {
      const [from = '', on] = key.split(' ');
      if (on === 'stop') continue;
      for (const side of SIDES) {
        const to = findNeighbour(map, from, side);
        if (to === undefined || map.units.some((one) => one.hex === to && one.side !== unit.side)) continue;
        const [exit, entry] = [exitOf(map, unit, from, readings), entryOf(map, unit, from, to, readings)];
        if (typeof exit !== 'number' || entry === undefined) continue;
        const left = allowance - spent - exit;
        // All movement points: the whole allowance, or what is left of it, which must be something.
        const own = entry !== 'all' ? entry : readings['mietzel-all'] === 'rest' ? Math.max(left, 1) : allowance;
        if (own > left) continue;
        const held = holdersOf(map, unit.side, to, readings).length > 0;
        const stops = entry === 'all' || (held && readings['zone-stops'] === 'yes');
        const next = `${to} ${stops ? 'stop' : 'on'}`;
        const sum = spent + exit + own;
        if (sum >= (best.get(next) ?? Number.POSITIVE_INFINITY)) continue;
        best.set(next, sum);
        changed = true;
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
