import {
  findSpan,
  formatCite,
  formatCount,
  formatFact,
  formatPair,
  formatPercent,
  formatPlace,
  formatRefusal,
  formatSetAside,
  formatSpan,
  formatTotal,
  INCOMPLETE,
  TOTAL,
} from '@coup-doeil/core/tell';
import { WORDS } from '../words.ts';
import { showLitCells } from './lit-cells.ts';
import { showFaces, showOdds } from './odds.ts';
import { showReadings } from './readings.ts';
import { findChartIn, type ReportView, sectionTitle } from './report-view.ts';
import { table } from './table.ts';
import { title, wrap } from './text.ts';

const showHead = (view: ReportView): string[] => {
  const { report, game, calculator, style } = view;
  const { language, width, translate } = style;
  const printing = game.meta.printings.find(({ id }) => id === report.edition);
  const name = printing ? `${translate(game.meta.title)}, ${translate(printing.label)}` : translate(game.meta.title);
  const head = title(style, `${translate(calculator.title)} · ${name}`);
  const { refused, answer } = report;
  if (refused) {
    const cite = formatCite(refused.cite, findChartIn(view)(refused.cite.chart), game.sources, language);
    return [...head, ...wrap(`${formatRefusal(refused, language)} (${cite})`, width)];
  }
  const span = findSpan(report);
  const figures = [
    ...(answer === null || answer.total === null
      ? []
      : [`${translate(TOTAL)} ${formatTotal(answer.total, calculator)}`]),
    ...(answer?.measure
      ? [
          `${translate(answer.measure.label)} ${formatPercent(answer.measure, language)} (${formatCount(answer.measure.ways)}/${formatCount(answer.measure.of)})`,
        ]
      : []),
  ];
  return [
    ...head,
    ...wrap(figures.join('   '), width),
    ...(span ? wrap(formatPair(translate(WORDS.otherReadings), formatSpan(span, language), language), width) : []),
    ...(answer?.incomplete ? wrap(translate(INCOMPLETE), width) : []),
  ];
};

const showWorking = (view: ReportView): string[] => {
  const { report, calculator, style } = view;
  const { language, translate } = style;
  if (report.working.length === 0) return [];
  const findChart = findChartIn(view);
  const rows = report.working.map(({ label, op, by, value, total, cite }) => {
    const aside = by === undefined ? '' : ` (${formatSetAside(by, report.working, findChart, language)})`;
    const figure = formatTotal(value, calculator);
    return [
      `${translate(label)}${aside}`,
      op === 'ignored' ? `(${figure})` : op === 'set' ? `= ${figure}` : figure,
      op === 'ignored' ? '' : formatTotal(total, calculator),
      formatPlace(cite, findChart(cite.chart), language),
    ];
  });
  const columns = [
    { head: '', flows: true },
    { head: '', right: true },
    { head: '', right: true },
    { head: '', flows: true },
  ];
  return [...sectionTitle(style, translate(WORDS.working)), ...table(columns, rows, style.width)];
};

const showFacts = ({ report, style }: ReportView): string[] => {
  const facts = report.answer?.facts ?? [];
  if (facts.length === 0) return [];
  const rows = facts.map((fact) => [style.translate(fact.label), formatFact(fact, style.language)]);
  return [
    ...sectionTitle(style, style.translate(WORDS.facts)),
    ...table([{ head: '' }, { head: '', flows: true }], rows, style.width),
  ];
};

export const showReport = (view: ReportView): string[] => [
  ...showHead(view),
  ...showWorking(view),
  ...showFaces(view),
  ...showOdds(view),
  ...showFacts(view),
  ...showLitCells(view),
  ...showReadings(view),
];
