const place = 'coup-doeil:lamp';
const root = document.documentElement;
const dark = matchMedia('(prefers-color-scheme: dark)');

const isLit = (): boolean => (root.dataset.lamp === undefined ? dark.matches : root.dataset.lamp === 'dark');

/** The lamp in the head: the device decides, the lamp turns it over. What was saved is set before the first paint (Head.astro). */
export const lamp = (button: HTMLButtonElement): void => {
  const show = () => button.setAttribute('aria-pressed', String(isLit()));
  button.addEventListener('click', () => {
    const next = isLit() ? 'light' : 'dark';
    root.dataset.lamp = next;
    try {
      // Back to what the device says is no choice to remember.
      if ((next === 'dark') === dark.matches) localStorage.removeItem(place);
      else localStorage.setItem(place, next);
    } catch {
      // A forbidden storage: the lamp holds for this page.
    }
    show();
  });
  dark.addEventListener('change', show);
  show();
};
