import { readBattlefield } from '@coup-doeil/core/battle';
import { addEntry, createRecord, createSecret, joinMail, saveRecord } from '@coup-doeil/core/record';
import { describe, expect, test } from 'vitest';
import { writeTemporary } from '../files.ts';
import { games } from '../games.ts';
import { coupDoeil, json, run } from '../run.ts';
import { findSchemaProblems } from '../schema-problems.ts';

const PLAN = {
  steps: [
    {
      id: 'guns',
      action: {
        action: 'fire',
        side: 'french',
        parts: [
          { counter: 'morel-1', as: 'leads' },
          { counter: 'morel-2', as: 'supports' },
        ],
        targets: ['0906'],
      },
    },
    {
      id: 'assault',
      action: {
        action: 'shock',
        side: 'french',
        parts: [
          { counter: 'leger', as: 'attacks' },
          { counter: 'ligne-12', as: 'attacks' },
        ],
        targets: ['0906'],
      },
    },
    { id: 'answer', follow: { step: 'assault', id: 'counter-shock' }, when: [{ check: 'stands', counter: 'leger' }] },
  ],
  goals: [
    { check: 'empty', hex: '0906' },
    { check: 'any', side: 'french', word: 'routed', not: true },
  ],
};
const planFile = writeTemporary('plan.json', JSON.stringify(PLAN));
const varnes = 'board jours-de-gloire varnes';

describe('the log of a record', () => {
  const battle = async () =>
    readBattlefield(await games.find(({ meta }) => meta.id === 'jours-de-gloire')?.battles?.varnes?.());
  test('is told with what does not agree; the board of a record is as it stands', async () => {
    const start = await battle();
    const [unit] = start.units;
    let record = createRecord(start, 'seed');
    record = addEntry(record, { entry: 'hand', changes: [{ change: 'turn', number: 4 }] });
    record = addEntry(record, { entry: 'march', counter: unit?.id ?? '', to: '0101', changes: [] });
    const path = writeTemporary('record.json', saveRecord(record));
    const { out, code } = await coupDoeil(`board jours-de-gloire ${path} log --lang en`);
    expect(code).toBe(0);
    expect(out).toMatch(/^1\. By hand\n {3}Turn: 4\n2\. March: /);
    expect(out).toContain('Entry 2: The sheet, as it is read now, does not allow this.');
    const told = await json(`board jours-de-gloire ${path} log`);
    expect(findSchemaProblems('board-log', told)).toEqual([]);
    expect(told).toMatchObject({ at: 2, next: null, findings: [{ place: 'entries.1.to' }] });
    const gone = addEntry(createRecord(start, 'x'), {
      entry: 'hand',
      changes: [{ change: 'eliminate', counter: unit?.id ?? '' }],
    });
    const { err } = await coupDoeil(
      `board jours-de-gloire ${writeTemporary('gone.json', saveRecord(gone))} reach ${unit?.id} --lang en`,
    );
    expect(err).toContain(`given “${unit?.id}”`);
    expect((await coupDoeil(`board jours-de-gloire varnes log --lang fr`)).out).toBe(
      '\nTous les dés et changements concordent.\n',
    );
    expect((await coupDoeil(`board jours-de-gloire varnes log more`)).code).toBe(2);
  });
  test('by mail: whose move it is, and a letter that was changed', async () => {
    const start = await battle();
    const [side = ''] = start.units.map((one) => one.side);
    const { record } = await joinMail(createRecord(start, 'seed'), createSecret(side));
    expect(await json(`board jours-de-gloire ${writeTemporary('mail.json', saveRecord(record))} log`)).toMatchObject({
      next: { side: null, does: 'join' },
      findings: [],
    });
  });
});

describe('a plan from a file', () => {
  test('as JSON: ways of any size are texts, and add up', async () => {
    expect(findSchemaProblems('plan', PLAN)).toEqual([]);
    const told = await json(`${varnes} plan ${planFile}`);
    expect(findSchemaProblems('board-plan', told)).toEqual([]);
    const { of, ends } = told as { readonly of: string; readonly ends: readonly { readonly ways: string }[] };
    expect(ends.reduce((sum, { ways }) => sum + BigInt(ways), 0n)).toBe(BigInt(of));
  });
  test('for people: stages, choices, goals under each option, and what becomes of each counter', async () => {
    const { out } = await coupDoeil(`${varnes} plan ${planFile} --lang en`);
    for (const words of ['assault', 'carried out', 'cannot go on', 'by default', '0906 empty', 'not: '])
      expect(out).toContain(words);
    expect(out).toContain('(rout-moves=at-once)');
    expect(out).toContain('has attacked');
    expect((await coupDoeil(`${varnes} plan ${planFile} --lang fr`)).out).toContain('0906 vide');
  });
  test('an attack without printed odds is told as resting on the plan', async () => {
    const [attack] = (await json('board seven-years-war rossau actions prussian')) as readonly {
      readonly action: string;
      readonly sets: readonly { readonly ask: { readonly parts: readonly { readonly counter: string }[] } }[];
    }[];
    const ask = attack?.sets[0]?.ask;
    const fates = { [ask?.parts[0]?.counter ?? '']: 'loss' };
    const steps = [{ id: 'attack', action: ask, fates }];
    const path = writeTemporary('fork.json', JSON.stringify({ steps }));
    const { code, out, err } = await coupDoeil(`board seven-years-war rossau plan ${path} --lang en`);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('The sheet has no odds for this');
  });
});

describe('what an answer rests on is told to people too', () => {
  const start = {
    format: 'coup-doeil/battlefield',
    version: 2,
    game: 'jours-de-gloire',
    grid: { columns: 9, rows: 9, orientation: 'flat', shifted: 'even' },
    units: ['0505', '0504'].map((hex, i) => ({
      id: i === 0 ? 'a' : 'd',
      side: i === 0 ? 'blue' : 'red',
      arm: 'infantry',
      strength: 5,
      ratings: { cohesion: 6, movement: 4 },
      hex,
    })),
  };
  const bare = `board jours-de-gloire ${writeTemporary('bare.json', JSON.stringify(start))}`;
  test('a facing that the file lacks, with lists and with plans', async () => {
    const line = 'Facing not given: all round, met in front: a, d';
    expect((await coupDoeil(`${bare} actions blue --lang en`)).out).toContain(line);
    expect((await coupDoeil(`${bare} threats blue --lang en`)).out).toContain(line.replace('a, d', 'd, a'));
    const { out } = await run([...bare.split(' '), 'plan', 'shock a at 0504', '--lang', 'en']);
    expect(out).toContain(line);
    expect(out).toContain('Not painted: taken for clear: 0504, 0505');
  });
  test('a step that the sheet does not allow says why, and where that is printed', async () => {
    const plan = ['plan', 'shock a charges at 0504', '--lang', 'en'];
    expect((await run([...bare.split(' '), ...plan])).out).toMatch(
      /100% {2}cannot go on: a: only cavalry charges \(Shock and charge modifiers, Charge/,
    );
  });
});

describe('a plan in words', () => {
  const WORDS =
    'guns: fire morel-1 leads, morel-2 supports at 0906; assault: shock leger, ligne-12 at 0906; ' +
    'answer: counter-shock after assault if leger stands; goal 0906 empty; goal not french has routed';
  test('comes to what the same comes to in JSON, from the command line and from a file', async () => {
    const expected = await json(`${varnes} plan ${planFile}`);
    const runPlan = async (word: string): Promise<unknown> =>
      JSON.parse((await run([...varnes.split(' '), 'plan', word, '--json'])).out);
    expect(await runPlan(WORDS)).toEqual(expected);
    expect(await runPlan(writeTemporary('plan.txt', WORDS.replaceAll('; ', '\n')))).toEqual(expected);
  });
  test('names the word that cannot be read, and what was probably meant', async () => {
    const { code, err } = await run([...varnes.split(' '), 'plan', 'fire morl-1 at 0906', '--lang', 'en']);
    expect(code).toBe(2);
    expect(err).toMatch(/steps\.0: given “morl-1”.*Did you mean morel-1\?/);
  });
});

describe('what gets a side so many in a hundred', () => {
  const ask = `${varnes} ways french --target 0906 --action shock`;
  test('as JSON: the least first, each at least as likely as was asked', async () => {
    const found = (await json(`${ask} --least 37.5`)) as {
      readonly ways: readonly { readonly counters: readonly string[]; readonly chance: { ways: string; of: string } }[];
    };
    expect(findSchemaProblems('board-ways', found)).toEqual([]);
    expect(found.ways.length).toBeGreaterThan(0);
    for (const { chance } of found.ways) expect(BigInt(chance.ways) * 1000n >= BigInt(chance.of) * 375n).toBe(true);
    const sizes = found.ways.map(({ counters }) => counters.length);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  });
  test('for people: chance, points, and who does what', async () => {
    expect((await coupDoeil(`${ask} --least 45 --lang en`)).out).toMatch(/45\.4%.*Artillery fire · .*→ Shock/);
    expect((await coupDoeil(`${ask} --least 45 --lang fr`)).out).toMatch(/45,4\s*%/);
    expect((await coupDoeil(`${ask} --least 100 --lang en`)).out).toContain('Nothing reaches it');
  });
});

describe('a map drawn in characters', () => {
  test('has the cost of each hex; where it does not fit, the list stands alone', async () => {
    const wide = (await coupDoeil(`${varnes} reach garde --lang en`)).out;
    expect(wide).toContain('■ own counters');
    expect(wide.split('\n')).toContain('  4   2   1   ■   □   □   ·   ·');
    const narrow = (await coupDoeil(`${varnes} reach garde --lang en`, { width: 40 })).out;
    expect(narrow).toContain('0507 0608 0606');
  });
});

describe('what is wrong is one line that names the place', () => {
  test.each([
    ['board', 'game'],
    ['board jours-de-gloire', 'file'],
    ['board jours-de-gloire nowhere.json reach x', 'nowhere.json'],
    [`${varnes}`, 'reach, zones'],
    [`${varnes} rich garde`, 'reach'],
    [`${varnes} reach`, 'leger'],
    [`${varnes} zones`, 'french'],
    [`${varnes} sight`, 'sight'],
    [`${varnes} reach gard`, 'garde'],
    [`${varnes} zones french austrian`, 'board'],
    [`${varnes} actions nobody`, 'french'],
    [`${varnes} actions french --best 0`, '--best'],
    [`${varnes} sight 9999`, '9999'],
    [`${varnes} plan nowhere.json`, 'nowhere.json'],
    [`${varnes} plan ${writeTemporary('bad.json', '{')}`, 'bad.json'],
    [`${varnes} plan ${writeTemporary('empty.json', '{}')}`, 'steps'],
    [`board jours-de-gloire ${writeTemporary('broken.json', '{')} reach x`, 'JSON'],
    [`${varnes} reach garde --edition 1999`, '1999'],
    [`${varnes} ways french`, '--target'],
    [`${varnes} ways french --target 0906`, 'shock'],
    [`${varnes} ways french --target 0906 --action shok --least 45`, 'shock'],
    [`${varnes} ways french --target 0906 --action shock`, '--least'],
    [`${varnes} ways french --target 0906 --action shock --least 101`, '--least'],
    [`${varnes} ways prussian --target 0906 --action shock --least 45`, 'french'],
    [`${varnes} ways french --target 9999 --action shock --least 45`, '9999'],
  ])('%s', async (line, place) => {
    const { code, out, err } = await coupDoeil(`${line} --lang en`);
    expect([code, out, err.trimEnd().split('\n').length]).toEqual([2, '', 1]);
    expect(err).toContain(place);
  });
});
