import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The command as it is published. */
export const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a shell's line in which `coup-doeil` is the command, as somebody at a prompt would. */
export const shell = (
  line: string,
  env: Readonly<Record<string, string>> = {},
  cwd?: string,
  main = MAIN,
): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const set = `set -o pipefail; coup-doeil() { "${process.execPath}" "${main}" "$@"; }; ${line}`;
    const child = spawn('bash', ['--norc', '-c', set], {
      env: { PATH: process.env.PATH ?? '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(cwd ? { cwd } : {}),
    });
    let [out, err] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      err += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });
