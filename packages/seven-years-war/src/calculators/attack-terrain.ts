import { type Text, t } from '@coup-doeil/core/chart';
import { choice, defineCalculator, flag, group, inputOf, list, saying } from '@coup-doeil/core/game';
import { notesSheet } from '../charts/notes.ts';
import { terrainHexes } from '../charts/terrain-hexes.ts';
import { terrainHexsides } from '../charts/terrain-hexsides.ts';
import { ATTACK_READINGS } from '../readings/attack.ts';
import { attackRules } from '../rules/attack-answer.ts';
import type { Arm } from '../vocabulary.ts';
import { ATTACK_WORDS } from '../words/attack.ts';
import { hexsidesField, terrainsField } from './ground.ts';

const path = group({
  label: t('Toward a defending hex', 'Vers un hex en défense'),
  fields: {
    adjacent: flag({
      label: t('The two hexes touch', 'Les deux hex se touchent'),
      help: t('Only a bombardment reaches farther.', 'Seul un bombardement porte plus loin.'),
      default: true,
    }),
    hexsides: hexsidesField(t('Hexside into the defending hex', 'Bord d’hex vers l’hex en défense')),
    line: list({
      label: t('Other hexsides on the line', 'Autres bords d’hex sur la ligne'),
      of: group({
        label: t('Hexside', 'Bord d’hex'),
        fields: { hexsides: hexsidesField(t('On it', 'Ce qui s’y trouve')) },
      }),
      max: 6,
      when: { arm: 'bombardment', adjacent: false },
    }),
  },
});

const input = inputOf({
  attackers: list({
    label: t('Attacking hexes', 'Hex qui attaquent'),
    of: group({
      label: t('Attacking hex', 'Hex qui attaque'),
      fields: {
        arm: choice({
          label: t('It attacks with', 'Il attaque avec'),
          options: {
            infantry: t('infantry', 'de l’infanterie'),
            cavalry: t('cavalry', 'de la cavalerie'),
            bombardment: t('a bombardment', 'un bombardement'),
          } satisfies Record<Arm, Text>,
          default: 'infantry',
        }),
        terrains: terrainsField(t('Its terrains', 'Ses terrains')),
        paths: list({
          label: t('Toward each defending hex, in their order', 'Vers chaque hex en défense, dans leur ordre'),
          of: path,
          min: 1,
          max: 4,
        }),
      },
    }),
    min: 1,
    max: 6,
  }),
  defenders: list({
    label: t('Defending hexes', 'Hex en défense'),
    of: group({
      label: t('Defending hex', 'Hex en défense'),
      fields: { terrains: terrainsField(t('Its terrains', 'Ses terrains'), 'infantry') },
    }),
    min: 1,
    max: 4,
  }),
});

const say = saying(ATTACK_WORDS);

export const calculator = defineCalculator({
  id: 'attack-terrain',
  title: t('Terrain of an attack', 'Terrain d’une attaque'),
  lead: t(
    'The terrain modifier of an attack or a bombardment, from one hex or several.',
    'Le modificateur de terrain d’une attaque ou d’un bombardement, depuis un ou plusieurs hex.',
  ),
  input,
  readings: ATTACK_READINGS,
  charts: {
    sheet: { 'terrain-hexes': terrainHexes, 'terrain-hexsides': terrainHexsides, notes: notesSheet },
  },
  examples: [
    {
      id: 'stream-town',
      title: t('Infantry over a stream into a town', 'De l’infanterie passe un ruisseau vers une ville'),
      words: 'attackers.1.paths.1.hexsides=stream defenders.1.terrains=town',
    },
    {
      id: 'out-of-marsh',
      title: t('Guns in a marsh fire from afar', 'Des canons tirent de loin, depuis un marais'),
      words:
        'attackers.1.arm=bombardment attackers.1.terrains=marsh attackers.1.paths.1.adjacent=false defenders.1.terrains=clear',
    },
    {
      id: 'two-hexes',
      title: t('Cavalry from woods, infantry up a slope', 'De la cavalerie d’un bois, de l’infanterie en montant'),
      words:
        'attackers.1.arm=cavalry attackers.1.terrains=woods attackers.2.arm=infantry attackers.2.paths.1.hexsides=up-slope',
    },
  ],
  answer: (context, situation) => attackRules.answer({ ...context, say }, situation),
});
