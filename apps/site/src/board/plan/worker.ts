/* The script of a plan's worker. The page names the script with the game's battle door. */
import { loadResults } from '@coup-doeil/core/battle';
import type { Job, PlanMessage } from './job.ts';
import { work } from './work.ts';

addEventListener('message', async ({ data }: MessageEvent<Job>) => {
  const { battle } = await import(/* @vite-ignore */ data.door);
  work(await loadResults(battle), data, (message: PlanMessage) => postMessage(message));
});
