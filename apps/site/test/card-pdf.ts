/* A player's card through the printer of a real Chromium. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pages } from './site.ts';

export const papers = ['A4', 'Letter'] as const;
export type Paper = (typeof papers)[number];

const cardPages = (): readonly string[] => pages().filter((page) => /^\/(?:en|fr)\/cards\/./.test(page));

export type PrintedCard = {
  readonly address: string;
  readonly paper: Paper;
  readonly file: string;
  readonly sheets: number;
  /** Points, as the file says them: the paper that a printer is asked for. */
  readonly sizes: readonly (readonly [width: number, height: number])[];
};

/** Prints a card on the paper its switch is set to. The page is left as print lays it out. */
const printCard = async (
  page: Page,
  origin: string,
  address: string,
  paper: Paper,
  folder: string,
): Promise<PrintedCard> => {
  await page.emulateMedia({ media: 'screen' });
  await page.goto(origin + address);
  await page.locator(`#paper-${paper.toLowerCase()}`).check({ force: true });
  // What only print shows asks for its faces here, not in the printer.
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => document.fonts.ready);
  const name = address.replace(/^\/(\w+)\/cards\/(.*)\/$/, '$2-$1').replaceAll('/', '-');
  const file = join(folder, `${name}-${paper.toLowerCase()}.pdf`);
  const text = (await page.pdf({ preferCSSPageSize: true, printBackground: true, path: file })).toString('latin1');
  const sizes = [...text.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)/g)].map(
    ([, width, height]) => [Math.round(Number(width)), Math.round(Number(height))] as const,
  );
  return { address, paper, file, sheets: (text.match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length, sizes };
};

/** Every card of a language on both papers, into a folder; `seen` is called while the page still stands as it was printed. */
export const printCards = async (
  page: Page,
  origin: string,
  folder: string,
  lang: string,
  seen: (card: PrintedCard) => Promise<void> | void,
): Promise<void> => {
  for (const address of cardPages().filter((one) => one.startsWith(`/${lang}/`)))
    for (const paper of papers) await seen(await printCard(page, origin, address, paper, folder));
};
