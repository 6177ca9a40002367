/* Every calculator and sequence with the keys alone, and as it is heard: all is reached, named and seen in focus,
   focus is never lost, and a new answer is said once. */
import type { Page } from '@playwright/test';
import { signed, whole } from '../src/lib/figures.ts';
import { address, calculators, LANGS, livePages, type One, open, packageAnswer } from './calculators.ts';
import { expect, test } from './site.ts';

/** One lane on a phone, where bars stick over the page; the other at a desk. */
const views = { en: { width: 390, height: 844 }, fr: { width: 1280, height: 900 } } as const;

const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** Where the focus is after a Tab: whether on the form, on what is shut, and whether it can be seen there. */
const lookAtFocus = () => {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement) || !at.closest('#calculator, #steps'))
    return { inside: false, shut: false, fault: '' };
  const held = at.matches('input') && (at.offsetWidth < 10 || getComputedStyle(at).opacity === '0');
  const seen = held ? at.closest('label') : at;
  const name = `${at.tagName} ${at.getAttribute('aria-label') ?? seen?.textContent ?? ''}`.slice(0, 60);
  const ringed = [at, at.closest('label')].some((one) => {
    const style = one && (one === seen || !held) ? getComputedStyle(one) : undefined;
    return style?.outlineStyle === 'solid' && Number.parseFloat(style.outlineWidth) >= 2;
  });
  const box = seen?.getClientRects()[0];
  const over =
    box && document.elementFromPoint(box.left + Math.min(box.width / 2, 12), box.top + Math.min(box.height / 2, 12));
  const free = over && seen && (seen.contains(over) || over.contains(seen) || over.closest('label')?.contains(at));
  const fault = `${ringed ? '' : `${name}: no ring `}${free ? '' : `${name}: covered by ${over?.className}`}`;
  return { inside: true, shut: at.matches('details:not([open]) > summary'), fault };
};

/** What can be focused and was not. */
const unreached = (reached: readonly Element[]) =>
  [
    ...document.querySelectorAll<HTMLElement>(
      ':is(#calculator, #steps) :is(a[href], button, input, select, textarea, summary):not(:disabled)',
    ),
  ]
    .filter((one) => one.checkVisibility() && !reached.includes(one))
    .filter(
      (one) =>
        !(one instanceof HTMLInputElement && one.type === 'radio') ||
        !reached.some((other) => other instanceof HTMLInputElement && other.name === one.name),
    )
    .map((one) => `${one.outerHTML.slice(0, 90)}: not reached`);

const MOST_STOPS = 400;

/** By Tab alone from the head of the page to its end; what is shut is opened on the way. */
const walk = async (page: Page): Promise<readonly string[]> => {
  const faults: string[] = [];
  await page.evaluate(() => {
    document.getElementById('main')?.focus();
    Object.assign(window, { reached: [] });
    // A border: the list is the test's own.
    addEventListener('focusin', ({ target }) => (window as unknown as { reached: unknown[] }).reached.push(target));
  });
  let entered = false;
  for (let i = 0; i < MOST_STOPS; i++) {
    await page.keyboard.press('Tab');
    const { inside, shut, fault } = await page.evaluate(lookAtFocus);
    if (fault !== '') faults.push(fault);
    if (shut) await page.keyboard.press('Enter');
    if (entered && !inside) break;
    entered ||= inside;
  }
  const left = await page.evaluate(`(${unreached.toString()})(window.reached)`);
  // The same border: what the page gave back is that function's result.
  return [...faults, ...(left as readonly string[])];
};

const CONTROLS = ['button', 'link', 'textbox', 'spinbutton', 'combobox', 'checkbox', 'radio', 'DisclosureTriangle'];

/** In the browser's own tree for those who listen: every control has a name, and no other of its group has the same. */
const heard = async (page: Page): Promise<readonly string[]> => {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const groups = (id: string | undefined): string => {
    const node = id === undefined ? undefined : byId.get(id);
    if (!node) return '';
    const role = node.role?.value;
    return `${groups(node.parentId)}${role === 'group' || role === 'region' ? `${node.name?.value ?? ''} > ` : ''}`;
  };
  const said = nodes
    .filter(({ ignored, role }) => !ignored && CONTROLS.includes(String(role?.value)))
    .map(({ role, name, parentId }) => ({ role: role?.value, name: String(name?.value ?? ''), in: groups(parentId) }));
  const keys = said.filter(({ role }) => role !== 'link').map(({ role, name, in: group }) => `${group}${role} ${name}`);
  return [
    ...said.filter(({ name }) => name.trim() === '').map(({ role, in: group }) => `${group}${role}: no name`),
    ...keys.filter((key, i) => keys.indexOf(key) < i).map((key) => `${key}: twice`),
  ];
};

/** Another value by keys, for each kind of control. */
const keyFor = (control: string): string =>
  control === 'SELECT' || control === 'radio' ? 'ArrowDown' : control === 'checkbox' ? 'Space' : 'ArrowUp';

/** Changes the answer from the form, and gives what the live regions said meanwhile. */
const changeByKeys = async (page: Page): Promise<readonly string[] | undefined> => {
  const fields = page.locator(
    '.field :is(input[role="spinbutton"], select, input[type="checkbox"], input[type="radio"]:checked):visible',
  );
  const answer = page.locator('.answer [role="status"]').first();
  await page.evaluate(() => {
    const said: string[] = [];
    const heard = new Map<HTMLElement, string>();
    Object.assign(window, { said });
    for (const region of document.querySelectorAll<HTMLElement>('#calculator [role="status"]')) {
      heard.set(region, region.innerText);
      new MutationObserver(() => {
        if (region.innerText !== heard.get(region)) said.push(region.innerText);
        heard.set(region, region.innerText);
      }).observe(region, { subtree: true, childList: true, characterData: true });
    }
  });
  const before = await answer.innerText();
  for (let i = 0; i < (await fields.count()); i++) {
    const field = fields.nth(i);
    const kind = await field.evaluate((one) => (one instanceof HTMLInputElement ? one.type : one.tagName));
    await field.focus();
    await page.keyboard.press(keyFor(kind));
    await drawn(page);
    if ((await answer.innerText()) === before) continue;
    // A border: the list is the test's own.
    return page.evaluate(() => (window as unknown as { said: string[] }).said);
  }
  return undefined;
};

const spaces = (text: string): string => text.replace(/\s+/g, ' ');

const answered = async (page: Page, one: One, lang: 'en' | 'fr'): Promise<readonly string[]> => {
  const said = await changeByKeys(page);
  if (!said) return ['no key changes the answer'];
  await page.waitForURL(/[?&]was=/);
  const { answer, refused } = packageAnswer(one, page.url());
  const [lead] = answer?.facts ?? [];
  const due = refused
    ? [refused.reason[lang]]
    : [
        ...(typeof answer?.total === 'number' ? [signed(answer.total)] : []),
        ...(answer?.measure ? [`${whole(answer.measure.ways)}/${whole(answer.measure.of)}`] : []),
        ...(answer?.measure || !lead?.text ? [] : [lead.text[lang]]),
      ];
  return [
    ...(said.length === 1 ? [] : [`said ${said.length} times: ${said.join(' | ')}`]),
    ...due.filter((text) => !spaces(said.join(' ')).includes(spaces(text))).map((text) => `${text}: not said`),
  ];
};

const MOST_BUTTONS = 80;

/** Every button pressed once by Enter, whatever it does: the focus stays on the page. */
const pressAll = async (page: Page): Promise<readonly string[]> => {
  // What would leave the site, or the page, stays here.
  await page.evaluate(() => {
    window.open = () => null;
  });
  const faults: string[] = [];
  for (let i = 0; i < MOST_BUTTONS; i++) {
    const name = await page.evaluate((i) => {
      const buttons = [
        ...document.querySelectorAll<HTMLElement>(':is(#calculator, #steps) :is(button, summary)'),
      ].filter((one) => one.checkVisibility() && !one.matches(':disabled'));
      buttons[i]?.focus();
      return buttons[i] && `${buttons[i].ariaLabel ?? ''} ${buttons[i].textContent}`.trim();
    }, i);
    if (name === undefined) break;
    await page.keyboard.press('Enter');
    await drawn(page);
    const lost = await page.evaluate(
      () => !document.activeElement?.closest('#calculator, #steps') || document.activeElement.matches(':disabled'),
    );
    if (lost) faults.push(`${name}: focus lost`);
  }
  return faults;
};

for (const lang of LANGS)
  test(`every calculator by keys alone, as it is heard (${lang})`, async ({ browser, origin }) => {
    const context = await browser.newContext({ viewport: views[lang], serviceWorkers: 'block' });
    const page = await context.newPage();
    const faults: string[] = [];
    for (const one of await calculators()) {
      const path = address(lang, one);
      await open(page, origin + path);
      const found = [...(await walk(page)), ...(await heard(page)), ...(await answered(page, one, lang))];
      if (lang === 'en') found.push(...(await pressAll(page)));
      faults.push(...found.map((fault) => `${path} ${fault}`));
    }
    for (const path of livePages('steps', lang)) {
      await open(page, origin + path);
      const found = [...(await walk(page)), ...(await heard(page)), ...(await pressAll(page))];
      faults.push(...found.map((fault) => `${path} ${fault}`));
    }
    await context.close();
    expect(faults).toEqual([]);
  });
