import {
  type AnyCalculator,
  type Field,
  listEditions,
  type Meta,
  type NamedField,
  type Option,
  type Reading,
} from '@coup-doeil/core/game';
import { tellCondition } from '@coup-doeil/core/tell';
import { OPTIONS, type OptionName } from './args.ts';
import type { Command } from './commands/command.ts';
import { listSayable } from './show/fields.ts';

const toOption = (name: OptionName) => {
  const option = OPTIONS[name];
  return { name: `--${name}`, help: option.help, ...('value' in option ? { value: option.value } : {}) };
};

export const toCommandHelp = ({ usage, help, options }: Command) => ({ usage, help, options: options.map(toOption) });

export const toHelp = (commands: readonly Command[]) => ({
  commands: commands.map(toCommandHelp),
  options: Object.keys(OPTIONS)
    .filter((name): name is OptionName => name in OPTIONS)
    .map(toOption),
});

export const toReadingJson = ([id, { question, options, why, confidence, cite }]: readonly [string, Reading]) => ({
  id,
  question,
  options: Object.entries(options).map(([value, label], i) => ({ value, label, default: i === 0 })),
  why,
  confidence,
  cite,
});

/** What a field may hold, beside its options. */
const limitsOf = (field: Field) => {
  if (field.kind === 'whole') return { min: field.min, max: field.max, optional: field.optional };
  return field.kind === 'list' ? { min: field.min, max: field.max } : {};
};

/** The options of a choice, or of the choices in a list. */
const optionsOf = (field: Field): readonly Option[] => {
  if (field.kind === 'list') return optionsOf(field.of);
  return 'options' in field ? field.options : [];
};

const toField = ({ input }: AnyCalculator, { path, field }: NamedField) => {
  const options = optionsOf(field);
  const only = tellCondition(input, path);
  return {
    name: path,
    label: field.label,
    kind: field.kind,
    ...(field.help ? { help: field.help } : {}),
    ...('default' in field ? { default: field.default } : {}),
    ...(options.length > 0 ? { options: options.map(({ id, label }) => ({ value: id, label })) } : {}),
    ...limitsOf(field),
    ...(field.when ? { when: field.when } : {}),
    ...(only ? { only } : {}),
  };
};

export const toCalculatorHelp = (meta: Meta, calculator: AnyCalculator) => ({
  game: meta.id,
  calculator: calculator.id,
  title: calculator.title,
  lead: calculator.lead,
  editions: listEditions(calculator),
  fields: listSayable(calculator).map((place) => toField(calculator, place)),
  readings: Object.entries(calculator.readings).map(toReadingJson),
  examples: calculator.examples,
});
