/* One page of each kind as Lighthouse sees it: a phone on a slow network with a slow processor, both simulated. */
import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findChromium } from '../test/chromium.ts';
import { median, onePageOfEachKind } from './kinds.ts';

const LEAST = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof LEAST;
// A border: the keys of an object literal.
const CATEGORIES = Object.keys(LEAST) as Category[];

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const at = probe.address();
      probe.close(() => (typeof at === 'object' && at !== null ? resolve(at.port) : reject(new Error('no port'))));
    });
  });

interface Look {
  readonly scores: Readonly<Record<Category, number>>;
  /** What cost points, with its own score. */
  readonly faults: readonly string[];
  /** Lighthouse's own measure of the machine: about 1500 and more for a desk that is not busy. */
  readonly machine: number;
}

const look = async (url: string, port: number): Promise<Look> => {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: CATEGORIES });
  if (!result) throw new Error(`Lighthouse says nothing of ${url}`);
  const { categories, audits, environment, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const scoreOf = (category: Category): number => Math.round((categories[category]?.score ?? 0) * 100);
  const faults = CATEGORIES.flatMap((category) =>
    (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const { score = null, displayValue = '' } = audits[id] ?? {};
      return weight > 0 && score !== null && score < 1 ? [`${id} ${score} ${displayValue}`.trim()] : [];
    }),
  );
  const scores = {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    'best-practices': scoreOf('best-practices'),
    seo: scoreOf('seo'),
  };
  return { scores, faults, machine: environment.benchmarkIndex };
};

/** The medians of several looks at each page; what is under its figure comes back. */
export const lookAtEachKind = async (origin: string, times: number): Promise<readonly string[]> => {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  const failed: string[] = [];
  for (const [kind, address] of onePageOfEachKind()) {
    const looks: Look[] = [];
    for (let i = 0; i < times; i++) looks.push(await look(origin + address, port));
    const medians = CATEGORIES.map(
      (category) => [category, median(looks.map(({ scores }) => scores[category]))] as const,
    );
    const told = medians.map(([category, score]) => `${category} ${score}`).join(', ');
    const faults = [...new Set(looks.flatMap((one) => one.faults))];
    const machine = Math.round(median(looks.map((one) => one.machine)));
    console.log(`${kind} ${address}: ${told} (machine ${machine})${faults.map((fault) => `\n    ${fault}`).join('')}`);
    for (const [category, score] of medians) {
      const verdict = score < LEAST[category] ? 'missed' : 'met';
      console.log(`figure: ${kind}, ${category} | ${score} | ${LEAST[category]} | ${verdict}`);
      if (score < LEAST[category]) failed.push(`${address}: ${category} ${score}, at least ${LEAST[category]}`);
    }
  }
  await browser.close();
  return failed;
};
