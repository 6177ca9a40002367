import { conform } from '@coup-doeil/kit';
import { game } from '../src/index.ts';
import { RULINGS } from './rulings/index.ts';

conform(game, { at: import.meta.dirname, rulings: RULINGS });
