import { same, type Text, t } from '@coup-doeil/core/chart';
import {
  choice,
  defineDiceCalculator,
  describeInput,
  describeUnitOdds,
  type Fact,
  flag,
  list,
  listBandRows,
  listFaces,
  listRowOptions,
  type Test,
  unit,
  wholeNumber,
} from '@coup-doeil/core/game';
import { d6, d10 } from '@coup-doeil/dice';
import { artillery142 } from '../charts/artillery.ts';
import { artilleryModifiers142 } from '../charts/artillery-modifiers.ts';
import { terrain142 } from '../charts/terrain.ts';
import { ARM_NAMES, ASPECT_NAMES, printResult, ROAD_OPTIONS, STATE_MARKS, STATE_NAMES, sideText } from '../names.ts';
import { FIRE_READINGS } from '../readings/fire.ts';
import { type Asks, FATES } from '../rules/fates.ts';
import { type FireContext, tallyFire } from '../rules/fire.ts';
import { GONE, type StruckSide, strike, suffers } from '../rules/outcomes.ts';
import { HEXES, HEXSIDES, MOST_UNITS } from '../vocabulary.ts';

const target = unit({
  label: t('Target unit', 'Unité visée'),
  side: 'defender',
  roles: { arm: 'arm', ratings: ['morale'], state: { field: 'state', marks: STATE_MARKS } },
  fields: {
    arm: choice({ label: t('Arm', 'Arme'), options: ARM_NAMES, default: 'infantry', fixed: true }),
    morale: wholeNumber({ label: t('Morale', 'Moral'), min: 0, max: 9, default: 4 }),
    state: choice({ label: t('Order', 'Ordre'), options: STATE_NAMES, default: 'good-order' }),
  },
});

const AT_RANGE = t('fire at range {to}', 'tirer à {to} hex');

const fields = {
  range: wholeNumber({
    label: t('Range in hexes', 'Portée en hex'),
    min: 1,
    max: 30,
    default: 3,
    decisions: { more: AT_RANGE, less: AT_RANGE },
  }),
  disorganised: flag({ label: t('The shooter is disorganised', 'Le tireur est désorganisé'), rare: true }),
  twelvePounder: flag({
    label: t('A 12-pounder', 'Une pièce de 12 livres'),
    decisions: { on: t('fire with a 12-pounder', 'tirer avec une pièce de 12') },
  }),
  light: flag({ label: t('The target is light', 'La cible est légère'), fixed: true, rare: true }),
  from: choice({
    label: t('Target is hit from', 'La cible est prise de'),
    options: ASPECT_NAMES,
    default: 'front',
    decisions: {
      front: t('fire at its front', 'tirer de front'),
      flank: t('fire at its flank', 'tirer de flanc'),
      rear: t('fire at its rear', 'tirer à revers'),
    },
  }),
  hex: choice({
    label: t('Hex of the target', 'Hex de la cible'),
    options: listRowOptions(terrain142, HEXES, 'fire'),
    default: 'clear',
  }),
  road: choice({
    label: t('Road in that hex', 'Route dans cet hex'),
    options: ROAD_OPTIONS,
    default: 'none',
    rare: true,
  }),
  hexsides: list({
    label: t('Hexside before the target', 'Bord d’hex devant la cible'),
    of: choice({
      label: t('Hexside', 'Bord d’hex'),
      options: listRowOptions(terrain142, HEXSIDES, 'fire'),
      default: 'stream',
    }),
    max: HEXSIDES.length,
  }),
  level: wholeNumber({ label: t('Levels up to the target', 'Niveaux jusqu’à la cible'), min: -2, max: 2, default: 0 }),
  targets: list({ label: t('Units in the target hex', 'Unités dans l’hex visé'), of: target, min: 1, max: MOST_UNITS }),
};
const input = describeInput(fields, { ground: ['hex', 'road'], hexside: ['hexsides', 'level'] });

const asks = ({ reading }: FireContext): Asks => ({
  losses: () => reading('losses'),
  moraleTest: () => reading('morale-test'),
  // No row of this table both takes a step and tests, and none has a star.
  moraleAfterLoss: () => 'given',
  starCause: () => 'combat',
  starSteps: () => 'none',
});

const FIRE = t('the fire', 'le tir');
const DICE = { d6: [{ die: d6, why: FIRE }], d10: [{ die: d10, why: FIRE }] } as const;

const rowText = (id: string): Text => same(printResult(artillery142.row(id).cells.target));

/** Beyond the next hex the line of sight is the player's to judge. */
const sight = ({ charts }: FireContext, range: number): Fact[] => {
  const { id, document } = charts['artillery-modifiers'];
  if (range === charts['artillery-modifiers'].line('adjacent').terms.range) return [];
  return [
    {
      id: 'line-of-sight',
      label: t('Line of sight', 'Ligne de vue'),
      value: 'to-judge',
      text: t(
        'yours to judge: its rule is not on the sheet',
        'à juger par vous\u202f: sa règle n’est pas sur la feuille',
      ),
      cite: { document, chart: id },
    },
  ];
};

/** One battery at one hex: every die face, and the exact end of each target unit after its morale test. */
export const calculator = defineDiceCalculator({
  game: 'corbach-1760',
  id: 'fire',
  title: t('Artillery fire', 'Tir d’artillerie'),
  lead: t('One battery at one hex.', 'Une batterie sur un hex.'),
  input,
  readings: FIRE_READINGS,
  charts: { '142': { terrain: terrain142, artillery: artillery142, 'artillery-modifiers': artilleryModifiers142 } },
  measure: { label: t('The target is hit', 'La cible est touchée'), list: 'defender', counts: suffers },
  odds: {
    result: { label: t('On the table', 'Sur la table'), role: 'table', outcome: rowText },
    defender: {
      label: t('The target after the tests', 'La cible après les tests'),
      role: { side: 'defender' },
      outcome: sideText,
      harms: suffers,
    },
    ...describeUnitOdds('unit', {
      unit: 'targets',
      max: MOST_UNITS,
      label: target.label,
      outcome: sideText,
      harms: suffers,
    }),
  },
  examples: [
    { id: 'ordinary', title: t('Three hexes off, in the clear', 'À trois hex, en terrain clair'), words: '' },
    {
      id: 'point-blank-flank',
      title: t('A 12-pounder into a flank, point-blank', 'Une pièce de 12 dans un flanc, à bout portant'),
      words: 'range=1 twelvePounder=true from=flank',
    },
    {
      id: 'far-woods',
      title: t('Far off, light troops in woods', 'De loin, des troupes légères dans un bois'),
      words: 'range=5 light=true hex=woods level=1',
    },
  ],
  answer: (context, shot) => {
    const total = tallyFire(context, shot);
    const dice = DICE[context.reading('artillery-die')];
    const targets = shot.targets.map((target, i) => ({ ...target, place: i + 1, moraleAfter: null, byCombat: false }));
    const table = context.charts.artillery;
    const doubts = asks(context);
    const struck: StruckSide = { side: 'defender', list: 'targets', units: targets };
    const rows = listBandRows(dice, table, total, ({ id, cells }) => {
      const tests: Test[] = [];
      return { id, tests, parties: [strike(struck, cells.target, doubts, tests)] };
    });
    return {
      total,
      branches: { dice, fates: FATES, gone: GONE, rows },
      faces: listFaces(dice[0].die, total, table),
      facts: sight(context, shot.range),
    };
  },
});
