import type { Field, GroupField } from '../game/field.ts';
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
    if ('fields' in field) {
      const inner: Field | undefined = Object.hasOwn(field.fields, part) ? field.fields[part] : undefined;
      if (!inner) break;
      field = inner;
      steps.push(field.label);
    } else if ('of' in field && /^\d+$/.test(part)) {
      field = field.of;
      steps.push(Number(part));
    } else break;
  }
  return { field, steps };
};

/** The name of a field by its labels: `attackers.1.arm` is “Attackers 1, Arm”. */
export const formatFieldName = ({ steps }: FieldPath, language: Language): string => {
  let name = '';
  for (const step of steps) {
    if (typeof step === 'number') name += ` ${step}`;
    else name += (name && ', ') + step[language];
  }
  return name;
};
