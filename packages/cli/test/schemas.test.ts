import { readFileSync, writeFileSync } from 'node:fs';
import { sampleInput } from '@coup-doeil/core/game';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type SchemaName, schemas } from '../src/schemas.ts';
import { calculators, games, picker } from './games.ts';
import { coupDoeil, json, run } from './run.ts';

// The library's own type of a schema is narrower than what a schema may be.
const guard = (name: SchemaName) => z.fromJSONSchema(schemas[name] as Parameters<typeof z.fromJSONSchema>[0]);
const guards = new Map<SchemaName, z.ZodType>();
const problems = (name: SchemaName, value: unknown): unknown => {
  const known = guards.get(name) ?? guard(name);
  guards.set(name, known);
  return known.safeParse(value).error?.issues.slice(0, 3) ?? [];
};
const holds = (name: SchemaName, value: unknown): void => expect(problems(name, value)).toEqual([]);

test('the shapes are those that were pinned', () => {
  const file = new URL('pinned/schemas.json', import.meta.url);
  if (process.env.PIN === 'write') writeFileSync(file, `${JSON.stringify(schemas, null, 2)}\n`);
  expect(schemas).toEqual(JSON.parse(readFileSync(file, 'utf8')));
});

describe('what is printed is what the schema says', () => {
  test('games', async () => {
    const told = await json('games');
    holds('games', told);
    expect(told).toHaveLength(games.length);
  });

  test.each(games.map((game) => [game.meta.id, game] as const))('charts of %s, and what changed', async (id, game) => {
    for (const { id: edition } of game.meta.printings) {
      const told = await json(`charts ${id} --edition ${edition}`);
      holds('charts', told);
      expect(told).toHaveLength(Object.keys((await game.charts())[edition] ?? {}).length);
      for (const { id: other } of game.meta.printings) holds('diff', await json(`diff ${id} ${edition} ${other}`));
    }
    for (const chart of game.meta.charts) holds('chart', await json(`charts ${id} ${chart.id}`));
  });

  const each = calculators.map(([game, calculator]) => [`${game.meta.id} ${calculator.id}`, calculator] as const);

  test.each(each)('%s: schema, reports, what-ifs and rolls of random inputs', async (name, { input, charts }) => {
    holds('schema', await json(`schema ${name}`));
    const pick = picker(name.length);
    for (const edition of Object.keys(charts)) {
      const inputs = Array.from({ length: 60 }, () => JSON.stringify(sampleInput(input, pick)));
      const streamed = await coupDoeil(`calc ${name} --edition ${edition} --lines`, {
        stdin: `${inputs.join('\n')}\n`,
      });
      expect(streamed.code).toBe(0);
      const lines = streamed.out.trimEnd().split('\n');
      expect(lines).toHaveLength(inputs.length);
      for (const line of lines) {
        holds('line', JSON.parse(line));
        holds('calc', JSON.parse(line));
      }
      for (const [i, stdin] of inputs.slice(0, 6).entries()) {
        // One input by itself is answered as it is in a stream.
        expect(await json(`calc ${name} --edition ${edition}`, { stdin })).toEqual(JSON.parse(lines[i] ?? ''));
        holds('what-if', await json(`calc ${name} --edition ${edition} --what-if`, { stdin }));
        holds('roll', await json(`roll ${name} --edition ${edition} --seed ${i}`, { stdin }));
      }
    }
  });

  test('errors, alone and in a stream', async () => {
    for (const words of ['calc', 'calc nobody', 'charts jours-de-gloire x', 'schema jours-de-gloire fire --seed 1'])
      holds('error', await json(words));
    const { out } = await coupDoeil('calc jours-de-gloire fire --lines', { stdin: '{"strength":"9"}\n[]\n' });
    for (const line of out.trimEnd().split('\n')) {
      holds('line', JSON.parse(line));
      expect(problems('calc', JSON.parse(line))).not.toEqual([]);
    }
  });
});

test('a name more or a name less is seen', async () => {
  const { out } = await run(['calc', 'jours-de-gloire', 'fire', '--json']);
  const told: Record<string, unknown> = JSON.parse(out);
  for (const name of Object.keys(told)) {
    const { [name]: _, ...rest } = told;
    expect(problems('calc', rest)).not.toEqual([]);
  }
  expect(problems('calc', { ...told, more: 1 })).not.toEqual([]);
});
