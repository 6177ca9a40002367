import { type ActionAsk, prepareAction } from '@coup-doeil/core/battle';
import { formatPlaceId, isRefusal } from '@coup-doeil/core/game';
import { describe, expect, test } from 'vitest';
import type { WarBoard } from '../../src/battle/types.ts';
import { horse, open, unit } from './fixture.ts';

const refusedOf = (
  board: WarBoard,
  asked: Pick<ActionAsk, 'action' | 'targets'>,
  as: string,
  ids: readonly string[],
) => {
  const ready = prepareAction(board, { ...asked, side: 'prussia', parts: ids.map((counter) => ({ counter, as })) });
  if (!isRefusal(ready)) return null;
  const { reason, cite } = ready.refused;
  return [formatPlaceId(cite), reason.en, reason.fr];
};

const enemy = unit('a', '0504', 'austria');
const units = [
  unit('p', '0505', 'prussia'),
  unit('far', '0808', 'prussia'),
  unit('side', '0404', 'prussia'),
  unit('chief', '0505', 'prussia', { arm: 'leader', ratings: { modifier: 1 } }),
  unit('gone', '0505', 'prussia', { hex: undefined }),
  unit('routed', '0505', 'prussia', { state: ['routed'] }),
  unit('shaken', '0505', 'prussia', { state: ['disordered'] }),
  unit('guns', '0507', 'prussia', { arm: 'artillery', ratings: { morale: 4, range: 2 } }),
  unit('routed-guns', '0507', 'prussia', { arm: 'artillery', ratings: { morale: 4 }, state: ['routed'] }),
  enemy,
];

describe('who takes no part is refused by his name, with the reason and the place', () => {
  const bySteady = open(units, {}, { 'who-attacks': 'good-order' });
  test.each<[string, readonly string[], WarBoard, string, readonly string[]]>([
    [
      'a leader',
      ['chief'],
      open(units),
      '0504',
      ['designation', 'a leader does not attack by himself', 'un chef n’attaque pas par lui-même'],
    ],
    ['one off the map', ['gone'], open(units), '0504', ['designation', 'not on the map', 'pas sur la carte']],
    ['a routed one', ['routed'], open(units), '0504', ['designation', 'routed', 'en déroute']],
    [
      'a disordered one, by the order that a table asks',
      ['shaken'],
      bySteady,
      '0504',
      ['designation', 'disordered', 'en désordre'],
    ],
  ])('%s', (_, ids, board, target, [step, en, fr]) => {
    const asked = { action: 'attack', targets: [target] };
    expect(refusedOf(board, asked, 'attacks', ids)).toEqual([
      `combat-sequence.${step}`,
      `${ids[0]}: ${en}`,
      `${ids[0]}\u202f: ${fr}`,
    ]);
  });
});

describe('an attack is refused', () => {
  const board = open(units);
  const attack = (targets: readonly string[], ids: readonly string[], on = board) =>
    refusedOf(on, { action: 'attack', targets }, 'attacks', ids);

  test('against nobody', () => {
    expect(attack(['0405'], ['p'])).toEqual([
      'combat-sequence.designation',
      'No enemy unit stands there.',
      'Aucune unité ennemie ne s’y trouve.',
    ]);
    expect(attack(['0404'], ['p'])?.[1]).toBe('No enemy unit stands there.');
    expect(attack(['0504', '0405'], ['p'])?.[0]).toBe('combat-sequence.designation');
  });

  test('by who is next to no target', () => {
    expect(attack(['0504'], ['p', 'far'])).toEqual([
      'notes.combat',
      'far: not next to a target',
      'far\u202f: à côté d’aucune cible',
    ]);
  });

  test('by hexes that do not hang together', () => {
    const apart = open([...units, unit('b', '0807', 'austria')]);
    expect(attack(['0504', '0807'], ['p', 'far'], apart)).toEqual([
      'notes.combat',
      'These hexes do not attack together.',
      'Ces hex n’attaquent pas ensemble.',
    ]);
  });

  test('without the cavalry that is bound to it', () => {
    const bound = open([...units, horse('h', '0604', 'prussia', { state: ['bound'] })]);
    expect(attack(['0504'], ['p'], bound)).toEqual([
      'deep-charge.11-or-more.result',
      'h: it must take part in this attack',
      'h\u202f: elle doit participer à cette attaque',
    ]);
  });
});

test('cavalry holds up no attack that it cannot join', () => {
  const bound = (hex: string | undefined, side = 'prussia', more = {}) =>
    open([...units, horse('h', '0604', side, { hex, state: ['bound'], ...more })]);
  const attack = (board: WarBoard) => refusedOf(board, { action: 'attack', targets: ['0504'] }, 'attacks', ['p']);
  expect(attack(bound('0604'))?.[0]).toBe('deep-charge.11-or-more.result');
  expect(attack(bound('0707'))).toBeNull();
  expect(attack(bound(undefined))).toBeNull();
  expect(attack(bound('0604', 'prussia', { state: ['bound', 'routed'] }))).toBeNull();
  expect(attack(bound('0503', 'austria'))).toBeNull();
});

describe('a bombardment is refused', () => {
  const board = open(units);
  const fire = (target: string, ids: readonly string[]) =>
    refusedOf(board, { action: 'bombardment', targets: [target] }, 'bombards', ids);
  const step = 'combat-sequence.designation';
  test.each<[string, string, readonly string[], readonly string[]]>([
    ['against nobody', '0405', ['guns'], [step, 'No enemy unit stands there.', 'Aucune unité ennemie ne s’y trouve.']],
    ['by infantry', '0504', ['p'], [step, 'p: only artillery bombards', 'p\u202f: seule l’artillerie bombarde']],
    ['by routed guns', '0504', ['routed-guns'], [step, 'routed-guns: routed', 'routed-guns\u202f: en déroute']],
    ['beyond its range', '0504', ['guns'], ['notes.combat', 'guns: out of its range', 'guns\u202f: hors de sa portée']],
  ])('%s', (_, target, ids, refused) => {
    expect(fire(target, ids)).toEqual(refused);
  });
});

describe('a rally and a deep charge are refused', () => {
  const board = open([...units, horse('h', '0404', 'prussia'), horse('k', '0404', 'prussia')]);
  test('of two units at once', () => {
    const [en, fr] = ['One unit at a time.', 'Une unité à la fois.'];
    const rally = { action: 'rally', targets: ['0505'] };
    expect(refusedOf(board, rally, 'rallies', ['routed', 'shaken'])).toEqual(['rally', en, fr]);
    const charge = { action: 'deep-charge', targets: ['0404'] };
    expect(refusedOf(board, charge, 'charges', ['h', 'k'])).toEqual(['combat-sequence.cavalry', en, fr]);
  });
  test('of a unit in good order', () => {
    const rally = { action: 'rally', targets: ['0505'] };
    expect(refusedOf(board, rally, 'rallies', ['p'])).toEqual([
      'rally',
      'It is in good order.',
      'Elle est en bon ordre.',
    ]);
  });
});
