import {
  type BoardFact,
  type Change,
  changeBoard,
  getCrossing,
  getStack,
  getStepCost,
  type PreparedAsk,
  type Question,
} from '@coup-doeil/core/battle';
import { same, t } from '@coup-doeil/core/chart';
import { type Refusal, silentTally } from '@coup-doeil/core/game';
import { FORBIDDEN, findReach, findSide, formatHex, mapByHex } from '@coup-doeil/hex';
import { refuseCharge } from '../rules/charge.ts';
import { chartsOf } from './charts.ts';
import { betweenOf, hexRow } from './ground.ts';
import { marchRules } from './march.ts';
import type { JdgBattle, JdgBoard, JdgCounter } from './types.ts';
import { refuseCounter } from './units.ts';

/** The hexes from which a cavalry may charge after a run: its march, with no hex or hexside that bars a charge. */
const listRunEnds = (board: JdgBoard, cavalry: JdgCounter, target: number): number[] => {
  const { ground, edition } = board;
  if (cavalry.movement === null || board.reading('charge-run') === 'never') return [];
  const cost = getStepCost(board, cavalry);
  const context = { charts: chartsOf(edition), tally: silentTally(), reading: board.reading };
  const bars = (from: number, side: number): boolean => {
    const crossing = getCrossing(ground, from, side);
    if (!crossing) return true;
    const between = betweenOf(crossing);
    return refuseCharge(context, hexRow(board, from), between.hex, between) !== undefined;
  };
  const start = {
    from: cavalry.hex,
    mode: marchRules.mode(cavalry),
    modes: marchRules.modes.length,
    allowance: cavalry.movement * marchRules.scale,
  };
  const reach = findReach(
    ground.grid,
    (from, side, to, mode) => {
      // Through friendly infantry, not through guns.
      if (getStack(board, to).some(({ arm }) => arm === 'artillery')) return FORBIDDEN;
      return bars(from, side) ? FORBIDDEN : cost(from, side, to, mode);
    },
    start,
  );
  return [...mapByHex(reach).keys()].filter((hex) => hex !== cavalry.hex && findSide(ground.grid, hex, target) >= 0);
};

const QUESTION = t('Does it run first, and to which hex?', 'Court-elle d’abord, et vers quel hex\u202f?');
const STAYS = t('it charges from where it stands', 'elle charge d’où elle est');
const TURNED = t('Turned to its charge: no cost is printed', 'Tournée vers sa charge\u202f: aucun coût imprimé');

/** A board on which those who charge after a run have made it. */
export interface Runs {
  readonly board: JdgBoard;
  /** How they came there. */
  readonly changes: readonly Change[];
  readonly questions: readonly Question[];
  readonly facts: readonly BoardFact[];
}

/** The runs that were asked for; or why one cannot be made. A run’s hex is offered to each cavalry that charges. */
export const makeRuns = (
  board: JdgBoard,
  { parts, targets: [target], answer }: Pick<PreparedAsk<JdgBattle>, 'parts' | 'targets' | 'answer'>,
): Runs | Refusal => {
  const questions: Question[] = [];
  const changes: Change[] = [];
  const turned: JdgCounter[] = [];
  const { grid } = board.ground;
  for (const { counter, as } of parts) {
    if (as !== 'charges' || counter.arm !== 'cavalry' || counter.hex < 0) continue;
    const { id, side, name } = counter;
    const ends = listRunEnds(board, counter, target);
    const labels = ends.map((hex) => formatHex(grid, hex));
    const question = `run.${id}`;
    const options = [{ id: 'stays', label: STAYS }, ...labels.map((label) => ({ id: label, label: same(label) }))];
    if (ends.length > 0)
      questions.push({
        id: question,
        side,
        counter: id,
        hexes: true,
        label: t('{name}: {question}', '{name}\u202f: {question}', { name, question: QUESTION }),
        options,
      });
    const given = answer(question);
    if (given === undefined || given === 'stays') continue;
    const hex = ends[labels.indexOf(given)];
    if (hex === undefined) {
      const { notes } = chartsOf(board.edition);
      return refuseCounter(t('no charge runs there', 'aucune charge n’y court'), counter, notes.note('e'));
    }
    changes.push(
      { change: 'move', counter: id, hex: given },
      { change: 'face', counter: id, facing: { side: findSide(grid, hex, target) } },
    );
    turned.push(counter);
  }
  const facts = turned.map(
    ({ id, name }): BoardFact => ({ id: `turned.${id}`, label: TURNED, value: id, text: same(name) }),
  );
  return { board: changes.length > 0 ? changeBoard(board, changes) : board, changes, questions, facts };
};
