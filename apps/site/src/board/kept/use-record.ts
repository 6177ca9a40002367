import type { BattleDoor } from '@coup-doeil/core/battle';
import { type InputError, isInputError } from '@coup-doeil/core/game';
import type { BattleRecord, Secret, Written } from '@coup-doeil/core/record';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isBattleLink } from '../share/link-kinds.ts';
import { hasKept, watchBattles } from './any-kept.ts';
import type { KeptHead, Listed } from './battles.ts';
import type { KeepOutcome, PageBattle } from './shelf.ts';

/** How long changes are gathered before they are kept. */
const WAIT = 300;

type Refusal = Extract<KeepOutcome, { readonly refused: string }>['refused'];

/** The script that keeps and opens battles, fetched once. */
const useShelf = () => {
  const shelf = useRef<typeof import('./shelf.ts')>(undefined);
  const loadShelf = async () => {
    shelf.current ??= await import('./shelf.ts');
    return shelf.current;
  };
  return { shelf, loadShelf };
};

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

/** The battle on a page and those that the device keeps; each change of a kept one is kept. */
const usePageBattle = (game: string, createFirst: () => BattleRecord) => {
  const { shelf, loadShelf } = useShelf();
  const [current, setCurrent] = useState<PageBattle>(() => ({
    record: createFirst(),
    secret: undefined,
    head: undefined,
  }));
  const [refused, setRefused] = useState<Refusal>();
  const [battles, setBattles] = useState<readonly Listed[]>([]);
  const latest = useRef(current);
  latest.current = current;
  const isUnkept = useRef(false);
  const list = async () => setBattles((await loadShelf()).listGameBattles(game));
  /** Puts a battle on the page as it was kept, or as it is where keeping was refused. */
  const take = (next: PageBattle, outcome: KeepOutcome | undefined) => {
    const settled = outcome && 'battle' in outcome ? outcome.battle : next;
    latest.current = settled;
    // What has no place to be kept in is not tried again.
    isUnkept.current = settled.head !== undefined && outcome !== undefined && 'refused' in outcome;
    setCurrent(settled);
    setRefused(outcome && 'refused' in outcome ? outcome.refused : undefined);
    list();
  };
  useEffect(() => {
    if (hasKept()) list();
    return watchBattles(window, (id) => {
      list();
      const { head } = latest.current;
      if (head && (id === '' || id === head.id)) setRefused('other-tab');
    });
  }, []);
  const keepNow = () => {
    if (isUnkept.current && refused !== 'other-tab')
      take(latest.current, shelf.current?.keepPageBattle(latest.current));
  };
  useLater(keepNow, [current, refused]);
  const change = (record: BattleRecord, secret: Secret | undefined = current.secret) => {
    isUnkept.current = current.head !== undefined;
    setCurrent({ ...current, record, secret });
  };
  return { current, latest, refused, battles, take, change, loadShelf };
};

type Page = ReturnType<typeof usePageBattle>;

/** Opens the battle of the page’s link, and of one that is put in its place; gives what is wrong with it. */
const useLink = (
  loadShelf: Page['loadShelf'],
  open: (record: BattleRecord) => Promise<void>,
): InputError | undefined => {
  const [failure, setFailure] = useState<InputError>();
  useEffect(() => {
    const openLink = async () => {
      try {
        const { hash } = location;
        const record = isBattleLink(hash) ? await (await loadShelf()).openHash(hash) : undefined;
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

/** The record of the battle on a page, or of the link that it was opened by; kept on the device with every change once it has a name. */
export const useRecord = (game: string, door: BattleDoor, createFirst: () => BattleRecord) => {
  const { current, latest, refused, battles, take, change, loadShelf } = usePageBattle(game, createFirst);
  const createHead = (name: string): KeptHead => ({
    id: crypto.randomUUID(),
    name,
    game,
    when: new Date().toISOString(),
    revision: 0,
  });
  /** What is refused does not come on the page either: its battle stays as it was. */
  const takeIfKept = async (next: PageBattle): Promise<void> => {
    const { keepPageBattle } = await loadShelf();
    const outcome = keepPageBattle(next);
    take(outcome && 'battle' in outcome ? next : latest.current, outcome);
  };
  const openShared = async (record: BattleRecord): Promise<void> => {
    const { keepPageBattle, readShared } = await loadShelf();
    const next = await readShared(door, record);
    take(next, keepPageBattle(next));
  };
  const failure = useLink(loadShelf, openShared);
  return {
    ...current,
    /** What is wrong with the link that the page was opened by. */
    failure,
    battles,
    refused,
    change,
    /** A letter stands once it is kept with its secret: else nothing is changed, and no file leaves. */
    write: ({ record, secret }: Written, name: string): Promise<void> =>
      takeIfKept({ record, secret, head: latest.current.head ?? createHead(name) }),
    /** A secret is kept once: a copy of a battle by mail is to be looked at, not to be played. */
    keepAs: (name: string): Promise<void> =>
      takeIfKept({ record: latest.current.record, secret: undefined, head: createHead(name) }),
    open: async (id: string): Promise<void> => {
      const { openKeptBattle } = await loadShelf();
      const opened = openKeptBattle(door, id);
      if (opened) take(opened, undefined);
    },
    openShared,
    remove: async (id: string): Promise<void> => {
      const { removeKeptBattle } = await loadShelf();
      removeKeptBattle(id);
      const { head } = latest.current;
      take(head?.id === id ? { ...latest.current, head: undefined } : latest.current, undefined);
    },
  };
};

export type RecordState = ReturnType<typeof useRecord>;
