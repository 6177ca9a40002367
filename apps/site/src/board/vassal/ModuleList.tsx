import { fill } from '@coup-doeil/core/chart';
import { useEffect, useState } from 'preact/hooks';
import type { Lang } from '../../lib/words.ts';
import { RemoveButton } from '../kept/RemoveButton.tsx';
import { FileButton } from './FileButton.tsx';
import type { Session } from './session.ts';
import { type ListedModule, listModules, removeModule } from './store.ts';
import { SAVES, words } from './words.ts';

interface Props {
  readonly session: Session;
  readonly game: string;
  readonly lang: Lang;
  /** What the list is read anew after. */
  readonly after: unknown;
}

const tellSize = (bytes: number, lang: Lang): string => {
  const [unit, size] = bytes < 1e6 ? (['kilobyte', bytes / 1e3] as const) : (['megabyte', bytes / 1e6] as const);
  return new Intl.NumberFormat(lang, { style: 'unit', unit, maximumSignificantDigits: 2 }).format(size);
};

const tellModule = ({ size, rules }: ListedModule, lang: Lang): string => {
  const file = size === undefined ? words.noFile[lang] : tellSize(size, lang);
  return `${file} · ${fill(words.ruleCount, { n: rules })[lang]}`;
};

/** The modules that the device knows: the next save of each needs no other file, and each can be removed. */
export const ModuleList = ({ session, game, lang, after }: Props) => {
  const [modules, setModules] = useState<readonly ListedModule[]>([]);
  const list = async () => setModules(await listModules(game));
  useEffect(() => {
    list();
  }, [game, after]);
  if (modules.length === 0) return null;
  return (
    <section aria-labelledby="va-modules-h">
      <h3 id="va-modules-h">{words.modules[lang]}</h3>
      <ul class="va-list">
        {modules.map((each) => (
          <li key={each.module} class="va-module">
            <span class="va-n">
              <b>{each.module}</b>
              <small>{tellModule(each, lang)}</small>
            </span>
            {each.size !== undefined && (
              <FileButton
                label={fill(words.next, { name: each.module })[lang]}
                accept={SAVES}
                onFile={(file) => session.openNext(each.module, file)}
              />
            )}
            <RemoveButton
              name={each.module}
              lang={lang}
              onRemove={async () => {
                await removeModule(game, each.module);
                await list();
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
