/* The calculators that the site was built from, found by the games' mark, as a reader opens them. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyCalculator, checkAsk, createReport, type Game, type Meta, parseQuery } from '@coup-doeil/core/game';
import type { Page } from '@playwright/test';
import { findGames } from '../src/integrations/workspace-games.ts';
import { pages } from './site.ts';

export const LANGS = ['en', 'fr'] as const;

export interface One {
  readonly meta: Meta;
  readonly calculator: AnyCalculator;
}

const packages = process.env.GAMES_FOLDER ?? join(import.meta.dirname, '../../../packages');

export const games = (): Promise<readonly Game[]> =>
  Promise.all(
    findGames(packages).map(
      // The mark promises a `game`.
      async ({ doors }) => ((await import(pathToFileURL(doors['.'] ?? '').href)) as { game: Game }).game,
    ),
  );

export const calculators = async (): Promise<readonly One[]> => {
  const found = (await games()).map(({ meta, calculators: loads }) => {
    const listed = meta.calculators.filter(({ walk }) => walk !== true);
    return Promise.all(listed.map(async ({ id }) => ({ meta, calculator: (await loads[id]?.()) as AnyCalculator })));
  });
  return (await Promise.all(found)).flat();
};

/** The pages of the calculators and of the sequences, as they were built. */
export const livePages = (kind: 'calculators' | 'steps', lang: string): readonly string[] =>
  pages().filter((page) => new RegExp(`^/${lang}/[^/]+/${kind}/.`).test(page));

export const address = (lang: string, { meta, calculator }: One, query = ''): string =>
  `/${lang}/${meta.id}/calculators/${calculator.id}/${query}`;

export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.locator(':is(#calculator, #steps)[data-live]').waitFor();
};

/** What the package answers to the address that the page shows. */
export const packageAnswer = ({ meta, calculator }: One, url: string) =>
  createReport(meta, calculator, checkAsk(calculator, parseQuery(calculator, new URL(url).search).ask));
