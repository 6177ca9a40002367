import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../packages.ts';
import type { Figure } from './figure.ts';
import type { PartRecord, Records } from './record.ts';

const PAGE = join(ROOT, 'docs/benchmarks.md');
const [BEGIN, END] = ['<!-- The proof writes what follows. -->', '<!-- The proof writes what stands before. -->'];

const formatDuration = (seconds: number): string =>
  seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;

const toRow = ({ work, value, wanted, met }: Figure): string =>
  `| ${[work, value, wanted || '–', met === null ? '–' : met ? 'yes' : '**no**'].join(' | ')} |`;

const toSection = ([id, { date, machine, seconds, held, figures }]: readonly [string, PartRecord]): string[] => [
  `### ${id}`,
  '',
  `${date}, ${formatDuration(seconds)}, ${machine}. ${held ? 'It held.' : '**It did not hold.**'}`,
  '',
  ...(figures.length > 0
    ? ['| work | figure | wanted | met |', '| --- | ---: | ---: | --- |', ...figures.map(toRow), '']
    : []),
];

/** Everything that was wanted and not reached, and every part that failed without a figure to show for it. */
export const listMissed = (records: Records): string[] =>
  Object.entries(records).flatMap(([id, { held, figures }]) => {
    const missed = figures.filter(({ met }) => met === false);
    if (missed.length === 0) return held ? [] : [`${id}: it did not hold`];
    return missed.map(({ work, value, wanted }) => `${id}: ${work}: ${value}, wanted ${wanted}`);
  });

/** What the proof found, as the page has it; parts that were not run, or tried in small, are named as such. */
export const formatProof = (records: Records, parts: readonly string[]): string => {
  const complete = Object.fromEntries(
    Object.entries(records).filter(([id, { size }]) => size === 1 && parts.includes(id)),
  );
  const missed = listMissed(complete);
  const missing = parts.filter((id) => !Object.hasOwn(complete, id));
  const list = (lines: readonly string[]): string[] => lines.map((line) => `- ${line}`);
  return [
    ...(missed.length > 0 ? ['Missed:', '', ...list(missed), ''] : []),
    ...(missed.length === 0 && missing.length === 0 ? ['Nothing was missed.', ''] : []),
    ...(missing.length > 0 ? [`Not run yet: ${missing.map((id) => `\`${id}\``).join(', ')}.`, ''] : []),
    ...Object.entries(complete).flatMap(toSection),
  ].join('\n');
};

/** Puts it in its place on the page of benchmarks. */
export const writePage = (records: Records, parts: readonly string[], page = PAGE): void => {
  const text = readFileSync(page, 'utf8');
  const [before, rest] = text.split(`${BEGIN}\n`);
  const [, after] = rest?.split(`${END}\n`) ?? [];
  if (before === undefined || after === undefined) throw new Error(`${page} has no place for the proof`);
  writeFileSync(page, `${before}${BEGIN}\n\n${formatProof(records, parts)}\n${END}\n${after}`);
};
