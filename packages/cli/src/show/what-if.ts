import type { WhatIf } from '@coup-doeil/core/game';
import { describeChange, findField, formatBrief, formatFieldName } from '@coup-doeil/core/tell';
import { WORDS } from '../words.ts';
import { type ReportView, sectionTitle } from './report-view.ts';
import { table } from './table.ts';
import { wrap } from './text.ts';

/** What would change the answer, and which fields did not matter. */
export const showWhatIf = ({ changes, mattered }: WhatIf, { report, calculator, style }: ReportView): string[] => {
  const { language, width, translate } = style;
  const own = report.answer?.facts ?? [];
  const rows = changes.map((change) => {
    const { field, change: what } = describeChange(calculator.input, change, language);
    return [field, what, formatBrief(change.answer, calculator, own, language)];
  });
  const idle = Object.entries(mattered)
    .filter(([, did]) => !did)
    .map(([path]) => formatFieldName(findField(calculator.input, path), language));
  const columns = [
    { head: '', flows: true },
    { head: '', flows: true },
    { head: '', flows: true },
  ];
  return [
    ...sectionTitle(style, translate(WORDS.changes)),
    ...table(columns, rows, width),
    ...(idle.length ? [...sectionTitle(style, translate(WORDS.mattered)), ...wrap(idle.join('; '), width)] : []),
  ];
};
