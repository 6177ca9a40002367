import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BattleDoor, BattlefieldInput } from '@coup-doeil/core/battle';
import { t } from '@coup-doeil/core/chart';
import type { Game, Sequel } from '@coup-doeil/core/game';
import { refuse } from '@coup-doeil/core/game';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { skirmish } from '../../core/test/fixture/skirmish.ts';
import { CHARTS, duel, fire } from './duel.ts';
import { folder } from './entries.ts';
import { answering, find, withChart } from './find.ts';
import { foot } from './skirmishers.ts';

beforeEach(() => {
  vi.stubEnv('CI', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const ford: BattlefieldInput = {
  format: 'coup-doeil/battlefield',
  version: 2,
  game: 'skirmish',
  grid: { columns: 5, rows: 5, orientation: 'flat', shifted: 'even' },
  hexes: [{ hex: '0303', terrains: ['wood'] }],
  units: [foot('a', '0304', 'blue'), foot('b', '0305', 'blue', { state: ['shaken'] }), foot('d', '0303', 'red')],
};

const CHECKS = ['word-pins', 'board-pins'];

type Door = typeof skirmish;

const withBoard = (door: Door = skirmish): Game =>
  duel({ battle: async () => door as unknown as BattleDoor, battles: { ford: async () => ford } });

const write = async (game: Game): Promise<string> => {
  const at = folder();
  vi.stubEnv('PIN', 'write');
  for (const id of CHECKS) expect(await find(id, game, { at })).toBe('');
  vi.stubEnv('PIN', '');
  return at;
};

test.each(CHECKS)('%s says nothing before anything is kept, and nothing while all stays the same', async (id) => {
  expect(await find(id, withBoard())).toBe('');
  expect(await find(id, withBoard(), { at: await write(withBoard()) })).toBe('');
});

test('a game without a board keeps nothing of one', async () => {
  const at = await write(duel());
  expect(readdirSync(join(at, 'pinned-words'))).toEqual(['calculators.txt', 'charts.txt', 'forms.txt']);
  expect(() => readdirSync(join(at, 'pinned-board'))).toThrow('ENOENT');
});

test('keeps each sentence once, whatever its figures, in every language', async () => {
  const at = await write(withBoard());
  const read = (name: string): string[] => readFileSync(join(at, name), 'utf8').split('\n');
  expect(read('pinned-words/calculators.txt')).toContain(
    'fire refused (notes.b): No volley at night. | Pas de salve de nuit.',
  );
  expect(
    read('pinned-words/calculators.txt').filter((line) => line.startsWith('fire step terrain.wood.defence: ')),
  ).toHaveLength(1);
  expect(read('pinned-board/battles.txt').some((line) => /^ready ford reach: [0-9a-f]{12} of 3$/.test(line))).toBe(
    true,
  );
});

test('names a working, a fact and what follows that are otherwise', async () => {
  const sequel: Sequel = { readings: {}, fates: { hit: [{ kind: 'eliminate' }] }, next: () => [] };
  const withSequel = (own: Sequel): Game => ({ ...duel(), sequels: { fire: async () => own } });
  const at = await write(withSequel(sequel));
  const fact = { id: 'moon', label: t('Moon', 'Lune'), value: 'full' };
  const game = duel({ calculator: answering((one) => ({ ...one, facts: [...(one.facts ?? []), fact] })) });
  expect(await find('word-pins', game, { at })).toContain('calculators.txt is new: fire fact moon: Moon | Lune');
  const lost = await find('word-pins', withSequel({ ...sequel, fates: { hit: [] } }), { at });
  expect(lost).toContain('calculators.txt changed: fire fate hit:  (was {"kind":"eliminate"})');
});

test('names what a board refuses otherwise, and where a counter no longer gets to', async () => {
  const at = await write(withBoard());
  const [fight, ...others] = skirmish.actions;
  if (!fight) throw new Error('no action');
  const prepare = () => refuse(t('Not today.', 'Pas aujourd’hui.'), { cite });
  const refused = await find('board-pins', withBoard({ ...skirmish, actions: [{ ...fight, prepare }, ...others] }), {
    at,
  });
  expect(refused).toContain('battles.txt is new: refused (notes): Not today. | Pas aujourd’hui.');
  const march = { ...skirmish.march, allowance: () => 0 };
  expect(await find('board-pins', withBoard({ ...skirmish, march }), { at })).toContain('changed: ready ford reach: ');
});

test('keeps what counters are and may do, as the door names it', async () => {
  const at = await write(withBoard());
  const read = (): string[] => readFileSync(join(at, 'pinned-board/door.txt'), 'utf8').split('\n');
  expect(read()).toEqual(expect.arrayContaining(['palette.arms.foot: foot | à pied', 'palette.strength.min: 1']));
  const { palette } = skirmish;
  const called = { ...skirmish, palette: { ...palette, arms: { ...palette.arms, foot: t('Walkers', 'Marcheurs') } } };
  expect(await find('board-pins', withBoard(called), { at })).toContain(
    'door.txt changed: palette.arms.foot: Walkers | Marcheurs',
  );
});

test('keeps what a calculator asks and what its charts print', async () => {
  const at = await write(duel());
  const terrain = CHARTS.terrain.reprint({ document: 'new', rows: { wood: { cells: '-2 [a]' } } });
  const input = { ...fire.input, label: t('Shot', 'Coup') };
  const game = duel({ calculator: { ...fire, input }, charts: withChart(terrain) });
  const found = await find('word-pins', game, { at });
  expect(found).toContain('forms.txt changed: fire.input.label: Shot | Coup (was ');
  expect(found).toMatch(/charts\.txt changed: \d+ terrain row wood: /);
});

const cite = { document: 'new', chart: 'notes' };

test('keeps what follows an answer: fates, rows in words, results that a player names, what may come next', async () => {
  const sequel: Sequel = {
    readings: {},
    fates: { falls: [{ kind: 'mark', mark: 'shaken', label: t('shaken', 'ébranlé') }], holds: [] },
    entered: { rout: { label: t('routs', 'fuit'), effects: () => [] } },
    rowText: (_, id) => t(`row ${id}`, `rangée ${id}`),
    next: () => [
      {
        ...{ id: 'again', title: t('Fire again', 'Tirer encore'), by: 'sheet', side: 'attacker', cite },
        ...{ calculator: 'fire', input: {}, open: ['attack'], note: t('once', 'une fois') },
      },
      { id: 'rest', title: t('Rest', 'Repos'), by: 'player', calculator: null, input: {}, open: [] },
    ],
  };
  const at = await write({ ...duel(), sequels: { fire: async () => sequel } });
  const lines = readFileSync(join(at, 'pinned-words/calculators.txt'), 'utf8').split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'fire fate falls: {"kind":"mark","mark":"shaken","label":"shaken | ébranlé"}',
      'fire entered rout: routs | fuit',
      'fire next again (notes): Fire again | Tirer encore; by sheet for attacker, fire with attack; once | une fois',
      'fire next rest: Rest | Repos; by player for either, null with ',
    ]),
  );
  expect(lines.some((line) => /^fire row 2020 (\S+): row \1 \| rangée \1$/.test(line))).toBe(true);
});

test('keeps questions with each other answer, facts, names, and why there is no price', async () => {
  const [fight, ...others] = skirmish.actions;
  if (!fight) throw new Error('no action');
  const withFight = async (prepare: typeof fight.prepare): Promise<string> => {
    const at = await write(withBoard({ ...skirmish, actions: [{ ...fight, prepare }, ...others] }));
    return readFileSync(join(at, 'pinned-board/battles.txt'), 'utf8');
  };
  const asked = await withFight((board, ask) => {
    const ready = fight.prepare(board, ask);
    if (!('calculator' in ready)) return ready;
    const options = ['a', 'b'].map((id) => ({ id, label: t(`way ${id}`, `manière ${id}`) }));
    return {
      ...ready,
      questions: [{ id: 'how.a', side: 'blue', label: t('How?', 'Comment\u202f?'), options }],
      facts: [
        ...[
          {
            id: 'dark',
            label: t('Dark', 'Sombre'),
            value: 1,
            text: t('night', 'nuit'),
            incomplete: true,
            cite,
          } as const,
        ],
        { id: 'plain', label: t('Plain', 'Simple'), value: 1 },
      ],
      names: () => [{ called: t('unit 1', 'unité 1'), name: t('Guard', 'Garde') }],
    };
  });
  expect(asked.split('\n')).toEqual(
    expect.arrayContaining([
      'question how: How? | Comment\u202f?; way a | manière a; way b | manière b',
      'fact dark (notes): Dark | Sombre; night | nuit, incomplete',
      'fact plain: Plain | Simple',
      'called unit # | unité #',
    ]),
  );
  const unpriced = await withFight(() => ({ unpriced: t('No figure.', 'Pas de chiffre.') }));
  expect(unpriced.split('\n')).toContain('no price: No figure. | Pas de chiffre.');
});
