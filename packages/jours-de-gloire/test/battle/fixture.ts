import { type BattlefieldInput, openBoard, runAction } from '@coup-doeil/core/battle';
import { createField } from '@coup-doeil/kit/twin';
import { battle } from '../../src/battle.ts';

export type Unit = NonNullable<BattlefieldInput['units']>[number];

export const foot = (id: string, hex: string | undefined, side: string, more: Partial<Unit> = {}): Unit => ({
  id,
  hex,
  side,
  arm: 'infantry',
  strength: 5,
  ratings: { cohesion: 6, movement: 4 },
  back: { strength: 4, ratings: { cohesion: 5 } },
  facing: { side: 0 },
  ...more,
});

export const guns = (id: string, hex: string, side: string, more: Partial<Unit> = {}): Unit =>
  foot(id, hex, side, { arm: 'artillery', ratings: { cohesion: 6, movement: 4, range: 3 }, ...more });

/** Nine by nine hexes, all painted clear but for what is said. */
export const field = (units: readonly Unit[], more: Partial<BattlefieldInput> = {}) =>
  createField('jours-de-gloire', units, more);

export const open = (
  units: readonly Unit[],
  more: Partial<BattlefieldInput> = {},
  choice: Parameters<typeof openBoard>[2] = {},
) => openBoard(battle, field(units, more), choice);

export const shockBy = (ids: readonly string[], target: string, as = 'attacks') => ({
  action: 'shock',
  side: 'blue',
  parts: ids.map((counter) => ({ counter, as })),
  targets: [target],
});

export const fireBy = (id: string, target: string, answers = {}) => ({
  action: 'fire',
  side: 'blue',
  parts: [{ counter: id, as: 'leads' }],
  targets: [target],
  answers,
});

/** What an action on a board comes to. */
export const runOn = (board: ReturnType<typeof open>, ask: Parameters<typeof runAction>[1]) => runAction(board, ask);

/** The report of an action that has one. */
export const reportOf = (result: ReturnType<typeof runAction>) => {
  if ('report' in result) return result;
  throw new Error(JSON.stringify(result));
};

export const inputOf = <I>(result: ReturnType<typeof runAction>): I => reportOf(result).report.input as I;
