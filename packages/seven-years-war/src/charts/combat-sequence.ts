import { sequence, t } from '@coup-doeil/core/chart';

/** The twelve steps of a combat. `choices` are what can be done at a step; some need an advance before them. */
export const combatSequence = sequence({
  id: 'combat-sequence',
  title: t('Sequence of a combat', 'Séquence d’un combat'),
  document: '001',
  steps: {
    designation: { number: '1', label: t('Name the attack', 'Désigner l’attaque'), terms: { choices: ['attack'] } },
    'retreat-before': {
      number: '2',
      label: t('Retreat before combat', 'Retrait avant combat'),
      calculator: 'morale-effect',
      terms: { choices: ['stand', 'retreat'] },
    },
    odds: { number: '3', label: t('Work out the odds', 'Établir le rapport'), terms: { choices: ['odds'] } },
    lead: {
      number: '4',
      label: t('Choose the units that lead', 'Choisir les unités de tête'),
      terms: { choices: ['lead'] },
    },
    modifier: {
      number: '5',
      label: t('Work out the modifier (DRM)', 'Établir le modificateur (DRM)'),
      calculator: 'attack-terrain',
      terms: { choices: ['modifier'] },
    },
    resolution: { number: '6', label: t('Resolve the combat', 'Résoudre le combat'), terms: { choices: ['resolve'] } },
    leaders: {
      number: '7',
      label: t('Test for leader losses', 'Tester les pertes de chefs'),
      terms: { choices: ['leaders-tested', 'no-leader'] },
    },
    results: {
      number: '8',
      label: t('Apply the results', 'Appliquer les résultats'),
      calculator: 'morale-effect',
      terms: { choices: ['results'] },
    },
    advance: {
      number: '9',
      label: t('Advance after combat', 'Avance après combat'),
      calculator: 'march',
      terms: { choices: ['advance', 'no-advance'] },
    },
    extension: {
      number: '10',
      label: t('Extended attack or advance', 'Attaque ou avance prolongée'),
      calculator: 'attack-terrain',
      terms: { choices: ['extended-attack', 'extended-advance', 'no-extension'], afterAdvance: ['extended-advance'] },
    },
    counter: {
      number: '11',
      label: t('Combat Won marker', 'Pion Combat Gagnant'),
      terms: { choices: ['marker', 'no-marker'] },
    },
    cavalry: {
      number: '12',
      label: t('Cavalry action', 'Action de cavalerie'),
      calculator: 'deep-charge',
      terms: { choices: ['charge-obliged', 'charge-free', 'next-attack', 'end'] },
    },
  },
});
