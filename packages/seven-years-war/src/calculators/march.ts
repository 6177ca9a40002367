import { type Text, t } from '@coup-doeil/core/chart';
import {
  choice,
  defineCalculator,
  describeInput,
  type Fact,
  flag,
  group,
  isRefusal,
  list,
  optionalNumber,
} from '@coup-doeil/core/game';
import { notesSheet } from '../charts/notes.ts';
import { terrainHexes } from '../charts/terrain-hexes.ts';
import { terrainHexsides } from '../charts/terrain-hexsides.ts';
import { zoneExit } from '../charts/zone-exit.ts';
import { hexsidesField, terrainsField } from '../inputs/ground.ts';
import { MOVER_NAMES, yesNo } from '../names.ts';
import { MARCH_READINGS } from '../readings/march.ts';
import { type Gap, tallyStep } from '../rules/march.ts';
import { type Leaving, MOVERS } from '../vocabulary.ts';

/** Only cavalry has a column of its own. */
const BY_MOVER = {
  field: 'mover',
  columns: Object.fromEntries(MOVERS.map((mover) => [mover, mover === 'cavalry' ? 'mounted' : 'foot'])),
};

const input = describeInput({
  mover: choice({
    label: t('Unit', 'Unité'),
    options: MOVER_NAMES,
    default: 'infantry',
    fixed: true,
  }),
  prussian: flag({ label: t('Prussian', 'Prussienne'), when: { mover: 'cavalry' }, fixed: true, rare: true }),
  fast: flag({
    label: t('A fast unit', 'Une unité rapide'),
    help: t('Cavalry is fast by itself, unless read otherwise.', 'La cavalerie l’est d’office, sauf autre lecture.'),
    fixed: true,
    rare: true,
  }),
  column: flag({
    label: t('In column', 'En colonne'),
    decisions: { on: t('march in column', 'marcher en colonne'), off: t('leave the column', 'quitter la colonne') },
    rare: true,
  }),
  command: flag({
    label: t('In command', 'En commandement'),
    default: true,
    decisions: { on: t('be in command', 'être en commandement') },
    rare: true,
  }),
  allowance: optionalNumber({
    label: t('Movement points it has', 'Points de mouvement dont elle dispose'),
    min: 0,
    max: 30,
  }),
  steps: list({
    label: t('Steps', 'Pas'),
    of: group({
      label: t('Step', 'Pas'),
      roles: { ground: ['terrains'], hexside: ['hexsides'] },
      fields: {
        terrains: terrainsField(
          t('Terrains of the hex entered', 'Terrains de l’hex où l’on entre'),
          undefined,
          BY_MOVER,
        ),
        hexsides: hexsidesField(
          t('Hexside crossed', 'Bord d’hex franchi'),
          t('go over a hexside without {what}', 'passer par un bord sans {what}'),
          BY_MOVER,
        ),
        leaving: choice({
          label: t('It leaves an enemy zone', 'Elle sort d’une zone ennemie'),
          options: {
            none: t('no', 'non'),
            support: t('being in support', 'étant en soutien'),
            engaged: t('being engaged', 'étant engagée'),
          } satisfies Record<Leaving, Text>,
          default: 'none',
          rare: true,
        }),
        formed: flag({
          label: t('Engaged by formed cavalry', 'Engagée par de la cavalerie formée'),
          when: { leaving: 'engaged' },
          rare: true,
        }),
      },
    }),
    min: 1,
    max: 20,
    fixed: true,
    inherits: ['terrains'],
  }),
});

/** What is not known of a cost, in words. */
const GAPS: Readonly<Record<Gap['what'], Pick<Fact, 'label' | 'value'> & { readonly text: Text }>> = {
  exit: {
    label: t('A slow unit leaves an engagement', 'Une unité lente se dégage'),
    value: 'silent',
    text: t('the sheet has no figure for it', 'la feuille n’a pas de chiffre pour cela'),
  },
  allowance: {
    label: t('The crossing takes', 'Le passage prend'),
    value: 'all',
    text: t('all the movement points it has', 'tous les points de mouvement dont elle dispose'),
  },
};

/** What each step of a march and the whole cost, and what is not allowed. */
export const calculator = defineCalculator({
  game: 'seven-years-war',
  id: 'march',
  title: t('March', 'Marche'),
  lead: t('What a way costs, step by step.', 'Ce que coûte un chemin, pas à pas.'),
  totalIs: 'cost',
  input,
  readings: MARCH_READINGS,
  charts: {
    sheet: {
      'terrain-hexes': terrainHexes,
      'terrain-hexsides': terrainHexsides,
      'zone-exit': zoneExit,
      notes: notesSheet,
    },
  },
  examples: [
    {
      id: 'stream-woods',
      title: t('Infantry over a stream into woods', 'De l’infanterie passe un ruisseau vers un bois'),
      words: 'allowance=4 steps.1.hexsides=stream steps.1.terrains=woods',
    },
    {
      id: 'prussian-exit',
      title: t('Prussian cavalry breaks off', 'De la cavalerie prussienne rompt le contact'),
      words: 'mover=cavalry prussian=true allowance=8 steps.1.leaving=engaged steps.2.terrains=marsh,town',
    },
    {
      id: 'mietzel',
      title: t('Over the Mietzel', 'Passer la Mietzel'),
      words: 'column=true allowance=4 steps.1.hexsides=mietzel',
    },
  ],
  answer: (context, { steps, ...unit }) => {
    const { tally } = context;
    const facts: Fact[] = [];
    const missing: Gap[] = [];
    let affordable = 0;
    for (const [i, step] of steps.entries()) {
      const n = i + 1;
      const gaps = tallyStep(
        context,
        unit,
        step,
        tally.within(`step-${n}`, () => t('Step {n}', 'Pas {n}', { n })),
      );
      if (isRefusal(gaps)) return gaps;
      missing.push(...gaps);
      for (const { what, at } of gaps) facts.push({ id: `step-${n}-${what}`, ...GAPS[what], cite: at.cite });
      if (unit.allowance !== null && tally.total <= unit.allowance) affordable = n;
    }
    const incomplete = missing.some(({ what }) => what === 'exit');
    if (unit.allowance !== null) {
      const fits = affordable === steps.length;
      facts.push(
        { id: 'fits', label: t('Within its points', 'Dans la limite de ses points'), value: fits, text: yesNo(fits) },
        fits
          ? { id: 'left', label: t('Points left', 'Points restants'), value: unit.allowance - tally.total }
          : { id: 'goes', label: t('Steps it can make', 'Pas qu’elle peut faire'), value: affordable },
      );
    }
    // All the points of a unit whose points are not given: there is no number to add.
    const isKnown = missing.every(({ what }) => what === 'exit');
    return { total: isKnown ? tally.total : null, incomplete, facts };
  },
});
