/* A game of the size that real ones have, for the stopwatch. */
import * as write from './write.ts';

const GRID = { dx: 50, dy: 60, x0: 25, y0: 30 };

/** On the centre of a hex, by its raw column and row: odd columns lie half a hex lower. */
const standAt = (map: string, column: number, row: number): string =>
  `${map};${GRID.x0 + GRID.dx * column};${GRID.y0 + GRID.dy * (row + (column % 2) / 2)}`;

/** As real modules give their counters: values, states that are shown as faces, acts of a menu, most of them by a prototype. */
const writeLayers = (i: number): readonly write.WrittenLayer[] => [
  { fields: ['prototype', 'Counter'], state: '' },
  { fields: ['mark', 'Army'], state: `${i % 7}` },
  { fields: ['mark', 'Corps,Division'], state: `${i % 13},${i % 31}` },
  {
    fields: ['emb2', ...Array(14).fill(''), 'hit.png,out.png', 'Disordered,Routed', '', 'State'],
    state: `${(i % 3) - 1}`,
  },
  { fields: ['macro', `Move;${i}`, 'Ctrl M', ''], state: '' },
  { fields: ['footprint', 'Ctrl T', '', 'false', '10', 'false', '10', '20', '30'], state: 'false!0' },
];

const PROTOTYPE: write.WrittenElement = {
  tag: 'VASSAL.build.module.PrototypeDefinition',
  attributes: { name: 'Counter' },
  text: write.joinSequence(
    [
      '+',
      'null',
      write.writePieceType({
        layers: Array.from({ length: 12 }, (_, i) => ({ fields: ['report', `Ctrl ${i}`, `$name$: ${i}`], state: '' })),
      }),
      write.writePieceState({ layers: Array(12).fill({ fields: [], state: '-1' }) }),
    ],
    '/',
  ),
};

interface LargeGame {
  readonly onMap: number;
  /** On the charts of the module. */
  readonly elsewhere?: number;
  /** Of the map, with its size in pixels. */
  readonly picture?: { readonly file: Uint8Array; readonly width: number; readonly height: number };
}

/** So many counters, for the stopwatch. */
export const writeLargeGame = ({ onMap, elsewhere = 0, picture }: LargeGame) => {
  const { width = 4400, height = 3000 } = picture ?? {};
  const module = write.writeBuildFile([
    PROTOTYPE,
    write.writeMap([write.writeBoard([write.writeGrid(GRID, { hOff: 1, vOff: 1 })], { width, height })]),
    write.writeMap([write.writeBoard([], { name: 'Table', image: '', width: 500, height: 400 })], {
      mapName: 'Charts',
    }),
  ]);
  const place = (i: number): string =>
    i < onMap ? standAt('Field', i % 80, Math.floor(i / 80) % 45) : standAt('Charts', i % 9, 0);
  const pieces = Array.from({ length: onMap + elsewhere }, (_, i) =>
    write.writePiece({
      id: `${i}`,
      name: `Unit ${i}`,
      picture: 'FR-inf.png',
      place: place(i),
      layers: writeLayers(i),
    }),
  );
  return {
    module: write.zipModule(module, picture && { 'images/ground.png': picture.file }),
    save: write.writeSave(pieces),
  };
};
