import type { Calculator } from '../game/calculator.ts';
import type { Report } from '../game/report.ts';
import { fill, type Text, t } from '../text/index.ts';

const TOO_MANY = t(
  '{list}: no exact odds, there are too many tests.',
  '{list}\u202f: pas de chances exactes, il y a trop de tests.',
);

/** The lists of odds that a report does without, as they have more ways than numbers hold exactly: a sentence each. */
export const tellLeftOut = (
  { odds: lists = {} }: Pick<Calculator, 'odds'>,
  { odds }: Pick<Report, 'odds'>,
): readonly Text[] => {
  // Without dice there is none; that of a unit is missing where the unit is not there.
  if (Object.keys(odds).length === 0) return [];
  return Object.entries(lists).flatMap(([list, { label, role }]) =>
    Object.hasOwn(odds, list) || (typeof role === 'object' && 'unit' in role) ? [] : [fill(TOO_MANY, { list: label })],
  );
};
