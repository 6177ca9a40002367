/* The battlefield of what the game can take of a save, and lines about what it cannot. */
import { type Battlefield, readBattlefield } from '@coup-doeil/core/battle';
import { fill } from '@coup-doeil/core/chart';
import type { ConvertedGame } from '@coup-doeil/vassal/battlefield';
import type { Lang } from '../../lib/words.ts';
import { type Figures, takePlayable } from './playable.ts';
import { nameOfWord, words } from './words.ts';

/** The page that it is for. */
export interface Setting {
  readonly game: string;
  readonly palette: Figures;
  readonly lang: Lang;
}

const LONGEST_TITLE = 200;

/** As many as somebody reads. */
const MOST_NAMES = 12;

const nameCounters = (units: readonly { readonly name?: string; readonly hex: string }[], lang: Lang): string => {
  const names = units.slice(0, MOST_NAMES).map(({ name = '', hex }) => `${name} ${hex}`.trim());
  const others = units.length - names.length;
  return [...names, ...(others > 0 ? [fill(words.more, { n: others })[lang]] : [])].join(', ');
};

export const makeDocument = (
  battlefield: NonNullable<ConvertedGame['battlefield']>,
  module: string,
  { palette, lang }: Setting,
): { readonly document: Battlefield; readonly left: readonly string[] } => {
  const { units, unfit, crowded } = takePlayable(battlefield.units, palette);
  const sides = [...new Set(units.map(({ side }) => side))];
  const title = module.slice(0, LONGEST_TITLE);
  return {
    document: readBattlefield({
      ...battlefield,
      units,
      sides: sides.map((side) => ({ side, name: nameOfWord(side), state: [] })),
      ...(title && { title: { en: title, fr: title } }),
    }),
    left: [
      ...(unfit.length > 0 ? [`${words.unfit[lang]} ${nameCounters(unfit, lang)}`] : []),
      ...(crowded.length > 0 ? [`${words.crowded[lang]} ${nameCounters(crowded, lang)}`] : []),
    ],
  };
};
