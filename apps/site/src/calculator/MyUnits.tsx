import { Fold } from './Fold.tsx';
import { useLate } from './late.ts';
import type { ListProps } from './UnitList.tsx';
import { words } from './words.ts';

const load = () => import('./UnitList.tsx');
export const useUnits = () => useLate(load);

/** The units that were kept, once they are wanted. Each opening reads them afresh. */
export const MyUnits = (props: ListProps) => {
  const [late, bring] = useUnits();
  return (
    <Fold class="mine" onOpen={bring} draw={() => late && <late.UnitList {...props} />}>
      <summary class="btn plain">{words.myUnits[props.lang]}</summary>
    </Fold>
  );
};
