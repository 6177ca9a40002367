import { type BattleDoor, openBoard } from '@coup-doeil/core/battle';
import { type InputError, isInputError } from '@coup-doeil/core/game';
import { type BattleRecord, checkMail, replayRecord, type Secret, type Written } from '@coup-doeil/core/record';
import { useEffect, useRef, useState } from 'preact/hooks';
import { openStart } from '../play/open-start.ts';
import { openHash } from '../share/share.ts';
import {
  getShelf,
  type Kept,
  type KeptBattle,
  keepBattle,
  listBattles,
  openBattle,
  removeBattle,
  watchBattles,
} from './battles.ts';

/** How long changes are gathered before they are kept. */
const WAIT = 300;

/** The battle on a page: its record, the secret of the side played here, and where it is kept, if it is. */
interface Held {
  readonly record: BattleRecord;
  readonly secret: Secret | undefined;
  readonly kept: Omit<KeptBattle, 'record' | 'secret'> | undefined;
}

type Refusal = Extract<Kept, { readonly refused: string }>['refused'];

const now = (): string => new Date().toISOString();
const heldOf = ({ record, secret, ...kept }: KeptBattle): Held => ({ record, secret, kept });

/** Keeps what a page holds; nothing where it is not kept yet. */
const keepHeld = ({ record, secret, kept }: Held): Kept | undefined =>
  kept && keepBattle(getShelf(), { ...kept, record, ...(secret && { secret }) }, now());

/** Calls back a little after each change, and when the page goes away. */
const useLater = (act: () => void, changes: readonly unknown[]): void =>
  useEffect(() => {
    const timer = setTimeout(act, WAIT);
    addEventListener('pagehide', act);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', act);
    };
  }, changes);

/** Opens the battle of the page’s link, and of one that is put in its place; gives what is wrong with it. */
const useLink = (open: (record: BattleRecord) => Promise<void>): InputError | undefined => {
  const [failure, setFailure] = useState<InputError>();
  useEffect(() => {
    const openLink = async () => {
      try {
        const record = await openHash(location.hash);
        if (record) await open(record);
        setFailure(undefined);
      } catch (error) {
        if (!isInputError(error)) throw error;
        setFailure(error);
      }
    };
    openLink();
    addEventListener('hashchange', openLink);
    return () => removeEventListener('hashchange', openLink);
  }, []);
  return failure;
};

/** The battle on a page and those that the device keeps; each change of a kept one is kept. */
const useHeld = (game: string, createFirst: () => BattleRecord) => {
  const [current, setHeld] = useState<Held>(() => ({ record: createFirst(), secret: undefined, kept: undefined }));
  const [refused, setRefused] = useState<Refusal>();
  const [battles, setBattles] = useState<ReturnType<typeof listBattles>>([]);
  const latest = useRef(current);
  latest.current = current;
  const unkept = useRef(false);
  const list = () =>
    setBattles(listBattles(getShelf()).filter((battle) => !('game' in battle) || battle.game === game));
  /** Holds a battle as it was kept, or as it is where keeping was refused. */
  const take = (next: Held, outcome: Kept | undefined) => {
    const isKept = outcome !== undefined && 'kept' in outcome;
    const settled = isKept ? heldOf(outcome.kept) : next;
    latest.current = settled;
    // What has no place to be kept in is not tried again.
    unkept.current = settled.kept !== undefined && outcome !== undefined && !isKept;
    setHeld(settled);
    setRefused(outcome && 'refused' in outcome ? outcome.refused : undefined);
    list();
  };
  useEffect(() => {
    list();
    return watchBattles(window, (id) => {
      list();
      const { kept } = latest.current;
      if (kept && (id === '' || id === kept.id)) setRefused('other-tab');
    });
  }, []);
  const keepNow = () => {
    if (unkept.current && refused !== 'other-tab') take(latest.current, keepHeld(latest.current));
  };
  useLater(keepNow, [current, refused]);
  const change = (record: BattleRecord, secret: Secret | undefined = current.secret) => {
    unkept.current = current.kept !== undefined;
    setHeld({ ...current, record, secret });
  };
  return { held: current, refused, battles, take, change };
};

/** The record of the battle on a page, or of the link that it was opened by; kept on the device with every change once it has a name. */
export const useRecord = (game: string, door: BattleDoor, createFirst: () => BattleRecord) => {
  const { held, refused, battles, take, change } = useHeld(game, createFirst);
  const createHead = (name: string) => ({ id: crypto.randomUUID(), name, game, when: now(), revision: 0 });
  /** What is not kept is not held either: the battle on the page stays as it was. */
  const takeIfKept = (next: Held) => {
    const outcome = keepHeld(next);
    take(outcome && 'kept' in outcome ? next : held, outcome);
  };
  /**
   * A battle from a link or a file; words that the game does not have are an error. A battle by mail that is played here takes the
   * place of what was kept of it, where it goes on from there.
   */
  const openShared = async (record: BattleRecord) => {
    openStart(door, replayRecord(record));
    const own = findOwn(record);
    const agrees = own && (await checkMail(record, own.secret)).length === 0;
    const next: Held = { record, secret: own?.secret, kept: agrees ? heldOf(own).kept : undefined };
    take(next, keepHeld(next));
  };
  const failure = useLink(openShared);
  return {
    ...held,
    /** What is wrong with the link that the page was opened by. */
    failure,
    battles,
    refused,
    change,
    /** A letter stands once it is kept with its secret: else nothing is changed, and no file leaves. */
    write: ({ record, secret }: Written, name: string) =>
      takeIfKept({ record, secret, kept: held.kept ?? createHead(name) }),
    /** A secret is kept once: a copy of a battle by mail is to be looked at, not to be played. */
    keepAs: (name: string) => takeIfKept({ record: held.record, secret: undefined, kept: createHead(name) }),
    open: (id: string): boolean => {
      const opened = openBattle(getShelf(), id);
      if (!opened || !canOpen(door, opened.record)) return false;
      take(heldOf(opened), undefined);
      return true;
    },
    openShared,
    remove: (id: string) => {
      removeBattle(getShelf(), id);
      take(held.kept?.id === id ? { ...held, kept: undefined } : held, undefined);
    },
  };
};

export type RecordState = ReturnType<typeof useRecord>;

const canOpen = (door: BattleDoor, record: BattleRecord): boolean => {
  try {
    openBoard(door, replayRecord(record));
    return true;
  } catch (error) {
    if (isInputError(error)) return false;
    throw error;
  }
};

const joinHashes = ({ mail }: BattleRecord): readonly string[] =>
  (mail?.letters ?? []).flatMap((letter) => (letter.letter === 'join' ? [`${letter.from} ${letter.hash}`] : []));

/** A battle by mail as this device keeps it, known by the hash with which its side joined. */
const findOwn = (record: BattleRecord): KeptBattle | undefined => {
  const hashes = joinHashes(record);
  const revisions = listBattles(getShelf()).flatMap(({ id }) => {
    const opened = openBattle(getShelf(), id);
    const own = opened?.secret && joinHashes(opened.record).find((hash) => hash.startsWith(`${opened.secret?.side} `));
    return opened && own && hashes.includes(own) ? [opened] : [];
  });
  // Of copies of one battle the one that wrote the last letter.
  return revisions.toSorted((a, b) => (b.secret?.letters ?? 0) - (a.secret?.letters ?? 0))[0];
};
