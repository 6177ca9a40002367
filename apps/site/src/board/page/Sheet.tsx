import { lazy } from '../../components/lazy.tsx';
import { NOTHING } from '../play/selection.ts';
import { Overview } from './Overview.tsx';
import { Acts, PlanActs, PlanSheet, type SheetProps, Touched } from './sheets.tsx';
import { words } from './words.ts';

const CalculationNote = lazy(async () => (await import('../from-input/CalculationNote.tsx')).CalculationNote);
const RecordTrouble = lazy(async () => (await import('./RecordTrouble.tsx')).RecordTrouble);

/** The sheet: what was touched, in words and figures; on a phone it rises from below, at a desk it lies beside the map. */
export const Sheet = (props: SheetProps) => {
  const { play, lang, search } = props;
  const { selection, select, height, setHeight, refused } = play;
  const high = height === 'high';
  const { planning } = play.plan;
  const { failure, refused: unkept } = play.battle.state;
  const isTouched = selection.kind !== 'none' && selection.kind !== 'threats';
  const rest = planning ? <PlanSheet {...{ play, lang }} /> : <Overview {...{ play, lang }} {...search} />;
  const acts = isTouched && <Acts play={play} best={search.best} lang={lang} />;
  return (
    <section class="sheet-b thick" aria-label={words.sheet[lang]}>
      <button
        type="button"
        class="grip"
        aria-expanded={high}
        aria-label={words.more[lang]}
        onClick={() => setHeight(high ? 'low' : 'high')}
      >
        <svg class="swell" viewBox="0 0 76 6" aria-hidden="true">
          <path d="M0 3C25 3 32 0 38 0s13 3 38 3C51 3 44 6 38 6S25 3 0 3Z" />
        </svg>
      </button>
      {selection.kind !== 'none' && (
        <button type="button" class="x" onClick={() => select(NOTHING)}>
          {words.close[lang]}
        </button>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys. */}
      <div class="scroll" tabIndex={0}>
        <div class="pane">
          {refused && (
            <p class="refused" role="status">
              <b>{words.bothSides[lang]}</b>
            </p>
          )}
          {(failure || unkept) && selection.kind !== 'log' && <RecordTrouble {...{ play, lang }} />}
          {play.calculation.setting.state !== 'none' && <CalculationNote calculation={play.calculation} lang={lang} />}
          {isTouched ? <Touched {...props} /> : rest}
        </div>
      </div>
      <div class="foota">{planning ? <PlanActs play={play} best={search.best} lang={lang} /> : acts}</div>
    </section>
  );
};
