import { toQuery } from '@coup-doeil/core/game';
import type { Shown } from './shown.ts';

const site = (env: Readonly<Record<string, string | undefined>>): string =>
  (env.COUP_DOEIL_SITE ?? 'https://coup-doeil.example').replace(/\/$/, '');

/** The address of the same calculation on the site: the same words. */
export const linkOf = (
  { report, calculator, style }: Shown,
  readings: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string | undefined>>,
): string => {
  const asked = { edition: report.edition, readings, input: report.input };
  const headline = report.answer?.headline ?? 'refused';
  const query = toQuery(calculator, { asked, version: report.version, headline });
  return `${site(env)}/${style.language}/${report.game}/calculators/${report.calculator}/?${query}`;
};
