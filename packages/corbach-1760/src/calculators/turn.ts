import { type Text, t } from '@coup-doeil/core/chart';
import { choice, defineCalculator, describeInput, type Fact, list, replay } from '@coup-doeil/core/game';
import { sequence142 } from '../charts/sequence.ts';
import type { Node, TurnState } from '../rules/turn.ts';
import { MOVES } from '../rules/turn-moves.ts';
import { rowOf } from '../rules/turn-refusals.ts';
import { walkTurn } from '../rules/turn-walk.ts';

const PLAYER_NAMES: Readonly<Record<TurnState['player'], Text>> = {
  first: t('first player', 'premier joueur'),
  second: t('second player', 'second joueur'),
};

/** Before the activations and after them, nobody in particular plays. */
const SHARED: readonly Node[] = ['marching', 'rally', 'initiative', 'end', 'over'];

const input = describeInput({
  choices: list({
    label: t('Choices made', 'Choix faits'),
    of: choice({
      label: t('Choice', 'Choix'),
      options: MOVES,
      default: 'marching-done',
    }),
    repeats: true,
    max: 500,
  }),
});

/** The whole sequence of a turn, one legal choice at a time. */
export const calculator = defineCalculator({
  game: 'corbach-1760',
  id: 'turn',
  title: t('Turn', 'Tour de jeu'),
  lead: t('The whole sequence, one legal choice at a time.', 'Toute la séquence, un choix permis à la fois.'),
  input,
  readings: {},
  charts: { '142': { sequence: sequence142 } },
  walk: walkTurn,
  examples: [
    {
      id: 'first-activation',
      title: t('Into the first activation', 'Jusqu’à la première activation'),
      words:
        'choices=marching-done,rally-done,first-named,try-formation,activated,command-checked,army-commander-away,artillery-fire',
    },
    { id: 'start', title: t('At the start', 'Au début'), words: '' },
  ],
  answer: (_, { choices }) => {
    const { state, moves, stopped } = replay(walkTurn, choices);
    if (stopped) return { refused: { reason: stopped.reason, cite: stopped.cite } };
    const row = rowOf(state);
    const facts: Fact[] = [
      {
        id: 'at',
        label: t('The turn stands at', 'Le tour en est à'),
        value: state.at,
        text: row.label,
        cite: row.cite,
      },
    ];
    if (!SHARED.includes(state.at))
      facts.push({
        id: 'active',
        label: t('Active', 'Actif'),
        value: state.player,
        text: PLAYER_NAMES[state.player],
        cite: sequence142.step(`${state.player}-player`).cite,
      });
    moves.forEach(({ id, label, cite }, i) => {
      facts.push({ id: `choice-${i + 1}`, label: t('Legal now', 'Permis'), value: id, text: label, cite });
    });
    return { total: null, facts };
  },
});
