import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { bareBands, bareGrid, bareLadder, bareLines, bareNotes, figure, oneOf, t } from '../../src/chart/index.ts';
import { type Bare, leanCalculator, refuse, run } from '../../src/game/index.ts';
import { bareOf } from '../../src/testing/bare.ts';
import { holdLean, type LeanDoor, leanDiffers } from '../../src/testing/lean.ts';
import { faultOf } from '../fault.ts';
import { key2001 } from '../fixture/charts.ts';
import { anyFight } from '../fixture/fight.ts';
import { calculator, fire } from './duel.ts';

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

const file = join(mkdtempSync(join(tmpdir(), 'lean-')), 'bare.ts');
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
