import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { change, copyWorkspace, figures, turbo } from './copy.ts';

const { folder, remove } = copyWorkspace();
afterAll(remove);

/** The cache key of each task. */
const hashes = (): Map<string, string> => {
  const { tasks } = JSON.parse(turbo(folder, 'build', 'check', 'test', '--dry=json'));
  return new Map(tasks.map((task: { taskId: string; hash: string }) => [task.taskId, task.hash]));
};
const changed = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...before.keys()].filter((task) => before.get(task) !== after.get(task));

/** Tasks that read every game, found by its mark: they must run again when a figure of any game changes. */
const READERS = [
  '@coup-doeil/site#build',
  '@coup-doeil/site#test',
  'coup-doeil#test',
  '@coup-doeil/publishing#test',
  '//#check',
];

describe('the cache key of a task', () => {
  const games = figures(folder);
  const first = hashes();

  it('stays when nothing changed', () => {
    expect(first.size).toBeGreaterThan(15);
    expect(games.length).toBeGreaterThan(0);
    expect(changed(first, hashes())).toEqual([]);
  });

  it.each(games)(
    'changes for $name and every reader of the games, but for no other game, with a figure of its $chart',
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

  it('changes for every game, every reader and the kit with the dice', () => {
    const path = join(folder, 'packages/dice/src/die.ts');
    writeFileSync(path, `${readFileSync(path, 'utf8')}// One line more.\n`);
    const redone = changed(first, hashes());
    for (const { name } of games)
      expect(redone).toEqual(expect.arrayContaining([...READERS, `${name}#test`, '@coup-doeil/kit#test']));
  });
});
