/* What keys do on the map: everything that a pointer does. */
import { formatHex, parseHex } from '@coup-doeil/hex';
import { turnTo } from './drags.ts';
import { walkHex } from './keys.ts';
import type { Scene } from './scene.ts';
import { pickFromStack, type Stage } from './stage.ts';

/** Enter asks about the counters of a hex one after the other, and then about the hex. */
const askHere = ({ pieces, props }: Scene, hex: number): void => {
  const { selected, cursor, onCounter, onHex } = props;
  const here = pieces.filter((piece) => piece.hex === hex);
  const top = here.find(({ place }) => place === 0);
  const last = here.find(({ place, of }) => place === of - 1);
  if (!top || last?.unit.id === selected) onHex(cursor);
  else onCounter(pickFromStack(pieces, top, selected).unit.id);
};

const turnChosen = ({ pieces, props }: Scene, by: number): void => {
  const chosen = pieces.find(({ unit }) => unit.id === props.selected);
  if (!chosen) return;
  props.onTurn(chosen.unit.id, turnTo(chosen, ((chosen.faces ?? -by) + by + 6) % 6));
};

const moveChosen = ({ props }: Scene): void => {
  if (props.selected !== undefined) props.onDrag(props.selected, props.cursor);
};

/** Whether the key does something here. */
export const answerKey = (scene: Scene, { handle, reveal }: Stage, event: KeyboardEvent): boolean => {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const { layout, props } = scene;
  const hex = parseHex(layout.grid, props.cursor);
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const acts: Readonly<Record<string, () => void>> = {
    Enter: () => askHere(scene, hex),
    ' ': () => askHere(scene, hex),
    m: () => moveChosen(scene),
    '+': () => handle.zoom(1),
    '=': () => handle.zoom(1),
    '-': () => handle.zoom(-1),
    '0': () => handle.fit(),
  };
  const turn = event.shiftKey ? { ArrowLeft: -1, ArrowRight: 1 }[key] : undefined;
  const next = walkHex(layout.grid, hex, key);
  const walk = (to: number): void => {
    props.onCursor(formatHex(layout.grid, to));
    reveal(to);
  };
  if (turn !== undefined) turnChosen(scene, turn);
  else if (next !== undefined) walk(next);
  else if (/^[1-6]$/.test(key)) props.onHex(props.cursor, Number(key) - 1);
  else if (Object.hasOwn(acts, key)) acts[key]?.();
  else return false;
  return true;
};
