/* The log of throws, without a page: what is kept of it, and how a seed draws a sequence. */
import { rollReport } from '@coup-doeil/core/game/roll';
import type { Throw } from '../src/calculator/throws/log.ts';
import { throwsKey } from '../src/calculator/throws/throws-key.ts';
import { createStorage, withStorage } from './no-page.ts';
import { expect, test } from './site.ts';
import { subject as toy } from './toy.ts';
import { asked, calculator, subject, told } from './toy-dice.ts';

const { addThrow, recallThrows, storeThrows, tellThrow, throwDice } = await import('../src/calculator/throws/log.ts');

const thrown = (seed: string): Throw => ({ seed, faces: [6], told });

test('a log comes back as it was kept, of its own calculator; one with anything else in it is empty', async () => {
  const storage = createStorage();
  const keep = (value: unknown) =>
    storage.setItem(`coup-doeil/${throwsKey(subject)}`, JSON.stringify({ version: 1, value }));
  const log = [thrown('valmy'), { seed: '', faces: [], told }];
  await withStorage(storage, () => {
    expect(recallThrows(subject)).toEqual([]);
    expect(storeThrows(subject, log)).toBe(true);
    expect(recallThrows(subject)).toEqual(log);
    expect(recallThrows(toy)).toEqual([]);
    const damaged: readonly unknown[] = [
      null,
      'valmy',
      [thrown('valmy')],
      { ...thrown('valmy'), seed: 7 },
      { faces: [6], told },
      { ...thrown('valmy'), faces: ['6'] },
      { ...thrown('valmy'), faces: [6, null] },
      { ...thrown('valmy'), faces: 6 },
      { ...thrown('valmy'), told: 'Six.' },
      { ...thrown('valmy'), told: null },
      { ...thrown('valmy'), told: { en: 'Six.' } },
      { ...thrown('valmy'), told: { en: 'Six.', fr: 6 } },
    ];
    for (const value of damaged) {
      keep([thrown('valmy'), value]);
      expect(recallThrows(subject), JSON.stringify(value)).toEqual([]);
    }
    keep({ 0: thrown('valmy') });
    expect(recallThrows(subject)).toEqual([]);
  });
  await withStorage(undefined, () => expect(storeThrows({ ...toy, game: { ...toy.game, id: 'x' } }, log)).toBe(false));
});

test('a new throw stands first, and the log holds fifty', () => {
  expect(addThrow(thrown('a'), [thrown('b'), thrown('c')])).toEqual([thrown('a'), thrown('b'), thrown('c')]);
  const full = Array.from({ length: 50 }, (_, i) => thrown(`s${i}`));
  expect(addThrow(thrown('a'), full.slice(1))).toHaveLength(50);
  expect(addThrow(thrown('a'), full)).toEqual([thrown('a'), ...full.slice(0, 49)]);
});

test('a seed draws itself first, then its sequence; what other seeds drew does not count', async () => {
  const draws: readonly (readonly [before: readonly string[], next: string])[] = [
    [[], 'valmy'],
    [['other', '', 'valmyx', 'valmy-2'], 'valmy'],
    [['valmy'], 'valmy.2'],
    [['valmy.2', 'valmy'], 'valmy.3'],
    [['valmy', 'valmy.9', 'other.20'], 'valmy.10'],
    // The log was cut: the sequence goes on all the same.
    [['valmy.7'], 'valmy.8'],
    [['valmy.999999999'], 'valmy.1000000000'],
    // No number of the sequence.
    [['valmy.02', 'valmy.0', 'valmy.x', 'valmy.2x', 'valmy.-3', 'valmy.1.5', 'valmy.', 'x.valmy.4'], 'valmy'],
    [['valmy.1234567890', 'valmy'], 'valmy.2'],
    [['avalmy.30', 'valmy'], 'valmy.2'],
  ];
  for (const [before, next] of draws) {
    const { seed, faces } = await throwDice(subject, asked, 'valmy', before.map(thrown));
    expect(seed, before.join(' ')).toBe(next);
    // The same anywhere, for ever.
    expect(faces, next).toEqual(rollReport(subject.game, calculator, asked, next).rolls.map(({ face }) => face));
  }
});

test('without a seed each throw has a fresh one, that throws it again', async () => {
  const first = await throwDice(subject, asked, '', [thrown(''), thrown('.2')]);
  const second = await throwDice(subject, asked, '', [first]);
  expect(first.seed).toMatch(/^\w{3,}$/);
  expect(second.seed).not.toBe(first.seed);
  expect(second.seed).not.toContain(first.seed);
  expect((await throwDice(subject, asked, first.seed, [])).faces).toEqual(first.faces);
});

test('what faces came to is told in every language, whoever rolled them', async () => {
  expect(await tellThrow(subject, asked, [6, 1, 2], '')).toEqual({
    seed: '',
    faces: [6, 1, 2],
    told: { en: 'en 6-1-2', fr: 'fr 6-1-2' },
  });
  const { faces, told } = await throwDice(subject, asked, 'valmy', []);
  expect(faces).toHaveLength(3);
  expect(told.fr).toBe(`fr ${faces.join('-')}`);
});
