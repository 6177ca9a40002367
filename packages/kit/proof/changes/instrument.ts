import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInstrumenter, type InstrumentResult } from '@stryker-mutator/instrumenter';
import { createInjector } from 'typed-inject';

const silent = (): void => undefined;
const no = (): boolean => false;
const logger = {
  ...{ isTraceEnabled: no, isDebugEnabled: no, isInfoEnabled: no, isWarnEnabled: no, isErrorEnabled: no },
  ...{ isFatalEnabled: no, trace: silent, debug: silent, info: silent, warn: silent, error: silent, fatal: silent },
};

/** Some code of a folder with every small change in it, each behind a switch: one at a time can be on. */
export const instrument = (folder: string, code: readonly string[]): Promise<InstrumentResult> => {
  const names = code.flatMap((pattern) => globSync(pattern, { cwd: folder })).map((file) => resolve(folder, file));
  const injector = createInjector()
    .provideValue('logger', logger)
    .provideValue('getLogger', () => logger);
  return injector.injectFunction(createInstrumenter).instrument(
    names.map((name) => ({ name, content: readFileSync(name, 'utf8'), mutate: true })),
    { plugins: null, excludedMutations: [], ignorers: [] },
  );
};

const count = ({ line, column }: { readonly line: number; readonly column: number }) => ({
  line: line + 1,
  column: column + 1,
});

/** Where a change stands and what it is, counted from 1 as an editor does and Stryker's own report. */
export const tellChange = (
  folder: string,
  { fileName, location: { start, end }, mutatorName, replacement }: InstrumentResult['mutants'][number],
) => ({
  file: fileName.slice(folder.length + 1),
  location: { start: count(start), end: count(end) },
  mutatorName,
  replacement,
});
