import { describe, expect, it } from 'vitest';
import { same } from '../../src/chart/index.ts';
import {
  choice,
  describeInput,
  describeUnitOdds,
  direction,
  flag,
  group,
  unit,
  wholeNumber,
} from '../../src/game/index.ts';
import { t } from '../../src/text/index.ts';
import { says } from '../says.ts';

const label = same('A label');
const fields = {
  arm: choice({ label, options: { foot: label }, default: 'foot' }),
  men: wholeNumber({ label, min: 1, max: 9, default: 2 }),
  order: choice({ label, options: { good: label, shaken: label, broken: label }, default: 'good' }),
  big: flag({ label }),
  from: direction({ label, default: 'n' }),
};

describe('the roles of a unit’s fields', () => {
  it('are kept with the field, so that a reader need not know a field by its name', () => {
    const roles = {
      arm: 'arm',
      strength: 'men',
      heavy: 'big',
      from: 'from',
      state: { field: 'order', marks: { shaken: 'disordered', broken: 'routed' } },
    } as const;
    expect(unit({ label, fields, roles })).toMatchObject({ kind: 'unit', roles });
    expect(describeInput({ from: fields.from }, { facing: 'from' })).toMatchObject({ roles: { facing: 'from' } });
    expect('roles' in describeInput(fields)).toBe(false);
  });

  it('name only fields that are there and hold what the role needs: the rest does not compile', () => {
    // @ts-expect-error No field goes by this name.
    unit({ label, fields, roles: { arm: 'weapon' } });
    // @ts-expect-error A strength is a number.
    unit({ label, fields, roles: { strength: 'arm' } });
    // @ts-expect-error A mark is a flag.
    unit({ label, fields, roles: { square: 'men' } });
    // @ts-expect-error A facing is a side of a hex.
    describeInput(fields, { facing: 'arm' });
    // @ts-expect-error What lies on a hexside is said by fields that are there.
    group({ label, fields, roles: { hexside: ['arm', 'works'] } });
    // @ts-expect-error The state has no such option.
    unit({ label, fields, roles: { state: { field: 'order', marks: { lost: 'routed' } } } });
    expect.assertions(0);
  });
});

describe('the roles of lists of odds', () => {
  it('are made for every unit of a list at once', () => {
    const lists = describeUnitOdds('gun', { unit: 'units', max: 2, label: t('Gun', 'Canon'), outcome: same });
    expect(Object.keys(lists)).toEqual(['gun-1', 'gun-2']);
    expect(lists['gun-2']).toEqual({
      label: says('Gun 2', 'Canon 2'),
      role: { unit: 'units', index: 2 },
      outcome: same,
    });
  });
});
