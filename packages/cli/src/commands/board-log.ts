import { t } from '@coup-doeil/core/chart';
import type { Game } from '@coup-doeil/core/game';
import { checkRecord, formatRecord, getMailState, type Sequels, tellRecord } from '@coup-doeil/core/record';
import { formatPair } from '@coup-doeil/core/tell';
import { loadDoor, openRecordFile } from '../board-file.ts';
import { type Call, printJson, printLines } from './command.ts';

const WORDS = {
  agrees: t('All dice and changes agree.', 'Tous les dés et changements concordent.'),
  entry: t('Entry {n}', 'Entrée {n}'),
} as const;

const loadSequels = async ({ sequels = {} }: Pick<Game, 'sequels'>): Promise<Sequels> =>
  Object.fromEntries(await Promise.all(Object.entries(sequels).map(async ([id, load]) => [id, await load()] as const)));

/** The log of a record, and what of it does not agree with its dice, its letters or the rules. */
export const printLog = async ({ args, io, style }: Call, game: Game, path: string | undefined): Promise<void> => {
  const [door, record] = await Promise.all([loadDoor(game), openRecordFile(game, path)]);
  const entries = tellRecord(door, record, await loadSequels(game));
  const findings = await checkRecord(door, record);
  if (args.flags.json) {
    printJson(io, { at: record.at, entries, next: record.mail ? getMailState(record).next : null, findings });
    return;
  }
  const { language, translate } = style;
  const wrong = findings.map(({ place, text }) => {
    const [, n] = /^entries\.(\d+)/.exec(place) ?? [];
    const line = translate(text);
    return n === undefined
      ? line
      : formatPair(translate(WORDS.entry).replace('{n}', String(Number(n) + 1)), line, language);
  });
  printLines(io, [
    ...formatRecord(entries, language).split('\n'),
    ...(wrong.length > 0 ? wrong : [translate(WORDS.agrees)]),
  ]);
};
