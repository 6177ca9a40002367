import { listEditions } from '@coup-doeil/core/game';
import { Icon } from '../../components/Icon.tsx';
import { lazy } from '../../components/lazy.tsx';
import type { Lang } from '../../lib/words.ts';
import { Pick, Switch } from '../form/Controls.tsx';
import { RulingsPanel } from '../readings/RulingsPanel.tsx';
import type { Subject } from '../state/subject.ts';
import type { CalculatorState } from '../state/use-calculator.ts';
import { words } from './words.ts';

export interface SetbarProps {
  readonly subject: Subject;
  readonly state: CalculatorState;
  readonly lang: Lang;
}

const LinkNotice = lazy(async () => (await import('../links/LinkNotice.tsx')).LinkNotice);

const Examples = ({ subject: { calculator }, state, lang }: SetbarProps) =>
  calculator.examples.length > 0 && (
    <Pick
      label={words.presets[lang]}
      value={state.example}
      options={[
        { id: '', label: words.choose[lang] },
        ...calculator.examples.map(({ id, title }) => ({ id, label: title[lang] })),
      ]}
      onChange={state.startFrom}
    />
  );

/** What the answer is asked under: example, printing, readings; and what is said of the page as a whole. */
export const Setbar = (props: SetbarProps) => {
  const { subject, state, lang } = props;
  const { asked, report, notice } = state;
  const editions = listEditions(subject.calculator);
  return (
    <div class="setbar">
      <Examples {...props} />
      {editions.length > 1 && (
        <Switch
          label={words.printing[lang]}
          name="edition"
          value={asked.edition}
          options={editions.map((id) => ({ id, label: id }))}
          onChange={state.setEdition}
        />
      )}
      <RulingsPanel
        subject={subject}
        readings={asked.readings}
        rulings={state.rulings}
        played={state.played}
        lang={lang}
        onRead={state.setReading}
        onKeep={state.keepRulings}
      />
      <button class="btn plain undo" type="button" disabled={!state.canUndo} onClick={state.undo}>
        <Icon name="undo" />
        <span>{words.undo[lang]}</span>
      </button>
      <div role="status" class="told">
        {state.storageFailed && <p>{words.storage[lang]}</p>}
        {(notice.faults.length > 0 || notice.was !== null) && <LinkNotice {...{ subject, report, lang }} {...notice} />}
      </div>
    </div>
  );
};
