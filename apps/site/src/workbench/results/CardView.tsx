/* The player's card of what is typed. */
import { type Chart, createSpeller } from '@coup-doeil/core/chart';
import type { Game } from '@coup-doeil/core/game';
import { useMemo } from 'preact/hooks';
import { CardSheet } from '../../cards/CardSheet.tsx';
import { layoutCard } from '../../cards/layout.ts';
import { makeWords } from '../../cards/words.ts';
import type { Lang } from '../../lib/words.ts';
import { words } from '../page/words.ts';

interface Props {
  readonly lang: Lang;
  readonly game: Game;
  readonly charts: readonly Chart[];
}

export const CardView = ({ lang, game, charts }: Props) => {
  const { meta, sources } = game;
  const edition = meta.printings[0]?.id ?? '';
  const card = useMemo(
    () => (charts.length === 0 ? undefined : layoutCard({ game, charts: { [edition]: charts } }, edition, lang)),
    [game, charts, edition, lang],
  );
  if (!card) return <p>{words.noCard[lang]}</p>;
  const sheet = sources.map(({ title }) => title[lang]).join('; ');
  const cardWords = makeWords({ dice: meta.dice.join(', '), sheet, version: meta.version });
  const symbols = charts.find(({ kind }) => kind === 'key');
  const { sheets, size, doubtful, isShort } = card;
  return (
    <>
      <p class="wb-acts">
        <button type="button" class="btn" onClick={() => print()}>
          {words.print[lang]}
        </button>
      </p>
      <div class="desk">
        {sheets.map((each, i) => (
          <CardSheet
            key={each.columns[0]?.[0]?.[0]?.id}
            {...{ lang, size, doubtful, isShort }}
            spell={createSpeller(symbols, lang)}
            title={meta.title[lang]}
            subtitle={sheets.length > 1 ? `${cardWords.title[lang]}, ${i + 1}/${sheets.length}` : cardWords.title[lang]}
            about={`${cardWords.dice[lang]} ${meta.printings[0]?.label[lang] ?? ''}.`}
            number={i + 1}
            sheet={each}
            foot={`${cardWords.foot[lang]} ${words.own[lang]}`}
            data={cardWords.data[lang]}
          />
        ))}
      </div>
    </>
  );
};
