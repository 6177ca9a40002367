import { createInputSchema } from '@coup-doeil/core/game';
import type { APIContext } from 'astro';
import { everySchema, jsonFile, type SchemaFile } from '../../../data/data-files.ts';
import { schemaPath } from '../../../lib/paths.ts';

export const getStaticPaths = everySchema;
export const GET = ({ props: { game, calculator }, site }: SchemaFile & Pick<APIContext, 'site'>) => {
  const path = schemaPath(game, calculator.id);
  // Where the host is not known, it is the one that gives out the file.
  return jsonFile(createInputSchema(site ? new URL(path, site).href : path, calculator.input));
};
