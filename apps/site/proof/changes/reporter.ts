import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const folder = process.env.CHANGES ?? '';

/** Keeps which changes some test noticed: the other tests of it are not begun. */
export default class Noticed implements Reporter {
  onTestEnd(test: TestCase, { status, error }: TestResult): void {
    if (status === 'passed' || status === 'skipped') return;
    const { name } = test.parent.project() ?? { name: '' };
    writeFileSync(join(folder, 'noticed', name), `${test.titlePath().join(' ')}\n${error?.message ?? status}\n`);
  }
}
