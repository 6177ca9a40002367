import { conform } from '../src/conformance/conform.ts';
import { duel } from './duel.ts';
import { folder } from './entries.ts';
import { EXEMPT, RULINGS } from './rulings.ts';

conform(duel(), { at: folder(), rulings: RULINGS, exempt: EXEMPT });
