import type { BoardFact } from '@coup-doeil/core/battle';
import { same, type Text, t } from '@coup-doeil/core/chart';
import { formatHex } from '@coup-doeil/hex';
import { terrain142 } from '../charts/terrain.ts';
import { MOST_LEVELS } from './ground.ts';
import type { CorbachBoard, CorbachCounter } from './types.ts';

const joinNames = (names: readonly string[]): Text => same(names.join(', '));

const tellCounters = (id: string, label: Text, counters: readonly CorbachCounter[]): BoardFact[] =>
  counters.length === 0
    ? []
    : [
        {
          id,
          label,
          value: counters.map((counter) => counter.id).join(),
          text: joinNames(counters.map(({ name }) => name)),
          incomplete: true,
        },
      ];

/** Counters whose facing the document lacks: they act all round, and are met in front. */
export const tellFacings = (counters: readonly CorbachCounter[]): BoardFact[] =>
  tellCounters(
    'facing-unknown',
    t('Facing not given: all round, met in front', 'Orientation absente\u202f: tous azimuts, abordé de front'),
    counters.filter(({ facing }) => facing === null),
  );

/** Routed defenders of whom no line speaks. */
export const tellRouted = (counters: readonly CorbachCounter[]): BoardFact[] =>
  tellCounters(
    'routed-defends',
    t('Routed: no line speaks of it', 'En déroute\u202f: aucune ligne n’en parle'),
    counters.filter(({ order }) => order === 'routed'),
  );

/** Hexes of which the document says nothing: taken for clear. */
export const tellUnpainted = ({ ground }: CorbachBoard, hexes: readonly number[]): BoardFact[] => {
  const bare = [...new Set(hexes)].filter((hex) => ground.painted[hex] === 0).map((hex) => formatHex(ground.grid, hex));
  if (bare.length === 0) return [];
  const label = t('Not painted: taken for clear', 'Non peint\u202f: pris pour du terrain clair');
  return [{ id: 'unpainted', label, value: bare.join(), text: joinNames(bare) }];
};

/** Levels for which the chart has no row. */
export const tellLevels = (levels: readonly number[]): BoardFact[] => {
  const far = levels.filter((level) => Math.abs(level) > MOST_LEVELS);
  if (far.length === 0) return [];
  return [
    {
      id: 'levels',
      label: t('More than two levels apart', 'À plus de deux niveaux'),
      value: far.join(),
      text: t('the sheet is silent', 'la feuille est muette'),
      cite: terrain142.row('up-two').cite,
      incomplete: true,
    },
  ];
};

/** The level of an input: nothing where the chart has no row. */
export const levelWithin = (level: number): number => (Math.abs(level) > MOST_LEVELS ? 0 : level);
