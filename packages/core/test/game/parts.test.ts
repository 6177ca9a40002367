import { die } from '@coup-doeil/dice';
import { createRoller } from '@coup-doeil/dice/roll';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { same, t } from '../../src/chart/index.ts';
import {
  type Calculator,
  checkAsk,
  choice,
  defineGame,
  direction,
  endRow,
  formatPlaceId,
  getDefaultPrinting,
  list,
  listRowOptions,
  listRows,
  type Meta,
  type Move,
  recordingTally,
  refuse,
  replay,
  sampleInput,
  silentTally,
  type Walk,
} from '../../src/game/index.ts';
import { rollReport } from '../../src/game/roll.ts';
import { ground2001, turn2001 } from '../fixture/charts.ts';
import { anyFight, GAME, input } from '../fixture/fight.ts';
import { says } from '../says.ts';
import { inputs } from './inputs.ts';
import { shapes } from './shapes.ts';

describe('a tally', () => {
  const place = ground2001.at('wood', 'fight');
  const other = ground2001.at('ford', 'fight');

  it('sums the same in silence as on record', () => {
    const acts = fc.array(
      fc.tuple(fc.constantFrom('add', 'set', 'ignore', 'light', 'within'), fc.integer({ min: -9, max: 9 })),
    );
    fc.assert(
      fc.property(acts, (found) => {
        const tallies = [silentTally(), recordingTally()];
        for (const tally of tallies)
          for (const [act, n] of found) {
            if (act === 'add') tally.add(place, n);
            else if (act === 'set') tally.set(place, n);
            else if (act === 'ignore') tally.ignore(place, n, other);
            else if (act === 'light') tally.light(place);
            else tally.within('part', () => t('Part', 'Partie')).add(other, n);
          }
        const [quiet, loud] = tallies;
        expect(quiet?.total).toBe(loud?.total);
      }),
    );
  });

  it('names a line by its place, and again by its number', () => {
    const tally = recordingTally();
    tally.add(place, -1);
    tally.add(place, -1, () => t('Once more', 'Encore'));
    tally.within('march', () => t('March', 'Marche')).ignore(other, -2, place);
    expect(tally.steps.map(({ id, total }) => [id, total])).toEqual([
      ['ground.wood.fight', -1],
      ['ground.wood.fight-2', -2],
      ['march/ground.ford.fight', -2],
    ]);
    expect(tally.steps[1]?.label).toEqual(t('Once more', 'Encore'));
    expect(tally.steps[2]).toMatchObject({
      op: 'ignored',
      by: 'march/ground.wood.fight',
      label: says('March: Ford', 'Marche\u202f: Gué'),
    });
    expect(tally.lit).toEqual([place.cite, place.cite]);
    expect(formatPlaceId({ document: 'd', chart: 'notes', note: 'a' })).toBe('notes.a');
  });
});

describe('a walk', () => {
  const move = (id: string): Move => ({ id, label: t(id, id), cite: turn2001.step('move').cite });
  // One may move twice at most, then fight, and then it is over.
  const walk: Walk<{ readonly moves: number; readonly over: boolean }> = {
    start: { moves: 0, over: false },
    moves: ({ moves, over }) => (over ? [] : [...(moves < 2 ? [move('move')] : []), move('fight')]),
    take: (state, id) => (id === 'move' ? { ...state, moves: state.moves + 1 } : { ...state, over: true }),
    refuse: ({ over }) =>
      refuse(over ? t('It is over.', 'C’est fini.') : t('Not now.', 'Pas maintenant.'), turn2001.step('fight')),
  };

  it('is replayed as far as its choices are legal', () => {
    expect(replay(walk, [])).toMatchObject({
      state: walk.start,
      path: [],
      stopped: null,
      moves: [{ id: 'move' }, { id: 'fight' }],
    });
    expect(replay(walk, ['move', 'fight'])).toMatchObject({ state: { over: true }, moves: [], stopped: null });
    const stopped = replay(walk, ['move', 'move', 'move', 'fight']);
    expect(stopped).toMatchObject({
      state: { moves: 2 },
      stopped: { at: 3, reason: t('Not now.', 'Pas maintenant.'), cite: { row: 'fight' } },
    });
    expect(stopped.path).toHaveLength(2);
    expect(replay(walk, ['fight', 'move']).stopped).toMatchObject({ at: 2, reason: t('It is over.', 'C’est fini.') });
  });
});

describe('a roll', () => {
  const asked = checkAsk(anyFight, { input: { from: 'flank' } });

  it('is the report, with dice, what came out and the seed; the same again for the same seed', () => {
    const first = rollReport(GAME, anyFight, asked, 'a seed');
    expect(rollReport(GAME, anyFight, asked, 'a seed')).toEqual(first);
    expect(first).toMatchObject({ calculator: 'fight', seed: 'a seed', answer: { total: 1 } });
    expect(first.rolls[0]).toMatchObject({ die: 'd6', for: t('the fight', 'le combat') });
    expect(first.outcome?.result?.label.en).toMatch(/^on the table: /);
    expect(rollReport(GAME, anyFight, asked).seed).not.toBe(rollReport(GAME, anyFight, asked).seed);
  });

  it('comes out as the odds allow, whatever the seed', () => {
    fc.assert(
      fc.property(inputs(input), fc.string(), (value, seed) => {
        const { odds, outcome, rolls, refused } = rollReport(
          GAME,
          anyFight,
          checkAsk(anyFight, { input: value }),
          seed,
        );
        if (refused) expect([rolls, outcome]).toEqual([[], null]);
        else
          for (const list of ['result', 'defender'])
            expect(odds[list]?.map(({ id }) => id)).toContain(outcome?.[list]?.id);
      }),
    );
  });

  it('throws nothing where there is nothing to throw', () => {
    const still: Calculator = { ...anyFight, answer: () => ({ total: 1 }) };
    expect(rollReport(GAME, still, asked, 's')).toMatchObject({ rolls: [], outcome: null, seed: 's' });
    const { odds: __, ...unnamed } = anyFight;
    expect(rollReport(GAME, unnamed, asked, 's')).toMatchObject({ rolls: [{ die: 'd6' }], outcome: {} });
  });
});

describe('a sample', () => {
  it('can be anything: every option, every length, every number', () => {
    const seen = new Set<string>();
    const dice = createRoller('a sample');
    const pick = (size: number) => dice.roll({ faces: Array.from({ length: size }, (_, face) => face) });
    for (let i = 0; i < 4000; i++) {
      const value = sampleInput(shapes, pick);
      seen
        .add(`small ${value.small}`)
        .add(`set ${value.set.length}`)
        .add(`run ${value.run.length}`)
        .add(`colour ${value.colour}`);
      seen
        .add(`maybe ${value.maybe}`)
        .add(`repeats ${new Set(value.run).size < value.run.length}`)
        .add(`set ${[...value.set].sort()}`);
    }
    for (let small = -2; small <= 3; small++) expect(seen).toContain(`small ${small}`);
    for (const size of [0, 1, 2, 3]) expect(seen).toContain(`set ${size}`);
    for (const other of [
      'run 4',
      'colour green',
      'maybe null',
      'maybe 5',
      'repeats true',
      'repeats false',
      'set blue,green,red',
    ])
      expect(seen).toContain(other);
  });
});

describe('fields and games', () => {
  it('offer the rows of a chart, with the cell that each would bring', () => {
    const rows = listRowOptions(ground2001, ['wood', 'nowhere'], 'fight');
    expect(rows.wood).toEqual({
      label: t('Wood / Grove', 'Bois / Bosquet'),
      cite: ground2001.at('wood', 'fight').cite,
    });
    expect(rows.nowhere).toEqual({ label: same('nowhere') });
    expect(listRowOptions(ground2001, ['wood']).wood).toMatchObject({ cite: { row: 'wood' } });
    const field = choice({ label: t('G', 'T'), options: { none: t('none', 'aucun'), ...rows }, default: 'none' });
    expect('options' in field && field.options.map(({ id, cite }) => [id, cite?.column])).toEqual([
      ['none', undefined],
      ['wood', 'fight'],
      ['nowhere', undefined],
    ]);
  });

  it('count a list from its least, and hold it for a set when its items are choices', () => {
    const of = direction({ label: t('S', 'C'), default: 'n' });
    const made = list({ label: t('L', 'L'), of, min: 2, max: 3 });
    expect(made).toMatchObject({ kind: 'list', min: 2, count: 2, distinct: true });
    expect(list({ label: t('L', 'L'), of, max: 3, repeats: true })).toMatchObject({
      min: 0,
      count: 0,
      distinct: false,
    });
    expect(list({ label: t('L', 'L'), of: made, max: 3, count: 1 })).toMatchObject({ count: 1, distinct: false });
  });

  it('have a default printing: the first', () => {
    const printing = (id: string) => ({ id, year: 2001, label: t(id, id) });
    const meta = (printings: Meta['printings']) => ({ printings }) as Meta;
    expect(getDefaultPrinting(meta([printing('revised'), printing('2016')]))).toBe('revised');
    expect(() => getDefaultPrinting(meta([]))).toThrow('empty list');
    const game = { meta: meta([]), sources: [], readings: {}, silences: [], charts: async () => ({}), calculators: {} };
    expect(defineGame(game)).toEqual(game);
  });

  it('take any die', () => {
    const odd = die('odd', [1, 3, 5]);
    const dice = [odd, die('nought', [0])].map((one) => ({ die: one, why: t('x', 'x') }));
    const rows = listRows(dice, (sum) => ({ id: String(sum) }), endRow);
    const thrown: Calculator = { ...anyFight, answer: () => ({ total: null, branches: { dice, fates: [], rows } }) };
    expect(['1', '3', '5']).toContain(rollReport(GAME, thrown, checkAsk(anyFight, {}), 'z').outcome?.result?.id);
  });
});
