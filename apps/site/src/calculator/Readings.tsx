import { type Brief, optionsOf, type Report } from '@coup-doeil/core/game';
import { digitsFor, percent, signed, thin } from '../lib/figures.ts';
import type { Lang } from '../lib/words.ts';
import { otherFacts, useFollowing } from './Answer.tsx';
import { Fold } from './Fold.tsx';
import { useLate } from './late.ts';
import type { Rulings, Subject } from './model.ts';
import { words } from './words.ts';

interface Props {
  readonly subject: Subject;
  readonly report: Report;
  readonly lang: Lang;
  readonly onRead: (id: string, option: string) => void;
}

const answerText = ({ refused, total, measure, facts }: Brief, own: Report, lang: Lang): string => {
  if (refused) return words.refused[lang];
  const parts = [
    ...(total === null ? [] : [signed(total)]),
    ...(measure ? [`${percent(measure.ways, measure.of, lang, digitsFor([measure]))}\u202f%`] : []),
  ];
  return parts.join(' · ') || otherFacts(facts, own.answer?.facts, lang);
};

type Use = Report['readings'][number];

const Box = ({ subject, use: { id, value, options = [] }, report, lang, onRead }: Props & { readonly use: Use }) => {
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
            {option.value === optionsOf(spec)[0] && <small> {words.house[lang]}</small>}
          </span>
          <span class="rv tn">{answerText(option, report, lang)}</span>
        </label>
      ))}
    </fieldset>
  );
};

/** The same chance out of more dice moves nothing. */
const movesHeadline = ({ options = [] }: Use): boolean =>
  new Set(options.map(({ total, measure, headline }) => (measure ? `${total} ${measure.ways / measure.of}` : headline)))
    .size > 1;

/** The doubtful places that decide this answer, with the answer under each option, and their switches. */
export const Decisive = (now: Props) => useFollowing(now.report, (report) => boxes({ ...now, report }));

const boxes = (props: Props) => {
  const decisive = props.report.readings.filter(({ options }) => options !== undefined);
  const finer = decisive.filter((use) => !movesHeadline(use));
  return (
    <>
      {decisive.filter(movesHeadline).map((use) => (
        <Box key={use.id} use={use} {...props} />
      ))}
      {finer.length > 0 && (
        <Fold class="each" draw={() => finer.map((use) => <Box key={use.id} use={use} {...props} />)}>
          <summary>
            {words.finer[props.lang]} ({finer.length})
          </summary>
        </Fold>
      )}
    </>
  );
};

export interface RulingsProps {
  readonly subject: Subject;
  readonly readings: Readonly<Record<string, string>>;
  readonly rulings: Rulings;
  /** Whether this answer is read by them. */
  readonly played: boolean;
  readonly lang: Lang;
  readonly onRead: (id: string, option: string) => void;
  readonly onKeep: (rulings: Rulings) => void;
}

/** A rulings profile: how this table plays, under its name. */
export const RulingsPanel = (props: RulingsProps) => {
  const { subject, rulings, played, lang } = props;
  const [late, bring] = useLate(() => import('./Rulings.tsx'));
  if (Object.keys(subject.calculator.readings).length === 0) return null;
  return (
    <Fold class="rulings" onOpen={bring} draw={() => late && <late.Rulings {...props} key={rulings.name} />}>
      <summary class="btn plain">
        {words.readings[lang]}
        {thin(lang)}: {played ? rulings.name || words.houseRulings[lang] : words.ownReadings[lang]}
      </summary>
    </Fold>
  );
};
