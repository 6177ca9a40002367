import type { Field, Typed, Value } from './field.ts';
import { settle } from './parse.ts';

/** A whole number from 0 to below `n`. */
export type Pick = (n: number) => number;

const draw = (field: Field, pick: Pick): Value => {
  switch (field.kind) {
    case 'choice':
    case 'direction':
      return field.options[pick(field.options.length)]?.id ?? field.default;
    case 'flag':
      return pick(2) === 1;
    case 'whole':
      if (field.optional && pick(2) === 0) return null;
      return field.min + pick(field.max - field.min + 1);
    case 'list': {
      const drawn = Array.from({ length: field.min + pick(field.max - field.min + 1) }, () => draw(field.of, pick));
      const plain = field.of.kind === 'choice' || field.of.kind === 'direction';
      return plain ? [...new Set(drawn)].slice(0, field.max) : drawn;
    }
    default:
      return Object.fromEntries(Object.entries(field.fields).map(([name, inner]) => [name, draw(inner, pick)]));
  }
};

/** A valid input drawn at random: any of them can come. */
export const sample = <T>(field: Typed<T>, pick: Pick): T => settle(field, draw(field, pick) as T);
