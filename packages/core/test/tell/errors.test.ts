import { describe, expect, test } from 'vitest';
import { type Allowed, InputError } from '../../src/game/index.ts';
import { cleanText, cutText, quoteValue, splitFault, tellError, tellField } from '../../src/tell/index.ts';
import { t } from '../../src/text/index.ts';

const tell = (allowed: Allowed, given: unknown, field = 'strength') =>
  (['en', 'fr'] as const).map((language) => tellError({ code: 'odd', field, allowed, given }, language));

describe('a fault in one line', () => {
  const rules: readonly (readonly [Allowed, string, string])[] = [
    [{ rule: 'whole-number', min: 1, max: 6 }, 'a whole number from 1 to 6', 'un nombre entier de 1 à 6'],
    [{ rule: 'number', min: 0, max: 2 }, 'a number from 0 to 2', 'un nombre de 0 à 2'],
    [{ rule: 'text', min: 0, max: 9 }, 'text of at most 9 letters', 'un texte d’au plus 9 lettres'],
    [{ rule: 'word' }, 'a word in small letters, as light-infantry', 'un mot en minuscules, comme light-infantry'],
    [{ rule: 'list' }, 'a list', 'une liste'],
    [{ rule: 'list', max: 3 }, 'a list of at most 3', 'une liste d’au plus 3'],
    [{ rule: 'list-length', min: 1, max: 3 }, 'a list of 1 to 3', 'une liste de 1 à 3'],
    [{ rule: 'record' }, 'an object with words for names', 'un objet dont les noms sont des mots'],
    [{ rule: 'json' }, 'JSON', 'du JSON'],
    [{ rule: 'each-once' }, 'each value once', 'chaque valeur une seule fois'],
    [{ rule: 'not-applicable' }, 'nothing: it does not apply here', 'rien\u202f: cela ne s’applique pas ici'],
    [
      { rule: 'plain-data' },
      'plain data: text, numbers, lists and objects',
      'des données simples\u202f: textes, nombres, listes et objets',
    ],
    [{ rule: 'single-value' }, 'no more after a single value', 'rien de plus après une valeur simple'],
    [{ rule: 'name-value' }, 'name=value', 'nom=valeur'],
    [{ rule: 'word-count', max: 400 }, 'at most 400 words', 'au plus 400 mots'],
    [{ rule: 'one-side' }, 'counters of one side', 'des pions d’un seul camp'],
    [
      { rule: 'strength-pair' },
      'two strengths of 0 or more, not both 0',
      'deux forces de 0 ou plus, pas toutes deux nulles',
    ],
    [
      { rule: 'hex-number', first: '0101', last: '0909' },
      'the number of a hex, 0101 to 0909',
      'le numéro d’un hex, 0101 à 0909',
    ],
    [{ rule: 'hexside-name' }, 'two adjacent hexes, as 1204/1205', 'deux hex adjacents, comme 1204/1205'],
    [{ rule: 'vertex-name' }, 'a hex and its corner, as 1204.2', 'un hex et son sommet, comme 1204.2'],
    [{ rule: 'within-chart' }, 'what the chart prints', 'ce que la table imprime'],
    [{ rule: 'die' }, 'a die', 'un dé'],
    [{ rule: 'outcome' }, 'text, a number or a list of them', 'un texte, un nombre ou une liste de ceux-ci'],
    [{ rule: 'plain-number' }, 'odds out of a plain number', 'des chances sur un nombre simple'],
    [{ rule: 'seed' }, 'text or a whole number', 'un texte ou un nombre entier'],
    [
      { rule: 'generator-words' },
      'four whole numbers of 32 bits, not all 0',
      'quatre nombres entiers de 32 bits, pas tous nuls',
    ],
    // A rule of another version has no words here; its name says the most that can be said.
    [{ rule: 'odd-numbers' }, 'odd-numbers', 'odd-numbers'],
    [['en', 'fr', true, null], 'en, fr, true, null', 'en, fr, true, null'],
  ];
  test.each(rules)('%j', (allowed, english, french) => {
    expect(tell(allowed, 31)).toEqual([
      `strength: given 31; allowed: ${english}.`,
      `strength\u202f: reçu 31\u202f; permis\u202f: ${french}.`,
    ]);
  });

  test('what was not given is told so', () => {
    expect(tell(['a'], null)[0]).toBe('strength: nothing was given; allowed: a.');
    expect(tell(['a'], undefined)[1]).toBe('strength\u202f: rien n’a été donné\u202f; permis\u202f: a.');
  });

  test('where no value is allowed, that is said', () => {
    expect(tell([], 'dance', 'turn.phase')).toEqual([
      'turn.phase: given “dance”; allowed: nothing.',
      'turn.phase\u202f: reçu «\u202fdance\u202f»\u202f; permis\u202f: rien.',
    ]);
  });

  test('what is no field of an input has a name in each language', () => {
    expect(tell(['2016'], 'x', 'edition')).toEqual([
      'edition: given “x”; allowed: 2016.',
      'édition\u202f: reçu «\u202fx\u202f»\u202f; permis\u202f: 2016.',
    ]);
  });

  test('a reader brings words for its own rules and names', () => {
    const own = {
      rules: { 'no-words': () => t('no words', 'aucun mot') },
      fields: { line: t('line', 'ligne') },
    };
    const fault = { code: 'odd', field: 'line', allowed: { rule: 'no-words' }, given: 3 };
    expect(tellError(fault, 'fr', own)).toBe('ligne\u202f: reçu 3\u202f; permis\u202f: aucun mot.');
    const known = { ...fault, allowed: { rule: 'name-value' } };
    expect(tellError(known, 'en', own)).toBe('line: given 3; allowed: name=value.');
  });

  test('an error that was thrown is told as its data are', () => {
    const error = new InputError({ code: 'odd', field: 'hex', allowed: { rule: 'hexside-name' }, given: 'x' });
    expect(tellError(error, 'en')).toBe('hex: given “x”; allowed: two adjacent hexes, as 1204/1205.');
  });

  test.each([
    ['unknown-field', 'This site has moved to evil.example', 1, 'This site has moved to evil.example'],
    ['unknown-field', 'attackers.1.strenght', { list: 1 }, 'attackers.1.strenght'],
    ['word', 'evil.example', 'evil', 'evil.example'],
    ['word', 'attackers.1.strenght', 'strenght', 'attackers.1.strenght'],
  ])('a name that nothing goes by (%s, %s) is given, not a place', (code, field, given, name) => {
    const fault = { code, field, allowed: ['strength'], given };
    expect(tellError(fault, 'en')).toBe(`input: given “${name}”; allowed: strength.`);
    expect(tellError(fault, 'fr')).toBe(`données\u202f: reçu «\u202f${name}\u202f»\u202f; permis\u202f: strength.`);
    expect(splitFault(fault)).toEqual({ field: 'input', given: name });
  });

  test('a place that is not written as ours stands in quotes', () => {
    expect(tell(['a'], 1, 'This site has moved')[0]).toBe('“This site has moved”: given 1; allowed: a.');
    expect(tell(['a'], 1, 'terrain.csv:3:fire')[0]).toBe('terrain.csv:3:fire: given 1; allowed: a.');
    expect(tell(['a'], 1, '--what-if')[0]).toBe('--what-if: given 1; allowed: a.');
    expect(tellField('ask', 'fr')).toBe('question');
    expect(splitFault({ code: 'word', field: 'targets', allowed: [], given: '7' })).toEqual({
      field: 'targets',
      given: '7',
    });
  });

  test('a hostile fault stays one short line', () => {
    const [line = ''] = tell(
      Array.from({ length: 1000 }, (_, i) => `v${i}`),
      `\u001b[31m\n${'x'.repeat(1e6)}`,
      `a\u2028\u202e${'b'.repeat(1e6)}`,
    );
    expect(line.length).toBeLessThan(520);
    expect(line).toMatch(/^[^\p{Cc}\p{Zl}\p{Bidi_Control}]+$/u);
    expect(tell(['a'], 1, 'constructor')[0]).toBe('constructor: given 1; allowed: a.');
  });
});

describe('what was given', () => {
  test.each([
    ['x', '“x”', '«\u202fx\u202f»'],
    [true, 'true', 'true'],
    [1.5, '1.5', '1.5'],
    [10n ** 20n, '100000000000000000000', '100000000000000000000'],
    [[1, 2], 'a list of 2', 'une liste de 2'],
    [{ list: 7 }, 'a list of 7', 'une liste de 7'],
    [{ a: 1 }, 'a group', 'un groupe'],
    [() => 1, 'a group', 'un groupe'],
  ])('%s', (given, english, french) => {
    expect([quoteValue(given, 'en'), quoteValue(given, 'fr')]).toEqual([english, french]);
  });

  test('a cut never leaves half a letter', () => {
    expect(cutText('a😀b', 2)).toBe('a…');
    expect(cutText('a😀b', 3)).toBe('a😀…');
    expect(cutText('a😀b', 4)).toBe('a😀b');
    expect(quoteValue(`${'x'.repeat(79)}😀`, 'en')).toBe(`“${'x'.repeat(79)}…”`);
  });

  test('half a letter that was given is left out', () => expect(cleanText('a\ud83db')).toBe('ab'));
});
