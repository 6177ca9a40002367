import { hydrate } from 'preact';
import { langs } from '../lib/words.ts';
import { Steps } from './Steps.tsx';

const root = document.getElementById('steps');
const data = JSON.parse(document.getElementById('subject')?.textContent ?? 'null');
const lang = langs.find((code) => code === document.documentElement.lang) ?? 'en';

if (root) {
  const { calculator } = await import(/* @vite-ignore */ data.door);
  hydrate(<Steps {...data} walk={calculator.walk} lang={lang} />, root);
}
root?.addEventListener('focusin', async () => (await import('../client/keep-focus.ts')).keepFocus(root), {
  once: true,
});
root?.setAttribute('data-live', '');
