import type { VassalModule } from './module.ts';
import { createTypeReader, type LayerType, memoise, type PieceType } from './piece-type.ts';
import { checkLimit, type Problem } from './problem.ts';
import { splitLayers, splitSequence } from './sequence.ts';

/** A layer of a piece: what kind it is, its fields, and its state. */
export interface Layer {
  readonly kind: string;
  readonly fields: readonly string[];
  readonly state: string;
}

/** A layer that shows one of several pictures, or none. */
export interface Face {
  readonly name: string;
  /** Counted from 1; `null` when it is off. */
  readonly level: number | null;
  /** The picture now shown, and the word that its module has for it; empty where there is none. */
  readonly picture: string;
  readonly label: string;
}

/** A piece as its file has it. What is hidden from other players is left out: name, picture, marks, layers. */
export interface Piece {
  readonly id: string;
  readonly name: string;
  /** Name of the picture in the module: the surest sign of what an unnamed piece is. */
  readonly picture: string;
  readonly marks: Readonly<Record<string, string>>;
  readonly faces: readonly Face[];
  readonly layers: readonly Layer[];
  readonly isHidden: boolean;
  /** Where it stands by itself; `map` is `null` when it lies in a stack, or nowhere. */
  readonly map: string | null;
  readonly x: number;
  readonly y: number;
}

export interface PieceReader {
  /** Reads a piece from its type and state. */
  read(id: string, type: string, state: string): Piece;
  /** By the names of the prototypes that the module lacks. */
  readonly problems: ReadonlyMap<string, Problem>;
}

const splitList = (text: string): readonly string[] => splitSequence(text, ',');

type ReadList = typeof splitList;

const readFace = ({ fields, state }: Layer, readList: ReadList): Face => {
  const level = Number.parseInt(state, 10);
  const readLevel = (list = ''): string => readList(list)[level - 1] ?? '';
  return {
    name: fields[18] ?? '',
    level: level > 0 ? level : null,
    picture: readLevel(fields[15]),
    label: readLevel(fields[16]),
  };
};

/** The names and values of a layer. */
const readMarks = (
  { fields, state }: Layer,
  readList: ReadList,
): readonly (readonly [name: string, value: string])[] => {
  const values = splitList(state);
  return readList(fields[0] ?? '').map((name, i) => [name, values[i] ?? '']);
};

/** Whether a piece, or what it is, is hidden from someone. */
const isHiding = ({ kind, state }: Layer): boolean => {
  const [who = ''] = splitSequence(state, ';');
  return (kind === 'hide' || kind === 'obs') && who !== '' && who !== 'null';
};

const readPlace = (state: string): Pick<Piece, 'map' | 'x' | 'y'> => {
  const [map = 'null', x, y] = splitSequence(state, ';');
  const at = { x: Number(x), y: Number(y) };
  const isPlaced = map !== 'null' && Number.isFinite(at.x) && Number.isFinite(at.y);
  return isPlaced ? { map, ...at } : { map: null, x: 0, y: 0 };
};

/** What the layers of a piece say of it; nothing of what is hidden. */
const describeLayers = (layers: readonly Layer[], { fields }: LayerType, readList: ReadList) => {
  const marks: (readonly [string, string])[] = [];
  const faces: Face[] = [];
  for (const layer of layers) {
    const { kind } = layer;
    if (kind === 'emb2') faces.push(readFace(layer, readList));
    else if (kind === 'mark') marks.push(...readMarks(layer, readList));
    else if (isHiding(layer)) return { name: '', picture: '', marks: {}, faces: [], layers: [], isHidden: true };
  }
  const [, , picture = '', name = ''] = fields;
  return { name, picture, marks: Object.fromEntries(marks), faces, layers, isHidden: false };
};

/** The layers of a type in the states that a piece gives them, and what is left: where it stands. */
const takeStates = (
  { layers }: PieceType,
  states: readonly string[],
): readonly [layers: readonly Layer[], place: string] => {
  let next = 0;
  // What a prototype's own state says of its layers stands over what the definition says.
  let inherited: readonly string[] = [];
  let used = 0;
  const taken = layers.map((layer): Layer => {
    const { kind, fields, preset, inside } = layer;
    let state: string;
    if (preset === null) {
      state = states[next++] ?? '';
      inherited = inside > 0 && state !== '' ? splitSequence(state, '\t') : [];
      used = 0;
    } else state = inherited[used++] ?? preset;
    if (layer.last?.state !== state) layer.last = { kind, fields, state };
    return layer.last;
  });
  return [taken, states[next] ?? ''];
};

/** Reads pieces; those of one type share what it says. */
export const createPieceReader = (module: VassalModule | null): PieceReader => {
  const problems = new Map<string, Problem>();
  const readList = memoise(splitList);
  let count = 0;
  const countLayers = (layers: number): void => {
    count += layers;
    checkLimit('layers', count);
  };
  const findType = memoise(createTypeReader(module, problems, countLayers));

  const read = (id: string, type: string, state: string): Piece => {
    const pieceType = findType(type);
    countLayers(pieceType.layers.length);
    const [layers, place] = takeStates(pieceType, splitLayers(state));
    return { id, ...readPlace(place), ...describeLayers(layers, pieceType.basic, readList) };
  };

  return { read, problems };
};
