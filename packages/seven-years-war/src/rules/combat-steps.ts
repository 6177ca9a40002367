import { type Row, same, type Text, t } from '@coup-doeil/core/chart';
import { type Move, type Refusal, refuse, type Walk } from '@coup-doeil/core/game';
import type { combatSequence } from '../charts/combat-sequence.ts';

/** Where an attack stands. */
export interface Standing {
  /** Place of the step in the printed order. */
  readonly step: number;
  readonly attacks: number;
  readonly advanced: boolean;
  /** Cavalry whose deep charge binds it to the next attack. */
  readonly bound: number;
  readonly over: boolean;
}

/** The line that binds cavalry: all that a walk needs of the deep charge. */
const BINDING = { cite: { document: '001', chart: 'deep-charge', row: '11-or-more' } };

/** What is done at a step, in words. */
export const CHOICES = {
  attack: t('The attack is named', 'L’attaque est désignée'),
  stand: t('Nobody retreats', 'Personne ne se retire'),
  retreat: t('Defenders retreat', 'Des défenseurs se retirent'),
  odds: t('The odds are known', 'Le rapport est établi'),
  lead: t('The leading units are chosen', 'Les unités de tête sont choisies'),
  modifier: t('The modifier is known', 'Le modificateur est établi'),
  resolve: t('The die is thrown', 'Le dé est jeté'),
  'leaders-tested': t('Leaders are tested', 'Les chefs sont testés'),
  'no-leader': t('No leader is there', 'Aucun chef n’est là'),
  results: t('The results are applied', 'Les résultats sont appliqués'),
  advance: t('The winner advances', 'Le vainqueur avance'),
  'no-advance': t('Nobody advances', 'Personne n’avance'),
  'extended-attack': t('An extended attack', 'Une attaque prolongée'),
  'extended-advance': t('An extended advance', 'Une avance prolongée'),
  'no-extension': t('Nothing is extended', 'Rien n’est prolongé'),
  marker: t('A Combat Won marker is gained', 'Un pion Combat Gagnant est obtenu'),
  'no-marker': t('No marker', 'Pas de pion'),
  'charge-obliged': t('A deep charge is made', 'Une charge profonde a lieu'),
  'charge-free': t('A deep charge fails', 'Une charge profonde échoue'),
  'next-attack': t('On to the next attack', 'On passe à l’attaque suivante'),
  end: t('The attacks are over', 'Les attaques sont finies'),
} satisfies Record<string, Text>;

/** A thing that is done at a step. */
export type Choice = keyof typeof CHOICES;
/** The ids of what can be done at a step. */
// Keyed by the very record above.
export const CHOICE_IDS = Object.keys(CHOICES) as Choice[];

const listTerm = (row: Row, id: 'choices' | 'afterAdvance'): readonly string[] => {
  const term = row.terms[id];
  return Array.isArray(term) ? term : [];
};
const choicesOf = (row: Row): readonly string[] => listTerm(row, 'choices');

/** Where an attack stands after a choice that its step allows. */
const advance = (state: Standing, choice: string): Standing => {
  switch (choice) {
    case 'charge-obliged':
      return { ...state, bound: state.bound + 1 };
    case 'charge-free':
      return state;
    case 'next-attack':
      return { step: 0, attacks: state.attacks + 1, advanced: false, bound: state.bound, over: false };
    case 'end':
      return { ...state, over: true };
    case 'attack':
      // Those who were bound are in this one.
      return { ...state, step: state.step + 1, bound: 0 };
    default:
      return { ...state, step: state.step + 1, advanced: state.advanced || choice === 'advance' };
  }
};

/** The twelve steps, walked in their printed order, attack after attack. */
export const walkCombat = (sequence: typeof combatSequence): Walk<Standing> => {
  const { rows } = sequence;
  const home = (choice: string): Row | undefined => rows.find((row) => choicesOf(row).includes(choice));
  const advanceRow = sequence.step('advance');

  /** Why a choice of this very step is closed. */
  const closed = (state: Standing, row: Row, choice: string): Refusal | null => {
    if (choice === 'end' && state.bound > 0)
      return refuse(
        t(
          'A deep charge binds cavalry to one more attack.',
          'Une charge profonde oblige de la cavalerie à une attaque de plus.',
        ),
        BINDING,
      );
    if (listTerm(row, 'afterAdvance').includes(choice) && !state.advanced)
      return refuse(t('There was no advance to extend.', 'Il n’y a pas eu d’avance à prolonger.'), advanceRow);
    return null;
  };

  const label = (choice: string): Text => CHOICES[choice as Choice] ?? same(choice);
  const moves = (state: Standing): Move[] => {
    const row = state.over ? undefined : rows[state.step];
    if (!row) return [];
    const { cite, calculator } = row;
    return choicesOf(row)
      .filter((choice) => !closed(state, row, choice))
      .map((id) => ({ id, label: label(id), cite, ...(calculator === undefined ? {} : { calculator }) }));
  };

  return {
    start: { step: 0, attacks: 1, advanced: false, bound: 0, over: false },
    moves,
    take: advance,
    refuse: (state, choice) => {
      const [at, its] = [rows[state.step] ?? advanceRow, home(choice)];
      if (state.over) return refuse(t('The attacks are over.', 'Les attaques sont finies.'), at);
      const why = its === at ? closed(state, at, choice) : null;
      return (
        why ??
        refuse(
          t('Now comes step {number}: {step}.', 'C’est l’étape {number}\u202f: {step}.', {
            number: at.cells.number?.printed ?? '',
            step: at.label,
          }),
          at,
        )
      );
    },
  };
};
