import { t } from '@coup-doeil/core/chart';
import { findInstalled, games } from '../find.ts';
import { version } from '../own-package.ts';
import { createReportSchema, schemas } from '../schemas.ts';
import { usageError } from '../usage-error.ts';
import type { Command } from './command.ts';

const PACKAGE = '@coup-doeil/mcp';

/** A package of its own, with packages of others: it is installed by who wants it. */
const loadServer = async () => {
  try {
    return await import('@coup-doeil/mcp');
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
    throw isMissing ? usageError('missing', 'mcp', { rule: 'installed-package', name: PACKAGE }, null) : error;
  }
};

export const mcp: Command = {
  usage: 'mcp',
  help: t(
    'the same answers for assistant programs, over standard input and output (Model Context Protocol)',
    'les mêmes réponses pour les programmes d’assistance, par l’entrée et la sortie standard (Model Context Protocol)',
  ),
  most: 0,
  options: ['lang'],
  run: async (call) => {
    const { serveGames } = await loadServer();
    const installed = await games(call);
    const loaded = await Promise.all(installed.map(async ({ meta }) => (await findInstalled(call, meta.id)).load()));
    await serveGames(loaded, { createReportSchema, schemas }, version());
    return 0;
  },
};
