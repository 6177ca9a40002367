import { type Grid, parseHex } from '@coup-doeil/hex';
import { rejectInput } from '../error.ts';
import type { Battlefield, BattleUnit, CounterFace } from './battlefield.ts';
import { checkInteger, oneOf } from './check.ts';
import type { BattleDoor, BattleTypes, CounterOf, CounterReader, Face, Table } from './door.ts';
import { checkExclusive } from './exclusive.ts';
import type { Palette, RatingWord } from './palette.ts';

const checkWords = (given: readonly string[], place: string, allowed: object): void => {
  const words = Object.keys(allowed);
  given.forEach((word, i) => {
    if (!Object.hasOwn(allowed, word)) oneOf(word, `${place}.${i}`, words);
    if (given.indexOf(word) < i) rejectInput('duplicate', `${place}.${i}`, { rule: 'each-once' }, word);
  });
};

const checkFigure = (value: number | undefined, place: string, { min, max }: RatingWord): void => {
  if (value !== undefined) checkInteger(value, place, min, max);
};

const checkFace = ({ strength, ratings }: CounterFace, at: string, palette: Palette): void => {
  checkFigure(strength, `${at}.strength`, palette.strength);
  for (const [name, value] of Object.entries(ratings)) {
    const known = Object.hasOwn(palette.ratings, name) ? palette.ratings[name] : undefined;
    if (!known) rejectInput('choice', `${at}.ratings.${name}`, Object.keys(palette.ratings), name);
    else checkFigure(value, `${at}.ratings.${name}`, known);
  }
};

const isNeeded = ({ neededBy = [] }: RatingWord, arm: string): boolean => neededBy.includes(arm);

const rejectMissing = (place: string, { min, max }: RatingWord): never =>
  rejectInput('missing', place, { rule: 'whole-number', min, max }, undefined);

/** Checks every word and figure of a unit against the palette. */
const checkUnit = (unit: BattleUnit, at: string, palette: Palette): void => {
  oneOf(unit.arm, `${at}.arm`, Object.keys(palette.arms));
  checkWords(unit.state, `${at}.state`, palette.states);
  checkWords(unit.traits, `${at}.traits`, palette.traits);
  checkWords(unit.marks, `${at}.marks`, palette.marks);
  checkExclusive(palette, unit.state, `${at}.state`, palette.states);
  checkExclusive(palette, unit.traits, `${at}.traits`, palette.traits);
  checkFace(unit, at, palette);
  if (unit.back) checkFace(unit.back, `${at}.back`, palette);
  if (unit.strength === undefined && isNeeded(palette.strength, unit.arm))
    rejectMissing(`${at}.strength`, palette.strength);
  for (const [name, rating] of Object.entries(palette.ratings))
    if (unit.ratings[name] === undefined && isNeeded(rating, unit.arm)) rejectMissing(`${at}.ratings.${name}`, rating);
};

/** A figure that a game cannot do without, and the document does not give. */
const rejectFigure = (name: string, at: string, palette: Palette): never => {
  if (name === 'strength') return rejectMissing(`${at}.strength`, palette.strength);
  const word = palette.ratings[name];
  if (!word) throw new Error(`no figure ${name} in the palette`);
  return rejectMissing(`${at}.ratings.${name}`, word);
};

const readerOf = (unit: BattleUnit, at: string, palette: Palette): CounterReader => {
  const figure = (name: string, face: Face = 'front'): number | null => {
    const figures = face === 'front' ? unit : unit.back;
    return (name === 'strength' ? figures?.strength : figures?.ratings[name]) ?? null;
  };
  return {
    figure,
    needs: (name) => figure(name) ?? rejectFigure(name, at, palette),
    arm: (arms) => oneOf(unit.arm, `${at}.arm`, arms),
    state: (states) => states.findLast((state) => unit.state.includes(state)) ?? states[0],
    has: (word) => unit.state.includes(word) || unit.traits.includes(word),
  };
};

const facingOf = ({ facing }: BattleUnit): number | null => {
  if (facing === undefined) return null;
  return 'side' in facing ? facing.side : facing.vertex;
};

/** Every counter of a document as its game reads it. */
export const readCounters = <G extends BattleTypes>(
  { palette, readCounter }: BattleDoor<G>,
  { units, formations, sides, turn }: Battlefield,
  grid: Grid,
  table: Table<G>,
): CounterOf<G>[] => {
  formations.forEach(({ state }, i) => {
    checkWords(state, `formations.${i}.state`, palette.formationStates);
  });
  sides.forEach(({ state }, i) => {
    checkWords(state, `sides.${i}.state`, palette.sideStates);
  });
  if (turn?.phase !== undefined) oneOf(turn.phase, 'turn.phase', Object.keys(palette.phases));
  return units.map((unit, i) => {
    const at = `units.${i}`;
    checkUnit(unit, at, palette);
    return {
      ...readCounter(unit, readerOf(unit, at, palette), table),
      id: unit.id,
      side: unit.side,
      name: unit.name ?? unit.id,
      formation: unit.formation,
      hex: unit.hex === undefined ? -1 : parseHex(grid, unit.hex, `${at}.hex`),
      facing: facingOf(unit),
      marks: unit.marks,
      unit,
    };
  });
};
