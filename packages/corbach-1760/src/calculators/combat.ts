import { same, type Text, t } from '@coup-doeil/core/chart';
import { defineCalculator, oddsByUnit, saying } from '@coup-doeil/core/game';
import { combat142 } from '../charts/combat.ts';
import { combatModifiers142 } from '../charts/combat-modifiers.ts';
import { notes142 } from '../charts/notes.ts';
import { ratio142 } from '../charts/ratio.ts';
import { terrain142 } from '../charts/terrain.ts';
import { attacker, combatInput, defender } from '../inputs/combat.ts';
import { COMBAT_READINGS } from '../readings/combat.ts';
import { combat } from '../rules/combat.ts';
import { combatRules } from '../rules/combat-answer.ts';
import { combatThrow } from '../rules/combat-throw.ts';
import { COMBAT_WORDS } from '../words/combat.ts';
import { bothText, sideText } from './words.ts';

const rowText = (id: string): Text => {
  const row = combat142.rows.find((one) => one.id === id);
  if (!row) return same(id);
  const [attack, defence] = [row.cells.attacker, row.cells.defender].map(
    ({ printed, marks }) => printed + marks.join(''),
  );
  return same(`${attack} | ${defence}`);
};

const say = saying(COMBAT_WORDS);

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
    ...combatRules.measure,
    label: t('The defender suffers', 'Le défenseur souffre'),
  },
  odds: {
    result: { label: t('On the table', 'Sur la table'), role: 'table', outcome: rowText },
    attacker: {
      label: t('The attacker in the end', 'L’attaquant à la fin'),
      role: { side: 'attacker' },
      outcome: sideText,
    },
    defender: {
      label: t('The defender in the end', 'Le défenseur à la fin'),
      role: { side: 'defender' },
      outcome: sideText,
    },
    both: { label: t('Both sides at once', 'Les deux camps ensemble'), role: 'joint', outcome: bothText },
    ...oddsByUnit('attacker', { unit: 'attackers', max: 6, label: attacker.label, outcome: sideText }),
    ...oddsByUnit('defender', { unit: 'defenders', max: 6, label: defender.label, outcome: sideText }),
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
  answer: (context, fight) => combatRules.answer({ ...context, say }, fight),
  throw: (asked, fight, die) => {
    const context = { ...asked, say };
    const total = combat(context, fight);
    return typeof total === 'number' ? combatThrow(context, fight, total, die) : {};
  },
});
