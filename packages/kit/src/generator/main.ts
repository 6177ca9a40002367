import { execFileSync } from 'node:child_process';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makePackage } from './make-package.ts';
import { Mistake } from './mistake.ts';

const USAGE = `new-game makes a package of a folder of sheets.

  new-game <folder> [--owner @name] [--typed] [--no-install]

  --owner @name   who holds the paper
  --typed         charts in the source, with literal ids and typed terms, for the first rule of your own;
                  of a package's own sheets (packages/<id>/sheets) it makes the package anew
  --no-install    leave the lock file as it is

docs/adding-a-game.md walks through it.`;

const readArgs = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: args.filter((arg) => arg !== '--'),
      allowPositionals: true,
      options: {
        owner: { type: 'string', default: '@somebody' },
        typed: { type: 'boolean', default: false },
        'no-install': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new Mistake(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
};

const main = (args: readonly string[]): void => {
  const { values, positionals } = readArgs(args);
  const [folder, extra] = positionals;
  if (values.help || folder === undefined) {
    console.log(USAGE);
    if (folder === undefined && !values.help) process.exitCode = 2;
    return;
  }
  if (extra !== undefined) throw new Mistake(`one folder at a time, not ${extra} too`);
  if (!/^@[\w./-]+$/.test(values.owner)) throw new Mistake(`--owner: a name such as @name, not ${values.owner}`);
  const root = resolve(import.meta.dirname, '../../../..');
  // The shell stood elsewhere when a script of a package began.
  const from = resolve(process.env.INIT_CWD ?? '.', folder);
  const { id, files } = makePackage(root, { folder: from, owner: values.owner, isTyped: values.typed });
  console.log(files.join('\n'));
  if (!values['no-install'])
    execFileSync('npx', ['-y', 'pnpm@12', 'install', '--no-frozen-lockfile'], { cwd: root, stdio: 'inherit' });
  const place = relative(root, join(root, 'packages', id));
  console.log(`\nThe draft is in ${place}. What its next stage wants: npx -y pnpm@12 run stage ${id}`);
};

try {
  main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Mistake)) throw error;
  for (const line of error.message.split('\n')) console.error(`new-game: ${line}`);
  process.exitCode = 2;
}
