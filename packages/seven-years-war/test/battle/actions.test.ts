import {
  type ActionAsk,
  applyOutcome,
  changeBoard,
  isUnpriced,
  listActions,
  listFollowUps,
  nameParts,
  prepareAction,
  runAction,
} from '@coup-doeil/core/battle';
import { formatPlaceId, isRefusal } from '@coup-doeil/core/game';
import { describe, expect, test } from 'vitest';
import type { WarBoard } from '../../src/battle/types.ts';
import { counterOf, horse, open, type Unit, unit } from './fixture.ts';

const ask = (parts: readonly string[], targets: readonly string[], more: Partial<ActionAsk> = {}): ActionAsk => ({
  action: 'attack',
  side: 'prussia',
  parts: parts.map((counter) => ({ counter, as: 'attacks' })),
  targets,
  ...more,
});

/** The total of an action, what refuses it, or that it has no price. */
const answerOf = (board: WarBoard, asked: ActionAsk): number | string | null => {
  const result = runAction(board, asked);
  if (isUnpriced(result)) return 'unpriced';
  if (isRefusal(result)) return formatPlaceId(result.refused.cite);
  const { answer, refused } = result.report;
  return refused ? formatPlaceId(refused.cite) : (answer?.total ?? null);
};

const readyOf = (board: WarBoard, asked: ActionAsk) => {
  const ready = prepareAction(board, asked);
  if (isRefusal(ready) || isUnpriced(ready)) throw new Error(JSON.stringify(ready));
  return ready;
};

describe('an attack', () => {
  test('from two hexes names them by their numbers, in its working and in what it says', () => {
    const board = open([unit('p', '0505', 'prussia'), unit('q', '0404', 'prussia'), unit('a', '0504', 'austria')], {
      hexes: [{ hex: '0504', terrains: ['town'] }],
      hexsides: [{ hexside: '0504/0505', features: ['stream'] }],
    });
    const result = runAction(board, ask(['p', 'q'], ['0504']));
    if (!('report' in result)) throw new Error('no report');
    const { working, answer } = nameParts(result);
    const texts = [
      ...working.map(({ label }) => label),
      ...(answer?.facts ?? []).flatMap(({ label, text }) => [label, text]),
    ];
    const french = texts.map((text) => text?.fr).join('; ');
    expect(french).toContain('Hex 0505 vers hex 0504\u202f: ');
    expect(french).toContain('Hex 0404 vers hex 0504\u202f: ');
    expect(french).not.toMatch(/hex \d\b/i);
    expect(answer?.facts.find(({ id }) => id === 'best')?.text?.en).toBe('Hex 0404 into hex 0504');
  });

  const ground = {
    hexes: [{ hex: '0504', terrains: ['town'] }],
    hexsides: [{ hexside: '0504/0505', features: ['stream'] }],
  };

  test('has the terrain of its hexes, and roles for all who are in them', () => {
    const board = open(
      [unit('p', '0505', 'prussia'), unit('q', '0505', 'prussia'), unit('a', '0504', 'austria')],
      ground,
    );
    // By the sheet: town −1, stream −1.
    expect(answerOf(board, ask(['p'], ['0504']))).toBe(-2);
    const ready = readyOf(board, ask(['p', 'q'], ['0504']));
    expect(ready.roles).toEqual([
      { path: 'attackers.1', counter: 'p' },
      { path: 'attackers.1', counter: 'q' },
      { path: 'defenders.1', counter: 'a' },
    ]);
    expect(ready.facts.map(({ id, value }) => [id, value])).toEqual([['strengths', '10:5']]);
  });

  test('tells the strengths of both sides, leaders apart, or nothing where one is not given', () => {
    const told = (...units: readonly Unit[]) =>
      readyOf(open(units), ask(['p'], ['0504'])).facts.map(({ id, value }) => [id, value]);
    const [p, a] = [unit('p', '0505', 'prussia'), unit('a', '0504', 'austria')];
    const chief = unit('c', '0504', 'austria', { arm: 'leader', strength: undefined, ratings: { modifier: 1 } });
    expect(told(p, a, chief)).toEqual([['strengths', '5:5']]);
    expect(told({ ...p, strength: undefined }, a)).toEqual([]);
    expect(told(p, { ...a, strength: undefined })).toEqual([]);
  });

  test('takes the best pair of several hexes, several defending ones too', () => {
    const units = [
      unit('p', '0505', 'prussia'),
      unit('q', '0605', 'prussia'),
      unit('a', '0504', 'austria'),
      unit('b', '0604', 'austria'),
    ];
    const board = open(units, ground);
    // 0505 into 0604 and 0605 into 0604 are clear.
    expect(answerOf(board, ask(['p', 'q'], ['0504', '0604']))).toBe(0);
    expect(readyOf(board, ask(['p', 'q'], ['0504', '0604'])).input).toMatchObject({
      attackers: [
        { arm: 'infantry', paths: [{ adjacent: true, hexsides: ['stream'] }, { adjacent: true }] },
        { arm: 'infantry', paths: [{ adjacent: false }, { adjacent: true, hexsides: [] }] },
      ],
    });
    const every = open(units, ground, { 'multi-hex': 'every' });
    expect(answerOf(every, ask(['p', 'q'], ['0504', '0604']))).toBe('notes.combat');
    expect(answerOf(every, ask(['p', 'q'], ['0604']))).toBe(0);
  });

  test('comes out of every hex of the map, its first one too', () => {
    const corner = [unit('p', '0101', 'prussia'), unit('a', '0102', 'austria'), unit('b', '0505', 'austria')];
    const beside = unit('q', '0101', 'prussia', { hex: undefined });
    const board = open([...corner, beside]);
    expect(answerOf(board, ask(['p'], ['0102']))).toBe(0);
    expect(listActions(board, 'prussia').flatMap(({ sets }) => sets.map((set) => set.ask))).toMatchObject([
      ask(['p'], ['0102']),
    ]);
  });

  test('must hang together', () => {
    const board = open([
      unit('p', '0505', 'prussia'),
      unit('q', '0808', 'prussia'),
      unit('a', '0504', 'austria'),
      unit('b', '0807', 'austria'),
    ]);
    expect(answerOf(board, ask(['p', 'q'], ['0504', '0807']))).toBe('notes.combat');
    expect(answerOf(board, ask(['p'], ['0807']))).toBe('notes.combat');
    expect(answerOf(board, ask(['p'], ['0405']))).toBe('combat-sequence.designation');
  });

  test('of infantry and cavalry from one hex asks who leads, and takes the worse column until it is said', () => {
    const units = [unit('p', '0505', 'prussia'), horse('h', '0505', 'prussia'), unit('a', '0504', 'austria')];
    const board = open(units, ground);
    const asked = ask(['p', 'h'], ['0504']);
    // Cavalry into a town −4, over the stream −1; infantry −2.
    expect(answerOf(board, asked)).toBe(-5);
    expect(readyOf(board, asked).questions.map(({ id }) => id)).toEqual(['lead-unit.0505']);
    expect(answerOf(board, { ...asked, answers: { 'lead-unit.0505': 'infantry' } })).toBe(-2);
    // On clear ground neither is worse: infantry's stands.
    expect(readyOf(open(units), asked).input).toMatchObject({ attackers: [{ arm: 'infantry' }] });
    const worse = open(units, ground, { 'lead-arm': 'worse' });
    expect(readyOf(worse, asked).questions).toEqual([]);
    expect(answerOf(worse, { ...asked, answers: { 'lead-unit.0505': 'infantry' } })).toBe(-5);
  });

  test('asks in words which arm leads, the default first', () => {
    const [p, h, g] = [
      unit('p', '0505', 'prussia'),
      horse('h', '0505', 'prussia'),
      unit('g', '0505', 'prussia', { arm: 'artillery' }),
    ];
    const questions = (parts: readonly string[], readings = {}) =>
      readyOf(open([p, h, g, unit('a', '0504', 'austria')], ground, readings), ask(parts, ['0504'])).questions;
    expect(questions(['p', 'h', 'g'])).toEqual([
      {
        id: 'lead-unit.0505',
        side: 'prussia',
        label: { en: '0505: which unit leads?', fr: '0505\u202f: quelle unité mène\u202f?' },
        options: [
          { id: 'worse', label: { en: 'not said: the worse column', fr: 'non dit\u202f: la pire colonne' } },
          { id: 'infantry', label: { en: 'infantry', fr: 'infanterie' } },
          { id: 'cavalry', label: { en: 'cavalry', fr: 'cavalerie' } },
          { id: 'artillery', label: { en: 'artillery', fr: 'artillerie' } },
        ],
      },
    ]);
    const ids = (parts: readonly string[], readings = {}) =>
      questions(parts, readings).flatMap(({ options }) => options.map(({ id }) => id));
    expect(ids(['p', 'h', 'g'], { 'lead-arm': 'worse' })).toEqual(['worse', 'artillery']);
    expect(ids(['p', 'g'])).toEqual(['infantry', 'artillery']);
    expect(ids(['p'])).toEqual([]);
  });

  test('is not for routed units, leaders, or guns alone; of disordered ones as it is read', () => {
    const units: Unit[] = [
      unit('r', '0505', 'prussia', { state: ['routed'] }),
      unit('d', '0505', 'prussia', { state: ['disordered'] }),
      unit('g', '0505', 'prussia', { arm: 'artillery' }),
      unit('l', '0505', 'prussia', { arm: 'leader', ratings: { modifier: 1 } }),
      unit('a', '0504', 'austria'),
    ];
    const board = open(units);
    expect(['r', 'l', 'g', 'd'].map((id) => answerOf(board, ask([id], ['0504'])))).toEqual([
      'combat-sequence.designation',
      'combat-sequence.designation',
      'unpriced',
      0,
    ]);
    expect(answerOf(board, ask(['d', 'g'], ['0504']))).toBe(0);
    expect(answerOf(open(units, {}, { 'who-attacks': 'good-order' }), ask(['d'], ['0504']))).toBe(
      'combat-sequence.designation',
    );
  });

  test('over a forbidden hexside is none', () => {
    const board = open([unit('p', '0505', 'prussia'), unit('q', '0404', 'prussia'), unit('a', '0504', 'austria')], {
      hexsides: [{ hexside: '0504/0505', features: ['mietzel'] }],
    });
    expect(answerOf(board, ask(['p'], ['0504']))).toBe('terrain-hexsides.mietzel.infantry');
    expect(answerOf(board, ask(['p', 'q'], ['0504']))).toBe('terrain-hexsides.mietzel.infantry');
  });

  test('must have the cavalry that a deep charge binds to it, if it can join', () => {
    const units = [
      unit('p', '0505', 'prussia'),
      horse('h', '0404', 'prussia', { state: ['bound'] }),
      unit('a', '0504', 'austria'),
    ];
    expect(answerOf(open(units), ask(['p'], ['0504']))).toBe('deep-charge.11-or-more.result');
    expect(answerOf(open(units), ask(['p', 'h'], ['0504']))).toBe(0);
    expect(answerOf(open(units, {}, { 'bound-cavalry': 'told' }), ask(['p'], ['0504']))).toBe(0);
    const cut = { hexsides: [{ hexside: '0404/0504', features: ['pond'] }] };
    expect(answerOf(open(units, cut), ask(['p'], ['0504']))).toBe(0);
  });

  test('points out the cavalry that a deep charge binds, where a table lets it stay out', () => {
    const units = [
      unit('p', '0505', 'prussia'),
      horse('h', '0404', 'prussia', { state: ['bound'] }),
      horse('k', '0604', 'prussia', { state: ['bound'] }),
      unit('a', '0504', 'austria'),
    ];
    const board = open(units, {}, { 'bound-cavalry': 'told' });
    const told = (parts: readonly string[]) =>
      readyOf(board, ask(parts, ['0504'])).facts.filter(({ id }) => id === 'bound-apart');
    expect(told(['p'])).toMatchObject([
      {
        value: 'h,k',
        label: { en: 'Bound cavalry that could join', fr: 'Cavalerie obligée qui pourrait se joindre' },
        text: { en: 'h, k', fr: 'h, k' },
        cite: { chart: 'deep-charge', row: '11-or-more' },
      },
    ]);
    expect(told(['p', 'h', 'k'])).toEqual([]);
  });

  test('tells who may retreat before it', () => {
    const board = open([unit('p', '0505', 'prussia'), unit('a', '0504', 'austria', { ratings: { morale: 5 } })]);
    expect(readyOf(board, ask(['p'], ['0504'])).facts.map(({ id, value }) => [id, value])).toContainEqual([
      'may-retreat',
      'a',
    ]);
  });
});

describe('a bombardment', () => {
  const guns = (range?: number) =>
    unit('g', '0505', 'prussia', {
      arm: 'artillery',
      ratings: { morale: 4, movement: 3, ...(range ? { range } : {}) },
    });
  const fire = (target: string) =>
    ask([], [target], { action: 'bombardment', parts: [{ counter: 'g', as: 'bombards' }] });

  test('is listed for guns with a range, and made on asking by others', () => {
    const far = unit('a', '0502', 'austria');
    const actions = (board: WarBoard) => listActions(board, 'prussia').map(({ action }) => action);
    expect(actions(open([guns(3), far]))).toEqual(['bombardment']);
    expect(actions(open([guns(2), far]))).toEqual([]);
    expect(actions(open([guns(), far]))).toEqual([]);
    expect(actions(open([{ ...guns(3), hex: undefined }, far]))).toEqual([]);
    expect(actions(open([{ ...guns(3), arm: 'infantry' }, far]))).toEqual([]);
    expect(answerOf(open([guns(), far]), fire('0502'))).toBe(0);
    expect(answerOf(open([guns(2), far]), fire('0502'))).toBe('notes.combat');
    expect(answerOf(open([unit('g', '0505', 'prussia'), far]), fire('0502'))).toBe('combat-sequence.designation');
  });

  test('counts the hexside at the target, or all on its line, as it is read', () => {
    const works = {
      hexes: [{ hex: '0502', terrains: ['town'] }],
      hexsides: [
        { hexside: '0502/0503', features: ['entrenchment-lower'] },
        { hexside: '0504/0505', features: ['slope-lower'] },
      ],
    };
    const units = [guns(3), unit('a', '0502', 'austria')];
    // By the sheet: town −2, entrenchment −2; up the slope −2 more.
    expect(answerOf(open(units, works), fire('0502'))).toBe(-4);
    expect(answerOf(open(units, works, { 'bombardment-hexside': 'line' }), fire('0502'))).toBe(-6);
  });

  test('along a hexside enters by the worse side, or the better as it is read', () => {
    // From 0505 to 0603 the line runs between 0504 and 0604, and comes in out of either.
    const works = { hexsides: [{ hexside: '0504/0603', features: ['entrenchment-higher'] }] };
    const units = [guns(4), unit('a', '0603', 'austria')];
    const answers = ['worse', 'better'].map((entry) =>
      answerOf(open(units, works, { 'spine-entry': entry }), fire('0603')),
    );
    expect(answers).toEqual([-2, 0]);
  });
});

describe('a rally', () => {
  const rally = (counter: string): ActionAsk => ({
    action: 'rally',
    side: 'prussia',
    parts: [{ counter, as: 'rallies' }],
    targets: ['0505'],
  });

  test('is all from the map: enemy, shelter, friends, leader, army', () => {
    const units = [
      unit('p', '0505', 'prussia', { state: ['routed'], ratings: { morale: 4 } }),
      unit('l', '0505', 'prussia', { arm: 'leader', ratings: { modifier: 2 } }),
      unit('m', '0505', 'prussia', { arm: 'leader', ratings: { modifier: 1 } }),
      unit('d', '0506', 'prussia', { state: ['disordered'] }),
      unit('a', '0501', 'austria'),
    ];
    const ground = { hexes: [{ hex: '0505', terrains: ['woods'] }] };
    // 4, leader +2, four hexes or more +1, shelter +1, a shaken friend −1.
    expect(answerOf(open(units, ground), rally('p'))).toBe(7);
    expect(answerOf(open(units, ground, { 'which-leader': 'all' }), rally('p'))).toBe(8);
    const army = (state: string) => ({ ...ground, sides: [{ side: 'prussia', state: [state] }] });
    expect([
      answerOf(open(units, army('demoralised')), rally('p')),
      answerOf(open(units, army('broken')), rally('p')),
    ]).toEqual([6, 5]);
    expect(answerOf(open([unit('p', '0505', 'prussia')]), rally('p'))).toBe('rally');
  });

  test('is of the map alone: enemies and friends beside it do not weigh', () => {
    const routed = unit('p', '0505', 'prussia', { state: ['routed'] });
    const beside = (side: string) => unit('b', '0505', side, { hex: undefined, state: ['routed'] });
    // 4, four hexes or more +1: no enemy stands on the map.
    expect(answerOf(open([routed]), rally('p'))).toBe(5);
    expect(answerOf(open([routed, beside('austria')]), rally('p'))).toBe(5);
    expect(answerOf(open([routed, beside('prussia')]), rally('p'))).toBe(5);
    // In the first hex of the map they weigh: an enemy next to it −1, a shaken friend −1 and the enemy far.
    const corner = unit('p', '0102', 'prussia', { state: ['routed'] });
    const first = (side: string) => unit('b', '0101', side, { state: ['routed'] });
    const fromCorner = { ...rally('p'), targets: ['0102'] };
    expect(answerOf(open([corner, first('austria')]), fromCorner)).toBe(3);
    expect(answerOf(open([corner, first('prussia')]), fromCorner)).toBe(4);
    // A leader alone is no enemy, unless he is read as one: next to the enemy −1.
    const chief = unit('c', '0504', 'austria', { arm: 'leader', ratings: { modifier: 1 } });
    expect(answerOf(open([routed, chief]), rally('p'))).toBe(5);
    expect(answerOf(open([routed, chief], {}, { 'lone-leader': 'unit' }), rally('p'))).toBe(3);
  });

  test('from disorder ends in good order, from rout in an order that its player names', () => {
    const board = open([
      unit('p', '0505', 'prussia', { state: ['routed'] }),
      unit('d', '0505', 'prussia', { state: ['disordered'] }),
    ]);
    const done = (counter: string, row: string, answers = {}) =>
      applyOutcome(board, { ...rally(counter), answers }, { row, fates: {} });
    expect(done('d', 'rallied').changes).toEqual([{ change: 'state', counter: 'd', add: [], remove: ['disordered'] }]);
    expect(done('d', 'shaken').changes).toEqual([]);
    expect(done('p', 'rallied')).toMatchObject({ changes: [], questions: [{ id: 'rally-to.p' }] });
    expect(done('p', 'rallied', { 'rally-to.p': 'good-order' }).changes).toEqual([
      { change: 'state', counter: 'p', add: [], remove: ['routed'] },
    ]);
    expect(done('p', 'rallied', { 'rally-to.p': 'disordered' }).changes).toEqual([
      { change: 'state', counter: 'p', add: ['disordered'], remove: ['routed'] },
    ]);
  });

  test('says when a leader’s modifier is not in the file', () => {
    const board = open([
      unit('p', '0505', 'prussia', { state: ['routed'] }),
      unit('l', '0505', 'prussia', { arm: 'leader', ratings: {} }),
      unit('m', '0505', 'prussia', { arm: 'leader', ratings: {} }),
    ]);
    expect(readyOf(board, rally('p')).facts).toEqual([
      {
        id: 'modifier-unknown',
        label: {
          en: 'Leader without a morale modifier in the file',
          fr: 'Chef sans modificateur de moral dans le fichier',
        },
        value: 'l,m',
        text: { en: 'l, m', fr: 'l, m' },
        incomplete: true,
      },
    ]);
    expect(readyOf(board, rally('p')).input).toMatchObject({ leader: false });
    // 4, four hexes or more +1, and nothing of the leaders.
    expect(answerOf(board, rally('p'))).toBe(5);
  });
});

describe('after an attack', () => {
  const units = [unit('p', '0505', 'prussia'), unit('a', '0504', 'austria')];
  const after = (fates: Readonly<Record<string, string>>, answers = {}, board = open(units)) =>
    applyOutcome(board, ask(['p'], ['0504'], { answers }), { row: '', fates });
  const changesOf = (fate: string, answers = {}, defender: Partial<Unit> = {}, readings = {}) =>
    after(
      { a: fate },
      answers,
      open([units[0] as Unit, unit('a', '0504', 'austria', defender)], {}, readings),
    ).changes.slice(1);

  // By the sheet: morale 5 nothing for r; 4 disorder for r, disorder for a second loss; 3 disorder for r, rout for a loss.
  test('the morale lines do what the sheet says', () => {
    const state = (add: string[], remove: string[] = []) => [{ change: 'state', counter: 'a', add, remove }];
    expect(changesOf('unhurt')).toEqual([]);
    expect(changesOf('loss')).toEqual(state(['step-lost']));
    expect(changesOf('r')).toEqual(state(['disordered']));
    expect(changesOf('r', {}, { ratings: { morale: 5 } })).toEqual([]);
    expect(changesOf('loss', {}, { state: ['step-lost'], back: { ratings: { morale: 4 } } })).toEqual(
      state(['disordered']),
    );
    expect(changesOf('loss', {}, { state: ['step-lost'] })).toEqual(state(['routed']));
    expect(changesOf('losses', {})).toEqual(state(['disordered', 'step-lost']));
    expect(changesOf('loss', {}, {}, { 'loss-point': 'mark' })).toEqual([
      { change: 'mark', counter: 'a', add: ['loss-point'], remove: [] },
    ]);
    expect(changesOf('loss', {}, { marks: ['loss-point'] }, { 'loss-point': 'mark' })).toEqual([]);
  });

  test('what the sheet leaves to a player is asked', () => {
    const questions = (fate: string, defender: Partial<Unit>) =>
      after({ a: fate }, {}, open([units[0] as Unit, unit('a', '0504', 'austria', defender)])).questions.map(
        ({ id }) => id,
      );
    expect(questions('r', { state: ['disordered'] })).toEqual(['disordered-again.a']);
    expect(changesOf('r', {}, { state: ['disordered'] })).toEqual([]);
    expect(questions('s', { ratings: { morale: 3 } })).toEqual(['surrender.a']);
    expect(questions('loss', { state: ['step-lost'] })).toEqual(['last-step.a']);
    expect(changesOf('r', { 'disordered-again.a': 'mark' }, { state: ['disordered'] })).toEqual([
      { change: 'state', counter: 'a', add: ['disordered-again'], remove: [] },
    ]);
    expect(changesOf('r', { 'disordered-again.a': 'rout' }, { state: ['disordered'] })).toEqual([
      { change: 'state', counter: 'a', add: ['routed'], remove: ['disordered'] },
    ]);
    expect(changesOf('s', { 'surrender.a': 'yes' }, { ratings: { morale: 3 } })).toEqual([
      { change: 'eliminate', counter: 'a' },
    ]);
    expect(changesOf('loss', { 'last-step.a': 'yes' }, { state: ['step-lost'] })).toEqual([
      { change: 'eliminate', counter: 'a' },
    ]);
  });

  test('no effect is no silence: morale 5 and an r', () => {
    const board = open([units[0] as Unit, unit('a', '0504', 'austria', { ratings: { morale: 5 } })]);
    expect(after({ a: 'r' }, {}, board).facts).toEqual([]);
  });

  test('two loss points ask the same but once', () => {
    // Of morale 4 and its step lost: disorder for each of the two losses, of one that is in disorder already.
    const weak = unit('a', '0504', 'austria', {
      state: ['disordered', 'step-lost'],
      ratings: { morale: 4 },
      back: { ratings: { morale: 4 } },
    });
    const asked = after({ a: 'losses' }, {}, open([units[0] as Unit, weak])).questions.map(({ id }) => id);
    expect(asked).toEqual(['disordered-again.a', 'last-step.a']);
  });

  test('where the sheet has no line it says so', () => {
    const facts = after({ a: 's' }).facts.map(({ id, value }) => [id, value]);
    expect(facts).toEqual([['silent.s.a', 'silent']]);
    const low = after(
      { a: 'r' },
      {},
      open([units[0] as Unit, unit('a', '0504', 'austria', { ratings: { morale: 2 } })]),
    );
    expect([low.changes.length, low.facts.length]).toEqual([1, 1]);
    const chief = unit('c', '0504', 'austria', { arm: 'leader', ratings: { modifier: 1 } });
    const led = open([...units, chief], {}, { 'morale-bounds': 'bounds' });
    expect(after({ c: 'r' }, {}, led).facts.map(({ id }) => id)).toEqual(['silent.r.c']);
  });

  test('a retreat goes where its player says, into a hex that its arm may enter', () => {
    const around = { hexes: [{ hex: '0503', terrains: ['deep-water'] }] };
    const board = open([...units, unit('q', '0403', 'prussia')], around);
    const asked = after({ a: 'retreats' }, {}, board).questions[0];
    expect(asked).toMatchObject({ id: 'recoil-to.a', hexes: true });
    expect(asked?.options.map(({ id }) => id).sort()).toEqual(['0404', '0603', '0604']);
    expect(after({ a: 'retreats' }, { 'recoil-to.a': '0603' }, board).changes).toContainEqual({
      change: 'move',
      counter: 'a',
      hex: '0603',
    });
    expect(after({ a: 'retreats' }, { 'recoil-to.a': '0503' }, board).changes).toHaveLength(1);
  });

  test('where both sides retreat, one enters no hex that the other has chosen, and chooses after it', () => {
    // p in 0505 and a in 0504: 0404 lies next to both.
    const fates = { p: 'retreats', a: 'retreats' };
    const retreat = (answers: Readonly<Record<string, string>>) => after(fates, answers).questions;
    expect(retreat({}).map(({ id }) => id)).toEqual(['recoil-to.p']);
    const options = (to: string) => retreat({ 'recoil-to.p': to })[1]?.options.map(({ id }) => id) ?? [];
    expect(retreat({})[0]?.options.map(({ id }) => id)).toContain('0405');
    expect(options('0405')).toContain('0604');
    expect(options('0604')).not.toContain('0604');
    expect(options('0604')).toHaveLength(options('0405').length - 1);
  });

  test('one goes back whatever else its enemy has yet to say', () => {
    const board = open([unit('p', '0505', 'prussia', { state: ['disordered'] }), units[1] as Unit]);
    const { questions } = after({ p: 'r', a: 'retreats' }, {}, board);
    expect(questions.map(({ id }) => id)).toEqual(['disordered-again.p', 'recoil-to.a']);
  });

  test('with nowhere to go, what becomes of it is asked', () => {
    const wet = ['0503', '0403', '0404', '0603', '0604'].map((hex) => ({ hex, terrains: ['deep-water'] }));
    const board = open(units, { hexes: wet });
    const unanswered = after({ a: 'retreats' }, {}, board);
    expect([unanswered.changes.length, unanswered.facts]).toEqual([1, []]);
    expect(unanswered.questions).toEqual([
      {
        id: 'nowhere-to-go.a',
        side: 'austria',
        counter: 'a',
        label: {
          en: 'a cannot retreat: what becomes of it?',
          fr: 'a ne peut pas reculer\u202f: qu’advient-il\u202f?',
        },
        options: [
          { id: 'stays', label: { en: 'it stays', fr: 'elle reste' } },
          { id: 'eliminated', label: { en: 'it is out of the battle', fr: 'elle est hors de combat' } },
        ],
      },
    ]);
    const gone = after({ a: 'retreats' }, { 'nowhere-to-go.a': 'eliminated' }, board).changes;
    expect(gone).toContainEqual({ change: 'eliminate', counter: 'a' });
    expect(after({ a: 'retreats' }, { 'nowhere-to-go.a': 'stays' }, board).changes).toHaveLength(1);
  });

  test('who has nowhere to go is asked before his enemy goes back', () => {
    const wet = ['0404', '0405', '0506', '0604', '0605'].map((hex) => ({ hex, terrains: ['deep-water'] }));
    const retreat = (answers: Readonly<Record<string, string>>) =>
      after({ p: 'retreats', a: 'retreats' }, answers, open(units, { hexes: wet })).questions.map(({ id }) => id);
    expect(retreat({})).toEqual(['nowhere-to-go.p']);
    expect(retreat({ 'nowhere-to-go.p': 'stays' })).toEqual(['nowhere-to-go.p', 'recoil-to.a']);
  });

  test('who attacked has attacked, and bound cavalry is free', () => {
    const board = open([horse('h', '0505', 'prussia', { state: ['bound'] }), unit('a', '0504', 'austria')]);
    const { changes } = applyOutcome(board, ask(['h'], ['0504']), { row: '', fates: { h: 'unhurt', a: 'unhurt' } });
    const next = changeBoard(board, changes);
    expect([counterOf(next, 'h').bound, counterOf(next, 'h').marks]).toEqual([false, ['attacked']]);
    const again = open([unit('p', '0505', 'prussia', { marks: ['attacked'] }), unit('a', '0504', 'austria')]);
    expect(after({ a: 'unhurt' }, {}, again).changes).toEqual([{ change: 'mark', counter: 'p', add: [], remove: [] }]);
  });

  test('advance, extension, marker and cavalry follow in the printed order', () => {
    const board = open([
      unit('p', '0505', 'prussia'),
      horse('h', '0404', 'prussia'),
      unit('a', '0504', 'austria'),
      unit('b', '0304', 'austria'),
    ]);
    const asked = ask(['p'], ['0504']);
    const follow = (fates: Readonly<Record<string, string>>, answers = {}) => {
      const { changes } = applyOutcome(board, { ...asked, answers }, { row: '', fates });
      return listFollowUps(board, { ...asked, answers }, { row: '', fates }, changeBoard(board, changes));
    };
    expect(follow({ a: 'unhurt' }).map(({ id }) => id)).toEqual(['counter', 'cavalry']);
    const left = follow({ a: 'retreats' }, { 'recoil-to.a': '0503' });
    expect(left.map(({ id }) => id)).toEqual(['advance', 'extension', 'counter', 'cavalry']);
    expect(left.at(-1)?.asks).toEqual([
      { action: 'deep-charge', side: 'prussia', parts: [{ counter: 'h', as: 'charges' }], targets: ['0404'] },
    ]);
  });

  test('into any of several hexes that is left there is an advance', () => {
    const board = open([unit('p', '0505', 'prussia'), unit('a', '0504', 'austria'), unit('b', '0604', 'austria')]);
    const asked = ask(['p'], ['0504', '0604'], { answers: { 'recoil-to.a': '0503' } });
    const outcome = { row: '', fates: { a: 'retreats', b: 'unhurt' } };
    const next = changeBoard(board, applyOutcome(board, asked, outcome).changes);
    expect(listFollowUps(board, asked, outcome, next).map(({ id }) => id)).toEqual(['advance', 'extension', 'counter']);
  });
});

describe('a deep charge', () => {
  const charge = (answers = {}): ActionAsk => ({
    action: 'deep-charge',
    side: 'prussia',
    parts: [{ counter: 'h', as: 'charges' }],
    targets: ['0505'],
    answers,
  });
  const board = (more: Partial<Unit> = {}) => open([horse('h', '0505', 'prussia', more), unit('a', '0504', 'austria')]);

  test('is for engaged, formed cavalry that made none, after the advances', () => {
    expect(answerOf(board(), charge())).toBe(4);
    expect(answerOf(board({ state: ['disordered'] }), charge())).toBe('deep-charge.formed');
    expect(answerOf(board({ state: ['support'] }), charge())).toBe('deep-charge.engaged');
    expect(answerOf(board({ marks: ['charged'] }), charge())).toBe('deep-charge.once');
    expect(answerOf(board(), charge({ advanced: 'no' }))).toBe('deep-charge.after');
  });

  test('binds at 11', () => {
    const changed = (row: string) => applyOutcome(board(), charge(), { row, fates: {} }).changes;
    expect(changed('free')).toEqual([{ change: 'mark', counter: 'h', add: ['charged'], remove: [] }]);
    expect(changed('obliged')).toContainEqual({ change: 'state', counter: 'h', add: ['bound'], remove: [] });
  });
});
