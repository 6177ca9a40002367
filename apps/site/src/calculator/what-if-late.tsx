import { type Asked, type Change, report, type Value, whatIf } from '@aide-de-camp/core/game';
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

/** What is shown in a place: the same state is not worked out again. */
const shown = new WeakMap<Element, Asked>();

/** Shows what would change an answer where the built page showed it for `first`; there it first comes alive. */
export const show = (place: Element, { subject, lang, onTake }: Ask, first: Asked, asked: Asked): void => {
  const section = (one: Asked) => (
    <WhatIfSection
      subject={subject}
      lang={lang}
      report={report(subject.game, subject.calculator, one)}
      found={whatIf(subject.calculator, one)}
      onTake={(change) => onTake(taken(one.input as Value, change))}
    />
  );
  const before = shown.get(place);
  if (before === asked) return;
  shown.set(place, asked);
  if (!before) hydrate(section(first), place);
  render(section(asked), place);
};
