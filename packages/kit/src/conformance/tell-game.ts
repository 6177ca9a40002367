import type { BattleDoor } from '@coup-doeil/core/battle';
import type { Text } from '@coup-doeil/core/chart';
import type { Calculator } from '@coup-doeil/core/game';
import { digest } from './digests.ts';
import type { Subject } from './subject.ts';
import { tellText } from './tell-answers.ts';

const isText = (value: object): value is Text => 'en' in value;

/** A value in lines, one for each word and figure; functions are told by what they answer. */
const tellValue = (path: string, value: unknown): string[] => {
  if (typeof value === 'function' || value === undefined) return [];
  if (typeof value !== 'object' || value === null) return [`${path}: ${value}`];
  if (isText(value)) return [`${path}: ${tellText(value)}`];
  return Object.entries(value).flatMap(([key, inner]) => tellValue(`${path}.${key}`, inner));
};

/** What counters are and may do, as a battle door names it. */
export const tellDoor = ({ palette, march, sight, actions }: BattleDoor): string[] => [
  ...Object.entries({ palette, march, sight }).flatMap(([name, part]) => tellValue(name, part)),
  ...actions.flatMap(({ id, ...action }) => tellValue(`action ${id}`, action)),
];

/** What a calculator asks, and what it calls its answers. */
export const tellForm = ({ id, charts: _, readings: __, ...rest }: Calculator): string[] => tellValue(id, rest);

/** The charts of each printing: their words, and each row as one short line. */
export const tellCharts = ({ charts }: Pick<Subject, 'charts'>): string[] =>
  Object.entries(charts).flatMap(([edition, all]) =>
    all.flatMap(({ rows, ...chart }) => [
      ...tellValue(`${edition} ${chart.id}`, chart),
      ...rows.map((row) => `${edition} ${chart.id} row ${row.id}: ${digest(tellValue('', row))}`),
    ]),
  );
