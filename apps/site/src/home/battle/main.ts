/* Brings the battle of the home page alive with the first sign of somebody: until then the page is paper. */
import type { Lang } from '../../lib/words.ts';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

const root = document.getElementById('home-battle');
let waking: Promise<void> | undefined;

const wake = (): Promise<void> => {
  waking ??= (async () => {
    if (!root) return;
    const data = JSON.parse(document.getElementById('battle')?.textContent ?? 'null');
    const [{ hydrateBattle }, { battle }] = await Promise.all([
      import('./hydrate.tsx'),
      import(/* @vite-ignore */ data.door),
    ]);
    // A page is built in a language of the list.
    await hydrateBattle(root, battle, data, document.documentElement.lang as Lang);
    root.removeEventListener('click', repeat);
    root.setAttribute('data-live', '');
  })();
  return waking;
};

/** A tap before anything listened to it is made again. */
const repeat = ({ target, clientX, clientY }: MouseEvent): void => {
  if (!(target instanceof Element) || target.closest('a')) return;
  wake().then(() => target.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, clientY })));
};

root?.addEventListener('click', repeat);
for (const sign of SIGNS) addEventListener(sign, wake, { once: true, passive: true });
