/* The map alone on a page of its own, as a page of the board would hold it: what it is calls is kept, and what it tells is written down. */
import type { Battlefield, Palette } from '@coup-doeil/core/battle';
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { MapView } from '../src/board/map/MapView.tsx';
import type { Layers, MapHandle } from '../src/board/map/props.ts';
import type { Side } from '../src/components/Counter.tsx';
import type { Lang } from '../src/lib/words.ts';

export interface Given {
  readonly lang: Lang;
  readonly battlefield: Battlefield;
  readonly palette: Palette;
  readonly pigments: Readonly<Record<string, Side>>;
  readonly cursor: string;
  readonly selected?: string;
  readonly remember?: string;
  readonly layers?: Layers;
  readonly painting?: boolean;
  /** The costs of a reach, hex by hex, and whether an enemy controls it. */
  readonly reach?: readonly (readonly [hex: string, cost: string, zone: boolean])[];
}

/** What the map calls, in order: `hex 0806 2`, `drag guard 0907`. */
export interface Mounted {
  readonly mountMap: (given: Given) => void;
  calls: string[];
  map?: MapHandle;
}

// A border: the page's window, as the test knows it.
const page = window as unknown as Mounted;

const Board = (given: Given) => {
  const [units, setUnits] = useState(given.battlefield.units);
  const [selected, setSelected] = useState(given.selected);
  const [cursor, setCursor] = useState(given.cursor);
  const [main = ''] = Object.keys(given.palette.ratings);
  const tell = (...words: (string | number | undefined)[]) =>
    page.calls.push(words.filter((word) => word !== undefined).join(' '));
  const change = (id: string, by: object) =>
    setUnits(units.map((unit) => (unit.id === id ? { ...unit, ...by } : unit)));
  return (
    <MapView
      {...given}
      {...(given.reach && {
        layers: { ...given.layers, reach: new Map(given.reach.map(([hex, cost, zone]) => [hex, { cost, zone }])) },
      })}
      units={units}
      // As their fronts print them.
      figures={({ strength, ratings }) => ({ strength, rating: ratings[main] })}
      cursor={cursor}
      {...(selected !== undefined && { selected })}
      onReady={(handle) => {
        page.map = handle;
      }}
      onHex={(hex, side) => tell('hex', hex, side)}
      onCounter={(id) => {
        tell('counter', id);
        setSelected(id);
      }}
      onDrag={(id, to) => {
        tell('drag', id, to);
        change(id, { hex: to });
      }}
      onTurn={(id, facing) => {
        tell('turn', id, JSON.stringify(facing));
        change(id, { facing });
      }}
      onCursor={setCursor}
    />
  );
};

Object.assign(page, {
  calls: [],
  mountMap: (given: Given) => {
    const root = document.getElementById('map');
    if (root) render(<Board {...given} />, root);
  },
});
