/* The script of the worker that sets out a calculation as a battle. The page names the script with the game's battle door. */
import type { BattleDoor } from '@coup-doeil/core/battle';
import type { InputJob, InputMessage } from './job.ts';
import { type OpenedInput, openInput } from './open-input.ts';

/** So many milliseconds pass between two reports of how far the work is. */
const REPORT = 80;

/** Sets out a calculation, and tells now and then how far that is. */
const open = (
  door: BattleDoor,
  { calculator: id, query, lang }: InputJob,
  tell: (message: InputMessage) => void,
): OpenedInput | undefined => {
  const calculator = door.calculators[id];
  if (!calculator) return undefined;
  const search = openInput(door, calculator, query, lang);
  let last = performance.now();
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
    if (performance.now() - last < REPORT) continue;
    last = performance.now();
    tell({ kind: 'progress', progress: value });
  }
};

addEventListener('message', async ({ data }: MessageEvent<InputJob>) => {
  const { battle } = await import(/* @vite-ignore */ data.door);
  const tell = (message: InputMessage) => postMessage(message);
  tell({ kind: 'opened', opened: open(battle, data, tell) ?? null });
});
