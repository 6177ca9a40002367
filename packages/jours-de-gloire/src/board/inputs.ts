import {
  findSide,
  formatHex,
  getLevel,
  getNeighbours,
  getUnits,
  InputError,
  measureDistance,
  traceLine,
} from '@coup-doeil/hex';
import type { FireInput } from '../inputs/fire.ts';
import type { ShockInput } from '../inputs/shock.ts';
import { FIGHTERS, type Fighter } from '../vocabulary.ts';
import { arcsOf, type BoardUnit, crossing, type Field, find, hexAt, hexNamed, sideName, type Table } from './setup.ts';
import { threats } from './zones.ts';

const fighter = ({ id, arm }: BoardUnit): Fighter => {
  const found = FIGHTERS.find((one) => one === arm);
  if (found) return found;
  throw new InputError({ code: 'arm', field: id, allowed: FIGHTERS, given: arm });
};

const common = (unit: BoardUnit) => ({
  arm: fighter(unit),
  strength: unit.strength,
  cohesion: unit.cohesion,
  rating: unit.rating ?? null,
  square: unit.arm === 'infantry' && (unit.square ?? false),
});

const ATTACKING = ['good-order', 'disordered'] as const;

/** A routed unit does not attack: no line of the sheets speaks of it. */
const attackingState = ({ id, state = 'good-order' }: BoardUnit) => {
  const found = ATTACKING.find((one) => one === state);
  if (found) return found;
  throw new InputError({ code: 'state', field: id, allowed: ATTACKING, given: state });
};

/** As far as an input goes: what lies farther up or down has the same figures. */
const MOST = 9;
const levels = (difference: number): number => Math.max(-MOST, Math.min(MOST, difference));

const fightersAt = (field: Field, hex: number): readonly BoardUnit[] =>
  getUnits(field, hex).filter(({ arm }) => arm !== 'general');

/** The printed numbers of the hexes next to another. */
const around = ({ grid }: Field, hex: number): string[] =>
  getNeighbours(grid, hex).flatMap((other) => (other < 0 ? [] : formatHex(grid, other)));

/** A shock to be read off a board: who attacks which hex. */
export interface ShockPlan {
  readonly attackers: readonly string[];
  readonly target: number | string;
  /** Those of the attackers that charge. */
  readonly charging?: readonly string[];
  readonly counterCharge?: boolean;
}

/** The whole input of a shock, from where the units stand. */
export const shockOnBoard = (at: Table, field: Field, plan: ShockPlan): ShockInput => {
  const target = hexNamed(field, plan.target);
  const defenders = fightersAt(field, target);
  const fighting = [...plan.attackers, ...defenders.map(({ id }) => id)];
  const attackers = plan.attackers.map((id) => {
    const { unit, hex } = find(field, id);
    const side = findSide(field.grid, target, hex);
    if (side < 0)
      throw new InputError({
        code: 'adjacent',
        field: id,
        allowed: around(field, target),
        given: formatHex(field.grid, hex),
      });
    const { way: _, ...between } = crossing(field, hex, (side + 3) % 6);
    const found = threats(at, field, id, fighting);
    const threat = found.find(({ unit, adjacent }) => adjacent && unit.arm !== 'artillery') ?? found[0];
    const cavalry = unit.arm === 'cavalry';
    return {
      ...common(unit),
      heavy: cavalry && (unit.heavy ?? false),
      charging: cavalry && (plan.charging ?? []).includes(id),
      state: attackingState(unit),
      from: sideName(side),
      hex: hexAt(field, hex),
      ...between,
      level: levels(between.level),
      threatenedBy: threat ? fighter(threat.unit) : ('none' as const),
      threatBeside: threat ? threat.adjacent : true,
      out: false,
    };
  });
  return {
    attackers,
    defenders: defenders.map((unit) => ({ ...common(unit), state: unit.state ?? 'good-order', out: false })),
    hex: hexAt(field, target),
    facing: sideName(defenders[0]?.facing ?? 3),
    allRound: false,
    counterCharge: plan.counterCharge ?? false,
  };
};

/** A fire to be read off a board: who fires at which hex. */
export interface FirePlan {
  readonly firer: string;
  readonly target: number | string;
  /** The effective range printed on the counter. */
  readonly effective: number;
  /** A second battery of the formation in the same hex. */
  readonly second?: string;
  readonly occasion?: FireInput['occasion'];
}

/** The whole input of a fire. Of a line along a hexside the left-hand way leads into the target. */
export const fireOnBoard = (at: Table, field: Field, plan: FirePlan): FireInput => {
  const { unit, hex } = find(field, plan.firer);
  const target = hexNamed(field, plan.target);
  const before = traceLine(field.grid, hex, target).at(-2) ?? hex;
  const last = typeof before === 'number' ? before : before[0];
  const { way: _, ...between } = crossing(field, last, Math.max(0, findSide(field.grid, last, target)));
  const six = arcsOf(at, field, unit, hex).aspects.every((aspect) => aspect === 'front');
  const place = hexAt(field, hex);
  const fronts = unit.square ? 'square' : place === 'castle' ? 'castle' : 'town';
  return {
    strength: unit.strength,
    combined: plan.second !== undefined,
    second: plan.second === undefined ? 4 : find(field, plan.second).unit.strength,
    occasion: plan.occasion ?? 'ordinary',
    sixFronts: six ? fronts : 'none',
    range: measureDistance(field.grid, hex, target),
    effective: plan.effective,
    hex: hexAt(field, target),
    ...between,
    level: levels(getLevel(field, target) - getLevel(field, hex)),
    targets: fightersAt(field, target).map((one) => {
      const { strength: _, ...rest } = common(one);
      return { ...rest, state: one.state ?? 'good-order' };
    }),
  };
};
