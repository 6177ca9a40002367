import { d6 } from '@coup-doeil/dice';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { t } from '../../src/chart/index.ts';
import { isSameAnswer } from '../../src/game/answer.ts';
import {
  type Calculator,
  checkAsk,
  computeAnswer,
  createBrief,
  createReport,
  fillProfile,
  isRefusal,
  listEditions,
  listFaces,
  listOptions,
  type Odds,
  run,
} from '../../src/game/index.ts';
import { same } from '../../src/text/index.ts';
import { faultOf } from '../fault.ts';
import { table2001 } from '../fixture/charts.ts';
import { anyFight, GAME, input, READINGS } from '../fixture/fight.ts';
import { says } from '../says.ts';
import { inputs } from './inputs.ts';

const told = (raw: unknown, more = {}) => createReport(GAME, anyFight, checkAsk(anyFight, { input: raw, ...more }));
const editions = fc.constantFrom('2001', '1999');

describe('a report', () => {
  it('says what was asked, the answer, the working, the odds, what was lit', () => {
    // Four against two: 2/1 is +2; from behind +3 in place of the flank's +1; open ground adds 0.
    expect(told({ attackers: [{ strength: 4 }], from: 'rear', hexsides: ['ford'] })).toEqual({
      game: 'skirmish',
      edition: '2001',
      calculator: 'fight',
      version: '1.2.3',
      input: expect.objectContaining({ from: 'rear', ground: 'open' }),
      refused: null,
      answer: {
        total: 5,
        // 1 + 5 is the one face that shakes (six at most); the other five hit.
        headline: '+5_30/36',
        incomplete: false,
        measure: { ways: 30, of: 36, label: t('The defender is lost', 'Le défenseur est perdu') },
        facts: [expect.objectContaining({ id: 'side-ford', value: 'ford' })],
        faces: expect.objectContaining({ die: 'd6', chart: 'table' }),
      },
      working: [
        expect.objectContaining({ id: 'odds.2-1.value', op: 'add', value: 2, total: 2 }),
        expect.objectContaining({ id: 'ground.open.fight', op: 'add', value: 0, total: 2 }),
        expect.objectContaining({ id: 'lines.flank.value', op: 'ignored', value: 1, total: 2, by: 'lines.rear.value' }),
        expect.objectContaining({ id: 'lines.rear.value', op: 'add', value: 3, total: 5 }),
      ],
      odds: {
        result: [
          { id: 'shaken', label: t('on the table: shaken', 'sur la table\u202f: shaken'), ways: 1, of: 6 },
          { id: 'hit', label: t('on the table: hit', 'sur la table\u202f: hit'), ways: 5, of: 6 },
        ],
        defender: expect.arrayContaining([{ id: 'lost-1', label: t('lost', 'perdu'), ways: 30, of: 36 }]),
      },
      lit: [
        { chart: 'odds', row: '2-1', column: 'value' },
        { chart: 'ground', row: 'open', column: 'fight' },
        { chart: 'lines', row: 'rear', column: 'value' },
        { chart: 'ground', row: 'ford' },
        { chart: 'ground', row: 'ford', column: 'fight' },
      ],
      readings: [],
    });
  });

  it('folds its working to its answer, and says the same aloud as in silence', () => {
    fc.assert(
      fc.property(inputs(input), editions, (value, edition) => {
        const asked = checkAsk(anyFight, { edition, input: value });
        const { working, answer: said, refused } = createReport(GAME, anyFight, asked);
        const silent = computeAnswer(anyFight, asked);
        expect(isRefusal(silent)).toBe(refused !== null);
        let fold = 0;
        for (const { op, value: figure, total } of working) {
          if (op === 'add') fold += figure;
          else if (op === 'set') fold = figure;
          expect(total).toBe(fold);
        }
        if (said) expect([fold, 'total' in silent && silent.total]).toEqual([said.total, said.total]);
        expect(new Set(working.map(({ id }) => id)).size).toBe(working.length);
      }),
    );
  });

  it('tells apart the lines of each part, and of the same place twice', () => {
    const { working } = told({ attackers: [{ losses: 1 }, { losses: 2 }], weather: { night: true } });
    expect(working.map(({ id, op, total }) => [id, op, total])).toEqual([
      ['odds.2-1.value', 'add', 2],
      ['ground.open.fight', 'add', 2],
      ['attacker-1/lines.step.value', 'add', 1],
      ['attacker-2/lines.step.value', 'add', -1],
      ['lines.step.value', 'set', 0],
    ]);
    expect(working[3]?.label).toEqual(says('Attacker 2: 2 lost', 'Attaquant 2\u202f: 2 perdus'));
  });

  it('is a refusal with its reason and its place, what was added before it still shown', () => {
    const refusal = told({ ground: 'lake' });
    expect(refusal).toMatchObject({
      refused: {
        reason: t('Nobody fights in a lake.', 'Nul ne se bat dans un lac.'),
        cite: { chart: 'notes', note: 'a' },
      },
      answer: null,
      odds: {},
    });
    expect(refusal.working).toHaveLength(1);
    const short = createBrief(anyFight, computeAnswer(anyFight, checkAsk(anyFight, { input: { ground: 'lake' } })));
    expect(short).toMatchObject({ headline: 'refused_notes.a', total: null, measure: null });
  });

  it('goes over the wire as it is', () => {
    fc.assert(
      fc.property(inputs(input), (value) => {
        const whole = told(value);
        expect(JSON.parse(JSON.stringify(whole))).toEqual(whole);
      }),
    );
  });
});

describe('a reading', () => {
  const flank = { ground: 'wood', from: 'flank' };

  it('is named when it is asked for, decisive with every option’s answer', () => {
    // Even odds 0, a wood -1, the flank +1, or not.
    const [use, ...others] = told(flank).readings;
    expect(others).toEqual([]);
    expect(use).toMatchObject({ id: 'flank-in-wood', value: 'counts', decisive: true });
    expect(use?.options?.map(({ value, total }) => [value, total])).toEqual([
      ['counts', 0],
      ['lost', -1],
      ['half', 0],
    ]);
    expect(use?.options?.map(({ measure }) => measure?.of)).toEqual([36, 36, 36]);
  });

  it('under another option is told from there', () => {
    const lost = told(flank, { readings: { 'flank-in-wood': 'lost' } });
    expect(lost).toMatchObject({ answer: { total: -1 }, readings: [{ value: 'lost', decisive: true }] });
    expect(lost.working.find(({ op }) => op === 'ignored')).toMatchObject({
      id: 'lines.flank.value',
      by: 'ground.wood.fight',
    });
  });

  it('is not decisive where nothing hangs on it', () => {
    // In the dark everything is set to nought.
    const dark = told({ ...flank, weather: { night: true } });
    expect(dark.readings).toEqual([{ id: 'flank-in-wood', value: 'counts', decisive: false }]);
    expect(told({ from: 'flank' }).readings).toEqual([]);
  });

  it('is chosen from its own options alone', () => {
    expect(fillProfile(READINGS)).toEqual({ 'flank-in-wood': 'counts', 'who-checks': 'all' });
    expect(listOptions(READINGS['who-checks'])).toEqual(['all', 'one']);
    const wrong = (chosen: unknown) => faultOf(() => fillProfile(READINGS, chosen as Record<string, string>));
    expect(wrong({ luck: 'mine' })).toMatchObject({ code: 'unknown-reading', given: 'luck' });
    expect(wrong({ 'who-checks': 'toString' })).toMatchObject({ code: 'reading', field: 'reading.who-checks' });
    expect(wrong({ 'who-checks': ['one'] })).toMatchObject({ code: 'reading', given: { list: 1 } });
    expect(wrong(JSON.parse('{"__proto__":"one"}'))).toMatchObject({ code: 'unknown-reading' });
    expect(wrong(null)).toMatchObject({ code: 'readings' });
  });
});

describe('run', () => {
  it('gives report, refusal or error as a value', () => {
    expect(run(GAME, anyFight, {})).toMatchObject({ ok: true, report: { refused: null } });
    expect(run(GAME, anyFight, { input: { ground: 'lake' } })).toMatchObject({ ok: true, report: { answer: null } });
    expect(run(GAME, anyFight, { input: { ground: 'sea' } })).toMatchObject({
      ok: false,
      error: { code: 'choice', field: 'ground', allowed: ['open', 'wood', 'lake'], given: 'sea' },
    });
    expect(run(GAME, anyFight, { edition: '1815' })).toMatchObject({
      ok: false,
      error: { code: 'edition', allowed: ['2001', '1999'] },
    });
  });

  it('does not throw for any ask', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (raw) => {
        for (const ask of [raw, { input: raw }, { readings: raw }, { edition: raw }]) {
          const result = run(GAME, anyFight, ask as object);
          expect(JSON.stringify(result)).toContain('"ok"');
        }
      }),
    );
  });

  it('lets a fault of the calculator itself be seen', () => {
    const broken: Calculator = {
      ...anyFight,
      answer: () => {
        throw new RangeError('a bug');
      },
    };
    expect(() => run(GAME, broken, {})).toThrow(RangeError);
  });
});

describe('an answer', () => {
  const odds = (of: number, ways: Odds['ways']): Odds => ({ of, ways });
  const base = {
    total: 1,
    odds: {
      a: odds(6, [
        ['x', 2],
        ['y', 4],
      ]),
    },
    facts: [{ id: 'f', label: t('F', 'F'), value: 1 }],
  };
  const refusal = { refused: { reason: t('No.', 'Non.'), cite: { document: 'd', chart: 'c', row: 'r' } } };

  it.each<[string, ReturnType<Calculator['answer']>, boolean]>([
    ['itself', base, true],
    [
      'its odds in another order',
      {
        ...base,
        odds: {
          a: odds(6, [
            ['y', 4],
            ['x', 2],
          ]),
        },
      },
      true,
    ],
    ['the words for saying nothing', { ...base, incomplete: false }, true],
    ['another total', { ...base, total: 2 }, false],
    ['an answer that is not whole', { ...base, incomplete: true }, false],
    [
      'other odds',
      {
        ...base,
        odds: {
          a: odds(6, [
            ['x', 3],
            ['y', 3],
          ]),
        },
      },
      false,
    ],
    [
      'the same odds out of more',
      {
        ...base,
        odds: {
          a: odds(12, [
            ['x', 2],
            ['y', 4],
          ]),
        },
      },
      false,
    ],
    ['fewer outcomes', { ...base, odds: { a: odds(6, [['x', 6]]) } }, false],
    ['fewer of the same outcomes', { ...base, odds: { a: odds(6, [['x', 2]]) } }, false],
    [
      'one outcome that is the same',
      {
        ...base,
        odds: {
          a: odds(6, [
            ['x', 2],
            ['z', 4],
          ]),
        },
      },
      false,
    ],
    [
      'a list by another name',
      {
        ...base,
        odds: {
          b: odds(6, [
            ['x', 2],
            ['y', 4],
          ]),
        },
      },
      false,
    ],
    ['no odds', { total: 1, facts: base.facts }, false],
    ['another fact', { ...base, facts: [{ id: 'f', label: t('F', 'F'), value: 2 }] }, false],
    ['a fact of another name', { ...base, facts: [{ id: 'g', label: t('F', 'F'), value: 1 }] }, false],
    ['no facts', { total: 1, odds: base.odds }, false],
    ['a refusal', refusal, false],
  ])('beside %s', (_, other, expected) => {
    expect(isSameAnswer(base, other)).toBe(expected);
    expect(isSameAnswer(other, base)).toBe(expected);
  });

  it('that is a refusal is the same for the same reason at the same place', () => {
    const { reason, cite } = refusal.refused;
    expect(isSameAnswer(refusal, { refused: { reason, cite: { ...cite } } })).toBe(true);
    for (const other of [t('Never.', 'Jamais.'), t('No.', 'Jamais.'), t('Never.', 'Non.')])
      expect(isSameAnswer(refusal, { refused: { reason: other, cite } })).toBe(false);
    expect(isSameAnswer(refusal, { refused: { reason, cite: { ...cite, row: 's' } } })).toBe(false);
    expect(isSameAnswer({ total: null }, { total: null })).toBe(true);
  });

  it('says facts where it has neither total nor chance, and only there', () => {
    const { measure: _, ...plain } = anyFight;
    expect(createBrief(plain, { total: null, facts: base.facts }).facts).toEqual(base.facts);
    expect(createBrief(plain, { total: null }).facts).toEqual([]);
    expect(createBrief(plain, { total: 0, facts: base.facts }).facts).toEqual([]);
    const chance = { total: null, facts: base.facts, odds: { defender: odds(6, [['lost-1', 6]]) } };
    expect(createBrief(anyFight, chance).facts).toEqual([]);
    expect(createBrief(plain, refusal).facts).toEqual([]);
  });

  it('has a headline of what it has: total, chance or facts', () => {
    const { measure: _, ...plain } = anyFight;
    const headline = (calculator: Calculator, result: ReturnType<Calculator['answer']>) =>
      createBrief(calculator, result).headline;
    expect(headline(plain, base)).toBe('+1');
    expect(headline(plain, { total: 0 })).toBe('0');
    expect(headline(plain, { total: null, facts: base.facts })).toBe('1');
    expect(headline(plain, { total: null, facts: [...base.facts, { id: 'g', label: t('G', 'G'), value: 'x' }] })).toBe(
      '1_x',
    );
    expect(headline(plain, { total: null })).toBe('');
    const lost = {
      defender: odds(6, [
        ['lost-1', 2],
        ['stands-1', 4],
      ]),
    };
    expect(headline(anyFight, { total: -1, odds: lost })).toBe('-1_2/6');
    expect(headline(anyFight, { total: null, odds: lost })).toBe('2/6');
    expect(headline(anyFight, { total: 3, odds: {} })).toBe('+3');
  });

  it('without words for its odds names outcomes by their ids', () => {
    const { odds: _, measure: __, ...plain } = anyFight;
    const bare: Calculator = {
      ...plain,
      answer: () => ({ total: null, incomplete: true, odds: { result: odds(1, [['x', 1]]) } }),
    };
    expect(createReport(GAME, bare, checkAsk(bare, {}))).toMatchObject({
      answer: { total: null, incomplete: true, measure: null, facts: [], faces: null },
      odds: { result: [{ id: 'x', label: same('x') }] },
    });
    expect(createReport(GAME, { ...bare, answer: () => ({ total: 1 }) }, checkAsk(bare, {})).odds).toEqual({});
  });

  it('shows what each face comes to', () => {
    expect(listFaces(d6, 2, table2001).rows.map(({ face, total, row }) => [face, total, row])).toEqual([
      [1, 3, '3'],
      [2, 4, '4-to-6'],
      [3, 5, '4-to-6'],
      [4, 6, '4-to-6'],
      [5, 7, '7-or-more'],
      [6, 8, '7-or-more'],
    ]);
    // A table of its own: what a row prints is kept.
    expect(listFaces(d6, 2, table2001.reprint({ document: 'sheet-1999' })).rows[4]?.cells).toEqual({
      defender: 'H',
      attacker: '-',
    });
  });

  it('is asked of the newest printing unless another is named', () => {
    expect(listEditions(anyFight)).toEqual(['2001', '1999']);
    expect(checkAsk(anyFight, {}).edition).toBe('2001');
    const bare: Calculator = { ...anyFight, charts: {}, answer: () => ({ total: null }) };
    expect(createReport(GAME, bare, { edition: '', readings: {}, input: {} }).edition).toBe('');
  });
});
