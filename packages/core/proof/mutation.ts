import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The rooms whose tests must notice nine changes of the code in ten; each is held by its own tests alone. */
export const ROOMS = ['dice', 'hex', 'chart', 'game', 'testing'] as const;

/** What stands in no room goes with one: texts and the error. */
const BESIDE: Readonly<Record<string, readonly string[]>> = { chart: ['src/*.ts'] };

/** Changes the code of a room in every small way; false when too much of it went unnoticed. */
export const mutate = (room: string): boolean => {
  console.log(`\nMutation of ${room}`);
  const here = join(import.meta.dirname, '..');
  const { status } = spawnSync(
    join(here, 'node_modules/.bin/stryker'),
    ['run', '--mutate', [`src/${room}/**/*.ts`, ...(BESIDE[room] ?? [])].join(','), '--logLevel', 'warn'],
    { cwd: here, stdio: 'inherit', env: { ...process.env, ROOM: room, FUZZ: '60' } },
  );
  return status === 0;
};

/** `node proof/mutation.ts hex`: the rooms named, or all. */
if (import.meta.main) {
  const named = process.argv.slice(2);
  const rooms = named.length > 0 ? named : ROOMS;
  process.exitCode = rooms.map(mutate).every(Boolean) ? 0 : 1;
}
