/* The brushes of a game: one for each word of its palette that lies on the ground. */
import type { Palette } from '@coup-doeil/core/battle';
import type { Lang } from '../../lib/words.ts';
import { words } from './words.ts';

export type Brush = {
  readonly id: string;
  readonly label: string;
} & (
  | { readonly kind: 'terrain' | 'road'; readonly word: string }
  /** On a hexside: the word where the hex of the lower number is meant, and where that of the higher is; the same where neither is. */
  | { readonly kind: 'feature'; readonly lower: string; readonly higher: string }
  | { readonly kind: 'level'; readonly by: 1 | -1 }
  | { readonly kind: 'erase' }
);

/** Which of its two hexes a word of a hexside means. */
const findMeant = ({ signs = {} }: Palette, word: string): 'lower' | 'higher' | undefined => {
  const sign = Object.hasOwn(signs, word) ? signs[word] : undefined;
  return typeof sign === 'object' ? sign.of : undefined;
};

/** A label up to what says of which hex it speaks. */
const cutLabel = (label: string): string => label.replace(/,[^,]*$/, '');

/** Two words that differ only in the hex that they mean are one brush: the hex it is laid on from is meant. */
const listFeatures = (palette: Palette, lang: Lang): readonly Brush[] => {
  const features = Object.entries(palette.features).map(([word, label]) => ({ word, label: label[lang] }));
  return features.flatMap(({ word, label }): readonly Brush[] => {
    const meant = findMeant(palette, word);
    if (meant === undefined) return [{ kind: 'feature', id: `feature ${word}`, label, lower: word, higher: word }];
    const other = features.find(
      (each) =>
        each.word !== word && findMeant(palette, each.word) !== undefined && cutLabel(each.label) === cutLabel(label),
    );
    if (!other) return [{ kind: 'feature', id: `feature ${word}`, label, lower: word, higher: word }];
    if (meant === 'higher') return [];
    return [{ kind: 'feature', id: `feature ${word}`, label: cutLabel(label), lower: word, higher: other.word }];
  });
};

export const listBrushes = (palette: Palette, lang: Lang): readonly Brush[] => [
  ...Object.entries(palette.terrains).map(
    ([word, label]): Brush => ({ kind: 'terrain', id: `terrain ${word}`, label: label[lang], word }),
  ),
  ...listFeatures(palette, lang),
  ...Object.entries(palette.roads).map(
    ([word, label]): Brush => ({ kind: 'road', id: `road ${word}`, label: label[lang], word }),
  ),
  ...(palette.levels
    ? ([1, -1] as const).map(
        (by): Brush => ({ kind: 'level', id: `level ${by}`, label: (by > 0 ? words.up : words.down)[lang], by }),
      )
    : []),
  { kind: 'erase', id: 'erase', label: words.erase[lang] },
];
