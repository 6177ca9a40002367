/* The hooks of live pages without a page. */
import { h, options, render } from 'preact';

/** A part of a page that draws nothing. */
export interface Hooked<T> {
  /** What the hook gave when it was last drawn. */
  now(): T;
  /** Does something, and lets all come that follows from it. */
  act(does: (now: T) => unknown): Promise<void>;
  close(): void;
}

// A test may stand in for the clock.
const later = setTimeout;

/** Long enough for what Preact does after it has drawn, and for modules that are loaded on asking. */
const rest = (time = 20): Promise<void> => new Promise((resolve) => later(resolve, time));

/** What draws itself again and again leaves no time for anything else. */
const MOST_DRAWN = 2000;

/** Draws a part with a hook, again with every change of its state. */
export const drawHook = async <T>(hook: () => T): Promise<Hooked<T>> => {
  // Nothing is painted here: what follows a painting comes at once.
  options.requestAnimationFrame = (then: () => void) => then();
  const drawn: T[] = [];
  const Part = () => {
    if (drawn.length < MOST_DRAWN) drawn.push(hook());
    return null;
  };
  // A border: an element as far as nothing is put into it.
  const parent = { nodeType: 1, childNodes: [], firstChild: null } as unknown as Element;
  render(h(Part, {}), parent);
  const now = (): T => {
    const last = drawn.at(-1);
    if (last === undefined || drawn.length === MOST_DRAWN) throw new Error('drawn never, or for ever');
    return last;
  };
  await rest();
  return {
    now,
    act: async (does) => {
      await does(now());
      await rest();
    },
    close: () => render(null, parent),
  };
};

/** What a page gives a hook, but for what only this one asks for. */
export interface PageStandIn {
  readonly globals: PropertyDescriptorMap;
  /** Lets time pass, in milliseconds. */
  pass(time: number): void;
  fire(kind: string, event?: object): void;
  /** What is listened to. */
  listens(): readonly string[];
}

export const standInForPage = (more: Readonly<Record<string, unknown>>): PageStandIn => {
  const listeners: (readonly [kind: string, listen: (event: object) => void])[] = [];
  const timers = new Map<number, { left: number; readonly then: () => void }>();
  let last = 0;
  const events = {
    addEventListener: (kind: string, listen: () => void) => listeners.push([kind, listen]),
    removeEventListener: (kind: string, listen: () => void) => {
      const at = listeners.findIndex((one) => one[0] === kind && one[1] === listen);
      if (at >= 0) listeners.splice(at, 1);
    },
  };
  const clock = {
    setTimeout: (then: () => void, left: number) => {
      last++;
      timers.set(last, { left, then });
      return last;
    },
    clearTimeout: (id: number) => timers.delete(id),
  };
  const all = Object.entries({ ...events, ...clock, window: events, ...more });
  return {
    globals: Object.fromEntries(all.map(([name, value]) => [name, { value, writable: true }])),
    pass: (time) => {
      for (const [id, timer] of timers) {
        timer.left -= time;
        if (timer.left > 0) continue;
        timers.delete(id);
        timer.then();
      }
    },
    fire: (kind, event = {}) => {
      for (const [name, listen] of [...listeners]) if (name === kind) listen(event);
    },
    listens: () => listeners.map(([kind]) => kind),
  };
};
