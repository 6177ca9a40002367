import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BattleDoor, BattlefieldInput } from '@coup-doeil/core/battle';
import { bands, column, same, t, verbatim } from '@coup-doeil/core/chart';
import { type Calculator, choice, flag, type Game, isRefusal } from '@coup-doeil/core/game';
import { expect, test, vi } from 'vitest';
import { skirmish } from '../../core/test/fixture/skirmish.ts';
import { CHECKS } from '../src/conformance/checks.ts';
import type { Ruling } from '../src/conformance/ruling.ts';
import { CHARTS, duel, fire } from './duel.ts';
import { ENTRIES, folder } from './entries.ts';
import { find } from './find.ts';

const label = t('X', 'X');

const LOST: BattlefieldInput = {
  format: 'coup-doeil/battlefield',
  version: 2,
  grid: { columns: 3, rows: 3, orientation: 'flat', shifted: 'even' },
  hexes: [{ hex: '0101', terrains: ['sea'] }],
};

/** Everything that the kit looks at is wrong in it. */
const worst = (): Game => {
  const arm = choice({ label, options: { foot: label, '': label }, default: 'foot' });
  const stray = flag({ label, when: { nothing: true } });
  const calculator: Calculator = {
    ...fire,
    lead: t('', ''),
    input: { ...fire.input, fields: { ...fire.input.fields, arm, stray } },
    odds: { ...fire.odds, lost: { label: same('Lost'), role: { unit: 'targets', index: 9 }, outcome: same } },
    examples: [],
    answer: (context, input) => {
      const result = fire.answer(context, input);
      if (isRefusal(result)) return result;
      const more = 'steps' in context.tally ? 1 : 0;
      return { ...result, total: (result.total ?? 0) + more, odds: { ...result.odds, result: { of: 6, ways: [] } } };
    },
  };
  const holed = bands({
    id: 'table',
    title: t('Fire', 'Tir'),
    document: 'lost',
    columns: { effect: column(t('Effect', 'Effet'), verbatim) },
    rows: [
      ['5 +', 'H'],
      ['3 -', '-'],
    ],
  });
  const charts = [...Object.values(CHARTS).filter(({ id }) => id !== 'table'), holed];
  const bare = charts.map((chart) => (chart.id === 'terrain' ? { ...chart, notes: [] } : chart));
  return {
    ...duel({ calculator, charts: bare }),
    readings: {},
    // A door with a word that is no id, and a battle that it does not read.
    battle: async () =>
      ({ ...skirmish, palette: { ...skirmish.palette, phases: { 'No Id': label } } }) as unknown as BattleDoor,
    battles: { lost: async () => LOST },
    // What would follow a calculator that is not there.
    sequels: { lost: async () => ({ readings: {}, fates: {}, next: () => [] }) },
    silences: [{ id: 'Not_Said', text: same('x') }],
  };
};
const ruling: Ruling = {
  calculator: 'fire',
  situation: 'From the flank',
  words: 'flank=true',
  about: ['lines.flank'],
  answer: { total: 9 },
};

test('every check finds something in a game that is wrong in everything', async () => {
  const at = folder({ ...ENTRIES, 'terrain.csv': 'row,defence\nField/Open,7\nWood,−1 [a]\n' });
  writeFileSync(join(at, '../README.md'), '```text\nfire → +9\n```\n');
  vi.stubEnv('CI', '');
  vi.stubEnv('PIN', 'write');
  await find('pins', duel(), { at, drawn: 1000 });
  await find('word-pins', duel(), { at });
  const battles = { calm: async () => ({ ...LOST, hexes: [] }) };
  await find('board-pins', duel({ battle: async () => skirmish as unknown as BattleDoor, battles }), { at });
  vi.unstubAllEnvs();
  const silent: string[] = [];
  for (const { id } of CHECKS) {
    const found = await find(id, worst(), { at, drawn: 1000, rulings: [ruling], exempt: { 'notes.a': ' ' } });
    if (found === '') silent.push(id);
  }
  expect(silent).toEqual([]);
});
