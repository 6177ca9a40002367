import { SIDES, type Side } from '@coup-doeil/core/game';
import { type Arcs, aspect, FRONT_3_REAR_3, FRONT_4_REAR_2 } from '@coup-doeil/hex';
import { sixFronts } from './ground.ts';
import type { Shock, ShockContext } from './shock.ts';

const ARCS: Readonly<Record<'hexside' | 'vertex', Arcs>> = { hexside: FRONT_3_REAR_3, vertex: FRONT_4_REAR_2 };

const isRear = (by: 'hexside' | 'vertex', facing: Side, from: Side): boolean =>
  aspect(ARCS[by], SIDES.indexOf(facing), SIDES.indexOf(from)) === 'rear';

/** How many of the attackers come from behind: asked as the table reads it only where that matters. */
const fromBehind = ({ reading }: Pick<ShockContext, 'reading'>, { attackers, facing }: Shock): number => {
  const behind = (by: 'hexside' | 'vertex') => attackers.filter(({ from }) => isRear(by, facing, from));
  const alike = attackers.every(({ from }) => isRear('hexside', facing, from) === isRear('vertex', facing, from));
  return behind(alike ? 'hexside' : reading('facing')).length;
};

/** Routed, from behind, and the threat to the attackers' own rear. */
export const position = (context: ShockContext, fight: Shock): void => {
  const { charts, tally, reading, say } = context;
  const lines = charts['shock-modifiers'];
  const { attackers, defenders, hex } = fight;
  const every = (count: number): boolean =>
    count > 0 && (count === defenders.length || reading('mixed-defenders') === 'any');

  const behind = fromBehind(context, fight);
  const both = behind > 0 && behind < attackers.length;
  const rear = lines.line(both ? 'front-and-rear' : 'rear');
  const b = charts.notes.note('b');
  const noRear = sixFronts(charts.terrain, hex) || every(defenders.filter(({ square }) => square).length);
  const turned = behind > 0 && !noRear;

  const routed = lines.line('routed');
  if (every(defenders.filter(({ state }) => state === 'routed').length)) {
    const higher = turned && rear.value > routed.value && reading('routed-and-rear') === 'higher';
    if (higher) tally.ignore(routed, routed.value, rear);
    else tally.add(routed, routed.value);
    if (higher) tally.add(rear, rear.value);
    else if (turned) tally.ignore(rear, rear.value, routed);
  } else if (turned) {
    if (both) tally.ignore(lines.line('rear'), lines.line('rear').value, rear);
    tally.add(rear, rear.value);
  }
  if (turned && both) tally.light(charts.notes.note('front-and-rear'));
  if (behind > 0 && noRear) tally.ignore(rear, rear.value, b, () => say('no-rear'));

  const threat = lines.line('rear-threatened');
  const { by, adjacent } = threat.terms;
  const threatened = attackers.filter(
    ({ threatenedBy, threatBeside }) =>
      Array.isArray(by) && by.includes(threatenedBy) && (adjacent !== true || threatBeside),
  );
  if (threatened.some((unit) => !unit.square && !sixFronts(charts.terrain, unit.hex))) tally.add(threat, threat.value);
  else if (threatened.length > 0) tally.ignore(threat, threat.value, b);
};
