import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { same } from '@coup-doeil/core/chart';
import { type Calculator, checkAsk, parseWords, splitWords } from '@coup-doeil/core/game';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CHECKS } from '../src/conformance/checks.ts';
import { runCheck } from '../src/conformance/conform.ts';
import { countDifferences } from '../src/conformance/count-differences.ts';
import { main, reportStage } from '../src/conformance/stage.ts';
import { type Check, loadSubject } from '../src/conformance/subject.ts';
import { duel, fire } from './duel.ts';
import { ENTRIES, folder } from './entries.ts';
import { find } from './find.ts';
import { freshFolder } from './folder.ts';
import { EXEMPT, RULINGS } from './rulings.ts';

const here = import.meta.dirname;

describe('stage', () => {
  const passed = CHECKS.map(({ says }) => `ok  ${says}`);
  const options = (at = folder()) => ({ at, rulings: RULINGS, exempt: EXEMPT, drawn: 1000 });
  test('tells what a game passes, and what its next stage wants', async () => {
    expect(await reportStage(duel(), options())).toEqual({
      lines: [
        'duel: draft',
        ...passed,
        'missing for checked:',
        '  -  pin the answers: run the tests once with PIN=write, and keep test/pinned',
        '     PIN=write npx -y pnpm@12 --filter @coup-doeil/duel test',
      ],
      ok: true,
    });
  });
  test('says when nothing is missing for the next stage, and when there is none', async () => {
    const pinned = options();
    vi.stubEnv('CI', '');
    vi.stubEnv('PIN', 'write');
    await find('pins', duel(), pinned);
    vi.unstubAllEnvs();
    expect(await reportStage(duel(), pinned)).toEqual({
      lines: [
        'duel: draft',
        ...passed,
        'nothing is missing for checked',
        'nothing is missing for verified',
        "     say so: stage: 'verified' in packages/duel/src/meta.ts",
        '     and name its owners: npx -y pnpm@12 run owners',
      ],
      ok: true,
    });
    const game = duel();
    expect(await reportStage({ ...game, meta: { ...game.meta, stage: 'verified' } }, pinned)).toEqual({
      lines: ['duel: verified', ...passed],
      ok: true,
    });
  });
  test('names every duty with its command, as the game keeps its charts', async () => {
    const game = duel();
    const checked = { ...game, meta: { ...game.meta, stage: 'checked' as const } };
    const said = async (at: string) => (await reportStage(checked, { at, drawn: 1000 })).lines;
    const at = folder({});
    const typed = await said(at);
    expect(typed).toContain(
      '     mv packages/duel/test/second-entry/blank/<chart>.csv packages/duel/test/second-entry/  (filled in; its first lines say what each column holds)',
    );
    expect(typed.at(-1)).toBe(
      '     npx -y pnpm@12 --filter @coup-doeil/duel test  (after a ruling in packages/duel/test/rulings/index.ts)',
    );
    mkdirSync(join(at, '../sheets'));
    writeFileSync(join(at, '../sheets/ground.csv'), 'en,fr\nClear,Clair\nWoods,\n,Marais\n');
    const bare = await said(at);
    expect(bare).toContain('     say in French, column fr, what ground.csv says in English: “Woods”');
    expect(bare).toContain('     say in English, column en, what ground.csv says in French: “Marais”');
    writeFileSync(join(at, '../sheets/ground.csv'), 'en,fr\nClear,Clair\n');
    expect((await said(at)).at(-1)).toBe(
      '     npx -y pnpm@12 --filter @coup-doeil/duel sheets  (after a row in packages/duel/sheets/rulings.csv)',
    );
    const pinned = { at, drawn: 1000, exempt: EXEMPT };
    for (const [file, text] of Object.entries(ENTRIES)) writeFileSync(join(at, 'second-entry', file), text);
    vi.stubEnv('CI', '');
    vi.stubEnv('PIN', 'write');
    await find('pins', game, pinned);
    vi.unstubAllEnvs();
    const { lines } = await reportStage(game, pinned);
    const claim = lines.indexOf('nothing is missing for checked');
    // What it can claim now, and what the stage after that wants.
    expect(lines.slice(claim, claim + 4)).toEqual([
      'nothing is missing for checked',
      '     say so: a row stage,checked,checked in packages/duel/sheets/game.csv, then: npx -y pnpm@12 --filter @coup-doeil/duel sheets',
      '     and name its owners: npx -y pnpm@12 run owners',
      'missing for verified:',
    ]);
  });
  test('tells what a check stumbles over, and goes on', async () => {
    const torn: Calculator = {
      ...fire,
      answer: () => {
        throw new RangeError('torn');
      },
    };
    const at = folder();
    mkdirSync(join(at, 'pinned'));
    writeFileSync(join(at, 'pinned', 'digests.txt'), 'fire whole 001: 0\n');
    const { lines, ok } = await reportStage(duel({ calculator: torn }), { at });
    expect(ok).toBe(false);
    const pins = lines.indexOf('no  what the game answers is what it answered');
    expect(lines[pins + 1]).toBe('     RangeError: torn');
    expect(lines).toContain('ok  the duties of its stage are met');
    // No stage is to be claimed meanwhile.
    expect(lines.filter((line) => line.includes('say so'))).toEqual([]);
    expect(lines).toContain('     but first settle what says no above');
  });
  test('tells what is wrong, as far as a person reads, and that one check does not pass though the last does', async () => {
    const game = duel();
    const charts = Array.from({ length: 43 }, (_, i) => ({ id: `map-${i + 1}`, title: same('Map') }));
    const { lines, ok } = await reportStage(
      { ...game, meta: { ...game.meta, charts: [...game.meta.charts, ...charts] } },
      options(),
    );
    expect(ok).toBe(false);
    const lists = CHECKS.findIndex(({ id }) => id === 'lists');
    expect(lines.slice(0, -3)).toEqual([
      'duel: draft',
      ...passed.slice(0, lists),
      'no  what the game lists of itself is what it has',
      ...charts.slice(0, 40).map(({ id }) => `     meta: chart ${id} is listed and does not exist`),
      '     … and 3 more',
      ...passed.slice(lists + 1),
    ]);
  });
});

describe('conform', () => {
  const failing = (problems: readonly string[]): Check => ({ id: 'x', says: 'nothing', run: () => [...problems] });
  test('fails with what a check finds, and with no more of it than a person reads', async () => {
    const subject = await loadSubject(duel(), { at: folder() });
    await expect(runCheck(failing([]), subject)).resolves.toBeUndefined();
    await expect(runCheck(failing(['one', 'two']), subject)).rejects.toThrow(/^one\ntwo$/);
    const many = Array.from({ length: 43 }, (_, i) => `${i + 1}`);
    const error: unknown = await runCheck(failing(many), subject).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ message: [...many.slice(0, 40), '… and 3 more'].join('\n'), stack: '' });
  });
});

describe('the stage of a folder', () => {
  /** A package with a game in it, as a builder has it. */
  const packageOf = (rulings?: string): string => {
    const root = join(folder(), '..');
    writeFileSync(
      join(root, 'package.json'),
      '{"name":"duel","version":"1.0.0","type":"module","exports":"./index.ts"}',
    );
    const duelling = `import { duel } from ${JSON.stringify(join(here, 'duel.ts'))};\nexport const game = duel();\n`;
    writeFileSync(join(root, 'index.ts'), duelling);
    if (rulings !== undefined) {
      mkdirSync(join(root, 'test', 'rulings'));
      writeFileSync(join(root, 'test', 'rulings', 'index.ts'), rulings);
    }
    return root;
  };
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  const complained = vi.spyOn(console, 'error').mockImplementation(() => {});
  beforeEach(() => {
    said.mockClear();
    complained.mockClear();
  });

  test('is told with its rulings, where it has any', async () => {
    expect(await main([packageOf()])).toBe(0);
    expect(said.mock.lastCall?.[0]).toMatch(/^duel: draft\nok .*\nmissing for checked:\n/s);
    const ruling = { calculator: 'nowhere', situation: 'Once', words: '', about: [], answer: { total: 1 } };
    expect(await main([packageOf(`export const RULINGS = [${JSON.stringify(ruling)}];\n`)])).toBe(1);
    expect(said.mock.lastCall?.[0]).toContain('     Once (): there is no calculator nowhere');
    expect(await main([packageOf("export const EXEMPT = { 'notes.a': '' };\n")])).toBe(1);
    expect(said.mock.lastCall?.[0].split('\n').slice(0, -3)).toEqual([
      'duel: draft',
      ...CHECKS.slice(0, -1).map(({ says }) => `ok  ${says}`),
      'no  the duties of its stage are met',
      '     exemption notes.a gives no reason',
    ]);
  });
  test('of a game of sheets is told with the rulings among them', async () => {
    const root = packageOf();
    for (const own of ['sheets', 'src']) mkdirSync(join(root, own));
    const ruling = { calculator: 'nowhere', situation: 'Twice', words: '', about: [], answer: { total: 1 } };
    const sheets = { data: { rulings: [ruling] } };
    writeFileSync(join(root, 'src', 'meta.ts'), `export const sheets = ${JSON.stringify(sheets)};\n`);
    expect(await main([root])).toBe(1);
    expect(said.mock.lastCall?.[0]).toContain('     Twice (): there is no calculator nowhere');
  });
  test('is asked of a folder', async () => {
    const lost = join(folder(), 'nowhere');
    const bare = folder();
    for (const [given, why] of [
      [[], 'none is named'],
      [[''], 'none is named'],
      [[lost], `there is no ${lost}`],
      // A folder, and no package.
      [[bare], `there is no ${bare}`],
    ] as const) {
      expect(await main(given)).toBe(2);
      expect(complained.mock.lastCall).toEqual([`stage: name a game, by its folder in packages; ${why}`]);
    }
    expect(said).not.toHaveBeenCalled();
    await expect(main([packageOf('throw new RangeError("torn");\n')])).rejects.toThrow('torn');
  });
  test('is asked by the name of a folder in packages, or by a folder beside it', async () => {
    const house = freshFolder();
    cpSync(packageOf(), join(house, 'packages', 'duel'), { recursive: true });
    // Not this one, which does not pass.
    cpSync(packageOf("export const EXEMPT = { 'notes.a': '' };\n"), join(house, 'duel'), { recursive: true });
    cpSync(packageOf(), join(house, 'other'), { recursive: true });
    // A folder among the packages, and no package.
    mkdirSync(join(house, 'packages', 'other'));
    const cwd = vi.spyOn(process, 'cwd').mockReturnValue(house);
    const codes = [await main(['duel']), await main(['other']), await main(['third'])];
    cwd.mockRestore();
    expect(codes).toEqual([0, 0, 2]);
  });
});

describe('apart', () => {
  const asked = (words: string) => checkAsk(fire, { input: parseWords(fire.input, splitWords(words)) });
  test.each([
    ['targets=2', '', 1],
    ['', 'targets=2', 1],
    ['targets.1.rating=2', 'targets.1.rating=4', 1],
    ['targets.1.rating=2 targets.2.rating=3', 'targets.2.rating=3', 1],
    ['targets.1.rating=2 targets.2.rating=3', 'targets.1.rating=5', 2],
    ['attack=3 flank=true', 'attack=4', 2],
    ['volley=true night=true', '', 1],
    ['flank=true', 'flank=true', 0],
  ])('%s and %s are %i apart', (a, b, steps) => {
    expect(countDifferences(fire, asked(a), asked(b))).toBe(steps);
  });
});
