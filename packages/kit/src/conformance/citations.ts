import type { Chart, Cite } from '@coup-doeil/core/chart';
import { type Calculator, formatPlaceId, listFields } from '@coup-doeil/core/game';
import { placesOf } from './places.ts';
import { type Check, chartsOf, type Subject } from './subject.ts';
import { citesOf, formatAsk, type Trace, traceAsk } from './trace.ts';

interface Cited {
  /** Where it is cited, in words: made for a problem alone, as there are hundreds of thousands. */
  readonly tellPlace: () => string;
  readonly cite: Cite | undefined;
  readonly edition?: string;
}

const charted = (subject: Subject): Cited[] =>
  chartsOf(subject).flatMap(({ edition, chart }) => {
    const at = `${edition} ${chart.id}`;
    return [
      ...chart.rows.flatMap((row) => [
        { tellPlace: () => `${at}, row ${row.id}`, cite: row.cite, edition },
        ...Object.entries(row.cells).map(([column, cell]) => ({
          tellPlace: () => `${at}, row ${row.id}, column ${column}`,
          cite: cell.cite,
          edition,
        })),
      ]),
      ...chart.notes.map((note) => ({ tellPlace: () => `${at}, note ${note.id}`, cite: note.cite, edition })),
    ];
  });

const listCited = ({ traces }: Subject): Cited[] =>
  traces.flatMap((trace) =>
    citesOf(trace).map((cite) => ({ tellPlace: () => formatAsk(trace), cite, edition: trace.asked.edition })),
  );

const asked = ({ calculators }: Subject): Cited[] =>
  calculators.flatMap((calculator) => [
    ...Object.entries(calculator.readings).map(([id, { cite }]) => ({ tellPlace: () => `reading ${id}`, cite })),
    ...listFields(calculator.input).flatMap(({ path, field }) =>
      field.kind === 'choice'
        ? field.options.flatMap(({ id, cite }) =>
            cite ? [{ tellPlace: () => `${calculator.id}, field ${path}, option ${id}`, cite }] : [],
          )
        : [],
    ),
  ]);

const turnNotes = (chart: Chart): Chart => ({
  ...chart,
  notes: chart.notes.toReversed(),
  rows: chart.kind === 'notes' ? chart.rows.toReversed() : chart.rows,
});

/** The same calculator with the notes of its charts in another order. */
const withNotesTurned = (calculator: Calculator): Calculator => {
  const turn = (charts: Readonly<Record<string, Chart>>) =>
    Object.fromEntries(Object.entries(charts).map(([name, chart]) => [name, turnNotes(chart)]));
  const charts = Object.entries(calculator.charts).map(([edition, read]) => [edition, turn(read)] as const);
  return { ...calculator, charts: Object.fromEntries(charts) };
};

/** Asks that cite another place once notes stand in another order: a rule took a note by its position, not by its id. */
const citedByPosition = ({ traces, calculators }: Subject): string[] => {
  const turned = new Map(calculators.map((calculator) => [calculator, withNotesTurned(calculator)]));
  const listPlaces = (trace: Trace): string[] => [
    ...citesOf(trace).flatMap((cite) => (cite ? [formatPlaceId(cite)] : [])),
    ...trace.steps.map(({ by = '' }) => by),
  ];
  return traces.flatMap((trace) => {
    const places = listPlaces(trace);
    const other = listPlaces(traceAsk(turned.get(trace.calculator) ?? trace.calculator, trace.asked));
    const i = places.findIndex((place, at) => place !== other[at]);
    return i < 0
      ? []
      : [`${formatAsk(trace)}: cites ${places[i]}, with the notes in another order ${other[i] ?? 'nothing'}`];
  });
};

export const citations: Check = {
  id: 'citations',
  says: 'every cell, line, note, step and reading cites a place that exists',
  run: (subject) => {
    const place = placesOf(subject);
    const seen = new Set<string>();
    const problems = [...charted(subject), ...asked(subject), ...listCited(subject)].flatMap(
      ({ tellPlace, cite, edition }) => {
        if (!cite) return [`${tellPlace()}: it cites nothing`];
        // A place that many asks cite is looked up once.
        const key = `${edition} ${cite.document} ${formatPlaceId(cite)}`;
        if (seen.has(key)) return [];
        seen.add(key);
        const problem = place(cite, edition);
        return problem === undefined
          ? []
          : [`${tellPlace()}: cites ${formatPlaceId(cite)} of ${cite.document}, but ${problem}`];
      },
    );
    return [...problems, ...citedByPosition(subject)];
  },
};
