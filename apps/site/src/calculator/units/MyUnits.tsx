import { t } from '@coup-doeil/core/chart';
import { Fold } from '../../components/Fold.tsx';
import { lazy } from '../../components/lazy.tsx';
import type { Said } from '../../lib/words.ts';
import { isStored } from '../state/storage.ts';
import type { NameProps } from './StoredName.tsx';
import type { ListProps } from './UnitList.tsx';
import { unitsKey } from './units-key.ts';

const myUnits: Said = t('My units', 'Mes unités');

const UnitList = lazy(async () => (await import('./UnitList.tsx')).UnitList);
export const SaveUnit = lazy(async () => (await import('./SaveUnit.tsx')).SaveUnit);
const StoredName = lazy(async () => (await import('./StoredName.tsx')).StoredName);

/** The units stored in the browser. Each opening reads them afresh. */
export const MyUnits = (props: ListProps) => (
  <Fold class="mine" summaryClass="btn plain" summary={myUnits[props.lang]} draw={() => <UnitList {...props} />} />
);

/** The name under which a unit of the form is stored, if any are. */
export const UnitName = (props: NameProps) => (isStored(unitsKey(props.game)) ? <StoredName {...props} /> : null);
