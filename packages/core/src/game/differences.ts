import { pairItems } from '../chart/pair-up.ts';
import { t } from '../text/index.ts';
import { type Brief, isSameDice } from './answer.ts';
import type { CheckedAsk } from './ask.ts';
import { type Answer, type Calculator, type Fact, isRefusal, type Refusal } from './calculator.ts';
import { answerOptions, isToldAlike, type OptionAnswer, type ReadingUse } from './decide.ts';
import { isSameBrief } from './same-brief.ts';

const COMPLETE = t('Complete', 'Complet');
const MOST = 3;

/** What is said, made when somebody is told. */
type Saying = () => Fact;

/** What an answer says beside its figures, each under a key that is the same where another answer says the same. */
const listFacts = (result: Answer | Refusal): (readonly [key: string, saying: Saying])[] => {
  // A refusal says its reason, and nothing beside it.
  if (isRefusal(result)) return [];
  const facts = [{ id: 'complete', label: COMPLETE, value: !result.incomplete }, ...(result.facts ?? [])];
  return facts.map((fact) => [`${fact.id} ${fact.value}`, () => fact]);
};

/** Its chances, in the same way. */
const listChances = (
  { odds = {} }: Calculator,
  result: Answer | Refusal,
): (readonly [key: string, saying: Saying])[] => {
  if (isRefusal(result)) return [];
  return Object.entries(odds).flatMap(([name, { label: list, outcome }]) => {
    const { of, ways } = result.odds?.[name] ?? { of: 1, ways: [] };
    return ways.map(([id, n]): readonly [string, Saying] => [
      `${name}.${id} ${n / of}`,
      () => ({
        id: `${name}.${id}`,
        label: t('{list}, {outcome}', '{list}, {outcome}', { list, outcome: outcome(id) }),
        value: `${n}/${of}`,
      }),
    ]);
  });
};

type Sayings = ReadonlyMap<string, Saying>;

/** The first things that one of several answers says and not all of them say: its facts, then chances of its odds. */
const listDifferences = (own: Sayings, all: readonly Sayings[]): readonly Fact[] =>
  [...own]
    .filter(([key]) => !all.every((other) => other.has(key)))
    .slice(0, MOST)
    .map(([, saying]) => saying());

/** Whether of the options of a reading two come to the same figures: only such may need to be told apart. */
const hasTwins = (options: readonly Brief[]): boolean =>
  options.some((option, i) => options.slice(i + 1).some((other) => isSameBrief(option, other)));

/** A reading with what sets its options apart where figures alone do not; the answers stand in the order of its options. */
export const tellApart = (
  calculator: Calculator,
  use: ReadingUse,
  getAnswers: () => readonly OptionAnswer[],
): ReadingUse => {
  const { options = [] } = use;
  if (!hasTwins(options)) return use;
  const answers = pairItems(options, getAnswers()).map(([brief, { result }]) => ({ brief, result }));
  const lookAlike = answers.some((a, i) =>
    answers.slice(i + 1).some((b) => isSameBrief(a.brief, b.brief) && !isToldAlike(a.result, b.result)),
  );
  if (!lookAlike) return use;
  const [first] = answers;
  // Where the same is left to the dice, no chance tells options apart.
  const isByFacts = answers.every(
    ({ result }) => first && !isRefusal(first.result) && !isRefusal(result) && isSameDice(first.result, result),
  );
  const all = answers.map(
    ({ result }) => new Map([...listFacts(result), ...(isByFacts ? [] : listChances(calculator, result))]),
  );
  return {
    ...use,
    options: pairItems(answers, all).map(([{ brief }, says]) => ({ ...brief, facts: listDifferences(says, all) })),
  };
};

/**
 * Readings with what sets their options apart where figures alone do not: the facts that differ. A page shows the figures first,
 * and this after.
 */
export const tellOptionsApart = (
  calculator: Calculator,
  asked: CheckedAsk,
  readings: readonly ReadingUse[],
): readonly ReadingUse[] =>
  readings.map((use) => {
    const spec = calculator.readings[use.id];
    return spec ? tellApart(calculator, use, () => answerOptions(calculator, asked, [use.id, spec])) : use;
  });
