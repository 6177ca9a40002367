// What is published has no sources: the condition that finds them in this checkout goes as a package is packed.
const SOURCE = '@coup-doeil/source';

export const hooks = {
  beforePacking(manifest) {
    for (const door of Object.values(manifest.exports ?? {})) if (typeof door === 'object') delete door[SOURCE];
    return manifest;
  },
};
