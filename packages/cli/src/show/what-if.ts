import type { Alternative, WhatIf } from '@coup-doeil/core/game';
import { formatAlternative, formatFieldNames, formatOtherAnswer, joinParts } from '@coup-doeil/core/tell';
import { WORDS } from '../words.ts';
import { type ReportView, sectionTitle } from './report-view.ts';
import { table } from './table.ts';
import { wrap } from './text.ts';

const COLUMNS = [
  { head: '', flows: true },
  { head: '', flows: true },
];

const showAlternatives = (
  title: (typeof WORDS)['decisions'],
  alternatives: readonly Alternative[],
  { report, calculator, style }: ReportView,
): string[] => {
  if (alternatives.length === 0) return [];
  const { language, width, translate } = style;
  const rows = alternatives.map((alternative) => [
    formatAlternative(calculator.input, alternative, language),
    formatOtherAnswer(alternative.answer, report.answer?.facts ?? [], language),
  ]);
  return [...sectionTitle(style, translate(title)), ...table(COLUMNS, rows, width)];
};

/** What a player can do for another answer, what else would change it, and which fields did not matter. */
export const showWhatIf = ({ decisions, given, mattered }: WhatIf, view: ReportView): string[] => {
  const { calculator, style } = view;
  const { language, width, translate } = style;
  const idle = Object.keys(mattered).filter((path) => !mattered[path]);
  const names = formatFieldNames(calculator.input, idle, language);
  return [
    ...showAlternatives(WORDS.decisions, decisions, view),
    ...showAlternatives(WORDS.given, given, view),
    ...(names.length
      ? [...sectionTitle(style, translate(WORDS.mattered)), ...wrap(joinParts(names, language), width)]
      : []),
  ];
};
