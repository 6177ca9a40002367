import { startUp } from './start-up.ts';
import { streaming } from './streaming.ts';

const failed = [startUp(), await streaming()].flat();
for (const line of failed) console.error(`not held: ${line}`);
process.exitCode = failed.length > 0 ? 1 : 0;
