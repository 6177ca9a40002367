import { isZip, readEntry } from './archive.ts';
import type { HexGrid, Numbering, NumberStyle, Point } from './grid.ts';
import { LIMITS } from './limits.ts';
import { measurePicture } from './picture.ts';
import { failWith } from './problem.ts';
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
  /** Whether it is numbered along slanting rows, which is not read. */
  readonly isOblique: boolean;
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
  readPicture(name: string): Uint8Array | null;
}

type Attributes = Element['attributes'];

const readNumber = (attributes: Attributes, name: string, otherwise: number): number => {
  const given = Number.parseFloat(attributes[name] ?? '');
  return Number.isFinite(given) ? given : otherwise;
};

const isTrue = (value: string | undefined): boolean => value === 'true';

const findAll = (element: Element, isWanted: (name: string) => boolean): Element[] =>
  element.children.filter(({ name }) => isWanted(name));

const readStyle = (attributes: Attributes, letter: 'h' | 'v'): NumberStyle => ({
  type: attributes[`${letter}Type`] === 'A' ? 'A' : 'N',
  leading: Math.trunc(readNumber(attributes, `${letter}Leading`, 0)),
  offset: Math.trunc(readNumber(attributes, `${letter}Off`, 0)),
  descends: isTrue(attributes[`${letter}Descend`]),
});

const readNumbering = ({ attributes }: Element): Numbering => ({
  first: attributes.first === 'V' ? 'V' : 'H',
  separator: attributes.sep ?? '',
  column: readStyle(attributes, 'h'),
  row: readStyle(attributes, 'v'),
  stagger: isTrue(attributes.stagger),
  format: attributes.locationFormat ?? '$gridLocation$',
});

const isHexGrid = (name: string): boolean => name === 'HexGrid';

const readGrid = (element: Element): HexGrid | null => {
  const { attributes } = element;
  const dy = readNumber(attributes, 'dy', 64);
  const dx = readNumber(attributes, 'dx', (dy * Math.sqrt(3)) / 2);
  if (!(dx > 0 && dy > 0)) return null;
  const [numbering] = findAll(element, (name) => name === 'HexGridNumbering');
  return {
    dx,
    dy,
    x0: readNumber(attributes, 'x0', 0),
    y0: readNumber(attributes, 'y0', 0),
    sideways: isTrue(attributes.sideways),
    numbering: numbering ? readNumbering(numbering) : null,
  };
};

/** The hex grid that an element holds directly. */
const readGridIn = (element: Element): HexGrid | null => {
  const [grid] = findAll(element, isHexGrid);
  return grid ? readGrid(grid) : null;
};

const readZone = (element: Element): Zone => {
  const { name = '', path = '', locationFormat = '$gridLocation$', useParentGrid } = element.attributes;
  const corners = path.split(';').map((corner) => {
    const [x = Number.NaN, y = Number.NaN] = corner.split(',').map(Number);
    return { x, y };
  });
  return {
    name,
    corners: corners.filter(({ x, y }) => Number.isFinite(x) && Number.isFinite(y)),
    format: locationFormat,
    usesBoardGrid: isTrue(useParentGrid),
    grid: readGridIn(element),
  };
};

const readSize = (attributes: Attributes, picture: Uint8Array | null): Board['size'] => {
  const width = readNumber(attributes, 'width', 0);
  const height = readNumber(attributes, 'height', 0);
  if (width > 0 && height > 0) return { width, height };
  return picture && measurePicture(picture);
};

const readBoard = (element: Element, readPicture: VassalModule['readPicture']): Board => {
  const { attributes } = element;
  const picture = attributes.image ?? '';
  const [zoned] = findAll(element, (name) => name === 'ZonedGrid');
  const inside = zoned ?? element;
  return {
    name: attributes.name ?? '',
    picture,
    size: readSize(attributes, picture ? readPicture(picture) : null),
    magnification: readNumber(attributes, 'magnification', 1) || 1,
    grid: readGridIn(inside),
    zones: findAll(inside, (name) => name === 'Zone').map(readZone),
    isOblique: [...walkElements(inside)].some(({ name }) => name === 'ObliqueHexGridNumbering'),
  };
};

// Windows with maps go by several names; a name of its own and a picker of boards are what they share.
const isMap = ({ attributes, children }: Element): boolean =>
  attributes.mapName !== undefined && children.some(({ name }) => name === 'BoardPicker');

const readMap = (element: Element, readPicture: VassalModule['readPicture']): VassalMap => ({
  name: element.attributes.mapName ?? '',
  edge: {
    width: readNumber(element.attributes, 'edgeWidth', 0),
    height: readNumber(element.attributes, 'edgeHeight', 0),
  },
  boards: findAll(element, (name) => name === 'BoardPicker').flatMap((picker) =>
    findAll(picker, (name) => name === 'Board').map((board) => readBoard(board, readPicture)),
  ),
});

const BUILD_FILES = ['buildFile.xml', 'buildFile'];

const readBuildFile = (bytes: Uint8Array): Uint8Array => {
  if (!isZip(bytes))
    return /^\s*</.test(new TextDecoder().decode(bytes.subarray(0, 200))) ? bytes : failWith('not-a-zip');
  for (const name of BUILD_FILES) {
    const entry = readEntry(bytes, name);
    if (entry) return entry;
  }
  return failWith('no-build-file');
};

/** Reads a module (`.vmod`), or its build file alone, which has no pictures. */
export const readModule = (bytes: Uint8Array): VassalModule => {
  const file = readBuildFile(bytes);
  if (file.length > LIMITS.bytes) failWith('too-large', { limit: LIMITS.bytes / 1_000_000 });
  const root = readXml(new TextDecoder().decode(file));
  const readPicture = (name: string): Uint8Array | null => {
    return isZip(bytes) ? readEntry(bytes, `images/${name.replace(/^\/?(images\/)?/, '')}`) : null;
  };
  const elements = [...walkElements(root)];
  const prototypes = elements.filter(({ name }) => name === 'PrototypeDefinition');
  return {
    name: root.attributes.name ?? '',
    version: root.attributes.version ?? '',
    maps: elements.filter(isMap).map((map) => readMap(map, readPicture)),
    prototypes: Object.fromEntries(prototypes.map(({ attributes, text }) => [attributes.name ?? '', text.trim()])),
    readPicture,
  };
};
