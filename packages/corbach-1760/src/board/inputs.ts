import type { ValueOf } from '@coup-doeil/core/game';
import {
  findSide,
  formatHex,
  getLevel,
  getNeighbours,
  getRoad,
  getUnits,
  InputError,
  measureDistance,
  traceLine,
} from '@coup-doeil/hex';
import type { calculator as fireCalculator } from '../calculators/fire.ts';
import type { combatInput } from '../inputs/combat.ts';
import { ARMS, type Arm, ASPECTS, type Aspect, type Kind } from '../vocabulary.ts';
import { type BoardUnit, crossing, type Field, find, hexAt, hexNamed, type Table } from './setup.ts';
import { aspectTo } from './zones.ts';

/** The whole input of the calculator `combat`. */
export type CombatInput = ValueOf<typeof combatInput>;

/** The whole input of the calculator `fire`. */
export type FireInput = ValueOf<(typeof fireCalculator)['input']>;

const armOf = ({ id, arm }: BoardUnit): Arm => {
  if (arm === 'commander') throw new InputError({ code: 'arm', field: id, allowed: ARMS, given: arm });
  return arm === 'light-cavalry' ? 'cavalry' : arm;
};

const unitsIn = (field: Field, hex: number): readonly BoardUnit[] =>
  getUnits(field, hex).filter(({ arm }) => arm !== 'commander');

/** The kind of infantry; where none applies, what the input has by default. */
const kindOf = ({ arm, line = false, light = false }: BoardUnit): Kind => {
  if (arm !== 'infantry' || line) return 'line';
  return light ? 'light' : 'other';
};

const isLight = (unit: BoardUnit): boolean => {
  const { arm, kind, light } = common(unit);
  return arm === 'infantry' ? kind === 'light' : light;
};

const common = (unit: BoardUnit) => {
  const arm = armOf(unit);
  const heavy = arm === 'cavalry' && (unit.heavy ?? false);
  return {
    arm,
    strength: unit.strength,
    morale: unit.morale,
    moraleAfter: unit.moraleAfter ?? null,
    heavy,
    light: arm === 'cavalry' && !heavy && (unit.arm === 'light-cavalry' || (unit.light ?? false)),
    kind: kindOf(unit),
    state: unit.state ?? ('good-order' as const),
    byCombat: unit.state === 'disorganised' && (unit.byCombat ?? false),
    out: false,
  };
};

/** The worst that any of the units turns to a side. */
const worst = (at: Table, field: Field, units: readonly BoardUnit[], side: number): Aspect => {
  const turned = units.map(({ id }) => ASPECTS.indexOf(aspectTo(at, field, id, side)));
  return ASPECTS[Math.max(0, ...turned)] ?? 'front';
};

const climb = (field: Field, from: number, to: number): number => {
  const level = getLevel(field, to) - getLevel(field, from);
  if (Math.abs(level) <= 2) return level;
  throw new InputError({
    code: 'level',
    field: 'level',
    // The chart has no row for more than two levels.
    allowed: [-2, -1, 0, 1, 2],
    given: level,
  });
};

/** The printed numbers of the hexes next to another. */
const around = ({ grid }: Field, hex: number): string[] =>
  getNeighbours(grid, hex).flatMap((other) => (other < 0 ? [] : formatHex(grid, other)));

/** A combat to be read off a board: who attacks which hex. */
export interface CombatPlan {
  readonly attackers: readonly string[];
  readonly target: number | string;
  /** What the board does not show: commanders, changed orders, demoralised formations. */
  readonly also?: Partial<Omit<CombatInput, 'attackers' | 'defenders' | 'hex' | 'road'>>;
}

/** The whole input of a combat, from where the units stand. */
export const combatOnBoard = (at: Table, field: Field, { attackers, target, also = {} }: CombatPlan): CombatInput => {
  const to = hexNamed(field, target);
  const defenders = unitsIn(field, to);
  return {
    attackers: attackers.map((id) => {
      const { unit, hex } = find(field, id);
      const side = findSide(field.grid, to, hex);
      if (side < 0)
        throw new InputError({
          code: 'adjacent',
          field: id,
          allowed: around(field, to),
          given: formatHex(field.grid, hex),
        });
      const own = common(unit);
      return {
        ...own,
        bonus: own.heavy && (unit.bonus ?? false),
        from: worst(at, field, defenders, side),
        hexsides: crossing(field, to, side).hexsides,
        level: climb(field, hex, to),
      };
    }),
    defenders: defenders.map((unit) => ({ ...common(unit), marchColumn: unit.marchColumn ?? false })),
    hex: hexAt(field, to),
    road: getRoad(field, to) ?? 'none',
    attackerCommander: false,
    defenderCommander: getUnits(field, to).some(({ arm }) => arm === 'commander'),
    attackerChangedOrder: false,
    defenderChangedOrder: false,
    attackerDemoralised: false,
    defenderDemoralised: false,
    ...also,
  };
};

/** A fire to be read off a board: who fires at which hex. */
export interface FirePlan {
  readonly firer: string;
  readonly target: number | string;
}

/** The whole input of a fire. Of a line along a hexside the left-hand way leads into the target. */
export const fireOnBoard = (at: Table, field: Field, { firer, target }: FirePlan): FireInput => {
  const { unit, hex } = find(field, firer);
  const to = hexNamed(field, target);
  const before = traceLine(field.grid, hex, to).at(-2) ?? hex;
  const last = typeof before === 'number' ? before : before[0];
  const side = findSide(field.grid, to, last);
  const targets = unitsIn(field, to);
  const light = targets.length > 0 && targets.every(isLight);
  return {
    range: Math.max(1, measureDistance(field.grid, hex, to)),
    disorganised: unit.state === 'disorganised',
    twelvePounder: unit.twelvePounder ?? false,
    light,
    from: worst(at, field, targets, Math.max(0, side)),
    hex: hexAt(field, to),
    road: getRoad(field, to) ?? 'none',
    hexsides: side < 0 ? [] : crossing(field, to, side).hexsides,
    level: climb(field, hex, to),
    targets: targets.map((one) => ({ arm: armOf(one), morale: one.morale, state: one.state ?? 'good-order' })),
  };
};
