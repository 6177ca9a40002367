import { nameSide } from '@coup-doeil/core/battle';
import { fill } from '@coup-doeil/core/chart';
import { isInputError } from '@coup-doeil/core/game';
import { tellError } from '@coup-doeil/core/tell';
import { useState } from 'preact/hooks';
import { download } from '../../calculator/actions/browser.ts';
import { recallUnits } from '../../calculator/units/my-units.ts';
import type { Lang } from '../../lib/words.ts';
import { listSides } from '../play/layers.ts';
import type { Play } from '../play/use-play.ts';
import { addUnits, type Coming, fitPattern, formatOrder, parseOrder } from './order.ts';
import { words } from './words.ts';

interface Props {
  readonly play: Play;
  readonly lang: Lang;
}

/** Units that come to the board, from a file or elsewhere, and what is said of it. */
const useComing = ({ play, lang }: Props) => {
  const { board, subject, change } = play;
  const { palette } = subject.door;
  const [status, setStatus] = useState('');
  const add = (coming: readonly Coming[]) => {
    const units = addUnits(board.document, palette, coming, lang);
    if (units.length > 0)
      change(
        units.map((unit) => ({ change: 'unit', unit })),
        { kind: 'ground' },
      );
    setStatus(fill(words.added, { n: units.length })[lang]);
  };
  const open = async (file: File) => {
    try {
      add(parseOrder(await file.text(), subject.game.id));
    } catch (error) {
      if (!isInputError(error)) throw error;
      setStatus(tellError(error, lang));
    }
  };
  return { status, add, open };
};

/** An order of battle as a file, out and in again; and the units that a calculator of the game keeps. */
export const OrderPanel = ({ play, lang }: Props) => {
  const { board, subject } = play;
  const { status, add, open } = useComing({ play, lang });
  const mine = recallUnits(subject.game.id);
  return (
    <section aria-labelledby="order-h">
      <h3 id="order-h" class="sh">
        {words.order[lang]}
      </h3>
      <div class="panel-acts">
        <button
          type="button"
          class="btn"
          onClick={() => download('order-of-battle.json', 'application/json', formatOrder(board.document))}
        >
          {words.saveOrder[lang]}
        </button>
        <label class="btn">
          {words.openOrder[lang]}
          <input
            type="file"
            class="panel-file"
            accept=".json,application/json"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) open(file);
              currentTarget.value = '';
            }}
          />
        </label>
        {mine.length > 0 &&
          listSides(board).map((side) => (
            <button
              key={side}
              type="button"
              class="btn"
              onClick={() => add(mine.flatMap((unit) => fitPattern(subject.door.palette, side, unit) ?? []))}
            >
              {fill(words.fromMine, { side: nameSide(board.document, side) })[lang]}
            </button>
          ))}
      </div>
      <p role="status" class="hint">
        {status}
      </p>
    </section>
  );
};
