import type { ChoiceField, Roles, WholeField } from '@coup-doeil/core/game';
import { useMemo } from 'preact/hooks';
import { Counter } from '../../components/Counter.tsx';
import { listPlanned } from '../plan/planned.ts';
import { isRecord } from '../state/storage.ts';
import { SaveUnit, UnitName } from '../units/MyUnits.tsx';
import { BareChoice } from './Choices.tsx';
import { FieldView } from './FieldView.tsx';
import { type FieldProps, innerProps, keyOf, type Values } from './field-props.ts';
import { ItemButtons } from './ItemButtons.tsx';
import type { ItemProps } from './ListSection.tsx';
import { More } from './More.tsx';
import { counterOf } from './unit-counter.ts';
import { Whole } from './Whole.tsx';

/** A unit as its counter, with the figures that the counter carries, and the rest folded. */
export const UnitView = (props: ItemProps) =>
  useMemo(() => drawUnit(props), [keyOf(props), props.field, props.edition, props.owner, props.full, props.few]);

const isChoice = (inner: FieldProps): inner is FieldProps<ChoiceField> => 'options' in inner.field;
const isWhole = (inner: FieldProps): inner is FieldProps<WholeField> => inner.field.kind === 'whole';

/** What each field of a unit is drawn as. */
const sortFields = (all: readonly FieldProps[], { arm, strength, ratings = [], state }: Roles) => {
  const inHead = [arm, state?.field];
  const onCounter = [strength, ...ratings];
  const head = all.filter(isChoice).filter(({ name }) => inHead.includes(name));
  const figures = all.filter(isWhole).filter(({ name }) => onCounter.includes(name));
  const rest = all.filter(({ name }) => !inHead.includes(name) && !onCounter.includes(name));
  return {
    head,
    figures,
    common: rest.filter(({ field }) => !field.rare),
    rare: rest.filter(({ field }) => field.rare),
  };
};

const drawUnit = (props: ItemProps) => {
  const { field, value, number, owner, subject, lang, onStorage } = props;
  if (!isRecord(value)) return null;
  // A border: what a unit holds is values.
  const unit = value as Values;
  const { roles = {}, side = 'attacker' } = field;
  const onMap = subject.plan ? listPlanned(field) : [];
  const fields = innerProps(props).filter(({ applies, name }) => applies && !onMap.includes(name));
  const { head, figures, common, rare } = sortFields(fields, roles);
  return (
    <fieldset class={`unit ${side === 'attacker' ? 'u-a' : 'u-d'}`}>
      <legend class="vh">{owner}</legend>
      <Counter class="u-c" {...counterOf(field, unit, number)} />
      <div class="u-h">
        {head.map((inner) => (
          <BareChoice key={inner.name} {...inner} />
        ))}
        <UnitName game={subject.game.id} field={field} unit={unit} />
      </div>
      {figures.length > 0 && (
        <div class="u-s">
          {figures.map((inner) => (
            <Whole key={inner.name} {...inner} onCounter={inner.name === roles.strength ? 'strength' : 'rating'} />
          ))}
        </div>
      )}
      {common.length > 0 && (
        <div class="u-t">
          {common.map((inner) => (
            <FieldView key={inner.name} {...inner} inUnit />
          ))}
        </div>
      )}
      <div class="u-f">
        <More fields={rare} lang={lang} owner={owner} inUnit>
          <SaveUnit game={subject.game.id} lang={lang} value={unit} onStorage={onStorage} />
        </More>
        <ItemButtons {...props} />
      </div>
    </fieldset>
  );
};
