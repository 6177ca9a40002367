import { t } from '@coup-doeil/core/chart';
import { reading } from '@coup-doeil/core/game';

/** The readings of the calculator `rally`. */
export const RALLY_READINGS = {
  'walled-shelter': reading({
    question: t(
      'Does a walled town shelter infantry as a town does?',
      'Une ville ceinturée abrite-t-elle l’infanterie comme une ville\u202f?',
    ),
    options: { town: t('it counts as a town', 'elle compte comme ville'), no: t('it does not', 'non') },
    why: t(
      'The line names woods and town; the walled town has a row of its own.',
      'La ligne nomme bois et ville\u202f; la ville ceinturée a sa propre ligne.',
    ),
    confidence: 'strong',
    cite: { document: '001', chart: 'rally', row: 'shelter' },
  }),
  'rally-roll': reading({
    question: t('How is the rally rolled?', 'Comment se jette le ralliement\u202f?'),
    options: {
      'at-or-below': t('one die, at or below the modified morale', 'un dé, au moral modifié ou en dessous'),
      unsaid: t('no odds: the sheet does not say', 'pas de probabilités\u202f: la feuille ne le dit pas'),
    },
    why: t(
      'The sheet modifies the morale itself, which points to a roll at or below it; the roll is not printed.',
      'La feuille modifie le moral lui-même, ce qui suggère un jet au plus égal\u202f; le jet n’est pas imprimé.',
    ),
    confidence: 'weak',
    cite: { document: '001', chart: 'rally' },
  }),
};
