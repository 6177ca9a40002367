import { fill } from '@coup-doeil/core/chart';
import type { Stage } from '@coup-doeil/core/plan';
import { formatPair } from '@coup-doeil/core/tell';
import { UnitCounter } from '../page/UnitCounter.tsx';
import { formatShare, Share } from './Share.tsx';
import { listTakers, nameStep, numberOf, type Telling } from './tell-step.ts';
import { words } from './words.ts';

interface Props {
  readonly telling: Telling;
  readonly stages: readonly Stage[] | undefined;
  /** The step that is looked at more closely. */
  readonly open: string | undefined;
  readonly onOpen: (step: string | undefined) => void;
}

/** So many counters of a step are drawn. */
const DRAWN = 2;

/** The steps as a strip, each with the chance of what it is for. */
export const PlanStrip = ({ telling, stages, open, onOpen }: Props) => {
  const { board, plan, lang } = telling;
  return (
    <ol class="stages" aria-label={words.steps[lang]}>
      {plan.steps.map((step, i) => {
        const stage = stages?.find((other) => other.step === step.id);
        const isOpen = open === step.id;
        return (
          <li key={step.id}>
            <button
              type="button"
              class="stg"
              aria-expanded={isOpen}
              onClick={() => onOpen(isOpen ? undefined : step.id)}
            >
              <span class="stg-n">
                <i>{i + 1}</i> {nameStep(telling, step)}
              </span>
              <span class="stg-c">
                {listTakers(step)
                  .slice(0, DRAWN)
                  .map((id) => (
                    <UnitCounter key={id} board={board} id={id} />
                  ))}
              </span>
              <span class="stg-p">
                <Share chance={stage && (stage.measure?.chance ?? stage.done)} lang={lang} />
              </span>
              <span class="stg-w">{(stage?.measure?.label ?? words.carriedOut)[lang]}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
};

/** Why steps cannot go on or are not called for, and what their chances rest on. */
export const StageNotes = ({ telling, stages }: { readonly telling: Telling; readonly stages: readonly Stage[] }) => {
  const { plan, lang } = telling;
  const lines = stages.flatMap(({ step, stopped, skipped, fork, incomplete }) => {
    const n = numberOf(plan, step);
    return [
      ...stopped.map(({ chance, reason }) => ({
        chance,
        text: formatPair(fill(words.cannot, { n })[lang], reason[lang], lang),
      })),
      ...(skipped.ways > 0n ? [{ chance: skipped, text: fill(words.notCalledFor, { n })[lang] }] : []),
      ...(fork ? [{ text: fill(words.fork, { n })[lang] }] : []),
      ...(incomplete ? [{ text: fill(words.incomplete, { n })[lang] }] : []),
    ];
  });
  if (lines.length === 0) return null;
  return (
    <ul class="stops">
      {lines.map((line) => (
        <li key={line.text}>
          {'chance' in line && <b>{formatShare(line.chance, lang)}</b>} {line.text}
        </li>
      ))}
    </ul>
  );
};
