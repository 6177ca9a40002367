import type { Cite } from '../chart/cell.ts';
import type { InputFault } from '../error.ts';
import { same, type Text } from '../text/index.ts';
import { createBrief, createContext, type Ways } from './answer.ts';
import { type Ask, type CheckedAsk, checkAsk } from './ask.ts';
import { type Answer, type Calculator, type Face, type Fact, isRefusal, type Refusal } from './calculator.ts';
import { decide, type ReadingUse } from './decide.ts';
import { faultIn } from './fault.ts';
import { memoise, memoiseById } from './once.ts';
import { type Recording, recordingTally, type Step } from './tally.ts';

export interface Way {
  readonly id: string;
  readonly label: Text;
  readonly ways: number;
  readonly of: number;
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

type OddsWords = NonNullable<Calculator['odds']>[string];

// The words of an outcome are the same every time.
const worded = memoise((words: OddsWords) => memoiseById((id) => words.outcome(id)));

const oddsOf = (calculator: Calculator, result: Answer): Record<string, readonly Way[]> => {
  const named: Record<string, readonly Way[]> = {};
  for (const [name, { of, ways }] of Object.entries(result.odds ?? {})) {
    const words = calculator.odds?.[name];
    const label = words ? worded(words) : same;
    named[name] = ways.map(([id, n]) => ({ id, label: label(id), ways: n, of }));
  }
  return named;
};

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

export interface GameVersion {
  readonly id: string;
  readonly version: string;
}

/** The whole report of a checked ask. */
export const createReport = (game: GameVersion, calculator: Calculator, asked: CheckedAsk): Report => {
  const tally = recordingTally();
  const consulted = new Set<string>();
  const result = calculator.answer(createContext(calculator, asked, tally, consulted), asked.input);
  const { refused, headline, measure } = createBrief(calculator, result);
  return {
    game: game.id,
    edition: asked.edition,
    calculator: calculator.id,
    version: game.version,
    input: asked.input,
    refused,
    answer: isRefusal(result)
      ? null
      : {
          total: result.total,
          headline,
          incomplete: result.incomplete ?? false,
          measure: measure && calculator.measure ? { ...measure, label: calculator.measure.label } : null,
          facts: result.facts ?? [],
          faces: result.faces ?? null,
        },
    working: tally.steps,
    odds: isRefusal(result) ? {} : oddsOf(calculator, result),
    lit: litOf(tally, result),
    readings: Object.entries(calculator.readings)
      .filter(([id]) => consulted.has(id))
      .map((doubt) => decide(calculator, asked, doubt, result)),
  };
};

export type Result =
  | { readonly ok: true; readonly report: Report }
  | { readonly ok: false; readonly error: InputFault };

/** Report, refusal or error as a value. */
export const run = (game: GameVersion, calculator: Calculator, ask: Ask): Result => {
  try {
    return { ok: true, report: createReport(game, calculator, checkAsk(calculator, ask)) };
  } catch (error) {
    return { ok: false, error: faultIn(error) };
  }
};
