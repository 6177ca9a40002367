import type { Branches, Party, RowBranch } from './branches.ts';
import type { Context } from './calculator.ts';
import type { OddsList, Ways } from './odds-list.ts';
import type { Readings } from './reading.ts';
import type { RowEnd } from './unit-odds.ts';
import { isSameValue } from './value.ts';

type Counts = (outcome: string) => boolean;

/** Branches that several answers share, and the chance last counted in them. */
class SharedBranches implements Branches {
  declare readonly dice: Branches['dice'];
  declare readonly rows: Branches['rows'];
  declare readonly fates: Branches['fates'];
  #about: OddsList | undefined;
  #counts: Counts | undefined;
  #chance: Ways | undefined;

  constructor(branches: Branches) {
    Object.assign(this, branches);
  }

  measure(about: OddsList, counts: Counts, count: () => Ways | undefined): Ways | undefined {
    if (about !== this.#about || counts !== this.#counts) {
      this.#chance = count();
      [this.#about, this.#counts] = [about, counts];
    }
    return this.#chance;
  }
}

/** Units that a row strikes together, at whatever total it comes, and what they come to together. */
class SharedParty implements Party {
  declare readonly units: Party['units'];
  #end: RowEnd | undefined;

  constructor(party: Party) {
    Object.assign(this, party);
  }

  fold(work: () => RowEnd): RowEnd {
    this.#end ??= work();
    return this.#end;
  }
}

/** The readings that were asked for on the way to something, in their order. */
interface Worked {
  readonly asked: readonly (readonly [id: string, option: string])[];
}

/** What a rule worked out at a total. */
interface WorkedBranches extends Worked {
  readonly branches: Branches;
}

/** What it worked out for a row, at whatever total that comes. */
interface WorkedRow<Row> extends Worked {
  readonly row: Row;
  readonly follow: RowBranch;
}

/** More than any chart has totals; beyond them all is forgotten, so that memory stays flat. */
const MOST_KEPT = 200;

const hasSameReadings = ({ asked }: Worked, { reading }: Context<unknown, Readings>): boolean =>
  asked.every(([id, option]) => reading(id) === option);

/**
 * Keeps the branches that a rule works out from a part of an input, a total and the readings that it asks for, until another such part
 * comes: the answers under the options of a reading share them, and so do inputs that differ elsewhere. What `follow` makes of a row
 * is kept whatever the total; `list` makes the branches of it. The readings are asked for again, so that a report names them as if
 * all were worked out anew.
 */
export const createBranchMemory = <C extends Context<unknown, Readings>, Part, Row>() => {
  let known = new Map<number, WorkedBranches[]>();
  let count = 0;
  let rows: WorkedRow<Row>[] = [];
  let [lastCharts, lastPart]: [unknown, Part | undefined] = [undefined, undefined];
  return (
    context: C,
    part: Part,
    total: number,
    follow: (context: C, row: Row) => RowBranch,
    list: (follow: (row: Row) => RowBranch) => Branches,
  ): Branches => {
    if (lastCharts !== context.charts || !isSameValue(part, lastPart) || count === MOST_KEPT)
      [known, count, rows] = [new Map(), 0, []];
    [lastCharts, lastPart] = [context.charts, part];
    const atTotal = known.get(total) ?? [];
    for (const worked of atTotal) if (hasSameReadings(worked, context)) return worked.branches;
    const asked: [id: string, option: string][] = [];
    const reading = (id: string) => {
      const option = context.reading(id);
      asked.push([id, option]);
      return option;
    };
    const asking = { ...context, reading };
    const followRow = (row: Row): RowBranch => {
      for (const worked of rows) if (worked.row === row && hasSameReadings(worked, asking)) return worked.follow;
      const before = asked.length;
      const { id, tests, parties } = follow(asking, row);
      const shared = { id, tests, parties: parties.map((party) => new SharedParty(party)) };
      rows.push({ row, asked: asked.slice(before), follow: shared });
      return shared;
    };
    const branches = new SharedBranches(list(followRow));
    atTotal.push({ asked, branches });
    known.set(total, atTotal);
    count += 1;
    return branches;
  };
};
