import { type Text, t } from '@coup-doeil/core/chart';
import { choice, defineCalculator, flag, group, inputOf, list, maybeWhole, saying } from '@coup-doeil/core/game';
import { notesSheet } from '../charts/notes.ts';
import { terrainHexes } from '../charts/terrain-hexes.ts';
import { terrainHexsides } from '../charts/terrain-hexsides.ts';
import { zoneExit } from '../charts/zone-exit.ts';
import { MARCH_READINGS } from '../readings/march.ts';
import { marchRules } from '../rules/march-answer.ts';
import type { Leaving } from '../vocabulary.ts';
import { MARCH_WORDS } from '../words/march.ts';
import { hexsidesField, terrainsField } from './ground.ts';
import { MOVER_NAMES } from './words.ts';

const input = inputOf({
  mover: choice({
    label: t('Unit', 'Unité'),
    options: MOVER_NAMES,
    default: 'infantry',
  }),
  prussian: flag({ label: t('Prussian', 'Prussienne'), when: { mover: 'cavalry' } }),
  fast: flag({
    label: t('A fast unit', 'Une unité rapide'),
    help: t('Cavalry is fast by itself.', 'La cavalerie l’est d’office.'),
    when: { mover: ['infantry', 'artillery', 'leader'] },
  }),
  column: flag({ label: t('In column', 'En colonne') }),
  command: flag({ label: t('In command', 'En commandement'), default: true }),
  allowance: maybeWhole({
    label: t('Movement points it has', 'Points de mouvement dont elle dispose'),
    min: 0,
    max: 30,
  }),
  steps: list({
    label: t('Steps', 'Pas'),
    of: group({
      label: t('Step', 'Pas'),
      fields: {
        terrains: terrainsField(t('Terrains of the hex entered', 'Terrains de l’hex où l’on entre'), 'foot'),
        hexsides: hexsidesField(t('Hexside crossed', 'Bord d’hex franchi')),
        leaving: choice({
          label: t('It leaves an enemy zone', 'Elle sort d’une zone ennemie'),
          options: {
            none: t('no', 'non'),
            support: t('being in support', 'étant en soutien'),
            engaged: t('being engaged', 'étant engagée'),
          } satisfies Record<Leaving, Text>,
          default: 'none',
        }),
        formed: flag({
          label: t('Engaged by formed cavalry', 'Engagée par de la cavalerie formée'),
          when: { leaving: 'engaged' },
        }),
      },
    }),
    min: 1,
    max: 20,
  }),
});

const say = saying(MARCH_WORDS);

export const calculator = defineCalculator({
  id: 'march',
  title: t('March', 'Marche'),
  lead: t('What a way costs, step by step.', 'Ce que coûte un chemin, pas à pas.'),
  totalIs: 'cost',
  input,
  readings: MARCH_READINGS,
  charts: {
    sheet: {
      'terrain-hexes': terrainHexes,
      'terrain-hexsides': terrainHexsides,
      'zone-exit': zoneExit,
      notes: notesSheet,
    },
  },
  examples: [
    {
      id: 'stream-woods',
      title: t('Infantry over a stream into woods', 'De l’infanterie passe un ruisseau vers un bois'),
      words: 'allowance=4 steps.1.hexsides=stream steps.1.terrains=woods',
    },
    {
      id: 'prussian-exit',
      title: t('Prussian cavalry breaks off', 'De la cavalerie prussienne rompt le contact'),
      words: 'mover=cavalry prussian=true allowance=8 steps.1.leaving=engaged steps.2.terrains=marsh,town',
    },
    {
      id: 'mietzel',
      title: t('Over the Mietzel', 'Passer la Mietzel'),
      words: 'column=true allowance=4 steps.1.hexsides=mietzel',
    },
  ],
  answer: (context, asked) => marchRules.answer({ ...context, say }, asked),
});
