import { type Text, t } from '@coup-doeil/core/chart';
import type { Fact } from '@coup-doeil/core/game';
import { type CombatContext, type Fight, fighting, strengthOf } from './combat.ts';
import { type Side, underStar } from './combat-branches.ts';

const UNITS: Readonly<Record<Side, Text>> = {
  attacker: t('Attacking unit', 'Unité attaquante'),
  defender: t('Defending unit', 'Unité en défense'),
};

/** The strengths, their ratio, and the cavalry that the star may strike. */
export const combatFacts = (context: CombatContext, fight: Fight, total: number): Fact[] => {
  const { charts } = context;
  const [attack, defence] = [strengthOf(fighting(fight.attackers)), strengthOf(fighting(fight.defenders))];
  const rung = charts.ratio.at(attack, defence, charts.notes.note('rounding').value.favours);
  const struck = underStar(context, fight, total).map(([side, place]) => ({
    id: `star-${side}-${place}`,
    label: t('The star may strike', 'L’astérisque menace'),
    value: `${side}-${place}`,
    text: t('{unit} {place}', '{unit} {place}', { unit: UNITS[side], place }),
    cite: charts.notes.note('star').cite,
  }));
  return [
    { id: 'strengths', label: t('Strengths', 'Forces'), value: `${attack}/${defence}` },
    { id: 'ratio', label: t('Ratio', 'Rapport'), value: rung.row, text: rung.label, cite: rung.cite },
    ...struck,
  ];
};
