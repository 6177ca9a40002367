import { type Text, t } from '@coup-doeil/core/chart';
import type { Effect } from '@coup-doeil/core/game';
import type { Result } from '../../charts/results.ts';
import type { Fate } from '../../rules/fates.ts';

const mark = (id: string, label: Text): Effect => ({ kind: 'mark', mark: id, label });
const DISORGANISED: Effect = { kind: 'set', field: 'state', value: 'disorganised' };

/** What each fate does to a counter. Whether a D came from a combat matters to the star of the next. */
const listFateEffects = (byCombat: boolean): Readonly<Record<Fate, readonly Effect[]>> => ({
  holds: [],
  tests: [mark('morale-test', t('a morale test to make', 'un test de moral à faire'))],
  disorganised: byCombat ? [DISORGANISED, { kind: 'set', field: 'byCombat', value: true }] : [DISORGANISED],
  'disorganised-again': [mark('disorganised-again', t('disorganised again', 'à nouveau désorganisée'))],
  eliminated: [{ kind: 'eliminate' }],
});

/** What each fate does to a counter. */
export const FATE_EFFECTS = listFateEffects(false);

/** What each fate of a combat does to a counter. */
export const COMBAT_FATE_EFFECTS = listFateEffects(true);

/** A step is one point of strength, and a retreat is of so many hexes. */
export const BEARS = { steps: { lose: 'strength' }, retreat: 'leave' } as const;

const joinTexts = (parts: readonly Text[]): Text =>
  parts.reduce((first, next) => t('{first}, {next}', '{first}, {next}', { first, next }));

const stepsText = (n: number): Text =>
  n === 1 ? t('1 step lost', '1 pas perdu') : t('{n} steps lost', '{n} pas perdus', { n });

const testText = (n: number): Text => {
  if (n === 0) return t('a morale test', 'test de moral');
  return t('a morale test at {n}', 'test de moral à {n}', { n: n > 0 ? `+${n}` : `−${-n}` });
};

/** What a cell does, in words; nothing where it does nothing. */
export const resultText = (result: Result): Text | undefined => {
  if (result.kind === 'none') return undefined;
  if (result.kind === 'eliminated') return t('elimination', 'élimination');
  const { steps, retreat } = result;
  return joinTexts([
    ...(steps > 0 ? [stepsText(steps)] : []),
    result.kind === 'test' ? testText(result.modifier) : t('disorganisation', 'désorganisation'),
    ...(retreat > 0 ? [t('retreat of {retreat}', 'recul de {retreat}', { retreat })] : []),
  ]);
};

/** The words of a result that does nothing. */
export const NO_EFFECT = t('no effect', 'sans effet');
