import type { ActionAsk, ActionOutcome, ActionRules, BoardFact, DoneAction, Question } from '../battle/action-rules.ts';
import { askCalculator, getRules, isUnpriced, prepareParts, readAsk } from '../battle/actions.ts';
import type { Change } from '../battle/change.ts';
import type { BattleTypes } from '../battle/door.ts';
import type { GameBoard } from '../battle/game-board.ts';
import { keepRows } from '../battle/outcome.ts';
import type { Cite } from '../chart/cell.ts';
import { computeMeasured } from '../game/answer.ts';
import type { Branches } from '../game/branches.ts';
import { type AnyCalculator, isRefusal, type Refusal, type Ways } from '../game/index.ts';
import { first } from '../game/value.ts';
import { type Text, t } from '../text/index.ts';

/** Why a step does not go on. */
export interface Stop {
  readonly why: 'gone' | 'refused' | 'unpriced' | 'not-reached' | 'not-offered' | 'fork';
  readonly reason: Text;
  /** Where that is printed, if it is. */
  readonly cite?: Cite;
}

export const isStop = (result: object): result is Stop => 'why' in result;

export const stopBy = ({ refused }: Refusal): Stop => ({ why: 'refused', ...refused });

const FORK = t(
  'The sheet has no odds for this: the plan must say what becomes of each counter.',
  'La feuille n’a pas de chances pour cela\u202f: le plan doit dire ce que devient chaque pion.',
);

export const stopGone = (name: string): Stop => ({
  why: 'gone',
  reason: t('{name}: no longer on the map', '{name}\u202f: n’est plus sur la carte', { name }),
});

/** A choice of a player that came up, and how it was taken. */
export interface TakenChoice {
  readonly question: Question;
  readonly option: string;
  /** The plan says so; else it is the default. */
  readonly given: boolean;
}

/** An action made ready in one state. */
export interface Performance<G extends BattleTypes = BattleTypes> {
  readonly rules: ActionRules<G>;
  readonly done: Omit<DoneAction<G>, 'outcome' | 'answer'>;
  readonly calculator: AnyCalculator;
  /** `null` for an action without printed odds: its outcome was named. */
  readonly branches: Branches | null;
  readonly measure: Ways | null;
  readonly unprinted: ActionOutcome;
  readonly facts: readonly BoardFact[];
  readonly incomplete: boolean;
}

/** Makes an action ready, or says why it does not go on. */
export const performAction = <G extends BattleTypes>(
  board: GameBoard<G>,
  ask: ActionAsk,
  fates: Readonly<Record<string, string>> | undefined,
): Performance<G> | Stop => {
  for (const { counter: id } of ask.parts) {
    const counter = board.byId.get(id);
    if (!counter || counter.hex < 0) return stopGone(counter?.name ?? id);
  }
  const rules = getRules(board, ask.action);
  const read = readAsk(board, rules, ask);
  const ready = prepareParts(board, rules, read);
  if (isRefusal(ready)) return stopBy(ready);
  if (isUnpriced(ready)) return { why: 'unpriced', reason: ready.unpriced };
  const { calculator, ask: asked } = askCalculator(board, ready.calculator, ready.input);
  const { result, brief } = computeMeasured(calculator, asked);
  if (isRefusal(result)) return stopBy(result);
  const { branches = null, incomplete = false, facts = [] } = result;
  if (!branches && !fates) return { why: 'fork', reason: FORK };
  keepRows(ready, branches?.rows ?? []);
  return {
    rules,
    done: { ...read, ready },
    calculator,
    branches,
    measure: brief.measure,
    unprinted: { row: '', fates: fates ?? {} },
    facts: [...facts, ...ready.facts],
    incomplete: incomplete || ready.facts.some((fact) => fact.incomplete),
  };
};

/**
 * What an outcome changes, with every choice of players taken: as the plan says where it says so and that is among the options,
 * else by the first option, which is the default.
 */
export const settleOutcome = <G extends BattleTypes>(
  board: GameBoard<G>,
  { rules, done }: Performance<G>,
  outcome: ActionOutcome,
  given: Readonly<Record<string, string>> = {},
): {
  readonly changes: readonly Change[];
  readonly choices: readonly TakenChoice[];
  readonly done: DoneAction<G>;
} => {
  const before = new Set(done.ready.questions.map(({ id }) => id));
  const answered = new Map(Object.entries(given).filter(([id]) => before.has(id)));
  const choices: TakenChoice[] = [];
  const settled: DoneAction<G> = { ...done, outcome, answer: (id) => answered.get(id) };
  for (;;) {
    const after = rules.after?.(board, settled) ?? { changes: [], questions: [] };
    const open = after.questions.filter(({ id }) => !answered.has(id));
    if (open.length === 0) return { changes: after.changes, choices, done: settled };
    for (const question of open) {
      const ids = question.options.map(({ id }) => id);
      const wanted = given[question.id];
      const isGiven = wanted !== undefined && ids.includes(wanted);
      const option = isGiven ? wanted : first(ids);
      answered.set(question.id, option);
      choices.push({ question, option, given: isGiven });
    }
  }
};
