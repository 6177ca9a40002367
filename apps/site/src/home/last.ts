import { replaceMinus } from '@coup-doeil/core/tell';
import { recallLast } from '../calculator/links/last-used.ts';
import { pageLang } from '../lib/page-lang.ts';
import { inLanguage } from '../lib/paths.ts';

/** The calculators used last, as they stored it themselves: links on the home page. */
const section = document.querySelector<HTMLElement>('[data-last]');
const lang = pageLang();
const used = recallLast();
if (section !== null && used.length > 0) {
  const items = used.map(({ path, title, headline }) => {
    const item = document.createElement('li');
    const link = document.createElement('a');
    // The state is the same in both languages: only the first part of the address differs.
    link.href = inLanguage(path, lang);
    const name = document.createElement('span');
    name.className = 'l-t';
    name.textContent = title[lang];
    const answer = document.createElement('span');
    answer.className = 'l-w';
    answer.textContent = replaceMinus(headline.replaceAll('_', ', '));
    link.append(name, ' ', answer);
    item.append(link);
    return item;
  });
  section.querySelector('ul')?.replaceChildren(...items);
  section.hidden = false;
}
