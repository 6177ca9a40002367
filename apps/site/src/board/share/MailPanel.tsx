import { type GameBoard, nameSide, prepareAction, type Question } from '@coup-doeil/core/battle';
import { fill } from '@coup-doeil/core/chart';
import {
  type BattleRecord,
  createSecret,
  endMove,
  type Finding,
  getMailState,
  joinMail,
  type MailState,
  revealSecret,
  type Secret,
  type Written,
} from '@coup-doeil/core/record';
import { useState } from 'preact/hooks';
import type { Lang } from '../../lib/words.ts';
import { tellBad } from './SharePanel.tsx';
import { mailWords } from './words.ts';

interface Props {
  readonly record: BattleRecord;
  /** The board as the record stands. */
  readonly board: GameBoard;
  /** The secret of the side that this device plays, if it plays one. */
  readonly secret: Secret | undefined;
  /** What does not agree; nothing while that is worked out. */
  readonly findings: readonly Finding[] | undefined;
  readonly lang: Lang;
  /** A letter was written: both are kept before the file is sent. */
  readonly onWritten: (written: Written) => void;
  /** Both secrets of the last throw are shown: its dice can be followed to what they change. */
  readonly onCarryOut: () => void;
}

/** Whether a throw waits to be carried out: both secrets are shown, and no entry stands in its place. */
const isDue = ({ throws, open }: MailState, { at }: BattleRecord): boolean => !open && throws.at(-1)?.at === at;

/** The questions before the dice that are a side's own. */
const listOwnQuestions = (board: GameBoard, { throws }: MailState, side: string): readonly Question[] => {
  const ask = throws.at(-1)?.ask;
  const ready = ask && prepareAction(board, ask);
  return ready && 'questions' in ready ? ready.questions.filter((question) => question.side === side) : [];
};

interface ChoicesProps extends Pick<Props, 'lang'> {
  readonly questions: readonly Question[];
  readonly answers: Readonly<Record<string, string>>;
  readonly onAnswer: (answers: Readonly<Record<string, string>>) => void;
}

const Choices = ({ questions, answers, lang, onAnswer }: ChoicesProps) => (
  <>
    {questions.map(({ id, label, options }) => (
      <label key={id} class="panel-choice">
        {label[lang]}
        <select
          value={answers[id] ?? options[0]?.id}
          onChange={({ currentTarget }) => onAnswer({ ...answers, [id]: currentTarget.value })}
        >
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label[lang]}
            </option>
          ))}
        </select>
      </label>
    ))}
  </>
);

/** Whose move it is, in a sentence. */
const tellMove = ({ board, secret, lang }: Props, { next }: MailState): string => {
  if (next.side === null) return mailWords.anyJoins[lang];
  if (secret && next.side === secret.side) return mailWords.yourMove[lang];
  return fill(secret ? mailWords.waits : mailWords.watching, { side: nameSide(board.document, next.side) })[lang];
};

const Findings = ({ findings, lang }: Pick<Props, 'findings' | 'lang'>) => {
  if (!findings) return <p role="status">{mailWords.checking[lang]}</p>;
  if (findings.length === 0) return <p role="status">{mailWords.agrees[lang]}</p>;
  return (
    <div role="status" class="refused">
      <p>{mailWords.disagrees[lang]}</p>
      <ul>
        {findings.map(({ place, text }) => (
          <li key={place}>{text[lang]}</li>
        ))}
      </ul>
    </div>
  );
};

type Write = (letter: () => Promise<Written>) => void;

/** What this device may do next, a button each. */
const Moves = (props: Props & { readonly state: MailState; readonly write: Write }) => {
  const { record, board, secret, lang, state, write, onCarryOut } = props;
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const { sides, next, throws } = state;
  const last = throws.at(-1);
  if (!secret) {
    const free = sides.length < 2 ? board.sides.filter((side) => !sides.includes(side)) : [];
    return (
      <>
        {free.map((side) => (
          <button
            key={side}
            type="button"
            class="btn"
            onClick={() => write(() => joinMail(record, createSecret(side)))}
          >
            {fill(mailWords.playHere, { side: nameSide(board.document, side) })[lang]}
          </button>
        ))}
      </>
    );
  }
  if (next.side !== secret.side) return null;
  if (next.does === 'secret' && last) {
    const own = last.by === secret.side;
    const questions = own ? [] : listOwnQuestions(board, state, secret.side);
    const given = Object.keys(answers).length > 0 ? answers : undefined;
    return (
      <>
        <Choices {...{ questions, answers, lang }} onAnswer={setAnswers} />
        <button type="button" class="btn main" onClick={() => write(() => revealSecret(record, secret, given))}>
          {(own ? mailWords.reveal : mailWords.answer)[lang]}
        </button>
      </>
    );
  }
  if (isDue(state, record))
    return (
      <button type="button" class="btn main" onClick={onCarryOut}>
        {mailWords.carryOut[lang]}
      </button>
    );
  const other = sides.find((side) => side !== secret.side) ?? '';
  return (
    <button type="button" class="btn" onClick={() => write(() => endMove(record, secret))}>
      {fill(mailWords.pass, { side: nameSide(board.document, other) })[lang]}
    </button>
  );
};

/** A battle by mail: whose move it is, what this device may do next, and whether all agrees. */
export const MailPanel = (props: Props) => {
  const { record, board, findings, lang, onWritten } = props;
  const state = getMailState(record);
  const [failure, setFailure] = useState('');
  const write: Write = async (letter) => {
    try {
      onWritten(await letter());
      setFailure('');
    } catch (error) {
      setFailure(tellBad(error, lang));
    }
  };
  const last = state.throws.at(-1);
  return (
    <section class="mail-p" aria-labelledby="mail-h">
      <h2 id="mail-h">{mailWords.mail[lang]}</h2>
      {record.mail ? (
        <>
          <p>
            {state.open && last && `${fill(mailWords.asked, { side: nameSide(board.document, last.by) })[lang]} `}
            <b>{tellMove(props, state)}</b>
          </p>
          <Findings {...{ findings, lang }} />
        </>
      ) : (
        <p>{mailWords.about[lang]}</p>
      )}
      <div class="panel-acts">
        {/* What was chosen for one throw is no choice for the next. */}
        <Moves key={state.throws.length} {...props} {...{ state, write }} />
      </div>
      <p role="alert">{failure}</p>
    </section>
  );
};
