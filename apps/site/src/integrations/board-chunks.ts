/*
 * The scripts of the board and of the home page's battle: few and large, as each is packed by itself and small ones pack badly. What
 * belongs into them is what their pages load at once; all else comes when it is asked for.
 */
import { parseAst } from 'vite';

interface ModuleInfo {
  readonly code: string | null;
  readonly exports: readonly string[];
  readonly importedIds: readonly string[];
}
type GetModuleInfo = (id: string) => ModuleInfo | null;

const MARK = /\?apart=board&lang=(\w+)$/;
const script = (file: string) => new RegExp(`/site/src/${file}\\?apart=board&`);

/** The scripts that bring what follows from them at once. */
const STARTS = {
  map: script('board/page/main\\.ts'),
  play: script('board/page/PlayPage\\.tsx'),
  home: script('home/battle/hydrate\\.tsx'),
  worker: script('board/(?:plan|from-input)/worker\\.ts'),
  door: /\/dist\/battle(?:\/early)?\.js\?apart=board&/,
} as const;
type Start = keyof typeof STARTS;
const starts = Object.keys(STARTS) as readonly Start[];

/** What only the build draws at once. */
const BUILD_ALONE = /\/EngravedGround\.tsx\?/;

interface Statement {
  readonly type: string;
  readonly source?: { readonly value: string } | null;
  readonly specifiers?: readonly Specifier[];
}
interface Specifier {
  readonly type: string;
  readonly local: { readonly name: string };
  readonly imported?: { readonly name: string };
  readonly exported?: { readonly name: string };
}

/** A name as another module has it, and as this one does. */
interface Name {
  readonly name: string;
  readonly as: string;
}

/** What a module takes from one other: names of it, or all that it has. */
interface Import {
  readonly from: string;
  readonly names: readonly Name[] | 'all';
  /** Whether it is only passed on to who asks this module for it. */
  readonly passes: boolean;
}

const readNames = (specifiers: readonly Specifier[]): Import['names'] => {
  if (specifiers.some(({ type }) => type === 'ImportNamespaceSpecifier')) return 'all';
  return specifiers.map(({ local, imported, exported }) => ({
    name: imported?.name ?? (exported ? local.name : 'default'),
    as: exported?.name ?? local.name,
  }));
};

const readImports = ({ code, importedIds }: ModuleInfo): readonly Import[] => {
  // A border: of the tree's types, only statements that import are read.
  const body = parseAst(code ?? '').body as unknown as readonly Statement[];
  const sources = body.filter(({ source }) => source);
  const order = [...new Set(sources.map(({ source }) => source?.value))];
  return sources.map(({ type, source, specifiers }) => ({
    from: importedIds[order.indexOf(source?.value)] ?? '',
    names: specifiers ? readNames(specifiers) : 'all',
    passes: type.startsWith('Export'),
  }));
};

/** Adds a module and all that it needs at once; through doors, which pass on what others have, only to those that are meant. */
const createWalk = (getModuleInfo: GetModuleInfo) => {
  const known = new Map<string, readonly Import[]>();
  const importsOf = (id: string): readonly Import[] => {
    const info = known.has(id) ? null : getModuleInfo(id);
    const imports = known.get(id) ?? (info?.code ? readImports(info) : []);
    known.set(id, imports);
    return imports;
  };
  /** Whether a module exports a name, itself or from another. */
  const exportsName = (id: string, name: string): boolean =>
    (getModuleInfo(id)?.exports.includes(name) ?? false) ||
    importsOf(id).some((each) => each.passes && choose([{ name, as: name }], each).length > 0);
  /** What of an import that is passed on leads to some names. */
  const choose = (names: readonly Name[], { from, names: given }: Import): readonly Name[] =>
    given === 'all'
      ? names.filter(({ name }) => exportsName(from, name))
      : given.filter(({ as }) => names.some(({ name }) => name === as));
  const walk = (id: string, names: Import['names'], seen: Set<string>): void => {
    const imports = importsOf(id);
    if (names !== 'all') {
      const passing = imports.filter(({ passes }) => passes);
      for (const each of passing) {
        const chosen = choose(names, each);
        if (chosen.length > 0) walk(each.from, chosen, seen);
      }
      if (names.every((name) => passing.some((each) => choose([name], each).length > 0))) return;
    }
    if (seen.has(id) || BUILD_ALONE.test(id)) return;
    seen.add(id);
    for (const each of imports) if (!each.passes || names === 'all') walk(each.from, each.names, seen);
  };
  return walk;
};

const GAME = /\/packages\/(?!(?:core|dice|hex|vassal)\/)([^/]+)\/dist\//;
const isRule = (id: string): boolean => /\/packages\/(?:core|dice|hex)\/dist\/|\/pure-rand\//.test(id);

/** The script of a module by which starts need it at once; none where only what comes later does. */
const nameScript = (id: string, needs: (start: Start) => boolean): string | undefined => {
  const game = GAME.exec(id)?.[1];
  if (game) return needs('door') ? `${game}-battle` : undefined;
  // A door of tables is made; only a draft’s reads sheets too.
  if (/\/core\/dist\/sheets\/(?:make|parse)\//.test(id)) return needs('door') ? 'table-rules' : undefined;
  if (/\/core\/dist\/sheets\//.test(id)) return needs('door') ? 'sheet-rules' : undefined;
  if (isRule(id)) return needs('map') ? 'grid' : needs('play') || needs('home') || needs('door') ? 'rules' : undefined;
  if (!(needs('map') || needs('play'))) return undefined;
  // What a worker needs too has nothing of a page in it. The map is there first, and must not bring the rules.
  if (needs('worker')) return needs('map') ? 'grid' : 'rules';
  if (needs('map')) return needs('home') ? 'map' : 'gestures';
  return needs('home') ? 'touch' : 'play';
};

/** The name of the script that each module goes into; a module without one is where the bundler puts it. */
export const nameBoardScripts = (ids: Iterable<string>, getModuleInfo: GetModuleInfo): ReadonlyMap<string, string> => {
  const walk = createWalk(getModuleInfo);
  const all = [...ids].filter((id) => MARK.test(id));
  const needed = new Map(starts.map((start) => [start, new Set<string>()]));
  for (const start of starts)
    for (const id of all.filter((each) => STARTS[start].test(each))) walk(id, 'all', needed.get(start) ?? new Set());
  // These have addresses of their own, which pages name.
  const isEntry = (id: string): boolean => (['map', 'worker', 'door'] as const).some((start) => STARTS[start].test(id));
  return new Map(
    all.flatMap((id) => {
      const name = isEntry(id) ? undefined : nameScript(id, (start) => needed.get(start)?.has(id) ?? false);
      return name === undefined ? [] : [[id, `${name}-${MARK.exec(id)?.[1]}`] as const];
    }),
  );
};
