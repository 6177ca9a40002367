import { hydrate } from 'preact';
import { langs } from '../lib/words.ts';
import { Calculator } from './Calculator.tsx';
import { firstOf } from './model.ts';

const root = document.getElementById('calculator');
const data = JSON.parse(document.getElementById('subject')?.textContent ?? 'null');
const lang = langs.find((one) => one === document.documentElement.lang) ?? 'en';

const rest = () => new Promise((resolve) => setTimeout(resolve));
const linked = location.search.length < 2 ? undefined : import('./address.ts');

// The built page shows the answer already; here it comes alive.
if (root) {
  const [{ calculator }] = await Promise.all([import(/* @vite-ignore */ data.door), linked]);
  const { game, title, symbols, plan } = data;
  const subject = { game, title, symbols, plan, calculator };
  // The code has just been read: the page may answer to a finger before it is worked out, and again before it is drawn.
  await rest();
  const first = firstOf(subject);
  await rest();
  const onLive = () => root.setAttribute('data-live', '');
  hydrate(<Calculator {...{ subject, first, lang, onLive }} />, root);
}
root?.addEventListener('focusin', async () => (await import('../client/keep-focus.ts')).keepFocus(root), {
  once: true,
});
