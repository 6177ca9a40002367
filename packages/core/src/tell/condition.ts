import type { Field, GroupField, Scalar } from '../game/field.ts';
import { partAt } from '../game/field-parts.ts';
import { LANGUAGES, type Language, type Text, t } from '../text/index.ts';
import { formatPair, joinParts } from './punctuation.ts';
import { formatValue } from './value.ts';

/** The fields that lead to a dotted name, the outermost first. */
const listWay = (input: GroupField, path: string): Field[] => {
  const way: Field[] = [input];
  let field: Field = input;
  for (const part of path.split('.')) {
    const inner = partAt(field, part);
    if (!inner) break;
    way.push(inner);
    field = inner;
  }
  return way;
};

/** One wanted value of another field, by its labels: `Arm: Cavalry`. */
const formatWanted = (field: Field, wanted: Scalar | readonly Scalar[], language: Language): string =>
  formatPair(
    field.label[language],
    [wanted]
      .flat()
      .map((value) => formatValue(field, value, language))
      .join(', '),
    language,
  );

/** When a field of an input applies, by the labels of what it hangs on: `Only if Arm: Cavalry`; `null` where it always does. */
export const tellCondition = (input: GroupField, path: string): Text | null => {
  const way = listWay(input, path);
  const conditions = way.flatMap((field, depth) =>
    Object.entries(field.when ?? {}).flatMap(([name, wanted]) => {
      // A name is looked for outward from the field that says it.
      const other = way
        .slice(0, depth)
        .toReversed()
        .flatMap((outer) => partAt(outer, name) ?? [])[0];
      return other ? [{ other, wanted }] : [];
    }),
  );
  if (conditions.length === 0) return null;
  const tell = (language: Language): string => {
    const parts = conditions.map(({ other, wanted }) => formatWanted(other, wanted, language));
    return joinParts([...new Set(parts)], language);
  };
  const list = Object.fromEntries(LANGUAGES.map((language) => [language, tell(language)])) as Text;
  return t('Only if {list}', 'Seulement si {list}', { list });
};
