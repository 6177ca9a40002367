import { type Text, t } from '@coup-doeil/core/chart';
import { type OptionOf, type Refusal, refuse, type Tally } from '@coup-doeil/core/game';
import type { notes2016 } from '../charts/notes.ts';
import type { terrain2016 } from '../charts/terrain.ts';
import type { chargeBridge } from '../readings/shared.ts';
import type { Hex, Terrain } from '../vocabulary.ts';
import { type Crossing, spanned } from './ground.ts';

interface ChargeContext {
  readonly charts: { readonly terrain: typeof terrain2016; readonly notes: typeof notes2016 };
  readonly tally: Tally;
  reading(id: 'charge-bridge'): OptionOf<typeof chargeBridge>;
}

const BARRED: Readonly<Record<'from' | 'across' | 'into', Text>> = {
  from: t('No charge begins in this terrain.', 'Aucune charge ne part de ce terrain.'),
  across: t('No charge crosses this hexside.', 'Aucune charge ne franchit ce bord d’hex.'),
  into: t('No charge enters this terrain.', 'Aucune charge n’entre dans ce terrain.'),
};

/** Note e: what no charge may leave, cross or enter. A road changes nothing: the mark is its other terrain's. */
export const refuseCharge = (
  { charts: { terrain, notes }, tally, reading }: ChargeContext,
  from: Hex,
  to: Hex,
  { hexsides, works }: Pick<Crossing, 'hexsides' | 'works'>,
): Refusal | undefined => {
  const { bars } = notes.note('e').value;
  const marked = (place: Terrain) => terrain.at(place, 'shock').marks.includes('e');
  const bar = (way: keyof typeof BARRED, place: Terrain) => {
    tally.light(notes.note('e'));
    return refuse(BARRED[way], terrain.at(place, 'shock'));
  };
  if (bars.includes('from') && marked(from)) return bar('from', from);
  for (const side of works === 'none' ? hexsides : [...hexsides, works]) {
    if (!bars.includes('across') || !marked(side)) continue;
    if (side === 'bridge' && spanned(hexsides) === 'stream' && reading('charge-bridge') === 'river') continue;
    return bar('across', side);
  }
  return bars.includes('into') && marked(to) ? bar('into', to) : undefined;
};

const BARRED_BY_STEEP = { move: t('move', 'mouvement'), shock: t('shock', 'choc'), fire: t('fire', 'tir') };

/** Note i: between hexes far apart in level a steep slope lets nothing through. */
export const refuseSteep = (
  { notes }: { readonly notes: typeof notes2016 },
  what: 'move' | 'shock' | 'fire',
  { hexsides, level }: Pick<Crossing, 'hexsides' | 'level'>,
): Refusal | undefined => {
  const note = notes.note('i');
  const barred =
    hexsides.includes('steep-slope') && Math.abs(level) >= note.value.levels && note.value.bars.includes(what);
  return barred
    ? refuse(
        t(
          'A steep slope of three levels or more lets no {what} through.',
          'Une pente raide de trois niveaux ou plus ne laisse passer aucun {what}.',
          { what: BARRED_BY_STEEP[what] },
        ),
        note,
      )
    : undefined;
};
