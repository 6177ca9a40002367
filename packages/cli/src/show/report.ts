import { WORDS } from '../words.ts';
import { showLit } from './lit.ts';
import { percent, showFaces, showOdds } from './odds.ts';
import { factText, showReadings } from './readings.ts';
import { heading, place, type Shown } from './shown.ts';
import { table } from './table.ts';
import { signed, title, wrap } from './text.ts';

const showHead = ({ report, calculator, style }: Shown): string[] => {
  const head = `${style.say(calculator.title)} · ${report.game} ${report.edition}`;
  if (report.refused)
    return [
      ...title(style, head),
      ...wrap(
        `${style.say(WORDS.refused)}. ${style.say(report.refused.reason)} (${place(report.refused)})`,
        style.width,
      ),
    ];
  const { answer } = report;
  const measure = answer?.measure;
  const total = answer?.total === null || answer === null ? [] : [`${style.say(WORDS.total)} ${signed(answer.total)}`];
  const odds = measure
    ? [`${style.say(measure.label)} ${percent(measure.ways, measure.of, style)} (${measure.ways}/${measure.of})`]
    : [];
  return [
    ...title(style, head),
    ...wrap([...total, ...odds].join('   '), style.width),
    ...(answer?.incomplete ? wrap(style.say(WORDS.incomplete), style.width) : []),
  ];
};

const showWorking = ({ report, style }: Shown): string[] => {
  if (report.working.length === 0) return [];
  const rows = report.working.map((step) => {
    const by = report.working.find(({ id }) => id === step.by);
    const aside = step.op === 'ignored' ? ` (${style.say(WORDS.ignored)} ${by ? style.say(by.label) : step.by})` : '';
    const figure =
      step.op === 'ignored'
        ? `(${signed(step.value)})`
        : step.op === 'set'
          ? `= ${signed(step.value)}`
          : signed(step.value);
    return [`${style.say(step.label)}${aside}`, figure, step.op === 'ignored' ? '' : signed(step.total), place(step)];
  });
  const columns = [
    { head: '', flows: true },
    { head: '', right: true },
    { head: '', right: true },
    { head: '', flows: true },
  ];
  return [...heading(style, style.say(WORDS.working)), ...table(columns, rows, style.width)];
};

const showFacts = ({ report, style }: Shown): string[] => {
  const facts = report.answer?.facts ?? [];
  if (facts.length === 0) return [];
  const rows = facts.map((fact) => [style.say(fact.label), factText(fact, style)]);
  return [
    ...heading(style, style.say(WORDS.facts)),
    ...table([{ head: '' }, { head: '', flows: true }], rows, style.width),
  ];
};

export const showReport = (shown: Shown): string[] => [
  ...showHead(shown),
  ...showWorking(shown),
  ...showFaces(shown),
  ...showOdds(shown),
  ...showFacts(shown),
  ...showLit(shown),
  ...showReadings(shown),
];
