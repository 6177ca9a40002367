import { type CheckedAsk, hasTwoSides } from '@coup-doeil/core/game';
import { useState } from 'preact/hooks';
import { lazy } from '../../components/lazy.tsx';
import { withGiven } from '../state/asked.ts';
import type { CurrentThrow } from '../throws/current-throw.ts';
import { ThrowsSection } from '../throws/ThrowsSection.tsx';
import { useThrows } from '../throws/use-throws.ts';
import { ActionIcon } from './ActionIcon.tsx';
import { type Code, copyText, type Outcome, type PageAnswer } from './actions.ts';
import { words } from './words.ts';

export interface ActionsProps extends Omit<PageAnswer, 'seed'> {
  /** Whether the state is another than the page was opened with. */
  readonly changed: boolean;
  readonly thrown: CurrentThrow | undefined;
  readonly onThrown: (thrown: CurrentThrow) => void;
  /** The seed that the next throw is drawn from. */
  readonly seed: string;
  readonly onSeed: (seed: string) => void;
  readonly onStorage: (stored: boolean) => void;
  readonly onPin: () => void;
  readonly onAsked: (make: (before: CheckedAsk) => CheckedAsk) => CheckedAsk;
}

/** What was done with an answer is shown beside that answer alone. */
interface Done {
  readonly asked: CheckedAsk;
  readonly outcome?: Outcome;
  readonly code?: Code;
}

/** What the menu shows and does. */
export interface MenuProps extends PageAnswer, Pick<ActionsProps, 'onPin' | 'onAsked'> {
  readonly swaps: boolean;
  /** Whether the answer can be copied here: not where that is the main act already. */
  readonly copies: boolean;
  readonly show: (action: Promise<Outcome>) => void;
  readonly showCode: (code: Promise<Code>) => void;
}

interface ButtonProps {
  readonly label: string;
  readonly icon?: Parameters<typeof ActionIcon>[0]['name'];
  readonly main?: boolean;
  readonly expanded?: boolean;
  readonly onClick: () => void;
}

const Button = ({ label, icon, main = false, expanded, onClick }: ButtonProps) => (
  <button type="button" class={main ? 'btn main' : 'btn'} aria-expanded={expanded} onClick={onClick}>
    {icon && <ActionIcon name={icon} />}
    {label}
  </button>
);

/** The code of a link, to be taken with a phone's camera. */
const CodeDrawing = ({ code, label }: { readonly code: Code; readonly label: string }) => (
  <svg class="qr" viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={label}>
    <path d={code.path} />
  </svg>
);

const Rolled = lazy(async () => (await import('../throws/Rolled.tsx')).Rolled);
const Menu = lazy(async () => (await import('./Menu.tsx')).Menu);

/** The one main act of an answer, all else that can be done with it behind a button, and what the dice came to. */
export const Actions = (props: ActionsProps) => {
  const { changed, thrown, onThrown, seed, onSeed, onStorage, onPin, onAsked, ...onPage } = props;
  const { subject, asked, report, lang } = onPage;
  const answer: PageAnswer = { ...onPage, seed: thrown?.asked === asked ? thrown.seed : '' };
  const throws = useThrows(subject, seed, onSeed, onStorage, onThrown);
  const setInput = (input: unknown) => onAsked((before) => withGiven(subject, before, input));
  const [last, setDone] = useState<Done>({ asked });
  const [open, setOpen] = useState<'rolled' | 'menu' | ''>('');
  const done: Done = last.asked === asked ? last : { asked };
  const { outcome, code } = done;
  const toggle = (part: 'rolled' | 'menu') => setOpen(open === part ? '' : part);
  const show = async (action: Promise<Outcome>) => {
    setOpen('');
    setDone({ asked, outcome: await action });
  };
  const showCode = async (drawn: Promise<Code>) => {
    setOpen('');
    setDone({ asked, code: await drawn });
  };
  const hasDice = subject.calculator.odds !== undefined && !report.refused;
  return (
    <>
      <div class="acts">
        {hasDice && (
          <Button key="throw" label={words.throw[lang]} icon="die" main onClick={() => throws.throwFor(asked)} />
        )}
        {hasDice && (
          <Button
            key="rolled"
            label={words.rolled[lang]}
            expanded={open === 'rolled'}
            onClick={() => toggle('rolled')}
          />
        )}
        {!hasDice && (
          <Button key="copy" label={words.copy[lang]} icon="copy" main onClick={() => show(copyText(answer, lang))} />
        )}
        {/* Keyed: an element that is tapped while its part is hydrated must not become another button. */}
        <Button key="more" label={words.more[lang]} expanded={open === 'menu'} onClick={() => toggle('menu')} />
      </div>
      {open === 'rolled' && hasDice && (
        <Rolled
          {...{ subject, asked, lang }}
          onRolled={(faces) => {
            setOpen('');
            throws.addRolled(asked, faces);
          }}
          onClose={() => setOpen('')}
        />
      )}
      {open === 'menu' && (
        <Menu
          {...answer}
          {...{ onPin, onAsked, show, showCode }}
          swaps={hasTwoSides(subject.calculator.input)}
          copies={hasDice}
        />
      )}
      <p role="status">{outcome?.status}</p>
      {outcome?.text && <textarea class="shown" readOnly rows={6} value={outcome.text} aria-label={words.copy[lang]} />}
      {code && <CodeDrawing code={code} label={words.code[lang]} />}
      <ThrowsSection {...{ subject, throws, lang, asked, thrown, changed, onThrown }} onInput={setInput} />
    </>
  );
};
