import { STAGES, type Stage } from '@coup-doeil/core/game';
import { ownerGaps } from './owners.ts';
import { pinGaps } from './pins.ts';
import { rulingGaps } from './rulings.ts';
import { entryGaps } from './second-entry.ts';
import type { Check, Subject } from './subject.ts';

/** The duties of each stage, beyond the checks that every game passes at any stage. */
const DUTIES: Readonly<Record<Stage, (subject: Subject) => Promise<string[]> | string[]>> = {
  draft: () => [],
  checked: async (subject) => [
    ...(await entryGaps(subject)),
    ...(await pinGaps(subject)),
    ...(await ownerGaps(subject)),
  ],
  verified: rulingGaps,
};

/** What a game lacks for a stage and the stages before it: each line says what to do, and where. */
export const listDuties = async (subject: Subject, stage: Stage): Promise<string[]> => {
  const stages = STAGES.slice(0, STAGES.indexOf(stage) + 1);
  return (await Promise.all(stages.map((one) => DUTIES[one](subject)))).flat();
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
