import { conform } from '@coup-doeil/kit';
import { game } from '../src/index.ts';
import { draw, TABLES } from './battle/situation.ts';
import { EXEMPT, RULINGS } from './rulings/index.ts';

// As many positions as there are tables: each is met once.
const positions = TABLES.map((_, i) => draw(i + 1));

conform(game, { at: import.meta.dirname, rulings: RULINGS, exempt: EXEMPT, positions });
