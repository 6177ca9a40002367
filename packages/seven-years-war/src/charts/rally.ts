import { modifiers, someOf, t } from '@coup-doeil/core/chart';
import type { Shelter } from '../vocabulary.ts';

/** All of it goes onto the unit's morale, not onto a die. */
export const rallySheet = modifiers({
  id: 'rally',
  title: t('Rally modifiers, to the unit’s morale', 'Ralliement\u202f: ce qui modifie le moral de l’unité'),
  document: '001',
  groups: {
    unit: t('The unit', 'L’unité'),
    near: t('Its neighbours', 'Ses voisins'),
    army: t('Its army', 'Son armée'),
  },
  lines: {
    leader: {
      group: 'unit',
      kind: 'lookup',
      value: '+? MM',
      label: t('Morale modifier of a friendly leader in the stack', 'Modificateur de moral d’un chef ami dans la pile'),
    },
    far: {
      group: 'unit',
      value: '+1',
      label: t('Four hexes or more from an enemy', 'Ennemi à quatre hex au moins'),
      terms: { atLeast: 4 },
    },
    shelter: {
      group: 'unit',
      value: '+1',
      label: t('Infantry in woods or town', 'Infanterie en bois ou en ville'),
      terms: { arm: 'infantry', in: someOf<Shelter>('woods', 'town') },
    },
    friends: {
      group: 'near',
      value: '-1',
      label: t(
        'A friend in disorder or routed in the stack or next to it',
        'Un ami en désordre ou en déroute dans la pile ou à côté',
      ),
    },
    enemy: {
      group: 'near',
      value: '-1',
      label: t('Next to an enemy', 'À côté d’un ennemi'),
      terms: { atMost: 1 },
    },
    demoralised: {
      group: 'army',
      value: '-1',
      label: t('Army demoralised', 'Armée démoralisée'),
      notWith: ['broken'],
      terms: { army: 'demoralised' },
    },
    broken: {
      group: 'army',
      value: '-2',
      label: t('Army broken', 'Armée brisée'),
      notWith: ['demoralised'],
      terms: { army: 'broken' },
    },
  },
});
