import { z } from 'zod';
import { inputError } from '../game/fault.ts';
import type { Calculator, Field, Value } from '../game/index.ts';
import { defaultOf, inputSchema, parseInput, run } from '../game/index.ts';
import { zodSchema } from '../game/zod.ts';
import type { Check, Subject } from './subject.ts';
import { type Held, holds, put, visit } from './tour.ts';

const ODD: readonly unknown[] = [
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

const isOwn = (field: Field, raw: unknown): boolean => {
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

/** What is not allowed in a field, whatever stands in the others. */
const wrongIn = (field: Field, value: Value): unknown[] => {
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
  return [...odd, ...counts.map((count) => Array.from({ length: count }, () => defaultOf(field.of)))];
};

const valuesOf = (field: Field): readonly Value[] => {
  switch (field.kind) {
    case 'flag':
      return [true, false];
    case 'whole':
      return [field.min, field.max];
    case 'choice':
    case 'direction':
      return field.options.map(({ id }) => id);
    default:
      return [];
  }
};

const another = (field: Field): Value | undefined => valuesOf(field).find((value) => !holds(value, defaultOf(field)));

const inItems = ({ path }: Held): boolean => typeof path.at(-1) === 'number';

/** One input made wrong in one place, in every way that each place allows. */
export const spoilt = (field: Field, input: Value): { name: string; raw: unknown; shaped: boolean }[] =>
  visit(field, input).flatMap((one) => {
    const wrong = wrongIn(one.field, one.value)
      // An item of a list that is not there is a default one.
      .filter((raw) => !(inItems(one) && raw === null))
      .map((raw) => ({ name: one.name, raw: put(input, one.path, raw), shaped: true }));
    const idle = one.applies ? undefined : another(one.field);
    return idle === undefined ? wrong : [...wrong, { name: one.name, raw: put(input, one.path, idle), shaped: false }];
  });

const refused = (calculator: Calculator, raw: unknown): string | undefined => {
  try {
    parseInput(calculator.input, raw);
    return 'it is let through';
  } catch (error) {
    const { field, allowed } = inputError(error);
    return field && allowed.length > 0 ? undefined : 'the error does not name the field and what is allowed';
  }
};

const PER_CALCULATOR = 6;

const ofCalculator = (subject: Subject, calculator: Calculator): string[] => {
  const { input } = calculator;
  const zod = zodSchema(input);
  const schema = z.fromJSONSchema(inputSchema(`urn:${calculator.id}`, input) as z.core.JSONSchema.JSONSchema);
  const inputs = subject.traces.filter((one) => one.calculator === calculator).map(({ asked }) => asked.input);
  return inputs.slice(0, PER_CALCULATOR).flatMap((good) =>
    spoilt(input, good as Value).flatMap(({ name, raw, shaped }) => {
      const problems = [
        refused(calculator, raw),
        zod.safeParse(raw).success ? 'zod lets it through' : undefined,
        shaped && schema.safeParse(raw).success ? 'the JSON Schema lets it through' : undefined,
        run({ id: '', version: '' }, calculator, { input: raw }).ok ? 'it is answered' : undefined,
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
