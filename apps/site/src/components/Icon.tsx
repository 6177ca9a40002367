/* Icons drawn in one line of the pen, 24 by 24. A word always stands beside them, on the page or for those who listen. */
const icons = {
  plus: 'M12 5.5v13M5.5 12h13',
  minus: 'M5.5 12h13',
  undo: 'M8.5 5 4 9.5 8.5 14M4 9.5h10a5.5 5.5 0 0 1 0 11h-4',
  close: 'M6 6l12 12M18 6 6 18',
} as const;

export const Drawn = ({ d }: { readonly d: string }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path class="ic" d={d} />
  </svg>
);

/** The icons of every form. */
export const Icon = ({ name }: { readonly name: keyof typeof icons }) => <Drawn d={icons[name]} />;
