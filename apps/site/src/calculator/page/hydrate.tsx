import { hydrate } from 'preact';
import type { Lang } from '../../lib/words.ts';
import { loadLinks } from '../links/load.ts';
import { openingOf, type Subject } from '../state/subject.ts';
import { Calculator, loadForm } from './Calculator.tsx';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Hydrates the built page, in tasks short enough that a finger need not wait between them. */
export const hydratePage = async (root: Element, subject: Subject, lang: Lang): Promise<void> => {
  await nextTask();
  const first = openingOf(subject);
  await nextTask();
  // A page that was opened by a link must not answer before it shows what the link says.
  if (location.search.length > 1) await Promise.all([loadLinks(), loadForm(subject)]);
  const onLive = () => root.setAttribute('data-live', '');
  hydrate(<Calculator {...{ subject, first, lang, onLive }} />, root);
};
