import { describe, expect, it } from 'vitest';
import {
  applyMarch,
  askMarch,
  findMarches,
  getCounter,
  listReach,
  listZones,
  openBoard,
  readBattlefield,
} from '../../src/battle/index.ts';
import { type Calculator, run } from '../../src/game/index.ts';
import { type Files, getBattle, readSheets } from '../../src/sheets/index.ts';
import { tellProblem } from '../../src/tell/index.ts';
import { says } from '../says.ts';
import { readFiles } from './games.ts';

const GROUND = [
  'id,group,en,foot,horse',
  ',Hexes,Clear,1,1',
  ',Hexes,Bog,3,X',
  ',Roads,Road,½,½',
  'entering,Zones,Into a zone,+1,-',
  'leaving,Zones,Out of a zone,+2,-',
].join('\n');
const KEY = 'symbol,en\nX,closed';
const CHARTS = 'id,kind,with\nground,grid,\nmarch,march,ground.foot/horse of hexes or roads in zones';
const files = (battle: string, more: Files = {}): Files => ({
  ground: GROUND,
  key: KEY,
  charts: CHARTS,
  battle,
  ...more,
});
const ARMS = 'en,facing,zone,march,stops\nFoot,none,all,foot,no\nHorse,none,none,horse,no\nWall,none,all,none,';

const listMistakes = (sheets: Files): readonly string[] =>
  readSheets(sheets).problems.map((problem) => tellProblem(problem, 'en'));

type Unit = readonly [id: string, side: string, arm: string, hex: string, movement: number, more?: object];
const open = (
  sheets: Files,
  units: readonly Unit[],
  readings: Readonly<Record<string, string>> = {},
  more: object = {},
) =>
  openBoard(
    getBattle(readSheets(sheets)),
    readBattlefield({
      format: 'coup-doeil/battlefield',
      version: 2,
      grid: { columns: 7, rows: 5, orientation: 'flat', shifted: 'even' },
      units: units.map(([id, side, arm, hex, movement, own]) => ({
        id,
        side,
        arm,
        hex,
        ratings: { movement },
        ...own,
      })),
      ...more,
    }),
    { readings },
  );

const costs = (board: ReturnType<typeof open>, unit: string) =>
  Object.fromEntries(listReach(board, unit).hexes.map(({ hex, cost }) => [hex, cost]));
const controlled = (board: ReturnType<typeof open>, side: string) =>
  listZones(board, side)
    .hexes.map(({ hex }) => hex)
    .sort();

describe('counters of sheets on a map', () => {
  it('pay for zones what the chart prints: in, out, and both from one to another', () => {
    // The column 04 runs from north to south; its hexes next to 0503 are 0402 and 0403.
    const board = open(files(ARMS), [
      ['guard', 'blue', 'foot', '0402', 9],
      ['enemy', 'red', 'wall', '0503', 0],
    ]);
    expect(controlled(board, 'red')).toEqual(['0402', '0403', '0502', '0504', '0602', '0603']);
    // Out of a zone and into the same one: 1, 2 and 1. Out of it: 1 and 2.
    expect(costs(board, 'guard')).toMatchObject({ '0403': 4, '0401': 3, '0302': 3 });
  });

  it('pay the row of a step from zone to zone where one is printed', () => {
    const ground = `${GROUND}\nwithin,Zones,From zone to zone,X,+5`;
    const units: readonly Unit[] = [
      ['guard', 'blue', 'foot', '0402', 9],
      ['lancers', 'blue', 'horse', '0502', 9],
      ['enemy', 'red', 'wall', '0503', 0],
    ];
    const board = open(files(ARMS, { ground }), units);
    // Straight on is closed. Round about: out to 0303, 1 and 2; into 0403, 1 and 1.
    expect(costs(board, 'guard')['0403']).toBe(5);
    // From 0502 to 0602, which touch: 1 and 5; round about, over 0601 and so out and in for nothing more, 2.
    expect(costs(board, 'lancers')['0602']).toBe(2);
  });

  it('stop in a zone where the sheet says so, go on where it says not, and else as the table reads it', () => {
    const arms = (stops: string) => ARMS.replace('Foot,none,all,foot,no', `Foot,none,all,foot,${stops}`);
    const units: readonly Unit[] = [
      ['guard', 'blue', 'foot', '0401', 9],
      ['enemy', 'red', 'wall', '0503', 0],
    ];
    const reach = (stops: string, readings = {}) => costs(open(files(arms(stops)), units, readings), 'guard')['0403'];
    // Into 0402, 2, and on within the zone, 4; or round about over 0302 and 0303: 1, 1 and 2.
    expect([reach('no'), reach('yes')]).toEqual([4, 4]);
    const beyond = (stops: string, readings = {}) =>
      listReach(open(files(arms(stops)), units, readings), 'guard').hexes.find(({ hex }) => hex === '0402')?.stops;
    expect([beyond('no'), beyond('yes'), beyond(''), beyond('', { 'zone-stops': 'stops' })]).toEqual([
      false,
      true,
      false,
      true,
    ]);
    const readings = (stops: string) => Object.keys(readSheets(files(arms(stops))).door?.readings ?? {});
    expect([readings(''), readings('yes')]).toEqual([['zone-stops'], []]);
  });

  it('march for what the calculator of the march says of the same steps, and leave a mark', () => {
    const board = open(files(ARMS), [
      ['guard', 'blue', 'foot', '0402', 9],
      ['lancers', 'blue', 'horse', '0302', 5],
      ['enemy', 'red', 'wall', '0503', 0],
    ]);
    for (const id of ['guard', 'lancers']) {
      const counter = getCounter(board, id);
      const { arrivals, scale } = findMarches(board, counter);
      const costs = [...arrivals.values()].filter(({ hex }) => hex !== counter.hex);
      expect(costs.length).toBeGreaterThan(20);
      for (const arrival of costs) {
        const { calculator, input } = askMarch(board, counter, arrival);
        const result = run(board.door.game, board.door.calculators[calculator] as Calculator, { input });
        expect(result.ok && result.report.answer?.total).toBe(arrival.cost / scale);
        expect(applyMarch(board, counter, arrival)[1]).toMatchObject({ change: 'mark', counter: id, add: ['moved'] });
      }
    }
  });

  it('that do not march stay, and say why', () => {
    const board = open(files(ARMS), [['enemy', 'red', 'wall', '0503', 0]]);
    const { hexes, notReached } = listReach(board, 'enemy');
    expect([hexes, JSON.stringify(notReached[0])]).toEqual([[], expect.stringContaining('Wall: does not march')]);
  });

  it('control by their facing: sides from 0 clockwise, or the two that meet at a corner', () => {
    const arms = 'en,facing,front,zone,march\nLine,hexside,0 1 5,front,foot\nLancers,corner,0 1,front,horse';
    const zone = (arm: string, facing: object) => {
      const board = open(files(arms), [['own', 'blue', arm, '0403', 3, facing]]);
      return controlled(board, 'blue');
    };
    // Around 0403: 0402 to the north, then clockwise 0503, 0504, 0404, 0304, 0303.
    expect(zone('line', { facing: { side: 0 } })).toEqual(['0303', '0402', '0503']);
    expect(zone('line', { facing: { side: 2 } })).toEqual(['0404', '0503', '0504']);
    expect(zone('lancers', { facing: { vertex: 0 } })).toEqual(['0402', '0503']);
    expect(zone('lancers', { facing: { vertex: 3 } })).toEqual(['0304', '0404']);
    // A facing that is not said as the arm has it is none: they act all round.
    const all = ['0303', '0304', '0402', '0404', '0503', '0504'];
    expect([zone('lancers', { facing: { side: 0 } }), zone('line', {})]).toEqual([all, all]);
  });

  it('reach with their zone where they cannot go, or not, as the table reads it', () => {
    const arms = 'en,facing,zone,march,stops\nHorse,none,all,horse,no';
    const bog = {
      hexes: [
        { hex: '0402', terrains: ['bog'] },
        { hex: '0503', terrains: ['bog'] },
      ],
      hexsides: [{ hexside: '0403/0503', road: 'road' }],
    };
    const zone = (readings: Readonly<Record<string, string>>) =>
      controlled(open(files(arms), [['own', 'blue', 'horse', '0403', 3]], readings, bog), 'blue');
    expect(zone({})).toContain('0402');
    // The road opens the bog.
    expect(zone({ 'zone-barriers': 'ends' })).toEqual(['0303', '0304', '0404', '0503', '0504']);
  });

  it('have the words of the charts, the ratings that results test, and the states that they leave', () => {
    const { palette } = getBattle(readSheets(readFiles('redoubt')));
    expect(Object.keys(palette.terrains)).toEqual(['clear', 'woods', 'village', 'marsh']);
    expect([Object.keys(palette.features), Object.keys(palette.roads)]).toEqual([['stream', 'river'], ['road']]);
    expect(palette.ratings).toMatchObject({ morale: { label: says('Morale', 'Moral'), min: 0, max: 7 } });
    expect(palette.states).toMatchObject({ disordered: says('Disordered', 'Désorganisé') });
    expect(palette.arms.cavalry).toEqual(says('Cavalry', 'Cavalerie'));
  });

  it('march by another printing where the table has it', () => {
    const own = files(ARMS, {
      printings: 'id\nnew\nold',
      'old/ground': GROUND.replace('Clear,1,1', 'Clear,2,2'),
    });
    const door = getBattle(readSheets(own));
    const cost = (edition: string) => {
      const document = readBattlefield({
        format: 'coup-doeil/battlefield',
        version: 2,
        grid: { columns: 3, rows: 3, orientation: 'flat', shifted: 'even' },
        units: [{ id: 'own', side: 'blue', arm: 'horse', hex: '0202', ratings: { movement: 2 } }],
      });
      return costs(openBoard(door, document, { edition }), 'own')['0201'];
    };
    expect([cost('new'), cost('old')]).toEqual([1, 2]);
  });
});

describe('mistakes of battle.csv', () => {
  const line = (cells: string) => files(`en,facing,front,flank,rear,zone,march,stops\n${cells}`);
  it.each([
    ['Foot,hexside,0 1,1 2,,,foot,yes', 'flank: a side is front, flank or rear: one of them; it says “1 2”'],
    ['Foot,hexside,0 1,2,2 3,,foot,yes', 'rear: a side is front, flank or rear: one of them; it says “2 3”'],
    ['Foot,hexside,0 1,,,front,foot,always', 'stops: it should be yes, no, or nothing; it says “always”'],
    [
      'Foot,none,,,,0 1,foot,yes',
      'zone: it looks nowhere: it has no front, and its zone is all or none; it says “0 1”',
    ],
    [
      'Foot,none,,,,all,mule,yes',
      'march: it should be a column that it marches by, foot, horse, or none; it says “mule”',
    ],
    ['Foot,none,,,,all,,yes', 'march: it should be a column that it marches by, foot, horse, or none; it is empty'],
  ])('%s', (cells, mistake) => {
    expect(listMistakes(line(cells))).toEqual([`battle.csv, row 2, column ${mistake}`]);
  });

  it('one march for all counters', () => {
    const charts = `${CHARTS}\nride,march,ground.horse of hexes`;
    const battle = 'en,facing,march\nFoot,none,march.foot\nHorse,none,ride.horse\nTrain,none,foot';
    expect(listMistakes(files(battle, { charts }))).toEqual([
      'battle.csv, row 4, column march: it should be a column that it marches by, march.foot, march.horse, ride.horse, or none; it says “foot”',
      'battle.csv, row 3, column march: counters march by the columns of one march: all that are named here belong to it; it says “ride.horse”',
    ]);
  });

  it('rows of zones go by their ids, and a cost is no less than nothing', () => {
    expect(listMistakes(files(ARMS, { ground: GROUND.replace('leaving,', 'left,') }))).toEqual([
      'ground.csv, row 6, column id: the ids of the rows of a group of zones are entering, leaving, within: what it costs to enter one, to leave one, to go from one to another; it says “left”',
    ]);
    expect(listMistakes(files(ARMS, { ground: GROUND.replace('Clear,1,1', 'Clear,-1,100') }))).toEqual([
      'ground.csv, row 2, column foot: it is a cost: it should be from 0 to 99; it says “-1”',
      'ground.csv, row 2, column horse: it is a cost: it should be from 0 to 99; it says “100”',
    ]);
  });

  it('of a march that is wrong itself arms are not blamed, and there is no door', () => {
    const broken = files(ARMS, { charts: CHARTS.replace('foot/horse', 'foot/mule') });
    expect(listMistakes(broken)).toHaveLength(1);
    expect(() => getBattle(readSheets(broken))).toThrow('no battle door; 1 mistakes in the sheets');
  });
});
