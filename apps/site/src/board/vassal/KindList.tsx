import type { Palette } from '@coup-doeil/core/battle';
import { fill } from '@coup-doeil/core/chart';
import type { CounterRule, Kind, PiecePattern } from '@coup-doeil/vassal/battlefield';
import { useEffect, useState } from 'preact/hooks';
import type { Lang } from '../../lib/words.ts';
import { loadPicture } from './pictures.ts';
import { RuleForm } from './RuleForm.tsx';
import type { Session } from './session.ts';
import type { SessionState } from './state.ts';
import { nameOfWord, words } from './words.ts';

interface Props {
  readonly session: Session;
  readonly state: SessionState;
  readonly palette: Palette;
  /** Sides to choose from. */
  readonly sides: readonly string[];
  readonly lang: Lang;
}

/** What is written now: a new rule, or the one at a place of the list. */
interface Writing {
  readonly rule: CounterRule;
  readonly at: number | undefined;
  readonly kind: Kind | undefined;
}

const Picture = ({ name }: { readonly name: string }) => {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    loadPicture(name).then(setUrl);
  }, [name]);
  return <span class="va-pic">{url !== undefined && <img src={url} alt="" />}</span>;
};

const nameKind = ({ name, picture }: Kind, lang: Lang): string => name || picture || words.noName[lang];

const tellMarks = ({ marks }: Kind): string =>
  Object.entries(marks)
    .filter(([, value]) => value !== '')
    .map(([mark, value]) => `${mark}: ${value}`)
    .join(', ');

/** A rule for the pieces of one picture, the surest sign of what they are; by name where there is none. */
const startRule = ({ picture, name }: Kind): CounterRule => ({
  when: picture ? { picture } : { name },
  counter: {},
});

const tellPattern = ({ name, picture, face, marks = {} }: PiecePattern): string =>
  [name, picture, face, ...Object.entries(marks).map(([mark, value]) => `${mark}: ${value}`)]
    .filter(Boolean)
    .join(', ');

const tellCounter = ({ counter }: CounterRule, { palette, lang }: Pick<Props, 'palette' | 'lang'>): string => {
  if (counter === null) return words.marker[lang];
  const labels = { ...palette.states, ...palette.traits, ...palette.marks };
  const { side, arm, strength, state = [], traits = [], marks = [] } = counter;
  return [
    ...(side === undefined ? [] : [nameOfWord(side)]),
    ...(arm === undefined ? [] : [palette.arms[arm]?.[lang] ?? arm]),
    ...(strength === undefined ? [] : [String(strength)]),
    ...[...state, ...traits, ...marks].map((word) => labels[word]?.[lang] ?? word),
  ].join(', ');
};

interface KindRowProps {
  readonly kind: Kind;
  readonly lang: Lang;
  readonly onDescribe: () => void;
}

const KindRow = ({ kind, lang, onDescribe }: KindRowProps) => (
  <li>
    <button type="button" class="va-row" onClick={onDescribe}>
      <Picture name={kind.picture} />
      <span class="va-n">
        <span class="vh">{words.describe[lang]}</span>
        <b>{nameKind(kind, lang)}</b>
        <small>{tellMarks(kind)}</small>
      </span>
      <span>{fill(words.count, { n: kind.count })[lang]}</span>
    </button>
  </li>
);

const RuleRow = ({
  rule,
  onChange,
  ...props
}: Pick<Props, 'palette' | 'lang'> & { rule: CounterRule; onChange: () => void }) => {
  const pattern = tellPattern(rule.when) || '*';
  return (
    <li>
      <button type="button" class="va-row" onClick={onChange}>
        <span class="va-n">
          <span class="vh">{words.change[props.lang]}</span>
          <b>{pattern}</b>
          <small>{tellCounter(rule, props)}</small>
        </span>
      </button>
    </li>
  );
};

/** The kinds that no rule describes yet, and the rules: each is said once. */
export const KindList = ({ session, state, palette, sides, lang }: Props) => {
  const [writing, setWriting] = useState<Writing>();
  const { rules } = state.mapping;
  const unknown = state.converted?.unknown ?? [];
  const keepRules = (next: readonly CounterRule[]): void => {
    setWriting(undefined);
    session.setRules(next);
  };
  if (writing) {
    const { rule, at, kind } = writing;
    const used = rules.flatMap(({ counter }) => counter?.side ?? []);
    return (
      <RuleForm
        {...{ rule, palette, lang }}
        marks={{ ...kind?.marks, ...rule.when.marks }}
        sides={[...new Set([...used, ...sides])]}
        onKeep={(rule) => keepRules(at === undefined ? [...rules, rule] : rules.with(at, rule))}
        onCancel={() => setWriting(undefined)}
        onRemove={at === undefined ? undefined : () => keepRules(rules.toSpliced(at, 1))}
      />
    );
  }
  const pieces = unknown.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <h3>{fill(words.unknown, { n: pieces })[lang]}</h3>
      <p class="hint">{(pieces > 0 ? words.unknownHint : words.allKnown)[lang]}</p>
      <ul class="va-list va-kinds">
        {unknown.map((kind) => (
          <KindRow
            key={`${kind.picture} ${kind.name}`}
            {...{ kind, lang }}
            onDescribe={() => setWriting({ rule: startRule(kind), at: undefined, kind })}
          />
        ))}
      </ul>
      <h3>{fill(words.ruleCount, { n: rules.length })[lang]}</h3>
      <ul class="va-list va-rules">
        {rules.map((rule, at) => (
          <RuleRow
            key={JSON.stringify(rule)}
            {...{ rule, palette, lang }}
            onChange={() => setWriting({ rule, at, kind: undefined })}
          />
        ))}
      </ul>
      <p>
        <button
          type="button"
          class="btn"
          onClick={() => setWriting({ rule: { when: {}, counter: {} }, at: undefined, kind: undefined })}
        >
          {words.addRule[lang]}
        </button>
      </p>
    </>
  );
};
