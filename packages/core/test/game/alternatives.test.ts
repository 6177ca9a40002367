import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { t } from '../../src/chart/index.ts';
import { listAlternatives } from '../../src/game/alternatives.ts';
import {
  type Calculator,
  type CheckedAsk,
  checkAsk,
  choice,
  computeAnswer,
  computeWhatIf,
  createBrief,
  describeInput,
  direction,
  flag,
  getInputPlace,
  group,
  isRefusal,
  list,
  optionalNumber,
  parseInput,
  put,
  refuse,
  unit,
  type Value,
  wholeNumber,
} from '../../src/game/index.ts';
import { formatAlternative, formatFieldNames, formatOtherAnswer } from '../../src/tell/index.ts';
import { inputs } from './inputs.ts';

const side = (label: string, own: object) =>
  unit({
    label: t(label, label),
    roles: { out: 'out' },
    fields: {
      arm: choice({
        label: t('Arm', 'Arme'),
        options: { foot: t('foot', 'à pied'), horse: t('horse', 'à cheval') },
        default: 'foot',
        fixed: true,
      }),
      strength: wholeNumber({ label: t('Strength', 'Force'), min: 1, max: 9, default: 2, ...own }),
      rating: optionalNumber({ label: t('Rating', 'Valeur'), min: 0, max: 6 }),
      out: flag({
        label: t('Out', 'Hors'),
        ...(label === 'Attacker' ? { decisions: { on: t('fight without it', 'sans elle') } } : { fixed: true }),
      }),
      from: direction({
        label: t('From', 'Du'),
        default: 's',
        decisions: {
          front: t('from the front', 'de front'),
          rear: t('from the rear', 'à revers'),
          to: t('from the {to}', 'par le {to}'),
        },
      }),
    },
  });

const input = describeInput(
  {
    attackers: list({
      label: t('Attackers', 'Attaquants'),
      of: side('Attacker', {
        decisions: {
          more: t('bring {n} more', 'engager {n} de plus'),
          less: t('bring {n} less', 'engager {n} de moins'),
        },
      }),
      min: 1,
      max: 3,
    }),
    defenders: list({ label: t('Defenders', 'Défenseurs'), of: side('Defender', {}), min: 1, max: 3 }),
    facing: direction({ label: t('Facing', 'Face au'), default: 's' }),
    ground: choice({
      label: t('Ground', 'Terrain'),
      options: {
        open: t('Open', 'Découvert'),
        wood: t('Wood', 'Bois'),
        scrub: t('Scrub', 'Broussailles'),
        lake: t('Lake', 'Lac'),
      },
      default: 'open',
    }),
    sides: list({
      label: t('Hexsides', 'Bords'),
      of: choice({
        label: t('Hexside', 'Bord'),
        options: { ford: t('Ford', 'Gué'), slope: t('Slope', 'Pente'), hedge: t('Hedge', 'Haie') },
        default: 'ford',
      }),
      max: 3,
      decisions: { without: t('attack where there is no {what}', 'attaquer sans {what}') },
    }),
    night: flag({ label: t('Night', 'Nuit'), decisions: { on: t('wait for the night', 'attendre la nuit') } }),
  },
  { facing: 'facing' },
);
type Input = NonNullable<typeof input.type>;

const BEHIND: readonly string[] = ['n', 'ne', 'nw'];
const sum = (units: Input['attackers']) => units.reduce((total, { strength, out }) => total + (out ? 0 : strength), 0);

const calculator: Calculator = {
  id: 'fight',
  title: t('Fight', 'Combat'),
  lead: t('One fight.', 'Un combat.'),
  input,
  charts: { first: {} },
  readings: {},
  examples: [],
  answer: (_, value) => {
    const { attackers, defenders, ground, sides, night } = value as Input;
    if (ground === 'lake' || sum(attackers) === 0)
      return refuse(t('Nobody.', 'Personne.'), { cite: { document: 'd', chart: 'c' } });
    const odds = Math.floor(sum(attackers) / Math.max(1, sum(defenders)));
    const behind = attackers.some(({ from, out }) => !out && BEHIND.includes(from)) ? 3 : 0;
    return { total: odds + behind - (ground === 'open' ? 0 : 1) - sides.length - (night ? 2 : 0) };
  },
};

const ask = (raw: object): CheckedAsk => checkAsk(calculator, { input: raw });
const told = (raw: object, of: Calculator = calculator) => {
  const { decisions, given } = computeWhatIf(of, ask(raw));
  const lines = (alternatives: typeof decisions) =>
    alternatives.map((one) => `${formatAlternative(input, one, 'en')} = ${formatOtherAnswer(one.answer, [], 'en')}`);
  return { decisions: lines(decisions), given: lines(given) };
};

describe('what a player can do for another answer', () => {
  it('is said in words, the best first; a number by the least that changes the answer; a straight way for its neighbours', () => {
    expect(told({}).decisions).toEqual([
      'From the rear = 4',
      'Bring 2 more = 2',
      'Bring 1 less = 0',
      'Wait for the night = −1',
    ]);
  });

  it('is merged where several units come to the same', () => {
    // Six against two is 3, 3 for the one behind, less two hexsides: 4.
    const { decisions } = told({ attackers: [{}, {}, { from: 'ne' }], sides: ['ford', 'slope'] });
    expect(decisions).toEqual([
      'Bring 2 more = 5',
      'Attack where there is no Ford = 5',
      'Attack where there is no Slope = 5',
      'Bring 1 less = 3',
      'Attacker 1 or 2: fight without it = 3',
      'Wait for the night = 2',
      'Attacker 3: from the front = 1',
      'Attacker 3: fight without it = 0',
    ]);
  });

  it('is never what is not allowed, and leads out of it', () => {
    const lake = told({ ground: 'lake' });
    expect(lake.decisions).toEqual([]);
    expect(lake.given).toEqual(['Ground: Open = 1', 'Ground: Wood or Scrub = 0']);
    const alone = told({ attackers: [{ out: true }] });
    expect(alone).toEqual({ decisions: [], given: ['Attacker, Out: no = 1'] });
  });

  it('ranks a cost the other way, and by its chance where there is one', () => {
    const first = (more: Partial<Calculator>) => told({}, { ...calculator, ...more }).decisions[0];
    expect(first({ totalIs: 'cost' })).toBe('Wait for the night = −1');
    const answer: Calculator['answer'] = (context, value) => {
      const result = calculator.answer(context, value);
      if (isRefusal(result)) return result;
      const hits = Math.min(9, Math.max(0, 5 - (result.total ?? 0)));
      return {
        ...result,
        odds: {
          all: {
            of: 10,
            ways: [
              ['hit', hits],
              ['miss', 10 - hits],
            ],
          },
        },
      };
    };
    const measure = { label: t('Hit', 'Touché'), list: 'all', counts: (id: string) => id === 'hit' };
    expect(first({ answer, measure })).toBe('Wait for the night = −1 · 60%');
  });

  it('ranks by the chance alone where an answer has no total', () => {
    const measure = { label: t('Hit', 'Touché'), list: 'all', counts: (id: string) => id === 'hit' };
    // Of ten ways two hit, three more at night, four more from behind; nothing is added up to a total.
    const answer: Calculator['answer'] = (_, value) => {
      const { attackers, night } = value as Input;
      const hits = 2 + (night ? 3 : 0) + (attackers.some(({ from }) => BEHIND.includes(from)) ? 4 : 0);
      return {
        total: null,
        odds: {
          all: {
            of: 10,
            ways: [
              ['hit', hits],
              ['miss', 10 - hits],
            ],
          },
        },
      };
    };
    expect(told({}, { ...calculator, answer, measure }).decisions).toEqual([
      'From the rear = 60%',
      'Wait for the night = 50%',
    ]);
  });

  it('is told apart from what comes to the same and is nobody’s to decide', () => {
    // Wood and scrub take one each; only of the wood a player decides.
    const ground = choice({
      label: t('Ground', 'Terrain'),
      options: { open: t('Open', 'Découvert'), wood: t('Wood', 'Bois'), scrub: t('Scrub', 'Broussailles') },
      default: 'open',
      decisions: { wood: t('fight in the wood', 'se battre dans le bois') },
    });
    const wooded = { ...input, fields: { ...input.fields, ground } };
    const { decisions, given } = told({}, { ...calculator, input: wooded });
    expect(decisions).toContain('Fight in the wood = 0');
    expect(given).toContain('Ground: Scrub = 0');
  });

  it('goes by the sides where nothing says where the target faces', () => {
    const { roles: _, ...faceless } = input;
    const { decisions } = told({}, { ...calculator, input: faceless });
    expect(decisions[0]).toBe('From the north = 4');
    // A role that names a field which is not there says no more than none.
    const lost = told({}, { ...calculator, input: { ...input, roles: { facing: 'nowhere' } } });
    expect(lost.decisions).toEqual(decisions);
    // Straight behind is taken: its neighbours come to the same, and only they are left.
    expect(told({ attackers: [{ from: 'se' }], facing: 'n' }).decisions).not.toContain('From the rear = 4');
  });
});

describe('what is given', () => {
  it('stands apart, with all that comes to the same in one line', () => {
    expect(told({}).given).toEqual([
      'Defender, Strength: 3 = 0',
      'Defender, Strength: 1 = 2',
      'Ground: Wood or Scrub = 0',
      'Ground: Lake = Not allowed: Nobody.',
      'Hexsides: Ford, Slope or Hedge = 0',
    ]);
    const { given } = told({ attackers: [{ strength: 8 }], defenders: [{}, {}], sides: ['ford'] });
    expect(given).toContain('Defender 1 or 2: not there = 3');
    expect(given).toContain('Hexsides: also Slope or Hedge = 0');
  });

  it('is said in French too', () => {
    const { decisions, given } = computeWhatIf(
      calculator,
      ask({ defenders: [{}, { strength: 1 }], attackers: [{ strength: 9 }, {}] }),
    );
    const lines = [...decisions, ...given].map((one) => formatAlternative(input, one, 'fr'));
    expect(lines).toContain('Attacker 1 ou 2\u202f: à revers');
    expect(lines).toContain('Defender 2\u202f: pas là');
    expect(lines).toContain('Terrain\u202f: Bois ou Broussailles');
  });

  it('is a thing that is put otherwise as one: no words say how', () => {
    const weather = group({ label: t('Weather', 'Temps'), fields: { fog: flag({ label: t('Fog', 'Brouillard') }) } });
    const place = { ...getInputPlace(weather, { fog: false }), path: 'weather', name: 'weather' };
    const change = { field: 'weather', from: { fog: false }, to: { fog: true } };
    const brief = createBrief(calculator, { total: -1 });
    const listed = listAlternatives(calculator, [{ place, changes: [{ ...change, answer: brief }] }]);
    expect(listed).toEqual({
      decisions: [],
      given: [{ decision: null, changes: [change], answer: brief, every: true }],
    });
  });

  it('fields of like items are named together', () => {
    const paths = ['attackers.1.arm', 'attackers.2.arm', 'ground', 'attackers.1.out'];
    expect(formatFieldNames(input, paths, 'en')).toEqual(['Attacker 1 or 2, Arm', 'Ground', 'Attacker 1, Out']);
  });
});

/** Every input one field away that a slow eye finds, without going through the neighbours. */
const listOthers = (value: Input): { field: string; to: Value; other: Value }[] => {
  const set = (field: string, to: Value) => ({ field, to, other: put(value as unknown as Value, field, to) });
  const units = (['attackers', 'defenders'] as const).flatMap((name) =>
    value[name].flatMap((_, i) => [
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => set(`${name}.${i + 1}.strength`, n)),
      ...(name === 'attackers' ? [true, false].map((out) => set(`${name}.${i + 1}.out`, out)) : []),
      ...['n', 'ne', 'se', 's', 'sw', 'nw'].map((from) => set(`${name}.${i + 1}.from`, from)),
      ...(name === 'defenders' && value.defenders.length > 1
        ? [{ ...set(name, value.defenders.toSpliced(i, 1) as unknown as Value), field: `${name}.${i + 1}`, to: null }]
        : []),
    ]),
  );
  const sides = (['ford', 'slope', 'hedge'] as const).map((id) =>
    value.sides.includes(id) ? value.sides.filter((other) => other !== id) : [...value.sides, id],
  );
  return [
    ...units,
    ...['n', 'ne', 'se', 's', 'sw', 'nw'].map((facing) => set('facing', facing)),
    ...['open', 'wood', 'scrub', 'lake'].map((ground) => set('ground', ground)),
    ...sides.map((other) => set('sides', other)),
    ...[true, false].map((night) => set('night', night)),
  ];
};

it('a slow search of everything one field away finds the same answers, and no others', () => {
  fc.assert(
    fc.property(inputs(input), (value) => {
      const asked = checkAsk(calculator, { input: value });
      const headline = (other: Value) =>
        createBrief(calculator, computeAnswer(calculator, { ...asked, input: parseInput(input, other as object) }))
          .headline;
      const own = headline(value as unknown as Value);
      const found = listOthers(value)
        .map(({ field, to, other }) => ({ field, to, headline: headline(other) }))
        .filter((found) => found.headline !== own);
      const from = (field: string) =>
        Number(field.split('.').reduce<never>((inner, name) => inner[Number(name) - 1] ?? inner[name], value as never));
      // Of numbers the nearest each way.
      const nearest = found.filter(
        ({ field, to }) =>
          typeof to !== 'number' ||
          !found.some(
            (other) =>
              other.field === field &&
              typeof other.to === 'number' &&
              (other.to - to) * (from(field) - to) > 0 &&
              (other.to - from(field)) * (to - from(field)) > 0,
          ),
      );
      const { decisions, given } = computeWhatIf(calculator, asked);
      const lines = [...decisions, ...given].flatMap(({ changes, answer }) =>
        changes.map(({ field, to }) => `${field} ${JSON.stringify(to)} ${answer.headline}`),
      );
      const decidesAt = (field: string) => /attackers.*(strength|out)|from|night/.test(field);
      const expected = nearest.filter((other) => !(other.headline.startsWith('refused') && decidesAt(other.field)));
      expect(new Set(lines)).toEqual(
        new Set(expected.map((other) => `${other.field} ${JSON.stringify(other.to)} ${other.headline}`)),
      );
      expect(lines.length).toBe(expected.length);
      const totals = decisions.map(({ answer }) => answer.total ?? 0);
      expect(totals).toEqual([...totals].sort((a, b) => b - a));
    }),
    { numRuns: 40 },
  );
});
