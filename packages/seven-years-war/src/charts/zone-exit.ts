import { modifiers, t } from '@coup-doeil/core/chart';

/** What it costs to leave an enemy zone of control. The last two may not leave formed cavalry that holds them. */
export const zoneExit = modifiers({
  id: 'zone-exit',
  title: t('Leaving an enemy zone of control', 'Sortir d’une zone de contrôle ennemie'),
  document: '001',
  groups: { cost: t('Movement points', 'Points de mouvement') },
  lines: {
    support: {
      group: 'cost',
      value: '+1',
      label: t('Any unit in support', 'Toute unité en soutien'),
      terms: { leaving: 'support' },
    },
    'prussian-cavalry': {
      group: 'cost',
      value: '+1',
      label: t(
        'Engaged Prussian cavalry, if no formed cavalry engages it',
        'Cavalerie prussienne engagée, hors contact de cavalerie formée',
      ),
      terms: { leaving: 'engaged', unless: 'formed-cavalry' },
    },
    fast: {
      group: 'cost',
      value: '+2',
      label: t(
        'Any other fast unit engaged, if no formed cavalry engages it',
        'Autre unité rapide engagée, hors contact de cavalerie formée',
      ),
      terms: { leaving: 'engaged', unless: 'formed-cavalry' },
    },
  },
});
