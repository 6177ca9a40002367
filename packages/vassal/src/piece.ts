import { LIMITS } from './limits.ts';
import type { VassalModule } from './module.ts';
import { createTypeReader, type LayerType, type PieceType, type TypedLayer } from './piece-type.ts';
import { checkCount, type Problem } from './problem.ts';
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
  readonly problems: readonly Problem[];
}

const readFace = ({ fields, state }: Layer): Face => {
  const level = Number.parseInt(state, 10);
  const isOn = level > 0;
  const pictures = splitSequence(fields[15] ?? '', ',');
  const labels = splitSequence(fields[16] ?? '', ',');
  return {
    name: fields[18] ?? '',
    level: isOn ? level : null,
    picture: isOn ? (pictures[level - 1] ?? '') : '',
    label: isOn ? (labels[level - 1] ?? '') : '',
  };
};

const readMarks = (layers: readonly Layer[]): Record<string, string> => {
  const marks: [string, string][] = [];
  for (const { kind, fields, state } of layers) {
    if (kind !== 'mark') continue;
    const values = splitSequence(state, ',');
    splitSequence(fields[0] ?? '', ',').forEach((name, i) => {
      marks.push([name, values[i] ?? '']);
    });
  }
  return Object.fromEntries(marks);
};

/** Whether a piece, or what it is, is hidden from someone. */
const isHiding = ({ kind, state }: Layer): boolean => {
  if (kind !== 'hide' && kind !== 'obs') return false;
  const [who = ''] = splitSequence(state, ';');
  return who !== '' && who !== 'null';
};

const readPlace = (state: string): Pick<Piece, 'map' | 'x' | 'y'> => {
  const [map = 'null', x, y] = splitSequence(state, ';');
  const at = { x: Number(x), y: Number(y) };
  const isPlaced = map !== 'null' && Number.isFinite(at.x) && Number.isFinite(at.y);
  return isPlaced ? { map, ...at } : { map: null, x: 0, y: 0 };
};

const buildPiece = (id: string, layers: readonly Layer[], basic: LayerType, place: string): Piece => {
  const standing = { id, ...readPlace(place) };
  if (layers.some(isHiding))
    return { ...standing, name: '', picture: '', marks: {}, faces: [], layers: [], isHidden: true };
  return {
    ...standing,
    name: basic.fields[3] ?? '',
    picture: basic.fields[2] ?? '',
    marks: readMarks(layers),
    faces: layers.filter(({ kind }) => kind === 'emb2').map(readFace),
    layers,
    isHidden: false,
  };
};

/** Reads pieces; those of one type share what it says. */
export const createPieceReader = (module: VassalModule | null): PieceReader => {
  const problems = new Map<string, Problem>();
  const known = new Map<string, PieceType>();
  const readType = createTypeReader(module, problems);
  const lastOf = new Map<TypedLayer, Layer>();
  /** Few layers of a prototype ever have another state: the last one is kept. */
  const makeLayer = (typed: TypedLayer, state: string): Layer => {
    const last = lastOf.get(typed);
    if (last?.state === state) return last;
    const layer = { kind: typed.kind, fields: typed.fields, state };
    lastOf.set(typed, layer);
    return layer;
  };
  let count = 0;
  const countLayers = (layers: number): void => {
    count += layers;
    checkCount('layers', count);
  };

  const findType = (type: string): PieceType => {
    const before = known.get(type);
    if (before) return before;
    const pieceType = readType(type);
    countLayers(pieceType.layers.length);
    known.set(type, pieceType);
    return pieceType;
  };

  const read = (id: string, type: string, state: string): Piece => {
    const pieceType = findType(type);
    countLayers(pieceType.layers.length);
    const states = splitLayers(state, LIMITS.depth);
    let next = 0;
    // What a prototype's own state says of its layers stands over what the definition says.
    let inherited: readonly string[] = [];
    const layers = pieceType.layers.map((layer) => {
      const { preset, inside } = layer;
      const own = preset === null ? (states[next++] ?? '') : (inherited[0] ?? preset);
      inherited = preset === null ? (inside > 0 && own !== '' ? splitSequence(own, '\t') : []) : inherited.slice(1);
      return makeLayer(layer, own);
    });
    return buildPiece(id, layers, pieceType.basic, states[next] ?? '');
  };

  return {
    read,
    get problems() {
      return [...problems.values()];
    },
  };
};
