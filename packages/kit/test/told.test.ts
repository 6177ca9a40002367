import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BattleDoor, BattlefieldInput } from '@coup-doeil/core/battle';
import { t } from '@coup-doeil/core/chart';
import type { Game, Sequel } from '@coup-doeil/core/game';
import { refuse } from '@coup-doeil/core/game';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { skirmish } from '../../core/test/fixture/skirmish.ts';
import { duel } from './duel.ts';
import { folder } from './entries.ts';
import { answering, find } from './find.ts';
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

const CHECKS = ['told', 'board-told'];

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
  expect(readdirSync(join(at, 'told'))).toEqual(['calculators.txt']);
  expect(() => readdirSync(join(at, 'told-on-map'))).toThrow('ENOENT');
});

test('keeps each sentence once, whatever its figures, in every language', async () => {
  const at = await write(withBoard());
  const read = (name: string): string[] => readFileSync(join(at, name), 'utf8').split('\n');
  expect(read('told/calculators.txt')).toContain('fire refused (notes.b): No volley at night. | Pas de salve de nuit.');
  expect(
    read('told/calculators.txt').filter((line) => line.startsWith('fire step terrain.wood.defence: ')),
  ).toHaveLength(1);
  expect(read('told-on-map/battles.txt').some((line) => /^ready ford reach: [0-9a-f]{12} of 3$/.test(line))).toBe(true);
});

test('names a working, a fact and what follows that are otherwise', async () => {
  const sequel: Sequel = { readings: {}, fates: { hit: [{ kind: 'eliminate' }] }, next: () => [] };
  const withSequel = (own: Sequel): Game => ({ ...duel(), sequels: { fire: async () => own } });
  const at = await write(withSequel(sequel));
  const fact = { id: 'moon', label: t('Moon', 'Lune'), value: 'full' };
  const game = duel({ calculator: answering((one) => ({ ...one, facts: [...(one.facts ?? []), fact] })) });
  expect(await find('told', game, { at })).toContain('calculators.txt is new: fire fact moon: Moon | Lune');
  const lost = await find('told', withSequel({ ...sequel, fates: { hit: [] } }), { at });
  expect(lost).toContain('calculators.txt changed: fire fate hit:  (was {"kind":"eliminate"})');
});

test('names what a board refuses otherwise, and where a counter no longer gets to', async () => {
  const at = await write(withBoard());
  const [fight, ...others] = skirmish.actions;
  if (!fight) throw new Error('no action');
  const cite = { document: 'new', chart: 'notes' };
  const prepare = () => refuse(t('Not today.', 'Pas aujourd’hui.'), { cite });
  const refused = await find('board-told', withBoard({ ...skirmish, actions: [{ ...fight, prepare }, ...others] }), {
    at,
  });
  expect(refused).toContain('battles.txt is new: refused (notes): Not today. | Pas aujourd’hui.');
  const march = { ...skirmish.march, allowance: () => 0 };
  expect(await find('board-told', withBoard({ ...skirmish, march }), { at })).toContain('changed: ready ford reach: ');
});
