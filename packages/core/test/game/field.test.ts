import { describe, expect, it } from 'vitest';
import { same, t } from '../../src/chart/index.ts';
import {
  choice,
  describeInput,
  direction,
  type Field,
  flag,
  group,
  list,
  listRowOptions,
  optionalNumber,
  sampleInput,
  settleInput,
  unit,
  wholeNumber,
} from '../../src/game/index.ts';
import { ground2001 } from '../fixture/charts.ts';

const label = t('X', 'X');
const help = t('Help', 'Aide');

describe('a field', () => {
  it('is plain data that says all of it', () => {
    const colour = choice({ label, help, options: { red: t('red', 'rouge'), blue: { label } }, default: 'blue' });
    expect(colour).toEqual({
      kind: 'choice',
      label,
      help,
      options: [
        { id: 'red', label: t('red', 'rouge') },
        { id: 'blue', label },
      ],
      default: 'blue',
    });
    expect(direction({ label, default: 's' })).toEqual({
      kind: 'direction',
      label,
      options: [
        { id: 'n', label: t('north', 'nord') },
        { id: 'ne', label: t('north-east', 'nord-est') },
        { id: 'se', label: t('south-east', 'sud-est') },
        { id: 's', label: t('south', 'sud') },
        { id: 'sw', label: t('south-west', 'sud-ouest') },
        { id: 'nw', label: t('north-west', 'nord-ouest') },
      ],
      default: 's',
    });
    const small = wholeNumber({ label, min: 0, max: 2, default: 1 });
    expect(small).toEqual({ kind: 'whole', label, min: 0, max: 2, default: 1, optional: false });
    expect(optionalNumber({ label, min: 0, max: 2 })).toEqual({
      kind: 'whole',
      label,
      min: 0,
      max: 2,
      default: null,
      optional: true,
    });
    expect(flag({ label })).toEqual({ kind: 'flag', label, default: false });
    expect(flag({ label, default: true })).toEqual({ kind: 'flag', label, default: true });
    expect(group({ label, fields: { small } })).toEqual({ kind: 'group', label, fields: { small } });
    expect(unit({ label, side: 'attacker', fields: { small } })).toEqual({
      kind: 'unit',
      label,
      side: 'attacker',
      fields: { small },
    });
    expect(describeInput({ small })).toEqual({ kind: 'group', label: t('Input', 'Données'), fields: { small } });
    const shape = { kind: 'list', label, min: 0, max: 3, count: 0 };
    expect(list({ label, of: small, max: 3 })).toEqual({ ...shape, of: small, distinct: false });
    expect(list({ label, of: colour, max: 3 })).toEqual({ ...shape, of: colour, distinct: true });
    expect(list({ label, of: colour, max: 3, repeats: true })).toEqual({ ...shape, of: colour, distinct: false });
  });

  it('offers rows of a chart, known or not, with the cell that each has in a column', () => {
    const wood = { label: t('Wood / Grove', 'Bois / Bosquet') };
    const unknown = { label: same('nowhere') };
    expect(listRowOptions(ground2001, ['nowhere'])).toEqual({ nowhere: unknown });
    expect(listRowOptions(ground2001, ['wood', 'nowhere'], 'no column')).toEqual({ wood, nowhere: unknown });
  });

  it('adds to a row what it is told: how it is drawn, what stands in the place of its figure', () => {
    const figure = t('hides', 'cache');
    const told = listRowOptions(ground2001, ['wood', 'open'], undefined, { wood: { sign: 'woods', figure } });
    expect(told.wood).toMatchObject({ sign: 'woods', figure, cite: { row: 'wood' } });
    expect('sign' in told.open).toBe(false);
  });
});

describe('a field that hangs on another', () => {
  // Made afresh for each: what a description hangs on is kept.
  const made = (when: { yes: boolean }) => ({
    plain: describeInput({ runs: list({ label, of: flag({ label }), max: 2 }), yes: flag({ label }) }),
    direct: describeInput({ yes: flag({ label }), n: wholeNumber({ label, min: 0, max: 3, default: 0, when }) }),
    listed: describeInput({
      yes: flag({ label }),
      units: list({
        label,
        max: 2,
        of: unit({
          label,
          fields: { n: wholeNumber({ label, min: 0, max: 3, default: 0, when }), m: flag({ label }) },
        }),
      }),
    }),
  });

  it('is put back wherever it stands; what hangs on nothing is handed back as it is', () => {
    const { plain, direct, listed } = made({ yes: true });
    const same = { runs: [true, false], yes: true };
    expect(settleInput(plain, same)).toBe(same);
    expect(settleInput(direct, { yes: false, n: 2 })).toEqual({ yes: false, n: 0 });
    expect(settleInput(direct, { yes: true, n: 2 })).toEqual({ yes: true, n: 2 });
    const units = [
      { n: 1, m: true },
      { n: 0, m: false },
    ];
    expect(settleInput(listed, { yes: true, units })).toEqual({ yes: true, units });
    expect(settleInput(listed, { yes: false, units })).toEqual({
      yes: false,
      units: [
        { n: 0, m: true },
        { n: 0, m: false },
      ],
    });
  });
});

describe('a drawn input', () => {
  const colour = choice({ label, options: { red: label, blue: label, green: label }, default: 'blue' });
  const field = describeInput({
    colour,
    yes: flag({ label }),
    small: wholeNumber({ label, min: -2, max: 3, default: 0 }),
    maybe: optionalNumber({ label, min: 1, max: 4 }),
    set: list({ label, of: colour, min: 1, max: 9 }),
    pair: list({ label, of: colour, min: 1, max: 2 }),
    run: list({ label, of: colour, max: 4, repeats: true }),
    numbers: list({ label, of: wholeNumber({ label, min: 0, max: 5, default: 0 }), min: 1, max: 3 }),
  });

  it('of a choice that has no options is its default', () => {
    expect(sampleInput({ kind: 'choice', label, options: [], default: 'none' }, () => 0)).toBe('none');
  });

  it('is the least of everything for the lowest draws, and the most for the highest', () => {
    expect(sampleInput(field, () => 0)).toEqual({
      colour: 'red',
      yes: false,
      small: -2,
      maybe: null,
      set: ['red'],
      pair: ['red'],
      run: [],
      numbers: [0],
    });
    expect(sampleInput(field, (n) => n - 1)).toEqual({
      colour: 'green',
      yes: true,
      small: 3,
      maybe: 4,
      set: ['green', 'blue', 'red'],
      pair: ['green', 'blue'],
      run: ['green', 'green', 'green', 'green'],
      numbers: [5, 5, 5],
    });
  });

  it('asks for each thing once, out of what there is', () => {
    const asked: number[] = [];
    sampleInput(field as Field, (n) => {
      asked.push(n);
      return 0;
    });
    // The colour, the flag, six numbers, said or not; how many and which of each list.
    expect(asked).toEqual([3, 2, 6, 2, 3, 3, 2, 3, 5, 3, 6]);
  });
});
