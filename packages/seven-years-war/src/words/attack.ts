import { type Text, t } from '@coup-doeil/core/chart';
import type { Pair } from '../rules/attack.ts';
import { yesNo } from './yes-no.ts';

const STATES: Readonly<Record<Exclude<Pair['state'], 'open'>, Text>> = {
  apart: t('they do not touch', 'ils ne se touchent pas'),
  barred: t('barred', 'interdit'),
};

/** What an attack has to say of its terrain. */
export const ATTACK_WORDS = {
  'barred-all': () => t('No attack may be made that way.', 'Aucune attaque n’est permise par là.'),
  'apart-all': () => t('None of these hexes is next to another.', 'Aucun de ces hex ne touche l’autre.'),
  best: () => t('The pair that counts', 'La paire qui compte'),
  pair: ({ attacker, defender }: Pick<Pair, 'attacker' | 'defender'>) =>
    t(`Hex ${attacker} into hex ${defender}`, `Hex ${attacker} vers hex ${defender}`),
  state: (state: Exclude<Pair['state'], 'open'>) => STATES[state],
  shock: (attacker: number) => t(`Hex ${attacker}: shock value`, `Hex ${attacker}\u202f: valeur de choc`),
  'may-shock': (may: boolean | 'no-path') =>
    may === 'no-path' ? t('it does not attack', 'il n’attaque pas') : yesNo(may),
};
