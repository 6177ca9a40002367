import { fill } from '@coup-doeil/core/chart';
import { formatCount } from '@coup-doeil/core/tell';
import type { Lang, Said } from '../../lib/words.ts';
import type { OpenProgress } from './search-battle.ts';
import type { useCalculation } from './use-calculation.ts';
import { words } from './words.ts';

interface Props {
  readonly calculation: ReturnType<typeof useCalculation>;
  readonly lang: Lang;
}

const describeProgress = ({ compared, differing }: OpenProgress, lang: Lang): string =>
  differing === undefined
    ? fill(words.compared, { n: formatCount(compared) })[lang]
    : fill(words.differing, { n: formatCount(differing) })[lang];

const Act = ({ word, onAct, lang }: { readonly word: Said; readonly onAct: () => void; readonly lang: Lang }) => (
  <button type="button" class="btn" onClick={onAct}>
    {word[lang]}
  </button>
);

/** The calculation that the page was opened with: how far it is set out, or what the board does not say of it. */
export const CalculationNote = ({ calculation: { setting, put, stop, again }, lang }: Props) => {
  switch (setting.state) {
    case 'working':
      return (
        <div class="setout" role="status">
          <p>
            <b>{words.working[lang]}</b> {setting.progress && describeProgress(setting.progress, lang)}
          </p>
          <Act word={words.stop} onAct={stop} lang={lang} />
        </div>
      );
    case 'stopped':
    case 'failed':
      return (
        <div class="setout" role="status">
          <p>{words.stopped[lang]}</p>
          <Act word={words.again} onAct={again} lang={lang} />
        </div>
      );
    case 'unfit':
      return <p class="refused">{words.unfit[lang]}</p>;
    case 'open':
      return (
        <>
          {setting.isShown ? (
            <p class="hint">{words.setOut[lang]}</p>
          ) : (
            <div class="setout" role="status">
              <p>{words.ready[lang]}</p>
              <Act word={words.show} onAct={put} lang={lang} />
            </div>
          )}
          {setting.isShown && setting.opened.missing.length > 0 && (
            <p class="refused">
              <b>{words.missing[lang]}</b> {setting.opened.missing.join('. ')}
            </p>
          )}
        </>
      );
    default:
      return null;
  }
};
