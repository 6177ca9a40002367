import {
  type ActionAsk,
  type GameBoard,
  isUnpriced,
  prepareAction,
  type ReadyAction,
  runAction,
} from '@coup-doeil/core/battle';
import { LANGUAGES, type Text } from '@coup-doeil/core/chart';
import { createReport, isRefusal } from '@coup-doeil/core/game';
import type { Check } from '../subject.ts';
import { checkBoardAsk, checkBoards, formatBoardAsk, listAlone, prepareReady, sampleAsks } from './boards.ts';

const MOST_ASKS = 60;

const isTold = (text: Text): boolean => LANGUAGES.every((language) => (text[language] ?? '').trim() !== '');

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether a place such as `attackers.2` is in an input; the empty one is the input itself. */
const isPlace = (input: unknown, path: string): boolean => {
  let value = input;
  for (const part of path === '' ? [] : path.split('.')) {
    const key = Array.isArray(value) ? String(Number(part) - 1) : part;
    if (!isObject(value) || !Object.hasOwn(value, key)) return false;
    value = value[key];
  }
  return true;
};

const checkRoles = (board: GameBoard, { roles, input }: ReadyAction): string[] => [
  ...roles
    .filter(({ path }) => !isPlace(input, path))
    .map(({ path, counter }) => `${counter} is ${path}, which is not in the input`),
  ...roles.filter(({ counter }) => !board.byId.has(counter)).map(({ counter }) => `there is no counter ${counter}`),
];

const checkQuestions = (board: GameBoard, ask: ActionAsk, { questions, facts, input }: ReadyAction): string[] => {
  const defaults = Object.fromEntries(questions.flatMap(({ id, options: [first] }) => (first ? [[id, first.id]] : [])));
  const answered = prepareReady(board, { ...ask, answers: defaults });
  const isDefault = JSON.stringify(answered?.input) === JSON.stringify(input);
  return [
    ...questions.flatMap(({ id, counter, options, label }) => {
      const ids = new Set(options.map((option) => option.id));
      const texts = [label, ...options.map((option) => option.label)];
      return [
        ...(ids.size === 0 || ids.size < options.length ? [`question ${id} has no options, or one twice`] : []),
        ...(texts.every(isTold) ? [] : [`question ${id} is not put in every language`]),
        ...(counter === undefined || id.split('.')[1] === counter ? [] : [`question ${id}: no point and ${counter}`]),
      ];
    }),
    ...facts.filter(({ label }) => !isTold(label)).map(({ id }) => `fact ${id} is not told in every language`),
    ...(isDefault ? [] : ['the first options are not what holds where nothing is answered']),
  ];
};

const checkReport = (board: GameBoard, ask: ActionAsk, { calculator: id, input }: ReadyAction): string[] => {
  const answer = runAction(board, ask);
  if (!('report' in answer)) return ['it is listed, and has no report'];
  const { calculator, asked } = checkBoardAsk(board, id, input);
  const own = createReport(board.door.game, calculator, asked);
  return JSON.stringify(answer.report) === JSON.stringify(own) ? [] : ['its report is not that of its calculator'];
};

const checkListed = (board: GameBoard): string[] =>
  sampleAsks(board, MOST_ASKS).flatMap((ask) => {
    const ready = prepareReady(board, ask);
    const problems = ready
      ? [...checkRoles(board, ready), ...checkQuestions(board, ask, ready), ...checkReport(board, ask, ready)]
      : ['it is listed, and refused'];
    return problems.map((line) => `${formatBoardAsk(ask)}: ${line}`);
  });

/** What any counter alone is told that may not do something to a hex. */
const checkRefusals = (board: GameBoard): string[] =>
  listAlone(board).flatMap((ask) => {
    const ready = prepareAction(board, ask);
    if (isUnpriced(ready)) return isTold(ready.unpriced) ? [] : [`${formatBoardAsk(ask)}: no price, and no reason`];
    if (!isRefusal(ready)) return [];
    const { reason, cite } = ready.refused;
    return isTold(reason) && cite.document && cite.chart
      ? []
      : [`${formatBoardAsk(ask)}: refused without reason or place`];
  });

export const boardAnswers: Check = {
  id: 'board-answers',
  says: 'an action on the map is its calculator’s own report; what is refused says why and where that is printed',
  run: checkBoards((board) => [...checkListed(board), ...checkRefusals(board)]),
};
