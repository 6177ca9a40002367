import { key, same, t } from '@coup-doeil/core/chart';

/** The abbreviations of 2016. */
export const key2016 = key({
  id: 'key',
  title: t('Key', 'Abréviations'),
  document: '004',
  rows: {
    uot: {
      symbol: t('UOT', 'UAT'),
      meaning: t('the other terrain of the hex counts', 'l’autre terrain de l’hex compte'),
    },
    ne: { symbol: t('NE', 'PE'), meaning: t('no effect', 'pas d’effet') },
    na: { symbol: same('NA'), meaning: t('not allowed', 'non autorisé') },
    disorder: {
      symbol: same('D'),
      meaning: t('disordered; beside a cost, without a test', 'en désordre\u202f; à côté d’un coût, sans test'),
    },
    one: { symbol: same('1'), meaning: t('recoils one hex', 'recule d’un hex') },
    test: {
      symbol: t('CT', 'TdC'),
      meaning: t('cohesion test; who fails is disordered', 'test de cohésion\u202f; échec\u202f: en désordre'),
    },
    rout: { symbol: same('R'), meaning: t('routed', 'en déroute') },
    'test-recoil': {
      symbol: t('CT/1', 'TdC/1'),
      meaning: t('cohesion test; who fails recoils one hex', 'test de cohésion\u202f; échec\u202f: recule d’un hex'),
    },
    italics: {
      symbol: t('italics', 'italique'),
      meaning: t('for cavalry alone', 'pour la seule cavalerie'),
    },
    // Words that the sheet prints in both languages in the charts themselves.
    strength: { symbol: t('SP', 'PF'), meaning: t('fire strength', 'puissance de feu'), unprinted: true },
    breakthrough: {
      symbol: t('Breakthrough', 'Choc de rupture'),
      meaning: t('the attacker goes on with another shock (8.7)', 'l’attaquant poursuit par un autre choc (8.7)'),
      unprinted: true,
    },
    pursuit: {
      symbol: t('Pursuit', 'Poursuite'),
      meaning: t(
        'cavalry follows those who recoil or retreat (9.5)',
        'la cavalerie suit qui recule ou se retire (9.5)',
      ),
      unprinted: true,
    },
    'counter-shock': {
      symbol: t('Counter-shock', 'Contre-choc'),
      meaning: t('the defender shocks in his turn (8.7)', 'le défenseur choque à son tour (8.7)'),
      unprinted: true,
    },
    'after-counter-charge': {
      symbol: t(
        'Pursuit if counter-charge and attacker recoils or retreats',
        'Poursuite si contre-charge et recul ou retraite de l’attaquant',
      ),
      meaning: t(
        'only after a counter-charge that made the attacker recoil or retreat',
        'après une contre-charge qui a repoussé l’attaquant',
      ),
      unprinted: true,
    },
    or: {
      symbol: t(' or ', ' ou '),
      meaning: t('one or the other, at choice', 'l’un ou l’autre, au choix'),
      unprinted: true,
    },
    'see-odds': {
      symbol: t('see odds', 'voir ratios'),
      meaning: t('from the odds table', 'de la table des ratios'),
      unprinted: true,
    },
    'see-terrain': {
      symbol: t('see terrain', 'voir terrains'),
      meaning: t('from the terrain chart', 'de la table des terrains'),
      unprinted: true,
    },
    difference: {
      symbol: t('best attacker - best defender', 'meilleur att. - meilleur déf.'),
      meaning: t('attacker’s less defender’s', 'celle de l’attaquant moins celle du défenseur'),
      unprinted: true,
    },
  },
});

/** The abbreviations of 2006. */
export const key2006 = key2016.reprint({ document: '003' });
