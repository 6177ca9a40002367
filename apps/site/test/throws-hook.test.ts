/* The log of throws as a page holds it, without a page. */
import { useState } from 'preact/hooks';
import type { CurrentThrow } from '../src/calculator/throws/current-throw.ts';
import { throwsKey } from '../src/calculator/throws/throws-key.ts';
import { useThrows } from '../src/calculator/throws/use-throws.ts';
import { drawHook } from './hooks.ts';
import { createStorage, withStorage } from './no-page.ts';
import { expect, test } from './site.ts';
import { asked, subject, told } from './toy-dice.ts';

const draw = (onStorage: (stored: boolean) => void, onThrown: (thrown: CurrentThrow) => void) =>
  drawHook(() => {
    const [seed, setSeed] = useState('');
    return useThrows(subject, seed, setSeed, onStorage, onThrown);
  });

test('a page begins with the log that was kept, adds to it, and forgets it when it is told to', async () => {
  const storage = createStorage();
  const name = `coup-doeil/${throwsKey(subject)}`;
  const kept = [{ seed: 'valmy', faces: [1, 2, 3], told }];
  storage.setItem(name, JSON.stringify({ version: 1, value: kept }));
  const inStorage = () => JSON.parse(storage.getItem(name) ?? '').value;
  const [stored, thrown]: [boolean[], CurrentThrow[]] = [[], []];
  await withStorage(storage, async () => {
    const page = await draw(
      (is) => stored.push(is),
      (one) => thrown.push(one),
    );
    expect(page.now().throws).toEqual(kept);
    expect(stored).toEqual([]);
    await page.act(({ addRolled }) => addRolled(asked, [6, 5, 4]));
    expect(page.now().throws).toEqual([
      { seed: '', faces: [6, 5, 4], told: { en: 'en 6-5-4', fr: 'fr 6-5-4' } },
      ...kept,
    ]);
    expect(inStorage()).toEqual(page.now().throws);
    expect(thrown).toEqual([{ asked, faces: [6, 5, 4], seed: '' }]);
    expect(stored).toEqual([true]);
    expect(page.now().seed).toBe('');

    await page.act(({ clear }) => clear());
    expect(page.now().throws).toEqual([]);
    expect(inStorage()).toEqual([]);
    expect(stored).toEqual([true, true]);
    page.close();
  });
});

test('a fresh seed is shown and goes on; one that the reader set stays', async () => {
  const thrown: CurrentThrow[] = [];
  await withStorage(createStorage(), async () => {
    const page = await draw(
      () => undefined,
      (one) => thrown.push(one),
    );
    expect(page.now().throws).toEqual([]);
    await page.act(({ throwFor }) => throwFor(asked));
    const { seed } = page.now();
    expect(seed).toMatch(/^\w{3,}$/);
    expect(thrown).toEqual([{ asked, faces: page.now().throws[0]?.faces, seed }]);
    await page.act(({ throwFor }) => throwFor(asked));
    expect(page.now().throws.map((one) => one.seed)).toEqual([`${seed}.2`, seed]);
    expect(page.now().seed).toBe(seed);
    await page.act(({ setSeed }) => setSeed('valmy'));
    await page.act(({ throwFor }) => throwFor(asked));
    expect(page.now().seed).toBe('valmy');
    expect(page.now().throws).toHaveLength(3);
    await page.act(({ clear }) => clear());
    page.close();
  });
});

test('two throws at once both come into the log; a storage that refuses is told, and the page keeps them', async () => {
  const stored: boolean[] = [];
  await withStorage(undefined, async () => {
    const page = await draw(
      (is) => stored.push(is),
      () => undefined,
    );
    await page.act(({ addRolled }) => Promise.all([addRolled(asked, [1, 1, 1]), addRolled(asked, [2, 2, 2])]));
    expect(
      page
        .now()
        .throws.map(({ faces }) => faces[0])
        .toSorted(),
    ).toEqual([1, 2]);
    expect(stored).toEqual([false, false]);
    await page.act(({ clear }) => clear());
    expect(stored).toEqual([false, false, false]);
    page.close();
  });
  // What was remembered is stored, and gone.
  await withStorage(createStorage(), async () => {
    const page = await draw(
      (is) => stored.push(is),
      () => undefined,
    );
    await page.act(({ clear }) => clear());
    expect(stored.at(-1)).toBe(true);
    page.close();
  });
});
