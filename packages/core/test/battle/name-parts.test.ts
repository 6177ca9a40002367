import { nameParts } from '@coup-doeil/core/battle';
import { t } from '@coup-doeil/core/chart';
import type { Report } from '@coup-doeil/core/game';
import { expect, test } from 'vitest';

const called = (n: number) => t('hex {n}', 'hex {n}', { n });

test('a part whose count begins another’s is named apart from it', () => {
  const names = [1, 12].map((n) => ({ called: called(n), name: called(500 + n) }));
  const label = t('From hex 12: a stream', 'De hex 12\u202f: un ruisseau');
  const report = { working: [{ label }], answer: { facts: [{ label, text: called(1) }] } } as unknown as Report;
  const named = nameParts({ report, names });
  expect(named.working.map(({ label }) => label.fr)).toEqual(['De hex 512\u202f: un ruisseau']);
  expect(named.answer?.facts.map(({ label, text }) => [label.en, text?.en])).toEqual([
    ['From hex 512: a stream', 'hex 501'],
  ]);
});
