import type { BoardFact } from '@coup-doeil/core/battle';
import { same, type Text, t } from '@coup-doeil/core/chart';
import { formatHex } from '@coup-doeil/hex';
import type { JdgBoard, JdgCounter } from './types.ts';

const listNames = (names: readonly string[]): Text => same(names.join(', '));

const nameAll = (counters: readonly JdgCounter[]): Text => listNames(counters.map(({ name }) => name));

/** Counters whose facing the document lacks: they act all round, and are met in front. */
export const tellFacings = (counters: readonly JdgCounter[]): readonly BoardFact[] => {
  const lost = counters.filter(({ facing, arm }) => facing === null && arm !== 'general');
  if (lost.length === 0) return [];
  return [
    {
      id: 'facing-unknown',
      label: t('Facing not given: all round, met in front', 'Orientation absente\u202f: tous azimuts, abordé de front'),
      value: lost.map(({ id }) => id).join(),
      text: nameAll(lost),
      incomplete: true,
    },
  ];
};

const tellFaces = (lost: readonly JdgCounter[]): readonly BoardFact[] =>
  lost.length === 0
    ? []
    : [
        {
          id: 'back-unknown',
          label: t('Back not given: the front stands in', 'Verso absent\u202f: le recto en tient lieu'),
          value: lost.map(({ id }) => id).join(),
          text: nameAll(lost),
          incomplete: true,
        },
      ];

/** Counters that show a back which the document does not give. */
export const tellShownFaces = (counters: readonly JdgCounter[]): readonly BoardFact[] =>
  tellFaces(counters.filter(({ shownMissing }) => shownMissing));

/** The same, and counters whose back an answer needs, though the front shows. */
export const tellNeededFaces = (
  counters: readonly JdgCounter[],
  needing: readonly JdgCounter[],
): readonly BoardFact[] =>
  tellFaces(counters.filter((counter) => counter.shownMissing || (counter.backMissing && needing.includes(counter))));

/** Hexes of which the document says nothing: taken for clear. */
export const tellUnpainted = (board: JdgBoard, hexes: readonly number[]): readonly BoardFact[] => {
  const { painted, grid } = board.ground;
  const bare = [...new Set(hexes)].filter((hex) => painted[hex] === 0);
  if (bare.length === 0) return [];
  const labels = bare.map((hex) => formatHex(grid, hex));
  return [
    {
      id: 'unpainted',
      label: t('Not painted: taken for clear', 'Non peint\u202f: pris pour du terrain clair'),
      value: labels.join(),
      text: listNames(labels),
    },
  ];
};
