import { type Text, t } from '@aide-de-camp/core/chart';
import { d10 } from '@aide-de-camp/core/dice';
import type { Fact } from '@aide-de-camp/core/game';
import type { MayFollow, shock2016 } from '../charts/shock.ts';
import type { Shock } from '../rules/shock.ts';
import { FOLLOW_NAMES } from './words.ts';

type Role = 'attacker' | 'defender';
const ROLES: Readonly<Record<Role, Text>> = {
  defender: t('the defender', 'le défenseur'),
  attacker: t('the attacker', 'l’attaquant'),
};

/** Why a thing may not follow, if it may not. */
const bar = (
  { cavalryOnly, afterCounterCharge }: MayFollow,
  mounted: boolean,
  countered: boolean,
): Text | undefined => {
  if (cavalryOnly && !mounted) return t('no, it has no cavalry', 'non, pas de cavalerie');
  if (afterCounterCharge && !countered) return t('no, no counter-charge was made', 'non, aucune contre-charge');
  return undefined;
};

const condition = ({ cavalryOnly, afterCounterCharge }: MayFollow): Text => {
  if (afterCounterCharge) return t('its cavalry, if the attacker goes back', 'sa cavalerie, si l’attaquant recule');
  return cavalryOnly ? t('its cavalry', 'sa cavalerie') : t('yes', 'oui');
};

/** What may follow, row by row that the die can reach: for whom, and why or why not. */
export const shockFacts = (
  { charts }: { readonly charts: { readonly shock: typeof shock2016 } },
  fight: Shock,
  counterCharge: boolean,
  total: number,
): Fact[] => {
  const facts: Fact[] = [];
  const mounted = (role: Role) => fight[`${role}s`].some(({ arm }) => arm === 'cavalry');
  const rows = new Set(d10.faces.map((face) => charts.shock.at(face + total)));
  for (const { id, label, cells } of rows)
    for (const role of ['defender', 'attacker'] as const) {
      const { value, cite } = cells[role];
      if (value.follow.length === 0) continue;
      const told = value.follow.map((one) => ({ one, no: bar(one, mounted(role), counterCharge) }));
      const say = (language: 'en' | 'fr') =>
        told
          .map(
            ({ one, no }) =>
              `${FOLLOW_NAMES[one.what][language]}${language === 'fr' ? '\u202f' : ''}: ${(no ?? condition(one))[language]}`,
          )
          .join(language === 'fr' ? '\u202f; ' : '; ');
      facts.push({
        id: `follow-${id}-${role}`,
        label: t(`On ${label.en}, ${ROLES[role].en} may`, `Sur ${label.fr}, ${ROLES[role].fr} peut`),
        value: told.flatMap(({ one, no }) => (no ? [] : [one.what])).join(',') || 'nothing',
        text: t(say('en'), say('fr')),
        cite,
      });
    }
  const charged = fight.attackers.some(({ charging }) => charging);
  if (charged)
    facts.push({
      id: 'counter-charge',
      label: t('Counter-charge (9.4)', 'Contre-charge (9.4)'),
      value: counterCharge ? 'made' : mounted('defender') ? 'possible' : 'no-cavalry',
      text: mounted('defender')
        ? t(
            'by the defender’s cavalry; its rule is not on the sheet',
            'par la cavalerie du défenseur\u202f; sa règle n’est pas sur la feuille',
          )
        : t('no, the defender has no cavalry', 'non, le défenseur n’a pas de cavalerie'),
      cite: counterCharged(charts.shock),
    });
  if ([...fight.attackers, ...fight.defenders].some(({ arm }) => arm === 'artillery'))
    facts.push({
      id: 'artillery',
      label: t('Artillery in a shock', 'Artillerie au choc'),
      value: '8.9',
      text: charts.shock.rules?.includes('8.9')
        ? t('see rule 8.9, which is not on the sheet', 'voir la règle 8.9, qui n’est pas sur la feuille')
        : t('a rule of its own, not on the sheet', 'une règle à part, absente de la feuille'),
      cite: { document: charts.shock.document, chart: charts.shock.id },
    });
  return facts;
};

/** The cell that names the counter-charge. */
const counterCharged = ({ rows, document, id }: typeof shock2016) =>
  rows.find(({ cells }) => cells.defender.value.follow.some(({ afterCounterCharge }) => afterCounterCharge))?.cells
    .defender.cite ?? { document, chart: id };
