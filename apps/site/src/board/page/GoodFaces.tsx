import { describeRange, fill } from '@coup-doeil/core/chart';
import type { AnyCalculator, Branches } from '@coup-doeil/core/game';
import { joinChoices } from '@coup-doeil/core/tell';
import type { Lang } from '../../lib/words.ts';
import { type Hope, listHopes } from '../play/good-faces.ts';
import { touchWords } from './touch-words.ts';

/** Faces that follow each other on their die, as one: `3 or more`, `4 to 6`. */
const tellRuns = (faces: readonly number[], wanted: ReadonlySet<number>, lang: Lang): string => {
  const runs: number[][] = [];
  faces.forEach((face, i) => {
    if (!wanted.has(face)) return;
    if (i > 0 && wanted.has(faces[i - 1] ?? face)) runs.at(-1)?.push(face);
    else runs.push([face]);
  });
  const ranges = runs.map((run) => {
    const [from = 0, to = from] = [run[0], run.at(-1)];
    if (from === to) return { from, to };
    if (to === faces.at(-1)) return { from, to: Number.POSITIVE_INFINITY };
    return { from: from === faces[0] ? Number.NEGATIVE_INFINITY : from, to };
  });
  return joinChoices(
    ranges.map((range) => describeRange(range)[lang]),
    lang,
  );
};

interface Props {
  readonly calculator: AnyCalculator;
  readonly branches: Branches;
  readonly lang: Lang;
}

/** The numbers to be rolled: those of a table’s one die that are good whatever follows, and those that may be. */
export const GoodFaces = ({ calculator, branches, lang }: Props) => {
  const [die] = branches.dice;
  if (!die) return null;
  const faces = [...new Set(die.die.faces)].sort((a, b) => a - b);
  const hopes = listHopes(calculator, branches, [], { ...die, need: null });
  const texts = (
    [
      ['all', touchWords.goodOn],
      ['some', touchWords.perhapsOn],
    ] as const
  ).flatMap(([hope, words]: readonly [Hope, typeof touchWords.goodOn]) => {
    const wanted = new Set(faces.filter((face) => hopes.get(face) === hope));
    return wanted.size === 0 ? [] : [fill(words, { faces: tellRuns(faces, wanted, lang) })[lang]];
  });
  return <>{texts.map((text) => `, ${text}`).join('')}</>;
};
