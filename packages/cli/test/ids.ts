import type { Chart } from '@coup-doeil/core/chart';
import type { AnyCalculator } from '@coup-doeil/core/game';

export const chartsOf = (calculator: AnyCalculator): Chart[] => Object.values(calculator.charts).flatMap(Object.values);

/** The ids of its charts, their rows and their notes. */
export const idsOf = (calculator: AnyCalculator): Set<string> =>
  new Set(
    chartsOf(calculator).flatMap((chart) => [
      chart.id,
      ...chart.rows.flatMap(({ id }) => [id, `${chart.id}.${id}`]),
      ...chart.notes.flatMap(({ cite }) => (cite.note === undefined ? [] : [cite.note, `${cite.chart}.${cite.note}`])),
    ]),
  );

/** Everything that a chart says in words: an id that is a word of the sheet is none there. */
export const wordsOf = (calculator: AnyCalculator): string =>
  chartsOf(calculator)
    .flatMap(({ title, columns, groups, rows, notes }) =>
      [title, ...[...columns, ...groups, ...rows, ...notes].map(({ label }) => label)].flatMap(Object.values),
    )
    .join('\n')
    .toLowerCase();

/** What stands in a text and reads like an id: words tied by points, or words tied by hyphens that are an id of the game. */
export const findIds = (text: string, ids: ReadonlySet<string>, words: string): string[] =>
  (text.match(/[\w½]+(?:[-./][\w]+)+/g) ?? []).filter((found) => {
    const parts = found.split('/').map((part) => part.replace(/-\d+$/, ''));
    const isId =
      [found, ...parts].some((part) => ids.has(part)) || /^(?:step|pair|attacker|defender|unit)-\d/.test(found);
    return isId && /[a-z]/i.test(found) && !words.includes(found.toLowerCase());
  });
