import { type ActionAsk, isUnpriced, nameAction, prepareAction } from '@coup-doeil/core/battle';
import { fill } from '@coup-doeil/core/chart';
import { isRefusal } from '@coup-doeil/core/game';
import { formatPair, formatRefusal } from '@coup-doeil/core/tell';
import { AnswerBig } from '../../board/page/AnswerBig.tsx';
import { BestList } from '../../board/page/BestList.tsx';
import { CounterHead } from '../../board/page/CounterHead.tsx';
import { FlatAccount } from '../../board/page/FlatAccount.tsx';
import { touchWords } from '../../board/page/touch-words.ts';
import type { useBest } from '../../board/page/use-best.ts';
import { words as boardWords } from '../../board/page/words.ts';
import { reportOn } from '../../board/play/search.ts';
import type { BoardSubject } from '../../board/play/subject.ts';
import { nameTakers } from '../../board/play/takers.ts';
import type { Lang } from '../../lib/words.ts';
import type { Touched } from './use-touches.ts';

interface Props {
  readonly subject: BoardSubject;
  readonly touched: Touched;
  readonly search: ReturnType<typeof useBest>;
  readonly lang: Lang;
  readonly onHex: (hex: string) => void;
}

/** As many enemies are listed; the tags on the map show all. */
const MOST = 2;

/** An attack: its number, and the sum that it comes of. */
const Attack = ({
  touched: { standing },
  ask,
  lang,
}: Pick<Props, 'touched' | 'lang'> & { readonly ask: ActionAsk }) => {
  const { door } = standing;
  const full = reportOn(standing, ask);
  const ready = prepareAction(standing, ask);
  const title = fill(touchWords.onHex, { action: nameAction(door, ask), hex: ask.targets.join(', ') })[lang];
  if (isRefusal(full)) return <p class="refused">{formatRefusal(full.refused, lang)}</p>;
  if (isRefusal(ready) || isUnpriced(ready) || !('report' in full))
    return <p class="refused">{touchWords.noPrice[lang]}</p>;
  const calculator = door.calculators[ready.calculator];
  if (!calculator) return null;
  return (
    <>
      <h2 class="at-t">{title}</h2>
      <p class="hint">{nameTakers(standing, ask)}</p>
      <AnswerBig full={full} calculator={calculator} lang={lang} />
      <FlatAccount report={full.report} calculator={calculator} lang={lang} />
    </>
  );
};

/** A counter: who it is, and whom it can hurt most. */
const Counter = ({ subject, touched, search, lang, onHex }: Props) => {
  const { selection, standing } = touched;
  if (selection.kind !== 'counter') return null;
  const { best, barred, searched } = search;
  return (
    <>
      <CounterHead board={standing} id={selection.id} lang={lang} />
      <BestList
        {...{ subject, board: standing, lang }}
        best={best.slice(0, MOST)}
        barred={barred.slice(0, MOST - best.length)}
        onPick={({ hex }) => onHex(hex)}
      />
      {searched && best.length === 0 && barred.length === 0 && <p class="hint">{boardWords.nobody[lang]}</p>}
      <p class="hint">{touchWords.zone[lang]}</p>
    </>
  );
};

/** What was touched, in a number, its reason and a link to the board. */
export const HomeAnswer = (props: Props) => {
  const { touched, lang } = props;
  const { selection, standing } = touched;
  if (selection.kind === 'target') return <Attack touched={touched} ask={selection.ask} lang={lang} />;
  if (selection.kind === 'counter') return <Counter {...props} />;
  if (selection.kind !== 'hex') return null;
  return (
    <>
      <h2 class="at-t">{formatPair(standing.document.title?.[lang] ?? '', selection.hex, lang)}</h2>
      <p class="hint">{boardWords.nobody[lang]}</p>
    </>
  );
};
