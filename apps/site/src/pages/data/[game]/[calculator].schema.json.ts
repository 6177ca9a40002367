import { createInputSchema } from '@coup-doeil/core/game';
import type { APIContext } from 'astro';
import { everySchema, jsonFile, type SchemaFile } from '../../../data/data-files.ts';
import { schemaPath } from '../../../lib/paths.ts';

export const getStaticPaths = everySchema;
export const GET = ({ props: { game, calculator }, site }: SchemaFile & Pick<APIContext, 'site'>) =>
  jsonFile(createInputSchema(new URL(schemaPath(game, calculator.id), site).href, calculator.input));
