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

const single = (to: Neighbour): (() => Generator<Neighbour>) =>
  function* () {
    yield to;
  };

/** Every field of an input that applies, with its neighbours. */
export const spots = (field: Field, value: Value): Spot[] => {
  const found: Spot[] = [];
  const at = (path: string, from: Value, options: readonly Value[], put: Put) =>
    options.map((to) => single({ field: path, from, to, input: put(to) }));

  const visit = (inner: Field, here: Value, path: string, scopes: readonly Group[], put: Put): void => {
    if (!applies(inner.when, scopes)) return;
    switch (inner.kind) {
      case 'flag':
        found.push({ field: path, runs: at(path, here, [here !== true], put) });
        return;
      case 'choice':
      case 'direction': {
        const others = inner.options.map(({ id }) => id).filter((id) => id !== here);
        found.push({ field: path, runs: at(path, here, others, put) });
        return;
      }
      case 'whole': {
        const outward = (start: number, by: 1 | -1) =>
          function* (): Generator<Neighbour> {
            for (let n = start; inner.min <= n && n <= inner.max; n += by)
              yield { field: path, from: here, to: n, input: put(n) };
          };
        const runs =
          typeof here === 'number'
            ? [outward(here + 1, 1), outward(here - 1, -1), ...at(path, here, inner.optional ? [null] : [], put)]
            : [outward(inner.min, 1)];
        found.push({ field: path, runs });
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
      // A set has each option in or out; of choices made in turn the last is taken back, or one more is made.
      const ids = item.options.map(({ id }) => id);
      const flips = inner.distinct
        ? ids.map((id) => (here.includes(id) ? here.filter((one) => one !== id) : [...here, id]))
        : [...(here.length > 0 ? [here.slice(0, -1)] : []), ...ids.map((id) => [...here, id])];
      const legal = flips.filter((to) => to.length >= inner.min && to.length <= inner.max);
      found.push({ field: path, runs: at(path, here, legal, put) });
      return;
    }
    here.forEach((one, i) => {
      visit(item, one, `${path}.${i + 1}`, scopes, (to) => put(here.map((was, j) => (i === j ? to : was))));
    });
    const runs = here.length > inner.min ? here.map((one, i) => removal(path, here, one, i, put)) : [];
    if (here.length < inner.max) {
      const added = defaultOf(item);
      runs.push(single({ field: `${path}.${here.length + 1}`, from: null, to: added, input: put([...here, added]) }));
    }
    found.push({ field: path, runs });
  };

  visit(field, value, '', [], (to) => to);
  return found;
};

const removal = (path: string, here: readonly Value[], one: Value, i: number, put: Put) =>
  single({ field: `${path}.${i + 1}`, from: one, to: null, input: put(here.filter((_, j) => j !== i)) });
