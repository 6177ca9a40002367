import { type Text, t } from '@coup-doeil/core/chart';
import type { Move } from '@coup-doeil/core/game';
import { sequence142 } from '../charts/sequence.ts';

/** Everything that can be chosen in a turn, by the step of the sheet it stands in. */
const CHOICES = {
  'marching-done': ['marching', t('Marching movement is done', 'Le mouvement de marche est fait')],
  'rally-done': ['rally', t('Rally and reorganisation are done', 'Ralliement et réorganisation sont faits')],
  'first-named': ['activations', t('The first player is named', 'Le premier joueur est désigné')],
  'try-formation': ['fire-and-movement', t('Try a formation', 'Tenter une formation')],
  'try-lone-unit': ['fire-and-movement', t('Try an independent unit', 'Tenter une unité indépendante')],
  'all-tried': ['next-formation', t('All have been tried', 'Toutes ont été tentées')],
  activated: ['fire-and-movement', t('The test activates it', 'Le test l’active')],
  'not-activated': ['fire-and-movement', t('The test does not activate it', 'Le test ne l’active pas')],
  'command-checked': ['command', t('Command is checked', 'Le commandement est vérifié')],
  'army-commander-here': [
    'actions',
    t('The army’s commander is stacked with its own', 'Le chef de l’armée est avec le sien'),
  ],
  'army-commander-away': ['actions', t('The army’s commander is elsewhere', 'Le chef de l’armée est ailleurs')],
  'artillery-facing': ['artillery-facing', t('Turn artillery', 'Orienter l’artillerie')],
  'artillery-fire': ['artillery-fire', t('Fire a battery', 'Faire tirer une batterie')],
  'commander-alone': ['commander-move', t('Move the commander alone', 'Déplacer le chef seul')],
  'commander-with-unit': ['commander-move', t('Move the commander with a unit', 'Déplacer le chef avec une unité')],
  'commander-with-stack': ['commander-move', t('Move the commander with a stack', 'Déplacer le chef avec une pile')],
  'move-unit': ['move-unit', t('Move a unit', 'Déplacer une unité')],
  'move-stack': ['move-stack', t('Move a stack', 'Déplacer une pile')],
  'move-line': ['move-line', t('Move a line of battle', 'Déplacer une ligne de bataille')],
  'moves-hex': ['actions', t('It moves a hex', 'Elle avance d’un hex')],
  'move-done': ['actions', t('That move is done', 'Ce mouvement est fini')],
  'react-movement': ['react-movement', t('The other side reacts to the movement', 'L’autre camp réagit au mouvement')],
  'reaction-fire': ['reaction-fire', t('The other side fires in reaction', 'L’autre camp tire en réaction')],
  'formation-done': ['next-formation', t('This one is done', 'C’est fini pour celle-ci')],
  'army-alone': ['army-commander', t('Move the army’s commander alone', 'Déplacer le chef de l’armée seul')],
  'army-with-unit': ['army-commander', t('Move him with a unit', 'Le déplacer avec une unité')],
  'army-with-stack': ['army-commander', t('Move him with a stack', 'Le déplacer avec une pile')],
  'army-with-line': ['army-commander', t('Move him with his line of battle', 'Le déplacer avec sa ligne de bataille')],
  'army-stays': ['army-commander', t('The army’s commander stays', 'Le chef de l’armée reste')],
  combat: ['combats', t('Resolve a combat', 'Résoudre un combat')],
  'combats-done': ['combats', t('All combats are resolved', 'Tous les combats sont résolus')],
  'turn-ends': ['end-of-turn', t('The turn ends', 'Le tour s’achève')],
} as const satisfies Readonly<Record<string, readonly [row: string, label: Text]>>;

export type Choice = keyof typeof CHOICES;

export const isChoice = (id: string): id is Choice => Object.hasOwn(CHOICES, id);

const moveOf = (id: string, [row, label]: readonly [string, Text]): Move => {
  const { cite, calculator } = sequence142.step(row);
  return { id, label, cite, ...(calculator === undefined ? {} : { calculator }) };
};

// Keyed by the very choices above.
export const MOVES = Object.fromEntries(
  Object.entries(CHOICES).map(([id, place]) => [id, moveOf(id, place)]),
) as Readonly<Record<Choice, Move>>;
