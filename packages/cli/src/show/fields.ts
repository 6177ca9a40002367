import type { AnyCalculator, Field, Meta } from '@coup-doeil/core/game';
import { isGroup, namedFields, valuesOf } from '../fields.ts';
import type { Style } from '../io.ts';
import { WORDS } from '../words.ts';
import { colon } from './shown.ts';
import { table } from './table.ts';
import { title, wrap } from './text.ts';

const allowed = (field: Field): string => {
  if (field.kind === 'whole') return `${field.min}…${field.max}${field.optional ? ' none' : ''}`;
  if (field.kind !== 'list') return valuesOf(field).join(' ');
  return isGroup(field.of) || field.of.kind === 'list' ? `${field.min}…${field.max} ×` : `${allowed(field.of)} , …`;
};

const standard = (field: Field): string => {
  if (field.kind === 'list') return field.count > 0 ? `(${field.count})` : '';
  return isGroup(field) || field.default === null ? '' : `(${field.default})`;
};

/** A calculator's fields by their words, with what each may be. */
export const fieldRows = (calculator: AnyCalculator, style: Style): string[][] =>
  namedFields(calculator.input).map(({ name, field }) => {
    const label = style.say(field.label) + (field.help ? `. ${style.say(field.help)}` : '');
    const may = `${allowed(field)} ${standard(field)}`.trim();
    return [name, may === '' ? label : `${may} — ${label}`];
  });

/** A calculator's help: its fields, what each may be, and an example that it works out. */
export const showFields = (meta: Meta, calculator: AnyCalculator, style: Style): string[] => {
  const [example] = calculator.examples;
  const { say, width } = style;
  const readings = Object.entries(calculator.readings).map(([id, spec]) => [
    id,
    `${Object.keys(spec.options).join(' ')} — ${say(spec.question)}`,
  ]);
  const columns = [
    { head: '', flows: true },
    { head: '', flows: true },
  ];
  const part = (head: string, rows: string[][]): string[] =>
    rows.length > 0 ? ['', ...title(style, head), ...table(columns, rows, width)] : [];
  return [
    ...title(style, `${say(calculator.title)} · ${say(meta.title)}`),
    ...wrap(say(calculator.lead), width),
    ...part(say(WORDS.fields), fieldRows(calculator, style)),
    ...part(`${say(WORDS.readings)} (--reading)`, readings),
    ...(example
      ? [
          '',
          ...title(style, `${say(WORDS.example)}${colon(style)} ${say(example.title)}`),
          // On one line however narrow the terminal, so that it can be copied.
          `coup-doeil calc ${meta.id} ${calculator.id} ${example.words}`.trim(),
        ]
      : []),
  ];
};
