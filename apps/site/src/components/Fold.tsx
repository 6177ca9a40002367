import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

interface Props {
  readonly class: string;
  readonly open?: boolean;
  readonly summary: ComponentChildren;
  readonly summaryClass?: string;
  /** For those who listen, where the summary alone does not say whose it is. */
  readonly summaryLabel?: string;
  readonly draw: () => ComponentChildren;
}

/** A `details` whose content is drawn only while it is open: most of a page is folded, and each key would redraw it unseen. */
export const Fold = ({ class: name, open = false, summary, summaryClass, summaryLabel, draw }: Props) => {
  const details = useRef<HTMLDetailsElement>(null);
  const [drawn, setDrawn] = useState(open);
  const follow = () => setDrawn(details.current?.open === true);
  // It may have been opened before the page was hydrated.
  useEffect(follow, []);
  return (
    <details class={name} open={open} ref={details} onToggle={follow}>
      <summary class={summaryClass} aria-label={summaryLabel}>
        {summary}
      </summary>
      {drawn && draw()}
    </details>
  );
};
