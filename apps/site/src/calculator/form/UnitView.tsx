import type { ChoiceField, GroupField, Roles, Value, WholeField } from '@coup-doeil/core/game';
import { formatPair } from '@coup-doeil/core/tell';
import { useMemo } from 'preact/hooks';
import { Counter } from '../../components/Counter.tsx';
import type { Said } from '../../lib/words.ts';
import { Fold } from '../lazy/Fold.tsx';
import { isRecord } from '../state/storage.ts';
import { SaveUnit } from '../units/MyUnits.tsx';
import { ArmChoice } from './Choices.tsx';
import { FieldView } from './FieldView.tsx';
import { type FieldProps, innerProps, itemsOf, keyOf, type Values } from './field-props.ts';
import { counterOf } from './unit-counter.ts';
import { Whole } from './Whole.tsx';
import { words } from './words.ts';

interface Props extends FieldProps<GroupField> {
  readonly number: number;
  /** Whether no more may come to its list, and none may go. */
  readonly full: boolean;
  readonly few: boolean;
}

/** A unit as its counter, with the figures that the counter carries, and the rest folded. */
export const UnitView = (props: Props) =>
  useMemo(() => drawUnit(props), [keyOf(props), props.edition, props.owner, props.full, props.few]);

/** What each field of a unit is drawn as. */
const sortFields = (all: readonly FieldProps[], { arm, strength, ratings = [] }: Roles) => {
  const onCounter = [strength, ...ratings];
  const isArm = (inner: FieldProps): inner is FieldProps<ChoiceField> => inner.name === arm && 'options' in inner.field;
  const isFigure = (inner: FieldProps): inner is FieldProps<WholeField> =>
    onCounter.includes(inner.name) && inner.field.kind === 'whole';
  const isFlag = ({ field }: FieldProps) => field.kind === 'flag';
  return {
    arm: all.find(isArm),
    figures: all.filter(isFigure),
    flags: all.filter(isFlag),
    rest: all.filter((inner) => !isArm(inner) && !isFigure(inner) && !isFlag(inner)),
  };
};

const drawUnit = (props: Props) => {
  const { field, value, number, owner } = props;
  if (!isRecord(value)) return null;
  // A border: what a unit holds is values.
  const unit = value as Values;
  const { roles = {} } = field;
  const applying = innerProps(props).filter(({ applies }) => applies);
  const { arm, figures, flags, rest } = sortFields(applying, roles);
  const side = field.kind === 'unit' ? (field.side ?? 'attacker') : undefined;
  return (
    <fieldset class={`unit ${side === undefined ? 'unit-g' : side === 'attacker' ? 'u-a' : 'u-d'}`}>
      <legend class="vh">{owner}</legend>
      {side && <Counter class="u-c" {...counterOf(field, unit, number)} />}
      <div class="u-h">{arm ? <ArmChoice {...arm} /> : <span class="u-n">{owner}</span>}</div>
      {figures.length > 0 && (
        <div class="u-s">
          {figures.map((inner) => (
            <Whole key={inner.name} {...inner} onCounter={inner.name === roles.strength ? 'strength' : 'rating'} />
          ))}
        </div>
      )}
      {flags.length > 0 && (
        <div class="u-t">
          {flags.map((inner) => (
            <FieldView key={inner.name} {...inner} inUnit />
          ))}
        </div>
      )}
      <More {...props} side={side} rest={rest} unit={unit} />
    </fieldset>
  );
};

type MoreProps = Props & {
  readonly side: string | undefined;
  readonly rest: readonly FieldProps[];
  readonly unit: Value;
};

const More = ({ subject, path, lang, number, full, few, owner, onStorage, onChange, side, rest, unit }: MoreProps) => {
  const list = path.slice(0, path.lastIndexOf('.'));
  const formatLabel = (action: Said) => formatPair(action[lang], owner, lang);
  return (
    <Fold
      class="u-more"
      open={!side}
      summary={words.more[lang]}
      summaryLabel={formatLabel(words.more)}
      draw={() => (
        <div class="u-d">
          {rest.map((inner) => (
            <FieldView key={inner.name} {...inner} inUnit />
          ))}
          {side && <SaveUnit game={subject.game.id} lang={lang} value={unit} onStorage={onStorage} />}
          <p class="u-acts">
            <button
              type="button"
              class="btn plain"
              aria-label={formatLabel(words.double)}
              disabled={full}
              onClick={() => onChange(list, (units) => itemsOf(units).toSpliced(number - 1, 0, unit))}
            >
              {words.double[lang]}
            </button>
            <button
              type="button"
              class="btn plain"
              aria-label={formatLabel(words.remove)}
              disabled={few}
              onClick={() => onChange(list, (units) => itemsOf(units).toSpliced(number - 1, 1))}
            >
              {words.remove[lang]}
            </button>
          </p>
        </div>
      )}
    />
  );
};
