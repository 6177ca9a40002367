/* What the type of a piece says: its layers, those of prototypes in their place. */
import { getOwn } from './get-own.ts';
import { LIMITS } from './limits.ts';
import type { VassalModule } from './module.ts';
import type { Layer } from './piece.ts';
import { describeProblem, type Problem } from './problem.ts';
import { splitLayers, splitSequence } from './sequence.ts';

export type LayerType = Omit<Layer, 'state'>;

/** A layer as its type says it, with the state that a definition gives it; `null` where the piece itself says it. */
export interface TypedLayer extends LayerType {
  readonly preset: string | null;
  /** How many of the layers that follow came from the prototype that this one stands for. */
  inside: number;
  /** The layer as it was read last: few of a prototype ever have another state. */
  last: Layer | null;
}

export interface PieceType {
  readonly layers: readonly TypedLayer[];
  readonly basic: LayerType;
}

const readLayerType = (type: string): LayerType => {
  const [kind = '', ...fields] = splitSequence(type, ';');
  return { kind, fields };
};

/** The outer layers of a definition `+/null/type/state`, each with its state; its innermost piece is no layer. */
const readDefinition = (definition: string): readonly (readonly [type: string, state: string])[] => {
  const [, , type = '', state = ''] = splitSequence(definition, '/');
  const states = splitLayers(state);
  const types = splitLayers(type).slice(0, -1);
  return types.map((layer, i) => [layer, states[i] ?? '']);
};

/** Reads each text once. */
export const memoise = <T>(read: (text: string) => T): ((text: string) => T) => {
  const results = new Map<string, T>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = read(text);
    results.set(text, result);
    return result;
  };
};

/** Reads types; many share their layers, and what their prototypes stand for. What is made of them is counted, as a file may ask for much. */
export const createTypeReader = (
  module: VassalModule | null,
  problems: Map<string, Problem>,
  countLayers: (layers: number) => void,
) => {
  const findDefinition = memoise((name) => {
    const definition = module && getOwn(module.prototypes, name);
    if (module && definition === undefined) problems.set(name, describeProblem('unknown-prototype', { name }));
    return definition ? readDefinition(definition) : [];
  });

  /** Adds a layer, and after it those of the prototype that it may stand for; a circle ends where a piece would be too deep. */
  const expand = (type: string, preset: string | null, layers: TypedLayer[]): void => {
    const layer: TypedLayer = { ...readLayerType(type), preset, inside: 0, last: null };
    const at = layers.push(layer);
    if (layer.kind !== 'prototype') return;
    for (const [inner, state] of findDefinition(layer.fields[0] ?? ''))
      if (layers.length < LIMITS.depth) expand(inner, state, layers);
    layer.inside = layers.length - at;
  };
  const expandOwn = memoise((type): readonly TypedLayer[] => {
    const layers: TypedLayer[] = [];
    expand(type, null, layers);
    countLayers(layers.length);
    return layers;
  });

  return (type: string): PieceType => {
    const types = splitLayers(type);
    const basic = readLayerType(types.pop() ?? '');
    const layers: TypedLayer[] = [];
    for (const own of types) if (layers.length < LIMITS.depth) layers.push(...expandOwn(own));
    return { layers: layers.slice(0, LIMITS.depth), basic };
  };
};
