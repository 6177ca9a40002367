import { t } from '../../src/chart/index.ts';
import {
  choice,
  describeInput,
  direction,
  flag,
  group,
  list,
  optionalNumber,
  unit,
  wholeNumber,
} from '../../src/game/index.ts';

const label = t('X', 'X');
const colour = choice({ label, options: { red: label, blue: label, green: label }, default: 'red' });
const small = wholeNumber({ label, min: -2, max: 3, default: 1 });

/** One input with every shape in every other, lists of lists too. */
export const shapes = describeInput({
  colour,
  small,
  maybe: optionalNumber({ label, min: 0, max: 5 }),
  yes: flag({ label, default: true }),
  side: direction({ label, default: 'se' }),
  set: list({ label, of: colour, max: 3, count: 1 }),
  run: list({ label, of: colour, max: 4, repeats: true }),
  numbers: list({ label, of: optionalNumber({ label, min: 0, max: 9 }), min: 1, max: 3 }),
  flags: list({ label, of: flag({ label }), max: 2 }),
  lists: list({ label, of: list({ label, of: small, max: 2, count: 1 }), max: 3, count: 2 }),
  deep: list({
    label,
    of: list({ label, of: unit({ label, fields: { small, yes: flag({ label }) } }), max: 2, count: 1 }),
    max: 2,
  }),
  nest: group({
    label,
    fields: {
      inner: group({ label, fields: { colour, far: flag({ label, when: { yes: true, colour: ['red', 'blue'] } }) } }),
      near: wholeNumber({ label, min: 0, max: 9, default: 0, when: { yes: [true] } }),
    },
    when: { colour: ['red', 'green'] },
  }),
  units: list({
    label,
    min: 1,
    max: 3,
    of: unit({
      label,
      fields: { small, gun: flag({ label }), shots: list({ label, of: small, max: 2, when: { gun: true } }) },
    }),
  }),
});
