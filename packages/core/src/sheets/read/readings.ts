import { CONFIDENCES, type Confidence, type Reading } from '../../game/reading.ts';
import { type Text, t } from '../../text/index.ts';
import type { Sheet } from '../csv.ts';
import { type Desk, KEBAB, type Line, openLines, textOf } from '../line.ts';

const WANTS_ID = t('it should be the id of a reading', 'il faut l’identifiant d’une lecture');
const WANTS_OPTION = t(
  'it should be the id of an option of its own; the row of the question has none',
  'il faut l’identifiant d’une option à part\u202f; la ligne de la question n’en a pas',
);
const WANTS_QUESTION = t(
  'a row before it, without an option, asks the question',
  'une ligne avant elle, sans option, pose la question',
);
const WANTS_TWO = t('a reading wants two options at least', 'une lecture veut au moins deux options');
const WANTS_CONFIDENCE = t('it should be {list}, or nothing', 'il faut {list}, ou rien', {
  list: CONFIDENCES.join(', '),
});
const WANTS_CHART = t('it should be a chart', 'il faut une table');

const isConfidence = (word: string): word is Confidence => CONFIDENCES.some((confidence) => confidence === word);

interface Question {
  readonly line: Line;
  readonly options: Map<string, Text>;
}

const gather = (lines: readonly Line[]): ReadonlyMap<string, Question> => {
  const questions = new Map<string, Question>();
  for (const line of lines) {
    const [id, option] = [line.cell('id'), line.cell('option')];
    const question = questions.get(id);
    if (!KEBAB.test(id) || (option === '' && question)) line.refuse('id', WANTS_ID);
    else if (option === '') questions.set(id, { line, options: new Map() });
    else if (!question) line.refuse('id', WANTS_QUESTION);
    else if (!KEBAB.test(option) || question.options.has(option)) line.refuse('option', WANTS_OPTION);
    else question.options.set(option, textOf(line));
  }
  return questions;
};

/**
 * `id,option,fr,en`: a row with the question, then one for each option, the default first. The row of the question says `chart`
 * (what it is about), and if you like `why_fr`, `why_en`, `confidence`.
 */
export const readReadings = (
  sheet: Sheet,
  charts: readonly string[],
  document: string,
  desk: Desk,
): Record<string, Reading> => {
  const others = ['fr', 'en', 'chart', 'why_fr', 'why_en', 'confidence'];
  const questions = gather(openLines(sheet, desk, { needed: ['id', 'option'], others }));
  return Object.fromEntries(
    [...questions].map(([id, { line, options }]) => {
      if (options.size < 2) line.refuse('id', WANTS_TWO);
      const [chart, confidence] = [line.cell('chart') || (charts[0] ?? ''), line.cell('confidence') || 'weak'];
      if (!charts.includes(chart)) line.refuse('chart', WANTS_CHART);
      if (!isConfidence(confidence)) line.refuse('confidence', WANTS_CONFIDENCE);
      const why =
        line.cell('why_en') + line.cell('why_fr') === '' ? textOf(line) : textOf(line, { en: 'why_en', fr: 'why_fr' });
      const reading: Reading = {
        question: textOf(line),
        options: Object.fromEntries(options),
        why,
        confidence: isConfidence(confidence) ? confidence : 'weak',
        cite: { document, chart },
      };
      return [id, reading];
    }),
  );
};
