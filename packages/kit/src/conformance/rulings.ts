import type { Kind, Row } from '@coup-doeil/core/chart';
import { type Calculator, formatPlaceId, isRefusal, listEditions } from '@coup-doeil/core/game';
import { countDifferences } from './count-differences.ts';
import { placeOfStep } from './marks.ts';
import { askOf, type Expected, type ExpectedOdds, type Ruling } from './ruling.ts';
import { type Check, chartsOf, type Subject } from './subject.ts';
import { resultCites, type Trace, traceAsk } from './trace.ts';

/** `fire-modifiers.massed` stands for `fire-modifiers.massed.value` too. */
export const within = (place: string, id: string): boolean => place === id || place.startsWith(`${id}.`);

/** What brought an answer about: what was counted or lit, what set something aside, what a fact or refusal cites. */
const listPlaces = ({ steps, lit, result }: Trace): string[] => [
  ...lit.map(formatPlaceId),
  ...steps.map(({ by }) => placeOfStep(by)),
  ...resultCites({ result }).map(formatPlaceId),
];

const listFits = (
  list: string,
  { of, ...expected }: ExpectedOdds,
  ways: readonly (readonly [string, number])[],
  out: number,
) =>
  Object.entries(expected).flatMap(([id, n]) => {
    const [, came] = ways.find(([outcome]) => outcome === id) ?? [id, 0];
    return came * of === n * out ? [] : [`odds ${list}, ${id}: ${came} of ${out}, the ruling says ${n} of ${of}`];
  });

const fits = ({ result }: Trace, { total, refused, facts = {}, odds = {} }: Expected): string[] => {
  if (total === undefined && refused === undefined && Object.keys({ ...facts, ...odds }).length === 0)
    return ['the ruling expects nothing'];
  if (!result) return ['it throws'];
  if (isRefusal(result)) {
    const by = formatPlaceId(result.refused.cite);
    return by === refused
      ? []
      : [`it is refused by ${by}, the ruling ${refused ? `says by ${refused}` : 'has an answer'}`];
  }
  return [
    ...(refused === undefined ? [] : [`it is answered, the ruling says refused by ${refused}`]),
    ...(total === undefined || total === result.total
      ? []
      : [`the total is ${result.total}, the ruling says ${total}`]),
    ...Object.entries(facts).flatMap(([id, value]) => {
      const came = result.facts?.find((fact) => fact.id === id)?.value;
      return came === value ? [] : [`fact ${id} is ${came}, the ruling says ${value}`];
    }),
    ...Object.entries(odds).flatMap(([list, wanted]) => {
      const own = result.odds?.[list];
      return own ? listFits(list, wanted, own.ways, own.of) : [`odds ${list} are not given`];
    }),
  ];
};

const judgeMiss = (calculator: Calculator, ruling: Ruling, trace: Trace): string[] => {
  const { unless, about } = ruling;
  if (!unless) return [];
  const asked = askOf(calculator, ruling, unless);
  if (typeof asked === 'string') return [`unless: ${asked}`];
  const other = traceAsk(calculator, asked);
  const places = listPlaces(other);
  const steps = countDifferences(calculator, trace.asked, asked);
  return [
    ...(steps === 1 ? [] : [`unless: it differs in ${steps === 0 ? 'nothing' : 'more than one thing'}`]),
    ...about.filter((id) => places.some((place) => within(place, id))).map((id) => `unless: ${id} counts here too`),
    ...fits(other, unless.answer).map((problem) => `unless: ${problem}`),
  ];
};

const judge = (calculator: Calculator, ruling: Ruling): string[] => {
  const asked = askOf(calculator, ruling);
  if (typeof asked === 'string') return [asked];
  const trace = traceAsk(calculator, asked);
  const places = listPlaces(trace);
  return [
    ...fits(trace, ruling.answer),
    ...ruling.about.filter((id) => !places.some((place) => within(place, id))).map((id) => `${id} does not count here`),
    ...(ruling.unless && ruling.about.length === 0 ? ['it fails to apply, and is about nothing'] : []),
    ...judgeMiss(calculator, ruling, trace),
  ];
};

export const rulings: Check = {
  id: 'rulings',
  says: 'every ruling holds, and just fails to where it says so',
  run: ({ rulings, calculators, ...subject }) => {
    const known = chartsOf(subject).flatMap(({ chart }) => [
      ...chart.rows.map(({ id }) => `${chart.id}.${id}`),
      ...chart.rows.flatMap((row) => Object.values(row.cells).map(({ cite }) => formatPlaceId(cite))),
      ...chart.notes.map(({ cite }) => formatPlaceId(cite)),
    ]);
    return rulings.flatMap((ruling) => {
      const calculator = calculators.find(({ id }) => id === ruling.calculator);
      const problems = calculator ? judge(calculator, ruling) : [`there is no calculator ${ruling.calculator}`];
      const nowhere = ruling.about.filter((id) => !known.includes(id)).map((id) => `there is no place ${id}`);
      return [...nowhere, ...problems].map((problem) => `${ruling.situation} (${ruling.words}): ${problem}`);
    });
  },
};

interface Duty {
  readonly id: string;
  readonly editions: string[];
}

/** What a row says that wants a ruling, by the kind of its chart; `null` where rows want none of their own. */
const RULED_ON: Readonly<Record<Kind, ((row: Row) => unknown) | null>> = {
  grid: null,
  bands: null,
  ladder: null,
  matrix: null,
  modifiers: ({ terms, cells }) => [Object.values(cells).map(({ printed }) => printed), terms],
  sequence: null,
  notes: ({ terms }) => terms,
  key: null,
};

const unvaried = (subject: Subject): Duty[] => {
  const duties = new Map<string, Duty>();
  const owe = (id: string, edition: string, content: unknown) => {
    const key = `${id} ${JSON.stringify(content)}`;
    const duty = duties.get(key) ?? { id, editions: [] };
    duties.set(key, duty);
    if (!duty.editions.includes(edition)) duty.editions.push(edition);
  };
  for (const { edition, chart } of chartsOf(subject)) {
    for (const note of chart.notes) owe(formatPlaceId(note.cite), edition, note.value);
    const ruledOn = RULED_ON[chart.kind];
    if (ruledOn) for (const row of chart.rows) owe(`${chart.id}.${row.id}`, edition, ruledOn(row));
  }
  return [...duties.values()];
};

/** Notes and modifier lines, each as often as it says something else, that no ruling shows at work and just failing. */
export const rulingGaps = (subject: Subject): string[] => {
  const first = new Map(subject.calculators.map((calculator) => [calculator.id, listEditions(calculator)[0]]));
  const ruled = subject.rulings.flatMap(({ calculator, edition = first.get(calculator) ?? '', about, unless }) =>
    unless ? about.map((id) => ({ id, edition })) : [],
  );
  return unvaried(subject).flatMap(({ id, editions }) => {
    const met = ruled.some((ruling) => within(ruling.id, id) && editions.includes(ruling.edition));
    if (
      met ||
      [id, ...editions.map((edition) => `${id}@${edition}`)].some((name) => Object.hasOwn(subject.exempt, name))
    )
      return [];
    // One printing alone needs no name.
    const printed = subject.game.meta.printings.length > 1 ? ` as ${editions.join(' and ')} prints it` : '';
    return [`rule on ${id}${printed}: where it applies, and \`unless\` where it just fails to`];
  });
};
