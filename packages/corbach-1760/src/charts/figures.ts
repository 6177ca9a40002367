import { figure, oneOf, type Read } from '@aide-de-camp/core/chart';

/** What a step costs; `null` is forbidden. A figure with a sign is added to the hex's own. */
export type Cost = number | null;

export const cost: Read<Cost> = (printed, marks) => (printed === 'Forb' ? null : figure(printed, marks));

/** What a place does to the die of whoever attacks it; `terrain` sends to the terrain of the hex. */
export type Drm = number | 'terrain';

export const drm: Read<Drm> = (printed) => {
  if (printed === 'Terrain of the hex') return 'terrain';
  return printed === '-' ? 0 : figure(printed, []);
};

export const blocks: Read<boolean> = oneOf({ Yes: true, '-': false });

/** The observations, by the note that says each. */
export const observation = oneOf({
  'No flank': 'no-flank',
  Lifts: 'lifts',
  'With road': 'with-road',
  Test: 'test',
  'Forb Art, D': 'steep',
  '-': null,
});

/** `+/-1`: a figure that counts against one side and for the other. */
export const eitherWay: Read<number> = (printed, marks) => figure(printed.replace(/^\+\/-(?=\d+$)/, ''), marks);
