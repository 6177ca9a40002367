import { hydrate } from 'preact';
import type { Lang } from '../lib/words.ts';
import { address, Calculator } from './Calculator.tsx';
import { firstOf, type Subject } from './model.ts';

const rest = () => new Promise((resolve) => setTimeout(resolve));

/** The built page shows the answer already; here it comes alive. */
export const bringAlive = async (root: Element, subject: Subject, lang: Lang): Promise<void> => {
  // The code has just been read: the page may answer to a finger before it is worked out, and again before it is drawn.
  await rest();
  const first = firstOf(subject);
  await rest();
  // A page that was opened by a link answers to nobody before it shows what the link says.
  if (location.search.length > 1) await address();
  const onLive = () => root.setAttribute('data-live', '');
  hydrate(<Calculator {...{ subject, first, lang, onLive }} />, root);
};
