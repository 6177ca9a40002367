import { t } from '@coup-doeil/core/chart';
import { defineCalculator, describeInput, group, list, refuse } from '@coup-doeil/core/game';
import { notes2006, notes2016 } from '../charts/notes.ts';
import { terrain2006, terrain2016 } from '../charts/terrain.ts';
import { CROSSING, crossingFields, hexField } from '../inputs/fields.ts';
import { wayField } from '../inputs/way.ts';
import { CHARGE_READINGS } from '../readings/charge.ts';
import { refuseCharge, refuseSteep } from '../rules/charge.ts';
import { PRINTINGS } from '../vocabulary.ts';

const says = { level: t('Levels up', 'Niveaux montés'), passage: t('It goes', 'Elle va') };

const input = describeInput({
  hex: hexField(t('Hex it starts from', 'Hex de départ'), 'shock', {
    clear: t('start from clear ground', 'partir d’un terrain clair'),
  }),
  steps: list({
    label: t('Steps; the last one is the charge itself', 'Pas\u202f; le dernier est la charge même'),
    of: group({
      label: t('Step', 'Pas'),
      roles: { ground: ['hex', 'way'], hexside: CROSSING },
      fields: {
        hex: hexField(t('Hex entered', 'Hex où l’on entre'), 'shock', {
          clear: t('go over clear ground', 'passer en terrain clair'),
        }),
        way: wayField(),
        ...crossingFields(says, 'shock', {
          without: t('go over a hexside without {what}', 'passer par un bord sans {what}'),
          noWorks: t('go over a hexside without works', 'passer par un bord sans ouvrage'),
        }),
      },
    }),
    min: 1,
    max: 20,
    fixed: true,
    inherits: ['hex', 'way'],
  }),
});

/** Whether a charge may be made along a path. */
export const calculator = defineCalculator({
  game: 'jours-de-gloire',
  id: 'charge',
  title: t('May it charge?', 'Peut-elle charger\u202f?'),
  lead: t('The path of a charge, hex by hex.', 'Le chemin d’une charge, hex par hex.'),
  input,
  readings: CHARGE_READINGS,
  printings: PRINTINGS,
  charts: {
    '2016': { terrain: terrain2016, notes: notes2016 },
    '2006': { terrain: terrain2006, notes: notes2006 },
  },
  examples: [
    {
      id: 'open',
      title: t('Over open ground and a stream', 'En terrain clair, par-dessus un ruisseau'),
      words: 'steps.2.hexsides=stream',
    },
    { id: 'out-of-village', title: t('Out of a village', 'Hors d’un village'), words: 'hex=town' },
    {
      id: 'up-slope',
      title: t('Up a slope', 'En montant une pente'),
      words: 'steps.1.hexsides=slope steps.1.level=1',
    },
  ],
  answer: (context, { hex, steps }) => {
    const { terrain, notes } = context.charts;
    let from = hex;
    for (const [i, step] of steps.entries()) {
      const barred = refuseCharge(context, from, step.hex, step);
      if (barred) return barred;
      const last = i === steps.length - 1;
      // The movement ends beside the enemy that is charged: where the note says so, no road serves there.
      const road = step.way !== 'none' && !(i === steps.length - 2 && notes.note('c').value.notNextToEnemy);
      const bridged = step.hexsides.includes('bridge');
      const places = [...(road && !last ? [] : bridged && !last ? [] : [step.hex]), ...(bridged ? [] : step.hexsides)];
      const shut = last
        ? places.map((place) => terrain.at(place, 'shock')).find(({ value }) => value === 'na')
        : places.map((place) => terrain.at(place, 'cavalry')).find(({ value }) => value === null);
      if (shut) return refuse(t('No charge goes there.', 'Aucune charge n’y va.'), shut);
      const steep = refuseSteep(context.charts, last ? 'shock' : 'move', step);
      if (steep) return steep;
      from = step.hex;
    }
    return {
      total: null,
      facts: [
        {
          id: 'charge',
          label: t('The charge', 'La charge'),
          value: 'allowed',
          text: t('may be made', 'peut se faire'),
          cite: terrain.at(from, 'shock').cite,
        },
      ],
    };
  },
});
