/* How far a draft is on its way to checked, and what to do next. */
import type { Lang } from '../../lib/words.ts';
import { countFilled, type Draft, findSheet } from '../draft/draft.ts';
import { formatPlace } from '../page/address.ts';
import { countSecond } from './second-entry.ts';
import { secondWords as words } from './second-words.ts';

interface Props {
  readonly lang: Lang;
  readonly draft: Draft;
  readonly mistakes: number;
}

interface Duty {
  readonly label: string;
  readonly state: string;
  readonly isDone: boolean;
  readonly act?: { readonly label: string; readonly href: string } | undefined;
}

const fill = (text: string, values: Readonly<Record<string, number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

/** Whether every row that has words in one language has them in the other. */
const hasBothLanguages = ({ sheets }: Draft): boolean =>
  sheets.every(({ cells: [head = [], ...rows] }) => {
    const [fr, en] = [head.indexOf('fr'), head.indexOf('en')];
    if (fr < 0 && en < 0) return true;
    return rows.every((row) => !row[fr] === !row[en]);
  });

const listDuties = ({ lang, draft, mistakes }: Props): readonly Duty[] => {
  const cells = draft.sheets.reduce((sum, sheet) => sum + countFilled(sheet.cells), 0);
  const second = countSecond(draft);
  const hasRuling = (findSheet(draft.sheets, 'rulings')?.cells.length ?? 0) > 1;
  const isWhole = second.of > 0 && second.next === undefined;
  return [
    { label: words.typed[lang], state: fill(words.cells[lang], { n: cells }), isDone: cells > 0 },
    {
      label: words.mended[lang],
      state: mistakes === 0 ? words.nothingLeft[lang] : fill(words.left[lang], { n: mistakes }),
      isDone: mistakes === 0,
    },
    {
      label: words.again[lang],
      state: fill(words.againOf[lang], { n: second.typed, of: second.of }),
      isDone: isWhole && second.isSame,
      act: {
        label: (second.typed === 0 ? words.begin : isWhole ? words.compare : words.goOn)[lang],
        href: formatPlace(second.next ?? draft.sheets[0]?.name ?? '', 'second'),
      },
    },
    {
      label: words.ruling[lang],
      state: words.rulingHow[lang],
      isDone: hasRuling,
      act: { label: words.addIt[lang], href: formatPlace('rulings') },
    },
    { label: words.languages[lang], state: words.languagesHow[lang], isDone: hasBothLanguages(draft) },
  ];
};

export const Stage = (props: Props) => {
  const { lang } = props;
  return (
    <section class="wb-stage" aria-labelledby="wb-stage">
      <h3 id="wb-stage" class="vh">
        {words.duties[lang]}
      </h3>
      <ol class="ladder" aria-label={words.stages[lang]}>
        <li aria-current="step">
          <b>{words.draft[lang]}</b>
        </li>
        <li>{words.checked[lang]}</li>
        <li>{words.verified[lang]}</li>
      </ol>
      <ul class="duties">
        {listDuties(props).map(({ label, state, isDone, act }) => (
          <li key={label} class={isDone ? 'done' : undefined}>
            <span class="dm" aria-hidden="true">
              {isDone && '✓'}
            </span>
            <span>
              <b>{label}</b> <span>{state}</span>
            </span>
            {act && !isDone && (
              <a href={act.href} aria-label={`${act.label}, ${label}`}>
                {act.label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
