import { expect, it } from 'vitest';
import { ROOMS, tryMalformed } from '../../proof/malformed.ts';
import { anyFight } from '../fixture/fight.ts';

it('takes or refuses malformed JSON, words, links and files, and never anything else', () => {
  const tried = tryMalformed(anyFight, 3000, 'a short run');
  for (const room of ROOMS) {
    // Enough of both, so that neither side goes untried.
    expect(tried[room].taken).toBeGreaterThan(20);
    expect(tried[room].refused).toBeGreaterThan(100);
  }
});
