import { formatAction, type GameBoard, type PricedAction } from '@coup-doeil/core/battle';
import { useState } from 'preact/hooks';
import { copyToClipboard } from '../../calculator/actions/browser.ts';
import type { Lang } from '../../lib/words.ts';
import { chatWords } from './chat-words.ts';

interface Props {
  readonly board: GameBoard;
  readonly actions: readonly Pick<PricedAction, 'ask' | 'brief'>[];
  readonly lang: Lang;
}

/** Actions as plain lines, for the chat of a game that is played elsewhere. */
export const ChatText = ({ board, actions, lang }: Props) => {
  const [copied, setCopied] = useState<{ readonly text: string; readonly done: boolean }>();
  const text = actions.map((action) => formatAction(board, action, lang)).join('\n');
  const copy = async () => setCopied({ text, done: await copyToClipboard(text) });
  const isNow = copied?.text === text;
  return (
    <div class="va-chat">
      <button type="button" class="btn" onClick={copy}>
        {chatWords.copy[lang]}
      </button>
      <p role="status">{isNow && (copied.done ? chatWords.copied : chatWords.byHand)[lang]}</p>
      {isNow && !copied.done && <textarea readOnly rows={4} value={text} aria-label={chatWords.copy[lang]} />}
    </div>
  );
};
