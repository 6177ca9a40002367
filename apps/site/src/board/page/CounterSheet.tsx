import { explainHex } from '@coup-doeil/core/battle';
import { fill } from '@coup-doeil/core/chart';
import { parseHex } from '@coup-doeil/hex';
import { Working } from '../../calculator/answer/Working.tsx';
import type { Lang } from '../../lib/words.ts';
import type { Barred, Best } from '../play/best.ts';
import { findWay, type Way } from '../play/marching.ts';
import { subjectOf } from '../play/subject.ts';
import type { Play } from '../play/use-play.ts';
import { BestList } from './BestList.tsx';
import { CounterHead } from './CounterHead.tsx';
import { Place } from './Place.tsx';
import { touchWords } from './touch-words.ts';
import { words } from './words.ts';

interface Props {
  readonly play: Play;
  readonly best: readonly Best[];
  readonly barred: readonly Barred[];
  readonly searched: boolean;
  readonly lang: Lang;
}

const WayThere = ({
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
    <h3 class="bh">{fill(touchWords.way, { hex })[lang]}</h3>
    <Working subject={subjectOf(play.subject, way.calculator)} report={way.report} lang={lang} />
  </section>
);

const NotThere = ({
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
  return (
    <p class="refused" role="status">
      <b>{fill(touchWords.notReached, { hex })[lang]}.</b> {why.reason[lang]}{' '}
      <Place subject={subject} board={board} cite={why.cite} lang={lang} />
    </p>
  );
};

/** A counter that was touched: whom it can hurt, and the way to a hex that was chosen. */
export const CounterSheet = ({ play, best, barred, searched, lang }: Props) => {
  const { board, standing, selection, subject, select } = play;
  if (selection.kind !== 'counter') return null;
  const { id, hex } = selection;
  const way = hex === undefined ? undefined : findWay(board, { counter: id, hex });
  const march = way && hex !== undefined ? { march: { counter: id, hex } } : {};
  const title = way && hex !== undefined ? fill(touchWords.whomFrom, { hex }) : touchWords.whom;
  return (
    <>
      <CounterHead board={board} id={id} lang={lang} />
      {hex !== undefined && !way && <NotThere {...{ play, id, hex, lang }} />}
      <h2 class="sh">{title[lang]}</h2>
      <BestList
        {...{ subject, board: standing, best, barred, lang }}
        onPick={({ priced }) => select({ kind: 'target', ask: priced.ask, ...march })}
      />
      {!searched && <p class="hint">{words.searching[lang]}</p>}
      {searched && best.length === 0 && <p class="hint">{words.nobody[lang]}</p>}
      <p class="hint">{touchWords.zone[lang]}</p>
      {way && hex !== undefined && <WayThere {...{ play, way, hex, lang }} />}
    </>
  );
};
