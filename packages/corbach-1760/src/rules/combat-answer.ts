import { type Answer, type Fact, facesOf, type Refusal } from '@coup-doeil/core/game';
import { type CombatContext, combat, type Fight, fighting, strengthOf } from './combat.ts';
import { combatOdds, underStar } from './combat-odds.ts';
import { DIE, suffers } from './outcomes.ts';

const facts = (context: CombatContext, fight: Fight, total: number): Fact[] => {
  const { charts, say } = context;
  const [attack, defence] = [strengthOf(fighting(fight.attackers)), strengthOf(fighting(fight.defenders))];
  const rung = charts.ratio.at(attack, defence, 'defender');
  const star = charts.notes.note('star');
  const struck = underStar(context, fight, total).map(([side, place]) => ({
    id: `star-${side}-${place}`,
    label: say('star'),
    value: `${side}-${place}`,
    text: say('unit', side, place),
    cite: star.cite,
  }));
  return [
    { id: 'strengths', label: say('strengths'), value: `${attack}/${defence}` },
    { id: 'ratio', label: say('ratio'), value: rung.row, text: rung.label, cite: rung.cite },
    ...struck,
  ];
};

const answer = (context: CombatContext, fight: Fight): Answer | Refusal => {
  const total = combat(context, fight);
  if (typeof total !== 'number') return total;
  return {
    total,
    odds: combatOdds(context, fight, total),
    faces: facesOf({ id: 'd6', faces: DIE }, total, context.charts.combat),
    facts: facts(context, fight, total),
  };
};

/** The rules of a combat: its answer, and what its measure counts. */
export const combatRules = { answer, measure: { list: 'defender', counts: suffers } };
