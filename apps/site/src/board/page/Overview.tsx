import { type GameBoard, nameSide } from '@coup-doeil/core/battle';
import { fill } from '@coup-doeil/core/chart';
import { joinParts } from '@coup-doeil/core/tell';
import { lazy } from '../../components/lazy.tsx';
import type { Lang } from '../../lib/words.ts';
import type { Best } from '../play/best.ts';
import { getActive } from '../play/sides.ts';
import type { Play } from '../play/use-play.ts';
import { BestList } from './BestList.tsx';
import { useDesk } from './use-desk.ts';
import { words } from './words.ts';

const ChatText = lazy(async () => (await import('../vassal/ChatText.tsx')).ChatText);

/** Turn, phase and whose turn it is, in a line. */
export const formatTurn = (board: GameBoard, lang: Lang): string => {
  const { turn } = board.document;
  const phase = board.door.palette.phases[turn?.phase ?? ''];
  return joinParts(
    [
      ...(turn?.number === undefined ? [] : [fill(words.turnNow, { n: turn.number })[lang]]),
      ...(phase ? [phase[lang]] : []),
      ...(getActive(board) ? [fill(words.turnOf, { side: nameSide(board.document, getActive(board)) })[lang]] : []),
    ],
    lang,
  );
};

interface Props {
  readonly play: Play;
  readonly best: readonly Best[];
  readonly searched: boolean;
  readonly lang: Lang;
}

/** The battle before anything is touched: whose turn it is, and the best that side can do. */
export const Overview = ({ play, best, searched, lang }: Props) => {
  const { board, subject, selection, select } = play;
  const threats = selection.kind === 'threats';
  const isDesk = useDesk();
  const side = nameSide(board.document, threats ? selection.side : getActive(board));
  // The buttons stand before the list, which grows while it is searched: nothing moves under a finger.
  return (
    <>
      <h2 class="sh">{fill(threats ? words.threats : words.best, { side })[lang]}</h2>
      {!threats && (
        <p class="asks">
          <button type="button" class="btn" onClick={() => select({ kind: 'threats', side: getActive(board) })}>
            {words.threatened[lang]}
          </button>
          <button type="button" class="btn" onClick={() => select({ kind: 'vassal' })}>
            {words.vassal[lang]}
          </button>
        </p>
      )}
      <BestList
        {...{ subject, board, best, lang }}
        onPick={({ priced }) => select({ kind: 'target', ask: priced.ask })}
      />
      {!searched && <p class="hint">{words.searching[lang]}</p>}
      {searched && best.length === 0 && <p class="hint">{words.noThreat[lang]}</p>}
      <p class="hint">{words.hint[lang]}</p>
      {best.length > 0 && (isDesk || play.height === 'high') && (
        <ChatText board={board} actions={best.map(({ priced }) => priced)} lang={lang} />
      )}
    </>
  );
};
