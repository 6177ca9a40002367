import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, test } from 'vitest';
import { games } from './games.ts';
import { MAIN } from './process.ts';
import { gameFile, metaFile, projectOf } from './stranger.ts';

// The command as an assistant’s program starts it: lines of JSON-RPC in, lines out, by hand.

interface Message {
  readonly jsonrpc: string;
  readonly id?: number;
  readonly result?: Record<string, unknown> & { readonly isError?: boolean };
  readonly error?: { readonly code: number };
}

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const start = (cwd?: string) => {
  const child = spawn(process.execPath, [MAIN, 'mcp'], { stdio: 'pipe', ...(cwd ? { cwd } : {}) });
  stops.push(() => child.kill());
  const lines: string[] = [];
  const waiting = new Map<number, (message: Message) => void>();
  createInterface(child.stdout).on('line', (line) => {
    lines.push(line);
    const message: Message = JSON.parse(line);
    if (message.id !== undefined) waiting.get(message.id)?.(message);
  });
  let err = '';
  child.stderr.on('data', (text) => {
    err += text;
  });
  const write = (text: string): void => void child.stdin.write(`${text}\n`);
  const notify = (method: string, params = {}): void => write(JSON.stringify({ jsonrpc: '2.0', method, params }));
  let last = 0;
  const ask = (method: string, params = {}): Promise<Message> => {
    const id = ++last;
    const answered = new Promise<Message>((resolve) => waiting.set(id, resolve));
    write(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
    return answered;
  };
  const greet = async (protocolVersion = '2025-06-18') => {
    const hello = await ask('initialize', {
      protocolVersion,
      capabilities: {},
      clientInfo: { name: 'test', version: '1' },
    });
    notify('notifications/initialized');
    return hello.result;
  };
  return { ask, notify, write, greet, lines, lastId: () => last, error: () => err };
};

/** Two batteries fire at a hex, then so many counters shock as many in it, no two alike: six a side work for a second. */
const assault = async (counters: number) => {
  const numbers = Array.from({ length: counters }, (_, i) => i);
  const unit = (id: string, side: string, hex: string, facing: number, strength: number, more = {}) => ({
    id,
    side,
    arm: 'infantry',
    hex,
    facing: { side: facing },
    strength,
    ratings: { cohesion: 4 + (strength % 4), movement: 4 },
    back: { strength: 4, ratings: { cohesion: 5 } },
    ...more,
  });
  const guns = { arm: 'artillery', ratings: { cohesion: 6, movement: 4, range: 3 } };
  const units = [
    ...numbers.map((i) => unit(`b${i}`, 'blue', ['0505', '0404', '0604'][i % 3] ?? '', [0, 1, 5][i % 3] ?? 0, 3 + i)),
    ...numbers.map((i) => unit(`r${i}`, 'red', '0504', 3, 3 + i)),
    unit('g0', 'blue', '0506', 0, 8, guns),
    unit('g1', 'blue', '0507', 0, 7, guns),
  ];
  return {
    battlefield: { ...(await games.find(({ meta }) => meta.id === 'jours-de-gloire')?.battles?.varnes?.()), units },
    plan: `fire g0 at 0504; fire g1 at 0504; shock ${numbers.map((i) => `b${i}`).join(', ')} at 0504`,
  };
};

describe('over standard input and output', () => {
  test.each(['2024-11-05', '2025-03-26', '2025-06-18'])(
    'a client of %s is answered in its version',
    async (version) => {
      expect(await start().greet(version)).toMatchObject({
        protocolVersion: version,
        serverInfo: { name: 'coup-doeil' },
        capabilities: { tools: {}, resources: {}, prompts: {} },
      });
    },
  );

  test('a client of a version that nobody knows is offered one that there is', async () => {
    const offered = await start().greet('1999-01-01');
    expect(offered?.protocolVersion).toMatch(/^20\d\d-\d\d-\d\d$/);
  });

  test('lines that are no message, and tools that there are not, harm nothing that follows', async () => {
    const { ask, write, greet, lines } = start();
    await greet();
    write('nonsense');
    write('{"jsonrpc":"2.0"');
    const unknown = await ask('tools/call', { name: 'no-such-tool', arguments: {} });
    expect(unknown.error ?? unknown.result?.isError).toBeTruthy();
    const games = await ask('tools/call', { name: 'games', arguments: {} });
    expect(games.result?.isError ?? false).toBe(false);
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ jsonrpc: '2.0' });
  });

  test('a long plan makes room for the next call; once it is cancelled it is answered no more', async () => {
    const { ask, notify, greet, lines, lastId } = start();
    await greet();
    const plan = { name: 'plan', arguments: { game: 'jours-de-gloire', ...(await assault(6)) } };
    void ask('tools/call', plan);
    const cancelled = lastId();
    await ask('tools/call', { name: 'games', arguments: {} });
    notify('notifications/cancelled', { requestId: cancelled, reason: 'enough' });
    // The same again would be answered after the first, which began before it.
    const again = await ask('tools/call', plan);
    expect(again.result?.isError ?? false).toBe(false);
    expect(lines.map((line) => JSON.parse(line).id)).toEqual([1, cancelled + 1, cancelled + 2]);
  });
});

test('a game that prints while it is loaded, and one that is torn, touch no other', async () => {
  const project = projectOf({
    chatting: {
      'meta.js': metaFile({ id: 'chatting' }),
      'index.js': `console.log('Welcome!'); ${gameFile({ id: 'chatting' })}`,
    },
    torn: { 'meta.js': metaFile({ id: 'torn' }), 'index.js': "throw new Error('torn');" },
  });
  const { ask, greet, lines, error } = start(project);
  await greet();
  const games = await ask('tools/call', { name: 'games', arguments: {} });
  const all = games.result?.structuredContent as { readonly games: readonly { readonly id: string }[] } | undefined;
  expect(all?.games.map(({ id }) => id)).toEqual(['corbach-1760', 'jours-de-gloire', 'seven-years-war', 'chatting']);
  for (const line of lines) expect(line).toMatch(/^\{/);
  expect(error()).toMatch(/^coup-doeil: torn: marked as a game, but it cannot be loaded: torn$/m);
});
