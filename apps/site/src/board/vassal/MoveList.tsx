import { fill } from '@coup-doeil/core/chart';
import type { Move } from '@coup-doeil/vassal/battlefield';
import type { Lang, Said } from '../../lib/words.ts';
import { words } from './words.ts';

/** As many lines as somebody reads. */
const MOST = 60;

const tellMove = ({ name, from, to }: Move, lang: Lang): string => {
  const values = { name: name || words.noName[lang], from: from ?? '', to: to ?? '' };
  const word: Said = from === null ? words.came : to === null ? words.went : words.fromTo;
  return fill(word, values)[lang];
};

/** What moved, came and went since the save or the step before. */
export const MoveList = ({ moves, lang }: { readonly moves: readonly Move[]; readonly lang: Lang }) => (
  <section class="va-moves" aria-labelledby="va-moves-h">
    <h3 id="va-moves-h">{fill(words.moved, { n: moves.length })[lang]}</h3>
    <ul>
      {moves.slice(0, MOST).map((move) => (
        <li key={move.id}>{tellMove(move, lang)}</li>
      ))}
      {moves.length > MOST && <li>{fill(words.more, { n: moves.length - MOST })[lang]}</li>}
    </ul>
  </section>
);
