import type { Ruling } from '@coup-doeil/kit';
import { on } from './ruling.ts';

const zone = on('zone');
const reaches = { facts: { zone: true } };
const stops = { facts: { zone: false } };
const cell = (row: string) => `terrain.${row}.blocks-zone`;

/** What the column “Blocks the ZoC” says, and the observation on a village's flanks. */
export const ZONE: readonly Ruling[] = [
  zone('A hex in front, in the clear', '', { about: [], answer: reaches }),
  zone('Woods stop no zone', 'hex=woods', { about: [], answer: reaches }),
  zone('A village stops a zone', 'hex=village', {
    about: [cell('village')],
    answer: stops,
    unless: { words: 'hex=woods', answer: reaches },
  }),
  zone('Out of a village', 'from=village', { about: [], answer: reaches }),
  zone('Out of a village, read so that it stops there too', 'from=village', {
    about: [cell('village')],
    readings: { 'zone-village': 'both' },
    answer: stops,
  }),
  zone('A stream stops a zone', 'hexsides=stream', {
    about: [cell('stream')],
    answer: stops,
    unless: { words: 'hexsides=bridge', answer: reaches },
  }),
  zone('A bridge over a stream lets it pass', 'hexsides=stream,bridge', { about: [], answer: reaches }),
  zone('A bridge does not, read so', 'hexsides=bridge', {
    about: [cell('stream')],
    readings: { 'zone-bridge': 'stopped' },
    answer: stops,
  }),
  zone('A slope stops a zone', 'hexsides=slope level=1', {
    about: [cell('slope')],
    answer: stops,
    unless: { words: 'level=1', answer: reaches },
  }),
  zone('A slope stops a zone downward too', 'hexsides=slope level=-1', {
    about: [cell('slope')],
    answer: stops,
    unless: { readings: { 'slope-direction': 'climbing' }, answer: reaches },
  }),
  zone('On a flank', 'aspect=flank', { about: [], answer: { facts: { zone: false, aspect: 'flank' } } }),
  zone('In rear', 'aspect=rear', { about: [], answer: { facts: { zone: false, aspect: 'rear' } } }),
  zone('On a flank, where all six are controlled', 'aspect=flank', {
    about: [],
    readings: { zoc: 'six' },
    answer: reaches,
  }),
  zone('Infantry in a village has its flanks for front', 'from=village aspect=flank', {
    about: ['terrain.village.observations'],
    answer: { facts: { zone: true, aspect: 'front' } },
    unless: { words: 'from=woods aspect=flank', answer: { facts: { zone: false, aspect: 'flank' } } },
  }),
  zone('Cavalry in a village has not', 'from=village aspect=flank arm=cavalry', {
    about: [],
    answer: { facts: { zone: false, aspect: 'flank' } },
  }),
];
