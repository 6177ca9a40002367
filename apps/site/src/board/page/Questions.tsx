import { type GameBoard, nameSide, type Question } from '@coup-doeil/core/battle';
import type { Lang } from '../../lib/words.ts';
import { touchWords } from './touch-words.ts';

interface Props {
  readonly board: GameBoard;
  readonly questions: readonly Question[];
  readonly answers: Readonly<Record<string, string>> | undefined;
  /** After the dice nothing is taken for granted. */
  readonly bare?: boolean;
  readonly lang: Lang;
  readonly onAnswer: (question: string, option: string) => void;
}

/** Choices of players, each with its options; those that are hexes are tapped on the map as well. */
export const Questions = ({ board, questions, answers = {}, bare = false, lang, onAnswer }: Props) => (
  <>
    {questions.map(({ id, side, label, options, hexes }) => (
      <fieldset class="where2" key={id}>
        <legend>
          {label[lang]}{' '}
          <span>
            {nameSide(board.document, side)[lang]}. {hexes && touchWords.chooseOnMap[lang]}
          </span>
        </legend>
        {options.map((option, i) => (
          <label key={option.id}>
            <input
              type="radio"
              name={`question-${id}`}
              checked={answers[id] === option.id || (!bare && answers[id] === undefined && i === 0)}
              onChange={() => onAnswer(id, option.id)}
            />
            <span>{option.label[lang]}</span>
          </label>
        ))}
      </fieldset>
    ))}
  </>
);
