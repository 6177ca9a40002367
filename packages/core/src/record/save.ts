import { saveBattlefield } from '../battle/save.ts';
import { readRecord } from './read.ts';
import type { BattleRecord } from './record.ts';

const indent = (text: string): string => text.trimEnd().replaceAll('\n', '\n  ');

const list = (entries: readonly object[]): string =>
  entries.length === 0 ? '[]' : `[\n${entries.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n')}\n  ]`;

/** The text of a record: an entry a line, fields in a fixed order, so that the same record always gives the same bytes. */
export const saveRecord = (record: BattleRecord): string => {
  const { format, version, start, entries, at, seed, drawn, mail, plan } = readRecord(record);
  const head = Object.entries({ format, version, at, seed, drawn }).map(
    ([key, value]) => `  "${key}": ${JSON.stringify(value)},\n`,
  );
  const letters = mail ? `,\n  "mail": {"letters": ${list(mail.letters)}}` : '';
  const planned = plan ? `,\n  "plan": ${JSON.stringify(plan)}` : '';
  return `{\n${head.join('')}  "start": ${indent(saveBattlefield(start))},\n  "entries": ${list(entries)}${letters}${planned}\n}\n`;
};
