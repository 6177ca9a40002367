import { keepOffline } from '../offline/keep-offline.ts';
import { wireLamp } from './lamp.ts';

const dialog = document.querySelector<HTMLDialogElement>('#search');
const openSearch = async (words = ''): Promise<void> => {
  if (dialog === null) return;
  dialog.showModal();
  const { search } = await import('../search/search.ts');
  await search(dialog, words);
};

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-lamp-switch]')) wireLamp(button);
for (const button of document.querySelectorAll('[data-search]')) button.addEventListener('click', () => openSearch());
for (const form of document.querySelectorAll<HTMLFormElement>('form.find')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    openSearch(String(new FormData(form).get('q') ?? ''));
  });
}
// The other language opens at the same state, and is remembered as the choice for the front door.
for (const twin of document.querySelectorAll<HTMLAnchorElement>('[data-twin]'))
  twin.addEventListener('click', () => {
    twin.search = location.search;
    twin.hash = location.hash;
    try {
      localStorage.setItem('coup-doeil:lang', twin.lang);
    } catch {
      // Where storage is forbidden, the front door goes by the device's language.
    }
  });
const menu = document.querySelector<HTMLDetailsElement>('.menu');
menu?.addEventListener('toggle', () => import('./menu.ts').then(({ fillMenu }) => fillMenu(menu)), { once: true });
dialog?.querySelector('[data-close]')?.addEventListener('click', () => dialog.close());
addEventListener('keydown', (event) => {
  const typing = event.target instanceof Element && event.target.matches('input, select, textarea');
  if ((event.key === 'k' && (event.ctrlKey || event.metaKey)) || (event.key === '/' && !typing && !dialog?.open)) {
    event.preventDefault();
    openSearch();
  }
});

const offer = document.querySelector<HTMLElement>('#newer');
// After the page has loaded: fetching the rest must not delay it.
if (offer !== null)
  addEventListener('load', () => keepOffline(offer, document.documentElement.lang).catch(() => undefined));
