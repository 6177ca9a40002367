import { type Answer, type Fact, isRefusal, type Refusal } from '@coup-doeil/core/game';
import { type Attack, type AttackContext, attack, type Pair, pairId, shock } from './attack.ts';

const pairFact = ({ charts, say }: AttackContext, pair: Pair): Fact => {
  const head = { id: pairId(pair), label: say('pair', pair) };
  return pair.state === 'open'
    ? { ...head, value: pair.total }
    : {
        ...head,
        value: pair.state,
        text: say('state', pair.state),
        cite: (pair.barredBy ?? charts.notes.note('combat')).cite,
      };
};

const answer = (context: AttackContext, situation: Attack): Answer | Refusal => {
  const verdict = attack(context, situation);
  if (isRefusal(verdict)) return verdict;
  const { charts, say, tally } = context;
  const { best, pairs } = verdict;
  const facts: Fact[] = [
    {
      id: 'best',
      label: say('best'),
      value: pairId(best),
      text: say('pair', best),
      // Only a choice among several is the principle's.
      ...(pairs.length > 1 ? { cite: charts.notes.note('combat').cite } : {}),
    },
  ];
  for (const pair of pairs) facts.push(pairFact(context, pair));
  situation.attackers.forEach(({ arm }, i) => {
    if (arm !== 'cavalry') return;
    const found = shock(context, situation, verdict, i + 1);
    if (found?.star) tally.light(found.star);
    const value = found ? found.may : 'no-path';
    facts.push({
      id: `shock-${i + 1}`,
      label: say('shock', i + 1),
      value,
      text: say('may-shock', value),
      ...(found?.star ? { cite: charts.notes.note('star').cite } : {}),
    });
  });
  return { total: tally.total, facts };
};

/** The rules of an attack’s terrain. */
export const attackRules = { answer };
