import { type AnyCalculator, type Field, listFields, type Meta, type NamedField } from '@coup-doeil/core/game';
import { formatPair } from '@coup-doeil/core/tell';
import type { Style } from '../io.ts';
import { WORDS } from '../words.ts';
import { table } from './table.ts';
import { title, wrap } from './text.ts';

/** The fields of which a word can say something. Single items are said all at once; of others the first stands for all. */
export const listSayable = ({ input }: AnyCalculator): NamedField[] =>
  listFields(input).filter(({ path }) => path !== '' && !path.endsWith('.1'));

/** The values that a word may give a field, where they can be listed. */
export const listValues = (field: Field): readonly string[] => {
  switch (field.kind) {
    case 'choice':
    case 'direction':
      return field.options.map(({ id }) => id);
    case 'flag':
      return ['true', 'false'];
    case 'list':
      return field.of.kind === 'list' ? [] : listValues(field.of);
    case 'whole':
      return field.optional ? ['none'] : [];
    default:
      return [];
  }
};

const formatAllowed = (field: Field): string => {
  if (field.kind === 'whole') return `${field.min}…${field.max}${field.optional ? ' none' : ''}`;
  if (field.kind !== 'list') return listValues(field).join(' ');
  return 'default' in field.of ? `${formatAllowed(field.of)} , …` : `${field.min}…${field.max} ×`;
};

const formatDefault = (field: Field): string => {
  if (field.kind === 'list') return field.count > 0 ? `(${field.count})` : '';
  return 'default' in field && field.default !== null ? `(${field.default})` : '';
};

/** A calculator's fields by their words, with what each may be. */
export const fieldRows = (calculator: AnyCalculator, style: Style): string[][] =>
  listSayable(calculator).map(({ path, field }) => {
    const label = style.translate(field.label) + (field.help ? `. ${style.translate(field.help)}` : '');
    const may = `${formatAllowed(field)} ${formatDefault(field)}`.trim();
    return [path, may === '' ? label : `${may} — ${label}`];
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
