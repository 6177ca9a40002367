import type { Chart, Text } from '@coup-doeil/core/chart';
import { type Move, replay, type Walk } from '@coup-doeil/core/game';
import { formatAddress, formatPair, REFUSED } from '@coup-doeil/core/tell';
import { useEffect, useState } from 'preact/hooks';
import { isList, recall, store } from '../calculator/state/storage.ts';
import { Hand } from '../components/Hand.tsx';
import { Icon } from '../components/Icon.tsx';
import { rootPath } from '../lib/base.ts';
import { cellAnchor, chartPath, href } from '../lib/paths.ts';
import type { Lang } from '../lib/words.ts';
import { words } from './words.ts';

interface Props {
  readonly game: string;
  readonly calculator: string;
  readonly walk: Walk<unknown>;
  /** The printed sequence that is walked. */
  readonly chart: Pick<Chart, 'id'> & {
    readonly rows: readonly { readonly id: string; readonly label: Text; readonly depth?: number }[];
  };
  readonly lang: Lang;
}

const isString = (value: unknown): value is string => typeof value === 'string';
/** The same word as the command line's. */
const WORD = 'choices';
const MOST = 500;

/** The list of choices made so far, as the address or the browser's storage has it. */
const useChoices = (key: string) => {
  const [choices, setChoices] = useState<readonly string[]>([]);
  const [stored, setStored] = useState(true);
  useEffect(() => {
    const open = () => {
      const linked = new URLSearchParams(location.search).get(WORD);
      const ids = linked?.split(',').filter((id) => id !== '');
      setChoices(ids?.slice(0, MOST) ?? recall(key, isList(isString), []));
    };
    open();
    addEventListener('popstate', open);
    return () => removeEventListener('popstate', open);
  }, [key]);
  const choose = (next: readonly string[]) => {
    setChoices(next);
    setStored(store(key, next));
    const query = `?${WORD}=${next.join(',')}`;
    history.pushState(null, '', query);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) link.search = query;
  };
  return { choices, stored, choose };
};

/** The legal choices from here; each that a calculator answers leads to it. */
const Moves = ({
  game,
  lang,
  moves,
  onChoose,
}: Pick<Props, 'game' | 'lang'> & { readonly moves: readonly Move[]; readonly onChoose: (id: string) => void }) => (
  <ul class="moves">
    {moves.map((move, i) => (
      // Keyed by place: the focus stays among the moves when they change.
      <li key={i}>
        <button type="button" class="btn" onClick={() => onChoose(move.id)}>
          {move.label[lang]}
        </button>
        {move.calculator && (
          <a
            href={rootPath(formatAddress(game, { id: move.calculator }, lang).slice(1))}
            aria-label={formatPair(words.opens[lang], move.label[lang], lang)}
          >
            {words.opens[lang]}
          </a>
        )}
      </li>
    ))}
  </ul>
);

const Choices = ({
  game,
  lang,
  chart,
  moves,
}: Pick<Props, 'game' | 'lang' | 'chart'> & { readonly moves: readonly Move[] }) => (
  <ol class="taken">
    {moves.map((move, i) => (
      <li key={`${move.id}-${i + 1}`}>
        {move.label[lang]}{' '}
        <a
          href={`${href(lang, chartPath(game, move.cite.chart))}#${cellAnchor(move.cite.row ?? '')}`}
          aria-label={chart.rows.find(({ id }) => id === move.cite.row)?.label[lang]}
        >
          <Hand />
        </a>
      </li>
    ))}
  </ol>
);

/** A printed sequence, walked by legal choices only. The state is the list of choices. */
export const Steps = ({ game, calculator, walk, chart, lang }: Props) => {
  const { choices, stored, choose } = useChoices(`steps/${game}/${calculator}`);
  const { path, moves, stopped } = replay(walk, choices);
  // What comes after the first illegal choice of a link is dropped.
  const legal = path.map(({ id }) => id);
  const current = new Set(moves.map(({ cite }) => cite.row));
  const past = new Set(path.map(({ cite }) => cite.row));
  const none = legal.length === 0;
  return (
    <div class="steps">
      <section aria-labelledby="hn">
        <h2 id="hn">{words.next[lang]}</h2>
        <div role="status">
          {!stored && <p class="told">{words.storage[lang]}</p>}
          {stopped && (
            <p class="told">
              {REFUSED[lang]} ({stopped.at}). {stopped.reason[lang]}
            </p>
          )}
          {moves.length === 0 && <p>{words.over[lang]}</p>}
        </div>
        <Moves {...{ game, lang, moves }} onChoose={(id) => choose([...legal, id])} />
        <p class="add">
          <button type="button" class="btn plain" disabled={none} onClick={() => choose(legal.slice(0, -1))}>
            <Icon name="undo" />
            {words.undo[lang]}
          </button>
          <button type="button" class="btn plain" disabled={none} onClick={() => choose([])}>
            {words.restart[lang]}
          </button>
        </p>
        <h2>{words.sofar[lang]}</h2>
        <Choices {...{ game, lang, chart }} moves={path} />
      </section>
      <ol class="printed">
        {chart.rows.map((row) => (
          <li
            key={row.id}
            class={`d${row.depth ?? 0} ${current.has(row.id) ? 'here' : past.has(row.id) ? 'past' : ''}`}
            {...(current.has(row.id) ? { 'aria-current': 'step' as const } : {})}
          >
            {row.label[lang]}
          </li>
        ))}
      </ol>
    </div>
  );
};
