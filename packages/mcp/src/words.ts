import { t } from '@coup-doeil/core/chart';

/** What is said around answers. */
export const WORDS = {
  whatIf: t('What would change it', 'Ce qui changerait la réponse'),
  thrown: t('Thrown', 'Lancé'),
  seed: t('Seed', 'Graine aléatoire'),
  working: t('The working', 'Le calcul'),
  readings: t('Other readings would change it', 'D’autres lectures changeraient la réponse'),
  done: t('carried out', 'exécuté'),
  skipped: t('not called for', 'sans objet'),
  fork: t(
    'the sheet has no odds for this: what follows rests on what the plan says',
    'la feuille n’a pas de chances pour cela\u202f: la suite repose sur ce que dit le plan',
  ),
  seen: t('seen', 'vu'),
  unseen: t('not seen', 'pas vu'),
  nothing: t('Nothing.', 'Rien.'),
  noWay: t('Nothing reaches it from where the counters stand.', 'Rien n’y arrive depuis la place des pions.'),
  cut: t(
    'There are more orders than are tried: something smaller may do.',
    'Il y a plus d’ordres qu’on n’en essaie\u202f: moins peut suffire.',
  ),
  tooMany: t(
    'More states than are gone through: ask for a shorter plan.',
    'Plus d’états qu’on n’en parcourt\u202f: demandez un plan plus court.',
  ),
  tooLong: t('It took more than twenty seconds and was given up.', 'Plus de vingt secondes\u202f: abandonné.'),
  noDifference: t('The two printings do not differ.', 'Les deux éditions ne diffèrent pas.'),
};
