import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { STAGES, type Stage } from '@coup-doeil/core/game';
import { ownerGaps } from './owners.ts';
import { pinGaps } from './pins.ts';
import { optionGaps } from './readings.ts';
import { rulingGaps } from './rulings.ts';
import { entryGaps } from './second-entry.ts';
import { languageGaps } from './sheet-languages.ts';
import type { Check, Subject } from './subject.ts';

/** A kind of duty: what a game still lacks of it, and the command that goes with it. */
interface DutyKind {
  readonly listGaps: (subject: Subject) => Promise<string[]> | string[];
  readonly command: (subject: Subject) => string;
}

const folderOf = ({ game }: Subject): string => `packages/${game.meta.id}`;
const filter = ({ game }: Subject, script: string): string =>
  `npx -y pnpm@12 --filter @coup-doeil/${game.meta.id} ${script}`;
/** Whether a game is its sheets, and its charts do not stand in the source. */
const hasSheets = ({ at }: Subject): boolean => existsSync(join(at, '../sheets'));

const ENTRIES: DutyKind = {
  listGaps: entryGaps,
  command: (subject) => {
    const folder = `${folderOf(subject)}/test/second-entry`;
    return `mv ${folder}/blank/<chart>.csv ${folder}/  (filled in; its first lines say what each column holds)`;
  },
};
const LANGUAGES: DutyKind = { listGaps: languageGaps, command: (subject) => filter(subject, 'sheets') };
const PINS: DutyKind = { listGaps: pinGaps, command: (subject) => `PIN=write ${filter(subject, 'test')}` };
const OWNERS: DutyKind = { listGaps: ownerGaps, command: () => 'npx -y pnpm@12 run owners' };
const BATTLES: DutyKind = {
  listGaps: ({ door, battles }) =>
    door && Object.keys(battles).length === 0
      ? ['set up a battle to start from, on which the battle door is checked: src/battles.ts']
      : [],
  command: (subject) => filter(subject, 'battle'),
};
const RULINGS: DutyKind = {
  listGaps: (subject) => [...rulingGaps(subject), ...optionGaps(subject)],
  command: (subject) =>
    hasSheets(subject)
      ? `${filter(subject, 'sheets')}  (after a row in ${folderOf(subject)}/sheets/rulings.csv)`
      : `${filter(subject, 'test')}  (after a ruling in ${folderOf(subject)}/test/rulings/index.ts)`,
};

/** The duties of each stage, beyond the checks that every game passes at any stage. */
const DUTIES: Readonly<Record<Stage, readonly DutyKind[]>> = {
  draft: [],
  checked: [ENTRIES, LANGUAGES, BATTLES, PINS, OWNERS],
  verified: [RULINGS],
};

/** What a game lacks, and the command that goes with it. */
interface Owed {
  readonly gaps: readonly string[];
  readonly command: string;
}

/** What a game lacks for a stage and the stages before it, by kinds: each line says what to do, and where. */
export const listOwed = async (subject: Subject, stage: Stage): Promise<readonly Owed[]> => {
  const kinds = STAGES.slice(0, STAGES.indexOf(stage) + 1).flatMap((own) => DUTIES[own]);
  const owed = kinds.map(async ({ listGaps, command }) => ({
    gaps: await listGaps(subject),
    command: command(subject),
  }));
  return (await Promise.all(owed)).filter(({ gaps }) => gaps.length > 0);
};

/** What a game lacks for a stage and the stages before it. */
export const listDuties = async (subject: Subject, stage: Stage): Promise<string[]> =>
  (await listOwed(subject, stage)).flatMap(({ gaps }) => gaps);

/** What makes a game that lacks nothing one of its next stage. */
export const tellClaim = (subject: Subject, stage: Stage): string[] => {
  const where = hasSheets(subject)
    ? `a row stage,${stage},${stage} in ${folderOf(subject)}/sheets/game.csv, then: ${filter(subject, 'sheets')}`
    : `stage: '${stage}' in ${folderOf(subject)}/src/meta.ts`;
  const isDraft = subject.game.meta.stage === 'draft';
  return [`say so: ${where}`, ...(isDraft ? ['and name its owners: npx -y pnpm@12 run owners'] : [])];
};

/** The stage that a game could claim next; none after the last. */
export const nextStage = (stage: Stage): Stage | undefined => STAGES[STAGES.indexOf(stage) + 1];

const empty = ({ exempt }: Subject): string[] =>
  Object.entries(exempt)
    .filter(([, reason]) => reason.trim() === '')
    .map(([id]) => `exemption ${id} gives no reason`);

export const stage: Check = {
  id: 'stage',
  says: 'the duties of its stage are met',
  run: async (subject) => [...empty(subject), ...(await listDuties(subject, subject.game.meta.stage))],
};
