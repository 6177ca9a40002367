import type { Field, GroupField, Value } from '@coup-doeil/core/game';
import type { Lang } from '../lib/words.ts';
import { whatIfWords } from './what-if-words.ts';
import { words } from './words.ts';

/** The field at a dotted name, and the labels on the way to it: `attackers.1.arm` is “Attackers 1, arm”. */
export const fieldAt = (
  root: GroupField,
  path: string,
): { readonly field: Field; readonly labels: (lang: Lang) => string } => {
  let field: Field = root;
  // A number of a list stands between its name and what is said of the item.
  const said: ((lang: Lang) => string)[] = [];
  for (const part of path.split('.')) {
    if (field.kind === 'group' || field.kind === 'unit') {
      const next: Field | undefined = Object.hasOwn(field.fields, part) ? field.fields[part] : undefined;
      if (!next) break;
      field = next;
      const { label } = field;
      said.push((lang) => label[lang]);
    } else if (field.kind === 'list') {
      field = field.of;
      said.push(() => `${part},`);
    }
  }
  return {
    field,
    labels: (lang) =>
      said
        .map((say) => say(lang))
        .join(' ')
        .replace(/,$/, ''),
  };
};

/** A value in words, as its own field says it. */
export const valueText = (field: Field, value: Value, lang: Lang): string => {
  if (value === null) return whatIfWords.notSaid[lang];
  if (typeof value === 'boolean') return words[value ? 'yes' : 'no'][lang];
  if (typeof value === 'number') return String(value).replace('-', '−');
  if (typeof value === 'string')
    return field.kind === 'choice' || field.kind === 'direction'
      ? (field.options.find(({ id }) => id === value)?.label[lang] ?? value)
      : value;
  if (Array.isArray(value)) {
    const of = field.kind === 'list' ? field.of : field;
    return value.map((one: Value) => valueText(of, one, lang)).join(', ') || whatIfWords.none[lang];
  }
  return '…';
};
