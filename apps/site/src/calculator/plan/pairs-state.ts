import { type FieldPlace, getInputPlace, listAllFields, put, type Value } from '@coup-doeil/core/game';
import type { Axial } from '@coup-doeil/hex';
import { useRef } from 'preact/hooks';
import { findSideTo, getCentre, measureSteps } from '../../map-parts/geometry.ts';
import type { Values } from '../form/field-props.ts';
import type { Edit } from '../state/asked.ts';
import type { PlanProps } from './Plan.tsx';
import { describePairs } from './pairs-input.ts';
import { type Layout, layOutPairs } from './pairs-layout.ts';

/** The side of a hex that another touches, or that looks most toward it. */
export const findSideToward = (hex: Axial, to: Axial): number => {
  const touching = findSideTo(hex, to);
  if (touching >= 0) return touching;
  const [a, b] = [getCentre(hex), getCentre(to)];
  return (Math.round(Math.atan2(b.x - a.x, a.y - b.y) / (Math.PI / 3)) + 6) % 6;
};

/** An attack as the input has it and as a map shows it, and what changes both. */
export const usePairs = ({ subject, input, onChange }: PlanProps) => {
  const before = useRef<Layout | undefined>(undefined);
  const pairs = describePairs(subject.calculator);
  const filled = pairs.fillPaths(input);
  const { attackers, defenders } = pairs.readLists(filled);
  const touching = pairs.readTouching(filled);
  const layout = layOutPairs(touching, defenders.length, before.current);
  before.current = layout;
  const places = listAllFields(getInputPlace(subject.calculator.input, filled));
  /** Changes the input and, in step with it, where its hexes lie. */
  const change = (make: (all: Values) => Values, keep: Partial<Layout> = {}) => {
    before.current = layout && { ...layout, ...keep };
    // A border: a checked input is what its description says.
    onChange('', (all: Value) => make(pairs.fillPaths(all as Values)));
  };
  const touchesOf = (hex: Axial, others: readonly Axial[] = []) =>
    others.map((other) => measureSteps(hex, other) === 1);
  return {
    pairs,
    attackers,
    defenders,
    touching,
    layout,
    /** The fields that stand directly in a part of the input, but for lists of further parts. */
    placesIn: (owner: string): readonly FieldPlace[] =>
      places.filter(({ path }) => path.slice(0, path.lastIndexOf('.')) === owner),
    edit: (path: string, to: Edit) => change((all) => put(all, path, to) as Values),
    /** The same edit of several parts of the input. */
    editAll: (owners: readonly string[], inner: string, to: Edit) =>
      change((all) => owners.reduce<Value>((edited, owner) => put(edited, owner + inner, to), all) as Values),
    addAttacker: (hex: Axial) =>
      change((all) => pairs.addAttacker(all, touchesOf(hex, layout?.into)), { from: [...(layout?.from ?? []), hex] }),
    addDefender: (hex: Axial) =>
      change((all) => pairs.addDefender(all, touchesOf(hex, layout?.from)), { into: [...(layout?.into ?? []), hex] }),
    removeAttacker: (i: number) =>
      change((all) => pairs.removeAttacker(all, i), { from: layout?.from.toSpliced(i, 1) ?? [] }),
    removeDefender: (j: number) =>
      change((all) => pairs.removeDefender(all, j), { into: layout?.into.toSpliced(j, 1) ?? [] }),
  };
};

export type PairsState = ReturnType<typeof usePairs>;
