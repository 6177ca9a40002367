/* The sheet of a VASSAL game: how tests open files in it, say what pieces are, and look where counters stand. */
import type { Palette } from '@coup-doeil/core/battle';
import type { Locator, Page } from '@playwright/test';
import { games } from './calculators.ts';
import { expect } from './site.ts';
import { findPixel, SAVE, writeModuleFile } from './vassal-files.ts';

const withBoard = (await games()).filter(({ battle, battles }) => battle && Object.keys(battles ?? {}).length > 0);
export const [game] = withBoard;
export const palette: Palette | undefined = (await game?.battle?.())?.palette;

/** The name of the sheet's parts, per language, as the page says them. */
export const SAYS = {
  en: {
    open: 'Open a VASSAL game',
    module: 'Module or build file',
    save: 'Save or log',
    side: 'Side',
    keep: 'Keep',
    unknown: 'Not said yet what they are: ',
    noZip: 'This is no VASSAL file: it is no zip file.',
    hidden: 'Hidden pieces: 1',
    shown: 'Counters on the board: ',
    busy: 'Reading…',
  },
  fr: {
    open: 'Ouvrir une partie VASSAL',
    module: 'Module ou buildFile',
    save: 'Sauvegarde ou journal',
    side: 'Camp',
    keep: 'Garder',
    unknown: 'Pas encore dit ce que c’est\u202f: ',
    noZip: 'Ce n’est pas un fichier VASSAL\u202f: ce n’est pas un fichier zip.',
    hidden: 'Pions cachés\u202f: 1',
    shown: 'Pions sur la carte\u202f: ',
    busy: 'Lecture…',
  },
} as const;

type Lang = keyof typeof SAYS;

export const openSheet = async (page: Page, origin: string, lang: Lang = 'en'): Promise<void> => {
  await page.goto(`${origin}/${lang}/${game?.meta.id}/board/`);
  await page.locator('#board[data-live]').waitFor();
  await page.locator('.map').dispatchEvent('pointermove');
  await page.locator('#board[data-play]').waitFor();
  await page.getByRole('button', { name: SAYS[lang].open }).click();
  await page.locator('.va').waitFor();
};

export const choose = async (page: Page, label: string, name: string, buffer: Buffer): Promise<void> => {
  await page.getByLabel(label, { exact: true }).setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await expect(page.locator('.va')).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 });
};

export const openGame = async (page: Page, save = SAVE, name = 'now.vsav', lang: Lang = 'en'): Promise<void> => {
  await choose(page, SAYS[lang].module, 'ford.vmod', await writeModuleFile());
  await choose(page, SAYS[lang].save, name, save);
};

export const arms = Object.keys(palette?.arms ?? {});
/** The figures that the counters of an arm cannot do without, each its least. */
const listNeeded = (arm: string): readonly (readonly [label: string, figure: number])[] =>
  [palette?.strength, ...Object.values(palette?.ratings ?? {})].flatMap((rating) =>
    rating?.neededBy?.includes(arm) ? [[rating.label.en, rating.min] as const] : [],
  );

/** Says of a kind, by its name in the list, which side and arm it is. */
export const describeKind = async (page: Page, name: string, side: string, arm = arms[0] ?? ''): Promise<void> => {
  await page.getByRole('button', { name: `Say what it is: ${name}` }).click();
  await page.getByLabel('Side').fill(side);
  await page.locator('.va-rule select').selectOption(arm);
  const form = page.locator('.va-rule');
  for (const [label, figure] of listNeeded(arm)) await form.getByLabel(`${label} (needed)`).first().fill(`${figure}`);
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.locator('.va')).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 });
};

export const describeAll = async (page: Page): Promise<void> => {
  await describeKind(page, '1st Line', 'French');
  await describeKind(page, 'Hussars', 'Austrians');
};

export const piece = (page: Page, id: string): Locator => page.locator(`[data-counter="piece-${id}"]`);

export const middleOf = async (element: Locator): Promise<{ x: number; y: number }> => {
  const box = await element.boundingBox();
  if (!box) throw new Error('it is not drawn');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Where a hex of the picture is on the screen. */
const findOnPicture = async (page: Page, column: number, row: number) => {
  const box = await page.locator('.map-picture').boundingBox();
  if (!box) throw new Error('there is no picture');
  const { x, y } = findPixel(column, row);
  return { x: box.x + (x * box.width) / 500, y: box.y + (y * box.height) / 400, hex: (60 * box.height) / 400 };
};

/** A counter stands on a hex of the picture: less than a quarter of a hex from its middle, as stacks stand apart. */
export const expectAt = async (page: Page, id: string, [column, row]: readonly [number, number]): Promise<void> => {
  await expect(async () => {
    const [stands, centre] = [await middleOf(piece(page, id)), await findOnPicture(page, column, row)];
    expect(Math.hypot(stands.x - centre.x, stands.y - centre.y)).toBeLessThan(centre.hex / 4);
  }).toPass({ timeout: 15_000 });
};
