import { key, same, t } from '@aide-de-camp/core/chart';

const test = (by: string) => t(`morale test${by && ` at ${by}`}`, `test de moral${by && ` à ${by}`}`);

export const key142 = key({
  id: 'key',
  title: t('Key', 'Légende'),
  document: '002',
  rows: {
    forbidden: { symbol: t('Forb', 'Int'), meaning: t('forbidden', 'interdit') },
    'retreat-one': { symbol: same('R1'), meaning: t('retreat of one hex', 'recul d’un hex') },
    'retreat-two': { symbol: same('R2'), meaning: t('retreat of two hexes', 'recul de deux hex') },
    test: { symbol: same('TM'), meaning: test('') },
    'test-minus-one': { symbol: same('TM-1'), meaning: test('−1') },
    'test-plus-one': { symbol: same('TM+1'), meaning: test('+1') },
    'test-plus-two': { symbol: same('TM+2'), meaning: test('+2') },
    disorganised: { symbol: same('D'), meaning: t('disorganised', 'désorganisé') },
    'one-step': { symbol: same('1'), meaning: t('one step lost', 'un pas perdu') },
    'two-steps': { symbol: same('2'), meaning: t('two steps lost', 'deux pas perdus') },
    'three-steps': { symbol: same('3'), meaning: t('three steps lost', 'trois pas perdus') },
    eliminated: { symbol: same('E'), meaning: t('eliminated', 'éliminé') },
  },
});
