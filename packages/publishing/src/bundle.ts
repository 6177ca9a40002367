import { join } from 'node:path';
import { build as esbuild } from 'esbuild';
import { build as vite } from 'vite';

/** Makes one file of a program as for a browser; answers with the modules of which something is left in it. */
export type Bundler = (folder: string, entry: string) => Promise<readonly string[]>;

export const BUNDLERS: Readonly<Record<'esbuild' | 'vite', Bundler>> = {
  esbuild: async (folder, entry) => {
    const { metafile } = await esbuild({
      entryPoints: [join(folder, entry)],
      absWorkingDir: folder,
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'browser',
      write: false,
      outdir: folder,
      metafile: true,
      logLevel: 'silent',
    });
    return Object.values(metafile.outputs).flatMap(({ inputs }) =>
      Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
    );
  },
  vite: async (folder, entry) => {
    const built = await vite({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      build: { write: false, rollupOptions: { input: join(folder, entry), preserveEntrySignatures: 'strict' } },
    });
    return [built]
      .flat()
      .flatMap((door) =>
        'output' in door
          ? door.output.flatMap((chunk) =>
              chunk.type === 'chunk'
                ? Object.entries(chunk.modules).flatMap(([path, { renderedLength }]) =>
                    renderedLength > 0 ? [path] : [],
                  )
                : [],
            )
          : [],
      );
  },
};
