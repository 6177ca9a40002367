import type { ChoiceField, Field, ListField, Typed, Value } from './field.ts';
import { mapParts } from './field-parts.ts';
import { settleInput } from './settle.ts';

/** A whole number from 0 to below `n`. */
export type Pick = (n: number) => number;

const draw = (field: Field, pick: Pick): Value => {
  switch (field.kind) {
    case 'choice':
    case 'direction':
      return some(field, 1, pick)[0] ?? field.default;
    case 'flag':
      return pick(2) === 1;
    case 'whole':
      if (field.optional && pick(2) === 0) return null;
      return field.min + pick(field.max - field.min + 1);
    case 'list':
      return drawList(field, pick);
    default:
      return mapParts(field, (inner) => draw(inner, pick));
  }
};

/** So many of the options, none twice. */
const some = ({ options }: ChoiceField, count: number, pick: Pick): string[] => {
  const rest = options.map(({ id }) => id);
  return Array.from({ length: count }, () => rest.splice(pick(rest.length), 1)).flat();
};

const drawList = ({ of, min, max, distinct }: ListField, pick: Pick): Value => {
  if (distinct && 'options' in of) return some(of, min + pick(Math.min(max, of.options.length) - min + 1), pick);
  return Array.from({ length: min + pick(max - min + 1) }, () => draw(of, pick));
};

/** A valid input drawn at random: any of them can come. */
export const sampleInput = <T>(field: Typed<T>, pick: Pick): T => settleInput(field, draw(field, pick) as T);
