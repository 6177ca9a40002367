import { CONFIDENCES, type Confidence, type Reading, type Readings } from '../../game/reading.ts';
import { type Text, t } from '../../text/index.ts';
import type { Sheet } from '../csv.ts';
import { type Desk, type Line, openLines, textOf } from '../line.ts';
import { KEBAB } from '../parse/name.ts';

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

const OF_QUESTION = t('it is said in the row of the question', 'cela se dit dans la ligne de la question');
const ABOUT = ['chart', 'why_fr', 'why_en', 'confidence'] as const;

interface Question {
  readonly line: Line;
  readonly options: Map<string, Text>;
}

const gather = (lines: readonly Line[]): ReadonlyMap<string, Question> => {
  const questions = new Map<string, Question>();
  for (const line of lines) {
    const [id, option] = [line.cell('id'), line.cell('option')];
    const question = questions.get(id);
    if (!KEBAB.test(id) || (option === '' && question)) line.addProblem('id', WANTS_ID);
    else if (option === '') questions.set(id, { line, options: new Map() });
    else if (!question) line.addProblem('id', WANTS_QUESTION);
    else if (!KEBAB.test(option) || question.options.has(option)) line.addProblem('option', WANTS_OPTION);
    else question.options.set(option, textOf(line));
    if (option !== '') for (const name of ABOUT) if (line.cell(name) !== '') line.addProblem(name, OF_QUESTION);
  }
  return questions;
};

/** Readings as a sheet words them, with the rows of their questions. */
export interface OwnReadings {
  readonly readings: Readings;
  readonly lineOf: ReadonlyMap<string, Line>;
}

/**
 * `id,option,fr,en`: a row with the question, then one for each option, the default first. The row of the question says `chart`
 * (what it is about), and if you like `why_fr`, `why_en`, `confidence`.
 */
export const readReadings = (sheet: Sheet, charts: readonly string[], document: string, desk: Desk): OwnReadings => {
  const others = ['fr', 'en', ...ABOUT];
  const questions = gather(openLines(sheet, desk, { needed: ['id', 'option'], others }));
  const readings = Object.fromEntries(
    [...questions].map(([id, { line, options }]) => {
      if (options.size < 2) line.addProblem('id', WANTS_TWO);
      const [chart, confidence] = [line.cell('chart') || (charts[0] ?? ''), line.cell('confidence') || 'weak'];
      if (!charts.includes(chart)) line.addProblem('chart', WANTS_CHART);
      if (!isConfidence(confidence)) line.addProblem('confidence', WANTS_CONFIDENCE);
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
  return { readings, lineOf: new Map([...questions].map(([id, { line }]) => [id, line])) };
};

const WANTS_OPTIONS = (options: string): Text =>
  t('the options of this reading are {options}', 'les options de cette lecture sont {options}', { options });

/** Readings that calculators ask by themselves, in the words of the sheet where it has them: with the same options. */
export const mergeReadings = (asked: Readings, { readings, lineOf }: OwnReadings): Readings =>
  Object.fromEntries(
    Object.entries(asked).map(([id, spec]) => {
      const own = readings[id];
      if (!own) return [id, spec];
      const options = Object.keys(spec.options);
      if (options.toSorted().join() === Object.keys(own.options).toSorted().join()) return [id, own];
      lineOf.get(id)?.addProblem('id', WANTS_OPTIONS(options.join(', ')));
      return [id, spec];
    }),
  );
