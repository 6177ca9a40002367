import type { GameBoard } from '@coup-doeil/core/battle';
import { InputError } from '@coup-doeil/core/game';
import { isTooMany, type Plan, parsePlan, readPlan, runPlan, searchWays } from '@coup-doeil/core/plan';
import type { CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { catchFault, checkArguments, describeObject, type Given, giveResult, readLanguage } from './arguments.ts';
import { describeBoard, openGivenBoard } from './board-arguments.ts';
import { boardTelling } from './board-tools.ts';
import { type Games, READ_ONLY } from './loaded-game.ts';
import { describeArguments, describeResult, type Shapes } from './shapes.ts';
import { tellPlan, tellWays } from './tell-board.ts';
import { WORDS } from './words.ts';

const STRING = { type: 'string' } as const;

/** The longest that a call may work, and how long it works before it looks whether it was cancelled, in milliseconds. */
const LONGEST = 20_000;
const SLICE = 20;
/** The most states that a plan may come to. */
const MOST_STATES = 100_000;
/** The most ends that are given, the likeliest; how many are left out is said. */
const MOST_ENDS = 200;

const TOO_LONG = Symbol('too long');

/** Drives long work in slices, so that it can be cancelled; after a while it is given up. */
const drive = async <R>(work: Generator<unknown, R>, signal: AbortSignal): Promise<R | typeof TOO_LONG> => {
  const start = performance.now();
  for (;;) {
    const slice = performance.now();
    if (slice - start > LONGEST) return TOO_LONG;
    while (performance.now() - slice < SLICE) {
      const { done, value } = work.next();
      if (done) return value;
    }
    await new Promise((resolve) => setImmediate(resolve));
    signal.throwIfAborted();
  }
};

const giveUp = (given: Given): CallToolResult => ({
  isError: true,
  content: [{ type: 'text', text: WORDS.tooLong[readLanguage(given)] }],
  structuredContent: {
    error: { code: 'too-long', field: 'arguments', allowed: { rule: 'seconds', max: LONGEST / 1000 } },
  },
});

/** Whole numbers of any size go as text. */
const toPlain = (value: object): object =>
  JSON.parse(JSON.stringify(value, (_, inner) => (typeof inner === 'bigint' ? String(inner) : inner)));

const readGivenPlan = (board: GameBoard, plan: unknown): Plan =>
  typeof plan === 'string' ? parsePlan(board, plan) : readPlan(plan);

export const registerPlan = (server: McpServer, games: Games, shapes: Shapes): void => {
  const ask = {
    ...describeBoard(games),
    plan: {
      type: ['object', 'string'],
      description:
        'Steps and goals; or words: "fire morel-1 at 0906; shock leger, ligne-12 at 0906 if fire failed; goal 0906 empty".',
    },
  } as const;
  server.registerTool(
    'plan',
    {
      title: 'Several actions in order',
      description:
        'The exact chance of every stage, goal and end of a plan: actions, marches and what they make possible, each perhaps on a condition.',
      inputSchema: describeArguments(describeObject(ask, ['game', 'plan'])),
      outputSchema: describeResult(shapes.schemas['board-plan']),
      annotations: READ_ONLY,
    },
    async (given, { mcpReq }) =>
      catchFault(given, async () => {
        checkArguments(given, Object.keys(ask));
        const board = await openGivenBoard(games, given);
        const plan = readGivenPlan(board, given.plan);
        const answer = await drive(runPlan(board, plan, { most: MOST_STATES }), mcpReq.signal);
        if (answer === TOO_LONG) return giveUp(given);
        const telling = boardTelling(games, board, given);
        if (isTooMany(answer)) return giveResult([WORDS.tooMany[telling.language]], answer);
        const ends = answer.ends.slice(0, MOST_ENDS);
        const endsLeftOut = answer.ends.length - ends.length;
        return giveResult(tellPlan(answer, telling), toPlain({ ...answer, ends, endsLeftOut }));
      }),
  );
};

const reject = (field: string, allowed: InputError['allowed'], given: unknown): never => {
  throw new InputError({ code: 'choice', field, allowed, given });
};

const readLeast = (least: unknown): { readonly ways: number; readonly of: number } => {
  const ways = typeof least === 'number' ? Math.round(least * 1000) : Number.NaN;
  // 16.1 times 1000 is no whole number to a computer: what is meant is asked the other way round.
  if (ways / 1000 !== least || least < 0 || least > 100)
    return reject('least', { rule: 'number', min: 0, max: 100 }, least ?? null);
  return { ways, of: 100_000 };
};

export const registerWays = (server: McpServer, games: Games, shapes: Shapes): void => {
  const ask = {
    ...describeBoard(games),
    side: STRING,
    target: { ...STRING, description: 'The hex that is to be attacked.' },
    action: { ...STRING, description: 'The action whose chance is wanted: shock.' },
    least: { type: 'number', minimum: 0, maximum: 100, description: 'The least chance wanted, in a hundred.' },
  } as const;
  server.registerTool(
    'ways',
    {
      title: 'What gets a side so many in a hundred',
      description:
        'The least sets of counters, from where they stand and with the fires before the attack, that reach a chance at a hex; at most five.',
      inputSchema: describeArguments(describeObject(ask, ['game', 'side', 'target', 'action', 'least'])),
      outputSchema: describeResult(shapes.schemas['board-ways']),
      annotations: READ_ONLY,
    },
    async (given, { mcpReq }) =>
      catchFault(given, async () => {
        checkArguments(given, Object.keys(ask));
        const board = await openGivenBoard(games, given);
        const [side, target, action] = [given.side, given.target, given.action].map((word) => String(word ?? ''));
        const asked = { side: side ?? '', target: target ?? '', action: action ?? '', least: readLeast(given.least) };
        const ways = await drive(searchWays(board, asked), mcpReq.signal);
        if (ways === TOO_LONG) return giveUp(given);
        return giveResult(tellWays(ways, boardTelling(games, board, given)), toPlain(ways));
      }),
  );
};
