import type { Pick } from '../src/game/index.ts';

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

/** What a file in JSON may hold where something else belongs. */
const ODD_JSON: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => -1,
  () => 0,
  () => 0.5,
  () => 1e308,
  () => 2 ** 53,
  () => '',
  () => 'x'.repeat(10_000),
  () => '\ud800',
  () => '__proto__',
  () => '0504',
  () => [],
  () => [[]],
  () => ({}),
  () => JSON.parse('{"__proto__":{"polluted":true}}'),
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

/** One of several, by chance. */
export const pickOne = <T>(items: readonly T[], pick: Pick): T => {
  const picked = items[pick(items.length)];
  if (picked === undefined) throw new Error('nothing to pick from');
  return picked;
};

/** A text with a few things put in, taken out or doubled. */
export const mangle = (text: string, pick: Pick): string => {
  let now = text;
  for (let times = 1 + pick(4); times > 0; times--) {
    const at = pick(now.length + 1);
    const end = Math.min(now.length, at + pick(6));
    const middle = pickOne(
      [pickOne(MARKS, pick), '', now.slice(at, end).repeat(2), now.slice(pick(now.length + 1), end)],
      pick,
    );
    now = now.slice(0, at) + middle + now.slice(end);
  }
  return now;
};

/** Data of which somewhere one thing is odd: no plain data at all, or, with `isJson`, only what a file in JSON may hold. */
export const spoil = (data: unknown, pick: Pick, isJson = false): unknown => {
  const whole: unknown = { data: structuredClone(data) };
  let holder = Object(whole);
  let name = 'data';
  while (Object.hasOwn(holder, name) && typeof holder[name] === 'object' && holder[name] !== null && pick(8) > 0) {
    holder = holder[name];
    name = pickOne([...Object.keys(holder), pickOne(MARKS, pick)], pick);
  }
  const known = Object.values(holder);
  const odd = known.length > 0 && pick(3) === 0 ? pickOne(known, pick) : pickOne(isJson ? ODD_JSON : ODD, pick)();
  Object.defineProperty(holder, name, { value: odd, enumerable: true, configurable: true, writable: true });
  return Object(whole).data;
};
