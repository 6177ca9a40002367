/* Battles that the device keeps: one entry of the storage each, so that two tabs never write the same list. */
import { isInputError } from '@coup-doeil/core/game';
import { type BattleRecord, loadRecord, type Secret, saveRecord } from '@coup-doeil/core/record';
import { PREFIX } from './any-kept.ts';

/** The part of the browser's storage that is used. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The version that is written; all that were ever written are read. */
const VERSION = 1;

/** Stands in where the browser gives no storage: it holds nothing, and refuses to. */
const CLOSED: Shelf = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => {
    throw new DOMException('no storage', 'SecurityError');
  },
  removeItem: () => undefined,
};

/** The browser’s storage; reading it may be refused as well. */
export const getShelf = (): Shelf => {
  try {
    return localStorage;
  } catch {
    return CLOSED;
  }
};

/** What is said of a battle in a list. */
export interface KeptHead {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  /** When it was last kept, as ISO 8601. */
  readonly when: string;
  /** How often it was kept: who keeps it must have seen the last one. */
  readonly revision: number;
}

/** A battle as it is kept. */
export interface KeptBattle extends KeptHead {
  readonly record: BattleRecord;
  /** The secret of the side that is played by mail from here. */
  readonly secret?: Secret;
}

/** A battle in the list; one that cannot be read stays where it is, and its text can be saved. */
export type Listed = KeptHead | { readonly id: string; readonly damaged: string };

const keyOf = (id: string): string => `${PREFIX}${id}`;

const isText = (value: unknown): value is string => typeof value === 'string';
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readHead = (id: string, data: Readonly<Record<string, unknown>>): KeptHead | undefined => {
  const { version, name, game, when, revision } = data;
  const isKnown = typeof version === 'number' && version >= 1 && version <= VERSION;
  if (!isKnown || !isText(name) || !isText(game) || !isText(when) || !Number.isSafeInteger(revision)) return undefined;
  return { id, name, game, when, revision: Number(revision) };
};

const parse = (text: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    const data: unknown = JSON.parse(text);
    return isObject(data) ? data : undefined;
  } catch {
    return undefined;
  }
};

const readSecret = (data: unknown): Secret | undefined => {
  if (!isObject(data)) return undefined;
  const { side, key, letters, digest } = data;
  return isText(side) && isText(key) && isText(digest) && typeof letters === 'number'
    ? { side, key, letters, digest }
    : undefined;
};

/** All battles of the device, those of one game first if it is given; the last kept first. */
export const listBattles = (shelf: Shelf): readonly Listed[] => {
  const keys = Array.from({ length: shelf.length }, (_, i) => shelf.key(i) ?? '').filter((key) =>
    key.startsWith(PREFIX),
  );
  const heads = keys.map((key): Listed => {
    const id = key.slice(PREFIX.length);
    const text = shelf.getItem(key) ?? '';
    const data = parse(text);
    return (data && readHead(id, data)) ?? { id, damaged: text };
  });
  const whenOf = (battle: Listed): string => ('when' in battle ? battle.when : '');
  return heads.sort((a, b) => Number(whenOf(a) < whenOf(b)) - Number(whenOf(a) > whenOf(b)));
};

/** A kept battle; nothing where none is kept under this id, or where it is damaged. */
export const openBattle = (shelf: Shelf, id: string): KeptBattle | undefined => {
  const data = parse(shelf.getItem(keyOf(id)) ?? '');
  const head = data && readHead(id, data);
  if (!head || !isText(data.record)) return undefined;
  const secret = readSecret(data.secret);
  try {
    return { ...head, record: loadRecord(data.record), ...(secret && { secret }) };
  } catch (error) {
    if (isInputError(error)) return undefined;
    throw error;
  }
};

/** How keeping came out: kept; refused as another tab has kept the battle since; or refused by the browser. */
export type Kept = { readonly kept: KeptBattle } | { readonly refused: 'other-tab' | 'full' };

/** Keeps a battle over the revision that it was opened with. What was kept before stays where anything refuses. */
export const keepBattle = (shelf: Shelf, battle: KeptBattle, when: string): Kept => {
  try {
    const before = shelf.getItem(keyOf(battle.id));
    const stored = before === null ? undefined : parse(before);
    const last = before === null ? 0 : ((stored && readHead(battle.id, stored)?.revision) ?? Number.NaN);
    // A battle that was removed elsewhere is not brought back behind anybody's back either.
    if (last !== battle.revision) return { refused: 'other-tab' };
    const kept = { ...battle, when, revision: battle.revision + 1 };
    const { id, record, ...head } = kept;
    shelf.setItem(keyOf(id), JSON.stringify({ version: VERSION, ...head, record: saveRecord(record) }));
    return { kept };
  } catch (error) {
    if (isInputError(error)) throw error;
    return { refused: 'full' };
  }
};

/** Takes a battle off the device. */
export const removeBattle = (shelf: Shelf, id: string): void => shelf.removeItem(keyOf(id));
