import { type BattleDoor, type BattleTypes, loadResults } from '../battle/door.ts';
import { changeBoard, type GameBoard, openBoard } from '../battle/game-board.ts';
import { toInputError } from '../game/fault.ts';
import { type Text, t } from '../text/index.ts';
import { checkEntry, type SeededThrow } from './check-entry.ts';
import { checkMail, type Finding } from './check-mail.ts';
import { getMailState } from './mail-state.ts';
import type { BattleRecord } from './record.ts';
import { getChanges } from './replay.ts';
import { computeSeed, type Secret } from './secret.ts';

/** The throws of the mail, with the seeds of those whose two secrets are shown. */
const seedThrows = async (record: BattleRecord): Promise<readonly SeededThrow[]> => {
  const { throws, sides } = getMailState(record);
  return Promise.all(
    throws.map(async (roll) => {
      const secrets = sides.flatMap((side) => roll.secrets[side] ?? []);
      return { ...roll, seed: secrets.length === 2 ? await computeSeed(roll.number, secrets) : undefined };
    }),
  );
};

/** The seed of the last throw of the mail; nothing while a secret is missing. */
export const findThrowSeed = async (record: BattleRecord): Promise<string | undefined> =>
  (await seedThrows(record)).at(-1)?.seed;

const BOARD = t('From here on the board cannot be set up.', 'À partir d’ici, le plateau ne peut être mis en place.');

/** Where an entry is, and what of it is wrong. */
const at = (i: number, field: string, text: Text): Finding => ({ place: `entries.${i}.${field}`, text });

const checkEntries = <G extends BattleTypes>(
  door: BattleDoor<G>,
  record: BattleRecord,
  throws: readonly SeededThrow[],
): readonly Finding[] => {
  const joined = record.mail?.letters[1]?.at;
  const checks = { record, throws, bySecrets: joined ?? Number.POSITIVE_INFINITY, seeds: new Set<string>() };
  const findings: Finding[] = [];
  let board: GameBoard<G> = openBoard(door, record.start);
  for (const [i, entry] of record.entries.slice(0, record.at).entries()) {
    findings.push(...checkEntry(board, i, checks).map(([field, text]) => at(i, field, text)));
    try {
      board = changeBoard(board, getChanges(entry));
    } catch (error) {
      toInputError(error);
      return [...findings, at(i, 'changes', BOARD)];
    }
  }
  return findings;
};

/**
 * Checks a record from end to end, as somebody who trusts nobody: every letter, hash and seal, every throw, and that each action and
 * march is what the rules give on the board as it stood. What players changed by hand is theirs: it stands in the record and is
 * not judged. An empty list where all agrees.
 */
export const checkRecord = async <G extends BattleTypes>(
  door: BattleDoor<G>,
  record: BattleRecord,
  own?: Secret,
): Promise<readonly Finding[]> => {
  const letters = await checkMail(record, own);
  return [...letters, ...checkEntries(await loadResults(door), record, await seedThrows(record))];
};
