import type { Measure } from '../../game/calculator.ts';
import type { BattleSide } from '../../game/field.ts';
import type { OddsList } from '../../game/odds-list.ts';
import { type Text, t } from '../../text/index.ts';
import { type Charts, findChart } from './charts.ts';
import { listStates, tellFate } from './fates.ts';
import { tellSuccesses } from './pool.ts';
import { tellResult } from './rows.ts';
import type { Model } from './throw.ts';
import { createWords } from './words.ts';

const ON_TABLE = t('On the table', 'Sur la table');
const IN_THE_END: Readonly<Record<'attacker' | 'defender', Text>> = {
  attacker: t('The attacker in the end', 'L’attaquant à la fin'),
  defender: t('The defender in the end', 'Le défenseur à la fin'),
};
const BOTH = t('Both sides at once', 'Les deux camps ensemble');
const SUFFERS = t('The defender suffers', 'Le défenseur souffre');
const SUCCEEDS = t('At least one success', 'Au moins un succès');

export const listOdds = (sides: readonly BattleSide[]): readonly string[] => [
  'result',
  ...sides,
  ...(sides.length > 1 ? ['both'] : []),
];

/** The words of each list of odds. */
export const describeOdds = ({ recipe, tables, roll, lists }: Model, charts: Charts): Record<string, OddsList> => {
  const words = createWords(charts);
  const states = listStates(findChart(charts, 'results', 'key'));
  const tellSide = (id: string): Text => tellFate(id, states);
  const isCount = roll.isPool && recipe.readOn === undefined;
  const all: Record<string, OddsList> = {
    result: {
      label: ON_TABLE,
      role: 'table',
      outcome: (id) => (isCount ? tellSuccesses(id) : tellResult(tables, id, words)),
    },
    attacker: { label: IN_THE_END.attacker, role: { side: 'attacker' }, outcome: tellSide },
    defender: { label: IN_THE_END.defender, role: { side: 'defender' }, outcome: tellSide },
    both: {
      label: BOTH,
      role: 'joint',
      outcome: (id) => {
        const [attacker = '', defender = ''] = id.split('--');
        const values = { attacker: tellSide(attacker), defender: tellSide(defender) };
        return t(
          'attacker {attacker}; defender {defender}',
          'attaquant\u202f: {attacker}\u202f; défenseur\u202f: {defender}',
          values,
        );
      },
    },
  };
  return Object.fromEntries(Object.entries(all).filter(([list]) => lists.includes(list)));
};

export const findMeasure = ({ roll, recipe, lists }: Model): Measure | undefined => {
  if (lists.includes('defender')) return { label: SUFFERS, list: 'defender', counts: (id) => id !== 'unharmed-1' };
  if (roll.isPool && recipe.readOn === undefined)
    return { label: SUCCEEDS, list: 'result', counts: (id) => !/^0/.test(id) };
  return undefined;
};
