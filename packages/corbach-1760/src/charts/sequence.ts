import { type Sequence, sequence, t } from '@coup-doeil/core/chart';

/** The start of 3b is printed twice and its "(3)" is a damaged rule number: said once, without it. */
export const sequence142: Sequence = sequence({
  id: 'sequence',
  title: t('Sequence of play', 'Séquence de jeu'),
  document: '002',
  steps: {
    marching: { number: 'A', label: t('Marching movement', 'Mouvement de marche'), calculator: 'march' },
    rally: {
      number: 'B',
      label: t(
        'Rally: routed units, and disorganised ones in an enemy ZoC, try; disorganised ones elsewhere recover',
        'Ralliement\u202f: tentent les unités en déroute, et les désorganisées en ZdC ennemie\u202f; ailleurs, ces dernières se réorganisent',
      ),
      rules: '12.5 12.2',
      terms: { attempt: ['routed'], attemptInEnemyZone: ['disorganised'], reorganise: ['disorganised'] },
      calculator: 'rally-phase',
    },
    activations: {
      number: 'C',
      label: t(
        'Activations; scenario or initiative says who is first',
        'Activations\u202f; scénario ou initiative désigne le premier',
      ),
      steps: {
        'first-player': {
          number: 'C1',
          label: t('First player, active', 'Premier joueur, actif'),
          steps: {
            'fire-and-movement': {
              number: '•',
              label: t(
                'Fire and movement: try a formation or a lone unit',
                'Tir et mouvement\u202f: tenter une formation ou une unité isolée',
              ),
              steps: {
                command: { number: 'A', label: t('Check who is in command', 'Vérifier qui est commandé') },
                actions: {
                  number: 'B',
                  label: t(
                    'Actions of commanded units: artillery, then in any order the commander and one of 3a to 3c; two of them, not the same, where the army’s commander shares his hex (he keeps his own move, 4)',
                    'Actions des unités commandées\u202f: artillerie, puis dans l’ordre voulu le chef et l’une de 3a à 3c\u202f; deux, différentes, si le chef de l’armée est dans son hex (il garde son propre mouvement, 4)',
                  ),
                  terms: { actions: 1, withArmyCommander: 2 },
                  steps: {
                    'artillery-facing': { number: '1a', label: t('Turn artillery', 'Orienter l’artillerie') },
                    'artillery-fire': {
                      number: '1b',
                      label: t('Fire artillery', 'Tir d’artillerie'),
                      calculator: 'fire',
                    },
                    'commander-move': {
                      number: '2',
                      label: t(
                        'Move the formation’s commander, alone or with the unit or stack he is with',
                        'Déplacer le chef de la formation, seul ou avec l’unité ou la pile où il est',
                      ),
                    },
                    'move-unit': {
                      number: '3a',
                      label: t('Move a unit', 'Déplacer une unité'),
                      rules: '8',
                      calculator: 'march',
                    },
                    'move-stack': { number: '3b', label: t('Move a stack', 'Déplacer une pile'), calculator: 'march' },
                    'move-line': {
                      number: '3c',
                      label: t('Move a line of battle', 'Déplacer une ligne de bataille'),
                      rules: '6.5 8.7',
                      calculator: 'march',
                    },
                  },
                },
                'react-movement': {
                  number: '•',
                  label: t('The other side reacts to a movement', 'L’autre camp réagit à un mouvement'),
                  rules: '8.5',
                  terms: { afterHexes: 1 },
                },
                'reaction-fire': {
                  number: '•',
                  label: t(
                    'The other side fires in reaction, at a unit that has moved a hex or more',
                    'L’autre camp tire en réaction, sur une unité qui a bougé d’un hex ou plus',
                  ),
                  rules: '9.3',
                  terms: { afterHexes: 1 },
                  calculator: 'fire',
                },
                'next-formation': {
                  number: '•',
                  label: t('On to the next, until all were tried', 'À la suivante, jusqu’à les avoir toutes tentées'),
                },
              },
            },
            'army-commander': {
              number: '4',
              label: t(
                'Army commander: alone, or with a unit, a stack, his line of battle',
                'Chef de l’armée\u202f: seul, ou avec une unité, une pile, sa ligne de bataille',
              ),
              rules: '6.5',
            },
            combats: {
              number: '5',
              label: t('All combats', 'Tous les combats'),
              rules: '10',
              calculator: 'combat',
            },
          },
        },
        'second-player': {
          number: 'C2',
          label: t(
            'Second player, the same; the first is inactive',
            'Second joueur, de même\u202f; le premier est inactif',
          ),
        },
      },
    },
    'end-of-turn': { number: 'D', label: t('End of the turn', 'Fin du tour') },
  },
});
