import { describe, expect, test } from 'vitest';
import { games as installed } from './games.ts';
import { start } from './mcp-server.ts';
import { gameFile, metaFile, projectOf } from './stranger.ts';

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
  expect(all?.games.map(({ id }) => id)).toEqual([...installed.map(({ meta }) => meta.id), 'chatting']);
  for (const line of lines) expect(line).toMatch(/^\{/);
  expect(error()).toMatch(/^coup-doeil: torn: marked as a game, but it cannot be loaded: torn$/m);
});
