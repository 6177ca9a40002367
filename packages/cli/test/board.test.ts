import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCounter, openBoard, readBattlefield, saveBattlefield } from '@coup-doeil/core/battle';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type SchemaName, schemas } from '../src/schemas.ts';
import { games } from './games.ts';
import { coupDoeil, json } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'board-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const problems = (name: SchemaName, value: unknown): unknown =>
  z
    .fromJSONSchema(schemas[name] as Parameters<typeof z.fromJSONSchema>[0])
    .safeParse(value)
    .error?.issues.slice(0, 3) ?? [];

const PLAN = {
  steps: [
    {
      id: 'guns',
      action: {
        action: 'fire',
        side: 'french',
        parts: [
          { counter: 'morel-1', as: 'leads' },
          { counter: 'morel-2', as: 'supports' },
        ],
        targets: ['0906'],
      },
    },
    {
      id: 'assault',
      action: {
        action: 'shock',
        side: 'french',
        parts: [
          { counter: 'leger', as: 'attacks' },
          { counter: 'ligne-12', as: 'attacks' },
        ],
        targets: ['0906'],
      },
    },
    { id: 'answer', follow: { step: 'assault', id: 'counter-shock' }, when: [{ check: 'stands', counter: 'leger' }] },
  ],
  goals: [
    { check: 'empty', hex: '0906' },
    { check: 'any', side: 'french', word: 'routed', not: true },
  ],
};
const planFile = write('plan.json', JSON.stringify(PLAN));
const varnes = 'board jours-de-gloire varnes';

const battles = (
  await Promise.all(
    games.flatMap((game) =>
      Object.entries(game.battles ?? {}).map(async ([id, load]) => {
        const battle = await game.battle?.();
        if (!battle) throw new Error(`${game.meta.id} has battles and no door`);
        const document = readBattlefield(await load());
        return { game: game.meta.id, id, document, board: openBoard(battle, document) };
      }),
    ),
  )
).map((entry) => [`${entry.game} ${entry.id}`, entry] as const);

describe.each(battles)('%s', (name, { board, document }) => {
  const [side = ''] = board.sides;
  const unit = board.counters.find(({ hex }) => hex >= 0)?.id ?? '';
  const hex = getCounter(board, unit).unit.hex ?? '';
  const asks: readonly (readonly [SchemaName, string])[] = [
    ['board-reach', `reach ${unit}`],
    ['board-zones', `zones ${side}`],
    ['board-sight', `sight ${hex}`],
    ['board-sight', `sight ${hex} 0101`],
    ['board-actions', `actions ${side} --best 2`],
    ['board-actions', `actions ${unit}`],
    ['board-threats', `threats ${side} --best 1`],
  ];
  test.each(asks)('%s: %s, as JSON and for people, in both languages and in any width', async (schema, ask) => {
    const told = await json(`board ${name} ${ask}`);
    expect(problems(schema, told)).toEqual([]);
    for (const lang of ['en', 'fr'])
      for (const width of [40, 100]) {
        const { code, out, err } = await coupDoeil(`board ${name} ${ask} --lang ${lang}`, { width });
        expect({ code, err }).toEqual({ code: 0, err: '' });
        for (const line of out.split('\n')) expect([...line].length).toBeLessThanOrEqual(width);
      }
  });
  test('the same from a file', async () => {
    const path = write('battle.json', saveBattlefield(document));
    const game = name.split(' ')[0];
    expect(await json(`board ${game} ${path} reach ${unit}`)).toEqual(await json(`board ${name} reach ${unit}`));
  });
});

describe('a plan from a file', () => {
  test('as JSON: ways of any size are texts, and add up', async () => {
    expect(problems('plan', PLAN)).toEqual([]);
    const told = await json(`${varnes} plan ${planFile}`);
    expect(problems('board-plan', told)).toEqual([]);
    const { of, ends } = told as { readonly of: string; readonly ends: readonly { readonly ways: string }[] };
    expect(ends.reduce((sum, { ways }) => sum + BigInt(ways), 0n)).toBe(BigInt(of));
  });
  test('for people: stages, choices, goals under each option, and what becomes of each counter', async () => {
    const { out } = await coupDoeil(`${varnes} plan ${planFile} --lang en`);
    for (const words of ['assault', 'carried out', 'cannot go on', 'by default', '0906 empty', 'not: '])
      expect(out).toContain(words);
    expect(out).toContain('(rout-moves=at-once)');
    expect(out).toContain('has attacked');
    expect((await coupDoeil(`${varnes} plan ${planFile} --lang fr`)).out).toContain('0906 vide');
  });
  test('an attack without printed odds is told as resting on the plan', async () => {
    const [attack] = (await json('board seven-years-war rossau actions prussian')) as readonly {
      readonly action: string;
      readonly sets: readonly { readonly ask: { readonly parts: readonly { readonly counter: string }[] } }[];
    }[];
    const ask = attack?.sets[0]?.ask;
    const fates = { [ask?.parts[0]?.counter ?? '']: 'loss' };
    const steps = [{ id: 'attack', action: ask, fates }];
    const path = write('fork.json', JSON.stringify({ steps }));
    const { code, out, err } = await coupDoeil(`board seven-years-war rossau plan ${path} --lang en`);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('The sheet has no odds for this');
  });
});

describe('a map drawn in characters', () => {
  test('has the cost of each hex; where it does not fit, the list stands alone', async () => {
    const wide = (await coupDoeil(`${varnes} reach garde --lang en`)).out;
    expect(wide).toContain('■ own counters');
    expect(wide.split('\n')).toContain('  4   2   1   ■   □   □   ·   ·');
    const narrow = (await coupDoeil(`${varnes} reach garde --lang en`, { width: 40 })).out;
    expect(narrow).toContain('0507 0608 0606');
  });
});

describe('what is wrong is one line that names the place', () => {
  test.each([
    ['board', 'game'],
    ['board jours-de-gloire', 'file'],
    ['board jours-de-gloire nowhere.json reach x', 'nowhere.json'],
    [`${varnes}`, 'reach, zones'],
    [`${varnes} rich garde`, 'reach'],
    [`${varnes} reach`, 'leger'],
    [`${varnes} zones`, 'french'],
    [`${varnes} sight`, 'sight'],
    [`${varnes} reach gard`, 'garde'],
    [`${varnes} zones french austrian`, 'board'],
    [`${varnes} actions nobody`, 'french'],
    [`${varnes} actions french --best 0`, '--best'],
    [`${varnes} sight 9999`, '9999'],
    [`${varnes} plan nowhere.json`, 'nowhere.json'],
    [`${varnes} plan ${write('bad.json', '{')}`, 'bad.json'],
    [`${varnes} plan ${write('empty.json', '{}')}`, 'steps'],
    [`board jours-de-gloire ${write('broken.json', '{')} reach x`, 'JSON'],
    [`${varnes} reach garde --edition 1999`, '1999'],
  ])('%s', async (line, place) => {
    const { code, out, err } = await coupDoeil(`${line} --lang en`);
    expect([code, out, err.trimEnd().split('\n').length]).toEqual([2, '', 1]);
    expect(err).toContain(place);
  });
});
