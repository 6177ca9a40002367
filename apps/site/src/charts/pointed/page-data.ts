import type { ChartPage } from '../page/page.ts';

/** The page's own data and words, written by the build. */
export type Data = ChartPage & {
  readonly words: Readonly<Record<string, string>> & {
    readonly colon: string;
    readonly copy: string;
    readonly copied: string;
    readonly back: string;
  };
};

export const readData = (): Data =>
  // A border: the build wrote it from that very type.
  JSON.parse(document.getElementById('chart-data')?.textContent ?? '{}') as Data;

export const isNote = (hash: string): boolean => hash.startsWith('#note-');
