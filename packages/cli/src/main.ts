#!/usr/bin/env node
import { Console } from 'node:console';
import { once } from 'node:events';
import { createReadStream, fstatSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { isatty } from 'node:tty';
import { setFlagsFromString } from 'node:v8';
import { t } from '@coup-doeil/core/text';
import { cli } from './cli.ts';
import { type Io, languageOf, widthIn } from './io.ts';

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
// them. It grows while the game is loaded: once, to 5 MB, for answers in brief; twice, to 4 MB, for reports, whose memory is the
// more. At its first size it costs a tenth, at its greatest V8 also puts some objects straight among those that live long. Those
// are looked through when they have grown by two fifths: that is what keeps memory flat.
let isGrowing = process.argv.includes('--lines');
if (isGrowing) {
  setFlagsFromString(`--semi-space-growth-factor=${process.argv.includes('--brief') ? 5 : 2}`);
  setFlagsFromString('--heap-growing-percent=40');
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

/** What the project’s packages are written for, as their manifests say. */
const LEAST_NODE = 22;
const tellOldNode = (): void => {
  const [least, own] = [`${LEAST_NODE}`, process.versions.node];
  const text = t(
    'Node {least} or later is needed; this is Node {own}',
    'il faut Node {least} ou plus récent\u202f; celui-ci est Node {own}',
    { least, own },
  );
  stderr.write(`coup-doeil: ${text[languageOf(undefined, env)]}\n`);
};

try {
  if (Number.parseInt(process.versions.node, 10) < LEAST_NODE) {
    tellOldNode();
    process.exitCode = 2;
  } else process.exitCode = await cli(process.argv.slice(2), io);
} catch (error) {
  // Nothing a user does leads here: it is a fault of a game or of ours, told without its trace.
  stderr.write(`coup-doeil: ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
