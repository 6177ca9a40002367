import { describe, expect, it } from 'vitest';
import { type Report, run } from '../../src/game/index.ts';
import { roll } from '../../src/game/roll.ts';
import { createMarchCalculator, createTableCalculator, getCalculator, readSheets } from '../../src/sheets/index.ts';
import { same, t } from '../../src/text/index.ts';
import { says } from '../says.ts';

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

  it('offer rows that count each, or each as often as it is met', () => {
    const sheets = (many: string) => files(`cover,Cover,,T,lookup terrain.fire of hexsides ${many}`);
    const twice = { terrain: ['wall', 'hedge', 'wall'] };
    const { ask, calculator } = read(sheets('count'));
    expect(calculator.input.fields.terrain).toMatchObject({ kind: 'list', distinct: false, max: 9 });
    // A hedge is as a wall, −2.
    expect(ask(twice).answer?.total).toBe(-6);
    expect(() => read(sheets('any')).ask(twice)).toThrow('terrain');
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

describe('odds and differences', () => {
  const CRT = 'from,to,1:2,1:1,2:1\n1,3,a,b,c\n4,6,b,c,d';
  const crt = (row: string, more: Texts = {}) =>
    read({ crt: CRT, charts: `id,kind,dice,rounding,edges,with\n${row}`, ...more }, 'crt');

  it('are told by the heads of a matrix, rounded as the sheet says', () => {
    const defender = crt('crt,matrix,d6,in favour of the defender,stay,');
    expect(facts(defender.ask({ attack: 7, defence: 4 }))).toEqual({ odds: '1-1', column: 'n-1-1' });
    expect(defender.ask({ attack: 7, defence: 4 }).readings).toEqual([]);
    expect(facts(crt('crt,matrix,d6,attacker,stay,').ask({ attack: 7, defence: 4 }))).toEqual({
      odds: '2-1',
      column: 'n-2-1',
    });
  });

  it('between two of them are a reading where the sheet does not say', () => {
    const { ask } = crt('crt,matrix,d6,,stay,');
    expect(ask({ attack: 7, defence: 4 }).readings).toMatchObject([
      { id: 'crt-rounding', value: 'defender', decisive: true },
    ]);
    expect(ask({ attack: 4, defence: 4 }).readings).toEqual([]);
    expect(facts(ask({ attack: 7, defence: 4 }, { readings: { 'crt-rounding': 'attacker' } })).column).toBe('n-2-1');
  });

  it('beyond the printed ends stay, are refused, or are a reading', () => {
    const far = { attack: 9, defence: 1 };
    expect(facts(crt('crt,matrix,d6,defender,stay,').ask(far)).column).toBe('n-2-1');
    const refused = ['Crt: nothing is printed beyond its ends', 'crt'];
    expect(refusal(crt('crt,matrix,d6,defender,refuse,').ask(far))).toEqual(refused);
    const { ask } = crt('crt,matrix,d6,defender,,');
    expect(ask(far).readings).toMatchObject([{ id: 'crt-edges', value: 'stay', decisive: true }]);
    expect(refusal(ask(far, { readings: { 'crt-edges': 'refuse' } }))).toEqual(refused);
  });

  it('may be named by a ladder, by its columns’ ids or headings', () => {
    const { ask } = read(
      {
        crt: 'from,to,low=Low / Bas,high=High / Haut\n1,3,a,b\n4,6,b,c',
        odds: 'odds,value\n2:1 +,high\n1:1,Bas\n1:2 -,low',
        charts: 'id,kind,dice,rounding,with\ncrt,matrix,d6,,odds\nodds,ladder,,defender,',
      },
      'crt',
    );
    const report = ask({ attack: 3, defence: 2 });
    expect([facts(report), report.lit]).toEqual([
      { odds: '1-1', column: 'low' },
      [{ chart: 'odds', row: '1-1', column: 'value' }],
    ]);
    expect(facts(ask({ attack: 9, defence: 1 })).column).toBe('high');
  });

  it('bring their rung to the dice: as a ladder, or as a line that looks it up', () => {
    const odds = 'difference,value\n-1 -,-1\n0,0\n+1 to +3,+1\n+4 +,+2';
    const ladder = read({ fire: HITS, odds, charts: 'id,kind,dice\nfire,bands,d6\nodds,ladder,' });
    expect(working(ladder.ask({ attack: 7, defence: 5 }))).toEqual(['odds.1-to-3.value add 1 = 1']);
    const line = read({
      fire: HITS,
      odds,
      'fire-modifiers': lines('odds,Odds,,see,lookup odds.value'),
      charts: 'id,kind,dice\nfire,bands,d6\nodds,ladder,\nfire-modifiers,modifiers,',
    });
    const report = line.ask({ attack: 9, defence: 5 });
    expect([working(report), report.lit]).toEqual([
      ['odds.4-or-more.value add 2 = 2'],
      [
        { chart: 'odds', row: '4-or-more', column: 'value' },
        { chart: 'fire-modifiers', row: 'odds', column: 'value' },
      ],
    ]);
  });

  it('of a rung without a figure are refused, and cite it', () => {
    const { ask } = read({
      fire: HITS,
      odds: 'ratio,value\n2:1 +,+1\n1:1,0\n1:2 -,No',
      key: 'symbol,en,effect\nNo,no attack,\nx,hit,',
      charts: 'id,kind,dice\nfire,bands,d6\nodds,ladder,\nkey,key,',
    });
    expect(refusal(ask({ defence: 9 }))).toEqual(['1:2 −: No', 'odds']);
  });

  it('of two ladders have strengths each', () => {
    const { calculator, ask } = read({
      fire: HITS,
      men: 'ratio,value\n2:1 +,+1\n1:1 -,0',
      guns: 'ratio,value\n2:1 +,+2\n1:1 -,0',
      charts: 'id,kind,dice\nfire,bands,d6\nmen,ladder,\nguns,ladder,',
    });
    expect(Object.keys(calculator.input.fields)).toEqual(['menAttack', 'menDefence', 'gunsAttack', 'gunsDefence']);
    expect(ask({ menAttack: 2, gunsAttack: 4 }).answer?.total).toBe(3);
  });

  it('past the ends of a ladder that is closed are a reading of its own', () => {
    const files = {
      fire: HITS,
      odds: 'ratio,value\n2:1,+1\n1:1,0',
      charts: 'id,kind,dice,ends\nfire,bands,d6,\nodds,ladder,,',
    };
    const { ask } = read(files);
    expect(ask({ attack: 9 }).readings).toMatchObject([{ id: 'odds-ends', decisive: true }]);
    expect(refusal(ask({ attack: 9 }, { readings: { 'odds-ends': 'refuse' } }))).toEqual([
      'Odds: nothing is printed beyond its ends',
      'odds',
    ]);
    const stays = read({ ...files, charts: files.charts.replace('ladder,,', 'ladder,,stay') });
    expect([stays.ask({ attack: 9 }).answer?.total, Object.keys(stays.calculator.readings)]).toEqual([
      1,
      ['odds-rounding'],
    ]);
  });

  it('without odds in its heads a matrix asks for its column; 1-2 and 3-4 are strengths', () => {
    const { calculator, ask } = read({ crt: 'from,to,1-2,3-4\n1,6,x,y', charts: 'id,kind\ncrt,matrix' }, 'crt');
    expect(Object.keys(calculator.input.fields)).toEqual(['column']);
    expect(odds(ask({ column: 'n-3-4' }))).toBe('y 6/6');
    const numbers = read({ crt: 'from,to,1,2,3\n1,6,x,y,z', charts: 'id,kind\ncrt,matrix' }, 'crt');
    expect(Object.keys(numbers.calculator.input.fields)).toEqual(['column']);
    const hyphens = read({ crt: 'from,to,1-2,1-1,3-1\n1,6,x,y,z' }, 'crt');
    expect(Object.keys(hyphens.calculator.input.fields)).toEqual(['attack', 'defence']);
  });

  it('on an edge say how far a shift would go beyond', () => {
    const { ask } = crt('crt,matrix,d6,defender,stay,', {
      mods: lines('push,Push,,+2,,column', 'pull,Pull,,-3,,column'),
    });
    expect(facts(ask({ push: true }))).toMatchObject({ column: 'n-2-1', beyond: 1 });
    expect(facts(ask({ attack: 2, pull: true }))).toMatchObject({ column: 'n-1-2', beyond: 1 });
    expect(facts(ask({ pull: true, push: true })).beyond).toBeUndefined();
    const strict = crt('crt,matrix,d6,defender,refuse,', { mods: lines('push,Push,,+2,,column') });
    expect(refusal(strict.ask({ push: true }))).toEqual(['Crt: nothing is printed beyond its ends', 'crt']);
  });
});

describe('strengths', () => {
  const CRT = 'from,to,1:1 -,2:1,3:1 +\n1,6,a,b,c';
  const crt = (...rows: readonly string[]) =>
    read({ crt: CRT, mods: lines(...rows), charts: 'id,kind,rounding\ncrt,matrix,defender\nmods,modifiers,' }, 'crt');

  it('are doubled, halved, added to, in the sheet’s order, each rounded as it says', () => {
    const { ask } = crt(
      'half,Half,,/2,,attack,up',
      'more,More,,+1,,attack',
      'third,Third,,×1/3,,attack,down',
      'double,Double,,x2,,defence',
      'part,Part,,½,,defence',
    );
    const column = (input: Input) => facts(ask(input)).column;
    expect(column({ attack: 5, half: true })).toBe('n-3-1');
    // 5 / 2 is 3 rounded up, and 1 is 4, and a third of it 1 rounded down.
    const report = ask({ attack: 5, half: true, more: true, third: true });
    expect([facts(report).column, working(report)]).toEqual([
      'n-1-1',
      [
        'attack/crt set 5 = 5',
        'attack/mods.half.value set 3 = 3',
        'attack/mods.more.value set 4 = 4',
        'attack/mods.third.value set 1 = 1',
        'defence/crt set 1 = 1',
      ],
    ]);
    expect([report.answer?.total, report.answer?.headline]).toEqual([null, '1-1_n-1-1']);
    expect(column({ attack: 4, double: true })).toBe('n-2-1');
    // Halves are kept where nothing says how they are rounded: 1 against a half is 2:1.
    expect(column({ part: true })).toBe('n-2-1');
  });

  it('are left alone by lines that others set aside, and take figures that are looked up', () => {
    const { ask } = read(
      {
        crt: CRT,
        mods: lines(
          'steep,Steep,,×1/2,,attack,,,',
          'guide,Guide,,×1,,attack,,,steep',
          'town,Town,,T,lookup terrain.adds,defence',
        ),
        terrain: 'en,adds\nOpen,0\nTown,1½',
        charts: 'id,kind,rounding\ncrt,matrix,defender\nmods,modifiers,\nterrain,grid,',
      },
      'crt',
    );
    const report = ask({ attack: 5, steep: true, guide: true, terrain: 'town' });
    // 5 against 2½.
    expect([facts(report).column, working(report)[1]]).toEqual(['n-2-1', 'attack/mods.steep.value ignored 0 = 5']);
    expect(working(report).at(-1)).toBe('defence/terrain.town.adds set 2.5 = 2.5');
  });

  it('of a difference keep their fractions until somebody is favoured', () => {
    const files = (favour: string) => ({
      crt: 'from,to,0 -,+1,+2 +\n1,6,a,b,c',
      mods: lines('half,Half,,/2,,attack'),
      charts: `id,kind,rounding\ncrt,matrix,${favour}\nmods,modifiers,`,
    });
    // 3½ less 2 is 1½.
    const input = { attack: 7, defence: 2, half: true };
    expect(facts(read(files('defender'), 'crt').ask(input))).toEqual({ odds: '1', column: 'plus-1' });
    expect(facts(read(files('attacker'), 'crt').ask(input)).column).toBe('plus-2');
    expect(facts(read(files('attacker'), 'crt').ask({ attack: 1, defence: 9 })).column).toBe('n-0');
  });
});

describe('past the ends of a table', () => {
  const table = (ends: string) =>
    read({
      fire: 'from,to,hit\n1,3,-\n4,6,x',
      'fire-modifiers': lines('up,Up,,+2'),
      charts: `id,kind,dice,ends\nfire,bands,d6,${ends}\nfire-modifiers,modifiers,,`,
    });

  it('it stays at the last row, is refused, or is a reading', () => {
    expect([
      odds(table('stay').ask({ up: true })),
      table('stay').ask({ up: true }).answer?.faces,
      table('stay').ask().answer?.faces?.rows.at(-1)?.row,
    ]).toEqual(['1-to-3 1/6, 4-to-6 5/6', null, '4-to-6']);
    expect(refusal(table('refuse').ask({ up: true }))).toEqual(['Fire: nothing is printed beyond its ends', 'fire']);
    const { ask } = table('');
    expect([odds(ask({ up: true })), ask({ up: true }).answer?.faces]).toEqual(['1-to-3 1/6, 4-to-6 5/6', null]);
    expect(ask({ up: true }).readings).toMatchObject([{ id: 'fire-ends', decisive: true }]);
    expect(ask().readings).toEqual([]);
  });

  it('by the dice alone is a reading too', () => {
    const { ask, calculator } = read({ fire: 'from,to,hit\n1,3,-\n4,5,x', charts: 'id,kind,dice\nfire,bands,d6' });
    expect([odds(ask()), Object.keys(calculator.readings)]).toEqual(['1-to-3 3/6, 4-to-5 3/6', ['fire-ends']]);
    expect(refusal(ask({}, { readings: { 'fire-ends': 'refuse' } }))).toEqual([
      'Fire: nothing is printed beyond its ends',
      'fire',
    ]);
    const pool = read({ fire: 'from,to,hit\n1,3,0\n4,5,1', charts: 'id,kind,dice\nfire,bands,pool d6' });
    expect(odds(pool.ask({ dice: 2 }))).toBe('0 9/36, 1 18/36, 2 9/36');
  });
});

describe('results', () => {
  const RESULTS = [
    'symbol,en,fr,whom,steps,retreat,state,test,pass,fail',
    'D#,loses # steps,perd # pas,,#,,,,,',
    'R#,retreats #,recule de #,,,#,,,,',
    'S,shaken,ébranlé,,,,Shaken / Ébranlé,,,',
    'X,both lose one,les deux perdent un pas,both,1,,,,,',
    'T,test,test,,,,,d6 >= Nerve / Cran,,S',
    'U,test twice,deux dés,,,,,2d6+1 <= Nerve / Cran,R1,S',
    'K,killed,tué,,all,,,,,',
    'Q,counter-attack,contre-attaque,attacker,1,,,,,',
  ].join('\n');
  const shock = (table: string, more: Texts = {}) =>
    read({ shock: table, results: RESULTS, charts: 'id,kind,dice\nshock,bands,d6\nresults,key,', ...more }, 'shock');

  it('of several symbols add up, and several sides stand in one cell', () => {
    const report = shock('from,to,outcome\n1,1,D1 R2/S\n2,2,-/K\n3,3,D2R1/X\n4,4,Q\n5,6,-').ask();
    expect(odds(report, 'both')).toBe(
      [
        'loses-1-retreats-2-1--shaken-1 1/6',
        'unharmed-1--eliminated-1 1/6',
        'loses-3-retreats-1-1--loses-1-1 1/6',
        'loses-1-1--unharmed-1 1/6',
        'unharmed-1--unharmed-1 2/6',
      ].join(', '),
    );
    expect(report.odds.attacker?.map(({ label }) => [label.en, label.fr])).toEqual([
      ['loses 1 step, retreats 2 hexes', 'perd 1 pas, recule de 2 hex'],
      ['unharmed', 'indemne'],
      ['loses 3 steps, retreats 1 hex', 'perd 3 pas, recule d’un hex'],
      ['loses 1 step', 'perd 1 pas'],
    ]);
    expect(report.odds.defender?.find(({ id }) => id === 'shaken-1')?.label).toEqual(t('Shaken', 'Ébranlé'));
    expect(report.odds.both?.[1]?.label.fr).toBe('attaquant\u202f: indemne\u202f; défenseur\u202f: éliminé');
    expect(report.answer?.measure).toMatchObject({ ways: 3, of: 6 });
  });

  it('of the columns of two sides strike each its own', () => {
    const report = shock('from,to,attacker,defender\n1,3,D1,-\n4,6,-,R1').ask();
    expect([odds(report, 'attacker'), odds(report, 'defender')]).toEqual([
      'loses-1-1 3/6, unharmed-1 3/6',
      'unharmed-1 3/6, retreats-1-1 3/6',
    ]);
    expect(report.odds.result?.map(({ label }) => label.en)).toEqual(['D1 | -', '- | R1']);
  });

  it('that call for a test go to the end, at or above a rating', () => {
    const { ask, calculator } = shock('from,to,target\n1,6,T');
    expect(Object.keys(calculator.input.fields)).toEqual(['defenderNerve']);
    for (let nerve = 0; nerve <= 7; nerve++) {
      const passes = [1, 2, 3, 4, 5, 6].filter((face) => face >= nerve).length;
      const expected = [
        ...(passes < 6 ? [['shaken-1', 6 - passes]] : []),
        ...(passes > 0 ? [['unharmed-1', passes]] : []),
      ];
      const ways = (ask({ defenderNerve: nerve }).odds.defender ?? []).map((way) => [
        way.id,
        (way.ways * 36) / way.of / 6,
      ]);
      expect([nerve, ways.sort()]).toEqual([nerve, expected.sort()]);
    }
  });

  it('of a test of several dice, with something added', () => {
    const { ask } = shock('from,to,target\n1,6,D1 U');
    for (let nerve = 0; nerve <= 13; nerve++) {
      let passes = 0;
      for (const a of [1, 2, 3, 4, 5, 6]) for (const b of [1, 2, 3, 4, 5, 6]) if (a + b + 1 <= nerve) passes += 1;
      const ways = Object.fromEntries(
        (ask({ defenderNerve: nerve }).odds.defender ?? []).map((way) => [way.id, (way.ways * 36) / way.of]),
      );
      expect([nerve, ways]).toEqual([
        nerve,
        {
          ...(passes > 0 ? { 'loses-1-retreats-1-1': passes } : {}),
          ...(passes < 36 ? { 'loses-1-shaken-1': 36 - passes } : {}),
        },
      ]);
    }
  });

  it('are thrown as they are told', () => {
    const { game, calculator } = shock('from,to,target\n1,3,-\n4,6,T');
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const result = roll(game.meta, calculator, { input: { defenderNerve: 4 } }, seed);
      if (!result.ok) throw new Error(JSON.stringify(result.error));
      const { rolls, outcome } = result.report;
      const [face = 0, test] = rolls.map((die) => die.face);
      const expected = face <= 3 ? 'unharmed-1' : (test ?? 0) >= 4 ? 'unharmed-1' : 'shaken-1';
      expect([rolls.length, outcome?.defender?.id]).toEqual([face <= 3 ? 1 : 2, expected]);
    }
  });

  it('of a matrix are told with what they mean', () => {
    const { ask } = shock('', {
      shock: 'from,to,a,b\n1,3,Q,\n4,6,-,?',
      key: 'symbol,en,fr\n? / !,in doubt,douteux',
      charts: 'id,kind,dice\nshock,matrix,d6\nresults,key,\nkey,key,',
    });
    const labels = (column: string) =>
      (ask({ column }).odds.result ?? []).map(({ id, label }) => [id, label.en, label.fr]);
    expect(labels('a')).toEqual([
      ['q', 'Q (counter-attack)', 'Q (contre-attaque)'],
      ['none', '–', '–'],
    ]);
    expect(labels('b')).toEqual([
      ['none', '–', '–'],
      ['sign', '? (in doubt)', '! (douteux)'],
    ]);
  });

  it('of a matrix whose columns test two ratings ask for both', () => {
    const { ask, calculator } = shock('', {
      shock: 'die,0,+1\n1-6,T,W\n',
      results:
        'symbol,en,fr,whom,steps,test,fail\nT,rout,déroute,defender,,d6 >= Nerve / Cran,L\nW,waver,flotte,defender,,2d6 <= Will / Volonté,L\nL,loses one,perd un pas,defender,1,,',
      charts: 'id,kind,dice\nshock,matrix,d6\nresults,key,',
    });
    expect(Object.keys(calculator.input.fields)).toEqual(expect.arrayContaining(['defenderWill', 'defenderNerve']));
    const chances = (attack: number) =>
      Object.fromEntries(
        (ask({ attack, defence: 3, defenderWill: 4, defenderNerve: 3 }).odds.defender ?? []).map(({ id, ways, of }) => [
          id,
          (36 * ways) / of,
        ]),
      );
    // A d6 at 3 or more passes 4 in 6, 2d6 at 4 or less 6 in 36.
    expect(chances(3)).toEqual({ 'loses-1-1': 12, 'unharmed-1': 24 });
    expect(chances(4)).toEqual({ 'loses-1-1': 30, 'unharmed-1': 6 });
  });

  it('of two tests on one rating take the figures that either knows', () => {
    const { ask, calculator } = shock('die,target\n1-3,M\n4-6,N\n', {
      results:
        'symbol,en,fr,whom,steps,test,fail\nM,rout,déroute,defender,,2d6 <= Nerve / Cran,L\nN,waver,flotte,defender,,d6 <= Nerve / Cran,L\nL,loses one,perd un pas,defender,1,,',
    });
    expect(calculator.input.fields.defenderNerve).toMatchObject({ min: 0, max: 13 });
    // 2d6 at 10 or less in 33 of 36, a d6 always: half of each.
    const { ways, of } = ask({ defenderNerve: 10 }).odds.defender?.find(({ id }) => id === 'unharmed-1') ?? {};
    expect(72 * (ways ?? 0)).toBe(69 * (of ?? 1));
  });

  it('may test the attacker; results of signs alone are told apart', () => {
    const { ask, calculator } = read(
      {
        shock: 'from,to,outcome\n1,3,!\n4,6,*',
        results: 'symbol,en,fr,whom,test,fail\n!,?,?,attacker,d6 <= Nerve / Cran,*\n*,out,dehors,attacker,,',
        charts: 'id,kind,dice\nshock,matrix,d6\nresults,key,',
      },
      'shock',
    );
    expect(calculator.input.fields).toMatchObject({
      attackerNerve: { label: t('Nerve of the attacker', 'Cran de l’attaquant') },
    });
    expect([odds(ask()), odds(ask(), 'attacker')]).toEqual(['sign 3/6, sign-2 3/6', 'unharmed-1 6/6']);
    expect(calculator.odds?.result?.outcome('no-such').en).toBe('no-such');
    expect(
      read({ fire: HITS, charts: 'id,kind,dice\nfire,bands,d6' }).calculator.odds?.result?.outcome('no-such').en,
    ).toBe('no-such');
  });

  it('without a key are what is printed', () => {
    const report = read({ fire: 'from,to,hit\n1,6,AE 2' }).ask();
    expect(report.odds.result?.map(({ label }) => label.en)).toEqual(['AE 2']);
  });
});

describe('a pool', () => {
  const pool = (rounding: string, more: Texts = {}) =>
    read({
      fire: 'from,to,hits\n,2,-\n3,4,¼\n5,5,½\n6,,1',
      charts: `id,kind,dice,rounding,with\nfire,bands,pool d6,${rounding},`,
      ...more,
    });

  it('reads each die, and keeps parts of a success or rounds their sum', () => {
    const { ask } = pool('');
    expect(odds(ask({ dice: 1 }))).toBe('0 2/6, 0-quarter 2/6, 0-half 1/6, 1 1/6');
    expect(ask({ dice: 1 }).odds.result?.map(({ label }) => label.en)).toEqual([
      '0 successes',
      '¼ success',
      '½ success',
      '1 success',
    ]);
    expect(odds(ask({ dice: 2 })).split(', ')).toContain('0-three-quarters 4/36');
    expect(ask({ dice: 2 }).odds.result?.find(({ id }) => id === '1-half')?.label).toEqual(
      says('1½ successes', '1½ succès'),
    );
    expect(ask({ dice: 1 }).answer?.measure).toMatchObject({ ways: 1, of: 6 });
    expect(odds(pool('up').ask({ dice: 1 }))).toBe('0 2/6, 1 4/6');
    expect(odds(pool('down').ask({ dice: 1 }))).toBe('0 5/6, 1 1/6');
  });

  it('of no dice has no success; of too many nothing is worked out', () => {
    const { ask } = pool('down', {
      'fire-modifiers': lines('guns,Guns,,n,number 0 to 30,dice', 'wet,Wet,,-3,,dice'),
      charts: 'id,kind,dice,rounding\nfire,bands,pool d6,down\nfire-modifiers,modifiers,,',
    });
    expect(odds(ask({ guns: 1, wet: true }))).toBe('0 1/1');
    expect(refusal(ask({ guns: 30 }))).toEqual(['More than 20 dice are not worked out.', 'fire']);
    expect(ask({ guns: 20 }).odds.result?.[0]?.of).toBe(6 ** 20);
  });

  it('has ends like any table, on its faces and on what reads them', () => {
    const files = {
      fire: 'from,to,hits\n1,5,0\n6,6,1',
      breach: 'from,to,target\n0,0,-\n1,1,x',
      'fire-modifiers': lines('high,High,,+1'),
    };
    const chart = (ends: string, own: string) =>
      read({
        ...files,
        charts: `id,kind,dice,with,ends\nfire,bands,pool d6,fire-modifiers breach,${ends}\nbreach,bands,,,${own}\nfire-modifiers,modifiers,,,`,
      });
    expect(odds(chart('stay', 'stay').ask({ dice: 2, high: true }))).toBe('0 16/36, 1 20/36');
    expect(refusal(chart('refuse', 'stay').ask({ dice: 2, high: true }))).toEqual([
      'Fire: nothing is printed beyond its ends',
      'fire',
    ]);
    expect(refusal(chart('stay', 'refuse').ask({ dice: 2 }))).toEqual([
      'Breach: nothing is printed beyond its ends',
      'breach',
    ]);
    expect(chart('stay', '').ask({ dice: 2 }).readings).toMatchObject([{ id: 'breach-ends', decisive: true }]);
  });

  it('counts a symbol without a figure for nothing', () => {
    const key = 'symbol,en,effect\nM,a miss,\nH,a hit,1\n*,two hits,2';
    const { ask } = read({
      fire: 'from,to,hits\n,3,M\n4,5,H\n6,,*',
      key,
      charts: 'id,kind,dice\nfire,bands,pool d6\nkey,key,',
    });
    expect(odds(ask({ dice: 1 }))).toBe('0 3/6, 1 2/6, 2 1/6');
  });

  it('on a matrix reads the column that is asked for', () => {
    const { ask } = read({ fire: 'from,to,foot,horse\n,4,0,0\n5,,1,2', charts: 'id,kind,dice\nfire,matrix,pool d6' });
    expect(odds(ask({ dice: 1, column: 'horse' }))).toBe('0 4/6, 2 2/6');
  });
});

describe('a march', () => {
  const TERRAIN =
    'group,en,foot,horse\nHexes,Clear,1,1\nHexes,Woods,2,X\nHexes,Grove,as Woods,3\nSides,Stream,+1,+½\nRoads,Road,½,½\nRoads,Track,1,X';
  const march = (way: string, more: Texts = {}) =>
    read(
      {
        terrain: TERRAIN,
        key: 'symbol,en,effect\nX,forbidden,',
        charts: `id,kind,with\nterrain,grid,\nkey,key,\nmarch,march,${way}`,
        ...more,
      },
      'march',
    );

  it('adds what is entered and crossed; what is followed stands instead', () => {
    const { ask, calculator } = march('terrain.foot/horse of hexes + sides or roads');
    expect(calculator.totalIs).toBe('cost');
    const steps = [
      { enters: 'grove', crosses: ['stream'] },
      { enters: 'woods', crosses: ['stream'], follows: 'road' },
    ];
    const report = ask({ steps, allowance: 5 });
    expect([report.answer?.total, facts(report)]).toEqual([3.5, { left: 1.5 }]);
    expect(working(report)).toEqual([
      'step-1/terrain.woods.foot add 2 = 2',
      'step-1/terrain.stream.foot add 1 = 3',
      'step-2/terrain.road.foot add 0.5 = 3.5',
      'step-2/terrain.woods.foot ignored 2 = 3.5',
      'step-2/terrain.stream.foot ignored 1 = 3.5',
    ]);
    expect(report.working[0]?.label.en).toBe('Hex 1: Grove');
    expect(ask({ column: 'horse', steps: [{ enters: 'woods', follows: 'road' }] }).answer?.total).toBe(0.5);
  });

  it('is refused where a cell forbids it, and beyond the allowance', () => {
    const { ask } = march('terrain.foot/horse of hexes + sides or roads');
    expect(refusal(ask({ column: 'horse', steps: [{ enters: 'woods' }] }))).toEqual(['Woods: X', 'terrain']);
    expect(refusal(ask({ column: 'horse', steps: [{ follows: 'track' }] }))).toEqual(['Track: X', 'terrain']);
    expect(refusal(ask({ steps: [{ enters: 'woods' }], allowance: 1 }))).toEqual([
      'It costs 2, and only 1 is allowed.',
      'terrain',
    ]);
  });

  it('may know one column, one group, or none at all', () => {
    const { calculator } = march('terrain.foot of hexes');
    expect(Object.keys(calculator.input.fields)).toEqual(['allowance', 'steps']);
    const plain = march('terrain.move', {
      terrain: 'en,move\nClear,1\nWoods,2',
      charts: 'id,kind,with\nterrain,grid,\nmarch,march,terrain.move',
    });
    expect(plain.ask({ steps: [{ enters: 'woods' }, { enters: 'woods' }] }).answer?.total).toBe(4);
  });

  it('in a printing that lacks a row has no answer', () => {
    const { ask } = march('terrain.foot of hexes', {
      printings: 'id,year\n2024,2024\n2010,',
      '2010/terrain': 'group,en,foot,horse\nHexes,Clear,2,2\nSides,Stream,+1,X',
    });
    expect(ask({ steps: [{ enters: 'clear' }] }, { edition: '2010' }).answer?.total).toBe(2);
    expect(refusal(ask({ steps: [{ enters: 'woods' }] }, { edition: '2010' }))).toEqual([
      'Terrain: not in this printing',
      'terrain',
    ]);
  });
});

describe('a whole game', () => {
  it('has its name, sources, printings and readings as its sheets say', () => {
    const { game, data } = read({
      fire: 'from,to,1:2,2:1\n1,6,a,b',
      game: 'what,en,fr\nid,my-game,\ntitle,My game,Mon jeu\npublisher,Somebody,\nperiod,1800,\nabout,All : of it,Tout : cela\nstage,checked,',
      sources: 'id,en,fr,year,languages,about_en,about_fr\nsheet-a,Sheet,Feuille,1999,fr,Scan,\nsheet-b,Other,,,,,',
      printings: 'id,year,document,en\nrevised,2020,sheet-b,Revised\n1999,1999,,',
      readings:
        'id,option,en,chart,why_en,confidence\nfire-rounding,,Rounded for whom?,fire,The page is torn.,fair\nfire-rounding,attacker,Attacker,,,\nfire-rounding,defender,Defender,,,\nidle,,Idle?,fire,,\nidle,yes,Yes,,,\nidle,no,No,,,',
    });
    expect(game.meta).toMatchObject({
      id: 'my-game',
      title: says('My game', 'Mon jeu'),
      publisher: 'Somebody',
      about: { fr: 'Tout\u202f: cela' },
      stage: 'checked',
      dice: ['d6'],
      printings: [
        { id: 'revised', year: 2020, label: { en: 'Revised' } },
        { id: '1999', year: 1999, label: { en: '1999' } },
      ],
      languages: ['fr'],
    });
    expect(game.sources).toMatchObject([
      { about: same('Scan'), year: 1999 },
      { year: null, about: { en: 'Other' } },
    ]);
    // The sheet's own words for what a calculator would ask by itself, its default first; what nothing asks is left out.
    expect(Object.keys(game.readings['fire-rounding']?.options ?? {})).toEqual(['attacker', 'defender']);
    expect(game.readings.idle).toBeUndefined();
    expect(data.charts['1999']?.[0]?.built.document).toBe('sheet-a');
  });

  it('loads its charts in the sheet’s order, and says which calculator is missing', async () => {
    const sheets = readSheets({ b: 'from,to,x\n1,6,-', a: 'en,move\nClear,1', charts: 'id,kind,en\nb,bands,Bee' });
    const { printed = [] } = await sheets.game.charts();
    expect(printed.map(({ id, title }) => [id, title.en])).toEqual([
      ['b', 'Bee'],
      ['a', 'A'],
    ]);
    expect(await sheets.game.calculators.b?.()).toBe(sheets.calculators.b);
    expect(() => getCalculator(sheets, 'c')).toThrow('no calculator c; 0 mistakes in the sheets');
  });

  it('guesses the kind of a sheet by its heads', () => {
    const { data } = readSheets({
      crt: 'from,to,1:1,2:1\n1,6,a,b',
      fire: 'from,to,hit\n1,6,-',
      odds: 'ratio,value\n1:1,0',
      mods: 'en,value\nFlank,+1',
      turn: 'number,en\n1,Move',
      ground: 'en,move\nClear,1 [a] [*] [2]',
      notes: 'mark,en,rules\na,One,9.1\n*,Two,\na,Three,\n2,Four,',
      key: 'symbol,en\nX,no',
      results: 'symbol,en\nE,gone',
    });
    const kinds = (data.charts.printed ?? []).map(({ listed: { id, kind } }) => `${id} ${kind}`);
    expect(kinds).toEqual([
      'crt matrix',
      'fire bands',
      'odds ladder',
      'mods modifiers',
      'turn sequence',
      'ground grid',
      'notes notes',
      'key key',
      'results key',
    ]);
    const notes = data.charts.printed?.find(({ listed }) => listed.id === 'notes')?.built;
    expect(notes?.rows.map(({ id, rules }) => [id, rules])).toEqual([
      ['a', ['9.1']],
      ['star', []],
      ['a-2', []],
      ['note-2', []],
    ]);
  });

  it('has sequences of steps, and rule numbers beside rows and lines', () => {
    const { data } = readSheets({
      turn: 'number,depth,en,rules,calculator\n1,,Move,4.1,\n1.1,1,March,,march\n1.1.1,2,By road,,\n2,,Fight,,',
      ground: 'en,rules,move\nClear,9.1 9.2,1',
    });
    const [turn, ground] = (data.charts.printed ?? []).map(({ built }) => built);
    expect(turn?.rows.map(({ id, depth, rules, calculator }) => [id, depth, rules, calculator])).toEqual([
      ['move', 0, ['4.1'], undefined],
      ['march', 1, [], 'march'],
      ['by-road', 2, [], undefined],
      ['fight', 0, [], undefined],
    ]);
    expect(ground?.rows[0]?.rules).toEqual(['9.1', '9.2']);
  });

  const GROUND = { ground: 'en,move\nClear,1', charts: 'id,kind,with\nground,grid,\nmarch,march,ground.move' };

  it('knows zones by the front, all sides, or some', () => {
    const { data, problems } = readSheets({
      ...GROUND,
      battle: 'en,facing,front,zone\nFoot,hexside,0 1,front\nHorse,corner,0 1 0,3 4\nGuns,none,,none\nTrain,none,,',
    });
    expect(problems).toEqual([]);
    expect(Object.values(data.battle?.stances ?? {}).map(({ zone, front }) => [front, zone])).toEqual([
      [
        [0, 1],
        [0, 1],
      ],
      [
        [0, 1],
        [3, 4],
      ],
      [[], []],
      [[], []],
    ]);
  });

  it('has rulings with their near misses and printings', () => {
    const { data, problems } = readSheets({
      fire: 'from,to,x\n1,6,-',
      rulings:
        'calculator,situation,words,edition,about,total,odds,unless,unless_refused\nfire,Plain,,printed,a.b;c,,result: none 6/6; both: x 1/2 y 1/2,x=1,fire\nfire,Sum,,,,-0.5,,,',
    });
    expect(problems).toEqual([]);
    expect(data.rulings).toEqual([
      {
        calculator: 'fire',
        situation: 'Plain',
        words: '',
        edition: 'printed',
        about: ['a.b', 'c'],
        answer: { odds: { result: { none: 6, of: 6 }, both: { x: 1, y: 1, of: 2 } } },
        unless: { words: 'x=1', answer: { refused: 'fire' } },
      },
      { calculator: 'fire', situation: 'Sum', words: '', about: [], answer: { total: -0.5 } },
    ]);
  });

  it('goes into a throw by the names of its sheets where there are several tables', () => {
    const { calculators } = readSheets({
      fire: HITS,
      'fire-modifiers': 'en,value\nHigh,+1',
      'fire-odds': 'ratio,value\n1:1 -,0\n2:1 +,+1',
      shock: HITS,
      'shock-modifiers': 'en,value\nLow,-1',
      charts: 'id,kind,dice\nfire,bands,d6\nshock,bands,d6',
    });
    expect(Object.values(calculators).map(({ input }) => Object.keys(input.fields))).toEqual([
      ['attack', 'defence', 'high'],
      ['low'],
    ]);
  });

  it('of an older printing has what that prints: fewer rows, lines and columns', () => {
    const files = {
      crt: 'from,to,1:1 -,2:1 +\n1,6,a,b',
      mods: 'id,en,value,kind\nhigh,High,+1,\nground,Ground,T,lookup terrain.fire',
      terrain: 'id,en,fire\nclear,Clear,0\nwoods,Woods,-1',
      printings: 'id\nnew\nold',
      charts: 'id,kind,dice\ncrt,matrix,d6\nmods,modifiers,\nterrain,grid,',
    };
    const { ask } = read(
      {
        ...files,
        'old/mods': 'id,en,value,kind\nground,Ground,T,lookup terrain.fire',
        'old/terrain': 'id,en,fire\nclear,Clear,+1',
      },
      'crt',
    );
    expect(ask({ high: true }).answer?.total).toBe(1);
    expect(ask({ high: true }, { edition: 'old' }).answer?.total).toBe(1);
    expect(refusal(ask({ terrain: 'woods' }, { edition: 'old' }))).toEqual([
      'Terrain: not in this printing',
      'terrain',
    ]);
    const named = {
      ...files,
      charts: `${files.charts}\nodds,ladder,`,
      crt: 'from,to,a,b\n1,6,x,y',
      odds: 'ratio,value\n2:1 +,b\n1:1 -,a',
      'old/crt': 'from,to,a\n1,6,x',
      'old/odds': 'ratio,value\n2:1 +,a\n1:1 -,a',
    };
    const asked = read(
      {
        crt: 'from,to,a,b\n1,6,x,y',
        'old/crt': 'from,to,a\n1,6,x',
        printings: files.printings,
        charts: 'id,kind\ncrt,matrix',
      },
      'crt',
    );
    expect(refusal(asked.ask({ column: 'b' }, { edition: 'old' }))).toEqual(['Crt: not in this printing', 'crt']);
    const old = read(named, 'crt');
    expect(facts(old.ask({ attack: 2 }, { edition: 'old' })).column).toBe('a');
  });

  it('in French alone is a draft too', () => {
    const { data, problems } = readSheets({
      fire: HITS,
      mods: 'fr,value\nDe flanc,+1',
      ground: 'fr,cout\nClair,1',
      charts: 'id,kind,with\nfire,bands,mods\nmods,modifiers,\nmarch,march,ground.cout',
      battle: 'fr,facing\nInfanterie,none',
    });
    const arms = Object.keys(data.battle?.stances ?? {});
    expect([problems, arms, data.charts.printed?.[1]?.built.rows[0]?.label]).toMatchObject([
      [{ file: 'fire.csv' }],
      ['infanterie'],
      same('De flanc'),
    ]);
  });

  it('keeps words of links free, and tells lines of one name apart', () => {
    const { calculator } = read({
      fire: HITS,
      one: 'id,en,value\nedition,Edition,+1\nhigh,High,+1',
      two: 'id,en,value\nhigh,High,+2\nfour-high,Four high,+1',
      three: 'id,en,value\nhigh,High,+3\ntwo-high,Two high,+1',
      four: 'id,en,value\nhigh,High,+4',
      charts: 'id,kind,dice\nfire,bands,d6\none,modifiers,\ntwo,modifiers,\nthree,modifiers,\nfour,modifiers,',
    });
    expect(new Set(Object.keys(calculator.input.fields)).size).toBe(7);
    expect(Object.keys(calculator.input.fields)).toContain('oneEdition');
  });
});

it('a page that has dropped the groups of a chart calls a choice by the chart', () => {
  const { data } = readSheets({
    fire: HITS,
    mods: 'en,value,kind,group\nRain,-1,at most one,Sky',
    charts: 'id,kind,dice\nfire,bands,d6\nmods,modifiers,',
  });
  const charts = Object.fromEntries(
    (data.charts.printed ?? []).map(({ built }) => [built.id, { ...built, groups: [] }]),
  );
  const [recipe] = data.recipes;
  if (recipe?.kind !== 'table') throw new Error('no recipe');
  const { input } = createTableCalculator({
    recipe,
    printings: ['printed'],
    charts: { printed: charts },
    readings: {},
  });
  expect(input.fields.sky?.label.en).toBe('Mods');
});

describe('a calculator made by hand of a recipe', () => {
  const recipe = {
    kind: 'table',
    id: 'x',
    title: t('X', 'X'),
    table: 'x',
    dice: 'd6',
    modifiers: [],
    ladders: [],
    favours: {},
  } as const;
  const making = { recipe, printings: ['a'], charts: {}, readings: {} };

  it('wants its dice, and the charts that it names', () => {
    expect(() => createTableCalculator({ ...making, recipe: { ...recipe, dice: 'six' } })).toThrow('x: no dice');
    expect(() => createTableCalculator(making)).toThrow('there is no table x');
    const march = { kind: 'march', id: 'm', title: recipe.title, grid: 'g', columns: ['c'], entered: '' } as const;
    expect(() => createMarchCalculator({ ...making, recipe: march })).toThrow('there is no grid g');
  });

  it('is any game’s where it names none', () => {
    const { data } = readSheets({
      fire: HITS,
      terrain: 'en,move\nClear,1',
      charts: 'id,kind,dice,with\nfire,bands,d6,\nterrain,grid,,\nmarch,march,,terrain.move',
    });
    const charts = { printed: Object.fromEntries((data.charts.printed ?? []).map(({ built }) => [built.id, built])) };
    const made = data.recipes.map((own) =>
      own.kind === 'march'
        ? createMarchCalculator({ recipe: own, printings: ['printed'], charts, readings: {} })
        : createTableCalculator({ recipe: own, printings: ['printed'], charts, readings: {} }),
    );
    expect(made.map(({ id, game }) => [id, game])).toEqual([
      ['fire', undefined],
      ['march', undefined],
    ]);
  });
});
