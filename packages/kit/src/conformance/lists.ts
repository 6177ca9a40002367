import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES, type Text } from '@coup-doeil/core/chart';
import { listEditions } from '@coup-doeil/core/game';
import type { Check, Subject } from './subject.ts';

interface Named {
  readonly id: string;
  readonly title: Text;
}

const inEach = (text: Text): string => LANGUAGES.map((language) => text[language]).join(' / ');

const alike = (what: string, typed: readonly Named[], printed: readonly Named[]): string[] => {
  const titles = new Map(typed.map(({ id, title }) => [id, title]));
  const there = printed.map(({ id }) => id);
  return [
    ...printed.filter(({ id }) => !titles.has(id)).map(({ id }) => `meta: ${what} ${id} is not listed`),
    ...typed
      .filter(({ id }) => !there.includes(id))
      .map(({ id }) => `meta: ${what} ${id} is listed and does not exist`),
    ...printed.flatMap(({ id, title }) => {
      const listed = titles.get(id);
      return listed && LANGUAGES.some((language) => listed[language] !== title[language])
        ? [`meta: ${what} ${id} is called ${inEach(listed)}, itself ${inEach(title)}`]
        : [];
    }),
  ];
};

/** Each chart once, called as the default printing calls it. */
const distinct = ({ charts, game }: Subject): Named[] => {
  const first = charts[game.meta.printings[0]?.id ?? ''] ?? [];
  // Of two with one id the last counts.
  return [...new Map([...Object.values(charts).flat(), ...first].map((chart) => [chart.id, chart])).values()];
};

const printings = ({ game: { meta }, charts, calculators }: Subject): string[] => {
  const ids = meta.printings.map(({ id }) => id);
  return [
    ...(ids.length > 0 ? [] : ['meta: it lists no printing']),
    ...ids.filter((id) => !charts[id]).map((id) => `meta: printing ${id} has no charts`),
    ...Object.keys(charts)
      .filter((id) => !ids.includes(id))
      .map((id) => `meta: printing ${id} has charts and is not listed`),
    ...calculators.flatMap((calculator) => {
      const inOrder = ids.filter((id) => Object.hasOwn(calculator.charts, id)).join(', ');
      const own = listEditions(calculator).join(', ');
      return own === inOrder ? [] : [`calculator ${calculator.id}: its printings are ${own}, in the meta ${inOrder}`];
    }),
    ...calculators.flatMap((calculator) =>
      Object.entries(calculator.charts).flatMap(([edition, read]) => {
        if (!ids.includes(edition)) return [`calculator ${calculator.id}: printing ${edition} is not listed`];
        const own = charts[edition] ?? [];
        return Object.entries(read)
          .filter(([, chart]) => !own.includes(chart))
          .map(([name]) => `calculator ${calculator.id}: chart ${name} is not among the charts of ${edition}`);
      }),
    ),
  ];
};

/** The printings that have every chart of a calculator, and that it does not answer for: one forgotten is offered nowhere. */
const forgottenPrintings = ({ game: { meta }, charts, calculators, exempt }: Subject): string[] =>
  calculators.flatMap((calculator) => {
    const needed = Object.values(calculator.charts).map((read) => Object.values(read).map(({ id }) => id));
    return meta.printings
      .map(({ id }) => id)
      .filter((edition) => {
        const printed = (charts[edition] ?? []).map(({ id }) => id);
        return (
          !Object.hasOwn(calculator.charts, edition) &&
          !Object.hasOwn(exempt, `printing.${calculator.id}.${edition}`) &&
          needed.some((ids) => ids.every((id) => printed.includes(id)))
        );
      })
      .map(
        (edition) => `calculator ${calculator.id}: printing ${edition} has its charts, and it does not answer for it`,
      );
  });

const keyed = ({ game, calculators }: Subject): string[] => {
  const names = Object.keys(game.calculators);
  return calculators.flatMap(({ id }, i) =>
    names[i] === id ? [] : [`calculator ${id} is loaded by the name ${names[i]}`],
  );
};

const version = async ({ game, at }: Subject): Promise<string[]> => {
  const { version: own }: { version?: unknown } = Object(
    JSON.parse(await readFile(join(at, '..', 'package.json'), 'utf8')),
  );
  return own === game.meta.version ? [] : [`meta: version ${game.meta.version}, in package.json ${own}`];
};

export const lists: Check = {
  id: 'lists',
  says: 'what the game lists of itself is what it has',
  run: async (subject) => [
    ...alike('chart', subject.game.meta.charts, distinct(subject)),
    ...alike('calculator', subject.game.meta.calculators, subject.calculators),
    ...keyed(subject),
    ...printings(subject),
    ...forgottenPrintings(subject),
    ...(await version(subject)),
  ],
};
