import { type ComponentChildren, hydrate, render } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

interface Props {
  readonly class: string;
  /** Whether the build draws it; in the browser it stands already. */
  readonly built: boolean;
  readonly onLive?: (() => void) | undefined;
  readonly children: ComponentChildren;
}

/** A part of the page that comes alive in a task of its own: a page that does so in one go keeps a finger waiting. */
export const Later = ({ class: looks, built, onLive, children }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  const now = useRef(children);
  const [first, live] = [useRef(children), useRef(false)];
  now.current = children;
  useLayoutEffect(() => {
    if (place.current && live.current) render(children, place.current);
  });
  useEffect(() => {
    const later = setTimeout(() => {
      const { current: at } = place;
      if (!at) return;
      hydrate(first.current, at);
      render(now.current, at);
      live.current = true;
      onLive?.();
    });
    return () => clearTimeout(later);
  }, []);
  const html = built ? {} : { dangerouslySetInnerHTML: { __html: '' } };
  return (
    <div class={looks} ref={place} {...html}>
      {built && children}
    </div>
  );
};
