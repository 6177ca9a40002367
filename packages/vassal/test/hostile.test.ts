import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { convertGame, type Mapping } from '../src/battlefield/index.ts';
import { buildLayout, readModule, readSave, VassalError } from '../src/index.ts';
import * as write from './write.ts';

/** What becomes of bytes: read, or the code of the one error there is. Anything else thrown is a failure. */
const outcome = async (read: () => unknown): Promise<string> => {
  try {
    await read();
    return 'read';
  } catch (error) {
    if (error instanceof VassalError) return error.problem.code;
    throw error;
  }
};

const save = write.writeSave([write.writePiece({ id: '1', name: 'x', place: 'Field;1;2' })]);
const module = write.zipModule(write.writeBuildFile([write.writeMap([write.writeBoard([write.writeGrid()])])]));

describe('a file cut off at any byte', () => {
  test.each([
    ['a save in a zip', save, readSave],
    ['a save in digits', write.hideInDigits(write.writeText([write.writePiece({ id: '1' })])), readSave],
    ['a save in bytes', write.hideInBytes(write.writeText([write.writePiece({ id: '1' })])), readSave],
    ['a module', module, readModule],
    [
      'a build file',
      strToU8(write.writeBuildFile([write.writeMap([write.writeBoard([write.writeGrid()])])])),
      readModule,
    ],
  ])('is read or refused, never worse: %s', async (_, bytes, read) => {
    const outcomes = new Set<string>();
    for (let length = 0; length < bytes.length; length++)
      outcomes.add(await outcome(() => read(bytes.slice(0, length))));
    expect([...outcomes].filter((code) => code !== 'read').length).toBeGreaterThan(0);
  });
});

test('a byte changed anywhere in a save harms nothing but the save', async () => {
  for (let at = 0; at < save.length; at++) {
    const bytes = save.slice();
    bytes[at] = (bytes[at] ?? 0) ^ 0x55;
    await outcome(() => readSave(bytes));
  }
  expect(await outcome(() => readSave(save))).toBe('read');
});

describe('is refused by its reason', () => {
  test.each([
    ['no zip', strToU8('hello'), 'not-a-zip'],
    ['nothing', new Uint8Array(0), 'not-a-zip'],
    ['a zip without a game', zipSync({ 'other.txt': strToU8('x') }), 'no-saved-game'],
    ['a zip whose game is none', zipSync({ savedGame: strToU8('hello') }), 'bad-text'],
    ['digits that are none', write.zipSave(strToU8('!VCSKzz')), 'bad-text'],
    ['digits without a key', write.zipSave(strToU8('!VCSK')), 'bad-text'],
    ['bytes without a key', write.zipSave(strToU8('VOBS')), 'bad-text'],
    ['a million commands', write.zipSave(strToU8(`begin_save${'\u001b'.repeat(1_000_000)}`)), 'too-many'],
    ['commands inside commands without end', write.zipSave(strToU8(nest(300))), 'too-deep'],
    ['a text too large', zipSync({ savedGame: new Uint8Array(64_000_001) }), 'too-large'],
    ['a text too large without a zip', new Uint8Array(64_000_001), 'too-large'],
  ])('%s', async (_, bytes, code) => {
    expect(await outcome(() => readSave(bytes))).toBe(code);
  });
});

function nest(depth: number): string {
  let text = 'end';
  for (let i = 0; i < depth; i++) text = write.joinSequence(['begin_save', text], '\u001b');
  return text;
}

describe('what would take for ever or fill the memory is refused', () => {
  const mapping: Mapping = { game: 'ford', map: 'Field', rules: [{ when: {}, counter: { side: 'a', arm: 'b' } }] };
  const field = (board: write.WrittenElement) => readModule(strToU8(write.writeBuildFile([write.writeMap([board])])));

  test('a million layers by one prototype', async () => {
    const layers = Array.from({ length: 190 }, () => ({ fields: ['x'], state: '' }));
    const definition = ['+', 'null', write.writePieceType({ layers }), write.writePieceState({ layers })];
    const prototype = { tag: 'x.PrototypeDefinition', attributes: { name: 'X' }, text: definition.join('/') };
    const full = await readModule(strToU8(write.writeBuildFile([prototype])));
    const pieces = Array.from({ length: 20_000 }, (_, i) => `+/${i}/prototype;X\tpiece;;;a;${i}/\tnull;0;0`);
    expect(await outcome(() => readSave(strToU8(['begin_save', ...pieces].join('\u001b')), full))).toBe('too-many');
  });

  test('and many names of one prototype of many layers: each piece is read as far as it may go', async () => {
    const layers = Array.from({ length: 190 }, () => ({ fields: ['x'], state: '' }));
    const definition = ['+', 'null', write.writePieceType({ layers }), write.writePieceState({ layers })];
    const prototype = { tag: 'x.PrototypeDefinition', attributes: { name: 'X' }, text: definition.join('/') };
    const full = await readModule(strToU8(write.writeBuildFile([prototype])));
    const piece = write.writePiece({
      id: '1',
      layers: Array.from({ length: 190 }, (_, i) => ({ fields: ['prototype', 'X', `${i}`], state: '' })),
    });
    const { layers: read = [] } =
      (await readSave(strToU8(`begin_save\u001b${piece}`), full)).position.pieces.get('1') ?? {};
    // The first name and its 190 layers, the second and as many as are left of 200.
    expect(read.map(({ kind }) => kind)).toEqual([
      'prototype',
      ...Array(190).fill('x'),
      'prototype',
      ...Array(8).fill('x'),
    ]);
  });

  test('a map of very many boards, all of one long name and one grid', async () => {
    const name = 'N'.repeat(50_000);
    const ford = await field(write.writeBoard([write.writeGrid()], { name }));
    const laid = Array.from({ length: 900 }, (_, i) => `${name}\t${i}\t0`).join('\t');
    const saved = await readSave(strToU8(`begin_save\u001bFieldBoardPicker\t${laid}`), ford);
    const { boardChoices } = convertGame(ford, saved, mapping);
    expect(boardChoices.length).toBeGreaterThan(900);
    expect(boardChoices.join('').length).toBeLessThan(200_000);
  });

  test('a map of very many boards, a zone of very many corners', async () => {
    expect(await outcome(() => readSave(write.writeSave([`FieldBoardPicker${'\tA\t0\t0'.repeat(1001)}`])))).toBe(
      'too-many',
    );
    const path = Array.from({ length: 10_001 }, (_, i) => `${i},${i}`).join(';');
    const zoned = { tag: 'x.ZonedGrid', inside: [{ tag: 'x.Zone', attributes: { path } }] };
    expect(await outcome(() => field(write.writeBoard([zoned])))).toBe('too-many');
  });

  test('and what is merely very much is read: 200,000 pieces on a board of unknown size', async () => {
    const pieces = Array.from({ length: 200_000 }, (_, i) => `+/${i}/piece;;;a;b/Field;${i % 900};${i % 700}`);
    const unknown = await field(write.writeBoard([write.writeGrid()], { width: 0, height: 0 }));
    const saved = await readSave(strToU8(['begin_save', ...pieces].join('\u001b')), unknown);
    expect(convertGame(unknown, saved, mapping).battlefield?.units).toHaveLength(200_000);
  });

  test('a pattern of many stars against a long name', async () => {
    const saved = await readSave(
      write.writeSave([write.writePiece({ id: '1', name: 'a'.repeat(50_000), place: 'Field;25;30' })]),
    );
    const rules = [{ when: { name: `${'*a'.repeat(40)}*b` }, counter: { side: 'a', arm: 'b' } }];
    const ford = await field(write.writeBoard([write.writeGrid()]));
    expect(convertGame(ford, saved, { ...mapping, rules }).battlefield?.units).toEqual([]);
  });
});

test('a piece of 300 layers is read as far as it may go', async () => {
  const layers = Array.from({ length: 300 }, () => ({ fields: ['x'], state: '' }));
  const saved = await readSave(write.writeSave([write.writePiece({ id: '1', layers })]));
  expect(saved.position.pieces.get('1')?.layers).toHaveLength(199);
});

test('names in a file stay names', async () => {
  const setup = ['__proto__', 'constructor'].map((id) =>
    write.writePiece({ id, name: id, layers: [{ fields: ['mark', '__proto__'], state: 'x' }], place: `${id};1;1` }),
  );
  const saved = await readSave(write.writeSave([...setup, '__proto__BoardPicker\tA\t0\t0']));
  expect([...saved.position.pieces.keys()]).toEqual(['__proto__', 'constructor']);
  expect(Object.hasOwn(saved.boards, '__proto__')).toBe(true);
  expect(({} as Record<string, unknown>).x).toBeUndefined();
});

test('names that every object has are none of its own', async () => {
  const zone = { name: 'Box', path: '0,0;999,0;999,799;0,799', locationFormat: '$toString$', useParentGrid: true };
  const zoned = { tag: 'x.ZonedGrid', inside: [{ tag: 'x.Zone', attributes: zone }, write.writeGrid()] };
  const map = write.writeMap([write.writeBoard([zoned])], { mapName: 'valueOf' });
  const odd = await readModule(strToU8(write.writeBuildFile([map])));
  expect(buildLayout(odd, 'valueOf').locate({ x: 60, y: 80 })?.label).toBeNull();
  const saved = await readSave(write.writeSave([write.writePiece({ id: '1', name: 'x', place: 'valueOf;60;80' })]));
  const rules = [{ when: { marks: { constructor: 'x' } }, counter: { side: 'a', arm: 'b' } }];
  const { battlefield, unknown } = convertGame(odd, saved, { game: 'ford', map: 'valueOf', rules });
  expect([battlefield?.units, unknown.map(({ name }) => name)]).toEqual([[], ['x']]);
});

test('an error quotes no more of a file than a line can hold, and nothing that moves the reader', async () => {
  const error = await outcomeText(() => readModule(strToU8(`<a>\n${'x'.repeat(3)}`)));
  expect(error).toEqual({
    en: 'The build file cannot be read from line 2 on.',
    fr: 'Le buildFile est illisible à partir de la ligne 2.',
  });
  const saved = await readSave(
    write.writeSave([
      write.writePiece({ id: '1', layers: [{ fields: ['prototype', `\u202e${'é'.repeat(99)}`], state: '' }] }),
    ]),
    await readModule(strToU8('<a/>')),
  );
  expect(saved.problems[0]?.text.en).toBe(
    `The module has no prototype “ ${'é'.repeat(39)}…”: what it says is left out.`,
  );
});

async function outcomeText(read: () => unknown): Promise<unknown> {
  try {
    return await read();
  } catch (error) {
    return error instanceof VassalError ? error.problem.text : error;
  }
}

test.each([undefined, null, 5, 'a text', [80, 75], new ArrayBuffer(4), Promise.resolve(new Uint8Array(4))])(
  '%s is no file',
  async (given) => {
    for (const read of [readModule, readSave]) expect(await outcome(() => read(given as never))).toBe('not-a-zip');
  },
);
