import { editionsOf, type Report, toWords } from '@coup-doeil/core/game';
import { digitsFor, percent, signed, thin, whole } from '../lib/figures.ts';
import { situationText } from '../lib/situation.ts';
import type { Lang } from '../lib/words.ts';
import { factText } from './Answer.tsx';
import { asideOf } from './cells.ts';
import type { Asks } from './model.ts';
import { words } from './words.ts';

/** A report as plain text, for a forum or a game's chat. */
export const textOf = (subject: Asks, report: Report, lang: Lang, rulings: string, address: string): string => {
  const { game, calculator } = subject;
  const colon = `${thin(lang)}:`;
  const printing = editionsOf(calculator).length > 1 ? ` ${report.edition}` : '';
  const lines = [`${game.title[lang]}${printing}, ${calculator.title[lang]}`];
  const situation = situationText(calculator, toWords(calculator.input, report.input as never), lang);
  if (situation !== '') lines.push(situation);
  if (report.refused) lines.push(`${words.refused[lang]}. ${report.refused.reason[lang]}`);
  for (const step of report.working) {
    const aside = step.by === undefined ? '' : ` (${words.setAside[lang]} ${asideOf(subject, report, step.by, lang)})`;
    lines.push(`${step.op === 'ignored' ? '  ·' : signed(step.value).padStart(3)}  ${step.label[lang]}${aside}`);
  }
  const { answer } = report;
  if (answer?.total !== null && answer) lines.push(`${signed(answer.total).padStart(3)}  = ${words.sum[lang]}`);
  if (answer?.measure) {
    const { label, ways, of } = answer.measure;
    lines.push(
      `${label[lang]}${colon} ${percent(ways, of, lang, digitsFor([answer.measure]))}${thin(lang)}% (${whole(ways)}/${whole(of)})`,
    );
  }
  if (answer?.total === null && !answer.measure)
    for (const fact of answer.facts) lines.push(`${fact.label[lang]}${colon} ${factText(fact, lang)}`);
  for (const { id, value, decisive } of report.readings)
    if (decisive)
      lines.push(
        `${calculator.readings[id]?.question[lang] ?? id} ${calculator.readings[id]?.options[value]?.[lang] ?? value}`,
      );
  if (rulings !== '') lines.push(`${words.ourRulings[lang]}${colon} ${rulings}`);
  lines.push(address);
  return lines.join('\n');
};
