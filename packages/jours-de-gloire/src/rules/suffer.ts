import { type Entry, type Text, t } from '@coup-doeil/core/chart';
import { memoiseById, type Party, type Test, type UnitEnd } from '@coup-doeil/core/game';
import { d10 } from '@coup-doeil/dice';
import type { ShockResult } from '../charts/results.ts';
import type { ShockFate } from './outcome.ts';
import type { ShockContext } from './shock.ts';
import { disordered, type Fate, ratingOf, type Tested } from './units.ts';

const withRecoil = (recoil: boolean, order: Fate): ShockFate =>
  !recoil ? order : order === 'hold' ? 'recoils' : `recoils-${order}`;

const NAMES: Readonly<Record<'attacker' | 'defender', Text>> = {
  attacker: t('attacker', 'attaquant'),
  defender: t('defender', 'défenseur'),
};

/** What a test of one unit of a side, or of all of it together, is thrown for: `attacker.2`, `attacker`. */
const testText = memoiseById((id: string): Text => {
  const [side = '', n] = id.split('.');
  const name = NAMES[side === 'attacker' ? 'attacker' : 'defender'];
  const who = n === undefined ? name : t('{name} {n}', '{name} {n}', { name, n });
  return t('cohesion test of {who}', 'test de cohésion\u202f: {who}', { who });
});

/** A side in a fight, each unit with its place in the list of the input. */
export interface Fighting {
  readonly side: 'attacker' | 'defender';
  readonly units: readonly (Tested & { readonly place: number })[];
}

/** What a result makes of each unit of a side; the tests that it calls for join those of the row. */
export const suffer = (
  context: Pick<ShockContext, 'reading'>,
  { side, units }: Fighting,
  { value: result, cite }: Entry<ShockResult>,
  tests: Test[],
): Party => {
  const { recoil, disorder, test } = result;
  const touched = recoil || disorder || test !== null;
  const struck = touched && units.length > 1 && context.reading('who-suffers') === 'once' ? 1 : units.length;
  const ends = units.map((unit, i): { unit: typeof unit; pass: ShockFate; fail: ShockFate } => {
    if (!touched || i >= struck) return { unit, pass: 'hold', fail: 'hold' };
    const worse = () => disordered(unit.state, () => context.reading('disordered-again'));
    const order = disorder ? worse() : 'hold';
    const pass = withRecoil(recoil, order);
    if (test === null) return { unit, pass, fail: pass };
    return { unit, pass, fail: test === 'recoil' ? withRecoil(true, order) : withRecoil(recoil, worse()) };
  });
  const testing = ends.filter(({ pass, fail }) => pass !== fail);
  const once = testing.length > 1 && context.reading('each-tests') === 'once';
  const addTest = (need: number, id: string): number => tests.push({ die: d10, need, why: testText(id) }) - 1;
  const shared = once ? addTest(Math.max(...testing.map(({ unit }) => ratingOf(unit))), side) : null;
  return {
    side,
    cite,
    units: ends.map(({ unit, pass, fail }): UnitEnd => {
      const test = pass === fail ? null : (shared ?? addTest(ratingOf(unit), `${side}.${unit.place}`));
      return { unit: `${side}s.${unit.place}`, pass, fail, test };
    }),
  };
};
