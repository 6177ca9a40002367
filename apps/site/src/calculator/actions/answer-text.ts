import { listEditions, type Report } from '@coup-doeil/core/game';
import {
  formatCount,
  formatFact,
  formatPair,
  formatPercent,
  formatReading,
  formatRefusal,
  formatSetAside,
  formatTotal,
  formatWholeSituation,
  INCOMPLETE,
  TOTAL,
} from '@coup-doeil/core/tell';
import type { Lang } from '../../lib/words.ts';
import { findCited } from '../answer/cells.ts';
import { words as readingWords } from '../readings/words.ts';
import type { GameCalculator } from '../state/subject.ts';

/** Figures stand under one another, as in a sum. */
const WIDTH = 3;

const listSteps = (subject: GameCalculator, { working, edition }: Report, lang: Lang): readonly string[] => {
  const findChart = (id: string) => findCited(subject, edition, id);
  return working.map(({ by, op, value, label }) => {
    const aside = by === undefined ? '' : ` (${formatSetAside(by, working, findChart, lang)})`;
    const figure = op === 'ignored' ? '·' : formatTotal(value, subject.calculator);
    return `${figure.padStart(WIDTH)}  ${label[lang]}${aside}`;
  });
};

const listAnswer = ({ calculator }: GameCalculator, { answer }: Report, lang: Lang): readonly string[] => {
  if (!answer) return [];
  const { total, measure, facts } = answer;
  const lines: string[] = [];
  if (total !== null) lines.push(`${formatTotal(total, calculator).padStart(WIDTH)}  = ${TOTAL[lang]}`);
  if (measure) {
    const ways = `${formatCount(measure.ways)}/${formatCount(measure.of)}`;
    lines.push(formatPair(measure.label[lang], `${formatPercent(measure, lang)} (${ways})`, lang));
  }
  if (answer.incomplete) lines.push(INCOMPLETE[lang]);
  return [...lines, ...facts.map((fact) => formatPair(fact.label[lang], formatFact(fact, lang), lang))];
};

/** A report as plain text, for a forum or a game's chat. */
export const formatReport = (
  subject: GameCalculator,
  report: Report,
  lang: Lang,
  rulings: string,
  address: string,
): string => {
  const { game, calculator } = subject;
  const printing = listEditions(calculator).length > 1 ? ` ${report.edition}` : '';
  return [
    `${game.title[lang]}${printing}, ${calculator.title[lang]}`,
    ...formatWholeSituation(calculator.input, report.input, lang),
    ...(report.refused ? [formatRefusal(report.refused, lang)] : []),
    ...listSteps(subject, report, lang),
    ...listAnswer(subject, report, lang),
    ...report.readings.flatMap(({ id, value, decisive }) => {
      const reading = calculator.readings[id];
      return decisive && reading ? [formatReading(reading, value, lang)] : [];
    }),
    ...(rulings === '' ? [] : [formatPair(readingWords.ourRulings[lang], rulings, lang)]),
    address,
  ].join('\n');
};
