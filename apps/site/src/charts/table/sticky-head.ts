/* The heads of a long chart stay in sight. A table that fits lets them stick; one that scrolls sideways would hold them
   inside, so there they are moved along with the page. */
export const keepHeadInSight = (hold: HTMLElement, head: HTMLElement): void => {
  const move = (): void => {
    const { top } = hold.getBoundingClientRect();
    // Not below the last row.
    const most = hold.offsetHeight - head.offsetTop - 2 * head.offsetHeight;
    const down = hold.classList.contains('fits') ? 0 : Math.min(Math.max(0, -top - head.offsetTop), Math.max(0, most));
    head.style.transform = down === 0 ? '' : `translateY(${down}px)`;
  };
  const fit = (): void => {
    hold.classList.remove('fits');
    hold.classList.toggle('fits', hold.scrollWidth <= hold.clientWidth);
    move();
  };
  new ResizeObserver(fit).observe(hold.parentElement ?? hold);
  addEventListener('scroll', move, { passive: true });
  fit();
};
