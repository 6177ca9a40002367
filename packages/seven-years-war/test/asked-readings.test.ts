import { type Calculator, parseWords, run, splitWords } from '@coup-doeil/core/game';
import { expect, test } from 'vitest';
import { calculator as attack } from '../src/calculators/attack-terrain.ts';
import { calculator as march } from '../src/calculators/march.ts';
import { calculator as morale } from '../src/calculators/morale-effect.ts';
import { meta } from '../src/meta.ts';

const askedOf = (calculator: unknown, words: string): string[] => {
  // The shape of any calculator is what the runner takes; its input is checked on the way in.
  const any = calculator as Calculator;
  const result = run(meta, any, { input: parseWords(any.input, splitWords(words)) });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.report.readings.map(({ id }) => id);
};

const GUNS = 'attackers.1.arm=bombardment attackers.1.paths.1.adjacent=false';
const HORSE = 'attackers.1.arm=cavalry';
const FACING_TWO = `${HORSE} attackers.1.paths=2`;

test.each<[string, string, string[]]>([
  ['nothing but a figure', '', []],
  ['woods on clear ground: the worse is the sum', 'defenders.1.terrains=clear,woods', []],
  ['a town in woods', 'defenders.1.terrains=woods,town', ['several-terrains']],
  ['a hexside entered from afar', `${GUNS} attackers.1.paths.1.hexsides=stream`, []],
  ['a line over bare hexsides', `${GUNS} attackers.1.paths.1.line=2`, []],
  ['a line over a stream', `${GUNS} attackers.1.paths.1.line.1.hexsides=stream`, ['bombardment-hexside']],
  ['cavalry by its one path', `${HORSE} defenders.1.terrains=woods`, []],
  ['cavalry by two free paths', `${FACING_TWO} defenders=2`, ['star-path']],
  ['cavalry by two barred paths', `${FACING_TWO} defenders.1.terrains=woods defenders.2.terrains=town`, ['star-path']],
  [
    'cavalry by one free path of two',
    `${FACING_TWO} defenders.1.terrains=clear defenders.2.terrains=town`,
    ['star-path', 'several-paths'],
  ],
])('an attack asks no more than it needs: %s', (_, words, ids) => {
  expect(askedOf(attack, words)).toEqual(ids);
});

test.each<[string, string, string[]]>([
  ['over a stream', 'steps.1.hexsides=stream', []],
  ['down a slope, the printed pair', 'steps.1.hexsides=down-slope', ['down-slope']],
  ['down a slope, the one figure of cavalry', 'mover=cavalry steps.1.hexsides=down-slope', []],
  ['the Mietzel in command', 'column=true steps.1.hexsides=mietzel', []],
  ['the Mietzel out of command', 'column=true command=false steps.1.hexsides=mietzel', ['ic']],
  ['the Mietzel, guns out of command', 'mover=artillery column=true command=false steps.1.hexsides=mietzel', []],
  ['cavalry breaks off', 'mover=cavalry steps.1.leaving=engaged', ['fast']],
  ['Prussian cavalry breaks off', 'mover=cavalry prussian=true steps.1.leaving=engaged', []],
])('a march asks no more than it needs: %s', (_, words, ids) => {
  expect(askedOf(march, words)).toEqual(ids);
});

test.each<[string, string[]]>([
  ['morale=4', []],
  ['morale=6', ['morale-bounds']],
])('morale asks no more than it needs: %s', (words, ids) => {
  expect(askedOf(morale, words)).toEqual(ids);
});
