import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

interface Props {
  /** Whether what stands there is no longer what was built. */
  readonly changed: boolean;
  /** Brings the part alive in its place, or shows it anew. */
  readonly show: (place: Element) => Promise<void>;
  /** How long it may wait for the answer to be on the screen, in milliseconds. */
  readonly wait: number;
  /** What the build draws here; in the browser it stands already. */
  readonly children: ComponentChildren;
}

const TOUCHES = ['pointerdown', 'focusin', 'click'] as const;

/**
 * A part of the page that stands as it was built until something changes or it is touched; then its code comes and takes
 * the elements over as they are.
 */
export const Place = ({ changed, show, wait, children }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  const [touched, setTouched] = useState(false);
  const latest = useRef(show);
  latest.current = show;
  const live = changed || touched;
  const alive = useRef(false);
  const bring = async (at: Element) => {
    await latest.current(at);
    alive.current = true;
  };

  useEffect(() => {
    if (!live) return undefined;
    const later = setTimeout(() => place.current && bring(place.current), wait);
    return () => clearTimeout(later);
  });
  useEffect(() => {
    const { current: at } = place;
    if (!at) return;
    const touch = async ({ target, type }: Event) => {
      if (alive.current) return;
      setTouched(true);
      const button = type === 'click' && target instanceof Element ? target.closest('button') : null;
      if (!button) return;
      // A click that came before the code counts when it is there.
      await bring(at);
      button.click();
    };
    for (const kind of TOUCHES) at.addEventListener(kind, touch);
  }, []);
  const html = children === undefined ? { dangerouslySetInnerHTML: { __html: '' } } : {};
  return (
    <div class="place" ref={place} {...html}>
      {children}
    </div>
  );
};
