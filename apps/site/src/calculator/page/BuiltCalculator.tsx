import { computeWhatIf } from '@coup-doeil/core/game';
import type { Lang } from '../../lib/words.ts';
import { Actions } from '../actions/Actions.tsx';
import { Facts, OddsSection, ReadingsAndTable } from '../answer/details.tsx';
import { Working } from '../answer/Working.tsx';
import { FormWithLists } from '../form/GroupList.tsx';
import { Plan } from '../plan/Plan.tsx';
import { openingOf, reportOn, type Subject } from '../state/subject.ts';
import type { WhatIfProps } from '../what-if/LiveWhatIf.tsx';
import { WhatIfSection } from '../what-if/WhatIfSection.tsx';
import type { BuiltParts } from './built-parts.ts';
import { Calculator } from './Calculator.tsx';
import { Setbar } from './Setbar.tsx';

const WhatIf = ({ subject, asked, lang }: WhatIfProps) => (
  <WhatIfSection
    {...{ subject, lang }}
    onTake={() => undefined}
    report={reportOn(subject, asked)}
    whatIf={computeWhatIf(subject.calculator, asked)}
  />
);

const built: BuiltParts = {
  Setbar,
  Form: FormWithLists,
  Plan,
  Actions,
  ReadingsAndTable,
  Facts,
  OddsSection,
  Working,
  WhatIf,
};

/** A calculator as the build draws it, with the parts whose code a browser fetches later. */
export const BuiltCalculator = ({ subject, lang }: { readonly subject: Subject; readonly lang: Lang }) => (
  <Calculator subject={subject} first={openingOf(subject)} lang={lang} built={built} />
);
