import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import subset from 'subset-font';

/** The characters that the pages use: letters of French and English, of German and Spanish names, figures, signs, spaces. */
export const LETTERS = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)),
  'ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜàâæçèéêëîïôœùûüÿ',
  'ÄÁÉÍÑÓÖÚÜßáäéíñóöú',
  '«»‘’“”–—…•·°×−½¼¾±µ©\u00a0\u202f',
].join('');

/** The OpenType features that the styles use: ligatures, accents, lining and tabular figures. */
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum'];

const require = createRequire(import.meta.url);

/** Each face by its file in the packages, with the weights that the styles use; italics have one. */
const FACES = {
  text: [
    require.resolve('@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2'),
    { min: 400, max: 700 },
  ],
  'text-italic': [
    require.resolve('@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-italic.woff2'),
    450,
  ],
  title: [require.resolve('@fontsource-variable/baskervville/files/baskervville-latin-wght-normal.woff2'), 400],
  'title-italic': [
    require.resolve('@fontsource-variable/baskervville/files/baskervville-latin-wght-italic.woff2'),
    400,
  ],
  caps: [require.resolve('@fontsource/baskervville-sc/files/baskervville-sc-latin-500-normal.woff2'), undefined],
} as const;

/** Subsets the faces to what the pages use, half their size; styles name them `@faces/text.woff2`. */
export const faces = (): AstroIntegration => ({
  name: 'coup-doeil-faces',
  hooks: {
    'astro:config:setup': async ({ createCodegenDir, updateConfig }) => {
      const folder = fileURLToPath(createCodegenDir());
      await mkdir(folder, { recursive: true });
      for (const [name, [file, wght]] of Object.entries(FACES)) {
        const cut = await subset(await readFile(file), LETTERS, {
          targetFormat: 'woff2',
          keepFeatures: FEATURES,
          noHinting: true,
          ...(wght && { variationAxes: { wght } }),
        });
        await writeFile(`${folder}/${name}.woff2`, cut);
      }
      updateConfig({ vite: { resolve: { alias: { '@faces': folder.replace(/\/$/, '') } } } });
    },
  },
});
