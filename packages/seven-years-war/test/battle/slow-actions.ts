import type { BattleUnit } from '@coup-doeil/core/battle';
import { countHexes, findSideTo } from '@coup-doeil/kit/twin';
import { type Situation, tell } from './situation.ts';
import { attackInput, bombardmentInputs, chargeInput, columnsOf, defendersOf, isShaken, mayFight } from './slow-war.ts';

const totalOf = (id: string, input: unknown, situation: Situation): number | undefined =>
  tell(id, input, situation).answer?.total ?? undefined;

/** What a document leaves to say of hexsides and lines. */
export const clean = (input: unknown): unknown =>
  JSON.parse(
    JSON.stringify(input, (key, value: unknown) => {
      if ((key === 'hexsides' || key === 'terrains') && Array.isArray(value)) return [...value].sort();
      if (key === 'line' && Array.isArray(value) && value.length === 0) return undefined;
      if (key === 'line' && Array.isArray(value))
        return value.map((side) => (Array.isArray(side) ? { hexsides: side } : side));
      return value;
    }),
  );

/** The attacking hexes in the order of their units, each in the column that is worse for it. */
export const slowAttack = (situation: Situation, units: readonly BattleUnit[], targets: readonly string[]) => {
  const { document } = situation;
  const hexes = [...new Set(units.map(({ hex = '' }) => hex))];
  const groups = hexes.map((hex) => {
    const columns = columnsOf(units.filter((unit) => unit.hex === hex));
    const totals = columns.map(
      (arm) => totalOf('attack-terrain', attackInput(document, [{ hex, arm }], targets), situation) ?? -99,
    );
    return { hex, arm: columns[totals.indexOf(Math.min(...totals))] ?? '' };
  });
  return attackInput(document, groups, targets);
};

/** Whether a unit by itself has a way to attack one of some hexes. */
const mayAttack = (situation: Situation, unit: BattleUnit, targets: readonly string[]): boolean => {
  const { document, readings } = situation;
  if (!mayFight(unit, readings) || !unit.hex) return false;
  // Guns attack beside others; whether their ground lets them, no column says.
  if (unit.arm === 'artillery') return targets.some((target) => findSideTo(document, unit.hex ?? '', target) >= 0);
  const near = targets.filter((target) => findSideTo(document, unit.hex ?? '', target) >= 0);
  return near.some(
    (target) => totalOf('attack-terrain', slowAttack(situation, [unit], [target]), situation) !== undefined,
  );
};

export const slowBombardment = (situation: Situation, unit: BattleUnit, target: string) => {
  const inputs = bombardmentInputs(situation.document, unit, target).map(clean);
  const totals = inputs.map((input) => totalOf('attack-terrain', input, situation));
  const figures = totals.flatMap((total) => total ?? []);
  const isBetter = situation.readings['spine-entry'] === 'better';
  // A way that the sheet forbids is the worse one.
  if (!isBetter && figures.length < totals.length) return [];
  const wanted = isBetter ? Math.max(...figures) : Math.min(...figures);
  return inputs.filter((_, i) => totals[i] === wanted);
};

const mayBombard = ({ readings }: Situation, unit: BattleUnit, target: string): boolean =>
  unit.arm === 'artillery' &&
  unit.hex !== undefined &&
  mayFight(unit, readings) &&
  countHexes(unit.hex, target) <= (unit.ratings.range ?? 20);

/** Whether some hexes and the hexes that they attack are one attack, as the table reads it. */
const hangTogether = (
  { document, readings }: Situation,
  hexes: readonly string[],
  targets: readonly string[],
): boolean => {
  const touches = (hex: string, target: string): boolean => findSideTo(document, hex, target) >= 0;
  if (readings['multi-hex'] === 'every') return hexes.every((hex) => targets.every((target) => touches(hex, target)));
  const joined = new Set(targets.slice(0, 1));
  for (let grown = true; grown; ) {
    const before = joined.size;
    for (const hex of hexes)
      if (targets.some((target) => touches(hex, target) && (joined.has(target) || joined.has(hex))))
        for (const place of [hex, ...targets.filter((target) => touches(hex, target))]) joined.add(place);
    grown = joined.size > before;
  }
  return [...hexes, ...targets].every((place) => joined.has(place));
};

export const MANNERS = {
  attack: 'attacks',
  bombardment: 'bombards',
  rally: 'rallies',
  'deep-charge': 'charges',
} as const;
/** Whether guns attack alone out of some hex: the sheet has no column for them. */
export const hasLoneGuns = (units: readonly BattleUnit[]): boolean =>
  units.some(({ hex }) => columnsOf(units.filter((unit) => unit.hex === hex)).length === 0);
const isLeftOut = (unit: BattleUnit, units: readonly BattleUnit[]): boolean => !units.includes(unit);

export const mayDo = (
  situation: Situation,
  action: keyof typeof MANNERS,
  units: readonly BattleUnit[],
  targets: readonly string[],
): boolean => {
  const { document, readings } = situation;
  const [first] = units;
  const [target = ''] = targets;
  if (!first) return false;
  const { side } = first;
  if (action === 'attack') {
    const bound = document.units.filter(
      (unit) => unit.side === side && unit.state.includes('bound') && mayAttack(situation, unit, targets),
    );
    if (readings['bound-cavalry'] !== 'told' && bound.some((unit) => isLeftOut(unit, units))) return false;
    const hexes = units.map(({ hex = '' }) => hex);
    return (
      targets.every((hex) => defendersOf(document, side, hex, readings).length > 0) &&
      hangTogether(situation, hexes, targets) &&
      units.every((unit) => mayAttack(situation, unit, targets))
    );
  }
  if (action === 'bombardment')
    return (
      defendersOf(document, side, target, readings).length > 0 &&
      units.every((unit) => mayBombard(situation, unit, target) && slowBombardment(situation, unit, target).length > 0)
    );
  if (units.length > 1) return false;
  if (first.arm === 'leader') return false;
  if (action === 'rally') return isShaken(first);
  return !tell('deep-charge', chargeInput(document, first, readings), situation).refused;
};
