/* Lists of what is not a unit: the steps of a way, and other parts of what is asked. A page without them does without this. */
import type { ListField } from '@coup-doeil/core/game';
import { WayPlan } from '../plan/Way.tsx';
import { Form } from './Form.tsx';
import type { FieldProps } from './field-props.ts';
import { GroupView } from './GroupView.tsx';
import { ListSection } from './ListSection.tsx';
import { StepView } from './StepView.tsx';
import { WayLine } from './WayLine.tsx';
import { wayWords, words } from './words.ts';

const GroupList = (props: FieldProps<ListField>) => {
  const { field, lang } = props;
  if (field.inherits === undefined)
    return <ListSection {...props} tone="n" addLabel={words.add[lang]} Item={GroupView} />;
  return (
    <ListSection
      {...props}
      tone="n"
      addLabel={wayWords.nextStep[lang]}
      Item={StepView}
      head={<WayLine {...props} />}
      drawing={<WayPlan {...props} />}
    />
  );
};

export const FormWithLists = (props: Parameters<typeof Form>[0]) => <Form {...props} GroupList={GroupList} />;
