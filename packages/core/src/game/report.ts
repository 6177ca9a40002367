import type { Cite } from '../chart/cell.ts';
import type { Chart } from '../chart/chart.ts';
import { InputError, type InputFault } from '../error.ts';
import type { Text } from '../text.ts';
import {
  type Answer,
  type Calculator,
  type Context,
  type Face,
  type Fact,
  isRefusal,
  type Refusal,
} from './calculator.ts';
import { parseInput } from './parse.ts';
import { optionsOf, profile } from './reading.ts';
import { type Recording, recording, type Step, silent, type Tally } from './tally.ts';

export interface Way {
  readonly id: string;
  readonly label: Text;
  readonly ways: number;
  readonly of: number;
}

export interface Ways {
  readonly ways: number;
  readonly of: number;
}

/** An answer in short: enough to compare two of them. */
export interface Brief {
  readonly total: number | null;
  /** Free of language, for links: the total and the measure, or what was refused. */
  readonly headline: string;
  readonly refused: Refusal['refused'] | null;
  readonly measure: Ways | null;
}

export interface ReadingUse {
  readonly id: string;
  readonly value: string;
  /** Another option would change the answer. */
  readonly decisive: boolean;
  /** The answer under every option, where that matters. */
  readonly options?: readonly (Brief & { readonly value: string })[];
}

export interface ReportAnswer {
  readonly total: number | null;
  readonly headline: string;
  readonly incomplete: boolean;
  readonly measure: (Ways & { readonly label: Text }) | null;
  readonly facts: readonly Fact[];
  readonly faces: { readonly die: string; readonly chart: string; readonly rows: readonly Face[] } | null;
}

export interface Report {
  readonly game: string;
  readonly edition: string;
  readonly calculator: string;
  readonly version: string;
  readonly input: unknown;
  readonly refused: Refusal['refused'] | null;
  readonly answer: ReportAnswer | null;
  readonly working: readonly Step[];
  readonly odds: Readonly<Record<string, readonly Way[]>>;
  readonly lit: readonly Pick<Cite, 'chart' | 'row' | 'column'>[];
  readonly readings: readonly ReadingUse[];
}

/** What a caller asks: an input as it came, and how the table plays. */
export interface Ask {
  readonly edition?: string;
  readonly readings?: Readonly<Record<string, string>>;
  readonly input?: unknown;
}

/** An ask that has been checked. */
export interface Asked {
  readonly edition: string;
  readonly readings: Readonly<Record<string, string>>;
  readonly input: unknown;
}

type AnyContext = Context<Readonly<Record<string, Chart>>>;

/** Printings go by their year; the newest comes first and is the default. */
export const editionsOf = (calculator: Pick<Calculator, 'charts'>): readonly string[] =>
  Object.keys(calculator.charts).sort().reverse();

/** Checks a whole ask, or throws the one error. */
export const checkAsk = (calculator: Calculator, ask: Ask): Asked => {
  const editions = editionsOf(calculator);
  const edition = ask.edition ?? editions[0] ?? '';
  if (!editions.includes(edition))
    throw new InputError({ code: 'edition', field: 'edition', allowed: editions, given: ask.edition });
  return {
    edition,
    readings: profile(calculator.readings, ask.readings),
    input: parseInput(calculator.input, ask.input),
  };
};

const contextOf = (calculator: Calculator, asked: Asked, tally: Tally, consulted?: Set<string>): AnyContext => ({
  edition: asked.edition,
  charts: calculator.charts[asked.edition] ?? {},
  tally,
  reading: (id) => {
    consulted?.add(id);
    // The profile was filled from this very calculator's readings.
    return asked.readings[id] as never;
  },
});

/** The answer alone: no labels, no working. What searches, neighbours and enumerations use. */
export const answer = (calculator: Calculator, asked: Asked): Answer | Refusal =>
  calculator.answer(answering(calculator, asked, silent()), asked.input);

/** The context for one call. */
export const answering = (calculator: Calculator, asked: Asked, tally: Tally): AnyContext =>
  contextOf(calculator, asked, tally);

const measureOf = (calculator: Calculator, result: Answer): Ways | null => {
  const { measure } = calculator;
  const odds = measure && result.odds?.[measure.list];
  if (!odds) return null;
  let ways = 0;
  for (const [id, n] of odds.ways) if (measure.counts(id)) ways += n;
  return { ways, of: odds.of };
};

const signed = (n: number): string => (n > 0 ? `+${n}` : `${n}`);

const headlineOf = (result: Answer, measure: Ways | null): string => {
  const parts = [
    ...(result.total === null ? [] : [signed(result.total)]),
    ...(measure ? [`${measure.ways}/${measure.of}`] : []),
  ];
  return parts.length > 0 ? parts.join('_') : (result.facts ?? []).map(({ value }) => String(value)).join('_');
};

export const brief = (calculator: Calculator, result: Answer | Refusal): Brief => {
  if (isRefusal(result)) {
    const { cite } = result.refused;
    const place = [cite.chart, cite.row, cite.column, cite.note].filter((part) => part !== undefined).join('.');
    return { total: null, headline: `refused_${place}`, refused: result.refused, measure: null };
  }
  const measure = measureOf(calculator, result);
  return { total: result.total, headline: headlineOf(result, measure), refused: null, measure };
};

/** Everything that could differ between two answers, as one text. */
export const signature = (result: Answer | Refusal): string =>
  isRefusal(result)
    ? JSON.stringify(result.refused.cite)
    : JSON.stringify([result.total, result.incomplete, result.odds, result.facts?.map(({ id, value }) => [id, value])]);

const decide = (calculator: Calculator, asked: Asked, id: string, own: string): ReadingUse => {
  const value = asked.readings[id] ?? '';
  const spec = calculator.readings[id];
  const all = spec ? optionsOf(spec) : [];
  const results = all.map((option) =>
    option === value ? own : answer(calculator, { ...asked, readings: { ...asked.readings, [id]: option } }),
  );
  const decisive = results.some((result) => typeof result !== 'string' && signature(result) !== own);
  if (!decisive) return { id, value, decisive };
  const options = all.map((option, i) => {
    const result = results[i];
    const known = typeof result === 'string' || !result ? answer(calculator, asked) : result;
    return { value: option, ...brief(calculator, known) };
  });
  return { id, value, decisive, options };
};

const oddsOf = (calculator: Calculator, result: Answer): Record<string, readonly Way[]> =>
  Object.fromEntries(
    Object.entries(result.odds ?? {}).map(([name, { of, ways }]) => [
      name,
      ways.map(([id, n]) => ({
        id,
        label: calculator.odds?.[name]?.outcome(id) ?? { en: id, fr: id },
        ways: n,
        of,
      })),
    ]),
  );

const litOf = (tally: Recording, result: Answer | Refusal): Report['lit'] => {
  const cites = [...tally.lit];
  if (isRefusal(result)) cites.push(result.refused.cite);
  else for (const fact of result.facts ?? []) if (fact.cite) cites.push(fact.cite);
  const seen = new Set<string>();
  const lit: Pick<Cite, 'chart' | 'row' | 'column'>[] = [];
  for (const { chart, row = undefined, column = undefined } of cites) {
    const at = `${chart} ${row} ${column}`;
    if (row === undefined || seen.has(at)) continue;
    seen.add(at);
    lit.push({ chart, row, ...(column === undefined ? {} : { column }) });
  }
  return lit;
};

export interface Named {
  readonly id: string;
  readonly version: string;
}

/** The whole report of a checked ask. */
export const report = (game: Named, calculator: Calculator, asked: Asked): Report => {
  const tally = recording();
  const consulted = new Set<string>();
  const result = calculator.answer(contextOf(calculator, asked, tally, consulted), asked.input);
  const own = signature(result);
  const short = brief(calculator, result);
  const measure = short.measure && calculator.measure && { ...short.measure, label: calculator.measure.label };
  return {
    game: game.id,
    edition: asked.edition,
    calculator: calculator.id,
    version: game.version,
    input: asked.input,
    refused: short.refused,
    answer: isRefusal(result)
      ? null
      : {
          total: result.total,
          headline: short.headline,
          incomplete: result.incomplete ?? false,
          measure: measure ?? null,
          facts: result.facts ?? [],
          faces: result.faces ?? null,
        },
    working: tally.steps,
    odds: isRefusal(result) ? {} : oddsOf(calculator, result),
    lit: litOf(tally, result),
    readings: [...consulted].map((id) => decide(calculator, asked, id, own)),
  };
};

export type Result =
  | { readonly ok: true; readonly report: Report }
  | { readonly ok: false; readonly error: InputFault };

/** Report, refusal or error as a value. */
export const run = (game: Named, calculator: Calculator, ask: Ask): Result => {
  try {
    return { ok: true, report: report(game, calculator, checkAsk(calculator, ask)) };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { code, field, allowed, given } = error;
    return { ok: false, error: { code, field, allowed, given } };
  }
};
