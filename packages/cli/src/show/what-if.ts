import type { WhatIf } from '@coup-doeil/core/game';
import type { Style } from '../io.ts';
import { WORDS } from '../words.ts';
import { briefText } from './readings.ts';
import { heading, type Shown } from './shown.ts';
import { table } from './table.ts';
import { wrap } from './text.ts';

const said = (value: unknown, style: Style): string =>
  value === null
    ? style.say(WORDS.none)
    : typeof value === 'object'
      ? Array.isArray(value)
        ? value.join(',') || style.say(WORDS.none)
        : '…'
      : String(value);

export const showWhatIf = ({ changes, mattered }: WhatIf, { report, style }: Shown): string[] => {
  const rows = changes.map(({ field, from, to, answer }) => {
    const removed = to === null && from !== null && typeof from === 'object';
    const added = from === null && typeof to === 'object' && to !== null;
    const what = removed
      ? style.say(WORDS.removed)
      : added
        ? style.say(WORDS.added)
        : `${said(from, style)} → ${said(to, style)}`;
    return [field, what, briefText(answer, style, report.answer?.facts)];
  });
  const idle = Object.entries(mattered)
    .filter(([, did]) => !did)
    .map(([field]) => field);
  return [
    ...heading(style, style.say(WORDS.changes)),
    ...table([{ head: '' }, { head: '' }, { head: '', flows: true }], rows, style.width),
    ...(idle.length ? [...heading(style, style.say(WORDS.mattered)), ...wrap(idle.join(', '), style.width)] : []),
  ];
};
