import fc from 'fast-check';

/** What JSON holds. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Holder = Json[] | { [key: string]: Json };

/** Every list and object of a document. */
const holdersIn = (value: Json): Holder[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(holdersIn)] : [];

/** A value near the edges of what some field allows, or of another kind, or any JSON. */
const junk: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json[]>(
    null,
    true,
    -1,
    0,
    0.5,
    1,
    2,
    3,
    5,
    6,
    99,
    100,
    -99,
    -100,
    1_000_000,
    1_000_001,
    1e20,
    2 ** 53,
  ),
  fc.constantFrom<Json[]>(
    '',
    ' ',
    'Woods',
    'woods',
    'woods-',
    '0101',
    '0101/0102',
    '0101/0',
    '0606',
    'constructor',
    '1',
  ),
  fc.constantFrom<Json[]>(
    [],
    {},
    [1],
    ['woods'],
    ['woods', 'woods'],
    { side: 1 },
    { vertex: 6 },
    { side: 1, vertex: 1 },
  ),
  fc.constantFrom<Json[]>('x'.repeat(20), 'x'.repeat(21), 'x'.repeat(200), 'x'.repeat(201), Array(101).fill('woods')),
  fc.jsonValue({ maxDepth: 2 }).map((value): Json => JSON.parse(JSON.stringify(value))),
);
const newKey = fc.constantFrom(
  'side',
  'vertex',
  'road',
  'hex',
  'level',
  'id',
  '__proto__',
  'constructor',
  'x',
  'A',
  '0',
);

/** One alteration: which list or object, which of its entries, and what is done to it. */
export const alteration = fc.record({
  holder: fc.nat(),
  entry: fc.nat(),
  how: fc.constantFrom('replace', 'replace', 'remove', 'add', 'repeat', 'spread'),
  key: newKey,
  value: junk,
});

const define = (holder: Holder, key: string, value: Json): void => {
  // Assigning to `__proto__` would set the prototype instead of a key, which JSON.parse never does.
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
};

/** Does one alteration to a document. */
export const alter = (
  document: Json,
  { holder: at, entry, how, key, value }: typeof alteration extends fc.Arbitrary<infer T> ? T : never,
): void => {
  const holders = holdersIn(document);
  const holder = holders[at % holders.length] ?? [];
  const keys = Object.keys(holder);
  const name = keys[entry % keys.length];
  if (Array.isArray(holder)) {
    const index = entry % (holder.length + 1);
    if (how === 'remove') holder.splice(index, 1);
    else if (how === 'repeat') holder.push(structuredClone(holder[index] ?? null));
    else if (how === 'add' || name === undefined) holder.splice(index, 0, value);
    else holder[Number(name)] = value;
  } else if (how === 'add' || name === undefined) define(holder, key, value);
  else if (how === 'remove') Reflect.deleteProperty(holder, name);
  else if (how === 'repeat') define(holder, key, structuredClone(holder[name] ?? null));
  else define(holder, name, value);
};
