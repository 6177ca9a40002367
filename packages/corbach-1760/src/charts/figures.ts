import { figure, oneOf, type Read } from '@coup-doeil/core/chart';
import type { Arm, Hexside, Mover } from '../vocabulary.ts';

/** What a step costs; `null` is forbidden. A figure with a sign is added to the hex's own. */
export type Cost = number | null;

/** Reads a cost of the terrain chart. */
export const cost: Read<Cost> = (printed, marks) => (printed === 'Forb' ? null : figure(printed, marks));

/** What a place does to the die of whoever attacks it; `terrain` sends to the terrain of the hex. */
export type Drm = number | 'terrain';

/** Reads a figure of the terrain chart for the die. */
export const drm: Read<Drm> = (printed) => {
  if (printed === 'Terrain of the hex') return 'terrain';
  return printed === '-' ? 0 : figure(printed, []);
};

/** Reads whether a place stops a zone of control. */
export const blocks: Read<boolean> = oneOf({ Yes: true, '-': false });

/** What an observation does, besides the figures. */
export type Observation =
  | { readonly kind: 'none' }
  | { readonly kind: 'no-flank'; readonly of: Arm }
  | { readonly kind: 'lifts' }
  | { readonly kind: 'with-road'; readonly instead: Hexside }
  | { readonly kind: 'test' }
  | { readonly kind: 'steep'; readonly forbidden: Mover };

/** The sheet's sentences in short; the key has the words. */
export const observation: Read<Observation> = oneOf<Record<string, Observation>>({
  '-': { kind: 'none' },
  'No flank': { kind: 'no-flank', of: 'infantry' },
  Lifts: { kind: 'lifts' },
  'With road': { kind: 'with-road', instead: 'stream' },
  Test: { kind: 'test' },
  'Forb Art, D': { kind: 'steep', forbidden: 'artillery' },
});

/** `+/-1`: a figure that counts against one side and for the other. */
export const eitherWay: Read<number> = (printed, marks) => figure(printed.replace(/^\+\/-(?=\d+$)/, ''), marks);
