import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INVENTED, ROOT } from './workspace.ts';

const PAGE = readFileSync(join(ROOT, 'docs/adding-a-game.md'), 'utf8');

/** The commands of the page, in order; a line that ends in a stroke goes on. */
export const COMMANDS: readonly string[] = [...PAGE.matchAll(/```sh\n([\s\S]*?)```/g)]
  .flatMap(([, block = '']) => block.replaceAll('\\\n', ' ').split('\n'))
  .filter(Boolean);

/** Those that take minutes, or go on for ever: the proof runs them, with all the others, in a clone. */
export const LONG: readonly string[] = [
  'npx -y pnpm@12 test',
  'npx -y pnpm@12 start',
  `npx -y pnpm@12 test --game ${INVENTED}`,
];

/** Commands that the page names within a sentence. */
export const NAMED: readonly string[] = [...PAGE.replace(/```[\s\S]*?```/g, '').matchAll(/`(npx [^`]+|git [^`]+)`/g)]
  .map(([, command = '']) => command)
  // What has a place to fill in is no command of this game’s page.
  .filter((command) => !command.includes('<'));
