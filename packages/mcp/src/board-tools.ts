import {
  type ActionAsk,
  type GameBoard,
  isUnpriced,
  listActionsOf,
  listReach,
  listSight,
  listThreats,
  listZones,
  nameParts,
  runAction,
} from '@coup-doeil/core/battle';
import { InputError, isRefusal } from '@coup-doeil/core/game';
import { readPlan } from '@coup-doeil/core/plan';
import { formatPlace } from '@coup-doeil/core/tell';
import type { McpServer } from '@modelcontextprotocol/server';
import {
  catchFault,
  checkArguments,
  describeObject,
  type Given,
  giveResult,
  pickName,
  readLanguage,
} from './arguments.ts';
import { describeBoard, openGivenBoard } from './board-arguments.ts';
import { type Games, READ_ONLY, tellingOf } from './loaded-game.ts';
import { describeArguments, describeResult, mergeShapes, type Shapes } from './shapes.ts';
import { tellReport } from './tell.ts';
import { type BoardTelling, tellActions, tellReach, tellSight, tellThreats, tellZones } from './tell-board.ts';
import { WORDS } from './words.ts';

const STRING = { type: 'string' } as const;
const MOST_BEST = 1000;
const FEW = 3;

/** What a board is told with. */
export const boardTelling = (games: Games, board: GameBoard, given: Given): BoardTelling => ({
  board,
  charts: games.get(String(given.game))?.charts[board.edition] ?? [],
  language: readLanguage(given),
});

interface Asked {
  readonly telling: BoardTelling;
  readonly of: string;
  readonly to: string | undefined;
  readonly best: number;
}

interface Answered {
  readonly json: unknown;
  readonly lines: readonly string[];
}

const ASKS: Readonly<Record<string, (asked: Asked) => Answered>> = {
  reach: ({ telling, of }) => {
    const json = listReach(telling.board, of);
    return { json, lines: tellReach(json, telling) };
  },
  zones: ({ telling, of }) => {
    const json = listZones(telling.board, of);
    return { json, lines: tellZones(json, telling) };
  },
  sight: ({ telling, of, to }) => {
    const json = listSight(telling.board, of, to);
    return { json, lines: tellSight(json, telling) };
  },
  actions: ({ telling, of, best }) => {
    const json = listActionsOf(telling.board, of).map((target) => ({ ...target, sets: target.sets.slice(0, best) }));
    return { json, lines: tellActions(json, telling) };
  },
  threats: ({ telling, of, best }) => {
    const threats = listThreats(telling.board, of);
    const json = threats.map((threat) => ({ ...threat, best: threat.best.slice(0, best) }));
    return { json, lines: tellThreats(json, telling) };
  },
};

const readBest = (best: unknown): number => {
  if (typeof best === 'number' && Number.isInteger(best) && best >= 1 && best <= MOST_BEST) return best;
  const allowed = { rule: 'whole-number', min: 1, max: MOST_BEST };
  throw new InputError({ code: 'whole-number', field: 'best', allowed, given: best });
};

export const registerBoard = (server: McpServer, games: Games, shapes: Shapes): void => {
  const ask = {
    ...describeBoard(games),
    ask: { ...STRING, enum: Object.keys(ASKS) },
    of: { ...STRING, description: 'A counter (reach, actions), a side (zones, actions, threats) or a hex (sight).' },
    to: { ...STRING, description: 'Of sight: the other hex.' },
    best: { type: 'integer', minimum: 1, maximum: MOST_BEST, default: FEW, description: 'So many sets of each list.' },
  } as const;
  const names = Object.keys(ASKS);
  server.registerTool(
    'board',
    {
      title: 'Counters on a map',
      description:
        'Where a counter gets to and why not elsewhere, zones, sight, every action of a side with its exact chance, what the enemy could do. `action` gives the full report of one of them.',
      inputSchema: describeArguments(describeObject(ask, ['game', 'ask', 'of'])),
      outputSchema: describeResult(
        mergeShapes(Object.fromEntries(names.map((name) => [name, shapes.schemas[`board-${name}` as 'board-reach']]))),
      ),
      annotations: READ_ONLY,
    },
    async (given) =>
      catchFault(given, async () => {
        checkArguments(given, Object.keys(ask));
        const answer = pickName('ask', given.ask, new Map(Object.entries(ASKS)));
        const telling = boardTelling(games, await openGivenBoard(games, given), given);
        const { of, to, best = FEW } = given;
        const { json, lines } = answer({
          telling,
          of: String(of ?? ''),
          to: to === undefined ? undefined : String(to),
          best: readBest(best),
        });
        return giveResult(lines.length > 0 ? lines : [WORDS.nothing[telling.language]], { [String(given.ask)]: json });
      }),
  );
};

const readAction = (given: unknown): ActionAsk => {
  const [step] = readPlan({ steps: [{ id: 'action', action: given ?? {} }] }).steps;
  if (!step?.action) throw new Error('no action');
  return step.action;
};

export const registerAction = (server: McpServer, games: Games, shapes: Shapes): void => {
  const ask = {
    ...describeBoard(games),
    action: {
      type: 'object',
      description: 'An `ask` of `board` with `ask: "actions"`: action, side, parts, targets, answers.',
    },
  } as const;
  server.registerTool(
    'action',
    {
      title: 'One action of counters on a map',
      description:
        'The full report of one action: the input that the board gives, the answer, and each figure with the place where it is printed. A refusal is an answer.',
      inputSchema: describeArguments(describeObject(ask, ['game', 'action'])),
      outputSchema: describeResult(mergeShapes({ report: shapes.schemas.calc })),
      annotations: READ_ONLY,
    },
    async (given) =>
      catchFault(given, async () => {
        checkArguments(given, Object.keys(ask));
        const board = await openGivenBoard(games, given);
        const telling = boardTelling(games, board, given);
        const { language, charts } = telling;
        const result = runAction(board, readAction(given.action));
        if (isUnpriced(result)) return giveResult([result.unpriced[language]], { unpriced: result.unpriced });
        if (isRefusal(result)) {
          const { reason, cite } = result.refused;
          const chart = charts.find(({ id }) => id === cite.chart);
          return giveResult([`${reason[language]} (${formatPlace(cite, chart, language)})`], result);
        }
        const { roles, questions, facts } = result;
        const report = nameParts(result);
        const loaded = pickName('game', given.game, games);
        const calculator = pickName('calculator', report.calculator, loaded.calculators);
        const lines = tellReport(report, tellingOf(loaded, calculator, report, given));
        return giveResult(lines, { report, roles, questions, facts });
      }),
  );
};
