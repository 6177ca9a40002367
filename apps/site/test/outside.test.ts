/* What others read of the site: data over the wire, the lost page, the map for search engines, previews, the app's papers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist, expect, files, pageFile, pages, read, test } from './site.ts';

test('data files come as what they are, and a lost address as lost, with a way out in both languages', async ({
  page,
  origin,
}) => {
  const [json = '', csv = '', schema = ''] = [/^data\/.*\/[^/.]+\.json$/, /\.csv$/, /\.schema\.json$/].map((kind) =>
    files().find((file) => kind.test(file)),
  );
  for (const [file, type] of [
    [json, 'application/json'],
    [csv, 'text/csv'],
    [schema, 'application/json'],
    ['data/index.json', 'application/json'],
  ] as const) {
    const response = await page.request.get(`${origin}/${file}`);
    expect(response.status(), file).toBe(200);
    expect(response.headers()['content-type'], file).toContain(type);
    expect(await response.text()).toBe(read(file));
  }
  for (const lost of ['/no/such/page/', '/en/no-game/', '/data/no.json', '/en/%3Cscript%3E/']) {
    const answer = await page.goto(origin + lost);
    expect(answer?.status(), lost).toBe(404);
    await expect(page.locator('main a[hreflang="en"]')).toHaveAttribute('href', '/en/');
    await expect(page.locator('main a[hreflang="fr"]')).toHaveAttribute('href', '/fr/');
  }
});

test('a build that is not told its address claims none', () => {
  expect(files()).not.toContain('sitemap-index.xml');
  expect(read('robots.txt')).not.toContain('Sitemap');
  const claims = pages().filter((page) => /rel="canonical"|property="og:(?:image|url)"/.test(read(pageFile(page))));
  expect(claims).toEqual([]);
});

/** Width and height from a PNG's own head. */
const sizeOf = (file: string): readonly [width: number, height: number] => {
  const png = readFileSync(join(dist, file));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
};

test('every page can be previewed: title, description', () => {
  const property = (html: string, name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  const faults = pages()
    .filter((page) => /^\/(?:en|fr)\//.test(page))
    .flatMap((page) => {
      const html = read(pageFile(page));
      return [
        ...['og:title', 'og:description', 'twitter:card'].filter((name) => property(html, name).length < 3),
        ...(property(html, 'og:locale').startsWith(page.slice(1, 3)) ? [] : ['og:locale']),
      ].map((name) => `${page} ${name}`);
    });
  expect(faults).toEqual([]);
  for (const lang of ['en', 'fr']) expect(sizeOf(`share-${lang}.png`)).toEqual([1200, 630]);
});

test('the site can be installed: name, start, icons of their sizes', () => {
  const manifest: {
    readonly name: string;
    readonly short_name: string;
    readonly start_url: string;
    readonly display: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string }[];
  } = JSON.parse(read('manifest.webmanifest'));
  expect(manifest.name.length * manifest.short_name.length).toBeGreaterThan(0);
  expect(['standalone', 'minimal-ui', 'fullscreen']).toContain(manifest.display);
  const pathOf = (address: string): string => new URL(address, 'http://x/').pathname;
  expect(files()).toContain(pageFile(pathOf(manifest.start_url)));
  const pictures = manifest.icons.filter(({ type }) => type === 'image/png');
  for (const { src, sizes } of pictures) expect(sizeOf(pathOf(src).slice(1)).join('x')).toBe(sizes);
  // What installers ask for.
  expect(pictures.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
});
