/** Icons drawn in one line of the pen, 24 by 24. A word always stands beside them, on the page or for those who listen. */
export const icons = {
  find: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.5 15.5l5 5',
  lamp: 'M12 3.5c2.6 3 3.8 4.8 3.8 6.7a3.8 3.8 0 0 1-7.6 0C8.2 8.3 9.4 6.5 12 3.5ZM12 14v3M7 20.5h10M9 20.5l.6-3.5h4.8l.6 3.5',
  menu: 'M3.5 6h17M3.5 12h17M3.5 18h17',
  copy: 'M8.5 7.5h11v13h-11zM15.5 7.5v-4h-11v13h4',
  link: 'M10 14a4.2 4.2 0 0 0 6 .3l3.3-3.3a4.2 4.2 0 0 0-6-6L11.5 6.8M14 10a4.2 4.2 0 0 0-6-.3L4.7 13a4.2 4.2 0 0 0 6 6l1.8-1.8',
  share: 'M12 15V3.5M7.5 8 12 3.5 16.5 8M5 12.5v8h14v-8',
  pin: 'M9 3.5h6M10 3.5v6l-3 4h10l-3-4v-6M12 13.5v7',
  die: 'M12 2.5 21 9v6l-9 6.5L3 15V9zM3 9l9 5.5L21 9M12 2.5 7.5 11.7M12 2.5l4.5 9.2M12 14.5v7',
  print: 'M7 9V3.5h10V9M4 9h16v8h-3M7 17H4M7 14h10v6.5H7z',
  save: 'M12 3.5V15M7.5 10.5 12 15l4.5-4.5M4 17v3.5h16V17',
  plus: 'M12 5.5v13M5.5 12h13',
  minus: 'M5.5 12h13',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  undo: 'M8.5 5 4 9.5 8.5 14M4 9.5h10a5.5 5.5 0 0 1 0 11h-4',
  close: 'M6 6l12 12M18 6 6 18',
} as const;
export type IconName = keyof typeof icons;

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path class={name === 'more' ? 'ic ic-dot' : 'ic'} d={icons[name]} />
  </svg>
);
