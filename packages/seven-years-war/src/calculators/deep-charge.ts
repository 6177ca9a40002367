import { same, type Text, t } from '@coup-doeil/core/chart';
import {
  choice,
  defineDiceCalculator,
  describeInput,
  endAlone,
  flag,
  listFaces,
  listRows,
  wholeNumber,
} from '@coup-doeil/core/game';
import { d6 } from '@coup-doeil/dice';
import { deepChargeSheet, type Result } from '../charts/deep-charge.ts';
import { MOVER_NAMES } from '../names.ts';
import { tallyDeepCharge } from '../rules/deep-charge.ts';

const input = describeInput({
  arm: choice({ label: t('Unit', 'Unité'), options: MOVER_NAMES, default: 'cavalry', fixed: true }),
  engaged: flag({ label: t('Engaged', 'Engagée'), default: true }),
  formed: flag({ label: t('Formed', 'Formée'), default: true }),
  already: flag({ label: t('It made a deep charge this turn', 'Elle a fait une charge profonde ce tour-ci') }),
  advanced: flag({ label: t('The advances are over', 'Les avances sont finies'), default: true }),
  morale: wholeNumber({ label: t('Morale', 'Moral'), min: 0, max: 10, default: 5 }),
  leader: flag({
    label: t('A leader in the stack', 'Un chef dans la pile'),
    decisions: {
      on: t('stack a leader with it', 'placer un chef dans la pile'),
      off: t('charge without the leader', 'charger sans le chef'),
    },
  }),
  leaderModifier: wholeNumber({
    label: t('The leader’s morale modifier', 'Modificateur de moral du chef'),
    min: -5,
    max: 5,
    default: 1,
    when: { leader: true },
  }),
});

const OUTCOMES: Record<Result, Text> = {
  obliged: t('it must join the next attack', 'elle doit se joindre à la prochaine attaque'),
  free: t('nothing', 'rien'),
};

/** Whether a deep charge may be tried, what is added to the die, and the odds of each result. */
export const calculator = defineDiceCalculator({
  game: 'seven-years-war',
  id: 'deep-charge',
  title: t('Deep charge', 'Charge profonde'),
  lead: t(
    'Who may try one, what it takes, and what it binds to.',
    'Qui peut la tenter, ce qu’il y faut, et à quoi elle oblige.',
  ),
  input,
  readings: {},
  charts: { sheet: { 'deep-charge': deepChargeSheet } },
  measure: { label: t('The charge is made', 'La charge a lieu'), list: 'result', counts: (id) => id === 'obliged' },
  odds: {
    result: {
      label: t('The attempt', 'La tentative'),
      role: 'table',
      // Made from the chart's own results.
      outcome: (id) => OUTCOMES[id as Result] ?? same(id),
    },
  },
  examples: [
    {
      id: 'morale-5-leader',
      title: t('Morale 5 with a leader of +1', 'Moral 5 avec un chef à +1'),
      words: 'morale=5 leader=true leaderModifier=1',
    },
    { id: 'unformed', title: t('Cavalry that is not formed', 'Cavalerie non formée'), words: 'formed=false' },
  ],
  answer: (context, unit) => {
    const total = tallyDeepCharge(context, unit);
    if (typeof total !== 'number') return total;
    const sheet = context.charts['deep-charge'];
    // The band that obliges is the one without an end.
    const reached = sheet.at(Number.MAX_SAFE_INTEGER);
    const needed = reached.from - total;
    return {
      total,
      facts: [
        {
          id: 'needed',
          label: t('On the die', 'Au dé'),
          value: needed,
          text: neededText(needed),
          cite: reached.cite,
        },
        {
          id: 'obliges',
          label: t('It binds to', 'Elle oblige à'),
          value: String(reached.terms.obliges),
          text: t('take part in the next attack', 'participer à la prochaine attaque'),
          cite: reached.cells.result.cite,
        },
      ],
      branches: {
        dice: DICE,
        fates: [],
        rows: listRows(DICE, (face) => ({ id: sheet.at(face + total).cells.result.value }), endAlone),
      },
      faces: listFaces(d6, total, sheet),
    };
  },
});

const DICE = [{ die: d6, why: t('the deep charge', 'la charge profonde') }];

const neededText = (needed: number): Text => {
  const [low, high] = [Math.min(...d6.faces), Math.max(...d6.faces)];
  if (needed <= low) return t('any face will do', 'toute face convient');
  if (needed > high) return t('no face will do', 'aucune face ne suffit');
  return needed === high ? t('a {high}', 'un {high}', { high }) : t('{needed} or more', '{needed} ou plus', { needed });
};
