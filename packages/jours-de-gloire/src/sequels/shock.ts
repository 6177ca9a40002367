import { type Text, t } from '@coup-doeil/core/chart';
import { type BattleSide, defineSequel, type NextAsk } from '@coup-doeil/core/game';
import type { calculator } from '../calculators/shock.ts';
import type { ShockResult } from '../charts/results.ts';
import type { shock2016 } from '../charts/shock.ts';
import type { ShockInput } from '../inputs/shock.ts';
import { SHOCK_SEQUEL_READINGS } from '../readings/sequel.ts';
import { listFollowing } from '../rules/follow.ts';
import { listCounterShocks } from './parts/counter-shock.ts';
import { FATE_EFFECTS } from './parts/fates.ts';
import { FOLLOW_BY_HAND, FOLLOW_TITLES } from './parts/follow-names.ts';

const WHOSE: Readonly<Record<BattleSide, 'attackers' | 'defenders'>> = {
  attacker: 'attackers',
  defender: 'defenders',
};

/** A unit of either side; only attackers say whether they are heavy. */
type Going = ShockInput['defenders'][number] & { readonly heavy?: boolean };

/** A new shock by units of the first, none of them in rout, at an enemy that only the board knows. */
const goOn = (units: readonly Going[], charging: boolean): Pick<NextAsk, 'calculator' | 'input' | 'open'> => {
  const attackers = units.map(({ arm, heavy = false, strength, cohesion, rating, state, square }) => ({
    arm,
    heavy,
    strength,
    cohesion,
    rating,
    state,
    square,
    charging,
  }));
  const own = attackers.flatMap((_, i) => ['from', 'hex', 'hexsides'].map((name) => `attackers.${i + 1}.${name}`));
  return { calculator: 'shock', input: { attackers }, open: [...own, 'defenders', 'hex', 'facing'] };
};

const hasCavalry = (units: readonly { readonly arm: string; readonly out: boolean }[]): boolean =>
  units.some(({ arm, out }) => arm === 'cavalry' && !out);

/** What a cell does, in words: `recoil and a test`. */
const resultText = ({ recoil, disorder, test }: ShockResult): Text | undefined => {
  const parts = [
    ...(recoil ? [t('recoil', 'recul')] : []),
    ...(disorder ? [t('disorder', 'désordre')] : []),
    ...(test ? [test === 'recoil' ? t('a test or recoil', 'test ou recul') : t('a test', 'test')] : []),
  ];
  return parts.length === 0
    ? undefined
    : parts.reduce((first, next) => t('{first} and {next}', '{first} et {next}', { first, next }));
};

const rowText = (shock: typeof shock2016, id: string): Text => {
  const { label, cells } = shock.row(id);
  const { attacker, defender } = cells;
  const what = resultText(attacker.value);
  if (what) return t('{what} for the attackers', '{what} pour les attaquants', { what });
  return resultText(defender.value) ?? label;
};

/** What the table prints beside the results. Who went back is out of the fight by now. */
export const sequel = defineSequel<typeof calculator>()({
  readings: SHOCK_SEQUEL_READINGS,
  fates: FATE_EFFECTS,
  rowText: ({ shock }, id) => rowText(shock, id),
  next: (context, { input, after, end }): NextAsk[] => {
    if (!end) return [];
    const row = context.charts.shock.row(end.branch.id);
    const fought = after.attackers.filter((_, i) => !input.attackers[i]?.out);
    const isBack = ({ out }: (typeof fought)[number]): boolean => out;
    const wentBack = context.reading('pursuit-when') === 'all' ? fought.every(isBack) : fought.some(isBack);
    const isMounted = (side: BattleSide): boolean => hasCavalry(after[WHOSE[side]]);
    const following = listFollowing(row, { hasCavalry: isMounted, counterCharge: after.counterCharge, wentBack });
    return following.flatMap(({ side, what, cite }): NextAsk[] => {
      const ask = { id: what, title: FOLLOW_TITLES[what], by: 'sheet', side, cite } as const;
      const byHand: NextAsk = { ...ask, calculator: null, input: null, open: [], note: FOLLOW_BY_HAND[what] };
      const staying = after[WHOSE[side]].filter(({ out, state }) => !out && state !== 'routed');
      if (what === 'counter-shock' && context.reading('counter-shock') === 'shock')
        return listCounterShocks(after, { ...ask, calculator: 'shock', input: null });
      if (what === 'breakthrough' && context.reading('breakthrough') === 'shock')
        return [{ ...ask, ...goOn(staying, false) }];
      const cavalry = staying.filter(({ arm }) => arm === 'cavalry');
      if (what === 'pursuit' && context.reading('pursuit') === 'charge' && cavalry.length > 0)
        return [{ ...ask, ...goOn(cavalry, true) }];
      return [byHand];
    });
  },
});
