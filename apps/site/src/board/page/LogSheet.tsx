import { sequels } from 'virtual:coup-doeil/sequels';
import { type GameBoard, nameParts, runAction } from '@coup-doeil/core/battle';
import type { Sequels } from '@coup-doeil/core/record';
import { useEffect, useState } from 'preact/hooks';
import { Working } from '../../calculator/answer/Working.tsx';
import type { Lang } from '../../lib/words.ts';
import { RecordPanels } from '../log/RecordPanels.tsx';
import { subjectOf } from '../play/subject.ts';
import type { Play } from '../play/use-play.ts';

interface Props {
  readonly play: Play;
  readonly lang: Lang;
}

/** What follows the answers of all calculators of a game; none until they are loaded. */
const useSequels = (game: string): Sequels => {
  const [loaded, setLoaded] = useState<Sequels>({});
  useEffect(() => {
    const loads = Object.entries(sequels[game] ?? {}).map(async ([id, load]) => [id, await load()] as const);
    Promise.all(loads).then((all) => setLoaded(Object.fromEntries(all)));
  }, [game]);
  return loaded;
};

/** The record of the battle: its log, where it is kept, how it is shared. */
export const LogSheet = ({ play, lang }: Props) => {
  const { battle, board, subject } = play;
  const { state } = battle;
  const sequels = useSequels(subject.game.id);
  const title = board.document.title?.[lang] ?? subject.game.title[lang];
  const renderReport = (before: GameBoard, i: number) => {
    const entry = state.record.entries[i];
    const full = entry?.entry === 'action' ? runAction(before, entry.ask) : undefined;
    const calculator = full && 'report' in full ? subject.door.calculators[full.report.calculator] : undefined;
    if (!full || !('report' in full) || !calculator) return null;
    return <Working subject={subjectOf(subject, calculator)} report={nameParts(full)} lang={lang} />;
  };
  return (
    <RecordPanels
      {...{ state, board, title, lang, renderReport }}
      door={subject.door}
      sequels={sequels}
      address={location.href.replace(/#.*$/, '')}
      onCarryOut={play.carryOut}
    />
  );
};
