/**
 * The record of a battle: the document it began with, and every action, march and change since, in order. Undo and redo, replay,
 * files, and dice from both sides’ secrets for play by mail. `docs/record.md` says what is in it and how a throw by mail is made.
 */
export { followFaces, type OpenThrow, openThrow } from './act.ts';
export { checkMail, type Finding } from './check-mail.ts';
export { checkRecord, findThrowSeed } from './check-record.ts';
export type { Letter, Mail } from './mail.ts';
export { getMailState, type MailState, type MailThrow } from './mail-state.ts';
export { loadRecord, readRecord } from './read.ts';
export {
  type ActionEntry,
  type BattleRecord,
  countByHand,
  type HandEntry,
  type MarchEntry,
  type NoteEntry,
  type RecordEntry,
  type Thrown,
} from './record.ts';
export { addEntry, createRecord, drawSeed, getChanges, getClosed, replayRecord, setPosition } from './replay.ts';
export { rollFaces } from './roll-faces.ts';
export { saveRecord } from './save.ts';
export { createSecret, type Secret } from './secret.ts';
export { formatRecord, type Sequels, type ToldEntry, tellRecord } from './tell.ts';
export { writeAction } from './write-action.ts';
export { askThrow, endMove, joinMail, revealSecret, type Written } from './write-letter.ts';
