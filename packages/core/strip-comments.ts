/* Takes the comments out of the built scripts: editors show those of the declarations, and a game and its core install in 1.5 MB. */
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const [built, bare] = ['dist', 'node_modules/.cache/without-comments'];
rmSync(bare, { recursive: true, force: true });
const options = ['-p', 'tsconfig.build.json', '--removeComments', '--declaration', 'false', '--outDir', bare];
execFileSync('tsc', options, { stdio: 'inherit' });
// What bundlers are told in comments stays.
for (const file of globSync('**/*.js', { cwd: built }))
  if (!readFileSync(join(built, file), 'utf8').includes('@__')) cpSync(join(bare, file), join(built, file));
