/** In the page: what is wider than its place and cannot be scrolled to. */
export const lost = () => {
  const width = document.documentElement.clientWidth;
  const faults: string[] = [];
  // A pixel is what a width between two pixels is rounded up by.
  if (document.documentElement.scrollWidth > width + 1)
    faults.push(`scrolls sideways by ${document.documentElement.scrollWidth - width}`);
  const isSpoken = (one: Element) =>
    one.closest('.vh, .skip, .sl-hidden, .sr-only, svg, [aria-hidden="true"]') !== null;
  for (const one of document.querySelectorAll<HTMLElement>('body *')) {
    // The map of a board is larger than its frame, and is moved in it by fingers, mouse and keys.
    if (!one.checkVisibility() || isSpoken(one) || one.closest('.map')) continue;
    const style = getComputedStyle(one);
    const what = `${one.tagName}.${one.className} ${(one.textContent ?? '').trim().slice(0, 40)}`;
    const cut = style.overflowX === 'hidden' || style.overflowX === 'clip';
    if (cut && style.clipPath === 'none' && style.display !== 'inline' && one.scrollWidth > one.clientWidth + 1)
      faults.push(`${what}: cut off`);
    let scroller: Element | null = one.parentElement;
    while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowX)) scroller = scroller.parentElement;
    if (!scroller && style.display !== 'inline' && one.getBoundingClientRect().right > width + 1)
      faults.push(`${what}: beyond the edge`);
  }
  return faults;
};
