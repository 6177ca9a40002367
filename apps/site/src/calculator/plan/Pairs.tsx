import { useState } from 'preact/hooks';
import { Frame, type Target } from './Frame.tsx';
import { PairsDrawing } from './PairsDrawing.tsx';
import { Palette } from './Palette.tsx';
import type { PlanProps } from './Plan.tsx';
import { listShown } from './pairs-layout.ts';
import { listPlaces, type Place } from './pairs-places.ts';
import { usePairs } from './pairs-state.ts';
import { words } from './words.ts';

/** An attack from several hexes on several: each hex and each hexside between them is tapped where it lies. */
export const PairsPlan = (props: PlanProps) => {
  const { lang } = props;
  const state = usePairs(props);
  const [selected, setSelected] = useState('into-1');
  if (!state.layout) return <p class="rosefig">{words.noMap[lang]}</p>;
  const places = listPlaces(props, state, state.layout);
  const open = places.find(({ key }) => key === selected) ?? places.find(({ kind }) => kind === 'into');
  const targets = places.map(
    ({ key, at, label, kind }): Target => ({
      key,
      at,
      label,
      kind: kind === 'path' ? 'hexside' : 'hex',
      pressed: open?.key === key,
      onTap: () => setSelected(key),
    }),
  );
  return (
    <figure class="rosefig">
      <div>
        <Frame hexes={listShown(state.layout)} targets={targets}>
          <PairsDrawing {...props} state={state} layout={state.layout} open={open} />
        </Frame>
        <figcaption>{words.pairs[lang]}</figcaption>
      </div>
      {open && (
        <div class="palettes">
          {open.parts.map(({ legend, places: fields, onChange }) => (
            <Palette key={open.key + legend} {...props} legend={legend} places={fields} onChange={onChange} />
          ))}
          <Acts place={open} onDone={setSelected} />
        </div>
      )}
    </figure>
  );
};

/** What can be done with a hex as a whole. */
const Acts = ({ place, onDone }: { readonly place: Place; readonly onDone: (key: string) => void }) => (
  <p class="u-acts">
    {place.acts.map(({ label, leads, disabled, act }) => (
      <button
        key={label}
        type="button"
        class="btn"
        disabled={disabled}
        onClick={() => {
          act();
          onDone(leads);
        }}
      >
        {label}
      </button>
    ))}
  </p>
);
