import { type Battle, createGameBoard } from '@coup-doeil/core/battle';
import { MOVERS } from '../vocabulary.ts';
import { type BoardUnit, type Field, setUp } from './setup.ts';

const UNIT_STATES = ['good-order', 'disorganised', 'disorganised-by-combat', 'march-column'] as const;
const TRAITS = ['heavy', 'bonus', 'light', 'line', 'twelve-pounder'] as const;

/**
 * The board of a battlefield document, with `ratings.morale`, and `ratings.morale-after` for after the loss of a step; a word
 * that this game does not know is an error that names its place.
 */
export const readBattle = (battle: Battle): Field =>
  createGameBoard(
    battle,
    ({ id, side, strength, hex }, reads): BoardUnit => {
      const arm = reads.arm(MOVERS);
      const states = reads.state(UNIT_STATES);
      const has = reads.traits(TRAITS);
      const byCombat = states.includes('disorganised-by-combat');
      return {
        id,
        owner: side,
        arm,
        strength,
        morale: arm === 'commander' ? 0 : reads.rating('morale'),
        moraleAfter: reads.ratingIfAny('morale-after'),
        state: byCombat || states.includes('disorganised') ? 'disorganised' : 'good-order',
        byCombat,
        marchColumn: states.includes('march-column'),
        heavy: has.includes('heavy'),
        bonus: has.includes('bonus'),
        light: has.includes('light'),
        line: has.includes('line'),
        twelvePounder: has.includes('twelve-pounder'),
        facing: reads.facing(),
        hex,
      };
    },
    setUp,
  );
