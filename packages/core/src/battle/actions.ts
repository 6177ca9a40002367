import { rejectInput } from '../error.ts';
import { computeBrief } from '../game/answer.ts';
import { type AnyCalculator, type Brief, isRefusal, type Refusal } from '../game/index.ts';
import type { ActionAsk, ActionRules, PreparedAsk, ReadyAction, UnpricedAction } from './action-rules.ts';
import type { BattleTypes } from './door.ts';
import { tellExcess } from './excess.ts';
import { type GameBoard, getCounter, parseBoardHex } from './game-board.ts';

/** Whether an action has no calculator that prices it. */
export const isUnpriced = (result: object): result is UnpricedAction => 'unpriced' in result;

/** The rules of an action by its id, or the error that lists them. */
export const getRules = <G extends BattleTypes>({ door }: GameBoard<G>, id: string): ActionRules<G> =>
  door.actions.find((rules) => rules.id === id) ??
  rejectInput(
    'action',
    'action',
    door.actions.map((rules) => rules.id),
    id,
  );

const checkLength = (field: string, items: readonly unknown[], max: number): void => {
  if (items.length < 1 || items.length > max)
    rejectInput('list', field, { rule: 'list-length', min: 1, max }, items.length);
};

const checkOnce = (items: readonly string[], field: (i: number) => string): void => {
  items.forEach((item, i) => {
    if (items.indexOf(item) < i) rejectInput('duplicate', field(i), { rule: 'each-once' }, item);
  });
};

/** An ask with its words made into counters and hexes; a counter named twice, or of the other side, is an error. */
export const readAsk = <G extends BattleTypes>(
  board: GameBoard<G>,
  rules: ActionRules<G>,
  ask: ActionAsk,
): PreparedAsk<G> => {
  const manners = Object.keys(rules.manners);
  checkLength('parts', ask.parts, board.counters.length);
  checkOnce(
    ask.parts.map(({ counter }) => counter),
    (i) => `parts.${i}.counter`,
  );
  checkLength('targets', ask.targets, rules.mostTargets ?? 1);
  checkOnce(ask.targets, (i) => `targets.${i}`);
  const parts = ask.parts.map(({ counter: id, as }, i) => {
    const counter = getCounter(board, id, `parts.${i}.counter`);
    if (counter.side !== ask.side) rejectInput('side', `parts.${i}.counter`, [ask.side], counter.side);
    if (!manners.includes(as)) rejectInput('choice', `parts.${i}.as`, manners, as);
    return { counter, as };
  });
  if (rules.against === 'own')
    parts.forEach(({ counter: { unit } }) => {
      if (unit.hex !== ask.targets[0]) rejectInput('choice', 'targets.0', [unit.hex ?? ''], ask.targets[0] ?? '');
    });
  const [first = '', ...rest] = ask.targets;
  const hexOf = (label: string, i: number): number => parseBoardHex(board, label, `targets.${i}`);
  return {
    side: ask.side,
    parts,
    targets: [hexOf(first, 0), ...rest.map((label, i) => hexOf(label, i + 1))],
    answer: (question) => ask.answers?.[question],
  };
};

/** What was chosen before the die must be one of the options; what is asked after it is not known yet. */
const checkAnswers = ({ questions }: Pick<ReadyAction, 'questions'>, { answer }: Pick<PreparedAsk, 'answer'>): void => {
  for (const { id, options } of questions) {
    const given = answer(id);
    const ids = options.map((option) => option.id);
    if (given !== undefined && !ids.includes(given)) rejectInput('choice', `answers.${id}`, ids, given);
  }
};

/** The ready input of an action as its rules give it; what its calculator cannot hold has no answer. */
export const prepareParts = <G extends BattleTypes>(
  board: GameBoard<G>,
  rules: ActionRules<G>,
  ask: PreparedAsk<G>,
): ReadyAction | UnpricedAction | Refusal => {
  const ready = rules.prepare(board, ask);
  if (isRefusal(ready) || isUnpriced(ready)) return ready;
  checkAnswers(ready, ask);
  return tellExcess(ready.input, getCalculator(board, ready.calculator)) ?? ready;
};

/** The ready input of an action, or why there is none. */
export const prepareAction = <G extends BattleTypes>(
  board: GameBoard<G>,
  ask: ActionAsk,
): ReadyAction | UnpricedAction | Refusal => {
  const rules = getRules(board, ask.action);
  return prepareParts(board, rules, readAsk(board, rules, ask));
};

/** The options of a calculator’s readings: the board has one for each. */
const profileFor = (board: GameBoard, { readings }: Pick<AnyCalculator, 'readings'>): Record<string, string> =>
  Object.fromEntries(Object.keys(readings).map((id) => [id, String(board.readings[id])]));

const getCalculator = ({ door }: Pick<GameBoard, 'door'>, id: string): AnyCalculator => {
  const calculator = door.calculators[id];
  if (!calculator) throw new Error(`no calculator ${id}`);
  return calculator;
};

/** What a calculator is asked by a board: the printing and the readings are the board’s. */
export const askCalculator = <G extends BattleTypes>(board: GameBoard<G>, id: string, input: unknown) => {
  const calculator = getCalculator(board, id);
  return { calculator, ask: { edition: board.edition, readings: profileFor(board, calculator), input } };
};

/** The answer of a ready action in short: its measure, or its figure where the sheet has no odds. */
export const measureAction = <G extends BattleTypes>(board: GameBoard<G>, ready: ReadyAction): Brief => {
  const { calculator, ask } = askCalculator(board, ready.calculator, ready.input);
  return computeBrief(calculator, ask);
};
