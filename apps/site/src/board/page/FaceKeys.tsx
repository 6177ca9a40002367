import type { GameBoard } from '@coup-doeil/core/battle';
import { fill } from '@coup-doeil/core/chart';
import { walkDice } from '@coup-doeil/core/game';
import { followFaces, type OpenThrow } from '@coup-doeil/core/record';
import { formatFigure, formatPair } from '@coup-doeil/core/tell';
import { useMemo, useState } from 'preact/hooks';
import type { Lang } from '../../lib/words.ts';
import { listHopes } from '../play/good-faces.ts';
import { laterWords } from './later-words.ts';

interface Props {
  readonly board: GameBoard;
  readonly action: OpenThrow;
  readonly lang: Lang;
  readonly onRolled: (faces: readonly number[]) => void;
}

/** Who is tested by the next die; nobody where it is the table's. */
const nameTested = (board: GameBoard, { branches, ready }: OpenThrow, faces: readonly number[]): string => {
  const walk = branches && walkDice(branches, faces);
  const at = faces.length - (branches?.dice.length ?? 0);
  const units = (walk?.branch?.parties ?? []).flatMap((party) => party.units).filter(({ test }) => test === at);
  const ids = ready.roles.filter(({ path }) => units.some(({ unit }) => unit === path)).map(({ counter }) => counter);
  return ids.map((id) => board.byId.get(id)?.name ?? id).join(', ');
};

/** The faces of the next die as keys; the good ones are ringed. Tests that a row calls for are asked one after the other. */
export const FaceKeys = ({ board, action, lang, onRolled }: Props) => {
  const [rolled, setRolled] = useState<{ readonly action: OpenThrow; readonly faces: readonly number[] }>();
  const faces = rolled?.action === action ? rolled.faces : [];
  const { calculator, branches } = action;
  const walk = useMemo(() => followFaces(action, faces), [action, faces.join()]);
  const next = walk?.next;
  const hopes = useMemo(() => next && branches && listHopes(calculator, branches, faces, next), [walk]);
  if (!next) return null;
  const choose = (face: number) => {
    const all = [...faces, face];
    if (followFaces(action, all)?.next === null) {
      setRolled(undefined);
      onRolled(all);
    } else setRolled({ action, faces: all });
  };
  const tested = nameTested(board, action, faces);
  const need = next.need === null ? '' : fill(laterWords.passedAt, { need: formatFigure(next.need) })[lang];
  return (
    <fieldset class="facesb">
      <legend>
        {formatPair(laterWords.myRoll[lang], tested || next.why[lang], lang)} {need && `(${need})`}
        {faces.length > 0 && (
          <button type="button" class="btn plain" onClick={() => setRolled({ action, faces: faces.slice(0, -1) })}>
            {laterWords.dieBack[lang]}
          </button>
        )}
      </legend>
      <div class="fbs">
        {[...new Set(next.die.faces)].map((face) => (
          <button
            key={face}
            type="button"
            class={`fb ${hopes?.get(face) ?? ''}`}
            aria-label={fill(laterWords.rolledFace, { face })[lang]}
            onClick={() => choose(face)}
          >
            {face}
          </button>
        ))}
      </div>
    </fieldset>
  );
};
