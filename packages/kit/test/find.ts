import type { Chart } from '@coup-doeil/core/chart';
import type { Answer, Calculator, Game } from '@coup-doeil/core/game';
import { CHECKS } from '../src/conformance/checks.ts';
import { loadSubject, type Options } from '../src/conformance/subject.ts';
import { CHARTS, fire } from './duel.ts';
import { folder } from './entries.ts';

/** What one check finds in a game. */
export const find = async (id: string, game: Game, options: Partial<Options> = {}): Promise<string> => {
  const check = CHECKS.find((one) => one.id === id);
  if (!check) throw new Error(`there is no check ${id}`);
  const problems = await check.run(await loadSubject(game, { at: folder(), ...options }));
  return problems.join('\n');
};

/** The sheet with one chart otherwise. */
export const withChart = (chart: Chart): Chart[] =>
  Object.values(CHARTS).map((one) => (one.id === chart.id ? chart : one));

/** The calculator answering otherwise where it answers. */
export const answering = (change: (answer: Answer, input: unknown) => Answer): Calculator => ({
  ...fire,
  answer: (context, input) => {
    const result = fire.answer(context, input);
    return 'refused' in result ? result : change(result, input);
  },
});
