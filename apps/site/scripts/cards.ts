/* `node scripts/cards.ts`: the player's cards as PDF, each printing in both languages, A4 and Letter, into cards/. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { serve } from '../serve.ts';
import { cardPages, papers, printCard } from '../test/card-pdf.ts';
import { findChromium } from '../test/chromium.ts';

const site = join(import.meta.dirname, '..');
const { server, address } = await serve(join(site, 'dist/'), 0);
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage();
mkdirSync(join(site, 'cards'), { recursive: true });
for (const path of cardPages())
  for (const paper of papers) {
    const name = `${path.replace(/^\/(\w+)\/cards\/(.*)\/$/, '$2-$1').replaceAll('/', '-')}-${paper.toLowerCase()}.pdf`;
    const { sheets } = await printCard(page, address + path, paper, join(site, 'cards', name));
    console.log(`cards/${name}: ${sheets}`);
  }
await browser.close();
server.close();
