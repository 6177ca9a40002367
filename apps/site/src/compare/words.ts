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
  pointer: t('A rule number that the other printing does not have.', 'Un numéro de règle que l’autre édition n’a pas.'),
  also: t('Now also with', 'Désormais aussi avec'),
  without: t('No longer with', 'Plus avec'),
  alsoNot: t('Now not with', 'Désormais pas avec'),
  notWithout: t('Now even with', 'Désormais même avec'),
  quiet: t(
    'No calculator answers differently because of it, neither in its examples nor with one or two things changed in them.',
    'Aucun calcul ne répond autrement à cause de cela, ni dans ses exemples, ni avec une ou deux choses changées.',
  ),
} satisfies Readonly<Record<string, Said>>;
