/* What the type of a piece says: its layers, those of prototypes in their place. */
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
  readonly inside: number;
}

export interface PieceType {
  readonly layers: readonly TypedLayer[];
  readonly basic: LayerType;
}

const readLayerType = (type: string): LayerType => {
  const [kind = '', ...fields] = splitSequence(type, ';');
  return { kind, fields };
};

const typeLayer = (type: string, preset: string | null): TypedLayer => ({ ...readLayerType(type), preset, inside: 0 });

/** The outer layers of a definition `+/null/type/state`; its innermost piece is no layer. */
const readDefinition = (definition: string): readonly TypedLayer[] => {
  const [, , type = '', state = ''] = splitSequence(definition, '/');
  const states = splitLayers(state, LIMITS.depth);
  const types = splitLayers(type, LIMITS.depth).slice(0, -1);
  return types.map((layer, i) => typeLayer(layer, states[i] ?? ''));
};

const memoise = <T>(read: (text: string) => T): ((text: string) => T) => {
  const results = new Map<string, T>();
  return (text) => {
    const result = results.get(text) ?? read(text);
    results.set(text, result);
    return result;
  };
};

/** Reads types; many share their layers, and what their prototypes stand for. */
export const createTypeReader = (module: VassalModule | null, problems: Map<string, Problem>) => {
  const readOwn = memoise((type) => typeLayer(type, null));
  const readPrototype = memoise(readDefinition);

  /** A layer, and after it those of the prototype that it may stand for; a circle ends where a piece would be too deep. */
  const expand = (layer: TypedLayer, layers: TypedLayer[]): void => {
    const at = layers.push(layer) - 1;
    const name = layer.fields[0] ?? '';
    if (layer.kind !== 'prototype' || !module || layers.length >= LIMITS.depth) return;
    const definition = Object.hasOwn(module.prototypes, name) ? module.prototypes[name] : undefined;
    if (definition === undefined) {
      problems.set(name, describeProblem('unknown-prototype', { name }));
      return;
    }
    for (const inner of readPrototype(definition)) if (layers.length < LIMITS.depth) expand(inner, layers);
    layers[at] = { ...layer, inside: layers.length - at - 1 };
  };

  return (type: string): PieceType => {
    const types = splitLayers(type, LIMITS.depth);
    const basic = readLayerType(types.pop() ?? '');
    const layers: TypedLayer[] = [];
    for (const layer of types) expand(readOwn(layer), layers);
    return { layers, basic };
  };
};
