import { getCrossing, getStack, nameSide, testSight } from '@coup-doeil/core/battle';
import { fill } from '@coup-doeil/core/chart';
import { formatFigure, formatPair, joinParts } from '@coup-doeil/core/tell';
import { formatHex, getNeighbours, parseHex } from '@coup-doeil/hex';
import type { Lang } from '../../lib/words.ts';
import type { Play } from '../play/use-play.ts';
import { laterWords } from './later-words.ts';
import { NotBy } from './Refused.tsx';

interface Props {
  readonly play: Play;
  readonly lang: Lang;
  readonly viewing: boolean;
  readonly onView: () => void;
}

/** What a hex is, in words: its ground, its road, its level. */
const describeGround = ({ board, subject }: Play, hex: number, lang: Lang): string => {
  const { ground } = board;
  const { palette } = subject.door;
  const { terrains, road } = ground.hexes[hex] ?? { terrains: [], road: undefined };
  const level = ground.board.levels[hex] ?? 0;
  const parts = [
    ...terrains.map((word) => palette.terrains[word]?.[lang]),
    road === undefined ? undefined : palette.roads[road]?.[lang],
    palette.levels && level !== 0 ? fill(laterWords.level, { level: formatFigure(level) })[lang] : undefined,
    ground.painted[hex] === 1 ? undefined : laterWords.unpainted[lang],
  ];
  return joinParts(
    parts.filter((part) => part !== undefined),
    lang,
  );
};

/** What lies on its sides, each with the hex beyond. */
const listSides = ({ board, subject }: Play, hex: number, lang: Lang): readonly string[] =>
  getNeighbours(board.ground.grid, hex).flatMap((to, side) => {
    const crossing = getCrossing(board.ground, hex, side);
    if (to < 0 || !crossing || crossing.features.length === 0) return [];
    const labels = crossing.features.map((word) => subject.door.palette.features[word]?.[lang] ?? '');
    return [
      formatPair(fill(laterWords.toward, { hex: formatHex(board.ground.grid, to) })[lang], labels.join(', '), lang),
    ];
  });

const sight = (hasRule: boolean, blockedAt: number) =>
  !hasRule ? laterWords.openSight : blockedAt === 0 ? laterWords.seen : laterWords.unseen;

/** A hex that was touched: what it is; and from the one touched before, range and sight. */
export const HexSheet = ({ play, lang, viewing, onView }: Props) => {
  const { board, selection, select } = play;
  if (selection.kind !== 'hex') return null;
  const { hex: label, from } = selection;
  const hex = parseHex(board.ground.grid, label);
  const line = from === undefined ? undefined : testSight(board, parseHex(board.ground.grid, from), hex);
  // Where the sheet does not say what blocks, the board says nothing.
  const hasSight = board.door.sight.blocks(board, parseHex(board.ground.grid, from ?? label), hex) !== undefined;
  const holders = board.sides.filter((side) => board.zones(side).bits[hex] !== 0);
  const sides = listSides(play, hex, lang);
  return (
    <>
      <h2 class="at-t">{label}</h2>
      <NotBy {...{ play, lang }} />
      {line && from !== undefined && (
        <p class="lead" role="status">
          {fill(laterWords.range, { from, range: line.range })[lang]}, <b>{sight(hasSight, line.blockedAt)[lang]}</b>
        </p>
      )}
      <p>{formatPair(laterWords.ground[lang], describeGround(play, hex, lang), lang)}</p>
      {sides.length > 0 && <p>{formatPair(laterWords.hexsides[lang], joinParts(sides, lang), lang)}</p>}
      {holders.length > 0 && (
        <p>
          {formatPair(
            laterWords.inZone[lang],
            holders.map((side) => nameSide(board.document, side)[lang]).join(', '),
            lang,
          )}
        </p>
      )}
      {getStack(board, hex).map(({ id, name }) => (
        <p key={id}>
          <button type="button" class="btn" onClick={() => select({ kind: 'counter', id })}>
            {name}
          </button>
        </p>
      ))}
      {hasSight && (
        <p>
          <button type="button" class="btn" aria-pressed={viewing} onClick={onView}>
            {laterWords.view[lang]}
          </button>
        </p>
      )}
    </>
  );
};
