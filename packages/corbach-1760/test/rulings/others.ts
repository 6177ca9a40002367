import type { Ruling } from '@coup-doeil/kit';
import { on } from './ruling.ts';

const [ratio, morale, rally, turn] = [on('ratio'), on('morale'), on('rally-phase'), on('turn')];

/** Attack, defence, the modifier as printed, what is over, what the next column lacks. */
const RATIOS: readonly (readonly [number, number, string, number, number | null, number | null])[] = [
  [25, 4, '6-1', 6, 1, null],
  [24, 4, '6-1', 6, 0, null],
  [23, 4, '5-1', 5, 3, 1],
  [19, 4, '4-1', 4, 3, 1],
  [12, 4, '3-1', 3, 0, 4],
  [11, 4, '2-1', 2, 3, 1],
  [7, 4, '3-2', 1, 1, 1],
  [5, 4, '1-1', 0, 1, 1],
  [3, 4, '2-3', -1, 0, 1],
  [2, 4, '1-2', -2, 0, 1],
  [1, 4, '1-3', -3, null, 1],
  [1, 30, '1-3', -3, null, 14],
];

const choices = (...made: string[]) => `choices=${['marching-done', 'rally-done', 'first-named', ...made].join(',')}`;
const formation = ['try-formation', 'activated', 'command-checked', 'army-commander-away'];
const favoured = ['try-formation', 'activated', 'command-checked', 'army-commander-here'];

export const OTHERS: readonly Ruling[] = [
  ...RATIOS.map(([attack, defence, rung, total, over, next]) =>
    ratio(`${attack} against ${defence}`, `attack=${attack} defence=${defence}`, {
      about: [`ratio.${rung}`],
      answer: {
        total,
        facts: { ratio: rung, ...(over === null ? {} : { over }), ...(next === null ? {} : { next }) },
      },
    }),
  ),
  morale('Morale 4 at +2 passes on 1 or 2', 'test=test-plus-two', {
    about: ['key.test-plus-two'],
    answer: { total: 2, odds: { result: { of: 6, 'holds-1': 2, 'disorganised-1': 4 } } },
  }),
  morale('Morale 4 at -1 passes up to 5', 'test=test-minus-one state=disorganised', {
    about: ['key.test-minus-one'],
    answer: { total: -1, odds: { result: { of: 6, 'holds-1': 5, 'disorganised-again-1': 1 } } },
  }),
  morale('Left open', 'test=test-plus-one', {
    about: ['key.test-plus-one'],
    readings: { 'morale-test': 'open' },
    answer: { odds: { result: { of: 1, 'tests-1': 1 } } },
  }),
  rally('Routed, in a zone or out of it', 'units.1.state=routed units.2.state=routed units.2.inEnemyZone=true', {
    about: ['sequence.rally'],
    answer: { facts: { 'unit-1': 'attempts', 'unit-2': 'attempts' } },
  }),
  rally('Disorganised, in a zone or out of it', 'units=2 units.2.inEnemyZone=true', {
    about: ['sequence.rally'],
    answer: { facts: { 'unit-1': 'reorganised', 'unit-2': 'attempts' } },
  }),
  rally('In good order', 'units.1.state=good-order units.1.inEnemyZone=true', {
    about: ['sequence.rally'],
    answer: { facts: { 'unit-1': 'nothing' } },
  }),
  turn('Artillery that fired does not turn', choices(...formation, 'artillery-fire', 'artillery-facing'), {
    about: ['sequence.artillery-facing'],
    answer: { refused: 'sequence.artillery-facing' },
  }),
  turn('No fire after a move', choices(...formation, 'move-unit', 'move-done', 'artillery-fire'), {
    about: ['sequence.artillery-fire'],
    answer: { refused: 'sequence.artillery-fire' },
  }),
  turn('One action only', choices(...formation, 'move-unit', 'move-done', 'move-stack'), {
    about: ['sequence.actions'],
    answer: { refused: 'sequence.actions' },
  }),
  turn('Two, where the army’s commander is there', choices(...favoured, 'move-unit', 'move-done', 'move-stack'), {
    about: ['sequence.actions'],
    answer: { facts: { at: 'moving', active: 'first' } },
  }),
  turn('Not the same twice', choices(...favoured, 'move-unit', 'move-done', 'move-unit'), {
    about: ['sequence.actions'],
    answer: { refused: 'sequence.actions' },
  }),
  turn('Not three', choices(...favoured, 'move-unit', 'move-done', 'move-stack', 'move-done', 'move-line'), {
    about: ['sequence.actions'],
    answer: { refused: 'sequence.actions' },
  }),
  turn('The commander moves once', choices(...formation, 'commander-alone', 'move-done', 'commander-with-unit'), {
    about: ['sequence.commander-move'],
    answer: { refused: 'sequence.commander-move' },
  }),
  turn('No reaction before a hex is moved', choices(...formation, 'move-unit', 'reaction-fire'), {
    about: ['sequence.reaction-fire'],
    answer: { refused: 'sequence.reaction-fire' },
  }),
  turn(
    'Reaction once a hex is moved',
    choices(...formation, 'move-unit', 'moves-hex', 'reaction-fire', 'react-movement'),
    {
      about: ['sequence.reaction-fire', 'sequence.react-movement'],
      answer: { facts: { at: 'moving' } },
    },
  ),
  turn('A commander alone is no target', choices(...formation, 'commander-alone', 'moves-hex', 'react-movement'), {
    about: ['sequence.react-movement'],
    answer: { refused: 'sequence.react-movement' },
  }),
  turn('A lone unit moves itself', choices('try-lone-unit', 'activated', 'move-stack'), {
    about: ['sequence.fire-and-movement'],
    answer: { refused: 'sequence.fire-and-movement' },
  }),
  turn('A move is finished first', choices(...formation, 'move-unit', 'formation-done'), {
    about: ['sequence.actions'],
    answer: { refused: 'sequence.actions' },
  }),
  turn('Combats wait for the army’s commander', choices('all-tried', 'combat'), {
    about: ['sequence.army-commander'],
    answer: { refused: 'sequence.army-commander' },
  }),
  turn('Then the second player', choices('all-tried', 'army-stays', 'combat', 'combats-done'), {
    about: ['sequence.second-player'],
    answer: { facts: { at: 'choose', active: 'second' } },
  }),
  turn(
    'A whole turn',
    choices('all-tried', 'army-stays', 'combats-done', 'all-tried', 'army-stays', 'combats-done', 'turn-ends'),
    { about: ['sequence.end-of-turn'], answer: { facts: { at: 'over' } } },
  ),
];
