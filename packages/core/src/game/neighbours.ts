import type { Field, ListField, Value, WholeField } from './field.ts';
import { inside } from './field-parts.ts';
import { type FieldPlace, getInputPlace, listInnerFields, put } from './place.ts';
import { getDefault } from './value.ts';

/** Another input, one field away. */
export interface Neighbour {
  readonly field: string;
  readonly from: Value;
  readonly to: Value;
  readonly input: Value;
}

/** Neighbours in the order in which they are tried, each made when it is asked for: a caller may stop at any of them. */
type Run = () => Iterable<Neighbour>;

/** A field that applies, and the ways to have something else there; numbers run outward from what stands there. */
export interface FieldNeighbours {
  readonly place: FieldPlace;
  readonly runs: readonly Run[];
}

/** A run of one: something else stands in a field. */
const change = (input: Value, { path, value }: Pick<FieldPlace, 'path' | 'value'>, to: Value): Run => {
  return () => [{ field: path, from: value, to, input: put(input, path, to) }];
};

const outward = (input: Value, { path, value }: FieldPlace, { min, max }: WholeField, start: number, by: 1 | -1): Run =>
  function* () {
    for (let to = start; min <= to && to <= max; to += by)
      yield { field: path, from: value, to, input: put(input, path, to) };
  };

const changeNumber = (input: Value, place: FieldPlace, field: WholeField): Run[] => {
  const { value } = place;
  if (typeof value !== 'number') return [outward(input, place, field, field.min, 1)];
  return [
    outward(input, place, field, value + 1, 1),
    outward(input, place, field, value - 1, -1),
    ...(field.optional ? [change(input, place, null)] : []),
  ];
};

/** A set has each option in or out; of choices made in turn the last is taken back, or one more is made. */
const changeChoices = (place: FieldPlace, { min, max, distinct }: ListField, ids: readonly string[]): Value[] => {
  const here = listInnerFields(place).map(({ value }) => value);
  const flips = distinct
    ? ids.map((id) => (here.includes(id) ? here.filter((other) => other !== id) : [...here, id]))
    : [...(here.length > 0 ? [here.slice(0, -1)] : []), ...ids.map((id) => [...here, id])];
  return flips.filter((to) => to.length >= min && to.length <= max);
};

/** Each item taken out, and a default one added. */
const changeItems = (input: Value, { path }: FieldPlace, { of, min, max }: ListField, items: FieldPlace[]): Run[] => {
  const values = items.map(({ value }) => value);
  const remove = (item: FieldPlace, i: number): Run => {
    return () => [{ field: item.path, from: item.value, to: null, input: put(input, path, values.toSpliced(i, 1)) }];
  };
  const next = { path: inside(path, items.length + 1), value: null };
  return [
    ...(items.length > min ? items.map(remove) : []),
    ...(items.length < max ? [change(input, next, getDefault(of))] : []),
  ];
};

/** Every field of an input that applies, with its neighbours. */
export const listNeighbours = (field: Field, input: Value): FieldNeighbours[] => {
  const visit = (place: FieldPlace): FieldNeighbours[] => {
    const { field: here, value, applies } = place;
    if (!applies) return [];
    const changes = (values: readonly Value[]) => [{ place, runs: values.map((to) => change(input, place, to)) }];
    switch (here.kind) {
      case 'flag':
        return changes([value !== true]);
      case 'choice':
      case 'direction':
        return changes(here.options.map(({ id }) => id).filter((id) => id !== value));
      case 'whole':
        return [{ place, runs: changeNumber(input, place, here) }];
      case 'list': {
        if ('options' in here.of)
          return changes(
            changeChoices(
              place,
              here,
              here.of.options.map(({ id }) => id),
            ),
          );
        const items = listInnerFields(place);
        return [...items.flatMap(visit), { place, runs: changeItems(input, place, here, items) }];
      }
      default:
        return listInnerFields(place).flatMap(visit);
    }
  };
  return visit(getInputPlace(field, input));
};
