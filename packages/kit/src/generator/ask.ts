import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { Mistake } from './mistake.ts';
import { checkAnswer, QUESTIONS, type Question } from './options.ts';

export type Answers = Partial<Record<Question, string>>;

const names = Object.keys(QUESTIONS).filter((name): name is Question => Object.hasOwn(QUESTIONS, name));

/** Asks for each missing option on a line of its own, again after a mistake. Where the input ends, the rest stays missing. */
export const askMissing = async (
  said: Answers,
  { from, to, check }: { readonly from: Readable; readonly to: Writable; check(name: Question, answer: string): void },
): Promise<Answers> => {
  const all = { ...said };
  const open = names.filter((name) => all[name] === undefined);
  if (open.length === 0) return all;
  const lines = createInterface({ input: from });
  const answers = lines[Symbol.asyncIterator]();
  for (const name of open) {
    for (;;) {
      to.write(`${QUESTIONS[name]}: `);
      const answer = await answers.next();
      if (answer.done) return all;
      try {
        checkAnswer(name, answer.value);
        check(name, answer.value.trim());
        all[name] = answer.value;
        break;
      } catch (error) {
        if (!(error instanceof Mistake)) throw error;
        to.write(`${error.message}\n`);
      }
    }
  }
  lines.close();
  return all;
};
