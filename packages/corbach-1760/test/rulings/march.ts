import type { Ruling } from '@coup-doeil/kit';
import { on } from './ruling.ts';

const march = on('march');
const again = { 'step-1-disorganised': 'disorganised' };

export const MARCH: readonly Ruling[] = [
  march('In the clear', '', { about: ['terrain.clear.infantry'], answer: { total: 1 } }),
  march('Infantry into woods', 'steps.1.hex=woods', { about: ['terrain.woods.infantry'], answer: { total: 2 } }),
  march('Cavalry into woods', 'mover=cavalry steps.1.hex=woods', {
    about: ['terrain.woods.cavalry'],
    answer: { refused: 'terrain.woods.cavalry' },
  }),
  march('Light cavalry into woods', 'mover=light-cavalry steps.1.hex=woods', {
    about: ['notes.light-cavalry'],
    answer: { total: 2, facts: again },
    unless: { words: 'mover=light-cavalry steps.1.hex=village', answer: { total: 2 } },
  }),
  march('Light cavalry into woods for one', 'mover=light-cavalry steps.1.hex=woods', {
    about: ['notes.light-cavalry'],
    readings: { 'light-cavalry-woods': 'one' },
    answer: { total: 1, facts: again },
  }),
  march('Guns into woods, as infantry', 'mover=artillery steps.1.hex=woods', {
    about: ['terrain.woods.infantry'],
    answer: { total: 2 },
  }),
  march('Guns into woods, as cavalry', 'mover=artillery steps.1.hex=woods', {
    about: ['terrain.woods.cavalry'],
    readings: { 'other-movers': 'cavalry' },
    answer: { refused: 'terrain.woods.cavalry' },
  }),
  march('A commander over a slope, as infantry', 'mover=commander steps.1.hexsides=slope', {
    about: ['terrain.slope.infantry'],
    answer: { total: 2 },
  }),
  march('A commander over a slope, as cavalry', 'mover=commander steps.1.hexsides=slope', {
    about: ['terrain.slope.cavalry'],
    readings: { 'other-movers': 'cavalry' },
    answer: { total: 3 },
  }),
  march('Over a stream into a village', 'steps.1.hex=village steps.1.hexsides=stream', {
    about: ['terrain.village.infantry', 'terrain.stream.infantry'],
    answer: { total: 3 },
  }),
  march('A bridge stands in for the stream', 'steps.1.hexsides=stream,bridge', {
    about: ['terrain.bridge.observations'],
    answer: { total: 1 },
    unless: { words: 'steps.1.hexsides=stream', answer: { total: 2 } },
  }),
  march(
    'Along a road nothing else counts',
    'mover=cavalry steps.1.hex=woods steps.1.hexsides=slope steps.1.level=2 steps.1.road=road',
    {
      about: ['terrain.road.observations', 'terrain.road.cavalry'],
      answer: { total: 1 },
    },
  ),
  march('Along a sunken road', 'steps.1.hex=village steps.1.road=sunken-road', {
    about: ['terrain.sunken-road.observations', 'terrain.sunken-road.infantry'],
    answer: { total: 1 },
    unless: { words: 'steps.1.hex=village', answer: { total: 2 } },
  }),
  march('Guns over a slope along a road', 'mover=artillery steps.1.hexsides=slope steps.1.road=road', {
    about: ['terrain.road.observations'],
    answer: { total: 1 },
  }),
  march(
    'What ground adds to a turn is spared along a road',
    'steps.1.hex=village steps.1.turningGround=1 steps.1.road=road',
    {
      about: ['notes.facing-change'],
      answer: { total: 1 },
      unless: { words: 'steps.1.hex=village steps.1.turningGround=1', answer: { total: 3 } },
    },
  ),
  march('A turn itself is paid along a road', 'steps.1.turning=1 steps.1.road=road', {
    about: ['terrain.road.infantry'],
    answer: { total: 2 },
  }),
  march('One level up', 'steps.1.level=1', { about: ['terrain.up-one.infantry'], answer: { total: 1 } }),
  march('Down', 'steps.1.level=-2', { about: ['terrain.down.infantry'], answer: { total: 1 } }),
  march('Two levels up', 'steps.1.hex=village steps.1.level=2', {
    about: ['terrain.up-two.observations', 'notes.two-levels'],
    answer: { total: 3, facts: { 'step-1-tests': 'tests' } },
    unless: { words: 'steps.1.hex=village steps.1.level=1', answer: { total: 2 } },
  }),
  march('Two levels up, the whole cost', 'steps.1.hex=village steps.1.level=2', {
    about: ['terrain.up-two.observations', 'terrain.up-two.infantry'],
    readings: { 'climb-two': 'whole' },
    answer: { total: 1, facts: { 'step-1-tests': 'tests' } },
  }),
  march('Infantry over a slope', 'steps.1.hexsides=slope', {
    about: ['terrain.slope.observations'],
    answer: { total: 2, facts: again },
    unless: { words: '', answer: { total: 1 } },
  }),
  march('Cavalry over a slope', 'mover=cavalry steps.1.hexsides=slope', {
    about: ['terrain.slope.observations'],
    answer: { total: 3, facts: again },
  }),
  march('Guns over a slope', 'mover=artillery steps.1.hexsides=slope', {
    about: ['terrain.slope.observations'],
    answer: { refused: 'terrain.slope.observations' },
  }),
  march('A commander over a slope', 'mover=commander steps.1.hexsides=slope', {
    about: ['terrain.slope.infantry'],
    answer: { total: 2 },
  }),
  march('A commander over a slope, as a unit', 'mover=commander steps.1.hexsides=slope', {
    about: ['terrain.slope.observations'],
    readings: { 'commander-order': 'unit' },
    answer: { total: 2, facts: again },
    unless: { readings: { 'commander-order': 'none' }, answer: { total: 2 } },
  }),
  march('A commander up two levels, as a unit', 'mover=commander steps.1.level=2', {
    about: ['terrain.up-two.observations'],
    readings: { 'commander-order': 'unit' },
    answer: { total: 2, facts: { 'step-1-tests': 'tests' } },
    unless: { readings: { 'commander-order': 'none' }, answer: { total: 2 } },
  }),
  march('Guns down a slope', 'mover=artillery steps.1.hexsides=slope steps.1.level=-1', {
    about: ['terrain.slope.observations'],
    answer: { refused: 'terrain.slope.observations' },
    unless: { readings: { 'slope-direction': 'climbing' }, answer: { total: 1 } },
  }),
  march('Horse down a slope that counts upward alone', 'mover=cavalry steps.1.hexsides=slope steps.1.level=-1', {
    about: [],
    readings: { 'slope-direction': 'climbing' },
    answer: { total: 1 },
  }),
  march('Within the allowance', 'allowance=5 steps.1.hexsides=stream steps.2.hex=village', {
    about: [],
    answer: { total: 4, facts: { left: 1 } },
  }),
  march('Beyond the allowance', 'allowance=3 steps.1.hexsides=stream steps.2.hex=village', {
    about: [],
    answer: { total: 4, facts: { short: 1 } },
  }),
];
