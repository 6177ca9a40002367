/* Small changes to a battle being set out: one word, figure or facing each. */
import type { BattleDoor, BattleUnit } from '@coup-doeil/core/battle';
import { formatHex, getNeighbours, parseHex } from '@coup-doeil/hex';
import { type Draft, gridOf } from './draft.ts';
import { nameHexside } from './palette-words.ts';
import { tweakDistance, tweakOthers, withUnit } from './tweak-places.ts';

const toggle = (words: readonly string[], word: string): readonly string[] =>
  words.includes(word) ? words.filter((other) => other !== word) : [...words, word];

/** A counter with another word, figure, manner or facing. */
const tweakUnit = (
  { palette, actions }: BattleDoor,
  draft: Draft,
  unit: BattleUnit,
  figures: readonly number[],
): readonly Draft[] => {
  const { id } = unit;
  const words = (['states', 'traits', 'marks'] as const).flatMap((kind) => {
    const key = kind === 'states' ? 'state' : kind;
    return Object.keys(palette[kind]).map((word) =>
      withUnit(draft, id, (was) => ({ ...was, [key]: toggle(was[key], word) })),
    );
  });
  const arms = Object.keys(palette.arms).map((arm) => withUnit(draft, id, (was) => ({ ...was, arm })));
  const ratings = Object.entries(palette.ratings).flatMap(([name, { min, max }]) =>
    figures
      .filter((figure) => figure >= min && figure <= max)
      .flatMap((figure) => [
        withUnit(draft, id, (was) => ({ ...was, ratings: { ...was.ratings, [name]: figure } })),
        withUnit(draft, id, (was) => ({
          ...was,
          back: {
            ratings: { ...was.ratings, [name]: figure },
            ...(was.strength !== undefined && { strength: was.strength }),
          },
        })),
      ]),
  );
  const facings = [0, 1, 2, 3, 4, 5].flatMap((n) => [
    withUnit(draft, id, (was) => ({ ...was, facing: { side: n } })),
    withUnit(draft, id, (was) => ({ ...was, facing: { vertex: n } })),
  ]);
  const manners = Object.keys(actions.find((rules) => rules.id === draft.ask.action)?.manners ?? {}).map((as) => ({
    ...draft,
    ask: { ...draft.ask, parts: draft.ask.parts.map((part) => (part.counter === id ? { ...part, as } : part)) },
  }));
  return [...words, ...arms, ...ratings, ...facings, ...manners];
};

/** The hexes that take part, each with another terrain, road or level. */
const tweakHexes = ({ palette }: BattleDoor, draft: Draft): readonly Draft[] => {
  const { battlefield } = draft;
  const withHexes = (hexes: typeof battlefield.hexes): Draft => ({ ...draft, battlefield: { ...battlefield, hexes } });
  const change = (hex: string, to: object): Draft =>
    withHexes(battlefield.hexes.map((entry) => (entry.hex === hex ? { ...entry, ...to } : entry)));
  const levels = palette.levels ? [-4, -3, -2, -1, 0, 1, 2, 3, 4] : [];
  return battlefield.hexes.flatMap((entry) => [
    ...Object.keys(palette.terrains).map((word) => change(entry.hex, { terrains: [word] })),
    ...levels.map((level) => change(entry.hex, { level })),
    ...Object.keys(palette.roads).map((road) => withHexes(battlefield.hexes.map((other) => ({ ...other, road })))),
  ]);
};

/** The hexsides of the target, each with one thing more or less on it. */
const tweakSides = ({ palette }: BattleDoor, draft: Draft): readonly Draft[] => {
  const grid = gridOf(draft.battlefield);
  const { battlefield } = draft;
  const names = draft.ask.targets.flatMap((target) =>
    getNeighbours(grid, parseHex(grid, target)).flatMap((to) =>
      to < 0 ? [] : [nameHexside(target, formatHex(grid, to))],
    ),
  );
  const words = [
    ...Object.keys(palette.features).map((word) => ({ word })),
    ...Object.keys(palette.roads).map((road) => ({ road })),
  ];
  return names.flatMap((hexside) =>
    words.map((change) => {
      const entry = battlefield.hexsides.find((other) => other.hexside === hexside) ?? { hexside, features: [] };
      const next =
        'word' in change
          ? { ...entry, features: toggle(entry.features, change.word) }
          : { ...entry, road: change.road };
      const others = battlefield.hexsides.filter((other) => other.hexside !== hexside);
      return { ...draft, battlefield: { ...battlefield, hexsides: [...others, next] } };
    }),
  );
};

/** A side in another state. */
const tweakSideStates = ({ palette }: BattleDoor, draft: Draft): readonly Draft[] =>
  Object.keys(palette.sideStates).flatMap((word) =>
    draft.battlefield.sides.map(({ side }) => ({
      ...draft,
      battlefield: {
        ...draft.battlefield,
        sides: draft.battlefield.sides.map((entry) => (entry.side === side ? { ...entry, state: [word] } : entry)),
      },
    })),
  );

/** All small changes that might set right what differs of some units, or of the whole. */
export const listTweaks = (
  door: BattleDoor,
  draft: Draft,
  figures: readonly number[],
  owners: readonly string[],
): readonly Draft[] => {
  const units = draft.battlefield.units.filter(({ id }) => owners.includes(id));
  const first = draft.ask.parts.map(({ counter }) => counter);
  return [
    ...units.flatMap((unit) => tweakUnit(door, draft, unit, figures)),
    ...tweakSides(door, draft),
    ...tweakHexes(door, draft),
    ...tweakSideStates(door, draft),
    ...units
      .filter(({ id }) => first.includes(id))
      .flatMap((unit) => [...tweakDistance(draft, unit, figures), ...tweakOthers(door, draft, unit, figures)]),
  ];
};
