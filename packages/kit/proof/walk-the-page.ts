import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMMANDS } from '../test/generator/commands.ts';
import { FINISHED, INVENTED, ROOT } from '../test/generator/workspace.ts';

// The page of a new game walked as it stands, in a fresh clone, with the whole test command of the first README among it:
// minutes, not seconds.
const at = mkdtempSync(join(tmpdir(), 'fork-'));
const [fork, clone] = [join(at, 'fork.git'), join(at, 'clone')];
const git = (cwd: string, ...args: string[]): string => execFileSync('git', args, { cwd, encoding: 'utf8' });
// As in a shell of one's own: pnpm tells the scripts that it runs to leave the install alone, and here nothing is installed yet.
const { pnpm_config_verify_deps_before_run: _, ...shell } = process.env;
const env = { ...shell, npm_config_yes: 'true', NODE_OPTIONS: '', INIT_CWD: clone };

const run = (command: string): number => {
  const start = performance.now();
  const [, pin = '', plain = ''] = /^(PIN=write )?(.*)$/.exec(command) ?? [];
  const { status } = spawnSync('sh', ['-c', `${pin}${plain}`], { cwd: clone, env, stdio: 'inherit' });
  assert.equal(status, 0, command);
  const seconds = (performance.now() - start) / 1000;
  console.log(`${command}: ${Math.round(seconds)} s`);
  return seconds;
};

/** What a game is tried in, once everything that it needs is built. */
const MOST_SECONDS = 60;

const listChanges = (): string[] => git(clone, 'status', '--porcelain').split('\n').filter(Boolean).sort();
/** What making games changes, and nothing else. */
const changesOf = (ids: readonly string[]): string[] =>
  [' M pnpm-lock.yaml', ...ids.flatMap((id) => [`?? .changeset/new-${id}.md`, `?? packages/${id}/`])].sort();

/** Drafts of families that the page’s own games are not: odds with shifts, both sides in one cell, dice pools. */
const DRAFTS = ['redoubt', 'ridge', 'siege-lines'];

/** The whole test command holds with drafts beside, which are then taken back without a trace. */
const runBesideDrafts = (command: string): void => {
  const before = listChanges();
  const lock = readFileSync(join(clone, 'pnpm-lock.yaml'), 'utf8');
  for (const id of DRAFTS) run(`npx -y pnpm@12 new-game packages/core/test/sheets/games/${id}`);
  run(command);
  for (const id of DRAFTS) run(`npx -y pnpm@12 new-game --remove ${id}`);
  assert.deepEqual(listChanges(), before);
  assert.equal(readFileSync(join(clone, 'pnpm-lock.yaml'), 'utf8'), lock);
};

/** The draft of the page’s ten minutes: its lone calculator shares no script with another, and waits for the sheets. */
const tryLoneDraft = (): void => {
  const id = 'ten-minutes';
  const [, sheets = ''] = /```csv\n([\s\S]*?)```/.exec(readFileSync(join(ROOT, 'docs/adding-a-game.md'), 'utf8')) ?? [];
  const folder = join(at, id);
  mkdirSync(folder);
  writeFileSync(join(folder, 'assault.csv'), sheets);
  run(`npx -y pnpm@12 new-game ${folder}`);
  const list = ['-y', 'pnpm@12', '--silent', 'coup-doeil', 'games', '--json'];
  const games: readonly { readonly id: string; readonly calculators: readonly string[] }[] = JSON.parse(
    execFileSync('npx', list, { cwd: clone, env, encoding: 'utf8' }),
  );
  assert.deepEqual(games.find((game) => game.id === id)?.calculators, ['assault']);
  run(`npx -y pnpm@12 test --game ${id}`);
  run(`npx -y pnpm@12 new-game --remove ${id}`);
};

/** A command that goes on for ever: it has come up once its page of the game answers. */
const serves = async (command: string): Promise<void> => {
  const child = spawn('sh', ['-c', command], { cwd: clone, env, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    let said = '';
    for await (const part of child.stdout) {
      said += part;
      const [address] = /(?<=served at )\S+/.exec(said) ?? [];
      if (!address) continue;
      const page = await fetch(new URL(`/en/${INVENTED}/`, address));
      assert.equal(page.status, 200);
      console.log(`${command}: the page of the game is there`);
      return;
    }
    assert.fail(`${command} ended: ${said}`);
  } finally {
    // The shell and everything that it started.
    if (child.pid !== undefined) process.kill(-child.pid);
  }
};

try {
  git(at, 'clone', '--quiet', '--bare', ROOT, fork);
  git(at, 'clone', '--quiet', fork, clone);
  git(clone, 'config', 'user.name', 'Ferryman');
  git(clone, 'config', 'user.email', 'ferryman@example.org');
  for (const command of COMMANDS) {
    if (command.endsWith(' start')) await serves(command);
    else if (command.endsWith('pnpm@12 test')) runBesideDrafts(command);
    else if (command.includes('--game')) assert.ok(run(command) < MOST_SECONDS, `${command} takes a minute or more`);
    else run(command);
    if (!command.includes(' new-game ')) continue;
    assert.deepEqual(
      listChanges(),
      changesOf([INVENTED, FINISHED].filter((id) => existsSync(join(clone, 'packages', id)))),
    );
  }
  tryLoneDraft();
  assert.equal(git(clone, 'status', '--porcelain'), '');
  console.log(
    'The page holds, and the whole test command with the game of the page and three drafts beside it; a draft with one calculator holds too.',
  );
} finally {
  rmSync(at, { recursive: true, force: true });
}
