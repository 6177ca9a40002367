import type { AnyCalculator, Word } from '@coup-doeil/core/game';
import { findField, formatFieldName } from '@coup-doeil/core/tell';
import { formatValue } from '../calculator/wording/fields.ts';
import { thin } from './figures.ts';
import type { Lang } from './words.ts';

/** A situation as a reader says it: each field that was said, by its label, with its value. */
export const situationText = ({ input }: AnyCalculator, words: readonly Word[], lang: Lang): string =>
  words
    .map(([path, value]) => {
      const place = findField(input, path);
      const { field } = place;
      const one = field.kind === 'list' ? field.of : field;
      const said = value === 'true' ? true : value === 'false' ? false : one.kind === 'whole' ? Number(value) : value;
      const text =
        typeof said === 'string'
          ? said
              .split(',')
              .map((part) => formatValue(one, part, lang))
              .join(', ')
          : formatValue(one, said, lang);
      return `${formatFieldName(place, lang)}${thin(lang)}: ${text}`;
    })
    .join(`${thin(lang)}; `);
