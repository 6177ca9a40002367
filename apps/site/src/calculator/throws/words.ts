import { t } from '@coup-doeil/core/chart';
import type { Said } from '../../lib/words.ts';

/** What is said of dice that were thrown. */
export const words = {
  clearLog: t('Clear the log', 'Vider le registre'),
  seed: t('Random seed', 'Graine aléatoire'),
  seedHelp: t(
    'A seed gives a sequence of throws, the same for everybody. Leave it empty for a fresh one.',
    'Une graine donne une suite de jets, la même pour tous. Vide, elle est tirée au sort.',
  ),
  byHand: t('rolled by hand', 'dés lancés à la main'),
  passedAt: t('passed at or below', 'réussi jusqu’à'),
  back: t('One die back', 'Un dé en arrière'),
  cancel: t('Cancel', 'Annuler'),
  apply: t('Apply to the units', 'Appliquer aux unités'),
  applied: t('Applied to the units.', 'Appliqué aux unités.'),
  ownStep: t('As you choose: the sheet does not print it', 'À votre choix\u202f: la feuille ne l’imprime pas'),
  lookAt: t('Check:', 'À vérifier\u202f:'),
} satisfies Readonly<Record<string, Said>>;
