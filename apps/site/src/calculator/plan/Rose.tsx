import { useState } from 'preact/hooks';
import { Facing } from './Facing.tsx';
import { Frame } from './Frame.tsx';
import { Palette } from './Palette.tsx';
import { MIDDLE } from './placed-units.ts';
import { RoseDrawing } from './RoseDrawing.tsx';
import { hexAt, type RoseProps, useRose } from './rose-state.ts';
import { formatLegend, listTargets } from './rose-targets.ts';
import { words } from './words.ts';

/** The target's hex and those around it: a hexside that is tapped opens its palette, a counter goes to the hex that is tapped next. */
export const RosePlan = (props: RoseProps) => {
  const { lang } = props;
  const rose = useRose(props);
  const [lifted, setLifted] = useState('');
  const [selected, setSelected] = useState(MIDDLE);
  const movable = rose.sides.flatMap(rose.unitsAt);
  // The only one that can move need not be picked first.
  const picked = movable.length > 1 ? movable.find(({ path }) => path === lifted) : movable[0];
  const targets = listTargets(props, rose, { movable, picked, selected, onHold: setLifted, onSelect: setSelected });
  return (
    <figure class="rosefig">
      <div>
        <Frame hexes={[MIDDLE, ...rose.sides].map(hexAt)} targets={targets}>
          <RoseDrawing {...props} rose={rose} selected={selected} lifted={movable.length > 1 ? lifted : ''} />
        </Frame>
        <figcaption>{words[rose.comer ? 'rose' : 'shot'][lang]}</figcaption>
      </div>
      <div class="palettes">
        {rose.partsAt(selected).map(({ units, places, onChange }, i) => (
          <Palette
            key={`${selected}-${i + 1}`}
            {...props}
            legend={formatLegend(props, rose, selected, units)}
            places={places}
            seldom={selected === MIDDLE ? [] : rose.comer?.roles?.ground}
            onChange={onChange}
          />
        ))}
        {selected === MIDDLE && rose.facing && <Facing {...props} place={rose.facing} />}
      </div>
    </figure>
  );
};
