import type { AnyCalculator, Field, Meta } from '@aide-de-camp/core/game';
import type { Style } from '../io.ts';
import { WORDS } from '../words.ts';
import { colon } from './shown.ts';
import { table } from './table.ts';
import { paint, wrap } from './text.ts';

const allowed = (field: Field): string => {
  switch (field.kind) {
    case 'choice':
    case 'direction':
      return field.options.map(({ id }) => id).join(' ');
    case 'flag':
      return 'true false';
    case 'whole':
      return `${field.min}…${field.max}${field.optional ? ' none' : ''}`;
    case 'list':
      return `${field.min}…${field.max} ×`;
    default:
      return '';
  }
};

const standard = (field: Field): string => {
  switch (field.kind) {
    case 'list':
      return field.count > 0 ? `(${field.count})` : '';
    case 'group':
    case 'unit':
      return '';
    default:
      return field.default === null ? '' : `(${field.default})`;
  }
};

type Line = readonly [name: string, allowed: string, label: string];

/** Every field by the name it has in words; the items of a list are counted from 1. */
const lines = (field: Field, name: string, style: Style): Line[] => {
  const label = style.say(field.label) + (field.help ? `. ${style.say(field.help)}` : '');
  const own: Line[] = name ? [[name, `${allowed(field)} ${standard(field)}`.trim(), label]] : [];
  if (field.kind === 'list') {
    const single =
      field.of.kind === 'choice' ||
      field.of.kind === 'direction' ||
      field.of.kind === 'whole' ||
      field.of.kind === 'flag';
    return single
      ? [[name, `${allowed(field.of)} , …`, label]]
      : [...own, ...lines(field.of, `${name}.1`, style).slice(1)];
  }
  if (field.kind === 'group' || field.kind === 'unit')
    return [
      ...own,
      ...Object.entries(field.fields).flatMap(([inner, one]) => lines(one, name ? `${name}.${inner}` : inner, style)),
    ];
  return own;
};

/** A calculator's help: its fields, what each may be, and an example that it works out. */
export const showFields = (meta: Meta, calculator: AnyCalculator, style: Style): string[] => {
  const [example] = calculator.examples;
  return [
    paint(style, 'bold', `${style.say(calculator.title)} · ${style.say(meta.title)}`),
    ...wrap(style.say(calculator.lead), style.width),
    '',
    paint(style, 'bold', style.say(WORDS.fields)),
    ...table(
      [{ head: '' }, { head: '', flows: true }],
      lines(calculator.input, '', style).map(([name, may, label]) => [name, may === '' ? label : `${may} — ${label}`]),
      style.width,
    ),
    ...(example
      ? [
          '',
          paint(style, 'bold', `${style.say(WORDS.example)}${colon(style)} ${style.say(example.title)}`),
          `aide-de-camp calc ${meta.id} ${calculator.id} ${example.words}`.trim(),
        ]
      : []),
  ];
};
