/* The menu of a phone: the calculators used last, filled in when it is first opened. */
import { recallLast } from '../calculator/links/last-used.ts';
import { makeLastLink } from '../home/last-link.ts';
import { pageLang } from '../lib/page-lang.ts';

export const fillMenu = (menu: HTMLElement): void => {
  const last = menu.querySelector<HTMLElement>('[data-menu-last]');
  const items = recallLast().map((each) => makeLastLink(each, pageLang()));
  if (last === null || items.length === 0) return;
  last.querySelector('ul')?.replaceChildren(...items);
  last.hidden = false;
};
