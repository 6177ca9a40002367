/* The start server answers any request and goes on serving. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { expect, test } from '@playwright/test';
import { serve } from '../serve.ts';

type Reply = { readonly status: number; readonly location: string | undefined; readonly body: string };

/** A request whose path is sent as it is: `fetch` would mend it first. */
const ask = (address: string, path: string, method = 'GET'): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    request({ hostname, port, path, method, agent: false }, (response) => {
      let body = '';
      response.on('data', (part) => {
        body += part;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, location: response.headers.location, body }),
      );
    })
      .once('error', reject)
      .end();
  });

test('no request stops the start server or leaves its folder', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'serve-'));
  const root = join(parent, `site${sep}`);
  mkdirSync(join(root, 'en'), { recursive: true });
  writeFileSync(join(parent, 'secret.html'), 'secret');
  writeFileSync(join(root, '404.html'), 'lost');
  writeFileSync(join(root, 'en/index.html'), 'home');
  const { server, address } = await serve(root, 0);
  const statuses = {
    '/%00': 400,
    '/en/%00/': 400,
    [`/${'a'.repeat(10_000)}`]: 400,
    '/%': 400,
    '/%ff': 400,
    '//': 400,
    '/../secret.html': 404,
    '/..%2fsecret.html': 400,
    '/%2e%2e/secret.html': 404,
    '/en/index.html/deeper': 404,
    '/nowhere': 404,
    '/en/%0d%0aSet-Cookie:a=1': 404,
    '/x%0d%0a%2f..%2fen': 308,
    '/en?%00': 308,
    '//localhost.example//en': 308,
  };
  for (const [path, status] of Object.entries(statuses)) {
    const reply = await ask(address, path);
    expect(reply.status, path.slice(0, 30)).toBe(status);
    expect(reply.body, path.slice(0, 30)).not.toContain('secret');
    if (status === 308) expect(reply.location, path).toBe('/en/');
  }
  expect(await ask(address, '/en/', 'HEAD')).toEqual({ status: 200, location: undefined, body: '' });
  expect(await ask(address, '/en/')).toEqual({ status: 200, location: undefined, body: 'home' });
  server.close();
  rmSync(parent, { recursive: true });
});
