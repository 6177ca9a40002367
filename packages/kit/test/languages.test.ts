import { same, type Text, t } from '@coup-doeil/core/chart';
import { type Answer, type Calculator, type Game, refuse } from '@coup-doeil/core/game';
import { describe, expect, test } from 'vitest';
import { CHARTS, duel, fire } from './duel.ts';
import { answering, find, withChart } from './find.ts';

// What a checker of types would not let through, but a file or a careless cast would.
const half = { ...same('Ground'), fr: undefined } as unknown as Text;
/** What a text has beside English and French. */
const { en: _en, fr: _fr, ...others } = same('x');

/** A thing with the text by that name cut in half. */
const halved = <T extends object>(thing: T, name: keyof T): T => ({ ...thing, [name]: half });
const first = <T extends object>([one, ...others]: readonly T[], name: keyof T): T[] =>
  one ? [halved(one, name), ...others] : [];

const { meta, sources, readings } = duel();
const chart = (change: object): Game => duel({ charts: withChart({ ...CHARTS.terrain, ...change }) });
const calculator = (change: object): Game => duel({ calculator: { ...fire, ...change } });
const input = (name: string, change: object): Game =>
  calculator({
    input: { ...fire.input, fields: { ...fire.input.fields, [name]: { ...fire.input.fields[name], ...change } } },
  });
const odds = fire.odds ?? {};
const facts = (label: Text, value = 1): Answer => ({ total: null, facts: [{ id: 'sun', label, value }] });
const doubt = 'flank-in-wood';

describe('a text', () => {
  test.each<[string, Game]>([
    ['meta.title', { ...duel(), meta: halved(meta, 'title') }],
    ['meta.printings.2020.label', { ...duel(), meta: { ...meta, printings: first(meta.printings, 'label') } }],
    ['sources.new.title', { ...duel(), sources: first(sources, 'title') }],
    ['readings.dusk.why', { ...duel(), readings: { dusk: { ...readings[doubt], why: half } } as Game['readings'] }],
    ['silences.sea.text', { ...duel(), silences: [{ id: 'sea', text: half }] }],
    ['2020 terrain.title', chart({ title: half })],
    ['2020 terrain.columns.defence.label', chart({ columns: first(CHARTS.terrain.columns, 'label') })],
    ['2020 terrain.groups.land.label', chart({ groups: [{ id: 'land', label: half }] })],
    ['2020 terrain.rows.open.label', chart({ rows: first(CHARTS.terrain.rows, 'label') })],
    ['2020 terrain.notes.a.label', chart({ notes: first(CHARTS.terrain.notes, 'label') })],
    ['calculator fire.title', calculator({ title: half })],
    ['calculator fire.lead', calculator({ lead: half })],
    ['calculator fire.input.fields.attack.help', input('attack', { help: half })],
    [
      'calculator fire.readings.dusk.why',
      calculator({ readings: { ...fire.readings, dusk: { why: half, options: { late: t('late', 'tard') } } } }),
    ],
    ['calculator fire.measure', calculator({ measure: { ...fire.measure, label: half } })],
    [
      'calculator fire.odds.defender.label',
      calculator({ odds: { ...odds, defender: { ...odds.defender, label: half } } }),
    ],
    ['calculator fire.examples.plain.title', calculator({ examples: first(fire.examples, 'title') })],
    ['calculator fire.facts.sun.label', calculator({ answer: () => facts(half) })],
    [
      'calculator fire.steps.terrain.open.defence.label',
      calculator({
        answer: ({ tally }: Parameters<Calculator['answer']>[0]) => {
          tally.add({ label: half, cite: CHARTS.terrain.at('open', 'defence').cite }, 0);
          return { total: null };
        },
      }),
    ],
    ['calculator fire.refused.notes.b', calculator({ answer: () => refuse(half, CHARTS.notes.note('b')) })],
  ])('at %s is there in both languages', async (at, game) => {
    expect(await find('languages', game)).toBe(`${at}: no text in fr`);
  });

  test.each<[object | null, readonly string[]]>([
    [{ en: 'Ground', fr: 'Sol' }, []],
    [{ en: 'Ground', fr: '' }, ['fr']],
    [{ en: ' \n', fr: 'Sol' }, ['en']],
    [{ fr: 'Sol' }, ['en']],
    [{ en: 'Ground', Fr: 'Sol' }, ['fr']],
    [{ en: 2020, fr: null }, ['en', 'fr']],
    [null, []],
  ])('%j lacks %j', async (title, lacks) => {
    const found = await find('languages', chart({ title: title && { ...others, ...title } }));
    expect(found.split('\n').filter(Boolean)).toEqual(lacks.map((one) => `2020 terrain.title: no text in ${one}`));
  });

  test('is none, where it has no language at all', async () => {
    expect(await find('languages', chart({ title: {} }))).toBe('');
  });

  test('is told by the ids of what it stands in, in a list; else by its key', async () => {
    const more = {
      key: { id: 'other', label: half },
      list: [null, { id: 7, label: half }, half, { id: 'own', label: half }],
    };
    expect((await find('languages', { ...duel(), meta: { ...meta, more } as Game['meta'] })).split('\n')).toEqual([
      'meta.more.key.label: no text in fr',
      'meta.more.list.1.label: no text in fr',
      'meta.more.list.2: no text in fr',
      'meta.more.list.own.label: no text in fr',
    ]);
  });

  test('that differs from ask to ask is told once, by the first that is wrong', async () => {
    const words = [t('One', 'Un'), t('Two', ''), t('', 'Trois'), t('One', 'Un')];
    let asked = 0;
    const answer = () => facts(words[asked++ % words.length] ?? half);
    expect(await find('languages', calculator({ answer }))).toBe('calculator fire.facts.sun.label: no text in fr');
  });
});

describe('French', () => {
  const found = (fr: string) => find('languages', calculator({ lead: t('It fires.', fr) }));
  test.each([
    'Un camp\u202f: il tire\u202f; qui\u202f? Lui\u202f! À 50\u202f%.',
    'à 8:30',
    'à 2:1',
    'à 8 : 4',
    '+? -? −? +1/?',
    'http://exemple.fr',
  ])('lets %j be', async (fr) => {
    expect(await found(fr)).toBe('');
  });
  test.each([
    'Qui?',
    'Qui ?',
    'Lui!',
    'Un; deux',
    'À 50%',
    'À 50 %',
    'Un camp: il tire',
    'Un camp : il tire',
    'Un camp : 3',
    'Un camp:3',
    'Rang 3 : il tire',
    'Rang 3: il tire',
    'Rang 3 :',
    ': rien',
    'Seul\u202f: à 8:30 ; deux',
  ])('wants a narrow no-break space in %j', async (fr) => {
    expect(await found(fr)).toBe(
      `calculator fire.lead: a sign wants a narrow no-break space before it in French: ${fr}`,
    );
  });
});

describe('outcomes', () => {
  const worded = (words: Readonly<Record<string, Text>>): Calculator => {
    const ids = Object.keys(words);
    const ways = ids.map((id) => [id, 1] as const);
    return {
      ...answering((one) => ({
        ...one,
        odds: { result: { of: ids.length, ways }, unnamed: { of: 1, ways: [['hit', 1]] } },
      })),
      odds: { result: { label: same('Table'), role: 'table', outcome: (id) => words[id] ?? same(id) } },
    };
  };
  test('are told by words, unless they are none themselves; a list that has no name is the answers’ problem', async () => {
    const words = {
      hit: same('hit'),
      AB: same('AB'),
      'a-b-c': same('a-b-c'),
      draw: t('draw', 'nul'),
      sec: t('dry', 'sec'),
      miss: half,
      été: same('été'),
    };
    expect((await find('languages', duel({ calculator: worded(words) }))).split('\n')).toEqual([
      'calculator fire, odds result, outcome miss: no text in fr',
      'calculator fire, odds result, outcome hit: it has no words',
      'calculator fire, odds result, outcome été: it has no words',
    ]);
  });
  test('of a calculator that names no odds are nobody’s words', async () => {
    const { odds: _, ...unnamed } = fire;
    expect(await find('languages', duel({ calculator: unnamed }))).toBe('');
  });
});
