import { type Chart, speller } from '@aide-de-camp/core/chart';
import { type AnyCalculator, type Fact, type Report, type Step, toQuery, type WhatIf } from '@aide-de-camp/core/game';
import type { Style } from '../io.ts';
import { WORDS } from '../words.ts';
import { table } from './table.ts';
import { paint, signed, wrap } from './text.ts';

export interface Shown {
  readonly report: Report;
  readonly calculator: AnyCalculator;
  readonly key: Chart | undefined;
  readonly style: Style;
}

const heading = (style: Style, text: string): string[] => ['', paint(style, 'bold', text)];

const place = ({ cite }: Pick<Step, 'cite'>): string =>
  [cite.document, cite.chart, cite.row, cite.note === undefined ? cite.column : `[${cite.note}]`]
    .filter((part) => part !== undefined)
    .join(' · ');

/** Exact ways of ways as a percentage for the eye, the last thing done; never none or sure where it is not. */
export const percent = (ways: number, of: number, style: Style): string => {
  const value = (100 * ways) / of;
  const whole = (100 * ways) % of === 0;
  const shown = whole
    ? `${value}`
    : ways > 0 && value < 0.1
      ? '<0.1'
      : ways < of && value > 99.9
        ? '>99.9'
        : value.toFixed(1);
  return style.language === 'fr' ? `${shown.replace('.', ',')}\u202f%` : `${shown}%`;
};

const BAR = 20;
const bar = (ways: number, of: number): string => {
  const eighths = Math.round((8 * BAR * ways) / of);
  const part = ' ▏▎▍▌▋▊▉'[eighths % 8] ?? '';
  return `${'█'.repeat(Math.floor(eighths / 8))}${part.trim()}`;
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
  const columns = [{ head: '', flows: true }, { head: '', right: true }, { head: '', right: true }, { head: '' }];
  return [...heading(style, style.say(WORDS.working)), ...table(columns, rows, style.width)];
};

const showFaces = ({ report, key, style }: Shown): string[] => {
  const faces = report.answer?.faces;
  if (!faces) return [];
  const spell = speller(key, style.language);
  const sides = Object.keys(faces.rows[0]?.cells ?? {});
  const rows = faces.rows.map(({ face, total, cells }) => [
    `${face}`,
    signed(total),
    ...sides.map((side) => spell(cells[side] ?? '')),
  ]);
  const columns = [
    { head: faces.die, right: true },
    { head: style.say(WORDS.total), right: true },
    ...sides.map((head) => ({ head })),
  ];
  return [...heading(style, style.say(WORDS.table)), ...table(columns, rows, style.width)];
};

const showOdds = ({ report, calculator, style }: Shown): string[] =>
  Object.entries(report.odds).flatMap(([name, ways]) => {
    const label = calculator.odds?.[name]?.label;
    const rows = [...ways]
      .sort((a, b) => b.ways - a.ways)
      .map((way) => [
        style.say(way.label),
        percent(way.ways, way.of, style),
        `${way.ways}/${way.of}`,
        bar(way.ways, way.of),
      ]);
    const columns = [{ head: '', flows: true }, { head: '', right: true }, { head: '', right: true }, { head: '' }];
    return [
      ...heading(
        style,
        `${style.say(WORDS.odds)}${style.language === 'fr' ? '\u202f' : ''}: ${label ? style.say(label) : name}`,
      ),
      ...table(columns, rows, style.width),
    ];
  });

const factText = ({ value, text }: Fact, style: Style): string =>
  text ? style.say(text) : typeof value === 'boolean' ? (value ? '✓' : '✗') : value === null ? '–' : String(value);

const showFacts = ({ report, style }: Shown): string[] => {
  const facts = report.answer?.facts ?? [];
  if (facts.length === 0) return [];
  const rows = facts.map((fact) => [style.say(fact.label), factText(fact, style)]);
  return [
    ...heading(style, style.say(WORDS.facts)),
    ...table([{ head: '' }, { head: '', flows: true }], rows, style.width),
  ];
};

const showReadings = ({ report, calculator, style }: Shown): string[] => {
  if (report.readings.length === 0) return [];
  const lines = report.readings.flatMap(({ id, value, decisive, options }) => {
    const spec = calculator.readings[id];
    if (!spec) return [];
    const chosen = spec.options[value];
    const mark = decisive ? `! ${style.say(WORDS.decisive)}` : '·';
    const first = `${mark} ${style.say(spec.question)} ${chosen ? style.say(chosen) : value} (${id}=${value})`;
    const others = (options ?? [])
      .filter((option) => option.value !== value)
      .map((option) => `    ${style.say(WORDS.under)} ${id}=${option.value}: ${briefText(option, style)}`);
    return [...wrap(first, style.width), ...others];
  });
  return [...heading(style, style.say(WORDS.readings)), ...lines];
};

const briefText = (
  brief: {
    readonly total: number | null;
    readonly headline: string;
    readonly refused: Report['refused'];
    readonly measure: { ways: number; of: number } | null;
  },
  style: Style,
): string => {
  if (brief.refused) return `${style.say(WORDS.refused)}. ${style.say(brief.refused.reason)}`;
  const parts = [
    ...(brief.total === null ? [] : [signed(brief.total)]),
    ...(brief.measure ? [percent(brief.measure.ways, brief.measure.of, style)] : []),
  ];
  return parts.join(', ') || brief.headline;
};

const showHead = ({ report, calculator, style }: Shown): string[] => {
  const title = `${style.say(calculator.title)} · ${report.game} ${report.edition}`;
  if (report.refused)
    return [
      paint(style, 'bold', title),
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
    paint(style, 'bold', title),
    ...wrap([...total, ...odds].join('   '), style.width),
    ...(answer?.incomplete ? wrap(style.say(WORDS.incomplete), style.width) : []),
  ];
};

const site = (env: Readonly<Record<string, string | undefined>>): string =>
  (env.AIDE_DE_CAMP_SITE ?? 'https://aide-de-camp.example').replace(/\/$/, '');

/** The address of the same calculation on the site: the same words. */
export const linkOf = (
  { report, calculator, style }: Shown,
  readings: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string | undefined>>,
): string => {
  const asked = { edition: report.edition, readings, input: report.input };
  const headline = report.answer?.headline ?? 'refused';
  const query = toQuery(calculator, { asked, version: report.version, headline });
  return `${site(env)}/${style.language}/${report.game}/calculators/${report.calculator}/?${query}`;
};

export const showReport = (shown: Shown): string[] => [
  ...showHead(shown),
  ...showWorking(shown),
  ...showFaces(shown),
  ...showOdds(shown),
  ...showFacts(shown),
  ...showReadings(shown),
];

const said = (value: unknown, style: Style): string =>
  value === null
    ? style.say(WORDS.none)
    : typeof value === 'object'
      ? Array.isArray(value)
        ? value.join(',') || style.say(WORDS.none)
        : '…'
      : String(value);

export const showWhatIf = ({ changes, mattered }: WhatIf, { style }: Shown): string[] => {
  const rows = changes.map(({ field, from, to, answer }) => {
    const removed = to === null && from !== null && typeof from === 'object';
    const added = from === null && typeof to === 'object' && to !== null;
    const what = removed
      ? style.say(WORDS.removed)
      : added
        ? style.say(WORDS.added)
        : `${said(from, style)} → ${said(to, style)}`;
    return [field, what, briefText(answer, style)];
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
