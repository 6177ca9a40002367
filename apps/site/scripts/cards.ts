/* `node scripts/cards.ts`: the player's cards as PDF, each printing in both languages, A4 and Letter, into cards/. */
import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { chromium } from '@playwright/test';
import { serve } from '../serve.ts';
import { langs } from '../src/lib/words.ts';
import { printCards } from '../test/card-pdf.ts';
import { findChromium } from '../test/chromium.ts';

const site = join(import.meta.dirname, '..');
const folder = join(site, 'cards');
const { server, address } = await serve(join(site, 'dist/'), 0);
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage();
mkdirSync(folder, { recursive: true });
for (const lang of langs)
  await printCards(page, address, folder, lang, ({ file, sheets }) =>
    console.log(`${relative(site, file)}: ${sheets}`),
  );
await browser.close();
server.close();
