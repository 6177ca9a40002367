import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty folder that goes with the test. */
export const freshFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'coup-doeil-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** A project that has packages marked as games, each made of these files. */
export const projectOf = (packages: Readonly<Record<string, Readonly<Record<string, string>>>>): string => {
  const project = freshFolder();
  const dependencies = Object.fromEntries(Object.keys(packages).map((name) => [name, '1']));
  writeFileSync(join(project, 'package.json'), JSON.stringify({ dependencies }));
  for (const [name, files] of Object.entries(packages)) {
    const folder = join(project, 'node_modules', name);
    mkdirSync(folder, { recursive: true });
    const exports = { './meta': './meta.js', '.': './index.js' };
    const manifest = { name, type: 'module', exports, coupDoeil: { game: true } };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  }
  return project;
};

/** The `meta` of an invented game. */
export const metaFile = (own: Readonly<Record<string, unknown>>): string => {
  const text = { en: 'Other', fr: 'Autre' };
  const meta = {
    ...{ id: 'other', title: text, publisher: 'Nobody', period: text, about: text, dice: ['d6'] },
    ...{ printings: [{ id: 'first', year: null, label: text }], languages: ['en'], stage: 'draft', version: '1.0.0' },
    ...{ charts: [], calculators: [], ...own },
  };
  return `export const meta = ${JSON.stringify(meta)};`;
};

/** The whole of it. */
export const gameFile = (own: Readonly<Record<string, unknown>>): string =>
  `${metaFile(own)} export const game = { meta, charts: async () => ({}), calculators: {}, readings: {} };`;
