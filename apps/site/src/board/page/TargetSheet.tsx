import { type ActionReport, nameAction } from '@coup-doeil/core/battle';
import { fill } from '@coup-doeil/core/chart';
import { isRefusal } from '@coup-doeil/core/game';
import { formatRefusal } from '@coup-doeil/core/tell';
import { lazy } from '../../components/lazy.tsx';
import type { Lang } from '../../lib/words.ts';
import type { reportOn } from '../play/search.ts';
import type { Play } from '../play/use-play.ts';
import { AnswerBig } from './AnswerBig.tsx';
import { FlatAccount } from './FlatAccount.tsx';
import { OtherActions } from './OtherActions.tsx';
import { Questions } from './Questions.tsx';
import { NotBy, Refused } from './Refused.tsx';
import { Takers } from './Takers.tsx';
import { touchWords } from './touch-words.ts';
import { useAction } from './use-action.ts';
import { useDesk } from './use-desk.ts';

const FullReport = lazy(async () => (await import('./FullReport.tsx')).FullReport);

const ChatText = lazy(async () => (await import('../vassal/ChatText.tsx')).ChatText);

interface Props {
  readonly play: Play;
  readonly lang: Lang;
}

const Barred = ({ play, lang, answer }: Props & { readonly answer: ReturnType<typeof reportOn> }) => {
  if (isRefusal(answer)) return <Refused {...{ play, lang }} {...answer} text={formatRefusal(answer.refused, lang)} />;
  return (
    <p class="refused" role="status">
      <b>{touchWords.noPrice[lang]}</b> {'unpriced' in answer && answer.unpriced[lang]}
    </p>
  );
};

const isReport = (answer: object): answer is ActionReport => 'report' in answer;

/** An action against a hex: the one number, who takes part, the account laid flat; pulled up, the whole working. */
export const TargetSheet = ({ play, lang }: Props) => {
  const { standing, selection, height } = play;
  const asked = useAction(play);
  const isDesk = useDesk();
  if (!asked || selection.kind !== 'target') return null;
  const { ask, rules, answer, action } = asked;
  const full = isReport(answer) ? answer : undefined;
  const { measure = null, total = null, headline = '' } = full?.report.answer ?? {};
  const isLong = height === 'high' || isDesk;
  const now = full ? { measure, total, headline, refused: null, facts: [] } : undefined;
  const target = ask.targets.join(', ');
  return (
    <>
      <h2 class="at-t">{fill(touchWords.onHex, { action: nameAction(standing.door, ask), hex: target })[lang]}</h2>
      {selection.march && <p class="hint">{fill(touchWords.afterMarch, { hex: selection.march.hex })[lang]}</p>}
      <NotBy {...{ play, lang }} />
      {full?.report.refused && <Barred {...{ play, lang }} answer={{ refused: full.report.refused }} />}
      {full && action && !full.report.refused ? (
        <AnswerBig full={full} calculator={action.calculator} branches={action.branches ?? undefined} lang={lang} />
      ) : (
        !full && <Barred {...{ play, lang, answer }} />
      )}
      <Takers
        subject={play.subject}
        board={standing}
        rules={rules}
        ask={ask}
        now={now}
        lang={lang}
        onAsk={play.setAsk}
      />
      {full && action && height === 'low' && (
        <FlatAccount report={full.report} calculator={action.calculator} lang={lang} />
      )}
      {full && (
        <Questions
          questions={full.questions}
          answers={ask.answers}
          lang={lang}
          board={standing}
          onAnswer={(id, option) => play.setAsk({ ...ask, answers: { ...ask.answers, [id]: option } })}
        />
      )}
      <OtherActions play={play} ask={ask} lang={lang} />
      {full && action && isLong && <FullReport {...{ play, lang, full, action }} />}
      {isLong && now && !full?.report.refused && (
        <ChatText board={standing} actions={[{ ask, brief: now }]} lang={lang} />
      )}
    </>
  );
};
