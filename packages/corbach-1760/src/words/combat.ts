import { type Text, t } from '@coup-doeil/core/chart';

type Side = 'attacker' | 'defender';
const DEMORALISED: Readonly<Record<Side, Text>> = {
  attacker: t('Demoralised attackers', 'Attaquants démoralisés'),
  defender: t('Demoralised defenders', 'Défenseurs démoralisés'),
};
const UNITS: Readonly<Record<Side, Text>> = {
  attacker: t('Attacking unit', 'Unité attaquante'),
  defender: t('Defending unit', 'Unité en défense'),
};

/** What a combat has to say. */
export const COMBAT_WORDS = {
  'two-sides': () => t('A combat needs two sides.', 'Il faut deux camps pour un combat.'),
  'ratio-of': (rung: Text) => t(`Ratio of ${rung.en}`, `Rapport de ${rung.fr}`),
  demoralised: (side: Side) => DEMORALISED[side],
  attacker: (attacker: number) => t(`Attacker ${attacker}`, `Attaquant ${attacker}`),
  strengths: () => t('Strengths', 'Forces'),
  ratio: () => t('Ratio', 'Rapport'),
  star: () => t('The star may strike', 'L’astérisque menace'),
  unit: (side: Side, place: number) => t(`${UNITS[side].en} ${place}`, `${UNITS[side].fr} ${place}`),
};
