import { describe, expect, test } from 'vitest';
import { json } from '../run.ts';

describe('what the reference page says of JSON', () => {
  test('italics stand between underscores', async () => {
    const told = await json('charts jours-de-gloire shock');
    expect(JSON.stringify(told)).toContain('"printed":"_Pursuit if counter-charge and attacker recoils or retreats_"');
  });

  test('an item is taken out, and one is added after the last', async () => {
    const { changes } = (await json('calc jours-de-gloire fire --what-if targets=2')) as {
      readonly changes: readonly { readonly field: string; readonly from: unknown; readonly to: unknown }[];
    };
    const of = (field: string) => changes.find((change) => change.field === field);
    const target = { arm: 'infantry', cohesion: 6, rating: null, state: 'good-order', square: false };
    expect(of('targets.1')).toMatchObject({ from: target, to: null });
    expect(of('targets.3')).toMatchObject({ from: null, to: target });
    expect(of('targets.1.rating')).toMatchObject({ from: null, to: 0 });
  });

  test('what the first printing does not have has nothing to come from', async () => {
    const changes = (await json('diff jours-de-gloire 2006 2016')) as readonly unknown[];
    expect(changes).toContainEqual(expect.objectContaining({ chart: 'notes', note: 'massed', from: null }));
    const back = (await json('diff jours-de-gloire 2016 2006')) as readonly unknown[];
    expect(back).toContainEqual(expect.objectContaining({ chart: 'notes', note: 'massed', to: null }));
  });
});
