import { type Battle, createGameBoard } from '@coup-doeil/core/battle';
import { MOVERS } from '../vocabulary.ts';
import { type BoardUnit, type Field, setUp } from './setup.ts';

const ORDERS = ['good-order', 'disordered', 'routed'] as const;
const UNIT_STATES = [...ORDERS, 'column', 'out-of-command', 'formed', 'support'] as const;
const TRAITS = ['prussian', 'fast'] as const;

/**
 * The board of a battlefield document, with `ratings.morale`, and `ratings.modifier` for what a leader adds to it; a word that
 * this game does not know is an error that names its place.
 */
export const readBattle = (battle: Battle): Field =>
  createGameBoard(
    battle,
    ({ id, side, hex }, reads): BoardUnit => {
      const states = reads.state(UNIT_STATES);
      const has = reads.traits(TRAITS);
      const [morale, modifier] = [reads.ratingIfAny('morale'), reads.ratingIfAny('modifier')];
      return {
        id,
        owner: side,
        arm: reads.arm(MOVERS),
        ...(morale === null ? {} : { morale }),
        ...(modifier === null ? {} : { modifier }),
        prussian: has.includes('prussian'),
        fast: has.includes('fast'),
        column: states.includes('column'),
        command: !states.includes('out-of-command'),
        state: ORDERS.findLast((one) => states.includes(one)) ?? 'good-order',
        formed: states.includes('formed'),
        stands: states.includes('support') ? 'support' : 'engaged',
        facing: reads.facing(),
        hex,
      };
    },
    setUp,
  );
