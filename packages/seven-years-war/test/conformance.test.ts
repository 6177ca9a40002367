import { conform } from '@aide-de-camp/core/testing';
import { game } from '../src/index.ts';
import { ATTACK_RULINGS } from './rulings/attack.ts';
import { MARCH_RULINGS } from './rulings/march.ts';
import { OTHER_RULINGS } from './rulings/others.ts';

conform(game, {
  at: import.meta.dirname,
  rulings: [...MARCH_RULINGS, ...ATTACK_RULINGS, ...OTHER_RULINGS],
  exempt: { 'reading.zoc': 'only a board asks which hexes a unit controls: see board.test.ts' },
});
