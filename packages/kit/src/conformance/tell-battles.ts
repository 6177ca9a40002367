import {
  type ActionAsk,
  type ActionOutcome,
  applyMarch,
  applyOutcome,
  askMarch,
  type BattleDoor,
  type BattlefieldInput,
  type BoardFact,
  changeBoard,
  explainReach,
  findMarches,
  findView,
  type GameBoard,
  isUnpriced,
  listActions,
  listFollowUps,
  openBoard,
  prepareAction,
  type Question,
  readBattlefield,
  type TableChoice,
  tellChanges,
} from '@coup-doeil/core/battle';
import { isRefusal, toInputError } from '@coup-doeil/core/game';
import { formatBoardAsk, listAlone, prepareReady, sampleAsks } from './board/boards.ts';
import { sampleOutcomes, settle } from './board/outcomes.ts';
import { digest, numberOf } from './digests.ts';
import { thin } from './spread.ts';
import type { Subject } from './subject.ts';
import { hideFigures, tellFact, tellPlace, tellText } from './tell-answers.ts';

/** What is said in a position: its words, and by subject all of it as texts. */
interface Telling {
  readonly words: readonly string[];
  readonly subjects: Readonly<Record<string, readonly string[]>>;
}

const NOTHING: Telling = { words: [], subjects: {} };

const join = (all: readonly Telling[]): Telling => {
  const entries = all.flatMap(({ subjects }) => Object.entries(subjects));
  const bySubject = [...Map.groupBy(entries, ([subject]) => subject)];
  return {
    words: all.flatMap(({ words }) => words),
    subjects: Object.fromEntries(bySubject.map(([subject, own]) => [subject, own.flatMap(([, texts]) => texts)])),
  };
};

const MOST_HEXES = 24;
const MOST_ARRIVALS = 6;
const MOST_ASKS = 12;
const MOST_OUTCOMES = 4;

type Counter = GameBoard['counters'][number];

const tellReach = (board: GameBoard, counter: Counter): Telling => {
  const { arrivals } = findMarches(board, counter);
  const explain = explainReach(board, counter);
  const hexes = Array.from({ length: board.ground.grid.size }, (_, hex) => hex);
  const reasons = thin(hexes, MOST_HEXES).flatMap((hex) => explain(hex) ?? []);
  const ways = [...arrivals.values()];
  const marches = thin(ways, MOST_ARRIVALS).map((arrival) => [
    applyMarch(board, counter, arrival),
    askMarch(board, counter, arrival),
  ]);
  return {
    words: reasons.map(({ why, reason, cite }) => `not reached, ${why}${tellPlace(cite)}: ${tellText(reason)}`),
    subjects: {
      reach: [JSON.stringify(ways.map(({ hex, cost, mode }) => [hex, cost, mode]))],
      marches: [JSON.stringify(marches)],
      views: counter.hex < 0 ? [] : [findView(board, counter.hex).join('')],
    },
  };
};

const tellQuestions = (questions: readonly Question[]): string[] =>
  questions.map(
    ({ id, label, options }) =>
      `question ${id.split('.')[0]}: ${tellText(label)}; ${options.map((option) => tellText(option.label)).join('; ')}`,
  );

const tellFacts = (facts: readonly BoardFact[]): string[] =>
  facts.map((fact) => `${tellFact(fact)}${fact.incomplete ? ', incomplete' : ''}`);

/** What is said of an ask as it stands. */
const tellReady = (board: GameBoard, ask: ActionAsk): Telling => {
  const ready = prepareAction(board, ask);
  if (isUnpriced(ready)) return { words: [`no price: ${tellText(ready.unpriced)}`], subjects: {} };
  if (isRefusal(ready)) {
    const { reason, cite } = ready.refused;
    return { words: [`refused${tellPlace(cite)}: ${tellText(reason)}`], subjects: { refusals: [formatBoardAsk(ask)] } };
  }
  const { calculator, input, roles, questions, facts, names } = ready;
  const called = names?.() ?? [];
  return {
    words: [
      ...tellQuestions(questions),
      ...tellFacts(facts),
      ...called.map((name) => `called ${tellText(name.called)}`),
    ],
    subjects: { inputs: [JSON.stringify([calculator, input, roles, questions, facts, called])] },
  };
};

/** What is said of an ask, and of each other answer to one of its questions. */
const tellAsk = (board: GameBoard, ask: ActionAsk): Telling => {
  const { questions = [] } = prepareReady(board, ask) ?? {};
  const others = questions.flatMap(({ id, options: [, ...more] }) =>
    more.map((option) => ({ ...ask, answers: { ...ask.answers, [id]: option.id } })),
  );
  return join([ask, ...others].map((each) => tellReady(board, each)));
};

/** What an outcome changes, asks and offers. */
const tellOutcome = (board: GameBoard, ask: ActionAsk, outcome: ActionOutcome): Telling => {
  const { questions, facts } = applyOutcome(board, ask, outcome);
  const settled = settle(board, ask, outcome);
  if (!settled) return NOTHING;
  const { changes, answered } = settled;
  const next = listFollowUps(board, answered, outcome, changeBoard(board, changes));
  return {
    words: [
      ...tellQuestions(questions),
      ...tellFacts(facts),
      ...tellChanges(board, changes).map(({ text }) => `change: ${tellText(text)}`),
      ...next.flatMap(({ id, label, facts: own }) => [`next ${id}: ${tellText(label)}`, ...tellFacts(own)]),
    ],
    subjects: { outcomes: [JSON.stringify([questions, facts, changes, next])] },
  };
};

const tellOutcomes = (board: GameBoard, ask: ActionAsk): Telling => {
  const ready = prepareReady(board, ask);
  if (!ready) return NOTHING;
  const { outcomes } = sampleOutcomes(board, ask, ready);
  return join(thin(outcomes, MOST_OUTCOMES).map((outcome) => tellOutcome(board, ask, outcome)));
};

/** All that is said in a position. */
export const tellBoard = (board: GameBoard): Telling => {
  const listed = board.sides.map((side) =>
    listActions(board, side).map(({ sets, ...rest }) => ({
      ...rest,
      sets: sets.map(({ ask, brief, worth }) => [formatBoardAsk(ask), brief.headline, worth]),
    })),
  );
  const zones = board.sides.map((side) => board.zones(side).bits.join(''));
  const asks = sampleAsks(board, MOST_ASKS);
  return join([
    { words: [], subjects: { listed: listed.map((ofSide) => JSON.stringify(ofSide)), zones } },
    ...board.counters.map((counter) => tellReach(board, counter)),
    ...listAlone(board).map((ask) => tellReady(board, ask)),
    ...asks.map((ask) => tellAsk(board, ask)),
    ...asks.map((ask) => tellOutcomes(board, ask)),
  ]);
};

const tryToOpen = (door: BattleDoor, document: BattlefieldInput, table: TableChoice): GameBoard | undefined => {
  try {
    return openBoard(door, readBattlefield(document), table);
  } catch (error) {
    toInputError(error);
    return undefined;
  }
};

/** What counters on a map may do, and what comes of it, in words and in blocks: in each ready battle and each position. */
export const tellBattles = ({ door, battles, positions }: Subject): string[] => {
  if (!door) return [];
  const all = [
    ...Object.entries(battles).map(([id, document]) => ({ name: `ready ${id}`, document })),
    ...positions.map((position, i) => ({ ...position, name: `drawn ${numberOf(i)}` })),
  ];
  return all.flatMap(({ name, document, ...table }) => {
    const board = tryToOpen(door, document, table);
    // A battle that is not read is told by the checks of boards.
    if (!board) return [];
    const { words, subjects } = tellBoard(board);
    const blocks = Object.entries(subjects).map(([subject, texts]) => `${name} ${subject}: ${digest(texts)}`);
    return [...words.map(hideFigures), ...blocks];
  });
};
