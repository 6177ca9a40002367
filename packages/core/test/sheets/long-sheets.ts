import type { Files } from '../../src/sheets/index.ts';

/** As many rows as a sheet may have and still be read at once. */
export const MANY = 5000;

const rows = (head: string, make: (i: number) => string, count = MANY): string =>
  [head, ...Array.from({ length: count }, (_, i) => make(i))].join('\n');

const FIRE = 'from,to,hit\n,3,-\n4,,x';
const ON_FIRE = { fire: FIRE, charts: 'id,kind,dice\nfire,bands,d6' };
const GROUND = { ground: 'en,move\nClear,1', charts: 'id,kind,with\nground,grid,\nmarch,march,ground.move' };
const EFFECTS = 'symbol,en,whom,steps\nD#,loses,defender,#\nA#,loses,attacker,#';

/** Sheets of thousands of rows, of every kind, each with what makes its reader look elsewhere. */
export const LONG_SHEETS: Readonly<Record<string, Files>> = {
  grid: {
    terrain: rows('en,fr,move=Movement,fire=Fire', (i) => `Row ${i},Ligne ${i},${i % 7},-1 [a]`),
    notes: 'mark,en,fr\na,Not in rain.,Pas sous la pluie.',
  },
  'a grid in which each row is as the one before': {
    ...GROUND,
    ground: rows('en,move', (i) => `Row ${i},${i > 0 ? `as Row ${i - 1}` : '1'}`),
  },
  'a grid in which each row is as the last': {
    ...ON_FIRE,
    mods: 'en,value,kind\nGround,T,lookup ground.fire',
    ground: rows('en,fire', (i) => `Row ${i},${i < MANY - 1 ? `as Row ${MANY - 1}` : '1'}`),
  },
  'bands with a symbol each': {
    fire: rows('from,to,target', (i) => `${i},${i},s${i}`),
    results: rows('symbol,en,steps', (i) => `s${i},a step,1`),
    charts: 'id,kind,dice\nfire,bands,d6',
  },
  matrix: {
    crt: rows('from,to,1:2,1:1,2:1', (i) => `${i},${i},D${i % 9},-,A1/D${i % 7}`),
    results: EFFECTS,
    charts: 'id,kind,dice\ncrt,matrix,d6',
  },
  ladder: { ...ON_FIRE, odds: rows('difference,value', (i) => `${i - MANY / 2},${i}`) },
  'modifiers that exclude each other': {
    ...ON_FIRE,
    mods: rows('en,value,not_with', (i) => `Line ${i},+1,${i > 0 ? `line-${i - 1}` : ''}`),
  },
  'modifiers that replace each other': {
    ...ON_FIRE,
    mods: rows('en,value,replaces', (i) => `Line ${i},+1,${i > 0 ? `line-${i - 1}` : ''}`),
  },
  'modifiers of groups': {
    ...ON_FIRE,
    mods: rows('en,value,kind,group', (i) => `Line ${i},+1,one of,Group ${i % 50}`),
  },
  'results with tests': {
    fire: 'from,to,target\n1,6,s1',
    results: rows('symbol,en,steps,test,fail', (i) =>
      i % 2 === 0 ? `s${i},a step,1,,` : `s${i},a test,,d6 <= Morale,s${i - 1}`,
    ),
  },
  key: { ground: 'en,move\nClear,1', key: rows('symbol,en', (i) => `s${i},x`) },
  sequence: { turn: rows('number,en', (i) => `${i},Step ${i}`) },
  rulings: { ...ON_FIRE, rulings: rows('calculator,situation,total', (i) => `fire,Case ${i},${i}`) },
  readings: {
    ...ON_FIRE,
    readings: rows('id,option,en', (i) => [`r${i},,Why?`, `r${i},a,A`, `r${i},b,B`].join('\n'), Math.ceil(MANY / 3)),
  },
  battle: { ...GROUND, battle: rows('en,facing,zone', (i) => `Arm ${i},none,all`) },
};
