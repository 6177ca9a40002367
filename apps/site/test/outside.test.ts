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

const locations = (file: string): readonly string[] =>
  [...read(file).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);

test('the site map names every page once, and robots name the map', () => {
  const maps = locations('sitemap-index.xml').map((path) => path.slice(1));
  const named = maps.flatMap(locations);
  const due = pages().filter((page) => page.endsWith('/') && page !== '/');
  expect(maps.length).toBeGreaterThan(0);
  expect(named.filter((path) => path !== '/').toSorted()).toEqual(due.toSorted());
  expect(read('robots.txt')).toMatch(/^Sitemap: https:\/\/.*\/sitemap-index\.xml$/m);
});

/** Width and height from a PNG's own head. */
const sizeOf = (file: string): readonly [width: number, height: number] => {
  const png = readFileSync(join(dist, file));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
};

test('every page can be previewed: title, description, its own address, a picture that is there', () => {
  const property = (html: string, name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  const faults = pages()
    .filter((page) => /^\/(?:en|fr)\//.test(page))
    .flatMap((page) => {
      const html = read(pageFile(page));
      const picture = property(html, 'og:image');
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '';
      return [
        ...['og:title', 'og:description', 'twitter:card'].filter((name) => property(html, name).length < 3),
        ...(files().includes(new URL(picture, 'http://x').pathname.slice(1)) ? [] : ['og:image']),
        ...(new URL(canonical, 'http://x').pathname === page ? [] : ['canonical']),
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
  expect(files()).toContain(pageFile(manifest.start_url));
  const pictures = manifest.icons.filter(({ type }) => type === 'image/png');
  for (const { src, sizes } of pictures) expect(sizeOf(src.slice(1)).join('x')).toBe(sizes);
  // What installers ask for.
  expect(pictures.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
});
