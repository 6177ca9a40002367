import { addWord, type Palette, type RatingWord } from '@coup-doeil/core/battle';
import type { CounterFigures, FaceFigures } from '@coup-doeil/vassal/battlefield';
import { useState } from 'preact/hooks';
import type { Lang } from '../../lib/words.ts';
import { ChoiceBox, FigureField, TextField } from './fields.tsx';
import { nameOfWord, ruleWords, toWord } from './words.ts';

interface FaceProps {
  readonly face: FaceFigures;
  readonly palette: Palette;
  readonly arm: string | undefined;
  readonly lang: Lang;
  readonly onChange: (face: FaceFigures) => void;
}

/** The figures of one face, within the bounds of the game. */
const FaceFields = ({ face, palette, arm, lang, onChange }: FaceProps) => {
  const isNeeded = ({ neededBy = [] }: RatingWord) => arm !== undefined && neededBy.includes(arm);
  return (
    <>
      <FigureField
        label={palette.strength.label[lang]}
        bounds={palette.strength}
        value={face.strength}
        needed={isNeeded(palette.strength)}
        lang={lang}
        onChange={(strength) => onChange({ ...face, strength })}
      />
      {Object.entries(palette.ratings).map(([name, rating]) => (
        <FigureField
          key={name}
          label={rating.label[lang]}
          bounds={rating}
          value={face.ratings?.[name]}
          needed={isNeeded(rating)}
          lang={lang}
          onChange={(value) => {
            const { [name]: _, ...others } = face.ratings ?? {};
            onChange({ ...face, ratings: value === undefined ? others : { ...others, [name]: value } });
          }}
        />
      ))}
    </>
  );
};

interface Props {
  readonly palette: Palette;
  readonly sides: readonly string[];
  readonly lang: Lang;
  readonly counter: CounterFigures;
  readonly onChange: (counter: CounterFigures) => void;
}

/** What may be true of them: each word of the game a box. */
const WordBoxes = ({ counter, palette, lang, onChange }: Omit<Props, 'sides'>) => (
  <details>
    <summary>{ruleWords.words[lang]}</summary>
    {(
      [
        ['state', palette.states],
        ['traits', palette.traits],
        ['marks', palette.marks],
      ] as const
    ).map(([list, labels]) =>
      Object.entries(labels).map(([word, label]) => {
        const chosen = counter[list] ?? [];
        return (
          <ChoiceBox
            key={`${list} ${word}`}
            label={label[lang]}
            checked={chosen.includes(word)}
            onChange={(checked) =>
              onChange({
                ...counter,
                [list]: checked ? addWord(palette, chosen, word) : chosen.filter((other) => other !== word),
              })
            }
          />
        );
      }),
    )}
  </details>
);

/** What the pieces of a rule are. */
export const CounterFields = ({ counter, palette, sides, lang, onChange }: Props) => {
  const { side, arm, name = '', formation = '', back = {} } = counter;
  const [typed, setTyped] = useState(side === undefined ? '' : nameOfWord(side));
  return (
    <>
      <TextField
        label={ruleWords.side[lang]}
        value={typed}
        choices={sides.map(nameOfWord)}
        onChange={(value) => {
          setTyped(value);
          onChange({ ...counter, side: toWord(value) || undefined });
        }}
      />
      <label class="panel-choice">
        {ruleWords.arm[lang]}
        <select
          value={arm ?? ''}
          onChange={({ currentTarget }) => onChange({ ...counter, arm: currentTarget.value || undefined })}
        >
          <option value="">{ruleWords.asOthers[lang]}</option>
          {Object.entries(palette.arms).map(([word, label]) => (
            <option key={word} value={word}>
              {label[lang]}
            </option>
          ))}
        </select>
      </label>
      <FaceFields {...{ palette, arm, lang }} face={counter} onChange={(face) => onChange({ ...counter, ...face })} />
      <WordBoxes {...{ counter, palette, lang, onChange }} />
      <details>
        <summary>{ruleWords.otherFace[lang]}</summary>
        <FaceFields
          {...{ palette, lang }}
          arm={undefined}
          face={back}
          onChange={(face) => onChange({ ...counter, back: face })}
        />
      </details>
      <TextField
        label={ruleWords.ownName[lang]}
        value={name}
        onChange={(value) => onChange({ ...counter, name: value || undefined })}
      />
      <TextField
        label={ruleWords.formation[lang]}
        value={formation}
        onChange={(value) => onChange({ ...counter, formation: value || undefined })}
      />
    </>
  );
};
