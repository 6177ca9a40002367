import { conform } from '@aide-de-camp/core/testing';
import { game } from '../src/index.ts';

conform(game, {
  at: import.meta.dirname,
  exempt: { 'reading.zoc': 'only a board asks which hexes a unit controls: see board.test.ts' },
});
