import { openBoard, readBattlefield } from '@coup-doeil/core/battle';
import type { Calculator, Sequel } from '@coup-doeil/core/game';
import { CHECKS } from '../src/conformance/checks.ts';
import { lookups } from '../src/conformance/lookups.ts';
import { sizedPicker } from '../src/conformance/picker.ts';
import type { Subject } from '../src/conformance/subject.ts';
import { spellTrace, tellAfter, tellFates } from '../src/conformance/tell-answers.ts';
import { tellBoard } from '../src/conformance/tell-battles.ts';
import { answerOf, asksOf, traceAsk } from '../src/conformance/trace.ts';

/** A game with everything loaded. */
export interface Loaded {
  readonly subject: Subject;
  readonly sequels: Readonly<Record<string, Sequel>>;
}

/** A piece of what the game's conformance test holds: what it says is kept, or none of its problems may come. */
export interface Unit {
  readonly name: string;
  run(loaded: Loaded): Promise<string> | string;
}

/** Of each calculator so many asks, and of the drawn positions so many: a change that all of them miss is left to the tests. */
const MOST_ASKS = 220;
const MOST_POSITIONS = 25;
/** How many asks and positions come before the rest: most changes are noticed by few. */
const FIRST_ASKS = 300;
const FIRST_POSITIONS = 8;

const QUICK = ['second-entry', 'rulings', 'ids', 'lists', 'definitions', 'marks', 'schema', 'board-words'];
/** They work out hundreds of asks. */
const SLOW = ['citations', 'languages', 'odds-roles'];

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
          const trace = traceAsk(calculators[at] ?? calculator, asked);
          const sequel = sequels[id];
          const after = sequel && answerOf(trace) ? tellAfter(sequel, trace, replay()) : [];
          return spellTrace(trace) + JSON.stringify(after);
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

/** The first asks of every calculator, then the second ones. */
const mix = (all: readonly (readonly Unit[])[]): Unit[] =>
  Array.from({ length: MOST_ASKS }, (_, i) => all.flatMap((own) => own.slice(i, i + 1))).flat();

/** What a change of a game's code may be noticed by, the quickest first. */
export const listUnits = ({ subject }: Loaded): Unit[] => {
  const asks = mix(subject.calculators.map(askUnits));
  const positions = subject.door ? positionUnits(subject) : [];
  return [
    { name: 'lookups', run: (loaded) => lookups(loaded.subject).join('\n') },
    { name: 'fates', run: ({ sequels }) => Object.values(sequels).flatMap(tellFates).join('\n') },
    ...QUICK.map(checkUnit),
    ...asks.slice(0, FIRST_ASKS),
    ...positions.slice(0, FIRST_POSITIONS),
    ...asks.slice(FIRST_ASKS),
    ...positions.slice(FIRST_POSITIONS),
    ...SLOW.map(checkUnit),
  ];
};
