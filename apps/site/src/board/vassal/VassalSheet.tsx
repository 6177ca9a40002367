import { fill } from '@coup-doeil/core/chart';
import { download } from '../../calculator/actions/browser.ts';
import type { Lang } from '../../lib/words.ts';
import type { PhotoState } from '../ground/use-photo.ts';
import type { Play } from '../play/use-play.ts';
import { FileButton } from './FileButton.tsx';
import { KindList } from './KindList.tsx';
import { LogSteps } from './LogSteps.tsx';
import { ModuleList } from './ModuleList.tsx';
import { MoveList } from './MoveList.tsx';
import { type SessionProps, useSession } from './use-session.ts';
import { SAVES, tellBoth, words } from './words.ts';

interface Props {
  readonly play: Play;
  readonly photo: PhotoState;
  readonly lang: Lang;
}

/** Where files are chosen. */
const Files = ({ session, state, lang }: SessionProps) => (
  <div class="panel-acts">
    <FileButton label={words.module[lang]} onFile={(file) => session.openFiles([file])} />
    {state.module && (
      <FileButton label={words.save[lang]} accept={SAVES} onFile={(file) => session.openSaveFile(file)} />
    )}
  </div>
);

const MapChoice = ({ session, state, lang }: SessionProps) => (
  <label class="panel-choice">
    {words.map[lang]}
    <select value={state.mapping.map} onChange={({ currentTarget }) => session.setMap(currentTarget.value)}>
      {(state.save?.maps ?? []).map(({ name, pieces, hasHexes }) => (
        <option key={name} value={name}>
          {fill(hasHexes ? words.mapOption : words.noHexes, { name, n: pieces })[lang]}
        </option>
      ))}
    </select>
  </label>
);

/** Boards that are no one grid of hexes are chosen one by one, or together where their hexes fit. */
const BoardsChoice = ({ session, state, lang }: SessionProps) => {
  const { boards, boardChoices = [] } = state.converted ?? {};
  if (boardChoices.length < 2) return null;
  return (
    <label class="panel-choice">
      {words.boards[lang]}
      <select value={boards ?? ''} onChange={({ currentTarget }) => session.setBoards(currentTarget.value)}>
        {boardChoices.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
};

/** What was read, and what was not. */
const Summary = ({ state, lang }: Omit<SessionProps, 'session'>) => {
  const { converted, save } = state;
  if (!converted || !save) return null;
  const problems = new Set(converted.problems.map((text) => tellBoth(text, lang)));
  return (
    <ul class="va-sum">
      <li>{fill(words.onBoard, { n: converted.document?.units.length ?? 0 })[lang]}</li>
      {converted.hidden > 0 && <li>{fill(words.hidden, { n: converted.hidden })[lang]}</li>}
      {converted.elsewhere > 0 && <li>{fill(words.elsewhere, { n: converted.elsewhere })[lang]}</li>}
      {converted.document && !converted.isNumberedAsPrinted && <li>{words.ownNumbers[lang]}</li>}
      {[...converted.left, ...problems].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
};

const MappingFile = ({ session, state, lang }: SessionProps) => (
  <div class="panel-acts">
    <button
      type="button"
      class="btn"
      onClick={() => download('vassal.json', 'application/json', `${JSON.stringify(state.mapping, null, 2)}\n`)}
    >
      {words.export[lang]}
    </button>
    <FileButton
      label={words.import[lang]}
      accept=".json,application/json"
      onFile={(file) => session.importMapping(file)}
    />
  </div>
);

/** A game of VASSAL: its files, its map, what its pieces are, how its log went on. */
export const VassalSheet = ({ play, photo, lang }: Props) => {
  const parts = useSession(play, photo, lang);
  const { session, state } = parts;
  const { problem, isBusy, module, save, converted } = state;
  const moves = converted?.moves ?? [];
  const { palette } = play.subject.door;
  // Whoever has opened one looks at its pieces first.
  const modules = <ModuleList {...{ session, lang }} game={play.subject.game.id} after={isBusy} />;
  return (
    <section
      class="va"
      aria-labelledby="va-h"
      aria-busy={isBusy}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        session.openFiles([...(event.dataTransfer?.files ?? [])]);
      }}
    >
      <h2 id="va-h" class="sh">
        {words.title[lang]}
      </h2>
      <p class="hint">{words.about[lang]}</p>
      <Files {...parts} />
      <p role="status">
        {isBusy
          ? words.busy[lang]
          : module && fill(words.opened, { name: `${module.name} ${module.version}`.trim() })[lang]}
      </p>
      {problem && (
        <p class="refused" role="alert">
          <b>{problem}</b>
        </p>
      )}
      {!module && modules}
      {save && <MapChoice {...parts} />}
      {save && <BoardsChoice {...parts} />}
      {save && save.steps > 0 && <LogSteps {...parts} steps={save.steps} />}
      <Summary {...parts} />
      {moves.length > 0 && <MoveList moves={moves} lang={lang} />}
      {save && (
        <>
          <KindList {...parts} palette={palette} sides={listSides(play)} />
          <MappingFile {...parts} />
        </>
      )}
      {module && modules}
    </section>
  );
};

/** The sides of the battles that the game comes with, to choose from. */
const listSides = ({ subject }: Play): readonly string[] => [
  ...new Set(subject.ready.flatMap(({ units }) => units.map(({ side }) => side))),
];
