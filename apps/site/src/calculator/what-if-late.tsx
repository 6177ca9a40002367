import { type Asked, type Change, report, type Value, type WhatIf, whatIfSteps } from '@coup-doeil/core/game';
import { hydrate, render } from 'preact';
import type { Lang } from '../lib/words.ts';
import { put, type Subject } from './model.ts';
import { WhatIfSection } from './WhatIf.tsx';

/** A field of an input by its dotted name: `attackers.2` is the second item. */
const pathOf = (field: string): (string | number)[] =>
  field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) - 1 : part));

/** The input with a change taken: one value put, one unit in or out. */
const taken = (input: Value, { field, from, to }: Change): Value => {
  const path = pathOf(field);
  const at = path.at(-1);
  const listed = typeof at === 'number';
  if (!listed) return put(input, path, to);
  const list = path.slice(0, -1);
  const items = list.reduce<Value>((value, part) => (value as never)[part], input) as readonly Value[];
  const removed = to === null && from !== null;
  return put(input, list, removed ? items.filter((_, i) => i !== at) : [...items, to]);
};

export interface Ask {
  readonly subject: Subject;
  readonly lang: Lang;
  readonly onTake: (input: Value) => void;
}

/** What a place is to show: the same state is not worked out again, and one that was overtaken is given up. */
const wanted = new WeakMap<Element, { readonly asked: Asked; readonly done: Promise<void> }>();
const alive = new WeakSet<Element>();

/** How long the page may be kept from a key, in milliseconds. */
const SLICE = 4;

const workOut = async (
  { calculator }: Subject,
  asked: Asked,
  overtaken: () => boolean,
): Promise<WhatIf | undefined> => {
  const steps = whatIfSteps(calculator, asked);
  let until = performance.now() + SLICE;
  while (!overtaken()) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() < until) continue;
    await new Promise((resolve) => setTimeout(resolve));
    until = performance.now() + SLICE;
  }
  return undefined;
};

/** Shows what would change an answer where the built page showed it for `first`; there it first comes alive. */
export const show = (place: Element, { subject, lang, onTake }: Ask, first: Asked, asked: Asked): Promise<void> => {
  const section = (one: Asked, found: WhatIf) => (
    <WhatIfSection
      subject={subject}
      lang={lang}
      report={report(subject.game, subject.calculator, one)}
      found={found}
      onTake={(change) => onTake(taken(one.input as Value, change))}
    />
  );
  const known = wanted.get(place);
  if (known?.asked === asked) return known.done;
  const overtaken = () => wanted.get(place)?.asked !== asked;
  const bring = async () => {
    const built = alive.has(place) ? undefined : await workOut(subject, first, overtaken);
    if (built && !alive.has(place)) {
      hydrate(section(first, built), place);
      alive.add(place);
    }
    const found = await workOut(subject, asked, overtaken);
    if (found) render(section(asked, found), place);
  };
  // What is wanted is known before the work begins: it asks.
  const done = Promise.resolve().then(bring);
  wanted.set(place, { asked, done });
  return done;
};
