import { type Battlefield, readBattlefield } from '@coup-doeil/core/battle';
import { fill } from '@coup-doeil/core/chart';
import { createRecord } from '@coup-doeil/core/record';
import { useState } from 'preact/hooks';
import { Stepper } from '../../calculator/form/Stepper.tsx';
import type { Lang, Said } from '../../lib/words.ts';
import type { Play } from '../play/use-play.ts';
import { words } from './words.ts';

type Shape = Battlefield['grid'];

/** The number of the hex top left says how many digits a number has, and where columns and rows begin. */
const parseFirst = (text: string, order: Shape['order']) => {
  if (!/^(?:\d{4}|\d{6})$/.test(text)) return undefined;
  const digits = text.length === 4 ? 2 : 3;
  const parts = [Number(text.slice(0, digits)), Number(text.slice(digits))] as const;
  const [firstColumn, firstRow] = order === 'column-row' ? parts : [parts[1], parts[0]];
  return { digits, firstColumn, firstRow } as const;
};

interface PickProps<T extends string> {
  readonly title: Said;
  readonly options: readonly T[];
  readonly value: T;
  readonly lang: Lang;
  readonly onChange: (value: T) => void;
}

const Pick = <T extends string & keyof typeof words>({ title, options, value, lang, onChange }: PickProps<T>) => (
  <fieldset class="switch">
    <legend>{title[lang]}</legend>
    {options.map((option) => (
      <label key={option}>
        <input type="radio" name={title[lang]} checked={option === value} onChange={() => onChange(option)} />
        {words[option][lang]}
      </label>
    ))}
  </fieldset>
);

interface TextProps {
  readonly label: string;
  readonly value: string;
  readonly isBad?: boolean;
  readonly onChange: (value: string) => void;
}

const TextField = ({ label, value, isBad = false, onChange }: TextProps) => (
  <label class="panel-choice">
    {label}
    <input
      type="text"
      maxLength={60}
      value={value}
      aria-invalid={isBad}
      onInput={(event) => onChange(event.currentTarget.value)}
    />
  </label>
);

interface Props {
  readonly play: Play;
  readonly lang: Lang;
  readonly onBegun: () => void;
}

const SIDES = ['red', 'blue'] as const;
/** So many columns and rows a new map may have: more are drawn too slowly for a brush. */
const MOST = 60;

const useShape = (lang: Lang) => {
  const [shape, setShape] = useState({
    columns: 12,
    rows: 10,
    orientation: 'flat',
    shifted: 'even',
    order: 'column-row',
  } as Pick<Shape, 'columns' | 'rows' | 'orientation' | 'shifted' | 'order'>);
  const [first, setFirst] = useState('0101');
  const [title, setTitle] = useState('');
  const [names, setNames] = useState<readonly string[]>(SIDES.map((side) => words[side][lang]));
  return { shape, setShape, first, setFirst, title, setTitle, names, setNames };
};

interface ShapeProps {
  readonly shape: ReturnType<typeof useShape>['shape'];
  readonly lang: Lang;
  readonly onChange: (shape: ShapeProps['shape']) => void;
}

/** How large the map is, and how its hexes lie and are numbered. */
const ShapeFields = ({ shape, lang, onChange }: ShapeProps) => {
  const set = (next: Partial<typeof shape>) => onChange({ ...shape, ...next });
  return (
    <>
      <div class="figs">
        {(['columns', 'rows'] as const).map((field) => (
          <div class="fig" key={field}>
            <Stepper
              lang={lang}
              label={words[field][lang]}
              value={shape[field]}
              min={1}
              max={MOST}
              onChange={(n) => set({ [field]: n })}
            />
          </div>
        ))}
      </div>
      <Pick
        title={words.orientation}
        options={['flat', 'pointed']}
        value={shape.orientation}
        lang={lang}
        onChange={(orientation) => set({ orientation })}
      />
      <Pick
        title={words.shifted}
        options={['even', 'odd']}
        value={shape.shifted}
        lang={lang}
        onChange={(shifted) => set({ shifted })}
      />
      <Pick
        title={words.orderOf}
        options={['column-row', 'row-column']}
        value={shape.order}
        lang={lang}
        onChange={(order) => set({ order })}
      />
    </>
  );
};

/** An empty map of any size and numbering, with two sides. */
export const NewMap = ({ play, lang, onBegun }: Props) => {
  const { shape, setShape, first, setFirst, title, setTitle, names, setNames } = useShape(lang);
  const { state, record } = play.battle;
  const numbers = parseFirst(first, shape.order);
  const isLost = state.head === undefined && record.at > 0;
  const begin = async () => {
    if (!numbers) return;
    const name = title.trim();
    const start = readBattlefield({
      format: 'coup-doeil/battlefield',
      version: 2,
      game: play.subject.game.id,
      ...(name && { title: { en: name, fr: name } }),
      grid: { ...shape, ...numbers },
      sides: SIDES.map((side, i) => ({ side, name: names[i]?.trim() || words[side][lang], state: [] })),
    });
    await state.openShared(createRecord(start));
    onBegun();
  };
  return (
    <div class="newmap">
      <ShapeFields {...{ shape, lang }} onChange={setShape} />
      <div class="panel-acts">
        <TextField label={words.first[lang]} value={first} isBad={!numbers} onChange={setFirst} />
        <TextField label={words.mapTitle[lang]} value={title} onChange={setTitle} />
        {SIDES.map((side, i) => (
          <TextField
            key={side}
            label={fill(words.sideName, { n: i + 1 })[lang]}
            value={names[i] ?? ''}
            onChange={(name) => setNames(names.with(i, name))}
          />
        ))}
      </div>
      <p role="status" class="hint">
        {numbers ? (isLost ? words.unkept[lang] : '') : words.badFirst[lang]}
      </p>
      <button type="button" class="btn main" disabled={!numbers} onClick={begin}>
        {words.begin[lang]}
      </button>
    </div>
  );
};
