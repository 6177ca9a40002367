import {
  type After,
  type BoardFact,
  type Change,
  type DoneAction,
  getCounter,
  type Question,
} from '@coup-doeil/core/battle';
import { type Text, t } from '@coup-doeil/core/chart';
import { moraleEffects } from '../charts/morale-effects.ts';
import { readFate } from './fates.ts';
import { effectOn } from './morale.ts';
import { askRetreat } from './retreat.ts';
import type { Order, WarBattle, WarBoard, WarCounter } from './types.ts';

type Done = DoneAction<WarBattle>;

const ask = (counter: WarCounter, id: string, label: Text, options: Question['options']): Question => ({
  id: `${id}.${counter.id}`,
  side: counter.side,
  counter: counter.id,
  label: t('{name}: {label}', '{name}\u202f: {label}', { name: counter.name, label }),
  options,
});

const NOTHING: After = { changes: [], questions: [], facts: [] };

const NO_YES: Question['options'] = [
  { id: 'no', label: t('no', 'non') },
  { id: 'yes', label: t('yes', 'oui') },
];
const AGAIN: Question['options'] = [
  { id: 'mark', label: t('it stays disordered, and is marked', 'elle reste en désordre, marquée') },
  { id: 'rout', label: t('it routs', 'elle part en déroute') },
];

const LAST_STEP = t('does it lose its last step?', 'perd-elle son dernier pas\u202f?');
const SURRENDER = t('does it surrender?', 'se rend-elle\u202f?');
const TWICE = t('disordered again: what of it?', 'de nouveau en désordre\u202f: qu’advient-il\u202f?');

const tellSilence = ({ id, name }: WarCounter, result: string): BoardFact => ({
  id: `silent.${result}.${id}`,
  label: t('{name}: what this does to its morale', '{name}\u202f: ce que cela fait à son moral', { name }),
  value: 'silent',
  text: t('the sheet is silent', 'la feuille est muette'),
  cite: { document: moraleEffects.document, chart: moraleEffects.id },
});

/** What becomes of one counter, as its fate is read word by word. */
interface Course {
  order: Order;
  again: boolean;
  stepLost: boolean;
  gone: boolean;
  readonly marks: string[];
  /** By id: two loss points may ask the same. */
  readonly questions: Map<string, Question>;
  readonly facts: Map<string, BoardFact>;
}

/** Puts a question to the counter's player, and gives the answer if it has come. */
const put = (done: Done, course: Course, question: Question): string | undefined => {
  course.questions.set(question.id, question);
  return done.answer(question.id);
};

const disorder = (done: Done, counter: WarCounter, course: Course): void => {
  if (course.order === 'good-order') course.order = 'disordered';
  else if (course.order === 'disordered') {
    const answer = put(done, course, ask(counter, 'disordered-again', TWICE, AGAIN));
    if (answer === 'rout') course.order = 'routed';
    else if (answer === 'mark') course.again = true;
  }
};

const suffer = (board: WarBoard, done: Done, counter: WarCounter, result: 'loss' | 'r' | 's', course: Course): void => {
  const effect = effectOn(board, counter, result);
  if (effect === 'disorder') disorder(done, counter, course);
  else if (effect === 'rout') course.order = 'routed';
  else if (effect === 'surrender')
    course.gone = put(done, course, ask(counter, 'surrender', SURRENDER, NO_YES)) === 'yes' || course.gone;
  else if (effect === 'unsaid') {
    const fact = tellSilence(counter, result);
    course.facts.set(fact.id, fact);
  }
};

const lose = (board: WarBoard, done: Done, counter: WarCounter, course: Course): void => {
  if (board.reading('loss-point') === 'mark') course.marks.push('loss-point');
  if (!course.stepLost) {
    course.stepLost = board.reading('loss-point') === 'step';
    return;
  }
  suffer(board, done, counter, 'loss', course);
  course.gone = put(done, course, ask(counter, 'last-step', LAST_STEP, NO_YES)) === 'yes' || course.gone;
};

const changeCounter = (counter: WarCounter, course: Course): Change[] => {
  if (course.gone) return [{ change: 'eliminate', counter: counter.id }];
  const { state } = counter.unit;
  const add: string[] = [];
  if (course.order !== counter.order) add.push(course.order);
  if (course.again && !state.includes('disordered-again')) add.push('disordered-again');
  if (course.stepLost && !counter.stepLost) add.push('step-lost');
  const remove =
    course.order === counter.order ? [] : [counter.order, 'disordered-again'].filter((word) => state.includes(word));
  const marks = course.marks.filter((word) => !counter.marks.includes(word));
  return [
    ...(add.length + remove.length > 0 ? [{ change: 'state' as const, counter: counter.id, add, remove }] : []),
    ...(marks.length > 0
      ? [{ change: 'mark' as const, counter: counter.id, add: [...new Set(marks)], remove: [] }]
      : []),
  ];
};

/** What becomes of one counter; its retreat apart, since an enemy's that comes after it goes by that. */
interface Fared {
  readonly side: string;
  readonly own: After;
  readonly retreat: After;
}

/** A retreat, once every enemy who retreats before it has chosen where to. */
const goBack = (board: WarBoard, done: Done, counter: WarCounter, enemies: readonly Fared[]): After => {
  const earlier = enemies.map(({ retreat }) => retreat);
  const isOpen = earlier.some(({ questions }) => questions.some(({ id }) => done.answer(id) === undefined));
  if (isOpen) return NOTHING;
  const moves = earlier.flatMap(({ changes }) => changes);
  return askRetreat(
    board,
    done,
    counter,
    moves.map((change) => (change.change === 'move' ? change.hex : undefined)),
  );
};

const fareOf = (
  board: WarBoard,
  done: Done,
  counter: WarCounter,
  { fate, enemies }: { readonly fate: string; readonly enemies: readonly Fared[] },
): Fared => {
  const { losses, result, retreats } = readFate(fate);
  const course: Course = {
    order: counter.order,
    again: false,
    stepLost: counter.stepLost,
    gone: false,
    marks: [],
    questions: new Map(),
    facts: new Map(),
  };
  for (let i = 0; i < losses; i++) lose(board, done, counter, course);
  if (result) suffer(board, done, counter, result, course);
  return {
    side: counter.side,
    own: {
      changes: changeCounter(counter, course),
      questions: [...course.questions.values()],
      facts: [...course.facts.values()],
    },
    retreat: retreats && !course.gone ? goBack(board, done, counter, enemies) : NOTHING,
  };
};

/** What the fates that a player names change; who attacked has attacked, and is bound no longer. */
export const applyFates = (board: WarBoard, done: Done): After => {
  const attacked = done.parts.map(
    ({ counter }): Change => ({
      change: 'mark',
      counter: counter.id,
      add: counter.marks.includes('attacked') ? [] : ['attacked'],
      remove: [],
    }),
  );
  const freed = done.parts
    .filter(({ counter }) => counter.bound)
    .map(({ counter }): Change => ({ change: 'state', counter: counter.id, add: [], remove: ['bound'] }));
  const fared: Fared[] = [];
  for (const [id, fate] of Object.entries(done.outcome.fates)) {
    const counter = getCounter(board, id);
    fared.push(fareOf(board, done, counter, { fate, enemies: fared.filter(({ side }) => side !== counter.side) }));
  }
  const parts = fared.flatMap(({ own, retreat }) => [own, retreat]);
  return {
    changes: [...attacked, ...freed, ...parts.flatMap(({ changes }) => changes)],
    questions: parts.flatMap(({ questions }) => questions),
    facts: parts.flatMap(({ facts }) => facts),
  };
};
