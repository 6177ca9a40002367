import { globSync } from 'node:fs';
import { resolve } from 'node:path';

// What a game loads on demand would be loaded by some test, which alone would then be asked whether it notices a change there.
await Promise.all(globSync('src/**/*.ts').map((file) => import(resolve(file))));
