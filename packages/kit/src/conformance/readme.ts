import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { computeAnswer, createBrief } from '@coup-doeil/core/game';
import { askOf } from './ruling.ts';
import type { Check, Subject } from './subject.ts';

/** What stands in the blocks of a README that are marked `text`. */
const readBlocks = async (at: string): Promise<string[]> => {
  const readme = await readFile(join(at, '../README.md'), 'utf8').catch(() => '');
  return [...readme.matchAll(/^```text\n(.*?)^```/gms)].map(([, block = '']) => block);
};

const findLineProblems = ({ calculators }: Subject, line: string): string[] => {
  const [ask = '', wanted = ''] = line.split(' → ');
  const [id = '', ...words] = ask.split(' ');
  const calculator = calculators.find((each) => each.id === id);
  if (!calculator) return [`there is no calculator ${id}`];
  const asked = askOf(calculator, { words: words.join(' ') });
  if (typeof asked === 'string') return [asked];
  const { headline } = createBrief(calculator, computeAnswer(calculator, asked));
  return headline === wanted.trim() ? [] : [`the answer is ${headline}`];
};

export const readme: Check = {
  id: 'readme',
  says: 'its README says what it answers: lines such as `fire strength=4 → +4_22/100`',
  run: async (subject) => {
    const lines = (await readBlocks(subject.at)).flatMap((block) => block.split('\n'));
    return lines
      .filter((line) => line.includes(' → '))
      .flatMap((line) => findLineProblems(subject, line).map((problem) => `${line}: ${problem}`));
  },
};
