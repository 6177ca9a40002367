import { modifiers, t } from '@coup-doeil/core/chart';
import { notes142 } from './notes.ts';

/** The combat modifiers. */
export const combatModifiers142 = modifiers({
  id: 'combat-modifiers',
  title: t('Combat modifiers', 'Modificateurs de combat'),
  document: '002',
  notes: [notes142.note('cumulative')],
  groups: {
    morale: t('Morale', 'Moral'),
    orientation: t('Orientation', 'Orientation'),
    'heavy-cavalry': t('Heavy cavalry', 'Cavalerie lourde'),
    disorganisation: t('Disorganisation', 'Désorganisation'),
    terrain: t('Terrain', 'Terrain'),
    'light-units': t('Light units', 'Unités légères'),
    miscellaneous: t('Miscellaneous', 'Divers'),
  },
  lines: {
    morale: {
      group: 'morale',
      kind: 'difference',
      value: '+ or -',
      label: t('Best morales, attacker less defender', 'Meilleur moral, attaquant moins défenseur'),
    },
    flank: {
      group: 'orientation',
      value: '+2',
      label: t('A defender taken in flank', 'Un défenseur pris de flanc'),
    },
    rear: {
      group: 'orientation',
      value: '+3',
      label: t('A defender taken in rear', 'Un défenseur pris à revers'),
      // Where `flank-and-rear` is read so; by default both add up.
      replaces: ['flank'],
    },
    'heavy-disorganised-infantry': {
      group: 'heavy-cavalry',
      value: '+1',
      label: t('On disorganised infantry', 'Sur infanterie désorganisée'),
    },
    'heavy-line-infantry': {
      group: 'heavy-cavalry',
      value: '-1',
      label: t('On line infantry in good order', 'Sur infanterie de ligne en bon ordre'),
    },
    'heavy-bonus': {
      group: 'heavy-cavalry',
      value: '+1',
      label: t('On cavalry, with the bonus', 'Sur cavalerie, avec le bonus'),
    },
    'attacker-disorganised': {
      group: 'disorganisation',
      value: '-1',
      label: t('An attacker disorganised', 'Un attaquant désorganisé'),
    },
    'defender-disorganised': {
      group: 'disorganisation',
      value: '+1',
      label: t('A defender disorganised', 'Un défenseur désorganisé'),
    },
    terrain: {
      group: 'terrain',
      kind: 'lookup',
      value: '+ or -',
      label: t('The defender’s terrain', 'Terrain du défenseur'),
    },
    'light-attackers': {
      group: 'light-units',
      value: '-1',
      label: t('All attackers light', 'Attaquants tous légers'),
    },
    'light-defenders': {
      group: 'light-units',
      value: '+1',
      label: t('All defenders light, in the clear', 'Défenseurs tous légers, en terrain clair'),
      terms: { hex: 'clear' },
    },
    'changed-order': {
      group: 'miscellaneous',
      value: '-2',
      label: t('Stack rearranged in enemy ZoC', 'Pile réordonnée en ZdC ennemie'),
    },
    commander: { group: 'miscellaneous', value: '+1', label: t('Commander present', 'Chef présent') },
    demoralised: {
      group: 'miscellaneous',
      kind: 'difference',
      value: '+/-1',
      label: t('Demoralised formation', 'Formation démoralisée'),
    },
    'march-column': {
      group: 'miscellaneous',
      value: '+2',
      label: t('Defender in march column', 'Défenseur en colonne de marche'),
    },
  },
});
