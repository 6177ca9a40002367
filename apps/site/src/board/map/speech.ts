/* What is spoken of a hex: its number, its ground and its counters, in the words of the game. */
import { type Battlefield, type BattleUnit, nameSide, type Palette } from '@coup-doeil/core/battle';
import type { Text } from '@coup-doeil/core/chart';
import { formatPair, joinParts } from '@coup-doeil/core/tell';
import { formatHex, formatHexside, type Grid, getHexside, parseHex } from '@coup-doeil/hex';
import type { Lang } from '../../lib/words.ts';
import type { FaceFigures } from './props.ts';
import { words } from './words.ts';

export interface SpeechContext {
  readonly lang: Lang;
  readonly grid: Grid;
  readonly battlefield: Pick<Battlefield, 'hexes' | 'hexsides' | 'sides'>;
  readonly palette: Palette;
  readonly units: readonly BattleUnit[];
  readonly figures: (unit: BattleUnit) => FaceFigures;
  readonly selected?: string | undefined;
}

const labelOf = (labels: Readonly<Record<string, Text>>, word: string, lang: Lang): string =>
  labels[word]?.[lang] ?? word;

const nameSides = ({ grid }: SpeechContext) => words.sides[grid.turn ? 'pointed' : 'flat'];
const nameCorners = ({ grid }: SpeechContext) => words.corners[grid.turn ? 'pointed' : 'flat'];

/** What lies in the hex itself. */
const tellHex = ({ battlefield, palette, lang }: SpeechContext, label: string): string[] => {
  const entry = battlefield.hexes.find(({ hex }) => hex === label);
  if (!entry || entry.terrains.length === 0) return [words.unpainted[lang]];
  return [
    ...entry.terrains.map((word) => labelOf(palette.terrains, word, lang)),
    ...(palette.levels && entry.level !== 0 ? [`${words.level[lang]} ${entry.level}`] : []),
    ...(entry.road === undefined ? [] : [labelOf(palette.roads, entry.road, lang)]),
  ];
};

/** What lies on its hexsides, side by side. */
const tellHexsides = (context: SpeechContext, hex: number): string[] => {
  const { battlefield, grid, palette, lang } = context;
  const names = new Map(battlefield.hexsides.map((entry) => [entry.hexside, entry]));
  return [0, 1, 2, 3, 4, 5].flatMap((side) => {
    const entry = names.get(formatHexside(grid, getHexside(grid, hex, side)));
    const on = entry
      ? [
          ...entry.features.map((word) => labelOf(palette.features, word, lang)),
          ...(entry.road === undefined ? [] : [labelOf(palette.roads, entry.road, lang)]),
        ]
      : [];
    const name = nameSides(context)[side]?.[lang] ?? '';
    return on.length > 0 ? [formatPair(name, on.join(', '), lang)] : [];
  });
};

/** A counter: its name, its side and arm, its figures, its state, where it faces. */
export const tellCounter = (context: SpeechContext, unit: BattleUnit): string => {
  const { battlefield, palette, lang, figures, selected } = context;
  const { strength, rating } = figures(unit);
  const [main] = Object.values(palette.ratings);
  const labels = [palette.states, palette.traits, palette.marks] as const;
  const states = [unit.state, unit.traits, unit.marks].flatMap((list, i) =>
    list.map((word) => labelOf(labels[i] ?? {}, word, lang)),
  );
  const { facing } = unit;
  const faces = facing && ('side' in facing ? nameSides(context)[facing.side] : nameCorners(context)[facing.vertex]);
  return [
    unit.name ?? labelOf(palette.arms, unit.arm, lang),
    nameSide(battlefield, unit.side)[lang],
    ...(unit.name === undefined ? [] : [labelOf(palette.arms, unit.arm, lang)]),
    ...(strength === undefined ? [] : [`${palette.strength.label[lang]} ${strength}`]),
    ...(rating === undefined || !main ? [] : [`${main.label[lang]} ${rating}`]),
    ...states,
    ...(faces ? [`${words.faces[lang]} ${faces[lang]}`] : []),
    ...(unit.id === selected ? [words.selected[lang]] : []),
  ].join(', ');
};

export const tellCursor = (context: SpeechContext, label: string): string => {
  const { lang, grid, units } = context;
  const hex = parseHex(grid, label);
  const here = units.filter((unit) => unit.hex === label).map((unit) => tellCounter(context, unit));
  const ground = [...tellHex(context, label), ...tellHexsides(context, hex)].join(', ');
  return formatPair(
    formatHex(grid, hex),
    joinParts([ground, ...(here.length > 0 ? here : [words.nobody[lang]])], lang),
    lang,
  );
};
