import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { langs } from '../lib/words.ts';
import { nameBoardScripts } from './board-chunks.ts';

const langIn = (id: string): string => id.slice(id.lastIndexOf('=') + 1);

/** What every calculator's page brings: its form and the parts of core under it, small files that compress better as one. */
const live = [
  /\/site\/src\/calculator\/page\/(?:hydrate|Calculator)\.tsx\?lang=/,
  /\/core\/dist\/chart\/(?!difference|export|import|schema|key|sequence|matrix).*\?lang=/,
  /\/packages\/(?:dice\/dist\/(?!roll|seed|uniform)\w+|hex\/dist\/(?:error|check|facing))\.js\?lang=/,
  /\/core\/dist\/(?:error|game\/(?:answer|ask|branches|calculator|decide|dice-calculator|differences|fault|field|fold-odds|lines|measure-branches|odds-list|once|parse|place|reading|report|same-brief|settle|tally|unit-odds|value|whole-report))\.js\?lang=/,
  /\/core\/dist\/tell\/(?:brief|cell|fact|percent|span|units)\.js\?lang=/,
  /\/site\/src\/(?:components\/lazy|calculator\/answer\/(?:Range|words))\.tsx?\?lang=/,
];
/** Small things that the workbench opens with, and that its later parts use too: each alone would pack badly. */
const bench =
  /\/(?:site\/src\/(?:calculator\/state\/storage|calculator\/units\/units-key|charts\/(?:names|table\/spanners)|lib\/paths|map-parts\/plan-ground|workbench\/(?:draft\/draft|page\/words|sheets\/listed|stage\/second-entry|start\/start-words))\.ts)\?apart=workbench&lang=/;
/** The pen that engraves the plans of the workbench's calculators: else what it shares with the workbench would bring all of it. */
const pen =
  /\/site\/src\/map-parts\/(?:EngravedPlan|Engraving|Stamps|plan-signs|layout|signs|engraving\/\w+)\.tsx?\?apart=workbench&lang=/;
/** What core tells on request only: of links, changes, copied text. Else the form would bring it, by the door of core/tell. */
const late =
  /\/core\/dist\/tell\/(?:answer-address|csv-texts|errors|fault-place|field|headline|quote|reading|set-aside|situation)\.js\?lang=/;
/** What step aids use too: apart from the calculator's form, which they do without. */
const base = [
  /\/core\/dist\/(?:cut-text|describe-given|error|plain|text\/.*)\.js\?lang=/,
  /\/core\/dist\/chart\/(?:cell|chart|column|head-text|kinds|lay-out|pair-up|revise)\.js\?lang=/,
  /\/core\/dist\/game\/(?:calculator|fault|field|field-parts|make-fields|once|value)\.js\?lang=/,
  /\/core\/dist\/tell\/(?:figure|punctuation|words)\.js\?lang=/,
  /\/packages\/hex\/dist\/error\.js\?lang=/,
  /\/site\/src\/(?:calculator\/(?:page\/words|state\/storage)\.ts|components\/Icon\.tsx|lib\/paths\.ts)\?lang=/,
];
/** What every step aid uses: on its own, or it would be packed into the script of the first game's aid. */
const steps = /\/core\/dist\/(?:chart\/sequence|game\/walk|tell\/address)\.js\?lang=/;
/** The small modules of a game that several of its calculators use; its printed sequence is for step aids. */
const shared = /\/packages\/(?!(?:core|dice|hex)\/)([^/]+)\/dist\/(?!.*sequence).*\?lang=(\w+)$/;

/** What makes calculators of tables: drafts bring it, and typed games that have no rule of their own. */
const tables = /\/core\/dist\/sheets\/(?:make|parse)\/.*\?lang=/;
/** What reads the sheets of a draft in the browser: only drafts bring it, and all of them the same. */
const sheets = /\/core\/dist\/sheets\/.*\?lang=/;
/** What else of core a draft reads its sheets with. Each stands alone: in the script of a draft’s lone calculator it would come too late, as that waits for the sheets. */
const early = /\/core\/dist\/(?:battle\/door|chart\/(?:key|matrix)|game\/(?:game|run))\.js\?lang=/;
/** Whether a module is of a draft, whose charts are its sheets as text. */
const isOfDraft = (id: string): boolean => existsSync(join(dirname(id), 'sheets.js'));

/** Calculators themselves are doors of pages, and what follows their answers comes on request. */
const door = /\/dist\/(calculators|sequels)\//;

type Importers = (id: string) => { readonly importers: readonly string[] } | null;

/** The calculators that a module is part of, however deep: what only one needs stays with it, whoever else asks for it later. */
const listCalculators = (id: string, getModuleInfo: Importers, seen = new Set<string>()): readonly string[] => {
  if (seen.has(id)) return [];
  seen.add(id);
  const [, kind] = door.exec(id) ?? [];
  if (kind) return kind === 'calculators' ? [id] : [];
  return (getModuleInfo(id)?.importers ?? []).flatMap((importer) => listCalculators(importer, getModuleInfo, seen));
};

interface Chunk {
  readonly name: string;
  readonly moduleIds: readonly string[];
}

/** A module that the pages of one room alone share. */
const apartIn = /\?apart=\w+&lang=/;

/** The folder of a script that pages of one language alone ask for: a device keeps those of its own languages. */
const folderOf = ({ moduleIds }: Chunk): string => {
  const lang = langs.find((each) => moduleIds.some((id) => apartIn.test(id) && langIn(id) === each));
  return lang === undefined ? '' : `${lang}/`;
};

/** What several games use of core is named for none of them, whichever came first. */
const nameChunk = (chunk: Chunk): string => {
  const { name, moduleIds } = chunk;
  const isCore =
    moduleIds.length > 0 &&
    moduleIds.every((id) => /\/core\/dist\//.test(id)) &&
    !/^(?:late|base|live|steps|tables|sheets)-/.test(name);
  return `_astro/${folderOf(chunk)}${isCore ? 'core' : '[name]'}.[hash].js`;
};

/** Some modules in a script of each language, without what they import. */
const apart = (name: string, ...tests: readonly RegExp[]) => ({
  name: (id: string) => `${name}-${langIn(id)}`,
  test: (id: string) => tests.some((test) => test.test(id)),
  includeDependenciesRecursively: false,
});
/** Some modules in a script of each language, with what they import. */
const together = (name: string, ...tests: readonly RegExp[]) => ({
  ...apart(name, ...tests),
  includeDependenciesRecursively: true,
});

const nameShared = (id: string): string | null => shared.exec(id)?.slice(1).join('-') ?? null;

/** The scripts of the board's modules, known when all of them are. */
let boardScripts: ReadonlyMap<string, string> = new Map();

/** The first group that a module belongs to takes it. */
const groups = [
  // Every page's script, with the helper for dynamic imports, so that a chart's page need not load the form.
  { name: 'foot', test: /\/Foot\.astro|preload-helper|rolldown\/runtime/ },
  { name: 'preact', test: /\/node_modules\/preact\// },
  {
    name: (id: string) => boardScripts.get(id) ?? null,
    test: (id: string) => boardScripts.has(id),
    includeDependenciesRecursively: false,
  },
  apart('late', late),
  apart('base', ...base),
  apart('bench', bench),
  apart('pen', pen),
  together('live', ...live),
  together('steps', steps),
  apart('tables', tables),
  apart('sheets', sheets),
  {
    name: (id: string) => `${basename(id).split('.')[0]}-${langIn(id)}`,
    test: early,
    includeDependenciesRecursively: false,
  },
  {
    // Its calculators share all of it; what of core they bring, no other game should ask of it.
    name: nameShared,
    test: (id: string) => shared.test(id) && isOfDraft(id),
    includeDependenciesRecursively: false,
  },
  {
    name: (id: string, context: { readonly getModuleInfo: Importers }) =>
      listCalculators(id, (module) => context.getModuleInfo(module)).length > 1 ? nameShared(id) : null,
    test: (id: string) => shared.test(id) && !door.test(id),
    minShareCount: 2,
    maxModuleSize: 6000,
  },
];

/** What Vite loads scripts later with. It lies in the script of every page's foot, which a worker must not run: a battle door has its own. */
const HELPER = '\0vite/preload-helper.js';
const EARLY = /\/dist\/battle\/early\.js$/;
const OWN_HELPER = '\0virtual:coup-doeil/helper:';

/** Gives each page few scripts, each compressed as a whole. The language in an id comes from languages.ts. */
const chunksPlugin = (): Plugin => ({
  name: 'coup-doeil-chunks',
  enforce: 'pre',
  // A page loads few files at once: Vite's preload helper would cost two kilobytes and save nothing.
  config: () => ({ build: { modulePreload: false } }),
  buildEnd() {
    if (this.environment.name === 'client')
      boardScripts = nameBoardScripts(this.getModuleIds(), (id) => this.getModuleInfo(id));
  },
  // A module of which nothing is used is not asked for: the pen that only the build draws with.
  transform: (code, id) =>
    /\/site\/src\/map-parts\/.*\.tsx?\b/.test(id) ? { code, map: null, moduleSideEffects: false } : undefined,
  // It is asked for in no language here; each script has one of its own all the same, as languages.ts adds that.
  resolveId: (source, importer = '') => (source === HELPER && EARLY.test(importer) ? OWN_HELPER + importer : undefined),
  load: (id) =>
    id === HELPER || id.startsWith(OWN_HELPER) ? 'export const __vitePreload = (load) => load();' : undefined,
  configEnvironment: (name) => {
    if (name !== 'client') return undefined;
    const output = { chunkFileNames: nameChunk, entryFileNames: nameChunk, codeSplitting: { groups } };
    // An entry may export more than its own, as a group without what its modules import asks.
    return { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension', output } } };
  },
});

export const chunks = (): AstroIntegration => ({
  name: 'coup-doeil-chunks',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { plugins: [chunksPlugin()] } });
    },
  },
});
