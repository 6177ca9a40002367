/* What the map of the board is given, and what it tells. It knows no game and no rule: what is drawn over the ground is said in hexes. */
import type { Battlefield, BattleUnit, Palette } from '@coup-doeil/core/battle';
import type { Side } from '../../components/Counter.tsx';
import type { Lang } from '../../lib/words.ts';

/** A tag above the counters of a hex: what an attack on it comes to. */
export interface Tag {
  readonly hex: string;
  readonly text: string;
  /** In percent: the bar is solid to the lower reading, bistre from there to the higher. */
  readonly low: number;
  readonly high: number;
  /** No attack: a dashed frame and no bar. */
  readonly barred?: boolean;
}

/** A mark at a point of the map, in its units, with a word beside it. */
export interface PointMark {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** The one that is asked about. */
  readonly wanted?: boolean;
}

/** What is drawn over the ground. Hexes go by their printed numbers. */
export interface Layers {
  /** Where a counter gets to; the rest of the map steps back. `zone`: an enemy controls the hex. */
  readonly reach?: ReadonlyMap<string, { readonly cost: string; readonly zone: boolean }>;
  /** A march, from its first hex to its last. */
  readonly way?: readonly string[];
  /** The hex asked about. */
  readonly asked?: string;
  /** The hex chosen. */
  readonly chosen?: string;
  /** Who attacks or fires: an arrow from hex to hex; dotted where the hexes do not touch. */
  readonly from?: readonly (readonly [from: string, to: string])[];
  readonly tags?: readonly Tag[];
  /** The field of view: the rest of the map steps back. */
  readonly view?: ReadonlySet<string>;
  /** The steps of a plan, beside who takes them. */
  readonly numbers?: readonly { readonly hex: string; readonly n: number }[];
  readonly zones?: readonly { readonly hex: string; readonly side: Side }[];
  /** Hexes that a player may choose. */
  readonly options?: readonly string[];
  readonly marks?: readonly PointMark[];
}

/** A scan or a photo under the drawing. */
export interface Background {
  readonly url: string;
  /** From pixels of the picture to units of the map, as `matrix()` of CSS has it. */
  readonly matrix: readonly [number, number, number, number, number, number];
  /** How strong it stands, 0 to 1; 1 unless given. */
  readonly strength?: number;
}

/** What the page may ask of the map. */
export interface MapHandle {
  /** Brings a hex to the middle of what is free: `below` pixels at the foot are covered by a sheet. */
  readonly focus: (hex: string, free?: { readonly below?: number }) => void;
  /** Moves the map as little as shows a hex. */
  readonly reveal: (hex: string) => void;
  /** All of the map, in what is free. */
  readonly fit: (free?: { readonly below?: number }) => void;
  /** Fills what is free, unless the map was moved since a hex was brought to the middle. */
  readonly settle: (free?: { readonly below?: number }) => void;
  /** As this map was last looked at; false where nothing was kept. */
  readonly resume: () => boolean;
  /** 1 nearer, −1 farther. */
  readonly zoom: (steps: number) => void;
  /** A point of the window in units of the map, for fitting a picture. */
  readonly toMap: (x: number, y: number) => { readonly x: number; readonly y: number };
}

/** The figures that the face of a counter shows that is up. */
export interface FaceFigures {
  readonly strength?: number | undefined;
  readonly rating?: number | undefined;
}

export interface MapProps {
  readonly lang: Lang;
  /** The ground. The counters of the document are not drawn. */
  readonly battlefield: Battlefield;
  /** The counters as they stand; those of one hex in the order of the list, the first on top. */
  readonly units: readonly BattleUnit[];
  readonly palette: Palette;
  readonly layers?: Layers;
  /** By the side of the document. */
  readonly pigments: Readonly<Record<string, Side>>;
  /** The figures of a counter, of the face that is up: the game knows which that is. */
  readonly figures: (unit: BattleUnit) => FaceFigures;
  readonly background?: Background;
  /** The id of a counter. */
  readonly selected?: string;
  /** The hex that the keyboard stands on. */
  readonly cursor: string;
  /** Where the map keeps how it was last looked at; nothing is kept without it. */
  readonly remember?: string;
  /**
   * While set, the counters are not touched, and what one finger is dragged over is told by `onHex`, hex by hex: a brush. Of a
   * brush for sides every tap tells the nearest side.
   */
  readonly painting?: boolean | 'sides';
  readonly onReady?: (handle: MapHandle) => void;
  /** A tap on a hex, or Enter; with the side where the tap was near one. */
  readonly onHex: (hex: string, side?: number) => void;
  readonly onCounter: (id: string) => void;
  readonly onDrag: (id: string, to: string) => void;
  readonly onTurn: (id: string, facing: { readonly side: number } | { readonly vertex: number }) => void;
  readonly onCursor: (hex: string) => void;
}
