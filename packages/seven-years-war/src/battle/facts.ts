import type { BoardFact } from '@coup-doeil/core/battle';
import { same, type Text, t } from '@coup-doeil/core/chart';
import { formatHex } from '@coup-doeil/hex';
import { combatSequence } from '../charts/combat-sequence.ts';
import { deepChargeSheet } from '../charts/deep-charge.ts';
import type { WarBoard, WarCounter } from './types.ts';

const joinNames = (names: readonly string[]): Text => same(names.join(', '));
export const nameAll = (counters: readonly WarCounter[]): Text => joinNames(counters.map(({ name }) => name));

/** Counters that have lost a step, for whose reduced face the other stands in. */
export const tellFaces = (counters: readonly WarCounter[]): readonly BoardFact[] => {
  const lost = counters.filter(({ faceMissing }) => faceMissing);
  if (lost.length === 0) return [];
  return [
    {
      id: 'face-unknown',
      label: t('Reduced face not given: the other stands in', 'Face réduite absente\u202f: l’autre en tient lieu'),
      value: lost.map(({ id }) => id).join(),
      text: nameAll(lost),
      incomplete: true,
    },
  ];
};

/** Hexes of which the document says nothing: taken for clear. */
export const tellUnpainted = ({ ground }: WarBoard, hexes: readonly number[]): readonly BoardFact[] => {
  const bare = [...new Set(hexes)].filter((hex) => ground.painted[hex] === 0).map((hex) => formatHex(ground.grid, hex));
  if (bare.length === 0) return [];
  return [
    {
      id: 'unpainted',
      label: t('Not painted: taken for clear', 'Non peint\u202f: pris pour du terrain dégagé'),
      value: bare.join(),
      text: joinNames(bare),
    },
  ];
};

const sumOf = (counters: readonly WarCounter[]): number | null => {
  let sum = 0;
  for (const { unit, arm } of counters) {
    if (arm === 'leader') continue;
    if (unit.strength === undefined) return null;
    sum += unit.strength;
  }
  return sum;
};

/** The strengths of both sides, told and never used: the sheet has no combat table. */
export const tellStrengths = (
  attackers: readonly WarCounter[],
  defenders: readonly WarCounter[],
): readonly BoardFact[] => {
  const [ours, theirs] = [sumOf(attackers), sumOf(defenders)];
  if (ours === null || theirs === null) return [];
  return [
    {
      id: 'strengths',
      label: t('Strengths; the sheet has no table for them', 'Forces\u202f; la feuille n’a pas de table pour elles'),
      value: `${ours}:${theirs}`,
      text: t('{ours} against {theirs}', '{ours} contre {theirs}', { ours, theirs }),
      cite: combatSequence.step('odds').cite,
    },
  ];
};

/** The band of the deep charge that binds. */
export const BINDING = deepChargeSheet.at(Number.MAX_SAFE_INTEGER).cells.result;

/** Bound cavalry that stays out of an attack, where the table lets it. */
export const tellBound = (bound: readonly WarCounter[]): readonly BoardFact[] =>
  bound.length === 0
    ? []
    : [
        {
          id: 'bound-apart',
          label: t('Bound cavalry that could join', 'Cavalerie obligée qui pourrait se joindre'),
          value: bound.map(({ id }) => id).join(),
          text: nameAll(bound),
          cite: BINDING.cite,
        },
      ];
