import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { STAGES, type Stage } from '@coup-doeil/core/game';
import { describe, expect, test } from 'vitest';
import { listDuties } from '../src/conformance/duties.ts';
import { loadSubject } from '../src/conformance/subject.ts';
import { duel, fire } from './duel.ts';
import { folder } from './entries.ts';
import { find } from './find.ts';
import { freshFolder } from './folder.ts';

const PINS = 'pin the answers: run the tests once with PIN=write, and keep test/pinned';
const OWNERS = 'say who holds the paper: OWNERS, in the form of .github/CODEOWNERS';

/** The test folder of a game of the house, in which nothing is kept yet but what was typed of a chart that is nowhere. */
const inHouse = (): string => {
  const house = freshFolder();
  const at = join(house, 'packages', 'duel', 'test');
  mkdirSync(join(at, 'second-entry'), { recursive: true });
  mkdirSync(join(house, '.github'));
  writeFileSync(join(house, '.github', 'CODEOWNERS'), '/packages/core/ @one\n');
  writeFileSync(join(at, 'second-entry', 'maps.csv'), 'row\n');
  return at;
};

/** A game without charts but that of its modifiers, so that its duties are few. */
const short = (stage: Stage = 'draft') => {
  const charts = Object.values(fire.charts['2020'] ?? {}).filter(({ id }) => id === 'lines');
  const game = duel({ charts, old: [] });
  return { ...game, meta: { ...game.meta, stage } };
};

describe('the duties of a stage', () => {
  const checked = [
    'type chart lines of 2020 a second time, from the sheet: test/second-entry/lines.csv',
    'enter the chart that test/second-entry/maps.csv holds, or take it away',
    PINS,
    OWNERS,
  ];
  const owed: Readonly<Record<Stage, readonly string[]>> = {
    draft: [],
    checked,
    verified: [
      ...checked,
      ...['notes.b', 'lines.flank', 'lines.volley'].map(
        (id) => `rule on ${id} as 2020 prints it: where it applies, and \`unless\` where it just fails to`,
      ),
      'rule on reading flank-in-wood as counts: a situation where it is asked, and what comes of it',
      'rule on reading flank-in-wood as lost: a situation where it is asked, and what comes of it',
    ],
  };
  test.each(STAGES)('are for %s those of the stages before it first', async (stage) => {
    expect(await listDuties(await loadSubject(short(), { at: inHouse() }), stage)).toEqual(owed[stage]);
  });
  test.each(STAGES)('are what a game owes that claims to be %s', async (stage) => {
    expect((await find('stage', short(stage), { at: inHouse() })).split('\n').filter(Boolean)).toEqual(owed[stage]);
  });
});

test('an exemption without a reason is told, before what is owed', async () => {
  const exempt = { 'notes.a': '', 'notes.b': ' \n', 'lines.flank': 'printed, and never met' };
  expect((await find('stage', duel(), { exempt })).split('\n')).toEqual([
    'exemption notes.a gives no reason',
    'exemption notes.b gives no reason',
  ]);
  const game = duel();
  const claims = { ...game, meta: { ...game.meta, stage: 'checked' as const } };
  expect((await find('stage', claims, { at: folder(), exempt: { 'notes.a': '' } })).split('\n')).toEqual([
    'exemption notes.a gives no reason',
    PINS,
  ]);
});
