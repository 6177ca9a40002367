import {
  formatAction,
  type GameBoard,
  listActionsOf,
  listReach,
  listSight,
  listThreats,
  listZones,
} from '@coup-doeil/core/battle';
import { t } from '@coup-doeil/core/chart';
import type { Ways } from '@coup-doeil/core/game';
import { computePlan, findWays, isTooMany } from '@coup-doeil/core/plan';
import { formatPlace } from '@coup-doeil/core/tell';
import { openBoardFile, readPlanWord } from '../board-file.ts';
import { findCharts, findGame } from '../find.ts';
import { showActions, showReach, showSight, showThreats, showZones } from '../show/board.ts';
import { showPlan, type TellPlace } from '../show/plan.ts';
import { showWays } from '../show/ways.ts';
import { usageError } from '../usage-error.ts';
import { printLog } from './board-log.ts';
import { type Call, type Command, printJson, printLines } from './command.ts';

interface Asked {
  readonly call: Call;
  readonly board: GameBoard;
  readonly word: string;
  readonly other: string | undefined;
  readonly tellPlace: TellPlace;
}

/** What is printed: as JSON, and for people. */
interface Printed {
  readonly json: unknown;
  lines(): string[];
}

const readBest = ({ args }: Call): number => {
  if (args.best === undefined) return Number.POSITIVE_INFINITY;
  if (!/^[1-9]\d{0,5}$/.test(args.best)) throw usageError('option', '--best', { rule: 'count' }, args.best);
  return Number(args.best);
};

const planBoard = ({ board, call, word, tellPlace }: Asked): Printed => {
  const answer = computePlan(board, readPlanWord(board, word));
  return {
    json: answer,
    lines: () =>
      isTooMany(answer)
        ? [
            call.style.translate(
              t(
                'More than {most} states: the plan is not gone through.',
                'Plus de {most} états\u202f: le plan n’est pas déroulé.',
                { most: answer.tooMany.most },
              ),
            ),
          ]
        : showPlan(board, answer, call.style, tellPlace),
  };
};

const readLeast = ({ args }: Call): Ways => {
  const { least } = args;
  const [percent, part] = (least ?? '').split('.');
  const isChance = least !== undefined && /^\d{1,3}(\.\d{1,6})?$/.test(least) && Number(least) <= 100;
  if (!isChance) throw usageError('option', '--least', { rule: 'percent' }, least ?? null);
  return { ways: Number(`${percent}${part ?? ''}`), of: 100 * 10 ** (part?.length ?? 0) };
};

const findBoardWays = ({ board, call, word }: Asked): Printed => {
  const { target, action } = call.args;
  const actions = board.door.actions.map(({ id }) => id);
  if (target === undefined) throw usageError('option', '--target', { rule: 'value' }, null);
  if (action === undefined) throw usageError('option', '--action', actions, null);
  const ways = findWays(board, { side: word, target, action, least: readLeast(call) });
  return { json: ways, lines: () => showWays(board, ways, call.style) };
};

const ASKS: Readonly<Record<string, (asked: Asked) => Printed>> = {
  reach: ({ board, call, word }) => {
    const json = listReach(board, word);
    return { json, lines: () => showReach(board, json, call.style) };
  },
  zones: ({ board, call, word }) => {
    const json = listZones(board, word);
    return { json, lines: () => showZones(board, json, call.style) };
  },
  sight: ({ board, call, word, other }) => {
    const json = listSight(board, word, other);
    return { json, lines: () => showSight(json, call.style) };
  },
  actions: ({ board, call, word }) => {
    const best = readBest(call);
    const json = listActionsOf(board, word).map((target) => ({ ...target, sets: target.sets.slice(0, best) }));
    return { json, lines: () => showActions(board, json, call.style) };
  },
  threats: ({ board, call, word }) => {
    const best = readBest(call);
    const threats = listThreats(board, word);
    const json = threats.map((threat) => ({ ...threat, best: threat.best.slice(0, best) }));
    return { json, lines: () => showThreats(board, json, call.style) };
  },
  // A line for each target, to paste into the chat of a game that is played elsewhere.
  chat: ({ board, call, word }) => {
    const actions = listActionsOf(board, word).flatMap(({ sets: [best] }) => (best ? [best] : []));
    const json = actions.map((action) => formatAction(board, action, call.style.language));
    return { json, lines: () => json };
  },
  plan: planBoard,
  ways: findBoardWays,
};

const FIELDS: Readonly<Record<string, string>> = { reach: 'unit', sight: 'hex', plan: 'plan' };

/** JSON has no whole numbers of any size: those go as text. */
const toPlain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, inner) => (typeof inner === 'bigint' ? String(inner) : inner)));

export const board: Command = {
  usage: 'board <game> <file> reach | zones | sight | actions | threats | chat | plan | ways | log <word …>',
  help: t(
    'counters on a map: reach, zones, sight, actions, threats, plans and their chances, the log of a battle',
    'des pions sur une carte\u202f: mouvement, zones, vue, actions, menaces, plans et leurs chances, journal',
  ),
  most: 5,
  options: ['edition', 'reading', 'best', 'target', 'action', 'least', 'json', 'lang'],
  run: async (call) => {
    const { args, io } = call;
    const [gameId, path, name, word, other] = call.words;
    const game = await findGame(call, gameId);
    if (name === 'log') {
      if (word !== undefined) throw usageError('word', 'board', [board.usage], word);
      await printLog(call, game, path);
      return 0;
    }
    const opened = await openBoardFile(game, path, args);
    const ask = name !== undefined && Object.hasOwn(ASKS, name) ? ASKS[name] : undefined;
    if (!ask || name === undefined)
      throw usageError(name === undefined ? 'missing' : 'unknown', 'ask', [...Object.keys(ASKS), 'log'], name ?? null);
    if (word === undefined) {
      const field = FIELDS[name] ?? 'side';
      const known = field === 'unit' ? [...opened.byId.keys()] : field === 'side' ? opened.sides : [name];
      throw usageError('missing', field, known, null);
    }
    if (other !== undefined && name !== 'sight') throw usageError('word', 'board', [board.usage], other);
    const [, charts] = await findCharts(game, opened.edition);
    const tellPlace: TellPlace = (cite) =>
      formatPlace(
        cite,
        charts.find(({ id }) => id === cite.chart),
        call.style.language,
      );
    const printed = ask({ call, board: opened, word, other, tellPlace });
    if (args.flags.json) printJson(io, toPlain(printed.json));
    else printLines(io, printed.lines());
    return 0;
  },
};
