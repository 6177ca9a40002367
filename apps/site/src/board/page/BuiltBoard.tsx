import { openBoard } from '@coup-doeil/core/battle';
import { type Lang, langs, type Said } from '../../lib/words.ts';
import { pigmentsOf } from '../play/layers.ts';
import type { BoardSubject } from '../play/subject.ts';
import { BoardPage, type MapData, type PlayProps } from './BoardPage.tsx';
import { PlayPage } from './PlayPage.tsx';
import { findFigures } from './UnitCounter.tsx';

const isText = (value: object): value is Said => langs.every((lang) => lang in value);

/** Words in the same shape, whose texts have one language alone, as the scripts of a page have them. */
const keepLanguage = <W,>(words: W, lang: Lang): W => {
  const keep = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (isText(value)) return { [lang]: value[lang] };
    return Array.isArray(value)
      ? value.map(keep)
      : Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, keep(inner)]));
  };
  // The same shape.
  return keep(words) as W;
};

/** What the map of a page is drawn from; of its words those of one language. */
export const createMapData = ({ door, ready: [first] }: BoardSubject, lang: Lang): Omit<MapData, 'battlefield'> => {
  const board = openBoard(door, first);
  const figures = first.units.map((unit) => [unit.id, findFigures(board, unit)] as const);
  return {
    palette: keepLanguage(door.palette, lang),
    pigments: pigmentsOf(board),
    figures: Object.fromEntries(figures),
    cursor: first.units.find(({ hex }) => hex !== undefined)?.hex ?? '0101',
  };
};

/** A board as the build draws it. */
export const BuiltBoard = ({ subject, lang }: { readonly subject: BoardSubject; readonly lang: Lang }) => {
  const Play = (props: PlayProps) => <PlayPage subject={subject} {...props} />;
  const data = { ...createMapData(subject, lang), battlefield: subject.ready[0] };
  return <BoardPage {...{ data, lang }} load={async () => Play} built={Play} />;
};
