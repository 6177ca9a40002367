/* The fields that an atlas, a comparison and the workbench try out, one after another. */
import { t } from '@coup-doeil/core/chart';
import {
  choice,
  describeInput,
  direction,
  flag,
  getDefault,
  group,
  list,
  optionalNumber,
  put,
  unit,
  wholeNumber,
} from '@coup-doeil/core/game';
import { listEmptyLists, listSpots } from '../src/lib/spots.ts';
import { expect, test } from './site.ts';

const label = t('Field', 'Champ');
const water = choice({
  label,
  options: { stream: t('stream', 'ruisseau'), river: t('river', 'rivière') },
  default: 'stream',
});
const input = describeInput({
  range: wholeNumber({ label, min: -1, max: 2, default: 1 }),
  many: wholeNumber({ label, min: 1, max: 99, default: 50 }),
  unsaid: optionalNumber({ label, min: 0, max: 1 }),
  water,
  side: direction({ label, default: 'se' }),
  night: flag({ label, default: true }),
  hexsides: list({ label, of: water, max: 2 }),
  units: list({ label, of: unit({ label, fields: { guns: flag({ label }) } }), min: 1, count: 2, max: 3 }),
  weather: group({ label, fields: { mud: flag({ label }) } }),
});

test('every single field is tried with each of its values, forty at most, beside the one it has', () => {
  const spots = listSpots(input, getDefault(input)).map(({ path, now, values }) => [path, now, values.join()]);
  expect(spots).toEqual([
    ['range', '1', '-1,0,1,2'],
    ['many', '50', Array.from({ length: 40 }, (_, i) => i + 1).join()],
    ['unsaid', 'null', '0,1'],
    ['water', 'stream', 'stream,river'],
    ['side', 'se', 'n,ne,se,s,sw,nw'],
    ['night', 'true', 'true,false'],
    ['units.1.guns', 'false', 'true,false'],
    ['units.2.guns', 'false', 'true,false'],
    ['weather.mud', 'false', 'true,false'],
  ]);
});

test('an empty list of choices is tried with each of them; one that holds something, or units, is not', () => {
  const start = getDefault(input);
  expect(listEmptyLists(input, start).map(({ path, now, values }) => [path, now, values.join()])).toEqual([
    ['hexsides', '', 'stream,river'],
  ]);
  expect(listEmptyLists(input, put(start, 'hexsides', ['river']))).toEqual([]);
  const few = describeInput({ units: list({ label, of: unit({ label, fields: {} }), max: 2 }) });
  expect(listEmptyLists(few, getDefault(few))).toEqual([]);
});
