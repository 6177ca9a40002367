import type { Field, GroupField } from '../game/field.ts';
import { partAt } from '../game/field-parts.ts';
import type { Language, Text } from '../text/index.ts';

/** A field of an input, with the labels and the places in lists that lead to it. */
export interface FieldPath {
  readonly field: Field;
  readonly steps: readonly (Text | number)[];
}

/** The field at a dotted name, as far as there is one. */
export const findField = (input: GroupField, path: string): FieldPath => {
  let field: Field = input;
  const steps: (Text | number)[] = [];
  for (const part of path.split('.')) {
    const inner = partAt(field, part);
    if (!inner) break;
    // Of a list's item its own label is said: “Attacker 1”, not “Attackers 1”.
    if ('of' in field) steps.splice(-1, 1, inner.label, Number(part));
    else steps.push(inner.label);
    field = inner;
  }
  return { field, steps };
};

/** The name of a field by its labels: `attackers.1.arm` is “Attacker 1, Arm”. */
export const formatFieldName = ({ steps }: Pick<FieldPath, 'steps'>, language: Language): string => {
  let name = '';
  for (const step of steps) {
    if (typeof step === 'number') name += ` ${step}`;
    else name += (name && ', ') + step[language];
  }
  return name;
};
