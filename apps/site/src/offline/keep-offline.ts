import { rootPath } from '../lib/base.ts';

/** Keeps the site for use without a network; a newer version is offered, never forced. */
export const keepOffline = async (offer: HTMLElement, lang: string): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(rootPath('sw.js'));
  let controlled = serviceWorker.controller !== null;
  let taking = false;
  const show = (): void => {
    offer.hidden = false;
  };

  offer.querySelector('[data-use]')?.addEventListener('click', () => {
    taking = true;
    // Nothing waits where another tab took it: this page is the older one, and opens anew.
    if (registration.waiting) registration.waiting.postMessage('take over');
    else location.reload();
  });
  offer.querySelector('[data-later]')?.addEventListener('click', () => {
    offer.hidden = true;
  });
  serviceWorker.addEventListener('controllerchange', () => {
    if (taking) location.reload();
    else if (controlled) show();
    controlled = true;
  });
  // A first visit has no controller yet: nothing older is in use, so nothing is offered.
  if (registration.waiting && controlled) show();
  registration.addEventListener('updatefound', () => {
    const incoming = registration.installing;
    incoming?.addEventListener('statechange', () => {
      if (incoming.state === 'installed' && serviceWorker.controller) show();
    });
  });
  const { active } = await serviceWorker.ready;
  active?.postMessage({ keep: lang });
};
