import { conform } from '@coup-doeil/kit';
import { game } from '../src/index.ts';
import { EXEMPT, RULINGS } from './rulings/index.ts';

conform(game, { at: import.meta.dirname, rulings: RULINGS, exempt: EXEMPT });
