import {
  applies,
  defaultOf,
  editionsOf,
  type Field,
  type ListField,
  type Option,
  type Value,
} from '@coup-doeil/core/game';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { Pick, Tick } from '../components/Controls.tsx';
import { Counter, type CounterProps } from '../components/Counter.tsx';
import { Icon } from '../components/Icon.tsx';
import { Stepper } from '../components/Stepper.tsx';
import { thin } from '../lib/figures.ts';
import type { Lang, Said } from '../lib/words.ts';
import { printedAt } from './cells.ts';
import { Fold } from './Fold.tsx';
import { isRecord } from './keep.ts';
import { MyUnits, useUnits } from './MyUnits.tsx';
import type { Change, Subject } from './model.ts';
import { words } from './words.ts';

export interface FormProps {
  readonly subject: Subject;
  readonly edition: string;
  readonly lang: Lang;
  /** Another value at a place of the input, whatever the input has become: a field may have been drawn long before. */
  readonly onChange: (path: readonly (string | number)[], to: Change) => void;
  readonly onStorage: (kept: boolean) => void;
}

interface FieldProps extends FormProps {
  readonly field: Field;
  readonly value: Value;
  readonly path: readonly (string | number)[];
  /** The groups around it, for conditions. */
  readonly scopes: readonly Readonly<Record<string, Value>>[];
  /** Whose field it is, for those who listen: "Attackers 1". */
  readonly owner: string;
}

/** The names that the conditions of a field ask for, and of all that is in it. */
const asksFor = (field: Field): readonly string[] => [
  ...Object.keys(field.when ?? {}),
  ...('of' in field ? [field.of] : 'fields' in field ? Object.values(field.fields) : []).flatMap(asksFor),
];

/** All that changes in a field's picture from one key to the next; drawing what did not change takes most of the time. */
const looksOf = ({ field, value, scopes }: FieldProps): string =>
  JSON.stringify([value, asksFor(field).map((name) => scopes.map((scope) => scope[name]))]);

const figureOf = (props: FieldProps, option: Option): string =>
  option.cite ? printedAt(props.subject, props.edition, option.cite, props.lang) : '';

/** An option that goes by the name of its row takes the name that this printing gives it. */
const optionLabel = ({ subject: { calculator }, edition, lang }: FieldProps, { label, cite }: Option): string => {
  const named = (printing: string | undefined) =>
    calculator.charts[printing ?? '']?.[cite?.chart ?? '']?.rows.find(({ id }) => id === cite?.row)?.label;
  const own = named(editionsOf(calculator)[0])?.[lang] === label[lang];
  return ((own && named(edition)) || label)[lang];
};

const spokenOf = ({ owner, field, lang }: FieldProps): string =>
  owner === '' ? field.label[lang] : `${owner}${thin(lang)}: ${field.label[lang]}`;

/** Options that bring a figure are all shown, each with it; others are a select. */
const ChoiceView = (props: FieldProps & { readonly inUnit: boolean }) => {
  const { field, value, path, lang, onChange, inUnit } = props;
  if (field.kind !== 'choice' && field.kind !== 'direction') return null;
  const figured = field.options.some(({ cite }) => cite?.column !== undefined);
  if (!figured || inUnit)
    return (
      <Pick
        label={field.label[lang]}
        value={String(value)}
        options={field.options.map((option) => ({
          id: option.id,
          label: [optionLabel(props, option), figureOf(props, option)].filter(Boolean).join(' '),
        }))}
        onChange={(id) => onChange(path, id)}
      />
    );
  return (
    <fieldset class="between">
      <legend>{field.label[lang]}</legend>
      <div class="bts">
        {field.options.map((option) => (
          <label class="bt" key={option.id}>
            <input
              type="radio"
              name={path.join('.')}
              checked={option.id === value}
              onChange={() => onChange(path, option.id)}
            />
            <span>{optionLabel(props, option)}</span>
            <span class="gv tn">{figureOf(props, option)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

/** A list of choices is a set to its reader: each in or out. */
const SetView = (props: FieldProps & { readonly field: ListField }) => {
  const { field, value, path, lang, onChange } = props;
  const { of } = field;
  if (of.kind !== 'choice' && of.kind !== 'direction') return null;
  const chosen = Array.isArray(value) ? value : [];
  return (
    <fieldset class="between">
      <legend>{field.label[lang]}</legend>
      <div class="bts">
        {of.options.map((option) => {
          const on = chosen.includes(option.id);
          return (
            <label class="bt bt-c" key={option.id}>
              <input
                type="checkbox"
                checked={on}
                disabled={!on && chosen.length >= field.max}
                onChange={() => onChange(path, on ? chosen.filter((one) => one !== option.id) : [...chosen, option.id])}
              />
              <span>{optionLabel(props, option)}</span>
              <span class="gv tn">{figureOf(props, option)}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
};

/** The figures that a counter carries. */
const MAIN = ['strength', 'cohesion', 'morale'];

const WholeView = ({ field, value, path, lang, onChange, owner }: FieldProps) => {
  if (field.kind !== 'whole') return null;
  const spoken = spokenOf({ field, lang, owner } as FieldProps);
  if (field.optional && value === null)
    return (
      <Tick
        label={field.label[lang]}
        checked={false}
        onChange={() => onChange(path, Math.max(field.min, Math.min(field.max, 0)))}
      />
    );
  const step = (
    <Stepper
      lang={lang}
      label={field.label[lang]}
      spoken={spoken}
      value={typeof value === 'number' ? value : field.min}
      min={field.min}
      max={field.max}
      italic={path.at(-1) !== 'strength'}
      onChange={(n) => onChange(path, n)}
    />
  );
  // Beside a counter the label is short; elsewhere it may take lines of its own.
  const beside = MAIN.includes(String(path.at(-1)));
  const whole = beside ? (
    step
  ) : (
    <div class="whole">
      <span aria-hidden="true">{field.label[lang]}</span>
      {step}
    </div>
  );
  return field.optional ? (
    <div class="maybe">
      {whole}
      <button
        type="button"
        class="btn plain"
        aria-label={`${spoken}${thin(lang)}: ${words.remove[lang]}`}
        onClick={() => onChange(path, null)}
      >
        <Icon name="close" />
      </button>
    </div>
  ) : (
    whole
  );
};

/** A counter's looks from the names that units go by. */
export const looksOfUnit = (
  says: Readonly<Record<string, Value>>,
  side: 'attacker' | 'defender',
  number: number,
): CounterProps => {
  const figure = (...names: string[]) =>
    names.map((name) => says[name]).find((one): one is number => typeof one === 'number');
  const on = (name: string) => says[name] === true;
  const away = says.present === false || says.fights === false || says.inFight === false || on('out');
  const state = away
    ? 'out'
    : says.state === 'routed'
      ? 'routed'
      : String(says.state ?? '').startsWith('dis')
        ? 'disordered'
        : undefined;
  return {
    side,
    arm: String(says.arm ?? '·'),
    strength: figure('strength'),
    cohesion: figure('cohesion', 'morale'),
    number,
    heavy: on('heavy'),
    square: on('square'),
    charging: on('charging'),
    state,
  };
};

interface UnitProps extends FieldProps {
  readonly number: number;
  /** Whether no more may come to its list, and none may go. */
  readonly full: boolean;
  readonly few: boolean;
}

const UnitView = (props: UnitProps) => {
  const { edition, owner, full, few } = props;
  const late = useUnits();
  return useMemo(() => drawUnit(props, late), [looksOf(props), edition, owner, full, few, late[0]]);
};

const drawUnit = (props: UnitProps, [late, bring]: ReturnType<typeof useUnits>) => {
  const { field, value, path, lang, scopes, number, full, few, owner, subject, onStorage, onChange } = props;
  const list = path.slice(0, -1);
  const place = number - 1;
  const spoken = (deed: Said) => `${deed[lang]}${thin(lang)}: ${owner}`;
  if ((field.kind !== 'unit' && field.kind !== 'group') || !isRecord(value)) return null;
  const says = value as Readonly<Record<string, Value>>;
  const inner = Object.entries(field.fields)
    .filter(([, one]) => applies(one.when, [...scopes, says]))
    .map(([name, one]) => ({
      name,
      props: {
        ...props,
        field: one,
        value: says[name] ?? null,
        path: [...path, name],
        scopes: [...scopes, says],
        owner,
      },
    }));
  const arm = inner.find(({ name, props: one }) => name === 'arm' && one.field.kind === 'choice');
  const main = inner.filter(({ name, props: one }) => MAIN.includes(name) && one.field.kind === 'whole');
  const flags = inner.filter(({ props: one }) => one.field.kind === 'flag');
  const rest = inner.filter((one) => one !== arm && !main.includes(one) && !flags.includes(one));
  const side = field.kind === 'unit' ? (field.side ?? 'attacker') : undefined;
  return (
    <fieldset class={`unit ${side === undefined ? 'unit-g' : side === 'attacker' ? 'u-a' : 'u-d'}`}>
      <legend class="vh">{owner}</legend>
      {side && <Counter class="u-c" {...looksOfUnit(says, side, number)} />}
      <div class="u-h">{arm ? <ArmView {...arm.props} /> : <span class="u-n">{owner}</span>}</div>
      {main.length > 0 && (
        <div class="u-s">
          {main.map((one) => (
            <WholeView key={one.name} {...one.props} />
          ))}
        </div>
      )}
      {flags.length > 0 && (
        <div class="u-t">
          {flags.map((one) => (
            <FieldView key={one.name} {...one.props} inUnit />
          ))}
        </div>
      )}
      <Fold
        class="u-more"
        open={!side}
        onOpen={side && bring}
        draw={() => (
          <div class="u-d">
            {rest.map((one) => (
              <FieldView key={one.name} {...one.props} inUnit />
            ))}
            {side && late && (
              <late.SaveUnit game={subject.game.id} lang={lang} value={value as Value} onStorage={onStorage} />
            )}
            <p class="u-acts">
              <button
                type="button"
                class="btn plain"
                aria-label={spoken(words.double)}
                disabled={full}
                onClick={() => onChange(list, (all) => itemsOf(all).toSpliced(place, 0, value as Value))}
              >
                {words.double[lang]}
              </button>
              <button
                type="button"
                class="btn plain"
                aria-label={spoken(words.remove)}
                disabled={few}
                onClick={() => onChange(list, (all) => itemsOf(all).toSpliced(place, 1))}
              >
                {words.remove[lang]}
              </button>
            </p>
          </div>
        )}
      >
        <summary aria-label={spoken(words.more)}>{words.more[lang]}</summary>
      </Fold>
    </fieldset>
  );
};

const ArmView = (props: FieldProps) => {
  const { field, value, path, lang, onChange } = props;
  if (field.kind !== 'choice') return null;
  return (
    <select
      aria-label={spokenOf(props)}
      value={String(value)}
      onChange={(event) => onChange(path, event.currentTarget.value)}
    >
      {field.options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.label[lang]}
        </option>
      ))}
    </select>
  );
};

const itemsOf = (value: Value): readonly Value[] => (Array.isArray(value) ? value : []);

const ListView = (props: FieldProps & { readonly field: ListField }) => {
  const { field, value, path, lang, onChange, scopes, subject } = props;
  const items = itemsOf(value);
  const { of } = field;
  const side = of.kind === 'unit' ? (of.side ?? 'attacker') : undefined;
  const full = items.length >= field.max;
  const add = (unit: Value) => onChange(path, (all) => [...itemsOf(all), unit]);
  const id = `h-${path.join('-')}`;
  return (
    <section class={`side ${side === 'attacker' ? 's-a' : side === 'defender' ? 's-d' : 's-n'}`} aria-labelledby={id}>
      <h2 id={id}>
        {side && <span class={`sw ${side === 'attacker' ? 'sw-a' : 'sw-d'}`} aria-hidden="true" />}
        {field.label[lang]}
      </h2>
      {items.map((item, i) => {
        const owner = `${field.label[lang]} ${i + 1}`;
        const inner = { ...props, field: of, value: item, path: [...path, i], scopes, owner };
        // Items have no name of their own: their place is what they go by.
        return <UnitView key={i} {...inner} number={i + 1} full={full} few={items.length <= field.min} />;
      })}
      <div class="add">
        <button
          class="btn"
          type="button"
          aria-label={`${words.add[lang]}${thin(lang)}: ${field.label[lang]}`}
          disabled={full}
          onClick={() => add(defaultOf(of))}
        >
          <Icon name="plus" />
          {words.add[lang]}
        </button>
        {side && (
          <MyUnits game={subject.game.id} field={of} lang={lang} full={full} onAdd={add} onStorage={props.onStorage} />
        )}
      </div>
    </section>
  );
};

/** A field where it applies, its help beneath it. */
const FieldView = (props: FieldProps & { readonly inUnit?: boolean }): preact.JSX.Element | null =>
  useMemo(() => drawField(props), [looksOf(props), props.edition, props.owner]);

const drawField = (props: FieldProps & { readonly inUnit?: boolean }): preact.JSX.Element | null => {
  const { field, scopes, lang } = props;
  if (!applies(field.when, scopes)) return null;
  if (!field.help) return <BareField {...props} />;
  return (
    <div>
      <BareField {...props} />
      <small class="by">{field.help[lang]}</small>
    </div>
  );
};

const BareField = (props: FieldProps & { readonly inUnit?: boolean }): preact.JSX.Element | null => {
  const { field, value, path, lang, onChange, inUnit = false } = props;
  switch (field.kind) {
    case 'flag':
      return <Tick label={field.label[lang]} checked={value === true} onChange={(on) => onChange(path, on)} />;
    case 'whole':
      return <WholeView {...props} />;
    case 'choice':
    case 'direction':
      return <ChoiceView {...props} inUnit={inUnit} />;
    case 'list':
      return field.of.kind === 'choice' || field.of.kind === 'direction' ? (
        <SetView {...props} field={field} />
      ) : (
        <ListView {...props} field={field} />
      );
    default:
      return <GroupView {...props} />;
  }
};

const GroupView = (props: FieldProps) => {
  const { field, value, path, lang, scopes } = props;
  if ((field.kind !== 'group' && field.kind !== 'unit') || !isRecord(value)) return null;
  const says = value as Readonly<Record<string, Value>>;
  return (
    <fieldset class="group">
      <legend>{field.label[lang]}</legend>
      {Object.entries(field.fields).map(([name, inner]) => (
        <FieldView
          key={name}
          {...props}
          field={inner}
          value={says[name] ?? null}
          path={[...path, name]}
          scopes={[...scopes, says]}
          owner={field.label[lang]}
        />
      ))}
    </fieldset>
  );
};

/** The whole form, made from the input's description: lists of units first, everything else beside them. */
export const Form = (
  props: FormProps & { readonly input: Readonly<Record<string, Value>>; readonly plan: ComponentChildren },
) => {
  const { input, subject } = props;
  const fields = Object.entries(subject.calculator.input.fields);
  const view = ([name, field]: [string, Field]) => (
    <FieldView
      key={name}
      {...props}
      field={field}
      value={input[name] ?? null}
      path={[name]}
      scopes={[input]}
      owner=""
    />
  );
  const isSide = ([, field]: [string, Field]) =>
    field.kind === 'list' && field.of.kind !== 'choice' && field.of.kind !== 'direction';
  return (
    <>
      {fields.filter(isSide).map(view)}
      {props.plan}
      <section class="rest">{fields.filter((one) => !isSide(one)).map(view)}</section>
    </>
  );
};
