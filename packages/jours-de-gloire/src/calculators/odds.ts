import { type Favour, t } from '@coup-doeil/core/chart';
import { defineCalculator, describeInput, type Fact, wholeNumber } from '@coup-doeil/core/game';
import { odds2006, odds2016 } from '../charts/odds.ts';
import { MORE_STRENGTH } from '../names.ts';
import { SHOCK_READINGS } from '../readings/shock.ts';
import { PRINTINGS } from '../vocabulary.ts';

const MOST = 180;

/** The row of a strength ratio, and what the next row needs. */
export const calculator = defineCalculator({
  game: 'jours-de-gloire',
  id: 'odds',
  title: t('Odds', 'Rapport de force'),
  lead: t('Strength against strength.', 'Force contre force.'),
  input: describeInput({
    attack: wholeNumber({
      label: t('Strength of the attackers', 'Force des attaquants'),
      min: 1,
      max: MOST,
      default: 15,
      decisions: MORE_STRENGTH,
    }),
    defence: wholeNumber({
      label: t('Strength of the defenders', 'Force des défenseurs'),
      min: 1,
      max: MOST,
      default: 8,
    }),
  }),
  readings: { 'odds-rounding': SHOCK_READINGS['odds-rounding'] },
  printings: PRINTINGS,
  charts: { '2016': { odds: odds2016 }, '2006': { odds: odds2006 } },
  examples: [
    { id: 'fifteen-to-eight', title: t('15 against 8', '15 contre 8'), words: 'attack=15 defence=8' },
    { id: 'one-to-three', title: t('Outnumbered three to one', 'À un contre trois'), words: 'attack=4 defence=12' },
  ],
  answer: ({ charts: { odds }, tally, reading }, { attack, defence }) => {
    const [low, high] = [stand(odds, attack, defence, 'defender'), stand(odds, attack, defence, 'attacker')];
    // On a printed ratio the row is the same; what it needs, and what the next one takes, may not be.
    const { rung, spare, more, fewer } = same(low, high) || reading('odds-rounding') === 'defender' ? low : high;
    tally.add(rung, rung.value, () =>
      t('{attack} : {defence}, counted as {rung}', '{attack} : {defence}, compté {rung}', {
        attack,
        defence,
        rung: rung.label,
      }),
    );
    const facts: Fact[] = [
      { id: 'row', label: t('Row', 'Ligne'), value: rung.row, text: rung.label, cite: rung.cite },
      {
        id: 'over',
        label: t('Strength beyond what the row needs', 'Force au-delà de ce que la ligne demande'),
        value: spare,
      },
    ];
    if (more !== null)
      facts.push({
        id: 'next-attack',
        label: t('More attack for the next row', 'Attaque en plus pour la ligne suivante'),
        value: more,
      });
    if (fewer !== null)
      facts.push({ id: 'next-defence', label: t('Or less defence', 'Ou défense en moins'), value: fewer });
    return { total: tally.total, facts };
  },
});

/** Where two strengths stand on the ladder. */
interface Standing {
  readonly rung: ReturnType<typeof odds2016.at>;
  /** Strength beyond what the row needs. */
  readonly spare: number;
  /** More attack, or less defence, for the next row; `null` where nothing is better. */
  readonly more: number | null;
  readonly fewer: number | null;
}

const stand = (odds: typeof odds2016, attack: number, defence: number, favour: Favour): Standing => {
  const rung = odds.at(attack, defence, favour);
  const better = (a: number, d: number) => odds.at(a, d, favour).value > rung.value;
  const next = first(attack + 1, (a) => better(a, defence));
  return {
    rung,
    spare: Math.max(0, attack - leastAttack(odds, rung, defence, favour)),
    more: next === null ? null : next - attack,
    fewer: first(1, (n) => n < defence && better(attack, defence - n)),
  };
};

/** The least attack of a row: the printed ratio itself, or in the attacker's favour the first beyond the row below. */
const leastAttack = (odds: typeof odds2016, rung: Standing['rung'], defence: number, favour: Favour): number => {
  const below = odds.rungs[odds.rungs.findIndex(({ row }) => row === rung.row) + 1];
  const { over, under } = (favour === 'attacker' && below ? below : rung).ratio;
  const needed = (defence * over) / under;
  return favour === 'attacker' && below ? Math.floor(needed) + 1 : Math.ceil(needed);
};

const same = (a: Standing, b: Standing): boolean =>
  a.rung.row === b.rung.row && a.spare === b.spare && a.more === b.more && a.fewer === b.fewer;

/** The first number from here on that will do. */
const first = (from: number, will: (n: number) => boolean): number | null => {
  for (let n = from; n <= 6 * MOST; n++) if (will(n)) return n;
  return null;
};
