import type { Kind } from '@coup-doeil/core/chart';
import { listFields } from '@coup-doeil/core/game';
import { type Check, chartsOf, type Subject } from './subject.ts';
import { answerOf } from './trace.ts';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
// JavaScript moves keys that look like whole numbers to the front, so an order would be lost.
const WHOLE = /^(0|[1-9]\d*)$/;
const NAME = /^[a-z][a-zA-Z0-9]*$/;

const listIds = (subject: Subject): string[] => [
  subject.game.meta.id,
  ...chartsOf(subject).flatMap(({ chart }) => [
    chart.id,
    ...chart.rows.map(({ id }) => id),
    ...chart.notes.map(({ id }) => id),
  ]),
  ...subject.calculators.flatMap(({ id, examples, odds = {} }) => [
    id,
    ...examples.map((example) => example.id),
    ...Object.keys(odds),
  ]),
  ...subject.traces.flatMap((trace) => (answerOf(trace)?.facts ?? []).map(({ id }) => id)),
  ...subject.game.silences.map(({ id }) => id),
  ...subject.game.sources.map(({ id }) => id),
];

/** Charts whose rows are written one below the other and named by their figures: no record holds them. */
const FIGURED: readonly Kind[] = ['bands', 'ladder', 'matrix'];

/** Ids that a record is keyed by, so that their order must not be lost. */
const keys = (subject: Subject): string[] => [
  ...chartsOf(subject).flatMap(({ chart: { kind, columns, groups, rows } }) =>
    [...columns, ...groups, ...(FIGURED.includes(kind) ? [] : rows)].map(({ id }) => id),
  ),
  ...subject.calculators.flatMap(({ input }) =>
    listFields(input).flatMap(({ field }) => (field.kind === 'choice' ? field.options.map(({ id }) => id) : [])),
  ),
  ...Object.entries(subject.game.readings).flatMap(([id, { options }]) => [id, ...Object.keys(options)]),
];

const fields = ({ calculators }: Subject): string[] =>
  calculators.flatMap(({ id, input }) =>
    listFields(input).flatMap(({ path, field }) =>
      Object.keys('fields' in field ? field.fields : {})
        .filter((name) => !NAME.test(name))
        .map((name) => `${id}, field ${path && `${path}.`}${name}: a field is named like sixFronts`),
    ),
  );

export const ids: Check = {
  id: 'ids',
  says: 'ids are lower-case words with hyphens between, and none is taken for a number',
  run: (subject) => [
    ...[...new Set([...listIds(subject), ...keys(subject)])]
      .filter((id) => !KEBAB.test(id))
      .map((id) => `id ${id} is not kebab-case`),
    ...[...new Set(keys(subject))].filter((id) => WHOLE.test(id)).map((id) => `id ${id} looks like a whole number`),
    ...fields(subject),
  ],
};
