import { type Brief, listOptions, type Report } from '@coup-doeil/core/game';
import { formatFacts, formatPercent, formatTotal, REFUSED } from '@coup-doeil/core/tell';
import { Fold } from '../../components/Fold.tsx';
import type { AnswerProps } from '../answer/props.ts';
import { words } from './words.ts';

interface Props extends AnswerProps {
  readonly onRead: (id: string, option: string) => void;
}

type Use = Report['readings'][number];

/** Its figures in a line, or what it says. */
const formatOption = ({ refused, total, measure, facts }: Brief, { subject, report, lang }: Props): string => {
  if (refused) return REFUSED[lang];
  const figures = [
    ...(total === null ? [] : [formatTotal(total, subject.calculator)]),
    ...(measure ? [formatPercent(measure, lang)] : []),
  ];
  const differs = facts.length > 0 ? [formatFacts(facts, report.answer?.facts ?? [], lang)] : [];
  return [...figures, ...differs].join(' · ');
};

const ReadingBox = ({ use, ...props }: Props & { readonly use: Use }) => {
  const { subject, lang, onRead } = props;
  const { id, value, options = [] } = use;
  const spec = subject.calculator.readings[id];
  if (!spec) return null;
  return (
    <fieldset class="reading">
      <legend>
        <span class="tagd">{words.decisive[lang]}.</span> {spec.question[lang]}
      </legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={`reading-${id}`}
            checked={option.value === value}
            onChange={() => onRead(id, option.value)}
          />
          <span class="rl">
            {spec.options[option.value]?.[lang]}
            {option.value === listOptions(spec)[0] && <small> {words.house[lang]}</small>}
          </span>
          <span class="rv tn">{formatOption(option, props)}</span>
        </label>
      ))}
    </fieldset>
  );
};

/** Whether an option changes the total or the chance; the same chance out of more dice is the same. */
const movesHeadline = ({ options = [] }: Use): boolean =>
  new Set(options.map(({ total, measure, headline }) => (measure ? `${total} ${measure.ways / measure.of}` : headline)))
    .size > 1;

/** The doubtful places that decide this answer, with the answer under each option, and their switches. */
export const DecisiveReadings = (props: Props) => {
  const decisive = props.report.readings.filter(({ options }) => options !== undefined);
  const finer = decisive.filter((use) => !movesHeadline(use));
  return (
    <>
      {decisive.filter(movesHeadline).map((use) => (
        <ReadingBox key={use.id} use={use} {...props} />
      ))}
      {finer.length > 0 && (
        <Fold
          class="each"
          summary={`${words.finer[props.lang]} (${finer.length})`}
          draw={() => finer.map((use) => <ReadingBox key={use.id} use={use} {...props} />)}
        />
      )}
    </>
  );
};
