import { type Text, t } from '@aide-de-camp/core/chart';
import { type OptionOf, type Refusal, refuse, type Tally } from '@aide-de-camp/core/game';
import type { chargeBridge } from '../readings/shared.ts';
import type { Hex, Terrain } from '../vocabulary.ts';
import { type Crossing, spanned } from './ground.ts';
import type { ShockCharts } from './shock.ts';

interface ChargeContext {
  readonly charts: Pick<ShockCharts, 'terrain' | 'notes'>;
  readonly tally: Tally;
  reading(id: 'charge-bridge'): OptionOf<typeof chargeBridge>;
}

/** Note e: what no charge may leave, cross or enter. A road changes nothing: the mark is its other terrain's. */
export const barsCharge = (
  { charts: { terrain, notes }, tally, reading }: ChargeContext,
  from: Hex | null,
  to: Hex,
  { hexsides, works }: Pick<Crossing, 'hexsides' | 'works'>,
): Refusal | undefined => {
  const { bars } = notes.note('e').value;
  const marked = (place: Terrain) => terrain.at(place, 'shock').marks.includes('e');
  const bar = (reason: Text, place: Terrain) => {
    tally.light(notes.note('e'));
    return refuse(reason, terrain.at(place, 'shock'));
  };
  if (from !== null && bars.includes('from') && marked(from)) return bar(FROM, from);
  for (const side of works === 'none' ? hexsides : [...hexsides, works]) {
    if (!bars.includes('across') || !marked(side)) continue;
    if (side === 'bridge' && spanned(hexsides) === 'stream' && reading('charge-bridge') === 'river') continue;
    return bar(ACROSS, side);
  }
  return bars.includes('into') && marked(to) ? bar(INTO, to) : undefined;
};
const FROM = t('No charge begins in this terrain.', 'Aucune charge ne part de ce terrain.');
const ACROSS = t('No charge crosses this hexside.', 'Aucune charge ne franchit ce bord d’hex.');
const INTO = t('No charge enters this terrain.', 'Aucune charge n’entre dans ce terrain.');

/** Note i: between hexes far apart in level a steep slope lets nothing through. */
export const steepBars = (
  { charts: { notes } }: { readonly charts: Pick<ShockCharts, 'notes'> },
  what: 'move' | 'shock' | 'fire',
  { hexsides, level }: Pick<Crossing, 'hexsides' | 'level'>,
): Refusal | undefined => {
  const note = notes.note('i');
  const barred =
    hexsides.includes('steep-slope') && Math.abs(level) >= note.value.levels && note.value.bars.includes(what);
  return barred
    ? refuse(
        t(
          'A steep slope of three levels or more is not to be passed.',
          'Une pente raide de trois niveaux ou plus ne se passe pas.',
        ),
        note,
      )
    : undefined;
};
