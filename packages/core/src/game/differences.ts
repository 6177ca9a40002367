import { pairItems } from '../chart/pair-up.ts';
import { t } from '../text/index.ts';
import { computeAnswer, createBrief, isSameDice } from './answer.ts';
import type { CheckedAsk } from './ask.ts';
import { type Answer, type Calculator, type Fact, isRefusal, type Refusal } from './calculator.ts';
import { answerOptions, isToldAlike, type OptionAnswer, type ReadingUse } from './decide.ts';
import type { OddsList } from './odds-list.ts';
import { worded } from './report.ts';
import { isSameBrief } from './same-brief.ts';

const COMPLETE = t('Complete', 'Complet');
const MOST = 3;

/** A thing that an answer says, made when somebody is told; answers say the same where its value is the same. */
type Saying = readonly [value: Fact['value'], tell: () => Fact];
type Sayings = ReadonlyMap<string, Saying>;

/** What an answer says beside its figures. A refusal says its reason, and nothing beside it. */
const listFacts = (result: Answer | Refusal): Sayings => {
  if (isRefusal(result)) return new Map();
  const facts = [{ id: 'complete', label: COMPLETE, value: !result.incomplete }, ...(result.facts ?? [])];
  return new Map(facts.map((fact) => [`${fact.id} ${fact.value}`, [null, () => fact]]));
};

/** Its chances in one list of odds. */
const listChances = (result: Answer | Refusal, name: string, list: OddsList): Sayings => {
  if (isRefusal(result)) return new Map();
  const { of = 1, ways = [] } = result.odds?.[name] ?? {};
  return new Map(
    ways.map(([id, n]) => [
      id,
      [
        n / of,
        () => ({
          id: `${name}.${id}`,
          label: t('{list}, {outcome}', '{list}, {outcome}', { list: list.label, outcome: worded(list)(id) }),
          value: `${n}/${of}`,
        }),
      ],
    ]),
  );
};

/** The first things that each of several answers says and not all of them say: its facts, then chances, list by list. */
const listDifferences = (
  results: readonly (Answer | Refusal)[],
  odds: NonNullable<Calculator['odds']>,
): readonly (readonly Fact[])[] => {
  const differences = results.map((): Fact[] => []);
  const tellPart = (part: readonly Sayings[]) =>
    differences.forEach((facts, i) => {
      for (const [key, [value, tell]] of part[i] ?? [])
        if (facts.length < MOST && !part.every((other) => other.get(key)?.[0] === value)) facts.push(tell());
    });
  tellPart(results.map(listFacts));
  for (const [name, list] of Object.entries(odds))
    if (differences.some(({ length }) => length < MOST))
      tellPart(results.map((result) => listChances(result, name, list)));
  return differences;
};

/** A reading with what sets its options apart where figures alone do not; the answers stand in the order of its options. */
export const tellApart = (calculator: Calculator, use: ReadingUse, answers: readonly OptionAnswer[]): ReadingUse => {
  const { options } = use;
  const isLookAlike = () =>
    answers.some((a, i) => answers.slice(i + 1).some((b) => isSameBrief(a.brief, b.brief) && !isToldAlike(a, b)));
  if (!options || !isLookAlike()) return use;
  const results = answers.map(({ result }) => result);
  // Where the same is left to the dice, no chance tells options apart. The first is no refusal where any other comes to be compared.
  const isByFacts = results.every((result) => !isRefusal(result) && isSameDice(results[0] as Answer, result));
  const differences = listDifferences(results, isByFacts ? {} : (calculator.odds ?? {}));
  return { ...use, options: pairItems(options, differences).map(([option, facts]) => ({ ...option, facts })) };
};

/** Whether of the options of a reading two come to the same figures: only such may need to be told apart. */
const hasTwins = ({ options = [] }: ReadingUse): boolean =>
  options.some((option, i) => options.slice(i + 1).some((other) => isSameBrief(option, other)));

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
    if (!spec || !hasTwins(use)) return use;
    const result = computeAnswer(calculator, asked);
    const own = { result, brief: createBrief(calculator, result) };
    return tellApart(calculator, use, answerOptions(calculator, asked, [use.id, spec], own));
  });
