import { t } from '@coup-doeil/core/chart';
import { addLines, type Place, SIDES, type Side } from '@coup-doeil/core/game';
import { type Arcs, FRONT_3_REAR_3, FRONT_4_REAR_2, getAspect } from '@coup-doeil/hex';
import { sixFronts } from './ground.ts';
import type { Shock, ShockContext } from './shock.ts';

const ARCS: Readonly<Record<'hexside' | 'vertex', Arcs>> = { hexside: FRONT_3_REAR_3, vertex: FRONT_4_REAR_2 };

const isRear = (by: 'hexside' | 'vertex', facing: Side, from: Side): boolean =>
  getAspect(ARCS[by], SIDES.indexOf(facing), SIDES.indexOf(from)) === 'rear';

/** How many of the attackers come from behind: asked as the table reads it only where that matters. */
const fromBehind = ({ reading }: Pick<ShockContext, 'reading'>, { attackers, facing, allRound }: Shock): number => {
  if (allRound) return 0;
  const behind = (by: 'hexside' | 'vertex') => attackers.filter(({ from }) => isRear(by, facing, from));
  const alike = attackers.every(({ from }) => isRear('hexside', facing, from) === isRear('vertex', facing, from));
  return behind(alike ? 'hexside' : reading('facing')).length;
};

/** Why a square has six fronts: no note says it, only the line of a firer does. */
const squareFronts = ({ terrain }: ShockContext['charts']): Place => ({
  label: t('A square has six fronts', 'Un carré a six fronts'),
  cite: { document: terrain.document, chart: 'fire-modifiers', row: 'six-fronts' },
});

/** Routed, from behind, and the threat to the attackers' own rear. */
export const position = (context: ShockContext, fight: Shock): void => {
  const { charts, tally, reading } = context;
  const { terrain, notes, 'shock-modifiers': lines } = charts;
  const { attackers, defenders, hex } = fight;
  const every = (count: number): boolean =>
    count > 0 && (count === defenders.length || reading('mixed-defenders') === 'any');

  const behind = fromBehind(context, fight);
  const both = behind > 0 && behind < attackers.length;
  const b = notes.note('b');
  const inside = sixFronts(terrain, hex);
  const noRear = inside || every(defenders.filter(({ square }) => square).length);
  const routed = every(defenders.filter(({ state }) => state === 'routed').length);
  const threat = lines.line('rear-threatened');
  const { by, adjacent } = threat.terms;
  const threatened = attackers.filter(
    ({ threatenedBy, threatBeside }) => by.some((arm) => arm === threatenedBy) && (threatBeside || !adjacent),
  );
  const housed = threatened.filter((unit) => sixFronts(terrain, unit.hex));
  const sheltered = threatened.every((unit) => unit.square || housed.includes(unit));
  if (both && !noRear) tally.light(notes.note('front-and-rear'));
  addLines(tally, [
    routed && { line: lines.line('routed'), replaces: () => reading('routed-and-rear') === 'routed' },
    both && !noRear && !routed && { line: lines.line('rear') },
    behind > 0 && {
      line: lines.line(both ? 'front-and-rear' : 'rear'),
      ...(noRear
        ? {
            by: inside ? b : squareFronts(charts),
            label: () => t('From behind: six fronts, no rear', 'Par derrière\u202f: six fronts, pas d’arrière'),
          }
        : {}),
    },
    threatened.length > 0 && {
      line: threat,
      ...(sheltered ? { by: housed.length > 0 ? b : squareFronts(charts) } : {}),
    },
  ]);
};
