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

/** The whole command in this process, its world made of text. */
export const run = async (argv: readonly string[], setting: Setting = {}): Promise<Ran> => {
  const { stdin, env = {}, width = 100, terminal = false, cores = 1 } = setting;
  const decoder = new TextDecoder();
  let [out, err] = ['', ''];
  const code = await cli(argv, {
    out: (text) => {
      out += typeof text === 'string' ? text : decoder.decode(text);
    },
    err: (text) => {
      err += text;
    },
    drained: async () => {},
    input: typeof stdin === 'string' || stdin === undefined ? once(stdin ?? '') : stdin,
    // Where a test sends nothing there is nothing to send from.
    terminal: { out: terminal, err: terminal, in: terminal || stdin === undefined },
    cores,
    width,
    env,
  });
  return { code, out, err };
};

/** A command as one line of words. */
export const coupDoeil = (line: string, setting?: Setting): Promise<Ran> =>
  run(line.split(' ').filter(Boolean), setting);

export const json = async (line: string, setting?: Setting): Promise<unknown> =>
  JSON.parse((await coupDoeil(`${line} --json`, setting)).out);
