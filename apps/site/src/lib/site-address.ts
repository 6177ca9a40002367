/** Where the site will stand, as far as the build is told. */
export interface SiteAddress {
  /** The host; unknown, the pages do without absolute links, sitemap and share previews. */
  readonly site?: string;
  /** The path on the host, `/` or `/charts/`. */
  readonly base: string;
}

/** Reads `SITE_URL`: a whole address, only the path on an unknown host (`/charts/`), or nothing. */
export const parseSiteAddress = (text = ''): SiteAddress => {
  const address = text.trim();
  if (address === '') return { base: '/' };
  const unknown = 'https://unknown.invalid';
  if (!/^(?:https?:\/\/|\/(?!\/))/.test(address) || !URL.canParse(address, unknown))
    throw new Error(`SITE_URL is an address (https://…) or a path (/…), not ${address}`);
  const { origin, pathname } = new URL(address, unknown);
  const base = pathname.endsWith('/') ? pathname : `${pathname}/`;
  return origin === unknown ? { base } : { site: origin, base };
};
