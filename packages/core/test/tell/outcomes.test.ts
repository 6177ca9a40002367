import { d6 } from '@coup-doeil/dice';
import { describe, expect, test } from 'vitest';
import { same, type Text, t } from '../../src/chart/index.ts';
import {
  type Branch,
  type Branches,
  type Calculator,
  checkAsk,
  createReport,
  defineDiceCalculator,
  describeUnitOdds,
  endWalk,
  listFaces,
  listRows,
  type NextAsk,
  type Sequel,
  type UnitEffect,
  walkDice,
} from '../../src/game/index.ts';
import { type Rolled, rollReport } from '../../src/game/roll.ts';
import { followRoll, formatEffects, formatOutcome, splitReadings } from '../../src/tell/index.ts';
import { table2001 } from '../fixture/charts.ts';
import { anyFight, GAME, READINGS } from '../fixture/fight.ts';
import { says } from '../says.ts';

const TEXTS: Readonly<Record<string, Text>> = {
  fire: t('the line wavers', 'la ligne vacille'),
  quiet: t('nothing happens', 'rien ne se passe'),
  stands: t('stands', 'tient'),
  shaken: t('shaken', 'ébranlé'),
};
const findText = (id: string): Text => TEXTS[id] ?? same(id);

const DICE = [{ die: d6, why: t('the volley', 'la salve') }];
const CHECK = { die: d6, need: 3, why: t('the check', 'le test') };
const FATES = ['stands', 'shaken'];
const checks = (unit: string) => ({ unit, pass: 'stands', fail: 'shaken', test: 0 });

/** A die and 1: from 5 on the first attacker checks, and stands at or below 3. */
const volley: Calculator = defineDiceCalculator({
  ...anyFight,
  odds: {
    result: { label: t('On the table', 'Sur la table'), role: 'table', outcome: findText },
    ...describeUnitOdds('attacker', {
      unit: 'attackers',
      max: 3,
      label: t('Attacker', 'Attaquant'),
      outcome: findText,
    }),
  },
  measure: { label: t('Shaken', 'Ébranlé'), list: 'attacker-1', counts: (id) => id === 'shaken' },
  answer: () => {
    const unit = { unit: 'attackers.1', pass: 'stands', fail: 'stands', test: null };
    const rows = listRows(
      DICE,
      (face) => ({ id: face + 1 >= 5 ? 'fire' : 'quiet' }),
      ({ id }) => ({
        id,
        tests: id === 'fire' ? [CHECK] : [],
        parties: [{ side: 'attacker', units: [id === 'fire' ? checks('attackers.1') : unit] }],
      }),
    );
    return { total: 1, faces: listFaces(d6, 1, table2001), branches: { dice: DICE, fates: FATES, rows } };
  },
});
const asked = checkAsk(volley, {});

const again: NextAsk = {
  id: 'again',
  title: t('Again', 'Encore'),
  by: 'sheet',
  calculator: 'fight',
  input: {},
  open: [],
};
const sequel: Sequel = {
  readings: { 'who-follows': READINGS['who-checks'] },
  fates: { stands: [], shaken: [{ kind: 'turn', face: 'back' }] },
  next: ({ reading }) => (reading('who-follows') === 'one' ? [again] : []),
};

describe('a throw, followed to its end', () => {
  const throwFaces = (...faces: number[]): Rolled => ({
    ...createReport(GAME, volley, asked),
    rolls: faces.map((face) => ({ die: 'd6', face, for: CHECK.why })),
    outcome: null,
    seed: 'x',
  });
  const followed = { calculator: volley, sequel, readings: { 'who-follows': 'one' } };

  test('is told in both languages, with the fate of each unit, what it does and what comes next', () => {
    expect(followRoll(followed, asked, throwFaces(5, 4))).toEqual({
      sentence: says(
        '5 + 1 = 6: the line wavers; attacker 1 rolls 4 against 3: shaken',
        '5 + 1 = 6\u202f: la ligne vacille\u202f; attaquant 1 obtient 4 contre 3\u202f: ébranlé',
      ),
      fates: { 'attackers.1': 'shaken' },
      effects: [{ units: ['attackers.1'], effect: { kind: 'turn', face: 'back' } }],
      next: [again],
    });
  });

  test('goes by the readings of what follows', () => {
    const all = { ...followed, readings: { 'who-follows': 'all' } };
    expect(followRoll(all, asked, throwFaces(4, 3))).toMatchObject({
      sentence: { en: '4 + 1 = 5: the line wavers; attacker 1 rolls 3 against 3: stands' },
      effects: [],
      next: [],
    });
  });

  test('has no effects where the game says nothing of what follows', () => {
    expect(followRoll({ ...followed, sequel: undefined }, asked, throwFaces(1))).toEqual({
      sentence: says('1 + 1 = 2: nothing happens', '1 + 1 = 2\u202f: rien ne se passe'),
      fates: { 'attackers.1': 'stands' },
      effects: [],
      next: [],
    });
  });

  test('is nothing where nothing was thrown, or a die is still to be thrown', () => {
    const lake = checkAsk(anyFight, { input: { ground: 'lake' } });
    const refused = rollReport(GAME, anyFight, lake, 'x');
    expect(followRoll({ ...followed, calculator: anyFight }, lake, refused)).toBeUndefined();
    expect(followRoll(followed, asked, throwFaces(5))).toBeUndefined();
  });
});

test('readings of what follows stand apart from those of the answer', () => {
  const chosen = { 'who-follows': 'all', 'flank-in-wood': 'half', constructor: 'x' };
  const [own, others] = splitReadings(chosen, sequel);
  expect(own).toEqual({ 'who-follows': 'all' });
  expect(others).toEqual({ 'flank-in-wood': 'half', constructor: 'x' });
  expect(splitReadings({ 'who-checks': 'one' }, undefined)).toEqual([{}, { 'who-checks': 'one' }]);
});

describe('an outcome in words', () => {
  const report = createReport(GAME, volley, asked);
  type Outcome = Parameters<typeof formatOutcome>[0];

  /** A throw on the one row of a table, in both languages. */
  const tell = (faces: readonly number[], row: Partial<Branch>, changed: Partial<Outcome> = {}, dice = DICE) => {
    const fire: Branch = { id: 'fire', faces: [1, 2, 3, 4, 5, 6], ways: 6, tests: [CHECK], parties: [], ...row };
    const branches: Branches = { dice, fates: FATES, rows: [fire] };
    const walk = walkDice(branches, faces);
    const end = endWalk(volley.odds ?? {}, branches, walk);
    if (!end) throw new Error('no end');
    const outcome = { calculator: volley, report, branches, walk, end, ...changed };
    return [formatOutcome(outcome, 'en'), formatOutcome(outcome, 'fr')];
  };
  const checked = { parties: [{ units: [checks('attackers.1')] }] };
  const sure = { tests: [], parties: [{ units: [{ ...checks('attackers.1'), test: null }] }] };

  test('a table with faces and no total is told by its die alone', () => {
    const answer = report.answer && { ...report.answer, total: null };
    expect(tell([5, 2], checked, { report: { edition: '2001', answer } })).toEqual([
      '5: the line wavers; attacker 1 rolls 2 against 3: stands',
      '5\u202f: la ligne vacille\u202f; attaquant 1 obtient 2 contre 3\u202f: tient',
    ]);
  });

  test('a table without dice begins with its row', () => {
    expect(tell([4], checked, {}, [])).toEqual([
      'the line wavers; attacker 1 rolls 4 against 3: shaken',
      'la ligne vacille\u202f; attaquant 1 obtient 4 contre 3\u202f: ébranlé',
    ]);
  });

  test('units that share a die and not its end are told apart', () => {
    const units = [checks('attackers.1'), { ...checks('attackers.2'), pass: 'shaken' }];
    expect(tell([5, 2], { parties: [{ units }] })).toEqual([
      '5 + 1 = 6: the line wavers; attacker 1 and attacker 2 roll 2 against 3: attacker 1 stands, attacker 2 shaken',
      '5 + 1 = 6\u202f: la ligne vacille\u202f; attaquant 1 et attaquant 2 obtiennent 2 contre 3\u202f: attaquant 1 tient, attaquant 2 ébranlé',
    ]);
  });

  test('a unit that is the input itself has no name to tell', () => {
    expect(tell([5, 2], { parties: [{ units: [checks('')] }] })).toEqual([
      '5 + 1 = 6: the line wavers',
      '5 + 1 = 6\u202f: la ligne vacille',
    ]);
  });

  test('a throw is told where its end has no words', () => {
    const end = { branch: { id: 'fire', faces: [], ways: 6, tests: [CHECK], ...checked }, fates: {}, outcome: {} };
    const [english, french] = tell([5, 2], checked, { calculator: { ...volley, odds: {} }, end });
    expect(english).toMatch(/^5 \+ 1 = 6: .*attacker 1 rolls 2 against 3/);
    expect(french).toMatch(/^5 \+ 1 = 6\u202f: .*attaquant 1 obtient 2 contre 3/);
  });

  test('of a unit without a test only what changes it is told', () => {
    const shaken = { ...sure, parties: [{ units: [{ ...checks('attackers.1'), pass: 'shaken', test: null }] }] };
    expect(tell([5], shaken, { sequel })[0]).toBe('5 + 1 = 6: the line wavers; attacker 1: shaken');
    expect(tell([5], sure, { sequel })[0]).toBe('5 + 1 = 6: the line wavers');
    const end = { branch: { id: 'fire', faces: [], ways: 6, ...sure }, fates: {}, outcome: {} };
    expect(tell([5], sure, { sequel, end })[0]).toBe('5 + 1 = 6: the line wavers');
  });

  test('a row goes by the charts of its own edition, of which an unknown one has none', () => {
    const rowText: Sequel['rowText'] = (charts) =>
      'table' in charts ? t('see the table', 'voir la table') : t('no table', 'pas de table');
    const read = { sequel: { fates: {}, rowText } };
    expect(tell([5], sure, read)).toEqual(['5 + 1 = 6: see the table', '5 + 1 = 6\u202f: voir la table']);
    expect(tell([5], sure, { ...read, report: { ...report, edition: '1815' } })).toEqual([
      '5 + 1 = 6: no table',
      '5 + 1 = 6\u202f: pas de table',
    ]);
  });
});

test('steps that several units lose together are theirs to share; a lone unit loses its own', () => {
  const effects: UnitEffect[] = [
    { units: ['attackers.1', 'attackers.2'], effect: { kind: 'lose', steps: 1 } },
    { units: ['defender'], effect: { kind: 'lose', steps: 2 } },
  ];
  expect(formatEffects(anyFight, effects, 'en')).toEqual([
    'attacker 1 and attacker 2: lose a step among them',
    'defender: loses 2 steps',
  ]);
  expect(formatEffects(anyFight, effects, 'fr')).toEqual([
    'attaquant 1 et attaquant 2\u202f: perdent ensemble un pas',
    'défenseur\u202f: perd 2 pas',
  ]);
});
