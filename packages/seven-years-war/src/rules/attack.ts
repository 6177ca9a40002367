import { type Entry, type Text, t } from '@coup-doeil/core/chart';
import { type Context, type Place, type Refusal, refuse } from '@coup-doeil/core/game';
import type { Effect, Way } from '../charts/figures.ts';
import { SIGN_OF, SIGNS } from '../charts/signs.ts';
import type { ATTACK_READINGS } from '../readings/attack.ts';
import type { Arm, Feature, Hex } from '../vocabulary.ts';
import { crossed, type TerrainCharts } from './crossed.ts';

/** How one attacking hex comes at one defending hex. */
export interface Path {
  readonly adjacent: boolean;
  /** The hexside between them; from afar, the one by which the target is entered. */
  readonly hexsides: readonly Feature[];
  /** The other hexsides on the line of a bombardment from afar. */
  readonly line: readonly { readonly hexsides: readonly Feature[] }[];
}

/** An attacking hex, its ground, and its paths to the defending hexes. */
export interface Attacker {
  readonly arm: Arm;
  readonly terrains: readonly Hex[];
  /** By defending hex, in their order. */
  readonly paths: readonly Path[];
}

/** An attack: the attacking hexes and the defending ones. */
export interface Attack {
  readonly attackers: readonly Attacker[];
  readonly defenders: readonly { readonly terrains: readonly Hex[] }[];
}

/** What the rules of attack are given. */
export type AttackContext = Context<TerrainCharts, typeof ATTACK_READINGS>;

/** One figure of a pair, and what sets it aside where it does not count. */
interface PairFigure {
  readonly cell: Entry<Effect>;
  readonly value: number;
  readonly aside: Place | null;
  /** The brackets that let a figure count for an attack out of the hex. */
  readonly sign: Place | null;
}

/** One attacking hex against one defending hex, and what the ground does to it. */
export interface Pair {
  readonly attacker: number;
  readonly defender: number;
  readonly from: Attacker;
  readonly into: readonly Hex[];
  readonly path: Path;
  /** `apart`: they are no neighbours; `barred`: an entry forbids it. */
  readonly state: 'open' | 'apart' | 'barred';
  readonly total: number;
  readonly barredBy: Place | null;
  readonly lines: readonly PairFigure[];
}

/** What an attack comes to: the pair that counts, and the others. */
export interface Verdict {
  readonly best: Pair;
  readonly pairs: readonly Pair[];
}

const NEXT: Path = { adjacent: true, hexsides: [], line: [] };

/** The best pair for the attacker and all the others, or why there is no attack at all. */
export const tallyAttack = (context: AttackContext, situation: Attack): Verdict | Refusal => {
  const { charts, tally } = context;
  const principle = charts.notes.note('combat');
  const pairs = situation.attackers.flatMap((from, i) =>
    situation.defenders.map(({ terrains }, j) =>
      weigh(context, { attacker: i + 1, defender: j + 1, from, into: terrains, path: from.paths[j] ?? NEXT }),
    ),
  );
  let best: Pair | undefined;
  for (const pair of pairs) if (pair.state === 'open' && (!best || pair.total > best.total)) best = pair;
  for (const pair of pairs) {
    const scope = tally.within(pairId(pair), () => pairText(pair));
    for (const { cell, value, aside, sign } of pair.lines) {
      const barred = cell.value === 'barred' ? SIGNS.barred : null;
      if (pair !== best || aside) scope.ignore(cell, value, aside ?? barred ?? pair.barredBy ?? principle);
      else {
        scope.add(cell, value);
        if (sign) tally.light(sign);
      }
    }
  }
  if (best) return { best, pairs };
  const barred = pairs.find(({ barredBy }) => barredBy)?.barredBy;
  return barred
    ? refuse(t('No attack may be made that way.', 'Aucune attaque n’est permise par là.'), barred)
    : refuse(t('None of these hexes is next to another.', 'Aucun de ces hex ne touche l’autre.'), principle);
};

/** A pair by the places of its hexes in the lists, or by their numbers on a map. */
export const pairText = ({ attacker, defender }: { attacker: number | string; defender: number | string }): Text =>
  t('Hex {attacker} into hex {defender}', 'Hex {attacker} vers hex {defender}', { attacker, defender });

export const pairId = ({ attacker, defender }: Pick<Pair, 'attacker' | 'defender'>) => `pair-${attacker}-${defender}`;

const weigh = (context: AttackContext, met: Pick<Pair, 'attacker' | 'defender' | 'from' | 'into' | 'path'>): Pair => {
  const { from, into, path } = met;
  if (!path.adjacent && from.arm !== 'bombardment')
    return { ...met, state: 'apart', total: 0, barredBy: null, lines: [] };
  const lines = [...worseHex(context, from, into), ...between(context, from.arm, path)];
  const barredBy = lines.find(({ cell, aside }) => !aside && cell.value === 'barred')?.cell ?? null;
  return { ...met, state: barredBy ? 'barred' : 'open', total: sumOf(lines), barredBy, lines };
};

/** The figures of both hexes: one hex gives its own, the other is set aside, never their sum. */
const worseHex = (context: AttackContext, from: Attacker, into: readonly Hex[]): PairFigure[] => {
  const [theirs, ours] = [hexLines(context, from.arm, into, 'into'), hexLines(context, from.arm, from.terrains, 'out')];
  const principle = context.charts.notes.note('combat');
  const yields = (lines: readonly PairFigure[]) =>
    lines.map((line) => (line.aside || line.cell.value === 'barred' ? line : { ...line, aside: principle }));
  return sumOf(ours) < sumOf(theirs) ? [...yields(theirs), ...ours] : [...theirs, ...yields(ours)];
};

const sumOf = (lines: readonly PairFigure[]): number =>
  lines.reduce((sum, { value, aside }) => (aside ? sum : sum + value), 0);

const figureOf = ({ value }: Entry<Effect>): number => (value === 'barred' ? 0 : value.figure);

/** The terrains of one hex, going in or coming out: the brackets say which count. */
const hexLines = (context: AttackContext, arm: Arm, terrains: readonly Hex[], way: Way): PairFigure[] => {
  const { charts, reading } = context;
  const lines = [...new Set(terrains)].map((hex): PairFigure => {
    const cell = charts['terrain-hexes'].at(hex, arm);
    if (cell.value === 'barred') return { cell, value: 0, aside: null, sign: null };
    const sign = SIGN_OF[cell.value.counts];
    const holds = sign.ways.includes(way);
    return { cell, value: cell.value.figure, aside: holds ? null : sign, sign: holds && way === 'out' ? sign : null };
  });
  const counting = lines.filter(({ cell, aside }) => !aside && cell.value !== 'barred');
  if (counting.length < 2) return lines;
  // With one figure at most that is not 0, the worse and the sum are the same.
  const several = counting.filter(({ value }) => value !== 0).length > 1;
  if (several && reading('several-terrains') === 'sum') return lines;
  const worst = counting.reduce((a, b) => (b.value < a.value ? b : a));
  return lines.map((line) => (counting.includes(line) && line !== worst ? { ...line, aside: worst.cell } : line));
};

/** The hexsides between the two hexes; from afar, those of the line as it is read. */
const between = (context: AttackContext, arm: Arm, { hexsides, line }: Path): PairFigure[] => {
  const { charts, reading } = context;
  const beyond = () => (reading('bombardment-hexside') === 'target' ? charts.notes.note('combat') : null);
  const linesOf = (features: readonly Feature[], isBeyond: boolean): PairFigure[] =>
    crossed(context, features, SIGNS.plain).map(({ row, aside }) => {
      const cell = charts['terrain-hexsides'].at(row, arm);
      return { cell, value: figureOf(cell), aside: aside ?? (isBeyond ? beyond() : null), sign: null };
    });
  return [...linesOf(hexsides, false), ...line.flatMap((side) => linesOf(side.hexsides, true))];
};

/** The first starred place that cavalry meets on the path of a pair. */
const starOn = (context: AttackContext, { from, into, path }: Pair): Place | null => {
  const { charts } = context;
  const { ways } = charts.notes.note('star').value;
  const hexes = ways.flatMap((way) => (way === 'into' ? into : from.terrains));
  const cells = [
    ...hexes.map((hex) => charts['terrain-hexes'].at(hex, 'cavalry')),
    ...crossed(context, path.hexsides, SIGNS.plain)
      .filter(({ aside }) => !aside)
      .map(({ row }) => charts['terrain-hexsides'].at(row, 'cavalry')),
  ];
  return cells.find(({ value }) => value !== 'barred' && value.star) ?? null;
};

/** Whether a cavalry hex may use its shock value, and the star that keeps it; `null` where it has no path at all. */
export const shock = (
  context: AttackContext,
  { best, pairs }: Verdict,
  attacker: number,
): { readonly may: boolean; readonly star: Place | null } | null => {
  const open = pairs.filter(({ state }) => state === 'open');
  const own = open.filter((pair) => pair.attacker === attacker);
  if (own.length === 0) return null;
  const paths = open.length > 1 && context.reading('star-path') === 'chosen' ? [best] : own;
  const stars = paths.map((pair) => starOn(context, pair));
  const star = stars.find((place) => place !== null) ?? null;
  const isMixed = star !== null && stars.includes(null);
  return isMixed && context.reading('several-paths') === 'free' ? { may: true, star: null } : { may: !star, star };
};
