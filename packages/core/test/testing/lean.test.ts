import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import {
  bareBands,
  bareCharts,
  bareGrid,
  bareLadder,
  bareLines,
  bareNotes,
  figure,
  oneOf,
  t,
  verbatim,
} from '../../src/chart/index.ts';
import { type Bare, leanCalculator, refuse, run } from '../../src/game/index.ts';
import { bareOf } from '../../src/testing/bare.ts';
import { holdLean, type LeanDoor, leanDiffers } from '../../src/testing/lean.ts';
import { faultOf } from '../fault.ts';
import {
  EFFECTS,
  ground1999,
  ground2001,
  key2001,
  lines1999,
  lines2001,
  notes1999,
  notes2001,
  odds2001,
  table2001,
} from '../fixture/charts.ts';
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

describe('bare charts', () => {
  const draw = {
    ground: ['move', 'fight'],
    table: ['attacker', 'defender'],
    odds: [],
    lines: ['flank', 'odds'],
    notes: ['a'],
  };
  const whole = {
    '2001': { ground: ground2001, table: table2001, odds: odds2001, lines: lines2001, notes: notes2001 },
    '1999': {
      ground: ground1999,
      table: table2001.reprint({ document: 'sheet-1999' }),
      odds: odds2001.reprint({ document: 'sheet-1999' }),
      lines: lines1999,
      notes: notes1999,
    },
  };
  const fight = oneOf({ NE: 0, '-1': -1, '-2': -2, NA: null });
  const charts = bareCharts(bareOf({ ...anyFight, charts: whole }, draw).printings, {
    ground: bareGrid({ move: verbatim, fight }),
    table: bareBands({ attacker: oneOf(EFFECTS), defender: oneOf(EFFECTS) }),
    odds: bareLadder(figure),
    lines: bareLines,
    notes: bareNotes<{ a: { bars: readonly string[]; figure: number | null } }>(),
  });

  test.each(['2001', '1999'] as const)('hold what the charts of %s hold, their rows named by their ids', (edition) => {
    const [one, other] = [charts[edition], whole[edition]];
    if (!one) throw new Error(edition);
    const named = (id: string) => ({ label: { en: id, fr: id } });
    for (const id of ['open', 'wood', 'ford'] as const) {
      expect(one.ground.at(id, 'fight')).toEqual({ ...other.ground.at(id, 'fight'), ...named(id) });
      expect(one.ground.row(id)).toMatchObject({ marks: other.ground.row(id).marks, cite: other.ground.row(id).cite });
    }
    for (let total = -9; total <= 15; total++) {
      const [{ id, cells }, row] = [one.table.at(total), other.table.at(total)];
      expect([id, cells.attacker.value, cells.defender.cite]).toEqual([
        row.id,
        row.cells.attacker.value,
        row.cells.defender.cite,
      ]);
    }
    for (let attack = 1; attack <= 9; attack++)
      for (const favour of ['attacker', 'defender'] as const) {
        const [rung, printed] = [one.odds.at(attack, 4, favour), other.odds.at(attack, 4, favour)];
        expect([rung.row, rung.value, rung.cite]).toEqual([printed.row, printed.value, printed.cite]);
      }
    const [flank, printed] = [one.lines.line('flank'), other.lines.line('flank')];
    expect([flank.value, flank.marks, flank.terms, flank.cite]).toEqual([
      printed.value,
      printed.marks,
      printed.terms,
      printed.cite,
    ]);
    expect([one.lines.line('odds').value, one.lines.line('odds').terms]).toEqual([0, {}]);
    expect(one.notes.note('a').value).toEqual(other.notes.note('a').value);
    expect(one.notes.note('a').cite).toEqual(other.notes.note('a').cite);
    expect(faultOf(() => one.table.at(1.5))).toMatchObject({ code: 'band', field: 'table' });
  });
});
