import type { APIRoute } from 'astro';
import { rootPath } from '../lib/paths.ts';

export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *\nAllow: /\n${site ? `\nSitemap: ${new URL(rootPath('sitemap-index.xml'), site)}\n` : ''}`,
  );
