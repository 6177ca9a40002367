import { same, type Text, t } from '@coup-doeil/core/chart';
import { defineDiceCalculator, describeUnitOdds, listFaces } from '@coup-doeil/core/game';
import { d10 } from '@coup-doeil/dice';
import { notes2006, notes2016 } from '../charts/notes.ts';
import { odds2006, odds2016 } from '../charts/odds.ts';
import { shock2006, shock2016 } from '../charts/shock.ts';
import { shockModifiers2006, shockModifiers2016 } from '../charts/shock-modifiers.ts';
import { terrain2006, terrain2016 } from '../charts/terrain.ts';
import { fightOf, shockInput } from '../inputs/shock.ts';
import { sideText, unitText } from '../names.ts';
import { SHOCK_READINGS } from '../readings/shock.ts';
import { countFates, harmsSide, harmsUnit } from '../rules/outcome.ts';
import { tallyShock } from '../rules/shock.ts';
import { listShockBranches } from '../rules/shock-branches.ts';
import { describeFollowUps } from '../rules/shock-facts.ts';
import { MOST_UNITS, PRINTINGS } from '../vocabulary.ts';

const bothText = (id: string): Text => {
  const [attacker, defender] = id.split('--').map(sideText);
  if (!attacker || !defender) return same(id);
  return t(
    'attackers: {attacker}; defenders: {defender}',
    'attaquants\u202f: {attacker}\u202f; défenseurs\u202f: {defender}',
    { attacker, defender },
  );
};

/**
 * A shock or charge of up to six units a side: every modifier, what may follow, and the exact odds of each unit, each
 * side and both together.
 */
export const calculator = defineDiceCalculator({
  game: 'jours-de-gloire',
  id: 'shock',
  title: t('Shock and charge', 'Choc et charge'),
  lead: t('Set the counters down; the answer follows.', 'Posez les pions\u202f; la réponse suit.'),
  input: shockInput,
  readings: SHOCK_READINGS,
  printings: PRINTINGS,
  charts: {
    '2016': {
      terrain: terrain2016,
      notes: notes2016,
      'shock-modifiers': shockModifiers2016,
      shock: shock2016,
      odds: odds2016,
    },
    '2006': {
      terrain: terrain2006,
      notes: notes2006,
      'shock-modifiers': shockModifiers2006,
      shock: shock2006,
      odds: odds2006,
    },
  },
  measure: {
    label: t('The defender recoils', 'Le défenseur recule'),
    list: 'defender',
    counts: (id) => [...countFates(id).keys()].some((fate) => fate.startsWith('recoils')),
  },
  odds: {
    result: {
      label: t('On the table', 'Sur la table'),
      role: 'table',
      outcome: (id) => shock2016.rows.find((row) => row.id === id)?.label ?? same(id),
    },
    attacker: {
      label: t('The attackers after the tests', 'Les attaquants après les tests'),
      role: { side: 'attacker' },
      outcome: sideText,
      harms: harmsSide,
    },
    defender: {
      label: t('The defenders after the tests', 'Les défenseurs après les tests'),
      role: { side: 'defender' },
      outcome: sideText,
      harms: harmsSide,
    },
    both: { label: t('Both sides together', 'Les deux camps ensemble'), role: 'joint', outcome: bothText },
    ...describeUnitOdds('attacker', {
      unit: 'attackers',
      max: MOST_UNITS,
      label: t('Attacker', 'Attaquant'),
      outcome: unitText,
      harms: harmsUnit,
    }),
    ...describeUnitOdds('defender', {
      unit: 'defenders',
      max: MOST_UNITS,
      label: t('Defender', 'Défenseur'),
      outcome: unitText,
      harms: harmsUnit,
    }),
  },
  examples: [
    {
      id: 'charge-on-square',
      title: t('Charge against a square, with infantry', 'Charge contre un carré, avec de l’infanterie'),
      words:
        'attackers.1.strength=5 attackers.1.cohesion=6 attackers.1.from=sw attackers.2.strength=4 attackers.2.cohesion=6 attackers.3.strength=3 attackers.3.cohesion=5 attackers.4.arm=cavalry attackers.4.heavy=true attackers.4.charging=true attackers.4.strength=3 attackers.4.cohesion=7 attackers.4.from=se defenders.1.strength=5 defenders.1.cohesion=6 defenders.1.square=true defenders.2.strength=3 defenders.2.cohesion=5 defenders.2.square=true',
    },
    {
      id: 'village',
      title: t('Infantry into a village across a stream', 'Infanterie dans un village, par un ruisseau'),
      words: 'attackers.1.strength=8 attackers.1.hexsides=stream defenders.1.strength=4 hex=town',
    },
    {
      id: 'charge-from-behind',
      title: t('A heavy charge from behind', 'Une charge lourde par derrière'),
      words:
        'attackers.1.arm=cavalry attackers.1.heavy=true attackers.1.charging=true attackers.1.cohesion=7 attackers.1.from=n defenders.1.strength=4',
    },
  ],
  answer: (context, input) => {
    const fight = fightOf(input);
    const total = tallyShock(context, fight);
    if (typeof total !== 'number') return total;
    return {
      total,
      branches: listShockBranches(context, fight, total),
      faces: listFaces(d10, total, context.charts.shock),
      facts: describeFollowUps(context, fight, total),
    };
  },
});
