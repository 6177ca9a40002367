/* The way of a counter to a hex that was chosen, or why there is none. */
import { explainHex } from '@coup-doeil/core/battle';
import { fill } from '@coup-doeil/core/chart';
import { parseHex } from '@coup-doeil/hex';
import { Working } from '../../calculator/answer/Working.tsx';
import type { Lang } from '../../lib/words.ts';
import { findLongWay, type Way } from '../play/marching.ts';
import { subjectOf } from '../play/subject.ts';
import type { Play } from '../play/use-play.ts';
import { laterWords } from './later-words.ts';
import { Place } from './Place.tsx';

export const WayThere = ({
  play,
  way,
  hex,
  lang,
}: {
  readonly play: Play;
  readonly way: Way;
  readonly hex: string;
  readonly lang: Lang;
}) => (
  <section class="way-t">
    <h3 class="bh">{fill(laterWords.way, { hex })[lang]}</h3>
    <Working subject={subjectOf(play.subject, way.calculator)} report={way.report} lang={lang} />
  </section>
);

export const NotThere = ({
  play,
  id,
  hex,
  lang,
}: {
  readonly play: Play;
  readonly id: string;
  readonly hex: string;
  readonly lang: Lang;
}) => {
  const { board, subject } = play;
  const counter = board.byId.get(id);
  const why = counter && explainHex(board, counter, parseHex(board.ground.grid, hex));
  if (!why) return null;
  const way = why.why === 'too-far' ? findLongWay(board, { counter: id, hex }) : undefined;
  return (
    <>
      <p class="refused" role="status">
        <b>{fill(laterWords.notReached, { hex })[lang]}.</b> {why.reason[lang]}{' '}
        <Place subject={subject} board={board} cite={why.cite} lang={lang} />
      </p>
      {way && <WayThere {...{ play, way, hex, lang }} />}
    </>
  );
};
