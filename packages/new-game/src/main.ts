import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { make } from './make.ts';
import { optionsFrom, QUESTIONS, type Question } from './options.ts';
import { Wrong } from './wrong.ts';

const names = Object.keys(QUESTIONS).filter((name): name is Question => Object.hasOwn(QUESTIONS, name));
const USAGE = `new-game writes the package of a new game from its charts typed as CSV files.

${names.map((name) => `  --${name.padEnd(12)} ${QUESTIONS[name]}`).join('\n')}
  --no-install   leave the lock file as it is

What is not said is asked for on a terminal. docs/adding-a-game.md walks through it.`;

type Said = Partial<Record<Question, string>>;

const asked = async (said: Said): Promise<Said> => {
  if (!stdin.isTTY) return said;
  const lines = createInterface({ input: stdin, output: stdout });
  const all = { ...said };
  for (const name of names) all[name] ??= await lines.question(`${QUESTIONS[name]}: `);
  lines.close();
  return all;
};

const read = (args: string[]) => {
  try {
    const text = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
    const options = { ...text, 'no-install': { type: 'boolean' as const }, help: { type: 'boolean' as const } };
    return parseArgs({ args: args.filter((arg) => arg !== '--'), options, strict: true }).values;
  } catch (error) {
    throw new Wrong(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
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
  const options = optionsFrom(await asked(said));
  const root = resolve(import.meta.dirname, '../../..');
  // The shell stood elsewhere when a script of a package began.
  const files = make(root, { ...options, charts: resolve(process.env.INIT_CWD ?? '.', options.charts) });
  console.log(files.join('\n'));
  if (values['no-install'] !== true)
    execFileSync('npx', ['pnpm@12', 'install', '--no-frozen-lockfile'], { cwd: root, stdio: 'inherit' });
  console.log(
    `\nThe draft is in ${join('packages', options.id)}. What its next stage wants: npx pnpm@12 stage ${join('packages', options.id)}`,
  );
};

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Wrong)) throw error;
  console.error(`new-game: ${error.message}`);
  process.exitCode = 2;
}
