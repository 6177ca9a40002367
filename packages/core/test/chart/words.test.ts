import { describe, expect, it } from 'vitest';
import { InputError } from '../../src/error.ts';
import { LANGUAGES, same, t } from '../../src/text/index.ts';

describe('the one error', () => {
  it('is what is wrong, and says the field and what is allowed there', () => {
    const fault = { code: 'number', field: 'strength', allowed: { rule: 'whole-number', min: 1, max: 6 }, given: 1.5 };
    const error = new InputError(fault);
    expect({ ...error }).toEqual({ ...fault, name: 'InputError' });
    expect(error.message).toBe('"strength": allowed {"rule":"whole-number","min":1,"max":6}');
    expect(error).toBeInstanceOf(Error);
  });

  it('lists what is allowed', () => {
    const error = new InputError({ code: 'choice', field: 'arm', allowed: ['foot', 'horse'], given: 'guns' });
    expect(error.message).toBe('"arm": allowed ["foot","horse"]');
  });
});

describe('a text', () => {
  it('is there in every language', () => {
    expect(t('Wood', 'Bois')).toMatchObject({ en: 'Wood', fr: 'Bois' });
    expect(same('+1')).toMatchObject({ en: '+1', fr: '+1' });
    expect(Object.keys(t('a', 'b'))).toEqual([...LANGUAGES]);
  });
});
