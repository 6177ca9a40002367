import type { ActionAsk } from '@coup-doeil/core/battle';
import { fill } from '@coup-doeil/core/chart';
import type { Lang } from '../../lib/words.ts';
import { CounterActs } from '../page/CounterActs.tsx';
import { touchWords } from '../page/touch-words.ts';
import type { Best } from '../play/best.ts';
import { type March, NOTHING } from '../play/selection.ts';
import type { Play } from '../play/use-play.ts';
import { listFirstGoals } from './checks.ts';
import { addSteps, type NewStep } from './edit.ts';
import { nameStep } from './tell-step.ts';
import { words } from './words.ts';

interface Props {
  readonly play: Play;
  readonly best: readonly Best[];
  readonly lang: Lang;
}

const stepOf = ({ counter, hex }: March): NewStep => ({ march: { counter, to: hex } });

/** Adds steps to the plan; the first ones bring the goals that most ask for. */
const add = ({ plan, battle, select }: Play, steps: readonly NewStep[]): void => {
  const next = addSteps(plan.plan, steps);
  plan.edit(next.goals ? next : { ...next, goals: listFirstGoals(battle.board, next) });
  select(NOTHING);
};

const TargetActs = ({ play, ask, lang }: Omit<Props, 'best'> & { readonly ask: ActionAsk }) => {
  const { selection, select, height, setHeight, plan, subject } = play;
  const march = selection.kind === 'target' ? selection.march : undefined;
  const rules = subject.door.actions.find(({ id }) => id === ask.action);
  const [hex = ''] = ask.targets;
  const high = height === 'high';
  return (
    <div class="bacts">
      <button
        type="button"
        class="btn main"
        onClick={() => add(play, [...(march ? [stepOf(march)] : []), { action: ask }])}
      >
        {words.add[lang]}
      </button>
      {!rules?.prepares && !rules?.fates && (
        <button
          type="button"
          class="btn"
          onClick={() => {
            plan.askWays({ hex, action: ask.action });
            select(NOTHING);
          }}
        >
          {words.getsMeTitle[lang]}
        </button>
      )}
      <button type="button" class="btn why" aria-expanded={high} onClick={() => setHeight(high ? 'low' : 'high')}>
        {(high ? touchWords.less : touchWords.why)[lang]}
      </button>
    </div>
  );
};

/** The first step goes to the sheet, to be thrown; or the plan goes. */
const SheetActs = ({ play, lang }: Omit<Props, 'best'>) => {
  const { plan, battle, select } = play;
  const [step] = plan.plan?.steps ?? [];
  if (!plan.plan || !step) return null;
  const { action, march } = step;
  const name = nameStep({ board: battle.board, plan: plan.plan, offers: undefined, lang }, step);
  const begin = () => {
    plan.begin();
    if (action) select({ kind: 'target', ask: action });
    else if (march) select({ kind: 'counter', id: march.counter, hex: march.to });
  };
  return (
    <div class="bacts two">
      <button type="button" class="btn main" onClick={begin}>
        {fill(words.begin, { name })[lang]}
      </button>
      <button type="button" class="btn" onClick={() => plan.edit(undefined)}>
        {words.clear[lang]}
      </button>
    </div>
  );
};

/** What may be done with what was touched while one plans: nothing is thrown. */
export const PlanActs = (props: Props) => {
  const { play, lang } = props;
  const { selection } = play;
  if (selection.kind === 'counter')
    return <CounterActs {...props} onGo={(march) => add(play, [stepOf(march)])} goWord={words.addMarch} />;
  if (selection.kind === 'target') return <TargetActs play={play} ask={selection.ask} lang={lang} />;
  return selection.kind === 'none' ? <SheetActs play={play} lang={lang} /> : null;
};
