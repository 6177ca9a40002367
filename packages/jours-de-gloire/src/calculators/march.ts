import { t } from '@coup-doeil/core/chart';
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
  refuse,
} from '@coup-doeil/core/game';
import { formatFigure } from '@coup-doeil/core/tell';
import { notes2006, notes2016 } from '../charts/notes.ts';
import { terrain2006, terrain2016 } from '../charts/terrain.ts';
import { CROSSING, crossingFields, hexField } from '../inputs/fields.ts';
import { wayField } from '../inputs/way.ts';
import { ARM_NAMES, FATE_NAMES, STATE_NAMES } from '../names.ts';
import { MARCH_READINGS } from '../readings/march.ts';
import { tallyMarch } from '../rules/march.ts';
import { disordered } from '../rules/units.ts';
import type { State } from '../vocabulary.ts';
import { PRINTINGS } from '../vocabulary.ts';

const says = { level: t('Levels up', 'Niveaux montés'), passage: t('It goes', 'Elle va') };
/** What a step costs is printed in the column of the arm. */
const BY_ARM = { field: 'arm' };
const step = group({
  label: t('Step', 'Pas'),
  roles: { ground: ['hex', 'way'], hexside: CROSSING },
  fields: {
    hex: hexField(
      t('Hex entered', 'Hex où l’on entre'),
      undefined,
      {
        clear: t('go over clear ground', 'passer en terrain clair'),
      },
      BY_ARM,
    ),
    way: wayField(BY_ARM),
    ...crossingFields(
      says,
      undefined,
      {
        without: t('go over a hexside without {what}', 'passer par un bord sans {what}'),
        noWorks: t('go over a hexside without works', 'passer par un bord sans ouvrage'),
      },
      BY_ARM,
    ),
    friendly: flag({
      label: t('A friendly unit is there', 'Une unité amie s’y trouve'),
      rare: true,
      decisions: { off: t('go where no friend stands', 'passer où il n’y a pas d’amis') },
    }),
    leaving: flag({
      label: t('Leaves an enemy zone of control', 'Quitte une zone de contrôle ennemie'),
      rare: true,
      decisions: { off: t('keep out of enemy zones of control', 'éviter les zones de contrôle ennemies') },
    }),
    entering: flag({
      label: t('Enters an enemy zone of control', 'Entre dans une zone de contrôle ennemie'),
      rare: true,
      decisions: { off: t('enter no enemy zone of control', 'n’entrer dans aucune zone de contrôle ennemie') },
    }),
    beside: flag({
      label: t('Ends next to an enemy unit', 'Finit à côté d’une unité ennemie'),
      rare: true,
      decisions: { off: t('stay away from the enemy', 'rester à distance de l’ennemi') },
    }),
  },
});

const input = describeInput({
  arm: choice({
    label: t('Arm', 'Arme'),
    options: { general: t('general', 'général'), ...ARM_NAMES },
    default: 'infantry',
    fixed: true,
  }),
  state: choice({ label: t('State', 'État'), options: STATE_NAMES, default: 'good-order' }),
  allowance: optionalNumber({ label: t('Movement allowance', 'Potentiel de mouvement'), min: 1, max: 30 }),
  steps: list({
    label: t('Steps', 'Pas'),
    of: step,
    min: 1,
    max: 20,
    fixed: true,
    inherits: ['hex', 'way'],
  }),
});

/** What each step of a march and the whole cost, what disorders, and what is not allowed. */
export const calculator = defineCalculator({
  game: 'jours-de-gloire',
  id: 'march',
  title: t('March', 'Marche'),
  lead: t('One step or many, for one unit.', 'Un pas ou plusieurs, pour une unité.'),
  totalIs: 'cost',
  input,
  readings: MARCH_READINGS,
  printings: PRINTINGS,
  charts: {
    '2016': { terrain: terrain2016, notes: notes2016 },
    '2006': { terrain: terrain2006, notes: notes2006 },
  },
  examples: [
    {
      id: 'road-and-stream',
      title: t(
        'Guns by road over a stream, then into woods',
        'Des canons par la route, par-dessus un ruisseau, puis dans un bois',
      ),
      words: 'arm=artillery allowance=6 steps.1.way=road steps.1.hexsides=stream steps.2.hex=woods steps.2.level=1',
    },
    {
      id: 'steep-slope',
      title: t('Infantry up a steep slope', 'De l’infanterie monte une pente raide'),
      words: 'steps.1.hexsides=steep-slope steps.1.level=1',
    },
    {
      id: 'general',
      title: t('A general along a trail', 'Un général par un chemin'),
      words: 'arm=general steps.1.way=trail steps.2.way=trail steps.3.hex=woods',
    },
  ],
  answer: (context, { arm, state: first, allowance, steps }) => {
    const { tally } = context;
    const facts: Fact[] = [];
    let state: State = first;
    for (const [i, step] of steps.entries()) {
      const n = i + 1;
      const before = tally.total;
      const within = tally.within(`step-${n}`, () => t('Step {n}', 'Pas {n}', { n }));
      const marched = tallyMarch({ ...context, tally: within }, { arm, disordered: state === 'disordered' }, step);
      if (isRefusal(marched)) return marched;
      const { by, disorders } = marched;
      if (allowance !== null && tally.total > allowance)
        return refuse(
          t(
            'With step {n} the march costs {total}, only {allowance} allowed.',
            'Avec le pas {n}, la marche coûte {total}\u202f; {allowance} seulement sont permis.',
            { n, total: formatFigure(tally.total), allowance },
          ),
          by,
        );
      facts.push({
        id: `step-${n}`,
        label: t('Step {n} costs', 'Le pas {n} coûte', { n }),
        value: tally.total - before,
        cite: by.cite,
      });
      if (disorders === null) continue;
      const fate = disordered(state, () => context.reading('disordered-again'));
      facts.push({
        id: `disorder-${n}`,
        label: t('Step {n} disorders', 'Le pas {n} met en désordre', { n }),
        value: fate,
        text: FATE_NAMES[fate],
        cite: disorders.cite,
      });
      if (fate === 'disordered' || fate === 'routed') state = fate;
    }
    if (allowance !== null)
      facts.push({ id: 'left', label: t('Points left', 'Points restants'), value: allowance - tally.total });
    return { total: tally.total, facts };
  },
});
