import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import {
  applyChanges,
  findPlace,
  type Piece,
  readModule,
  readSave,
  type SavedGame,
  undoChanges,
} from '../src/index.ts';
import * as write from './write.ts';

const flip = (state: string, images = 'front.png,back.png', names = 'Good,Disordered') => ({
  fields: [
    'emb2',
    'Flip',
    '2',
    'F',
    '',
    '0',
    '',
    '',
    '0',
    '',
    '',
    '',
    '1',
    'false',
    '0',
    '0',
    images,
    names,
    'true',
    'Order',
    '',
  ],
  state,
});

const mark = (name: string, state: string) => ({ fields: ['mark', name], state });

const findPiece = (saved: SavedGame, id: string): Piece => {
  const piece = saved.position.pieces.get(id);
  if (!piece) throw new Error(`no piece ${id}`);
  return piece;
};

describe('a save', () => {
  const setup = [
    write.writePiece({ id: '11', name: '1/57', picture: 'FR-inf-1.png', layers: [mark('Side', 'French'), flip('2')] }),
    write.writePiece({ id: '12', picture: 'AU-art.png', place: 'Field;140;80' }),
    write.writePiece({ id: '13', picture: 'AU-cav.png', layers: [mark('Side,Arm', 'Austrian,cavalry'), flip('-1')] }),
    write.writeStack('90', 'Field', 60, 110, ['11', '13', '@@1']),
    'FieldBoardPicker\tGround\t0\t0\tHill/rev\t1\t0',
    'PLAYER\tsomeone',
  ];

  test.each([
    ['in digits', write.zipSave(write.hideInDigits(write.writeText(setup)))],
    ['in bytes', write.zipSave(write.hideInBytes(write.writeText(setup)))],
    ['plain', write.zipSave(strToU8(write.writeText(setup)))],
    ['plain, without a zip', strToU8(write.writeText(setup))],
  ])('is read however it is written: %s', async (_, bytes) => {
    const saved = await readSave(bytes);
    expect(saved.steps).toEqual([]);
    expect(saved.problems).toEqual([]);
    expect(saved.boards).toEqual({
      Field: [
        { board: 'Ground', column: 0, row: 0, isTurned: false },
        { board: 'Hill', column: 1, row: 0, isTurned: true },
      ],
    });
    const first = findPiece(saved, '11');
    expect(first).toMatchObject({ name: '1/57', picture: 'FR-inf-1.png', marks: { Side: 'French' }, isHidden: false });
    expect(first.faces).toEqual([{ name: 'Order', level: 2, picture: 'back.png', label: 'Disordered' }]);
    expect(findPlace(saved.position, first)).toEqual({ map: 'Field', x: 60, y: 110 });
    expect(findPlace(saved.position, findPiece(saved, '12'))).toEqual({ map: 'Field', x: 140, y: 80 });
    const third = findPiece(saved, '13');
    expect(third.marks).toEqual({ Side: 'Austrian', Arm: 'cavalry' });
    expect(third.faces).toEqual([{ name: 'Order', level: null, picture: '', label: '' }]);
    expect(saved.position.stacks.get('90')?.pieces).toEqual(['11', '13']);
  });

  test('tells where nothing lies', async () => {
    const saved = await readSave(write.writeSave([write.writePiece({ id: '1', picture: 'x.png' })]));
    expect(findPlace(saved.position, findPiece(saved, '1'))).toBeNull();
  });

  test('believes a stack rather than what its piece still says of an older place', async () => {
    const saved = await readSave(
      write.writeSave([
        write.writePiece({ id: '1', picture: 'x.png', place: 'Field;33;303' }),
        write.writeStack('9', 'Reserve', 5, 6, ['1']),
      ]),
    );
    expect(findPlace(saved.position, findPiece(saved, '1'))).toEqual({ map: 'Reserve', x: 5, y: 6 });
  });

  test('keeps hidden what a player hides', async () => {
    const hidden = (kind: string, state: string) =>
      write.writePiece({
        id: kind,
        name: 'Guard',
        picture: 'guard.png',
        layers: [{ fields: [kind, 'I'], state }],
        place: 'Field;1;2',
      });
    const saved = await readSave(
      write.writeSave([
        hidden('hide', 'someone'),
        hidden('obs', 'someone;2'),
        write.writePiece({ id: '3', name: 'Line', layers: [{ fields: ['hide', 'I'], state: 'null' }] }),
      ]),
    );
    for (const id of ['hide', 'obs'])
      expect(findPiece(saved, id)).toEqual({
        id,
        name: '',
        picture: '',
        marks: {},
        faces: [],
        layers: [],
        isHidden: true,
        map: 'Field',
        x: 1,
        y: 2,
      });
    expect(findPiece(saved, '3')).toMatchObject({ isHidden: false, name: 'Line' });
  });

  test('a face without a word or a picture of its own shows none', async () => {
    const saved = await readSave(
      write.writeSave([write.writePiece({ id: '1', layers: [flip('3'), { fields: ['emb2'], state: '1' }] })]),
    );
    expect(findPiece(saved, '1').faces).toEqual([
      { name: 'Order', level: 3, picture: '', label: '' },
      { name: '', level: 1, picture: '', label: '' },
    ]);
  });
});

describe('prototypes', async () => {
  const prototype = (name: string, layers: readonly write.WrittenLayer[]) => ({
    tag: 'VASSAL.build.module.PrototypeDefinition',
    attributes: { name },
    text: write.joinSequence(['+', 'null', write.writePieceType({ layers }), write.writePieceState({ layers })], '/'),
  });
  const use = (name: string, state = '') => ({ fields: ['prototype', name], state });
  const module = await readModule(
    strToU8(
      write.writeBuildFile([
        prototype('Infantry', [mark('Arm', 'infantry'), use('Any'), mark('Class', 'line')]),
        prototype('Any', [mark('Counter', 'yes')]),
        prototype('Circle', [use('Circle'), use('Circle')]),
      ]),
    ),
  );

  test('stand for the layers of their definition, one inside another', async () => {
    const saved = await readSave(
      write.writeSave([write.writePiece({ id: '1', layers: [use('Infantry'), mark('Side', 'French')] })]),
      module,
    );
    expect(findPiece(saved, '1').marks).toEqual({ Arm: 'infantry', Counter: 'yes', Class: 'line', Side: 'French' });
  });

  test('may be told otherwise by the piece', async () => {
    const state = write.joinSequence(['guards', '', 'no', 'elite'], '\t');
    const saved = await readSave(
      write.writeSave([write.writePiece({ id: '1', layers: [use('Infantry', state)] })]),
      module,
    );
    expect(findPiece(saved, '1').marks).toEqual({ Arm: 'guards', Counter: 'no', Class: 'elite' });
  });

  test('that stand for themselves end', async () => {
    const saved = await readSave(
      write.writeSave([write.writePiece({ id: '1', layers: [use('Circle')], place: 'Field;1;1' })]),
      module,
    );
    expect(findPiece(saved, '1').layers.length).toBeLessThanOrEqual(200);
    expect(findPiece(saved, '1').map).toBe('Field');
  });

  test('that the module lacks are named, once each, and the rest is read', async () => {
    const piece = (id: string) => write.writePiece({ id, layers: [use('Dragoons'), mark('Side', 'French')] });
    const saved = await readSave(write.writeSave([piece('1'), piece('2')]), module);
    expect(saved.problems.map(({ code, values }) => [code, values])).toEqual([
      ['unknown-prototype', { name: 'Dragoons' }],
    ]);
    expect(findPiece(saved, '2').marks).toEqual({ Side: 'French' });
    expect((await readSave(write.writeSave([piece('1')]))).problems).toEqual([]);
  });
});

test('any tree of pieces that is written is read back', async () => {
  // What ends in a backslash, or begins in a quote or backslash, the format may write in two ways.
  const word = fc
    .string({ unit: fc.constantFrom('a', 'Z', 'é', '/', ';', ',', '\\', ' ', '2'), maxLength: 8 })
    .filter((text) => !/^\\|\\$/.test(text));
  const layer = fc.record({
    fields: fc.array(word, { minLength: 1, maxLength: 4 }).map((fields) => ['calc', ...fields]),
    state: word,
  });
  const piece = fc.record({
    layers: fc.array(layer, { maxLength: 12 }),
    picture: word,
    name: word,
    at: fc.tuple(fc.integer(), fc.integer()),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 5 }), async (pieces) => {
      const setup = pieces.map(({ at: [x, y], ...rest }, i) =>
        write.writePiece({ id: `p${i}`, place: `Field;${x};${y}`, ...rest }),
      );
      const saved = await readSave(write.writeSave(setup));
      pieces.forEach(({ layers, picture, name, at: [x, y] }, i) => {
        expect(findPiece(saved, `p${i}`)).toMatchObject({ picture, name, map: 'Field', x, y });
        expect(findPiece(saved, `p${i}`).layers).toEqual(
          layers.map(({ fields: [kind, ...fields], state }) => ({ kind, fields, state })),
        );
      });
    }),
    { numRuns: 500 },
  );
});

describe('a log', () => {
  const type = { picture: 'FR-inf.png', layers: [flip('1')] };
  const state = (level: number, place: string) => write.writePieceState({ layers: [flip(`${level}`)], place });
  const join = (...fields: readonly string[]) => write.joinSequence(fields, '/');
  const bytes = write.writeSave(
    [
      write.writePiece({ id: '1', ...type, place: 'Field;10;20' }),
      write.writePiece({ id: '2', ...type }),
      write.writePiece({ id: '3', ...type }),
      write.writeStack('s', 'Field', 60, 50, ['2', '3']),
    ],
    [
      { command: 'CHAT<A> before the log' },
      write.logged({ command: join('M', '1', 'Field', '60', '50', '2', 'Field', '10', '20', 'null', 'A') }),
      write.logged({
        command: '',
        inside: [
          { command: join('D', '3', state(2, 'null;0;0'), state(1, 'null;0;0')) },
          { command: 'CHAT<A> disordered' },
        ],
      }),
      write.logged({ command: join('M', 's', 'Field', '110', '80', 'null', 'Field', '60', '50', 'null', 'A') }),
      write.logged({ command: join('M', '3', 'Reserve', '5', '5', 'null', 'Field', '110', '80', 'null', 'A') }),
      write.logged({ command: '', inside: [{ command: join('-', '2') }, { command: join('-', 's') }] }),
      write.logged({ command: write.writePiece({ id: '4', ...type, place: 'Field;1;1' }) }),
      write.logged({ command: join('D', '4', 'null', 'x') }),
      write.logged({ command: write.writeStack('t', 'Field', 7, 7, ['4']) }),
      write.logged({ command: join('D', 't', 'Field;8;8;4;3', 'Field;7;7;4') }),
      write.logged({ command: join('M', '1', 'null', '0', '0', '4') }),
    ],
  );

  const copy = ({ position }: SavedGame): string =>
    JSON.stringify([
      [...position.pieces].sort(),
      [...position.stacks].sort().map(([id, stack]) => [id, stack]),
      [...position.stackOf].sort(),
    ]);

  test('tells how the game stood, and what each step changed', async () => {
    const saved = await readSave(bytes);
    expect(saved.steps.map(({ chat }) => chat)).toEqual([[], ['<A> disordered'], [], [], [], [], [], [], [], []]);
    expect(findPlace(saved.position, findPiece(saved, '1'))).toEqual({ map: 'Field', x: 10, y: 20 });
    const places = saved.steps.map(({ changes }) => {
      applyChanges(saved.position, changes);
      return ['1', '2', '3', '4'].map((id) => {
        const piece = saved.position.pieces.get(id);
        const at = piece && findPlace(saved.position, piece);
        return at ? `${at.map} ${at.x} ${at.y}` : null;
      });
    });
    expect(places).toEqual([
      ['Field 60 50', 'Field 60 50', 'Field 60 50', null],
      ['Field 60 50', 'Field 60 50', 'Field 60 50', null],
      ['Field 110 80', 'Field 110 80', 'Field 110 80', null],
      ['Field 110 80', 'Field 110 80', 'Reserve 5 5', null],
      ['Field 60 50', null, 'Reserve 5 5', null],
      ['Field 60 50', null, 'Reserve 5 5', 'Field 1 1'],
      ['Field 60 50', null, 'Reserve 5 5', null],
      ['Field 60 50', null, 'Reserve 5 5', 'Field 7 7'],
      ['Field 60 50', null, 'Field 8 8', 'Field 8 8'],
      ['Field 8 8', null, 'Field 8 8', 'Field 8 8'],
    ]);
    expect(saved.position.stacks.get('t')?.pieces).toEqual(['4', '1', '3']);
    expect(findPiece(saved, '3').faces[0]?.label).toBe('Disordered');
    expect(saved.problems).toEqual([]);
  });

  test('goes back the way it came', async () => {
    const saved = await readSave(bytes);
    const stood = [copy(saved)];
    for (const { changes } of saved.steps) {
      applyChanges(saved.position, changes);
      stood.push(copy(saved));
    }
    for (const { changes } of saved.steps.toReversed()) {
      expect(copy(saved)).toBe(stood.pop());
      undoChanges(saved.position, changes);
    }
    expect(copy(saved)).toBe(stood.pop());
  });

  test('counts the commands that make no sense, and changes nothing by them', async () => {
    const saved = await readSave(
      write.writeSave(
        [write.writePiece({ id: '1', ...type })],
        [
          write.logged({ command: join('M', '7', 'Field', '1', '1', 'null') }),
          write.logged({ command: join('M', '1', 'Field', 'east', '1', 'null') }),
          write.logged({ command: join('D', '7', 'x', 'y') }),
          write.logged({ command: 'NOTES\tanything' }),
        ],
      ),
    );
    expect(saved.problems.map(({ code, values }) => [code, values])).toEqual([['unread-command', { count: 3 }]]);
    expect(saved.steps.every(({ changes }) => changes.length === 0)).toBe(true);
  });

  test('of 2,000 steps ends where applying all ends, and goes back the way it came', async () => {
    const random = fc.sample(
      fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 31 })),
      { numRuns: 2000, seed: 5 },
    );
    const setup = Array.from({ length: 30 }, (_, i) =>
      write.writePiece({ id: `${i + 1}`, ...type, place: 'Field;0;0' }),
    );
    const steps = random.map(([id, x, under]) =>
      write.logged({ command: join('M', `${id}`, 'Field', `${x}`, `${x}`, under > 30 ? 'null' : `${under}`) }),
    );
    const saved = await readSave(zipSync({ savedGame: strToU8(write.writeText(setup, steps)) }));
    expect(saved.steps).toHaveLength(2000);
    const stood: string[] = [];
    for (const { changes } of saved.steps) {
      stood.push(copy(saved));
      applyChanges(saved.position, changes);
    }
    const last = new Map(random.map(([id, x]) => [`${id}`, x]));
    for (const [id, x] of last)
      expect(findPlace(saved.position, findPiece(saved, id))).toEqual({ map: 'Field', x, y: x });
    for (const { changes } of saved.steps.toReversed()) {
      undoChanges(saved.position, changes);
      expect(copy(saved)).toBe(stood.pop());
    }
  });
});
