import { type Text, t } from '@coup-doeil/core/chart';
import type { Follow } from '../charts/results.ts';
import type { MayFollow, Role } from '../rules/shock-facts.ts';
import { PASSAGE_WORDS } from './passage.ts';

const ROLES: Readonly<Record<Role, Text>> = {
  defender: t('the defender', 'le défenseur'),
  attacker: t('the attacker', 'l’attaquant'),
};

const FOLLOWS: Readonly<Record<Follow, Text>> = {
  breakthrough: t('breakthrough (8.7)', 'choc de rupture (8.7)'),
  pursuit: t('pursuit (9.5)', 'poursuite (9.5)'),
  'counter-shock': t('counter-shock (8.7)', 'contre-choc (8.7)'),
};

const WHETHER: Readonly<Record<MayFollow['whether'], Text>> = {
  'no-cavalry': t('no, it has no cavalry', 'non, pas de cavalerie'),
  'no-counter-charge': t('no, no counter-charge was made', 'non, aucune contre-charge'),
  'after-counter-charge': t('its cavalry, if the attacker goes back', 'sa cavalerie, si l’attaquant recule'),
  cavalry: t('its cavalry', 'sa cavalerie'),
  yes: t('yes', 'oui'),
};

/** What a shock has to say. */
export const SHOCK_WORDS = {
  ...PASSAGE_WORDS,
  'both-sides': () => t('A shock needs both sides.', 'Un choc demande deux camps.'),
  'no-artillery': () => t('Artillery does not take part in a shock.', 'L’artillerie ne prend pas part à un choc.'),
  'no-shock': () => t('No shock here.', 'Aucun choc ici.'),
  apart: () => t('The attackers are not next to each other.', 'Les attaquants ne se touchent pas.'),
  odds: (attack: number, defence: number, rung: Text) =>
    t(`${attack} : ${defence}, counted as ${rung.en}`, `${attack} : ${defence}, compté ${rung.fr}`),
  cohesion: (attack: number, defence: number) =>
    t(`Best cohesion, ${attack} against ${defence}`, `Meilleure cohésion, ${attack} contre ${defence}`),
  way: (attacker: number) => t(`The way of attacker ${attacker}`, `Le chemin de l’attaquant ${attacker}`),
  'six-fronts': () => t('An attacker with six fronts', 'Un attaquant à six fronts'),
  'no-rear': () => t('From behind: six fronts, no rear', 'Par derrière\u202f: six fronts, pas d’arrière'),
  'may-follow': (row: Text, role: Role) =>
    t(`On ${row.en}, ${ROLES[role].en} may`, `Sur ${row.fr}, ${ROLES[role].fr} peut`),
  follows: (told: readonly MayFollow[]) =>
    t(
      told.map(({ what, whether }) => `${FOLLOWS[what].en}: ${WHETHER[whether].en}`).join('; '),
      told.map(({ what, whether }) => `${FOLLOWS[what].fr}\u202f: ${WHETHER[whether].fr}`).join('\u202f; '),
    ),
  'counter-charge': () => t('Counter-charge (9.4)', 'Contre-charge (9.4)'),
  'counter-charge-by': (mounted: boolean) =>
    mounted
      ? t(
          'by the defender’s cavalry; its rule is not on the sheet',
          'par la cavalerie du défenseur\u202f; sa règle n’est pas sur la feuille',
        )
      : t('no, the defender has no cavalry', 'non, le défenseur n’a pas de cavalerie'),
  artillery: () => t('Artillery in a shock', 'Artillerie au choc'),
  'artillery-rule': (named: boolean) =>
    named
      ? t('see rule 8.9, which is not on the sheet', 'voir la règle 8.9, qui n’est pas sur la feuille')
      : t('a rule of its own, not on the sheet', 'une règle à part, absente de la feuille'),
};
