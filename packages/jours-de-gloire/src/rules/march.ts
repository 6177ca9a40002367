import { type Entry, t } from '@coup-doeil/core/chart';
import { type Context, type Place, type Refusal, refuse } from '@coup-doeil/core/game';
import type { Cost } from '../charts/figures.ts';
import type { notes2016 } from '../charts/notes.ts';
import type { terrain2016 } from '../charts/terrain.ts';
import type { MARCH_READINGS } from '../readings/march.ts';
import type { Arm, Hex, Terrain, Way } from '../vocabulary.ts';
import { steepBars } from './charge.ts';
import { type Crossing, levelRow, once } from './ground.ts';

export interface MarchStep extends Crossing {
  readonly hex: Hex;
  readonly way: Way | 'none';
  readonly friendly: boolean;
  readonly leaving: boolean;
  readonly entering: boolean;
  /** Ends next to an enemy. */
  readonly beside: boolean;
}

export interface Marcher {
  readonly arm: Arm;
  readonly disordered: boolean;
}

type MarchCharts = { readonly terrain: typeof terrain2016; readonly notes: typeof notes2016 };
type Roads = Omit<typeof MARCH_READINGS, 'disordered-again'>;
export type MarchContext = Context<MarchCharts, Roads>;

/** One step: told to the tally; says whether it disorders, or why it cannot be made. */
export const march = (context: MarchContext, who: Marcher, step: MarchStep): boolean | Refusal => {
  const { charts, tally, reading } = context;
  const { terrain, notes } = charts;
  const { arm } = who;
  const c = notes.note('c');
  const cell = (place: Terrain): Entry<Cost> => terrain.at(place, arm);
  const shut = (entry: Place) => refuse(t('It may not go there.', 'Elle n’y va pas.'), entry);
  const give = (entry: Entry<Cost>) => tally.add(entry, entry.value?.points ?? 0);
  const spare = (entry: Entry<Cost>, by: Place) => tally.ignore(entry, entry.value?.points ?? 0, by);

  const noRoad =
    c.value.notNextToEnemy &&
    step.beside &&
    (arm !== 'general' || step.way === 'none' || reading('general-near-enemy') === 'unit');
  const way = step.way === 'none' || noRoad ? null : step.way;
  if (step.way !== 'none' && !way) spare(cell(step.way), c);

  const steep = steepBars(charts, 'move', step);
  if (steep && (!way || reading('road-three-levels') === 'impassable')) return steep;

  const hexsides = once(step.hexsides);
  const bridge = hexsides.includes('bridge') ? cell('bridge') : null;
  const opened = way ? hexsides.filter((side) => c.value.opens.some((one) => one === `${arm}.${side}`)) : [];
  const entered = cell(step.hex);
  if (way) {
    const own = cell(way);
    const differs = entered.value !== null && entered.value.points !== own.value?.points;
    const byHex = opened.length > 0 && differs && reading('road-slope-surcharge') === 'hex';
    give(byHex ? entered : own);
    spare(byHex ? own : entered, c);
  } else if (entered.value) give(entered);
  else if (bridge && step.hex === 'water') spare(entered, bridge);
  else return shut(entered);

  let disorders = false;
  const places: Terrain[] = [...hexsides];
  if (step.works !== 'none') places.push(step.works);
  const level = levelRow(step.level);
  if (level) places.push(level);
  for (const place of places) {
    const crossed = cell(place);
    const { value } = crossed;
    if (bridge && (place === 'stream' || place === 'water')) spare(crossed, bridge);
    else if (opened.some((side) => side === place)) tally.add(c, c.value.surcharge, () => crossed.label);
    else if (!value) {
      if (!way || reading('road-lifts-na') === 'marked') return shut(crossed);
      spare(crossed, c);
    } else {
      const cancelled = way !== null && c.value.cancels.some((one) => one === (place === level ? 'level' : place));
      if (cancelled) spare(crossed, c);
      else give(crossed);
      if (value.disorders) disorders ||= staysDisorder(context, way, place);
    }
  }
  if (step.friendly) give(cell('friendly'));
  if (step.leaving) give(cell('leaving-zoc'));
  const d = notes.note('d');
  if (step.entering && who.disordered) tally.add(d, d.value.disorderedIntoZone);
  return disorders;
};

/** Whether the automatic disorder of a place holds, on a road or off it. */
const staysDisorder = ({ charts, reading }: MarchContext, way: Way | null, place: Terrain): boolean => {
  if (!way) return true;
  if (charts.notes.note('c').value.liftsDisorderOf.some((one) => one === place)) return false;
  return reading('road-disorder') === 'stays';
};
