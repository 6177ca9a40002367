import { t } from '@coup-doeil/core/chart';
import type { Said } from '../lib/words.ts';

/** The words of the pages that compare two printings. */
export const words = {
  note: t('Note', 'Note'),
  only: t('Only in', 'Seulement en'),
  added: t('The mark is new', 'Le renvoi est nouveau'),
  gone: t('The mark is gone', 'Le renvoi a disparu'),
  heading: t('It stands under another heading; nothing else changes.', 'La ligne change de rubrique, et rien d’autre.'),
  renamed: t(
    'The name alone changes; every figure is the same.',
    'Le nom seul change\u202f; tous les chiffres restent.',
  ),
  markMoved: t(
    'A mark on the name moved; the figures beside it say where it counts.',
    'Un renvoi du nom a bougé\u202f; les chiffres à côté disent où il compte.',
  ),
  rule: t(
    'The rule is the same, found at another number of the rulebook.',
    'La règle est la même, à un autre numéro du livret.',
  ),
  pointer: t(
    'A pointer to the rulebook that the other printing has not.',
    'Un renvoi au livret que l’autre tirage n’a pas.',
  ),
  also: t('Now also with', 'Désormais aussi avec'),
  without: t('No longer with', 'Plus avec'),
  alsoNot: t('Now not with', 'Désormais pas avec'),
  notWithout: t('Now even with', 'Désormais même avec'),
  quiet: t(
    'No calculator answers otherwise for it: in its worked situations, nor with one or two fields said otherwise.',
    'Aucun calcul ne répond autrement pour cela\u202f: ni dans ses situations traitées, ni avec un ou deux champs changés.',
  ),
} satisfies Readonly<Record<string, Said>>;
