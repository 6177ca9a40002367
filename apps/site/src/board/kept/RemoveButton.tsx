import { fill } from '@coup-doeil/core/chart';
import { useState } from 'preact/hooks';
import type { Lang } from '../../lib/words.ts';
import { words } from './words.ts';

interface Props {
  readonly name: string;
  readonly lang: Lang;
  readonly onRemove: () => void;
}

/** Two taps take something off the device: the second says that it is for good. */
export const RemoveButton = ({ name, lang, onRemove }: Props) => {
  const [sure, setSure] = useState(false);
  const label = fill(sure ? words.sure : words.remove, { name })[lang];
  return (
    <button
      type="button"
      class="btn plain"
      onClick={() => (sure ? onRemove() : setSure(true))}
      onBlur={() => setSure(false)}
    >
      {label}
    </button>
  );
};
