import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';

// The same few random cases for every change of the code, so that a score is the same twice; the first that fails is enough.
fc.configureGlobal({ numRuns: 50, seed: 20_261_118, endOnFailure: true });

// What a game loads on demand would be loaded by some test, which alone would then be asked whether it notices a change there.
if (process.env.ROOM_OF_GAME === '1') await Promise.all(globSync('src/**/*.ts').map((file) => import(resolve(file))));
