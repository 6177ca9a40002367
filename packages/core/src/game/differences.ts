import { t } from '../text/index.ts';
import { type Brief, createBrief } from './answer.ts';
import type { CheckedAsk } from './ask.ts';
import { type Answer, type Calculator, type Fact, isRefusal, type Refusal } from './calculator.ts';
import { answerOptions, isToldAlike, type ReadingUse } from './decide.ts';
import { isSameBrief } from './same-brief.ts';

const COMPLETE = t('Complete', 'Complet');
const MOST = 3;

/** What an answer says beside its figures, each under a key that is the same where another answer says the same. */
const sayingsOf = ({ odds = {} }: Calculator, result: Answer | Refusal): (readonly [key: string, fact: Fact])[] => {
  // A refusal says its reason, and nothing beside it.
  if (isRefusal(result)) return [];
  const facts = [{ id: 'complete', label: COMPLETE, value: !result.incomplete }, ...(result.facts ?? [])];
  const chances = Object.entries(odds).flatMap(([name, { label: list, outcome }]) => {
    const { of, ways } = result.odds?.[name] ?? { of: 1, ways: [] };
    return ways.map(([id, n]) => {
      const label = t('{list}, {outcome}', '{list}, {outcome}', { list, outcome: outcome(id) });
      return [`${name}.${id} ${n / of}`, { id: `${name}.${id}`, label, value: `${n}/${of}` }] as const;
    });
  });
  return [...facts.map((fact) => [`${fact.id} ${fact.value}`, fact] as const), ...chances];
};

type Sayings = ReadonlyMap<string, Fact>;

/** The first things that one of several answers says and not all of them say: its facts, then chances of its odds. */
const listDifferences = (own: Sayings, all: readonly Sayings[]): readonly Fact[] =>
  [...own].flatMap(([key, fact]) => (all.every((other) => other.has(key)) ? [] : [fact])).slice(0, MOST);

/** Whether of the options of a reading two come to the same figures: only such may need to be told apart. */
const hasTwins = (options: readonly Brief[]): boolean =>
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
    const { id, options = [] } = use;
    const spec = calculator.readings[id];
    if (!spec || !hasTwins(options)) return use;
    const answers = answerOptions(calculator, asked, [id, spec]).map(({ option, result }) => ({
      value: option,
      result,
      brief: createBrief(calculator, result),
      says: new Map(sayingsOf(calculator, result)),
    }));
    const lookAlike = answers.some((a) =>
      answers.some((b) => isSameBrief(a.brief, b.brief) && !isToldAlike(a.result, b.result)),
    );
    if (!lookAlike) return use;
    const all = answers.map(({ says }) => says);
    return {
      ...use,
      options: answers.map(({ value, brief, says }) => ({ value, ...brief, facts: listDifferences(says, all) })),
    };
  });
