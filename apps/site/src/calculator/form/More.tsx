import { formatFigure, formatPair } from '@coup-doeil/core/tell';
import type { ComponentChildren } from 'preact';
import { Fold } from '../../components/Fold.tsx';
import { FieldView } from './FieldView.tsx';
import { type FieldProps, isUnsaid } from './field-props.ts';
import { words } from './words.ts';

/** A field that was said, in few words; of what is more than a word its name alone. */
const tellField = ({ field, value, lang }: FieldProps): string => {
  const option = 'options' in field ? field.options.find(({ id }) => id === value)?.label[lang] : undefined;
  const text = option ?? (value === false ? words.no[lang] : typeof value === 'number' ? formatFigure(value) : '');
  return text === '' ? field.label[lang] : formatPair(field.label[lang], text, lang);
};

interface Props {
  readonly fields: readonly FieldProps[];
  readonly lang: FieldProps['lang'];
  /** Whose fields they are, for those who listen. */
  readonly owner: string;
  readonly open?: boolean;
  readonly inUnit?: boolean;
  readonly children?: ComponentChildren;
}

/** What is seldom asked for, folded; what of it was said stands beside the word. */
export const More = ({ fields, lang, owner, open = false, inUnit = false, children }: Props) => {
  const answers = fields.filter((inner) => !isUnsaid(inner)).map(tellField);
  return (
    <Fold
      class="u-more"
      open={open}
      summary={
        <>
          {words.more[lang]}
          {answers.length > 0 && <span class="u-said">{answers.join(', ')}</span>}
        </>
      }
      {...(owner !== '' && { summaryLabel: [formatPair(words.more[lang], owner, lang), ...answers].join(', ') })}
      draw={() => (
        <div class="u-d">
          {fields.map((inner) => (
            <FieldView key={inner.name} {...inner} inUnit={inUnit} />
          ))}
          {children}
        </div>
      )}
    />
  );
};
