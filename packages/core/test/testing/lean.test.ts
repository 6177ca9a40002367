import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { bareBands, bareGrid, bareLadder, bareLines, bareNotes, figure, oneOf, t } from '../../src/chart/index.ts';
import {
  type Bare,
  type Calculator,
  defaultOf,
  isRefusal,
  leanCalculator,
  refuse,
  run,
  type Value,
} from '../../src/game/index.ts';
import { bareOf } from '../../src/testing/bare.ts';
import { holdDrawn, holdLean, holdReports, type LeanDoor, leanDiffers } from '../../src/testing/lean.ts';
import { faultOf } from '../fault.ts';
import { key2001 } from '../fixture/charts.ts';
import { anyFight } from '../fixture/fight.ts';
import { calculator, fire } from './duel.ts';
import { freshFolder } from './folder.ts';

const wanted = {
  terrain: ['defence'],
  table: ['effect'],
  odds: [],
  lines: ['flank', 'volley'],
  notes: ['a', 'b'],
};
const bare = bareOf(fire, wanted);
const sheet = { cite: { document: 'new', chart: 'terrain' } };

const measured = calculator.measure ? { measure: calculator.measure } : {};

/** The duel's calculator without its words. */
const leanOf = (drawn: Bare) =>
  leanCalculator(
    drawn,
    {
      terrain: bareGrid({ defence: figure }),
      table: bareBands({ effect: oneOf({ H: 'hit', '-': 'miss' }) }),
      odds: bareLadder(figure),
      lines: bareLines,
      notes: bareNotes<{ a: { bars: readonly string[] }; b: { never: string } }>(),
    },
    // Its rules are written for whole charts, and look up what the bare ones have.
    { answer: (context, input: never) => calculator.answer(context as never, input), ...measured },
  );

const file = join(freshFolder(), 'bare.ts');
const door: LeanDoor = { file, calculator: fire, wanted, asks: 400, load: async () => leanOf(bare) };

vi.stubEnv('LEAN', 'write');
holdLean(door);
// What has just been written is what it is held to from then on.
vi.stubEnv('LEAN', '');
holdLean(door);

describe('a lean calculator', () => {
  test('is drawn: bounds and ratios as numbers, cells as printed, another printing as the rows that differ', () => {
    expect(bare.printings).toEqual([
      [
        '2020',
        'new',
        {
          terrain: { open: ['', '0'], wood: ['', '-1 [a]'] },
          table: { '5-or-more': [5, null, 'H'], '4-or-less': [null, 4, '-'] },
          odds: { '2-1': [2, 1, '+1'], '1-1': [1, 1, '0'], '1-2': [1, 2, '-1'] },
          lines: { flank: ['+2'], volley: ['+1 [b]'] },
          notes: { a: [{ bars: ['volley'] }], b: [{ never: 'night' }] },
        },
      ],
      ['2010', 'old', { notes: { a: [{ bars: [] }] } }],
    ]);
    expect(bare.readings).toEqual({ 'flank-in-wood': ['counts', 'lost'] });
    expect(JSON.stringify(bare.input)).not.toMatch(/label|help|cite|side|Attack|Attaque/);
  });

  test('only of charts that hold figures, and of columns that are there', () => {
    expect(faultOf(() => bareOf(fire, { nothing: [] }))).toMatchObject({ code: 'chart', given: undefined });
    expect(faultOf(() => bareOf(fire, { terrain: ['attack'] }))).toMatchObject({ code: 'column', given: 'attack' });
    expect(faultOf(() => bareOf({ ...fire, charts: {} }, wanted))).toMatchObject({ code: 'printing', field: 'fire' });
    const keyed = { ...anyFight, charts: { '2001': { key: key2001 } } };
    expect(faultOf(() => bareOf(keyed, { key: [] }))).toMatchObject({ code: 'chart', given: 'key' });
  });

  test('goes by ids where the other has words', () => {
    const result = run({ id: 'duel', version: '1' }, leanOf(bare), { input: { flank: true, ground: 'wood' } });
    if (!result.ok) throw new Error(result.error.field);
    expect(result.report.working.map(({ id, label, value }) => [id, label.en, value])).toEqual([
      ['odds.1-1.value', '1-1', 0],
      ['terrain.wood.defence', 'wood', -1],
      ['lines.flank.value', 'flank', 2],
    ]);
  });

  test('is found out by one wrong figure, one wrong bound, and when hardly anything was answered', () => {
    const [[edition, document, charts], ...others] = bare.printings;
    const spoil = (chart: string, rows: object) =>
      leanOf({
        ...bare,
        printings: [[edition, document, { ...charts, [chart]: { ...charts[chart], ...rows } }], ...others],
      });
    expect(leanDiffers(door, leanOf(bare))).toEqual([]);
    const { asks: _, ...many } = door;
    expect(leanDiffers(many, leanOf(bare))).toEqual([]);
    expect(leanDiffers(door, spoil('lines', { flank: ['+1'] }))).not.toEqual([]);
    expect(leanDiffers(door, spoil('table', { '5-or-more': [6, null, 'H'], '4-or-less': [null, 5, '-'] }))).not.toEqual(
      [],
    );
    const mute = { ...fire, answer: () => refuse(t('No.', 'Non.'), sheet) };
    const nearer = () => ({});
    expect(leanDiffers({ ...door, calculator: mute, nearer }, mute)).toEqual(['only 0 asks were answered']);
  });
});

describe('the file of a lean door', () => {
  const kept = (text: string): LeanDoor => {
    const own = join(freshFolder(), 'bare.ts');
    writeFileSync(own, text);
    return { ...door, file: own };
  };

  test('says in TypeScript what is drawn, and that it is', () => {
    const old = kept('');
    holdDrawn(old, true);
    expect(readFileSync(old.file, 'utf8').split('\n')).toEqual([
      "import type { Bare } from '@coup-doeil/core/game';",
      '',
      '// Drawn from the calculator, never typed: LEAN=write in front of the tests writes it anew.',
      '// biome-ignore format: nobody reads it',
      `export const BARE: Bare = ${JSON.stringify(bare)};`,
      '',
    ]);
    expect(() => holdDrawn(old, false)).not.toThrow();
  });

  test('is found out when it says something else, and is left as it is', () => {
    const old = kept('export const BARE = {};\n');
    expect(() => holdDrawn(old, false)).toThrow();
    expect(readFileSync(old.file, 'utf8')).toBe('export const BARE = {};\n');
  });
});

describe('the asks that a lean calculator is held to', () => {
  const spec = fire.readings['flank-in-wood'];
  /** What is asked of the calculator itself. */
  const asked = (asks: number, nearer?: LeanDoor['nearer']): { edition: string; reading: string; input: string }[] => {
    const seen: { edition: string; reading: string; input: string }[] = [];
    const counting: Calculator = {
      ...fire,
      answer: ({ edition, reading, ...context }, input) => {
        seen.push({ edition, reading: reading('flank-in-wood'), input: JSON.stringify(input) });
        return fire.answer({ ...context, edition, reading }, input);
      },
    };
    leanDiffers({ ...door, calculator: counting, asks, ...(nearer ? { nearer } : {}) }, fire);
    return seen;
  };

  test('are of every printing, of every reading, each of another input', () => {
    const seen = asked(30);
    const inputsIn = (printing: string): number =>
      new Set(seen.filter(({ edition }) => edition === printing).map(({ input }) => input)).size;
    expect(inputsIn('2020')).toBeGreaterThan(10);
    expect(inputsIn('2010')).toBeGreaterThan(10);
    expect(new Set(seen.map(({ reading }) => reading))).toEqual(new Set(['counts', 'lost']));
    // Thirty drawn at random, and the one of which nothing is said.
    expect(new Set(seen.map(({ input }) => input)).size).toBe(31);
  });

  test('are 2000 unless a door says how many, and two of three are brought nearer', () => {
    let brought = 0;
    const nearer = (input: Value): Value => {
      brought++;
      return input;
    };
    asked(9, nearer);
    expect(brought).toBe(6);
    const { asks: _, ...many } = door;
    brought = 0;
    leanDiffers({ ...many, nearer }, fire);
    expect(brought).toBe(1333);
  });

  test('are wrong in the printing', () => {
    const error = (allowed: string) =>
      `{"ok":false,"error":{"code":"edition","field":"edition","allowed":${allowed},"given":"no-such-printing"}}`;
    expect(leanDiffers(door, { ...fire, charts: { ...fire.charts, '1990': fire.charts['2010'] ?? {} } })).toEqual([
      `{"edition":"no-such-printing","input":{}}: ${error('["2020","2010","1990"]')} for ${error('["2020","2010"]')}`,
    ]);
  });

  test('are wrong in a reading', () => {
    const error = (allowed: string) =>
      `{"ok":false,"error":{"code":"unknown-reading","field":"reading","allowed":${allowed},"given":"no-such-reading"}}`;
    expect(leanDiffers(door, { ...fire, readings: { ...fire.readings, ...(spec ? { dusk: spec } : {}) } })).toEqual([
      `{"readings":{"no-such-reading":""},"input":{}}: ${error('["flank-in-wood","dusk"]')} for ${error('["flank-in-wood"]')}`,
    ]);
  });

  test('are wrong in the option of a reading', () => {
    const options = { ...spec?.options, dusk: t('at dusk', 'au crépuscule') };
    const error = (allowed: string) =>
      `{"ok":false,"error":{"code":"reading","field":"reading.flank-in-wood","allowed":${allowed},"given":"no-such-option"}}`;
    expect(leanDiffers(door, { ...fire, readings: spec ? { 'flank-in-wood': { ...spec, options } } : {} })).toContain(
      `{"readings":{"flank-in-wood":"no-such-option"},"input":{}}: ${error('["counts","lost","dusk"]')} for ${error('["counts","lost"]')}`,
    );
  });

  test('are wrong in one field of two inputs, and say nothing at all', () => {
    const { attack } = fire.input.fields;
    const wider = (change: object): Calculator => ({
      ...fire,
      input: {
        ...fire.input,
        fields: { ...fire.input.fields, ...(attack ? { attack: { ...attack, ...change } } : {}) },
      },
    });
    const far = leanDiffers(door, wider({ max: 9 })).filter((one) => one.startsWith('{"input":{"attack":9,'));
    expect(new Set(far.map((one) => one.split(': ')[0])).size).toBe(2);
    const unsaid = leanDiffers(door, wider({ default: 8 })).map((one) => one.split(': ')[0]);
    expect(unsaid).toContain('{"input":{}}');
    expect(unsaid).toContain('{}');
  });

  test('may be answered in other words', () => {
    const words = t('Y', 'Z');
    const other: Calculator = {
      ...fire,
      answer: (context, input) => {
        const result = fire.answer(context, input);
        if (isRefusal(result)) return { refused: { ...result.refused, reason: words } };
        return { ...result, facts: (result.facts ?? []).map((fact) => ({ ...fact, label: words, text: words })) };
      },
    };
    expect(leanDiffers(door, other)).toEqual([]);
  });

  test('want an answer to one in ten', () => {
    // Nothing is answered but that of which nothing is said: twice among the odd asks.
    const shy: Calculator = {
      ...fire,
      answer: (context, input) =>
        JSON.stringify(input) === JSON.stringify(defaultOf(fire.input))
          ? fire.answer(context, input)
          : refuse(t('No.', 'Non.'), sheet),
    };
    expect(leanDiffers({ ...door, calculator: shy, asks: 20 }, shy)).toEqual([]);
    expect(leanDiffers({ ...door, calculator: shy, asks: 21 }, shy)).toEqual(['only 2 asks were answered']);
  });

  test('that are told otherwise fail the test, by the first three', async () => {
    const wrong = leanOf({ ...bare, id: 'melee' });
    const told = leanDiffers(door, wrong);
    expect(told.length).toBeGreaterThan(3);
    const held = holdReports({ ...door, load: async () => wrong });
    await expect(held).rejects.toMatchObject({ actual: told.slice(0, 3), expected: [] });
    await expect(holdReports(door)).resolves.toBeUndefined();
  });
});
