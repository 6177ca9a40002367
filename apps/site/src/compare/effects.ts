/* What the changes between two printings do at the table: every calculator is asked under both, in many situations. */
import type { Cite } from '@coup-doeil/core/chart';
import {
  type AnyCalculator,
  type Brief,
  checkAsk,
  computeAnswer,
  createBrief,
  isInputError,
  isSameBrief,
  parseWords,
  type Report,
  run,
  splitWords,
  type Value,
  type Word,
} from '@coup-doeil/core/game';
import type { Loaded } from '../lib/games.ts';
import { listEmptyLists, listSpots, type Spot } from '../lib/spots.ts';

type Place = Pick<Cite, 'chart' | 'row' | 'column' | 'note'>;
export type Effect = {
  readonly calculator: AnyCalculator;
  readonly words: readonly Word[];
  readonly from: Report;
  readonly to: Report;
  /** The places that only one of the two reports stands on. */
  readonly places: readonly Place[];
};

/** The values to try in a field: of a number its ends and a few near its beginning, of a choice every option. */
const listTrials = ({ field, values, now }: Spot): readonly string[] =>
  (field.kind === 'whole' ? [...new Set([values[0], values[1], values[3], values.at(-1)])] : values).filter(
    (value): value is string => value !== undefined && value !== now,
  );

/** The answer in short under a printing; nothing where the words are no valid input. */
const askBriefly = (calculator: AnyCalculator, words: readonly Word[], edition: string): Brief | undefined => {
  try {
    const asked = checkAsk(calculator, { input: parseWords(calculator.input, words), edition });
    return createBrief(calculator, computeAnswer(calculator, asked));
  } catch (error) {
    if (isInputError(error)) return undefined;
    throw error;
  }
};

/** Whether a player is told something else. Two refusals count as the same answer, whatever their reasons. */
const answersDiffer = (before: Brief | undefined, after: Brief | undefined): boolean =>
  before !== undefined &&
  after !== undefined &&
  (before.refused === null || after.refused === null) &&
  !isSameBrief(before, after);

const formatPlace = ({ chart, row, column, note }: Place): string => [chart, row, column, note].join(' ');
/** What a report stands on: its lines with what they count for, its refusal, the cells it lit. */
const listGrounds = ({ working, refused, lit }: Report): ReadonlyMap<string, Place> =>
  new Map<string, Place>([
    ...working.map(({ cite, op, value }) => [`${formatPlace(cite)} ${op} ${value}`, cite] as const),
    ...(refused === null ? [] : [[`${formatPlace(refused.cite)} refused`, refused.cite] as const]),
    ...lit.map((cite) => [`${formatPlace(cite)} lit`, cite] as const),
  ]);

const placesApart = (from: Report, to: Report): readonly Place[] => {
  const [before, after] = [listGrounds(from), listGrounds(to)];
  const only = (these: ReadonlyMap<string, Place>, those: ReadonlyMap<string, Place>) =>
    [...these].flatMap(([name, place]) => (those.has(name) ? [] : [place]));
  return [...only(before, after), ...only(after, before)];
};

const MOST_ASKED = 12_000;
/** The opening situation and the worked ones, each also with one field changed; with two as well, where that stays affordable. */
const listSituations = (calculator: AnyCalculator): readonly (readonly Word[])[] => {
  // A border: a checked input is a value of its own description.
  const input = checkAsk(calculator, {}).input as Value;
  const trials = [...listSpots(calculator.input, input), ...listEmptyLists(calculator.input, input)].flatMap((spot) =>
    listTrials(spot).map((value): Word => [spot.path, value]),
  );
  const starts = [[], ...calculator.examples.map(({ words }) => splitWords(words))];
  const pairs = trials.flatMap((first, i) =>
    trials.slice(i + 1).flatMap((second) => (first[0] === second[0] ? [] : [[first, second]])),
  );
  const pairStarts = pairs.length * starts.length < MOST_ASKED ? starts : [[]];
  return [
    ...starts,
    ...starts.flatMap((start) => trials.map((trial) => [...start, trial])),
    ...pairStarts.flatMap((start) => pairs.map((pair) => [...start, ...pair])),
  ];
};

/** A game, as far as its answers need it. */
type Subject = Pick<Loaded, 'calculators'> & { readonly meta: Pick<Loaded['meta'], 'id' | 'version'> };

const MOST_REPORTED = 200;
const effectsOf = (meta: Subject['meta'], calculator: AnyCalculator, from: string, to: string): readonly Effect[] =>
  listSituations(calculator)
    .filter((words) => answersDiffer(askBriefly(calculator, words, from), askBriefly(calculator, words, to)))
    .toSorted((a, b) => a.length - b.length)
    .slice(0, MOST_REPORTED)
    .flatMap((words): readonly Effect[] => {
      const input = parseWords(calculator.input, words);
      const [before, after] = [from, to].map((edition) => run(meta, calculator, { input, edition }));
      if (!before?.ok || !after?.ok) return [];
      return [
        { calculator, words, from: before.report, to: after.report, places: placesApart(before.report, after.report) },
      ];
    });

const cache = new Map<string, readonly Effect[]>();

/** Situations that the calculators answer otherwise by the other printing, the plainest first; found once a build. */
export const findEffects = ({ meta, calculators }: Subject, from: string, to: string): readonly Effect[] => {
  const name = `${meta.id} ${from} ${to}`;
  const effects =
    cache.get(name) ??
    calculators
      .filter(({ charts }) => from in charts && to in charts)
      .flatMap((calculator) => effectsOf(meta, calculator, from, to))
      .toSorted((a, b) => a.words.length - b.words.length);
  cache.set(name, effects);
  return effects;
};
