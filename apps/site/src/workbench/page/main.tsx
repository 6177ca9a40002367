import { render } from 'preact';
import type { Lang } from '../../lib/words.ts';
import type { GameChoice } from '../start/Start.tsx';
import { Workbench } from './Workbench.tsx';

const root = document.getElementById('workbench');
if (root) {
  root.replaceChildren();
  // A page is built in a language of the list.
  const games: readonly GameChoice[] = JSON.parse(root.dataset.games ?? '[]');
  render(<Workbench lang={document.documentElement.lang as Lang} games={games} />, root);
  root.setAttribute('data-live', '');
}
