import { describe, expect, it } from 'vitest';
import { run } from '../../src/game/index.ts';
import { type Files, getCalculator, readSheets } from '../../src/sheets/index.ts';
import { tellProblem } from '../../src/tell/index.ts';

// Seven places where sheets once gave a wrong answer, or none, without a word.

type Input = Readonly<Record<string, unknown>>;

const ask = (files: Files, id: string, input: Input = {}, readings: Readonly<Record<string, string>> = {}) => {
  const sheets = readSheets(files, { folder: 'game' });
  expect(sheets.problems).toEqual([]);
  const calculator = getCalculator(sheets, id);
  const result = run(sheets.game.meta, calculator, { input, readings });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return { calculator, report: result.report };
};

const NOTHING_BEYOND = /nothing is printed beyond its ends/;
const CRT = 'from,to,1:2,1:1,2:1\n1,3,a,b,c\n4,6,b,c,d';
const crt = (edges: string, more: Files = {}): Files => ({
  crt: CRT,
  charts: `id,kind,dice,rounding,edges\ncrt,matrix,d6,in favour of the defender,${edges}`,
  ...more,
});

/** What a table says at both of its ends: where it stays, and that it is refused. */
const bothEnds = (
  files: (ends: string) => Files,
  id: string,
  low: Input,
  high: Input,
  answer: (files: Files, input: Input) => unknown,
) => ({
  stay: [answer(files('stay'), low), answer(files('stay'), high)],
  refused: [low, high].map((input) => ask(files('refuse'), id, input).report.refused?.reason.en),
  reading: [low, high].map((input) => ask(files(''), id, input).report.readings.map((own) => own.id)),
});

describe('past either end the sheet decides', () => {
  const refused = [expect.stringMatching(NOTHING_BEYOND), expect.stringMatching(NOTHING_BEYOND)];

  it('of odds: 1:100 is no 1:2, nor 100:1 a 2:1', () => {
    const column = (files: Files, input: Input) =>
      ask(files, 'crt', input).report.answer?.facts?.find(({ id }) => id === 'column')?.value;
    const [low, high] = [
      { attack: 1, defence: 99 },
      { attack: 99, defence: 1 },
    ];
    expect(bothEnds((ends) => crt(ends), 'crt', low, high, column)).toEqual({
      stay: ['n-1-2', 'n-2-1'],
      refused,
      reading: [['crt-edges'], ['crt-edges']],
    });
  });

  it.each([
    ['ratio,value\n2:1,+2\n1:1,0\n1:2,-2', { attack: 1, defence: 99 }, { attack: 99, defence: 1 }],
    ['difference,value\n+1,+2\n0,0\n-1,-2', { attack: 1, defence: 9 }, { attack: 9, defence: 1 }],
  ])('of a ladder: %j', (odds, low, high) => {
    const files = (ends: string): Files => ({
      fire: 'from,to,hit\n,3,-\n4,,x',
      odds,
      charts: `id,kind,dice,rounding,ends\nfire,bands,d6,,\nodds,ladder,,in favour of the defender,${ends}`,
    });
    const total = (own: Files, input: Input) => ask(own, 'fire', input).report.answer?.total;
    expect(bothEnds(files, 'fire', low, high, total)).toEqual({
      stay: [-2, 2],
      refused,
      reading: [['odds-ends'], ['odds-ends']],
    });
  });

  it('of the rows of a table', () => {
    const files = (ends: string): Files => ({
      fire: 'from,to,hit\n1,1,a\n2,5,b\n6,6,c',
      'fire-modifiers': 'en,value\nDown,-9\nUp,+9',
      charts: `id,kind,dice,ends\nfire,bands,d6,${ends}\nfire-modifiers,modifiers,,`,
    });
    const rows = (own: Files, input: Input) => ask(own, 'fire', input).report.odds.result?.map(({ id }) => id);
    expect(bothEnds(files, 'fire', { down: true }, { up: true }, rows)).toEqual({
      stay: [['1'], ['6']],
      refused,
      reading: [['fire-ends'], ['fire-ends']],
    });
  });
});

it('a column shift past the edge is told with how far it went, on both sides, or refused', () => {
  const mods = { 'crt-modifiers': 'en,value,on\nPull,-3,column\nPush,+3,column' };
  const files = (edges: string): Files => crt(edges, mods);
  const facts = (input: Input) =>
    Object.fromEntries(
      (ask(files('stay'), 'crt', input).report.answer?.facts ?? []).map(({ id, value }) => [id, value]),
    );
  expect(facts({ pull: true })).toEqual({ odds: '1-1', column: 'n-1-2', beyond: 2 });
  expect(facts({ push: true })).toEqual({ odds: '1-1', column: 'n-2-1', beyond: 2 });
  for (const input of [{ pull: true }, { push: true }])
    expect(ask(files('refuse'), 'crt', input).report.refused?.reason.en).toMatch(NOTHING_BEYOND);
});

it('a choice of terrain offers the rows of its group, and hexsides are asked for once', () => {
  const files = {
    fire: 'from,to,hit\n,3,-\n4,,x',
    mods: 'en,value,kind\nGround,T,lookup terrain.fire of hexes\nSides,T,lookup terrain.fire of hexsides any',
    terrain: 'group,en,fire\nHexes,Clear,0\nHexes,Woods,-1\nHexsides,Stream,-1',
    charts: 'id,kind,dice\nfire,bands,d6\nmods,modifiers,\nterrain,grid,',
  };
  const { fields } = ask(files, 'fire').calculator.input;
  expect(Object.keys(fields)).toEqual(['terrain', 'terrainHexsides']);
  const choices = JSON.stringify(fields.terrain);
  expect([choices.includes('woods'), choices.includes('stream')]).toEqual([true, false]);
});

it('a line of 0 sets aside what it replaces', () => {
  const files = {
    fire: 'from,to,hit\n,3,-\n4,,x',
    mods: 'id,en,value,replaces\nworks,Works,-2,\nmine,Mined,0,works',
    charts: 'id,kind,dice\nfire,bands,d6\nmods,modifiers,',
  };
  expect(ask(files, 'fire', { works: true, mine: true }).report.answer?.total).toBe(0);
});

it('a choice with repeats is a list that counts, one without is not', () => {
  const files = (how: string): Files => ({
    fire: 'from,to,hit\n,3,-\n4,,x',
    mods: `en,value,kind\nSides,T,lookup terrain.fire ${how}`,
    terrain: 'en,fire\nStream,-1\nHedge,-2',
    charts: 'id,kind,dice\nfire,bands,d6\nmods,modifiers,\nterrain,grid,',
  });
  const list = (how: string) => ask(files(how), 'fire').calculator.input.fields.terrain;
  expect(list('count')).toMatchObject({ kind: 'list', distinct: false, max: 9 });
  expect(list('any')).toMatchObject({ kind: 'list', distinct: true, max: 2 });
  expect(ask(files('count'), 'fire', { terrain: ['stream', 'stream', 'hedge'] }).report.answer?.total).toBe(-4);
});

it.each(['key', 'results'])('a symbol that %s does not explain is a mistake', (name) => {
  const { problems } = readSheets({ fire: 'from,to,target\n1,5,-\n6,6,DX', [name]: 'symbol,en\nDR,retreat' });
  expect(problems.map((problem) => tellProblem(problem, 'en'))).toEqual([
    'fire.csv, row 3, column target: neither key.csv nor results.csv explains it; it says “DX”',
  ]);
});
