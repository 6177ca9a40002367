import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { MAIN } from '../test/process.ts';

const LINES = Math.ceil(1_000_000 * Number(process.env.PROOF_SIZE ?? 1));
/** Memory may still settle in the first fifth; after it, it is flat. */
const MOST_GROWTH = 1.15;

const HEXES = ['clear', 'woods', 'town', 'marsh'];
const line = (i: number): string => `{"strength":${1 + (i % 30)},"range":${1 + (i % 7)},"hex":"${HEXES[i % 4]}"}\n`;

/** Resident memory, in MB, where the system tells it. */
const resident = (pid: number | undefined): number => {
  try {
    const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return 0;
  }
};

const tell = (work: string, value: string, wanted: string, isMet: boolean): void => {
  console.log(`figure: ${work} | ${value} | ${wanted} | ${isMet ? 'met' : 'missed'}`);
  if (!isMet) process.exitCode = 1;
};

/** A million inputs of fire through the command, their order and the memory watched. */
const stream = async (threads: number): Promise<void> => {
  const child = spawn(process.execPath, [MAIN, 'calc', 'jours-de-gloire', 'fire', '--lines'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, COUP_DOEIL_THREADS: `${threads}` },
  });
  const start = performance.now();
  const memory: number[] = [];
  let [answers, disorder, rest] = [0, 0, ''];

  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const one of lines) {
      // Each answer says the strength of its own line: that is its place in the order.
      const strength = Number(/"strength":(\d+)/.exec(one)?.[1]);
      if (strength !== 1 + (answers % 30)) disorder += 1;
      answers += 1;
      if (answers % (LINES / 100) === 0) memory.push(resident(child.pid));
    }
  });
  for (let i = 0; i < LINES; i += 1000) {
    const batch = Array.from({ length: Math.min(1000, LINES - i) }, (_, j) => line(i + j)).join('');
    if (!child.stdin.write(batch)) await once(child.stdin, 'drain');
  }
  child.stdin.end();
  const [code] = await once(child, 'close');
  const seconds = (performance.now() - start) / 1000;

  const name = `${LINES} reports of fire by ${threads} ${threads === 1 ? 'thread' : 'threads'}`;
  const settled = memory.slice(Math.floor(memory.length / 5));
  const [early = 0, late = 0] = [settled.slice(0, 20), settled.slice(-20)].map((some) => Math.max(...some));
  console.log(`figure: ${name}, written and read again | ${Math.round(answers / seconds)} a second | |`);
  tell(
    `${name}: answers`,
    `${answers}, ${disorder} out of order, exit ${code}`,
    'all, in order',
    code === 0 && answers === LINES && disorder === 0,
  );
  const growth = late / (early || 1);
  tell(
    `${name}: memory`,
    `${early.toFixed(0)} MB early, ${late.toFixed(0)} MB late`,
    `at most ${MOST_GROWTH} times`,
    growth <= MOST_GROWTH,
  );
};

for (const threads of new Set([1, availableParallelism()])) await stream(threads);
