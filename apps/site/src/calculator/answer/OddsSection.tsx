import type { Report } from '@coup-doeil/core/game';
import { tellLeftOut } from '@coup-doeil/core/tell';
import { Fold } from '../../components/Fold.tsx';
import { OddsTable } from './OddsTable.tsx';
import { classOfSide, findRole, sideOfOdds } from './odds-side.ts';
import type { AnswerProps } from './props.ts';
import { words } from './words.ts';

const OddsOfList = ({ subject, report, lang, list }: AnswerProps & { readonly list: string }) => {
  const { calculator } = subject;
  const { odds } = calculator;
  const chances = [...(report.odds[list] ?? [])]
    .sort((a, b) => b.ways - a.ways)
    .map(({ id, label, ways, of }) => ({
      id,
      label: label[lang],
      ways,
      of,
      harms: odds?.[list]?.harms?.(id) === true,
    }));
  const label = odds?.[list]?.label[lang] ?? list;
  const side = sideOfOdds(calculator, list);
  return (
    <>
      <h3 class={classOfSide(side)}>
        {side && <span class={`sw ${side === 'attacker' ? 'sw-a' : 'sw-d'}`} aria-hidden="true" />}
        {label}
      </h3>
      <OddsTable lang={lang} caption={label} chances={chances} {...(side ? { side } : {})} />
    </>
  );
};

/** The lists that stand folded: of single units, of both sides at once, and of the bare table where others follow from it. */
const listFolded = ({ calculator }: AnswerProps['subject'], { odds }: Report): readonly string[] =>
  Object.keys(odds).filter((list, _, all) => {
    const role = findRole(calculator, list);
    return role === 'joint' || (role === 'table' && all.length > 1) || (typeof role === 'object' && 'unit' in role);
  });

/** What the dice may bring, list by list. */
export const OddsSection = (props: AnswerProps) => {
  const { subject, report, lang } = props;
  const lists = Object.keys(report.odds);
  if (lists.length === 0) return null;
  const folded = listFolded(subject, report);
  return (
    <section class="oddsec" aria-labelledby="ho">
      <h2 id="ho">{words.odds[lang]}</h2>
      <p class="exp">{words.exact[lang]}</p>
      {lists
        .filter((list) => !folded.includes(list))
        .map((list) => (
          <OddsOfList key={list} {...props} list={list} />
        ))}
      {tellLeftOut(subject.calculator, report).map((text) => (
        <p class="exp" key={text[lang]}>
          {text[lang]}
        </p>
      ))}
      {folded.length > 0 && (
        <Fold
          class="each"
          summary={words.unitByUnit[lang]}
          draw={() => folded.map((list) => <OddsOfList key={list} {...props} list={list} />)}
        />
      )}
    </section>
  );
};
