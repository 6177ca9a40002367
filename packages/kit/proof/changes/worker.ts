/* Tries changes of a game's code one after another: `node worker.ts bundle.mjs ids.json`. A line of JSON for each. */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Game, Sequel } from '@coup-doeil/core/game';
import '../../../core/proof/few-cases.ts';
import { loadSubject, type Options } from '../../src/conformance/subject.ts';
import type { KeptTest } from './kept-tests.ts';
import { type Loaded, listUnits, type Unit } from './units.ts';

const [, , bundle = '', list = ''] = process.argv;
const ids: readonly string[] = JSON.parse(readFileSync(list, 'utf8'));

/** What the changed code asks: which change is on, and where it writes what it runs through. */
interface Switches {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  /** Which code runs through which change is known: it is no longer counted. */
  isCovered?: boolean;
  hitCount?: number;
  hitLimit?: number;
  mutantCoverage?: {
    readonly static: object;
    readonly perTest: Readonly<Record<string, Readonly<Record<string, number>>>>;
  };
}
const switches: Switches = {};
Object.assign(globalThis, { __stryker__: switches });

// What Vitest's `expect` asks for where no Vitest runs.
Object.assign(globalThis, { __vitest_worker__: { filepath: bundle, config: {} } });

const say = (what: object): boolean => process.stdout.write(`${JSON.stringify(what)}\n`);

let loads = 0;

/** What `run.ts` built. */
interface Built {
  readonly caught: readonly { readonly game: Game; readonly options: Options }[];
  readonly tests: readonly KeptTest[];
}

/** The game anew: no module of it keeps anything of before. */
const load = async (): Promise<Loaded> => {
  loads += 1;
  const { caught, tests }: Built = await import(`${pathToFileURL(bundle).href}?${loads}`);
  const [asked] = caught;
  if (!asked) throw new Error('its conformance test is not called');
  const { game, options } = asked;
  const sequels = Object.entries(game.sequels ?? {}).map(
    async ([id, open]): Promise<[string, Sequel]> => [id, await open()],
  );
  return {
    subject: await loadSubject(game, options),
    sequels: Object.fromEntries(await Promise.all(sequels)),
    tests: new Map(tests.map((test) => [test.name, test])),
  };
};

const THROWN = 'thrown: ';

const tell = async ({ run }: Unit, loaded: Loaded): Promise<string> => {
  try {
    return await run(loaded);
  } catch (error) {
    return `${THROWN}${error instanceof Error ? error.message : error}`;
  }
};

let shared = await load();
const atLoad = new Set(Object.keys(switches.mutantCoverage?.static ?? {}));

/** A test of many cases takes longest where each case is slow: so many of those are tried. */
const SLOW = 100;
const MOST_SLOW = 8;

interface Timed {
  readonly unit: Unit;
  readonly answer: string;
  readonly time: number;
}

/** What each unit says of the code as it is, the quickest first. */
const tellAll = async (): Promise<Timed[]> => {
  const all: Timed[] = [];
  const slow = new Map<string, number>();
  for (const unit of listUnits(shared)) {
    const family = unit.name.replace(/\d+$/, '');
    const before = slow.get(family) ?? 0;
    if (before >= MOST_SLOW) continue;
    switches.currentTestId = unit.name;
    const start = performance.now();
    const answer = await tell(unit, shared);
    if (answer.startsWith(THROWN)) throw new Error(`${unit.name} does not hold where no change is on: ${answer}`);
    const time = performance.now() - start;
    if (time > SLOW) slow.set(family, before + 1);
    all.push({ unit, answer, time });
  }
  return all.sort((a, b) => a.time - b.time);
};

const told = await tellAll();
const units = told.map(({ unit }) => unit);
const was = new Map(told.map(({ unit, answer }) => [unit.name, answer]));
switches.currentTestId = undefined;
switches.isCovered = true;
const hits = switches.mutantCoverage?.perTest ?? {};

/** A change that is run through ten times as often as its place was before does not end. */
const limitHits = (id: string, name: string): void => {
  switches.hitCount = 0;
  switches.hitLimit = 10 * (hits[name]?.[id] ?? 0) + 100_000;
};

/** The first unit that tells a change from the code as it is. */
const findTelling = async (among: readonly Unit[], loaded: Loaded, id: string): Promise<Unit | undefined> => {
  switches.activeMutant = id;
  for (const unit of among) {
    limitHits(id, unit.name);
    if ((await tell(unit, loaded)) !== was.get(unit.name)) return unit;
  }
  return undefined;
};

/** The units that are tried on what is loaded already. */
const FIRST = 60;

/** Whether a unit says again what it said, once the change is off: nothing was left behind, and nothing hangs on chance. */
const saysAgain = async (unit: Unit, loaded: Loaded): Promise<boolean> => {
  switches.activeMutant = undefined;
  return (await tell(unit, loaded)) === was.get(unit.name);
};

/** Whether some unit tells a change, with all modules loaded anew. */
const isToldAnew = async (among: readonly Unit[], id: string, loaded: Loaded): Promise<boolean> => {
  const telling = await findTelling(among, loaded, id);
  switches.activeMutant = undefined;
  return telling !== undefined && (await saysAgain(telling, await load()));
};

const loadChanged = async (id: string): Promise<Loaded | undefined> => {
  switches.activeMutant = id;
  limitHits(id, '');
  try {
    return await load();
  } catch {
    return undefined;
  }
};

/** Whether a change is noticed. */
const tryChange = async (id: string): Promise<boolean> => {
  if (atLoad.has(id)) {
    const changed = await loadChanged(id);
    return changed === undefined || isToldAnew(units, id, changed);
  }
  const own = units.filter(({ name }) => hits[name]?.[id]);
  if (own.length === 0) return false;
  const quick = await findTelling(own.slice(0, FIRST), shared, id);
  if (quick && (await saysAgain(quick, shared))) return true;
  switches.activeMutant = undefined;
  if (quick) shared = await load();
  return isToldAnew(own, id, await load());
};

for (const id of ids) {
  say({ begun: id });
  const isNoticed = await tryChange(id);
  switches.activeMutant = undefined;
  say({ id, isNoticed });
}

// The code as it is says what it said: nothing of a change was left behind.
const last = await load();
for (const [i, unit] of units.entries())
  if (i % 5 === 0 && (await tell(unit, last)) !== was.get(unit.name)) throw new Error(`left behind: ${unit.name}`);
say({ done: true });
process.exit(0);
