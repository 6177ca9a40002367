import type { Said } from '../lib/words.ts';

/** The words of the pages that compare two printings. */
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
