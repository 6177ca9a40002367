import type { Field, Value } from './field.ts';
import { applies } from './settle.ts';
import { defaultOf, type Group, inside, itemsOf, partsOf } from './value.ts';

/** Another input, one field away. */
export interface Neighbour {
  readonly field: string;
  readonly from: Value;
  readonly to: Value;
  readonly input: Value;
}

/** A field that applies, and the ways to have something else there; numbers run outward until somebody stops them. */
export interface Spot {
  readonly field: string;
  readonly runs: readonly (() => Generator<Neighbour>)[];
}

type Put = (value: Value) => Value;

const single = (field: string, from: Value, to: Value, input: Value) =>
  function* (): Generator<Neighbour> {
    yield { field, from, to, input };
  };

type FieldOf<K extends Field['kind']> = Extract<Field, { kind: K }>;

/** Numbers one after the other, up or down, as far as the field goes. */
const countOutward =
  ({ min, max }: FieldOf<'whole'>, field: string, from: Value, put: Put) =>
  (start: number, by: 1 | -1) =>
    function* (): Generator<Neighbour> {
      for (let to = start; min <= to && to <= max; to += by) yield { field, from, to, input: put(to) };
    };

/** A set has each option in or out; of choices made in turn the last is taken back, or one more is made. */
const listFlips = (
  { distinct, min, max }: FieldOf<'list'>,
  { options }: FieldOf<'choice' | 'direction'>,
  items: readonly Value[],
): readonly Value[] => {
  const ids = options.map(({ id }) => id);
  const flips = distinct
    ? ids.map((id) => (items.includes(id) ? items.filter((item) => item !== id) : [...items, id]))
    : [...(items.length > 0 ? [items.slice(0, -1)] : []), ...ids.map((id) => [...items, id])];
  return flips.filter((to) => to.length >= min && to.length <= max);
};

/** A list with one item fewer, or one more at its default. */
const changeLength = ({ of, min, max }: FieldOf<'list'>, items: readonly Value[], path: string, put: Put) => {
  const change = (i: number, from: Value, to: Value, list: readonly Value[]) =>
    single(`${path}.${i + 1}`, from, to, put(list));
  const fewer =
    items.length > min
      ? items.map((item, i) =>
          change(
            i,
            item,
            null,
            items.filter((_, j) => j !== i),
          ),
        )
      : [];
  const added = defaultOf(of);
  return items.length < max ? [...fewer, change(items.length, null, added, [...items, added])] : fewer;
};

/** Every field of an input that applies, with its neighbours. */
export const spots = (field: Field, value: Value): Spot[] => {
  const found: Spot[] = [];
  const add = (field: string, runs: Spot['runs']) => found.push({ field, runs });
  const at = (path: string, from: Value, options: readonly Value[], put: Put) =>
    options.map((to) => single(path, from, to, put(to)));

  const visit = (inner: Field, here: Value, path: string, scopes: readonly Group[], put: Put): void => {
    if (!applies(inner.when, scopes)) return;
    switch (inner.kind) {
      case 'flag':
        add(path, at(path, here, [here !== true], put));
        return;
      case 'choice':
      case 'direction': {
        const others = inner.options.map(({ id }) => id).filter((id) => id !== here);
        add(path, at(path, here, others, put));
        return;
      }
      case 'whole': {
        const outward = countOutward(inner, path, here, put);
        const runs =
          typeof here === 'number'
            ? [outward(here + 1, 1), outward(here - 1, -1), ...at(path, here, inner.optional ? [null] : [], put)]
            : [outward(inner.min, 1)];
        add(path, runs);
        return;
      }
      case 'list':
        visitList(inner, itemsOf(here), path, scopes, put);
        return;
      default: {
        const parts = partsOf(inner, here);
        const group: Group = Object.fromEntries(parts.map(([name, , one]) => [name, one]));
        for (const [name, field, one] of parts)
          visit(field, one, inside(path, name), [...scopes, group], (to) => put({ ...group, [name]: to }));
      }
    }
  };

  const visitList = (
    inner: Field & { kind: 'list' },
    here: readonly Value[],
    path: string,
    scopes: readonly Group[],
    put: Put,
  ): void => {
    const item = inner.of;
    if (item.kind === 'choice' || item.kind === 'direction') {
      add(path, at(path, here, listFlips(inner, item, here), put));
      return;
    }
    here.forEach((one, i) => {
      visit(item, one, `${path}.${i + 1}`, scopes, (to) => put(here.map((was, j) => (i === j ? to : was))));
    });
    add(path, changeLength(inner, here, path, put));
  };

  visit(field, value, '', [], (to) => to);
  return found;
};
