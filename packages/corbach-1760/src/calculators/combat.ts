import { same, type Text, t } from '@aide-de-camp/core/chart';
import { d6 } from '@aide-de-camp/core/dice';
import { defineCalculator, type Fact, facesOf } from '@aide-de-camp/core/game';
import { combat142 } from '../charts/combat.ts';
import { combatModifiers142 } from '../charts/combat-modifiers.ts';
import { notes142 } from '../charts/notes.ts';
import { ratio142 } from '../charts/ratio.ts';
import { terrain142 } from '../charts/terrain.ts';
import { attacker, combatInput, defender } from '../inputs/combat.ts';
import { COMBAT_READINGS } from '../readings/combat.ts';
import { type CombatContext, combat, type Fight, fighting, strengthOf } from '../rules/combat.ts';
import { combatOdds, underStar } from '../rules/combat-odds.ts';
import { combatThrow } from '../rules/combat-throw.ts';
import { bothText, sideText, suffers } from './words.ts';

type Charts = { readonly notes: typeof notes142; readonly ratio: typeof ratio142 };

const facts = (context: CombatContext & { readonly charts: Charts }, fight: Fight, total: number): Fact[] => {
  const [attack, defence] = [strengthOf(fighting(fight.attackers)), strengthOf(fighting(fight.defenders))];
  const rung = context.charts.ratio.at(attack, defence, 'defender');
  const star = context.charts.notes.note('star');
  const struck = underStar(context, fight, total).map((unit) => ({
    id: `star-${unit}`,
    label: t('The star may strike', 'L’astérisque menace'),
    value: unit,
    text: unitText(unit),
    cite: star.cite,
  }));
  return [
    { id: 'strengths', label: t('Strengths', 'Forces'), value: `${attack}/${defence}` },
    { id: 'ratio', label: t('Ratio', 'Rapport'), value: rung.row, text: rung.label, cite: rung.cite },
    ...struck,
  ];
};

const unitText = (id: string): Text => {
  const [side, place] = id.split('-');
  const { en, fr } = (side === 'attacker' ? attacker : defender).label;
  return { en: `${en} ${place}`, fr: `${fr} ${place}` };
};

const rowText = (id: string): Text => {
  const row = combat142.rows.find((one) => one.id === id);
  if (!row) return same(id);
  const [attack, defence] = [row.cells.attacker, row.cells.defender].map(
    ({ printed, marks }) => printed + marks.join(''),
  );
  return same(`${attack} | ${defence}`);
};

const perUnit = (side: 'attacker' | 'defender', label: Text) =>
  Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((n) => [
      `${side}-${n}`,
      { label: { en: `${label.en} ${n}`, fr: `${label.fr} ${n}` }, outcome: sideText },
    ]),
  );

export const calculator = defineCalculator({
  id: 'combat',
  title: t('Combat', 'Combat'),
  lead: t('Up to six units a side, one defended hex.', 'Jusqu’à six unités par camp, un hex défendu.'),
  input: combatInput,
  readings: COMBAT_READINGS,
  charts: {
    '142': {
      terrain: terrain142,
      combat: combat142,
      'combat-modifiers': combatModifiers142,
      ratio: ratio142,
      notes: notes142,
    },
  },
  measure: {
    label: t('The defender suffers', 'Le défenseur souffre'),
    list: 'defender',
    counts: suffers,
  },
  odds: {
    result: { label: t('On the table', 'Sur la table'), outcome: rowText },
    attacker: { label: t('The attacker in the end', 'L’attaquant à la fin'), outcome: sideText },
    defender: { label: t('The defender in the end', 'Le défenseur à la fin'), outcome: sideText },
    both: { label: t('Both sides at once', 'Les deux camps ensemble'), outcome: bothText },
    ...perUnit('attacker', attacker.label),
    ...perUnit('defender', defender.label),
  },
  examples: [
    {
      id: 'two-to-one',
      title: t('Two to one over a stream', 'Deux contre un par-dessus un ruisseau'),
      words: 'attackers.1.strength=8 attackers.1.hexsides=stream',
    },
    {
      id: 'village-flank',
      title: t('A village from two sides', 'Un village par deux côtés'),
      words:
        'attackers.1.strength=5 attackers.2.strength=4 attackers.2.from=flank attackers.2.hexsides=bridge,stream hex=village',
    },
    {
      id: 'heavy-charge',
      title: t('Heavy cavalry on shaken infantry', 'Cavalerie lourde sur infanterie ébranlée'),
      words:
        'attackers.1.arm=cavalry attackers.1.heavy=true attackers.1.morale=5 defenders.1.line=true defenders.1.state=disorganised',
    },
  ],
  answer: (context, fight) => {
    const total = combat(context, fight);
    if (typeof total !== 'number') return total;
    return {
      total,
      odds: combatOdds(context, fight, total),
      faces: facesOf(d6, total, context.charts.combat),
      facts: facts(context, fight, total),
    };
  },
  throw: (context, fight, die) => {
    const total = combat(context, fight);
    return typeof total === 'number' ? combatThrow(context, fight, total, die) : {};
  },
});
