/* A battle as a link or as a file, and back. */
import { loadBattlefield, saveBattlefield } from '@coup-doeil/core/battle';
import { InputError } from '@coup-doeil/core/game';
import { type BattleRecord, createRecord, loadRecord, replayRecord, saveRecord } from '@coup-doeil/core/record';
import { KINDS } from './link-kinds.ts';
import { packText, unpackText } from './pack.ts';

/** The longest address that is offered as a link: messengers and mail cut longer ones. */
export const MOST_LINK = 8000;

/** The largest file that is opened. */
export const MOST_BYTES = 20_000_000;

/** A link that opens a battle: with its record where that fits, else as it stands. */
export interface BattleLink {
  readonly link: string;
  readonly holds: keyof typeof KINDS;
}

/** JSON without what makes it readable. */
const squeeze = (text: string): string => JSON.stringify(JSON.parse(text));

/** A record without what is planned: the other side of a battle by mail has no business with it. */
export const dropPlan = ({ plan: _, ...record }: BattleRecord): BattleRecord => record;

/** The shortest link that holds the most; nothing where even the battlefield does not fit. */
export const makeLink = async (address: string, record: BattleRecord): Promise<BattleLink | undefined> => {
  const texts = [
    // A letter of a battle by mail is worth nothing without all before it: it travels as a file.
    ...(record.mail ? [] : [record, dropPlan(record)].map((record) => ['record', saveRecord(record)] as const)),
    ['battlefield', saveBattlefield(replayRecord(record))] as const,
  ];
  for (const [holds, text] of texts) {
    const link = `${address}#${KINDS[holds]}=${await packText(squeeze(text))}`;
    if (link.length <= MOST_LINK) return { link, holds };
  }
  return undefined;
};

const isBattlefield = (text: string): boolean => {
  const data: unknown = JSON.parse(text);
  return typeof data === 'object' && data !== null && 'format' in data && /\/battlefield$/.test(String(data.format));
};

const rejectJson = (field: string): never => {
  throw new InputError({ code: 'json', field, allowed: { rule: 'json' }, given: null });
};

/** A record from the text of one, or from that of a battlefield, with which a record begins. */
export const openText = (text: string, field = 'document'): BattleRecord => {
  let begins: boolean;
  try {
    begins = isBattlefield(text);
  } catch {
    return rejectJson(field);
  }
  return begins ? createRecord(loadBattlefield(text)) : loadRecord(text);
};

/** The record that the hash part of an address holds; nothing where it holds none. */
export const openHash = async (hash: string): Promise<BattleRecord | undefined> => {
  const [kind = '', letters] = hash.replace(/^#/, '').split('=');
  if (letters === undefined || !Object.values<string>(KINDS).includes(kind)) return undefined;
  return openText(await unpackText(letters), 'link');
};

/** The record that a file holds. */
export const openBattleFile = async (file: Pick<File, 'size' | 'text'>): Promise<BattleRecord> => {
  if (file.size > MOST_BYTES)
    throw new InputError({
      code: 'size',
      field: 'file',
      allowed: { rule: 'text', min: 0, max: MOST_BYTES },
      given: file.size,
    });
  return openText(await file.text(), 'file');
};
