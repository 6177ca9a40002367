import {
  type ActionRules,
  type BattleDoor,
  type BattlefieldInput,
  defineBattle,
  getStack,
} from '@coup-doeil/core/battle';
import { same, t } from '@coup-doeil/core/chart';
import { refuse } from '@coup-doeil/core/game';
import { describe, expect, test } from 'vitest';
import { type Skirmish, skirmish } from '../../core/test/fixture/skirmish.ts';
import { duel } from './duel.ts';
import { find } from './find.ts';
import { foot } from './skirmishers.ts';

const ford: BattlefieldInput = {
  format: 'coup-doeil/battlefield',
  version: 2,
  game: 'skirmish',
  grid: { columns: 6, rows: 6, orientation: 'flat', shifted: 'even' },
  hexes: [{ hex: '0303', terrains: ['wood'] }],
  hexsides: [{ hexside: '0303/0304', features: ['ford'] }],
  units: [
    foot('a', '0304', 'blue'),
    foot('b', '0404', 'blue', { arm: 'horse', strength: 2 }),
    foot('c', '0305', 'blue', { state: ['shaken'] }),
    foot('d', '0403', 'red'),
  ],
};

const PAGE = { cite: { document: 'sheet-2001', chart: 'ground' } };
type Rules = ActionRules<Skirmish>;
type Door = BattleDoor<Skirmish>;
const [fight, rally] = skirmish.actions as readonly [Rules, Rules];

/** The skirmish with pools as wide as what it lets attack, and a rally for the shaken alone. */
const door = ({
  fights = {},
  rallies = {},
  ...rest
}: Partial<Door> & { fights?: Partial<Rules>; rallies?: Partial<Rules> } = {}): Door =>
  defineBattle<Skirmish>({
    ...skirmish,
    actions: [
      {
        ...fight,
        pools: (board, side) => [
          {
            counters: board.counters
              .filter((counter) => counter.side === side)
              .map((counter) => ({ counter, manners: ['plain', 'hard'] })),
          },
        ],
        ...fights,
      },
      {
        ...rally,
        prepare: (board, ask) =>
          ask.parts.length === 1 && ask.parts[0]?.counter.order === 'shaken'
            ? rally.prepare(board, ask)
            : refuse(t('Not shaken.', 'Pas ébranlé.'), PAGE),
        ...rallies,
      },
    ],
    ...rest,
  });

const found = (id: string, own: Door = door(), battles: Record<string, BattlefieldInput> = { ford }): Promise<string> =>
  find(
    id,
    duel({
      battle: async () => own as unknown as BattleDoor,
      battles: Object.fromEntries(Object.entries(battles).map(([name, document]) => [name, async () => document])),
    }),
  );

const CHECKS = [
  'board-words',
  'board-marches',
  'board-answers',
  'board-sets',
  'board-readings',
  'board-outcomes',
  'board-plans',
];

describe.each(CHECKS)('%s', (id) => {
  test('is silent on a sound door, and where there is none', async () => {
    expect(await found(id)).toBe('');
    expect(await find(id, duel())).toBe('');
  });
  test('asks a draft for no ready battle', async () => {
    expect(await found(id, door(), {})).toBe('');
  });
});

test('a ready battle that the game does not read is told with its place', async () => {
  const lost = { ...ford, hexes: [{ hex: '0303', terrains: ['sea'] }] };
  expect(await found('board-marches', door(), { ford: lost })).toContain('battle ford: hexes.0303.terrains');
});

test('a label that a language lacks is found', async () => {
  const states = { shaken: t('shaken', '') };
  const own = door({ palette: { ...skirmish.palette, states } });
  expect(await found('languages', own)).toContain('battle.palette.states.shaken: no text in fr');
});

const { palette, march } = skirmish;

test.each<[string, string, Door, string]>([
  [
    'a word that is no id',
    'board-words',
    door({ palette: { ...palette, states: { ...palette.states, 'Bad Word': t('x', 'x') } } }),
    'states: Bad Word is no id',
  ],
  ['a mark that is not in the palette', 'board-words', door({ fights: { mark: 'lost' } }), 'fight: lost is no mark'],
  [
    'a loss that is no state',
    'board-words',
    door({ palette: { ...palette, lossStates: ['lost'] } }),
    'lost says that a step is lost, and is no state',
  ],
  [
    'a contradiction of a word that is none',
    'board-words',
    door({ palette: { ...palette, exclusive: [['shaken', 'lost']] } }),
    'lost contradicts another word, and is none',
  ],
  [
    'an arm that is none',
    'board-words',
    door({ palette: { ...palette, strength: { ...palette.strength, neededBy: ['wings'] } } }),
    'wings cannot do without a figure, and is no arm',
  ],
  [
    'a reading of empty hexes that is none',
    'board-words',
    door({ emptyReadings: ['lost' as 'sight'] }),
    'lost decides whether a hex is empty, and is no reading',
  ],
  ['two actions of one id', 'board-words', door({ actions: [fight, fight] }), 'actions: fight is there more than once'],
  [
    'marches without a calculator',
    'board-words',
    door({ march: { ...march, calculator: 'lost' } }),
    'there is no calculator lost for marches',
  ],
  [
    'a march whose working costs less',
    'board-marches',
    door({ march: { ...march, input: () => ({ steps: [{ ground: 'open', ford: false, leaving: false }] }) } }),
    'by its working',
  ],
  [
    'a march whose working is refused',
    'board-marches',
    door({ march: { ...march, input: () => ({ steps: [{ ground: 'lake', ford: false, leaving: false }] }) } }),
    'its working is a refusal: Nobody swims.',
  ],
  [
    'a role that is nowhere in the input',
    'board-answers',
    door({
      fights: {
        prepare: (board, ask) => {
          const ready = fight.prepare(board, ask);
          return 'roles' in ready
            ? {
                ...ready,
                roles: [
                  { path: 'attackers.9', counter: 'a' },
                  { path: 'defender', counter: 'z' },
                ],
              }
            : ready;
        },
      },
    }),
    'a is attackers.9, which is not in the input|there is no counter z',
  ],
  [
    'a default that is not the first option',
    'board-answers',
    door({
      fights: {
        prepare: (board, ask) => {
          const ready = fight.prepare(board, ask);
          if (!('questions' in ready)) return ready;
          return { ...ready, questions: ready.questions.map((one) => ({ ...one, options: one.options.toReversed() })) };
        },
      },
    }),
    'the first options are not what holds where nothing is answered',
  ],
  [
    'a question without options or words',
    'board-answers',
    door({
      fights: {
        prepare: (board, ask) => {
          const ready = fight.prepare(board, ask);
          if (!('questions' in ready)) return ready;
          const odd = { id: 'odd', side: 'red', label: t('Odd?', ''), options: [] };
          const fact = { id: 'bare', label: t('', ''), value: true };
          return { ...ready, questions: [...ready.questions, odd], facts: [fact] };
        },
      },
    }),
    'question odd has no options, or one twice|question odd is not put in every language|fact bare is not told in every language',
  ],
  [
    'a refusal in one language',
    'board-answers',
    door({ rallies: { prepare: () => refuse(t('No.', ''), PAGE) } }),
    'refused without reason or place',
  ],
  [
    'what has no price and no reason',
    'board-answers',
    door({ rallies: { prepare: () => ({ unpriced: t('', '') }) } }),
    'no price, and no reason',
  ],
  [
    'a pool that leaves out who may attack',
    'board-sets',
    door({
      fights: { pools: (board) => [{ counters: getStack(board, 0).map((counter) => ({ counter, manners: [] })) }] },
    }),
    'legal, and in no pool',
  ],
  [
    'a set that is worth listing now and then',
    'board-sets',
    (() => {
      let asked = 0;
      return door({ fights: { isListed: () => ++asked % 3 > 0 } });
    })(),
    'are counted',
  ],
  [
    'a reading that is taken without asking',
    'board-readings',
    door({
      fights: {
        prepare: (board, ask) => {
          const ready = fight.prepare(board, ask);
          const isOther = board.readings.zoc === 'horse';
          return 'roles' in ready && isOther ? { ...ready, roles: ready.roles.slice(1) } : ready;
        },
      },
    }),
    'zoc = horse changes the answer, which does not name it',
  ],
  [
    'a change that leaves no document',
    'board-outcomes',
    door({
      fights: {
        after: (_, { parts }) => ({
          changes: parts.map(({ counter: { id } }) => ({ change: 'state', counter: id, add: ['lost'], remove: [] })),
          questions: [],
          facts: [],
        }),
      },
    }),
    'it leaves no document',
  ],
  [
    'a follow-up that is refused',
    'board-outcomes',
    door({
      fights: {
        follow: () => [
          {
            id: 'again',
            label: t('Again', 'Encore'),
            side: 'blue',
            asks: [{ action: 'fight', side: 'blue', parts: [{ counter: 'c', as: 'plain' }], targets: ['0101'] }],
            facts: [],
          },
        ],
      },
    }),
    'it offers what is refused: fight by c (plain) at 0101',
  ],
  [
    'fates that are said to be separate, one of which changes another counter',
    'board-plans',
    door({
      fights: {
        separate: true,
        after: (_, { parts, outcome }) => ({
          changes: Object.values(outcome.fates).includes('lost')
            ? parts.map(({ counter: { id } }) => ({ change: 'mark', counter: id, add: ['moved'], remove: [] }))
            : [],
          questions: [],
          facts: [],
        }),
      },
    }),
    'a plan ends otherwise than its dice thrown one after another',
  ],
  [
    'questions without an end',
    'board-outcomes',
    (() => {
      let asked = 0;
      const ask = () => ({
        id: `more-${++asked}`,
        side: 'red',
        label: same('?'),
        options: [{ id: 'a', label: same('a') }],
      });
      return door({ fights: { after: () => ({ changes: [], questions: [ask()], facts: [] }) } });
    })(),
    'its questions never end',
  ],
])('catches %s', async (_, check, own, problems) => {
  const told = await found(check, own);
  for (const problem of problems.split('|')) expect(told).toContain(problem);
});

test('a set that is listed and should not be, and one that is missing, are each named', async () => {
  const told = await Promise.all(
    [3, 4, 5, 7].map((every) => {
      let asked = 0;
      return found('board-sets', door({ fights: { isListed: () => ++asked % every > 0 } }));
    }),
  );
  expect(told.join('\n')).toContain('is listed, and should not be');
  expect(told.join('\n')).toContain('is missing');
});

/** Answers a rule's own way, or otherwise by turns. */
const byTurns = (every: number, otherwise: Rules['prepare']): Door => {
  let asked = 0;
  return door({ fights: { prepare: (board, ask) => (++asked % every ? fight.prepare : otherwise)(board, ask) } });
};
const refuseAll: Rules['prepare'] = () => refuse(t('No.', 'Non.'), PAGE);

describe('a door that answers one thing now and another then', () => {
  test.each([2, 3, 5, 7, 11])('is caught, at every %i. time', async (every) => {
    const problems = await Promise.all(
      ['board-answers', 'board-sets'].map((id) => found(id, byTurns(every, refuseAll))),
    );
    expect(problems.join('')).not.toBe('');
  });
  test('is caught in its reports', async () => {
    const { fight: own } = skirmish.calculators;
    if (!own) throw new Error('no fight');
    let asked = 0;
    const fickle = {
      ...own,
      answer: (...given: Parameters<typeof own.answer>) => {
        const result = own.answer(...given);
        return 'refused' in result ? result : { ...result, facts: [{ id: 'turn', label: same('x'), value: ++asked }] };
      },
    };
    const changed = door({ calculators: { ...skirmish.calculators, fight: fickle } });
    expect(await found('board-answers', changed)).toContain('its report is not that of its calculator');
  });
});

test('ways of the dice that are lost are caught', async () => {
  const { fight: own } = skirmish.calculators;
  if (!own) throw new Error('no fight');
  const lossy = {
    ...own,
    answer: (...given: Parameters<typeof own.answer>) => {
      const result = own.answer(...given);
      if ('refused' in result || !result.branches) return result;
      return { ...result, branches: { ...result.branches, rows: result.branches.rows.slice(1) } };
    },
  };
  const changed = door({ calculators: { ...skirmish.calculators, fight: lossy } });
  expect(await found('board-outcomes', changed)).toContain('ways of its dice are lost');
});

test('stages of a plan that are not those of its dice are caught', async () => {
  const { fight: own } = skirmish.calculators;
  if (!own?.measure) throw new Error('no measure');
  let asked = 0;
  const fickle = { ...own, measure: { ...own.measure, counts: () => ++asked % 2 > 0 } };
  const changed = door({ calculators: { ...skirmish.calculators, fight: fickle } });
  expect(await found('board-plans', changed)).toContain('a plan’s stages are not those of its dice');
});

test('a reading that refuses without being asked is caught', async () => {
  const own = door({
    fights: {
      prepare: (board, ask) => (board.readings.zoc === 'horse' ? refuseAll : fight.prepare)(board, ask),
    },
  });
  expect(await found('board-readings', own)).toContain('zoc = horse changes the answer');
});

test('a set outside of the pools is let through where the game says why', async () => {
  const bare = door({ fights: { pools: () => [] } });
  const arms = ['foot', 'horse', 'foot-horse'];
  const exempt = Object.fromEntries(arms.map((arm) => [`pool.fight.${arm}`, 'never offered']));
  const own = duel({ battle: async () => bare as unknown as BattleDoor, battles: { ford: async () => ford } });
  expect(await find('board-sets', own)).toContain('legal, and in no pool');
  expect(await find('board-sets', own, { exempt })).toBe('');
});

test('a hex against which too many may act is left to the twin of the game', async () => {
  const crowd = Array.from({ length: 9 }, (_, i) => foot(`u${i}`, '0304', 'blue'));
  const bare = door({ fights: { pools: () => [] } });
  const units = [...crowd, foot('d', '0303', 'red')];
  expect(await found('board-sets', bare, { ford: { ...ford, units } })).not.toContain('by u0');
});

test('an error of a door is no finding: it is thrown', async () => {
  const broken = door({
    fights: {
      after: () => {
        throw new Error('the door is broken');
      },
    },
  });
  await expect(found('board-outcomes', broken)).rejects.toThrow('the door is broken');
  await expect(found('board-marches', door({ calculators: {} }))).rejects.toThrow('no calculator march');
});

test('choices after the dice are taken one after another, and what follows is tried on the board after them', async () => {
  const own = door({
    fights: {
      after: (_, { answer, parts }) => ({
        changes:
          answer('stays') === 'yes'
            ? parts.map(({ counter: { id } }) => ({ change: 'mark', counter: id, add: ['moved'], remove: [] }))
            : [],
        questions: [
          {
            id: 'stays',
            side: 'blue',
            label: t('Stays?', 'Reste ?'),
            options: [{ id: 'yes', label: t('yes', 'oui') }],
          },
        ],
        facts: [],
      }),
      follow: () => [
        {
          id: 'again',
          label: t('Again', 'Encore'),
          side: 'blue',
          changes: [{ change: 'state', counter: 'a', add: ['shaken'], remove: [] }],
          asks: [{ action: 'fight', side: 'blue', parts: [{ counter: 'b', as: 'plain' }], targets: ['0403'] }],
          facts: [],
        },
      ],
    },
  });
  expect(await found('board-outcomes', own)).toBe('');
});
