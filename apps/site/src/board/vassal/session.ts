/* The game of VASSAL that is open on the page. It lives on while the sheet shows something else. */
import type { CounterRule, Mapping } from '@coup-doeil/vassal/battlefield';
import { ask } from './client.ts';
import type { Setting } from './document.ts';
import { forgetPictures } from './pictures.ts';
import { createShow, listStanding } from './show.ts';
import { createHolder } from './state.ts';
import { findFile, findKept, keepFile } from './store.ts';
import { words } from './words.ts';

const isModuleFile = ({ name }: Pick<File, 'name'>): boolean => !/\.(?:vsav|sav|vlog|log)$/i.test(name);

const readBytes = async (file: Blob): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());

type Holder = ReturnType<typeof createHolder>;

/** Opens a module, and a save of it. */
const createOpening = (
  { getState, change, restart }: Holder,
  { show, forget }: Pick<ReturnType<typeof createShow>, 'show' | 'forget'>,
  { game, lang }: Setting,
) => {
  const openModule = async (file: Blob): Promise<void> => {
    const module = await ask('openModule', await readBytes(file));
    forgetPictures();
    forget();
    await keepFile(module.name, file);
    const setting = findKept(game, module.name);
    restart({ module, ...(setting && { mapping: setting.mapping }) });
  };
  const openSave = async (file: Blob): Promise<void> => {
    const save = await ask('openSave', await readBytes(file));
    const { mapping, module } = getState();
    if (!save || !module) return change({ problem: words.moduleFirst[lang] });
    const map = save.maps.find(({ name }) => name === mapping.map) ?? save.maps[0];
    // Another map has other boards.
    const next = map?.name === mapping.map ? mapping : { game, map: map?.name ?? '', rules: mapping.rules };
    const before = findKept(game, module.name)?.standing ?? [];
    await show(0, before.length > 0 ? before : undefined, { save, mapping: next });
  };
  return { openModule, openSave };
};

/** Changes what is said of the map and its pieces. */
const createSayings = (
  { getState, change, queue }: Holder,
  { show }: Pick<ReturnType<typeof createShow>, 'show'>,
  { game, lang }: Setting,
) => {
  const setMapping = (mapping: Mapping): Promise<void> =>
    queue(async () => {
      change({ mapping });
      await show(getState().step);
    });
  return {
    /** Its boards are others. */
    setMap: (map: string) => setMapping({ game, map, rules: getState().mapping.rules }),
    setBoards: (boards: string) => setMapping({ ...getState().mapping, boards }),
    setRules: (rules: readonly CounterRule[]) => setMapping({ ...getState().mapping, rules }),
    importMapping: (file: File) =>
      queue(async () => {
        const mapping = await ask('readMapping', await file.text());
        if (mapping.game !== game) return change({ problem: words.otherGame[lang] });
        const { save, mapping: before } = getState();
        const isThere = save?.maps.some(({ name }) => name === mapping.map);
        change({ mapping: isThere ? mapping : { ...before, rules: mapping.rules } });
        await show(getState().step);
      }),
  };
};

const createSession = (setting: Setting) => {
  const { lang } = setting;
  const holder = createHolder(setting);
  const { getState, change, listen, queue } = holder;
  const view = createShow(holder, setting);
  const opening = createOpening(holder, view, setting);
  const { openModule } = opening;
  let wantedStep = 0;
  const openSave = (file: Blob): Promise<void> => {
    wantedStep = 0;
    return opening.openSave(file);
  };
  return {
    getState,
    listen,
    setStand: view.setStand,
    ...createSayings(holder, view, setting),
    /** Modules before saves, however they were dropped. */
    openFiles: (files: readonly File[]) =>
      queue(async () => {
        for (const file of files.filter(isModuleFile)) await openModule(file);
        for (const file of files.filter((each) => !isModuleFile(each))) await openSave(file);
      }),
    openSaveFile: (file: File) => queue(() => openSave(file)),
    /** A save of a module that the device keeps. */
    openNext: (module: string, file: File) =>
      queue(async () => {
        if (getState().module?.name !== module) {
          const file = await findFile(module);
          if (!file) return change({ problem: words.moduleGone[lang] });
          await openModule(file);
        }
        await openSave(file);
      }),
    /** Goes to a step of the log; of those asked for meanwhile only the last is shown. */
    goTo: (step: number) => {
      wantedStep = step;
      return queue(async () => {
        const { step: at, converted } = getState();
        if (step === wantedStep && step !== at) await view.show(step, converted && listStanding(converted));
      });
    },
  };
};

export type Session = ReturnType<typeof createSession>;

let session: Session | undefined;

/** The session of the page: a page is of one game and in one language. */
export const getSession = (setting: Setting): Session => {
  session ??= createSession(setting);
  return session;
};
