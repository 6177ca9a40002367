import { walks } from 'virtual:aide-de-camp/walks';
import { hydrate } from 'preact';
import { langs } from '../lib/words.ts';
import { Steps } from './Steps.tsx';

const root = document.getElementById('steps');
const data = JSON.parse(document.getElementById('subject')?.textContent ?? 'null');
const lang = langs.find((one) => one === document.documentElement.lang) ?? 'en';
const load = walks[data.game]?.[data.calculator];

if (root && load) hydrate(<Steps {...data} walk={await load()} lang={lang} />, root);
root?.addEventListener('focusin', async () => (await import('../client/keep-focus.ts')).keepFocus(root), {
  once: true,
});
root?.setAttribute('data-live', '');
