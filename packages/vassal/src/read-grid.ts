/* The grids of a build file, with the numbers of their hexes, and how its elements are read. */
import type { HexGrid, Numbering, NumberStyle } from './grid.ts';
import { type Element, walkElements } from './xml.ts';

export const readNumber = ({ attributes }: Element, name: string, otherwise = 0): number => {
  const given = Number.parseFloat(attributes[name] ?? '');
  return Number.isFinite(given) ? given : otherwise;
};

export const findAll = ({ children }: Element, name: string): Element[] =>
  children.filter((child) => child.name === name);

// What a build file leaves out is as VASSAL has it in a new numbering or grid.
const readStyle = (element: Element, letter: 'h' | 'v'): NumberStyle => ({
  type: element.attributes[`${letter}Type`] === 'A' ? 'A' : 'N',
  leading: Math.trunc(readNumber(element, `${letter}Leading`, 1)),
  offset: Math.trunc(readNumber(element, `${letter}Off`, 1)),
  descends: element.attributes[`${letter}Descend`] === 'true',
});

/** Modules bring numberings of their own under the same names; one early version slanted by a field of its own. */
const isKnownNumbering = ({ name, tag, attributes }: Element): boolean =>
  /^(?:Oblique)?HexGridNumbering$/.test(name) &&
  (tag === name || tag.startsWith('VASSAL.')) &&
  attributes.direction === undefined;

/** Whether hexes in an element are numbered in a way that is not known. */
export const hasUnknownNumbers = (element: Element): boolean =>
  [...walkElements(element)].some(
    ({ name, children }) =>
      name === 'HexGrid' && children.some((child) => child.name.endsWith('Numbering') && !isKnownNumbering(child)),
  );

const readNumbering = (element: Element): Numbering => {
  const { first, sep = '', stagger = 'true', locationFormat = '$gridLocation$' } = element.attributes;
  // The field that staggers a straight numbering says of an oblique one which way the rows slant.
  const slant = stagger === 'true' ? 'up' : 'down';
  return {
    first: first === 'V' ? 'V' : 'H',
    separator: sep,
    column: readStyle(element, 'h'),
    row: readStyle(element, 'v'),
    stagger: stagger === 'true',
    slant: element.name === 'HexGridNumbering' ? null : slant,
    format: locationFormat,
  };
};

/** The hex grid that an element holds directly. */
export const readGridIn = (element: Element): HexGrid | null => {
  const [grid] = findAll(element, 'HexGrid');
  if (!grid) return null;
  const dy = readNumber(grid, 'dy', 64);
  const dx = readNumber(grid, 'dx', (dy * Math.sqrt(3)) / 2);
  const numbering = grid.children.find(isKnownNumbering);
  return dx > 0 && dy > 0
    ? {
        dx,
        dy,
        x0: readNumber(grid, 'x0'),
        y0: readNumber(grid, 'y0', 32),
        sideways: grid.attributes.sideways === 'true',
        numbering: numbering ? readNumbering(numbering) : null,
      }
    : null;
};
