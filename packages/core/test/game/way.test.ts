/* Ways in one line, as a player at the table would say them. */
import { describe, expect, it } from 'vitest';
import { column, figure, grid, same, t } from '../../src/chart/index.ts';
import {
  choice,
  defineCalculator,
  describeInput,
  group,
  list,
  listRowOptions,
  parseWay,
  type Value,
  wholeNumber,
} from '../../src/game/index.ts';
import { nameMeanings } from '../../src/game/way-words.ts';

const ground = grid({
  id: 'ground',
  title: t('Ground', 'Terrain'),
  document: 'sheet',
  columns: { foot: column(t('Foot', 'À pied'), figure) },
  rows: {
    clear: { label: t('Clear', 'Clair'), cells: '1' },
    town: { label: t('Town / Village / Ruins', 'Ville / Village / Ruines'), cells: '2' },
    woods: { label: t('Woods', 'Bois'), cells: '2' },
    water: { label: t('River / Lake', 'Rivière / Lac'), cells: '3' },
    road: { label: t('Road', 'Route'), cells: '1' },
    stream: { label: t('Stream', 'Ruisseau'), cells: '+1' },
    slope: { label: t('Up a slope', 'Haut de pente'), cells: '+1' },
    steep: { label: t('Steep slope', 'Pente raide'), cells: '+2' },
    bridge: { label: t('Bridge', 'Pont'), cells: '0' },
  },
});
const old = ground.reprint({ document: 'old', rows: { town: { label: t('Hamlet', 'Hameau') } } });
const row = <const O extends string>(...ids: O[]) => listRowOptions(ground, ids);

const step = group({
  label: t('Step', 'Pas'),
  roles: { ground: ['hex', 'way'], hexside: ['hexsides', 'level'] },
  fields: {
    hex: choice({ label: t('Hex', 'Hex'), options: row('clear', 'town', 'woods', 'water'), default: 'clear' }),
    way: choice({
      label: t('Along a', 'Par'),
      options: { none: t('no road', 'aucune route'), ...row('road') },
      default: 'none',
    }),
    hexsides: list({
      label: t('Hexside', 'Bord d’hex'),
      of: choice({
        label: t('Hexside', 'Bord d’hex'),
        options: {
          ...row('stream', 'water', 'slope', 'steep', 'bridge'),
          crossing: { ...row('bridge').bridge, label: t('Crossing (as a bridge)', 'Passage (comme un pont)') },
        },
        default: 'stream',
      }),
      max: 6,
    }),
    level: wholeNumber({ label: t('Levels up', 'Niveaux montés'), min: -2, max: 2, default: 0 }),
    tired: wholeNumber({ label: t('Fatigue', 'Fatigue'), min: 0, max: 9, default: 0 }),
  },
});
const march = defineCalculator({
  id: 'march',
  title: t('March', 'Marche'),
  lead: t('A way.', 'Un chemin.'),
  input: describeInput({ steps: list({ label: t('Steps', 'Pas'), of: step, min: 1, max: 6 }) }),
  charts: { new: { ground }, old: { ground: old } },
  readings: {},
  examples: [],
  answer: () => ({ total: 0 }),
});

const START = { hex: 'clear', way: 'none', hexsides: [], level: 0, tired: 0 };
const steps = (...taken: readonly Record<string, Value>[]) => ({
  ok: true,
  steps: taken.map((values) => ({ ...START, ...values })),
});
const read = (text: string) => parseWay(march, 'steps', text);
const faults = (text: string) => {
  const way = read(text);
  return way.ok
    ? []
    : way.faults.map(({ why, word, meanings }) => [why, word, meanings.map(({ option }) => option.en)]);
};

describe('a way in one line', () => {
  it.each<[string, readonly Record<string, Value>[]]>([
    ['', []],
    [' , ; ', []],
    ['woods', [{ hex: 'woods' }]],
    ['road 2', [{ way: 'road' }, { way: 'road' }]],
    ['2 road', [{ way: 'road' }, { way: 'road' }]],
    ['Road 2, village, stream', [{ way: 'road' }, { way: 'road' }, { hex: 'town' }, { hexsides: ['stream'] }]],
    ['route 2; Village; ruisseau', [{ way: 'road' }, { way: 'road' }, { hex: 'town' }, { hexsides: ['stream'] }]],
    ['woods over a stream', [{ hex: 'woods', hexsides: ['stream'] }]],
    ['over the stream into woods', [{ hex: 'woods', hexsides: ['stream'] }]],
    ['bois par-dessus le ruisseau', [{ hex: 'woods', hexsides: ['stream'] }]],
    ['stream bridge stream', [{ hexsides: ['stream', 'bridge'] }]],
    ['steep slope', [{ hexsides: ['steep'] }]],
    ['up slope, pente raide', [{ hexsides: ['slope'] }, { hexsides: ['steep'] }]],
    ['up 2 woods, down 1', [{ hex: 'woods', level: 2 }, { level: -1 }]],
    ['woods +1, −2', [{ hex: 'woods', level: 1 }, { level: -2 }]],
    ['monte 1, descend 2', [{ level: 1 }, { level: -2 }]],
    ['into river, over river', [{ hex: 'water' }, { hexsides: ['water'] }]],
    ['crossing', [{ hexsides: ['crossing'] }]],
    ['vill, wood', [{ hex: 'town' }, { hex: 'woods' }]],
    ['hamlet, hameau', [{ hex: 'town' }, { hex: 'town' }]],
    ['town village', [{ hex: 'town' }]],
  ])('“%s”', (text, taken) => {
    expect(read(text)).toEqual(steps(...taken));
  });

  it.each<[string, readonly (readonly [string, string, readonly string[]])[]]>([
    ['vilage', [['unknown', 'vilage', []]]],
    [
      'road 2, xx, village, yy',
      [
        ['unknown', 'xx', []],
        ['unknown', 'yy', []],
      ],
    ],
    ['wo', [['unknown', 'wo', []]]],
    ['3', [['unknown', '3', []]]],
    ['woods into', [['unknown', 'into', []]]],
    ['woods +3', [['unknown', '+3', []]]],
    ['into stream', [['unknown', 'stream', []]]],
    ['tired', [['unknown', 'tired', []]]],
    ['river', [['ambiguous', 'river', ['River / Lake', 'River / Lake']]]],
    ['woods village', [['second', 'village', ['Town / Village / Ruins']]]],
    ['road 7', [['too-many', '6', []]]],
  ])('refuses “%s” and names the word', (text, found) => {
    expect(faults(text)).toEqual(found);
  });

  it('says of a word with two meanings which fields they are of', () => {
    const way = read('lac');
    expect(way.ok ? [] : way.faults.flatMap(({ meanings }) => meanings.map(({ field }) => field.fr))).toEqual([
      'Hex',
      'Bord d’hex',
    ]);
  });

  it('takes the terrains of a hex that may have several, and lets the default go', () => {
    const several = group({
      label: same('Step'),
      roles: { ground: ['terrains'] },
      fields: {
        terrains: list({
          label: same('Terrains'),
          of: choice({ label: same('Terrain'), options: row('clear', 'town', 'woods'), default: 'clear' }),
          min: 1,
          max: 3,
        }),
      },
    });
    const input = describeInput({ steps: list({ label: same('Steps'), of: several, min: 1, max: 3 }) });
    expect(parseWay({ charts: march.charts, input }, 'steps', 'town woods, clear')).toEqual({
      ok: true,
      steps: [{ terrains: ['town', 'woods'] }, { terrains: ['clear'] }],
    });
    // Without a level there is nothing to climb.
    expect(parseWay({ charts: march.charts, input }, 'steps', 'woods +1').ok).toBe(false);
  });

  it('finds nothing where nothing is declared', () => {
    expect(parseWay(march, 'no-list', 'woods')).toEqual({ ok: true, steps: [] });
    const plain = describeInput({
      steps: list({ label: same('Steps'), of: wholeNumber({ label: same('N'), min: 0, max: 3, default: 0 }), max: 3 }),
    });
    expect(parseWay({ charts: {}, input: plain }, 'steps', 'woods').ok).toBe(false);
    expect(parseWay({ charts: {}, input: plain }, 'steps', ' , ')).toEqual({ ok: true, steps: [] });
  });

  it('climbs only what is declared as a hexside', () => {
    const flat = { ...step, roles: { ground: ['hex'] } };
    const input = describeInput({ steps: list({ label: same('Steps'), of: flat, max: 3 }) });
    const way = parseWay({ charts: march.charts, input }, 'steps', 'woods +1');
    expect(way).toEqual({ ok: false, faults: [{ why: 'unknown', word: '+1', meanings: [] }] });
  });

  it('has no name for a role without a field, nor for an option without a word', () => {
    const hex = choice({
      label: same('Hex'),
      options: { none: same('—'), mud: same('Mud') },
      default: 'none',
    });
    const bare = { ...group({ label: same('Step'), fields: { hex } }), roles: { ground: ['nowhere', 'hex'] } };
    expect([...nameMeanings({ charts: {} }, bare).keys()]).toEqual(['mud']);
  });
});
