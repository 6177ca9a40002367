import { isRefusal, type Refusal } from '../../game/calculator.ts';
import type { Tally } from '../../game/tally.ts';
import { type Text, t } from '../../text/index.ts';
import { addFractions, type Fraction, fraction, multiply, parseFactor, roundFraction } from '../parse/factor.ts';
import type { Target } from '../read/modifiers.ts';
import { readFigure, refusePrinted } from './cells.ts';
import { type Given, placeOfChart, type SheetContext } from './charts.ts';
import { listClaims, type RungFigure, type Settled, settleClaims } from './claims.ts';
import type { AskedFields } from './fields.ts';
import { climb, type Rung } from './ladders.ts';
import type { TableRecipe } from './recipe.ts';
import { getTable } from './rows.ts';

/** What goes into a throw. */
export interface Sums {
  readonly die: number;
  /** How many dice of a pool. */
  readonly dice: number;
  /** By how many columns it moves. */
  readonly shift: number;
  /** The rung that names the column of a matrix. */
  readonly column?: Rung;
  /** What the working folds to; none where the last sum is a strength. */
  readonly total: number | null;
}

const HEADS: Readonly<Record<Target, Text>> = {
  attack: t('Attack', 'Attaque'),
  defence: t('Defence', 'Défense'),
  column: t('Columns', 'Colonnes'),
  dice: t('Number of dice', 'Nombre de dés'),
  die: t('Dice', 'Dés'),
};

/** The sums of a calculator, in the order in which they are worked out. */
const ORDER: readonly Target[] = ['attack', 'defence', 'column', 'dice', 'die'];

/** What the sums of a calculator share. */
interface Working {
  readonly targets: readonly Target[];
  readonly context: SheetContext;
  readonly recipe: TableRecipe;
}

/** Begins a sum of the working: alone it needs no head; else it is set to where it starts, under its own. */
const beginSum = ({ targets, context, recipe }: Working, target: Target, start: number): Tally => {
  const { tally, charts } = context;
  if (targets.length === 1 && start === 0) return tally;
  const own = tally.within(target, () => HEADS[target]);
  own.set(placeOfChart(getTable(charts, recipe.table)), start, () => t('to begin with', 'au départ'));
  return own;
};

/** A strength as lines change it, one after another, each rounded as it says. */
const changeStrength = (tally: Tally, lines: readonly Settled[], start: number): Fraction => {
  let strength = fraction(start, 1);
  for (const { line, isCounted, value, place, tell } of lines) {
    const factor = line.kind === 'factor' ? parseFactor(line.printed) : { plus: fraction(Math.round(value * 4), 4) };
    if (!isCounted || !factor) {
      tell(tally);
      continue;
    }
    const changed = 'times' in factor ? multiply(strength, factor.times) : addFractions(strength, factor.plus);
    strength = roundFraction(changed, line.terms.rounding);
    const by = line.kind === 'factor' ? line.printed : '';
    tally.set(place, strength.over / strength.under, () =>
      by ? t('{name} {by}', '{name} {by}', { name: place.label, by }) : place.label,
    );
  }
  return strength;
};

const sumLines = (tally: Tally, lines: readonly Settled[]): number => {
  for (const { tell } of lines) tell(tally);
  return lines.reduce((sum, { isCounted, value }) => (isCounted ? sum + value : sum), 0);
};

interface Rungs {
  readonly claims: ReadonlyMap<string, RungFigure>;
  readonly rungs: ReadonlyMap<string, Rung>;
}

/** Adds up everything that goes into a throw, telling the working; or why there is none. */
export const addUp = (context: SheetContext, recipe: TableRecipe, asked: AskedFields, given: Given): Sums | Refusal => {
  const targets = ORDER.filter(
    (target) => asked.lines.some((line) => line.target === target) || (target === 'die' && recipe.ladders.length > 0),
  );
  const working: Working = { targets, context, recipe };
  // Which lines hold does not hang on what a ladder brings: its figure is put in once the strengths are known.
  const claims = listClaims(context, given, asked.lines);
  if (isRefusal(claims)) return claims;
  const onStrengths = settleClaims(claims, new Map());
  const strengthLines = (target: Target) => onStrengths.filter(({ asked: { target: own } }) => own === target);
  const strengths = new Map<string, readonly [Fraction, Fraction]>();
  for (const [id, [attack, defence]] of asked.strengths) {
    const change = (target: 'attack' | 'defence', field: string): Fraction =>
      targets.includes(target)
        ? changeStrength(beginSum(working, target, Number(given[field])), strengthLines(target), Number(given[field]))
        : fraction(Number(given[field]), 1);
    strengths.set(id, [change('attack', attack), change('defence', defence)]);
  }
  const climbed = climbAll(context, recipe, strengths);
  if (isRefusal(climbed)) return climbed;
  const settled = settleClaims(claims, climbed.claims);
  const linesOn = (target: Target) => settled.filter(({ asked: { target: own } }) => own === target);
  const sum = (target: Target, start = 0): number =>
    targets.includes(target) ? start + sumLines(beginSum(working, target, start), linesOn(target)) : start;
  const column = climbed.rungs.get(recipe.columns === 'heads' ? recipe.table : (recipe.columns?.ladder ?? ''));
  if (column) context.tally.light(recipe.columns === 'heads' ? placeOfChart(column.ladder) : column.cell);
  const shift = sum('column');
  const dice = sum('dice', Number(asked.dice === undefined ? 0 : given[asked.dice]));
  const die = targets.includes('die') ? sumDie(working, recipe, climbed, linesOn('die')) : 0;
  const last = targets.at(-1);
  const isStrength = last === 'attack' || last === 'defence';
  return { die, dice, shift, total: isStrength ? null : context.tally.total, ...(column ? { column } : {}) };
};

const sumDie = (working: Working, { ladders }: TableRecipe, { claims }: Rungs, lines: readonly Settled[]): number => {
  const tally = beginSum(working, 'die', 0);
  let sum = 0;
  for (const id of ladders) {
    // Each of them was climbed.
    const rung = claims.get(id) as RungFigure;
    tally.add(rung.place, rung.value);
    sum += rung.value;
  }
  return sum + sumLines(tally, lines);
};

/** The rung of every ladder; the figure of those that add one. */
const climbAll = (
  context: SheetContext,
  recipe: TableRecipe,
  strengths: ReadonlyMap<string, readonly [Fraction, Fraction]>,
): Rungs | Refusal => {
  const claims = new Map<string, RungFigure>();
  const rungs = new Map<string, Rung>();
  const naming = recipe.columns === 'heads' ? recipe.table : recipe.columns?.ladder;
  for (const [id, pair] of strengths) {
    const rung = climb(context, recipe, id, pair);
    if (isRefusal(rung)) return rung;
    rungs.set(id, rung);
    if (id === naming) continue;
    const value = readFigure(rung.cell.printed, context.charts);
    if (value === null) return refusePrinted(rung.cell);
    claims.set(id, { value, place: rung.cell });
  }
  return { claims, rungs };
};
