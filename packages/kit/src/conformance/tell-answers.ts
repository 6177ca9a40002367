import { type Cite, LANGUAGES, type Text } from '@coup-doeil/core/chart';
import {
  createAftermath,
  type Effect,
  type Fact,
  formatPlaceId,
  isRefusal,
  type NextAsk,
  type Sequel,
} from '@coup-doeil/core/game';
import { digest, numberOf } from './digests.ts';
import { sizedPicker } from './picker.ts';
import { sampleEnds } from './sequels.ts';
import type { Subject } from './subject.ts';
import { answerOf, drawReadings, type Trace } from './trace.ts';

/** A text in every language. */
export const tellText = (text: Text): string => LANGUAGES.map((language) => text[language]).join(' | ');

/** A line in which figures do not count: it stands once, whatever they are. */
export const hideFigures = (line: string): string => line.replaceAll(/\d+/g, '#');

export const tellPlace = (cite: Cite | undefined): string => (cite ? ` (${formatPlaceId(cite)})` : '');

const OF_BLOCK = 25;

/** Texts in blocks, each as one short line. */
const digestBlocks = (name: string, texts: readonly string[]): string[] =>
  Array.from(
    { length: Math.ceil(texts.length / OF_BLOCK) },
    (_, i) => `${name} ${numberOf(i)}: ${digest(texts.slice(i * OF_BLOCK, (i + 1) * OF_BLOCK))}`,
  );

/** A fact without its value, where that is not told in words. */
export const tellFact = ({ id, label, text, cite }: Fact): string =>
  `fact ${id}${tellPlace(cite)}: ${tellText(label)}${text ? `; ${tellText(text)}` : ''}`;

/** The words of one answer: its steps, facts, odds and what bars it. */
export const tellTrace = ({ calculator, steps, result }: Trace): string[] => {
  if (!result) return [];
  if (isRefusal(result)) {
    const { reason, cite } = result.refused;
    return [hideFigures(`refused${tellPlace(cite)}: ${tellText(reason)}`)];
  }
  const { facts = [], odds = {}, branches } = result;
  const dice = branches ? [...branches.dice, ...branches.rows.flatMap(({ tests }) => tests)] : [];
  return [
    ...steps.map(({ id, label }) => hideFigures(`step ${id}: ${tellText(label)}`)),
    ...facts.map(tellFact).map(hideFigures),
    ...dice.map(({ why }) => hideFigures(`die: ${tellText(why)}`)),
    ...Object.entries(odds).flatMap(([list, { ways }]) => {
      const { role, outcome } = calculator.odds?.[list] ?? {};
      // Of both sides together: the words of each side, in thousands of pairs.
      if (!outcome || role === 'joint') return [];
      return ways.map(([id]) => hideFigures(`outcome ${list} ${id}: ${tellText(outcome(id))}`));
    }),
  ];
};

/**
 * All that an answer says, as one text: readings, steps, places, facts, dice, odds. Those of both sides together follow from
 * those of each.
 */
export const spellTrace = ({ calculator, steps, lit, result, error, consulted }: Trace): string => {
  if (!result) return String(error);
  const readings = [...consulted].sort();
  if (isRefusal(result)) return JSON.stringify([result, readings]);
  const { total, incomplete, facts, faces, branches, odds = {} } = result;
  const lists = Object.entries(odds).filter(([list]) => calculator.odds?.[list]?.role !== 'joint');
  const dice = branches && [branches.dice, branches.rows.map(({ id, faces: own, tests }) => [id, own, tests])];
  return JSON.stringify([readings, total, incomplete, facts, faces, dice, lists, steps, lit.map(formatPlaceId)]);
};

const tellEffect = (effect: Effect): string =>
  JSON.stringify(effect, (_, value) => (value?.en === undefined ? value : tellText(value)));

const tellNext = ({ id, title, by, side, cite, calculator, open, note }: NextAsk): string =>
  hideFigures(
    `next ${id}${tellPlace(cite)}: ${tellText(title)}; by ${by} for ${side ?? 'either'}, ${calculator} with ${open.join(' ')}${note ? `; ${tellText(note)}` : ''}`,
  );

/** What follows the ends of an answer: the words, and all of it as one text. */
export const tellAfter = (sequel: Sequel, trace: Trace, pick: (n: number) => number) => {
  const { calculator, asked } = trace;
  const readings = drawReadings(sequel.readings, pick);
  const charts = calculator.charts[asked.edition] ?? {};
  const came = [
    ...sampleEnds(trace).map((end) => ({ end })),
    ...Object.keys(sequel.entered ?? {}).map((id) => ({ entered: [id] })),
  ];
  return came.map((how) => {
    const aftermath = createAftermath(calculator, sequel, asked, how, readings);
    const row = 'end' in how ? how.end?.branch.id : undefined;
    const words = row === undefined ? undefined : sequel.rowText?.(charts, row);
    return {
      lines: [...(words ? [`row ${asked.edition} ${row}: ${tellText(words)}`] : []), ...aftermath.next.map(tellNext)],
      text: JSON.stringify(aftermath),
    };
  });
};

/** What befalls a unit, whatever was asked. */
export const tellFates = ({ fates, bears, entered = {} }: Sequel): string[] => [
  ...Object.entries(fates).map(([fate, effects]) => `fate ${fate}: ${effects.map(tellEffect).join(', ')}`),
  `bears: ${JSON.stringify(bears)}`,
  ...Object.entries(entered).map(([name, { label }]) => `entered ${name}: ${tellText(label)}`),
];

const tellSequel = (id: string, sequel: Sequel, traces: readonly Trace[]): string[] => {
  const pick = sizedPicker(`told ${id}`);
  const all = traces.flatMap((trace) => (answerOf(trace) ? tellAfter(sequel, trace, pick) : []));
  return [
    ...tellFates(sequel),
    ...all.flatMap(({ lines }) => lines),
    ...digestBlocks(
      'after',
      all.map(({ text }) => text),
    ),
  ];
};

/** What the calculators say of examples and random asks, in words, with their working and what follows. */
export const tellCalculators = async ({ game, calculators, traces }: Subject): Promise<string[]> => {
  const perCalculator = calculators.map(async ({ id }) => {
    const own = traces.filter(({ calculator }) => calculator.id === id);
    const sequel = await game.sequels?.[id]?.();
    const lines = [
      ...own.flatMap(tellTrace),
      ...digestBlocks('working', own.map(spellTrace)),
      ...(sequel ? tellSequel(id, sequel, own) : []),
    ];
    return lines.map((line) => `${id} ${line}`);
  });
  return (await Promise.all(perCalculator)).flat();
};
