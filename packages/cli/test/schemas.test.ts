import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBattlefield, saveBattlefield } from '@coup-doeil/core/battle';
import { sampleInput } from '@coup-doeil/core/game';
import { addEntry, createRecord, saveRecord } from '@coup-doeil/core/record';
import { battlefieldSchema, recordSchema } from '@coup-doeil/core/zod';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { COMMANDS } from '../src/commands/index.ts';
import { type SchemaName, schemas } from '../src/schemas.ts';
import { calculators, games, picker } from './games.ts';
import { coupDoeil, json } from './run.ts';
import { findSchemaProblems } from './schema-problems.ts';

const FORMAT = 'coup-doeil/battlefield';

/** A calculator, as the command line names it. */
const [ANY] = calculators.map(([{ meta }, { id }]) => `${meta.id} ${id}`);

const holds = (name: SchemaName, value: unknown): void => expect(findSchemaProblems(name, value)).toEqual([]);

test('the shapes are those that were pinned', () => {
  const file = new URL('pinned/schemas.json', import.meta.url);
  if (process.env.PIN === 'write') writeFileSync(file, `${JSON.stringify(schemas, null, 2)}\n`);
  expect(schemas).toEqual(JSON.parse(readFileSync(file, 'utf8')));
});

/** The file of a schema that core has in zod; PIN=write writes it. */
const expectWritten = (name: 'battlefield' | 'record', schema: object): void => {
  const file = new URL(`../src/schemas/${name}.ts`, import.meta.url);
  const text = `import type { JsonSchema } from '@coup-doeil/core/game';

/** Written by a test from the zod schema of core, which this package does without. */
export const ${name}: JsonSchema = JSON.parse(
  '${JSON.stringify(schema)}',
);
`;
  if (process.env.PIN === 'write') writeFileSync(file, text);
  expect(readFileSync(file, 'utf8')).toBe(text);
};
const DOCUMENT = { format: FORMAT, version: 1, grid: { columns: 3, rows: 2, orientation: 'flat', shifted: 'odd' } };

test('the shape of a battlefield is that of core’s zod schema (PIN=write writes it)', () => {
  const made = z.toJSONSchema(battlefieldSchema, { io: 'input' });
  // The name that the format had before is read, and never written.
  const properties = { ...made.properties, format: { const: FORMAT } };
  const { $schema: _, ...schema } = { ...made, properties };
  expectWritten('battlefield', schema);
  holds('battlefield', JSON.parse(saveBattlefield(readBattlefield(DOCUMENT))));
  expect(findSchemaProblems('battlefield', { ...DOCUMENT, grid: {} })).not.toEqual([]);
});

test('the shape of a record is that of core’s zod schema (PIN=write writes it)', () => {
  const { $schema: _, ...schema } = z.toJSONSchema(recordSchema, { io: 'input' });
  expectWritten('record', schema);
  const record = addEntry(createRecord(readBattlefield(DOCUMENT), 'seed'), { entry: 'note', text: 'Rain' });
  holds('record', JSON.parse(saveRecord(record)));
  expect(findSchemaProblems('record', { ...record, at: -1 })).not.toEqual([]);
});

describe('what is printed is what the schema says', () => {
  test('games', async () => {
    const told = await json('games');
    holds('games', told);
    expect(told).toHaveLength(games.length);
    expect(told).toEqual(
      games.map((game) =>
        expect.objectContaining({
          id: game.meta.id,
          readings: Object.entries(game.readings).map(([id, { question, options }]) =>
            expect.objectContaining({
              id,
              question,
              options: Object.entries(options).map(([value, label], i) => ({ value, label, default: i === 0 })),
            }),
          ),
        }),
      ),
    );
  });

  test('help, of the whole, of a command and of each calculator', async () => {
    holds('help', await json('--help'));
    holds('schemas', await json('schema'));
    for (const name of Object.keys(COMMANDS)) holds('command-help', await json(`${name} --help`));
    for (const [{ meta }, { id, input }] of calculators) {
      const told = await json(`calc ${meta.id} ${id} --help`);
      holds('calculator-help', told);
      expect(told).toMatchObject({ game: meta.id, calculator: id });
      const { fields } = told as { readonly fields: readonly { readonly name: string }[] };
      for (const name of Object.keys(input.fields)) expect(fields.map((field) => field.name)).toContain(name);
    }
  });

  test('every shape is printed by its name', async () => {
    for (const [name, schema] of Object.entries(schemas)) expect(await json(`schema ${name}`)).toEqual(schema);
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
    const own = z.fromJSONSchema((await json(`schema ${name} --report`)) as Parameters<typeof z.fromJSONSchema>[0]);
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
        expect(own.safeParse(JSON.parse(line)).error?.issues ?? []).toEqual([]);
      }
      const briefly = await coupDoeil(`calc ${name} --edition ${edition} --lines --brief`, {
        stdin: inputs.join('\n'),
      });
      const briefs: readonly Record<string, unknown>[] = briefly.out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
      expect(briefs).toHaveLength(inputs.length);
      for (const [i, brief] of briefs.entries()) {
        holds('brief', brief);
        holds('line', brief);
        // In brief, it is what the report says, its texts left out.
        const { refused, answer } = JSON.parse(lines[i] ?? '');
        expect(brief).toEqual({
          refused: refused && { cite: refused.cite },
          total: answer?.total ?? null,
          incomplete: answer?.incomplete ?? false,
          measure: answer?.measure ? { ways: answer.measure.ways, of: answer.measure.of } : null,
          facts: (answer?.facts ?? []).map(({ id, value }: { id: string; value: unknown }) => ({ id, value })),
        });
      }
      for (const [i, stdin] of inputs.slice(0, 6).entries()) {
        // One input by itself is answered as it is in a stream.
        expect(await json(`calc ${name} --edition ${edition}`, { stdin })).toEqual(JSON.parse(lines[i] ?? ''));
        holds('what-if', await json(`calc ${name} --edition ${edition} --what-if`, { stdin }));
        holds('roll', await json(`roll ${name} --edition ${edition} --seed ${i}`, { stdin }));
      }
    }
  });

  test('mistakes in a folder of sheets', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sheets-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    writeFileSync(join(folder, 'fire.csv'), 'from,to,hit\n1,3,x\n5,six,y\n');
    const told = await json(`try ${folder}`);
    holds('problems', told);
    expect(told).toMatchObject({ problems: [{ file: 'fire.csv', line: 3 }] });
  });

  test('errors, alone and in a stream', async () => {
    for (const words of ['calc', 'calc nobody', `charts ${games[0]?.meta.id} x`, `schema ${ANY} --seed 1`])
      holds('error', await json(words));
    const { out } = await coupDoeil(`calc ${ANY} --lines`, { stdin: '{"nothing":9}\n[]\n' });
    for (const line of out.trimEnd().split('\n')) {
      holds('line', JSON.parse(line));
      expect(findSchemaProblems('calc', JSON.parse(line))).not.toEqual([]);
    }
  });
});

test('a name more or a name less is seen', async () => {
  const told = (await json(`calc ${ANY}`)) as Readonly<Record<string, unknown>>;
  for (const name of Object.keys(told)) {
    const { [name]: _, ...rest } = told;
    expect(findSchemaProblems('calc', rest)).not.toEqual([]);
  }
  expect(findSchemaProblems('calc', { ...told, more: 1 })).not.toEqual([]);
});
