import { type OptionOf, type Refusal, refuse, type Spoken, type Tally } from '@coup-doeil/core/game';
import type { chargeBridge } from '../readings/shared.ts';
import type { Hex, Terrain } from '../vocabulary.ts';
import type { PASSAGE_WORDS } from '../words/passage.ts';
import { type Crossing, spanned } from './ground.ts';
import type { ShockCharts } from './shock.ts';

interface ChargeContext extends Spoken<typeof PASSAGE_WORDS> {
  readonly charts: Pick<ShockCharts, 'terrain' | 'notes'>;
  readonly tally: Tally;
  reading(id: 'charge-bridge'): OptionOf<typeof chargeBridge>;
}

/** Note e: what no charge may leave, cross or enter. A road changes nothing: the mark is its other terrain's. */
export const barsCharge = (
  { charts: { terrain, notes }, tally, reading, say }: ChargeContext,
  from: Hex | null,
  to: Hex,
  { hexsides, works }: Pick<Crossing, 'hexsides' | 'works'>,
): Refusal | undefined => {
  const { bars } = notes.note('e').value;
  const marked = (place: Terrain) => terrain.at(place, 'shock').marks.includes('e');
  const bar = (way: 'from' | 'across' | 'into', place: Terrain) => {
    tally.light(notes.note('e'));
    return refuse(say(`charge-${way}`), terrain.at(place, 'shock'));
  };
  if (from !== null && bars.includes('from') && marked(from)) return bar('from', from);
  for (const side of works === 'none' ? hexsides : [...hexsides, works]) {
    if (!bars.includes('across') || !marked(side)) continue;
    if (side === 'bridge' && spanned(hexsides) === 'stream' && reading('charge-bridge') === 'river') continue;
    return bar('across', side);
  }
  return bars.includes('into') && marked(to) ? bar('into', to) : undefined;
};

/** Note i: between hexes far apart in level a steep slope lets nothing through. */
export const steepBars = (
  { charts: { notes }, say }: { readonly charts: Pick<ShockCharts, 'notes'> } & Spoken<typeof PASSAGE_WORDS>,
  what: 'move' | 'shock' | 'fire',
  { hexsides, level }: Pick<Crossing, 'hexsides' | 'level'>,
): Refusal | undefined => {
  const note = notes.note('i');
  const barred =
    hexsides.includes('steep-slope') && Math.abs(level) >= note.value.levels && note.value.bars.includes(what);
  return barred ? refuse(say('steep'), note) : undefined;
};
