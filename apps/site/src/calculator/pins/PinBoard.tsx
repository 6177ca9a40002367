import { type CheckedAsk, formatWords, listEditions, listOptions, type Report } from '@coup-doeil/core/game';
import {
  formatFacts,
  formatPair,
  formatPercentFigure,
  formatSituation,
  formatTotal,
  joinParts,
  REFUSED,
} from '@coup-doeil/core/tell';
import { Icon } from '../../components/Icon.tsx';
import type { Lang } from '../../lib/words.ts';
import type { Subject } from '../state/subject.ts';
import { words } from './words.ts';

/** A pinned answer, what it was asked, and the query that opens it again. */
export interface Pin {
  readonly query: string;
  readonly asked: CheckedAsk;
  readonly report: Report;
}

interface Props {
  readonly subject: Subject;
  readonly lang: Lang;
  /** The answer of the page itself. */
  readonly current: Pick<Pin, 'asked' | 'report'>;
  readonly pins: readonly Pin[];
  readonly onOpen: (pin: Pin) => void;
  readonly onRemove: (pin: Pin) => void;
}

/** What was asked otherwise than by default, the printing first. */
const formatAsked = ({ calculator }: Subject, { edition, readings, input }: CheckedAsk, lang: Lang): string => {
  const chosen = Object.entries(calculator.readings).flatMap(([id, spec]) => {
    const option = readings[id] ?? '';
    return option === listOptions(spec)[0] ? [] : [spec.options[option]?.[lang] ?? option];
  });
  const situation = formatSituation(calculator.input, formatWords(calculator.input, input as never), lang);
  const printing = listEditions(calculator).length > 1 ? [edition] : [];
  return joinParts([...printing, situation || words.asItOpens[lang], ...chosen], lang);
};

type CellsProps = Pick<Props, 'subject' | 'lang'> & { readonly report: Report };

/** The total and the chance of an answer, or what it says where it has neither. */
const AnswerCells = ({ subject, report: { answer, refused }, lang }: CellsProps) =>
  answer?.total == null && !answer?.measure ? (
    <td colSpan={2}>{refused ? REFUSED[lang] : formatFacts(answer?.facts ?? [], [], lang)}</td>
  ) : (
    <>
      <td class="r tn">{answer.total !== null && formatTotal(answer.total, subject.calculator)}</td>
      <td class="r tn">{answer.measure && `${formatPercentFigure(answer.measure, lang)}\u202f%`}</td>
    </>
  );

const PinRow = ({ subject, lang, pin, onOpen, onRemove }: Omit<Props, 'pins' | 'current'> & { readonly pin: Pin }) => {
  const name = formatAsked(subject, pin.asked, lang);
  // A plain click opens it here, where the pins are; one with a key opens another page, as any link.
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(pin);
  };
  return (
    <tr>
      <th scope="row">
        <a href={pin.query} onClick={open}>
          {name}
        </a>
      </th>
      <AnswerCells {...{ subject, lang }} report={pin.report} />
      <td class="r">
        <button
          type="button"
          class="btn plain"
          aria-label={formatPair(words.takeDown[lang], name, lang)}
          onClick={() => onRemove(pin)}
        >
          <Icon name="close" />
        </button>
      </td>
    </tr>
  );
};

/** The answer of the page and the pinned ones, beside each other. */
export const PinBoard = ({ current, pins, ...props }: Props) => (
  <section class="pinned" aria-labelledby="hp">
    <h2 id="hp">{words.pinned[props.lang]}</h2>
    <table class="tbl">
      <tbody>
        <tr>
          <th scope="row">{words.thisOne[props.lang]}</th>
          <AnswerCells {...props} report={current.report} />
          <td class="r" />
        </tr>
        {pins.map((pin) => (
          <PinRow key={pin.query} {...props} pin={pin} />
        ))}
      </tbody>
    </table>
  </section>
);
