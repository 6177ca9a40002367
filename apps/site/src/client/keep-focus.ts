/** Typing places are left out: on a phone they would raise the keyboard unasked. */
const CONTROLS = 'a[href], button, select, summary, input:not([type="text"])';
const isLive = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && !element.matches(':disabled') && element.checkVisibility();

/** What was lost is not before this node: the node itself, in it, or after it. */
const REACHED = Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY;
const isReached = (from: Node | null, node: Node): boolean =>
  from !== null && (from === node || (from.compareDocumentPosition(node) & REACHED) !== 0);

/** Where a node stood, by what was taken away: the place that is still there, and what came next in it. */
const spotOf = (lost: Node, records: readonly MutationRecord[]): readonly [place: Node | null, after: Node | null] => {
  let [inside, place, after]: [Node, Node | null, Node | null] = [lost, lost.parentNode, lost];
  for (const { removedNodes, target, nextSibling } of records)
    for (const gone of removedNodes)
      if (gone.contains(inside)) [inside, place, after] = [target, target, nextSibling];
      else if (gone === after) after = nextSibling;
  return [place, after];
};

/** Where what held the focus goes away or goes dead, what now stands in its place takes it, or else its neighbour. */
export const keepFocus = (root: Element): void => {
  // It comes with the first focus, which it therefore does not hear.
  let last = root.contains(document.activeElement) ? document.activeElement : undefined;
  root.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) last = target;
  });
  // Who points elsewhere has left.
  document.addEventListener('pointerdown', () => {
    last = undefined;
  });
  const mend = (records: readonly MutationRecord[]) => {
    const { activeElement } = document;
    if (!last || (activeElement !== document.body && activeElement?.matches(':not(:disabled)'))) return;
    if (isLive(last)) return last.focus();
    const [lost, after] = spotOf(last, records);
    for (let place = lost; place && root.contains(place); place = place.parentNode) {
      const controls = place instanceof Element ? [...place.querySelectorAll(CONTROLS)].filter(isLive) : [];
      const next = controls.find((control) => isReached(after, control)) ?? controls.at(-1);
      if (next) return next.focus();
    }
  };
  new MutationObserver(mend).observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] });
};
