import { useState } from 'preact/hooks';
import { useLate } from './late.ts';
import type { ListProps } from './UnitList.tsx';
import { words } from './words.ts';

const load = () => import('./UnitList.tsx');
export const useUnits = () => useLate(load);

/** The units that were kept, once they are wanted. Each opening reads them afresh. */
export const MyUnits = (props: ListProps) => {
  const [late, bring] = useUnits();
  const [times, setTimes] = useState(0);
  const open = (event: { readonly currentTarget: HTMLDetailsElement }) => {
    if (!event.currentTarget.open) return;
    setTimes(times + 1);
    bring();
  };
  return (
    <details class="mine" onToggle={open}>
      <summary class="btn plain">{words.myUnits[props.lang]}</summary>
      {late && <late.UnitList key={times} {...props} />}
    </details>
  );
};
