import { openBoard, readBattlefield } from '@coup-doeil/core/battle';
import { type Calculator, createBrief, type Sequel } from '@coup-doeil/core/game';
import { CHECKS } from '../../src/conformance/checks.ts';
import { lookups } from '../../src/conformance/lookups.ts';
import { sizedPicker } from '../../src/conformance/picker.ts';
import type { Subject } from '../../src/conformance/subject.ts';
import { spellTrace, tellAfter, tellFates, tellTrace } from '../../src/conformance/tell-answers.ts';
import { tellBoard } from '../../src/conformance/tell-battles.ts';
import { tellCharts, tellDoor, tellForm } from '../../src/conformance/tell-game.ts';
import { answerOf, asksOf, traceAsk } from '../../src/conformance/trace.ts';
import type { KeptTest } from './kept-tests.ts';

/** A game with everything loaded. */
export interface Loaded {
  readonly subject: Subject;
  readonly sequels: Readonly<Record<string, Sequel>>;
  /** Its own tests, by name. */
  readonly tests: ReadonlyMap<string, KeptTest>;
}

/** What a test of the game answers that finds nothing. */
const HOLDS = 'holds';

/** A test of the game, or a piece of what its conformance test holds: what it says is kept. */
export interface Unit {
  readonly name: string;
  run(loaded: Loaded): Promise<string> | string;
}

/** Of each calculator so many asks, and of the drawn positions so many. */
const MOST_ASKS = 220;
const MOST_POSITIONS = 25;

/** Checks of the kit that are held whole; of the others only what they ask. */
const HELD = [
  ...['second-entry', 'rulings', 'ids', 'lists', 'definitions', 'marks', 'schema', 'board-words'],
  ...['citations', 'languages', 'odds-roles'],
];

const checkUnit = (id: string): Unit => {
  const check = CHECKS.find((one) => one.id === id);
  if (!check) throw new Error(`there is no check ${id}`);
  return { name: `check ${id}`, run: async ({ subject }) => (await check.run(subject)).join('\n') };
};

/** Draws as another does, and the same again each time that it is asked for. */
const createReplay = (draw: (size: number) => number): (() => (size: number) => number) => {
  const drawn: number[] = [];
  return () => {
    let i = 0;
    return (size) => {
      const next = drawn[i] ?? draw(size);
      drawn[i] = next;
      i += 1;
      return next % Math.max(1, size);
    };
  };
};

const askUnits = (calculator: Calculator, at: number): Unit[] => {
  const { id } = calculator;
  const draw = sizedPicker(`told ${id}`);
  return asksOf(calculator)
    .slice(0, MOST_ASKS)
    .map((asked, i): Unit => {
      const replay = createReplay(draw);
      return {
        name: `${id} ${i}`,
        run: ({ subject: { calculators }, sequels }) => {
          const own = calculators[at] ?? calculator;
          const trace = traceAsk(own, asked);
          const sequel = sequels[id];
          const after = sequel && answerOf(trace) ? tellAfter(sequel, trace, replay()) : [];
          const headline = trace.result && createBrief(own, trace.result).headline;
          return JSON.stringify([headline, tellTrace(trace), spellTrace(trace), after]);
        },
      };
    });
};

const listPositions = ({ battles, positions }: Subject) => [
  ...Object.values(battles).map((document) => ({ document })),
  ...positions,
];

const positionUnits = (first: Subject): Unit[] =>
  Array.from(listPositions(first).slice(0, Object.keys(first.battles).length + MOST_POSITIONS), (_, i) => ({
    name: `position ${i}`,
    run: ({ subject }) => {
      const { document, ...table } = listPositions(subject)[i] ?? { document: {} as never };
      if (!subject.door) return '';
      return JSON.stringify(tellBoard(openBoard(subject.door, readBattlefield(document), table)));
    },
  }));

const testUnits = (tests: Loaded['tests']): Unit[] =>
  [...tests.keys()].map((name) => ({
    name: `test ${name}`,
    run: async (loaded) => {
      await loaded.tests.get(name)?.run();
      return HOLDS;
    },
  }));

/** What a change of a game's code may be noticed by. */
export const listUnits = ({ subject, tests }: Loaded): Unit[] => [
  { name: 'lookups', run: (loaded) => lookups(loaded.subject).join('\n') },
  { name: 'fates', run: ({ sequels }) => Object.values(sequels).flatMap(tellFates).join('\n') },
  { name: 'charts', run: (loaded) => tellCharts(loaded.subject).join('\n') },
  { name: 'forms', run: (loaded) => loaded.subject.calculators.flatMap(tellForm).join('\n') },
  { name: 'door', run: (loaded) => (loaded.subject.door ? tellDoor(loaded.subject.door).join('\n') : '') },
  ...HELD.map(checkUnit),
  ...subject.calculators.flatMap(askUnits),
  ...(subject.door ? positionUnits(subject) : []),
  ...testUnits(tests),
];
