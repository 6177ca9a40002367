import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { t } from '../../src/chart/index.ts';
import {
  type Calculator,
  checkAsk,
  formatAsk,
  formatQuery,
  getDefault,
  InputError,
  parseQuery,
} from '../../src/game/index.ts';
import { anyFight, input } from '../fixture/fight.ts';
import { inputs } from './inputs.ts';
import { shapes } from './shapes.ts';

describe('a link', () => {
  it('carries the words that differ, the printing, the readings, the version and the headline', () => {
    const asked = checkAsk(anyFight, {
      edition: '1999',
      readings: { 'who-checks': 'one' },
      input: { ground: 'wood', hexsides: ['ford'] },
    });
    const query = formatQuery(anyFight, { asked, version: '1.2.3', headline: '+1_5/36' });
    expect(query).toBe('ground=wood&hexsides=ford&edition=1999&reading.who-checks=one&v=1.2.3&was=%2B1_5/36');
    expect(parseQuery(anyFight, query)).toEqual({
      ask: { ...asked, readings: { 'who-checks': 'one' } },
      version: '1.2.3',
      headline: '+1_5/36',
      seed: null,
      problems: [],
    });
  });

  it('carries the seed of a throw where one was made', () => {
    const asked = checkAsk(anyFight, {});
    const query = formatQuery(anyFight, { asked, version: '1', headline: '', seed: 'valmy.2' });
    expect(query).toBe('v=1&was=&seed=valmy.2');
    expect(parseQuery(anyFight, query)).toMatchObject({ seed: 'valmy.2', problems: [] });
  });

  it('opens as what it was made of', () => {
    const editions = fc.constantFrom('2001', '1999');
    const readings = fc.record({
      'who-checks': fc.constantFrom('all', 'one'),
      'flank-in-wood': fc.constantFrom('counts', 'lost', 'half'),
    });
    fc.assert(
      fc.property(inputs(input), editions, readings, fc.string(), (value, edition, chosen, headline) => {
        const asked = checkAsk(anyFight, { edition, readings: chosen, input: value });
        const opened = parseQuery(anyFight, formatQuery(anyFight, { asked, version: '1', headline }));
        expect(checkAsk(anyFight, opened.ask)).toEqual(asked);
        expect([opened.headline, opened.problems]).toEqual([headline.toWellFormed(), []]);
        expect(formatAsk(anyFight, checkAsk(anyFight, opened.ask))).toEqual(formatAsk(anyFight, asked));
      }),
    );
  });

  it('keeps what is valid beside any word that is not', () => {
    const other = fc.oneof(fc.string(), fc.constantFrom('', '.', 'input', '__proto__', 'attackers.x', '.ground'));
    fc.assert(
      fc.property(other, fc.string(), (name, said) => {
        fc.pre(!['ground', 'edition', 'v', 'was', 'seed'].includes(name) && !name.startsWith('ground.'));
        const query = `ground=wood&${new URLSearchParams([[name.toWellFormed(), said.toWellFormed()]])}`;
        expect(parseQuery(anyFight, query).ask.input).toMatchObject({ ground: 'wood' });
      }),
    );
  });

  it('may say words of an older time, which a calculator reads as its own', () => {
    const renewed: Calculator = {
      ...anyFight,
      renewWords: (words) => words.map(([name, said]) => [name === 'terrain' ? 'ground' : name, said]),
    };
    expect(parseQuery(renewed, 'terrain=wood')).toMatchObject({ ask: { input: { ground: 'wood' } }, problems: [] });
    expect(parseQuery(anyFight, 'terrain=wood').problems).toHaveLength(1);
  });

  it('without words is the defaults', () => {
    expect(parseQuery(anyFight, '')).toEqual({
      ask: { edition: '2001', readings: {}, input: getDefault(input) },
      version: null,
      headline: null,
      seed: null,
      problems: [],
    });
  });

  it('keeps what is valid and names what is not', () => {
    const opened = parseQuery(
      anyFight,
      'ground=sea&defender.arm=horse&defender.square=true&attackers.9.strength=1&from=rear&edition=1815&reading.who-checks=none&reading.luck=mine&toString=1',
    );
    expect(opened.ask).toMatchObject({
      edition: '2001',
      readings: {},
      input: { ground: 'open', from: 'rear', defender: { arm: 'horse', square: false } },
    });
    expect(opened.problems.map(({ code, field }) => [code, field])).toEqual([
      ['edition', 'edition'],
      ['reading', 'reading.who-checks'],
      ['unknown-reading', 'reading'],
      ['word', 'attackers.9.strength'],
      ['word', 'toString'],
      ['choice', 'ground'],
      ['does-not-apply', 'defender.square'],
    ]);
  });

  it('leaves out only the words that an error speaks of', () => {
    const opened = parseQuery(
      anyFight,
      'attackers=3&attackers.2.strength=99&attackers.3.strength=4&attackers.2.losses=1',
    );
    expect(opened.problems.map(({ field }) => field)).toEqual(['attackers.2.strength']);
    expect(opened.ask.input).toMatchObject({ attackers: [{ strength: 2 }, { losses: 1 }, { strength: 4 }] });
    expect(parseQuery(anyFight, 'attackers=0&ground=wood')).toMatchObject({
      ask: { input: { ground: 'wood' } },
      problems: [{ code: 'list', field: 'attackers' }],
    });
  });

  it('blames the word of what is inside, and of what it is in', () => {
    expect(parseQuery(anyFight, 'hexsides=swamp&ground=wood')).toMatchObject({
      ask: { input: { ground: 'wood', hexsides: [] } },
      problems: [{ code: 'choice', field: 'hexsides.1' }],
    });
    const shaped: Calculator = { ...anyFight, input: shapes as Calculator['input'] };
    expect(parseQuery(shaped, 'nest.near=3&colour=blue&small=2')).toMatchObject({
      ask: { input: { colour: 'blue', small: 2, nest: { near: 0 } } },
      problems: [{ code: 'does-not-apply', field: 'nest' }],
    });
    expect(parseQuery(anyFight, '=1&ground=wood')).toMatchObject({
      ask: { input: { ground: 'wood' } },
      problems: [{ code: 'word', field: 'input', given: '1' }],
    });
  });

  it('does not say the printing that everybody means', () => {
    const asked = checkAsk(anyFight, { input: { ground: 'wood' } });
    expect(formatAsk(anyFight, asked)).toEqual([['ground', 'wood']]);
  });

  it('may have twenty thousand characters and four hundred words, and no more are read', () => {
    const filled = (size: number) => `ground=wood&was=${'x'.repeat(size - 16)}`;
    expect(parseQuery(anyFight, filled(20_000)).problems).toEqual([]);
    expect(parseQuery(anyFight, filled(20_001)).problems).toEqual([
      { code: 'long', field: 'link', allowed: { rule: 'word-count', max: 400 }, given: 20_001 },
    ]);
    expect(parseQuery(anyFight, `${filled(20_000)}&ground=lake`).ask.input).toMatchObject({ ground: 'wood' });
    const times = (n: number) => Array.from({ length: n }, () => 'ground=wood').join('&');
    expect(parseQuery(anyFight, times(400)).problems).toEqual([]);
    expect(parseQuery(anyFight, `${times(400)}&ground=lake`)).toMatchObject({
      ask: { input: { ground: 'wood' } },
      problems: [{ code: 'long' }],
    });
  });

  it('of any length is opened in bounded time, said to be cut', () => {
    const many = Array.from({ length: 5000 }, (_, i) => `x${i}=1`).join('&');
    const long = `ground=wood&from=${'y'.repeat(1_000_000)}`;
    const began = performance.now();
    expect(parseQuery(anyFight, many).problems[0]).toMatchObject({ code: 'long', field: 'link' });
    expect(parseQuery(anyFight, many).problems).toHaveLength(401);
    expect(parseQuery(anyFight, long)).toMatchObject({ ask: { input: { ground: 'wood' } } });
    expect(JSON.stringify(parseQuery(anyFight, long).problems).length).toBeLessThan(1000);
    expect(performance.now() - began).toBeLessThan(5000);
  });

  it('never throws, whatever it is', () => {
    const part = fc.oneof(
      fc.string(),
      fc.constantFrom(
        'ground',
        'attackers.1.strength',
        'attackers',
        '1',
        '%',
        '%E0%A4',
        '__proto__',
        'edition',
        'v',
        'reading.__proto__',
        'was',
      ),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(part, part), { maxLength: 8 }), (parts) => {
        const opened = parseQuery(anyFight, parts.map((pair) => pair.join('=')).join('&'));
        expect(checkAsk(anyFight, opened.ask).edition).toBe(opened.ask.edition);
      }),
    );
  });

  it.each([new RangeError('broken'), new InputError({ code: 'odd', field: 'elsewhere', allowed: [], given: null })])(
    'hides no fault of the calculator’s own: %s',
    (fault) => {
      const broken: Calculator = {
        ...anyFight,
        input: {
          ...anyFight.input,
          fields: {
            ground: {
              kind: 'whole',
              label: t('G', 'S'),
              min: 0,
              max: 3,
              default: 0,
              optional: false,
              get when(): never {
                throw fault;
              },
            },
          },
        },
      };
      expect(() => parseQuery(broken, 'ground=1')).toThrow(fault);
    },
  );
});
