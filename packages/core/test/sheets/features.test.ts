import { describe, expect, it, test } from 'vitest';
import { checkAsk, type Report, run } from '../../src/game/index.ts';
import { roll } from '../../src/game/roll.ts';
import { getCalculator, readSheets } from '../../src/sheets/index.ts';

type Texts = Readonly<Record<string, string>>;
type Input = Readonly<Record<string, unknown>>;

/** Sheets without a mistake, and what their calculator answers. */
const read = (files: Texts, id = 'fire') => {
  const sheets = readSheets(files, { folder: 'game' });
  expect(sheets.problems).toEqual([]);
  const calculator = getCalculator(sheets, id);
  const ask = (
    input: Input = {},
    more: { readonly readings?: Readonly<Record<string, string>>; readonly edition?: string } = {},
  ): Report => {
    const result = run(sheets.game.meta, calculator, { input, ...more });
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    return result.report;
  };
  return { ...sheets, calculator, ask };
};

/** `hit 2/6, none 4/6`. */
const odds = ({ odds: lists }: Report, list = 'result'): string =>
  (lists[list] ?? []).map(({ id, ways, of }) => `${id} ${ways}/${of}`).join(', ');

const facts = ({ answer }: Report): Input =>
  Object.fromEntries((answer?.facts ?? []).map(({ id, value }) => [id, value]));
const working = ({ working: steps }: Report): string[] =>
  steps.map(({ id, op, value, total }) => `${id} ${op} ${value} = ${total}`);
const refusal = ({ refused }: Report): unknown => refused && [refused.reason.en, refused.cite.chart];

/** A table on a d6, and the rows of its modifiers. */
const HITS = 'from,to,hit\n,3,-\n4,,x';
const lines = (...rows: readonly string[]): string =>
  ['id,en,group,value,kind,on,rounding,not_with,replaces', ...rows].join('\n');
const fire = (...rows: readonly string[]) =>
  read({
    fire: HITS,
    'fire-modifiers': lines(...rows),
    charts: 'id,kind,dice\nfire,bands,d6\nfire-modifiers,modifiers,',
  });

describe('dice', () => {
  const on = (dice: string, table: string) =>
    odds(read({ fire: table, charts: `id,kind,dice\nfire,bands,"${dice}"` }).ask());

  it('are any sum', () => {
    expect(on('2d6', 'from,to,hit\n,11,-\n12,,x')).toBe('11-or-less 35/36, 12-or-more 1/36');
    // Of the 24 sums of a d6 and a d4 one is 2.
    expect(on('d6+d4', 'from,to,hit\n,2,-\n3,,x')).toBe('2-or-less 1/24, 3-or-more 23/24');
  });

  it('are a hundred by bands, sixty-six, or read from nought', () => {
    expect(on('d100', 'from,to,hit\n1,5,-\n6,100,x')).toBe('1-to-5 5/100, 6-to-100 95/100');
    expect(on('d100(0-99)', 'from,to,hit\n0,5,-\n6,99,x')).toBe('0-to-5 6/100, 6-to-99 94/100');
    expect(on('d66', 'from,to,hit\n,16,-\n17,,x')).toBe('16-or-less 6/36, 17-or-more 30/36');
    expect(on('d10', 'from,to,hit\n0,0,-\n1,9,x')).toBe('0 1/10, 1-to-9 9/10');
    expect(on('d10(1-10)', 'from,to,hit\n1,9,-\n10,10,x')).toBe('1-to-9 9/10, 10 1/10');
    expect(on('d6(2,3,3,4,4,5)', 'from,to,hit\n,3,-\n4,,x')).toBe('3-or-less 3/6, 4-or-more 3/6');
  });

  it('are known where the rows are all that they can show', () => {
    expect(odds(read({ fire: 'from,to,hit\n1,4,-\n5,6,x' }).ask())).toBe('1-to-4 4/6, 5-to-6 2/6');
    expect(odds(read({ fire: 'from,to,hit\n2,11,-\n12,12,x' }).ask())).toBe('2-to-11 35/36, 12 1/36');
  });

  it.each(['d0', 'd101', 'd6(6-1)', 'd6(1,x)', 'd6(1,1000)', '9d6+d6', 'pool 2d6', 'pool', '', 'six'])(
    '%j are none',
    (dice) => {
      expect(readSheets({ fire: HITS, charts: `id,kind,dice\nfire,bands,"${dice || 'x'}"` }).problems).not.toEqual([]);
    },
  );
});

describe('lines of modifiers', () => {
  it('count once, so many times, as a number or a difference', () => {
    const { ask } = fire(
      'flank,Flank,,+1',
      'guns,Guns,,-1,count to 2',
      'skill,Skill,,n,number 2 to 4',
      'morale,Morale,,+/-,difference',
    );
    expect(ask().answer?.total).toBe(2);
    expect(ask({ flank: true, guns: 2, skill: 4, morale: -3 }).answer?.total).toBe(0);
    expect(working(ask({ flank: true, guns: 2 }))).toEqual([
      'fire-modifiers.flank.value add 1 = 1',
      'fire-modifiers.guns.value add -2 = -1',
      'fire-modifiers.skill.value add 2 = 1',
    ]);
  });

  it('exclude and replace each other', () => {
    const { ask } = fire('flank,Flank,,+1', 'rear,Rear,,+2,,,,,flank', 'square,Square,,-1,,,,rear,');
    expect(ask({ flank: true, rear: true }).answer?.total).toBe(2);
    expect(ask({ rear: true, square: true }).answer?.total).toBe(2);
    expect(ask({ square: true }).answer?.total).toBe(-1);
  });

  it('are one of a group, or one at most', () => {
    const { ask, calculator } = fire(
      'dawn,Dawn,Hour / Heure,-1,one of',
      'noon,Noon,Hour / Heure,0,one of',
      'rain,Rain,Sky / Ciel,-2,at most one',
      'fog,Fog,Sky / Ciel,-3,at most one',
    );
    expect(Object.keys(calculator.input.fields)).toEqual(['hour', 'sky']);
    expect(
      [ask(), ask({ hour: 'noon' }), ask({ hour: 'noon', sky: 'fog' })].map(({ answer }) => answer?.total),
    ).toEqual([-1, 0, -3]);
  });

  it('on dice and columns at once have a working each', () => {
    const { ask } = read({
      fire: 'from,to,far,near\n,3,-,x\n4,,x,xx',
      mods: lines('high,High ground,,+1', 'close,Close,,+1,,column', 'aimed,Aimed,,+2,,column,,,high'),
      charts: 'id,kind,dice,edges\nfire,matrix,d6,stay\nmods,modifiers,,',
    });
    const report = ask({ high: true, close: true });
    expect(working(report)).toEqual([
      'column/fire set 0 = 0',
      'column/mods.close.value add 1 = 1',
      'die/fire set 0 = 0',
      'die/mods.high.value add 1 = 1',
    ]);
    expect([report.answer?.total, facts(report), odds(report)]).toEqual([1, { column: 'near' }, 'x 2/6, xx 4/6']);
    // A line of one sum sets a line of the other aside.
    expect(working(ask({ high: true, aimed: true })).at(-1)).toBe('die/mods.high.value ignored 1 = 0');
  });

  it('that hold when a reading says so', () => {
    const files = {
      fire: HITS,
      mods: 'en,value,when\nSmoke,-1,thick-smoke=yes',
      readings:
        'id,option,en,fr,chart\nthick-smoke,,Does smoke count?,La fumée compte-t-elle ?,mods\nthick-smoke,no,No,Non,\nthick-smoke,yes,Yes,Oui,',
      charts: 'id,kind,dice\nfire,bands,d6\nmods,modifiers,',
    };
    const { ask, game } = read(files);
    expect(ask({ smoke: true }).answer?.total).toBe(0);
    const report = ask({ smoke: true }, { readings: { 'thick-smoke': 'yes' } });
    expect([report.answer?.total, report.readings.map(({ id }) => id)]).toEqual([-1, ['thick-smoke']]);
    expect(game.readings['thick-smoke']).toMatchObject({
      why: { fr: 'La fumée compte-t-elle\u202f?' },
      confidence: 'weak',
      cite: { chart: 'mods' },
    });
  });
});

describe('looked-up figures', () => {
  const TERRAIN = [
    'group,en,fire',
    'Hexes,Clear,0',
    'Hexes,Woods,-1',
    'Hexes,Orchard,as Woods',
    'Hexes,Lake,NE',
    'Hexes,Cliff,X',
    'Hexsides,Wall,-2',
    'Hexsides,Hedge,as Wall',
    'Hexsides,None,-3',
  ].join('\n');
  const files = (...rows: readonly string[]) => ({
    fire: HITS.replace('x', 'H'),
    'fire-modifiers': lines(...rows),
    terrain: TERRAIN,
    key: 'symbol,en,effect\nNE,no effect,0\nX,forbidden,no\nH,a hit,',
    charts: 'id,kind,dice\nfire,bands,d6\nfire-modifiers,modifiers,\nterrain,grid,',
  });

  it('offer the rows of their group alone', () => {
    const { ask, calculator } = read(
      files('ground,Ground,,T,lookup terrain.fire of hexes', 'cover,Cover,,T,lookup terrain.fire of hexsides any'),
    );
    const { terrain, terrainHexsides } = calculator.input.fields as Readonly<
      Record<string, { kind: string; options?: readonly { id: string }[] }>
    >;
    expect([terrain?.kind, terrain?.options?.map(({ id }) => id)]).toEqual([
      'choice',
      ['clear', 'woods', 'orchard', 'lake', 'cliff'],
    ]);
    expect(terrainHexsides?.kind).toBe('list');
    expect(ask({ terrain: 'woods', terrainHexsides: ['wall', 'hedge'] }).answer?.total).toBe(-5);
  });

  it('follow a cell to another row, take a symbol for its figure, and are refused where it has none', () => {
    const { ask } = read(files('ground,Ground,,T,lookup terrain.fire of hexes'));
    expect([ask({ terrain: 'orchard' }), ask({ terrain: 'lake' })].map(({ answer }) => answer?.total)).toEqual([-1, 0]);
    expect(working(ask({ terrain: 'orchard' }))).toEqual(['terrain.woods.fire add -1 = -1']);
    expect(refusal(ask({ terrain: 'cliff' }))).toEqual(['Cliff: X', 'terrain']);
  });

  it('of 0 set their rivals aside', () => {
    const { ask } = read(files('open,In the open,,+1', 'ground,Ground,,T,lookup terrain.fire of hexes,,,,open'));
    const report = ask({ open: true, terrain: 'clear' });
    expect([report.answer?.total, working(report)]).toEqual([
      0,
      ['fire-modifiers.open.value ignored 1 = 0', 'terrain.clear.fire add 0 = 0'],
    ]);
  });

  it('may be none, or a row that is called so', () => {
    const { ask } = read(files('cover,Cover,,T,lookup terrain.fire of hexsides or none'));
    expect(ask({ terrain: 'none' }).answer?.total).toBe(-3);
    const { ask: other } = read(files('ground,Ground,,T,lookup terrain.fire of hexes or none'));
    expect([other(), other({ terrain: 'woods' })].map(({ answer }) => answer?.total)).toEqual([0, -1]);
  });

  it('share a field where two lines look in the same rows', () => {
    const { calculator } = read(
      files('ground,Ground,,T,lookup terrain.fire of hexes', 'again,Again,,T,lookup terrain.fire of hexes'),
    );
    expect(Object.keys(calculator.input.fields)).toEqual(['terrain']);
  });

  it('come from several groups, or from a grid without any', () => {
    const both = read(files('all,All,,T,lookup terrain.fire of hexes and hexsides'));
    expect(both.ask({ terrain: 'wall' }).answer?.total).toBe(-2);
    const { key: _, ...plain } = files('ground,Ground,,T,lookup terrain.fire');
    const grid = 'en,fire\nClear,0\nWoods,-2\nDitch,—';
    expect(read({ ...plain, terrain: grid }).ask({ terrain: 'woods' }).answer?.total).toBe(-2);
    const halved = readSheets({ ...plain, terrain: 'en,fire\nClear,½\nWoods,"-1,5"\nDitch,-¼' });
    expect(halved.problems.map(({ line, text }) => [line, /whole number/.test(text.en)])).toEqual([
      [2, true],
      [3, true],
      [4, true],
    ]);
  });
});
