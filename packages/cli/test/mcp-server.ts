import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { afterEach } from 'vitest';
import { MAIN } from './process.ts';

interface Message {
  readonly jsonrpc: string;
  readonly id?: number;
  readonly result?: Record<string, unknown> & { readonly isError?: boolean };
  readonly error?: { readonly code: number };
}

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** The command as an assistant’s program starts it: lines of JSON-RPC in, lines out, by hand. */
export const start = (cwd?: string) => {
  const child = spawn(process.execPath, [MAIN, 'mcp'], { stdio: 'pipe', ...(cwd ? { cwd } : {}) });
  stops.push(() => child.kill());
  const lines: string[] = [];
  const waiting = new Map<number, (message: Message) => void>();
  createInterface(child.stdout).on('line', (line) => {
    lines.push(line);
    const message: Message = JSON.parse(line);
    if (message.id !== undefined) waiting.get(message.id)?.(message);
  });
  let err = '';
  child.stderr.on('data', (text) => {
    err += text;
  });
  const write = (text: string): void => void child.stdin.write(`${text}\n`);
  const notify = (method: string, params = {}): void => write(JSON.stringify({ jsonrpc: '2.0', method, params }));
  let last = 0;
  const ask = (method: string, params = {}): Promise<Message> => {
    const id = ++last;
    const answered = new Promise<Message>((resolve) => waiting.set(id, resolve));
    write(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
    return answered;
  };
  const greet = async (protocolVersion = '2025-06-18') => {
    const hello = await ask('initialize', {
      protocolVersion,
      capabilities: {},
      clientInfo: { name: 'test', version: '1' },
    });
    notify('notifications/initialized');
    return hello.result;
  };
  return { ask, notify, write, greet, lines, lastId: () => last, error: () => err };
};
