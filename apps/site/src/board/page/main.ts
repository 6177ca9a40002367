import type { Lang } from '../../lib/words.ts';
import { hydrateBoard } from './hydrate.tsx';

const root = document.getElementById('board');
const data = JSON.parse(document.getElementById('battle')?.textContent ?? 'null');
// A page is built in a language of the list.
if (root) hydrateBoard(root, data, document.documentElement.lang as Lang);
