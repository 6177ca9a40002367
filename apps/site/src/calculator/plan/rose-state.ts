/* What a plan of one hex and those around it shows, and how a tap changes it. */
import {
  type ChoiceField,
  type FieldPlace,
  type GroupField,
  getDefault,
  getInputPlace,
  listInnerFields,
  put,
} from '@coup-doeil/core/game';
import { useState } from 'preact/hooks';
import { getAcross, SIDES } from '../../map-parts/geometry.ts';
import type { FormProps, Values } from '../form/field-props.ts';
import type { Edit } from '../state/asked.ts';
import { groundOf, isSameGround, MIDDLE, type PlacedUnit, placeUnits, waysOf } from './placed-units.ts';
import { comesOver, listPlanned, listUnits } from './planned.ts';

export type RoseProps = FormProps & { readonly input: Values };

/** The target's hex, and where the hexes around it are. */
export const HERE = { q: 0, r: 0 };
export const hexAt = (side: number) => (side === MIDDLE ? HERE : getAcross(HERE, side));

/** Where the one who comes over no side in particular stands: nearest to whoever holds the phone. */
const SOUTH = 3;

/** One palette: of which units it says the ground, the fields that say it, and what an edit of them does. */
export interface RosePart {
  readonly units: readonly PlacedUnit[];
  readonly places: readonly FieldPlace[];
  readonly onChange: (path: string, to: Edit) => void;
}

const placesIn = (outer: FieldPlace, names: readonly string[] = []): readonly FieldPlace[] =>
  listInnerFields(outer).filter(({ name }) => names.includes(name));

const isChoicePlace = (place: FieldPlace): place is FieldPlace<ChoiceField> => 'options' in place.field;

/** Units that come over one side, those together that say the same of its ground. */
const groupByGround = (units: readonly PlacedUnit[]): readonly (readonly PlacedUnit[])[] => {
  const groups: PlacedUnit[][] = [];
  for (const unit of units) {
    const ground = groundOf(unit.field, unit.values);
    const group = groups.find(([first]) => first && isSameGround(ground, groundOf(first.field, first.values)));
    if (group) group.push(unit);
    else groups.push([unit]);
  }
  return groups;
};

/** A group's default values: of a unit that nobody has said anything of. */
const defaultOf = (field: GroupField): Values => getDefault(field) as Values;

/** The units around a hex and the ground they come over, with how either is changed. */
const useUnits = ({ subject, input, lang, onChange }: RoseProps) => {
  const { calculator } = subject;
  /** The sides over which units were last moved, by their dotted names; and the ground that was said of sides nobody crosses. */
  const [moved, setMoved] = useState<ReadonlyMap<string, number>>(new Map());
  const [painted, setPainted] = useState<ReadonlyMap<number, Values>>(new Map());
  const units = placeUnits(calculator, input, lang, moved);
  const comer = listUnits(calculator).find(({ item }) => comesOver(item))?.item;
  const unitsAt = (side: number) => units.filter((unit) => unit.side === side);
  const groundAt = (side: number): Values => {
    const [first] = unitsAt(side);
    if (!comer) return input;
    return first ? first.values : { ...defaultOf(comer), ...painted.get(side) };
  };
  const paint = (side: number, values: Values) =>
    comer && setPainted((before) => new Map(before).set(side, groundOf(comer, values)));

  const move = (unit: PlacedUnit, side: number) => {
    const { field, sides } = waysOf(unit.field);
    const way = sides[side];
    if (way === undefined) return;
    // The ground stays where it is: a unit takes that of the side it comes to.
    const ground = groundOf(unit.field, groundAt(side));
    paint(unit.side, unit.values);
    setMoved(new Map(moved).set(unit.path, side));
    onChange(unit.path, (before) => ({ ...(before as Values), [field]: way, ...ground }));
  };
  return { comer, unitsAt, groundAt, paint, move };
};

export const useRose = (props: RoseProps) => {
  const { subject, input, onChange } = props;
  const { calculator } = subject;
  const { comer, unitsAt, groundAt, paint, move } = useUnits(props);
  const all = getInputPlace(calculator.input, input);

  const partOf = (group: readonly PlacedUnit[], side: number): RosePart => {
    const [first] = group;
    const [list = '', number = ''] = first?.path.split('.') ?? [];
    const listPlace = listInnerFields(all).find(({ name }) => name === list);
    const item = listPlace && listInnerFields(listPlace)[Number(number) - 1];
    return {
      units: group,
      places: item ? placesIn(item, comer && listPlanned(comer)) : [],
      onChange: (path, to) => {
        const inner = path.slice((first?.path.length ?? 0) + 1);
        onChange('', (before) => group.reduce((all, unit) => put(all, `${unit.path}.${inner}`, to), before));
        if (first) paint(side, put(first.values, inner, to) as Values);
      },
    };
  };
  /** What lies on a side of the hex, and what the hex beyond it is. */
  const partsAt = (side: number): readonly RosePart[] => {
    if (!comer) return [{ units: [], places: placesIn(all, calculator.input.roles?.hexside), onChange }];
    const here = unitsAt(side);
    if (here.length > 0) return groupByGround(here).map((group) => partOf(group, side));
    const ground = groundAt(side);
    const places = placesIn(getInputPlace(comer, ground), listPlanned(comer));
    return [{ units: [], places, onChange: (path, to) => paint(side, put(ground, path, to) as Values) }];
  };
  const [facing] = placesIn(all, [calculator.input.roles?.facing ?? '']).filter(isChoicePlace);
  const targetParts: readonly RosePart[] = [
    { units: [], places: placesIn(all, calculator.input.roles?.ground), onChange },
  ];

  return {
    comer,
    sides: comer ? SIDES : [SOUTH],
    unitsAt,
    groundAt,
    /** The field that says which side the target faces, where there is one. */
    facing: facing?.applies ? facing : undefined,
    partsAt: (side: number) => (side === MIDDLE ? targetParts : partsAt(side)),
    move,
  };
};

export type Rose = ReturnType<typeof useRose>;
