import type { AnyCalculator, Field, Meta } from '@coup-doeil/core/game';
import { formatPair } from '@coup-doeil/core/tell';
import { isGroup, listFields, listValues } from '../fields.ts';
import type { Style } from '../io.ts';
import { WORDS } from '../words.ts';
import { table } from './table.ts';
import { title, wrap } from './text.ts';

const formatAllowed = (field: Field): string => {
  if (field.kind === 'whole') return `${field.min}…${field.max}${field.optional ? ' none' : ''}`;
  if (field.kind !== 'list') return listValues(field).join(' ');
  return isGroup(field.of) || field.of.kind === 'list'
    ? `${field.min}…${field.max} ×`
    : `${formatAllowed(field.of)} , …`;
};

const formatDefault = (field: Field): string => {
  if (field.kind === 'list') return field.count > 0 ? `(${field.count})` : '';
  return isGroup(field) || field.default === null ? '' : `(${field.default})`;
};

/** A calculator's fields by their words, with what each may be. */
export const fieldRows = (calculator: AnyCalculator, style: Style): string[][] =>
  listFields(calculator.input).map(({ name, field }) => {
    const label = style.translate(field.label) + (field.help ? `. ${style.translate(field.help)}` : '');
    const may = `${formatAllowed(field)} ${formatDefault(field)}`.trim();
    return [name, may === '' ? label : `${may} — ${label}`];
  });

/** A calculator's help: its fields, what each may be, and an example that it works out. */
export const showFields = (meta: Meta, calculator: AnyCalculator, style: Style): string[] => {
  const [example] = calculator.examples;
  const { translate, width } = style;
  const readings = Object.entries(calculator.readings).map(([id, spec]) => [
    id,
    `${Object.keys(spec.options).join(' ')} — ${translate(spec.question)}`,
  ]);
  const columns = [
    { head: '', flows: true },
    { head: '', flows: true },
  ];
  const part = (head: string, rows: string[][]): string[] =>
    rows.length > 0 ? ['', ...title(style, head), ...table(columns, rows, width)] : [];
  return [
    ...title(style, `${translate(calculator.title)} · ${translate(meta.title)}`),
    ...wrap(translate(calculator.lead), width),
    ...part(translate(WORDS.fields), fieldRows(calculator, style)),
    ...part(`${translate(WORDS.readings)} (--reading)`, readings),
    ...(example
      ? [
          '',
          ...title(style, formatPair(translate(WORDS.example), translate(example.title), style.language)),
          // On one line however narrow the terminal, so that it can be copied.
          `coup-doeil calc ${meta.id} ${calculator.id} ${example.words}`.trim(),
        ]
      : []),
  ];
};
