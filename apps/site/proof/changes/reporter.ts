import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { NONE } from '../../test/changes.ts';

const folder = process.env.CHANGES ?? '';

/** Keeps which changes some test noticed: the other tests of it are not begun. */
export default class Noticed implements Reporter {
  /** What no test is to blame for. */
  onError({ message, value }: TestError): void {
    console.error(message ?? value);
  }

  onTestEnd(test: TestCase, { status, error }: TestResult): void {
    if (status === 'passed' || status === 'skipped') return;
    const { name } = test.parent.project() ?? { name: '' };
    if (name === NONE) {
      const line = `${test.titlePath().join(' ')}: ${error?.message ?? status}\n`;
      if (test.results.length > test.retries) writeFileSync(join(folder, 'fails'), line, { flag: 'a' });
      return;
    }
    writeFileSync(join(folder, 'noticed', name), `${test.titlePath().join(' ')}\n${error?.message ?? status}\n`);
  }
}
