/* What a change between two printings does at the table: the calculators are asked under both, and the places their answers part at are read. */
import type { Cite } from '@coup-doeil/core/chart';
import {
  type AnyCalculator,
  answer,
  brief,
  checkAsk,
  fromWords,
  isInputError,
  type Report,
  run,
  type Value,
  type Word,
  wordsOf,
} from '@coup-doeil/core/game';
import type { Loaded } from '../lib/games.ts';
import { emptyLists, type Spot, spotsIn } from '../lib/spots.ts';

type Place = Pick<Cite, 'chart' | 'row' | 'column' | 'note'>;
export type Effect = {
  readonly calculator: AnyCalculator;
  readonly words: readonly Word[];
  readonly from: Report;
  readonly to: Report;
  /** The places that one report cites and the other does not, or not alike. */
  readonly places: readonly Place[];
};

/** A number at its ends and near its beginning; of anything else every choice. */
const tried = ({ field, values, now }: Spot): readonly string[] =>
  (field.kind === 'whole' ? [...new Set([values[0], values[1], values[3], values.at(-1)])] : values).filter(
    (value): value is string => value !== undefined && value !== now,
  );

const headline = (calculator: AnyCalculator, words: readonly Word[], edition: string): string | undefined => {
  try {
    const asked = checkAsk(calculator, { input: fromWords(calculator.input, words), edition });
    return brief(calculator, answer(calculator, asked)).headline;
  } catch (error) {
    if (isInputError(error)) return undefined;
    throw error;
  }
};

const nameOf = ({ chart, row, column, note }: Place): string => [chart, row, column, note].join(' ');
/** What a report stands on: its lines with what they count for, its refusal, the cells it lit. */
const groundsOf = ({ working, refused, lit }: Report): ReadonlyMap<string, Place> =>
  new Map<string, Place>([
    ...working.map(({ cite, op, value }) => [`${nameOf(cite)} ${op} ${value}`, cite] as const),
    ...(refused === null ? [] : [[`${nameOf(refused.cite)} refused`, refused.cite] as const]),
    ...lit.map((cite) => [`${nameOf(cite)} lit`, cite] as const),
  ]);

const apart = (from: Report, to: Report): readonly Place[] => {
  const [before, after] = [groundsOf(from), groundsOf(to)];
  const only = (one: ReadonlyMap<string, Place>, other: ReadonlyMap<string, Place>) =>
    [...one].flatMap(([name, place]) => (other.has(name) ? [] : [place]));
  return [...only(before, after), ...only(after, before)];
};

const MOST_ASKED = 12_000;
/** The worked situations, the opening one, and each of them with one field said otherwise; the opening one also with two. */
const situationsOf = (calculator: AnyCalculator): readonly (readonly Word[])[] => {
  // A border: a checked input is a value of its own description.
  const input = checkAsk(calculator, {}).input as Value;
  const said = [...spotsIn(calculator.input, input), ...emptyLists(calculator.input, input)].flatMap((spot) =>
    tried(spot).map((value): Word => [spot.path, value]),
  );
  const starts = [[], ...calculator.examples.map(({ words }) => wordsOf(words))];
  const pairs = said.flatMap((one, i) => said.slice(i + 1).flatMap((two) => (one[0] === two[0] ? [] : [[one, two]])));
  // Where that is no great number, from the worked situations too.
  const wide = pairs.length * starts.length < MOST_ASKED ? starts : [[]];
  return [
    ...starts,
    ...starts.flatMap((start) => said.map((one) => [...start, one])),
    ...wide.flatMap((start) => pairs.map((pair) => [...start, ...pair])),
  ];
};

const MOST = 200;
const found = new Map<string, readonly Effect[]>();

/** Situations that the calculators answer otherwise by the other printing, the plainest first. */
export const effectsBetween = ({ meta, calculators }: Loaded, from: string, to: string): readonly Effect[] => {
  const name = `${meta.id} ${from} ${to}`;
  const known =
    found.get(name) ??
    calculators
      .filter(({ charts }) => from in charts && to in charts)
      .flatMap((calculator) => {
        const other = situationsOf(calculator).filter((words) => {
          const [before, after] = [headline(calculator, words, from), headline(calculator, words, to)];
          // Two refusals are one answer to a player.
          const said = [before, after].filter((one) => one !== undefined && !one.startsWith('refused'));
          return before !== undefined && after !== undefined && before !== after && said.length > 0;
        });
        const plain = other.toSorted((a, b) => a.length - b.length);
        return plain.slice(0, MOST).flatMap((words): readonly Effect[] => {
          const input = fromWords(calculator.input, words);
          const [before, after] = [from, to].map((edition) => run(meta, calculator, { input, edition }));
          if (!before?.ok || !after?.ok) return [];
          const [older, newer] = [before.report, after.report];
          return [{ calculator, words, from: older, to: newer, places: apart(older, newer) }];
        });
      })
      .toSorted((a, b) => a.words.length - b.words.length);
  found.set(name, known);
  return known;
};
