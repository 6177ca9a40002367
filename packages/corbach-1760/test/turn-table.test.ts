/* The turn as the sheet has it, step by step: what may be chosen where it stands, and for all else the words that refuse it. */
import { replay } from '@coup-doeil/core/game';
import { describe, expect, test } from 'vitest';
import { sequence142 } from '../src/charts/sequence.ts';
import { MOVES } from '../src/rules/turn-moves.ts';
import { walkTurn as walk } from '../src/rules/turn-walk.ts';

/** Words of refusal, with the step of the sheet that they go by: where none is named, the one where the turn stands. */
const WORDS = {
  facing: [
    'artillery-facing',
    'Artillery turns before it fires and before anyone moves.',
    'L’artillerie s’oriente avant tout tir et tout mouvement.',
  ],
  fire: ['artillery-fire', 'Artillery fires before anyone moves.', 'L’artillerie tire avant tout mouvement.'],
  reactsEarly: [
    'react-movement',
    'No active unit has moved a hex yet.',
    'Aucune unité active n’a encore avancé d’un hex.',
  ],
  firesEarly: [
    'reaction-fire',
    'No active unit has moved a hex yet.',
    'Aucune unité active n’a encore avancé d’un hex.',
  ],
  alone: [
    'fire-and-movement',
    'An independent unit moves by itself alone.',
    'Une unité indépendante ne déplace qu’elle-même.',
  ],
  movedAlready: ['commander-move', 'The commander has moved already.', 'Le chef s’est déjà déplacé.'],
  taken: [
    'actions',
    'That action was taken; a second one must be another.',
    'Cette action a été faite\u202f; une seconde doit être autre.',
  ],
  noneLeft: ['actions', 'No action is left to it.', 'Il ne lui reste aucune action.'],
  underWay: [
    null,
    'A move is under way: finish it first.',
    'Un mouvement est en cours\u202f: il faut d’abord le finir.',
  ],
  over: ['end-of-turn', 'The turn is over.', 'Le tour est fini.'],
} as const;
type Word = keyof typeof WORDS;

const FORMATION = 'marching-done rally-done first-named try-formation activated command-checked';
const AWAY = `${FORMATION} army-commander-away`;
const HERE = `${FORMATION} army-commander-here`;
const LONE = 'marching-done rally-done first-named try-lone-unit activated';
const TRIED = 'marching-done rally-done first-named all-tried';
const SECOND = `${TRIED} army-stays combats-done`;

const CHOOSE = 'try-formation try-lone-unit all-tried';
const COMMANDER = 'commander-alone commander-with-unit commander-with-stack';
const ACTIONS = 'move-unit move-stack move-line';
const GUNS = 'artillery-facing artillery-fire';
const REACTIONS = 'react-movement reaction-fire';
const EARLY = { reactsEarly: 'react-movement', firesEarly: 'reaction-fire' };
const LATE = { facing: 'artillery-facing', fire: 'artillery-fire' };

/** What was chosen; the step where the turn stands; what may be chosen; what is refused with words of its own; the words for the rest, if any. */
type Line = readonly [
  path: string,
  row: string,
  legal: string,
  refused?: Readonly<Partial<Record<Word, string>>>,
  rest?: Word,
];

const LINES: readonly Line[] = [
  ['', 'marching', 'marching-done'],
  ['marching-done', 'rally', 'rally-done'],
  ['marching-done rally-done', 'activations', 'first-named'],
  ['marching-done rally-done first-named', 'fire-and-movement', CHOOSE],
  ['marching-done rally-done first-named try-formation', 'fire-and-movement', 'activated not-activated'],
  ['marching-done rally-done first-named try-formation not-activated', 'fire-and-movement', CHOOSE],
  ['marching-done rally-done first-named try-lone-unit', 'fire-and-movement', 'activated not-activated'],
  ['marching-done rally-done first-named try-formation activated', 'command', 'command-checked'],
  [FORMATION, 'actions', 'army-commander-here army-commander-away'],
  // A formation: 1a and 1b before all else, then 2 and one of 3a to 3c in any order.
  [AWAY, 'actions', `${GUNS} ${COMMANDER} ${ACTIONS} formation-done`, EARLY],
  [`${AWAY} artillery-facing`, 'actions', `${GUNS} ${COMMANDER} ${ACTIONS} formation-done`, EARLY],
  [
    `${AWAY} artillery-fire`,
    'actions',
    `artillery-fire ${COMMANDER} ${ACTIONS} formation-done`,
    { ...EARLY, facing: 'artillery-facing' },
  ],
  [`${AWAY} move-unit`, 'actions', 'moves-hex move-done', { ...LATE, ...EARLY, taken: 'move-unit' }, 'underWay'],
  [
    `${AWAY} move-stack moves-hex`,
    'actions',
    `moves-hex move-done ${REACTIONS}`,
    { ...LATE, taken: 'move-stack' },
    'underWay',
  ],
  [
    `${AWAY} move-unit moves-hex move-done`,
    'actions',
    `${COMMANDER} ${REACTIONS} formation-done`,
    { ...LATE, taken: 'move-unit', noneLeft: 'move-stack move-line' },
  ],
  [
    `${AWAY} move-line move-done`,
    'actions',
    `${COMMANDER} formation-done`,
    { ...LATE, ...EARLY, taken: 'move-line', noneLeft: 'move-unit move-stack' },
  ],
  [
    `${AWAY} commander-alone moves-hex`,
    'actions',
    'moves-hex move-done',
    { ...LATE, ...EARLY, movedAlready: COMMANDER },
    'underWay',
  ],
  [
    `${AWAY} commander-alone moves-hex move-done`,
    'actions',
    `${ACTIONS} formation-done`,
    { ...LATE, ...EARLY, movedAlready: COMMANDER },
  ],
  [
    `${AWAY} commander-with-unit moves-hex`,
    'actions',
    `moves-hex move-done ${REACTIONS}`,
    { ...LATE, movedAlready: COMMANDER },
    'underWay',
  ],
  [
    `${AWAY} commander-with-stack moves-hex move-done`,
    'actions',
    `${ACTIONS} ${REACTIONS} formation-done`,
    { ...LATE, movedAlready: COMMANDER },
  ],
  [
    `${AWAY} commander-alone move-done move-stack move-done`,
    'actions',
    'formation-done',
    { ...LATE, ...EARLY, movedAlready: COMMANDER, taken: 'move-stack', noneLeft: 'move-unit move-line' },
  ],
  // Two actions, not the same, where the army's commander shares the hex.
  [HERE, 'actions', `${GUNS} ${COMMANDER} ${ACTIONS} formation-done`, EARLY],
  [
    `${HERE} move-unit move-done`,
    'actions',
    `${COMMANDER} move-stack move-line formation-done`,
    { ...LATE, ...EARLY, taken: 'move-unit' },
  ],
  [
    `${HERE} move-stack move-done move-line move-done`,
    'actions',
    `${COMMANDER} formation-done`,
    { ...LATE, ...EARLY, taken: 'move-stack move-line', noneLeft: 'move-unit' },
  ],
  // A unit of no formation has no commander and is its own line and stack.
  [LONE, 'actions', `${GUNS} move-unit formation-done`, { ...EARLY, alone: `${COMMANDER} move-stack move-line` }],
  [
    `${LONE} move-unit moves-hex`,
    'actions',
    `moves-hex move-done ${REACTIONS}`,
    { ...LATE, alone: `${COMMANDER} move-stack move-line`, taken: 'move-unit' },
    'underWay',
  ],
  [
    `${LONE} move-unit moves-hex move-done`,
    'actions',
    `${REACTIONS} formation-done`,
    { ...LATE, alone: `${COMMANDER} move-stack move-line`, taken: 'move-unit' },
  ],
  // On to the next, which begins anew.
  [`${HERE} commander-with-unit moves-hex move-done move-unit move-done formation-done`, 'fire-and-movement', CHOOSE],
  [
    `${HERE} commander-with-unit moves-hex move-done move-unit move-done formation-done try-formation activated command-checked army-commander-away`,
    'actions',
    `${GUNS} ${COMMANDER} ${ACTIONS} formation-done`,
    EARLY,
  ],
  [
    `${LONE} formation-done try-formation activated command-checked army-commander-away`,
    'actions',
    `${GUNS} ${COMMANDER} ${ACTIONS} formation-done`,
    EARLY,
  ],
  // 4, then 5.
  [TRIED, 'army-commander', 'army-alone army-with-unit army-with-stack army-with-line army-stays'],
  [`${TRIED} army-alone moves-hex`, 'army-commander', 'moves-hex move-done', { ...LATE, ...EARLY }, 'underWay'],
  [`${TRIED} army-alone move-done`, 'combats', 'combat combats-done'],
  ...['army-with-unit', 'army-with-stack', 'army-with-line'].flatMap((who): Line[] => [
    [`${TRIED} ${who}`, 'army-commander', 'moves-hex move-done', { ...LATE, ...EARLY }, 'underWay'],
    [`${TRIED} ${who} moves-hex`, 'army-commander', `moves-hex move-done ${REACTIONS}`, LATE, 'underWay'],
    [`${TRIED} ${who} moves-hex move-done`, 'combats', 'combat combats-done'],
  ]),
  [
    `${LONE} formation-done all-tried army-with-line`,
    'army-commander',
    'moves-hex move-done',
    { ...LATE, ...EARLY },
    'underWay',
  ],
  [`${TRIED} army-stays`, 'combats', 'combat combats-done'],
  [`${TRIED} army-stays combat`, 'combats', 'combat combats-done'],
  // C2, the same, then D.
  [SECOND, 'fire-and-movement', CHOOSE],
  [
    `${TRIED} army-with-unit moves-hex move-done combats-done try-formation activated command-checked army-commander-away`,
    'actions',
    `${GUNS} ${COMMANDER} ${ACTIONS} formation-done`,
    EARLY,
  ],
  [`${SECOND} all-tried army-stays combats-done`, 'end-of-turn', 'turn-ends'],
  [`${SECOND} all-tried army-stays combats-done turn-ends`, 'end-of-turn', '', {}, 'over'],
];

const list = (words: string): string[] => words.split(' ').filter((word) => word !== '');

describe.each(LINES.map((line) => ({ path: line[0], line })))(
  'after: $path',
  ({ line: [path, row, legal, refused = {}, rest] }) => {
    test('what may be chosen', () => {
      const { moves, stopped } = replay(walk, list(path));
      expect(stopped).toBeNull();
      expect(moves.map(({ id }) => id).sort()).toEqual(list(legal).sort());
    });

    test('all else is refused, each in its words', () => {
      const { state } = replay(walk, list(path));
      const { label } = sequence142.step(row);
      const notNow = [
        row,
        `Not now. The turn stands at: ${label.en}.`,
        `Pas maintenant. Le tour en est à\u202f: ${label.fr}.`,
      ];
      const others = Object.keys(MOVES).filter((id) => !list(legal).includes(id));
      const words = others.map((id) => {
        const [word = rest] = (Object.keys(refused) as Word[]).filter((one) => list(refused[one] ?? '').includes(id));
        const [step, ...texts] = word ? WORDS[word] : notNow;
        return [id, step ?? row, ...texts];
      });
      const said = others.map((id) => {
        const { cite, reason } = walk.refuse(state, id).refused;
        return [id, cite.row, reason.en, reason.fr];
      });
      expect(said).toEqual(words);
    });

    test('what is no choice at all is told so, where the turn stands', () => {
      const { cite, reason } = walk.refuse(replay(walk, list(path)).state, 'charge').refused;
      expect(cite.row).toBe(row);
      expect(reason).toMatchObject({ en: 'A turn has no such choice.', fr: 'Un tour n’a pas ce choix.' });
    });
  },
);

test('a choice leads to the calculator of its step', () => {
  const served = Object.values(MOVES).flatMap(({ id, calculator }) => (calculator ? [`${id}: ${calculator}`] : []));
  expect(served).toEqual([
    'marching-done: march',
    'rally-done: rally-phase',
    'artillery-fire: fire',
    'move-unit: march',
    'move-stack: march',
    'move-line: march',
    'reaction-fire: fire',
    'combat: combat',
    'combats-done: combat',
  ]);
  expect(MOVES['turn-ends']).not.toHaveProperty('calculator');
});
