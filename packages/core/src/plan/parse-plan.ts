import type { ActionAsk } from '../battle/action-rules.ts';
import type { BattleTypes } from '../battle/door.ts';
import { type GameBoard, getCounter, parseBoardHex } from '../battle/game-board.ts';
import { rejectInput } from '../error.ts';
import { first } from '../game/value.ts';
import { parseCheck } from './parse-check.ts';
import type { Check, FollowAsk, Plan, PlanStep } from './plan.ts';
import { readPlan } from './read-plan.ts';
import { type Line, pickWord, splitLine, takeList, takePairs, takeWord } from './word-line.ts';

const takeHex = (board: GameBoard, line: Line): string => {
  const hex = takeWord(line);
  parseBoardHex(board, hex, line.place);
  return hex;
};

const takeCounter = ({ byId }: GameBoard, line: Line): string => pickWord(line, [...byId.keys()]);

/** `morel-1 leads, morel-2 supports at 0906`: a manner is said where it is not the plain one. */
const parseAction = (board: GameBoard, line: Line, action: string): ActionAsk => {
  const rules = board.door.actions.find(({ id }) => id === action);
  const manners = Object.keys(rules?.manners ?? {});
  const [plain] = manners;
  const parts = takeList(line, () => {
    const counter = takeCounter(board, line);
    const as = manners.includes(line.words[0] ?? '') ? takeWord(line) : (plain ?? '');
    return { counter, as };
  });
  pickWord(line, ['at']);
  const targets = takeList(line, () => takeHex(board, line));
  return { action, side: getCounter(board, first(parts).counter).side, parts, targets };
};

/** `counter-shock after assault at 0505 by garde`. */
const parseFollow = (board: GameBoard, line: Line, id: string, steps: readonly string[]): FollowAsk => {
  pickWord(line, ['after']);
  const follow: { -readonly [K in keyof FollowAsk]: FollowAsk[K] } = { step: pickWord(line, steps), id };
  if (line.words[0] === 'at') {
    takeWord(line);
    follow.targets = takeList(line, () => takeHex(board, line));
  }
  if (line.words[0] === 'by') {
    takeWord(line);
    follow.counters = takeList(line, () => takeCounter(board, line));
  }
  return follow;
};

type Doing = Pick<PlanStep, 'action' | 'march' | 'follow'>;

const parseDoing = (board: GameBoard, line: Line, verb: string, steps: readonly string[]): Doing => {
  if (line.words[0] === 'after') return { follow: parseFollow(board, line, verb, steps) };
  if (verb !== 'march') return { action: parseAction(board, line, verb) };
  const counter = takeCounter(board, line);
  pickWord(line, ['to']);
  return { march: { counter, to: takeHex(board, line) } };
};

/** The choices of players that a step names stand in its ask. */
const withAnswers = ({ action, march, follow }: Doing, answers: Readonly<Record<string, string>>): Doing => {
  if (action) return { action: { ...action, answers } };
  return follow ? { follow: { ...follow, answers } } : { march };
};

const parseChecks = (board: GameBoard, line: Line, steps: readonly string[]): Check[] => {
  const checks = [parseCheck(board, line, steps)];
  while (line.words[0] === 'and') {
    takeWord(line);
    checks.push(parseCheck(board, line, steps));
  }
  return checks;
};

const CLAUSES = ['if', 'choose', 'result'];

const parseStep = (board: GameBoard, line: Line, steps: readonly string[]): PlanStep => {
  const name = line.words[0]?.endsWith(':') ? takeWord(line).slice(0, -1) : undefined;
  const verbs = [...board.door.actions.map(({ id }) => id), 'march', 'goal'];
  const verb = line.words[1] === 'after' ? takeWord(line) : pickWord(line, verbs);
  let doing = parseDoing(board, line, verb, steps);
  const more: { when?: Check[]; fates?: Record<string, string> } = {};
  while (line.words.length > 0) {
    const clause = pickWord(line, CLAUSES);
    if (clause === 'if') more.when = parseChecks(board, line, steps);
    else if (clause === 'choose') doing = withAnswers(doing, takePairs(line));
    else more.fates = takePairs(line);
  }
  let id = name ?? verb;
  for (let n = 2; name === undefined && steps.includes(id); n++) id = `${verb}-${n}`;
  return { id, ...doing, ...more };
};

/** Far longer than any plan in words. */
const LONGEST = 100_000;

/**
 * A plan in words, its steps with a semicolon or a new line between them: `fire morel-1 at 0906; shock leger, ligne-12 at 0906
 * if fire failed; goal 0906 empty`. What cannot be read is one error that names the step and the word.
 */
export const parsePlan = <G extends BattleTypes>(game: GameBoard<G>, text: string): Plan => {
  const board = game as GameBoard;
  if (typeof text !== 'string' || text.length > LONGEST)
    return rejectInput('text', 'plan', { rule: 'text', min: 1, max: LONGEST }, text);
  const steps: PlanStep[] = [];
  const goals: Check[] = [];
  for (const part of text.split(/[;\n]/)) {
    const line = splitLine(part, `steps.${steps.length}`);
    if (line.words.length === 0) continue;
    const ids = steps.map(({ id }) => id);
    if (line.words[0] !== 'goal') steps.push(parseStep(board, line, ids));
    else {
      takeWord(line);
      goals.push(...parseChecks(board, { ...line, place: `goals.${goals.length}` }, ids));
      const [extra] = line.words;
      if (extra !== undefined) rejectInput('choice', `goals.${goals.length - 1}`, ['and'], extra);
    }
  }
  return readPlan({ steps, ...(goals.length > 0 ? { goals } : {}) });
};
