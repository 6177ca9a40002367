import { run } from '@coup-doeil/core/game';
import { expect, test } from 'vitest';
import { calculator } from '../src/calculators/rally.ts';
import { meta } from '../src/meta.ts';

test('a rally begins with the morale printed on the counter, and says so in both languages', () => {
  const result = run(meta, calculator, { input: { morale: 5 } });
  const first = result.ok ? result.report.working[0] : undefined;
  expect(first).toMatchObject({ op: 'add', value: 5, label: { en: 'The unit’s morale', fr: 'Moral de l’unité' } });
});
