import { same } from '../text.ts';
import { bandAt } from './bands.ts';
import { type Cite, type Entry, type Read, splitCell } from './cell.ts';
import { listOf, type Terms } from './chart.ts';
import { type Favour, rungAt } from './ladder.ts';

/**
 * The rows of a chart without a word: cells as they are printed, bounds and ratios as numbers, terms as they are. A rule
 * looks up in them what it looks up in the chart they were drawn from; what has a name there goes by its id here.
 */
export type BareRows = Readonly<Record<string, readonly (string | number | Terms | null)[]>>;

type At = Pick<Cite, 'document' | 'chart'>;
/** Makes a chart of its bare rows. */
export type Make<C> = (at: At, rows: BareRows) => C;

type Readers = Readonly<Record<string, Read<unknown>>>;
type Cells<R extends Readers> = { readonly [K in keyof R]: Entry<ReturnType<R[K]>> };

const entryOf = <V>(text: unknown, row: string, cite: Cite, read: Read<V>): Entry<V> => {
  const { printed, marks } = splitCell(`${text}`);
  return { label: same(row), printed, marks, cite, value: read(printed, marks) };
};

const cellsOf = <R extends Readers>(at: At, row: string, readers: R, texts: readonly unknown[]): Cells<R> =>
  // One entry for each reader.
  Object.fromEntries(
    Object.entries(readers).map(([column, read], i) => [column, entryOf(texts[i], row, { ...at, row, column }, read)]),
  ) as unknown as Cells<R>;

/** Of each row its marks, then the cells of these columns. */
export const bareGrid =
  <R extends Readers>(readers: R) =>
  (at: At, drawn: BareRows) => {
    const rows = Object.fromEntries(
      Object.entries(drawn).map(([id, [marks, ...texts]]) => [
        id,
        {
          label: same(id),
          marks: listOf(`${marks}`),
          cite: { ...at, row: id },
          cells: cellsOf(at, id, readers, texts),
        },
      ]),
    );
    // A rule asks for rows of the chart alone: its types say so.
    const row = (id: string) => rows[id] as (typeof rows)[string];
    return { row, at: <K extends keyof R & string>(id: string, column: K): Cells<R>[K] => row(id).cells[column] };
  };

/** Of each row its least and its greatest total, `null` where it has none, then the cells of these columns. */
export const bareBands =
  <R extends Readers>(readers: R) =>
  (at: At, drawn: BareRows) => {
    const rows = Object.entries(drawn).map(([id, [from, to, ...texts]]) => ({
      id,
      label: same(id),
      from: Number(from ?? Number.NEGATIVE_INFINITY),
      to: Number(to ?? Number.POSITIVE_INFINITY),
      cells: cellsOf(at, id, readers, texts),
    }));
    return { id: at.chart, document: at.document, rows, at: (total: number) => bandAt(at.chart, rows, total) };
  };

/** Of each rung, the best for the attacker first, the two sides of its ratio, then the cell. */
export const bareLadder =
  <V>(read: Read<V>) =>
  (at: At, drawn: BareRows) => {
    const rungs = Object.entries(drawn).map(([row, [over, under, text]]) => ({
      ...entryOf(text, row, { ...at, row, column: 'value' }, read),
      row,
      ratio: { over: Number(over), under: Number(under) },
    }));
    return {
      id: at.chart,
      document: at.document,
      at: (attack: number, defence: number, favour: Favour) => rungAt(rungs, attack, defence, favour),
    };
  };

/** Of each line its cell and its terms; one that prints no figure brings none. */
export const bareLines = (at: At, drawn: BareRows) => {
  const lines = Object.fromEntries(
    Object.entries(drawn).map(([row, [text, terms]]) => [
      row,
      {
        ...entryOf(text, row, { ...at, row, column: 'value' }, (printed) => Number(printed) || 0),
        // The second thing that is drawn of a line, where it has any.
        terms: (terms ?? {}) as Terms,
      },
    ]),
  );
  return { line: (id: string) => lines[id] as (typeof lines)[string] };
};

/** Of each note its terms. */
export const bareNotes =
  <T>() =>
  (at: At, drawn: BareRows) => ({
    note: <K extends keyof T & string>(note: K) => ({
      label: same(note),
      cite: { ...at, note },
      // Drawn from the note of this very id.
      value: (drawn[note] as BareRows[string])[0] as T[K],
    }),
  });

/** Charts by id, each of its bare rows. */
export type Makes<C> = { readonly [K in keyof C]: Make<C[K]> };

type BarePrinting = readonly [edition: string, document: string, charts: Readonly<Record<string, BareRows>>];
/** Printings, the newest whole; of another its document and the rows that differ. */
export type BarePrintings = readonly [whole: BarePrinting, ...others: BarePrinting[]];

/** The charts of every printing, made of their bare rows. */
export const bareCharts = <C extends object>(printings: BarePrintings, makes: Makes<C>): Record<string, C> =>
  Object.fromEntries(
    printings.map(([edition, document, charts]) => [
      edition,
      // Keyed by the makers, each of which makes its own.
      Object.fromEntries(
        Object.entries<Make<unknown>>(makes).map(([chart, make]) => [
          chart,
          make({ document, chart }, { ...printings[0][2][chart], ...charts[chart] }),
        ]),
      ) as C,
    ]),
  );
