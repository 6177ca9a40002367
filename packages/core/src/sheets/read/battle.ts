import { type Text, t } from '../../text/index.ts';
import type { Sheet } from '../csv.ts';
import { type Desk, type Line, openLines, textOf, withIds } from '../line.ts';

/** What a sheet says of how an arm or a formation stands on the map, for a battle door to read. */
export interface Stance {
  readonly label: Text;
  /** Whether a counter looks at a hexside, at a corner, or nowhere. */
  readonly facing: 'hexside' | 'corner' | 'none';
  /** The sides of its hex that are its front, flank and rear, clockwise from 0, the one that it looks at. */
  readonly front: readonly number[];
  readonly flank: readonly number[];
  readonly rear: readonly number[];
  /** The sides into which its zone of control reaches. */
  readonly zone: readonly number[];
}

const WANTS_FACING = t('it should be hexside, corner or none', 'il faut hexside, corner ou none');
const WANTS_SIDES = t(
  'it should be numbers from 0 to 5, a space between them',
  'il faut des nombres de 0 à 5, séparés par des espaces',
);
const WANTS_ZONE = t(
  'it should be front, all, none, or numbers from 0 to 5',
  'il faut front, all, none, ou des nombres de 0 à 5',
);
const ALL = [0, 1, 2, 3, 4, 5];

const readSides = (line: Line, name: string, text: Text): readonly number[] => {
  const cell = line.cell(name);
  if (!/^(?:[0-5](?: [0-5])*)?$/.test(cell)) line.refuse(name, text);
  return [
    ...new Set(
      cell
        .split(' ')
        .filter((side) => /^[0-5]$/.test(side))
        .map(Number),
    ),
  ];
};

const readZone = (line: Line, front: readonly number[]): readonly number[] => {
  switch (line.cell('zone')) {
    case 'front':
      return front;
    case 'all':
      return ALL;
    case '':
    case 'none':
      return [];
    default:
      return readSides(line, 'zone', WANTS_ZONE);
  }
};

/** `id,fr,en,facing,front,flank,rear,zone`: zones and facing, as data. */
export const readStances = (sheet: Sheet, desk: Desk): Readonly<Record<string, Stance>> => {
  const lines = openLines(sheet, desk, {
    needed: ['facing'],
    others: ['id', 'fr', 'en', 'front', 'flank', 'rear', 'zone'],
  });
  const known = withIds(lines, (line) => line.cell('en') || line.cell('fr'));
  return Object.fromEntries(
    known.map(([id, line]) => {
      const word = line.cell('facing');
      const facing = word === 'hexside' || word === 'corner' ? word : 'none';
      if (word !== facing) line.refuse('facing', WANTS_FACING);
      const [front, flank, rear] = (['front', 'flank', 'rear'] as const).map((name) =>
        readSides(line, name, WANTS_SIDES),
      ) as [number[], number[], number[]];
      return [id, { label: textOf(line), facing, front, flank, rear, zone: readZone(line, front) }];
    }),
  );
};
