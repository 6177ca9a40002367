/* Draws the icons, the share previews and the README's pictures from the built site: run after a build, commit what it writes. */
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { serve } from '../serve.ts';
import { langs } from '../src/lib/words.ts';
import { openPage, piece } from '../test/boards.ts';
import { findChromium } from '../test/chromium.ts';

const fileAt = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** A page of type and line drawings has few colours: with a palette its picture takes a third of the bytes. */
const takePicture = async (page: Page, path: string): Promise<void> => {
  await sharp(await page.screenshot())
    .png({ palette: true, colours: 128, effort: 10 })
    .toFile(fileAt(path));
};

const drawIcons = async (browser: Browser): Promise<void> => {
  const icon = readFileSync(fileAt('../public/icon.svg'), 'utf8');
  for (const size of [180, 192, 512]) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${icon}`);
    await page.screenshot({ path: fileAt(`../public/icon-${size}.png`) });
    await page.close();
  }
};

/** What a link to the site shows where it is shared: the battle of the home page and its answer, in a frame of 1200 by 630. */
const drawSharePreviews = async (browser: Browser, address: string): Promise<void> => {
  for (const lang of langs) {
    const viewport = { width: 1200, height: 630 };
    const page = await browser.newPage({ viewport, colorScheme: 'light', bypassCSP: true, serviceWorkers: 'block' });
    await page.goto(`${address}/${lang}/`);
    await page.evaluate(() => document.fonts.ready);
    await page.addStyleTag({
      content:
        'body>*:not(main,.sprite),.capt,main section:not(.hero,.home-answer),.find,.home-acts{display:none!important}.wrap{max-width:none!important;padding:0!important}.hero{padding:0!important}.plate{margin:22px!important;width:1156px;height:586px;min-height:0!important}.home-answer{min-height:0!important}',
    });
    await page.locator('.plate').waitFor();
    await takePicture(page, `../public/share-${lang}.png`);
    await page.close();
  }
};

/** At a desk: the ready battle with an enemy touched, and the best that can be done to it. */
const showBoard = async (page: Page, address: string): Promise<void> => {
  await openPage(page, `${address}/en/jours-de-gloire/board/`);
  await piece(page, 'cuirassiers').click();
  await piece(page, 'hussars').click();
  await page.locator('.big b').waitFor();
};

/** On a phone: a worked example of a calculator, its answer and the working of it. */
const showCalculator = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${address}/en/jours-de-gloire/calculators/shock/`);
  await page.locator('#calculator[data-live]').waitFor();
  await page.locator('.setbar select').first().selectOption({ index: 1 });
  await page.waitForURL(/\?./);
  // Opened again by its link: the faces are there from the first paint, and nothing is in focus.
  await page.goto(page.url());
  await page.locator('#calculator[data-live]').waitFor();
  await page.evaluate(() => document.querySelector('#hw')?.scrollIntoView({ behavior: 'instant' }));
};

const devices = {
  phone: { show: showCalculator, screen: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 } },
  desk: { show: showBoard, screen: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 } },
} as const;

const drawReadmePictures = async (browser: Browser, address: string): Promise<void> => {
  const folder = '../../../docs/pictures';
  mkdirSync(fileAt(folder), { recursive: true });
  for (const [device, { show, screen }] of Object.entries(devices))
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ ...screen, colorScheme, serviceWorkers: 'block', reducedMotion: 'reduce' });
      await show(page, address);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(500);
      await takePicture(page, `${folder}/${device}-${colorScheme}.png`);
      await page.close();
    }
};

const { server, address } = await serve(fileAt('../dist/'), 0);
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
await drawIcons(browser);
await drawSharePreviews(browser, address);
await drawReadmePictures(browser, address);
await browser.close();
server.close();
