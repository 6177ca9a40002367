import type { LastUsed } from '../calculator/links/last-used.ts';
import { inLanguage, pathOf } from '../lib/address.ts';
import type { Lang } from '../lib/words.ts';

/** What each game is called in the language of the page, from the head that every page has. */
const titles = (): Readonly<Record<string, string>> =>
  // A border: the build wrote it (shell/RunningHead.astro).
  JSON.parse(document.querySelector<HTMLElement>('[data-games]')?.dataset.games ?? '{}');

/** A link to a calculator that was used, at the state that it had; several games have a march, so its game stands with it. */
export const makeLastLink = ({ path, title }: LastUsed, lang: Lang): HTMLLIElement => {
  const item = document.createElement('li');
  const link = document.createElement('a');
  // The state is the same in every language: only one part of the address differs.
  link.href = inLanguage(path, lang);
  const name = document.createElement('span');
  name.className = 'l-t';
  name.textContent = title[lang];
  const game = document.createElement('small');
  game.textContent = titles()[pathOf(path).split('/')[0] ?? ''] ?? '';
  link.append(name, ' ', game);
  item.append(link);
  return item;
};
