import type { Calculator, Field, ListField, Value } from '@coup-doeil/core/game';
import {
  createInputSchema,
  getDefault,
  getInputPlace,
  isSameValue,
  listAllFields,
  parseInput,
  put,
  run,
  toInputError,
} from '@coup-doeil/core/game';
import { createZodSchema } from '@coup-doeil/core/zod';
import { z } from 'zod';
import type { Check, Subject } from './subject.ts';

const ODD: readonly Value[] = [
  'no such thing',
  '',
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1e300,
  true,
  null,
  [],
  {},
  -1e9,
];

const isOwn = (field: Field, raw: Value): boolean => {
  switch (field.kind) {
    case 'flag':
      return typeof raw === 'boolean';
    case 'whole':
      return raw === null && field.optional;
    case 'list':
      return Array.isArray(raw) && field.min === 0;
    case 'choice':
    case 'direction':
      return false;
    default:
      return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
  }
};

const listOf = ({ of }: ListField, count: number): Value[] => Array.from({ length: count }, () => getDefault(of));

/** What is not allowed in a field, whatever stands in the others. */
const wrongIn = (field: Field, value: Value): Value[] => {
  const odd = ODD.filter((raw) => !isOwn(field, raw));
  if (field.kind === 'whole') return [...odd, field.min - 1, field.max + 1, String(field.min)];
  if (field.kind === 'group' || field.kind === 'unit')
    return [
      ...odd,
      { ...Object(value), 'no-such-field': 1 },
      // As a program would read it from a file: a key of its own, not the prototype.
      JSON.parse('{"__proto__":{"strength":30}}'),
      JSON.parse('{"constructor":{}}'),
    ];
  if (field.kind !== 'list') return odd;
  const counts = [field.max + 1, field.min - 1].filter((count) => count >= 0);
  // Nothing stands twice in a set.
  const twice = field.distinct ? [Math.max(field.min, 2)] : [];
  return [...odd, ...[...counts, ...twice].map((count) => listOf(field, count))];
};

/** A few of the values that a field can have. */
const valuesOf = (field: Field): readonly Value[] => {
  switch (field.kind) {
    case 'flag':
      return [true, false];
    case 'whole':
      return [field.min, field.max];
    case 'choice':
    case 'direction':
      return field.options.map(({ id }) => id);
    case 'list':
      return [field.min, field.max].map((count) => listOf(field, count));
    default:
      return Object.entries(field.fields).flatMap(([name, inner]) =>
        valuesOf(inner).map((value) => ({ ...Object(getDefault(field)), [name]: value })),
      );
  }
};

const another = (field: Field): Value | undefined =>
  valuesOf(field).find((value) => !isSameValue(value, getDefault(field)));

interface Spoilt {
  readonly name: string;
  readonly raw: unknown;
  /** Wrong in itself, and not only because its field does not apply. */
  readonly shaped: boolean;
}

/** One input made wrong in one place, in every way that each place allows. */
export const spoilt = (field: Field, input: Value): Spoilt[] =>
  listAllFields(getInputPlace(field, input)).flatMap((place) => {
    const name = place.path || 'input';
    const spoil = (to: Value, shaped: boolean): Spoilt => ({ name, raw: put(input, place.path, to), shaped });
    const wrong = wrongIn(place.field, place.value).map((to) => spoil(to, true));
    const idle = place.applies ? undefined : another(place.field);
    return idle === undefined ? wrong : [...wrong, spoil(idle, false)];
  });

/** Whether a path is that of a field, or leads into it. */
const into = (path: string, name: string): boolean => name === 'input' || path === name || path.startsWith(`${name}.`);

const refused = (calculator: Calculator, { name, raw, shaped }: Spoilt): string | undefined => {
  try {
    parseInput(calculator.input, raw);
    return 'it is let through';
  } catch (error) {
    const { field, allowed } = toInputError(error);
    // A field that a group does not have is named as one of that group; of what does not apply, the outermost.
    const names = into(field, name) || (!shaped && into(name, field));
    return names && (!Array.isArray(allowed) || allowed.length > 0)
      ? undefined
      : 'the error does not name the field and what is allowed';
  }
};

const PER_CALCULATOR = 6;

const ofCalculator = (subject: Subject, calculator: Calculator): string[] => {
  const { input } = calculator;
  const zod = createZodSchema(input);
  const schema = z.fromJSONSchema(createInputSchema(`urn:${calculator.id}`, input) as z.core.JSONSchema.JSONSchema);
  const inputs = subject.traces.filter((trace) => trace.calculator === calculator).map(({ asked }) => asked.input);
  return inputs.slice(0, PER_CALCULATOR).flatMap((good) =>
    spoilt(input, good as Value).flatMap((spoiltInput) => {
      const { name, raw, shaped } = spoiltInput;
      const problems = [
        refused(calculator, spoiltInput),
        zod.safeParse(raw).success ? 'zod lets it through' : undefined,
        shaped && schema.safeParse(raw).success ? 'the JSON Schema lets it through' : undefined,
        run(subject.game.meta, calculator, { input: raw }).ok ? 'it is answered' : undefined,
      ];
      return problems.flatMap((problem) =>
        problem === undefined ? [] : [`${calculator.id}, field ${name}: ${problem}: ${JSON.stringify(raw)}`],
      );
    }),
  );
};

export const badInput: Check = {
  id: 'bad-input',
  says: 'an invalid input is one error that names the field and what is allowed',
  run: (subject) => subject.calculators.flatMap((calculator) => [...new Set(ofCalculator(subject, calculator))]),
};
