import { expect, it } from 'vitest';
import { InputError } from '../src/index.ts';

it('says in its message the field and what is allowed, never what was given', () => {
  const fault = {
    code: 'bad-die',
    field: 'die',
    given: { toJSON: () => expect.fail(), toString: () => expect.fail() },
  };
  expect(new InputError({ ...fault, allowed: { rule: 'whole-number', min: 0, max: 80 } }).message).toBe(
    '"die": allowed {"rule":"whole-number","min":0,"max":80}',
  );
  expect(new InputError({ ...fault, allowed: ['d6', 1, null] }).message).toBe('"die": allowed ["d6",1,null]');
});

it('puts a field in quotes that goes by a name somebody gave', () => {
  const field = 'This site has "moved"';
  expect(new InputError({ code: 'unknown-field', field, allowed: ['a'], given: 1 }).message).toBe(
    '"This site has \\"moved\\"": allowed ["a"]',
  );
});
