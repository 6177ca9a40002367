import { t } from '@coup-doeil/core/chart';
import { addLines, type Claim, type Context, type Refusal, refuse } from '@coup-doeil/core/game';
import type { fire2016 } from '../charts/fire.ts';
import type { fireModifiers2016 } from '../charts/fire-modifiers.ts';
import type { notes2016 } from '../charts/notes.ts';
import type { terrain2016 } from '../charts/terrain.ts';
import type { FIRE_READINGS } from '../readings/fire.ts';
import type { Fighter, Hex, Hexside, Occasion, SixFronts, Works } from '../vocabulary.ts';
import { refuseSteep } from './charge.ts';
import { figureOf, levelRow, once } from './ground.ts';

/** A shot: who fires, at what, and across what. */
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

type FireCharts = {
  readonly terrain: typeof terrain2016;
  readonly fire: typeof fire2016;
  readonly 'fire-modifiers': typeof fireModifiers2016;
  readonly notes: typeof notes2016;
};

/** What the rules of fire are given. */
export type FireContext = Context<FireCharts, typeof FIRE_READINGS>;

/** What is added to the die, or why there is no shot. */
export const tallyFire = (context: FireContext, shot: Shot): number | Refusal => {
  firer(context, shot);
  const barred = ground(context, shot);
  if (barred) return barred;
  target(context, shot);
  range(context, shot);
  return context.tally.total;
};

const firer = (context: FireContext, shot: Shot): void => {
  const { charts, tally, reading } = context;
  const { strength, combined, second, occasion } = shot;
  const lines = charts['fire-modifiers'];
  addLines(tally, [
    { line: lines.line('strength'), value: strength },
    combined &&
      reading('combined-fire') === 'both' && {
        line: lines.line('strength'),
        value: second,
        label: () => t('The second battery’s strength', 'Force de la seconde batterie'),
      },
    combined && { line: lines.line('combined') },
    sixFronts(context, shot),
    occasion !== 'ordinary' && { line: lines.line('reaction') },
  ]);
};

const sixFronts = ({ charts, reading }: FireContext, { sixFronts: place, passage }: Shot): Claim | false => {
  if (place === 'none') return false;
  const line = charts['fire-modifiers'].line('six-fronts');
  if (!line.terms.named.includes(place) && reading('six-front-firer') === 'named') return false;
  const silenced = passage === 'out' && place !== 'square' && reading('works-silence-firer') === 'silenced';
  return silenced ? { line, by: charts.notes.note('g') } : { line };
};

const ground = ({ charts: { terrain, notes }, tally, reading }: FireContext, shot: Shot): Refusal | undefined => {
  const adjacent = shot.range <= notes.note('f').value.range;
  const barred = refuseSteep({ notes }, 'fire', shot);
  if (barred && (adjacent || reading('steep-slope-fire') === 'any-range')) return barred;
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

const target = ({ charts, tally, reading }: FireContext, { targets, occasion }: Shot): void => {
  const lines = charts['fire-modifiers'];
  const massed = lines.line('massed');
  const squares = targets.filter(({ square }) => square).length;
  addLines(tally, [
    targets.filter(({ arm }) => arm !== 'artillery').length >= 2 && {
      line: massed,
      ...(massed.terms.notIn.some((term) => term === occasion) ? { by: charts.notes.note('massed') } : {}),
    },
    squares > 0 &&
      (squares === targets.length || reading('mixed-defenders') === 'any') && { line: lines.line('square') },
  ]);
};

const range = ({ charts, tally }: FireContext, { range: hexes, effective, targets }: Shot): void => {
  const lines = charts['fire-modifiers'];
  const adjacent = lines.line('adjacent');
  const beyond = hexes - effective;
  addLines(tally, [
    hexes === 1 && targets.some(({ arm }) => adjacent.terms.against.includes(arm)) && { line: adjacent },
    beyond <= 0 ? { line: lines.line('effective') } : { line: lines.line('long'), times: beyond },
  ]);
};
