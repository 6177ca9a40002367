declare module 'virtual:aide-de-camp/games' {
  export const games: Readonly<Record<string, () => Promise<unknown>>>;
  export const metas: readonly { readonly id: string; readonly title: Readonly<Record<'en' | 'fr', string>> }[];
}

declare module 'virtual:aide-de-camp/calculators' {
  export const calculators: Readonly<Record<string, Readonly<Record<string, () => Promise<unknown>>>>>;
}
