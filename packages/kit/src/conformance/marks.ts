import { type Chart, splitMarks } from '@coup-doeil/core/chart';
import { formatPlaceId, type Step } from '@coup-doeil/core/game';
import { type Check, chartsOf, type Subject } from './subject.ts';
import { citesOf } from './trace.ts';

interface Marked {
  readonly at: string;
  readonly mark: string;
}

const marksOf = (chart: Chart): Marked[] => [
  ...chart.columns.flatMap(({ id, marks }) => splitMarks(marks).map((mark) => ({ at: `column ${id}`, mark }))),
  ...chart.rows.flatMap((row) => [
    ...row.marks.map((mark) => ({ at: `row ${row.id}`, mark })),
    ...Object.entries(row.cells).flatMap(([column, { marks }]) =>
      marks.map((mark) => ({ at: `row ${row.id}, column ${column}`, mark })),
    ),
  ]),
];

/** `step-1/notes.c` names the place `notes.c`. */
export const placeOfStep = (by: Step['by'] = ''): string => by.slice(by.lastIndexOf('/') + 1);

const citedIn = ({ traces }: Subject): Set<string> =>
  new Set(
    traces.flatMap((trace) => [...citesOf(trace).map(formatPlaceId), ...trace.steps.map(({ by }) => placeOfStep(by))]),
  );

const unused = (subject: Subject): string[] => {
  const cited = citedIn(subject);
  return Object.entries(subject.charts).flatMap(([edition, all]) => {
    const used = new Set(
      all.flatMap((chart) => {
        const marks = new Set(marksOf(chart).map(({ mark }) => mark));
        return chart.notes.filter(({ mark }) => marks.has(mark)).map(({ cite }) => formatPlaceId(cite));
      }),
    );
    const notes = all.flatMap((chart) => [
      ...chart.notes.map(({ cite }) => ({ chart, id: formatPlaceId(cite) })),
      ...(chart.kind === 'notes' ? chart.rows.map(({ id }) => ({ chart, id: `${chart.id}.${id}` })) : []),
    ]);
    const idle = notes.filter(({ id }) => !used.has(id) && !cited.has(id) && !Object.hasOwn(subject.exempt, id));
    return [...new Map(idle.map((note) => [note.id, note])).values()].map(
      ({ chart, id }) => `${edition} ${chart.id}: note ${id} is used by no mark and by no rule`,
    );
  });
};

export const marks: Check = {
  id: 'marks',
  says: 'every mark has its note, and every note is used',
  run: (subject) => [
    ...chartsOf(subject).flatMap(({ edition, chart }) => {
      const known = new Set(chart.notes.map(({ mark }) => mark));
      return marksOf(chart)
        .filter(({ mark }) => !known.has(mark))
        .map(({ at, mark }) => `${edition} ${chart.id}, ${at}: mark [${mark}] has no note on this chart`);
    }),
    ...unused(subject),
  ],
};
