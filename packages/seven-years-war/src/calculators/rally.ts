import { same, type Text, t } from '@coup-doeil/core/chart';
import {
  choice,
  defineDiceCalculator,
  describeInput,
  endAlone,
  type Fact,
  flag,
  listRows,
  wholeNumber,
} from '@coup-doeil/core/game';
import { d6 } from '@coup-doeil/dice';
import { rallySheet } from '../charts/rally.ts';
import { ARMY_NAMES } from '../inputs/army.ts';
import { MOVER_NAMES } from '../names.ts';
import { RALLY_READINGS } from '../readings/rally.ts';
import { computeRallyMorale } from '../rules/rally.ts';
import type { Shelter } from '../vocabulary.ts';

const KEEP_AWAY = t('rally at distance {to} from the enemy', 'rallier à {to} hex de l’ennemi');

const input = describeInput({
  arm: choice({
    label: t('Unit', 'Unité'),
    options: MOVER_NAMES,
    default: 'infantry',
    fixed: true,
  }),
  morale: wholeNumber({ label: t('Morale', 'Moral'), min: 0, max: 10, default: 4 }),
  leader: flag({
    label: t('A friendly leader in the stack', 'Un chef ami dans la pile'),
    decisions: {
      on: t('stack a leader with it', 'placer un chef dans la pile'),
      off: t('rally without the leader', 'rallier sans le chef'),
    },
  }),
  leaderModifier: wholeNumber({
    label: t('The leader’s morale modifier', 'Modificateur de moral du chef'),
    min: -5,
    max: 5,
    default: 1,
    when: { leader: true },
  }),
  distance: wholeNumber({
    label: t('Hexes to the nearest enemy', 'Hex jusqu’à l’ennemi le plus proche'),
    min: 1,
    max: 99,
    default: 3,
    decisions: { more: KEEP_AWAY, less: KEEP_AWAY },
  }),
  shelter: choice({
    label: t('It stands in', 'Elle se tient dans'),
    options: {
      none: t('neither woods nor town', 'ni bois ni ville'),
      woods: t('woods', 'un bois'),
      town: t('a town', 'une ville'),
      'walled-town': t('a walled town', 'une ville ceinturée'),
    } satisfies Record<Shelter, Text>,
    default: 'none',
    decisions: {
      none: t('rally in the open', 'rallier à découvert'),
      woods: t('rally in woods', 'rallier dans un bois'),
      town: t('rally in a town', 'rallier dans une ville'),
      'walled-town': t('rally in a walled town', 'rallier dans une ville ceinturée'),
    },
  }),
  friends: flag({
    label: t('With or next to a friend in disorder or routed', 'Avec ou à côté d’un ami en désordre ou en déroute'),
    decisions: { off: t('rally away from such friends', 'rallier loin de ces amis') },
  }),
  army: choice({
    label: t('Its army', 'Son armée'),
    options: ARMY_NAMES,
    default: 'steady',
  }),
});

const OUTCOMES: Readonly<Record<string, Text>> = {
  rallied: t('it rallies', 'elle se rallie'),
  shaken: t('it does not', 'elle ne se rallie pas'),
};

/** The morale at which a unit rallies, line by line, and the odds of it. */
export const calculator = defineDiceCalculator({
  game: 'seven-years-war',
  id: 'rally',
  title: t('Rally', 'Ralliement'),
  lead: t('The morale a unit rallies on.', 'Le moral sur lequel une unité se rallie.'),
  input,
  readings: RALLY_READINGS,
  charts: { sheet: { rally: rallySheet } },
  measure: { label: t('The unit rallies', 'L’unité se rallie'), list: 'result', counts: (id) => id === 'rallied' },
  odds: {
    result: {
      label: t('If one die at or below the morale rallies', 'Si un dé au moral ou en dessous rallie'),
      role: 'table',
      outcome: (id) => OUTCOMES[id] ?? same(id),
    },
  },
  examples: [
    {
      id: 'woods-leader',
      title: t('Infantry in woods with a leader', 'Infanterie dans un bois avec un chef'),
      words: 'shelter=woods leader=true leaderModifier=1',
    },
    {
      id: 'under-fire',
      title: t('Next to the enemy, the army broken', 'À côté de l’ennemi, l’armée brisée'),
      words: 'morale=5 distance=1 army=broken',
    },
  ],
  answer: (context, unit) => {
    const total = computeRallyMorale(context, unit);
    const facts: Fact[] = [
      {
        id: 'morale',
        label: t('Modified morale', 'Moral modifié'),
        value: total,
        cite: { document: '001', chart: 'rally' },
      },
    ];
    if (context.reading('rally-roll') === 'unsaid') return { total, facts };
    const rows = listRows(DICE, (face) => ({ id: face <= total ? 'rallied' : 'shaken' }), endAlone);
    return { total, facts, branches: { dice: DICE, fates: [], rows } };
  },
});

const DICE = [{ die: d6, why: t('the rally', 'le ralliement') }];
