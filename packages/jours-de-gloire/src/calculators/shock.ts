import { same, t } from '@coup-doeil/core/chart';
import { defineCalculator, oddsByUnit, saying, sideLabel } from '@coup-doeil/core/game';
import { notes2006, notes2016 } from '../charts/notes.ts';
import { odds2006, odds2016 } from '../charts/odds.ts';
import { shock2006, shock2016 } from '../charts/shock.ts';
import { shockModifiers2006, shockModifiers2016 } from '../charts/shock-modifiers.ts';
import { terrain2006, terrain2016 } from '../charts/terrain.ts';
import { SHOCK_READINGS } from '../readings/shock.ts';
import { DIE } from '../rules/die.ts';
import { joint, type ShockFate, type Suffering, sideFate } from '../rules/outcome.ts';
import { shock } from '../rules/shock.ts';
import { fightOf, shockRules } from '../rules/shock-answer.ts';
import { suffer } from '../rules/suffer.ts';
import { SHOCK_WORDS } from '../words/shock.ts';
import { shockInput } from './shock-input.ts';
import { SHOCK_FATE_NAMES } from './words.ts';

const side = (id: string) => sideLabel(id, SHOCK_FATE_NAMES);
const unit = (id: string) => SHOCK_FATE_NAMES[id as ShockFate] ?? same(id);
const bothLabel = (id: string) => {
  const [attacker = '', defender = ''] = id
    .split('--')
    .map(side)
    .map(({ en, fr }) => t(en, fr));
  if (!attacker || !defender) return same(id);
  return t(
    `attackers: ${attacker.en}; defenders: ${defender.en}`,
    `attaquants\u202f: ${attacker.fr}\u202f; défenseurs\u202f: ${defender.fr}`,
  );
};

const say = saying(SHOCK_WORDS);

export const calculator = defineCalculator({
  id: 'shock',
  title: t('Shock and charge', 'Choc et charge'),
  lead: t('Set the counters down; the answer follows.', 'Posez les pions\u202f; la réponse suit.'),
  input: shockInput,
  readings: SHOCK_READINGS,
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
    ...shockRules.measure,
    label: t('The defender goes back', 'Le défenseur recule'),
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
      outcome: side,
    },
    defender: {
      label: t('The defenders after the tests', 'Les défenseurs après les tests'),
      role: { side: 'defender' },
      outcome: side,
    },
    both: { label: t('Both sides together', 'Les deux camps ensemble'), role: 'joint', outcome: bothLabel },
    ...oddsByUnit('attacker', { unit: 'attackers', max: 6, label: t('Attacker', 'Attaquant'), outcome: unit }),
    ...oddsByUnit('defender', { unit: 'defenders', max: 6, label: t('Defender', 'Défenseur'), outcome: unit }),
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
  answer: (context, input) => shockRules.answer({ ...context, say }, input),
  throw: (context, input, die) => {
    const fight = fightOf(input);
    const total = shock({ ...context, say }, fight);
    if (typeof total !== 'number') return {};
    const row = context.charts.shock.at(die(DIE, t('the shock', 'le choc')) + total);
    const test = (who: { en: string; fr: string }) =>
      die(DIE, t(`cohesion test of ${who.en}`, `test de cohésion\u202f: ${who.fr}`));
    const came = ({ units, together }: Suffering, name: { en: string; fr: string }) => {
      const shared = together !== null ? test(name) : null;
      return units.map(({ pass, fail, rating }, i) => {
        if (pass === fail) return pass;
        const rolled = shared ?? test({ en: `${name.en} ${i + 1}`, fr: `${name.fr} ${i + 1}` });
        return rolled <= (together ?? rating) ? pass : fail;
      });
    };
    const attacker = came(suffer(context, fight.attackers, row.cells.attacker.value), t('attacker', 'attaquant'));
    const defender = came(suffer(context, fight.defenders, row.cells.defender.value), t('defender', 'défenseur'));
    const fates = [...attacker, ...defender];
    return {
      result: row.id,
      attacker: sideFate(attacker),
      defender: sideFate(defender),
      both: joint(sideFate(attacker), sideFate(defender)),
      ...Object.fromEntries(fight.places.map((place, i) => [place, fates[i] ?? 'hold'])),
    };
  },
});
