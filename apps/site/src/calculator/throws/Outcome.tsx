import { calculators } from 'virtual:coup-doeil/calculators';
import { sequels } from 'virtual:coup-doeil/sequels';
import {
  type Aftermath,
  type CheckedAsk,
  checkAsk,
  createAftermath,
  formatQuery,
  type NextAsk,
  type Sequel,
  walkFaces,
} from '@coup-doeil/core/game';
import { findField, formatEffects, formatFieldName, formatOutcome, joinParts } from '@coup-doeil/core/tell';
import { useEffect, useState } from 'preact/hooks';
import type { Lang } from '../../lib/words.ts';
import { reportOn, type Subject } from '../state/subject.ts';
import type { CurrentThrow } from './current-throw.ts';
import { words } from './words.ts';

interface Props {
  readonly subject: Subject;
  /** The state of the page. */
  readonly asked: CheckedAsk;
  /** The throw that was made for it, if one was. */
  readonly thrown: CurrentThrow | undefined;
  readonly lang: Lang;
  /** Makes an input that of the page; its effects were applied where the third argument says so. */
  readonly onInput: (input: unknown, applied: boolean) => void;
}

/** What follows this calculator's answers; `undefined` until it is loaded, or where nothing does. */
const useSequel = ({ game, calculator }: Subject): Sequel | undefined => {
  const [sequel, setSequel] = useState<Sequel>();
  useEffect(() => {
    sequels[game.id]?.[calculator.id]?.().then(setSequel);
  }, [game.id, calculator.id]);
  return sequel;
};

/** Opens the page of another calculator with an input, under the same printing and readings as far as it has them. */
const openCalculator = async ({ game }: Subject, { calculator: id, input }: NextAsk, asked: CheckedAsk) => {
  const calculator = await calculators[game.id]?.[id ?? '']?.();
  if (!calculator) return;
  const readings = Object.fromEntries(
    Object.entries(asked.readings).filter(([reading, option]) => {
      const options = Object.hasOwn(calculator.readings, reading) ? calculator.readings[reading]?.options : undefined;
      return options && Object.hasOwn(options, option);
    }),
  );
  const edition = Object.hasOwn(calculator.charts, asked.edition) ? { edition: asked.edition } : {};
  const next = checkAsk(calculator, { ...edition, readings, input });
  const query = formatQuery(calculator, { asked: next, version: game.version, headline: '' });
  location.assign(`../${calculator.id}/?${query}`);
};

interface NextProps extends Omit<Props, 'thrown'> {
  readonly next: NextAsk;
  readonly main: boolean;
}

/** What may come next: a tap makes it the state of the page, or opens its calculator. */
const Next = ({ subject, asked, lang, onInput, next, main }: NextProps) => {
  const own = next.calculator === subject.calculator.id;
  const open = () => (own ? onInput(next.input, false) : openCalculator(subject, next, asked));
  const aside = next.note ?? (next.by === 'player' ? words.ownStep : undefined);
  const fields = own ? next.open.map((path) => formatFieldName(findField(subject.calculator.input, path), lang)) : [];
  return (
    <li>
      {next.calculator === null ? (
        <b>{next.title[lang]}</b>
      ) : (
        <button type="button" class={main ? 'btn main' : 'btn'} onClick={open} data-leaves={own ? undefined : ''}>
          {next.title[lang]}
        </button>
      )}
      {aside && <small>{aside[lang]}</small>}
      {fields.length > 0 && (
        <small>
          {words.lookAt[lang]} {joinParts(fields.filter(Boolean), lang)}
        </small>
      )}
    </li>
  );
};

const isSameInput = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

interface CameProps extends Props {
  readonly aftermath: Aftermath;
  readonly sentence: string;
}

/** The sentence, what happens to each unit, and the button that puts it on the form. */
const Came = ({ subject, asked, thrown, lang, onInput, aftermath, sentence }: CameProps) => {
  const { effects, after } = aftermath;
  const applied = thrown?.applied !== undefined;
  return (
    <>
      <p class="sentence">
        <b>{sentence}</b>
      </p>
      {effects.length > 0 && (
        <ul class="effects">
          {formatEffects(subject.calculator, effects, lang).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {applied && <p class="by">{words.applied[lang]}</p>}
      {!applied && !isSameInput(after, asked.input) && (
        <button type="button" class="btn" onClick={() => onInput(after, true)}>
          {words.apply[lang]}
        </button>
      )}
    </>
  );
};

/** What the dice came to, what it does to the units of the form, and what may come next; before a throw, what may alone. */
export const Outcome = (props: Props) => {
  const { subject, asked, thrown, lang } = props;
  const sequel = useSequel(subject);
  const own = thrown?.asked ?? asked;
  const walked = thrown && walkFaces(subject.calculator, own, thrown.faces);
  const end = walked?.end ?? null;
  const aftermath: Aftermath = sequel
    ? createAftermath(subject.calculator, sequel, own, { end })
    : { effects: [], after: own.input, next: [] };
  const sentence =
    walked && end
      ? formatOutcome({ calculator: subject.calculator, report: reportOn(subject, own), ...walked, end, sequel }, lang)
      : '';
  const { next } = aftermath;
  if (sentence === '' && next.length === 0) return null;
  return (
    <div class="outcome">
      <div role="status">{sentence !== '' && <Came {...props} {...{ aftermath, sentence }} />}</div>
      {next.length > 0 && (
        <ul class="next">
          {next.map((ask) => (
            <Next key={ask.id} {...props} next={ask} main={ask.by === 'sheet' && sentence !== ''} />
          ))}
        </ul>
      )}
    </div>
  );
};
