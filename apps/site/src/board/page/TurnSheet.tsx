import { type Change, nameSide } from '@coup-doeil/core/battle';
import { Fold } from '../../components/Fold.tsx';
import type { Lang } from '../../lib/words.ts';
import { getActive } from '../play/sides.ts';
import type { Play } from '../play/use-play.ts';
import { laterWords } from './later-words.ts';
import { words } from './words.ts';

interface Props {
  readonly play: Play;
  readonly lang: Lang;
}

/** A new turn: its number, and the marks of the last one off all counters. */
const startTurn = ({ board }: Play): readonly Change[] => {
  const { units, turn } = board.document;
  const marks = units
    .filter((unit) => unit.marks.length > 0)
    .map(({ id, marks: remove }): Change => ({ change: 'mark', counter: id, add: [], remove }));
  return [{ change: 'turn', number: (turn?.number ?? 1) + 1 }, ...marks];
};

/** The doubtful places that the board itself reads, each with its options. */
const Readings = ({ play, lang }: Props) => (
  <>
    {Object.entries(play.subject.door.readings).map(([id, { question, options }]) => (
      <label class="pick" key={id}>
        <span class="label">{question[lang]}</span>
        <select value={play.board.readings[id]} onChange={(event) => play.read(id, event.currentTarget.value)}>
          {Object.entries(options).map(([option, label]) => (
            <option key={option} value={option}>
              {label[lang]}
            </option>
          ))}
        </select>
      </label>
    ))}
  </>
);

/** Whose turn it is, the phase, the number of the turn. */
export const TurnSheet = ({ play, lang }: Props) => {
  const { board, subject, change } = play;
  const { turn } = board.document;
  const phases = Object.entries(subject.door.palette.phases);
  const set = (next: Omit<Extract<Change, { readonly change: 'turn' }>, 'change'>) =>
    change([{ change: 'turn', ...next }], { kind: 'turn' });
  return (
    <>
      <h2 class="at-t">{words.turn[lang]}</h2>
      <fieldset class="switch">
        <legend>{laterWords.whoseTurn[lang]}</legend>
        {board.sides.map((side) => (
          <label key={side}>
            <input
              type="radio"
              name="active"
              checked={getActive(board) === side}
              onChange={() => set({ active: side })}
            />
            {nameSide(board.document, side)[lang]}
          </label>
        ))}
      </fieldset>
      {phases.length > 0 && (
        <label class="pick">
          <span class="label">{laterWords.phase[lang]}</span>
          <select
            value={turn?.phase ?? ''}
            onChange={(event) => set({ phase: event.currentTarget.value || undefined })}
          >
            <option value="">{laterWords.anyPhase[lang]}</option>
            {phases.map(([id, label]) => (
              <option key={id} value={id}>
                {label[lang]}
              </option>
            ))}
          </select>
        </label>
      )}
      <Fold class="each" summary={laterWords.table[lang]} draw={() => <Readings {...{ play, lang }} />} />
      <p class="newturn">
        <button type="button" class="btn" onClick={() => change(startTurn(play), { kind: 'turn' })}>
          {laterWords.newTurn[lang]}
        </button>
        <small>{laterWords.newTurnHelp[lang]}</small>
      </p>
    </>
  );
};
