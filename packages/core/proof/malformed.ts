import { isDeepStrictEqual } from 'node:util';
import { createPicker } from '@coup-doeil/dice/roll';
import { loadBattlefield } from '../src/battle/index.ts';
import { parseCsv } from '../src/chart/import/index.ts';
import { InputError, isInputError } from '../src/error.ts';
import {
  type Calculator,
  checkAsk,
  formatQuery,
  formatWords,
  type Pick,
  parseInput,
  parseQuery,
  parseWords,
  run,
  sampleInput,
  splitWords,
} from '../src/game/index.ts';

export const ROOMS = ['json', 'words', 'link', 'csv', 'battlefield'] as const;
export type Room = (typeof ROOMS)[number];

/** What came of a run: how many were taken, how many refused; anything else that happened has thrown. */
export type Tried = Readonly<Record<Room, { readonly taken: number; readonly refused: number }>>;

const ODD: readonly (() => unknown)[] = [
  () => null,
  () => undefined,
  () => Number.NaN,
  () => -0,
  () => 1e308,
  () => Number.POSITIVE_INFINITY,
  () => 2 ** 53,
  () => 0.1,
  () => 10n ** 40n,
  () => '',
  () => 'x'.repeat(100_000),
  () => '\ud800',
  () => '__proto__',
  () => [],
  () => Array.from({ length: 10 ** 6 }),
  () => Object.assign([], { 4000000000: 1 }),
  () => ({}),
  () => JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
  () => Object.create({ ground: 'open' }),
  () => new Map([['ground', 'open']]),
  () => new Date(0),
  () => () => 'open',
  () => Symbol('open'),
  () => {
    const circle: unknown[] = [];
    circle.push(circle);
    return circle;
  },
  () =>
    new Proxy(
      {},
      {
        get: () => {
          throw new TypeError('trap');
        },
        ownKeys: () => {
          throw new TypeError('trap');
        },
      },
    ),
  () => ({
    get ground(): never {
      throw new TypeError('trap');
    },
  }),
];

const MARKS = [
  '=',
  '.',
  ',',
  ' ',
  '&',
  '%',
  '%E0',
  '+',
  '[a]',
  '[',
  ']',
  '|',
  '"',
  '""',
  '\n',
  '\r\n',
  '\r',
  '-',
  '−',
  '/',
  ' / ',
  '1',
  '99999999999',
  '\u0000',
  '\ufeff',
  '__proto__',
  'constructor',
  '¾',
  '𝔵',
  '<',
  'to',
  ';',
];

const one = <T>(items: readonly T[], pick: Pick): T => {
  const found = items[pick(items.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
};

/** A text with a few things put in, taken out or doubled. */
const mangled = (text: string, pick: Pick): string => {
  let now = text;
  for (let times = 1 + pick(4); times > 0; times--) {
    const at = pick(now.length + 1);
    const end = Math.min(now.length, at + pick(6));
    const middle = one(
      [one(MARKS, pick), '', now.slice(at, end).repeat(2), now.slice(pick(now.length + 1), end)],
      pick,
    );
    now = now.slice(0, at) + middle + now.slice(end);
  }
  return now;
};

/** A valid input with something odd put somewhere in it. */
const spoilt = (calculator: Calculator, pick: Pick): unknown => {
  const whole: unknown = { input: structuredClone(sampleInput(calculator.input, pick)) };
  let holder = Object(whole);
  let name = 'input';
  while (Object.hasOwn(holder, name) && typeof holder[name] === 'object' && holder[name] !== null && pick(5) > 0) {
    holder = holder[name];
    name = one([...Object.keys(holder), one(MARKS, pick)], pick);
  }
  Object.defineProperty(holder, name, {
    value: one(ODD, pick)(),
    enumerable: true,
    configurable: true,
    writable: true,
  });
  return Object(whole).input;
};

const FILES: readonly string[] = [
  'group,fr,en,move,fire\nHex,Clair,Clear,1,-\nHex,Bois,"Woods, thick",2,-1\n',
  'from,to,attacker,defender\n,2,-,S\n3,6,S,-\n7,,-,H\n',
  'ratio,value\n2/1 +,+2\n1.5/1,+1\n1/2 -,-1\n',
];

const BATTLEFIELD = JSON.stringify({
  format: 'coup-doeil/battlefield',
  version: 1,
  grid: { columns: 20, rows: 12, orientation: 'flat', shifted: 'even' },
  hexes: [{ hex: '0507', terrains: ['woods'], level: 1 }, { hex: '0508' }],
  hexsides: [{ hexside: '0507/0508', features: ['stream'] }],
  units: [
    {
      id: 'one',
      side: 'blue',
      arm: 'infantry',
      strength: 4,
      ratings: { cohesion: 6 },
      hex: '0507',
      facing: { side: 2 },
    },
  ],
});

type Attempt = (calculator: Calculator, pick: Pick) => void;

const ATTEMPTS: Readonly<Record<Room, Attempt>> = {
  json: (calculator, pick) => {
    const input = spoilt(calculator, pick);
    const result = run({ id: 'game', version: '1' }, calculator, { input });
    if (!result.ok) throw new InputError(result.error);
    parseInput(calculator.input, result.report.input);
  },
  words: (calculator, pick) => {
    const said = formatWords(calculator.input, sampleInput(calculator.input, pick));
    const text = said.map((word) => word.join('=')).join(' ');
    parseInput(calculator.input, parseWords(calculator.input, splitWords(mangled(text, pick))));
  },
  link: (calculator, pick) => {
    const asked = checkAsk(calculator, { input: sampleInput(calculator.input, pick) });
    const opened = parseQuery(
      calculator,
      mangled(formatQuery(calculator, { asked, version: '1', headline: '+1' }), pick),
    );
    // Whatever was left of it is a good ask.
    checkAsk(calculator, opened.ask);
    for (const problem of opened.problems) throw new InputError(problem);
  },
  csv: (_, pick) => {
    parseCsv(mangled(one(FILES, pick), pick), 'x.csv');
  },
  battlefield: (_, pick) => void loadBattlefield(mangled(BATTLEFIELD, pick)),
};

/** The longest that one malformed thing may take: far beyond what a busy machine needs. */
const MOST_MILLISECONDS = 2000;
const MOST_CHARACTERS = 20_000;

/** Tries malformed things, each of which must be taken or refused by the one error, short and safe to say back, in time. */
export const tryMalformed = (
  calculator: Calculator,
  times: number,
  seed: string,
  rooms: readonly Room[] = ROOMS,
): Tried => {
  const pick = createPicker(seed);
  const prototype = Object.getOwnPropertyNames(Object.prototype);
  const tried = Object.fromEntries(rooms.map((room) => [room, { taken: 0, refused: 0 }]));
  for (let i = 0; i < times; i++) {
    const room = one(rooms, pick);
    const count = tried[room];
    const began = performance.now();
    try {
      ATTEMPTS[room](calculator, pick);
      if (count) count.taken++;
    } catch (error) {
      if (!isInputError(error)) throw new Error(`${room}, ${i} of seed ${seed}`, { cause: error });
      const { code, field, allowed, given } = error;
      const said = JSON.stringify({ code, field, allowed, given });
      if (said.length > MOST_CHARACTERS || field === '')
        throw new Error(`${room}, ${i} of seed ${seed}: ${said.slice(0, 200)}`);
      if (count) count.refused++;
    }
    const took = performance.now() - began;
    if (took > MOST_MILLISECONDS) throw new Error(`${room}, ${i} of seed ${seed}: ${took} ms`);
  }
  if (!isDeepStrictEqual(Object.getOwnPropertyNames(Object.prototype), prototype))
    throw new Error('a prototype was changed');
  return tried as Tried;
};
