import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { ROOT } from '../packages.ts';
import { ENV } from '../run.ts';
import { readFigures } from './figure.ts';
import { listMissed, writePage } from './page.ts';
import { listParts, type Part } from './parts.ts';
import { describeMachine, hashCode, type PartRecord, readRecords, writeRecords } from './record.ts';

const perform = async ({ id, folder, command }: Part, code: string, size: number): Promise<PartRecord> => {
  console.log(`\n── ${id}`);
  const start = performance.now();
  const child = spawn('sh', ['-c', command], {
    cwd: folder,
    env: { ...ENV, PROOF_SIZE: `${size}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    process.stdout.write(text);
  });
  const [status] = await once(child, 'close');
  const date = new Date().toISOString().slice(0, 10);
  const seconds = Math.round((performance.now() - start) / 1000);
  return { code, size, date, machine: describeMachine(), seconds, held: status === 0, figures: readFigures(output) };
};

const HELP = `pnpm proof [--again] [--size S] [--list] [part …]

Runs every part of the proof that has not run on this very code, one after another, and writes what it found to
docs/benchmarks.md. A part is named by how its id begins: core, cli:fuzz, core:mutation:hex.

  --again   those that have run too
  --size S  smaller, to try it: 0.001 for a thousandth of the inputs; such figures are not written
  --list    only name the parts`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    again: { type: 'boolean' },
    list: { type: 'boolean' },
    help: { type: 'boolean' },
    size: { type: 'string', default: '1' },
  },
});
const size = Number(values.size);
if (values.help || !(size > 0 && size <= 1)) {
  console.log(HELP);
  process.exit(values.help ? 0 : 2);
}

const parts = listParts(ROOT);
const isAsked = ({ id }: Part): boolean =>
  positionals.length === 0 || positionals.some((name) => id === name || id.startsWith(`${name}:`));
const asked = parts.filter(isAsked);
if (values.list || asked.length === 0) {
  console.log((values.list ? asked : parts).map(({ id }) => id).join('\n'));
  process.exit(values.list ? 0 : 2);
}

const code = hashCode();
const ids = parts.map(({ id }) => id);
for (const part of asked) {
  const known = readRecords()[part.id];
  if (known?.code === code && known.size >= size && !values.again) {
    console.log(`── ${part.id}: ran on this code, ${known.held ? 'and held' : 'and did not hold'}`);
    continue;
  }
  const record = await perform(part, code, size);
  // Read anew: another part may be running beside this one.
  writeRecords({ ...readRecords(), [part.id]: record });
  if (size === 1) writePage(readRecords(), ids);
}

const records = readRecords();
const own = Object.fromEntries(Object.entries(records).filter(([id]) => asked.some((part) => part.id === id)));
const missed = listMissed(own);
console.log(missed.length > 0 ? `\nMissed:\n- ${missed.join('\n- ')}` : '\nAll held.');
process.exitCode = missed.length > 0 ? 1 : 0;
