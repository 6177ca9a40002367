import type { Refusal } from '@coup-doeil/core/game';
import type { Lang } from '../../lib/words.ts';
import { findBar } from '../play/best.ts';
import type { Play } from '../play/use-play.ts';
import { Place } from './Place.tsx';

interface Props {
  readonly play: Play;
  readonly lang: Lang;
}

/** What is not allowed: why, and where that is printed. */
export const Refused = ({ play, lang, refused, text }: Props & Refusal & { readonly text: string }) => (
  <p class="refused" role="status">
    <b>{text}</b> <Place subject={play.subject} board={play.standing} cite={refused.cite} lang={lang} />
  </p>
);

/** The counter touched before, where it cannot attack the hex: why not. */
export const NotBy = ({ play, lang }: Props) => {
  const { selection, standing } = play;
  if ((selection.kind !== 'target' && selection.kind !== 'hex') || selection.by === undefined) return null;
  const { by } = selection;
  const isTarget = selection.kind === 'target';
  if (isTarget && selection.ask.parts.some(({ counter }) => counter === by)) return null;
  const refused = findBar(standing, by, isTarget ? (selection.ask.targets[0] ?? '') : selection.hex);
  if (!refused) return null;
  return (
    <div class="not-by">
      <Refused {...{ play, lang, refused }} text={refused.reason[lang]} />
    </div>
  );
};
