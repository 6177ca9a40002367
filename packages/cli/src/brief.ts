import type { Cite } from '@coup-doeil/core/chart';
import {
  type Answer,
  type Calculator,
  type CheckedAsk,
  computeUnfolded,
  isRefusal,
  measureAnswer,
  type Scalar,
  type Ways,
} from '@coup-doeil/core/game';

/** An answer for a program that reads millions: no text, and nothing that the asker knows already. */
export interface BriefLine {
  /** Where a refusal is printed; `null` where the answer is none. */
  readonly refused: { readonly cite: Cite } | null;
  readonly total: number | null;
  readonly incomplete: boolean;
  /** The odds of the calculator's measure. */
  readonly measure: Ways | null;
  readonly facts: readonly { readonly id: string; readonly value: Scalar }[];
}

const toFacts = ({ facts = [] }: Answer): BriefLine['facts'] => facts.map(({ id, value }) => ({ id, value }));

/** The answer in brief, worked out without recording its working. */
export const answerBriefly = (calculator: Calculator, asked: CheckedAsk): BriefLine => {
  const result = computeUnfolded(calculator, asked);
  if (isRefusal(result))
    return { refused: { cite: result.refused.cite }, total: null, incomplete: false, measure: null, facts: [] };
  const { total, incomplete = false } = result;
  return { refused: null, total, incomplete, measure: measureAnswer(calculator, result), facts: toFacts(result) };
};
