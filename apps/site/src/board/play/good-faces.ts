/* Which faces of the next die are good: of those who ask, whatever follows, or only if it goes well. */
import {
  type AnyCalculator,
  type Branches,
  countsMeasure,
  endWalk,
  type NextDie,
  walkDice,
} from '@coup-doeil/core/game';

export type Hope = 'all' | 'some' | 'none';

/** The faces that stand for all of a die: of a test one that passes and one that fails. */
const listKinds = ({ die, need }: NextDie): readonly number[] => {
  const faces = [...new Set(die.faces)];
  if (need === null) return faces;
  return [faces.find((face) => face <= need), faces.find((face) => face > need)].filter((face) => face !== undefined);
};

/** What some faces lead to: good in every way, in some, or in none. */
const findHope = (calculator: AnyCalculator, branches: Branches, faces: readonly number[]): Hope => {
  const walk = walkDice(branches, faces);
  if (walk.next) {
    const ways = new Set(listKinds(walk.next).map((face) => findHope(calculator, branches, [...faces, face])));
    const [lone, other] = ways;
    return other === undefined ? (lone ?? 'none') : 'some';
  }
  const end = endWalk(calculator.odds ?? {}, branches, walk);
  return end && countsMeasure(calculator, end.outcome) === true ? 'all' : 'none';
};

/** By face of the next die whether it is good; nothing where the calculator has no measure. */
export const listHopes = (
  calculator: AnyCalculator,
  branches: Branches,
  faces: readonly number[],
  next: NextDie,
): ReadonlyMap<number, Hope> =>
  new Map(
    calculator.measure
      ? [...new Set(next.die.faces)].map((face) => [face, findHope(calculator, branches, [...faces, face])])
      : [],
  );
