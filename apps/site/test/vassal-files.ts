/* A module of VASSAL with its saves and logs, made by the writer of the package that reads them. */
import sharp from 'sharp';
import * as write from '../../../packages/vassal/test/write.ts';

/** The centre of the hex in a raw column and row of the map: column · 50 + 25, row · 60 + 30, odd columns half a hex lower. */
export const findPixel = (column: number, row: number) => ({
  x: 25 + 50 * column,
  y: 30 + 60 * row + (column % 2) * 30,
});

const SIZE = { width: 500, height: 400 };
const GRID = { dx: 50, dy: 60, x0: 25, y0: 30 };

const drawPicture = (width: number, height: number, colour: string): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer();

/** A picture of the map with a ring round the centre of every hex. */
const drawMap = (): Promise<Buffer> => {
  const rings = Array.from({ length: 10 }, (_, column) =>
    Array.from({ length: 7 }, (_, row) => {
      const { x, y } = findPixel(column, row);
      return `<circle cx="${x}" cy="${y}" r="20" fill="none" stroke="#36c"/>`;
    }).join(''),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="400"><rect width="500" height="400" fill="#dca"/>${rings.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
};

const buildFile = (name: string): string =>
  write
    .writeBuildFile([
      write.writeMap([write.writeBoard([], { name: 'Table', image: 'chart.png', ...SIZE })], { mapName: 'Charts' }),
      write.writeMap([write.writeBoard([write.writeGrid(GRID, { hOff: 1, vOff: 1 })], SIZE)]),
    ])
    .replace('The Ford', name);

export const BUILD_FILE = Buffer.from(buildFile('The Ford'));

/** With pictures of its map and of its counters. */
export const writeModuleFile = async (name = 'The Ford'): Promise<Buffer> => {
  const [ground, blue, white] = await Promise.all([
    drawMap(),
    drawPicture(40, 40, '#347'),
    drawPicture(40, 40, '#eed'),
  ]);
  return Buffer.from(
    write.zipModule(buildFile(name), {
      'images/ground.png': ground,
      'images/FR-inf.png': blue,
      'images/AU-cav.png': white,
      'images/smoke.png': white,
    }),
  );
};

const standAt = (column: number, row: number, map = 'Field'): string => {
  const { x, y } = findPixel(column, row);
  return `${map};${x};${y}`;
};

const counter = (id: string, name: string, picture: string, place: string): string =>
  write.writePiece({
    id,
    name,
    picture,
    place,
    layers: [
      {
        // A state that is shown as a face: level 1 when it is on.
        fields: [
          'emb2',
          '',
          '',
          '',
          '',
          '',
          '',
          '',
          '',
          '',
          '',
          '',
          '',
          '',
          '',
          '',
          'bad.png',
          'Disordered',
          '',
          'State',
        ],
        state: id === '2' ? '1' : '-1',
      },
    ],
  });

/** Two French in 0202, the second of them disordered, Austrians in 0503, a hidden piece, smoke, and more on the charts. */
const position = (first = standAt(1, 1)): readonly string[] => [
  counter('1', '1st Line', 'FR-inf.png', first),
  counter('2', '2nd Line', 'FR-inf.png', standAt(1, 1)),
  counter('3', 'Hussars', 'AU-cav.png', standAt(4, 2)),
  write.writePiece({
    id: '4',
    name: 'Ambush',
    picture: 'AU-cav.png',
    place: standAt(6, 3),
    layers: [{ fields: ['hide'], state: 'someone' }],
  }),
  write.writePiece({ id: '5', picture: 'smoke.png', place: standAt(7, 2) }),
  ...Array.from({ length: 9 }, (_, i) =>
    write.writePiece({ id: `c${i}`, picture: 'token.png', place: standAt(i, 0, 'Charts') }),
  ),
];

export const SAVE = Buffer.from(write.writeSave(position()));
/** The first line has gone on to 0201. */
export const LATER_SAVE = Buffer.from(write.writeSave(position(standAt(1, 0))));

const move = (id: string, [column, row]: readonly [number, number], [x, y]: readonly [number, number]) => {
  const [to, from] = [findPixel(column, row), findPixel(x, y)];
  return write.logged({ command: `M/${id}/Field/${to.x}/${to.y}/null/Field/${from.x}/${from.y}/null/player` });
};

/** The first line goes to 0201, the hussars to 0403, the first line on to 0302. */
export const LOG = Buffer.from(
  write.writeSave(position(), [move('1', [1, 0], [1, 1]), move('3', [3, 2], [4, 2]), move('1', [2, 1], [1, 0])]),
);

/** Two boards of six columns side by side, red and green; the second goes on with 07, or begins anew with 01. */
export const writeTwoBoards = async (goesOn: boolean): Promise<{ readonly module: Buffer; readonly save: Buffer }> => {
  const size = { width: 300, height: 400 };
  const boards = [1, goesOn ? 7 : 1].map((hOff, i) =>
    write.writeBoard([write.writeGrid(GRID, { hOff, vOff: 1 })], {
      name: `Sheet ${i + 1}`,
      image: `${i}.png`,
      ...size,
    }),
  );
  const module = write.writeBuildFile([write.writeMap(boards)]).replace('The Ford', 'Two Sheets');
  const pictures = await Promise.all(['#a33', '#3a3'].map((colour) => drawPicture(300, 400, colour)));
  const [first = Buffer.alloc(0), second = Buffer.alloc(0)] = pictures;
  const pieces = [counter('1', 'West', 'FR-inf.png', standAt(5, 2)), counter('2', 'East', 'FR-inf.png', standAt(6, 2))];
  return {
    module: Buffer.from(write.zipModule(module, { 'images/0.png': first, 'images/1.png': second })),
    save: Buffer.from(write.writeSave([...pieces, 'FieldBoardPicker\tSheet 1\t0\t0\tSheet 2\t1\t0'])),
  };
};
