import { nameAction } from '@coup-doeil/core/battle';
import { fill } from '@coup-doeil/core/chart';
import type { Lang, Said } from '../../lib/words.ts';
import type { Best } from '../play/best.ts';
import { findWay } from '../play/marching.ts';
import type { March } from '../play/selection.ts';
import type { Play } from '../play/use-play.ts';
import { Chance } from './Chance.tsx';
import { touchWords } from './touch-words.ts';

interface Props {
  readonly play: Play;
  readonly best: readonly Best[];
  readonly lang: Lang;
  /** What is done with the march that is chosen, and its words. */
  readonly onGo: (march: March) => void;
  readonly goWord: Said;
  /** Whether the chance stands in the button. */
  readonly hasChance?: boolean;
}

/** The next act for a counter: the best that it can do, and the march that is chosen. */
export const CounterActs = ({ play, best, lang, onGo, goWord, hasChance }: Props) => {
  const { board, selection, select } = play;
  if (selection.kind !== 'counter') return null;
  const { id, hex } = selection;
  const [first] = best;
  const march = hex === undefined ? undefined : { counter: id, hex };
  const way = march && findWay(board, march);
  if (!first && !way) return null;
  return (
    <div class="bacts two">
      {first && (
        <button
          type="button"
          class="btn main"
          onClick={() => select({ kind: 'target', ask: first.priced.ask, ...(way && march && { march }) })}
        >
          <span>
            {fill(touchWords.onHex, { action: nameAction(board.door, first.priced.ask), hex: first.hex })[lang]}
            {hasChance && (
              <>
                {' '}
                <b>
                  <Chance brief={first.priced.brief} lang={lang} />
                </b>
              </>
            )}
          </span>
        </button>
      )}
      {way && march && (
        <button type="button" class={first ? 'btn' : 'btn main'} onClick={() => onGo(march)}>
          {fill(goWord, { hex: march.hex, cost: way.cost })[lang]}
        </button>
      )}
    </div>
  );
};
