import { type Entry, t } from '@coup-doeil/core/chart';
import { type Context, isRefusal, type Place, type Refusal, refuse, type Tally } from '@coup-doeil/core/game';
import type { Cost } from '../charts/figures.ts';
import type { notes2016 } from '../charts/notes.ts';
import type { terrain2016 } from '../charts/terrain.ts';
import type { MARCH_READINGS } from '../readings/march.ts';
import type { Arm, Hex, Terrain, Way } from '../vocabulary.ts';
import { refuseSteep } from './charge.ts';
import { type Crossing, levelRow, once } from './ground.ts';

const DISORDERED_INTO_ZONE = t(
  'Disordered, into an enemy zone of control',
  'En désordre, entre dans une zone de contrôle ennemie',
);

/** One step of a march: the hex entered and what is crossed. */
export interface MarchStep extends Crossing {
  readonly hex: Hex;
  readonly way: Way | 'none';
  readonly friendly: boolean;
  readonly leaving: boolean;
  readonly entering: boolean;
  /** Ends next to an enemy. */
  readonly beside: boolean;
}

/** Who marches. */
export interface Marcher {
  readonly arm: Arm;
  readonly disordered: boolean;
}

type MarchCharts = { readonly terrain: typeof terrain2016; readonly notes: typeof notes2016 };
type Roads = Omit<typeof MARCH_READINGS, 'disordered-again'>;

/** What the rules of march are given. */
export type MarchContext = Context<MarchCharts, Roads>;

/** What a step came to. */
export interface Marched {
  /** What its own cost was taken from: the hex, the road, or the bridge over its water. */
  readonly by: Place;
  /** What disorders the unit on the way. */
  readonly disorders: Place | null;
}

/** One step: told to the tally; says what it went by and what disorders, or why it cannot be made. */
export const tallyMarch = (context: MarchContext, who: Marcher, step: MarchStep): Marched | Refusal => {
  const { charts, tally, reading } = context;
  const { terrain, notes } = charts;
  const { arm } = who;
  const c = notes.note('c');
  const cell = (place: Terrain): Entry<Cost> => terrain.at(place, arm);
  const { give, spare } = payingTo(tally);

  const noRoad =
    c.value.notNextToEnemy &&
    step.beside &&
    (arm !== 'general' || step.way === 'none' || reading('general-near-enemy') === 'unit');
  const way = step.way === 'none' || noRoad ? null : step.way;
  if (step.way !== 'none' && !way) spare(cell(step.way), c);

  const steep = refuseSteep(charts, 'move', step);
  if (steep && (!way || reading('road-three-levels') === 'impassable')) return steep;

  const hexsides = once(step.hexsides);
  const bridge = hexsides.includes('bridge') ? cell('bridge') : null;
  const isOpened = (place: Terrain): boolean =>
    way !== null && c.value.opens.some((opening) => opening === `${arm}.${place}`);
  const by = enterHex(context, cell(step.hex), {
    road: way && cell(way),
    bridge: step.hex === 'water' ? bridge : null,
    surcharged: hexsides.some(isOpened),
  });
  if (isRefusal(by)) return by;

  let disorders: Place | null = null;
  let surcharged = false;
  const places: Terrain[] = [...hexsides];
  if (step.works !== 'none') places.push(step.works);
  const level = levelRow(step.level);
  if (level) places.push(level);
  for (const place of places) {
    const crossed = cell(place);
    const { value } = crossed;
    if (bridge && (place === 'stream' || place === 'water')) spare(crossed, bridge);
    else if (isOpened(place)) {
      if (surcharged && reading('slopes-surcharge') === 'once')
        tally.ignore(c, c.value.surcharge, c, () => crossed.label);
      else tally.add(c, c.value.surcharge, () => crossed.label);
      surcharged = true;
    } else if (!value) {
      if (!way || reading('road-lifts-na') === 'marked') return shut(crossed);
      spare(crossed, c);
    } else {
      const cancelled = way !== null && c.value.cancels.some((row) => row === (place === level ? 'level' : place));
      if (cancelled) spare(crossed, c);
      else give(crossed);
      if (value.disorders && staysDisorder(context, way, place)) disorders ??= crossed;
    }
  }
  if (step.friendly) give(cell('friendly'));
  if (step.leaving) give(cell('leaving-zoc'));
  const d = notes.note('d');
  if (step.entering && who.disordered) tally.add(d, d.value.disorderedIntoZone, () => DISORDERED_INTO_ZONE);
  return { by, disorders };
};

const shut = (entry: Place): Refusal => refuse(t('The unit may not go there.', 'L’unité ne peut pas y aller.'), entry);

const getPoints = ({ value }: Entry<Cost>): number => value?.points ?? 0;

const payingTo = (tally: Tally) => ({
  give: (entry: Entry<Cost>): void => tally.add(entry, getPoints(entry)),
  spare: (entry: Entry<Cost>, by: Place): void => tally.ignore(entry, getPoints(entry), by),
});

interface Ways {
  readonly road: Entry<Cost> | null;
  /** The bridge over the water that is entered. */
  readonly bridge: Entry<Cost> | null;
  /** The road goes over a slope that is closed without it. */
  readonly surcharged: boolean;
}

/** The step's own cost: of the road, the hex, or the bridge over its water. */
const enterHex = (
  { charts, tally, reading }: MarchContext,
  hex: Entry<Cost>,
  { road, bridge, surcharged }: Ways,
): Entry<Cost> | Refusal => {
  const { give, spare } = payingTo(tally);
  if (road) {
    const differs = hex.value !== null && getPoints(hex) !== getPoints(road);
    const byHex = surcharged && differs && reading('road-slope-surcharge') === 'hex';
    const [by, other] = byHex ? [hex, road] : [road, hex];
    give(by);
    spare(other, charts.notes.note('c'));
    return by;
  }
  if (hex.value) {
    give(hex);
    return hex;
  }
  if (!bridge) return shut(hex);
  spare(hex, bridge);
  return bridge;
};

/** Whether the automatic disorder of a place holds, on a road or off it. */
const staysDisorder = ({ charts, reading }: MarchContext, way: Way | null, place: Terrain): boolean => {
  if (!way) return true;
  const lifted: readonly Terrain[] = charts.notes.note('c').value.liftsDisorderOf;
  return !lifted.includes(place) && reading('road-disorder') === 'stays';
};
