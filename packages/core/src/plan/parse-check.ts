import type { GameBoard } from '../battle/game-board.ts';
import { parseBoardHex } from '../battle/game-board.ts';
import { CAME_AS, type Check } from './plan.ts';
import { type Line, pickWord, takeCount, takeWord } from './word-line.ts';

type Plain = Check extends infer C ? (C extends { readonly not?: unknown } ? Omit<C, 'not'> : never) : never;

const parseOfStep = (line: Line, step: string): Plain => {
  const as = pickWord(line, [...CAME_AS, 'gives']);
  if (as === 'gives') return { check: 'row', step, rows: [takeWord(line)] };
  return { check: 'came', step, as: as as (typeof CAME_AS)[number] };
};

const parseOfSide = (line: Line, side: string, words: readonly string[]): Plain => {
  if (pickWord(line, ['has', 'loses']) === 'loses') return { check: 'losses', side, most: takeCount(line) };
  const least = /^\d/.test(line.words[0] ?? '') ? { least: takeCount(line) } : {};
  return { check: 'any', side, ...least, word: pickWord(line, words) };
};

const parseOfHex = (board: GameBoard, line: Line, hex: string): Plain => {
  parseBoardHex(board, hex, line.place);
  if (pickWord(line, ['empty', 'held']) === 'empty') return { check: 'empty', hex };
  pickWord(line, ['by']);
  return { check: 'held', hex, side: pickWord(line, board.sides) };
};

const parsePlain = (board: GameBoard, line: Line, steps: readonly string[]): Plain => {
  const { states, marks } = board.door.palette;
  const words = [...Object.keys(states), ...Object.keys(marks)];
  if (/^\d/.test(line.words[0] ?? '') && !steps.includes(line.words[0] ?? ''))
    return parseOfHex(board, line, takeWord(line));
  const counters = [...board.byId.keys()];
  const name = pickWord(line, [...steps, ...counters, ...board.sides]);
  if (steps.includes(name)) return parseOfStep(line, name);
  if (!counters.includes(name)) return parseOfSide(line, name, words);
  const word = pickWord(line, ['stands', ...words]);
  return word === 'stands' ? { check: 'stands', counter: name } : { check: 'has', counter: name, word };
};

/** A condition or a goal: `0906 empty`, `fire failed`, `leger disordered`, `french loses 2`, each perhaps after `not`. */
export const parseCheck = (board: GameBoard, line: Line, steps: readonly string[]): Check => {
  const isNegated = line.words[0] === 'not';
  if (isNegated) takeWord(line);
  const check = parsePlain(board, line, steps);
  return (isNegated ? { ...check, not: true } : check) as Check;
};
