const key = 'coup-doeil:lamp';
const root = document.documentElement;
const dark = matchMedia('(prefers-color-scheme: dark)');

const isLit = (): boolean => (root.dataset.lamp === undefined ? dark.matches : root.dataset.lamp === 'dark');

/** The button that switches between day and lamplight; at first the device decides. A saved choice is set before the first paint (Head.astro). */
export const wireLamp = (button: HTMLButtonElement): void => {
  const show = () => button.setAttribute('aria-pressed', String(isLit()));
  button.addEventListener('click', () => {
    const next = isLit() ? 'light' : 'dark';
    root.dataset.lamp = next;
    try {
      // The device's own scheme needs no entry.
      if ((next === 'dark') === dark.matches) localStorage.removeItem(key);
      else localStorage.setItem(key, next);
    } catch {
      // Where storage is forbidden, the choice lasts as long as this page.
    }
    show();
  });
  dark.addEventListener('change', show);
  show();
};
