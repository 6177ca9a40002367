/* What wants a stopwatch: `node proof/run.ts [looks]`; a number under 5 is for trying out. */
import { serve } from '../serve.ts';
import { dist } from '../test/site.ts';
import { pressBenchKeys } from './bench-keys.ts';
import { pressKeys } from './keys.ts';
import { lookAtEachKind } from './lighthouse.ts';
import { checkSubPath } from './sub-path.ts';
import { openLargeSave } from './vassal.ts';

const looks = Number(process.argv[2] ?? 5);
const { server, address } = await serve(dist, 0);
const failed = [
  ...(await checkSubPath()),
  ...(await pressKeys(address)),
  ...(await pressBenchKeys(address)),
  ...(await openLargeSave(address)),
  ...(await lookAtEachKind(address, looks)),
];
server.close();
server.closeAllConnections();
for (const line of failed) console.error(`not held: ${line}`);
process.exitCode = failed.length > 0 ? 1 : 0;
