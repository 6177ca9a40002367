/* What a player reads where something may not be, or is asked, in both languages. */
import { type ActionAsk, prepareAction } from '@coup-doeil/core/battle';
import { isRefusal } from '@coup-doeil/core/game';
import { expect, test } from 'vitest';
import { guns, open, type Unit, unit } from './fixture.ts';

const ask = (action: string, as: string, ids: readonly string[], target: string): ActionAsk => ({
  action,
  side: 'blue',
  parts: ids.map((counter) => ({ counter, as })),
  targets: [target],
});
const { hex: _, ...away } = unit('a', '0505', 'blue');
const { hex: __, ...battery } = guns('g', '0505', 'blue');
const a = unit('a', '0505', 'blue');
const b = unit('b', '0505', 'blue');
const foe = unit('d', '0504', 'red', { marks: ['moved'] });
const wide = { grid: { columns: 40, rows: 9, orientation: 'flat', shifted: 'even' } as const };

test.each<[string, string, ActionAsk, readonly Unit[], Parameters<typeof open>[1]?, Readonly<Record<string, string>>?]>(
  [
    [
      'a: not next to the target',
      'a\u202f: pas à côté de la cible',
      ask('combat', 'attacks', ['a'], '0504'),
      [away, foe],
    ],
    [
      'a: not on top of its stack',
      'a\u202f: pas au-dessus de sa pile',
      ask('combat', 'attacks', ['a'], '0504'),
      [b, a, foe],
      {},
      { 'stack-fights': 'top' },
    ],
    ['g: not on the map', 'g\u202f: pas sur la carte', ask('fire', 'fires', ['g'], '0504'), [battery, foe]],
    [
      'The sheet has a fire table for artillery alone.',
      'La feuille n’a de table de tir que pour l’artillerie.',
      ask('fire', 'fires', ['a'], '0504'),
      [a, foe],
      { turn: { active: 'red' } },
      { 'reaction-firers': 'others' },
    ],
    [
      'Farther than 30 hexes.',
      'À plus de 30 hex.',
      ask('fire', 'fires', ['g'], '3605'),
      [guns('g', '0505', 'blue'), { ...foe, hex: '3605' }],
      wide,
    ],
    [
      'One unit at a time.',
      'Une unité à la fois.',
      ask('rally', 'rallies', ['a', 'b'], '0505'),
      [{ ...a, state: ['routed'] }, { ...b, state: ['routed'] }, foe],
    ],
  ],
)('%s', (en, fr, asked, units, more = {}, readings = {}) => {
  const ready = prepareAction(open(units, more, readings), asked);
  const said = isRefusal(ready) ? ready.refused.reason : 'unpriced' in ready ? ready.unpriced : undefined;
  expect(said).toMatchObject({ en, fr });
});

test('who commands from afar is asked of both sides', () => {
  const ready = prepareAction(
    open([a, foe], {}, { 'commander-present': 'command' }),
    ask('combat', 'attacks', ['a'], '0504'),
  );
  const label = { en: 'Is a commander of theirs present?', fr: 'Un de leurs chefs est-il présent\u202f?' };
  expect(ready).toMatchObject({
    questions: [
      { side: 'blue', label },
      { side: 'red', label },
    ],
  });
});
