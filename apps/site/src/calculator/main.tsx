import { hydrate } from 'preact';
import { langs } from '../lib/words.ts';
import { Calculator } from './Calculator.tsx';

const root = document.getElementById('calculator');
const data = JSON.parse(document.getElementById('subject')?.textContent ?? 'null');
const lang = langs.find((one) => one === document.documentElement.lang) ?? 'en';

const linked = location.search.length < 2 ? undefined : import('./address.ts');

// The built page shows the answer already; here it comes alive.
if (root) {
  const [{ calculator }] = await Promise.all([import(/* @vite-ignore */ data.door), linked]);
  const { game, title, symbols, why, plan } = data;
  // The code has just been read; the page may answer before it is drawn.
  await new Promise((resolve) => setTimeout(resolve));
  hydrate(<Calculator subject={{ game, title, symbols, why, plan, calculator }} lang={lang} />, root);
}
root?.addEventListener('focusin', async () => (await import('../client/keep-focus.ts')).keepFocus(root), {
  once: true,
});
root?.setAttribute('data-live', '');
