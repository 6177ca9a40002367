import type { GameBoard } from '@coup-doeil/core/battle';
import { fill } from '@coup-doeil/core/chart';
import { isInputError } from '@coup-doeil/core/game';
import { parseHex } from '@coup-doeil/hex';
import { useState } from 'preact/hooks';
import { Icon } from '../../components/Icon.tsx';
import type { Lang } from '../../lib/words.ts';
import type { Point } from '../../map-parts/geometry.ts';
import { layOut } from '../../map-parts/layout.ts';
import type { FitPoint } from './fit.ts';
import { findMatrix, listValid } from './lay-photo.ts';
import { readPhoto } from './photo-store.ts';
import type { Photo, PhotoState } from './use-photo.ts';
import { words } from './words.ts';

export interface Fitting {
  /** The point of the photo that was tapped, whose number is wanted. */
  readonly at: Point | undefined;
  readonly setAt: (at: Point | undefined) => void;
}

interface Props {
  readonly board: GameBoard;
  readonly state: PhotoState;
  readonly lang: Lang;
  readonly isFitting: boolean;
  readonly fitting: Fitting;
  readonly onFit: (is: boolean) => void;
}

const Choose = ({ state, lang }: Pick<Props, 'state' | 'lang'>) => {
  const [isBad, setBad] = useState(false);
  const take = async (file: File) => {
    const photo = await readPhoto(file);
    setBad(!photo);
    if (photo) state.setPhoto(photo);
  };
  return (
    <>
      <label class="btn">
        {(state.photo ? words.otherPhoto : words.choosePhoto)[lang]}
        <input
          type="file"
          class="panel-file"
          accept="image/*"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) take(file);
            currentTarget.value = '';
          }}
        />
      </label>
      {isBad && <p role="status">{words.badPhoto[lang]}</p>}
    </>
  );
};

/** Whether a number is one of the map. */
const isHex = ({ ground: { grid } }: GameBoard, label: string): boolean => {
  try {
    return parseHex(grid, label) >= 0;
  } catch (error) {
    if (isInputError(error)) return false;
    throw error;
  }
};

interface FitProps extends Omit<Props, 'onFit' | 'isFitting'> {
  readonly photo: Photo;
}

/** The point that is wanted: tapped on the map, and named here. */
const FitForm = ({ board, state, photo, lang, fitting }: FitProps) => {
  const [number, setNumber] = useState('');
  const [fault, setFault] = useState('');
  const { at, setAt } = fitting;
  const points = listValid(board, photo.points);
  const set = () => {
    const label = number.trim();
    if (!at) return;
    if (!isHex(board, label)) return setFault(words.badHex[lang]);
    const next: readonly FitPoint[] = [...points.filter(({ hex }) => hex !== label), { at, hex: label }];
    if (!findMatrix(layOut(board.ground.grid), photo, next)) return setFault(words.inLine[lang]);
    state.setPhoto({ ...photo, points: next });
    setAt(undefined);
    setNumber('');
    return setFault('');
  };
  return (
    <form
      class="fitbar"
      onSubmit={(event) => {
        event.preventDefault();
        set();
      }}
    >
      <p role="status">
        {fault || fill(words.point, { n: points.length + 1 })[lang]}
        {!fault && points.length >= 3 && <span> {words.fitted[lang]}</span>}
      </p>
      <input
        type="text"
        inputMode="numeric"
        aria-label={words.which[lang]}
        placeholder={words.which[lang]}
        value={number}
        disabled={!at}
        onInput={(event) => setNumber(event.currentTarget.value)}
      />
      <button type="submit" class="btn" disabled={!at || number.trim() === ''}>
        {words.set[lang]}
      </button>
    </form>
  );
};

const Points = ({ board, state, photo, lang }: Omit<FitProps, 'fitting'>) => (
  <ul class="points">
    {listValid(board, photo.points).map((point, i) => (
      <li key={point.hex}>
        {fill(words.pointOf, { n: i + 1, hex: point.hex })[lang]}
        <button
          type="button"
          class="btn plain"
          aria-label={fill(words.removePoint, { n: i + 1 })[lang]}
          onClick={() => state.setPhoto({ ...photo, points: photo.points.filter(({ hex }) => hex !== point.hex) })}
        >
          <Icon name="close" />
        </button>
      </li>
    ))}
  </ul>
);

const tellKept = ({ isKept }: PhotoState) => {
  if (isKept === undefined) return words.photoLoose;
  return isKept ? words.photoKept : words.photoNotKept;
};

/** A scan or a photo under the drawing: chosen, fitted by three hexes and corrected, faded, taken away. */
export const PhotoPanel = ({ board, state, lang, isFitting, fitting, onFit }: Props) => {
  const { photo } = state;
  return (
    <section aria-labelledby="photo-h">
      <h3 id="photo-h" class="sh">
        {words.photo[lang]}
      </h3>
      {!photo && <p class="hint">{words.photoHint[lang]}</p>}
      {photo && isFitting && <FitForm {...{ board, state, photo, lang, fitting }} />}
      {photo && isFitting && <Points {...{ board, state, photo, lang }} />}
      {photo && (
        <label class="fade">
          <span aria-hidden="true">{words.photoFade[lang]}</span>
          <input
            type="range"
            min="0"
            max="100"
            value={Math.round(100 * photo.strength)}
            aria-label={words.strength[lang]}
            onInput={(event) => state.setPhoto({ ...photo, strength: Number(event.currentTarget.value) / 100 })}
          />
          <span aria-hidden="true">{words.photoFull[lang]}</span>
        </label>
      )}
      <div class="panel-acts">
        {photo && (
          <button type="button" class="btn" aria-pressed={isFitting} onClick={() => onFit(!isFitting)}>
            {(isFitting ? words.done : words.fitting)[lang]}
          </button>
        )}
        <Choose state={state} lang={lang} />
        {photo && (
          <button type="button" class="btn" onClick={() => state.setPhoto(undefined)}>
            {words.dropPhoto[lang]}
          </button>
        )}
      </div>
      {photo && (
        <p class="hint" role="status">
          {tellKept(state)[lang]}
        </p>
      )}
    </section>
  );
};
