import { describe, expect, test } from 'vitest';
import {
  bareBands,
  bareCharts,
  bareGrid,
  bareLadder,
  bareLines,
  bareNotes,
  figure,
  oneOf,
  verbatim,
} from '../../src/chart/index.ts';
import { bareOf } from '../../src/testing/bare.ts';
import { faultOf } from '../fault.ts';
import { EFFECTS } from '../fixture/charts.ts';
import { anyFight, CHARTS } from '../fixture/fight.ts';

describe('bare charts', () => {
  const draw = {
    ground: ['move', 'fight'],
    table: ['attacker', 'defender'],
    odds: [],
    lines: ['flank', 'odds'],
    notes: ['a'],
  };
  const fight = oneOf({ NE: 0, '-1': -1, '-2': -2, NA: null });
  const charts = bareCharts(bareOf({ ...anyFight, charts: CHARTS }, draw).printings, {
    ground: bareGrid({ move: verbatim, fight }),
    table: bareBands({ attacker: oneOf(EFFECTS), defender: oneOf(EFFECTS) }),
    odds: bareLadder(figure),
    lines: bareLines,
    notes: bareNotes<{ a: { bars: readonly string[]; figure: number | null } }>(),
  });

  test.each(['2001', '1999'] as const)('hold what the charts of %s hold, their rows named by their ids', (edition) => {
    const [one, other] = [charts[edition], CHARTS[edition]];
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
