const root = document.getElementById('calculator');
const data = JSON.parse(document.getElementById('subject')?.textContent ?? 'null');
const lang = document.documentElement.lang === 'fr' ? 'fr' : 'en';

/** A page that nobody looks at is never painted, and comes alive all the same. */
const UNSEEN = 3000;

const painted = () =>
  new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, UNSEEN);
  });

if (root) {
  // What is read comes before what answers: until it is painted it has the network to itself.
  await painted();
  const linked = location.search.length < 2 ? undefined : import('./address.ts');
  const [{ bringAlive }, { calculator }] = await Promise.all([
    import('./alive.tsx'),
    import(/* @vite-ignore */ data.door),
    linked,
  ]);
  const { game, title, symbols, plan } = data;
  await bringAlive(root, { game, title, symbols, plan, calculator }, lang);
}
const begin = async () => {
  if (!root) return;
  // Who begins will change something, and may follow a link at once.
  const [{ keepFocus }] = await Promise.all([import('../client/keep-focus.ts'), import('./address.ts')]);
  keepFocus(root);
};
root?.addEventListener('focusin', begin, { once: true });

export {};
