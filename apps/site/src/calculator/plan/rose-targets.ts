/* What of a plan can be tapped, and what each place is called for those who listen. */
import { formatPair, joinParts } from '@coup-doeil/core/tell';
import { getCentre, getMidside } from '../../map-parts/geometry.ts';
import type { Target } from './Frame.tsx';
import { readGround } from './ground-signs.ts';
import { MIDDLE, type PlacedUnit, waysOf } from './placed-units.ts';
import { HERE, hexAt, type Rose, type RoseProps } from './rose-state.ts';
import { words } from './words.ts';

/** What is picked and open, and what picks and opens. */
interface Taps {
  readonly movable: readonly PlacedUnit[];
  readonly picked: PlacedUnit | undefined;
  readonly selected: number;
  readonly onHold: (path: string) => void;
  readonly onSelect: (side: number) => void;
}

const labelOf = ({ subject, lang }: RoseProps, names: readonly string[] | undefined): string =>
  subject.calculator.input.fields[names?.[0] ?? '']?.label[lang] ?? '';

/** What a unit that came over the side would say; of several sides that say the same, also which of them. */
const nameWay = ({ comer, sides: drawn }: Rose, { lang }: RoseProps, side: number): string => {
  if (!comer) return '';
  const { field, sides } = waysOf(comer);
  const choice = comer.fields[field];
  const name =
    (choice && 'options' in choice && choice.options.find(({ id }) => id === sides[side])?.label[lang]) || '';
  const alike = drawn.filter((other) => sides[other] === sides[side]);
  return alike.length > 1 ? `${name} ${alike.indexOf(side) + 1}` : name;
};

const nameUnits = (units: readonly PlacedUnit[]): readonly string[] => units.map(({ name }) => name);

/** The head of a palette: of which hexside it is, and who crosses it. */
export const formatLegend = (props: RoseProps, rose: Rose, side: number, units: readonly PlacedUnit[]): string => {
  const { roles } = props.subject.calculator.input;
  if (side === MIDDLE) return labelOf(props, roles?.ground);
  if (!rose.comer) return labelOf(props, roles?.hexside);
  const name = formatPair(words.hexside[props.lang], nameWay(rose, props, side), props.lang);
  return joinParts([name, nameUnits(units).join(', ') || words.nobody[props.lang]], props.lang);
};

const tellGround = (
  { subject, input, lang }: RoseProps,
  { comer, groundAt }: Rose,
  side: number,
): readonly string[] => {
  const { roles } = subject.calculator.input;
  if (side === MIDDLE) return readGround(subject.calculator.input, input, roles?.ground, lang).labels;
  const group = comer ?? subject.calculator.input;
  return readGround(group, groundAt(side), group.roles?.hexside, lang).labels;
};

/** The target's hex or one of its sides: tapped, its palette opens; tapped again, it shuts. */
const selectTarget = (props: RoseProps, rose: Rose, side: number, { selected, onSelect }: Taps): Target => ({
  key: `ground-${side}`,
  kind: side === MIDDLE ? 'hex' : 'hexside',
  at: side === MIDDLE ? getCentre(HERE) : getMidside(HERE, side),
  label: [formatLegend(props, rose, side, rose.unitsAt(side)), ...tellGround(props, rose, side)].join(', '),
  pressed: selected === side,
  onTap: () => onSelect(selected === side ? MIDDLE : side),
});

/** A hex around the target's: what is picked goes there; else the next of its own units is picked, and after the last none. */
const moveTarget = (props: RoseProps, rose: Rose, side: number, { movable, picked, onHold }: Taps): Target => {
  const here = rose.unitsAt(side);
  return {
    key: `hex-${side}`,
    kind: 'hex',
    at: getCentre(hexAt(side)),
    label: [nameWay(rose, props, side), ...nameUnits(here)].join(', '),
    pressed: movable.length > 1 ? here.some(({ path }) => path === picked?.path) : undefined,
    onTap: () => {
      if (picked && picked.side !== side) {
        rose.move(picked, side);
        onHold('');
      } else onHold(here[here.findIndex(({ path }) => path === picked?.path) + 1]?.path ?? '');
    },
  };
};

export const listTargets = (props: RoseProps, rose: Rose, taps: Taps): readonly Target[] => [
  ...(rose.comer ? rose.sides.map((side) => moveTarget(props, rose, side, taps)) : []),
  ...[MIDDLE, ...rose.sides].map((side) => selectTarget(props, rose, side, taps)),
];
