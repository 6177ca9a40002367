import { whatIf } from '@coup-doeil/core/game';
import type { Lang } from '../lib/words.ts';
import { Acts } from './Acts.tsx';
import { Calculator } from './Calculator.tsx';
import { firstOf, type Subject } from './model.ts';
import { Plan, type PlanProps } from './Plan.tsx';
import { WhatIfSection } from './WhatIf.tsx';

const nothing = (): void => undefined;
const noLog = {
  throws: [],
  of: undefined,
  seed: '',
  setSeed: nothing,
  cast: async () => undefined,
  clear: nothing,
  shown: undefined,
  open: nothing,
};

/** A calculator as the build draws it, with the parts whose code comes later. */
export const Built = ({ subject, lang }: { readonly subject: Subject; readonly lang: Lang }) => {
  const { calculator } = subject;
  const first = firstOf(subject);
  const { asked } = first;
  const told = { subject, lang, ...first };
  const acts = <Acts {...told} rulings="" log={noLog} onPin={nothing} />;
  const whatIfs = <WhatIfSection {...told} found={whatIf(calculator, asked)} onTake={nothing} />;
  const plan = <Plan calculator={calculator} input={asked.input as PlanProps['input']} lang={lang} onMove={nothing} />;
  return <Calculator subject={subject} first={first} lang={lang} built={{ plan, acts, whatIf: whatIfs }} />;
};
