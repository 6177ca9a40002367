import { key, same, t } from '@coup-doeil/core/chart';

const test = (by: string) => t('morale test at {by}', 'test de moral à {by}', { by });

/** The abbreviations of the sheet. */
export const key142 = key({
  id: 'key',
  title: t('Key', 'Légende'),
  document: '002',
  rows: {
    forbidden: { symbol: t('Forb', 'Int'), meaning: t('forbidden', 'interdit') },
    'retreat-one': { symbol: same('R1'), meaning: t('retreat of one hex', 'recul d’un hex') },
    'retreat-two': { symbol: same('R2'), meaning: t('retreat of two hexes', 'recul de deux hex') },
    test: { symbol: same('TM'), meaning: t('morale test', 'test de moral') },
    'test-minus-one': { symbol: same('TM-1'), meaning: test('−1') },
    'test-plus-one': { symbol: same('TM+1'), meaning: test('+1') },
    'test-plus-two': { symbol: same('TM+2'), meaning: test('+2') },
    disorganised: { symbol: same('D'), meaning: t('disorganised', 'désorganisé') },
    'one-step': { symbol: same('1'), meaning: t('one step lost', 'un pas perdu') },
    'two-steps': { symbol: same('2'), meaning: t('two steps lost', 'deux pas perdus') },
    'three-steps': { symbol: same('3'), meaning: t('three steps lost', 'trois pas perdus') },
    eliminated: { symbol: same('E'), meaning: t('eliminated', 'éliminé') },
    // Words that the sheet prints in full, so that French cells say them in French.
    'stops-zone': {
      symbol: t('Yes', 'Oui'),
      meaning: t('a zone of control stops here', 'une zone de contrôle s’arrête ici'),
      unprinted: true,
    },
    'terrain-of-the-hex': {
      symbol: t('Terrain of the hex', 'Terrain de l’hex'),
      meaning: t('as the ground it runs through', 'comme le terrain qu’elle traverse'),
      unprinted: true,
    },
    'either-sign': {
      symbol: t('+ or -', '+ ou -'),
      meaning: t('with its own sign', 'avec son signe'),
      unprinted: true,
    },
    // The observations of the terrain chart, which the sheet prints in full.
    'no-flank': {
      symbol: t('No flank', 'Sans flanc'),
      meaning: t('infantry there counts its flanks as front', 'l’infanterie y a ses flancs pour front'),
      unprinted: true,
    },
    lifts: {
      symbol: t('Lifts', 'Lève'),
      meaning: t(
        'along it, ground that is not clear neither adds points, nor disorganises, nor bars the way',
        'en la suivant, un terrain non clair ne coûte rien de plus, ne désorganise pas et n’arrête personne',
      ),
      unprinted: true,
    },
    'with-road': {
      symbol: t('With road', 'Avec route'),
      meaning: t('wherever a road crosses', 'partout où passe une route'),
      unprinted: true,
    },
    tested: {
      symbol: t('Test', 'Test'),
      meaning: t('the unit tests, or is disorganised', 'l’unité passe un test, sinon elle se désorganise'),
      unprinted: true,
    },
    steep: {
      symbol: t('Forb Art, D', 'Int Art, D'),
      meaning: t(
        'closed to artillery; whoever crosses is disorganised',
        'fermée à l’artillerie\u202f; qui la franchit se désorganise',
      ),
      unprinted: true,
    },
  },
});
