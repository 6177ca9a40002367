import type { ShockResult } from '../charts/results.ts';
import type { Fated, ShockFate, Suffering } from './outcome.ts';
import type { ShockContext } from './shock.ts';
import { disordered, type Fate, ratingOf, type Tested } from './units.ts';

const withRecoil = (recoil: boolean, order: Fate): ShockFate =>
  !recoil ? order : order === 'hold' ? 'recoils' : `recoils-${order}`;

/** What each unit of a side comes to, should it pass or fail its test. */
export const suffer = (
  context: Pick<ShockContext, 'reading'>,
  side: readonly Tested[],
  result: ShockResult,
): Suffering => {
  const { recoil, disorder, test } = result;
  const touched = recoil || disorder || test !== null;
  const struck = touched && side.length > 1 && context.reading('who-suffers') === 'once' ? 1 : side.length;
  const units = side.map((unit, i): Fated => {
    const rating = ratingOf(unit);
    if (!touched || i >= struck) return { pass: 'hold', fail: 'hold', rating };
    const worse = () => disordered(unit.state, () => context.reading('disordered-again'));
    const order = disorder ? worse() : 'hold';
    const pass = withRecoil(recoil, order);
    const fail = test === 'recoil' ? withRecoil(true, order) : test === 'disorder' ? withRecoil(recoil, worse()) : pass;
    return { pass, fail, rating };
  });
  const ratings = units.filter(({ pass, fail }) => pass !== fail).map(({ rating }) => rating);
  const once = ratings.length > 1 && context.reading('each-tests') === 'once';
  return { units, rating: once ? Math.max(...ratings) : null };
};
