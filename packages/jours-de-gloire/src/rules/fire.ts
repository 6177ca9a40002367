import { t } from '@coup-doeil/core/chart';
import { type Context, type Refusal, refuse } from '@coup-doeil/core/game';
import type { fire2016 } from '../charts/fire.ts';
import type { fireModifiers2016 } from '../charts/fire-modifiers.ts';
import type { notes2016 } from '../charts/notes.ts';
import type { terrain2016 } from '../charts/terrain.ts';
import type { FIRE_READINGS } from '../readings/fire.ts';
import type { Fighter, Hex, Hexside, Works } from '../vocabulary.ts';
import { sayPassage } from '../words/passage.ts';
import { steepBars } from './charge.ts';
import { figureOf, levelRow, once } from './ground.ts';

export const OCCASIONS = ['ordinary', 'reaction', 'counter-battery'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** Where a firer may have six fronts. */
export const SIX_FRONTS = ['none', 'square', 'town', 'village', 'ruins', 'castle'] as const;
export type SixFronts = (typeof SIX_FRONTS)[number];

export interface Shot {
  readonly strength: number;
  readonly combined: boolean;
  readonly second: number;
  readonly sixFronts: SixFronts;
  readonly occasion: Occasion;
  readonly range: number;
  readonly effective: number;
  readonly hex: Hex;
  readonly hexsides: readonly Hexside[];
  readonly works: Works | 'none';
  readonly passage: 'into' | 'out';
  /** Levels from the firer up to the target. */
  readonly level: number;
  readonly targets: readonly { readonly arm: Fighter; readonly square: boolean }[];
}

export type FireCharts = {
  readonly terrain: typeof terrain2016;
  readonly fire: typeof fire2016;
  readonly 'fire-modifiers': typeof fireModifiers2016;
  readonly notes: typeof notes2016;
};
export type FireContext = Context<FireCharts, typeof FIRE_READINGS>;

/** What is added to the die, or why there is no shot. */
export const fire = (context: FireContext, shot: Shot): number | Refusal => {
  firer(context, shot);
  const barred = ground(context, shot);
  if (barred) return barred;
  target(context, shot);
  range(context, shot);
  return context.tally.total;
};

const firer = ({ charts, tally, reading }: FireContext, shot: Shot): void => {
  const lines = charts['fire-modifiers'];
  tally.add(lines.line('strength'), shot.strength);
  if (shot.combined) {
    if (reading('combined-fire') === 'both')
      tally.add(lines.line('strength'), shot.second, () =>
        t('The second battery’s strength', 'Force de la seconde batterie'),
      );
    tally.add(lines.line('combined'), lines.line('combined').value);
  }
  if (shot.sixFronts !== 'none') sixFronts({ charts, tally, reading }, shot);
  if (shot.occasion !== 'ordinary') tally.add(lines.line('reaction'), lines.line('reaction').value);
};

const sixFronts = (
  { charts, tally, reading }: Pick<FireContext, 'charts' | 'tally' | 'reading'>,
  { sixFronts: place, works, passage }: Shot,
): void => {
  const line = charts['fire-modifiers'].line('six-fronts');
  const named = line.terms.named;
  const isNamed = Array.isArray(named) && named.includes(place);
  if (!isNamed && reading('six-front-firer') === 'named') return;
  const silenced =
    works !== 'none' && passage === 'out' && place !== 'square' && reading('works-silence-firer') === 'silenced';
  if (silenced) tally.ignore(line, line.value, charts.notes.note('g'));
  else tally.add(line, line.value);
};

const ground = ({ charts: { terrain, notes }, tally, reading }: FireContext, shot: Shot): Refusal | undefined => {
  const adjacent = shot.range <= notes.note('f').value.range;
  const barred = adjacent ? steepBars({ charts: { notes }, say: sayPassage }, 'fire', shot) : undefined;
  if (barred) return barred;
  const hex = terrain.at(shot.hex, 'fire');
  const inside = shot.works !== 'none' && shot.passage === 'into';
  if (shot.works === 'none') tally.add(hex, figureOf(hex, 'into'));
  else {
    const works = terrain.at(shot.works, 'fire');
    const [own, theirs] = [figureOf(hex, 'into'), figureOf(works, shot.passage)];
    // Behind works the inner hex is silent, unless the table reads it as the better of the two.
    const hexStands = inside && own < theirs && reading('inside-works') === 'better';
    if (!inside || hexStands) tally.add(hex, own);
    else tally.ignore(hex, own, notes.note('g'));
    if (hexStands) tally.ignore(works, theirs, hex);
    else tally.add(works, theirs);
  }
  for (const side of once(shot.hexsides)) {
    const cell = terrain.at(side, 'fire');
    const close = cell.marks.includes('f');
    if (close && !adjacent) tally.ignore(cell, 0, notes.note('f'));
    else if (cell.value === 'na')
      return refuse(
        t('No fire passes this hexside at the next hex.', 'Aucun tir ne passe ce bord d’hex vers l’hex voisin.'),
        cell,
      );
    else tally.add(cell, figureOf(cell, 'into'));
  }
  const row = levelRow(shot.level);
  if (!row) return undefined;
  const cell = terrain.at(row, 'fire');
  if (adjacent) tally.add(cell, figureOf(cell, 'into'));
  else tally.ignore(cell, figureOf(cell, 'into'), notes.note('f'));
  return undefined;
};

const target = ({ charts, tally }: FireContext, { targets, occasion }: Shot): void => {
  const lines = charts['fire-modifiers'];
  const massed = lines.line('massed');
  if (targets.filter(({ arm }) => arm !== 'artillery').length >= 2) {
    const notIn = massed.terms.notIn;
    const barring = charts['fire-modifiers'].notes[0];
    if (Array.isArray(notIn) && notIn.includes(occasion) && barring) tally.ignore(massed, massed.value, barring);
    else tally.add(massed, massed.value);
  }
  if (targets.some(({ square }) => square)) tally.add(lines.line('square'), lines.line('square').value);
};

const range = ({ charts, tally }: FireContext, { range: hexes, effective, targets }: Shot): void => {
  const lines = charts['fire-modifiers'];
  const adjacent = lines.line('adjacent');
  const against = adjacent.terms.against;
  if (hexes === 1 && Array.isArray(against) && targets.some(({ arm }) => against.includes(arm)))
    tally.add(adjacent, adjacent.value);
  const beyond = hexes - effective;
  if (beyond <= 0) tally.add(lines.line('effective'), lines.line('effective').value);
  else {
    const long = lines.line('long');
    tally.add(long, long.value * beyond, () => ({
      en: `${long.label.en} (${beyond})`,
      fr: `${long.label.fr} (${beyond})`,
    }));
  }
};
