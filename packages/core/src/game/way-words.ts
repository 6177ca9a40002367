/* The words of a way: the names that the charts give to what a step can enter or cross. */
import type { Text } from '../text/index.ts';
import type { ChoiceField, Field, Option } from './field.ts';
import type { AnyCalculator } from './game.ts';

/** What a name stands for: an option of a field of the step. */
export interface Meaning {
  readonly name: string;
  readonly id: string;
  readonly part: 'ground' | 'hexside';
  /** The labels of the field and of the option. */
  readonly field: Text;
  readonly option: Text;
}

const ARTICLES = /^(?:a|an|the|of|un|une|le|la|les|de|du|des)$/;

/** The words of a text without accents, capitals and articles. */
export const normaliseWords = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('−', '-')
    .replace(/[’']/g, ' ')
    .split(/[^\p{L}\p{N}+-]+/u)
    .filter((word) => word !== '' && word !== 'l' && word !== 'd' && !ARTICLES.test(word));

/** `Town / Village / Ruins` is each of the three; what stands in brackets need not be said. */
const splitLabel = (label: string): readonly string[] =>
  [label, label.replace(/\(.*?\)/g, ''), ...label.split('/')].map((name) => normaliseWords(name).join(' '));

/** The names of an option: its own, and where that is the name of its row, the row's in every printing. */
const listNames = ({ charts }: Pick<AnyCalculator, 'charts'>, { label, cite }: Option): readonly string[] => {
  const rows = Object.values(charts).flatMap(
    (printing) => (cite && printing[cite.chart])?.rows.filter(({ id }) => id === cite?.row) ?? [],
  );
  const isRow = rows.some((row) => Object.values(row.label).join() === Object.values(label).join());
  return [label, ...(isRow ? rows.map((row) => row.label) : [])]
    .flatMap((text) => Object.values(text))
    .flatMap(splitLabel);
};

const choiceOf = (field: Field): ChoiceField | undefined => {
  if (field.kind === 'list') return choiceOf(field.of);
  return 'options' in field ? field : undefined;
};

/** Everything that a step's fields of ground and hexside can be called, with what it means. */
export const nameMeanings = (
  calculator: Pick<AnyCalculator, 'charts'>,
  step: Field,
): ReadonlyMap<string, readonly Meaning[]> => {
  const meanings = new Map<string, Meaning[]>();
  if (!('fields' in step)) return meanings;
  for (const part of ['ground', 'hexside'] as const)
    for (const name of step.roles?.[part] ?? []) {
      const field = step.fields[name];
      if (!field) continue;
      for (const option of choiceOf(field)?.options ?? []) {
        const meaning = { name, id: option.id, part, field: field.label, option: option.label };
        for (const words of new Set(listNames(calculator, option)))
          if (words !== '') meanings.set(words, [...(meanings.get(words) ?? []), meaning]);
      }
    }
  return meanings;
};
