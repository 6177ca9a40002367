import { t } from '@coup-doeil/core/chart';
import { defineCalculator, type Fact, inputOf, whole } from '@coup-doeil/core/game';
import { odds2006, odds2016 } from '../charts/odds.ts';
import { SHOCK_READINGS } from '../readings/shock.ts';
import { PRINTINGS } from '../vocabulary.ts';

const MOST = 180;

export const calculator = defineCalculator({
  id: 'odds',
  title: t('Odds', 'Rapport de force'),
  lead: t('Strength against strength.', 'Force contre force.'),
  input: inputOf({
    attack: whole({ label: t('Strength of the attackers', 'Force des attaquants'), min: 1, max: MOST, default: 15 }),
    defence: whole({ label: t('Strength of the defenders', 'Force des défenseurs'), min: 1, max: MOST, default: 8 }),
  }),
  readings: { 'odds-rounding': SHOCK_READINGS['odds-rounding'] },
  printings: PRINTINGS,
  charts: { '2016': { odds: odds2016 }, '2006': { odds: odds2006 } },
  examples: [
    { id: 'fifteen-to-eight', title: t('15 against 8', '15 contre 8'), words: 'attack=15 defence=8' },
    { id: 'one-to-three', title: t('Outnumbered three to one', 'À un contre trois'), words: 'attack=4 defence=12' },
  ],
  answer: ({ charts: { odds }, tally, reading }, { attack, defence }) => {
    const [low, high] = [odds.at(attack, defence, 'defender'), odds.at(attack, defence, 'attacker')];
    const favour = low.row === high.row ? 'defender' : reading('odds-rounding');
    const rung = favour === 'defender' ? low : high;
    tally.add(rung, rung.value, () =>
      t('{attack} : {defence}, counted as {rung}', '{attack} : {defence}, compté {rung}', {
        attack,
        defence,
        rung: rung.label,
      }),
    );
    const { over, under } = rung.ratio;
    const facts: Fact[] = [
      { id: 'row', label: t('Row', 'Ligne'), value: rung.row, text: rung.label, cite: rung.cite },
      {
        id: 'over',
        label: t('Strength beyond what the row needs', 'Force au-delà de ce que la ligne demande'),
        value: favour === 'defender' ? Math.max(0, Math.floor((attack * under - defence * over) / under)) : 0,
      },
    ];
    const better = (a: number, d: number) => odds.at(a, d, favour).value > rung.value;
    const more = first(attack + 1, (a) => better(a, defence));
    const fewer = first(1, (n) => n < defence && better(attack, defence - n));
    if (more !== null)
      facts.push({
        id: 'next-attack',
        label: t('More attack for the next row', 'Attaque en plus pour la ligne suivante'),
        value: more - attack,
      });
    if (fewer !== null)
      facts.push({ id: 'next-defence', label: t('Or less defence', 'Ou défense en moins'), value: fewer });
    return { total: tally.total, facts };
  },
});

/** The first number from here on that will do. */
const first = (from: number, will: (n: number) => boolean): number | null => {
  for (let n = from; n <= 6 * MOST; n++) if (will(n)) return n;
  return null;
};
