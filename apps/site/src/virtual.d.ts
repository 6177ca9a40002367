/** The games of the workspace, found by their mark (src/integrations/games.ts). At build time, and in islands. */
declare module 'virtual:coup-doeil/games' {
  /** The whole Game value by id. */
  export const games: Readonly<Record<string, () => Promise<import('@coup-doeil/core/game').Game>>>;
  /** Enough to list every game. */
  export const metas: readonly import('@coup-doeil/core/game').Meta[];
}

/** Every calculator alone, by game and id. */
declare module 'virtual:coup-doeil/calculators' {
  type Load = () => Promise<import('@coup-doeil/core/game').AnyCalculator>;
  export const calculators: Readonly<Record<string, Readonly<Record<string, Load>>>>;
}

/** What follows the answers of every calculator that has a sequel, by game and id. */
declare module 'virtual:coup-doeil/sequels' {
  type Load = () => Promise<import('@coup-doeil/core/game').Sequel>;
  export const sequels: Readonly<Record<string, Readonly<Record<string, Load>>>>;
}

/** What a calculator says, from the modules of each language (src/integrations/languages.ts). In islands alone. */
declare module 'virtual:coup-doeil/in-each' {
  type Spoken = () => Promise<typeof import('./calculator/actions/in-language.ts')>;
  export const inEach: Readonly<Record<import('./lib/words.ts').Lang, Spoken>>;
}

/** What this site asks of subset-font, whose published types are older than it is. */
declare module 'subset-font' {
  const subset: (
    font: Buffer,
    letters: string,
    how: {
      readonly targetFormat: 'woff2';
      readonly keepFeatures: readonly string[];
      readonly noHinting: boolean;
      readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    },
  ) => Promise<Buffer>;
  export default subset;
}
