import type { Report } from '@aide-de-camp/core/game';
import { digitsFor, percent, signed, thin, whole } from '../lib/figures.ts';
import type { Lang } from '../lib/words.ts';
import type { Subject } from './model.ts';
import { words } from './words.ts';

/** A report as plain text, for a forum or a game's chat. */
export const textOf = (
  { game, calculator }: Pick<Subject, 'game' | 'calculator'>,
  report: Report,
  lang: Lang,
  rulings: string,
  address: string,
): string => {
  const colon = `${thin(lang)}:`;
  const lines = [`${game.title[lang]} ${report.edition}, ${calculator.title[lang]}`];
  if (report.refused) lines.push(`${words.refused[lang]}. ${report.refused.reason[lang]}`);
  for (const step of report.working) {
    const by = report.working.find(({ id }) => id === step.by);
    const aside = step.op === 'ignored' ? ` (${words.setAside[lang]} ${by?.label[lang] ?? step.by})` : '';
    lines.push(`${step.op === 'ignored' ? '  ·' : signed(step.value).padStart(3)}  ${step.label[lang]}${aside}`);
  }
  const { answer } = report;
  if (answer?.total !== null && answer) lines.push(`${signed(answer.total)}  = ${words.total[lang]}`);
  if (answer?.measure) {
    const { label, ways, of } = answer.measure;
    lines.push(
      `${label[lang]}${colon} ${percent(ways, of, lang, digitsFor([answer.measure]))}${thin(lang)}% (${whole(ways)}/${whole(of)})`,
    );
  }
  for (const { id, value, decisive } of report.readings)
    if (decisive)
      lines.push(
        `${calculator.readings[id]?.question[lang] ?? id} ${calculator.readings[id]?.options[value]?.[lang] ?? value}`,
      );
  if (rulings !== '') lines.push(`${words.ourRulings[lang]}${colon} ${rulings}`);
  lines.push(address);
  return lines.join('\n');
};
