import { t } from '@coup-doeil/core/chart';
import type { AnyCalculator } from '@coup-doeil/core/game';
import { useState } from 'preact/hooks';
import { Counter } from '../../components/Counter.tsx';
import type { Lang, Said } from '../../lib/words.ts';
import type { Values } from '../form/field-props.ts';
import { CORNER, centreOf, drawHex, HEIGHT, MIDDLE, SIDES, WIDTH } from './hexes.ts';
import { findFront, type PlacedUnit, placeUnits } from './placed-units.ts';

export interface PlanProps {
  readonly calculator: AnyCalculator;
  readonly input: Values;
  readonly lang: Lang;
  readonly onMove: (path: string, side: string) => void;
}

const caption: Said = t(
  'Tap a counter, then the hex that it comes from. The hex outlined in blue is attacked; its mark is its front.',
  'Touchez un pion, puis l’hexagone d’où il vient. L’hexagone cerné de bleu est attaqué\u202f; sa marque est son front.',
);

interface StackProps {
  readonly units: readonly PlacedUnit[];
  readonly side: number;
  readonly picked: PlacedUnit | undefined;
}

/** The counters of one hex, the first on top. */
const Stack = ({ units, side, picked }: StackProps) => {
  const { x, y } = centreOf(side);
  return units
    .map(({ name, counter }, i) => (
      <Counter
        key={name}
        {...counter}
        size={46}
        x={x - 26 + 7 * i}
        y={y - 20 - 7 * i}
        class={name === picked?.name ? 'held' : ''}
      />
    ))
    .reverse();
};

interface DrawingProps {
  readonly unitsAt: (side: number) => readonly PlacedUnit[];
  readonly front: number;
  readonly picked: PlacedUnit | undefined;
}

const Drawing = ({ unitsAt, front, picked }: DrawingProps) => (
  <svg class="rose" viewBox={`${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`} aria-hidden="true">
    {SIDES.map((side) => (
      <path key={side} class="rs-h" d={drawHex(side, CORNER)} />
    ))}
    <path class="rs-d" d={drawHex(MIDDLE, CORNER - 1)} />
    {front !== MIDDLE && <path class="rs-t" d="M-9 -30 0 -38 9 -30" transform={`rotate(${60 * front})`} />}
    {SIDES.filter((side) => unitsAt(side).length > 0).map((side) => (
      <path key={side} class="p-arrow" d="M-7 -51h14L0 -39Z" transform={`rotate(${60 * side})`} />
    ))}
    {[MIDDLE, ...SIDES].map((side) => (
      <Stack key={side} side={side} units={unitsAt(side)} picked={picked} />
    ))}
  </svg>
);

/** The middle hex and those around it. A counter that was tapped goes to the hex that is tapped next. */
export const Plan = ({ calculator, input, lang, onMove }: PlanProps) => {
  const units = placeUnits(calculator, input, lang);
  const movable = units.filter(({ move }) => move);
  const several = movable.length > 1;
  const [tapped, setTapped] = useState('');
  const picked = several ? movable.find(({ name }) => name === tapped) : movable[0];
  const unitsAt = (side: number) => units.filter((unit) => unit.side === side);
  const tap = (side: number) => {
    const option = picked?.move?.field.options[side];
    if (picked?.move && option && picked.side !== side) {
      onMove(picked.move.path, option.id);
      setTapped('');
    } else {
      // The next of the stack, and after the last none.
      const here = unitsAt(side).map(({ name }) => name);
      setTapped(here[here.indexOf(picked?.name ?? '') + 1] ?? '');
    }
  };
  return (
    <figure class="rosefig">
      <div class="rosebox">
        <Drawing unitsAt={unitsAt} front={findFront(calculator, input)} picked={several ? picked : undefined} />
        {SIDES.map((side) => {
          const { x, y } = centreOf(side);
          const label = movable[0]?.move?.field.options[side]?.label[lang] ?? '';
          return (
            <button
              key={side}
              type="button"
              aria-pressed={several ? unitsAt(side).some((unit) => unit === picked) : undefined}
              aria-label={[label, ...unitsAt(side).map(({ name }) => name)].join(', ')}
              style={{ left: `${50 + (100 * x) / WIDTH}%`, top: `${50 + (100 * y) / HEIGHT}%` }}
              onClick={() => tap(side)}
            />
          );
        })}
      </div>
      <figcaption>{caption[lang]}</figcaption>
    </figure>
  );
};
