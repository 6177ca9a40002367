import { Drawn } from '../components/Icon.tsx';

const icons = {
  find: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.5 15.5l5 5',
  lamp: 'M12 3.5c2.6 3 3.8 4.8 3.8 6.7a3.8 3.8 0 0 1-7.6 0C8.2 8.3 9.4 6.5 12 3.5ZM12 14v3M7 20.5h10M9 20.5l.6-3.5h4.8l.6 3.5',
  menu: 'M3.5 6h17M3.5 12h17M3.5 18h17',
} as const;

/** The icons of every page’s head and search. */
export const PageIcon = ({ name }: { readonly name: keyof typeof icons }) => <Drawn d={icons[name]} />;
