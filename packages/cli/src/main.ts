#!/usr/bin/env node
import { once } from 'node:events';
import { isatty } from 'node:tty';
import { cli } from './cli.ts';
import { type Io, widthIn } from './io.ts';

const { stdout, stderr, env } = process;

// A reader that closes the pipe has had enough: that is no error of ours. A full disk is told in one line.
stderr.on('error', () => process.exit(2));
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  stderr.write(`coup-doeil: standard output: ${error.code}\n`);
  process.exit(2);
});

const io: Io = {
  out: (text) => stdout.write(text),
  err: (text) => stderr.write(text),
  drained: async () => {
    if (stdout.writableNeedDrain) await once(stdout, 'drain');
  },
  // A getter: a command that reads nothing does not open its input.
  get input() {
    return process.stdin.setEncoding('utf8');
  },
  terminal: { out: isatty(1), err: isatty(2), in: isatty(0) },
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
