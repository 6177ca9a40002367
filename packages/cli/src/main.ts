#!/usr/bin/env node
import { Console } from 'node:console';
import { once } from 'node:events';
import { createReadStream, fstatSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { isatty } from 'node:tty';
import { setFlagsFromString } from 'node:v8';
import { cli } from './cli.ts';
import { type Io, widthIn } from './io.ts';

const { stdout, stderr, env } = process;

// Standard output is for our own answers: what a game prints while it is loaded, or meanwhile, is none.
globalThis.console = new Console(stderr);

// A reader that closes the pipe has had enough: that is no error of ours. A full disk is told in one line.
stderr.on('error', () => process.exit(2));
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  stderr.write(`coup-doeil: standard output: ${error.code}\n`);
  process.exit(2);
});

// The answers of a stream live for a moment. V8 lets the space for such objects grow to 100 MB and more before it looks through
// them; kept at its first size it costs a stream of reports a twelfth of its speed. Answers in brief need so little that theirs may
// grow eightfold while the game is loaded, to 8 MB: a seventh of their time. What outlives it for another moment is looked through
// when it has grown by half: a third of the speed of full reports, for two thirds of the memory.
const isStream = process.argv.includes('--lines');
let isGrowing = isStream && process.argv.includes('--brief');
if (isStream) {
  setFlagsFromString(`--semi-space-growth-factor=${isGrowing ? 8 : 1}`);
  setFlagsFromString('--heap-growing-percent=50');
}

/** Once the first answers are written, the space for new objects stays as it is. */
const stopGrowth = (): void => {
  if (isGrowing) setFlagsFromString('--semi-space-growth-factor=1');
  isGrowing = false;
};

/** What standard input is: a terminal, a pipe, a file, or nothing at all. */
const input = fstatSync(0);

const io: Io = {
  out: (text) => stdout.write(text),
  err: (text) => stderr.write(text),
  drained: async () => {
    stopGrowth();
    if (stdout.writableNeedDrain) await once(stdout, 'drain');
  },
  // A getter: a command that reads nothing does not open its input.
  get input() {
    // Node's own standard input takes a folder for an empty file.
    return input.isDirectory() ? createReadStream('', { fd: 0, encoding: 'utf8' }) : process.stdin.setEncoding('utf8');
  },
  terminal: { out: isatty(1), err: isatty(2), in: input.isCharacterDevice() },
  cores: Math.max(1, Number.parseInt(env.COUP_DOEIL_THREADS ?? '', 10) || availableParallelism()),
  width: widthIn(stdout.columns, env),
  env,
};

try {
  process.exitCode = await cli(process.argv.slice(2), io);
} catch (error) {
  // Nothing a user does leads here: it is a fault of a game or of ours, told without its trace.
  stderr.write(`coup-doeil: ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
