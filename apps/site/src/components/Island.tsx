import { type ComponentType, hydrate, render } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

interface Props<P extends object> {
  readonly class: string;
  /** Brings the component that takes the built elements over. */
  readonly load: () => Promise<ComponentType<P>>;
  /** What the component shows. Its first value is what the page was built with. */
  readonly props: P;
  /** In the build, the component itself, drawn at once. */
  readonly built: ComponentType<P> | undefined;
  /** Whether the code is fetched before anybody touches the part. */
  readonly wanted: boolean;
  /** How long a new state waits, in milliseconds, so that the answer is painted first; without it, it is drawn at once. */
  readonly wait?: number;
  readonly onLive?: (() => void) | undefined;
}

// A fold may open untouched, as a browser does for what it finds in the page.
const TOUCHES = ['pointerdown', 'focusin', 'click', 'input', 'change', 'toggle'] as const;

/** Opened, with nothing in it yet but its summary. A fold that is built open says so too, and wants nothing. */
const isEmptyFold = (target: EventTarget | null): boolean =>
  target instanceof HTMLDetailsElement && target.open && target.childElementCount < 2;

/** What does something by itself when it is clicked, and says so by an event of its own. */
const OWN = 'a, summary, label, input, select';

/** Does again what was done to a part before anything listened to it; hydration may put a control back as it was built. */
const repeat = ({ type, target }: Event): (() => void) | undefined => {
  if (type === 'click')
    return target instanceof Element && !target.closest(OWN)
      ? () => target.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      : undefined;
  if (type !== 'input' && type !== 'change') return undefined;
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return undefined;
  const { value } = target;
  const checked = target instanceof HTMLInputElement && target.checked;
  return () => {
    if (target instanceof HTMLInputElement) target.checked = checked;
    target.value = value;
    target.dispatchEvent(new Event(type, { bubbles: true }));
  };
};

/**
 * A part of the page with a Preact root of its own, hydrated in a task of its own, so that no task of a page is long. Until
 * it is wanted or touched, it stays as it was built and its code is not fetched. See lazy.tsx for why this is not `Suspense`.
 */
export const Island = <P extends object>({
  class: name,
  load,
  props,
  built: Built,
  wanted,
  wait,
  onLive,
}: Props<P>) => {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const first = useRef(props);
  const loading = useRef<Promise<void> | undefined>(undefined);
  const repeats = useRef(Promise.resolve());
  /** How many touches are still to be repeated: what is done meanwhile comes after them. */
  const pending = useRef(0);
  /** Draws the latest state; there once the part is hydrated. */
  const draw = useRef<(() => void) | undefined>(undefined);

  const wake = (): Promise<void> => {
    loading.current ??= load().then((Part) => {
      const { current: root } = place;
      if (!root) return;
      // Hydration takes elements over as they are, so it needs the state that they were built with.
      hydrate(<Part {...first.current} />, root);
      draw.current = () => render(<Part {...latest.current} />, root);
      draw.current();
      onLive?.();
    });
    return loading.current;
  };

  useLayoutEffect(() => {
    if (wait === undefined) draw.current?.();
  });
  useEffect(() => {
    if (!wanted && !draw.current) return undefined;
    const timer = setTimeout(() => (wait === undefined || !draw.current ? wake() : draw.current()), wait);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    const touch = (event: Event): void => {
      if (event.type === 'toggle' && !isEmptyFold(event.target)) return;
      const again = repeat(event);
      if (draw.current) {
        if (!again || !event.isTrusted || pending.current === 0) return;
        event.stopPropagation();
      }
      pending.current += 1;
      // One after another, each drawn before the next: two taps on a stepper are two steps.
      repeats.current = repeats.current.then(async () => {
        await wake();
        again?.();
        await new Promise((resolve) => setTimeout(resolve));
        pending.current -= 1;
      });
    };
    // On the way down: a toggle does not come up again.
    for (const kind of TOUCHES) place.current?.addEventListener(kind, touch, true);
  }, []);
  const keepBuilt = Built ? {} : { dangerouslySetInnerHTML: { __html: '' } };
  return (
    <div class={name} ref={place} {...keepBuilt}>
      {Built && <Built {...props} />}
    </div>
  );
};
