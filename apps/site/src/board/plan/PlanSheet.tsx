import type { ActionAsk } from '@coup-doeil/core/battle';
import { fill } from '@coup-doeil/core/chart';
import { isTooMany, type Plan } from '@coup-doeil/core/plan';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Lang } from '../../lib/words.ts';
import type { Scripts } from '../play/subject.ts';
import type { Play } from '../play/use-play.ts';
import { listFirstGoals, listTargets } from './checks.ts';
import { addSteps } from './edit.ts';
import { FollowUps, PlanChoices } from './PlanChoices.tsx';
import { PlanEnds } from './PlanEnds.tsx';
import { PlanGoals } from './PlanGoals.tsx';
import { PlanStrip, StageNotes } from './PlanStrip.tsx';
import { PlanWays } from './PlanWays.tsx';
import { PlanWork } from './PlanWork.tsx';
import { StepEditor } from './StepEditor.tsx';
import type { Telling } from './tell-step.ts';
import { useWork } from './use-work.ts';
import { words } from './words.ts';

interface Props {
  readonly play: Play;
  readonly lang: Lang;
}

/** Whoever came here by a button that is gone goes on from the title. */
const useTitle = () => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus();
  }, []);
  return title;
};

interface PlannedProps extends Props {
  readonly plan: Plan;
  readonly scripts: Scripts;
}

/** The plan and its answer. */
const Planned = ({ play, plan, scripts, lang }: PlannedProps) => {
  const { board } = play.battle;
  const { edit } = play.plan;
  const [open, setOpen] = useState<string>();
  const work = useWork(scripts.plan, { door: scripts.battle, document: board.document, plan }, plan);
  const { answer, offers, without = [] } = work.news;
  const exact = answer && !isTooMany(answer) ? answer : undefined;
  const telling: Telling = { board, plan, offers, lang };
  const step = plan.steps.find(({ id }) => id === open);
  return (
    <>
      <PlanStrip telling={telling} stages={exact?.stages} open={open} onOpen={setOpen} />
      <PlanWork work={work} plan={plan} lang={lang} />
      {step && <StepEditor telling={telling} step={step} onEdit={edit} />}
      {exact && <StageNotes telling={telling} stages={exact.stages} />}
      <PlanGoals telling={telling} goals={exact?.goals} without={without} onEdit={edit} />
      <FollowUps telling={telling} onEdit={edit} />
      {exact && <PlanEnds board={board} answer={exact} lang={lang} />}
      {exact && <PlanChoices telling={telling} stages={exact.stages} onEdit={edit} />}
    </>
  );
};

/** Several actions in order and their exact answer; what reaches a chance that is wanted. */
export const PlanSheet = ({ play, lang }: Props) => {
  const { plan, edit, ways } = play.plan;
  const { board } = play.battle;
  const { scripts } = play.subject;
  const title = useTitle();
  const [hex] = listTargets(plan);
  const pick = (asks: readonly ActionAsk[]) => {
    const next = addSteps(
      undefined,
      asks.map((action) => ({ action })),
    );
    edit({ ...next, goals: listFirstGoals(board, next) });
  };
  return (
    <>
      <h2 class="at-t" tabIndex={-1} ref={title}>
        {(hex === undefined ? words.title : fill(words.titleOn, { hex }))[lang]}
      </h2>
      {plan && scripts ? <Planned {...{ play, plan, scripts, lang }} /> : <p class="hint">{words.empty[lang]}</p>}
      {scripts && (
        <PlanWays
          key={ways?.hex ?? hex ?? ''}
          board={board}
          scripts={scripts}
          target={ways ?? (hex === undefined ? undefined : { hex, action: '' })}
          lang={lang}
          onPick={pick}
        />
      )}
    </>
  );
};
