/* The grids of a build file, with the numbers of their hexes, and how its elements are read. */
import type { HexGrid, Numbering, NumberStyle } from './grid.ts';
import type { Element } from './xml.ts';

export type Attributes = Element['attributes'];

export const readNumber = (attributes: Attributes, name: string, otherwise: number): number => {
  const given = Number.parseFloat(attributes[name] ?? '');
  return Number.isFinite(given) ? given : otherwise;
};

export const isTrue = (value: string | undefined): boolean => value === 'true';

export const findAll = (element: Element, isWanted: (name: string) => boolean): Element[] =>
  element.children.filter(({ name }) => isWanted(name));

// What a build file leaves out is as VASSAL has it in a new numbering or grid.
const readStyle = (attributes: Attributes, letter: 'h' | 'v'): NumberStyle => ({
  type: attributes[`${letter}Type`] === 'A' ? 'A' : 'N',
  leading: Math.trunc(readNumber(attributes, `${letter}Leading`, 1)),
  offset: Math.trunc(readNumber(attributes, `${letter}Off`, 1)),
  descends: isTrue(attributes[`${letter}Descend`]),
});

export const isNumbering = (name: string): boolean => name.endsWith('Numbering');

/** Modules bring numberings of their own under the same names; one early version slanted by a field of its own. */
export const isKnownNumbering = ({ name, tag, attributes }: Element): boolean =>
  /^(?:Oblique)?HexGridNumbering$/.test(name) &&
  (tag === name || tag.startsWith('VASSAL.')) &&
  attributes.direction === undefined;

const readSlant = ({ name, attributes }: Element): Numbering['slant'] => {
  if (name !== 'ObliqueHexGridNumbering') return null;
  // The field that staggers a straight numbering says here which way the rows slant.
  return isStaggered(attributes) ? 'up' : 'down';
};

const isStaggered = ({ stagger = 'true' }: Attributes): boolean => isTrue(stagger);

const readNumbering = (element: Element): Numbering => ({
  ...readFigures(element),
  stagger: isStaggered(element.attributes),
  slant: readSlant(element),
});

const readFigures = ({ attributes }: Element): Omit<Numbering, 'stagger' | 'slant'> => ({
  first: attributes.first === 'V' ? 'V' : 'H',
  separator: attributes.sep ?? '',
  column: readStyle(attributes, 'h'),
  row: readStyle(attributes, 'v'),
  format: attributes.locationFormat ?? '$gridLocation$',
});

export const isHexGrid = (name: string): boolean => name === 'HexGrid';

const readGrid = (element: Element): HexGrid | null => {
  const { attributes } = element;
  const dy = readNumber(attributes, 'dy', 64);
  const dx = readNumber(attributes, 'dx', (dy * Math.sqrt(3)) / 2);
  if (!(dx > 0 && dy > 0)) return null;
  const [numbering] = element.children.filter(isKnownNumbering);
  return {
    dx,
    dy,
    x0: readNumber(attributes, 'x0', 0),
    y0: readNumber(attributes, 'y0', 32),
    sideways: isTrue(attributes.sideways),
    numbering: numbering ? readNumbering(numbering) : null,
  };
};

/** The hex grid that an element holds directly. */
export const readGridIn = (element: Element): HexGrid | null => {
  const [grid] = findAll(element, isHexGrid);
  return grid ? readGrid(grid) : null;
};
