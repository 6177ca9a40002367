import { type Entry, t } from '@coup-doeil/core/chart';
import { addLines, type Context, isRefusal, type Place, type Refusal, refuse, type Tally } from '@coup-doeil/core/game';
import type { Cost } from '../charts/figures.ts';
import type { zoneExit } from '../charts/zone-exit.ts';
import type { MARCH_READINGS } from '../readings/march.ts';
import type { Feature, Hex, Leaving, Mover } from '../vocabulary.ts';
import { crossed, type TerrainCharts } from './crossed.ts';

/** One step of a march: the zone left, the hexsides crossed and the hex entered. */
export interface MarchStep {
  readonly leaving: Leaving;
  /** Formed cavalry is among the enemies that engage it. */
  readonly formed: boolean;
  readonly hexsides: readonly Feature[];
  readonly terrains: readonly Hex[];
}

/** Who marches. */
export interface Marcher {
  readonly mover: Mover;
  readonly prussian: boolean;
  readonly fast: boolean;
  readonly column: boolean;
  readonly command: boolean;
  readonly allowance: number | null;
}

type MarchCharts = TerrainCharts & { readonly 'zone-exit': typeof zoneExit };
type MarchContext = Context<MarchCharts, typeof MARCH_READINGS>;

/** What is not known of a step's cost: no figure is printed, or all points are taken and their number was not given. */
export interface Gap {
  readonly what: 'exit' | 'allowance';
  readonly at: Pick<Place, 'cite'>;
}

/** Tells the tally what one step costs. */
export const tallyStep = (context: MarchContext, unit: Marcher, step: MarchStep, tally: Tally): Refusal | Gap[] => {
  const gaps: Gap[] = [];
  for (const part of [leave, enter]) {
    const gap = part(context, unit, step, tally);
    if (gap === null) continue;
    if (isRefusal(gap)) return gap;
    gaps.push(gap);
  }
  return gaps;
};

/** Out of an enemy zone: the figure, a refusal, or nothing printed. */
const leave = (
  { charts, reading }: MarchContext,
  unit: Marcher,
  { leaving, formed }: MarchStep,
  tally: Tally,
): Refusal | Gap | null => {
  if (leaving === 'none') return null;
  const lines = charts['zone-exit'];
  if (leaving === 'support') {
    addLines(tally, [{ line: lines.line('support') }]);
    return null;
  }
  const mounted = unit.mover === 'cavalry';
  // Prussian cavalry has a line of its own; which other cavalry is fast is asked only where it matters.
  const isFast = unit.fast || (mounted && (unit.prussian || reading('fast') === 'cavalry'));
  if (!isFast) return { what: 'exit', at: { cite: { document: lines.document, chart: lines.id } } };
  const line = lines.line(mounted && unit.prussian ? 'prussian-cavalry' : 'fast');
  const fixed = formed && line.terms.unless === 'formed-cavalry';
  if (fixed && reading('engaged-by-formed') === 'barred')
    return refuse(t('Formed cavalry holds it in place.', 'De la cavalerie formée la fixe sur place.'), line);
  // The line says that it is not for these: it does not hold, and nothing sets it aside.
  if (!fixed) addLines(tally, [{ line }]);
  return null;
};

const columnOf = ({ mover }: Pick<Marcher, 'mover'>) => (mover === 'cavalry' ? 'mounted' : 'foot');

interface CrossedCell {
  readonly cell: Entry<Cost>;
  readonly aside: Place | null;
}

/** The figures of what lies on a hexside, for a march. */
const crossSides = (
  context: Pick<MarchContext, 'charts' | 'reading'>,
  unit: Pick<Marcher, 'mover'>,
  hexsides: readonly Feature[],
): CrossedCell[] => {
  const sheet = context.charts['terrain-hexsides'];
  // The brackets are of combat: for a march the row itself is what is read as inward.
  return crossed(context, hexsides, sheet.row('entrenchment')).map(({ row, aside }) => ({
    cell: sheet.at(row, columnOf(unit)),
    aside,
  }));
};

const findAll = (sides: readonly CrossedCell[]): Entry<Cost> | undefined =>
  sides.find(({ cell, aside }) => !aside && cell.value === 'all')?.cell;

/** Whether a hexside takes all movement points. */
export const takesAllPoints = (
  context: Pick<MarchContext, 'charts' | 'reading'>,
  unit: Pick<Marcher, 'mover'>,
  hexsides: readonly Feature[],
): boolean => findAll(crossSides(context, unit, hexsides)) !== undefined;

/** Over the hexside into the hex. */
const enter = (context: MarchContext, unit: Marcher, step: MarchStep, tally: Tally): Refusal | Gap | null => {
  const { charts, reading } = context;
  const column = columnOf(unit);
  const sides = crossSides(context, unit, step.hexsides);
  const hexes = [...new Set(step.terrains)].map((hex) => charts['terrain-hexes'].at(hex, column));
  for (const { cell, aside } of [...sides, ...hexes.map((cell) => ({ cell, aside: null }))])
    if (!aside && cell.value === 'barred')
      return refuse(t('Troops may not go there.', 'Les troupes n’y passent pas.'), cell);
  const all = findAll(sides);
  if (all) {
    const barred = fording(context, unit);
    if (barred) return barred;
    if (unit.allowance === null) tally.light(all);
    else
      tally.add(all, reading('mietzel-all') === 'whole' ? unit.allowance : Math.max(0, unit.allowance - tally.total));
  }
  const highest = hexes.reduce<Entry<Cost> | undefined>(
    (best, cell) => (best && low(best) >= low(cell) ? best : cell),
    undefined,
  );
  const principle = charts.notes.note('movement');
  const figures = [...hexes.map((cell) => ({ cell, aside: cell === highest ? null : principle })), ...sides];
  for (const { cell, aside } of figures) {
    const by = aside ?? all;
    if (by === cell) continue;
    if (by) tally.ignore(cell, low(cell), by);
    else tally.add(cell, points(context, unit.mover, cell));
  }
  return all && unit.allowance === null ? { what: 'allowance', at: all } : null;
};

/** The river that takes every point: in column, and as IC is read. */
const fording = ({ charts, reading }: MarchContext, unit: Marcher): Refusal | null => {
  const note = charts.notes.note('two-stars');
  if (note.value.column && !unit.column)
    return refuse(t('Only a unit in column crosses here.', 'Seule une unité en colonne passe ici.'), note);
  const arms = unit.mover === 'infantry' || unit.mover === 'cavalry';
  // Where both readings agree there is nothing to ask.
  const may = unit.command === arms ? arms : reading('ic') === 'command' ? unit.command : arms;
  return may
    ? null
    : refuse(t('The note does not open this river to it.', 'La note ne lui ouvre pas cette rivière.'), note);
};

/** What a cell takes by itself; all the points there are, or none, are no figure of it. */
const figuresOf = ({ value }: Entry<Cost>) => (typeof value === 'string' ? { low: 0, high: 0 } : value);

const low = (cell: Entry<Cost>): number => figuresOf(cell).low;

const points = ({ reading }: MarchContext, mover: Mover, cell: Entry<Cost>): number => {
  const { low, high } = figuresOf(cell);
  // One figure for all, or a printed pair.
  if (low === high) return low;
  const asked = reading('down-slope');
  return asked === 'high' || (asked === 'artillery' && mover === 'artillery') ? high : low;
};
