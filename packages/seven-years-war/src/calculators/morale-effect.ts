import { type Text, t } from '@coup-doeil/core/chart';
import { defineCalculator, describeInput, type Fact, flag, wholeNumber } from '@coup-doeil/core/game';
import { type Fate, moraleEffects } from '../charts/morale-effects.ts';
import { MORALE_READINGS } from '../readings/morale.ts';
import { findMoraleRow } from '../rules/morale.ts';

const input = describeInput({
  morale: wholeNumber({ label: t('Morale', 'Moral'), min: 0, max: 10, default: 5 }),
  stepLost: flag({ label: t('It has lost a step already', 'Elle a déjà perdu un pas') }),
});

/** What a combat result does to a unit of some morale. */
export const calculator = defineCalculator({
  game: 'seven-years-war',
  id: 'morale-effect',
  title: t('Morale in combat', 'Le moral au combat'),
  lead: t(
    'What a loss point, an “r” and an “S” do, and who may retreat voluntarily.',
    'Ce que font un point de perte, un «\u202fr\u202f» et un «\u202fS\u202f», et qui peut se retirer volontairement.',
  ),
  input,
  readings: MORALE_READINGS,
  charts: { sheet: { 'morale-effects': moraleEffects } },
  examples: [
    { id: 'morale-5', title: t('Morale 5', 'Moral 5'), words: 'morale=5' },
    {
      id: 'morale-3-reduced',
      title: t('Morale 3 with a step lost', 'Moral 3, un pas perdu'),
      words: 'morale=3 stepLost=true',
    },
  ],
  answer: (context, { morale, stepLost }) => {
    const sheet = context.charts['morale-effects'];
    const row = findMoraleRow(context, morale);
    if (!row) {
      const cite = { document: sheet.document, chart: sheet.id };
      return {
        total: null,
        incomplete: true,
        facts: [{ id: 'silent', label: LABELS.silent, value: 'silent', text: SILENT, cite }],
      };
    }
    const retreat = sheet.at(row, 'retreat');
    const loss = sheet.at(row, 'loss');
    const facts: Fact[] = [
      { id: 'retreat', label: LABELS.retreat, value: retreat.value, text: RETREAT[retreat.value], cite: retreat.cite },
      stepLost
        ? { id: 'loss-point', label: LABELS.loss, value: loss.value, text: FATE_NAMES[loss.value], cite: loss.cite }
        : { id: 'loss-point', label: LABELS.loss, value: 'unsaid', text: FIRST, cite: loss.cite },
    ];
    for (const result of ['r', 's'] as const) {
      const cell = sheet.at(row, result);
      facts.push({
        id: result,
        label: LABELS[result],
        value: cell.value,
        text: FATE_NAMES[cell.value],
        cite: cell.cite,
      });
    }
    return { total: null, facts };
  },
});

const LABELS = {
  retreat: t('Voluntary retreat', 'Retraite volontaire'),
  loss: t('A loss point', 'Un point de perte'),
  r: t('A result “r”', 'Un résultat «\u202fr\u202f»'),
  s: t('A result “S”', 'Un résultat «\u202fS\u202f»'),
  silent: t('This morale', 'Ce moral'),
};

const SILENT = t('the sheet has no line for it', 'la feuille n’a pas de ligne pour lui');
const FIRST = t('nothing is said: no step was lost before', 'rien n’est dit\u202f: aucun pas n’était perdu');

const RETREAT: Record<'yes' | 'unsaid', Text> = {
  yes: t('it may', 'elle le peut'),
  unsaid: t('nothing on the sheet allows it', 'rien sur la feuille ne le lui permet'),
};

const FATE_NAMES: Record<Fate, Text> = {
  unsaid: t('nothing is said', 'rien n’est dit'),
  none: t('no effect', 'aucun effet'),
  disorder: t('disorder', 'désordre'),
  rout: t('rout', 'déroute'),
  surrender: t('surrender, for one loss point', 'reddition, pour un point de perte'),
};
