/* The places of a drawn attack: its hexes, the hexsides between them, and the hexes around, where others may join. */
import type { FieldPlace } from '@coup-doeil/core/game';
import { formatPair } from '@coup-doeil/core/tell';
import type { Axial } from '@coup-doeil/hex';
import { getCentre, getMidside, type Point } from '../../map-parts/geometry.ts';
import { words as formWords } from '../form/words.ts';
import type { Edit } from '../state/asked.ts';
import type { PlanProps } from './Plan.tsx';
import { type Layout, listShown } from './pairs-layout.ts';
import { findSideToward, type PairsState } from './pairs-state.ts';
import { words } from './words.ts';

interface Act {
  readonly label: string;
  readonly disabled: boolean;
  /** The place that is open afterwards. */
  readonly leads: string;
  readonly act: () => void;
}

/** Fields that stand together in a palette, and what an edit of them does. */
interface Part {
  readonly legend: string;
  readonly places: readonly FieldPlace[];
  readonly onChange: (path: string, to: Edit) => void;
}

export interface Place {
  readonly key: string;
  readonly kind: 'from' | 'into' | 'path' | 'empty';
  readonly hex: Axial;
  /** Of a hexside, the side of the hex attacked, and who comes over it. */
  readonly side?: number;
  readonly comers?: readonly number[];
  readonly at: Point;
  readonly label: string;
  readonly parts: readonly Part[];
  readonly acts: readonly Act[];
}

const nameOf = ({ lang }: PlanProps, item: { readonly label: Readonly<Record<string, string>> }, i: number): string =>
  `${item.label[lang]} ${i + 1}`;

/** The hexes of one of the two lists. */
const listHexes = (props: PlanProps, state: PairsState, layout: Layout, kind: 'from' | 'into'): readonly Place[] => {
  const { pairs, placesIn } = state;
  const { item, list } = pairs[kind];
  const min = props.subject.calculator.input.fields[list];
  const isFewest = min?.kind === 'list' && layout[kind].length <= min.min;
  return layout[kind].map((hex, i) => ({
    key: `${kind}-${i + 1}`,
    kind,
    hex,
    at: getCentre(hex),
    label: nameOf(props, item, i),
    parts: [
      {
        legend: nameOf(props, item, i),
        places: placesIn(`${list}.${i + 1}`).filter(({ name }) => name !== item.roles?.paths),
        onChange: state.edit,
      },
    ],
    acts: [
      {
        label: formWords.remove[props.lang],
        disabled: isFewest,
        leads: '',
        act: () => (kind === 'from' ? state.removeAttacker(i) : state.removeDefender(i)),
      },
    ],
  }));
};

/** The attackers that come at a hex over each of its sides: those that touch it there, and those that reach it from afar. */
const listComers = ({ pairs, attackers, touching }: PairsState, { from, into }: Layout, j: number) => {
  const sides = new Map<number, number[]>();
  const hex = into[j];
  from.forEach((at, i) => {
    if (!hex || !(touching[i]?.[j] || pairs.reachesFar(attackers[i]))) return;
    const side = findSideToward(hex, at);
    sides.set(side, [...(sides.get(side) ?? []), i]);
  });
  return [...sides].map(([side, comers]) => ({ side, comers }));
};

/** The hexsides by which the hexes that attack come: what lies on one counts for all who come over it. */
const listPaths = (props: PlanProps, state: PairsState, layout: Layout): readonly Place[] => {
  const { pairs, attackers, placesIn } = state;
  const nameComer = (i: number) => nameOf(props, pairs.from.item, i);
  return layout.into.flatMap((hex, j) =>
    listComers(state, layout, j).map(({ side, comers }): Place => {
      const names = [...comers.map(nameComer), nameOf(props, pairs.into.item, j)].join(', ');
      const label = formatPair(words.hexside[props.lang], names, props.lang);
      const isOnSide = ({ name }: FieldPlace) => (pairs.path.roles?.hexside ?? []).includes(name);
      const paths = comers.map((i) => pairs.namePath(i, j));
      const far = comers.filter((i) => pairs.reachesFar(attackers[i]));
      return {
        key: `path-${side}-${j + 1}`,
        kind: 'path',
        hex,
        side,
        comers,
        at: getMidside(hex, side),
        label,
        parts: [
          {
            legend: label,
            places: placesIn(paths[0] ?? '').filter(isOnSide),
            onChange: (path, to) => state.editAll(paths, path.slice(paths[0]?.length), to),
          },
          ...far.map((i) => ({
            legend: nameComer(i),
            places: placesIn(pairs.namePath(i, j)).filter((place) => !isOnSide(place)),
            onChange: state.edit,
          })),
        ],
        acts: [],
      };
    }),
  );
};

/** The hexes around those attacked, where nobody is yet. */
const listEmpty = (props: PlanProps, state: PairsState, layout: Layout): readonly Place[] => {
  const { pairs } = state;
  const count = layout.from.length + layout.into.length;
  const isFull = (kind: 'from' | 'into'): boolean => {
    const field = props.subject.calculator.input.fields[pairs[kind].list];
    return field?.kind === 'list' && layout[kind].length >= field.max;
  };
  return listShown(layout)
    .slice(count)
    .map((hex, i) => ({
      key: `empty-${hex.q}-${hex.r}`,
      kind: 'empty',
      hex,
      at: getCentre(hex),
      label: `${words.emptyHex[props.lang]} ${i + 1}`,
      parts: [],
      acts: (['from', 'into'] as const).map((kind) => ({
        label: formatPair(pairs[kind].item.label[props.lang], formWords.add[props.lang], props.lang),
        disabled: isFull(kind),
        leads: `${kind}-${layout[kind].length + 1}`,
        act: () => (kind === 'from' ? state.addAttacker(hex) : state.addDefender(hex)),
      })),
    }));
};

export const listPlaces = (props: PlanProps, state: PairsState, layout: Layout): readonly Place[] => [
  ...listHexes(props, state, layout, 'into'),
  ...listHexes(props, state, layout, 'from'),
  ...listEmpty(props, state, layout),
  ...listPaths(props, state, layout),
];
