import type { Cite } from '@coup-doeil/core/chart';
import type { Answer, Fact, Refusal } from '@coup-doeil/core/game';
import { type Gap, type MarchContext, type Marcher, type MarchStep, marchStep } from './march.ts';

export interface March extends Marcher {
  readonly steps: readonly MarchStep[];
}

const answer = (context: MarchContext, { steps, ...unit }: March): Answer | Refusal => {
  const { charts, tally, say } = context;
  const facts: Fact[] = [];
  const cites: Readonly<Record<Gap, Cite>> = {
    exit: { document: '001', chart: 'zone-exit' },
    allowance: charts.notes.note('two-stars').cite,
  };
  let affordable = 0;
  let incomplete = false;
  for (const [i, step] of steps.entries()) {
    const n = i + 1;
    const within = tally.within(`step-${n}`, () => say('step', n));
    const gaps = marchStep(context, unit, step, within);
    if (!Array.isArray(gaps)) return gaps;
    for (const gap of gaps) {
      incomplete = true;
      facts.push({
        id: `step-${n}-${gap}`,
        value: 'silent',
        label: say('gap', gap),
        text: say('gap-silence', gap),
        cite: cites[gap],
      });
    }
    if (unit.allowance !== null && tally.total <= unit.allowance) affordable = n;
  }
  if (unit.allowance !== null) {
    const fits = affordable === steps.length;
    facts.push(
      { id: 'fits', label: say('fits'), value: fits, text: say('fits-so', fits) },
      fits
        ? { id: 'left', label: say('left'), value: unit.allowance - tally.total }
        : { id: 'goes', label: say('goes'), value: affordable },
    );
  }
  return { total: tally.total, incomplete, facts };
};

/** The rules of a march. */
export const marchRules = { answer };
