import type { Lang } from '../../lib/words.ts';
import type { Brush } from './brushes.ts';
import { words } from './words.ts';

interface MannerProps {
  readonly manner: { readonly adding: boolean; readonly filling: boolean };
  readonly setManner: (manner: MannerProps['manner']) => void;
  readonly brush: Brush;
  readonly most: number;
  readonly lang: Lang;
}

/** How the brush in hand paints, and what a finger does with it. */
export const BrushManner = ({ manner, setManner, brush, most, lang }: MannerProps) => {
  const isSided = brush.kind === 'feature' && brush.lower !== brush.higher;
  const hint = { terrain: words.dragHint, level: words.dragHint, erase: words.dragHint, road: words.roadHint };
  const canFill = brush.kind === 'terrain' || brush.kind === 'level' || brush.kind === 'erase';
  return (
    <>
      <p class="hint" role="status">
        {(brush.kind === 'feature' ? words.sideHint : hint[brush.kind])[lang]} {isSided && words.meantHint[lang]}
      </p>
      <div class="manner">
        {canFill && (
          <label class="tick">
            <input
              type="checkbox"
              checked={manner.filling}
              onChange={() => setManner({ ...manner, filling: !manner.filling })}
            />
            {words.fill[lang]}
          </label>
        )}
        {brush.kind === 'terrain' && most > 1 && (
          <label class="tick">
            <input
              type="checkbox"
              checked={manner.adding}
              onChange={() => setManner({ ...manner, adding: !manner.adding })}
            />
            {words.adding[lang]}
          </label>
        )}
      </div>
    </>
  );
};
