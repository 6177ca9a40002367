import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { stdin, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { askMissing } from './ask.ts';
import { checkIdFree, makePackage } from './make-package.ts';
import { Mistake } from './mistake.ts';
import { parseOptions, QUESTIONS, type Question } from './options.ts';
import { checkCharts } from './read-folder.ts';

const names = Object.keys(QUESTIONS).filter((name): name is Question => Object.hasOwn(QUESTIONS, name));
const USAGE = `new-game writes the package of a new game from its charts typed as CSV files.

${names.map((name) => `  --${name.padEnd(12)} ${QUESTIONS[name]}`).join('\n')}
  --no-install   leave the lock file as it is

What is not said is asked for. docs/adding-a-game.md walks through it.`;

const read = (args: string[]) => {
  try {
    const text = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
    const options = { ...text, 'no-install': { type: 'boolean' as const }, help: { type: 'boolean' as const } };
    return parseArgs({ args: args.filter((arg) => arg !== '--'), options, strict: true }).values;
  } catch (error) {
    throw new Mistake(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
};

const main = async (args: string[]): Promise<void> => {
  const values: Readonly<Record<string, string | boolean | undefined>> = read(args);
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const said = Object.fromEntries(
    names.flatMap((name) => (typeof values[name] === 'string' ? [[name, values[name]]] : [])),
  );
  const root = resolve(import.meta.dirname, '../../../..');
  // The shell stood elsewhere when a script of a package began.
  const chartsAt = (folder: string): string => resolve(process.env.INIT_CWD ?? '.', folder);
  const check = (name: Question, answer: string): void => {
    if (name === 'id') checkIdFree(root, answer);
    if (name === 'charts') checkCharts(chartsAt(answer));
  };
  const options = parseOptions(await askMissing(said, { from: stdin, to: stdout, check }));
  const files = makePackage(root, { ...options, charts: chartsAt(options.charts) });
  console.log(files.join('\n'));
  if (values['no-install'] !== true)
    execFileSync('npx', ['-y', 'pnpm@12', 'install', '--no-frozen-lockfile'], { cwd: root, stdio: 'inherit' });
  console.log(
    `\nThe draft is in ${join('packages', options.id)}. What its next stage wants: npx -y pnpm@12 run stage ${options.id}`,
  );
};

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Mistake)) throw error;
  console.error(`new-game: ${error.message}`);
  process.exitCode = 2;
}
