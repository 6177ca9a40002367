import type { Entry, Favour, Line, Row } from '@coup-doeil/core/chart';
import { type Context, type Place, type Refusal, refuse, SIDES, type Side, type Spoken } from '@coup-doeil/core/game';
import type { Drm } from '../charts/figures.ts';
import type { NoteTerms } from '../charts/notes.ts';
import type { ShockResult } from '../charts/results.ts';
import type { shockModifiers2016 } from '../charts/shock-modifiers.ts';
import type { SHOCK_READINGS } from '../readings/shock.ts';
import type { Fighter, Hex, Terrain, Threat } from '../vocabulary.ts';
import type { SHOCK_WORDS } from '../words/shock.ts';
import { barsCharge } from './charge.ts';
import { type Crossing, sixFronts } from './ground.ts';
import { barsShock, pathOf } from './shock-path.ts';
import { position } from './shock-position.ts';
import type { Tested } from './units.ts';

export interface ShockUnit extends Tested {
  readonly arm: Fighter;
  readonly strength: number;
  readonly square: boolean;
}

export interface Attacker extends ShockUnit, Crossing {
  readonly heavy: boolean;
  readonly charging: boolean;
  /** The side of the defender's hex that it comes across. */
  readonly from: Side;
  /** The hex it stands in. */
  readonly hex: Hex;
  readonly threatenedBy: Threat;
  readonly threatBeside: boolean;
}

/** A shock, those out of the fight left out. */
export interface Shock {
  readonly attackers: readonly Attacker[];
  readonly defenders: readonly ShockUnit[];
  readonly hex: Hex;
  readonly facing: Side;
  /** The defender has counter-charged. */
  readonly counterCharge: boolean;
}

/** What the rules read of the charts, and no more: the charts themselves will do, and so will their bare figures. */
export interface ShockCharts {
  readonly terrain: {
    at(row: Terrain, column: 'shock'): Entry<Drm>;
    row(id: Hex): { readonly marks: readonly string[] };
  };
  readonly notes: {
    note<K extends 'b' | 'e' | 'g' | 'h' | 'i' | 'front-and-rear'>(id: K): Place & { readonly value: NoteTerms[K] };
  };
  readonly 'shock-modifiers': { line(id: ShockLine): Place & Pick<Line, 'value' | 'terms'> };
  readonly shock: {
    readonly document: string;
    readonly id: string;
    readonly rules?: readonly string[];
    readonly rows: readonly ShockRow[];
    at(total: number): ShockRow;
  };
  readonly odds: {
    at(attack: number, defence: number, favour: Favour): Place & { readonly row: string; readonly value: number };
  };
}
export type ShockLine = Parameters<(typeof shockModifiers2016)['line']>[0];
export interface ShockRow extends Pick<Row, 'id' | 'label'> {
  readonly cells: Readonly<Record<'attacker' | 'defender', Entry<ShockResult>>>;
}
export type ShockContext = Context<ShockCharts, typeof SHOCK_READINGS> & Spoken<typeof SHOCK_WORDS>;

/** What is added to the die, or why there is no shock. */
export const shock = (context: ShockContext, fight: Shock): number | Refusal => {
  const barred = bars(context, fight);
  if (barred) return barred;
  odds(context, fight);
  cohesion(context, fight);
  terrain(context, fight);
  position(context, fight);
  cavalry(context, fight);
  return context.tally.total;
};

const bars = (context: ShockContext, fight: Shock): Refusal | undefined => {
  const { charts, reading, say } = context;
  const lines = charts['shock-modifiers'];
  const { attackers, defenders } = fight;
  if (attackers.length === 0 || defenders.length === 0) return refuse(say('both-sides'), lines.line('odds'));
  const guns = [...attackers, ...defenders].some(({ arm }) => arm === 'artillery');
  if (guns && reading('artillery-shock') === 'refused')
    return refuse(say('no-artillery'), {
      cite: { document: charts.shock.document, chart: charts.shock.id },
    });
  for (const attacker of attackers) {
    const barred =
      barsShock(context, fight, attacker) ??
      (attacker.charging ? barsCharge(context, attacker.hex, fight.hex, attacker) : undefined);
    if (barred) return barred;
  }
  const beside = lines.line('front-and-rear');
  if (beside.terms.attackersAdjacent && !chained(attackers.map(({ from }) => SIDES.indexOf(from))))
    return refuse(say('apart'), beside);
  return undefined;
};

/** Whether sides of a hex follow one another without a gap. */
const chained = (sides: readonly number[]): boolean => {
  const ends = new Set(sides.filter((side) => !sides.includes((side + 1) % 6)));
  return ends.size <= 1;
};

const strength = (units: readonly ShockUnit[]): number => units.reduce((sum, unit) => sum + unit.strength, 0);
const best = (units: readonly ShockUnit[]): number => Math.max(...units.map((unit) => unit.cohesion));

const odds = ({ charts, tally, reading, say }: ShockContext, { attackers, defenders }: Shock): void => {
  const [attack, defence] = [strength(attackers), strength(defenders)];
  const [low, high] = [charts.odds.at(attack, defence, 'defender'), charts.odds.at(attack, defence, 'attacker')];
  const rung = low.row === high.row || reading('odds-rounding') === 'defender' ? low : high;
  tally.add(rung, rung.value, () => say('odds', attack, defence, rung.label));
};

const cohesion = ({ charts, tally, say }: ShockContext, { attackers, defenders }: Shock): void => {
  const [attack, defence] = [best(attackers), best(defenders)];
  tally.add(charts['shock-modifiers'].line('cohesion'), attack - defence, () => say('cohesion', attack, defence));
};

/** Each attacker has its own way in; one of them gives the figure. */
const terrain = (context: ShockContext, fight: Shock): void => {
  const { charts, tally, reading, say } = context;
  const paths = fight.attackers.map((attacker) => pathOf(context, fight, attacker));
  const sums = paths.map(({ sum }) => sum);
  const [worst, finest] = [Math.min(...sums), Math.max(...sums)];
  const sum = worst === finest || reading('split-hexsides') === 'worst' ? worst : finest;
  const counts = paths.find((path) => path.sum === sum);
  for (const { place, value, by } of counts?.told ?? [])
    if (by) tally.ignore(place, value, by);
    else tally.add(place, value);
  const line = charts['shock-modifiers'].line('terrain');
  const first = counts?.told[0];
  paths.forEach((path, i) => {
    if (path.sum !== sum && first) tally.ignore(line, path.sum, first.place, () => say('way', i + 1));
  });
  attackingOut(context, fight);
};

/** Note b: attackers with six fronts, once. */
const attackingOut = ({ charts, tally, reading, say }: ShockContext, { attackers }: Shock): void => {
  const b = charts.notes.note('b');
  const inside = attackers.filter(({ hex }) => sixFronts(charts.terrain, hex));
  const silenced = inside.filter(({ works, passage }) => works !== 'none' && passage === 'out');
  const squares = attackers.filter((unit) => unit.square && !inside.includes(unit));
  const counted =
    inside.length - silenced.length + (squares.length > 0 && reading('square-attacks') === 'yes' ? squares.length : 0);
  if (counted > 0 && (counted === attackers.length || reading('six-front-attacker') === 'any'))
    tally.add(b, b.value.attackingOut, () => say('six-fronts'));
  else if (silenced.length > 0) tally.ignore(b, b.value.attackingOut, charts.notes.note('g'));
};

const cavalry = ({ charts, tally, reading }: ShockContext, { attackers, defenders }: Shock): void => {
  const lines = charts['shock-modifiers'];
  const squares = defenders.filter(({ square }) => square).length;
  const square = squares > 0 && (squares === defenders.length || reading('mixed-defenders') === 'any');
  const charging = attackers.filter((unit) => unit.charging);
  const walking = attackers.filter((unit) => unit.arm === 'cavalry' && !unit.charging).length;
  if (charging.length > 0) {
    const bonus = lines.line(charging.some(({ heavy }) => heavy) ? 'charge-heavy' : 'charge');
    const against = lines.line('charge-square');
    if (square) {
      tally.ignore(bonus, bonus.value, against);
      tally.add(against, against.value);
    } else if (charging.length === attackers.length || reading('mixed-charge') === 'any') tally.add(bonus, bonus.value);
  }
  const shockOnly = lines.line('cavalry-shock');
  if (walking > 0 && (walking === attackers.length || reading('mixed-shock') === 'any'))
    tally.add(shockOnly, shockOnly.value);
  const alone = lines.line('square-infantry');
  if (square && attackers.every(({ arm }) => arm === 'infantry')) tally.add(alone, alone.value);
};
