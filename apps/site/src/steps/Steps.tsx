import type { Chart, Text } from '@coup-doeil/core/chart';
import { replay, type Walk } from '@coup-doeil/core/game';
import { useEffect, useState } from 'preact/hooks';
import { isList, keep, recall } from '../calculator/keep.ts';
import { Hand } from '../components/Hand.tsx';
import { Icon } from '../components/Icon.tsx';
import { thin } from '../lib/figures.ts';
import { calculatorPath, cellAnchor, chartPath, href } from '../lib/paths.ts';
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

/** A printed sequence, walked with legal choices only. What is kept, linked and undone is the list of choices. */
export const Steps = ({ game, calculator, walk, chart, lang }: Props) => {
  const key = `steps/${game}/${calculator}`;
  const [choices, setChoices] = useState<readonly string[]>([]);
  const [kept, setKept] = useState(true);
  const { taken, moves, stopped } = replay(walk, choices);

  useEffect(() => {
    const open = () => {
      const said = new URLSearchParams(location.search).get(WORD);
      setChoices(
        said === null
          ? recall(key, isList(isString), [])
          : said
              .split(',')
              .filter((one) => one !== '')
              .slice(0, 500),
      );
    };
    open();
    addEventListener('popstate', open);
    return () => removeEventListener('popstate', open);
  }, [key]);

  const go = (next: readonly string[]) => {
    setChoices(next);
    setKept(keep(key, next));
    const query = `?${WORD}=${next.join(',')}`;
    history.pushState(null, '', query);
    for (const twin of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) twin.search = query;
  };
  // What a link says after its first illegal choice is not taken further.
  const legal = taken.map(({ id }) => id);
  const current = new Set(moves.map(({ cite }) => cite.row));
  const past = new Set(taken.map(({ cite }) => cite.row));

  return (
    <div class="steps">
      <section aria-labelledby="hn">
        <h2 id="hn">{words.next[lang]}</h2>
        <div role="status">
          {!kept && <p class="told">{words.storage[lang]}</p>}
          {stopped && (
            <p class="told">
              {words.refused[lang]} ({stopped.at}). {stopped.reason[lang]}
            </p>
          )}
          {moves.length === 0 && <p>{words.over[lang]}</p>}
        </div>
        <ul class="moves">
          {moves.map((move, i) => (
            // By their place: who goes on by keys stays where the moves are.
            <li key={i}>
              <button type="button" class="btn" onClick={() => go([...legal, move.id])}>
                {move.label[lang]}
              </button>
              {move.calculator && (
                <a
                  href={href(lang, calculatorPath(game, move.calculator))}
                  aria-label={`${words.opens[lang]}${thin(lang)}: ${move.label[lang]}`}
                >
                  {words.opens[lang]}
                </a>
              )}
            </li>
          ))}
        </ul>
        <p class="add">
          <button type="button" class="btn plain" disabled={legal.length === 0} onClick={() => go(legal.slice(0, -1))}>
            <Icon name="undo" />
            {words.undo[lang]}
          </button>
          <button type="button" class="btn plain" disabled={legal.length === 0} onClick={() => go([])}>
            {words.restart[lang]}
          </button>
        </p>
        <h2>{words.sofar[lang]}</h2>
        <ol class="taken">
          {taken.map((move, i) => (
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
