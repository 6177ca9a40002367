import { type Battle, createGameBoard } from '@coup-doeil/core/battle';
import { ARMS, STATES } from '../vocabulary.ts';
import { type BoardUnit, type Field, setUp } from './setup.ts';

const UNIT_STATES = [...STATES, 'square'] as const;
const TRAITS = ['heavy'] as const;

/**
 * The board of a battlefield document, with `ratings.cohesion`, and `ratings.test` for the other face of the counter; a word
 * that this game does not know is an error that names its place.
 */
export const readBattle = (battle: Battle): Field =>
  createGameBoard(
    battle,
    ({ id, side, strength, hex }, reads): BoardUnit => {
      const arm = reads.arm(ARMS);
      const states = reads.state(UNIT_STATES);
      return {
        id,
        owner: side,
        arm,
        strength,
        cohesion: arm === 'general' ? 0 : reads.rating('cohesion'),
        rating: reads.ratingIfAny('test'),
        heavy: reads.traits(TRAITS).includes('heavy'),
        state: STATES.findLast((one) => states.includes(one)) ?? 'good-order',
        square: states.includes('square'),
        facing: reads.facing(),
        hex,
      };
    },
    setUp,
  );
