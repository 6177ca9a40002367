import { defineCollection } from 'astro:content';
import { docsSchema } from '@astrojs/starlight/schema';
import { workspaceDocs } from './docs/workspace-docs.ts';

export const collections = {
  docs: defineCollection({ loader: workspaceDocs('../../docs', '../../packages'), schema: docsSchema() }),
};
