import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

interface Props {
  readonly class: string;
  readonly open?: boolean;
  /** Its code may come with its first opening. */
  readonly onOpen?: (() => void) | undefined;
  readonly draw: () => ComponentChildren;
  /** The summary. */
  readonly children: ComponentChildren;
}

/** What is folded away is not drawn: most of a page is, and each key would draw it anew for nobody. */
export const Fold = ({ class: looks, open = false, onOpen, draw, children }: Props) => {
  const details = useRef<HTMLDetailsElement>(null);
  const [drawn, setDrawn] = useState(open);
  const see = () => {
    const isOpen = details.current?.open === true;
    setDrawn(isOpen);
    if (isOpen) onOpen?.();
  };
  // It may have been opened before the page came alive.
  useEffect(see, []);
  return (
    <details class={looks} open={open} ref={details} onToggle={see}>
      {children}
      {drawn && draw()}
    </details>
  );
};
