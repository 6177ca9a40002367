import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { computeAnswer, createBrief } from '@coup-doeil/core/game';
import { askOf } from './ruling.ts';
import type { Check, Subject } from './subject.ts';

/** What stands in the blocks of a README that are marked `text`. */
const readBlocks = (text: string): string[] =>
  [...text.matchAll(/^```text\n(.*?)^```/gms)].map(([, block = '']) => block);

const readText = (at: string): Promise<string> => readFile(join(at, '../README.md'), 'utf8').catch(() => '');

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

/** What the generator writes of a draft is no longer true of a game past it. */
const findStageProblems = ({ game }: Subject, text: string): string[] =>
  game.meta.stage !== 'draft' && text.includes('It is a draft')
    ? ['README.md still says “It is a draft”: say what it was typed from, and twice']
    : [];

export const readme: Check = {
  id: 'readme',
  says: 'its README says what it answers, lines such as `fire strength=4 → +4_22/100`, and no stage that it is past',
  run: async (subject) => {
    const text = await readText(subject.at);
    const lines = readBlocks(text).flatMap((block) => block.split('\n'));
    const problems = lines
      .filter((line) => line.includes(' → '))
      .flatMap((line) => findLineProblems(subject, line).map((problem) => `${line}: ${problem}`));
    return [...findStageProblems(subject, text), ...problems];
  },
};
