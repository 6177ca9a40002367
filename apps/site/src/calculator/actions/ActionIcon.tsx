import { Drawn } from '../../components/Icon.tsx';

const icons = {
  die: 'M12 2.5 21 9v6l-9 6.5L3 15V9zM3 9l9 5.5L21 9M12 2.5 7.5 11.7M12 2.5l4.5 9.2M12 14.5v7',
  pin: 'M9 3.5h6M10 3.5v6l-3 4h10l-3-4v-6M12 13.5v7',
  copy: 'M8.5 7.5h11v13h-11zM15.5 7.5v-4h-11v13h4',
  link: 'M10 14a4.2 4.2 0 0 0 6 .3l3.3-3.3a4.2 4.2 0 0 0-6-6L11.5 6.8M14 10a4.2 4.2 0 0 0-6-.3L4.7 13a4.2 4.2 0 0 0 6 6l1.8-1.8',
  share: 'M12 15V3.5M7.5 8 12 3.5 16.5 8M5 12.5v8h14v-8',
  save: 'M12 3.5V15M7.5 10.5 12 15l4.5-4.5M4 17v3.5h16V17',
} as const;

/** The icons of the actions. */
export const ActionIcon = ({ name }: { readonly name: keyof typeof icons }) => <Drawn d={icons[name]} />;
