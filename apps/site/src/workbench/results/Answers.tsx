/* The calculator of a table beside its sheet: the parts of a calculator's page, fed by what is typed. */
import { type AnyCalculator, type CheckedAsk, checkAsk, isInputError, type Report } from '@coup-doeil/core/game';
import type { SheetGame } from '@coup-doeil/core/sheets';
import { useRef, useState } from 'preact/hooks';
import { AnswerHead } from '../../calculator/answer/AnswerHead.tsx';
import { Facts, OddsSection, ReadingsAndTable } from '../../calculator/answer/details.tsx';
import { Working } from '../../calculator/answer/Working.tsx';
import type { Values } from '../../calculator/form/field-props.ts';
import { FormWithLists } from '../../calculator/form/GroupList.tsx';
import { withEdit, withReading } from '../../calculator/state/asked.ts';
import { reportOn, type Subject } from '../../calculator/state/subject.ts';
import type { Lang } from '../../lib/words.ts';
import { formatPlace } from '../page/address.ts';

const NO_SYMBOLS = {};

/** What a calculator of the draft is about, for the parts of its page. */
export const makeSubject = (game: SheetGame['game'], calculator: AnyCalculator): Subject => ({
  game: game.meta,
  title: calculator.title,
  calculator,
  symbols: NO_SYMBOLS,
  plan: undefined,
  linkToChart: (chart, anchor) => formatPlace(chart, 'chart', anchor),
});

/** What was asked before, where the calculator as it is now takes it; else its opening situation. */
const askAgain = (calculator: AnyCalculator, before: unknown): CheckedAsk => {
  for (const ask of [before, {}]) {
    try {
      return checkAsk(calculator, ask as object);
    } catch (error) {
      if (!isInputError(error)) throw error;
    }
  }
  return checkAsk(calculator, {});
};

/** A calculator with what is asked of it: the situation stays while the charts change. */
export const useAnswer = (game: SheetGame['game'], calculator: AnyCalculator | undefined) => {
  const asks = useRef(new Map<string, CheckedAsk>());
  const latest = useRef<Pick<Answered, 'subject' | 'asked'> | undefined>(undefined);
  const [, redraw] = useState(0);
  if (!calculator) return undefined;
  const subject = makeSubject(game, calculator);
  const asked = askAgain(calculator, asks.current.get(calculator.id) ?? {});
  latest.current = { subject, asked };
  const report = reportOn(subject, asked);
  // A field may have been drawn long before: what it changes is the newest ask, of the charts as they are now.
  const ask: Answered['ask'] = (make) => {
    const { current } = latest;
    if (!current) return;
    const next = make(current.subject, current.asked);
    latest.current = { ...current, asked: next };
    asks.current.set(current.subject.calculator.id, next);
    redraw((count) => count + 1);
  };
  return { subject, asked, report, ask };
};

export interface Answered {
  readonly subject: Subject;
  readonly asked: CheckedAsk;
  readonly report: Report;
  readonly ask: (make: (subject: Subject, before: CheckedAsk) => CheckedAsk) => void;
}

export const Answers = ({ subject, asked, report, ask, lang }: Answered & { readonly lang: Lang }) => {
  const answer = { subject, report, lang };
  // A border: a checked input is what its description says.
  const input = asked.input as Values;
  return (
    <>
      <form class="wc-g" onSubmit={(event) => event.preventDefault()}>
        <div class="field">
          <FormWithLists
            {...{ subject, lang, input }}
            edition={asked.edition}
            plan={null}
            onChange={(path, to) => ask((newest, before) => withEdit(newest, before, path, to))}
            onStorage={() => undefined}
          />
        </div>
        <div class="answer" id="answer">
          <AnswerHead {...answer} />
          <Facts {...answer} />
        </div>
      </form>
      <ReadingsAndTable
        {...answer}
        asked={asked}
        thrown={undefined}
        onRead={(id, option) => ask((newest, before) => withReading(newest, before, id, option))}
      />
      <Working {...answer} />
      <OddsSection {...answer} />
    </>
  );
};
