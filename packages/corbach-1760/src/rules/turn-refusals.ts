import { type Text, t } from '@coup-doeil/core/chart';
import { type Refusal, refuse } from '@coup-doeil/core/game';
import { sequence142 } from '../charts/sequence.ts';
import { ACTIONS, type Node, type TurnState } from './turn.ts';
import { isChoice } from './turn-moves.ts';

/** The step of the sheet where the turn stands. */
const ROW: Readonly<Record<Node, string>> = {
  marching: 'marching',
  rally: 'rally',
  initiative: 'activations',
  choose: 'fire-and-movement',
  activation: 'fire-and-movement',
  command: 'command',
  'army-commander-place': 'actions',
  actions: 'actions',
  moving: 'actions',
  'army-commander': 'army-commander',
  combats: 'combats',
  end: 'end-of-turn',
  over: 'end-of-turn',
};

/** The army’s commander moves in a step of its own. */
export const rowOf = ({ at, back }: TurnState) =>
  sequence142.step(at === 'moving' && back === 'combats' ? ROW['army-commander'] : ROW[at]);

const isAction = (choice: string): boolean => ACTIONS.some((action) => action === choice);

/** The row is the one where the turn stands, unless another is named. */
type Reason = readonly [holds: (state: TurnState, choice: string) => boolean, row: string | null, reason: Text];

/** Reasons during an activation, the most particular first, for what is not legal then. */
const REASONS: readonly Reason[] = [
  [
    (_, choice) => choice === 'artillery-facing',
    'artillery-facing',
    t(
      'Artillery turns before it fires and before anyone moves.',
      'L’artillerie s’oriente avant tout tir et tout mouvement.',
    ),
  ],
  [
    (_, choice) => choice === 'artillery-fire',
    'artillery-fire',
    t('Artillery fires before anyone moves.', 'L’artillerie tire avant tout mouvement.'),
  ],
  [
    (_, choice) => choice === 'react-movement',
    'react-movement',
    t('No active unit has moved a hex yet.', 'Aucune unité active n’a encore avancé d’un hex.'),
  ],
  [
    (_, choice) => choice === 'reaction-fire',
    'reaction-fire',
    t('No active unit has moved a hex yet.', 'Aucune unité active n’a encore avancé d’un hex.'),
  ],
  [
    ({ active }, choice) =>
      active === 'lone-unit' && (choice.startsWith('commander-') || (isAction(choice) && choice !== 'move-unit')),
    'fire-and-movement',
    t('An independent unit moves by itself alone.', 'Une unité indépendante ne déplace qu’elle-même.'),
  ],
  [
    ({ commanderMoved }, choice) => commanderMoved && choice.startsWith('commander-'),
    'commander-move',
    t('The commander has moved already.', 'Le chef s’est déjà déplacé.'),
  ],
  [
    ({ actions }, choice) => actions.some((action) => action === choice),
    'actions',
    t(
      'That action was taken; a second one must be another.',
      'Cette action a été faite\u202f; une seconde doit être autre.',
    ),
  ],
  [
    ({ at }) => at === 'moving',
    null,
    t('A move is under way: finish it first.', 'Un mouvement est en cours\u202f: il faut d’abord le finir.'),
  ],
  [(_, choice) => isAction(choice), 'actions', t('No action is left to it.', 'Il ne lui reste aucune action.')],
];

/** Why a choice is not to be made now. */
export const refusal = (state: TurnState, choice: string): Refusal => {
  if (!isChoice(choice)) return refuse(t('A turn has no such choice.', 'Un tour n’a pas ce choix.'), rowOf(state));
  if (state.at === 'over') return refuse(t('The turn is over.', 'Le tour est fini.'), rowOf(state));
  const inside = state.at === 'actions' || state.at === 'moving';
  const [, row, reason] = (inside && REASONS.find(([holds]) => holds(state, choice))) || [];
  const here = rowOf(state);
  if (reason) return refuse(reason, row ? sequence142.step(row) : here);
  return refuse(
    t('Not now. The turn stands at: {step}.', 'Pas maintenant. Le tour en est à\u202f: {step}.', { step: here.label }),
    here,
  );
};
