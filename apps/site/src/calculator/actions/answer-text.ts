import { editionsOf, type Report, toWords } from '@coup-doeil/core/game';
import { signed, thin, whole } from '../../lib/figures.ts';
import { situationText } from '../../lib/situation.ts';
import type { Lang } from '../../lib/words.ts';
import { formatFact } from '../answer/fact.ts';
import { formatPercent } from '../answer/props.ts';
import { formatSetAside } from '../answer/set-aside.ts';
import { words as answerWords } from '../answer/words.ts';
import { words as readingWords } from '../readings/words.ts';
import type { GameCalculator } from '../state/subject.ts';

const listSteps = (subject: GameCalculator, report: Report, lang: Lang): readonly string[] =>
  report.working.map(({ by, op, value, label }) => {
    const aside = by === undefined ? '' : ` (${formatSetAside(subject, report, by, lang)})`;
    return `${op === 'ignored' ? '  ·' : signed(value).padStart(3)}  ${label[lang]}${aside}`;
  });

const listAnswer = ({ answer }: Report, lang: Lang): readonly string[] => {
  if (!answer) return [];
  const { total, measure, facts } = answer;
  const colon = `${thin(lang)}:`;
  const lines: string[] = [];
  if (total !== null) lines.push(`${signed(total).padStart(3)}  = ${answerWords.sum[lang]}`);
  if (measure) {
    const { label, ways, of } = measure;
    lines.push(`${label[lang]}${colon} ${formatPercent(measure, lang)}${thin(lang)}% (${whole(ways)}/${whole(of)})`);
  }
  if (total === null && !measure)
    for (const fact of facts) lines.push(`${fact.label[lang]}${colon} ${formatFact(fact, lang)}`);
  return lines;
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
  const printing = editionsOf(calculator).length > 1 ? ` ${report.edition}` : '';
  const situation = situationText(calculator, toWords(calculator.input, report.input as never), lang);
  const decisive = report.readings.filter((use) => use.decisive);
  return [
    `${game.title[lang]}${printing}, ${calculator.title[lang]}`,
    ...(situation === '' ? [] : [situation]),
    ...(report.refused ? [`${answerWords.refused[lang]}. ${report.refused.reason[lang]}`] : []),
    ...listSteps(subject, report, lang),
    ...listAnswer(report, lang),
    ...decisive.map(({ id, value }) => {
      const spec = calculator.readings[id];
      return `${spec?.question[lang] ?? id} ${spec?.options[value]?.[lang] ?? value}`;
    }),
    ...(rulings === '' ? [] : [`${readingWords.ourRulings[lang]}${thin(lang)}: ${rulings}`]),
    address,
  ].join('\n');
};
