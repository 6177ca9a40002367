/* A calculator with dice that is no game's, and languages that only say the faces. */
import { registerHooks } from 'node:module';
import { t } from '@coup-doeil/core/chart';
import { checkAsk, defineDiceCalculator, describeInput } from '@coup-doeil/core/game';
import type { Subject } from '../src/calculator/state/subject.ts';
import { subject as toy } from './toy.ts';

// The build makes this module from the games; here each language says the faces that it is given.
const EACH = `const make = async () => ({ tellIn: async (lang, subject, asked, faces) => lang + ' ' + faces.join('-') });
export const inEach = { en: make, fr: make };`;
registerHooks({
  resolve: (name, context, next) =>
    name === 'virtual:coup-doeil/in-each'
      ? { url: `data:text/javascript,${encodeURIComponent(EACH)}`, shortCircuit: true }
      : next(name, context),
});
const label = t('Dice', 'Dés');
const die = { id: 'd6', faces: [1, 2, 3, 4, 5, 6] };
/** Three dice and nothing that hangs on them. */
export const calculator = defineDiceCalculator({
  id: 'toss',
  title: label,
  lead: label,
  input: describeInput({}),
  charts: { only: {} },
  readings: {},
  examples: [],
  answer: () => ({
    total: null,
    branches: {
      dice: [die, die, die].map((die) => ({ die, why: label })),
      rows: [{ id: 'any', faces: Array.from({ length: 16 }, (_, i) => i + 3), ways: 216, tests: [], parties: [] }],
      fates: [],
    },
  }),
});
export const subject: Subject = { ...toy, calculator };
export const asked = checkAsk(calculator, {});
export const told = { en: 'Six.', fr: 'Six.' };
