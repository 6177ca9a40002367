import { t } from '@coup-doeil/core/chart';

/** What is said around answers. */
export const WORDS = {
  whatIf: t('What would change it', 'Ce qui changerait la réponse'),
  thrown: t('Thrown', 'Jeté'),
  seed: t('Seed', 'Graine'),
  working: t('The working', 'Le calcul'),
  readings: t('Other readings would change it', 'D’autres lectures changeraient la réponse'),
  noDifference: t('The two printings do not differ.', 'Les deux éditions ne diffèrent pas.'),
};
