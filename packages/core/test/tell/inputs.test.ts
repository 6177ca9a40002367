import { describe, expect, test } from 'vitest';
import { t } from '../../src/chart/index.ts';
import {
  checkAsk,
  choice,
  describeInput,
  type FieldChange,
  group,
  list,
  splitWords,
  type Value,
  wholeNumber,
} from '../../src/game/index.ts';
import {
  findField,
  formatAlternative,
  formatFieldName,
  formatFieldNames,
  formatSituation,
  formatValue,
  formatWholeSituation,
} from '../../src/tell/index.ts';
import { anyFight, input } from '../fixture/fight.ts';

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

describe('a whole situation', () => {
  const tell = (raw: object, language: 'en' | 'fr') =>
    formatWholeSituation(input, checkAsk(anyFight, { input: raw }).input, language);

  test('has a line for each unit and group, and what says nothing is left out', () => {
    const raw = { attackers: [{ strength: 3 }, { losses: 1 }], hexsides: ['ford'], weather: { night: true } };
    expect(tell(raw, 'en')).toEqual([
      'Attacker 1: Strength: 3; Steps lost: 0',
      'Attacker 2: Strength: 2; Steps lost: 1',
      'Defender: Arm: foot; Strength: 2; Facing: north',
      'Ground: Open; Hexsides: Ford; From: the front',
      'Weather: Night',
    ]);
    expect(tell({ ground: 'lake', attackers: [{}] }, 'fr')).toEqual([
      'Attaquant 1\u202f: Force\u202f: 2\u202f; Pas perdus\u202f: 0',
      'Défenseur\u202f: Arme\u202f: à pied\u202f; Force\u202f: 2\u202f; Orientation\u202f: nord',
      'Terrain\u202f: Lac',
    ]);
  });
});

describe('an alternative in words', () => {
  const options = { ford: t('Ford', 'Gué'), hedge: t('Hedge', 'Haie') };
  const side = choice({ label: t('Hexside', 'Bord'), options, default: 'ford' });
  const sides = describeInput({ sides: list({ label: t('Hexsides', 'Bords d’hex'), of: side, max: 2 }) });
  const tell = (changes: readonly FieldChange[], language: 'en' | 'fr') =>
    formatAlternative(sides, { decision: null, changes, every: true }, language);

  test('of a set, what goes is told', () => {
    const gone = [{ field: 'sides', from: ['ford', 'hedge'], to: ['hedge'] }];
    expect([tell(gone, 'en'), tell(gone, 'fr')]).toEqual(['Hexsides: without Ford', 'Bords d’hex\u202f: sans Gué']);
  });

  test('without a change there is none', () => expect([tell([], 'en'), tell([], 'fr')]).toEqual(['', '']));

  test('items of different lists are named in full', () => {
    const strength = wholeNumber({ label: t('Strength', 'Force'), min: 1, max: 9, default: 2 });
    const regiment = group({ label: t('Regiment', 'Régiment'), fields: { strength } });
    const regiments = list({ label: t('Regiments', 'Régiments'), of: regiment, max: 3 });
    const brigade = group({ label: t('Brigade', 'Brigade'), fields: { regiments } });
    const army = describeInput({ brigades: list({ label: t('Brigades', 'Brigades'), of: brigade, max: 3 }) });
    const paths = ['brigades.1.regiments.2.strength', 'brigades.2.regiments.1.strength'];
    expect(formatFieldNames(army, paths, 'en')).toEqual(['Brigade 1, Regiment 2 or Brigade 2, Regiment 1, Strength']);
    expect(formatFieldNames(army, paths, 'fr')).toEqual(['Brigade 1, Régiment 2 ou Brigade 2, Régiment 1, Force']);
  });
});
