import type { Alternative, FieldChange } from '../game/alternatives.ts';
import type { GroupField } from '../game/field.ts';
import { isList } from '../game/value.ts';
import { type Language, t } from '../text/index.ts';
import { type FieldPath, findField, formatFieldName } from './field.ts';
import { formatPair, joinChoices } from './punctuation.ts';
import { formatValue } from './value.ts';
import { REMOVED } from './words.ts';

const ALSO = t('also', 'aussi');
const WITHOUT = t('without', 'sans');

type Steps = FieldPath['steps'];

/** The steps of a name as far as its last number, those that lead to an item of a list; and the rest. */
const cutAtItem = (steps: Steps): readonly [item: Steps, own: Steps] => {
  const end = steps.findLastIndex((step) => typeof step === 'number') + 1;
  return [steps.slice(0, end), steps.slice(end)];
};

/** The names of items, `Attacker 1 or 3`: numbers alone where the names begin alike. */
const formatItems = (items: readonly Steps[], language: Language): string => {
  const heads = new Set(items.map((steps) => formatFieldName({ steps: steps.slice(0, -1) }, language)));
  const [head = ''] = heads;
  if (heads.size > 1)
    return joinChoices(
      items.map((steps) => formatFieldName({ steps }, language)),
      language,
    );
  const numbers = items.flatMap((steps) => steps.slice(-1)).map(String);
  return [head, joinChoices(numbers, language)].filter(Boolean).join(' ');
};

const joinNames = (names: readonly string[]): string => names.filter(Boolean).join(', ');

/** The names of the same field in several items: `Attacker 1 or 3, Strength`. */
const formatNames = (places: readonly FieldPath[], language: Language): string => {
  const cuts = places.map(({ steps }) => cutAtItem(steps));
  // The same field in each item, so a set of one name.
  const own = new Set(cuts.map(([, steps]) => formatFieldName({ steps }, language)));
  return joinNames([
    formatItems(
      cuts.map(([item]) => item),
      language,
    ),
    ...own,
  ]);
};

/** Fields in words, those of like items together: `Attacker 1 or 3, Strength; Weather`. */
export const formatFieldNames = (
  input: GroupField,
  paths: readonly string[],
  language: Language,
): readonly string[] => {
  const alike = new Map<string, FieldPath[]>();
  for (const path of paths) {
    const pattern = path.replace(/\d+/g, '*');
    alike.set(pattern, [...(alike.get(pattern) ?? []), findField(input, path)]);
  }
  return [...alike.values()].map((places) => formatNames(places, language));
};

/** What then stands in a field; of a set, what is added to it or goes, and a word that says so. */
const sayOther = (
  { field }: FieldPath,
  { from, to }: FieldChange,
  language: Language,
): readonly [lead: string, what: string] => {
  if (to === null) return ['', REMOVED[language]];
  if (!isList(from) || !isList(to) || from.length === 0) return ['', formatValue(field, to, language)];
  const [added, gone] = [to.filter((item) => !from.includes(item)), from.filter((item) => !to.includes(item))];
  return added.length > 0
    ? [ALSO[language], formatValue(field, added, language)]
    : [WITHOUT[language], formatValue(field, gone, language)];
};

/** Everything else that may stand there: `Woods or Marsh`, `also Slope or Stream`. */
const formatOthers = (place: FieldPath, changes: readonly FieldChange[], language: Language): string => {
  const leads = new Map<string, Set<string>>();
  for (const change of changes) {
    const [lead, what] = sayOther(place, change, language);
    leads.set(lead, (leads.get(lead) ?? new Set()).add(what));
  }
  const parts = [...leads].map(([lead, whats]) => [lead, joinChoices([...whats], language)].filter(Boolean).join(' '));
  return joinChoices(parts, language);
};

const capitalise = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** An alternative in words: what a player does, `Attacker 1 or 3: charge`; or what is given, `Hex of the defender: Woods or Marsh`. */
export const formatAlternative = (
  input: GroupField,
  { decision, changes, every }: Omit<Alternative, 'answer'>,
  language: Language,
): string => {
  const places = [...new Set(changes.map(({ field }) => field))].map((field) => findField(input, field));
  const [first] = places;
  if (!first) return '';
  const isOnly = every && places.length === 1;
  if (decision) {
    // Strength is brought by whoever has it: no unit need be said.
    const isAny = isOnly || (every && changes.every(({ to }) => typeof to === 'number'));
    const items = isAny
      ? ''
      : formatItems(
          places.map(({ steps }) => cutAtItem(steps)[0]),
          language,
        );
    return items ? formatPair(items, decision[language], language) : capitalise(decision[language]);
  }
  const [item, own] = cutAtItem(first.steps);
  const name = isOnly
    ? joinNames([item.slice(0, -1), own].map((steps) => formatFieldName({ steps }, language)))
    : formatNames(places, language);
  return formatPair(name, formatOthers(first, changes, language), language);
};
