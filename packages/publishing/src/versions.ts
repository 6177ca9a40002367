import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { published, ROOT } from './packages.ts';

/** What a player understands of a change's size. */
const HEADINGS = { Major: 'Not as before', Minor: 'New', Patch: 'Put right' };

const rewrite = (file: string, change: (text: string) => string): void => {
  if (existsSync(file)) writeFileSync(file, change(readFileSync(file, 'utf8')));
};

/** After the changesets have become versions: each game says its own in its reports, and changelogs speak to players. */
export const followVersions = (root: string): void => {
  for (const { folder, game, manifest } of published(root)) {
    if (game)
      rewrite(join(folder, 'src/meta.ts'), (text) =>
        text.replace(/version: '[^']*'/, `version: '${manifest.version}'`),
      );
    rewrite(join(folder, 'CHANGELOG.md'), (text) =>
      text.replaceAll(
        /^### (Major|Minor|Patch) Changes$/gm,
        (_, size: keyof typeof HEADINGS) => `### ${HEADINGS[size]}`,
      ),
    );
  }
};

if (import.meta.main) followVersions(ROOT);
