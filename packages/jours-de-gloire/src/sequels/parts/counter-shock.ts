import { type Text, t } from '@coup-doeil/core/chart';
import { type NextAsk, SIDES, type Side } from '@coup-doeil/core/game';
import type { ShockInput } from '../../inputs/shock.ts';

type Attacker = ShockInput['attackers'][number];
type Defender = ShockInput['defenders'][number];

const opposite = (side: Side): Side => SIDES[(SIDES.indexOf(side) + 3) % 6] ?? side;

/** The side of the hex that is met, in words. */
const SIDE_NAMES: Readonly<Record<Side, Text>> = {
  n: t('north', 'nord'),
  ne: t('north-east', 'nord-est'),
  se: t('south-east', 'sud-est'),
  s: t('south', 'sud'),
  sw: t('south-west', 'sud-ouest'),
  nw: t('north-west', 'nord-ouest'),
};

/** A unit that was attacked, and did not rout, goes over the same hexside the other way, on foot as far as charging goes. */
const turnAttacker = (unit: Defender, over: Attacker, hex: ShockInput['hex']) => ({
  arm: unit.arm,
  strength: unit.strength,
  cohesion: unit.cohesion,
  rating: unit.rating,
  state: unit.state,
  square: unit.square,
  from: opposite(over.from),
  hex,
  hexsides: over.hexsides,
  works: over.works,
  // Without works there is no way through them.
  ...(over.works === 'none' ? {} : { passage: over.passage === 'into' ? 'out' : 'into' }),
  level: over.level === 0 ? 0 : -over.level,
});

const turnDefender = ({ arm, strength, cohesion, rating, state, square }: Attacker) => ({
  arm,
  strength,
  cohesion,
  rating,
  state,
  square,
});

/**
 * A new shock with the sides swapped: those who were attacked against one hex of the attackers, theirs to choose, as it
 * stands after the recoils. Whoever recoiled is no longer there to be met, and the routed do not attack.
 */
export const listCounterShocks = (
  { attackers, defenders, hex }: ShockInput,
  texts: Omit<NextAsk, 'open'>,
): NextAsk[] => {
  const own = defenders.filter(({ out, state }) => !out && state !== 'routed');
  const met = attackers.filter(({ out }) => !out);
  if (own.length === 0) return [];
  const isFirst = ({ from }: Attacker, i: number): boolean => met.findIndex((unit) => unit.from === from) === i;
  const firsts = met.filter(isFirst);
  return firsts.map((over): NextAsk => {
    const there = met.filter(({ from }) => from === over.from);
    const input = {
      attackers: own.map((unit) => turnAttacker(unit, over, hex)),
      defenders: there.map(turnDefender),
      hex: over.hex,
      // It went into a front hex of its own.
      facing: opposite(over.from),
    };
    const horse = own.flatMap(({ arm }, i) => (arm === 'cavalry' ? [`attackers.${i + 1}.heavy`] : []));
    const countered = there.some(({ arm }) => arm === 'cavalry') ? ['counterCharge'] : [];
    const open = ['facing', ...own.map((_, i) => `attackers.${i + 1}.threatenedBy`), ...horse, ...countered];
    return {
      ...texts,
      ...(firsts.length > 1 ? { id: `${texts.id}-${over.from}`, title: aimTitle(texts.title, over.from) } : {}),
      calculator: 'shock',
      input,
      open,
    };
  });
};

const aimTitle = (title: Text, side: Side): Text =>
  t('{title}, to the {side}', '{title}, au {side}', { title, side: SIDE_NAMES[side] });
