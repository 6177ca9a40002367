import { expect, it } from 'vitest';
import { type Tried, tryAsks, tryMalformed } from '../../proof/malformed.ts';
import { FILES } from '../../proof/malformed-files.ts';
import { anyFight } from '../fixture/fight.ts';

/** Enough of both, so that neither side goes untried. */
const expectBoth = (tried: Tried): void => {
  for (const [kind, { taken, refused }] of Object.entries(tried))
    expect([kind, taken > 20, refused > 100]).toEqual([kind, true, true]);
};

it('takes or refuses malformed JSON, words and links, and never anything else', () => {
  expectBoth(tryAsks(anyFight, 2000, 'a short run'));
});

it('and so it does with files: battlefields, records, plans', () => {
  expectBoth(tryMalformed(FILES, 3000, 'a short run'));
});
