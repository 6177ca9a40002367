import { type Entry, t } from '@coup-doeil/core/chart';
import { type Context, type Refusal, refuse, type Tally } from '@coup-doeil/core/game';
import type { Cost } from '../charts/figures.ts';
import type { notes142 } from '../charts/notes.ts';
import type { terrain142 } from '../charts/terrain.ts';
import type { MARCH_READINGS } from '../readings/march.ts';
import type { Gait, Hex, Hexside, Mover, Road, Terrain } from '../vocabulary.ts';
import { climbOf } from './ground.ts';

/** One step of a march: the hex entered and what is crossed. */
export interface Step {
  readonly hex: Hex;
  /** The road along which the step is made. */
  readonly road: Road | 'none';
  readonly hexsides: readonly Hexside[];
  readonly level: number;
  /** What changes of facing cost by themselves, and what the ground adds to them: neither is printed. */
  readonly turning: number;
  readonly turningGround: number;
}

/** What a step does to the order of the unit. */
export interface Stepped {
  readonly disorganised: Entry | null;
  readonly tests: Entry | null;
}

/** The charts of march. */
export type MarchCharts = { readonly terrain: typeof terrain142; readonly notes: typeof notes142 };

/** What the rules of march are given. */
export type MarchContext = Context<MarchCharts, typeof MARCH_READINGS>;

/** Cells with a sign are added to the hex's own cost; the others stand by themselves. */
const isAdded = (cell: Entry<Cost>): boolean => /^[+-]/.test(cell.printed);

const gaitOf = ({ reading, charts }: MarchContext, mover: Mover, row: Terrain): Gait => {
  if (mover === 'infantry') return 'infantry';
  if (mover === 'cavalry' || mover === 'light-cavalry') return 'cavalry';
  const same = charts.terrain.at(row, 'infantry').value === charts.terrain.at(row, 'cavalry').value;
  return same ? 'infantry' : reading('other-movers');
};

const costOf = (context: MarchContext, mover: Mover, row: Terrain): Entry<Cost> =>
  context.charts.terrain.at(row, gaitOf(context, mover, row));

/** The cost of one step, told to the tally; what it does to the unit's order; or why it cannot be made. */
export const tallyStep = (context: MarchContext, mover: Mover, step: Step, tally: Tally): Stepped | Refusal => {
  const { road } = step;
  const done = road === 'none' ? overland(context, mover, step, tally) : along(context, mover, step, road, tally);
  if ('refused' in done) return done;
  const turning = t('Changes of facing', 'Changements d’orientation');
  const note = context.charts.notes.note('facing-change');
  if (step.turning > 0) tally.add(note, step.turning, () => turning);
  const ground = () => t('What the ground adds to them', 'Ce que le terrain y ajoute');
  if (step.turningGround > 0 && road === 'none')
    tally.add(context.charts.terrain.at(step.hex, 'observations'), step.turningGround, ground);
  else if (step.turningGround > 0)
    tally.ignore(context.charts.terrain.at(step.hex, 'observations'), step.turningGround, note, ground);
  return done;
};

const CALM: Stepped = { disorganised: null, tests: null };

/** The road's cost alone: all that other ground adds, does and bars is lifted. */
const along = (context: MarchContext, mover: Mover, step: Step, road: Road, tally: Tally): Stepped => {
  const { terrain } = context.charts;
  const cell = costOf(context, mover, road);
  tally.add(cell, cell.value ?? 0);
  const lifts = terrain.at(road, 'observations');
  const climb = climbOf(step.level);
  for (const row of [step.hex, ...step.hexsides, ...(climb ? [climb] : [])]) {
    // Only for show: which column the figure stands in does not matter once it is lifted.
    const lifted = terrain.at(row, mover === 'cavalry' || mover === 'light-cavalry' ? 'cavalry' : 'infantry');
    tally.ignore(lifted, lifted.value ?? 0, lifts);
  }
  return CALM;
};

/** Whether the ground can touch the order of whoever marches; asked only where it would. */
const hasOrder = ({ reading }: MarchContext, mover: Mover): boolean =>
  mover !== 'commander' || reading('commander-order') === 'unit';

const overland = (context: MarchContext, mover: Mover, step: Step, tally: Tally): Stepped | Refusal => {
  const entered = enter(context, mover, step, tally);
  if ('refused' in entered) return entered;
  const crossed = cross(context, mover, step, tally);
  if ('refused' in crossed) return crossed;
  const climb = climbOf(step.level);
  const observed = climb ? context.charts.terrain.at(climb, 'observations') : null;
  const tests = observed?.value.kind === 'test' && hasOrder(context, mover) ? observed : null;
  return { disorganised: entered.disorganised ?? crossed.disorganised, tests };
};

const enter = (context: MarchContext, mover: Mover, step: Step, tally: Tally): Stepped | Refusal => {
  const { charts, reading } = context;
  const climb = climbOf(step.level);
  const up = climb && costOf(context, mover, climb);
  const cell = costOf(context, mover, step.hex);
  const admits = charts.notes.note('light-cavalry');
  const letIn = cell.value === null && mover === admits.value.admits;
  if (cell.value === null && !letIn)
    return refuse(t('This ground is forbidden to it.', 'Ce terrain lui est interdit.'), cell);
  const column = letIn && reading('light-cavalry-woods') === 'one' ? 'clear' : step.hex;
  const paid = letIn ? charts.terrain.at(column, 'infantry') : cell;
  const climbs = up && up.value !== null && up.value > 0 && !isAdded(up);
  if (climbs && reading('climb-two') === 'whole') tally.ignore(paid, paid.value ?? 0, up);
  else tally.add(paid, paid.value ?? 0);
  if (up) tally.add(up, up.value ?? 0);
  if (step.level === charts.notes.note('two-levels').value.levels) tally.light(charts.notes.note('two-levels'));
  if (!letIn) return CALM;
  return { disorganised: admits, tests: null };
};

const cross = (context: MarchContext, mover: Mover, { hexsides, level }: Step, tally: Tally): Stepped | Refusal => {
  const { terrain } = context.charts;
  const bridge = terrain.at('bridge', 'observations');
  let disorganised: Entry | null = null;
  for (const side of hexsides) {
    const note = terrain.at(side, 'observations');
    const steep = note.value.kind === 'steep' ? note.value : null;
    const cell = costOf(context, mover, side);
    if (steep && level < 0 && context.reading('slope-direction') === 'climbing') {
      tally.ignore(cell, cell.value ?? 0, terrain.at('down', 'infantry'));
      continue;
    }
    if (mover === steep?.forbidden)
      return refuse(t('Artillery does not cross a slope.', 'L’artillerie ne franchit pas une pente.'), note);
    const spanned = bridge.value.kind === 'with-road' && side === bridge.value.instead && hexsides.includes('bridge');
    if (spanned) tally.ignore(cell, cell.value ?? 0, bridge);
    else tally.add(cell, cell.value ?? 0);
    if (steep && hasOrder(context, mover)) disorganised = note;
  }
  return { disorganised, tests: null };
};
