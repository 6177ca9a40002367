import { type Text, t } from '@coup-doeil/core/chart';
import type { Fact } from '@coup-doeil/core/game';
import { d10 } from '@coup-doeil/dice';
import type { Follow, MayFollow } from '../charts/results.ts';
import type { Shock, ShockContext } from './shock.ts';

type Role = 'attacker' | 'defender';

const ROLES: Readonly<Record<Role, Text>> = {
  defender: t('defender', 'défenseur'),
  attacker: t('attacker', 'attaquant'),
};

const FOLLOWS: Readonly<Record<Follow, { readonly what: Text; readonly rule: string }>> = {
  breakthrough: { what: t('breakthrough', 'choc de rupture'), rule: '8.7' },
  pursuit: { what: t('pursuit', 'poursuite'), rule: '9.5' },
  'counter-shock': { what: t('counter-shock', 'contre-choc'), rule: '8.7' },
};

const WHETHER = {
  'no-cavalry': ({ what }) => t('no {what} (no cavalry)', 'pas de {what} (pas de cavalerie)', { what }),
  'no-counter-charge': ({ what }) =>
    t('no {what} (no counter-charge)', 'pas de {what} (pas de contre-charge)', { what }),
  'after-counter-charge': (names) =>
    t(
      '{what} by its cavalry, if the attacker recoils ({rule})',
      '{what} par sa cavalerie, si l’attaquant recule ({rule})',
      names,
    ),
  cavalry: (names) => t('{what} by its cavalry ({rule})', '{what} par sa cavalerie ({rule})', names),
  yes: (names) => t('{what} ({rule})', '{what} ({rule})', names),
} satisfies Readonly<Record<string, (names: (typeof FOLLOWS)[Follow]) => Text>>;

/** Whether a thing may follow, and for whom. */
const whether = (
  { cavalryOnly, afterCounterCharge }: MayFollow,
  mounted: boolean,
  countered: boolean,
): keyof typeof WHETHER => {
  if (cavalryOnly && !mounted) return 'no-cavalry';
  if (afterCounterCharge) return countered ? 'after-counter-charge' : 'no-counter-charge';
  return cavalryOnly ? 'cavalry' : 'yes';
};

/** What may follow, row by row that the die can reach: for whom, and why or why not. */
export const describeFollowUps = ({ charts: { shock } }: ShockContext, fight: Shock, total: number): Fact[] => {
  const { counterCharge } = fight;
  const facts: Fact[] = [];
  const mounted = (role: Role) => fight[`${role}s`].some(({ arm }) => arm === 'cavalry');
  for (const { id, label, cells } of new Set(d10.faces.map((face) => shock.at(face + total))))
    for (const role of ['defender', 'attacker'] as const) {
      const { value, cite } = cells[role];
      if (value.follow.length === 0) continue;
      const follows = value.follow.map((following) => ({
        what: following.what,
        whether: whether(following, mounted(role), counterCharge),
      }));
      facts.push({
        id: `follow-${id}-${role}`,
        label: t('{label}, {side}', '{label}, {side}', { label, side: ROLES[role] }),
        value:
          follows.flatMap((following) => (following.whether.startsWith('no') ? [] : [following.what])).join(',') ||
          'nothing',
        text: follows
          .map((following) => WHETHER[following.whether](FOLLOWS[following.what]))
          .reduce((first, next) => t('{first}; {next}', '{first}\u202f; {next}', { first, next })),
        cite,
      });
    }
  const chart = { document: shock.document, chart: shock.id };
  if (fight.attackers.some(({ charging }) => charging)) {
    const row = shock.rows.find(({ cells }) =>
      cells.defender.value.follow.some((following) => following.afterCounterCharge),
    );
    // Whatever is ticked: without cavalry none was made.
    const countered = !mounted('defender') ? 'no-cavalry' : counterCharge ? 'made' : 'possible';
    facts.push({
      id: 'counter-charge',
      label: t('Counter-charge (9.4)', 'Contre-charge (9.4)'),
      value: countered,
      text: COUNTER_CHARGE[countered],
      cite: row?.cells.defender.cite ?? chart,
    });
  }
  if ([...fight.attackers, ...fight.defenders].some(({ arm }) => arm === 'artillery')) {
    const head = { id: 'artillery', label: t('Artillery in a shock', 'Artillerie au choc') };
    facts.push(
      shock.rules?.includes('8.9')
        ? { ...head, value: '8.9', text: ARTILLERY.byRule, cite: chart }
        : { ...head, value: 'unsaid', text: ARTILLERY.apart },
    );
  }
  return facts;
};

const COUNTER_CHARGE = {
  made: t(
    'made by the defender’s cavalry; its rule is not on the sheet',
    'faite par la cavalerie du défenseur\u202f; sa règle n’est pas sur la feuille',
  ),
  possible: t(
    'possible, by the defender’s cavalry; its rule is not on the sheet',
    'possible, par la cavalerie du défenseur\u202f; sa règle n’est pas sur la feuille',
  ),
  'no-cavalry': t('no, the defender has no cavalry', 'non, le défenseur n’a pas de cavalerie'),
};
const ARTILLERY = {
  byRule: t('see rule 8.9, which is not on the sheet', 'voir la règle 8.9, qui n’est pas sur la feuille'),
  apart: t('a rule of its own, not on the sheet', 'une règle à part, absente de la feuille'),
};
