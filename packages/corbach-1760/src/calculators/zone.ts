import { t } from '@coup-doeil/core/chart';
import {
  choice,
  defineCalculator,
  describeInput,
  type Fact,
  list,
  listRowOptions,
  wholeNumber,
} from '@coup-doeil/core/game';
import { terrain142 } from '../charts/terrain.ts';
import { ARM_NAMES, ASPECT_NAMES } from '../names.ts';
import { ZONE_READINGS } from '../readings/zone.ts';
import { findZone, turnedTo } from '../rules/zone.ts';
import { HEXES, HEXSIDES } from '../vocabulary.ts';

/** The chart's bare “yes” in words, by the rows that have it. */
const STOPS = Object.fromEntries(
  terrain142.rows
    .filter(({ cells }) => cells['blocks-zone']?.value)
    .map(({ id }) => [id, { figure: t('stops a zone', 'arrête une zone') }]),
);

const fields = {
  arm: choice({
    label: t('Arm of the unit', 'Arme de l’unité'),
    options: ARM_NAMES,
    default: 'infantry',
    fixed: true,
    rare: true,
  }),
  from: choice({
    label: t('Hex of the unit', 'Hex de l’unité'),
    options: listRowOptions(terrain142, HEXES, undefined, STOPS),
    default: 'clear',
    rare: true,
  }),
  aspect: choice({
    label: t('The hex lies to its', 'L’hex est sur son'),
    options: ASPECT_NAMES,
    default: 'front',
  }),
  hex: choice({
    label: t('The hex beside it', 'L’hex voisin'),
    options: listRowOptions(terrain142, HEXES, undefined, STOPS),
    default: 'clear',
  }),
  hexsides: list({
    label: t('Hexside between them', 'Bord d’hex entre les deux'),
    of: choice({
      label: t('Hexside', 'Bord d’hex'),
      options: listRowOptions(terrain142, HEXSIDES, undefined, STOPS),
      default: 'stream',
    }),
    max: HEXSIDES.length,
  }),
  level: wholeNumber({
    label: t('Levels up to that hex', 'Niveaux jusqu’à cet hex'),
    min: -2,
    max: 2,
    default: 0,
    rare: true,
  }),
};
const input = describeInput(fields, { ground: ['hex'], hexside: ['hexsides'] });

/** Whether a unit controls a hex beside it. */
export const calculator = defineCalculator({
  game: 'corbach-1760',
  id: 'zone',
  title: t('Zone of control', 'Zone de contrôle'),
  lead: t('Whether a unit controls a hex beside it.', 'Si une unité contrôle un hex voisin.'),
  input,
  readings: ZONE_READINGS,
  charts: { '142': { terrain: terrain142 } },
  examples: [
    { id: 'front', title: t('In front, in the clear', 'De front, en terrain clair'), words: '' },
    { id: 'stream', title: t('Across a stream', 'De l’autre côté d’un ruisseau'), words: 'hexsides=stream' },
    {
      id: 'out-of-a-village',
      title: t('From a village, on its flank', 'D’un village, sur son flanc'),
      words: 'from=village aspect=flank',
    },
  ],
  answer: (context, beside) => {
    const { terrain } = context.charts;
    const reached = findZone(context, beside);
    const label = t('In its zone of control', 'Dans sa zone de contrôle');
    const inZone: Fact =
      typeof reached === 'object'
        ? {
            id: 'zone',
            label,
            value: false,
            text: t('no: stopped by {place}', 'non\u202f: arrêtée par {place}', { place: reached.label }),
            cite: reached.cite,
          }
        : {
            id: 'zone',
            label,
            value: reached === 'reaches',
            text: reached === 'reaches' ? t('yes', 'oui') : t('no: not in front of it', 'non\u202f: pas devant elle'),
          };
    const turned = turnedTo(terrain, beside);
    return {
      total: null,
      facts: [
        inZone,
        {
          id: 'aspect',
          label: t('The hex counts as its', 'L’hex compte comme son'),
          value: turned,
          text: ASPECT_NAMES[turned],
          ...(turned === beside.aspect ? {} : { cite: terrain.at(beside.from, 'observations').cite }),
        },
      ],
    };
  },
});
