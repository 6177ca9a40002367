/* A small static server for the built site: `pnpm start`. Any file host will do as well. */
import { createReadStream, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize, relative, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { createGzip } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
const isFolder = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Words pack well; pictures and faces are packed already. */
const packs = (type: string): boolean => /^text\/|json|xml|wasm/.test(type);

/** The file or folder that a request names; nothing where it names none that a disk could hold. */
const locate = (root: string, url: string): string | undefined => {
  try {
    const asked = normalize(join(root, decodeURIComponent(new URL(url, 'http://localhost').pathname)));
    // Throws on a zero, and on more letters than a file system takes.
    statSync(asked, { throwIfNoEntry: false });
    return (asked + sep).startsWith(root) ? asked : undefined;
  } catch {
    return undefined;
  }
};

const answer = (root: string, request: IncomingMessage, response: ServerResponse): void => {
  const url = request.url ?? '/';
  const asked = locate(root, url);
  if (asked === undefined) {
    response.writeHead(400).end();
    return;
  }
  if (!asked.endsWith(sep) && isFolder(asked)) {
    // From the path on the disk: that of the request may begin with two slashes, which names another host.
    response.writeHead(308, { location: encodeURI(`/${relative(root, asked).replaceAll(sep, '/')}/`) }).end();
    return;
  }
  const file = isFile(asked) ? asked : join(asked, 'index.html');
  const exists = isFile(file);
  const sent = exists ? file : join(root, '404.html');
  const type = types[extname(sent)] ?? 'application/octet-stream';
  const packed = packs(type) && /\bgzip\b/.test(String(request.headers['accept-encoding']));
  response.writeHead(exists ? 200 : 404, {
    'content-type': type,
    ...(packs(type) ? { vary: 'accept-encoding' } : {}),
    ...(packed ? { 'content-encoding': 'gzip' } : {}),
    // Only what carries a digest in its name may be kept unasked.
    'cache-control': sent.includes(`${sep}_astro${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
  });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  // A file that goes away meanwhile, or a reader who leaves, ends this response and nothing else.
  const ended = (): void => undefined;
  if (packed) pipeline(createReadStream(sent), createGzip(), response, ended);
  else pipeline(createReadStream(sent), response, ended);
};

/** Serves a folder; `port` 0 takes any free one. */
export const serve = (root: string, port: number): Promise<{ readonly server: Server; readonly address: string }> => {
  const server = createServer((request, response) => answer(root, request, response));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const at = server.address();
      resolve({ server, address: `http://localhost:${typeof at === 'object' && at !== null ? at.port : port}` });
    });
  });
};

const dist = fileURLToPath(new URL('./dist/', import.meta.url));

if (import.meta.main) {
  const wanted = Number(process.env.PORT ?? 4321);
  // A busy port is no reason to fail: take the next free one.
  const { address } = await serve(dist, wanted).catch(() => serve(dist, 0));
  console.log(`Coup d’œil is served at ${address}/`);
}
