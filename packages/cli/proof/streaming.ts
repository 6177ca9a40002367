import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { MAIN } from '../test/process.ts';

const LINES = 1_000_000;
/** What is wanted; and what one core gives below which something has gone wrong. */
const [WANTED, LEAST] = [50_000, 10_000];
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

/** A million inputs of fire through the command, their order and the memory watched. */
export const streaming = async (): Promise<string[]> => {
  const child = spawn(process.execPath, [MAIN, 'calc', 'jours-de-gloire', 'fire', '--lines'], {
    stdio: ['pipe', 'pipe', 'inherit'],
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
      if (answers % 10_000 === 0) memory.push(resident(child.pid));
    }
  });
  for (let i = 0; i < LINES; i += 1000) {
    const batch = Array.from({ length: 1000 }, (_, j) => line(i + j)).join('');
    if (!child.stdin.write(batch)) await once(child.stdin, 'drain');
  }
  child.stdin.end();
  const [code] = await once(child, 'close');
  const seconds = (performance.now() - start) / 1000;

  const settled = memory.slice(Math.floor(memory.length / 5));
  const [early, late] = [settled.slice(0, 20), settled.slice(-20)].map((some) => Math.max(...some));
  const growth = (late ?? 0) / (early || 1);
  const speed = Math.round(answers / seconds);
  console.log(
    `stream: ${answers} reports in ${seconds.toFixed(1)} s, ${speed} a second (wanted ${WANTED}); memory ${early?.toFixed(0)} MB early, ${late?.toFixed(0)} MB late`,
  );
  return [
    ...(code === 0 && answers === LINES ? [] : [`${answers} answers of ${LINES}, exit ${code}`]),
    ...(disorder === 0 ? [] : [`${disorder} answers out of order`]),
    ...(speed >= LEAST ? [] : [`${speed} reports a second`]),
    ...(growth <= MOST_GROWTH ? [] : [`memory grew ${growth.toFixed(2)} times`]),
  ];
};
