/* What the worker does: it holds the module and the save, and answers in plain data. */
import type { Battlefield } from '@coup-doeil/core/battle';
import {
  applyChanges,
  type BothLanguages,
  findPlace,
  type Piece,
  readModule,
  readSave,
  type SavedGame,
  undoChanges,
  type VassalModule,
} from '@coup-doeil/vassal';
import {
  type BattlefieldUnit,
  type BoardPicture,
  type ConvertedGame,
  convertGame,
  listMoves,
  type Mapping,
  type Move,
  readMapping,
} from '@coup-doeil/vassal/battlefield';
import { makeDocument, type Setting } from './document.ts';
import { type JoinedPicture, joinPictures } from './join-pictures.ts';

/** A map of the module, and what stands on it in the save. */
export interface MapInfo {
  readonly name: string;
  readonly hasHexes: boolean;
  readonly pieces: number;
  readonly hidden: number;
}

export interface ModuleInfo {
  readonly name: string;
  readonly version: string;
}

/** A save or a log: its maps, the likeliest battlefield first, and how many steps it has. */
export interface SaveInfo {
  readonly maps: readonly MapInfo[];
  readonly steps: number;
  readonly problems: readonly BothLanguages[];
}

/** Where a counter stood: what is needed to say later what moved. */
export interface Standing {
  readonly id: string;
  readonly name?: string;
  readonly hex: string;
}

export interface Converted extends Omit<ConvertedGame, 'problems' | 'battlefield'> {
  /** None where the map has no hexes. */
  readonly document?: Battlefield;
  /** What the game cannot take, in lines. */
  readonly left: readonly string[];
  readonly problems: readonly BothLanguages[];
  /** What was written in the chat at this step. */
  readonly chat: readonly string[];
  readonly moves: readonly Move[];
}

const listTexts = (problems: readonly { readonly text: BothLanguages }[]): readonly BothLanguages[] =>
  problems.map(({ text }) => text);

const describeMap = ({ name, boards }: VassalModule['maps'][number], pieces: readonly Piece[]): MapInfo => ({
  name,
  hasHexes: boards.some(({ grid, zones }) => grid !== null || zones.some((zone) => zone.grid !== null)),
  pieces: pieces.length,
  hidden: pieces.filter(({ isHidden }) => isHidden).length,
});

const describeSave = (module: VassalModule, { position, steps, problems }: SavedGame): SaveInfo => {
  const standing = Map.groupBy(position.pieces.values(), (piece) => findPlace(position, piece)?.map ?? null);
  const maps = module.maps.map((map) => describeMap(map, standing.get(map.name) ?? []));
  return {
    maps: maps.toSorted((a, b) => Number(b.hasHexes) - Number(a.hasHexes) || b.pieces - a.pieces),
    steps: steps.length,
    problems: listTexts(problems),
  };
};

/** What moved is told by names and hexes alone. */
const toUnit = (standing: Standing): BattlefieldUnit => ({
  side: '',
  arm: '',
  ratings: {},
  state: [],
  marks: [],
  traits: [],
  ...standing,
});

/** Brings a save to one of its steps, forward or back. */
const goTo = ({ position, steps }: SavedGame, from: number, to: number): void => {
  for (const { changes } of steps.slice(from, to)) applyChanges(position, changes);
  for (const { changes } of steps.slice(to, from).toReversed()) undoChanges(position, changes);
};

/** A module, a save and the step that it stands at, one at a time. */
export const createReader = () => {
  let module: VassalModule | undefined;
  let saved: SavedGame | undefined;
  let at = 0;
  return {
    openModule: async (bytes: Uint8Array): Promise<ModuleInfo> => {
      const read = await readModule(bytes);
      [module, saved, at] = [read, undefined, 0];
      return { name: read.name, version: read.version };
    },
    /** Nothing without a module. */
    openSave: async (bytes: Uint8Array): Promise<SaveInfo | undefined> => {
      if (!module) return undefined;
      const read = await readSave(bytes, module);
      [saved, at] = [read, 0];
      return describeSave(module, read);
    },
    convert: (
      mapping: Mapping,
      step: number,
      before: readonly Standing[] | undefined,
      setting: Setting,
    ): Converted | undefined => {
      if (!module || !saved) return undefined;
      goTo(saved, at, step);
      at = step;
      const { battlefield, ...converted } = convertGame(module, saved, mapping);
      const { problems } = converted;
      const document = battlefield ? makeDocument(battlefield, module.name, setting) : { left: [] };
      return {
        ...converted,
        ...document,
        problems: listTexts(problems),
        chat: saved.steps[step - 1]?.chat ?? [],
        moves: battlefield && before ? listMoves({ ...battlefield, units: before.map(toUnit) }, battlefield) : [],
      };
    },
    readPicture: async (name: string): Promise<Uint8Array | null> => (await module?.readPicture(name)) ?? null,
    joinPictures: (pictures: readonly BoardPicture[]): Promise<JoinedPicture | undefined> => {
      const of = module;
      return joinPictures(pictures, async (name) => (await of?.readPicture(name)) ?? null);
    },
    readMapping: (text: string): Mapping => readMapping(text),
  };
};

export type Reader = ReturnType<typeof createReader>;
