import { addWord, type BattleUnit, type Labels, type Palette } from '@coup-doeil/core/battle';
import type { Grid } from '@coup-doeil/hex';
import type { Lang, Said } from '../../lib/words.ts';
import { words as mapWords } from '../map/words.ts';
import { FigureFields } from './FigureFields.tsx';
import { makeBack, type Pattern } from './units.ts';
import { words } from './words.ts';

type Counter = Pattern & Pick<BattleUnit, 'name'>;

interface Props {
  readonly palette: Palette;
  readonly grid: Pick<Grid, 'turn'>;
  readonly counter: Counter;
  readonly lang: Lang;
  readonly onChange: (counter: Counter) => void;
}

interface TicksProps {
  readonly palette: Palette;
  readonly title: Said;
  readonly labels: Labels;
  readonly set: readonly string[];
  readonly lang: Lang;
  readonly onChange: (set: readonly string[]) => void;
}

/** Words that are true of a counter, each to be ticked. */
const Ticks = ({ palette, title, labels, set, lang, onChange }: TicksProps) => {
  if (Object.keys(labels).length === 0) return null;
  return (
    <fieldset class="ticks">
      <legend>{title[lang]}</legend>
      {Object.entries(labels).map(([word, label]) => (
        <label key={word} class="tick">
          <input
            type="checkbox"
            checked={set.includes(word)}
            onChange={() =>
              onChange(set.includes(word) ? set.filter((each) => each !== word) : addWord(palette, set, word))
            }
          />
          {label[lang]}
        </label>
      ))}
    </fieldset>
  );
};

const spellFacing = ({ facing }: Counter): string => {
  if (!facing) return '';
  return 'side' in facing ? `side ${facing.side}` : `vertex ${facing.vertex}`;
};

const parseFacing = (text: string): Counter['facing'] => {
  const [kind, number] = text.split(' ');
  if (kind === 'side') return { side: Number(number) };
  return kind === 'vertex' ? { vertex: Number(number) } : undefined;
};

/** A side or a corner, by the compass. */
const Facing = ({ counter, grid, lang, onChange }: Props) => {
  const way = grid.turn ? 'pointed' : 'flat';
  return (
    <label class="panel-choice">
      {words.facing[lang]}
      <select
        value={spellFacing(counter)}
        onChange={(event) => onChange({ ...counter, facing: parseFacing(event.currentTarget.value) })}
      >
        <option value="">{words.noFacing[lang]}</option>
        {mapWords.sides[way].map((name, side) => (
          <option key={name[lang]} value={`side ${side}`}>
            {name[lang]}
          </option>
        ))}
        {mapWords.corners[way].map((name, vertex) => (
          <option key={name[lang]} value={`vertex ${vertex}`}>
            {name[lang]}
          </option>
        ))}
      </select>
    </label>
  );
};

const Texts = ({ counter, lang, onChange }: Props) => (
  <div class="panel-acts">
    {(['name', 'formation'] as const).map((field) => (
      <label key={field} class="panel-choice">
        {words[field][lang]}
        <input
          type="text"
          maxLength={60}
          value={counter[field] ?? ''}
          onChange={(event) => onChange({ ...counter, [field]: event.currentTarget.value.trim() || undefined })}
        />
      </label>
    ))}
  </div>
);

/** All that is printed on a counter, and what is true of it. */
export const CounterForm = (props: Props) => {
  const { palette, counter, lang, onChange } = props;
  const { back, arm } = counter;
  return (
    <div class="cform">
      <FigureFields {...{ palette, arm, lang }} face={counter} onChange={(face) => onChange({ ...counter, ...face })} />
      {back && (
        <FigureFields
          {...{ palette, arm, lang }}
          face={back}
          spoken={words.backFigure}
          onChange={(face) => onChange({ ...counter, back: face })}
        />
      )}
      <button
        type="button"
        class="link"
        onClick={() => onChange({ ...counter, back: back ? undefined : makeBack(counter) })}
      >
        {(back ? words.noBack : words.back)[lang]}
      </button>
      <Texts {...props} />
      <Facing {...props} />
      <Ticks
        palette={palette}
        title={words.is}
        labels={palette.traits}
        set={counter.traits}
        lang={lang}
        onChange={(traits) => onChange({ ...counter, traits })}
      />
      <Ticks
        palette={palette}
        title={words.state}
        labels={palette.states}
        set={counter.state}
        lang={lang}
        onChange={(state) => onChange({ ...counter, state })}
      />
      <Ticks
        palette={palette}
        title={words.marks}
        labels={palette.marks}
        set={counter.marks}
        lang={lang}
        onChange={(marks) => onChange({ ...counter, marks })}
      />
    </div>
  );
};
