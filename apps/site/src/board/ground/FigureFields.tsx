import type { CounterFace, Palette } from '@coup-doeil/core/battle';
import { fill } from '@coup-doeil/core/chart';
import { Stepper } from '../../calculator/form/Stepper.tsx';
import { Icon } from '../../components/Icon.tsx';
import type { Lang } from '../../lib/words.ts';
import { getFirst, isNeeded } from './units.ts';
import { words } from './words.ts';

interface Props {
  readonly palette: Palette;
  readonly arm: string;
  readonly face: CounterFace;
  readonly lang: Lang;
  /** How a figure is spoken of: that of the other face otherwise. */
  readonly spoken?: typeof words.backFigure;
  readonly onChange: (face: CounterFace) => void;
}

const setFigure = (face: CounterFace, name: string, value: number | undefined): CounterFace => {
  if (name === '') return { ...face, strength: value };
  const { [name]: _, ...others } = face.ratings;
  return { ...face, ratings: value === undefined ? others : { ...others, [name]: value } };
};

/** The figures of one face: those that its arm needs, those that were said, and the others to be added. */
export const FigureFields = ({ palette, arm, face, lang, spoken, onChange }: Props) => {
  const all = [
    { name: '', word: palette.strength, value: face.strength },
    ...Object.entries(palette.ratings).map(([name, word]) => ({ name, word, value: face.ratings[name] })),
  ].map((figure) => {
    const label = figure.word.label[lang];
    return { ...figure, label, aloud: spoken ? fill(spoken, { label })[lang] : label };
  });
  const set = (name: string, value: number | undefined) => onChange(setFigure(face, name, value));
  return (
    <>
      <div class="figs">
        {all.map(
          ({ name, word, value, label, aloud }) =>
            value !== undefined && (
              <div class="fig" key={name}>
                <Stepper
                  {...{ lang, label, value }}
                  spoken={aloud}
                  min={word.min}
                  max={word.max}
                  italic={name !== ''}
                  onChange={(n) => set(name, n)}
                />
                {(spoken || !isNeeded(word, arm)) && (
                  <button
                    type="button"
                    class="btn plain"
                    aria-label={fill(words.removeFigure, { label: aloud })[lang]}
                    onClick={() => set(name, undefined)}
                  >
                    <Icon name="close" />
                  </button>
                )}
              </div>
            ),
        )}
      </div>
      <div class="adds">
        {all.map(
          ({ name, word, value, label, aloud }) =>
            value === undefined && (
              <button
                key={name}
                type="button"
                class="link"
                aria-label={fill(words.addFigure, { label: aloud })[lang]}
                onClick={() => set(name, getFirst(word))}
              >
                {fill(words.addFigure, { label })[lang]}
              </button>
            ),
        )}
      </div>
    </>
  );
};
