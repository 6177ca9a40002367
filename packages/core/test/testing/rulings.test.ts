import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dues, nextStage, type Ruling, subjectOf } from '../../src/testing/index.ts';
import { ownerGaps } from '../../src/testing/owners.ts';
import { duel } from './duel.ts';
import { folder } from './entries.ts';
import { find } from './find.ts';
import { EXEMPT, RULINGS } from './rulings.ts';

const flank: Ruling = {
  calculator: 'fire',
  situation: 'From the flank',
  words: 'flank=true',
  about: ['lines.flank'],
  answer: { total: 2 },
  unless: { words: '', answer: { total: 0 } },
};
const ruled = (ruling: Partial<Ruling>) => find('rulings', duel(), { rulings: [{ ...flank, ...ruling }] });

describe('rulings', () => {
  test.each<[string, Partial<Ruling>, string]>([
    ['another total', { answer: { total: 3 } }, 'From the flank (flank=true): the total is 2, the ruling says 3'],
    ['no expectation', { answer: {} }, 'the ruling expects nothing'],
    [
      'a refusal that is none',
      { answer: { refused: 'notes.b' } },
      'it is answered, the ruling says refused by notes.b',
    ],
    [
      'an answer that is refused',
      { words: 'volley=true night=true' },
      'it is refused by notes.b, the ruling has an answer',
    ],
    [
      'a refusal by another place',
      { words: 'volley=true night=true', answer: { refused: 'notes.a' } },
      'it is refused by notes.b, the ruling says by notes.a',
    ],
    ['another fact', { answer: { facts: { targets: 2 } } }, 'fact targets is 1, the ruling says 2'],
    [
      'other odds',
      { answer: { odds: { result: { of: 6, hit: 3 } } } },
      'odds result, hit: 4 of 6, the ruling says 3 of 6',
    ],
    [
      'an outcome that does not come',
      { answer: { odds: { result: { of: 6, wonder: 1 } } } },
      'odds result, wonder: 0 of 6',
    ],
    ['odds that are not given', { answer: { odds: { both: { of: 6, hit: 3 } } } }, 'odds both are not given'],
    ['a place that does not count', { about: ['lines.volley'] }, 'lines.volley does not count here'],
    ['a place that is nowhere', { about: ['lines.moon'] }, 'there is no place lines.moon'],
    ['a near miss about nothing', { about: [] }, 'it fails to apply, and is about nothing'],
    ['a calculator that is nowhere', { calculator: 'melee' }, 'there is no calculator melee'],
    ['words that are no input', { words: 'attack=99' }, 'attack: a whole number from 1 to 8'],
    ['a near miss that is no input', { unless: { words: 'attack=99', answer: { total: 0 } } }, 'unless: attack'],
    [
      'a near miss that still applies',
      { unless: { words: 'flank=true ground=wood', answer: { total: 1 } } },
      'unless: lines.flank counts here too',
    ],
    [
      'another answer to the near miss',
      { unless: { words: '', answer: { total: 1 } } },
      'unless: the total is 0, the ruling says 1',
    ],
    [
      'a near miss far off',
      { unless: { words: 'ground=wood', answer: { total: -1 } } },
      'unless: it differs in more than one thing',
    ],
    ['a near miss that is the same', { unless: { answer: { total: 2 } } }, 'unless: it differs in nothing'],
    [
      'a field and the printing at once',
      { unless: { words: '', edition: '2010', answer: { total: 0 } } },
      'more than one thing',
    ],
  ])('catches %s', async (_, broken, words) => {
    expect(await ruled(broken)).toContain(words);
  });

  test.each<[string, Partial<Ruling>]>([
    [
      'a reading apart',
      {
        words: 'flank=true ground=wood',
        answer: { total: 1 },
        unless: { readings: { 'flank-in-wood': 'lost' }, answer: { total: -1 } },
      },
    ],
    [
      'a field that another brings in',
      {
        words: 'volley=true night=true',
        about: ['notes.b'],
        answer: { refused: 'notes.b' },
        unless: { words: '', answer: { total: 0 } },
      },
    ],
    ['a unit apart', { words: 'targets=2 flank=true', answer: { facts: { targets: 2 } }, about: [] }],
  ])('knows %s', async (_, ruling) => {
    const { unless, ...rest } = { ...flank, ...ruling };
    expect(
      await find('rulings', duel(), {
        rulings: [ruling.about?.length === 0 ? rest : { ...rest, ...(unless ? { unless } : {}) }],
      }),
    ).toBe('');
  });

  test('a rule that throws is no ruling', async () => {
    const game = duel();
    const calculators = {
      fire: async () =>
        ({
          ...(await game.calculators.fire?.()),
          answer: () => {
            throw new Error('x');
          },
        }) as never,
    };
    expect(await find('rulings', { ...game, calculators }, { rulings: [flank] })).toContain('it throws');
  });
});

describe('dues', () => {
  const due = async (stage: 'draft' | 'checked' | 'verified', options: object = {}) =>
    (await dues(await subjectOf(duel(), { at: folder(), ...options }), stage)).join('\n');

  test('a draft owes nothing', async () => {
    expect(await due('draft', { at: folder({}) })).toBe('');
  });
  test('a checked game owes second entries, and its pinned answers', async () => {
    const found = await due('checked', { at: folder({ 'maps.csv': 'row\n' }) });
    expect(found).toContain('type chart terrain of 2020 a second time, from the sheet: test/second-entry/terrain.csv');
    expect(found).toContain('test/second-entry/terrain.2010.csv');
    expect(found).toContain('enter the chart that test/second-entry/maps.csv holds');
    expect(found).toContain('PIN=write');
    expect(await due('checked')).toBe('pin the answers: run the tests once with PIN=write, and keep test/pinned');
  });
  test('a game of the house owes the names of its owners', async () => {
    const house = mkdtempSync(join(tmpdir(), 'house-'));
    const at = join(house, 'packages', 'duel', 'test');
    mkdirSync(at, { recursive: true });
    mkdirSync(join(house, '.github'));
    const owed = async () => ownerGaps(await subjectOf(duel(), { at }));
    expect(await owed()).toEqual([]);
    writeFileSync(join(house, '.github', 'CODEOWNERS'), '/packages/core/ @one\n/packages/duel/ @two\n');
    expect(await owed()).toEqual(['say who holds the paper: OWNERS, in the form of .github/CODEOWNERS']);
    writeFileSync(join(at, '..', 'OWNERS'), '/packages/duel/ @two\n');
    expect(await owed()).toEqual([]);
    writeFileSync(join(at, '..', 'OWNERS'), '/packages/duel/ @two\n/packages/duel/test/ @three\n');
    expect(await owed()).toEqual([
      'name its owners in .github/CODEOWNERS, by npx pnpm@12 run owners: /packages/duel/test/ @three',
    ]);
  });
  test('a verified game owes a ruling for every note and line, as each printing has it', async () => {
    const found = await due('verified');
    for (const id of [
      'lines.flank as 2010 and 2020 prints',
      'lines.volley',
      'notes.b',
      'notes.a as 2020',
      'notes.a as 2010',
    ])
      expect(found).toContain(`rule on ${id}`);
    const met = await due('verified', { rulings: RULINGS, exempt: EXEMPT });
    expect(met).not.toContain('rule on');
    const one = await due('verified', { rulings: RULINGS.slice(1), exempt: EXEMPT });
    expect(one).toContain('rule on lines.flank');
    expect(one).not.toContain('rule on lines.volley');
  });
  test('a ruling of no calculator pays nothing, in a printing that is nowhere', async () => {
    expect(await due('verified', { rulings: [{ ...flank, calculator: 'melee' }] })).toContain('rule on lines.flank');
  });
  test('a ruling that never fails to apply pays nothing', async () => {
    const { unless: _, ...plain } = flank;
    expect(await due('verified', { rulings: [plain] })).toContain('rule on lines.flank');
  });
  test('the claimed stage is held to its duties, an exemption to its reason', async () => {
    const game = duel();
    const claims = { ...game, meta: { ...game.meta, stage: 'checked' as const } };
    expect(await find('stage', claims, { at: folder({}) })).toContain('type chart terrain');
    expect(await find('stage', game, { exempt: { 'notes.a': ' ' } })).toBe('exemption notes.a gives no reason');
  });
  test('knows what comes next', () => {
    expect([nextStage('draft'), nextStage('checked'), nextStage('verified')]).toEqual([
      'checked',
      'verified',
      undefined,
    ]);
  });
});
