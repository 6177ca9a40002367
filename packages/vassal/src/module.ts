import { isZip, readEntry } from './archive.ts';
import type { HexGrid, Point } from './grid.ts';
import { measurePicture } from './picture.ts';
import { checkLimit, failWith } from './problem.ts';
import { findAll, hasUnknownNumbers, readGridIn, readNumber } from './read-grid.ts';
import { type Element, readXml, walkElements } from './xml.ts';

/** A part of a board with a name, a grid or labels of its own. */
export interface Zone {
  readonly name: string;
  readonly corners: readonly Point[];
  readonly format: string;
  /** Whether it goes by the grid of the board round it. */
  readonly usesBoardGrid: boolean;
  readonly grid: HexGrid | null;
}

/** A board of a map: its picture, its size and its grid. */
export interface Board {
  readonly name: string;
  /** The name of its picture in the module, empty if it has none. */
  readonly picture: string;
  /** In pixels of the picture, before it is magnified; `null` where neither the module nor its picture says it. */
  readonly size: { readonly width: number; readonly height: number } | null;
  readonly magnification: number;
  readonly grid: HexGrid | null;
  readonly zones: readonly Zone[];
  /** Whether a numbering of it is one that is not known: what its hexes are called is not said then. */
  readonly hasUnknownNumbers: boolean;
}

/** A map window of a module: the battlefield, but charts, tracks and displays are maps too. */
export interface VassalMap {
  readonly name: string;
  /** Pixels of margin round its boards. */
  readonly edge: { readonly width: number; readonly height: number };
  readonly boards: readonly Board[];
}

/** A module of VASSAL, as far as its maps and pieces go. */
export interface VassalModule {
  readonly name: string;
  readonly version: string;
  readonly maps: readonly VassalMap[];
  /** Layers written once for many pieces: the definition of each by its name. */
  readonly prototypes: Readonly<Record<string, string>>;
  /** The bytes of a picture by the name that pieces and boards give it; `null` if it is not there. */
  readPicture(name: string): Promise<Uint8Array | null>;
}

const readZone = (element: Element): Zone => {
  const { name = '', path = '', locationFormat = '$gridLocation$', useParentGrid } = element.attributes;
  const corners = path.split(';').flatMap((corner) => {
    const [x = Number.NaN, y = Number.NaN] = corner.split(',').map(Number);
    return Number.isFinite(x) && Number.isFinite(y) ? { x, y } : [];
  });
  return {
    name,
    corners,
    format: locationFormat,
    usesBoardGrid: useParentGrid === 'true',
    grid: readGridIn(element),
  };
};

type ReadPicture = VassalModule['readPicture'];

const readBoard = async (element: Element, readPicture: ReadPicture): Promise<Board> => {
  const { name = '', image = '' } = element.attributes;
  const [inside = element] = findAll(element, 'ZonedGrid');
  const zones = findAll(inside, 'Zone').map(readZone);
  checkLimit('corners', zones.flatMap(({ corners }) => corners).length);
  const size = { width: readNumber(element, 'width'), height: readNumber(element, 'height') };
  const isSized = size.width > 0 && size.height > 0;
  const picture = isSized || image === '' ? null : await readPicture(image);
  return {
    name,
    picture: image,
    size: isSized ? size : picture && measurePicture(picture),
    magnification: readNumber(element, 'magnification', 1) || 1,
    grid: readGridIn(inside),
    zones,
    hasUnknownNumbers: hasUnknownNumbers(inside),
  };
};

// Windows with maps go by several names; a name of its own and a picker of boards are what they share.
const isMap = (element: Element): boolean =>
  element.attributes.mapName !== undefined && findAll(element, 'BoardPicker').length > 0;

const readMap = async (element: Element, readPicture: ReadPicture): Promise<VassalMap> => {
  const boards = findAll(element, 'BoardPicker').flatMap((picker) => findAll(picker, 'Board'));
  return {
    name: element.attributes.mapName ?? '',
    edge: { width: readNumber(element, 'edgeWidth'), height: readNumber(element, 'edgeHeight') },
    boards: await Promise.all(boards.map((board) => readBoard(board, readPicture))),
  };
};

const readBuildFile = async (bytes: Uint8Array): Promise<Uint8Array> => {
  if (!isZip(bytes))
    return /^\s*</.test(new TextDecoder().decode(bytes.subarray(0, 200))) ? bytes : failWith('not-a-zip');
  // Older modules have the second name.
  return (
    (await readEntry(bytes, 'buildFile.xml')) ?? (await readEntry(bytes, 'buildFile')) ?? failWith('no-build-file')
  );
};

/** Reads a module (`.vmod`), or its build file alone, which has no pictures. */
export const readModule = async (bytes: Uint8Array): Promise<VassalModule> => {
  const file = await readBuildFile(bytes);
  checkLimit('bytes', file.length);
  const root = readXml(new TextDecoder().decode(file));
  const readPicture = async (name: string): Promise<Uint8Array | null> =>
    isZip(bytes) ? readEntry(bytes, `images/${name.replace(/^\/?(images\/)?/, '')}`) : null;
  const elements = [...walkElements(root)];
  const prototypes = elements.filter(({ name }) => name === 'PrototypeDefinition');
  return {
    name: root.attributes.name ?? '',
    version: root.attributes.version ?? '',
    maps: await Promise.all(elements.filter(isMap).map((map) => readMap(map, readPicture))),
    prototypes: Object.fromEntries(prototypes.map(({ attributes, text }) => [attributes.name ?? '', text.trim()])),
    readPicture,
  };
};
