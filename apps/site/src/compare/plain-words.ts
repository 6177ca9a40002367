/* What a difference between two printings says in plain words, from the difference alone. */

import type { Chart, Difference, Terms } from '@coup-doeil/core/chart';
import { listFields } from '@coup-doeil/core/game';
import { formatPair } from '@coup-doeil/core/tell';
import type { Loaded } from '../lib/games.ts';
import type { Lang, Said } from '../lib/words.ts';
import { findMarks } from './marks.ts';
import { words } from './words.ts';

type Side = Difference['from'];

/** What the ids in terms are called: the options of every input, and the rows of every chart. */
const collectNames = ({ calculators, charts }: Loaded): ReadonlyMap<string, Said> => {
  const names = new Map<string, Said>();
  const add = (id: string, label: Said) => {
    if (!names.has(id)) names.set(id, label);
  };
  for (const { field } of calculators.flatMap(({ input }) => listFields(input)))
    if ('options' in field) for (const { id, label } of field.options) add(id, label);
  for (const { rows } of Object.values(charts).flat()) for (const { id, label } of rows) add(id, label);
  return names;
};

const isTerms = (side: Side): side is Terms => side !== null && typeof side === 'object' && !('en' in side);
const idsIn = (term: unknown): readonly string[] => (Array.isArray(term) ? term.map(String) : []);

/** What terms now allow or exclude that they did not before, in the words of the inputs. */
export const describeTerms = (loaded: Loaded, { from, to }: Difference, lang: Lang): readonly string[] => {
  if (!isTerms(from) || !isTerms(to)) return [];
  // Terms of different kinds have different keys; here any key is asked of either.
  const [older, newer]: readonly [Terms, Terms] = [from, to];
  const names = collectNames(loaded);
  const list = (word: Said, ids: readonly string[]) => {
    const labels = ids.flatMap((id) => names.get(id)?.[lang] ?? []);
    return labels.length === 0 ? [] : [`${formatPair(word[lang], labels.join(', '), lang)}.`];
  };
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((term) => {
    const [before, after] = [idsIn(older[term]), idsIn(newer[term])];
    const excludes = term.startsWith('not');
    const added = after.filter((id) => !before.includes(id));
    const removed = before.filter((id) => !after.includes(id));
    return [
      ...list(excludes ? words.alsoNot : words.also, added),
      ...list(excludes ? words.notWithout : words.without, removed),
    ];
  });
};

/** What kind of change a new name or a new rule number is. */
export const classifyWording = (
  { what, from, to, row }: Difference,
  newer?: Chart,
  older?: Chart,
): readonly (keyof typeof words)[] => {
  if (what === 'reference') return from === '' || to === '' ? ['pointer'] : ['rule'];
  if (what !== 'name' || from === null || to === null || typeof from === 'string' || typeof to === 'string') return [];
  const headings = [...(newer?.groups ?? []), ...(older?.groups ?? [])].map(({ label }) => label.en);
  if (row !== undefined && headings.includes(String(from.en))) return ['heading'];
  const [before, after] = [findMarks(String(from.en)), findMarks(String(to.en))];
  return [before.join() === after.join() ? 'renamed' : 'markMoved'];
};
