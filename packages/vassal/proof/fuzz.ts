import { readBattlefield } from '@coup-doeil/core/battle';
import { strFromU8, strToU8 } from 'fflate';
import { convertGame, type Mapping, readMapping } from '../src/battlefield/index.ts';
import { readModule, readSave, type SavedGame, VassalError, type VassalModule } from '../src/index.ts';
import * as write from '../test/write.ts';

/** Damaged files of each kind; `PROOF_SIZE=0.001` tries it in small. */
const TIMES = Math.ceil(100_000 * Number(process.env.PROOF_SIZE ?? 1));
/** Far beyond what a busy machine needs for a file this small. */
const MOST_MILLISECONDS = 5000;

const buildFile = write.writeBuildFile([write.writeMap([write.writeBoard([write.writeGrid()])])]);
const pieces = [
  write.writePiece({ id: '1', name: 'x', place: 'Field;1;2' }),
  write.writeStack('2', 'Field', 1, 2, ['1']),
];

const mapping: Mapping = {
  game: 'the-ford',
  map: 'Field',
  rules: [{ when: { name: 'x*' }, counter: { side: 'blue', arm: 'infantry', strength: 4, ratings: { cohesion: 6 } } }],
};
const module = await readModule(strToU8(buildFile));
const saved = await readSave(write.writeSave(pieces));

/** What could be read is turned into a battlefield, which is a good document whatever was damaged. */
const convert = (read: VassalModule, save: SavedGame, by = mapping): void => {
  const { battlefield } = convertGame(read, save, by);
  if (battlefield) readBattlefield(battlefield);
};
const convertSave = async (bytes: Uint8Array): Promise<void> => convert(module, await readSave(bytes));
const convertModule = async (bytes: Uint8Array): Promise<void> => convert(await readModule(bytes), saved);

const KINDS: Readonly<Record<string, readonly [bytes: Uint8Array, read: (bytes: Uint8Array) => unknown]>> = {
  'save in a zip': [write.writeSave(pieces), convertSave],
  'save in digits': [write.hideInDigits(write.writeText(pieces)), convertSave],
  'save in bytes': [write.hideInBytes(write.writeText(pieces)), convertSave],
  'text of a save': [strToU8(write.writeText(pieces)), (bytes) => convertSave(write.zipSave(bytes))],
  module: [write.zipModule(buildFile), convertModule],
  'build file': [strToU8(buildFile), convertModule],
  mapping: [strToU8(JSON.stringify(mapping)), (bytes) => convert(module, saved, readMapping(strFromU8(bytes)))],
};

/** Small whole numbers that look like chance and are the same every time (mulberry32). */
const createPicker = (seed: number): ((n: number) => number) => {
  let state = seed;
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) % n;
  };
};

/** Bytes with a few of them changed, taken out or doubled. */
const damage = (bytes: Uint8Array, pick: (n: number) => number): Uint8Array => {
  let now = [...bytes];
  for (let times = 1 + pick(4); times > 0; times--) {
    const at = pick(now.length + 1);
    const part = now.slice(at, at + pick(6));
    const middle = [[pick(256)], [], [...part, ...part], [27, 59, 47][pick(3)] ?? 0].flat();
    now = [...now.slice(0, at), ...middle, ...now.slice(at + part.length)];
  }
  return Uint8Array.from(now);
};

const seed = Date.now();
for (const [kind, [bytes, read]] of Object.entries(KINDS)) {
  const pick = createPicker(seed);
  let [taken, refused] = [0, 0];
  for (let i = 0; i < TIMES; i++) {
    const start = performance.now();
    try {
      await read(damage(bytes, pick));
      taken += 1;
    } catch (error) {
      if (!(error instanceof VassalError)) throw new Error(`${kind}, ${i} of seed ${seed}`, { cause: error });
      refused += 1;
    }
    const took = performance.now() - start;
    if (took > MOST_MILLISECONDS) throw new Error(`${kind}, ${i} of seed ${seed}: ${took} ms`);
  }
  console.log(
    `figure: damaged ${kind} (taken + refused) | ${taken} + ${refused}, seed ${seed} | one typed error each | met`,
  );
}
