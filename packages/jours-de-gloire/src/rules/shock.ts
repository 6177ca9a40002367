import { t } from '@coup-doeil/core/chart';
import { addLines, type Context, type Refusal, refuse, type Side } from '@coup-doeil/core/game';
import type { notes2016 } from '../charts/notes.ts';
import type { odds2016 } from '../charts/odds.ts';
import type { shock2016 } from '../charts/shock.ts';
import type { shockModifiers2016 } from '../charts/shock-modifiers.ts';
import type { terrain2016 } from '../charts/terrain.ts';
import type { SHOCK_READINGS } from '../readings/shock.ts';
import type { Fighter, Hex, Threat } from '../vocabulary.ts';
import { refuseCharge } from './charge.ts';
import { type Crossing, sixFronts } from './ground.ts';
import { standTogether } from './shock-adjacent.ts';
import { pathOf, refuseShock } from './shock-path.ts';
import { position } from './shock-position.ts';
import type { Tested } from './units.ts';

/** A unit in a shock. */
export interface ShockUnit extends Tested {
  readonly arm: Fighter;
  readonly strength: number;
  readonly square: boolean;
}

/** An attacking unit, and the way it comes. */
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
  /** The defender's facing is not known: every attacker comes from the front. */
  readonly allRound: boolean;
  /** The defender has counter-charged. */
  readonly counterCharge: boolean;
}

type ShockCharts = {
  readonly terrain: typeof terrain2016;
  readonly notes: typeof notes2016;
  readonly 'shock-modifiers': typeof shockModifiers2016;
  readonly shock: typeof shock2016;
  readonly odds: typeof odds2016;
};

/** What the rules of shock are given. */
export type ShockContext = Context<ShockCharts, typeof SHOCK_READINGS>;

/** What is added to the die, or why there is no shock. */
export const tallyShock = (context: ShockContext, fight: Shock): number | Refusal => {
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
  const { charts, reading } = context;
  const lines = charts['shock-modifiers'];
  const { attackers, defenders } = fight;
  if (attackers.length === 0 || defenders.length === 0)
    return refuse(t('A shock needs both sides.', 'Un choc demande deux camps.'), lines.line('odds'));
  const guns = [...attackers, ...defenders].some(({ arm }) => arm === 'artillery');
  if (guns && reading('artillery-shock') === 'refused')
    return refuse(t('Artillery does not take part in a shock.', 'L’artillerie ne prend pas part à un choc.'), {
      cite: { document: charts.shock.document, chart: charts.shock.id },
    });
  for (const side of [attackers, defenders])
    if (strength(context, side) === 0)
      return refuse(
        t(
          'A side has artillery alone, and its strength is left out.',
          'Un camp n’a que de l’artillerie, dont la force ne compte pas.',
        ),
        lines.line('odds'),
      );
  for (const attacker of attackers) {
    const barred =
      refuseShock(context, fight, attacker) ??
      (attacker.charging ? refuseCharge(context, attacker.hex, fight.hex, attacker) : undefined);
    if (barred) return barred;
  }
  const beside = charts.notes.note('attackers-adjacent');
  if (beside.value.attackersAdjacent && !standTogether(context, attackers))
    return refuse(t('The attackers are not next to each other.', 'Les attaquants ne se touchent pas.'), beside);
  return undefined;
};

/** Artillery counts or not, as the table reads it. */
const strength = ({ reading }: Pick<ShockContext, 'reading'>, units: readonly ShockUnit[]): number =>
  units.reduce(
    (sum, unit) =>
      unit.arm === 'artillery' && reading('artillery-strength') === 'left-out' ? sum : sum + unit.strength,
    0,
  );
const best = (units: readonly ShockUnit[]): number => Math.max(...units.map((unit) => unit.cohesion));

const odds = (context: ShockContext, { attackers, defenders }: Shock): void => {
  const { charts, tally, reading } = context;
  const [attack, defence] = [strength(context, attackers), strength(context, defenders)];
  const [low, high] = [charts.odds.at(attack, defence, 'defender'), charts.odds.at(attack, defence, 'attacker')];
  const rung = low.row === high.row || reading('odds-rounding') === 'defender' ? low : high;
  tally.add(rung, rung.value, () =>
    t('{attack} : {defence}, counted as {rung}', '{attack} : {defence}, compté {rung}', {
      attack,
      defence,
      rung: rung.label,
    }),
  );
};

const cohesion = ({ charts, tally }: ShockContext, { attackers, defenders }: Shock): void => {
  const [attack, defence] = [best(attackers), best(defenders)];
  addLines(tally, [
    {
      line: charts['shock-modifiers'].line('cohesion'),
      value: attack - defence,
      label: () =>
        t('Best cohesion, {attack} against {defence}', 'Meilleure cohésion, {attack} contre {defence}', {
          attack,
          defence,
        }),
    },
  ]);
};

/** Each attacker has its own way in; one of them gives the figure. */
const terrain = (context: ShockContext, fight: Shock): void => {
  const { charts, tally, reading } = context;
  const paths = fight.attackers.map((attacker) => pathOf(context, fight, attacker));
  const sums = paths.map(({ sum }) => sum);
  const [worst, finest] = [Math.min(...sums), Math.max(...sums)];
  const sum = worst === finest || reading('split-hexsides') === 'worst' ? worst : finest;
  const counts = paths.find((path) => path.sum === sum);
  for (const { place, value, by } of counts?.figures ?? [])
    if (by) tally.ignore(place, value, by);
    else tally.add(place, value);
  const line = charts['shock-modifiers'].line('terrain');
  const first = counts?.figures[0];
  paths.forEach((path, i) => {
    if (path.sum !== sum && first)
      tally.ignore(line, path.sum, first.place, () =>
        t('Attacker {n}’s hexside', 'Bord d’hex de l’attaquant {n}', { n: i + 1 }),
      );
  });
  attackingOut(context, fight);
};

const SIX_FRONTS = t('An attacker with six fronts', 'Un attaquant à six fronts');

/** Note b: attackers with six fronts, once. */
const attackingOut = ({ charts, tally, reading }: ShockContext, { attackers }: Shock): void => {
  const b = charts.notes.note('b');
  const inside = attackers.filter(({ hex }) => sixFronts(charts.terrain, hex));
  const silenced = inside.filter(({ passage }) => passage === 'out');
  const squares = attackers.filter((unit) => unit.square && !inside.includes(unit));
  const sixFrontAttackers =
    inside.length - silenced.length + (squares.length > 0 && reading('square-attacks') === 'yes' ? squares.length : 0);
  if (sixFrontAttackers > 0 && (sixFrontAttackers === attackers.length || reading('six-front-attacker') === 'any'))
    tally.add(b, b.value.attackingOut, () => SIX_FRONTS);
  else if (silenced.length > 0) tally.ignore(b, b.value.attackingOut, charts.notes.note('g'), () => SIX_FRONTS);
};

const cavalry = ({ charts, tally, reading }: ShockContext, { attackers, defenders }: Shock): void => {
  const lines = charts['shock-modifiers'];
  const squares = defenders.filter(({ square }) => square).length;
  const square = squares > 0 && (squares === defenders.length || reading('mixed-defenders') === 'any');
  const charging = attackers.filter((unit) => unit.charging);
  const walking = attackers.filter((unit) => unit.arm === 'cavalry' && !unit.charging).length;
  const charges = charging.length > 0;
  addLines(tally, [
    // Against a square the bonus is replaced, so that it does not matter how a mixed charge is read.
    charges &&
      (square || charging.length === attackers.length || reading('mixed-charge') === 'any') && {
        line: lines.line(charging.some(({ heavy }) => heavy) ? 'charge-heavy' : 'charge'),
      },
    charges && square && { line: lines.line('charge-square') },
    walking > 0 &&
      (walking === attackers.length || reading('mixed-shock') === 'any') && { line: lines.line('cavalry-shock') },
    square && attackers.every(({ arm }) => arm === 'infantry') && { line: lines.line('square-infantry') },
  ]);
};
