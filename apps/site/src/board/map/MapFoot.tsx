import type { ComponentChildren } from 'preact';
import { Drawn, Icon } from '../../components/Icon.tsx';
import type { Lang, Said } from '../../lib/words.ts';
import type { MapHandle } from './props.ts';
import { words } from './words.ts';

interface Props {
  readonly handle: { readonly current: MapHandle | undefined };
  readonly lang: Lang;
}

/** What hands and keys do to the map, under it at a desk. */
export const MapFoot = ({ handle, lang }: Props) => {
  const button = (sign: ComponentChildren, word: Said, onAct: () => void) => (
    <button type="button" aria-label={word[lang]} title={word[lang]} onClick={onAct}>
      {sign}
    </button>
  );
  return (
    <div class="mapfoot">
      <p>{words.keys[lang]}</p>
      {button(<Icon name="plus" />, words.nearer, () => handle.current?.zoom(1))}
      {button(<Icon name="minus" />, words.farther, () => handle.current?.zoom(-1))}
      {button(<Drawn d="M5.5 5.5h13v13h-13z" />, words.all, () => handle.current?.fit())}
    </div>
  );
};
