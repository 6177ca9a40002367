/* The content policy: on every page, strict, and really stopping what a page did not bring. */
import { policyFor } from '../src/integrations/content-policy.ts';
import { expect, files, read, test } from './site.ts';

const html = files().filter((file) => file.endsWith('.html'));

test('every page carries its policy before anything that runs', () => {
  const late = html.filter((file) => {
    const text = read(file);
    const at = text.indexOf('http-equiv="Content-Security-Policy"');
    return at < 0 || [...text.matchAll(/<(?:script|style|link)\b/g)].some(({ index }) => index < at);
  });
  expect(html.length).toBeGreaterThan(10);
  expect(late).toEqual([]);
});

test('no page allows inline scripts or style elements, or another origin', () => {
  const policies = html.map((file) => /Security-Policy" content="([^"]*)"/.exec(read(file))?.[1] ?? '');
  for (const policy of policies) {
    expect(policy).toContain("default-src 'none'");
    const allowing = policy
      .split('; ')
      .filter((part) => /unsafe-inline|unsafe-eval|https?:|\*/.test(part.replace('wasm-unsafe-eval', '')));
    expect(allowing).toEqual(["style-src-attr 'unsafe-inline'"]);
  }
});

test('hashes what is inline and nothing else', () => {
  // sha256 of "alert(1)" and of "p{}", from openssl.
  const policy = policyFor(
    '<script>alert(1)</script><script src="/a.js"></script><script type="application/json">{}</script><style>p{}</style>',
  );
  expect(policy).toContain(
    "script-src 'self' 'wasm-unsafe-eval' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';",
  );
  expect(policy.match(/sha256-/g)?.length).toBe(2);
});

test('a script and a style that were not built do not run', async ({ page, origin }) => {
  await page.goto(`${origin}/en/`);
  const outcome = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    const style = document.createElement('style');
    style.textContent = 'h1 { opacity: 0.5 }';
    document.head.append(script, style);
    const holder = document.createElement('div');
    holder.innerHTML = '<img src="x:" onerror="window.ran = true">';
    document.body.append(holder);
    const heading = document.querySelector('h1');
    return { ran: 'ran' in window, opacity: heading === null ? '' : getComputedStyle(heading).opacity };
  });
  expect(outcome).toEqual({ ran: false, opacity: '1' });
});
