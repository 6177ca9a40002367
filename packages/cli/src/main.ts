#!/usr/bin/env node
import { once } from 'node:events';
import { stderr, stdin, stdout } from 'node:process';
import { cli } from './cli.ts';
import type { Io } from './io.ts';

// A reader that closes the pipe has had enough: that is no error of ours.
for (const pipe of [stdout, stderr])
  pipe.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });

const io: Io = {
  out: (text) => stdout.write(text),
  err: (text) => stderr.write(text),
  drained: async () => {
    if (stdout.writableNeedDrain) await once(stdout, 'drain');
  },
  get input() {
    stdin.setEncoding('utf8');
    return stdin;
  },
  terminal: { out: stdout.isTTY ?? false, err: stderr.isTTY ?? false, in: stdin.isTTY ?? false },
  width: Math.max(40, stdout.columns ?? Number(process.env.COLUMNS ?? 100)) || 100,
  env: process.env,
};

process.exitCode = await cli(process.argv.slice(2), io);
