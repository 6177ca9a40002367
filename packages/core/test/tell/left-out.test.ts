import { expect, test } from 'vitest';
import { t } from '../../src/chart/index.ts';
import type { OddsList } from '../../src/game/index.ts';
import { tellLeftOut } from '../../src/tell/index.ts';

const listOf = (label: string, role: OddsList['role']): OddsList => ({
  label: t(label, `${label} (fr)`),
  role,
  outcome: (id) => t(id, id),
});
const calculator = {
  odds: {
    row: listOf('The row', 'table'),
    attacker: listOf('The attackers', { side: 'attacker' }),
    both: listOf('Both', 'joint'),
    'attacker-2': listOf('Attacker 2', { unit: 'attackers', index: 2 }),
  },
};

test('a list that has more ways than numbers hold is told; one of a unit that is not there is not', () => {
  expect(tellLeftOut(calculator, { odds: { row: [], attacker: [] } })).toEqual([
    t(
      'Both: no exact odds, there are too many tests.',
      'Both (fr)\u202f: pas de chances exactes, il y a trop de tests.',
    ),
  ]);
  expect(tellLeftOut(calculator, { odds: { row: [] } }).map(({ en }) => en)).toEqual([
    'The attackers: no exact odds, there are too many tests.',
    'Both: no exact odds, there are too many tests.',
  ]);
});

test('nothing is told where all are there, where no die is thrown, or where a calculator has no lists', () => {
  expect(tellLeftOut(calculator, { odds: { row: [], attacker: [], both: [] } })).toEqual([]);
  expect(tellLeftOut(calculator, { odds: {} })).toEqual([]);
  expect(tellLeftOut({}, { odds: {} })).toEqual([]);
});
