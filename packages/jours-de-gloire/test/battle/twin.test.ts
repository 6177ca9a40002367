import {
  type ActionAsk,
  findMarches,
  isUnpriced,
  listActions,
  openBoard,
  prepareAction,
  runAction,
} from '@coup-doeil/core/battle';
import { type Calculator, isRefusal, run, silentTally } from '@coup-doeil/core/game';
import { formatHex } from '@coup-doeil/hex';
import { describe, expect, test } from 'vitest';
import { battle } from '../../src/battle.ts';
import { notes2006, notes2016 } from '../../src/charts/notes.ts';
import { terrain2006, terrain2016 } from '../../src/charts/terrain.ts';
import { MARCH_READINGS } from '../../src/readings/march.ts';
import { march } from '../../src/rules/march.ts';
import { disordered } from '../../src/rules/units.ts';
import type { State } from '../../src/vocabulary.ts';
import { randomBattle, randomNumbers } from './random-battle.ts';
import { listLabels, neighbour, unitsAt } from './slow-board.ts';
import { between, fireInputs, mayAttack, orderOf, rowAt, shockInput, zoneOf } from './slow-jdg.ts';

const RUNS = Number(process.env.RUNS ?? 21);

/** Tables that differ from the default one in a reading or two. */
const TABLES: readonly Record<string, string>[] = [
  {},
  { facing: 'vertex' },
  { 'attack-arc': 'any', 'stack-facing': 'exposed' },
  { 'who-attacks': 'good-order', 'routed-face': 'front' },
  { 'fire-arc': 'any', 'spine-entry': 'better', 'combined-range': 'shorter' },
  { 'guns-in-square': 'own-front', 'test-face': 'front', 'artillery-attacks': 'offered' },
  { zoc: 'all', 'zone-holders': 'not-routed', 'zone-stops': 'goes-on' },
];

const situations = Array.from({ length: RUNS }, (_, i) => {
  const next = randomNumbers(1000 + i);
  const edition = next(3) ? '2016' : '2006';
  return { document: randomBattle(i + 1), readings: TABLES[i % TABLES.length] ?? {}, edition };
});
type Situation = (typeof situations)[number];

/** A calculator's own answer, asked as anybody would. */
const tell = (id: string, input: unknown, { edition, readings }: Situation) => {
  const calculator = battle.calculators[id] as Calculator;
  const known = Object.fromEntries(Object.entries(readings).filter(([key]) => Object.hasOwn(calculator.readings, key)));
  const told = run(battle.game, calculator, { edition, readings: known, input });
  if (!told.ok) throw told.error;
  return told.report;
};

const slowShock = ({ document, readings }: Situation, { side, parts, targets: [target = ''] }: ActionAsk) =>
  shockInput(
    document,
    side,
    parts.flatMap(({ counter, as }) => document.units.filter(({ id }) => id === counter).map((unit) => ({ unit, as }))),
    target,
    readings,
  );

/** Of the ways of a shot the one that the table counts, by the calculator's totals. */
const slowFire = (situation: Situation, { parts, targets: [target = ''] }: ActionAsk) => {
  const { document, readings } = situation;
  const find = (as: string) =>
    document.units.find(({ id }) => parts.some((part) => part.as === as && part.counter === id));
  const lead = find('leads');
  if (!lead) throw new Error('nobody leads');
  const inputs = fireInputs(document, lead, find('supports'), target, readings);
  const totals = inputs.map((input) => tell('fire', input, situation).answer?.total ?? Number.NEGATIVE_INFINITY);
  const wanted = readings['spine-entry'] === 'better' ? Math.max(...totals) : Math.min(...totals);
  return inputs.filter((_, i) => totals[i] === wanted);
};

describe('every action that is listed', () => {
  test.each(situations.map((situation, i) => [i + 1, situation] as const))(
    'position %i: input and report',
    (_, situation) => {
      const { document, readings, edition } = situation;
      const board = openBoard(battle, document, { edition, readings });
      for (const side of ['blue', 'red'])
        for (const { action, sets } of listActions(board, side))
          for (const { ask, brief } of sets) {
            const ready = prepareAction(board, ask);
            if (isRefusal(ready) || isUnpriced(ready)) throw new Error('listed, and refused');
            if (action === 'shock') expect(ready.input).toEqual(slowShock(situation, ask));
            else expect(slowFire(situation, ask)).toContainEqual(ready.input);
            const told = runAction(board, ask);
            if (isRefusal(told) || isUnpriced(told)) throw new Error('listed, and refused');
            const own = tell(action, ready.input, situation);
            expect({ ...told.report, readings: [] }).toEqual({ ...own, readings: [] });
            expect(brief.headline).toBe(own.answer?.headline);
          }
    },
    60_000,
  );
});

/** Every hex by repeated passes over the map: no queue, no table. */
const slowReach = (situation: Situation, id: string): Map<string, number> => {
  const { document, readings, edition } = situation;
  const unit = document.units.find((one) => one.id === id);
  if (!unit?.hex) return new Map();
  const { side, arm, hex: start } = unit;
  const enemies = document.units.filter((one) => one.side !== side && one.hex);
  const zones = new Set(enemies.flatMap((enemy) => zoneOf(document, enemy, readings)));
  const charts =
    edition === '2006' ? { terrain: terrain2006, notes: notes2006 } : { terrain: terrain2016, notes: notes2016 };
  const movement = (arm === 'general' ? 8 : 4) * 2;
  const optionOf = (reading: keyof typeof MARCH_READINGS) =>
    readings[reading] ?? Object.keys(MARCH_READINGS[reading].options)[0];
  type Key = `${string} ${State} ${'on' | 'stop'}`;
  const best = new Map<Key, number>([[`${start} ${orderOf(unit) as State} on`, 0]]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [key, cost] of [...best]) {
      const [hex = '', state, stop] = key.split(' ') as [string, State, string];
      if (stop === 'stop') continue;
      for (let way = 0; way < 6; way++) {
        const to = neighbour(document, hex, way);
        if (to === undefined || enemies.some((enemy) => enemy.hex === to)) continue;
        const friend = unitsAt(document, to).some(
          (one) => one.side === side && one.arm !== 'general' && (to !== start || one !== unit),
        );
        const beside = [0, 1, 2, 3, 4, 5].some((s) => {
          const next = neighbour(document, to, s);
          return enemies.some((enemy) => enemy.hex === next && enemy.arm !== 'general');
        });
        const tally = silentTally();
        const context = { edition, charts, tally, reading: optionOf as never };
        const step = march(
          context,
          { arm: arm as 'infantry', disordered: state === 'disordered' },
          {
            ...(between(document, hex, to) as object as Parameters<typeof march>[2]),
            hex: rowAt(document, to) as 'clear',
            friendly: friend,
            leaving: zones.has(hex),
            entering: zones.has(to),
            beside,
          },
        );
        if (isRefusal(step)) continue;
        const sum = cost + tally.total * 2;
        const fate = step.disorders ? disordered(state, () => 'apart') : 'hold';
        const after = fate === 'disordered' ? fate : state;
        const ends = zones.has(to) && readings['zone-stops'] !== 'goes-on' && arm !== 'general';
        const next: Key = `${to} ${after} ${ends ? 'stop' : 'on'}`;
        if (sum <= movement && sum < (best.get(next) ?? Number.POSITIVE_INFINITY)) {
          best.set(next, sum);
          changed = true;
        }
      }
    }
  }
  const hexes = new Map<string, number>();
  for (const [key, cost] of best) {
    const [hex = ''] = key.split(' ');
    hexes.set(hex, Math.min(cost, hexes.get(hex) ?? cost));
  }
  return hexes;
};

test.each(situations.map((situation, i) => [i + 1, situation] as const))(
  'position %i: every reach',
  (_, situation) => {
    const { document, readings, edition } = situation;
    const board = openBoard(battle, document, { edition, readings });
    for (const counter of board.counters) {
      const { arrivals } = findMarches(board, counter);
      const found = new Map([...arrivals].map(([hex, { cost }]) => [formatHex(board.ground.grid, hex), cost]));
      expect([...found].sort()).toEqual([...slowReach(situation, counter.id)].sort());
    }
  },
  60_000,
);

/** All choices of some of the items, each in one of its manners. */
const choose = <T>([first, ...rest]: readonly { readonly item: T; readonly manners: readonly string[] }[]): {
  item: T;
  as: string;
}[][] => {
  if (!first) return [[]];
  const without = choose(rest);
  return [...without, ...first.manners.flatMap((as) => without.map((set) => [{ item: first.item, as }, ...set]))];
};

const seeds = Array.from({ length: RUNS }, (_, i) => 5000 + i);

describe('on small boards, against every subset, hex and manner', () => {
  test.each(seeds)(
    'position %i: shocks, none missing and none illegal',
    (seed) => {
      const readings = TABLES[seed % TABLES.length] ?? {};
      const situation: Situation = {
        document: randomBattle(seed, { columns: 5, rows: 5, each: 5, crowd: 2 }),
        readings,
        edition: '2016',
      };
      const { document } = situation;
      const board = openBoard(battle, document, { edition: '2016', readings });
      const listed = new Map(
        listActions(board, 'blue')
          .filter(({ action }) => action === 'shock')
          .map((one) => [one.target, one]),
      );
      for (const target of listLabels(document)) {
        const able = document.units.filter(
          (unit) =>
            unit.side === 'blue' &&
            mayAttack(document, unit, target, readings) &&
            (unit.arm !== 'artillery' || readings['artillery-attacks'] === 'offered'),
        );
        const against = document.units.some(
          (unit) => unit.hex === target && unit.side === 'red' && unit.arm !== 'general',
        );
        const items = able.map((item) => ({
          item,
          manners: item.arm === 'cavalry' ? ['attacks', 'charges'] : ['attacks'],
        }));
        const legal = (against ? choose(items) : [])
          .filter((set) => set.length > 0)
          .flatMap((set) => {
            const parts = set.map(({ item, as }) => ({ unit: item, as }));
            const report = tell('shock', shockInput(document, 'blue', parts, target, readings), situation);
            const measure = report.answer?.measure;
            return measure ? [{ ids: set.map(({ item }) => item.id), chance: measure.ways / measure.of }] : [];
          });
        const bestOf = (ids: readonly string[]) =>
          Math.max(
            ...legal
              .filter((one) => one.ids.length === ids.length && one.ids.every((id) => ids.includes(id)))
              .map(({ chance }) => chance),
          );
        const apart = legal.filter(
          ({ ids, chance }) =>
            chance === bestOf(ids) &&
            !legal.some(
              (part) =>
                part.ids.length < ids.length && part.ids.every((id) => ids.includes(id)) && part.chance >= chance,
            ),
        );
        const wanted = [...new Set(apart.map(({ ids, chance }) => `${[...ids].sort().join(' ')} ${chance}`))].sort();
        const own = listed.get(target);
        const sets = (own?.sets ?? []).map(
          ({ ask, worth }) =>
            `${ask.parts
              .map(({ counter }) => counter)
              .sort()
              .join(' ')} ${worth.ways / worth.of}`,
        );
        expect(sets.sort()).toEqual(wanted);
        expect((own?.sets.length ?? 0) + (own?.leftOut ?? 0)).toBe(legal.length);
      }
    },
    60_000,
  );
  test.each(seeds)(
    'position %i: fires, none missing and none illegal',
    (seed) => {
      const readings = TABLES[seed % TABLES.length] ?? {};
      const arms = ['artillery', 'artillery', 'artillery', 'infantry'] as const;
      const document = randomBattle(seed, { columns: 6, rows: 5, each: 6, crowd: 3, arms });
      const situation: Situation = { document, readings, edition: '2006' };
      const board = openBoard(battle, document, { edition: '2006', readings });
      const fires = listActions(board, 'blue').filter(({ action }) => action === 'fire');
      const able = document.units.filter(
        (unit) =>
          unit.side === 'blue' &&
          unit.arm === 'artillery' &&
          orderOf(unit) !== 'routed' &&
          (readings['who-attacks'] !== 'good-order' || orderOf(unit) === 'good-order'),
      );
      const legal = listLabels(document).flatMap((target) => {
        if (!document.units.some((unit) => unit.hex === target && unit.side === 'red' && unit.arm !== 'general'))
          return [];
        const pairs = able.flatMap((lead) => [
          [lead] as const,
          ...able
            .filter((unit) => unit !== lead && unit.hex === lead.hex && unit.formation === lead.formation)
            .filter((unit) => fireInputs(document, unit, undefined, target, readings).length > 0)
            .map((unit) => [lead, unit] as const),
        ]);
        return pairs.flatMap(([lead, second]) => {
          if (fireInputs(document, lead, undefined, target, readings).length === 0) return [];
          const inputs = slowFire(situation, {
            action: 'fire',
            side: 'blue',
            parts: [{ counter: lead.id, as: 'leads' }, ...(second ? [{ counter: second.id, as: 'supports' }] : [])],
            targets: [target],
          });
          const answer = inputs[0] && tell('fire', inputs[0], situation).answer;
          // Nine on the table with a nine on the die.
          if (!answer?.measure || (answer.total ?? -1) < 0) return [];
          return [
            { target, ids: [lead.id, ...(second ? [second.id] : [])], chance: answer.measure.ways / answer.measure.of },
          ];
        });
      });
      const isWithin = (part: readonly string[], ids: readonly string[]) =>
        part.length < ids.length && part.every((id) => ids.includes(id));
      const isSame = (other: readonly string[], ids: readonly string[]) =>
        other.length === ids.length && other.every((id) => ids.includes(id));
      const apart = legal.filter(
        (one) =>
          !legal.some(
            (other) =>
              other.target === one.target &&
              ((isWithin(other.ids, one.ids) && other.chance >= one.chance) ||
                (isSame(other.ids, one.ids) && other.chance > one.chance)),
          ),
      );
      const wanted = [
        ...new Set(apart.map(({ target, ids, chance }) => `${target} ${[...ids].sort().join(' ')} ${chance}`)),
      ].sort();
      const listed = fires.flatMap(({ target, sets }) =>
        sets.map(
          ({ ask, worth }) =>
            `${target} ${ask.parts
              .map(({ counter }) => counter)
              .sort()
              .join(' ')} ${worth.ways / worth.of}`,
        ),
      );
      expect(listed.sort()).toEqual(wanted);
      expect(fires.reduce((sum, { sets, leftOut }) => sum + sets.length + leftOut, 0)).toBe(legal.length);
    },
    60_000,
  );
});
