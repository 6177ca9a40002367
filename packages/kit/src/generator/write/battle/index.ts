import type { SheetGame } from '@coup-doeil/core/sheets';
import { writeAction, writeQuestions } from './action.ts';
import { writeBattle, writeDoor, writeTest } from './door.ts';
import { readFrame } from './frame.ts';
import { writePalette, writeTypes } from './ground.ts';
import { writeMarch } from './march.ts';

/** The frame of a battle door: the words of the map, the march, one action, a battle to start from, and their test. */
export const battleFiles = (sheets: SheetGame): [path: string, source: string][] => {
  const frame = readFrame(sheets);
  return [
    ['src/battle.ts', writeDoor(frame)],
    ['src/battle/types.ts', writeTypes(frame)],
    ['src/battle/palette.ts', writePalette(frame)],
    ['src/battle/march.ts', writeMarch(frame)],
    ['src/battle/questions.ts', writeQuestions()],
    ['src/battle/action.ts', writeAction(frame)],
    ['src/battles/meeting.ts', writeBattle(frame)],
    ['test/battle.test.ts', writeTest(frame)],
  ];
};
