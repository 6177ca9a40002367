/* Draws the icons and the share previews from the built site's own faces: run after a build, keep what it writes. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { serve } from '../serve.ts';
import { langs } from '../src/lib/words.ts';
import { findChromium } from '../test/chromium.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const { server, address } = await serve(here('../dist/'), 0);
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });

const icon = readFileSync(here('../public/icon.svg'), 'utf8');
for (const size of [180, 192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${icon}`);
  await page.screenshot({ path: here(`../public/icon-${size}.png`) });
  await page.close();
}

for (const lang of langs) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: 'light', bypassCSP: true });
  await page.goto(`${address}/${lang}/`);
  await page.evaluate(() => document.fonts.ready);
  const plate = page.locator('.plate');
  // The plate alone, larger, in the frame of a preview.
  await page.addStyleTag({
    content:
      'body>*:not(main,.sprite),.capt,main section:not(.hero),.find{display:none!important}.wrap{max-width:none!important;padding:0!important}.hero{padding:0!important}.plate{margin:22px!important;height:586px}.plate .plan{height:586px!important;width:1156px}',
  });
  await plate.waitFor();
  await page.screenshot({ path: here(`../public/share-${lang}.png`) });
  await page.close();
}
await browser.close();
server.close();
