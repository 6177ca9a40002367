import { t } from '@coup-doeil/core/chart';
import { type Place, type Refusal, refuse } from '@coup-doeil/core/game';
import { refuseSteep } from './charge.ts';
import { figureOf, levelRow, once, sixFronts, spanned } from './ground.ts';
import type { Attacker, Shock, ShockContext } from './shock.ts';

/** One figure of a path: told to the tally if this is the path that counts. */
interface PathFigure {
  readonly place: Place;
  readonly value: number;
  readonly by?: Place;
}

/** The terrain figure of one attacker's way into the defender's hex. */
export interface Path {
  readonly sum: number;
  readonly figures: readonly PathFigure[];
}

/** Why no shock goes this way at all. */
export const refuseShock = (context: ShockContext, shock: Shock, attacker: Attacker): Refusal | undefined => {
  const { terrain } = context.charts;
  const bridged = attacker.hexsides.includes('bridge');
  const places = [shock.hex, ...attacker.hexsides.filter((side) => !(side === 'water' && bridged))];
  const barred = places.map((place) => terrain.at(place, 'shock')).find(({ value }) => value === 'na');
  if (barred) return refuse(t('No shock here.', 'Aucun choc ici.'), barred);
  return refuseSteep(context.charts, 'shock', attacker);
};

/** All the defenders, or any one: as the table reads it. */
const cavalryInside = (
  { charts: { terrain }, reading }: ShockContext,
  { hex, attackers, defenders }: Shock,
): boolean => {
  if (!sixFronts(terrain, hex) || !attackers.some(({ arm }) => arm === 'infantry')) return false;
  const mounted = defenders.filter(({ arm }) => arm === 'cavalry').length;
  return mounted > 0 && (mounted === defenders.length || reading('town-cavalry') === 'any');
};

export const pathOf = (context: ShockContext, shock: Shock, attacker: Attacker): Path => {
  const { terrain, notes } = context.charts;
  const { works, passage, level } = attacker;
  const figures: PathFigure[] = [];
  let sum = 0;
  const add = (place: Place, value: number) => {
    sum += value;
    figures.push({ place, value });
  };
  const ignore = (place: Place, value: number, by: Place) => figures.push({ place, value, by });

  let hex: { readonly place: Place; readonly value: number } = {
    place: terrain.at(shock.hex, 'shock'),
    value: figureOf(terrain.at(shock.hex, 'shock'), 'into'),
  };
  const b = notes.note('b');
  if (b.value.cavalryInside !== null && cavalryInside(context, shock)) {
    ignore(hex.place, hex.value, b);
    const label = t('Cavalry caught where there are six fronts', 'Cavalerie surprise là où il y a six fronts');
    hex = { place: { ...b, label }, value: b.value.cavalryInside };
  }
  if (works === 'none') add(hex.place, hex.value);
  else {
    const cell = terrain.at(works, 'shock');
    const figure = figureOf(cell, passage);
    // Behind works the inner hex is silent, unless the table reads it as the better of the two.
    const stands = passage === 'into' && hex.value < figure && context.reading('inside-works') === 'better';
    if (passage === 'out' || stands) add(hex.place, hex.value);
    else ignore(hex.place, hex.value, notes.note('g'));
    if (stands) ignore(cell, figure, hex.place);
    else add(cell, figure);
  }

  const hexsides = once(attacker.hexsides);
  const h = notes.note('h');
  const bridged = hexsides.includes('bridge');
  const idle = bridged && !h.value.over.includes(spanned(hexsides));
  for (const side of hexsides) {
    const cell = terrain.at(side, 'shock');
    const figure = figureOf(cell, 'into');
    if (side === 'bridge' && idle) ignore(cell, figure, h);
    else if (side === 'stream' && bridged && context.reading('bridge-over-stream') === 'nothing')
      ignore(cell, figure, h);
    else if (side === 'water') ignore(cell, 0, terrain.at('bridge', 'shock'));
    else add(cell, figure);
  }
  const row = levelRow(level);
  if (row) add(terrain.at(row, 'shock'), figureOf(terrain.at(row, 'shock'), 'into'));
  return { sum, figures };
};
