import { anyFight } from '../test/fixture/fight.ts';
import { tryMalformed } from './malformed.ts';

/** `node --conditions=@coup-doeil/source proof/fuzz.ts [times] [seed]`: a long run of malformed things. */
const [times = '100000', seed = `${Date.now()}`] = process.argv.slice(2);
console.log(`${times} malformed inputs, words, links and files, seed ${seed}`);
console.table(tryMalformed(anyFight, Number(times), seed));
