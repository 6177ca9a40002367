import { joinCell } from '@coup-doeil/core/chart';
import { type AnyCalculator, checkAsk, createReport, type Game, sampleInput } from '@coup-doeil/core/game';
import { formatFact } from '@coup-doeil/core/tell';
import { expect, test } from 'vitest';
import { calculators, picker } from './games.ts';
import { chartsOf, findIds, idsOf, wordsOf } from './ids.ts';
import { coupDoeil } from './run.ts';

/** Every cell as it is printed. */
const cellsOf = (calculator: AnyCalculator): Set<unknown> =>
  new Set(chartsOf(calculator).flatMap(({ rows }) => rows.flatMap(({ cells }) => Object.values(cells).map(joinCell))));

const asksOf = (game: Game, calculator: AnyCalculator, count: number) => {
  const pick = picker(game.meta.id.length + calculator.id.length);
  return Array.from({ length: count }, () => sampleInput(calculator.input, pick));
};

test.each(calculators.map(([game, calculator]) => [`${game.meta.id} ${calculator.id}`, game, calculator] as const))(
  '%s tells no id of a chart, a row, a note or a step, in either language',
  async (name, game, calculator) => {
    const [ids, words, cells] = [idsOf(calculator), wordsOf(calculator), cellsOf(calculator)];
    for (const input of asksOf(game, calculator, 25)) {
      const told = createReport(game.meta, calculator, checkAsk(calculator, { input }));
      for (const language of ['en', 'fr'] as const) {
        const facts = [
          ...(told.answer?.facts ?? []),
          ...told.readings.flatMap(({ options = [] }) => options.flatMap((option) => option.facts)),
        ];
        // What is said without words is a figure, or what a cell prints.
        const bare = facts.flatMap(({ value, text }) => (!text && typeof value === 'string' ? [value] : []));
        expect(bare.filter((value) => /[a-z]/i.test(value) && !cells.has(value))).toEqual([]);
        const texts = [
          ...told.working.map(({ label }) => label[language]),
          ...facts.flatMap((fact) => [fact.label[language], formatFact(fact, language)]),
          ...Object.values(told.odds).flatMap((ways) => ways.map(({ label }) => label[language])),
          told.refused?.reason[language] ?? '',
        ];
        expect(texts.flatMap((text) => findIds(text, ids, words))).toEqual([]);
      }
    }
    for (const input of asksOf(game, calculator, 6))
      for (const lang of ['en', 'fr']) {
        const { out } = await coupDoeil(`calc ${name} --what-if --lang ${lang}`, {
          stdin: JSON.stringify(input),
          width: 400,
        });
        // The words to type again, a reading's among them, are ids, and are meant to be.
        const text = out.replace(/^(?:https:|coup-doeil ).*$/gm, '').replace(/[\w-]+=[\w-]+/g, '');
        expect(findIds(text, ids, words)).toEqual([]);
      }
  },
);
