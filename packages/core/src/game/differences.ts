import { pairItems } from '../chart/pair-up.ts';
import { t } from '../text/index.ts';
import { computeAnswer, createBrief, isSameDice } from './answer.ts';
import type { CheckedAsk } from './ask.ts';
import { type Answer, type Calculator, type Fact, isRefusal, type Odds, type Refusal } from './calculator.ts';
import { answerOptions, isToldAlike, type OptionAnswer, type ReadingUse } from './decide.ts';
import type { OddsList, Ways } from './odds-list.ts';
import { worded } from './report.ts';
import { isSameBrief } from './same-brief.ts';

const COMPLETE = t('Complete', 'Complet');
const INCOMPLETE_FACT: Fact = { id: 'complete', label: COMPLETE, value: false };
const COMPLETE_FACT: Fact = { ...INCOMPLETE_FACT, value: true };
const NO_ODDS: Odds = { of: 1, ways: [] };
const MOST = 3;

/** What an answer says beside its figures. A refusal says its reason, and nothing beside it. */
const listFacts = (result: Answer | Refusal): readonly Fact[] =>
  isRefusal(result) ? [] : [result.incomplete ? INCOMPLETE_FACT : COMPLETE_FACT, ...(result.facts ?? [])];

const says = (facts: readonly Fact[], { id, value }: Fact): boolean =>
  facts.some((other) => other.id === id && other.value === value);

/** Whether odds give an outcome the same chance. */
const givesChance = ({ of, ways }: Odds, id: string, chance: Ways): boolean => {
  for (const [other, n] of ways) if (other === id) return n * chance.of === chance.ways * of;
  return false;
};

/** The first things that each of several answers says and not all of them say: its facts, then chances, list by list. */
const listDifferences = (
  results: readonly (Answer | Refusal)[],
  odds: NonNullable<Calculator['odds']>,
): readonly (readonly Fact[])[] => {
  const all = results.map(listFacts);
  const differences = all.map((facts) =>
    facts.filter((fact) => !all.every((other) => says(other, fact))).slice(0, MOST),
  );
  const tellChances = (name: string, list: OddsList): void => {
    const folded = results.map((result) => (isRefusal(result) ? undefined : result.odds?.[name]));
    differences.forEach((facts, i) => {
      const { of, ways } = folded[i] ?? NO_ODDS;
      for (const [id, n] of ways) {
        if (facts.length === MOST) return;
        if (folded.every((other) => other && givesChance(other, id, { ways: n, of }))) continue;
        facts.push({
          id: `${name}.${id}`,
          label: t('{list}, {outcome}', '{list}, {outcome}', { list: list.label, outcome: worded(list)(id) }),
          value: `${n}/${of}`,
        });
      }
    });
  };
  for (const [name, list] of Object.entries(odds))
    if (differences.some(({ length }) => length < MOST)) tellChances(name, list);
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
