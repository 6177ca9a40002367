import { type AnyCalculator, checkAsk, createReport, type Game, parseWords, splitWords } from '@coup-doeil/core/game';
import { createServers } from '@coup-doeil/mcp';
import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createReportSchema, schemas } from '../../src/schemas.ts';
import { games as installed } from '../games.ts';
import { json, run } from '../run.ts';

interface Answered {
  readonly isError?: boolean;
  readonly content: readonly { readonly type: string; readonly text?: string }[];
  readonly structuredContent?: Record<string, unknown>;
}

const client = new Client({ name: 'test', version: '1.0.0' });
const games: readonly Game[] = installed;

beforeAll(async () => {
  const create = await createServers(games, { createReportSchema, schemas }, '0.0.0');
  const [here, there] = InMemoryTransport.createLinkedPair();
  await create().connect(there);
  await client.connect(here);
});
afterAll(() => client.close());

const call = async (name: string, given: Record<string, unknown> = {}): Promise<Answered> =>
  (await client.callTool({ name, arguments: given })) as Answered;

const textOf = ({ content }: Answered): string => content.map(({ text }) => text ?? '').join('\n');

const loadAll = async ({ calculators }: Game): Promise<AnyCalculator[]> =>
  Promise.all(Object.values(calculators).map((load) => load()));

test('there is a tool for every calculator, with the schema of its input', async () => {
  const { tools } = await client.listTools();
  const names = tools.map(({ name }) => name);
  for (const game of games)
    for (const id of Object.keys(game.calculators)) expect(names).toContain(`${game.meta.id}_${id}`);
  expect(names).toEqual(
    expect.arrayContaining(['games', 'chart', 'compare', 'what_if', 'roll', 'board', 'action', 'plan', 'ways']),
  );
  const shock = tools.find(({ name }) => name === 'jours-de-gloire_shock');
  expect(JSON.stringify(shock?.inputSchema)).toContain('"attackers"');
  expect(shock?.outputSchema?.properties).toHaveProperty('odds');
});

test('every example of every calculator is answered as the calculator answers, and the client finds it as described', async () => {
  for (const game of games)
    for (const calculator of await loadAll(game))
      for (const { words } of calculator.examples) {
        const input = parseWords(calculator.input, splitWords(words));
        const answered = await call(`${game.meta.id}_${calculator.id}`, { input });
        expect(answered.isError ?? false).toBe(false);
        const report = createReport(game.meta, calculator, checkAsk(calculator, { input } as never));
        expect(answered.structuredContent).toEqual(JSON.parse(JSON.stringify(report)));
        expect(textOf(answered)).toContain(calculator.title.en);
      }
}, 120_000);

describe('an answer', () => {
  const shock = { input: { attackers: [{ strength: 8 }], defenders: [{ strength: 4 }] } };

  test('says each figure with the place where it is printed, in either language', async () => {
    expect(textOf(await call('jours-de-gloire_shock', shock))).toMatch(/Odds table, 2\/1/);
    expect(textOf(await call('jours-de-gloire_shock', { ...shock, language: 'fr' }))).toMatch(/Le défenseur recule/);
  });

  test('has the colons of its language', async () => {
    const [en, fr] = [
      await call('jours-de-gloire_shock', shock),
      await call('jours-de-gloire_shock', { ...shock, language: 'fr' }),
    ];
    expect(textOf(en)).toMatch(/^Shock and charge: [\s\S]*\nThe working:\n/);
    expect(textOf(fr)).toMatch(/^Choc et charge\u202f: [\s\S]*\nLe calcul\u202f:\n/);
    expect(textOf(fr)).not.toMatch(/[^\s]:/);
  });

  test('may be a refusal, which is a result', async () => {
    const answered = await call('seven-years-war_march', { input: { steps: [{ hexsides: ['elbe'] }] } });
    expect(answered.isError ?? false).toBe(false);
    expect(answered.structuredContent?.refused).toBeTruthy();
  });

  test('of another printing and reading is that of the calculator', async () => {
    const asked = { ...shock, edition: '2006', readings: { 'odds-rounding': 'attacker' } };
    expect((await call('jours-de-gloire_shock', asked)).structuredContent).toMatchObject({ edition: '2006' });
  });

  test('thrown comes with its seed, and the same seed throws the same', async () => {
    const asked = { game: 'jours-de-gloire', calculator: 'shock', ...shock, seed: 'salamanca' };
    const [first, second] = [await call('roll', asked), await call('roll', asked)];
    expect(first.structuredContent).toEqual(second.structuredContent);
    expect(first.structuredContent?.seed).toBe('salamanca');
    expect(textOf(first)).toMatch(/Thrown: /);
  });

  test('says what would change it', async () => {
    const answered = await call('what_if', { game: 'jours-de-gloire', calculator: 'shock', ...shock });
    expect(answered.structuredContent?.decisions).not.toEqual([]);
    expect(textOf(answered)).toMatch(/What would change it/);
  });
});

describe('counters on a map', () => {
  const varnes = { game: 'jours-de-gloire', ready: 'varnes' };
  const load = async () =>
    JSON.parse(JSON.stringify(await games.find(({ meta }) => meta.id === 'jours-de-gloire')?.battles?.varnes?.()));
  const onCommandLine = (words: string): Promise<unknown> => json(`board jours-de-gloire varnes ${words}`);

  test.each([
    ['reach', 'garde', 'reach garde'],
    ['zones', 'french', 'zones french'],
    ['sight', '0906', 'sight 0906'],
    ['actions', 'morel-1', 'actions morel-1 --best 3'],
    ['threats', 'french', 'threats french --best 3'],
  ])('%s of %s is what the command line gives', async (ask, of, words) => {
    const answered = await call('board', { ...varnes, ask, of });
    expect(answered.isError ?? false).toBe(false);
    expect(answered.structuredContent).toEqual({ [ask]: await onCommandLine(words) });
    expect(textOf(answered).length).toBeGreaterThan(10);
    expect(textOf(await call('board', { ...varnes, ask, of, language: 'fr' })).length).toBeGreaterThan(10);
  });

  test('comes as a whole document too', async () => {
    const asked = { game: 'jours-de-gloire', battlefield: await load(), ask: 'reach', of: 'garde' };
    expect((await call('board', asked)).structuredContent).toEqual({ reach: await onCommandLine('reach garde') });
  });

  test('an action is the full report, each figure with its cell', async () => {
    const listed = await call('board', { ...varnes, ask: 'actions', of: 'morel-1' });
    const actions = listed.structuredContent?.actions as readonly {
      readonly sets: readonly { readonly ask: unknown; readonly brief: { readonly headline: string } }[];
    }[];
    const [target] = actions;
    const answered = await call('action', { ...varnes, action: target?.sets[0]?.ask });
    expect(answered.structuredContent?.report).toMatchObject({
      calculator: 'fire',
      answer: { headline: target?.sets[0]?.brief.headline },
    });
    expect(textOf(answered)).toMatch(/Fire.*, \w/);
    const parts = [{ counter: 'leger', as: 'attacks' }];
    const far = { action: 'shock', side: 'french', parts, targets: ['0101'] };
    const refused = await call('action', { ...varnes, action: far });
    expect(refused.structuredContent?.refused).toBeTruthy();
    expect(textOf(refused)).toMatch(/ \(.+\)$/);
  });

  test('an action names hexes by their numbers, where the calculator counts them', async () => {
    const parts = [{ counter: 'garde', as: 'attacks' }];
    const attack = { action: 'attack', side: 'prussian', parts, targets: ['0906'] };
    const answered = await call('action', { game: 'seven-years-war', ready: 'rossau', action: attack });
    expect(textOf(answered)).toContain('Hex 0806 into hex 0906');
    expect(textOf(answered)).not.toMatch(/hex \d\b/i);
  });

  const PLAN = 'fire morel-1 at 0906; shock leger, ligne-12 at 0906 if fire failed; goal 0906 empty';

  test('a plan, in words and as data, is what the command line gives', async () => {
    const { out } = await run(['board', 'jours-de-gloire', 'varnes', 'plan', PLAN, '--json']);
    const answered = await call('plan', { ...varnes, plan: PLAN });
    expect(answered.structuredContent).toEqual({ ...JSON.parse(out), endsLeftOut: 0 });
    expect(textOf(answered)).toMatch(/0906 empty: 27\.8%/);
    const fire = { action: 'fire', side: 'french', parts: [{ counter: 'morel-1', as: 'leads' }], targets: ['0906'] };
    const data = await call('plan', { ...varnes, plan: { steps: [{ id: 'fire', action: fire }] } });
    expect(data.structuredContent).toEqual(
      (await call('plan', { ...varnes, plan: 'fire morel-1 at 0906' })).structuredContent,
    );
  });

  test('what gets a side so many in a hundred is what the command line gives', async () => {
    const asked = { ...varnes, side: 'french', target: '0906', action: 'shock', least: 45 };
    const expected = await onCommandLine('ways french --target 0906 --action shock --least 45');
    expect((await call('ways', asked)).structuredContent).toEqual(expected);
    // A tenth that no floating-point number holds exactly.
    const tenths = await onCommandLine('ways french --target 0906 --action shock --least 16.1');
    expect((await call('ways', { ...asked, least: 16.1 })).structuredContent).toEqual(tenths);
  });

  test.each([
    ['no document', 'board', { game: 'jours-de-gloire', ask: 'reach', of: 'garde' }, /battlefield/],
    ['a path', 'board', { game: 'jours-de-gloire', battlefield: '/etc/passwd', ask: 'reach', of: 'garde' }, /./],
    ['two documents', 'board', { ...varnes, battlefield: {}, ask: 'reach', of: 'garde' }, /battlefield/],
    ['a battle', 'board', { ...varnes, ready: 'rossau', ask: 'reach', of: 'garde' }, /varnes/],
    ['an ask', 'board', { ...varnes, ask: 'rich', of: 'garde' }, /reach/],
    ['a counter', 'board', { ...varnes, ask: 'reach', of: 'gard' }, /garde/],
    ['too many of a list', 'board', { ...varnes, ask: 'actions', of: 'french', best: 0 }, /from 1 to 1000/],
    ['a word of a plan', 'plan', { ...varnes, plan: 'fire morl-1 at 0906' }, /morl-1/],
    ['a plan without steps', 'plan', { ...varnes, plan: {} }, /steps/],
    ['a chance', 'ways', { ...varnes, side: 'french', target: '0906', action: 'shock', least: '45' }, /from 0 to 100/],
    ['a reading', 'board', { ...varnes, readings: { facing: 'x' }, ask: 'reach', of: 'garde' }, /hexside/],
  ])('%s that is wrong is an error in one line', async (_, name, given, line) => {
    const answered = await call(name, given);
    expect(answered.isError).toBe(true);
    expect(textOf(answered)).toMatch(line);
    expect(textOf(answered)).not.toContain('\n');
  });
});

test('charts are resources and a tool; printings are compared', async () => {
  const { resources } = await client.listResources();
  expect(resources.length).toBeGreaterThan(20);
  const { contents } = await client.readResource({ uri: 'coup-doeil://jours-de-gloire/2016/odds' });
  expect(contents.map(({ mimeType }) => mimeType)).toEqual(['text/markdown', 'application/json']);
  const chart = await call('chart', { game: 'corbach-1760', chart: 'terrain' });
  expect(chart.structuredContent?.chart).toBe('terrain');
  const changed = await call('compare', { game: 'jours-de-gloire', from: '2006', to: '2016' });
  expect(changed.structuredContent?.changes).not.toEqual([]);
});

test('a prompt leads to the right tool', async () => {
  const { prompts } = await client.listPrompts();
  expect(prompts.map(({ name }) => name)).toEqual(['odds']);
  const { messages } = await client.getPrompt({ name: 'odds', arguments: { question: 'two to one into a village' } });
  expect(JSON.stringify(messages)).toContain('two to one into a village');
});

describe('what is wrong is an error of the tool, in one line', () => {
  test.each([
    ['a field', 'jours-de-gloire_shock', { input: { attackers: [{ strenght: 3 }] } }, /strenght/],
    ['a figure', 'jours-de-gloire_shock', { input: { attackers: [{ strength: 99 }] } }, /from 1 to 30/],
    ['a printing', 'jours-de-gloire_shock', { edition: '1999' }, /2016/],
    ['a name of the call', 'jours-de-gloire_shock', { inputs: {} }, /input/],
    ['a language', 'games', { language: 'de' }, /en/],
    ['a game', 'chart', { game: 'waterloo', chart: 'x' }, /corbach-1760/],
    ['a chart', 'chart', { game: 'corbach-1760', chart: 'x' }, /terrain/],
    ['a calculator', 'roll', { game: 'corbach-1760', calculator: 'x' }, /combat/],
    ['readings', 'roll', { game: 'corbach-1760', calculator: 'combat', readings: 'x' }, /readings/],
    ['too much', 'games', { language: 'x'.repeat(1_000_001) }, /1000000|1,000,000/],
  ])('%s', async (_, name, given, line) => {
    const answered = await call(name, given as Record<string, unknown>);
    expect(answered.isError).toBe(true);
    expect(textOf(answered)).toMatch(line);
    expect(textOf(answered)).not.toContain('\n');
  });

  test('larger than is read says how large it is', async () => {
    const answered = await call('jours-de-gloire_fire', { input: { strength: 'x'.repeat(1_000_000) } });
    expect(answered.isError).toBe(true);
    expect(textOf(answered)).toBe('arguments: given 1000025; allowed: text of at most 1000000 letters.');
  });

  test('in French too', async () => {
    const answered = await call('jours-de-gloire_shock', { input: { attackers: [{ strength: 99 }] }, language: 'fr' });
    expect(textOf(answered)).toMatch(/permis/);
  });
});

test('the command serves the same over standard input and output, and nothing else', async () => {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: ['--conditions=@coup-doeil/source', new URL('../../src/main.ts', import.meta.url).pathname, 'mcp'],
  });
  const other = new Client({ name: 'test', version: '1.0.0' });
  await other.connect(transport);
  const { tools } = await other.listTools();
  expect(tools.length).toBeGreaterThan(20);
  const answered = (await other.callTool({ name: 'games', arguments: {} })) as Answered;
  expect(textOf(answered)).toContain('jours-de-gloire');
  await other.close();
}, 60_000);
