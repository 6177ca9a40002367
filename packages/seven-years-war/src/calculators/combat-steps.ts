import { t } from '@coup-doeil/core/chart';
import { choice, defineCalculator, describeInput, type Fact, list, replay } from '@coup-doeil/core/game';
import { combatSequence } from '../charts/combat-sequence.ts';
import { meta } from '../meta.ts';
import { CHOICES, walkCombat } from '../rules/combat-steps.ts';

/** The twelve steps, for whoever walks them choice by choice. */
const walk = walkCombat(combatSequence);

const input = describeInput({
  choices: list({
    label: t('What was done, in order', 'Ce qui a été fait, dans l’ordre'),
    of: choice({ label: t('Done', 'Fait'), options: CHOICES, default: 'attack' }),
    max: 300,
    repeats: true,
  }),
});

/** The steps of a combat, one legal choice at a time. */
export const calculator = defineCalculator({
  game: 'seven-years-war',
  id: 'combat-steps',
  title: t('Steps of a combat', 'Étapes d’un combat'),
  lead: t(
    'Where a combat stands, and what can be done now.',
    'Où en est un combat, et ce qui peut se faire maintenant.',
  ),
  input,
  readings: {},
  charts: { sheet: { 'combat-sequence': combatSequence } },
  walk,
  examples: [
    {
      id: 'to-the-modifier',
      title: t('As far as the modifier', 'Jusqu’au modificateur'),
      words: 'choices=attack,stand,odds,lead',
    },
    {
      id: 'bound',
      title: t('After a deep charge', 'Après une charge profonde'),
      words:
        'choices=attack,stand,odds,lead,modifier,resolve,no-leader,results,advance,no-extension,marker,charge-obliged',
    },
    { id: 'out-of-order', title: t('Out of order', 'Dans le désordre'), words: 'choices=attack,resolve' },
  ],
  answer: (_, { choices }) => {
    const { state, moves, stopped } = replay(walk, choices);
    if (stopped) return { refused: { reason: stopped.reason, cite: stopped.cite } };
    const row = state.over ? undefined : combatSequence.rows[state.step];
    const facts: Fact[] = [
      row
        ? { id: 'step', label: STEP, value: row.id, text: row.label, cite: row.cite }
        : { id: 'step', label: STEP, value: 'over', text: t('the attacks are over', 'les attaques sont finies') },
      { id: 'attacks', label: t('Attack', 'Attaque'), value: state.attacks },
      {
        id: 'bound',
        label: t('Cavalry bound to the next attack', 'Cavalerie tenue à la prochaine attaque'),
        value: state.bound,
      },
    ];
    for (const { id, label, cite } of moves) facts.push({ id: `may-${id}`, label: MAY, value: id, text: label, cite });
    const aid = meta.calculators.find(({ id }) => id === row?.calculator);
    if (aid) facts.push({ id: 'aid', label: t('Calculator', 'Calcul'), value: aid.id, text: aid.title });
    return { total: null, facts };
  },
});

const STEP = t('Step', 'Étape');
const MAY = t('Can be done now', 'Peut se faire maintenant');
