import { describe, expect, test } from 'vitest';
import { splitWords, type Value } from '../../src/game/index.ts';
import { findField, formatFieldName, formatSituation, formatValue } from '../../src/tell/index.ts';
import { input } from '../fixture/fight.ts';

describe('the name of a field', () => {
  test.each([
    ['ground', 'Ground', 'Terrain'],
    ['attackers.2', 'Attacker 2', 'Attaquant 2'],
    ['attackers.2.strength', 'Attacker 2, Strength', 'Attaquant 2, Force'],
    ['weather.night', 'Weather, Night', 'Temps, Nuit'],
    ['hexsides.1', 'Hexside 1', 'Bord 1'],
    // As far as there is a field.
    ['attackers.x.strength', 'Attackers', 'Attaquants'],
    ['ground.more', 'Ground', 'Terrain'],
    ['nowhere', '', ''],
    ['constructor', '', ''],
  ])('%s', (path, english, french) => {
    const place = findField(input, path);
    expect([formatFieldName(place, 'en'), formatFieldName(place, 'fr')]).toEqual([english, french]);
  });
});

describe('a value by the labels of its field', () => {
  const cases: readonly (readonly [string, Value, string, string])[] = [
    ['ground', 'wood', 'Wood / Grove', 'Bois / Bosquet'],
    ['ground', 'unheard-of', 'unheard-of', 'unheard-of'],
    ['defender.facing', 'ne', 'north-east', 'nord-est'],
    ['defender.square', true, 'yes', 'oui'],
    ['defender.square', false, 'no', 'non'],
    ['defender.rating', null, 'not said', 'non dit'],
    ['defender.strength', 4, '4', '4'],
    ['hexsides', ['ford'], 'Ford', 'Gué'],
    ['hexsides', [], 'none', 'rien'],
    ['weather', { night: true, moon: false }, '…', '…'],
    // A value that is no value of its field: a neighbour of another input.
    ['ground', ['wood'], 'Wood / Grove', 'Bois / Bosquet'],
    ['defender', 'x', 'x', 'x'],
  ];
  test.each(cases)('%s %j', (path, value, english, french) => {
    const { field } = findField(input, path);
    expect([formatValue(field, value, 'en'), formatValue(field, value, 'fr')]).toEqual([english, french]);
  });
});

describe('a situation in words', () => {
  test.each([
    ['', '', ''],
    ['ground=wood', 'Ground: Wood / Grove', 'Terrain\u202f: Bois / Bosquet'],
    [
      'attackers=2 attackers.2.strength=5 hexsides=ford',
      'Attackers: 2; Attacker 2, Strength: 5; Hexsides: Ford',
      'Attaquants\u202f: 2\u202f; Attaquant 2, Force\u202f: 5\u202f; Bords d’hex\u202f: Gué',
    ],
    ['hexsides=', 'Hexsides: none', 'Bords d’hex\u202f: rien'],
    ['defender.square=true', 'Defender, In square: yes', 'Défenseur, En carré\u202f: oui'],
    ['weather.night=false', 'Weather, Night: no', 'Temps, Nuit\u202f: non'],
    ['defender.rating=none', 'Defender, Rating: not said', 'Défenseur, Valeur\u202f: non dit'],
  ])('%s', (words, english, french) => {
    expect(formatSituation(input, splitWords(words), 'en')).toBe(english);
    expect(formatSituation(input, splitWords(words), 'fr')).toBe(french);
  });
});
