import type { GameBoard } from '@coup-doeil/core/battle';
import { fill } from '@coup-doeil/core/chart';
import { walkDice } from '@coup-doeil/core/game';
import { followFaces, type OpenThrow } from '@coup-doeil/core/record';
import { formatFigure, formatPair } from '@coup-doeil/core/tell';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Lang } from '../../lib/words.ts';
import { listHopes } from '../play/good-faces.ts';
import type { Play } from '../play/use-play.ts';
import { laterWords } from './later-words.ts';
import { ThrowsTests } from './ThrowsTests.tsx';

interface Props {
  readonly play: Play;
  readonly action: OpenThrow;
  readonly lang: Lang;
  /** All dice, or those after which the page throws. */
  readonly onRolled: (faces: readonly number[], isAll: boolean) => void;
}

/** Who is tested by the next die; nobody where it is the table's. */
const nameTested = (board: GameBoard, { branches, ready }: OpenThrow, faces: readonly number[]): string => {
  const walk = branches && walkDice(branches, faces);
  const at = faces.length - (branches?.dice.length ?? 0);
  const units = (walk?.branch?.parties ?? []).flatMap((party) => party.units).filter(({ test }) => test === at);
  const ids = ready.roles.filter(({ path }) => units.some(({ unit }) => unit === path)).map(({ counter }) => counter);
  return ids.map((id) => board.byId.get(id)?.name ?? id).join(', ');
};

/** The faces of the next die as keys; the good ones are ringed. Tests are asked one after the other, unless the page throws them. */
export const FaceKeys = ({ play, action, lang, onRolled }: Props) => {
  const { standing, rolled: faces, setRolled, throwsTests, setThrowsTests } = play;
  const { calculator, branches } = action;
  const walk = useMemo(() => followFaces(action, faces), [action, faces]);
  const next = walk?.next;
  const hopes = useMemo(() => next && branches && listHopes(calculator, branches, faces, next), [walk]);
  const keys = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The box that asked for the tests is gone with the result.
    if (faces.length > 0 && document.activeElement === document.body) keys.current?.querySelector('button')?.focus();
  }, []);
  if (!next || !branches) return null;
  const { dice, rows } = branches;
  const callsTests = dice.length > 0 && rows.some(({ tests }) => tests.length > 0);
  /** Takes up dice; those that follow the table's are thrown by the page if it is to. */
  const take = (all: readonly number[], pageThrows: boolean): void => {
    const isAll = followFaces(action, all)?.next === null;
    if (isAll || (pageThrows && callsTests && all.length >= dice.length)) onRolled(all, isAll);
    else setRolled(all);
  };
  const tested = nameTested(standing, action, faces);
  const need = next.need === null ? '' : fill(laterWords.passedAt, { need: formatFigure(next.need) })[lang];
  return (
    <fieldset class="facesb">
      <legend>
        {formatPair(laterWords.myRoll[lang], tested || next.why[lang], lang)} {need && `(${need})`}
        {faces.length > 0 && (
          <button type="button" class="btn plain" onClick={() => setRolled(faces.slice(0, -1))}>
            {laterWords.dieBack[lang]}
          </button>
        )}
      </legend>
      <div class="fbs" ref={keys}>
        {[...new Set(next.die.faces)].map((face) => (
          <button
            key={face}
            type="button"
            class={`fb ${hopes?.get(face) ?? ''}`}
            aria-label={fill(laterWords.rolledFace, { face })[lang]}
            onClick={() => take([...faces, face], throwsTests)}
          >
            {face}
          </button>
        ))}
      </div>
      {callsTests && (
        <ThrowsTests
          checked={throwsTests}
          lang={lang}
          onChange={(checked) => {
            setThrowsTests(checked);
            take(faces, checked);
          }}
        />
      )}
    </fieldset>
  );
};
