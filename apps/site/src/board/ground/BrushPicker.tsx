import { createBattleGrid, type Palette } from '@coup-doeil/core/battle';
import { useMemo } from 'preact/hooks';
import type { Lang } from '../../lib/words.ts';
import { drawCorners } from '../../map-parts/arrows.ts';
import { Plates } from '../../map-parts/Engraving.tsx';
import { engrave } from '../../map-parts/engraving/engrave.ts';
import { layOut, listCorners } from '../../map-parts/layout.ts';
import { readSigns } from '../../map-parts/signs.ts';
import { type Brush, listBrushes } from './brushes.ts';
import { words } from './words.ts';

/** A map of three hexes one over the other, whose middle shows a brush as it paints. */
const SAMPLE = layOut(createBattleGrid({ grid: { columns: 1, rows: 3, orientation: 'flat', shifted: 'even' } }));
const MIDDLE = 1;

const drawSample = (palette: Palette, brush: Brush) => {
  const hex = { hex: '0102', terrains: [], level: 0 };
  const hexes =
    brush.kind === 'terrain'
      ? [{ ...hex, terrains: [brush.word] }]
      : brush.kind === 'road'
        ? ['0101', '0102', '0103'].map((label) => ({ ...hex, hex: label, road: brush.word }))
        : brush.kind === 'level'
          ? [{ ...hex, level: brush.by }]
          : [];
  const hexsides =
    brush.kind === 'feature'
      ? [{ hexside: '0102/0103', features: [brush.lower] }]
      : brush.kind === 'road'
        ? ['0101/0102', '0102/0103'].map((hexside) => ({ hexside, features: [], road: brush.word }))
        : [];
  return engrave(readSigns({ hexes, hexsides }, palette, SAMPLE));
};

const [LEFT, TOP] = [SAMPLE.xs[MIDDLE] ?? 0, SAMPLE.ys[MIDDLE] ?? 0];
const VIEW = `${LEFT - 60} ${TOP - 56} 120 112`;

/** The brush as it paints. */
const Swatch = ({ palette, brush }: { readonly palette: Palette; readonly brush: Brush }) => {
  const plates = useMemo(() => drawSample(palette, brush), [palette, brush]);
  const outline = drawCorners(listCorners(SAMPLE, MIDDLE));
  return (
    <svg viewBox={VIEW} aria-hidden="true">
      <path class="gr-hex" d={outline} />
      {brush.kind === 'erase' ? (
        <path class="gr-sign" d={`M${LEFT - 22} ${TOP - 22}l44 44m0-44l-44 44`} />
      ) : brush.kind === 'level' ? (
        <path
          class="gr-sign"
          d={`M${LEFT - 30} ${TOP + 24}q30-26 60 0m-44-10q14-12 28 0M${LEFT - 12} ${TOP - 16}h24${brush.by > 0 ? `M${LEFT} ${TOP - 28}v24` : ''}`}
        />
      ) : (
        <g class="gr-ink">
          <Plates plates={plates} />
        </g>
      )}
    </svg>
  );
};

interface Props {
  readonly palette: Palette;
  readonly chosen: Brush | undefined;
  readonly lang: Lang;
  readonly onChoose: (brush: Brush | undefined) => void;
}

/** A brush for each word of the game’s ground; the one in hand is put down by touching it again. */
export const BrushPicker = ({ palette, chosen, lang, onChoose }: Props) => {
  const brushes = useMemo(() => listBrushes(palette, lang), [palette, lang]);
  return (
    <fieldset class="brs" aria-label={words.brush[lang]}>
      {brushes.map((brush) => (
        <button
          key={brush.id}
          type="button"
          class="gr"
          aria-pressed={brush.id === chosen?.id}
          onClick={() => onChoose(brush.id === chosen?.id ? undefined : brush)}
        >
          <Swatch palette={palette} brush={brush} />
          <span>{brush.label}</span>
        </button>
      ))}
    </fieldset>
  );
};
