import { t } from '@coup-doeil/core/chart';
import { defineCalculator, describeInput, type Fact, wholeNumber } from '@coup-doeil/core/game';
import { notes142 } from '../charts/notes.ts';
import { ratio142 } from '../charts/ratio.ts';
import { MORE_STRENGTH } from '../names.ts';

const input = describeInput({
  attack: wholeNumber({
    label: t('Attackers’ strength', 'Force des attaquants'),
    min: 1,
    max: 180,
    default: 8,
    decisions: MORE_STRENGTH,
  }),
  defence: wholeNumber({ label: t('Defenders’ strength', 'Force des défenseurs'), min: 1, max: 180, default: 4 }),
});

/** The column of two strengths, what is over, and what the next column lacks. */
export const calculator = defineCalculator({
  game: 'corbach-1760',
  id: 'ratio',
  title: t('Strength ratio', 'Rapport de force'),
  lead: t(
    'What is over, and what the next column needs.',
    'Ce qui est en trop, et ce qu’il faut pour la colonne suivante.',
  ),
  input,
  readings: {},
  charts: { '142': { ratio: ratio142, notes: notes142 } },
  examples: [
    { id: 'two-to-one', title: t('Eight against four', 'Huit contre quatre'), words: '' },
    { id: 'nearly', title: t('Eleven against four', 'Onze contre quatre'), words: 'attack=11' },
  ],
  answer: ({ charts: { ratio, notes }, tally }, { attack, defence }) => {
    const rung = ratio.at(attack, defence, notes.note('rounding').value.favours);
    tally.add(rung, rung.value);
    const needs = (of: typeof rung.ratio): number => Math.ceil((defence * of.over) / of.under);
    const above = ratio.rungs[ratio.rungs.indexOf(rung) - 1];
    const reached = attack >= needs(rung.ratio);
    const facts: Fact[] = [
      { id: 'ratio', label: t('Ratio', 'Rapport'), value: rung.row, text: rung.label, cite: rung.cite },
    ];
    // On the lowest rung nothing can be spared: weaker is no worse, and is not over either.
    const lowest = rung === ratio.rungs.at(-1);
    if (reached && !lowest) facts.push({ id: 'over', label: t('Over', 'En trop'), value: attack - needs(rung.ratio) });
    if (above)
      facts.push({
        id: 'next',
        label: t('Short of {ratio}', 'Manque pour {ratio}', { ratio: above.label }),
        value: needs(above.ratio) - attack,
        cite: above.cite,
      });
    return { total: tally.total, facts };
  },
});
