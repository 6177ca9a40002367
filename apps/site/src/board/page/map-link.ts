import type { BattleUnit } from '@coup-doeil/core/battle';
import type { Point } from '../../map-parts/geometry.ts';
import type { FaceFigures, Layers, MapHandle, MapProps } from '../map/props.ts';

/** What the map shows of the battle. */
export interface MapState {
  readonly units: readonly BattleUnit[];
  /** The document that the ground is drawn from. */
  readonly battlefield: MapProps['battlefield'];
  readonly figures: (unit: BattleUnit) => FaceFigures;
  readonly pigments: MapProps['pigments'];
  readonly layers: Layers;
  readonly selected: string | undefined;
  readonly cursor: string;
  /** A scan or a photo under the drawing; a brush in hand. */
  readonly background: MapProps['background'] | undefined;
  readonly painting: NonNullable<MapProps['painting']>;
}

/** What is done on the map. */
export type MapEvents = Pick<MapProps, 'onHex' | 'onCounter' | 'onDrag' | 'onTurn'>;

/** What a map is known by, so that it is shown again as it was last looked at. */
export const nameMap = ({ game = '', title, grid: { columns, rows } }: MapState['battlefield']): string =>
  `${game}/${title?.en ?? ''}/${columns}x${rows}`;

/** What joins the map to the play beside it, which comes to life later: taps wait for it. */
export interface MapLink {
  readonly show: (state: Partial<MapState>) => void;
  readonly listen: (events: MapEvents) => void;
  readonly focus: MapHandle['focus'];
  readonly reveal: MapHandle['reveal'];
  readonly fit: MapHandle['fit'];
  readonly settle: MapHandle['settle'];
  readonly resume: MapHandle['resume'];
  /** A point of the window in units of the map; nothing before the map is there. */
  readonly toMap: (x: number, y: number) => Point | undefined;
}
