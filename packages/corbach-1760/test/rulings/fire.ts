import type { Ruling } from '@coup-doeil/kit';
import { on } from './ruling.ts';

const fire = on('fire');
const m = (line: string) => `artillery-modifiers.${line}`;

export const FIRE: readonly Ruling[] = [
  fire('At a light target', 'light=true', {
    about: [m('light')],
    answer: { total: -1 },
    unless: { words: '', answer: { total: 0 } },
  }),
  fire('Into woods', 'hex=woods', {
    about: [m('terrain')],
    answer: { total: -1 },
    unless: { words: '', answer: { total: 0 } },
  }),
  fire('Into a village with a road', 'hex=village road=road', {
    about: ['terrain.village.fire', 'terrain.road.fire'],
    answer: { total: -1 },
  }),
  fire('A sunken road takes its hex’s', 'hex=woods road=sunken-road', {
    about: ['terrain.sunken-road.fire'],
    answer: { total: -1 },
  }),
  fire('Over a slope and a stream: no effect', 'hexsides=stream,slope', {
    about: ['terrain.stream.fire', 'terrain.slope.fire'],
    answer: { total: 0 },
  }),
  fire('One level up, from afar', 'level=1', { about: ['terrain.up-one.fire'], answer: { total: -1 } }),
  fire('Two levels up', 'level=2', { about: ['terrain.up-two.fire'], answer: { total: -1 } }),
  fire('Down', 'level=-1', { about: ['terrain.down.fire'], answer: { total: 0 } }),
  fire('Beyond three hexes', 'range=4', {
    about: [m('beyond-3')],
    answer: { total: -1 },
    unless: { words: 'range=3', answer: { total: 0 } },
  }),
  fire('Beyond four hexes', 'range=5', {
    about: [m('beyond-4')],
    answer: { total: -2 },
    unless: { words: 'range=4', answer: { total: -1 } },
  }),
  fire('Six hexes off', 'range=6', { about: [m('beyond-3'), m('beyond-4')], answer: { total: -3 } }),
  fire('Six hexes off, one in place of the other', 'range=6', {
    about: [m('beyond-4')],
    readings: { 'beyond-4': 'replaces' },
    answer: { total: -2 },
  }),
  fire('The shooter is disorganised', 'disorganised=true', {
    about: [m('shooter-disorganised')],
    answer: { total: -1 },
    unless: { words: '', answer: { total: 0 } },
  }),
  fire('Into a flank', 'from=flank', {
    about: [m('flank')],
    answer: { total: 2 },
    unless: { words: 'from=rear', answer: { total: 0 } },
  }),
  fire('Into a rear, as a flank', 'from=rear', {
    about: [m('flank')],
    readings: { 'rear-fire': 'flank' },
    answer: { total: 2 },
  }),
  fire('Infantry in a village has no flank', 'from=flank hex=village', {
    about: ['terrain.village.observations'],
    answer: { total: -1 },
    unless: { words: 'from=flank hex=village targets.1.arm=cavalry', answer: { total: 1 } },
  }),
  fire('Point-blank counts once', 'range=1', {
    about: [m('adjacent')],
    answer: { total: 1 },
    unless: { words: 'range=2', answer: { total: 0 } },
  }),
  fire('A 12-pounder', 'twelvePounder=true', {
    about: [m('twelve-pounder')],
    answer: { total: 1 },
    unless: { words: '', answer: { total: 0 } },
  }),
  // +4 on one d6: rows 5, 6, 7, 8, and twice 9. Morale 4 at +2 passes on 1 or 2.
  fire('A 12-pounder into a flank, point-blank', 'range=1 twelvePounder=true from=flank', {
    about: [m('flank'), m('adjacent'), m('twelve-pounder')],
    answer: {
      total: 4,
      odds: {
        defender: {
          of: 36,
          'holds-1': 2,
          'disorganised-1': 10,
          'disorganised-1-steps-1-retreat-1': 6,
          'disorganised-1-steps-1-retreat-2': 6,
          'disorganised-1-steps-2-retreat-2': 12,
        },
      },
    },
  }),
  // Rows 0 and 1 do nothing, 9 takes two steps.
  fire('With ten faces', '', {
    about: [],
    readings: { 'artillery-die': 'd10' },
    answer: { total: 0, odds: { result: { of: 10, '0-or-less': 1, '1': 1, '9-or-more': 1 } } },
  }),
  // Row 7 at +1 needs a 6.
  fire('One step for two units', 'twelvePounder=true targets=2', {
    about: [m('twelve-pounder')],
    answer: { odds: { defender: { of: 6, 'disorganised-2-steps-1-retreat-1': 1 } } },
  }),
  fire('One step each', 'twelvePounder=true targets=2', {
    about: [m('twelve-pounder')],
    readings: { losses: 'each' },
    answer: { odds: { defender: { of: 6, 'disorganised-2-steps-2-retreat-1': 1 } } },
  }),
  // Rows 2 to 5 test.
  fire('Tests left open', '', {
    about: [],
    readings: { 'morale-test': 'open' },
    answer: { odds: { defender: { of: 6, 'tests-1': 4, 'holds-1': 1, 'disorganised-1': 1 } } },
  }),
];
