import type { Kind } from '../chart/chart.ts';
import type { Speller } from '../chart/export/spell.ts';
import { KIND_TRAITS } from '../chart/kinds.ts';
import { replaceMinus } from './figure.ts';

/**
 * What a cell says, as a language prints it: a dash where it is empty, true minus signs, and in a grid, where 1/2 is a cost
 * and no ratio, `½`. Italics stay between underscores, as they mean something on a sheet.
 */
export const formatCell = (printed: string, kind: Kind, spell: Speller): string => {
  if (printed === '-') return '–';
  if (KIND_TRAITS[kind].halves && printed === '1/2') return '½';
  return replaceMinus(spell(printed));
};
