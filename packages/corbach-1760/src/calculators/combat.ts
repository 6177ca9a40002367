import { same, type Text, t } from '@coup-doeil/core/chart';
import { defineDiceCalculator, describeUnitOdds, listFaces } from '@coup-doeil/core/game';
import { d6 } from '@coup-doeil/dice';
import { combat142 } from '../charts/combat.ts';
import { combatModifiers142 } from '../charts/combat-modifiers.ts';
import { notes142 } from '../charts/notes.ts';
import { ratio142 } from '../charts/ratio.ts';
import { terrain142 } from '../charts/terrain.ts';
import { attacker, combatInput, defender } from '../inputs/combat.ts';
import { renewWords } from '../inputs/former-words.ts';
import { bothText, printResult, sideText } from '../names.ts';
import { COMBAT_READINGS } from '../readings/combat.ts';
import { tallyCombat } from '../rules/combat.ts';
import { listCombatBranches } from '../rules/combat-branches.ts';
import { combatFacts } from '../rules/combat-facts.ts';
import { suffers } from '../rules/outcomes.ts';
import { MOST_UNITS } from '../vocabulary.ts';

const rowText = (id: string): Text => {
  const { attacker, defender } = combat142.row(id).cells;
  return same(`${printResult(attacker)} | ${printResult(defender)}`);
};

/**
 * A combat of up to twelve units a side: every modifier, the row of each face, and the exact end of each unit, each side
 * and both together.
 */
export const calculator = defineDiceCalculator({
  game: 'corbach-1760',
  id: 'combat',
  title: t('Combat', 'Combat'),
  lead: t('Up to twelve units a side, one defended hex.', 'Jusqu’à douze unités par camp, un hex défendu.'),
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
    label: t('The defender is hit', 'Le défenseur est touché'),
    list: 'defender',
    counts: suffers,
  },
  odds: {
    result: { label: t('On the table', 'Sur la table'), role: 'table', outcome: rowText },
    attacker: {
      label: t('The attackers after the tests', 'Les attaquants après les tests'),
      role: { side: 'attacker' },
      outcome: sideText,
      harms: suffers,
    },
    defender: {
      label: t('The defenders after the tests', 'Les défenseurs après les tests'),
      role: { side: 'defender' },
      outcome: sideText,
      harms: suffers,
    },
    both: { label: t('Both sides together', 'Les deux camps ensemble'), role: 'joint', outcome: bothText },
    ...describeUnitOdds('attacker', {
      unit: 'attackers',
      max: MOST_UNITS,
      label: attacker.label,
      outcome: sideText,
      harms: suffers,
    }),
    ...describeUnitOdds('defender', {
      unit: 'defenders',
      max: MOST_UNITS,
      label: defender.label,
      outcome: sideText,
      harms: suffers,
    }),
  },
  renewWords,
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
      words: 'attackers.1.arm=cavalry attackers.1.heavy=true attackers.1.morale=5 defenders.1.state=disorganised',
    },
  ],
  answer: (context, fight) => {
    const total = tallyCombat(context, fight);
    if (typeof total !== 'number') return total;
    return {
      total,
      branches: listCombatBranches(context, fight, total),
      faces: listFaces(d6, total, context.charts.combat),
      facts: combatFacts(context, fight, total),
    };
  },
});
