import { checkLimit } from './problem.ts';
import { splitSequence } from './sequence.ts';

const ESCAPE = '\u001b';

/** The commands of a saved game: those that set it up, and the steps that a log goes on with. */
export interface Commands {
  readonly setup: readonly string[];
  readonly steps: readonly (readonly string[])[];
}

/** Takes the text of a saved game apart: a command, ESC, those inside it, each escaped once more. */
export const readCommands = (text: string): Commands => {
  const setup: string[] = [];
  const steps: string[][] = [];
  let count = 0;
  const read = (nested: string, step: string[] | null, depth: number): void => {
    checkLimit('depth', depth);
    const [command = '', ...inside] = splitSequence(nested, ESCAPE);
    count += 1;
    checkLimit('commands', count);
    const bare = command.replace(/^LOG\t/, '');
    let into = step;
    if (bare !== command && !into) {
      into = [];
      steps.push(into);
    }
    if (bare !== '') (into ?? setup).push(bare);
    for (const part of inside) read(part, into, depth + 1);
  };
  read(text, null, 0);
  return { setup, steps };
};
