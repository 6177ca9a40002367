import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { buildLayout, readModule, readSave, VassalError, type VassalModule } from '../src/index.ts';
import { measurePicture } from '../src/picture.ts';
import * as write from './write.ts';

const read = (inside: readonly write.WrittenElement[]) => readModule(strToU8(write.writeBuildFile(inside)));
const readZip = (inside: readonly write.WrittenElement[], pictures: Readonly<Record<string, Uint8Array>> = {}) =>
  readModule(write.zipModule(write.writeBuildFile(inside), pictures));

const png = (width: number, height: number): Uint8Array => {
  const bytes = new Uint8Array(30);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return bytes;
};

describe('a module', () => {
  test('says its name, its maps and their boards, in a zip or alone', async () => {
    const parts = [
      write.writeMap([write.writeBoard([write.writeGrid()])], { edgeWidth: 30, edgeHeight: 12 }),
      write.writeMap([write.writeBoard([], { name: 'Turns' })], { mapName: 'Track' }, 'VASSAL.build.widget.WidgetMap'),
      { tag: 'VASSAL.build.module.map.GlobalMap' },
    ];
    for (const module of [
      await read(parts),
      await readZip(parts),
      await readModule(zipSync({ buildFile: strToU8(write.writeBuildFile(parts)) })),
    ]) {
      expect([module.name, module.version]).toEqual(['The Ford', '1.2']);
      expect(module.maps.map(({ name }) => name)).toEqual(['Field', 'Track']);
      expect(module.maps[0]?.edge).toEqual({ width: 30, height: 12 });
      expect(module.maps[0]?.boards[0]).toMatchObject({
        name: 'Ground',
        picture: 'ground.png',
        size: { width: 1000, height: 800 },
      });
    }
  });

  test('reads every field of a grid and its numbering', async () => {
    const numbering = {
      first: 'V',
      sep: '.',
      hType: 'A',
      vType: 'N',
      hLeading: 2,
      vLeading: 0,
      hOff: -3,
      vOff: 4,
      hDescend: true,
      vDescend: false,
      stagger: true,
      locationFormat: 'Hex $gridLocation$',
    };
    const module = await read([write.writeMap([write.writeBoard([write.writeGrid({ sideways: true }, numbering)])])]);
    expect(module.maps[0]?.boards[0]?.grid).toEqual({
      dx: 50,
      dy: 60,
      x0: 10,
      y0: 20,
      sideways: true,
      numbering: {
        first: 'V',
        separator: '.',
        column: { type: 'A', leading: 2, offset: -3, descends: true },
        row: { type: 'N', leading: 0, offset: 4, descends: false },
        stagger: true,
        slant: null,
        format: 'Hex $gridLocation$',
      },
    });
  });

  test('fills in what a grid leaves out', async () => {
    const gridOf = async (attributes: Readonly<Record<string, number>>) =>
      (await read([write.writeMap([write.writeBoard([{ tag: 'x.HexGrid', attributes }])])])).maps[0]?.boards[0]?.grid;
    expect(await gridOf({ dy: 80 })).toEqual({
      dx: 40 * Math.sqrt(3),
      dy: 80,
      x0: 0,
      y0: 32,
      sideways: false,
      numbering: null,
    });
    expect(await gridOf({ dx: 0 })).toBeNull();
    const numbering = { tag: 'HexGridNumbering' };
    const numbered = await read([write.writeMap([write.writeBoard([{ tag: 'x.HexGrid', inside: [numbering] }])])]);
    const style = { type: 'N', leading: 1, offset: 1, descends: false };
    // As VASSAL has them in a new numbering.
    expect(numbered.maps[0]?.boards[0]?.grid?.numbering).toEqual({
      first: 'H',
      separator: '',
      column: style,
      row: style,
      stagger: true,
      slant: null,
      format: '$gridLocation$',
    });
    const bare = await read([
      {
        tag: 'x.Map',
        attributes: { mapName: 'Bare' },
        inside: [{ tag: 'x.BoardPicker', inside: [{ tag: 'x.Board' }] }],
      },
    ]);
    expect(bare.maps[0]?.boards[0]).toEqual({
      name: '',
      picture: '',
      size: null,
      magnification: 1,
      grid: null,
      zones: [],
      hasUnknownNumbers: false,
    });
  });

  test('takes the size of a board from its picture where it says none', async () => {
    const board = write.writeBoard([], { width: 0, height: 0, image: 'map.png' });
    const sizeOf = (module: VassalModule) => module.maps[0]?.boards[0]?.size;
    expect(sizeOf(await readZip([write.writeMap([board])], { 'images/map.png': png(640, 480) }))).toEqual({
      width: 640,
      height: 480,
    });
    expect(sizeOf(await readZip([write.writeMap([board])]))).toBeNull();
    expect(sizeOf(await read([write.writeMap([board])]))).toBeNull();
  });

  test('gives the bytes of a picture by the names that are in use for it', async () => {
    const module = await readZip([], { 'images/a.png': png(1, 2) });
    for (const name of ['a.png', '/images/a.png', 'images/a.png'])
      expect(await module.readPicture(name)).toEqual(png(1, 2));
    expect(await module.readPicture('../buildFile.xml')).toBeNull();
  });
});

test('pictures tell their size', () => {
  const jpeg = Uint8Array.from([
    0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc4, 0, 3, 0, 0xff, 0xc2, 0, 11, 8, 1, 0, 2, 3, 1, 1, 1,
  ]);
  expect(measurePicture(png(5340, 5024))).toEqual({ width: 5340, height: 5024 });
  expect(measurePicture(Uint8Array.from([...strToU8('GIF89a'), 3, 1, 4, 0, 0]))).toEqual({ width: 259, height: 4 });
  expect(measurePicture(jpeg)).toEqual({ width: 515, height: 256 });
  expect(measurePicture(jpeg.slice(0, 15))).toBeNull();
  const svg = (attributes: string) => measurePicture(strToU8(`<?xml version="1.0"?><svg ${attributes}>`));
  expect(svg('width="120px" height=\'80\' viewBox="0 0 1 1"')).toEqual({ width: 120, height: 80 });
  expect(svg('width="100%" height="100%" viewBox="0 0 300 200.5"')).toEqual({ width: 300, height: 200.5 });
  expect(svg('')).toBeNull();
  expect(measurePicture(strToU8('BM'))).toBeNull();
});

describe('boards side by side', async () => {
  const board = (name: string, width: number, height: number, attributes = {}) =>
    write.writeBoard([write.writeGrid({ x0: 25, y0: 30 }, { hOff: 1, vOff: 1 })], {
      name,
      width,
      height,
      ...attributes,
    });
  const module = await read([
    write.writeMap(
      [board('A', 200, 240), board('B', 300, 240), board('C', 200, 100), board('D', 100, 120, { magnification: 2 })],
      { edgeWidth: 10, edgeHeight: 20 },
    ),
  ]);
  const lay = (name: string, column: number, row: number, isTurned = false) => ({ board: name, column, row, isTurned });

  test('begin where the others end, margins included', () => {
    const { boards, locate, problems } = buildLayout(module, 'Field', [
      lay('A', 0, 0),
      lay('B', 1, 0),
      lay('C', 0, 1),
      lay('D', 1, 1),
    ]);
    expect(problems).toEqual([]);
    expect(boards.map(({ board: { name }, x, y, width, height }) => [name, x, y, width, height])).toEqual([
      ['A', 10, 20, 200, 240],
      ['B', 210, 20, 300, 240],
      ['C', 10, 260, 200, 100],
      ['D', 210, 260, 200, 240],
    ]);
    // By hand: hex 1/2 (raw) of B has its centre at 25 + 50, 30 + 2 · 60 + 30 of that board.
    expect(locate({ x: 210 + 75, y: 20 + 180 })).toEqual({
      board: 'B',
      zone: null,
      label: '0203',
      hex: { column: 1, row: 2 },
    });
    // Twice as large: hex 0/1 of D stands at 25, 90, so at 50, 180 once magnified.
    expect(locate({ x: 210 + 50, y: 260 + 180 })).toMatchObject({ board: 'D', label: '0102' });
    expect(locate({ x: 5, y: 5 })).toBeNull();
  });

  test('may be turned half round', () => {
    const { boards, locate } = buildLayout(module, 'Field', [lay('A', 0, 0, true)]);
    expect(locate({ x: 10 + 200 - 25, y: 20 + 240 - 30 })).toMatchObject({ label: '0101' });
    expect(boards[0]?.toMap(boards[0].toBoard({ x: 33, y: 44 }))).toEqual({ x: 33, y: 44 });
  });

  test('of a save that are not in the module are named, and the others still read', () => {
    const { boards, problems } = buildLayout(module, 'Field', [lay('A', 0, 0), lay('Board F', 1, 0)]);
    expect(boards).toHaveLength(1);
    expect(problems.map(({ text }) => text.en)).toEqual([
      'The module has no board “Board F”: its counters are left out.',
    ]);
  });

  test('without a save: the first alone', () => {
    expect(buildLayout(module, 'Field').boards.map(({ board: { name } }) => name)).toEqual(['A']);
    const { boards, problems, locate } = buildLayout(module, 'Charts');
    expect([boards, problems.map(({ text }) => text.fr), locate({ x: 1, y: 1 })]).toEqual([
      [],
      ['Le module n’a pas de carte «\u202fCharts\u202f».'],
      null,
    ]);
  });
});

describe('zones', () => {
  const zone = (
    attributes: Readonly<Record<string, string | boolean>>,
    inside: readonly write.WrittenElement[] = [],
  ) => ({
    tag: 'VASSAL.build.module.map.boardPicker.board.mapgrid.Zone',
    attributes: {
      name: 'Reserve',
      path: '500,0;700,0;700,300;500,300',
      locationFormat: '$name$',
      useParentGrid: false,
      ...attributes,
    },
    inside,
  });
  const lay = async (...zones: readonly write.WrittenElement[]) =>
    buildLayout(
      await read([write.writeMap([write.writeBoard([{ tag: 'x.ZonedGrid', inside: [...zones, write.writeGrid()] }])])]),
      'Field',
    );

  test('have labels of their own, and the grid round them goes on elsewhere', async () => {
    const { locate } = await lay(zone({}));
    expect(locate({ x: 610, y: 20 })).toEqual({ board: 'Ground', zone: 'Reserve', label: 'Reserve', hex: null });
    expect(locate({ x: 110, y: 80 })).toEqual({
      board: 'Ground',
      zone: null,
      label: '0201',
      hex: { column: 2, row: 1 },
    });
  });

  test('may go by the grid of the board', async () => {
    const within = async (locationFormat: string) =>
      (await lay(zone({ useParentGrid: true, locationFormat }))).locate({ x: 610, y: 20 })?.label;
    expect(await within('$name$ $gridLocation$')).toBe('Reserve 1200');
    expect(await within('')).toBeNull();
  });

  test('may have a grid of their own, counted in their own box', async () => {
    const grid = write.writeGrid({ x0: 500, y0: 0 }, { hDescend: true, vDescend: true });
    const { locate } = await lay(zone({ locationFormat: '$gridLocation$' }, [grid]));
    // By hand: width 200 / dy 60 gives 3 columns, height 300 / dx 50 gives 6 rows, counted from the far edge.
    expect(locate({ x: 500 + 50, y: 30 })?.label).toBe('0206');
  });

  test('with grids are enough for a board that has none', async () => {
    const inside = [{ tag: 'x.ZonedGrid', inside: [zone({}, [write.writeGrid()])] }];
    const { problems, locate } = buildLayout(await read([write.writeMap([write.writeBoard(inside)])]), 'Field');
    expect(problems).toEqual([]);
    expect(locate({ x: 610, y: 20 })).toMatchObject({ zone: 'Reserve', hex: { column: 12, row: 0 } });
  });

  test('without corners hold nothing', async () => {
    expect((await lay(zone({ path: '' }))).locate({ x: 610, y: 20 })?.zone).toBeNull();
  });
});

describe('boards that cannot be numbered', () => {
  const locate = async (board: write.WrittenElement) => buildLayout(await read([write.writeMap([board])]), 'Field');

  test('say so', async () => {
    const squares = await locate(write.writeBoard([{ tag: 'x.SquareGrid' }]));
    expect(squares.problems.map(({ text }) => text.en)).toEqual(['The board “Ground” has no hex grid.']);
    expect(squares.locate({ x: 1, y: 1 })).toMatchObject({ label: null, hex: null });
    const oblique = await locate(
      write.writeBoard([{ ...write.writeGrid({}, null), inside: [{ tag: 'x.ObliqueHexGridNumbering' }] }]),
    );
    expect(oblique.problems.map(({ code }) => code)).toEqual(['unknown-numbers']);
    expect(oblique.locate({ x: 110, y: 80 })).toMatchObject({ label: null, hex: { column: 2, row: 1 } });
  });

  test('of unknown size are counted from the near edge only', async () => {
    const unknown = (numbering: Readonly<Record<string, boolean>>) =>
      locate(write.writeBoard([write.writeGrid({}, numbering)], { width: 0, height: 0 }));
    expect((await unknown({})).locate({ x: 110, y: 80 })?.label).toBe('0201');
    expect((await unknown({ vDescend: true })).locate({ x: 110, y: 80 })?.label).toBeNull();
    expect((await unknown({})).problems.map(({ code }) => code)).toEqual(['unknown-size']);
  });
});

describe('is one clear line in both languages, and the rest is offered', () => {
  const problemOf = async (reading: Promise<unknown>): Promise<unknown> =>
    reading.then(
      () => null,
      (error: unknown) => (error instanceof VassalError ? error.problem.text : error),
    );

  test('a map without hexes, a board that is not there', async () => {
    const module = await read([write.writeMap([write.writeBoard([], { name: 'Chart' })])]);
    const laid = ['Chart', 'Board F'].map((board, column) => ({ board, column, row: 0, isTurned: false }));
    const { problems, boards, locate } = buildLayout(module, 'Field', laid);
    expect(problems.map(({ text }) => text)).toEqual([
      {
        en: 'The module has no board “Board F”: its counters are left out.',
        fr: 'Le module n’a pas de plateau «\u202fBoard F\u202f»\u202f: ses pions sont omis.',
      },
      {
        en: 'The board “Chart” has no hex grid.',
        fr: 'Le plateau «\u202fChart\u202f» n’a pas de grille d’hexagones.',
      },
    ]);
    expect([boards.length, locate({ x: 5, y: 5 })?.board]).toEqual([1, 'Chart']);
  });

  test.each([
    ['This is no VASSAL file: it is no zip file.', 'fichier zip', () => readModule(strToU8('hello'))],
    [
      'This is no VASSAL module: it has no build file.',
      'buildFile',
      () => readModule(zipSync({ 'later.json': strToU8('{}') })),
    ],
    [
      'This is no VASSAL save: it has no saved game.',
      'partie',
      () => readSave(zipSync({ game: strToU8('begin_save') })),
    ],
    ['The format of the saved game is not known.', 'inconnu', () => readSave(write.zipSave(strToU8('!VLATER3f2a')))],
  ])('%s', async (en, inFrench, reading) => {
    const problem = await problemOf(reading());
    expect(problem).toEqual({ en, fr: expect.stringMatching(new RegExp(`^[^\\n]*${inFrench}[^\\n]*\\.$`)) });
  });
});

describe('what is no module', () => {
  const codeOf = async (bytes: Uint8Array): Promise<string> => {
    try {
      await readModule(bytes);
    } catch (error) {
      if (error instanceof VassalError) return error.problem.code;
      throw error;
    }
    return 'read';
  };

  test.each([
    ['no zip', strToU8('once upon a time'), 'not-a-zip'],
    ['another zip', zipSync({ 'readme.txt': strToU8('x') }), 'no-build-file'],
    ['a name that climbs', zipSync({ '../buildFile.xml': strToU8('<a/>') }), 'no-build-file'],
    ['half a zip', write.zipModule(write.writeBuildFile([])).slice(0, 60), 'broken-zip'],
    ['an element left open', strToU8('<a><b></a>'), 'bad-xml'],
    ['an element never ended', strToU8('<a>'), 'bad-xml'],
    ['an end alone', strToU8('</a>'), 'bad-xml'],
    ['an attribute without quotes', strToU8('<a b=c/>'), 'bad-xml'],
    ['nothing but a comment', strToU8('<!-- a -->'), 'bad-xml'],
    ['a comment never ended', strToU8('<!-- a '), 'bad-xml'],
    ['a tag never ended', strToU8('<a'), 'bad-xml'],
    ['a tag without a name', strToU8('< >'), 'bad-xml'],
    ['elements without end inside each other', strToU8('<a>'.repeat(300)), 'too-deep'],
  ])('is refused by its reason: %s', async (_, bytes, code) => {
    expect(await codeOf(bytes)).toBe(code);
  });

  test('names the line', async () => {
    await expect(readModule(strToU8('<a>\n<b>\n</a>'))).rejects.toThrow(
      'The build file cannot be read from line 3 on.',
    );
  });

  test('an entity of the file’s own is never expanded', async () => {
    const inside = '<![CDATA[<b>]]><?php x?>text<b/>';
    const bomb = `<!DOCTYPE a [<!ENTITY x "xx">]><a name="&x;&amp;&#65;&#x42;&#0;&lt;&toString;">${inside}</a>`;
    // The declaration ends at its first sign, so what is left of it stands as text outside.
    expect((await readModule(strToU8(bomb))).name).toBe('&x;&AB&#0;<&toString;');
  });

  test('a zip that unpacks to more than is read is given up on the way, whatever it says of itself', async () => {
    const bytes = zipSync({ 'buildFile.xml': [new Uint8Array(64_000_001), { level: 1 }] });
    expect(await codeOf(bytes)).toBe('too-large');
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    const directory = view.getUint32(bytes.length - 22 + 16, true);
    // The directory at the end says how large an entry is; this one claims ten bytes.
    view.setUint32(directory + 24, 10, true);
    expect(await codeOf(bytes)).toBe('too-large');
  });

  test('what a zip stores, claims or packs otherwise', async () => {
    const stored = zipSync({ 'buildFile.xml': [strToU8('<a name="Stored"/>'), { level: 0 }] });
    expect((await readModule(stored)).name).toBe('Stored');
    const view = new DataView(stored.buffer, stored.byteOffset);
    const directory = view.getUint32(stored.length - 22 + 16, true);
    view.setUint32(directory + 20, 0xf0_00_00_00, true);
    expect(await codeOf(stored)).toBe('broken-zip');
    view.setUint32(directory + 20, 18, true);
    view.setUint16(directory + 10, 12, true);
    expect(await codeOf(stored)).toBe('broken-zip');
    view.setUint32(directory + 42, 4, true);
    expect(await codeOf(stored)).toBe('broken-zip');
    view.setUint32(directory, 0, true);
    expect(await codeOf(stored)).toBe('broken-zip');
    expect(await codeOf(new Uint8Array([...strToU8('<a>'), ...new Uint8Array(64_000_001)]))).toBe('too-large');
    expect(await codeOf(zipSync({ 'buildFile.xml': [new Uint8Array(64_000_001), { level: 0 }] }))).toBe('too-large');
  });
});
