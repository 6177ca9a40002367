import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { change, copyWorkspace, figures, turbo } from './copy.ts';

const { folder, remove } = copyWorkspace();
afterAll(remove);

/** What each task would be looked up by in the cache. */
const hashes = (): Map<string, string> => {
  const { tasks } = JSON.parse(turbo(folder, 'build', 'check', 'test', '--dry=json'));
  return new Map(tasks.map((task: { taskId: string; hash: string }) => [task.taskId, task.hash]));
};
const changed = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...before.keys()].filter((task) => before.get(task) !== after.get(task));

// Whatever discovers the games must be done again when a figure of one changes.
const READERS = [
  '@coup-doeil/site#build',
  '@coup-doeil/site#test',
  'coup-doeil#test',
  '@coup-doeil/publishing#test',
  '//#check',
  '@coup-doeil/kit#test',
];

describe('the cache of what was done', () => {
  const games = figures(folder);
  const first = hashes();

  it('answers when nothing changed', () => {
    expect(first.size).toBeGreaterThan(15);
    expect(games.length).toBeGreaterThan(2);
    expect(changed(first, hashes())).toEqual([]);
  });

  it.each(games)(
    'knows $name anew when a figure of its $chart changes, and every reader, but no other game',
    (figure) => {
      const path = join(folder, figure.file);
      const text = readFileSync(path, 'utf8');
      change(folder, figure);
      const redone = changed(first, hashes());
      writeFileSync(path, text);
      expect(redone).toEqual(
        expect.arrayContaining([...READERS, `${figure.name}#build`, `${figure.name}#check`, `${figure.name}#test`]),
      );
      for (const other of games) if (other !== figure) expect(redone).not.toContain(`${other.name}#test`);
      expect(changed(first, hashes())).toEqual([]);
    },
  );

  it('knows everything anew when dice change', () => {
    const path = join(folder, 'packages/dice/src/die.ts');
    writeFileSync(path, `${readFileSync(path, 'utf8')}// One line more.\n`);
    const redone = changed(first, hashes());
    for (const { name } of games) expect(redone).toEqual(expect.arrayContaining([...READERS, `${name}#test`]));
  });
});
