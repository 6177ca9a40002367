import { checkAsk, computeAnswer, isRefusal, parseWords, sampleInput } from '@coup-doeil/core/game';
import { formatCount } from '@coup-doeil/core/tell';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../src/commands/index.ts';
import { table } from '../src/show/table.ts';
import { calculators, games, picker } from './games.ts';
import { coupDoeil, run } from './run.ts';

const WIDTHS = [40, 60, 80, 200];
const LANGUAGES = ['en', 'fr'];

/** An address and a command to copy stay whole; everything else fits. */
const fits = (out: string, width: number, what: string): void => {
  for (const line of out.split('\n'))
    if (!/^(?:https:|coup-doeil calc )/.test(line) && [...line].length > width)
      throw new Error(`${what} at ${width}: ${line}`);
};

describe('everything fits, from 40 columns to 200', () => {
  test.each(WIDTHS)('%i columns', async (width) => {
    const lines = ['--help', ...Object.keys(COMMANDS).map((name) => `${name} --help`), 'games'];
    for (const game of games) {
      const { id, charts, printings } = game.meta;
      lines.push(`charts ${id}`, ...charts.map((chart) => `charts ${id} ${chart.id}`));
      for (const one of printings) lines.push(`diff ${id} ${printings[0]?.id} ${one.id}`);
    }
    for (const [game, { id }] of calculators)
      lines.push(
        `calc ${game.meta.id} ${id} --help`,
        `calc ${game.meta.id} ${id} --what-if`,
        `roll ${game.meta.id} ${id} --seed 7`,
      );
    for (const line of lines)
      for (const lang of LANGUAGES) {
        const { code, out, err } = await coupDoeil(`${line} --lang ${lang}`, { width });
        expect({ code, err }).toEqual({ code: 0, err: '' });
        fits(out, width, `${line} (${lang})`);
      }
  });
});

describe('a report for people', () => {
  test.each(calculators.map(([game, calculator]) => [`${game.meta.id} ${calculator.id}`, game, calculator] as const))(
    '%s says its total, its working, its odds and its link',
    async (name, game, calculator) => {
      const pick = picker(name.length + 1);
      for (let i = 0; i < 10; i++) {
        const stdin = JSON.stringify(sampleInput(calculator.input, pick));
        const { out } = await coupDoeil(`calc ${name}`, { stdin, width: 200 });
        for (const width of [40, 80])
          fits((await coupDoeil(`calc ${name} --what-if --lang fr`, { stdin, width })).out, width, `${name} ${stdin}`);
        const told = JSON.parse((await coupDoeil(`calc ${name} --json`, { stdin })).out);
        for (const { label } of told.working) expect(out).toContain(label.en);
        for (const { ways, of } of Object.values<{ ways: number; of: number }[]>(told.odds).flat())
          expect(out).toContain(`${formatCount(ways)}/${formatCount(of)}`);
        for (const { label } of told.answer?.facts ?? []) expect(out).toContain(label.en);
        for (const { id, value } of told.readings) expect(out).toContain(`(${id}=${value})`);
        if (told.refused) expect(out).toContain(told.refused.reason.en);
        const last = out.trimEnd().split('\n').at(-1) ?? '';
        // The link holds the very words that give the same report again.
        const words = [...new URL(last).searchParams].filter(([word]) => word !== 'v' && word !== 'was');
        const again = parseWords(calculator.input, words);
        expect(checkAsk(calculator, { input: again }).input).toEqual(told.input);
        // A walk has its page among the steps.
        const { walk } = game.meta.calculators.find(({ id }) => id === calculator.id) ?? {};
        expect(last).toContain(`/en/${game.meta.id}/${walk ? 'steps' : 'calculators'}/${calculator.id}/?`);
      }
    },
  );

  test('what was set aside is said, with what set it aside', async () => {
    const all = await Promise.all(
      calculators.flatMap(([game, calculator]) => {
        const pick = picker(3);
        return Array.from({ length: 40 }, async () => {
          const stdin = JSON.stringify(sampleInput(calculator.input, pick));
          const name = `${game.meta.id} ${calculator.id}`;
          return { told: JSON.parse((await coupDoeil(`calc ${name} --json`, { stdin })).out), stdin, name };
        });
      }),
    );
    const aside = all.filter(({ told }) => told.working.some(({ op }: { op: string }) => op === 'ignored'));
    expect(aside.length).toBeGreaterThan(0);
    for (const { told, stdin, name } of aside) {
      const { out } = await coupDoeil(`calc ${name}`, { stdin, width: 500 });
      for (const step of told.working.filter(({ op }: { op: string }) => op === 'ignored')) {
        const by = told.working.find(({ id }: { id: string }) => id === step.by);
        expect(out).toContain(`${step.label.en} (set aside by ${by ? by.label.en : ''}`);
        // Never an id, such as notes.g or terrain.woods.fire.
        expect(out).not.toContain(step.by);
      }
    }
  });

  test('a refusal is an answer: exit 0, its reason and its place', async () => {
    const found = calculators.flatMap(([game, calculator]) => {
      const pick = picker(5);
      const { edition, readings } = checkAsk(calculator, {});
      return Array.from({ length: 60 }, () => sampleInput(calculator.input, pick))
        .map((input) => ({ game, calculator, input, result: computeAnswer(calculator, { edition, readings, input }) }))
        .filter(({ result }) => isRefusal(result))
        .slice(0, 1);
    });
    expect(found.length).toBeGreaterThan(2);
    for (const { game, calculator, input, result } of found) {
      const { code, out } = await run(['calc', game.meta.id, calculator.id], {
        stdin: JSON.stringify(input),
        width: 250,
      });
      expect(code).toBe(0);
      if (isRefusal(result))
        expect(out).toContain(
          `Not allowed: ${result.refused.reason.en} (${game.sources.find(({ id }) => id === result.refused.cite.document)?.title.en}, `,
        );
    }
  });
});

describe('help', () => {
  test('for the command, every command and every calculator, in both languages', async () => {
    for (const [name, load] of Object.entries(COMMANDS)) {
      const { usage, help, options } = await load();
      for (const lang of ['en', 'fr'] as const) {
        const whole = (await coupDoeil(`--help --lang ${lang}`, { width: 250 })).out;
        expect(whole).toContain(usage);
        expect(whole).toContain(help[lang]);
        const { out } = await coupDoeil(`${name} --help --lang ${lang}`, { width: 250 });
        expect(out).toContain(help[lang]);
        for (const option of options) expect(out).toContain(`--${option}`);
        expect((await coupDoeil(`help ${name} --lang ${lang}`, { width: 250 })).out).toBe(out);
      }
      expect(help.en).not.toBe(help.fr);
    }
  });

  test('of a calculator: its fields, what each may be, and an example that runs as it stands', async () => {
    for (const [game, calculator] of calculators) {
      const { out } = await coupDoeil(`calc ${game.meta.id} ${calculator.id} --help`, { width: 250 });
      for (const [name, field] of Object.entries(calculator.input.fields)) {
        expect(out).toContain(name);
        expect(out).toContain(field.label.en);
        if (field.kind === 'choice') for (const { id } of field.options) expect(out).toContain(id);
      }
      const example = out.trimEnd().split('\n').at(-1) ?? '';
      expect(example).toMatch(new RegExp(`^coup-doeil calc ${game.meta.id} ${calculator.id}`));
      const { code } = await coupDoeil(example.replace('coup-doeil ', ''));
      expect(code).toBe(0);
    }
  });

  test('the version', async () => expect((await coupDoeil('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/));
});

test('a table breaks words before it stacks, and stacks before it overflows', () => {
  const columns = [
    { head: 'Name', flows: true },
    { head: 'Figure', right: true },
  ];
  const rows = [['a rather long name of a thing', '12']];
  expect(table(columns, rows, 60)).toEqual([
    'Name                           Figure',
    '─────────────────────────────  ──────',
    'a rather long name of a thing      12',
  ]);
  expect(table(columns, rows, 24)).toEqual([
    'Name              Figure',
    '────────────────  ──────',
    'a rather long         12',
    'name of a thing',
  ]);
  expect(table(columns, rows, 12)).toEqual(['a rather', '    long', '    name of', '    a thing', '  Figure 12']);
});
