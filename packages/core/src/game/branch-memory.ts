import type { Branches } from './branches.ts';
import type { Context } from './calculator.ts';
import type { OddsList, Ways } from './odds-list.ts';
import type { Readings } from './reading.ts';
import { isSameValue } from './value.ts';

type Counts = (outcome: string) => boolean;

/** Branches that several answers share, and the chance last counted in them. */
export class SharedBranches implements Branches {
  declare readonly dice: Branches['dice'];
  declare readonly rows: Branches['rows'];
  declare readonly fates: Branches['fates'];
  #about: OddsList | undefined;
  #counts: Counts | undefined;
  #chance: Ways | undefined;

  constructor(branches: Branches) {
    Object.assign(this, branches);
  }

  /** The chance of what counts in a list; `count` is asked but once for the same. */
  measure(about: OddsList, counts: Counts, count: () => Ways | undefined): Ways | undefined {
    if (about !== this.#about || counts !== this.#counts) {
      this.#chance = count();
      [this.#about, this.#counts] = [about, counts];
    }
    return this.#chance;
  }
}

/** What a rule worked out at a total, and the readings that it asked for on the way, in their order. */
interface Worked {
  readonly total: number;
  readonly asked: readonly (readonly [id: string, option: string])[];
  readonly branches: Branches;
}

/** More than any chart has totals; beyond them all is forgotten, so that memory stays flat. */
const MOST_KEPT = 200;

/**
 * Keeps the branches that a rule works out from a part of an input, a total and the readings that it asks for, until another such part
 * comes: the answers under the options of a reading share them, and so do inputs that differ elsewhere. The readings are asked
 * for again, so that a report names them as if all were worked out anew.
 */
export const createBranchMemory = <C extends Context<unknown, Readings>, Part>(): ((
  context: C,
  part: Part,
  total: number,
  work: (context: C) => Branches,
) => Branches) => {
  let known: Worked[] = [];
  let [lastCharts, lastPart]: [unknown, Part | undefined] = [undefined, undefined];
  return (context, part, total, work) => {
    if (lastCharts !== context.charts || !isSameValue(part, lastPart) || known.length === MOST_KEPT) known = [];
    [lastCharts, lastPart] = [context.charts, part];
    for (const worked of known)
      if (worked.total === total && worked.asked.every(([id, option]) => context.reading(id) === option))
        return worked.branches;
    const asked: [id: string, option: string][] = [];
    const reading = (id: string) => {
      const option = context.reading(id);
      asked.push([id, option]);
      return option;
    };
    const branches = new SharedBranches(work({ ...context, reading }));
    known.push({ total, asked, branches });
    return branches;
  };
};
