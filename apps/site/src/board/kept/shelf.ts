/* What keeps the battle on a page and opens others: fetched once there is one to keep or to open. */
import { type BattleDoor, openBoard } from '@coup-doeil/core/battle';
import { isInputError } from '@coup-doeil/core/game';
import { type BattleRecord, checkMail, replayRecord, type Secret } from '@coup-doeil/core/record';
import { openStart } from '../play/open-start.ts';
import {
  getShelf,
  type Kept,
  type KeptBattle,
  type KeptHead,
  keepBattle,
  type Listed,
  listBattles,
  openBattle,
  removeBattle,
} from './battles.ts';

export { openHash } from '../share/share.ts';

/** The battle on a page: its record, the secret of the side played here, and the head that it is kept under, if it is. */
export interface PageBattle {
  readonly record: BattleRecord;
  readonly secret: Secret | undefined;
  readonly head: KeptHead | undefined;
}

const putOnPage = ({ record, secret, ...head }: KeptBattle): PageBattle => ({ record, secret, head });

/** A battle as it is on the page after it was kept; or what refused to keep it. */
export type KeepOutcome = { readonly battle: PageBattle } | Extract<Kept, { readonly refused: string }>;

/** Keeps what a page holds; nothing where it is not kept yet. */
export const keepPageBattle = ({ record, secret, head }: PageBattle): KeepOutcome | undefined => {
  if (!head) return undefined;
  const outcome = keepBattle(getShelf(), { ...head, record, ...(secret && { secret }) }, new Date().toISOString());
  return 'kept' in outcome ? { battle: putOnPage(outcome.kept) } : outcome;
};

/** The battles of a game that the device keeps, and those that cannot be read. */
export const listGameBattles = (game: string): readonly Listed[] =>
  listBattles(getShelf()).filter((battle) => !('game' in battle) || battle.game === game);

export const removeKeptBattle = (id: string): void => removeBattle(getShelf(), id);

const canOpen = (door: BattleDoor, record: BattleRecord): boolean => {
  try {
    openBoard(door, replayRecord(record));
    return true;
  } catch (error) {
    if (isInputError(error)) return false;
    throw error;
  }
};

/** A kept battle; nothing where it is not there, or has words that the game does not have. */
export const openKeptBattle = (door: BattleDoor, id: string): PageBattle | undefined => {
  const opened = openBattle(getShelf(), id);
  return opened && canOpen(door, opened.record) ? putOnPage(opened) : undefined;
};

const listJoinHashes = ({ mail }: BattleRecord): readonly string[] =>
  (mail?.letters ?? []).flatMap((letter) => (letter.letter === 'join' ? [`${letter.from} ${letter.hash}`] : []));

/** A battle by mail as this device keeps it, known by the hash with which its side joined. */
const findOwn = (record: BattleRecord): KeptBattle | undefined => {
  const hashes = listJoinHashes(record);
  const revisions = listBattles(getShelf()).flatMap(({ id }) => {
    const opened = openBattle(getShelf(), id);
    const side = `${opened?.secret?.side} `;
    const own = opened?.secret && listJoinHashes(opened.record).find((hash) => hash.startsWith(side));
    return opened && own && hashes.includes(own) ? [opened] : [];
  });
  // Of copies of one battle the one that wrote the last letter.
  return revisions.toSorted((a, b) => (b.secret?.letters ?? 0) - (a.secret?.letters ?? 0))[0];
};

/**
 * A battle from a link or a file; words that the game does not have are an error. A battle by mail that is played here takes the
 * place of what was kept of it, where it goes on from there.
 */
export const readShared = async (door: BattleDoor, record: BattleRecord): Promise<PageBattle> => {
  openStart(door, replayRecord(record));
  const own = findOwn(record);
  const agrees = own && (await checkMail(record, own.secret)).length === 0;
  return { record, secret: own?.secret, head: agrees ? putOnPage(own).head : undefined };
};
