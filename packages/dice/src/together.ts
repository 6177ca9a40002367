import { InputError } from './error.ts';
import type { Odds } from './odds.ts';
import { checkInteger } from './reject.ts';

/** How many units came to each state, `{ held: 2, disordered: 1 }`; a state that none came to is left out. */
export type Counts<S extends string> = { readonly [State in S]?: number };

/** What several units came to, in whatever order. The same counts over the same list of states are the same object. */
export interface Mixture<S extends string> {
  readonly counts: Counts<S>;
  /** The counts as one id, `held-2-disordered-1`, in the order of the states; `none` where there is no unit. */
  readonly id: string;
}

/** Exact odds of mixtures: for each its ways, out of `of`. */
export interface MixtureOdds<S extends string> {
  readonly of: number;
  readonly ways: readonly (readonly [mixture: Mixture<S>, ways: number])[];
}

// A mixture is reached from the empty one by adding its units in the order of the states, and each step is made once:
// so the same counts are the same object, and mixtures are told apart by identity alone.
class Node<S extends string> implements Mixture<S> {
  readonly counts: Counts<S>;
  readonly id: string;
  readonly #states: readonly S[];
  readonly #before: Node<S> | undefined;
  readonly #last: number;
  readonly #next: (Node<S> | undefined)[] = [];

  constructor(states: readonly S[], counts: Counts<S>, last: number, before?: Node<S>) {
    this.#states = states;
    this.#last = last;
    this.#before = before;
    this.counts = Object.freeze(counts);
    this.id = states.flatMap((state) => (counts[state] ? [`${state}-${counts[state]}`] : [])).join('-') || 'none';
  }

  /** The mixture with one unit more. */
  plus(state: S): Node<S> {
    const place = this.#states.indexOf(state);
    if (place < 0) throw new InputError({ code: 'bad-state', field: 'state', allowed: this.#states, given: state });
    return this.#plus(place);
  }

  #plus(place: number): Node<S> {
    const known = this.#next[place];
    if (known) return known;
    const early = this.#before && place < this.#last;
    const node = early ? this.#before.#plus(place).#plus(this.#last) : this.#grow(place);
    this.#next[place] = node;
    return node;
  }

  #grow(place: number): Node<S> {
    const counts: { [State in S]?: number } = {};
    this.#states.forEach((state, i) => {
      const count = (this.counts[state] ?? 0) + (i === place ? 1 : 0);
      if (count > 0) counts[state] = count;
    });
    return new Node(this.#states, counts, place, this);
  }
}

const roots = new WeakMap<readonly string[], Node<string>>();

const emptyOf = <S extends string>(states: readonly S[]): Node<S> => {
  const known = roots.get(states);
  const root = known ?? new Node<string>(states, {}, 0);
  if (!known) roots.set(states, root);
  // Kept under the very list of states that it was made from.
  return root as unknown as Node<S>;
};

/** What units came to, one state for each. `states` lists every state there is. */
export const getMixture = <S extends string>(came: readonly S[], states: readonly S[]): Mixture<S> =>
  came.reduce((mixture, state) => mixture.plus(state), emptyOf(states));

/**
 * Units that come to a state each on their own, all together: `combineUnits([testRating(d10, 6), testRating(d10, 4)], ['pass', 'fail'])`.
 * A unit whose state is certain may be given as that state. Only mixtures are carried from unit to unit, so that ten units cost
 * no more than the mixtures they can come to.
 */
export const combineUnits = <S extends string>(
  units: readonly (Odds<S, number> | S)[],
  states: readonly S[],
): MixtureOdds<S> => {
  let of = 1;
  let mixtures: Weighed<S>[] = [{ node: emptyOf(states), ways: 1 }];
  for (const unit of units)
    if (typeof unit === 'string') for (const mixture of mixtures) mixture.node = mixture.node.plus(unit);
    else {
      of *= unit.of;
      mixtures = addUnit(mixtures, unit.ways);
    }
  return {
    of: checkInteger(of, 'of', 1, Number.MAX_SAFE_INTEGER),
    ways: mixtures.map(({ node, ways }) => [node, ways]),
  };
};

interface Weighed<S extends string> {
  node: Node<S>;
  ways: number;
}

// Looked up in a plain list: there are so few mixtures that it is quicker than a map.
const addUnit = <S extends string>(before: readonly Weighed<S>[], ways: Odds<S, number>['ways']): Weighed<S>[] => {
  const nodes: Node<S>[] = [];
  const mixtures: Weighed<S>[] = [];
  for (const mixture of before)
    for (const [state, n] of ways) {
      const node = mixture.node.plus(state);
      const known = mixtures[nodes.indexOf(node)];
      if (known) known.ways += mixture.ways * n;
      else {
        nodes.push(node);
        mixtures.push({ node, ways: mixture.ways * n });
      }
    }
  return mixtures;
};

/** The counts that an id stands for; `null` where it is no id of counts over these states. */
export const parseCounts = <S extends string>(id: string, states: readonly S[]): Counts<S> | null => {
  const counts: { [State in S]?: number } = {};
  let rest = id === 'none' ? '' : `-${id}`;
  for (const state of states) {
    const number = rest.startsWith(`-${state}-`) ? /^[1-9]\d*(?=-|$)/.exec(rest.slice(state.length + 2)) : null;
    if (!number) continue;
    counts[state] = Number(number[0]);
    rest = rest.slice(state.length + 2 + number[0].length);
  }
  return rest === '' ? counts : null;
};
