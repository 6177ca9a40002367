import { sequence142 } from '../charts/sequence.ts';
import type { Choice } from './turn-moves.ts';

export const NODES = [
  'marching',
  'rally',
  'initiative',
  'choose',
  'activation',
  'command',
  'army-commander-place',
  'actions',
  'moving',
  'army-commander',
  'combats',
  'end',
  'over',
] as const;
export type Node = (typeof NODES)[number];

export const ACTIONS = ['move-unit', 'move-stack', 'move-line'] as const;
export type Action = (typeof ACTIONS)[number];

/** Where a turn stands: all of it follows from the choices made. */
export interface TurnState {
  readonly at: Node;
  readonly player: 'first' | 'second';
  /** What is being tried: a formation, or a unit of none. */
  readonly active: 'formation' | 'lone-unit';
  /** How far the artillery may still go back: before it fires it may turn, before anyone moves it may fire. */
  readonly artillery: 'facing' | 'fire' | 'past';
  readonly commanderMoved: boolean;
  readonly actions: readonly Action[];
  /** How many of them it has. */
  readonly most: number;
  /** Who is on the move: a commander alone is no unit. */
  readonly mover: 'unit' | 'commander';
  /** The most hexes that an active unit has moved. */
  readonly hexes: number;
  /** Where the move leads back to. */
  readonly back: 'actions' | 'combats';
}

/** So each activation begins: nothing of it done yet. */
const fresh = {
  active: 'formation',
  artillery: 'facing',
  commanderMoved: false,
  actions: [],
  most: 0,
  hexes: 0,
  back: 'actions',
} as const;

export const START: TurnState = { ...fresh, at: 'marching', player: 'first', mover: 'unit' };

const term = (row: string, name: string): number => Number(sequence142.step(row).terms[name]);

const COMMANDER = ['commander-alone', 'commander-with-unit', 'commander-with-stack'] as const;
const REACTIONS = ['react-movement', 'reaction-fire'] as const;

/** Reactions need an active unit that has moved. */
const reactions = ({ hexes }: TurnState): Choice[] => REACTIONS.filter((row) => hexes >= term(row, 'afterHexes'));

const actions = (state: TurnState): Choice[] => [
  ...(state.artillery === 'facing' ? (['artillery-facing'] as const) : []),
  ...(state.artillery === 'past' ? [] : (['artillery-fire'] as const)),
  ...(state.active === 'formation' && !state.commanderMoved ? COMMANDER : []),
  ...(state.actions.length < state.most
    ? ACTIONS.filter(
        (action) => !state.actions.includes(action) && (action === 'move-unit' || state.active === 'formation'),
      )
    : []),
  ...reactions(state),
  'formation-done',
];

const LEGAL: Readonly<Record<Node, (state: TurnState) => readonly Choice[]>> = {
  marching: () => ['marching-done'],
  rally: () => ['rally-done'],
  initiative: () => ['first-named'],
  choose: () => ['try-formation', 'try-lone-unit', 'all-tried'],
  activation: () => ['activated', 'not-activated'],
  command: () => ['command-checked'],
  'army-commander-place': () => ['army-commander-here', 'army-commander-away'],
  actions,
  moving: (state) => ['moves-hex', 'move-done', ...reactions(state)],
  'army-commander': () => ['army-alone', 'army-with-unit', 'army-with-stack', 'army-with-line', 'army-stays'],
  combats: () => ['combat', 'combats-done'],
  end: () => ['turn-ends'],
  over: () => [],
};

export const legal = (state: TurnState): readonly Choice[] => LEGAL[state.at](state);

const moving = (state: TurnState, mover: TurnState['mover']): TurnState => ({
  ...state,
  at: 'moving',
  artillery: 'past',
  mover,
});

/** The state after a legal choice. */
export const take = (state: TurnState, choice: Choice): TurnState => {
  switch (choice) {
    case 'marching-done':
      return { ...state, at: 'rally' };
    case 'rally-done':
      return { ...state, at: 'initiative' };
    case 'first-named':
    case 'not-activated':
    case 'formation-done':
      return { ...state, ...fresh, at: 'choose' };
    case 'try-formation':
      return { ...state, at: 'activation' };
    case 'try-lone-unit':
      return { ...state, at: 'activation', active: 'lone-unit' };
    case 'activated':
      return state.active === 'formation'
        ? { ...state, at: 'command' }
        : { ...state, at: 'actions', most: term('actions', 'actions') };
    case 'command-checked':
      return { ...state, at: 'army-commander-place' };
    case 'army-commander-here':
      return { ...state, at: 'actions', most: term('actions', 'withArmyCommander') };
    case 'army-commander-away':
      return { ...state, at: 'actions', most: term('actions', 'actions') };
    case 'artillery-fire':
      return { ...state, artillery: 'fire' };
    case 'commander-alone':
      return moving({ ...state, commanderMoved: true }, 'commander');
    case 'commander-with-unit':
    case 'commander-with-stack':
      return moving({ ...state, commanderMoved: true }, 'unit');
    case 'move-unit':
    case 'move-stack':
    case 'move-line':
      return moving({ ...state, actions: [...state.actions, choice] }, 'unit');
    case 'moves-hex':
      return state.mover === 'unit' ? { ...state, hexes: state.hexes + 1 } : state;
    case 'move-done':
      return { ...state, at: state.back };
    case 'all-tried':
      return { ...state, at: 'army-commander' };
    case 'army-alone':
      return moving({ ...state, back: 'combats' }, 'commander');
    case 'army-with-unit':
    case 'army-with-stack':
    case 'army-with-line':
      return moving({ ...state, back: 'combats' }, 'unit');
    case 'army-stays':
      return { ...state, at: 'combats' };
    case 'combats-done':
      return state.player === 'first'
        ? { ...state, ...fresh, at: 'choose', player: 'second' }
        : { ...state, at: 'end' };
    case 'turn-ends':
      return { ...state, at: 'over' };
    // Artillery turned, a reaction, a combat: the turn stands where it stood.
    default:
      return state;
  }
};
