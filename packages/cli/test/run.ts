import { cli } from '../src/cli.ts';

export interface Setting {
  readonly stdin?: string | AsyncIterable<string>;
  readonly env?: Readonly<Record<string, string>>;
  readonly width?: number;
  /** A person at a terminal, or pipes all around. */
  readonly terminal?: boolean;
  readonly cores?: number;
}

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

/** The whole command in this process, its world made of text; `tell` hears what it prints, as it prints it. */
export const runTelling = (
  argv: readonly string[],
  setting: Setting,
  tell: (text: string) => void,
  drained = async (): Promise<void> => {},
  tellError = (_: string): void => {},
): Promise<number> => {
  const { stdin, env = {}, width = 100, terminal = false, cores = 1 } = setting;
  const decoder = new TextDecoder();
  return cli(argv, {
    out: (text) => tell(typeof text === 'string' ? text : decoder.decode(text)),
    err: tellError,
    drained,
    input: typeof stdin === 'string' || stdin === undefined ? once(stdin ?? '') : stdin,
    // Where a test sends nothing there is nothing to send from.
    terminal: { out: terminal, err: terminal, in: terminal || stdin === undefined },
    cores,
    width,
    env,
  });
};

/** What it printed in all. */
export const run = async (argv: readonly string[], setting: Setting = {}): Promise<Ran> => {
  let [out, err] = ['', ''];
  const code = await runTelling(
    argv,
    setting,
    (text) => {
      out += text;
    },
    undefined,
    (text) => {
      err += text;
    },
  );
  return { code, out, err };
};

/** A command as one line of words. */
export const coupDoeil = (line: string, setting?: Setting): Promise<Ran> =>
  run(line.split(' ').filter(Boolean), setting);

export const json = async (line: string, setting?: Setting): Promise<unknown> =>
  JSON.parse((await coupDoeil(`${line} --json`, setting)).out);
