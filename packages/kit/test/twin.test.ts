import {
  type ActionRules,
  type BattleDoor,
  type BattlefieldInput,
  openBoard,
  readBattlefield,
} from '@coup-doeil/core/battle';
import { same, t } from '@coup-doeil/core/chart';
import { refuse } from '@coup-doeil/core/game';
import { describe, expect, test } from 'vitest';
import { type Skirmish, skirmish } from '../../core/test/fixture/skirmish.ts';
import {
  ALL_WAYS,
  answerListed,
  checkSets,
  countPlan,
  createChain,
  createPlan,
  findBattleProblems,
  findMarchProblems,
  findSideTo,
  findUntried,
  listReadings,
  listSeeds,
  listTables,
  rollEverySequence,
  type TwinAction,
} from '../src/twin/index.ts';
import { foot } from './skirmishers.ts';

const meeting: BattlefieldInput = {
  format: 'coup-doeil/battlefield',
  version: 2,
  game: 'skirmish',
  title: { en: 'A meeting', fr: 'Une rencontre' },
  grid: { columns: 6, rows: 6, orientation: 'flat', shifted: 'even' },
  units: [
    foot('a', '0304', 'blue'),
    foot('b', '0404', 'blue', { arm: 'horse', strength: 2 }),
    foot('c', '0305', 'blue', { state: ['shaken'] }),
    foot('d', '0303', 'red'),
  ],
};
const document = readBattlefield(meeting);
const [fight, ...others] = skirmish.actions as readonly [ActionRules<Skirmish>, ...ActionRules<Skirmish>[]];
const withFight = (changes: Partial<ActionRules<Skirmish>>): BattleDoor<Skirmish> => ({
  ...skirmish,
  actions: [{ ...fight, ...changes }, ...others],
});

const twin: TwinAction = {
  action: 'fight',
  side: 'blue',
  manners: ['plain'],
  may: (parts, target) =>
    target === '0303' && parts.every(({ unit }) => findSideTo(document, unit.hex ?? '', target) >= 0),
  // Horse with all its might is worth more than plain horse.
  isListed: (parts) => parts.every(({ unit }) => unit.arm === 'foot'),
};
const tryOn = (door: BattleDoor<Skirmish>, changes: Partial<TwinAction> = {}) =>
  checkSets(openBoard(door, document), { ...twin, ...changes }).problems;
const onlyFoot = withFight({
  pools: (board, side, target) =>
    fight.pools(board, side, target).map(({ counters }) => ({
      counters: counters.filter(({ counter }) => counter.arm === 'foot'),
    })),
});

describe('sets of counters, tried one by one', () => {
  test('nothing is wrong where the door and the slow reading say the same', () => {
    const { legal, refused, problems } = checkSets(openBoard(onlyFoot, document), twin);
    expect(problems).toEqual([]);
    expect([legal > 0, refused > 0]).toEqual([true, true]);
  });
  test('what the door lets, and the sheet does not', () => {
    expect(tryOn(onlyFoot, { may: () => false })).toContain('fight by a (plain) at 0303: let');
  });
  test('what the door refuses, and the sheet lets', () => {
    expect(tryOn(onlyFoot, { may: () => true })).toContainEqual(
      expect.stringMatching(/fight by c \(plain\) at 0303: refused, /),
    );
  });
  test('what lists leave out', () => {
    const nobody = withFight({ pools: () => [] });
    expect(tryOn(nobody)).toContainEqual(expect.stringMatching(/^fight at 0303: listed are , not a/));
    expect(tryOn(nobody)).toContainEqual(expect.stringMatching(/^fight at 0303: 0 are counted, not/));
  });
  test('a refusal that one language does not tell', () => {
    const mute = withFight({
      prepare: () => refuse(t('No.', ''), { cite: { document: 'sheet-2001', chart: 'ground' } }),
    });
    expect(tryOn(mute)).toContainEqual(expect.stringMatching(/refused without a reason or a place$/));
  });
  test('a figure that there is not', () => {
    const silent = withFight({ prepare: () => ({ unpriced: same('Silence.') }) });
    expect(tryOn(silent)).toContainEqual(expect.stringMatching(/: no figure$/));
    expect(tryOn(onlyFoot, { isUnpriced: () => true })).toContainEqual(
      expect.stringMatching(/: a figure that there is not$/),
    );
  });
});

describe('plans, throw by throw', () => {
  const ask = (id: string) => ({
    ask: { action: 'fight', side: 'blue', parts: [{ counter: id, as: 'plain' }], targets: ['0303'] },
  });
  test('come to the same as the plan, and to something else in another order of things', () => {
    const board = openBoard(skirmish, document);
    const steps = [ask('a'), ask('b')];
    const rolled = rollEverySequence(board, createChain(steps));
    expect([...rolled.ends.values()].reduce((sum, ways) => sum + ways, 0n)).toBe(ALL_WAYS);
    expect(rolled.stages.get('1 done')).toBe(ALL_WAYS);
    expect(countPlan(board, createPlan(steps))).toEqual(rolled);
    expect(countPlan(board, createPlan([ask('a')]))).not.toEqual(rolled);
    expect(rollEverySequence(board, [...createChain([ask('a')]), () => 'skipped']).stages.get('2 skipped')).toBe(
      ALL_WAYS,
    );
  });
});

test('each other option of each reading is a table', () => {
  const tables = listTables(listReadings(skirmish)).map(([name]) => name);
  expect(tables).toContain('by default');
  expect(tables).toContain('shaken = unsaid');
  expect(tables).not.toContain('shaken = yes');
});

test('tables that leave an option untried, or name one that is none', () => {
  const { shaken } = skirmish.readings;
  expect(findUntried({ shaken }, [{ shaken: 'unsaid' }, { shaken: 'no' }])).toEqual({ untried: [], unknown: [] });
  expect(findUntried({ shaken }, [{ shaken: 'never' }])).toEqual({
    untried: ['shaken = no', 'shaken = unsaid'],
    unknown: ['shaken = never'],
  });
});

describe('a board beside a slow reading of its sheet', () => {
  const board = openBoard(skirmish, document);

  test('every set that is listed is answered, with the units that take part', () => {
    const answers = answerListed(board);
    expect(answers.map(({ action, target }) => `${action} ${target}`)).toContain('fight 0303');
    for (const { ask, parts, ready, answer, headline } of answers) {
      expect(parts.map(({ unit, as }) => ({ counter: unit.id, as }))).toEqual(ask.parts);
      expect(answer.report.input).toEqual(ready.input);
      expect(headline).toBe(answer.report.answer?.headline);
    }
  });

  test('what either alone has is a problem', () => {
    const problems = findMarchProblems(board, {
      reach: ({ hex = '' }) =>
        new Map([
          [hex, 0],
          ['0101', 1.5],
        ]),
      zone: ({ side }) => (side === 'red' ? ['0606'] : []),
    });
    expect(problems).toEqual(
      expect.arrayContaining([
        'a: the slow reading alone has 0101 for 1.5',
        'zone of red: the slow reading alone has 0606',
        'zone of red: the board alone has 0304',
        'zone of blue: the board alone has 0303',
      ]),
    );
    expect(problems.filter((problem) => problem.endsWith('0304 for 0'))).toEqual([]);
  });
});

test('positions are so many, after some others', () => {
  expect(listSeeds(3, 10)).toEqual([11, 12, 13]);
});

test('a battle that does not stand ready', () => {
  const { title: _, ...untitled } = meeting;
  expect(findBattleProblems(skirmish, untitled, ['fight'])).toEqual(
    expect.arrayContaining(['it has no title in each language', 'blue has 3 counters', '2001: nobody threatens red']),
  );
  expect(findBattleProblems(skirmish, meeting, ['siege'])).toContain('2001: blue has no siege');
});
