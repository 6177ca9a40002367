/* What a difference between two printings says in plain words, from its own data. */

import type { Chart, Difference, Terms } from '@coup-doeil/core/chart';
import type { Field } from '@coup-doeil/core/game';
import { thin } from '../lib/figures.ts';
import type { Loaded } from '../lib/games.ts';
import type { Lang, Said } from '../lib/words.ts';

export const words = {
  note: { en: 'Note', fr: 'Note' },
  only: { en: 'Only in', fr: 'Seulement en' },
  added: { en: 'The mark is new', fr: 'Le renvoi est nouveau' },
  gone: { en: 'The mark is gone', fr: 'Le renvoi a disparu' },
  heading: {
    en: 'It stands under another heading; nothing else changes.',
    fr: 'La ligne change de rubrique, et rien d’autre.',
  },
  renamed: {
    en: 'The name alone changes; every figure is the same.',
    fr: 'Le nom seul change\u202f; tous les chiffres restent.',
  },
  markMoved: {
    en: 'A mark on the name moved; the figures beside it say where it counts.',
    fr: 'Un renvoi du nom a bougé\u202f; les chiffres à côté disent où il compte.',
  },
  rule: {
    en: 'The rule is the same, found at another number of the rulebook.',
    fr: 'La règle est la même, à un autre numéro du livret.',
  },
  pointer: {
    en: 'A pointer to the rulebook that the other printing has not.',
    fr: 'Un renvoi au livret que l’autre tirage n’a pas.',
  },
  also: { en: 'Now also with', fr: 'Désormais aussi avec' },
  without: { en: 'No longer with', fr: 'Plus avec' },
  alsoNot: { en: 'Now not with', fr: 'Désormais pas avec' },
  notWithout: { en: 'Now even with', fr: 'Désormais même avec' },
  quiet: {
    en: 'No calculator answers otherwise for it: in its worked situations, nor with one or two fields said otherwise.',
    fr: 'Aucun calcul ne répond autrement pour cela\u202f: ni dans ses situations traitées, ni avec un ou deux champs changés.',
  },
} satisfies Readonly<Record<string, Said>>;

/** What the ids of terms are called: the options of every input, and the rows of every chart. */
const namesOf = ({ calculators, charts }: Loaded): ReadonlyMap<string, Said> => {
  const names = new Map<string, Said>();
  const take = (field: Field): void => {
    if (field.kind === 'choice' || field.kind === 'direction')
      for (const { id, label } of field.options) if (!names.has(id)) names.set(id, label);
    if (field.kind === 'list') take(field.of);
    if (field.kind === 'group' || field.kind === 'unit') for (const one of Object.values(field.fields)) take(one);
  };
  for (const { input } of calculators) take(input);
  for (const { rows } of Object.values(charts).flat())
    for (const { id, label } of rows) if (!names.has(id)) names.set(id, label);
  return names;
};

const listIn = (term: unknown): readonly string[] => (Array.isArray(term) ? term.map(String) : []);
const isTerms = (side: Difference['from']): side is Terms =>
  side !== null && typeof side === 'object' && !('en' in side);

/** What terms let in or shut out that they did not before, in the words of the inputs. */
export const termsSaid = (
  loaded: Loaded,
  from: Difference['from'],
  to: Difference['from'],
  lang: Lang,
): readonly string[] => {
  if (!isTerms(from) || !isTerms(to)) return [];
  const [has, gets]: readonly [Terms, Terms] = [from, to];
  const names = namesOf(loaded);
  const colon = `${thin(lang)}:`;
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((term) => {
    const [before, after] = [listIn(has[term]), listIn(gets[term])];
    const shuts = term.startsWith('not');
    const said = (word: Said, ids: readonly string[]) => {
      const known = ids.flatMap((id) => names.get(id)?.[lang] ?? []);
      return known.length === 0 ? [] : [`${word[lang]}${colon} ${known.join(', ')}.`];
    };
    return [
      ...said(
        shuts ? words.alsoNot : words.also,
        after.filter((id) => !before.includes(id)),
      ),
      ...said(
        shuts ? words.notWithout : words.without,
        before.filter((id) => !after.includes(id)),
      ),
    ];
  });
};

export const marksOf = (side: Difference['from']): readonly string[] =>
  typeof side === 'string' ? [...side.matchAll(/\[([^\]]+)\]/g)].map(([, mark = '']) => mark) : [];

/** What can be said of a change of name or of a rule number without asking anybody. */
export const plainly = (
  { what, from, to, row }: Difference,
  newer?: Chart,
  older?: Chart,
): readonly (keyof typeof words)[] => {
  if (what === 'reference') return from === '' || to === '' ? ['pointer'] : ['rule'];
  if (what !== 'name' || from === null || to === null || typeof from === 'string' || typeof to === 'string') return [];
  const headings = [...(newer?.groups ?? []), ...(older?.groups ?? [])].map(({ label }) => label.en);
  if (row !== undefined && headings.includes(String(from.en))) return ['heading'];
  return [
    JSON.stringify(marksOf(String(from.en))) === JSON.stringify(marksOf(String(to.en))) ? 'renamed' : 'markMoved',
  ];
};
