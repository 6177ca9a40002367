/* The calculators used last, as they stored it themselves, among the answers of the home page. */
import { formatHeadline } from '@coup-doeil/core/tell';
import { recallLast } from '../calculator/links/last-used.ts';
import { inLanguage } from '../lib/address.ts';
import { pageLang } from '../lib/page-lang.ts';
import { makeLastLink } from './last-link.ts';

const section = document.querySelector<HTMLElement>('[data-last]');
const lang = pageLang();
/** What the total of a calculator is, where it is no modifier. */
// A border: the build wrote it (pages/[lang]/index.astro).
const totals = JSON.parse(section?.dataset.last || '{}') as Readonly<Record<string, 'cost'>>;

const items = recallLast().map((last) => {
  const item = makeLastLink(last, lang);
  if (last.headline === '') return item;
  const answer = document.createElement('span');
  answer.className = 'l-w';
  const totalIs = totals[inLanguage(last.path, lang).replace(/\?.*$/, '')];
  answer.textContent = formatHeadline(last.headline, { ...(totalIs && { totalIs }) }, lang);
  item.querySelector('a')?.append(' ', answer);
  return item;
});
if (section !== null && items.length > 0) {
  section.querySelector('ul')?.replaceChildren(...items);
  section.hidden = false;
}
