import { t } from '@coup-doeil/core/chart';
import {
  type Branches,
  choice,
  defineDiceCalculator,
  describeInput,
  listRowOptions,
  listRows,
  type RowBranch,
  wholeNumber,
} from '@coup-doeil/core/game';
import { d6 } from '@coup-doeil/dice';
import { key142 } from '../charts/key.ts';
import { result } from '../charts/results.ts';
import { STATE_NAMES, sideText } from '../names.ts';
import { MORALE_READINGS } from '../readings/fire.ts';
import { type Blow, FATES, type Fate, testAt } from '../rules/fates.ts';
import { suffers } from '../rules/outcomes.ts';

const TESTS = ['test-minus-one', 'test', 'test-plus-one', 'test-plus-two'] as const;

const input = describeInput({
  test: choice({ label: t('Test', 'Test'), options: listRowOptions(key142, TESTS, 'symbol'), default: 'test' }),
  morale: wholeNumber({ label: t('Morale', 'Moral'), min: 0, max: 9, default: 4 }),
  state: choice({ label: t('Order', 'Ordre'), options: STATE_NAMES, default: 'good-order' }),
});

const cellOf = (key: typeof key142, test: (typeof TESTS)[number]) => {
  const { symbol } = key.rows.find(({ id }) => id === test)?.cells ?? {};
  if (!symbol) throw new Error(`no row ${test}`);
  return symbol;
};

/** One morale test. */
export const calculator = defineDiceCalculator({
  game: 'corbach-1760',
  id: 'morale',
  title: t('Morale test', 'Test de moral'),
  lead: t('A test alone, as the tables call for it.', 'Un test seul, tel que les tables le demandent.'),
  input,
  readings: MORALE_READINGS,
  charts: { '142': { key: key142 } },
  measure: { label: t('The unit fails', 'L’unité échoue'), list: 'result', counts: suffers },
  odds: { result: { label: t('The test', 'Le test'), role: 'table', outcome: sideText, harms: suffers } },
  examples: [
    { id: 'plain', title: t('Morale 4, no number', 'Moral 4, sans chiffre'), words: '' },
    { id: 'hard', title: t('Morale 4, TM+2', 'Moral 4, TM+2'), words: 'test=test-plus-two' },
  ],
  answer: ({ charts, tally, reading }, { test, morale, state }) => {
    const cell = cellOf(charts.key, test);
    const effect = result(cell.printed, cell.marks);
    if (effect.kind === 'test') tally.add(cell, effect.modifier);
    const end = reading('morale-test') === 'open' ? 'tests' : testAt(morale - tally.total, { state });
    return { total: tally.total, branches: { ...branchesOf(end), fates: FATES } };
  },
});

const WHY = t('the morale test', 'le test de moral');

/** One unit, which is the input itself; its outcomes go by the names that a side of one has. */
const branchesOf = (end: Blow): Pick<Branches, 'dice' | 'rows'> => {
  const row = ({ id }: { readonly id: Fate }): RowBranch => ({
    id: `${id}-1`,
    tests: [],
    parties: [{ units: [{ unit: '', pass: id, fail: id, test: null }] }],
  });
  if (typeof end === 'string') return { dice: [], rows: listRows([], () => ({ id: end }), row) };
  const dice = [{ die: d6, why: WHY }];
  return { dice, rows: listRows(dice, (face) => ({ id: face <= end.need ? 'holds' : end.fail }), row) };
};
