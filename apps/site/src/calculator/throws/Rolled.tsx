import type { CheckedAsk } from '@coup-doeil/core/game';
import { walkFaces } from '@coup-doeil/core/game';
import { formatFigure } from '@coup-doeil/core/tell';
import { useState } from 'preact/hooks';
import type { Lang } from '../../lib/words.ts';
import type { Subject } from '../state/subject.ts';
import { words } from './words.ts';

export interface RolledProps {
  readonly subject: Subject;
  readonly asked: CheckedAsk;
  readonly lang: Lang;
  readonly onRolled: (faces: readonly number[]) => void;
  readonly onClose: () => void;
}

/** The faces of the next die as buttons; the tests that a row calls for are asked one after the other. */
export const Rolled = ({ subject, asked, lang, onRolled, onClose }: RolledProps) => {
  const [rolled, setRolled] = useState<{ readonly asked: CheckedAsk; readonly faces: readonly number[] }>();
  const faces = rolled?.asked === asked ? rolled.faces : [];
  const next = walkFaces(subject.calculator, asked, faces)?.walk.next;
  if (!next) return null;
  const choose = (face: number) => {
    const all = [...faces, face];
    if (walkFaces(subject.calculator, asked, all)?.walk.next) setRolled({ asked, faces: all });
    else {
      setRolled(undefined);
      onRolled(all);
    }
  };
  return (
    <fieldset class="rolled">
      <legend>
        {next.why[lang]}
        {next.need !== null && ` (${words.passedAt[lang]} ${formatFigure(next.need)})`}
      </legend>
      <div class="dice">
        {[...new Set(next.die.faces)].map((face) => (
          <button key={face} type="button" class="btn" onClick={() => choose(face)}>
            {face}
          </button>
        ))}
      </div>
      <p class="exp">
        {faces.length > 0 && (
          <button type="button" class="btn plain" onClick={() => setRolled({ asked, faces: faces.slice(0, -1) })}>
            {words.back[lang]}
          </button>
        )}
        <button type="button" class="btn plain" onClick={onClose}>
          {words.cancel[lang]}
        </button>
      </p>
    </fieldset>
  );
};
