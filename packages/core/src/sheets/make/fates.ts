import type { Key } from '../../chart/key.ts';
import { type Text, t } from '../../text/index.ts';
import { bothOf, toSlug } from '../parse/name.ts';

/** What becomes of a side. */
export interface Fate {
  readonly steps: number;
  readonly isEliminated: boolean;
  readonly retreat: number;
  /** States by their ids. */
  readonly states: readonly string[];
}

export const UNHARMED: Fate = { steps: 0, isEliminated: false, retreat: 0, states: [] };

/** `loses-2-retreats-1-disordered`, `eliminated`, `unharmed`. */
export const formatFate = ({ steps, isEliminated, retreat, states }: Fate): string => {
  if (isEliminated) return 'eliminated';
  const parts = [...(steps > 0 ? [`loses-${steps}`] : []), ...(retreat > 0 ? [`retreats-${retreat}`] : []), ...states];
  return parts.join('-') || 'unharmed';
};

/** The states that the results of a game leave, by their ids. */
export const listStates = (key: Key | undefined): ReadonlyMap<string, Text> =>
  new Map(
    (key?.symbols ?? []).flatMap(({ terms }) => {
      if (typeof terms?.state !== 'string') return [];
      const label = bothOf(terms.state);
      return [[toSlug(label.en), label] as const];
    }),
  );

const ELIMINATED = t('eliminated', 'éliminé');
const NO_HARM = t('unharmed', 'indemne');
const joinTexts = (texts: readonly Text[]): Text => ({
  ...t(texts.map(({ en }) => en).join(', '), texts.map(({ fr }) => fr).join(', ')),
});

const tellSteps = (n: number): Text =>
  n === 1 ? t('loses 1 step', 'perd 1 pas') : t('loses {n} steps', 'perd {n} pas', { n });
const tellRetreat = (n: number): Text =>
  n === 1 ? t('retreats 1 hex', 'recule d’un hex') : t('retreats {n} hexes', 'recule de {n} hex', { n });

/** A fate in words, read back from its id: that of a mixture of one, `unharmed-1`. */
export const tellFate = (mixture: string, states: ReadonlyMap<string, Text>): Text => {
  const id = mixture.replace(/-1$/, '');
  if (id === 'eliminated') return ELIMINATED;
  if (id === 'unharmed') return NO_HARM;
  const [, steps, retreat] = /^(?:loses-(\d+)-?)?(?:retreats-(\d+)-?)?/.exec(id) as RegExpExecArray;
  const own = [...states].filter(([state]) => `-${id}-`.includes(`-${state}-`)).map(([, label]) => label);
  return joinTexts([
    ...(steps === undefined ? [] : [tellSteps(Number(steps))]),
    ...(retreat === undefined ? [] : [tellRetreat(Number(retreat))]),
    ...own,
  ]);
};
