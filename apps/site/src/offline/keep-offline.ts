/** Keeps the site for use without a network; a newer version is offered, never forced. */
export const keepOffline = async (offer: HTMLElement): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register('/sw.js');

  const offerNewer = (waiting: ServiceWorker) => {
    offer.hidden = false;
    offer.querySelector('[data-use]')?.addEventListener('click', () => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      waiting.postMessage('take over');
    });
    offer.querySelector('[data-later]')?.addEventListener('click', () => {
      offer.hidden = true;
    });
  };

  // A first visit has no controller yet: nothing older is in use, so nothing is offered.
  if (registration.waiting && navigator.serviceWorker.controller) offerNewer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const incoming = registration.installing;
    incoming?.addEventListener('statechange', () => {
      if (incoming.state === 'installed' && navigator.serviceWorker.controller) offerNewer(incoming);
    });
  });
};
