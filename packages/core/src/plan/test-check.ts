import type { Battlefield, BattleUnit } from '../battle/battlefield.ts';
import type { BattleTypes } from '../battle/door.ts';
import type { GameBoard } from '../battle/game-board.ts';
import { createNumbering, type NumberUnit } from './number-units.ts';
import type { Check } from './plan.ts';
import type { State } from './state.ts';

/** What checks are tested against: the units of the start, who of them is met as one, and how steps are counted. */
export interface Start {
  readonly units: ReadonlyMap<string, BattleUnit>;
  /** The order of the document, by counter. */
  readonly orders: ReadonlyMap<string, number>;
  readonly numberUnit: NumberUnit;
  isUnit(id: string): boolean;
  /** The steps that a unit has left, or its points of strength where the document counts no steps. */
  countSteps(unit: BattleUnit): number;
}

export const createStart = <G extends BattleTypes>(board: GameBoard<G>): Start => {
  const { door, document } = board;
  const { lossStates } = door.palette;
  const met = new Set(board.counters.flatMap((counter) => (door.isUnit(board, counter) ? [counter.id] : [])));
  const units = new Map(document.units.map((unit) => [unit.id, unit]));
  return {
    units,
    orders: new Map(document.units.map(({ id }, i) => [id, i])),
    numberUnit: createNumbering(units),
    isUnit: (id) => met.has(id),
    countSteps: ({ steps, back, state, strength = 0 }) => {
      if (steps !== undefined) return steps;
      // Two faces are two steps where the game says which state is the loss of one.
      return lossStates && back ? 2 - state.filter((word) => lossStates.includes(word)).length : strength;
    },
  };
};

/** The steps that a unit has lost; all, if it is no more. */
export const countLost = ({ countSteps }: Start, before: BattleUnit, now: BattleUnit | undefined): number =>
  countSteps(before) - (now ? countSteps(now) : 0);

const hasWord = ({ state, marks }: BattleUnit, word: string): boolean => state.includes(word) || marks.includes(word);

const sumLosses = (start: Start, document: Battlefield, side: string): number => {
  const now = new Map(document.units.map((unit) => [unit.id, unit]));
  let lost = 0;
  for (const unit of start.units.values()) if (unit.side === side) lost += countLost(start, unit, now.get(unit.id));
  return lost;
};

const holds = (start: Start, { document, memory }: State, check: Check): boolean => {
  const standing = (id: string): BattleUnit | undefined =>
    document.units.find((unit) => unit.id === id && unit.hex !== undefined);
  switch (check.check) {
    case 'held':
      return document.units.some(({ id, hex, side }) => hex === check.hex && side === check.side && start.isUnit(id));
    case 'empty':
      return !document.units.some(({ id, hex }) => hex === check.hex && start.isUnit(id));
    case 'stands':
      return standing(check.counter) !== undefined;
    case 'has': {
      const unit = standing(check.counter);
      return unit !== undefined && hasWord(unit, check.word);
    }
    case 'any': {
      const having = document.units.filter((unit) => unit.side === check.side && hasWord(unit, check.word));
      return having.length >= (check.least ?? 1);
    }
    case 'losses':
      return sumLosses(start, document, check.side) <= check.most;
    case 'row':
      return check.rows.some((row) => memory[check.step]?.row === row);
    case 'came': {
      const step = memory[check.step];
      if (!step) return false;
      return check.as === 'done' || step.succeeded === (check.as === 'succeeded');
    }
  }
};

/** Whether something holds in a state. */
export const testCheck = (start: Start, state: State, check: Check): boolean =>
  holds(start, state, check) !== (check.not === true);
