import { describe, expect, test } from 'vitest';
import { t } from '../../src/chart/index.ts';
import {
  type Calculator,
  choice,
  direction,
  type Field,
  flag,
  group,
  inputOf,
  list,
  maybeWhole,
  unit,
  whole,
} from '../../src/game/index.ts';
import { bareOf } from '../../src/testing/bare.ts';
import { faultOf } from '../fault.ts';
import { ground2001, key2001 } from '../fixture/charts.ts';
import { anyFight } from '../fixture/fight.ts';
import { fire } from './duel.ts';

const label = t('X', 'X');
const help = t('So.', 'Ainsi.');

describe('bare figures', () => {
  test('are those of the rows that are wanted, the newest printing whole, of another what differs', () => {
    const wanted = { ground: ['fight', 'move'], table: ['defender'], odds: [], lines: ['flank', 'rear'], notes: ['a'] };
    const { id, readings, printings } = bareOf(anyFight, wanted);
    expect(id).toBe('fight');
    expect(readings).toStrictEqual({ 'flank-in-wood': ['counts', 'lost', 'half'], 'who-checks': ['all', 'one'] });
    expect(printings).toStrictEqual([
      [
        '2001',
        'sheet-2001',
        {
          ground: {
            open: ['', 'NE', '1'],
            wood: ['', '-1 [a]', '2'],
            ford: ['*', '-2 [a] [*]', '+1'],
            lake: ['', 'NA', 'NA'],
          },
          table: {
            '7-or-more': [7, null, 'H'],
            '4-to-6': [4, 6, 'S'],
            '3': [3, 3, '-'],
            '2-or-less': [null, 2, '-'],
          },
          odds: { '2-1': [2, 1, '+2'], '1p5-1': [3, 2, '+1'], '1-1': [1, 1, '0'], '1-2': [1, 2, '-1'] },
          lines: { flank: ['+1 [*]', { against: ['foot'] }], rear: ['+3'] },
          notes: { a: [{ bars: ['into', 'from'], figure: 2 }] },
        },
      ],
      [
        '1999',
        'sheet-1999',
        {
          ground: { wood: ['', '-1', '2'], ford: ['', '-2 [a] [*]', '+1'] },
          lines: { flank: ['+1', { against: ['foot', 'horse'] }] },
          notes: { a: [{ bars: ['into'], figure: null }] },
        },
      ],
    ]);
  });

  test('are those of every printing, and of none that is as the newest more than its sheet', () => {
    expect(bareOf(fire, { table: ['effect'] }).printings).toStrictEqual([
      ['2020', 'new', { table: { '5-or-more': [5, null, 'H'], '4-or-less': [null, 4, '-'] } }],
      ['2010', 'old', {}],
    ]);
  });

  test('have the marks of a row with a space between them', () => {
    const ground = { ...ground2001, rows: ground2001.rows.slice(0, 1).map((row) => ({ ...row, marks: ['*', 'a'] })) };
    expect(bareOf({ ...anyFight, charts: { '2001': { ground } } }, { ground: ['fight'] }).printings).toStrictEqual([
      ['2001', 'sheet-2001', { ground: { open: ['* a', 'NE'] } }],
    ]);
  });

  const colour = choice({ label, help, options: { red: label, blue: label }, default: 'red' });
  const small = whole({ label, help, min: 1, max: 3, default: 2 });
  test.each<[string, Field, object]>([
    ['a choice', colour, { kind: 'choice', options: ['red', 'blue'], default: 'red' }],
    [
      'a direction',
      direction({ label, help, default: 'se' }),
      { kind: 'direction', options: ['n', 'ne', 'se', 's', 'sw', 'nw'], default: 'se' },
    ],
    [
      'a flag with its condition',
      flag({ label, help, when: { arm: ['foot'] } }),
      { kind: 'flag', default: false, when: { arm: ['foot'] } },
    ],
    ['a number', small, { kind: 'whole', optional: false, min: 1, max: 3, default: 2 }],
    [
      'a number that may be left out',
      maybeWhole({ label, help, min: 1, max: 3 }),
      { kind: 'whole', optional: true, min: 1, max: 3, default: null },
    ],
    [
      'a list and its items',
      list({ label, help, of: colour, max: 2 }),
      {
        kind: 'list',
        of: { kind: 'choice', options: ['red', 'blue'], default: 'red' },
        min: 0,
        max: 2,
        count: 0,
        distinct: true,
      },
    ],
    [
      'a group and its fields',
      group({ label, help, fields: { colour } }),
      { kind: 'group', fields: { colour: { kind: 'choice', options: ['red', 'blue'], default: 'red' } } },
    ],
    [
      'a unit without its side',
      unit({ label, help, side: 'attacker', fields: { small } }),
      { kind: 'unit', fields: { small: { kind: 'whole', optional: false, min: 1, max: 3, default: 2 } } },
    ],
  ])('have of %s no words', (_, it, drawn) => {
    const calculator: Calculator = { ...fire, input: inputOf({ it }) as Calculator['input'] };
    expect(bareOf(calculator, {}).input).toStrictEqual({ kind: 'group', fields: { it: drawn } });
  });

  const keyed: Calculator = { ...anyFight, charts: { '2001': { key: key2001 } } };
  const drawn = ['grid', 'bands', 'ladder', 'modifiers', 'notes'];
  test.each<[string, Calculator, Readonly<Record<string, readonly string[]>>, object]>([
    [
      'a chart that is not there',
      fire,
      { sea: [] },
      { code: 'chart', field: 'chart', allowed: drawn, given: undefined },
    ],
    ['a chart without figures', keyed, { key: [] }, { code: 'chart', field: 'chart', allowed: drawn, given: 'key' }],
    [
      'a column that is not there',
      fire,
      { terrain: ['attack'] },
      { code: 'column', field: 'open', allowed: ['defence'], given: 'attack' },
    ],
    [
      'a calculator without charts',
      { ...fire, charts: {} },
      { terrain: ['defence'] },
      { code: 'printing', field: 'fire', allowed: 'a printing', given: null },
    ],
  ])('are refused of %s', (_, calculator, wanted, fault) => {
    expect(faultOf(() => bareOf(calculator, wanted))).toMatchObject(fault);
  });
});
