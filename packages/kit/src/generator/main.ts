import { spawnSync } from 'node:child_process';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makePackage } from './make-package.ts';
import { Mistake } from './mistake.ts';
import { removePackage } from './remove-package.ts';
import { tellMade, tellRemoved } from './tell-made.ts';

const USAGE = `new-game makes a package of a folder of sheets, or of a zip of it.

  new-game <folder or zip> [--owner @name] [--typed [--battle]]   makes the package
  new-game <folder or zip> --again                                takes corrected sheets; what you wrote in the package stays
  new-game --remove <game>                                        takes all of it back, half-made or whole

  --owner @name   who holds the paper
  --typed         charts in the source, with literal ids and typed terms, for the first rule of your own;
                  of a package's own sheets (packages/<id>/sheets) it makes the package anew
  --battle        with --typed: the frame of a battle door too, with a march, one action and a battle to start from
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
        battle: { type: 'boolean', default: false },
        again: { type: 'boolean', default: false },
        remove: { type: 'boolean', default: false },
        'no-install': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    // Node adds how one could pass it all the same: nobody wants that here.
    const [line = ''] = error instanceof Error ? error.message.split(/\n|\. /) : [];
    const message = line
      .replace(/^Unknown option '(\S+)'.*$/, 'there is no option $1')
      .replace(/^Option '(\S+)[^']*' argument (?:missing|is ambiguous).*$/, '$1 wants a name such as @name');
    throw new Mistake(`${message}\nWhat it takes: npx -y pnpm@12 new-game --help`);
  }
};

type Values = ReturnType<typeof readArgs>['values'];

const checkArgs = ({ owner, again, typed, battle, remove }: Values, extra: string | undefined): void => {
  if (extra !== undefined) throw new Mistake(`one folder at a time, not ${extra} too`);
  if (!/^@[\w./-]+$/.test(owner)) throw new Mistake(`--owner: a name such as @name, not ${owner}`);
  if ((again ? 1 : 0) + (typed ? 1 : 0) + (remove ? 1 : 0) > 1)
    throw new Mistake('--again, --typed and --remove do not go together: one of them');
  if (battle && !typed) throw new Mistake('--battle goes with --typed: a battle door is rules of your own');
};

const INSTALL = ['-y', 'pnpm@12', 'install', '--no-frozen-lockfile'];

/** Brings the lock file up to date; what the command prints is shown only where it fails. */
const install = (root: string): void => {
  // Broken off by a key, it says what is half-made, as after any other failure.
  process.once('SIGINT', () => {});
  const { status, stdout, stderr } = spawnSync('npx', INSTALL, { cwd: root, encoding: 'utf8' });
  if (status === 0) return;
  const lines = `${stdout ?? ''}${stderr ?? ''}`.trim().split('\n').slice(-5).join('\n');
  throw new Mistake(
    `the files are in order, but the install did not end well. Again: npx ${INSTALL.join(' ')}\n${lines}`,
  );
};

const main = (args: readonly string[]): void => {
  const { values, positionals } = readArgs(args);
  const [name, extra] = positionals;
  if (values.help || name === undefined) {
    console.log(USAGE);
    if (!values.help) process.exitCode = 2;
    return;
  }
  checkArgs(values, extra);
  const root = resolve(import.meta.dirname, '../../../..');
  // The shell stood elsewhere when a script of a package began.
  const from = resolve(process.env.INIT_CWD ?? '.');
  const path = resolve(from, name);
  const lines = values.remove
    ? tellRemoved(removePackage(root, name, path), !values['no-install'])
    : tellMade(
        makePackage(root, {
          folder: path,
          owner: values.owner,
          isTyped: values.typed,
          isFramed: values.battle,
          isAgain: values.again,
        }),
        values,
        relative(from, path) || '.',
      );
  if (!values['no-install']) install(root);
  console.log(lines.join('\n'));
};

try {
  main(process.argv.slice(2));
} catch (error) {
  const words =
    error instanceof Mistake
      ? error.message
      : `something is wrong with new-game itself, not with your sheets: ${error instanceof Error ? error.message.split('\n')[0] : error}\nWhat it had begun is taken away. Please say so in an issue of the repository, with your sheets.`;
  for (const line of words.split('\n')) console.error(`new-game: ${line}`);
  process.exitCode = 2;
}
