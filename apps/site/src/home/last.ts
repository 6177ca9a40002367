import { recallLast } from '../calculator/links/last-used.ts';

/** What was reckoned last, kept by the calculators themselves: shown on the home page, one tap away. */
const place = document.querySelector<HTMLElement>('[data-last]');
const lang = document.documentElement.lang === 'fr' ? 'fr' : 'en';
const used = recallLast();
if (place !== null && used.length > 0) {
  const items = used.map(({ path, title, headline }) => {
    const item = document.createElement('li');
    const link = document.createElement('a');
    // The state is the same in both languages: only the first part of the address differs.
    link.href = path.replace(/^\/\w+/, `/${lang}`);
    const name = document.createElement('span');
    name.className = 'l-t';
    name.textContent = title[lang];
    const said = document.createElement('span');
    said.className = 'l-w';
    said.textContent = headline.replace(/-(?=\d)/g, '−').replaceAll('_', ', ');
    link.append(name, ' ', said);
    item.append(link);
    return item;
  });
  place.querySelector('ul')?.replaceChildren(...items);
  place.hidden = false;
}
