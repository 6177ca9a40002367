import { type Text, t } from '@coup-doeil/core/chart';
import { choice, list, listRowOptions, wholeNumber } from '@coup-doeil/core/game';
import { terrain2016 } from '../charts/terrain.ts';
import { HEXES, HEXSIDES, WAYS, WORKS } from '../vocabulary.ts';

/** A column of the terrain chart whose figures the options show. */
type Shown = 'fire' | 'shock' | undefined;

export const hexField = (label: Text, shown: Shown) =>
  choice({ label, options: listRowOptions(terrain2016, HEXES, shown), default: 'clear' });

export const wayField = () =>
  choice({
    label: t('Road or trail', 'Route ou chemin'),
    options: { none: t('none', 'aucun'), ...listRowOptions(terrain2016, WAYS) },
    default: 'none',
  });

/** What lies between two hexes. */
export const crossingFields = (says: { readonly level: Text; readonly passage: Text }, shown: Shown) => ({
  hexsides: list({
    label: t('Hexside crossed', 'Bord d’hex franchi'),
    of: choice({
      label: t('Hexside', 'Bord d’hex'),
      options: listRowOptions(terrain2016, HEXSIDES, shown),
      default: 'stream',
    }),
    max: HEXSIDES.length,
  }),
  works: choice({
    label: t('Redoubt or fortification', 'Redoute ou fortification'),
    options: { none: t('none', 'aucun'), ...listRowOptions(terrain2016, WORKS, shown) },
    default: 'none',
  }),
  passage: choice({
    label: says.passage,
    options: { into: t('into the works', 'vers l’intérieur'), out: t('out of the works', 'vers l’extérieur') },
    default: 'into',
    when: { works: WORKS },
  }),
  level: wholeNumber({
    label: says.level,
    help: t('Below zero where it lies lower.', 'Moins que zéro s’il est plus bas.'),
    min: -9,
    max: 9,
    default: 0,
  }),
});
