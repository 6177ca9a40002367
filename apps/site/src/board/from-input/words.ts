import { t } from '@coup-doeil/core/chart';
import type { Said } from '../../lib/words.ts';

/** What is said of a calculation that a board is opened with. */
export const words = {
  working: t('Setting out your calculation…', 'Mise en place de votre calcul…'),
  compared: t('Positions compared: {n}', 'Positions comparées\u202f: {n}'),
  differing: t('Fields that still differ: {n}', 'Champs qui diffèrent encore\u202f: {n}'),
  stop: t('Stop', 'Arrêter'),
  stopped: t('Your calculation was not set out.', 'Votre calcul n’a pas été mis en place.'),
  again: t('Set it out', 'Mettre en place'),
  ready: t('Your calculation is ready.', 'Votre calcul est prêt.'),
  show: t('Show it in place of this battle', 'Le montrer à la place de cette bataille'),
  setOut: t(
    'Set out from a calculation. Figures that it does not ask for stand at their least.',
    'Disposé d’après un calcul. Les valeurs qu’il ne demande pas sont à leur minimum.',
  ),
  missing: t('What the board does not say of this calculation', 'Ce que la carte ne dit pas de ce calcul'),
  unfit: t(
    'This calculation cannot be set on the board: a ready battle stands here instead.',
    'Ce calcul ne peut être mis sur la carte\u202f: une bataille prête est là à sa place.',
  ),
} satisfies Readonly<Record<string, Said>>;
