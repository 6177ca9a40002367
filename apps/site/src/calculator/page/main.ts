import type { Lang } from '../../lib/words.ts';

const root = document.getElementById('calculator');
const data = JSON.parse(document.getElementById('subject')?.textContent ?? 'null');
// A page is built in a language of the list.
const lang = document.documentElement.lang as Lang;

/** A page in a hidden tab is never painted, and is hydrated all the same after so many milliseconds. */
const HIDDEN = 3000;

const painted = () =>
  new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, HIDDEN);
  });

if (root) {
  // Until the page is painted, what is read has the network to itself.
  await painted();
  const linked = location.search.length < 2 ? undefined : import('../links/address.ts');
  const [{ hydratePage }, { calculator }] = await Promise.all([
    import('./hydrate.tsx'),
    import(/* @vite-ignore */ data.door),
    linked,
  ]);
  const { game, title, symbols, others, plan } = data;
  await hydratePage(root, { game, title, symbols, others, plan, calculator }, lang);
}
/** Somebody is there: the first sign of it brings what a first touch wants, so that the touch need not wait. */
const SIGNS = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin'] as const;

const begin = async () => {
  if (!root) return;
  for (const sign of SIGNS) removeEventListener(sign, begin);
  // Who begins will change something, and may follow a link at once.
  const [{ keepFocus }] = await Promise.all([
    import('../../client/keep-focus.ts'),
    import('../links/address.ts'),
    import('../form/Form.tsx'),
  ]);
  keepFocus(root);
  // What explains an answer is wanted next.
  await Promise.all([import('../answer/details.tsx'), import('./Setbar.tsx')]);
};
if (root) for (const sign of SIGNS) addEventListener(sign, begin, { passive: true });
